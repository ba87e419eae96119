"""Networks that learn from self-play: `ludus train`."""
