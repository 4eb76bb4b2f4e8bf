"""The one-line form of actions and frames: prints and reads back, and refuses kindly."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.core.contract import Action
from game.core.errors import BadInput
from game.core.text import Vocabulary, to_text


@dataclass(frozen=True, slots=True)
class March(Action):
    word = "march"
    seat: int
    to: str
    units: tuple[str, ...] = ()
    costs: tuple[int, ...] | None = None
    fast: bool = False
    over: str | None = None


@dataclass(frozen=True, slots=True)
class Rest(Action):
    word = "rest"
    where: str | None


WORDS = Vocabulary((March, Rest))


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (March(0, "hex:3,-1"), "march seat=0 to=hex:3,-1 units= fast=false"),
        (
            March(-1, "a", ("mech_1",), (1, -2), True, "b"),
            "march seat=-1 to=a units=mech_1 costs=1,-2 fast=true over=b",
        ),
        (Rest(None), "rest"),
        (Rest("town"), "rest where=town"),
    ],
)
def test_an_action_prints_as_one_line_and_reads_back(action: Action, line: str) -> None:
    assert to_text(action) == line
    assert WORDS.read(line) == action


def test_what_is_left_out_gets_its_default() -> None:
    assert WORDS.read("march to=a seat=2") == March(2, "a")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "'' is not a known word."),
        ("  ", "'' is not a known word."),
        ("marsh to=a", "'marsh' is not a known word. Did you mean 'march'?"),
        ("march unit=a", "'unit=a' does not belong to 'march'. Did you mean 'units'?"),
        ("march to", "'to' does not belong to 'march'. Did you mean 'to'?"),
        ("march to=a", "'march to=a' lacks 'seat='."),
        ("march seat=1 seat=2", "'seat' stands twice in 'march seat=1 seat=2'."),
        ("march seat=1_0", "'seat' in 'march seat=1_0': '1_0' is not a whole number."),
        ("march seat=²", "'seat' in 'march seat=²': '²' is not a whole number."),
        ("march seat=007", "'seat' in 'march seat=007': '007' is not a whole number."),
        ("march fast=yes", "'fast' in 'march fast=yes': 'yes' is neither true nor false."),
    ],
)
def test_a_line_that_makes_no_sense_is_refused_with_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        WORDS.read(line)
    assert str(refusal.value) == sentence
