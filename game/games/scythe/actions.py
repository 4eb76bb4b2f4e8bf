"""What can be said in a turn of Scythe. Each is one move of the hand: what is clicked for it stands in `touches`.

Values are ids of data/scythe without their kind (`mech=speed at=r3c4`); units are component ids (`mech:r3c4`). What
is said while units move is in actions_move.py, combat and deals in actions_combat.py, what CHANCE says in
actions_chance.py, the list of all in vocabulary.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class ChooseFaction(Action):
    """Only if factions are chosen, not dealt."""

    word = "choose_faction"
    faction: str

    def touches(self) -> tuple[str, ...]:
        return (f"faction:{self.faction}",)


@dataclass(frozen=True, slots=True)
class ChooseMat(Action):
    word = "choose_mat"
    mat: str

    def touches(self) -> tuple[str, ...]:
        return (f"mat:{self.mat}",)


@dataclass(frozen=True, slots=True)
class ChooseSection(Action):
    word = "section"
    top: str
    """The top action of the section, or `factory`."""

    def touches(self) -> tuple[str, ...]:
        return (f"section:{self.top}",)


@dataclass(frozen=True, slots=True)
class SkipTop(Action):
    word = "skip_top"


@dataclass(frozen=True, slots=True)
class GainCoins(Action):
    word = "gain_coins"

    def touches(self) -> tuple[str, ...]:
        return ("top:gain_coins",)


@dataclass(frozen=True, slots=True)
class GainPower(Action):
    word = "gain_power"

    def touches(self) -> tuple[str, ...]:
        return ("top:gain_power",)


@dataclass(frozen=True, slots=True)
class DrawCombatCards(Action):
    word = "draw_cards"

    def touches(self) -> tuple[str, ...]:
        return ("top:draw_combat_cards",)


@dataclass(frozen=True, slots=True)
class GainPopularity(Action):
    word = "gain_popularity"

    def touches(self) -> tuple[str, ...]:
        return ("top:gain_popularity",)


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Resources, to be laid on this territory."""

    word = "trade"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (self.at,)


@dataclass(frozen=True, slots=True)
class TakeResource(Action):
    word = "resource"
    what: str

    def touches(self) -> tuple[str, ...]:
        return (f"resource:{self.what}",)


@dataclass(frozen=True, slots=True)
class PlaceAt(Action):
    """Where resources of a card are laid."""

    word = "place"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (self.at,)


@dataclass(frozen=True, slots=True)
class ProduceAt(Action):
    """All workers there produce; in a village `n` new workers come, and `n` make something for whoever wants less."""

    word = "produce"
    at: str
    n: int | None = None

    def touches(self) -> tuple[str, ...]:
        return (self.at,) if self.n is None else (self.at, f"amount:{self.n}")


@dataclass(frozen=True, slots=True)
class EndProduce(Action):
    word = "end_produce"


@dataclass(frozen=True, slots=True)
class UseFactory(Action):
    """Pay for the Factory card and take one of its gains."""

    word = "use_factory"
    choice: int

    def touches(self) -> tuple[str, ...]:
        return (f"choice:{self.choice}",)


@dataclass(frozen=True, slots=True)
class ShowObjective(Action):
    word = "show_objective"
    card: str

    def touches(self) -> tuple[str, ...]:
        return (f"objective:{self.card}",)


@dataclass(frozen=True, slots=True)
class SkipBottom(Action):
    """Only with strict objectives, where it opens the window at the end of the turn."""

    word = "skip_bottom"


@dataclass(frozen=True, slots=True)
class FinishTurn(Action):
    word = "end_turn"
    barrier = "scythe.barrier.turn_ended"


@dataclass(frozen=True, slots=True)
class Bottom(Action):
    """Pay for the bottom action of the section and take its coins."""

    word = "bottom"
    what: str

    def touches(self) -> tuple[str, ...]:
        return (f"bottom:{self.what}",)


@dataclass(frozen=True, slots=True)
class PayToken(Action):
    word = "pay"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (self.at,)


@dataclass(frozen=True, slots=True)
class PayCard(Action):
    """A combat card: for what a card costs, or (Coercion) instead of a resource."""

    word = "pay_card"
    value: int

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.value}",)


@dataclass(frozen=True, slots=True)
class Upgrade(Action):
    """The cube of a yield goes onto the cost of a bottom action."""

    word = "upgrade"
    cube: str
    slot: str

    def touches(self) -> tuple[str, ...]:
        return (f"cube:{self.cube}", f"slot:{self.slot}")


@dataclass(frozen=True, slots=True)
class Deploy(Action):
    word = "deploy"
    mech: str
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"ability:{self.mech}", self.at)


@dataclass(frozen=True, slots=True)
class Build(Action):
    word = "build"
    what: str
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"structure:{self.what}", self.at)


@dataclass(frozen=True, slots=True)
class Enlist(Action):
    """The recruit of a bottom action goes onto a one-time bonus."""

    word = "enlist"
    recruit: str
    bonus: str

    def touches(self) -> tuple[str, ...]:
        return (f"recruit:{self.recruit}", f"bonus:{self.bonus}")


@dataclass(frozen=True, slots=True)
class TakeAmount(Action):
    """Where it may matter, one is asked how much of a benefit one takes."""

    word = "amount"
    n: int

    def touches(self) -> tuple[str, ...]:
        return (f"amount:{self.n}",)


@dataclass(frozen=True, slots=True)
class Less(Action):
    """From now on one is asked how much of each gain one takes, until the own next turn begins."""

    word = "less"

    def touches(self) -> tuple[str, ...]:
        return ("less",)


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Decline what is offered."""

    word = "leave"


@dataclass(frozen=True, slots=True)
class ChooseOption(Action):
    """Of the encounter card that lies open."""

    word = "option"
    pick: str

    def touches(self) -> tuple[str, ...]:
        return (f"option:{self.pick}",)


@dataclass(frozen=True, slots=True)
class TakeFactoryCard(Action):
    word = "take_factory"
    card: str

    def touches(self) -> tuple[str, ...]:
        return (f"factory:{self.card}",)
