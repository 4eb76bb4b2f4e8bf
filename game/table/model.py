"""The model of one table: what is shown of the match, what is pointed at, held and entered, and what follows of it.

`moment()` is all of it as data. The scene tells the model what happens at the screen and paints what it answers;
nothing in here has heard of pygame. Next: furnishing.py (what stands around the parts), pointing.py (the card).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.contract import Action, Event, Seat, Sheet
from game.core.speaker import Texts
from game.table import advising, furnishing, showing
from game.table.advised import Advised
from game.table.counting import Counter
from game.table.director import Director, Stage
from game.table.entries import without
from game.table.holding import Holding
from game.table.knows import Knows
from game.table.moment import Moment
from game.table.news import News
from game.table.pointing import Pointing
from game.table.screen import screen_of
from game.table.shown import Shown, ShownOf, Told
from game.table.telling import Teller

WATCHING: Seat = -1
"""Those who watch bots, instead of a seat: what they have opened."""


class TableModel:
    """`setting` answers for the player's settings; `parts` are those that can be seen, the uppermost first."""

    def __init__(self, director: Director, words: Texts, setting: Callable[[str, Any], Any]) -> None:
        self.director = director
        self.session = director.session
        self.setting = setting
        self.screen = screen_of(self.session.rules.id)
        self.parts: Callable[[], Sequence[Knows]] = tuple
        self.position: int = len(self.session)
        """Lines of the log that are shown; behind the session while something still moves."""
        self.looking_at: int | None = None
        """A past position that somebody looks at, from the log or the recap."""
        self.marked: tuple[str, ...] = ()
        self.telling: tuple[Event, ...] = ()
        """What is being shown happening just now, one step of a scoring."""
        self.is_told = False
        """A story or a scoring is being told: the primary button goes on with the match."""
        self.headline = ""
        """What stands above the table meanwhile; empty for the usual line."""
        self.held_back = False
        """A story tells how the last line that is shown came out: nothing else may say it before."""
        self.rewound = ""
        """What stands above the table while turns are shown once more; empty while none is."""
        self.counting: dict[Seat, int] = {}
        """Scores that have not arrived at their panels yet."""
        self.visited: Seat | None = None
        """Whose things somebody looks at; None for what the phase shows."""
        self.glanced: Seat | None = None
        """Whose things are shown large only as long as somebody points at them."""
        self.told_of: Seat | None = None
        """Whose turn is told now."""
        self.still_told: Seat | None = None
        """The bot whose line of the log is being shown, to its last word."""
        self.drafts: dict[Seat, Mapping[str, Any]] = {}
        """What each person has opened or folded up for a while; shown to nobody else."""
        self.advised = Advised(director)
        self.holding = Holding(director)
        self.counter = Counter(self.session, self.screen.counts)
        self.pointing = Pointing(self)
        self.news = News(self)
        director.specify, director.paid = self.screen.specify, self.screen.paid
        self._visited_at = ("", -1)
        self._recent: tuple[object, tuple[Event, ...]] = (None, ())
        self._shown: Shown | None = None
        """What holds for the position whatever is pointed at; None once the position is another."""
        self.speak(words)

    def speak(self, words: Texts) -> None:
        """From now on in this language."""
        self.words = words
        self.teller = Teller(words, self.session.rules.id, self.session.setup.seats)

    # -- what is shown ------------------------------------------------------------------------------------------

    @property
    def is_live(self) -> bool:
        """The present is shown, so that things can be chosen."""
        return self.looking_at is None and self.position == len(self.session)

    @property
    def at(self) -> int | None:
        """How many lines are shown, None for all."""
        at = self.position if self.looking_at is None else self.looking_at
        return None if at >= len(self.session) else at

    @property
    def position_shown(self) -> Any:
        """What painters draw from: the game's own record."""
        return self.session.shown(self.director.eyes, self.at)

    @property
    def sheet(self) -> Sheet:
        """The score sheet of the shown position, as the one who looks may know it."""
        return self.session.sheet(self.director.eyes, self.at)

    @property
    def phase(self) -> str:
        """The word of the frame that decides in what is shown."""
        return self.session.phase(self.at)

    @property
    def signs(self) -> tuple[int, ...]:
        return showing.signs_of(self.session, self.screen, self.position_shown)

    @property
    def _actor(self) -> Seat | None:
        told = furnishing.turn_told(self)
        return self.director.actor if told is None else told

    @property
    def figures(self) -> Any:
        """The figures of whoever looks, or of whoever acts; hints among them only where they are wanted."""
        director = self.director
        seats = (director.eyes, director.viewer, self._actor, 0)
        seat = next(one for one in seats if one is not None)
        found = self.session.figures(director.eyes, seat, self.at)
        if self.setting("hints", True) or not self.screen.advice:
            return found
        return without(found, self.screen.advice)

    def recent(self) -> tuple[Event, ...]:
        """What has happened since the event that screen.yaml names, as far as it is shown."""
        eyes = self.director.eyes
        key = self.at, len(self.session), eyes
        if self._recent[0] != key:
            self._recent = key, showing.recent(self.session, self.screen, eyes, self.at)
        return self._recent[1]

    def open_options(self) -> tuple[tuple[str, ...], ...]:
        """The components of every option, whatever is held; nothing while secrets are covered."""
        if not self.is_live or self.director.hidden:
            return ()
        return tuple(action.touches() for action in self.director.offered())

    def labels(self) -> dict[str, str]:
        """What lit places would bring in this round, or later where that is nothing."""
        director, spec = self.director, self.screen.counts
        if spec is None or not spec.labels or not self.is_live or director.viewer is None or director.hidden:
            return {}
        places = {place: act for place in director.lit() if (act := director.would(place)) is not None}
        return self.counter.labels(director.viewer, places, director.eyes, self.words)

    # -- the moment ---------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """The match, the eyes or the place in it have changed: what hung on the old ones is let go."""
        if self.looking_at is not None and self.looking_at > len(self.session):
            self.looking_at = None  # a lesson has stepped back behind it
        self._shown = None
        self.teller.seated(self.session.setup.seats)
        if self.is_live:
            self.holding.keep(self.screen.hold.get(self.phase, ()), self.open_options())
        here = self.phase, -1 if self.director.viewer is None else self.director.viewer
        if here != self._visited_at:
            self.visited, self._visited_at = None, here

    def moment(self) -> Moment:
        return Moment(
            length=self.position if self.looking_at is None else self.looking_at,
            eyes=self.director.eyes,
            parts=self.shown(),
            head=furnishing.head(self),
            primary=furnishing.primary(self),
            tools=furnishing.tools(self),
            players=furnishing.players(self),
            peek=furnishing.peek(self),
            advice=advising.advice(self),
            card=self.pointing.card,
        )

    def shown(self) -> Shown:
        """What the parts draw from. What was counted for the position holds, for counting is dear; only what is
        pointed at, marked and told is new each time."""
        self._shown = self._shown or self._everything()
        pointing = self.pointing
        return replace(
            self._shown,
            pointed=pointing.component,
            effect=self.marked or pointing.effect,
            refused=pointing.refused,
            telling=self.telling,
            groups=pointing.groups,
            then=pointing.then,
            visit=self._visit(),
            told_of=self.told_of,
            counting=dict(self.counting),
        )

    def _everything(self) -> Shown:
        director, live = self.director, self.is_live
        lit = director.lit() if live and not self.is_told and self.still_told is None else ()  # or a click ends that
        return ShownOf(
            position=self.position_shown,
            figures=self.figures,
            viewer=director.viewer if director.stage is not Stage.CURTAIN else None,
            actor=self._actor,
            persons=director.persons,
            signs=self.signs,
            lit=lit,
            enters=tuple(filter(director.picker.enters, director.lit())) if live else (),
            chosen=director.picker.chosen if live else (),
            last=self._last_moves(),
            hidden=director.hidden,
            holds=showing.holds(self.sheet, director.eyes, self.screen),
            tallies=showing.tallies(self.sheet, director.eyes, self.screen, self.teller),
            phase=self.phase,
            open=self.open_options(),
            openly=director.openly,
            closed=director.closed,
            labels=self.labels(),
            draft=self._draft(),
            page=self._page(),
            recent=self.recent(),
            plan=tuple(action.touches() for action in director.proposal.plan()) if live else (),
            **self.advised.told(lit, live=live),
        )

    def _visit(self) -> int | None:
        return self.visited if self.glanced is None else self.glanced

    def _last_moves(self) -> tuple[str, ...]:
        """Where others have moved since the viewer's last turn, or what they have laid."""
        if self.looking_at is not None:
            return ()
        motion = {word: spec for word, spec in self.screen.motion.items() if spec.to and not spec.passing}
        found = [
            getattr(event, motion[event.word].last or motion[event.word].to, "")
            for turn in dict.fromkeys(tale.turn for tale in self.news.all())
            for event in turn.events
            if event.word in motion and turn.end <= self.position and turn.seat != self.director.reader
        ]
        return tuple(place for place in found if isinstance(place, str) and place)

    # -- pages --------------------------------------------------------------------------------------------------

    @property
    def drafting(self) -> Seat | None:
        """Whose draft is shown: of whoever looks, or of those who watch a match of bots."""
        return self.director.eyes if self.director.persons else WATCHING

    def _draft(self) -> Mapping[str, Any]:
        return self.drafts.get(self.drafting, {}) if self.drafting is not None else {}

    def draft(self, values: Mapping[str, Any]) -> None:
        if self.drafting is not None:
            self.drafts[self.drafting] = values
            self._shown = None

    def _page(self) -> Any:
        """What whoever looks is filling in, as the game's controller has it; nobody else's, none covered."""
        eyes = self.director.eyes
        return None if eyes is None else self.director.picker.page(self.session.view(eyes, self.at), eyes)

    def answers(self) -> tuple[Action, ...]:
        """What a page has ready to be handed in; only while its person may act."""
        if self.director.stage is not Stage.PLAY or self.director.hidden or not self.is_live:
            return ()
        return self.director.picker.answers()

    # -- knowing ------------------------------------------------------------------------------------------------

    def about(self, component: str) -> str:
        """What the rules say is printed on it."""
        found = self.session.about(self.director.eyes, component, self.at)
        return " ".join(self.teller.say(one) for one in found)

    def called(self, component: str) -> str:
        """The component by whose name it goes now."""
        names = (part.called(component) for part in self.parts())
        return next((name for name in names if name != component), component)

    def told(self, component: str) -> Told | None:
        """What a part knows of it, with what the rules say is printed on it."""
        about = self.about(component)
        for part in self.parts():
            told = part.told(component)
            if told is not None:
                return told if told.text else replace(told, text=about)
        return Told(text=about) if about else None

    def explained(self, component: str) -> bool:
        """Whether it is entered on a page: then it is explained, not previewed."""
        return self.is_live and self.director.picker.enters(component)
