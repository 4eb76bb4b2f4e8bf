"""Saved matches: running ones to go on with, finished ones to look at again, damaged ones with the sentence why."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from pygame import Surface

from game.core.errors import HearthsideError
from game.core.files import printable
from game.core.speaker import Speaker
from game.core.usual_names import in_language
from game.scenes import start
from game.scenes.page import MARGIN, Page, Sheet
from game.scenes.pictures import thumbnail_steps
from game.scenes.shelf import Glance, Match, scores_in, signs_in, when_key
from game.scenes.shell_widgets import LivePicture, fitted
from game.ui.context import Context
from game.ui.grid import DESIGN_HEIGHT
from game.ui.widget import Widget
from game.ui.widgets import Button, Choice, Dialog, Icon, IconButton, Label, Panel, Paragraph, Segmented, Sign, Toast

RUNNING, FINISHED, DAMAGED = "running", "finished", "damaged"
ROW = 112.0
PLAYERS_LINE = 23.0


def kind_of(match: Match) -> str:
    if match.trouble:
        return DAMAGED
    return FINISHED if match.is_over else RUNNING


def more_players(match: Match) -> float:
    """What a third line of players needs."""
    return PLAYERS_LINE if len(match.seats) > 4 and not match.trouble else 0.0


class SavedGamesScene(Page):
    title = "saved.title"
    tall = True

    def __init__(self, context: Context, finished: bool = False) -> None:
        super().__init__(context)
        self.shown = FINISHED if finished else RUNNING
        self.shelf = start.shelf(context)
        self.matches: list[Match] = self.shelf.matches()
        self.glances: dict[str, Glance | None] = {}

    # life

    def enter(self) -> None:
        self.work.add(self._look_in())

    def resume(self) -> None:
        self.matches, self.glances = self.shelf.matches(), {}
        self.rebuild()
        self.enter()

    def _look_in(self) -> Iterator[object]:
        """One match after the other, while the page stands already."""
        yield None
        for match in self.of_kind(self.shown):
            if match.key not in self.glances:
                self.glances[match.key] = self.shelf.glance(match)
                yield None
        if None in self.glances.values():
            self.matches = self.shelf.matches()  # now it is known which cannot be opened, and why
        self.rebuild()

    def of_kind(self, kind: str) -> list[Match]:
        return [match for match in self.matches if kind_of(match) == kind]

    # building

    def fill(self) -> None:
        self.head(self.text("saved.prompt"), "save")
        k, top = self.k, self.head_height
        kinds = [RUNNING, FINISHED] + ([DAMAGED] if self.of_kind(DAMAGED) else [])
        if self.shown not in kinds:
            self.shown = RUNNING
        wide = min(940.0 * k, 1280.0 - 2 * MARGIN)
        left = (1280 - wide) / 2
        choices = [(kind, f"{self.text(f'saved.{kind}')} ({len(self.of_kind(kind))})") for kind in kinds]
        self.body.add(Segmented((left, top + 2, wide, 36 * k), choices, self.shown, self._show, name="kind"))
        top += 36 * k + 12
        area = self.scroll((left - 10, top, wide + 26, DESIGN_HEIGHT - top - 4), f"saved.{self.shown}")
        matches = self.of_kind(self.shown)
        y = 6.0 if matches else self._empty(area, wide)
        for number, match in enumerate(matches):
            high = (ROW if wide / k > 700 else ROW + 52) * k + more_players(match) * k
            area.add(self._row(match, (10, y, wide, high), primary=number == 0))
            y += high + 12
        hands = self.text("saved.hands")
        area.add(Paragraph((10, y, wide, self.height_of(hands, "second", wide) + 8), hands, "second", "cream_muted"))
        self.toast = self.root.add(Toast())

    def _empty(self, area: Widget, wide: float) -> float:
        """Returns where what stands below it begins."""
        k = self.k
        panel = area.add(Panel((10, 6, wide, 190 * k), name="empty"))
        panel.add(Icon((wide / 2 - 20 * k, 22 * k, 40 * k, 40 * k), "save", "track_off", "paper"))
        panel.add(
            Paragraph(
                (30 * k, 72 * k, wide - 60 * k, 48 * k),
                self.text(f"saved.empty_{self.shown}"),
                "prompt",
                align="centre",
            )
        )
        panel.add(
            Button(
                (wide / 2 - 120 * k, 128 * k, 240 * k, 42 * k),
                self.text("saved.empty_go"),
                self.back,
                "primary",
                style="button",
                name="to_games",
            )
        )
        return 6 + 190 * k + 12

    def _row(self, match: Match, at: tuple[float, float, float, float], primary: bool) -> Sheet:
        row = Sheet(at, self.k, name=f"match.{match.key}")
        if match.trouble:
            self._fill_damaged(row, match)
            return row
        wide, put = row.wide, row.put
        glance = self.glances.get(match.key)
        seen = ("thumbnail", match.key, match.saved_at) if glance is not None else ()

        def paint(size: tuple[int, int]) -> Iterator[Surface | None]:
            if glance is not None:
                yield from thumbnail_steps(match.game, self.context, glance.position, list(glance.signs), size)

        narrow = wide <= 700
        row.add(LivePicture(put(10, 10, 92, 92), paint, self.painted, seen))
        room = (wide - 130) if narrow else (wide - 130 - 320)
        row.add(Label(put(118, 8, room, 28), self.text(f"games.{match.game}.name"), "card"))
        row.add(Label(put(118, 36, room, 20), self._state(match, glance), "body", "muted"))
        words: Any = self.context.words
        signs, scores = signs_in(match, glance), scores_in(words, match, glance)
        for number, name in enumerate(in_language([seat.name for seat in match.seats], words)):
            x, y = 118 + (number % 2) * room / 2, 58 + (number // 2) * 23
            row.add(Sign(put(x, y, 16, 20), signs[number]))
            points = scores[number] and f": {scores[number]}"
            style = "body_bold" if glance is not None and number in glance.winners else "body"
            row.add(Label(put(x + 21, y, room / 2 - 24, 20), f"{name}{points}", style))
        self._buttons(row, match, narrow, primary)
        return row

    def _buttons(self, row: Sheet, match: Match, narrow: bool, primary: bool) -> None:
        put, wide = row.put, row.wide
        y, high = (ROW + 2 + more_players(match), 40.0) if narrow else (36.0, 42.0)
        x = 118.0 if narrow else wide - 312
        if match.is_over:
            act, label = partial(self._replay, match), self.text("saved.replay")
        else:
            act, label = partial(self._go_on, match), self.text("saved.go")
        row.add(
            Button(
                put(x, y, 190, high),
                label,
                act,
                "primary" if primary else "plain",
                style="button",
                icon="play",
                name=f"open.{match.key}",
            )
        )
        beside, icon = ("coach", "hint") if match.is_over else ("replay", "log")
        open_it = self._look_back if match.is_over else self._replay
        at, tip = put(x + 198, y, 44, high), self.text(f"saved.{beside}")
        done, name, size = partial(open_it, match), f"{beside}.{match.key}", 17
        row.add(IconButton(at, icon, done, size=size, ground="plain", name=name, tooltip=tip))
        row.add(
            IconButton(
                put(x + 248, y, 44, high),
                "trash",
                partial(self._ask_delete, match),
                size=17,
                ground="plain",
                name=f"delete.{match.key}",
                tooltip=self.text("saved.delete"),
            )
        )

    def _fill_damaged(self, row: Sheet, match: Match) -> None:
        put, wide = row.put, row.wide
        narrow, room = wide <= 700, wide - (200 if wide <= 700 or not match.may_rescue else 410)
        row.add(Icon(put(34, 30, 44, 44), "warning", "refuse", "paper"))
        name = fitted(self.context.look, printable(Path(match.key)), "card", room * self.k)
        row.add(Label(put(118, 8, room, 28), name, "card", "muted"))
        row.add(Paragraph(put(118, 38, room, 66), match.trouble, "body", "muted"))
        if match.may_rescue:
            y, x = (ROW + 2, 118.0) if narrow else (36.0, wide - 270)
            row.add(
                Button(
                    put(x, y, 196, 42),
                    self.text("saved.rescue"),
                    partial(self._rescue, match),
                    "plain",
                    style="button",
                    name=f"rescue.{match.key}",
                    tooltip=self.text("saved.rescue_about"),
                )
            )
        row.add(
            IconButton(
                put(wide - 64, 36, 44, 42),
                "trash",
                partial(self._ask_delete, match),
                size=17,
                ground="plain",
                name=f"delete.{match.key}",
                tooltip=self.text("saved.delete"),
            )
        )

    def _state(self, match: Match, glance: Glance | None) -> str:
        """How far it has come and when it was saved."""
        key, values = when_key(match.saved_at, time.time())
        when = self.text(key, **values)
        if glance is None:
            return when
        names = in_language([seat.name for seat in match.seats], self.context.words)
        if glance.winners:
            won = self.text("saved.won", names=", ".join(names[seat] for seat in glance.winners))
            return f"{won}   ·   {when}"
        words: Any = self.context.words
        told = Speaker(words, match.game, names)(glance.round)
        if glance.asked:
            told = f"{told}, {self.text('saved.asked', name=names[glance.asked[0]])}"
        return f"{told}   ·   {when}"

    # acts

    def _show(self, kind: str) -> None:
        self.shown = kind
        self.rebuild()
        self.enter()

    def _go_on(self, match: Match) -> None:
        self._try(partial(start.continue_match, self.context, match))

    def _replay(self, match: Match) -> None:
        self._try(partial(start.open_replay, self.context, match))

    def _look_back(self, match: Match) -> None:
        self._try(partial(start.look_back, self.context, match))

    def _rescue(self, match: Match) -> None:
        self._try(partial(start.rescue_match, self.context, match))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except HearthsideError as error:
            self.toast.say(start.told(self.context, error), "warning", 6000)

    def _ask_delete(self, match: Match) -> None:
        key, values = when_key(match.saved_at, time.time())
        game = printable(Path(match.key)) if match.trouble else self.text(f"games.{match.game}.name")
        text = self.text("saved.delete_text", game=game, when=self.text(key, **values))
        self.ask(
            Dialog(
                self.text("saved.delete_title"),
                text,
                [
                    Choice(self.text("saved.delete_no"), key="escape"),
                    Choice(self.text("saved.delete_yes"), partial(self._delete, match), primary=True),
                ],
            )
        )

    def _delete(self, match: Match) -> None:
        try:
            self.shelf.delete(match)
        except HearthsideError as error:
            self.toast.say(start.told(self.context, error), "warning", 6000)
            return
        self.matches = self.shelf.matches()
        self.rebuild()
        self.toast.say(self.text("saved.deleted"), "trash")
