"""What no decision may create or destroy: a file for each game, found by the game's name."""
