"""The panel of news draws nothing beyond itself."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.core.contract import NOW
from game.core.game_facts import game_facts
from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.table.peek import LogPeek
from game.table.facts import PeekBar, PeekFacts, PeekLine
from game.ui.events import Pointer
from game.ui.root import Root
from tests.reader.texts import Page, ReadSurface, recording
from tests.scenes.shell_helpers import make_context
from tests.scenes.skye_hands import at_table
from tests.scenes.skye_helpers import match
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand


def nothing(*heard: object) -> None:
    """Whatever is pointed at."""


def test_what_has_no_room_is_read_where_somebody_points_and_the_panel_grows() -> None:
    context = make_context((1280, 720))
    root = Root("none")
    at = (984, 482, 284, 110)
    peek = root.add(LogPeek(at, on_point=nothing, on_look=id, on_open=print, pin="left top"))
    long = "Morag takes Robert the Bruce, wins the favour of Clan Chisholm for 1 coin and gets 1 barley and a Scot."
    lines = tuple(PeekLine(sign, (long, "Morag takes Robert the Bruce."), "+1") for sign in range(4))
    root.set_look(context.look)
    peek.show(PeekFacts("News", lines, outlook="If it ended now", bars=tuple(PeekBar(n, 1, 2) for n in range(4))))
    assert len(peek.laid().laid) < 4
    root.handle(Pointer("move", peek.rect.center))
    assert peek.rect.bottom == 592 and [one.words for one in peek.laid().laid] == [long] * 4
    root.handle(Pointer("move", peek.play.rect.center))
    assert peek.at != at, "the button belongs to it"
    root.handle(Pointer("move", (100, 100)))
    assert peek.at == at


@pytest.mark.parametrize("scale", [1.0, 1.75, 2.0])
def test_large_type_yields_before_the_recap_is_empty(scale: float) -> None:
    context = make_context((1280, 720), text_scale=scale)
    root = Root("none")
    peek = root.add(LogPeek((984, 482, 284, 110), on_point=nothing, on_look=id, on_open=print, pin="left top"))
    root.set_look(context.look)
    told = "Einkommen: Anna +5, Jörg +5, Maria Antonia +5, Bartholomäus +5, Zoë +5."
    bars = tuple(PeekBar(sign, 1, 2) for sign in range(5))
    peek.show(PeekFacts("News", (PeekLine(None, (told,), ""),), outlook="If it ended now", bars=bars))
    assert [one.words for one in peek.laid().laid] == [told] and peek.overflow() == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_figures_of_a_full_table_say_what_they_are(game: str) -> None:
    """Four numbers in a row, two of them negative, stood below the news without a word."""
    session = Session(rules_of(game), Setup(game, seats("pbbbb"[: game_facts(game).players.max]), 7, {}))
    stand = Stand(session, curtain=False)
    for _ in range(4):
        assert stand.until_asked()
        session.submit(0, session.options(0)[0])
    assert stand.until_asked()
    peek = stand.scene.furniture.peek
    with recording() as recorder:
        stand.surface = ReadSurface((1280, 720), recorder)
        recorder.page = Page()
        stand.context.stack.expose()
        stand.context.stack.draw(stand.surface)
    words = [line.text for line in recorder.page.lines]
    assert not peek._bars or peek.facts.outlook in words


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_that_nothing_has_happened_stands_above_the_bars_and_not_in_them(scale: float) -> None:
    """In large type "Seither ist nichts geschehen." took two lines, and the second lay in the heading of the bars."""
    context, root = make_context((1280, 720), text_scale=scale), Root("none")
    peek = root.add(LogPeek((984, 412, 284, 180), on_point=nothing, on_look=id, on_open=print, pin="left top"))
    root.set_look(context.look)
    bars = tuple(PeekBar(sign, 1, 2) for sign in range(3))
    peek.show(PeekFacts("News", nothing="Seither ist nichts geschehen.", outlook="If it ended now", bars=bars))
    end = peek._rows_at()[1] + peek._silence().height
    assert end <= peek.rect.y + peek.grid.px(peek._bars_top())


@pytest.mark.parametrize(("totals", "behind"), [((0, 3, 10, 4, 0), 5), ((34, 30, 41, 27, 52), 0)])
def test_what_the_end_adds_stands_behind_each_figure_of_a_row_or_behind_none(
    totals: tuple[int, ...], behind: int
) -> None:
    """Beside four with a question mark the fifth, whose figure was wider, seemed to have no gold."""
    context, root = make_context((1280, 720)), Root("none")
    peek = root.add(LogPeek((984, 482, 284, 110), on_point=nothing, on_look=id, on_open=print, pin="left top"))
    root.set_look(context.look)
    bars = tuple(PeekBar(seat, 0, total, beside=("+ gold", "+ ?")) for seat, total in enumerate(totals))
    peek.facts = PeekFacts(
        "News", (PeekLine(0, ("Income.",), ""),), outlook="If it ended now", note="note", bars=bars
    )
    with recording() as recorder:
        recorder.page = Page()
        root.paint(ReadSurface((1280, 720), recorder), peek.rect)
    words = [line.text for line in recorder.page.lines]
    assert peek._in_figures and [one for one in words if one in map(str, totals)] == [str(one) for one in totals]
    assert words.count("+ ?") == behind


@pytest.mark.parametrize("scale", [1.0, 1.75, 2.0])
@pytest.mark.parametrize("high", [80, 110, 137])
def test_that_nothing_has_happened_has_room_in_a_low_panel(high: int, scale: float) -> None:
    """With four seats and large type the second line of it was cut by the panel's edge."""
    context, root = make_context((1280, 720), text_scale=scale), Root("none")
    peek = root.add(
        LogPeek((984, 592 - high, 284, high), on_point=nothing, on_look=id, on_open=print, pin="left top")
    )
    root.set_look(context.look)
    bars = tuple(PeekBar(sign, 1, 2) for sign in range(4))
    peek.show(PeekFacts("News", nothing="Seither ist nichts geschehen.", outlook="If it ended now", bars=bars))
    with recording() as recorder:
        recorder.page = Page()
        root.paint(ReadSurface((1280, 720), recorder), peek.rect)
    last = next(line for line in recorder.page.lines if "geschehen" in line.text)
    assert last.box.bottom <= peek.rect.bottom - 2 and not last.cut


def test_below_the_figures_of_a_full_table_bars_say_who_is_ahead() -> None:
    """Five seats had five numbers and nothing that showed at a glance how far they are apart."""
    context, root = make_context((1280, 720)), Root("none")
    peek = root.add(LogPeek((984, 455, 284, 137), on_point=nothing, on_look=id, on_open=print, pin="left top"))
    root.set_look(context.look)
    totals = (40, 20, 30, 10, 39)
    bars = tuple(PeekBar(seat, total, total) for seat, total in enumerate(totals))
    peek.show(PeekFacts("News", (PeekLine(0, ("Income.",), ""),), outlook="If it ended now", bars=bars))
    surface = Surface((1280, 720))
    root.paint(surface, surface.get_rect())
    lengths = []
    for bar, place in peek._bar_places():
        row = [surface.get_at((x, place.bottom - 2))[:3] for x in range(place.x, place.right)]
        lengths.append(row.count(tuple(context.look.signs.colour(bar.sign))[:3]))
    per_point = [length / total for length, total in zip(lengths, totals, strict=True)]
    assert min(per_point) > 0.7 and max(per_point) - min(per_point) < 0.25


@pytest.mark.parametrize("where", ["set_prices", "build_tiles"])
def test_with_five_seats_the_latest_turn_is_told_as_far_as_it_has_room(where: str) -> None:
    """Sentences ended in dots after a few words because all the others, which are scrolled, had to be short too."""
    stand = at_table("pbbbb", 3, where)
    peek = stand.scene.furniture.peek
    laid = peek.laid()
    room, shown = peek.grid.px(peek._high - 31 - peek._bars_height() - 7), laid.laid[-1]
    longer = shown.line.words[: shown.line.words.index(shown.words)]
    assert shown.height >= 2 * shown.block.line_px
    assert all(laid._height(laid._block(shown.line, words)) > room for words in longer)


@pytest.mark.parametrize("scale", [1.0, 1.75, 2.0])
def test_a_score_keeps_clear_of_name_and_place_in_the_low_panels_of_five(scale: float) -> None:
    stand = Stand(match("pbbbb"), curtain=False, motion="none", text_scale=scale)
    panel = stand.scene.furniture.players[0]
    high = panel.fonts.cap_height(panel.fonts.low("score", panel.grid.px(2 * (panel._line() - 30))))
    middle, chip = panel.score_place()[1], panel.rect.bottom - panel.grid.px(14 + 8)
    assert middle + high / 2 <= chip + 1 and middle - high / 2 >= panel._head_y() + panel.grid.px(7)


@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_heading_of_the_figures_stays_when_five_have_had_an_income(language: str, scale: float) -> None:
    """The sentence with five figures took two rows, and the figures below it had no word."""
    session = Session(rules_of("isle_of_skye"), Setup("isle_of_skye", seats("pbbbb"), 7, {}))
    stand = Stand(session, curtain=False, text_scale=scale, language=language)
    assert stand.until_asked()
    with recording() as recorder:
        stand.surface = ReadSurface((1280, 720), recorder)
        recorder.page = Page()
        stand.context.stack.expose()
        stand.context.stack.draw(stand.surface)
    peek = stand.scene.furniture.peek
    assert peek._bars and peek.facts.outlook in [line.text for line in recorder.page.lines]


@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_bar_tells_what_it_is_made_of_and_stays_under_the_pointer(game: str, scale: float) -> None:
    session = Session(rules_of(game), Setup(game, seats("pbb"), 7, {}))
    stand = Stand(session, text_scale=scale, motion="none", curtain=False)
    for _ in range(4):
        assert stand.until_asked()
        session.submit(0, session.options(0)[0])
    assert stand.until_asked()
    peek, sheet = stand.scene.furniture.peek, stand.scene.model.sheet
    for number in range(len(peek._bars)):
        bar, place = list(peek._bar_places())[number]
        stand.point(place.center)
        assert list(peek._bar_places())[number][1].collidepoint(place.center), "it stays where it is"
        at_end = [one for one in sheet.entries if one.seat == number and one.when != NOW and one.points]
        rows = {stand.scene.model.teller.category(one.category) for one in at_end}
        assert peek.hint() == bar.why and all(row in bar.why for row in rows)
        stand.point((640, 8))


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_name_in_a_line_lights_its_place_alone(game: str) -> None:
    """After a round of bots: each name that is underlined is pointed at, then a word between them."""
    stand = Stand(Session(rules_of(game), Setup(game, seats("pbb"), 7, {})), warn=False)
    found = 0
    for _ in range(40):
        if not stand.until_asked():
            break
        found += names_lead(stand)
        if found >= 4:
            return
        stand.director.submit(stand.director.options()[0])
    assert found, "no name in any line"


def names_lead(stand: Stand) -> int:
    scene, peek, found = stand.scene, stand.scene.furniture.peek, 0
    if not peek.shown or peek.folded:
        return 0
    stand.point((peek.rect.centerx, peek.rect.y + 4))
    stand.wait(100)
    for number, one in enumerate(peek.laid().laid):
        row = peek.laid().row(number, peek._rows_at())
        for place, component in one.block.names:
            stand.point(place.move(peek.laid()._text_at(row)).center)
            assert scene.model.marked == (component,) and scene.pulse.visible
            found += 1
        stand.point((row.x + 3, row.centery))
        assert scene.model.marked == one.line.pieces and not scene.pulse.visible
    return found


def recap(lines: tuple[tuple[str, ...], ...], high: float = 188, seats: int = 3) -> LogPeek:
    context = make_context((1280, 720))
    root = Root("none")
    peek = root.add(LogPeek((984, 404, 284, high), on_point=nothing, on_look=id, on_open=print, pin="left top"))
    root.set_look(context.look)
    told = tuple(PeekLine(sign, words, "") for sign, words in enumerate(lines))
    bars = tuple(PeekBar(sign, 1, 2) for sign in range(seats))
    peek.show(PeekFacts("Letzte Züge", told, outlook="Wäre jetzt Schluss", note="und am Ende", bars=bars))
    return peek


def test_no_sentence_is_cut_while_lines_below_it_are_free() -> None:
    whole = (
        "Jonas baut Loch Lochy, bekommt 1 Holz, 1 Stein und 2 Münzen, geht zu Fuß nach Hause und bekommt dort 1 Rind."
    )
    peek = recap((("Eva nimmt Inshriach.",), (whole, "Jonas baut Loch Lochy, bekommt 1 Holz …", "Jonas baut …")))
    assert [one.words for one in peek.laid().laid] == ["Eva nimmt Inshriach.", whole]


def test_figures_stand_off_their_heading_where_the_news_leave_room() -> None:
    line = ("Eva nimmt Inshriach und bekommt dafür 1 Holz und 1 Stein.",)
    roomy, full = recap((line, line)), recap((line, line, line), 160)
    assert roomy._in_figures and full._in_figures
    assert roomy._bars_head() >= full._bars_head() + 6
    assert [len(one.laid().laid) for one in (roomy, full)] == [2, 2]


@pytest.mark.parametrize("high", [92, 98, 104, 112])
def test_in_a_low_panel_one_line_of_news_leaves_the_figures_their_row(high: int) -> None:
    """At 200 % the line yielded and the room kept for it did not: bars below the figures fell out of the panel."""
    context, root = make_context((1366, 768), text_scale=2.0), Root("none")
    peek = root.add(LogPeek((984, 482, 284, high), on_point=nothing, on_look=id, on_open=print, pin="left top"))
    root.set_look(context.look)
    told = (PeekLine(1, ("Jörg nimmt Rothiemurchus und bekommt 1 Holz.", "Jörg nimmt Rothiemurchus …"), ""),)
    bars = tuple(PeekBar(sign, 1, 2) for sign in range(4))
    peek.show(PeekFacts("Letzte Züge", told, outlook="Wäre jetzt Schluss", note="und am Ende", bars=bars))
    assert peek.laid().laid and peek.overflow() == []
    assert all(peek.rect.contains(place) for _, place in peek._bar_places())
