"""What a running server counts and measures, in the text format of Prometheus."""

import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of a histogram, in seconds."""
HELP: Final = {
    "ludus_requests_total": "Requests over HTTP, by the class of their status.",
    "ludus_decisions_total": "Decisions played, by people and by bots.",
    "ludus_told_seconds": "From a decision until every reader in this process is told of it.",
    "ludus_commits_total": "Transactions of the writer.",
    "ludus_changes_total": "Changes of tables that were written.",
    "ludus_commit_seconds": "How long a transaction of the writer took.",
    "ludus_thinking_seconds": "How long a bot thought about a decision.",
    "ludus_turn_seconds": "How long a bot waited for its turn to think.",
    "ludus_errors_total": "Failures, by what failed.",
    "ludus_sockets": "Open WebSockets.",
    "ludus_queued_bytes": "What waits to be sent over WebSockets.",
    "ludus_waiting": "Long polls under way.",
    "ludus_tables_loaded": "Tables in memory.",
    "ludus_tables": "Tables in the database, by state.",
    "ludus_uptime_seconds": "How long the process has run.",
    "process_resident_memory_bytes": "Memory of the server process.",
    "process_cpu_seconds_total": "Processor time of the server process.",
}

Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counters and histograms of one process."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self.counters: defaultdict[tuple[str, Labels], float] = defaultdict(float)
        self.histograms: dict[str, list[float]] = {}

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add to a counter."""
        self.counters[name, tuple(sorted(labels.items()))] += amount

    def observe(self, name: str, seconds: float) -> None:
        """Add to a histogram: the buckets, then the count and the sum."""
        found = self.histograms.setdefault(name, [0.0] * (len(BUCKETS) + 2))
        for at, bound in enumerate(BUCKETS):
            found[at] += seconds <= bound
        found[-2] += 1
        found[-1] += seconds

    @contextmanager
    def measure(self, name: str) -> Iterator[None]:
        """Measure how long something takes, if it succeeds."""
        started = time.monotonic()
        yield
        self.observe(name, time.monotonic() - started)

    def text(self, gauges: Mapping[str, float], tables: Mapping[str, int]) -> str:
        """Everything, as Prometheus reads it."""
        now = {**gauges, "ludus_uptime_seconds": time.monotonic() - self.started, **_process()}
        samples: dict[str, list[str]] = defaultdict(list)
        kinds = dict.fromkeys(now, "gauge") | {"ludus_tables": "gauge"}
        for (name, labels), value in sorted(self.counters.items()):
            kinds[name] = "counter"
            samples[name].append(_sample(name, value, labels))
        for name, value in now.items():
            samples[name].append(_sample(name, value))
        for state, count in tables.items():
            samples["ludus_tables"].append(_sample("ludus_tables", count, (("state", state),)))
        for name, values in self.histograms.items():
            kinds[name] = "histogram"
            samples[name] = _histogram(name, values)
        kinds["process_cpu_seconds_total"] = "counter"
        lines: list[str] = []
        for name, found in samples.items():
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kinds[name]}", *found]
        return "\n".join(lines) + "\n"


METRICS: Final = Metrics()
"""Those of this process."""


def _sample(name: str, value: float, labels: Labels = ()) -> str:
    inside = ",".join(f'{label}="{text}"' for label, text in labels)
    return f"{name}{{{inside}}} {value:g}" if labels else f"{name} {value:.17g}"


def _histogram(name: str, values: list[float]) -> list[str]:
    bounds = [*(f"{bound:g}" for bound in BUCKETS), "+Inf"]
    counts = [*values[: len(BUCKETS)], values[-2]]
    buckets = [
        _sample(f"{name}_bucket", count, (("le", bound),))
        for bound, count in zip(bounds, counts, strict=True)
    ]
    return [*buckets, _sample(f"{name}_sum", values[-1]), _sample(f"{name}_count", values[-2])]


def _process() -> dict[str, float]:
    found = {"process_cpu_seconds_total": time.process_time()}
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        import resource

        found["process_resident_memory_bytes"] = float(pages * resource.getpagesize())
    return found
