"""A bar that says how far one has come, in words too."""

from html import escape

from lessons.i18n import Translator

__all__ = ["bar", "progress"]


def progress(done: int, total: int, name: str, text: str = "") -> str:
    """HTML of a progress element that is called ``name``, with ``text`` beside it.

    >>> progress(2, 8, "2 of 8 answered")
    '<div class="baza-bar"><progress value="2" max="8" aria-label="2 of 8 answered" ...></progress></div>'
    """
    beside, name = f"<span>{escape(text)}</span>" if text else "", escape(name)
    return (
        f'<div class="baza-bar">{beside}'
        f'<progress value="{done}" max="{total}" aria-label="{name}" title="{name}"></progress>'
        "</div>"
    )


def bar(done: int, total: int, text: str, t: Translator) -> str:
    """HTML of how far a lesson has come, with ``text`` beside it; its own name tells the steps done.

    >>> bar(2, 8, "Step 3 of 8", Translator("en"))
    '<div class="baza-bar"><span>Step 3 of 8</span><progress value="2" max="8" ...></progress></div>'
    """
    name = t.gettext("{done} of {total} steps done", done=t.number(done), total=t.number(total))
    return progress(done, total, name, text)
