"""Which version this is; the build and the metadata of the project say the same."""

VERSION = "0.1.0"
NAME = "Umbrella-Solstis"
"""The name of the built program and of its archive."""
TITLE = "Umbrella & Solstis"
