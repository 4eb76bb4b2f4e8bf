"""The kinds of parts: what each needs from screen.yaml is said there, so that check-data can ask for it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

import pytest

from game.ui.kinds import KINDS, Part


def asked_words(kind: type[Part]) -> Iterator[str]:
    """The words of `self.word(...)` and of `texts[...]` in the kind's own class."""
    for node in ast.walk(ast.parse(inspect.getsource(kind))):
        wanted: ast.expr | None = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "word":
            wanted = node.args[0]
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "texts":
            wanted = node.slice
        for choice in (wanted.body, wanted.orelse) if isinstance(wanted, ast.IfExp) else (wanted,):
            if isinstance(choice, ast.Constant):
                yield str(choice.value)


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_a_kind_says_which_words_it_needs(kind: type[Part]) -> None:
    assert {word for words in kind.needs.values() for word in words} == set(asked_words(kind))
