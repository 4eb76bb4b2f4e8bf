"""Everything that data can say is told in both languages, and the names of all components are there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.core.contract import AT_END, Entry, say
from game.core.preview import Change, Preview
from game.core.speaker import Speaker
from game.core.words import LANGUAGES, Words
from game.games.glen_more.about import about
from game.games.glen_more.effect_words import Verb, all_effects, verb_of
from game.games.glen_more.telling import describe
from game.table.card_writer import CardWriter
from game.table.screen import screen_of
from game.table.telling import Teller, signed, summed
from tests.games.glen_more.test_data import files
from tests.scenes.glen_helpers import match

RAW = re.compile(r"[{}\[\]]|\b[a-z]+_[a-z\d]+\b|\bNone\b|\bTrue\b")


def effects() -> Iterator[tuple[str, object]]:
    for tile in files().tiles.values():
        yield tile.id, (*tile.one_time, *tile.activation)
    for card in (*files().landmarks.values(), *files().events.values(), *files().clans.values()):
        yield card.id, card.effect
    for name, reward in files().chronicles["dragon_boats"].facts["rewards"].items():
        yield name, reward.effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_a_sentence(language: str) -> None:
    speaker = Speaker(Words(language), "glen_more", ())
    for name, found in effects():
        for said in describe(found):  # type: ignore[arg-type]
            told = speaker(said)
            assert told.endswith(".") and not RAW.search(told), f"{name}: {told}"


def test_every_verb_that_data_may_use_is_used() -> None:
    used = {verb_of(effect) for _, found in effects() for effect in all_effects(found)}
    known: dict[str, Verb] = files().verbs
    assert used == set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = Words(language)
    facts = {name: one.facts for name, one in files().chronicles.items()}
    ids = [*files().tiles, *files().clans, *facts["penny_mobs"]["mobsters"], *facts["hard_place"]["cards"]]
    names = [words(f"glen_more.name.{one}") for one in ids]
    # David Hume, the start tiles and the distilleries that Chronicle 3 replaces keep their names
    assert len(names) - len(set(names)) == 5


def test_a_sentence_reads_as_people_write_it() -> None:
    speaker = Speaker(Words("en"), "glen_more", ())
    lairg = files().tiles["lairg_sale"]
    assert [speaker(one) for one in describe(lairg.activation)] == [
        "Trade 1 animal for 2 points.",
        "Or: Trade 2 animals for 4 points.",
    ]
    assert [speaker(one) for one in describe(files().clans["brodie"].effect)] == [
        "Count your villages: 5 points with 3 or more and 8 points with 4 or more."
    ]


def test_about_names_everything_that_was_designed() -> None:
    from game.scenes.about import designed_parts

    for language in LANGUAGES:
        words = Words(language)
        parts = designed_parts("glen_more")
        assert len(parts) > 20 and all(words.has(f"about.designed.glen_more.{part}") for part, _ in parts)


def test_a_card_tells_that_persons_are_taken_not_built_and_leaves_origins_to_the_gallery() -> None:
    keys = {
        name: [line.key.removeprefix("glen_more.about.") for line in about(f"tile:{name}")]
        for name in ("william_wallace", "inshriach")
    }
    assert keys["william_wallace"] == ["taken"] and keys["inshriach"] == ["active"]
    told = [line.key for tile in files().tiles for line in about(f"tile:{tile}")]
    assert told and not [key for key in told if "designed" in key]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["glen_more.log.clan_claimed", "glen_more.film.clan"])
def test_a_clan_on_the_own_doorstep_is_not_won_for_nought_coins(language: str, key: str) -> None:
    words = Words(language)
    assert "0" not in words(key, n=0, seat="Ada", clan="MacLeod")
    assert "2" in words(key, n=2, seat="Ada", clan="MacLeod")


@pytest.mark.parametrize(("points", "told"), [(12, "12"), (0, "0"), (-2, "–2")])
def test_a_loss_and_a_sum_below_zero_have_the_same_dash(points: int, told: str) -> None:
    assert summed(points) == told and summed(-7) == signed(-7)


@pytest.mark.parametrize("turned", [False, True])
def test_a_landmark_card_tells_its_event_where_it_can_be_turned(turned: bool) -> None:
    session = match("pb", dubious_tome=turned)
    keys = [line.key for line in session.about(0, "card:castle_moil")]
    assert ("glen_more.about.event" in keys) == turned
    assert len(keys) > turned, "what the landmark itself gives is told first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_the_last_scoring_says_what_is_compared(language: str) -> None:
    """It said "1 against 0" and not of what; two of them for one player are not told as one of them."""
    session, words = match("pb"), Words(language)
    teller = Teller(words, "glen_more", session.setup.seats)
    writer = CardWriter(teller, screen_of("glen_more"), (0, 1))
    detail = say("glen_more.detail.difference", n=1, least=0)
    rows = [Entry(0, "scoring_d", "scoring:landmarks", 1, AT_END, detail)]
    rows += [Entry(1, "scoring_d", f"scoring:{what}", -1, AT_END, detail) for what in ("landmarks", "whisky")]
    found = Preview(tuple(Change(one, one.points) for one in rows), (), session.view(0))
    own, other = writer.preview("cell:0,1", "", 0, found, "").rows
    assert teller.name("scoring:landmarks").lower() in own.what.lower()
    assert other.what == f"Jonas: {teller.category('scoring_d')}" and other.value == signed(-2)
