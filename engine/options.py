"""Options and rule sets: a house rule is declared once, a rule set is frozen data.

A set-up text is the game's name with its deviations in parentheses, ``preset`` first, then the
options by name; an option at its preset's value is dropped. See docs/notation.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.errors import Unreadable
from engine.reasons import RuleId

__all__ = ["Option", "OptionTable", "RuleSet"]

_SETUP = re.compile(r"([a-z]+)(?:\(([^()]*)\))?\Z")


@dataclass(frozen=True, slots=True)
class Option:
    """One declared house rule: id, allowed values, default, and the clause it changes."""

    id: str
    values: tuple[str, ...]
    default: str
    clause: RuleId
    note: str


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules one table plays by: a game, a preset and every option's value.

    >>> import engine
    >>> rules = engine.parse_setup("schnapsen(head=no,preset=cardgames-zone)")
    >>> rules.text, rules["head"], rules["pack"]
    ('schnapsen(head=no)', 'no', '20')
    """

    game: str
    preset: str | None
    values: tuple[tuple[str, str], ...]
    text: str

    def __getitem__(self, option: str) -> str:
        """Return the value of an option; :class:`KeyError` for one the game does not have."""
        for name, value in self.values:
            if name == option:
                return value
        raise KeyError(option)

    def __str__(self) -> str:
        """Return the canonical text."""
        return self.text


@dataclass(frozen=True, slots=True)
class OptionTable:
    """All options of one game and its presets.

    ``presets`` maps a preset's name to the values in which it differs from the options' defaults;
    the first is the default preset. A game without presets has an empty mapping. ``adjust`` maps
    ``(option, value)`` to the defaults that value brings with it for other options.
    """

    game: str
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    adjust: Mapping[tuple[str, str], Mapping[str, str]] = field(default_factory=dict)
    unreadable: tuple[tuple[tuple[str, str], tuple[str, str]], ...] = ()

    def parse(self, inside: str) -> RuleSet:
        """Read what stands between the parentheses of a set-up; ``""`` is the default."""
        given: dict[str, str] = {}
        for part in inside.split(",") if inside else ():
            name, equals, value = part.partition("=")
            if not equals or not name or not value:
                raise Unreadable(f"'{part}' is not of the form option=value.")
            if name in given:
                raise Unreadable(f"The option '{name}' is given twice.")
            given[name] = value
        return self._build(given)

    def make(self, **given: str) -> RuleSet:
        """Return the rule set with the given options (``_`` for ``-``), ``preset`` included."""
        return self._build({name.replace("_", "-"): value for name, value in given.items()})

    def _build(self, given: Mapping[str, str]) -> RuleSet:
        named = dict(given)
        default_preset = next(iter(self.presets), None)
        preset = named.pop("preset", default_preset)
        if preset is not None and preset not in self.presets:
            raise Unreadable(f"'{self.game}' has no preset '{preset}'.")
        known = {option.id: option for option in self.options}
        for name, value in named.items():
            if name not in known:
                raise Unreadable(f"'{self.game}' has no option '{name}'.")
            if value not in known[name].values:
                raise Unreadable(f"'{value}' is not a value of the option '{name}'.")
        base = {option.id: option.default for option in self.options}
        base |= self.presets[preset] if preset is not None else {}
        for name, value in (base | named).items():
            base |= self.adjust.get((name, value), {})
        values = base | named
        for first, second in self.unreadable:
            if values[first[0]] == first[1] and values[second[0]] == second[1]:
                raise Unreadable(f"'{first[0]}={first[1]}' and '{second[0]}={second[1]}' exclude each other.")
        shown = [f"preset={preset}"] if preset != default_preset else []
        shown += [f"{name}={values[name]}" for name in sorted(values) if values[name] != base[name]]
        text = f"{self.game}({','.join(shown)})" if shown else self.game
        return RuleSet(self.game, preset, tuple(sorted(values.items())), text)


def split_setup(text: str) -> tuple[str, str]:
    """Split a set-up text into the game's name and what stands in parentheses.

    Raises :class:`Unreadable` if it has another form.

    >>> split_setup("schnapsen(head=no)"), split_setup("schnapsen")
    (('schnapsen', 'head=no'), ('schnapsen', ''))
    """
    found = _SETUP.match(text)
    if not found or found[2] == "":
        raise Unreadable(f"'{text}' is not a set-up.")
    return found[1], found[2] or ""
