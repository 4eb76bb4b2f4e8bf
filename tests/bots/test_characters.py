"""Characters: every name plays in a manner of its own, and the set-up says so."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.bots.habits import check_name, make_sparring_bot
from game.bots.judging import judge_for
from game.bots.levels import LEVEL_IDS, level, make_bot
from game.bots.reasons import thought_of
from game.core.characters import CHARACTERS, FILE, character_of, read_characters
from game.core.errors import BadInput, Problems
from game.core.session import SeatSetup, Session, Setup
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE, judge_of, rules_of
from game.games.rebirth.actions import Place
from game.scenes.setup import SetupScene
from game.table.reasoning import thought_at
from game.ui.events import Pointer
from tests.bots import matches
from tests.bots.test_levels import JUDGE as TOY
from tests.scenes.shell_helpers import find, make_context, settle

_MATCHES = 5, 6
"""By their seeds. One alone tells little where openings are kept: in some all begin by the book."""
_APART = 1 / 15
"""In which part of the decisions three neighbours do not agree, at least; each of them changes the match."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_three_bots_at_one_table_do_not_play_alike(game: str) -> None:
    """Asked for the same positions of a match, they want different things, and so does each pair of them."""
    rules = rules_of(game)
    plain = judge_for(rules, judge_of(game))
    cast = [plain.in_character(character_of(sign)) for sign in range(3)]
    asked, apart, pairs = 0, 0, {(0, 1): 0, (0, 2): 0, (1, 2): 0}
    every = 1 if game == "rebirth" else 3
    for state, seat in (one for seed in _MATCHES for one in matches.decisions(rules, plain, 3, seed, every=every)):
        view, options = rules.view(state, seat), rules.options(state, seat)
        merits = [judge.rank(view, seat, options) for judge in cast]
        wanted = [options[one.index(max(one))] for one in merits]
        asked, apart = asked + 1, apart + (len(set(wanted)) > 1)
        for a, b in pairs:
            pairs[a, b] += wanted[a] != wanted[b]
    assert apart >= _APART * asked and all(pairs.values()), f"{apart} of {asked}, {pairs}"


def test_a_bot_with_a_character_is_of_its_level_all_the_same() -> None:
    assert level("hard+ewan") is level("hard")
    judge = judge_for(rules_of("rebirth"), judge_of("rebirth"))
    plain, ewan = make_bot("normal", 0, judge), make_bot("normal+ewan", 0, judge)
    assert type(plain) is type(ewan)
    assert ewan.judge.weights["castles"] > plain.judge.weights["castles"]  # type: ignore[attr-defined]
    assert make_bot("normal+ewan", 0, TOY).judge is TOY, "a game without characters"  # type: ignore[attr-defined]


def test_the_arena_knows_characters_beside_habits() -> None:
    check_name("normal+ewan", {})
    with pytest.raises(BadInput, match="Did you mean 'ewan'"):
        check_name("normal+ewen", {})
    judge = judge_for(rules_of("rebirth"), judge_of("rebirth"))
    assert make_sparring_bot("normal+una", 0, judge, 0, {}).judge is not judge  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_stand_in_the_order_of_the_names(language: str) -> None:
    names = Words(language)("setup.bot_names").split(",")
    assert tuple(name.casefold() for name in names) == CHARACTERS


def test_a_character_that_leans_on_nothing_known_is_told(tmp_path: Path) -> None:
    cast = "".join(f"  {name}: {{castles: 1.1}}\n" for name in CHARACTERS[:-1])
    (tmp_path / FILE).write_text(f"characters:\n{cast}  ewen: {{castle: 1.1}}\n")
    found = Problems()
    read_characters(tmp_path, ("castles",), found)
    told = "\n".join(one.message for one in found.found)
    for mistake in ("no character 'ewen'", "no figure of the judge 'castle'", "nothing says what una cares for"):
        assert mistake in told


def test_the_set_up_says_what_to_expect_of_a_bot() -> None:
    """Pointed at, the name of a bot tells its character, that of a person what may be done with it."""
    context = make_context()
    scene = SetupScene(context, "rebirth")
    context.stack.push(scene)
    for index, seat in enumerate(scene.plan.seats):
        told = find(context, f"name.{index}").tooltip
        if seat.bot:
            name = scene.plan.names()[index]
            assert told == f"*{name}*\n{context.words(f'bots.character.{name.casefold()}')}"
        else:
            assert told == context.words("setup.seats.name")
    assert any(seat.bot for seat in scene.plan.seats)


def test_the_set_up_says_what_each_strength_is() -> None:
    """Pointed at, a level tells how it thinks."""
    context = make_context()
    scene = SetupScene(context, "rebirth")
    context.stack.push(scene)
    settle(context)
    kinds = find(context, "kind.0")
    for (key, _), part in zip(kinds.options, kinds.parts, strict=True):
        context.stack.handle(Pointer("move", part.center))
        if key in LEVEL_IDS:
            assert kinds.hint() == context.words(f"bots.level.{key}.about")
    assert kinds.options[-1][0] == "expert"


def test_the_log_gives_the_reasons_of_the_character_that_decided() -> None:
    """A match from a file has no thoughts any more: they are worked out again, as the bot of that name weighs."""
    rules = rules_of("rebirth")
    plain = judge_for(rules, judge_of("rebirth"))
    seats = tuple(SeatSetup(name, sign, "normal") for sign, name in enumerate(("Morag", "Ewan", "Isla")))
    session, dice = Session(rules, Setup("rebirth", seats, 3)), random.Random(1)
    apart = 0
    while len(session) < 60:
        seat = session.waiting()[0]
        view, options = session.view(seat), session.options(seat)
        session.submit(seat, dice.choice(options))
        action = session.lines[-1].action
        if isinstance(action, Place) and len(options) > 1:
            own = plain.in_character(character_of(seats[seat].sign))
            said = thought_at(session, {}, len(session) - 1)
            assert said == thought_of(rules, own, view, seat, action)
            apart += said != thought_of(rules, plain, view, seat, action)
    assert apart > 5
