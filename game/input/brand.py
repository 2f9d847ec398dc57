"""Whose pad it is, read from its GUID, and what is printed on its buttons."""

from __future__ import annotations

XBOX, PLAYSTATION, NINTENDO, POSITION = "xbox", "playstation", "nintendo", "position"
BRANDS = (XBOX, PLAYSTATION, NINTENDO, POSITION)
VENDORS = {0x045E: XBOX, 0x28DE: XBOX, 0x054C: PLAYSTATION, 0x057E: NINTENDO}
"""By USB vendor; a Steam pad has the letters of an Xbox one."""


def vendor_of(guid: str) -> int:
    """The USB vendor in the 32 hexadecimal digits of a GUID, 0 if there is none."""
    try:
        return int(guid[10:12] + guid[8:10], 16)
    except ValueError:
        return 0


def brand_of(guid: str, mapped: bool = True) -> str:
    """The brand whose signs are shown; a pad without a known brand is shown by position."""
    return VENDORS.get(vendor_of(guid), POSITION) if mapped else POSITION
