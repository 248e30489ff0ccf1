"""The rules of the house as pure functions over source text; `test_house.py` applies them.

Every function takes plain values and returns a list of sentences, one per offence: empty is good.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent

# A folder may import from itself and from what stands before it.
LAYERS = ("engine", "lessons", "ui", "app")
# These look at the house from outside; nothing in the house may lean on them.
OUTSIDE = frozenset({"bench", "tests"})

# Written so that this file does not contain what it looks for.
HOSTS = re.compile(
    r"pypi[.]|python[h]osted|npm[j]s[.]|registry[.]yarn|deb[.]debian|archive[.]ubuntu|conda[.]anaconda|crates[.]io",
    re.IGNORECASE,
)
PATHS = re.compile(r"(?<![\w.>-])/(?:work|tmp|farm|root|opt|home/\w+|Users/\w+)/|\b[A-Z]:\\Users\\")


def tracked(root: Path = ROOT) -> list[str]:
    """The files of the project, as paths relative to `root`; a copy without git history is walked instead."""
    try:
        listed = subprocess.run(
            ["git", "-C", str(root), "ls-files", "-z"], capture_output=True, check=True, text=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        skip = {"__pycache__", "build", "dist", "shots"}
        return sorted(
            path.relative_to(root).as_posix()
            for path in root.rglob("*")
            if path.is_file()
            and not any(
                part in skip or part.endswith(".egg-info") or (part.startswith(".") and part != ".ci")
                for part in path.relative_to(root).parts[:-1]
            )
        )
    return sorted(name for name in listed.split("\0") if name and (root / name).is_file())


def layer(path: str) -> str:
    """The first folder of a file, or the name of a module that stands at the top.

    >>> layer("ui/table/table.py"), layer("app.py")
    ('ui', 'app')
    """
    return PurePosixPath(path).parts[0].removesuffix(".py")


def imports(path: str, source: str) -> Iterator[tuple[int, str]]:
    """Each imported module of a file, absolute, with its line; late and dynamic imports too.

    >>> list(imports("ui/play.py", "from . import session"))
    [(1, 'ui.session')]
    """
    package = PurePosixPath(path).parent.parts
    for node in ast.walk(ast.parse(source, path)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, name.name) for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = [*package[: len(package) - level + 1]] if level else []
                base += [module] if module else []
                yield from ((node.lineno, ".".join([*base, name.name])) for name in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def direction(path: str, source: str) -> list[str]:
    """Imports run one way, engine <- lessons <- ui <- app.py, and streamlit stays in the last two."""
    here = layer(path)
    if here == "tests":
        return []
    wrong = []
    for line, name in imports(path, source):
        top = name.partition(".")[0]
        if top == here:
            continue
        inward = here in LAYERS
        if inward and top in OUTSIDE:
            reason = "the house does not lean on its tests"
        elif inward and top in LAYERS and LAYERS.index(top) > LAYERS.index(here):
            reason = "imports run one way: " + " <- ".join(LAYERS)
        elif top == "streamlit" and here not in {"ui", "app"}:
            reason = "only ui/ and app.py know streamlit"
        elif here == "engine" and top not in sys.stdlib_module_names:
            reason = "the engine needs the standard library only"
        else:
            continue
        wrong.append(f"{path}:{line} imports {name}: {reason}")
    return wrong


def session_state(path: str, source: str) -> list[str]:
    """Streamlit's session state is touched in ui/session.py and nowhere else."""
    if path == "ui/session.py" or layer(path) == "tests":
        return []
    wrong = []
    for node in ast.walk(ast.parse(source, path)):
        match node:
            case ast.Attribute(attr="session_state", lineno=line):
                wrong.append(f"{path}:{line} touches session_state: ask ui/session.py")
            case ast.ImportFrom(names=names, lineno=line) if any(n.name == "session_state" for n in names):
                wrong.append(f"{path}:{line} imports session_state: ask ui/session.py")
    return wrong


def pages_folders(paths: list[str]) -> list[str]:
    """No folder is called pages/ beside app.py or in ui/: Streamlit would take it over."""
    return [
        f"{path} lies in a folder that Streamlit takes over"
        for path in paths
        if path.startswith("pages/") or (path.startswith("ui/") and "pages" in PurePosixPath(path).parts[:-1])
    ]


def places(path: str, text: str) -> list[str]:
    """No file names a package registry's host or a path of one person's machine."""
    return [
        f"{path}:{number} names {found.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for found in [HOSTS.search(line) or PATHS.search(line)]
        if found
    ]


def exported(module: ModuleType) -> list[str]:
    """Every name in a module's `__all__` exists, once."""
    names = list(getattr(module, "__all__", ()))
    said = f"{module.__name__}.__all__ names"
    missing = [f"{said} {name}: not there" for name in names if not hasattr(module, name)]
    twice = [f"{said} {name} twice" for name in sorted(set(names)) if names.count(name) > 1]
    return missing + twice


def declares_all(source: str) -> bool:
    """Whether a module assigns `__all__` at its top level.

    >>> declares_all("__all__ = ['a']"), declares_all("a = 1")
    (True, False)
    """
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets):
            return True
    return False
