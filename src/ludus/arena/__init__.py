"""Many games: simulations, matches between bots, ratings and statistics."""
