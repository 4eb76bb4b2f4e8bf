"""The dock while gold is dealt with: what is in hand, what is staked, where this round's income came from."""

from __future__ import annotations

from pygame import Surface

from game.ui.kinds.coins import CoinRow
from game.ui.kinds.drafting import Drafting
from game.ui.kinds.part import Host, Part, PartSpec, Point, Shown
from game.ui.widgets import Button, Icon, Label, Line, Panel, Paragraph, Sign

_SOURCES = (("castle", "castle"), ("whisky", "barrel"), ("catch_up", "flag"))


class PurseDock(Part):
    bleed = 22.0
    needs = {"": ("title", "left", "income", "hide_tip", "covered", "staked", "all")}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high)))
        add = self.panel.add
        self.sign = add(Sign((16, 14, 20, 20), 0))
        add(Label((42, 12, 150, 24), self.word("title"), "dock"))
        self.about = add(Paragraph((16, 42, 200, 62), "", "second", "muted"))
        self.coins = add(CoinRow((222, 34, 150, 44), spec.world, units=34))
        self.left = add(Label((374, 34, 46, 44), "", "score", align="right"))
        self.caption = add(Label((426, 38, 96, 40), self.word("left"), "body", "muted"))
        add(Line((528, 12, 1, high - 24)))
        add(Label((542, 8, 200, 22), self.word("income"), "second_bold", "muted"))
        self.amounts = []
        for number, (kind, icon) in enumerate(_SOURCES):
            y = 31 + number * 24
            add(Icon((543, y + 3, 15, 15), icon, "chip"))
            add(Label((564, y, 176, 21), self.word(kind), "second"))
            self.amounts.append(add(Label((740, y, 40, 21), "", "second_bold", "gain_text", "right")))
        add(Line((796, 12, 1, high - 24)))
        self.hide = add(Button((814, 34, 130, 44), "", self._toggle, icon="eye", style="body_bold", name="hide_purse",
                               tooltip=self.word("hide_tip")))

    def _toggle(self) -> None:
        self.host.hide(not self.seen.hidden)

    def drawn(self, shown: Shown) -> object:
        return (shown.viewer, shown.hidden, shown.phase, tuple(shown.gauges.items()), tuple(shown.draft.items()),
                shown.signs, str(shown.plain.get("drafts")), shown.visit)

    def show(self, shown: Shown) -> None:
        super().show(shown)
        self.set(visible=shown.phase in self.spec.phases and shown.viewer is not None)

    def changed(self) -> None:
        shown = self.seen
        if shown.viewer is None or not shown.plain:
            return
        seat = shown.viewer
        self.sign.set(player=shown.signs[seat])
        purse = shown.gauges.get(f"purse:{seat}")
        known = purse is not None and not shown.hidden
        for widget in (self.coins, self.left, self.caption):
            widget.set(visible=known)
        word, icon = ("show", "eye_closed") if shown.hidden else ("hide", "eye")
        self.hide.set(text=self.word(word), icon=icon)
        pricing = bool(shown.plain["drafts"][seat]) or bool(shown.draft)
        if not known:
            self.about.set(text=self.word("covered"))
        elif pricing:
            draft = Drafting.of(shown)
            self.about.set(text=self.word("staked", total=draft.total, staked=draft.staked))
            purse = draft.left
        else:
            self.about.set(text=self.word("all"))
        if known:
            self.coins.set(gold=purse)
            self.left.set(text=str(purse))
        for (kind, _), label in zip(_SOURCES, self.amounts, strict=True):
            n = shown.gauges.get(f"income:{kind}", 0)
            label.set(text=f"+{n}" if n else "0", colour_name="gain_text" if n else "muted")

    def anchor(self, component: str) -> Point | None:
        own = component == f"{self.spec.component}:{self.seen.viewer}"
        return self.left.rect.center if own and self.visible else None

    def draw(self, surface: Surface) -> None:
        """Everything is drawn by the widgets on it."""
