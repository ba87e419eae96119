"""Bots that misbehave, and one that behaves, named `tests.bots.players:Class` in tests."""

from ludus.bots import Bot, Budget, Observation

NOT_A_BOT = 3


class First(Bot):
    """Always the first legal id."""

    def decide(self, observation: Observation, budget: Budget) -> int:
        return observation.legal()[0]


class Raises(Bot):
    """Fails at every decision."""

    def decide(self, observation: Observation, budget: Budget) -> int:
        raise KeyError("nowhere")


class Illegal(Bot):
    """Answers with an id that does not exist."""

    def decide(self, observation: Observation, budget: Budget) -> int:
        return -7


class Endless(Bot):
    """Never answers, and catches whatever it can."""

    def decide(self, observation: Observation, budget: Budget) -> int:
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue


class Unmade(Bot):
    """Cannot be made without an argument."""

    def __init__(self, needed: int) -> None:
        self.needed = needed
