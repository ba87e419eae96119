"""The games as standard environments; each adapter is an extra of its own."""
