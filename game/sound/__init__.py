"""Sound: effects, music and ambience of both games, and silence where there is no device.

``Sound`` is opened after the first picture and ticked once a frame with the mood of the scene;
``Quiet`` is the same without a sound. Everything that is played is listed in `sounds.json`.
"""

from game.sound.mood import Mood
from game.sound.sound import Quiet, Sound

__all__ = ["Mood", "Quiet", "Sound"]
