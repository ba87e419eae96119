"""What can be watched: metrics, logs, the dashboard."""

import json
import logging
import re
from pathlib import Path

import pytest

from ludus.server.logs import REQUEST, Formatter
from ludus.server.metrics import HELP, Metrics
from tests.server.running import Person, Running

ROOT = Path(__file__).parents[2]
LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]+"(,[a-z]+="[^"]+")*\})? -?[0-9.e+-]+$')


def _values(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(LINE.match(line) for line in lines), lines
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines}


def test_what_is_played_is_counted_and_measured(server: Running, person: Person) -> None:
    table = person.table("me", "random")
    before = _values(person.ask("GET", "/metrics").text)
    state = person.wait_for_turn(table, person.post(f"{table}/start"))
    person.wait_for_turn(table, person.act(table, state))
    after = _values(person.ask("GET", "/metrics").text)

    def grown(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert grown('ludus_decisions_total{by="person"}') == 1
    assert grown('ludus_decisions_total{by="bot"}') >= 1
    assert grown("ludus_told_seconds_count") >= 3
    assert grown("ludus_thinking_seconds_count") >= 1
    assert grown("ludus_commit_seconds_count") >= 3
    assert grown('ludus_requests_total{status="2xx"}') >= 3
    assert after['ludus_tables{state="playing"}'] >= 1
    assert after["process_resident_memory_bytes"] > 10**7
    assert after["ludus_tables_loaded"] >= 1


def test_histograms_are_cumulative() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.03, 7.0, 100.0):
        metrics.observe("ludus_told_seconds", seconds)
    values = _values(metrics.text({}, {}))
    assert values['ludus_told_seconds_bucket{le="0.001"}'] == 1
    assert values['ludus_told_seconds_bucket{le="0.05"}'] == 2
    assert values['ludus_told_seconds_bucket{le="10"}'] == 3
    assert values['ludus_told_seconds_bucket{le="+Inf"}'] == values["ludus_told_seconds_count"] == 4


def test_metrics_are_for_this_machine_alone(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", LUDUS_PROXIES="127.0.0.1")
    person = Person(running)
    assert person.ask("GET", "/metrics").status_code == 200
    outside = {"X-Forwarded-For": "203.0.113.7"}
    assert person.ask("GET", "/metrics", headers=outside).status_code == 404
    person.http.close()
    assert running.stop() == 0


def test_a_proxy_nobody_told_of_does_not_show_the_metrics_to_the_world(person: Person) -> None:
    reply = person.ask("GET", "/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert reply.status_code == 404


def test_every_reply_names_its_request(person: Person) -> None:
    ids = {person.ask("GET", "/api/health").headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3


@pytest.mark.parametrize("as_json", [True, False])
def test_a_line_of_the_log_has_time_level_and_request(as_json: bool) -> None:
    token = REQUEST.set("abc123")
    record = logging.LogRecord("ludus.x", logging.WARNING, "", 1, "It %s.", ("failed",), None)
    record.created, record.msecs = 0.0, 7.0
    line = Formatter(as_json).format(record)
    REQUEST.reset(token)
    if as_json:
        assert json.loads(line) == {
            "time": "1970-01-01T00:00:00.007Z",
            "level": "WARNING",
            "logger": "ludus.x",
            "request": "abc123",
            "message": "It failed.",
        }
    else:
        assert line == "1970-01-01T00:00:00.007Z WARNING ludus.x [abc123]: It failed."


def test_the_dashboard_asks_for_what_there_is() -> None:
    dashboard = json.loads((ROOT / "examples" / "grafana.json").read_text())
    asked = " ".join(t["expr"] for panel in dashboard["panels"] for t in panel["targets"])
    names = set(re.findall(r"(?:ludus|process)_[a-z_]+", asked))
    assert {re.sub(r"_bucket$", "", name) for name in names} <= set(HELP)
    assert len(names) >= 8
