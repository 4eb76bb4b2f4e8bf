"""Chapters of Rebirth played by tests."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.games import rules_of
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.chapters import Chapter
from game.tutorial.progress import Place

RULES = rules_of("rebirth")
IDEA = lessons_of("rebirth").chapters["idea"]
TURN = lessons_of("rebirth").chapters["turn"]
PAIR, THREE, LEADER = IDEA.tasks
NAMES = ("Anna", "Morag")


def begin(chapter: Chapter = IDEA, place: Place | None = None, **checks: Any) -> Campaign:
    return Campaign(RULES, chapter, NAMES, checks=checks, place=place)


def do(campaign: Campaign, *lines: str) -> Campaign:
    for line in lines:
        campaign.session.submit(0, RULES.read_action(line))
    return campaign


def told(campaign: Campaign) -> list[str]:
    return [said.key.rpartition(".")[2] for said in campaign.voice.now]


def of_pair(**changes: Any) -> Chapter:
    return replace(IDEA, tasks=(replace(PAIR, **changes), THREE, LEADER))
