"""Background tasks are started again when they fail."""

import asyncio
import logging

import pytest

from ludus.server import background
from ludus.server.background import Background


def test_a_task_that_fails_is_started_again_and_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "FIRST_DELAY", 0.001)
    started = 0

    async def check() -> None:
        tasks = Background()
        works = asyncio.Event()

        async def work() -> None:
            nonlocal started
            started += 1
            if started < 4:
                raise RuntimeError("something nobody thought of")
            works.set()
            await asyncio.Event().wait()

        tasks.start("writer", work)
        async with asyncio.timeout(30):
            await works.wait()
        await tasks.stop("writer")

    with caplog.at_level(logging.ERROR):
        asyncio.run(check())
    assert started == 4
    assert caplog.text.count("The writer failed") == 3
    assert caplog.text.count("RuntimeError: something nobody thought of") == 3
