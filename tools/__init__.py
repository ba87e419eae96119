"""What the Makefile and the build run on; no part of the package."""
