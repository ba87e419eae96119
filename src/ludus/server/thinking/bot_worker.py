"""What runs in the processes in which bots think. They know the rules and nothing of the server."""

from ludus.bots import decide


def think(record: dict[str, object], seat: int, level: str, seconds: float) -> int | str:
    """What the bot plays, or why it cannot: not every error survives the way to the server."""
    try:
        return decide(record, seat, level, seconds)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
