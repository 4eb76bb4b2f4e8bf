"""play, resume, replay and shot: what is wrong is refused in one sentence before anything opens."""

from __future__ import annotations

import argparse
from pathlib import Path

import pygame
import pytest

from game import cli
from game.cli import play, resume, shot
from game.core.errors import BadInput
from game.core.save_store import SaveStore
from game.core.words import Words
from game.games import rules_of
from tests.scenes.table_helpers import match


def asked(**values: object) -> argparse.Namespace:
    return argparse.Namespace(**{"game": "rebirth", "seats": "you,easy", "seed": None, "option": [], **values})


def test_seats_take_people_and_bots_with_and_without_names() -> None:
    setup = play.setup_from(asked(seats="you=Anna,hard=Morag,normal", seed=5), Words("en"))
    assert [(seat.name, seat.bot) for seat in setup.seats][:2] == [("Anna", ""), ("Morag", "hard")]
    assert setup.seats[2].bot == "normal" and setup.seats[2].name
    assert setup.seed == 5 and setup.options == {"start": "random"}


def test_options_are_those_of_the_set_up() -> None:
    assert play.setup_from(asked(option=["start=1"]), Words("en")).options == {"start": 1}


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"seats": "you,hrad"}, "Did you mean 'hard'"),
        ({"seats": "you"}, "for 2 to 4 players"),
        ({"seats": "you,easy,easy,easy,easy"}, "for 2 to 4 players"),
        ({"game": "rebrith"}, "Did you mean 'rebirth'"),
        ({"seed": -1}, "--seed"),
        ({"option": ["start"]}, "key=value"),
        ({"option": ["stars=1"]}, "start"),
        *(
            ({"game": game, "option": [f"start={odd}"]}, "a seat from 0 to 1")
            for game in ("rebirth", "isle_of_skye")
            for odd in ("²", "--5", "9" * 5000, "٣", "", "1.0")
        ),
    ],
)
def test_what_cannot_be_played_is_refused(values: dict[str, object], told: str) -> None:
    with pytest.raises(BadInput) as refused:
        play.setup_from(asked(**values), Words("en"))
    assert told in str(refused.value) and "\n" not in str(refused.value)


def test_resume_takes_the_latest_running_match_and_names_others(tmp_path: Path) -> None:
    store = SaveStore(tmp_path, rules_of)
    with pytest.raises(BadInput, match="no match to go on with"):
        resume.chosen(store, "")
    store.save(match("pb"), "rebirth-1")
    assert resume.chosen(store, "") == "rebirth-1"
    assert resume.chosen(store, "rebirth-1") == "rebirth-1"
    with pytest.raises(BadInput, match="Did you mean 'rebirth-1'"):
        resume.chosen(store, "rebirth-2")


@pytest.mark.parametrize("text", ["1920", "axb", "10x10", "99999x720", "1280x"])
def test_a_strange_size_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        shot.read_size(text)


def test_a_shot_of_a_saved_match_is_a_picture(tmp_path: Path) -> None:
    saved = SaveStore(tmp_path, rules_of).save(match("pb"), "one")
    out = tmp_path / "one.png"
    assert cli.run(["shot", str(saved), "--size", "1280x720", "--lang", "de", "-o", str(out)]) == cli.DONE
    assert pygame.image.load(str(out)).get_size() == (1280, 720)


def test_a_shot_of_nothing_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["shot", "tabel"]) == cli.REFUSED
    assert "Did you mean 'table'" in capsys.readouterr().err


def test_a_curtain_that_would_hide_nothing_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["shot", "curtain", "--game", "glen_more"]) == cli.REFUSED
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_shot_says_which_scenes_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    from game.scenes.staged import SCENES

    with pytest.raises(SystemExit):
        cli.run(["shot", "--help"])
    told = capsys.readouterr().out
    assert [scene for scene in SCENES if scene not in told] == []
