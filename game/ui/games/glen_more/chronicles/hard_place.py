"""Chronicle 7: five cards to vote upon, how the votes ended, and everybody's hand, closed or open."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from game.games.glen_more.shown import HardPlace, Votes
from game.ui.games.glen_more.chronicles.board import Board, Chip
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.facts import chronicle_facts
from game.ui.theme import mix

_CARD, _CARD_GAP, _CARD_HIGH = 81.0, 6.0, 183.0
_GONE = 150.0
"""The room for saying that markers of a kind are spent."""
MOTIFS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "most_animals": ("lochridge", ("sheep", "cattle")),
    "largest_square": ("halkirk", ("tile_plus",) * 4),
    "most_wood_stone": ("inshriach", ("wood", "stone")),
    "most_sets": ("portree_market", ("scot", "landmark", "whisky", "person")),
    "most_manned_castles": ("home_castle", ("scot",)),
    "most_whisky_tiles": ("pulteney", ("whisky",)),
    "smallest_territory": ("rothiemurchus", ("tile_minus",)),
    "connected_animals": ("glen_tilt", ("sheep", "sheep", "cattle")),
    "farthest_scot": ("easdale", ("scot", "step", "step")),
    "own_discards": ("ballachulish", ("tile_minus", "tile_minus")),
}
"""Each card's landscape, a tile's, and the symbols of what is counted."""
_BALLOTS = {"1:0": ("aye",), "0:1": ("nay",), "2:0": ("aye", "aye"), "1:1": ("aye", "nay"), "0:2": ("nay", "nay")}


def _always(part: HardPlace) -> tuple[str, ...]:
    return tuple(f"vote:{card}" for card in part.cards)


def _chip(brush: Brush) -> Chip:
    cards = brush.part(HardPlace).cards
    found = ["off" if done is None else "good" if done.aye >= done.nay else "bad" for done in cards.values()]
    return Chip(str(found.count("off")), tuple(found))


def _paint(brush: Brush, rect: Rect) -> None:
    for number, (card, done) in enumerate(brush.part(HardPlace).cards.items()):
        place = brush.box(rect, number * (_CARD + _CARD_GAP), 0, _CARD, _CARD_HIGH)
        _card(brush, brush.place(f"vote:{card}", place), card, done)
    _hands(brush, brush.box(rect, 0, _CARD_HIGH + 14, 430, 112))
    _own(brush, brush.box(rect, 0, _CARD_HIGH + 138, 430, 108))


def _card(brush: Brush, rect: Rect, card: str, done: Votes | None) -> None:
    theme, px = brush.theme, brush.px
    brush.frame(rect, "field", 6, "tile")
    picture = brush.box(rect, 4, 4, _CARD - 8, 62)
    tile, symbols = MOTIFS[card]
    brush.scenery(tile, picture)
    size = 26.0 if len(symbols) < 3 else 21.0
    columns = min(len(symbols), 2)
    for number, kind in enumerate(symbols):
        row, column = divmod(number, columns)
        in_row = min(columns, len(symbols) - row * columns)
        middle = (
            picture.centerx + px((column - (in_row - 1) / 2) * (size + 3)),
            picture.centery + px((row - (-(-len(symbols) // columns) - 1) / 2) * (size + 2)),
        )
        brush.fill(
            Rect(0, 0, px(size + 2), px(size + 2)).move(middle[0] - px(size + 2) // 2, middle[1] - px(size + 2) // 2),
            brush.palette.disc,
            (size + 2) / 2,
            225,
        )
        brush.symbol(kind, size - 5, middle)
    below = brush.box(rect, 1, 68, _CARD - 2, 34)
    brush.paragraph(brush.host.name(card), "second_serif", below, "ink", "centre", True)
    values = brush.part(HardPlace).measured[card]
    best = min(values) if chronicle_facts("hard_place")["cards"][card]["best"] == "least" else max(values)
    for seat, value in enumerate(values):
        x = rect.x + px(_CARD * (0.3 if seat % 2 == 0 else 0.72))
        y = rect.y + px(113 + 18 * (seat // 2))
        brush.sign(seat, 11, (x - px(7), y))
        ink = "gain_text" if value == best else "muted"
        style = "stat" if value == best else "second"
        brush.text(str(value), style, (x + px(3), y), ink, room=px(15))
    stamp = brush.box(rect, 4, 142, _CARD - 8, 36)
    if done is None:
        brush.text(brush.says("open"), "caption", stamp.center, "muted", "centre", stamp.w)
        return
    passed = done.aye >= done.nay
    colour = theme.gain if passed else theme.refuse
    brush.fill(stamp, mix(theme.field, colour, 0.16), 5)
    brush.ring(stamp.inflate(-px(2), -px(2)), colour, 1, 5)
    words = brush.says("passed" if passed else "rejected")
    brush.text(
        words,
        "caption_bold",
        (stamp.centerx, stamp.y + px(10)),
        "gain_text" if passed else "refuse_text",
        "centre",
        stamp.w - px(4),
    )
    for share, kind, count in ((0.27, "aye", done.aye), (0.73, "nay", done.nay)):
        x = stamp.x + round(stamp.w * share)
        brush.symbol(kind, 14, (x - px(8), stamp.y + px(25)))
        brush.text(str(count), "second_bold", (x + px(3), stamp.y + px(25)))


def _hands(brush: Brush, rect: Rect) -> None:
    """Everybody's hand: closed around a vote, or open with what is left to vote with."""
    px, part = brush.px, brush.part(HardPlace)
    brush.ground(rect, mix(brush.palette.shelf, brush.palette.sheet, 0.12))
    wide = brush.grid.units(rect.w) / len(brush.seats)
    voting = brush.seen.phase in ("ballots", "open_hands")
    for seat in brush.seats:
        place = brush.box(rect, seat * wide, 0, wide, 112)
        name = brush.host.player(seat)
        room = place.w - px(34)
        used = min(brush.fonts.width(name, "body_bold"), room)
        left = place.centerx - (used + px(18)) // 2
        brush.sign(seat, 14, (left + px(7), place.y + px(16)))
        brush.text(name, "body_bold", (left + px(18), place.y + px(16)), "cream", room=room)
        if brush.told is not None:
            _opened(brush, place, brush.told.ayes[seat], brush.told.nays[seat])  # type: ignore[attr-defined]
            continue
        if part.has_voted[seat]:
            brush.symbol("fist", 40, (place.centerx, place.y + px(54)))
            voted = place.centerx, place.y + px(94)
            brush.text(brush.says("has_voted"), "caption", voted, "cream", "centre", place.w)
            continue
        markers = part.markers[seat]
        for row, (kind, count) in enumerate((("aye", markers.aye), ("nay", markers.nay))):
            y = place.y + px(44 + 26 * row)
            for number in range(count):
                x = place.centerx + px((number - (count - 1) / 2) * 20)
                brush.symbol(kind, 19, (x, y))
        words = brush.says("decides" if voting else "left")
        brush.text(words, "caption", (place.centerx, place.y + px(98)), "cream_muted", "centre", place.w)


def _kinds(ballot: str) -> tuple[str, ...]:
    return _BALLOTS[ballot.partition(":")[2]]


def _opened(brush: Brush, rect: Rect, ayes: int, nays: int) -> None:
    """What was in a hand, now that all are open."""
    kinds = ["aye"] * ayes + ["nay"] * nays
    for number, kind in enumerate(kinds):
        x = rect.centerx + brush.px((number - (len(kinds) - 1) / 2) * 40)
        brush.symbol(kind, 38, (x, rect.y + brush.px(60)))


def _own(brush: Brush, rect: Rect) -> None:
    """The ways to vote, large; without a vote what the vote is about."""
    px = brush.px
    offered = [one for one in brush.seen.lit if one.startswith("ballot:")]
    if not offered:
        brush.paragraph(brush.says("how"), "second", rect)
        return
    card = brush.part(HardPlace).card
    brush.paragraph(brush.says("vote_on", card=brush.host.name(card)), "body", brush.box(rect, 0, 0, 430, 20), "ink")
    gone = next((kind for kind in ("nay", "aye") if not any(kind in _kinds(one) for one in offered)), "")
    room = 430 - _GONE if gone else 430
    if gone:
        brush.paragraph(brush.says(f"no_{gone}"), "body", brush.box(rect, room + 12, 26, _GONE - 12, 74), middle=True)
    wide = (room - 8 * (len(offered) - 1)) / len(offered)
    for number, one in enumerate(offered):
        place = brush.place(one, brush.box(rect, number * (wide + 8), 26, wide, 74))
        brush.frame(place, "plain", 8, "tile")
        kinds = _kinds(one)
        for index, kind in enumerate(kinds):
            brush.symbol(kind, 36, (place.centerx + px((index - (len(kinds) - 1) / 2) * 40), place.y + px(28)))
        brush.text(
            brush.host.name(one),
            "body_bold",
            (place.centerx, place.bottom - px(13)),
            "ink",
            "centre",
            place.w - px(6),
        )


BOARD = Board(
    id="hard_place",
    emblem="ballot",
    kinds=("vote", "ballot"),
    phases=frozenset({"choose_vote", "ballots"}),
    paint=_paint,
    chip=_chip,
    always=_always,
    tells={"votes_revealed": 2200.0},
)
