"""The two forms of Ludus: interpreted, and compiled by mypyc. One source, tested both ways.

`compile` builds the compiled form in place, if a source has changed since the last time and a C
compiler is there. Python prefers a compiled module to the source beside it, so whatever is out of
date is removed first: a module that fails to compile runs interpreted, never as it was before.
Where mypyc is not installed, as with those who only play, it is fetched and removed afterwards.
`mirror` copies the sources alone to `build/pure`, where the interpreted form runs.
"""

import argparse
import hashlib
import importlib.util
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.environment import COMPILER, ROOT, UV, NotFetched, install, tidy

SOURCES: Final = ROOT / "src"
BUILD: Final = ROOT / "build"
PURE: Final = BUILD / "pure"
STAMP: Final = BUILD / "compiled.txt"
INTERMEDIATE: Final = ("lib.*", "ludus", "temp.*", "__native*", "ops.txt")
"""What mypyc and the C compiler leave in `build`, and look at the next time."""
TOOLCHAIN: Final = ("requirements/compile.txt", "setup.py")
"""With what is chosen in pyproject.toml, what decides how a source is compiled."""
STOPPED: Final = 128 + signal.SIGTERM
"""The exit code of one who was asked to stop."""
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")


def main() -> int:
    """Run the command named on the command line."""
    parser = argparse.ArgumentParser(prog="forms", description=__doc__.split("\n\n")[0])
    commands = {"compile": compile_in_place, "mirror": mirror, "remove": remove}
    parser.add_argument("command", choices=commands)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(STOPPED))  # with what was fetched removed
    try:
        return commands[parser.parse_args().command]() or 0
    except NotFetched as reason:
        print(reason)
        return 1


def compiled_sources() -> list[Path]:
    """The files mypyc compiles, as `[tool.ludus.compile]` in pyproject.toml says."""
    exclude = _choice()["exclude"]
    return [path for path in _candidates() if path.name not in exclude]


def compiled_modules() -> list[str]:
    """The same as the names of modules."""
    return [".".join(_relative(path).with_suffix("").parts) for path in compiled_sources()]


def hindrance() -> str:
    """Why nothing can be compiled here, or an empty string."""
    if os.environ.get("LUDUS_COMPILE") == "0":
        return "LUDUS_COMPILE is 0"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"There is no C compiler ({compiler[0]}) here"
    trial = [*compiler, "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-x", "c", "-"]
    if subprocess.run(trial, input=b"#include <Python.h>\n", capture_output=True).returncode:
        return f"The C compiler ({compiler[0]}) finds no headers of Python here"
    return ""


def found() -> list[Path]:
    """All that stands compiled among the sources, whatever its age."""
    return sorted(SOURCES.rglob("*.so"))


def up_to_date() -> bool:
    """Whether what stands compiled is all of the compiled form of the sources as they are now."""
    return _stamp() == _digests() and _complete()


def compile_in_place() -> int:
    """Bring the compiled form up to date; an exit code."""
    import fcntl  # not on Windows, where setup.py needs the rest of this file

    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        reason = hindrance()
        if reason:
            remove()
            print(f"{reason}, so Ludus goes on interpreted: the same games, only slower.")
            return 0
        return 0 if up_to_date() else _build()


def mirror() -> None:
    """Copy the sources without what is compiled to `build/pure`, with the rules as in a wheel."""
    shutil.rmtree(PURE, ignore_errors=True)
    shutil.copytree(
        SOURCES, PURE, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
    )
    shutil.copytree(ROOT / "docs/rules", PURE / "ludus/server/rules")


def remove() -> None:
    """Remove all that stands compiled among the sources."""
    STAMP.unlink(missing_ok=True)
    for path in (*found(), *SOURCES.rglob("*.new")):
        path.unlink()


def _build() -> int:
    digests = _digests()
    if _stamp()[:1] != digests[:1]:
        _remove_intermediate()
    remove()
    print("Compiling the rules with mypyc...", flush=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", f"--parallel={os.cpu_count()}"]
    with _mypyc() as path:
        environment = {**os.environ, "PYTHONPATH": path}
        if subprocess.run(command, cwd=ROOT, env=environment).returncode == 0:
            _put_in_place()
    if not _complete():
        remove()
        print("The rules did not compile; what mypyc or the C compiler said stands above.")
        return 1
    STAMP.write_text("\n".join(digests))
    return 0


@contextmanager
def _mypyc() -> Iterator[str]:
    """What PYTHONPATH has to name for mypyc to be found; what was fetched for that goes again."""
    if importlib.util.find_spec("mypyc"):
        yield os.environ.get("PYTHONPATH", "")
        return
    try:
        install("compile.txt", COMPILER)
        tidy(UV)
        yield str(COMPILER)
    finally:
        shutil.rmtree(COMPILER, ignore_errors=True)
        _remove_intermediate()


def _put_in_place() -> None:
    """Put what was built beside the sources, all within a moment: others may be running them.

    The library comes first, which the modules need, and last the one that `core.form` looks for.
    """
    (built,) = BUILD.glob(f"lib.*{sys.implementation.cache_tag}")
    modules = [_relative(path.with_name(path.stem + SUFFIX)) for path in compiled_sources()]
    modules.sort(key=lambda path: path.stem.startswith("game."))
    library = [path.relative_to(built) for path in built.glob("*__mypyc*")]
    staged = [(built / path, SOURCES / path) for path in (*library, *modules)]
    for source, goal in staged:
        shutil.copy(source, goal.with_suffix(".new"))
    with _not_stopped():
        for _, goal in staged:
            goal.with_suffix(".new").replace(goal)


@contextmanager
def _not_stopped() -> Iterator[None]:
    """Let whoever wants to stop this wait for a moment."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _remove_intermediate() -> None:
    for made in INTERMEDIATE:
        for path in BUILD.glob(made):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _complete() -> bool:
    expected = {path.with_name(path.stem + SUFFIX) for path in compiled_sources()}
    extra = [path for path in found() if path not in expected and "__mypyc" not in path.name]
    return expected <= set(found()) and not extra


def _digests() -> list[str]:
    """What the compiled form was made with and made from.

    Sources that are not compiled count too: mypyc copies their constants into those that are.
    """
    toolchain = [ROOT / name for name in TOOLCHAIN]
    return [_digest(toolchain, SUFFIX, str(_choice())), _digest(_candidates(), SUFFIX)]


def _digest(paths: Iterable[Path], *facts: str) -> str:
    total = hashlib.sha256("\0".join(facts).encode())
    for path in paths:
        total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()


def _stamp() -> list[str]:
    return STAMP.read_text().split() if STAMP.exists() else []


def _candidates() -> list[Path]:
    return sorted(path for glob in _choice()["include"] for path in ROOT.glob(glob))


def _choice() -> dict[str, list[str]]:
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text())
    choice: dict[str, list[str]] = tables["tool"]["ludus"]["compile"]
    return choice


def _relative(path: Path) -> Path:
    return path.relative_to(SOURCES)


if __name__ == "__main__":
    sys.exit(main())
