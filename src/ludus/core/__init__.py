"""The contract every game fulfils, records and the registry; knows no game."""
