"""Seeds of many games from one."""

import hashlib


def seed_of(seed: int, number: int) -> int:
    """The seed of one game among many, the same wherever it is played."""
    digest = hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")
