"""Moments as a person says them."""

from __future__ import annotations

from datetime import datetime, timedelta

from game.text import Texts


def moment(text: Texts, when: datetime, now: datetime | None = None) -> str:
    """Today, yesterday, or the date, and the time of day."""
    now = now or datetime.now()
    days = (now.date() - when.date()) // timedelta(days=1)
    key = {0: "date.today", 1: "date.yesterday"}.get(days, "date.day")
    return text(key, date=day(text, when), time=f"{when:%H:%M}")


def day(text: Texts, when: datetime) -> str:
    """The date, its parts in the order of the language."""
    month = text(f"date.month.{when.month}")
    return text("date.full", day=when.day, month=month, year=when.year)


def day_of(text: Texts, written: str) -> str:
    """The date of a moment as it stands in a file; what is none stays as it is."""
    try:
        return day(text, datetime.fromisoformat(written))
    except ValueError:
        return written[:10]


def span(text: Texts, seconds: int) -> str:
    """How long something took, in minutes or in hours and minutes."""
    hours, minutes = divmod(max(0, seconds) // 60, 60)
    if hours:
        return text("date.hours", hours=hours, minutes=minutes)
    return text("date.minutes", minutes=max(1, minutes))
