"""Everything that can be heard, made by code: cues for what happens, and a quiet air for each game.

`bodies` is what things are made of, `cues` what they sound like, `ambience` what is heard around them; `measured`
says how loud and how bright a sound is, `player` plays it. Every cue has a visual twin: nothing is lost in silence.
"""

from game.ui.sound.ambience import AMBIENCES
from game.ui.sound.bodies import RATE
from game.ui.sound.cues import CUES, samples_of
from game.ui.sound.player import DEFAULT_AMBIENCE, DEFAULT_VOLUME, Sounds

__all__ = ["AMBIENCES", "CUES", "DEFAULT_AMBIENCE", "DEFAULT_VOLUME", "RATE", "Sounds", "samples_of"]
