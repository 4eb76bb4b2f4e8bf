"""What the end brings in Glen More II tells on the score sheet from which pieces it comes."""

from __future__ import annotations

from game.core.contract import NOW
from tests.table.test_tally import over


def test_rows_of_the_end_say_what_was_counted_and_name_their_pieces() -> None:
    session = over("glen_more")
    sheet, components = session.sheet(None), session.rules.components(session.view(None))
    told = [entry for entry in sheet.entries if entry.category in ("coins", "territory")]
    assert told
    for entry in told:
        assert entry.when == NOW and entry.detail is not None
        assert entry.pieces and set(entry.pieces) <= set(components)


def test_a_larger_territory_is_told_by_all_its_tiles() -> None:
    session = over("glen_more")
    for entry in session.sheet(None).entries:
        if entry.category == "territory":
            tiles = session.shown(None).players[entry.seat].territory
            assert len(entry.pieces) == len(tiles)


def test_what_the_last_scoring_compared_is_told_where_it_lies() -> None:
    session = over("glen_more")
    players = session.shown(None).players
    compared = {"scoring:landmarks": "landmarks", "scoring:persons": "persons"}
    for entry in session.sheet(None).entries:
        if entry.category == "scoring_d" and entry.detail is not None and entry.component in compared:
            assert len(entry.pieces) == len(getattr(players[entry.seat], compared[entry.component]))
    assert sum(entry.points for entry in session.sheet(None).entries) == sum(session.result().points)  # type: ignore[union-attr]
