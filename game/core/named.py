"""Names in a text that know what they name: whoever points at one is shown where it lies.

A name is set between signs that no font draws. Only texts that are laid out as paragraphs may carry them
(`game/ui/paragraph.py`); everything else asks for the bare text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

BEGIN, MIDDLE, END = "\ue000", "\ue001", "\ue002"
_AND = " "
_NAMED = re.compile(f"{BEGIN}([^{MIDDLE}]*){MIDDLE}([^{END}]*){END}")


def named(component: str, name: str) -> str:
    """The name of a component, as one that can be pointed at."""
    return f"{BEGIN}{component}{MIDDLE}{name}{END}"


def named_alike(components: Iterable[str], name: str) -> str:
    """A name that several bear."""
    return named(_AND.join(components), name)


def borne_by(component: str) -> tuple[str, ...]:
    """All that a name in a text stands for."""
    return tuple(component.split(_AND))


def bare(text: str) -> str:
    """As it is read."""
    return _NAMED.sub(r"\2", text) if BEGIN in text else text


def names_in(text: str) -> tuple[tuple[str, str], ...]:
    """Component and name of each, in their order."""
    return tuple((found[1], found[2]) for found in _NAMED.finditer(text))


def only(text: str, shown: Callable[[str], bool]) -> str:
    """The others are plain words: what lies nowhere cannot be shown."""
    return _NAMED.sub(lambda found: found[0] if shown(found[1]) else found[2], text) if BEGIN in text else text


def capital(text: str) -> str:
    """With a capital letter in front, within a name as well."""
    at = text.index(MIDDLE) + 1 if text.startswith(BEGIN) else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
