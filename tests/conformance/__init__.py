"""What every game must fulfil."""
