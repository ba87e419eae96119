"""A server that is cut off from its database, in a network apart from this machine's.

A browser gives up what it is loading when a wire appears in its own network, so nothing is made
there.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import skip_for_want
from tests.server.postgres import wanted
from tools.environment import ROOT

APART = ("unshare", "--net")


@pytest.mark.slow
def test_a_cut_network_loses_nothing(tmp_path: Path) -> None:
    wanted()
    if None in map(shutil.which, ("ip", "unshare")) or subprocess.call([*APART, "true"]):
        skip_for_want("Networks cannot be made here: that takes root, and iproute2.")
    command = [*APART, sys.executable, "-m", "tests.server.cut_network", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
