"""Tables in memory: what changes them, and who is at them."""
