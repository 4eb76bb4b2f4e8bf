"""A free lesson: the tutor speaks of what a rival's turn has led to once that turn has been told."""

from __future__ import annotations

from types import SimpleNamespace

from game.core.settings import Settings
from game.core.words import Words
from game.table.furnishing import turn_told
from game.ui.context import Context
from tests.scenes.lesson_helpers import at_the_table
from tests.scenes.table_helpers import QuickAsker


def test_while_a_rivals_turn_is_told_the_tutor_does_not_speak_of_the_round_after_it() -> None:
    """ "Now the last round", it said above a tile that a rival was still laying."""
    context = Context(Words("en"), Settings(language="en", motion="fast"), (1280, 720), words_for=Words)
    context.services = SimpleNamespace(thinker=QuickAsker())
    scene = at_the_table("isle_of_skye", "game", context=context)
    session, voice, told, early = scene.session, scene.campaign.voice, 0, list[str]()
    for _ in range(4000):
        if scene.motion.waits:
            scene.motion.go_on()
        elif not scene.motion.busy and 0 in session.waiting() and scene.model.position == len(session):
            scene.director.submit(session.options(0)[0])
        context.stack.update(80)
        newer = [scene.model.teller.say(one.said) for one in voice.all if one.at > scene.model.position]
        if newer and turn_told(scene.model) is not None and scene.tutor.shown:
            told += 1
            early += [one for one in newer if one in scene.tutor.body.text]
        if session.progress()[0] != session.progress(0)[0] and told and scene.model.position == len(session):
            break
    assert told and early == []
