"""The position as text: every fact a seat may know stands in it, in every language, and nothing else."""

from __future__ import annotations

from game.core.match_text import match_text, read_facts
from game.core.text import to_text
from tests.conformance.subjects import NAMES, Subject, moments, require_texts


def test_the_position_can_be_rebuilt_from_its_text(subject: Subject) -> None:
    for m in moments(subject, 40):
        for viewer in m.viewers:
            seen = m.plain(m.rules.view(m.state, viewer))
            for speaker in subject.speakers():
                assert read_facts(match_text(m.session, speaker, viewer, m.at)) == seen, f"{viewer} at {m}"


def test_whoever_must_decide_reads_every_option_and_others_read_none(subject: Subject) -> None:
    for m in moments(subject, 40, chance=False):
        for viewer in m.viewers:
            text = match_text(m.session, subject.speakers()[0], viewer, m.at)
            for seat in m.waiting:
                for action in m.rules.options(m.state, seat):
                    told = f"\n  {to_text(action)}" in text
                    assert told or viewer != seat, f"{to_text(action)} at {m}"
            assert viewer in m.waiting or f"\n{_title(subject, viewer)}\n" not in text


def _title(subject: Subject, viewer: int | None) -> str:
    name = NAMES[viewer] if viewer is not None else ""
    return subject.speakers()[0].words("core.match_text.options", seat=name)


def test_players_are_called_by_name(subject: Subject) -> None:
    for m in moments(subject, 1000):
        for speaker in subject.speakers():
            text = match_text(m.session, speaker, None, m.at)
            assert all(name in text for name in NAMES[: subject.seats])


def test_every_part_of_the_position_has_a_heading(subject: Subject) -> None:
    for m in moments(subject, 1000):
        require_texts(subject, (f"{subject.game}.part.{key}" for key in m.plain()))
