"""Import it before anything of Ludus, and bots think in seconds of processor time.

Figures taken on a machine that is busy with other work then say the same as on an idle one: what
else runs takes nothing of a bot's time.
"""

import time

time.perf_counter = time.process_time
