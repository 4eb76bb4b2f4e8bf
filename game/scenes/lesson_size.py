"""How large the card of a lesson is: high enough for its longest sentence, so that nothing jumps in a task."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.core.articles import plain
from game.core.words import Words
from game.scenes.lesson_follows import what_follows
from game.scenes.lesson_help import unseen, where_to_look
from game.tutorial.demands import looked_at
from game.tutorial.nudging import ANY_STAGE, common_key
from game.tutorial.tally import tally
from game.tutorial.tasks import NUDGE, OF_TASK, TALLY
from game.ui.fonts import LARGE_TYPE, Fonts, Style, StyleLike, style_of

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene
    from game.scenes.table.names import NamingParagraph

_NEARLY = 0.88
_EVERY = 2
"""Type yields in steps of this many half units."""
_FIGURES = frozenset({"points", "gold", "gained", "size", "turns", "n", "have", "want", "less", "lost"})
_FIGURE, _NAME = "88", "Eilean Donan"
"""What stands for a place of a sentence that is not filled yet."""
_OF_THE_TABLE = (
    "over",
    "ended",
    "reached",
    "hopeless",
    "one_step",
    "unsure",
    "again",
    "reachable",
    "goes_on",
    "theirs",
)


class Sentences(NamedTuple):
    """All that a task may have to say."""

    told: tuple[str, ...]
    together: tuple[str, ...]
    """An answer, and the praise or the advice behind it; where there is no room for both, the second stands alone."""
    asked: tuple[str, ...]
    """Nudges."""


def sentences(scene: TaskScene) -> Sentences:
    campaign = scene.campaign
    task, voice, chapter = campaign.task, campaign.voice, campaign.chapter
    if campaign.done and not chapter.free:
        return Sentences((f"{scene.model.teller.say(voice.praise)} {what_follows(scene)}",), (), ())
    if task is None:
        comments = [voice.key(f".{one.id}") for one in chapter.comments]
        keys = [voice.key(".tell"), *comments] if chapter.free else []
        return Sentences(tuple(sample(scene, key) for key in keys if scene.context.words.has(key)), (), ())
    nudges = {NUDGE, *(one.id for one in task.nudges)}
    usual = [one for one in task.sentences() if one not in {*nudges, TALLY, "goal", "tell"}]
    said = {one: sample(scene, voice.key(one)) for one in usual}
    table = {one: sample(scene, f"tutorial.{one}") for one in _OF_THE_TABLE}
    begins = sample(scene, voice.key("tell"))
    if campaign.number and task.position:
        begins = f"{scene.text('tutorial.new_table')} {begins}"
    looks = [where_to_look(scene)] if unseen(campaign) else []
    if task.is_word:
        return Sentences((begins,), (), ())
    answers = [text for one, text in said.items() if one not in OF_TASK]
    together = [f"{answer} {table[advice]}" for answer in answers for advice in ("hopeless", "one_step")]
    together += [f"{said[one]} {said['done']}" for one in task.with_done]
    asked = [ANY_STAGE, *(voice.key(one) for one in nudges)]
    if not any(looked_at(task.reached)):
        asked += [common_key(campaign.rules.id, one.id) for one in chapter.common]
    told = (begins, *said.values(), *table.values(), *looks)
    return Sentences(told, tuple(together), tuple(sample(scene, key) for key in asked))


def sample(scene: TaskScene, key: str) -> str:
    """A sentence with something in each of its places, as long as what will stand there."""
    words = scene.context.words
    places = words.text(key).placeholders() if isinstance(words, Words) else ()
    name = plain(_NAME, scene.context.language)
    return scene.text(key, **{one: _FIGURE if one in _FIGURES else name for one in places})


def counts(scene: TaskScene) -> bool:
    """Whether a line is kept for turns and for how much of a number one has."""
    campaign = scene.campaign
    task = campaign.task
    return task is not None and (task.within > 1 or tally(task.reached, campaign.stretch()) is not None)


def longest(texts: Sentences, high: Callable[[str], float], bold: Callable[[str], float]) -> Iterator[float]:
    """The room for the words: with two sentences together, and, where that is too much, for the longest alone."""
    alone = max([*map(high, texts.told), *map(bold, texts.asked)], default=0.0)
    both = max([alone, *map(high, texts.together)])
    yield from dict.fromkeys((both, alone))


def high_of(row: NamingParagraph, wide: float, text: str) -> float:
    """What a sentence takes in the type of a row."""
    row.text, kept = text, row.text
    high, row.text = row.height_for(wide) + 1, kept
    return high


def yielding(fonts: Fonts, style: StyleLike) -> list[Style]:
    """The wanted one, and with larger type those to which it may yield while they are large enough for whoever wanted
    that; where there is no room for them the card folds."""
    smaller = [one for one in fonts.smaller(style) if one.size >= fonts.at_large("caption").size]
    return [style_of(style), *smaller][::_EVERY]


def is_small(fonts: Fonts, styles: list[Style], step: int) -> bool:
    """Whether very large type would be clearly smaller than large type is."""
    return styles[step].size * fonts.grid.text_scale < _NEARLY * styles[0].size * LARGE_TYPE
