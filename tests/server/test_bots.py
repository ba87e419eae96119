"""The processes in which bots think."""

import os
from types import SimpleNamespace
from typing import cast

import pytest
from librt.random import Random

from ludus.core import form as form_of_rules
from ludus.server.settings import Settings
from ludus.server.tables.tables import Tables
from ludus.server.thinking.bots import BotRunner


def test_workers_are_replaced_once_when_the_rules_have_been_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = [False]
    monkeypatch.setattr(form_of_rules, "compiled_is_there", lambda: compiled[0])
    tables = cast(Tables, SimpleNamespace(on_change=[]))
    runner = BotRunner(tables, Settings(workers=1), Random(1))
    before = runner.pool
    thinking = before.schedule(os.getpid)
    runner.renew_pool()
    assert runner.pool is before
    compiled[0] = True
    runner.renew_pool()
    after = runner.pool
    assert after is not before
    assert after.schedule(os.getpid).result() != thinking.result()
    runner.renew_pool()
    assert runner.pool is after
    runner.stop()
