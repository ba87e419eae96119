"""What a reader is shown: nothing of a game leaves the server but through here."""
