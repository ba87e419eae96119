"""What each decision and each draw of a game was worth: reviews, hints, open analysis."""
