"""The server, tested from outside wherever it can be: real processes, sockets and databases."""
