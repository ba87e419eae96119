"""Which tests of this folder run on which form of the rules."""

from tests.conftest import FORM
from tools import forms

if FORM == "interpreted" and not forms.hindrance():
    # A cluster takes a while to start, and is the same in both forms of the rules.
    collect_ignore = ["test_cluster.py"]
