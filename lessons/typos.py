"""Which known word a mistyped one is meant to be: the nearest one, and nothing that is further off."""

from collections.abc import Iterable, Mapping

from rapidfuzz.distance import OSA

__all__ = ["meant", "same_word"]


def same_word(asked: str, known: str) -> bool:
    """Whether a known word is the one asked for, begins with it, or is that word with another ending.

    >>> same_word("cerr", "cerrar"), same_word("triunfos", "triunfo"), same_word("subasta", "basta")
    (True, True, False)
    """
    if known.startswith(asked) and (len(asked) > 2 or asked == known):
        return True
    return len(known) > 3 and asked.startswith(known) and len(asked) - len(known) <= 3


def meant(asked: str, known: Mapping[str, int] | Iterable[str]) -> frozenset[str]:
    """The words that a word is meant to be: itself if it is known, else the nearest ones of ``known``.

    Of words equally near, one with the same letters or the same beginning comes before others, then one of a
    lower number, if ``known`` gives numbers. Nothing if none is near.

    >>> known = {"montar": 0, "contra": 1, "cerrar": 0, "cerdo": 0}
    >>> [sorted(meant(word, known)) for word in ("montra", "cerar", "monta", "xqzwv")]
    [['montar'], ['cerrar'], ['monta'], []]
    """
    ranks = known if isinstance(known, Mapping) else dict.fromkeys(known, 0)
    if any(same_word(asked, word) for word in ranks):
        return frozenset({asked})
    room = min(3, len(asked) // 3)
    letters, near = sorted(asked), []
    for word, rank in ranks.items():
        far = OSA.distance(asked, word, score_cutoff=room)
        if far > room or (far > 1 and asked[0] != word[0]):
            continue
        near.append(((far, sorted(word) != letters, word[0] != asked[0], rank), word))
    if not near:
        return frozenset()
    best = min(key for key, _ in near)
    return frozenset(word for key, word in near if key == best)
