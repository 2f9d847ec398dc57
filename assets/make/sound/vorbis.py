"""Ogg Vorbis out and back, byte for byte the same each time.

Needs `oggenc` (Debian: vorbis-tools) and soundfile. The stream's serial number comes from the
file's name and nothing else is written into the comments, so that bytes repeat.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import wave
import zlib

import numpy as np
import soundfile

from assets.make.sound.kit.core import SR

QUALITY = "4"
ENCODER = "oggenc"
MADE_WITH = "oggenc 1.4.2 with libvorbis 1.3.7"
"""What the committed files were encoded with; another version may write other bytes."""


class NoEncoderError(RuntimeError):
    """The encoder is not installed."""


def encode(x: np.ndarray, name: str) -> bytes:
    """``x`` as the bytes of an Ogg Vorbis file of that name; raises NoEncoderError."""
    if shutil.which(ENCODER) is None:
        raise NoEncoderError(f"{ENCODER} is missing; Debian has it in vorbis-tools")
    serial = zlib.crc32(name.encode()) & 0x7FFFFFFF
    command = [ENCODER, "-Q", "-q", QUALITY, "-s", str(serial), "--discard-comments", "-"]
    return subprocess.run(command, input=_wave(x), stdout=subprocess.PIPE, check=True).stdout


def _wave(x: np.ndarray) -> bytes:
    """``x`` as a wave file of 16 bits."""
    steps = np.clip(np.round(x * 32767), -32768, 32767).astype("<i2")
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(x.ndim)
        file.setsampwidth(2)
        file.setframerate(SR)
        file.writeframes(steps.tobytes())
    return buffer.getvalue()


def decode(data: bytes) -> np.ndarray:
    """The samples of an Ogg Vorbis file."""
    return soundfile.read(io.BytesIO(data), dtype="float64")[0]
