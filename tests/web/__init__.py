"""The browser's client, in a real browser."""
