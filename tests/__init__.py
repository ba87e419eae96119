"""The tests; `make test` runs them on both forms of the package."""
