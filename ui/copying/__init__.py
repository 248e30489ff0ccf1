"""A text to take along, with a button that copies it."""

from ui.copying.copying import copyable

__all__ = ["copyable"]
