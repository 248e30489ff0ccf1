"""The reasons behind the options of a question, with what they have in common said once."""

from lessons.drills.drill import Choice, Drill

__all__ = ["reasons"]


def reasons(drill: Drill) -> tuple[str, tuple[tuple[Choice, str], ...]]:
    """What decides about every option alike, if there is such a thing, and what is left to say of each.

    >>> import engine
    >>> from lessons.drills import generate
    >>> from lessons.names import card_names
    >>> drill = generate("match-score", engine.parse_setup("schnapsen"), 3, card_names("en"))
    >>> shared, own = reasons(drill)
    >>> shared
    'The count begins at 7. Take off what was won, 0: the count is 7. The rule is “Counting down”.'
    >>> [said for choice, said in own if choice.answer in drill.accepted]
    ['']
    """
    right = [choice.explanation for choice in drill.choices if choice.answer in drill.accepted]
    shared = right[0] if right else ""
    if not shared or not all(choice.explanation.endswith(shared) for choice in drill.choices):
        return "", tuple((choice, choice.explanation) for choice in drill.choices)
    own = tuple((choice, choice.explanation.removesuffix(shared).rstrip()) for choice in drill.choices)
    return shared, own
