"""Other people's libraries learn a few steps of every game: the programs of `examples/`.

They run in an environment of their own, which `make peers` makes: PyTorch is too heavy for all.
"""

import os
import subprocess

import pytest

from tests.needs import skip_for_want
from tools.environment import PEERS, ROOT

PROGRAMS = {
    "train_ppo.py": ["--steps", "4096", "--parts", "1", "--matches", "2"],
    "train_dqn.py": ["--steps", "128", "--parts", "1", "--matches", "2"],
    "train_reinforce.py": ["--steps", "1024"],
}


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_library_of_others_learns_every_game(program: str) -> None:
    if not (PEERS / "installed").exists():
        skip_for_want("sb3-contrib, Tianshou and TorchRL are not here: run 'make peers'.")
    command = [str(PEERS / "bin/python"), str(ROOT / "examples" / program)]
    games = ["municipium", "rome", "council"]
    result = subprocess.run(
        [*command, *games, *PROGRAMS[program]],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},  # compiling takes longer than these few steps
    )
    assert result.returncode == 0, result.stderr
    assert [line for line in result.stdout.splitlines() if line in games] == games
    assert result.stdout.count(" steps") >= 2 * len(games)
    assert "nan" not in result.stdout
