"""What every test shares: the same examples in every run, and no clock on any of them."""

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("house")
