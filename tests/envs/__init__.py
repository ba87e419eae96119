"""The games as environments, and as data."""
