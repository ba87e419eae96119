"""What thinks for a table: bots, reviews, and the processes they run in."""
