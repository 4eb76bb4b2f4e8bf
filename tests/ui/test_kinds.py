"""The kinds of parts: what each needs from screen.yaml is said there, so that check-data can ask for it."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from game.ui import games
from game.ui.kinds import Part, kinds_of

KINDS: dict[str, type[Part]] = {
    name: kind for game in pkgutil.iter_modules(games.__path__) for name, kind in kinds_of(game.name).items()
}
PACKAGES = re.compile(r"game\.ui\.(kinds|games\.\w+\.parts)\.\w+")


def sources(kind: type[Part]) -> Iterator[ast.AST]:
    """The kind's own module, and the helpers beside it, which are no kinds; of a module of several its class."""
    module = inspect.getmodule(kind)
    assert module is not None
    if sum(inspect.getmodule(one) is module for one in KINDS.values()) > 1:
        yield ast.parse(inspect.getsource(kind))
        return
    kinds, seen = {inspect.getmodule(one) for one in KINDS.values()}, [module]
    for each in seen:  # helpers of helpers too
        yield ast.parse(inspect.getsource(each))
        helpers = [importlib.import_module(name) for name in sorted(imported(each))]
        seen += [helper for helper in helpers if helper not in seen and helper not in kinds]


def imported(module: ModuleType | None) -> set[str]:
    """The modules of kinds that a module takes from."""
    assert module is not None
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.ImportFrom) and PACKAGES.fullmatch(node.module or ""):
            found.add(str(node.module))
    return found


def asked_words(kind: type[Part]) -> Iterator[str]:
    """The words of `word(...)` and of `texts[...]`."""
    for node in (node for tree in sources(kind) for node in ast.walk(tree)):
        wanted: ast.expr | None = None
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            wanted = node.args[0] if name == "word" else None
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "texts":
            wanted = node.slice
        for choice in (wanted.body, wanted.orelse) if isinstance(wanted, ast.IfExp) else (wanted,):
            if isinstance(choice, ast.Constant):
                yield str(choice.value)


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_a_kind_says_which_words_it_needs(kind: type[Part]) -> None:
    assert {word for words in kind.needs.values() for word in words} == set(asked_words(kind))


def strings(tree: ast.AST) -> Iterator[str]:
    """Every string in the code, of f-strings what stands before a value; what `picks` lists does not count."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "picks" for target in node.targets):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from strings(node)


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_the_words_that_a_kind_picks_among_stand_in_its_code(kind: type[Part]) -> None:
    known = {one for tree in sources(kind) for one in strings(tree)}
    assert [word for word in kind.picks if word not in known and word.rstrip("0123456789") not in known] == []


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_a_kind_says_which_settings_it_takes(kind: type[Part]) -> None:
    """Its own code and that of its bases reads just these; check-data refuses others and asks for those it needs."""
    read = {
        node.attr
        for base in kind.__mro__
        if issubclass(base, Part) and base is not Part
        for tree in (sources(kind) if base is kind else [ast.parse(inspect.getsource(base))])
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and getattr(node.value, "attr", getattr(node.value, "id", "")) == "spec"
    }
    inherited = {one for base in kind.__mro__ for one in getattr(base, "takes", {}) if one not in kind.takes}
    assert (read & {"shows", "cards", "aside"}) - inherited == kind.takes.keys() - {"component"}
    assert "component" not in read or "component" in kind.takes, "the table itself reads it too, of every part"
