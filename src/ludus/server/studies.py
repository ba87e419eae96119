"""Studies: what guests try in the middle of finished games, and positions they set up."""

import json
import secrets
from dataclasses import replace
from typing import Any, Final

from ludus.analysis.review import digest
from ludus.analysis.study import Study, from_dict
from ludus.core.match import Match
from ludus.server import clock
from ludus.server.errors import Refusal, RelayedRefusal
from ludus.server.present import jobs
from ludus.server.present.presenter import Presenter
from ludus.server.storage.rows import Guest, StudyRow
from ludus.server.storage.schema import studies
from ludus.server.storage.store import Store

MAX_STUDIES: Final = 200
"""How many studies a guest may keep."""


class Studies:
    """The studies of all guests."""

    def __init__(self, kept: Store, presenter: Presenter) -> None:
        self.store = kept
        self.presenter = presenter

    async def read(self, guest: Guest, text: str, language: str) -> Study:
        """The study of a file, which is checked where it can do no harm."""
        return await self._checked(guest, jobs.studied, text, language)

    async def positioned(
        self, guest: Guest, game: str, position: dict[str, Any], language: str
    ) -> Study:
        """A study that begins in a position set up by hand, if it can be on the table."""
        return await self._checked(guest, jobs.positioned, game, position, language)

    async def _checked(self, guest: Guest, job: Any, *asked: Any) -> Study:
        made = await self.presenter.make(guest.id, job, *asked)
        if made.status != 200:
            raise RelayedRefusal(made.status, made.body)
        return from_dict(json.loads(made.body))

    async def open(self, study: Study, table: str | None, guest: Guest) -> StudyRow:
        """The guest's study of a record: the one there is, or a new one."""
        known = digest(study.record)
        if len(study.lines) == 1:
            found = await self.store.study_of(guest.id, known)
            if found is not None:
                return found
        if await self.store.count(studies, studies.c.guest == guest.id) >= MAX_STUDIES:
            raise Refusal(429, "many-studies", most=MAX_STUDIES)
        id, now = secrets.token_urlsafe(9), clock.now()
        game, data = study.record.game, study.as_dict()
        row = StudyRow(id, guest.id, game, known, "", table, data, now, now)
        await self.store.add_study(row)
        return row

    async def get(self, id: str) -> StudyRow:
        """The study of that name, for whoever has its link."""
        row = await self.store.study(id)
        if row is None:
            raise Refusal(404, "no-study")
        return row

    async def line(self, id: str, number: int) -> Match:
        """The game along one line of a study."""
        study = from_dict((await self.get(id)).data)
        if number >= len(study.lines):
            raise Refusal(404, "no-variation")
        return study.match(number, study.length(number), story=False)

    async def keep(self, row: StudyRow, study: Study, name: str | None = None) -> StudyRow:
        """Keep what has been tried since, or how it is called, unless another page was faster."""
        called = row.name if name is None else name
        changed = replace(row, data=study.as_dict(), name=called, changed=clock.now())
        if not await self.store.change_study(changed, row.changed):
            raise Refusal(409, "study-changed")
        return changed
