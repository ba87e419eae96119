"""Networks that learn from self-play: `ludus train`."""

import os

# The matrices are small: threads of a library would wait for each other more than they work, and
# the processes of self-play have the cores already.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
