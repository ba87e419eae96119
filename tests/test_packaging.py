"""The package, its locked dependencies, its Makefile and its two forms."""

import importlib
import re
import shutil
import socket
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points, requires
from pathlib import Path

import pytest

import ludus
from tools import environment, forms, web

ROOT = environment.ROOT
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_version_is_that_of_the_project_and_stands_in_the_changelog() -> None:
    version = PROJECT["project"]["version"]
    assert ludus.__version__ == version
    assert f"\n## {version}" in (ROOT / "CHANGELOG.md").read_text()


def test_every_game_folder_is_registered_under_its_name() -> None:
    folders = {path.parent.name for path in (ROOT / "src/ludus/games").glob("*/__init__.py")}
    registered = {entry.name: entry.value for entry in entry_points(group="ludus.games")}
    assert registered == {name: f"ludus.games.{name}:GAME" for name in folders}


def test_the_form_under_test_is_the_one_announced(form: str) -> None:
    suffix = forms.SUFFIX if form == "compiled" else ".py"
    modules = forms.compiled_modules()
    assert "ludus.core.game" in modules
    files = {name: str(importlib.import_module(name).__file__) for name in modules}
    assert [name for name, file in files.items() if not file.endswith(suffix)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_locks_name_no_registry(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert re.findall(r"[\w-]+\.(?:com|dev|io|net|org)\b", text) == []
    assert re.findall(r"--(?:extra-)?index-url|--find-links", text) == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_locks_pin_every_dependency_with_hashes(lock: Path) -> None:
    pins = re.split(r"\n(?=[a-z])", lock.read_text())[1:]
    assert pins
    assert [pin for pin in pins if not re.match(r"[\w.-]+==\S+ .*\\\n +--hash=sha256:", pin)] == []


def test_the_lock_holds_all_that_the_package_and_its_tests_ask_for() -> None:
    asked = [*(requires("ludus") or []), *PROJECT["dependency-groups"]["dev"]]
    assert {_name(requirement) for requirement in asked} - set(_pins("dev")) == set()


def test_playing_installs_what_the_server_asks_for_and_nothing_heavy() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    asked = [*PROJECT["project"]["dependencies"], *extras["server"]]
    play, dev = _pins("play"), _pins("dev")
    assert {_name(requirement) for requirement in asked} - set(play) == set()
    assert {name: dev.get(name) for name in play} == play
    assert set(play) & {"mypy", "numpy", "playwright", "pyarrow", "pytest", "ruff"} == set()


def test_what_compiles_for_players_is_what_compiles_for_developers() -> None:
    compiler = _pins("compile")
    assert compiler["mypy"] == _pins("dev")["mypy"]
    assert f"mypy=={compiler['mypy']}" in PROJECT["build-system"]["requires"]
    assert {name: _pins("dev").get(name) for name in compiler} == compiler


def _name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0].replace(".", "-")


def _pins(lock: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    return dict(re.findall(r"^([\w-]+)==([^\s;]+)", text, re.M))


def test_who_only_plays_keeps_nothing_that_only_building_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "WHOLE", tmp_path / "synced")
    fetched = [tmp_path / name for name in ("node", "compiler")]
    for folder in fetched:
        folder.mkdir()
    environment.WHOLE.touch()
    environment.tidy(*fetched)
    assert all(folder.exists() for folder in fetched)
    environment.WHOLE.unlink()
    environment.tidy(*fetched)
    assert not any(folder.exists() for folder in fetched)


@pytest.mark.parametrize("listening", [False, True], ids=["refuses", "says-nothing"])
def test_an_unreachable_registry_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listening: bool
) -> None:
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(web, "MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(web, "PATIENCE", 2.0 if listening else 60.0)
    with socket.socket() as registry:
        registry.bind(("127.0.0.1", 0))
        if listening:
            registry.listen()
        address = f"http://127.0.0.1:{registry.getsockname()[1]}/"
        monkeypatch.setenv("npm_config_registry", address)
        monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
        with pytest.raises(environment.NotFetched, match="is the npm registry reachable"):
            web.fetch(web.node(), "build")


def test_help_lists_every_target() -> None:
    targets = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), re.M)
    assert targets
    shown = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^  make (\w+) +\w.+\.$", shown, re.M) == targets[1].split()


@pytest.mark.slow
@pytest.mark.skipif(bool(forms.hindrance()), reason=f"{forms.hindrance()}.")
def test_what_stands_compiled_is_never_older_than_its_source(form: str, tmp_path: Path) -> None:
    if form == "compiled":
        pytest.skip("The same for both forms, so tried with the interpreted one.")
    core = _small_project(tmp_path)
    (core / "rules.py").write_text("from ludus.core.words import N\ndef f() -> int: return N\n")
    (core / "words.py").write_text("from typing import Final\nN: Final = 1\n")
    (core / "score.py").write_text("")
    assert _compile(tmp_path) == 0
    assert _import(tmp_path) == f"rules{forms.SUFFIX} 1"

    (core / "words.py").write_text("from typing import Final\nN: Final = 2\n")
    (core / "score.py").unlink()
    assert _compile(tmp_path) == 0
    assert _import(tmp_path) == f"rules{forms.SUFFIX} 2"
    assert not list(core.glob("score*"))

    (core / "words.py").write_text("from typing import Final\nN: Final = '3'\n")
    assert _compile(tmp_path) == 1
    assert _import(tmp_path) == "rules.py 3"


def _small_project(root: Path) -> Path:
    for name in ("setup.py", "pyproject.toml", "requirements/compile.txt", "tools"):
        (root / name).parent.mkdir(exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, root / name)
    core = root / "src/ludus/core"
    core.mkdir(parents=True)
    for folder in (core, core.parent):
        (folder / "__init__.py").write_text("")
    return core


def _compile(root: Path) -> int:
    command = [sys.executable, "-m", "tools.forms", "compile"]
    return subprocess.run(command, cwd=root, capture_output=True).returncode


def _import(root: Path) -> str:
    program = "import ludus.core.rules as r; print(r.__file__.rsplit('/')[-1], r.f())"
    command = [sys.executable, "-c", program]
    environment = {"PYTHONPATH": str(root / "src")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return done.stdout.strip()
