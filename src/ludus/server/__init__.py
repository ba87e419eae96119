"""The server: tables, seats and live play over HTTP and WebSocket, with nothing lost."""
