"""The database: its tables, the rows in memory, the one way to change them, its history."""
