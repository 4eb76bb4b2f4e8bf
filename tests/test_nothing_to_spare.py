"""No name stands in the code that nothing reads, and no argument is taken that nobody looks at."""

from __future__ import annotations

import ast
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORD = re.compile(r"[A-Za-z_]\w*")
ELSEWHERE = {"yaml_implicit_resolvers"}
"""Read by a library that somebody else has written."""


@dataclass
class House:
    """What was found in all files of the code, each of which is read once."""

    named: list[tuple[str, str]] = field(default_factory=list)
    """Place and name of what is there to be read elsewhere: functions, classes, constants, attributes."""
    unread: list[tuple[str, str, str]] = field(default_factory=list)
    """Place, function and argument that it does not look at."""
    functions: Counter[str] = field(default_factory=Counter)
    values: set[str] = field(default_factory=set)
    """Names that are handed on, not only called: a table or somebody else says then what is taken."""

    def read(self, path: Path) -> None:
        called: set[int] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            match node:
                case ast.FunctionDef(name=name):
                    self.named.append((place, name))
                    self.functions[name] += 1
                    self.unread += [(place, name, argument) for argument in unread(node)]
                case ast.ClassDef(name=name):
                    self.named.append((place, name))
                case ast.Call(func=function):
                    called.add(id(function))
                case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                    self.named.append((place, name))
                case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                    self.named.append((place, name))
                case ast.Name(id=name) | ast.Attribute(attr=name) if id(node) not in called:
                    self.values.add(name)


@cache
def house() -> House:
    found = House()
    for path in sorted((ROOT / "game").rglob("*.py")):
        found.read(path)
    return found


def mentions() -> Counter[str]:
    """How often each word stands in code, tests, data and drawings."""
    found: Counter[str] = Counter()
    for folder, kind in {"game": "py", "tests": "py", "data": "yaml", "assets": "svg"}.items():
        for path in (ROOT / folder).rglob(f"*.{kind}"):
            found.update(WORD.findall(path.read_text("utf-8")))
    return found


def unread(function: ast.FunctionDef) -> list[str]:
    """Arguments that the body does not read, unless it says nothing yet, or that somebody else has to."""
    said = [one for one in function.body if not isinstance(getattr(one, "value", None), ast.Constant)]
    if not said or isinstance(said[0], ast.Raise):
        return []
    taken = [one.arg for one in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
    left = {one for one in taken if one not in ("self", "cls") and not one.startswith("_")}
    for part in function.body if left else ():
        left -= {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
    return [one for one in taken if one in left]


def test_whatever_has_a_name_is_mentioned() -> None:
    often, mentioned = Counter(name for _, name in house().named), mentions()
    spare = [
        f"{place}: {name}"
        for place, name in house().named
        if mentioned[name] <= often[name] and not name.startswith("__") and name not in ELSEWHERE
    ]
    assert spare == []


def test_whatever_is_handed_over_is_looked_at() -> None:
    """Asked of what is made (`__init__`) and of functions that are called by name and alone bear it: others take what
    those beside them in a table take, or what the class that they stand in for promises."""
    found = house()
    wrong = [
        f"{place}: {name} takes {argument}"
        for place, name, argument in found.unread
        if name == "__init__" or (found.functions[name] == 1 and name not in found.values)
    ]
    assert wrong == []


def test_an_argument_that_nobody_reads_is_found() -> None:
    function = ast.parse("def price(at, world, *, gold):\n    return at + gold").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert unread(function) == ["world"]
