"""What the recap and the film say of a turn: whole sentences with figures, of what these eyes may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import pairwise

import pytest

from game.core.contract import CHANCE, Event
from game.core.game_facts import game_facts
from game.core.recap import Turn, turns_of
from game.core.session import Session
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE
from game.games.rebirth.events import CastleTaken, FarmScored, TilePlaced
from game.games.scythe.events_finding import OptionChosen
from game.games.scythe.events_map import UnitMoved
from game.monkey.positions import session_of
from game.table.film import Tale, clauses_of, tales_of
from game.table.film_words import phrase_of, reading_ms, sentence, wordings
from game.table.screen import screen_of
from game.table.telling import Teller
from tests.scenes.stories import played_stories

MATCHES = {"glen_more": 60}
FEW = 3
NOTHING = {"buying_passed", "skipped", "extra_turn_ended", "castle_turned"}
"""Who did no more than that has neither been anywhere nor got anything."""
RAW = re.compile(r"[{}\[\]_]|\br\d+c\d+\b|\w:\w")


def matches(game: str, few: int) -> Iterator[Session]:
    """Whole ones by lot, with everything that can be chosen; the last by bots that look a little ahead."""
    facts = game_facts(game)
    everything = {name: option.kind == "switch" or option.default for name, option in facts.options.items()}
    for seed in range(few):
        seats = facts.players.min + seed % (facts.players.max - facts.players.min + 1)
        options = {name: facts.options[name].only.get(seats, value) for name, value in everything.items()}
        skill = "easy" if seed == FEW - 1 else "random"
        yield session_of({
            "game": game, "seats": [""] * seats, "options": options, "seed": seed, "depth": 10**6, "skill": skill,
        })  # fmt: skip


@cache
def few_matches(game: str) -> tuple[Session, ...]:
    return tuple(matches(game, FEW))


def told(session: Session, eyes: int | None = None) -> tuple[Tale, ...]:
    film = screen_of(session.rules.id).film
    turns = turns_of(session, eyes, closes=film.closes)
    return tales_of([turn for turn in turns if turn.seat != CHANCE], film)


def teller(session: Session, language: str = "en") -> Teller:
    return Teller(Words(language), session.rules.id, session.setup.seats)


def events(tale: Tale) -> list[Event]:
    return [event for clause in tale.clauses for event, _ in clause.parts]


def named(tale: Tale, words: Teller) -> set[str]:
    """The names of all places and things that its events speak of."""
    values = [getattr(event, one.name) for event in events(tale) for one in fields(event)]
    ids = {
        one for value in values for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, str)
    }
    return {words.name(one) for one in ids if one} | {words.name(f"section:{one}") for one in ids}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_turn_is_told_with_a_place_or_a_figure_and_without_raw_ids(game: str, language: str) -> None:
    for session in few_matches(game):
        words = teller(session, language)
        for tale in told(session):
            line = sentence(tale, words)
            assert line.endswith((".", "!", "?")), line
            assert not RAW.search(line.replace("zoe_", "")), line
            if not NOTHING.issuperset(event.word for event in events(tale)):
                assert any(map(str.isdigit, line)) or any(name in line for name in named(tale, words)), line
            assert all(one and one != "." for one in wordings(tale, words))


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_turn_of_a_match_is_told(game: str) -> None:
    film = screen_of(game).film
    for session in few_matches(game):
        turns = [turn for turn in turns_of(session, None, closes=film.closes) if turn.seat != CHANCE]
        assert {turn.start for turn in turns[:-1]} <= {tale.turn.start for tale in told(session)}


@pytest.mark.parametrize("game", CATALOGUE)
def test_turns_that_brought_different_figures_are_told_differently(game: str) -> None:
    """Whoever reads twice the same sentence may take it for the same."""
    for session in few_matches(game):
        words, brought = teller(session), {}
        for tale in told(session):
            told_of = sorted(
                (event.word, one.name, getattr(event, one.name))
                for event in events(tale)
                for one in fields(event)
                if one.name == "n" and isinstance(getattr(event, one.name), int)
            )
            sums: dict[str, int] = {}
            for word, _, n in told_of:
                sums[word] = sums.get(word, 0) + n
            assert brought.setdefault(sentence(tale, words), sums) == sums


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_rival_reads_no_more_than_what_everybody_may_know(game: str) -> None:
    for session in few_matches(game):
        words = teller(session)
        openly = [sentence(tale, words) for tale in told(session)]
        for eyes in range(session.seats):
            for tale, known in zip(told(session, eyes), openly, strict=True):
                concerned = eyes in {tale.seat, *(getattr(event, "other", None) for event in events(tale))}
                own = any(getattr(event, "seat", None) == eyes for event in events(tale))
                assert concerned or own or sentence(tale, words) == known


@cache
def words_told(game: str) -> set[str]:
    """The events that are told in whole matches and in the stories of what is rare."""
    played = [*matches(game, MATCHES.get(game, FEW)), *played_stories(game)]
    film = screen_of(game).film
    found: set[str] = set()
    for session in played:
        for turn in turns_of(session, None, closes=film.closes):
            found.update(event.word for event in turn.events)
    return found


@pytest.mark.parametrize("game", CATALOGUE)
def test_everything_that_is_told_happens(game: str) -> None:
    assert set(screen_of(game).film.tells) - words_told(game) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_castle_that_is_taken_from_somebody_is_told_though_there_is_little_room(language: str) -> None:
    session = few_matches("rebirth")[0]
    happened = (
        TilePlaced(1, "food", "r06c07"),
        FarmScored(1, "food", 4, 4, ("r06c07",)),
        CastleTaken(1, "castle:blair", 0),
    )
    tale = tales_of([Turn(1, 0, 1, happened)], screen_of("rebirth").film)[0]
    words = teller(session, language)
    shortest = wordings(tale, words)[-1]
    assert words.name("castle:blair") in shortest and shortest.startswith(words.seat(1))
    assert tale.touches(0) and not tale.touches(1)


def test_what_all_get_at_once_is_on_nobodys_line() -> None:
    session = few_matches("isle_of_skye")[0]
    scored = [tale for tale in told(session) if any(event.word == "slot_scored" for event in events(tale))]
    assert scored and all(tale.seat == CHANCE and len(tale.clauses) == 1 for tale in scored)
    for tale in scored:
        line = sentence(tale, teller(session))
        assert all(words in line for words in map(teller(session).seat, range(session.seats)))


def test_steps_of_one_unit_are_one_way() -> None:
    film = screen_of("scythe").film
    steps = [
        UnitMoved(0, "mech:1", "r3c1", "r3c2", (), 2, 0, 0, 0, 0, 0),
        UnitMoved(0, "mech:1", "r3c2", "r4c2", (), 2, 0, 0, 0, 0, 0),
    ]
    clauses = clauses_of(steps, film)
    assert [clause.routes() for clause in clauses] == [(("r3c1", "r3c2", "r4c2"),)]
    assert dict(clauses[0].things())["scythe.film.moved.worker"] == 2


_LETTERS_A_SECOND = 30
"""Nobody who also looks at a board reads faster; who reads more slowly finds it in the recap."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_sentence_stays_as_long_as_its_words_need(game: str, language: str) -> None:
    for session in few_matches(game):
        words = teller(session, language)
        for line in {sentence(tale, words) for tale in told(session)}:
            assert reading_ms(line) >= 1000 * len(line) / _LETTERS_A_SECOND + 500, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_to_an_encounter_is_told_in_its_own_words(language: str) -> None:
    answers = 0
    for session in few_matches("scythe"):
        words = teller(session, language)
        for tale in told(session):
            line = sentence(tale, words)
            for event in (one for one in events(tale) if isinstance(one, OptionChosen)):
                card, option = event.card.rpartition(":")[2], event.option.rpartition(":")[2]
                first = re.split(r"[.!?](?:\s|$)", words.text(f"scythe.encounter.{card}.{option}"))[0]
                assert first in line and words.name(event.option) not in line
                answers += 1
    assert answers


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_sentence_from_which_something_was_left_out_ends_as_one_that_goes_on(game: str) -> None:
    for session in few_matches(game):
        words = teller(session)
        for tale in told(session):
            whole, *shorter = wordings(tale, words)
            assert not whole.endswith("…")
            for one in shorter:
                assert one.endswith("\N{NO-BREAK SPACE}…") or one in whole or tale.changes, one


def test_the_shortest_line_still_says_who_rules_the_englishman() -> None:
    """It holds for the turns to come, so it is worth more than room."""
    told_of = [
        (tale, session)
        for session in few_matches("glen_more")
        for tale in told(session)
        if any(event.word == "token_taken" for event in events(tale))
    ]
    assert told_of
    for tale, session in told_of:
        for language in LANGUAGES:
            shortest = wordings(tale, teller(session, language))[-1]
            assert Words(language)("glen_more.film.token") in shortest


@pytest.mark.parametrize("game", CATALOGUE)
def test_where_what_all_got_is_cut_the_reader_is_never_left_out(game: str) -> None:
    for session in few_matches(game):
        words = teller(session)
        for tale in (one for one in told(session) if len(one.clauses) == 1 and one.clauses[0].spec.shares):
            for reader in range(session.seats):
                assert all(words.seat(reader) in told for told in wordings(tale, words, reader))


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_two_parts_of_a_turn_cost_is_not_added_up(game: str):
    parts = screen_of(game).film.parts
    for session in few_matches(game):
        for tale in told(session):
            events = tale.turn.events
            for clause in tale.clauses:
                at = [n for n, event in enumerate(events) if any(event is one for one, _ in clause.parts)]
                between = {event.word for event in events[at[0] : at[-1]]} if at else set()
                assert not between.intersection(parts), (events, clause)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_turn_is_told_in_the_order_in_which_it_happened(game: str):
    for session in few_matches(game):
        says = teller(session, "de")
        for tale in told(session):
            phrases = [phrase_of(one, says) for one in tale.clauses if not one.spec.chain]
            named = list(dict.fromkeys(words for seat, words in phrases if seat is not None and words))
            text = sentence(tale, says)
            at = 0
            for words in named:
                assert words in text[at:], (text, named)
                at += text[at:].index(words) + len(words)


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_was_done_several_times_is_said_once_with_its_number(game: str):
    for session in few_matches(game):
        words = teller(session)
        for tale in told(session):
            whole = str(wordings(tale, words)[0]).partition(". ")[0]
            clauses = [one for one in re.split(r", | and ", whole) if one.split(" ")[0].endswith("s") and " " in one]
            assert all(one != other for one, other in pairwise(clauses)), whole
            deeds = [one for one in clauses if not re.search(r"\d", one)]  # a gain may come twice, for two reasons
            assert len(set(deeds)) == len(deeds), whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_one_of_several_deeds_is_told_in_a_clause_and_not_as_in_a_form(game: str, language: str) -> None:
    """ "Buys: second cellar, gets 2 wood" is for the log, where each deed has a line of its own."""
    found = set()
    for session in (*few_matches(game), *played_stories(game)):
        words = teller(session, language)
        for tale in told(session):
            phrases = [phrase_of(clause, words) for clause in tale.clauses]
            own = [said for seat, said in phrases if seat is not None]
            found.update(said for said in own if len(own) > 1 and re.match(r"[^(„“]*: ", said))
    assert found == set()
