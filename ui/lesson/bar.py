"""A bar that says how far one has come, in words too."""

from html import escape

from lessons.i18n import Translator

__all__ = ["bar"]


def bar(done: int, total: int, text: str, t: Translator) -> str:
    """HTML of a progress element with ``text`` beside it; its own name tells the steps done.

    >>> bar(2, 8, "Step 3 of 8", Translator("en"))
    '<div class="baza-bar"><span>Step 3 of 8</span><progress value="2" max="8" ...></progress></div>'
    """
    name = escape(t.gettext("{done} of {total} steps done", done=t.number(done), total=t.number(total)))
    return (
        f'<div class="baza-bar"><span>{escape(text)}</span>'
        f'<progress value="{done}" max="{total}" aria-label="{name}" title="{name}"></progress>'
        "</div>"
    )
