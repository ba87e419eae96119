"""Tests of reviews, hints and values."""
