"""What is measured, as ratios to a reference loop in the same run."""
