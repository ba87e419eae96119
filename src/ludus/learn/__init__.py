"""Lessons: games taught on their real rules, as data that the engine plays."""
