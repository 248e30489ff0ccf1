"""What a browser tab remembers, for tests without one."""

__all__ = ["Tab"]


class Tab(dict):
    """A memory that is read, filled and emptied as `ui.session` is."""

    put = dict.__setitem__

    def drop(self, *names):
        """Forget."""
        for name in names:
            self.pop(name, None)
