"""The form of the rules that runs, and what is said about it."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from ludus.core import form as forms_of_rules
from tools import forms


def test_the_form_is_known(form: str) -> None:
    assert forms_of_rules.compiled() is (form == "compiled")
    assert forms_of_rules.compiled() <= forms_of_rules.compiled_is_there()


def test_compiled_rules_are_noticed_when_they_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forms_of_rules, "FILE", tmp_path / "game.py")
    assert not forms_of_rules.compiled_is_there()
    (tmp_path / f"game{sysconfig.get_config_var('EXT_SUFFIX')}").touch()
    assert forms_of_rules.compiled_is_there()
    assert not forms_of_rules.compiled()


def test_advice_is_for_those_who_could_compile_and_did_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUDUS_COMPILE", raising=False)
    monkeypatch.setenv("CC", "python3")
    monkeypatch.setattr(forms_of_rules, "FILE", tmp_path / "src/ludus/core/game.py")
    assert "pip install" in forms_of_rules.advice()
    (tmp_path / "Makefile").touch()
    assert "`make compile`" in forms_of_rules.advice()
    monkeypatch.setenv("CC", "no-such-compiler")
    assert forms_of_rules.advice() == ""
    monkeypatch.setenv("CC", "python3")
    monkeypatch.setenv("LUDUS_COMPILE", "0")
    assert forms_of_rules.advice() == ""
    monkeypatch.delenv("LUDUS_COMPILE")
    monkeypatch.setattr(forms_of_rules, "FILE", tmp_path / "game.so")
    assert forms_of_rules.advice() == ""


def test_a_server_loads_all_rules_before_they_could_be_compiled() -> None:
    program = (
        "from ludus.server.serve import load_rules; load_rules(); import sys; print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout
    assert set(forms.compiled_modules()) - set(loaded.split()) == set()
