"""YAML with line numbers: every fault of a content file can say where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from lessons.problem import ContentError, Problem

__all__ = ["CONTENT", "YamlFile", "read_yaml", "shown"]

CONTENT = Path(__file__).resolve().parent / "content"
"""The folder of all content."""

_ROOT = CONTENT.parent.parent
_Path = tuple[str | int, ...]
_Model = TypeVar("_Model", bound=BaseModel)


def shown(path: Path) -> str:
    """The name of a file as messages show it: from the project's folder if it lies inside.

    >>> shown(Path(__file__))
    'lessons/yaml_file.py'
    """
    path = path.resolve()
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else str(path)


@dataclass(frozen=True)
class YamlFile:
    """The data of a YAML file and the line (from 1) on which each part of it starts."""

    name: str
    data: Any
    lines: dict[_Path, int]

    def line(self, *path: str | int) -> int:
        """The line of a part, or of the innermost part on the way that exists.

        Steps that are not in the data (the names of alternatives that pydantic reports) are skipped.
        """
        here: _Path = ()
        for part in path:
            if (*here, part) in self.lines:
                here = (*here, part)
        return self.lines.get(here, 1)

    def problem(self, sentence: str, *path: str | int) -> Problem:
        """A fault at a part of the file."""
        return Problem(self.name, self.line(*path), sentence)

    def model(self, kind: type[_Model], *path: str | int) -> _Model:
        """Read a part of the data as a content value; raises :class:`ContentError` with every fault."""
        data = self.data
        for part in path:
            data = data[part]
        try:
            return TypeAdapter(kind).validate_python(data)
        except ValidationError as error:
            raise ContentError(
                tuple(self.problem(_sentence(detail), *path, *detail["loc"]) for detail in error.errors())
            ) from None


def read_yaml(path: Path) -> YamlFile:
    """Read a YAML file; raises :class:`ContentError` if it is missing, is not YAML or repeats a key."""
    name = shown(path)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ContentError((Problem(name, 1, "This file is missing."),)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError((Problem(name, 1, f"This file cannot be read: {error}."),)) from None
    loader = yaml.SafeLoader(text)
    try:
        node = loader.get_single_node()
        lines: dict[_Path, int] = {(): 1}
        faults: list[Problem] = []
        data = _build(loader, node, (), lines, faults, name) if node is not None else None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ContentError((Problem(name, line, f"This is not YAML: {error.problem}."),)) from None
    except yaml.YAMLError as error:
        raise ContentError((Problem(name, 1, f"This is not YAML: {error}."),)) from None
    finally:
        loader.dispose()
    if faults:
        raise ContentError(tuple(faults))
    return YamlFile(name, data, lines)


def _build(
    loader: yaml.SafeLoader,
    node: yaml.Node,
    path: _Path,
    lines: dict[_Path, int],
    faults: list[Problem],
    name: str,
) -> Any:
    if isinstance(node, yaml.MappingNode):
        mapping: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            key = loader.construct_object(key_node, deep=True)
            line = key_node.start_mark.line + 1
            if not isinstance(key, str | int) or key in mapping:
                faults.append(Problem(name, line, f"The key '{key}' stands here twice or is no name."))
                continue
            lines[*path, key] = line
            mapping[key] = _build(loader, value_node, (*path, key), lines, faults, name)
        return mapping
    if isinstance(node, yaml.SequenceNode):
        sequence = []
        for place, item in enumerate(node.value):
            lines[*path, place] = item.start_mark.line + 1
            sequence.append(_build(loader, item, (*path, place), lines, faults, name))
        return sequence
    return loader.construct_object(node, deep=True)


def _sentence(detail: ErrorDetails) -> str:
    where = next(
        (str(part) for part in reversed(detail["loc"]) if isinstance(part, str) and part != "[key]"),
        "this file",
    )
    kind = detail["type"]
    if "[key]" in detail["loc"] and not isinstance(detail["input"], str):
        return (
            f"'{detail['input']}' cannot be a name here (YAML reads yes, no, on and off as something else)."
        )
    if kind == "missing":
        return f"The field '{where}' is missing."
    if kind == "extra_forbidden":
        return f"The field '{where}' is not known here."
    if kind.startswith("union_tag"):
        return "The field 'kind' must be read, try, ask or tip."
    message = detail["msg"].removeprefix("Value error, ")
    given = detail["input"]
    if isinstance(given, str | int | float | bool | None):
        return f"The field '{where}' cannot be '{given}': {message[0].lower()}{message[1:]}."
    return f"The field '{where}' is wrong: {message[0].lower()}{message[1:]}."
