"""Serves the games and opens the lobby; meanwhile the rules are compiled, which takes minutes.

The server starts with the rules interpreted, and the processes in which bots think are replaced
when the compiled form is there. If it is there already, there is nothing to do but serve. In the
end all is removed that was fetched only to come so far.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from tools import environment, forms

LUDUS: Final = Path(sys.executable).with_name("ludus")
LOG: Final = forms.BUILD / "compile.log"


def main() -> int:
    """Serve until stopped; the exit code of the server."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(forms.STOPPED))
    try:
        if forms.up_to_date() or forms.hindrance():
            forms.compile_in_place()
            environment.tidy()
            return _serve(dict(os.environ))
        forms.remove()
        print("The rules are compiled meanwhile; until then bots think more slowly.", flush=True)
        compiler = _begin_compiling()
        try:
            return _serve({**os.environ, "LUDUS_COMPILE": "0"})
        finally:
            _end(compiler)
    finally:
        environment.tidy()


def _serve(environment: dict[str, str]) -> int:
    server = subprocess.Popen([LUDUS, "serve", "--open", *sys.argv[1:]], env=environment)
    try:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the server has heard it too
                return server.wait()
    finally:
        server.terminate()
        server.wait()


def _begin_compiling() -> subprocess.Popen[bytes]:
    """Compile in a process of its own, when nobody else wants the processor."""
    forms.BUILD.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        compiler = subprocess.Popen(
            ["nice", "-n", "19", sys.executable, "-m", "tools.forms", "compile"],
            stdout=log,
            stderr=log,
            cwd=environment.ROOT,
            process_group=0,
        )
    threading.Thread(target=_tell, args=[compiler], daemon=True).start()
    return compiler


def _tell(compiler: subprocess.Popen[bytes]) -> None:
    """Say how compiling ended, unless the player ended it."""
    code = compiler.wait()
    environment.tidy()
    if code == 0:
        print("The rules are compiled: bots think at full speed now.", flush=True)
    elif code != forms.STOPPED:
        print(f"The rules did not compile and stay interpreted; {LOG} says why.", flush=True)


def _end(compiler: subprocess.Popen[bytes]) -> None:
    if compiler.poll() is None:
        os.killpg(compiler.pid, signal.SIGTERM)
        compiler.wait()


if __name__ == "__main__":
    sys.exit(main())
