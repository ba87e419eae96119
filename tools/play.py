"""Serves the games and opens the lobby; meanwhile the rules are compiled, which takes minutes.

The server starts with the rules interpreted, and the processes in which bots think are replaced
when the compiled form is there. If it is there already, there is nothing to do but serve. What was
fetched only to come so far is removed as soon as it has done its work.
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
COMPILE: Final = ["nice", "-n", "19", sys.executable, "-m", "tools.forms", "compile"]
"""Compile in a process that runs when nobody else wants the processor."""
LOG: Final = forms.BUILD / "compile.log"


def main() -> int:
    """Serve until stopped; the exit code of the server, or that of being stopped."""
    children = Children()
    environment.tidy(environment.NODE, environment.MODULES)
    try:
        if forms.up_to_date() or forms.hindrance():
            forms.compile_in_place()
            environment.tidy(environment.UV, environment.COMPILER)
            return _serve(children, dict(os.environ))
        forms.remove()
        print("The rules are compiled meanwhile; until then bots think more slowly.", flush=True)
        _begin_compiling(children)
        return _serve(children, {**os.environ, "LUDUS_COMPILE": "0"})
    finally:
        children.end()
        environment.tidy(environment.UV, environment.COMPILER)


class Children:
    """The processes started here: none of them outlives this one when it is asked to stop.

    The handlers of SIGINT and SIGTERM raise nothing: an exception while `Popen` starts a process
    would leave that process running with nobody to end it. What starts after a signal is ended.
    """

    def __init__(self) -> None:
        self.running: list[subprocess.Popen[bytes]] = []
        self.groups: list[subprocess.Popen[bytes]] = []
        self.stopped = False
        signal.signal(signal.SIGINT, lambda *_: self.hear())
        signal.signal(signal.SIGTERM, lambda *_: self.stop())

    def add(self, child: subprocess.Popen[bytes], group: bool = False) -> None:
        """Take charge of a process that was just started, or of it and its whole group."""
        (self.groups if group else self.running).append(child)
        if self.stopped:
            self.stop()

    def hear(self) -> None:
        """Ctrl+C: the server has heard it too, unless it is only just starting."""
        self.stopped = True

    def stop(self) -> None:
        """Ask all of them to end, and each that is added from now on."""
        self.stopped = True
        for child in self.running:
            child.terminate()
        for child in self.groups:
            if child.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(child.pid, signal.SIGTERM)

    def end(self) -> None:
        """Stop all of them and wait until they have ended."""
        self.stop()
        for child in (*self.running, *self.groups):
            child.wait()


def _serve(children: Children, environment: dict[str, str]) -> int:
    server = subprocess.Popen([LUDUS, "serve", "--open", *sys.argv[1:]], env=environment)
    children.add(server)
    code = server.wait()
    return forms.STOPPED if children.stopped else code


def _begin_compiling(children: Children) -> None:
    forms.BUILD.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        compiler = subprocess.Popen(
            COMPILE, stdout=log, stderr=log, cwd=environment.ROOT, process_group=0
        )
    children.add(compiler, group=True)
    threading.Thread(target=_tell, args=[compiler], daemon=True).start()


def _tell(compiler: subprocess.Popen[bytes]) -> None:
    """Say how compiling ended, unless the player ended it."""
    code = compiler.wait()
    if code == 0:
        print("The rules are compiled: bots think at full speed now.", flush=True)
    elif code not in (forms.STOPPED, -signal.SIGTERM):
        print(f"The rules did not compile and stay interpreted; {LOG} says why.", flush=True)


if __name__ == "__main__":
    sys.exit(main())
