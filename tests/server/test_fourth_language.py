"""A fourth language is files only: the server and the terminal speak it once they are there."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.latin import with_latin
from tests.server.running import Running

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def latin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the package with files in Latin."""
    return with_latin(tmp_path_factory.mktemp("latin")) / "src"


def test_the_terminal_speaks_it(latin: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludus", "play", "municipium", "--seed", "5"]
    done = subprocess.run(
        [*command, "--against", "random", "--language", "la", "--save", "g.json"],
        input="q\n",
        env={**os.environ, "PYTHONPATH": str(latin), "LUDUS_COMPILE": "0"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    for words in ("? auxilium dat", "Pone familiarem ubi vis (7 restant).", "Servatum est: ludus"):
        assert words in done.stdout, done.stdout
    assert "in the Taberna" in done.stdout


def test_the_lobby_and_the_table_speak_it(latin: Path, tmp_path: Path) -> None:
    server = Running(tmp_path / "data", PYTHONPATH=str(latin), LUDUS_COMPILE="0")
    try:
        with httpx.Client(base_url=server.url, headers={"Accept-Language": "la"}) as guest:
            assert guest.get("/api/me").json()["language"] == "la"
            assert guest.get("/api/tables/nowhere").json()["detail"] == "Haec mensa non est."
            seats = [{"kind": "me"}, {"kind": "device", "name": "Livia"}]
            asked = {"game": "municipium", "seats": seats}
            table = guest.post("/api/tables", json=asked).json()["id"]
            state = guest.post(f"/api/tables/{table}/start").json()
            seat = state["position"]["actor"]
            state = guest.get(f"/api/tables/{table}/state", params={"seat": seat}).json()
            prompt = state["position"]["prompt"]["text"]
            assert prompt == "Pone familiarem ubi vis (7 restant)."
            words = guest.get("/api/games/municipium/words").json()
            assert words["words"]["institution.tavern"] == "Taberna"
    finally:
        server.stop()
