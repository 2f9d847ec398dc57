"""The page of pictures: every scene and phase is on it, and a picture is taken as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.tools import gallery, shoot


def test_every_scene_and_phase_is_on_the_page() -> None:
    shown = {shot[0] for shot in gallery.SHOTS}
    assert shown == {*shoot.SCENES, *shoot.PHASES} - {"rest"}
    for shot in gallery.SHOTS:
        shoot.build_parser().parse_args(shot)


def test_other_seeds_are_tried_and_what_never_comes_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "SHOTS", (("title",), ("claim",), ("face", "--seed", "3")))
    taken: list[list[str]] = []

    def take(words: list[str]) -> None:
        taken.append(words)
        if words[0] == "face" or (words[0] == "claim" and "3" not in words):
            raise ValueError("no such phase")

    names = list(gallery.shoot_all(tmp_path, ["--size", "640x360", "--lang", "de"], take))
    assert names == ["01-title.png", "02-claim.png"]
    assert all(words[words.index("--lang") + 1] == "de" for words in taken)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "02-claim.png" in page
    assert "face" not in page


@pytest.mark.parametrize("scene", gallery.EXTRA)
def test_the_extra_scenes_can_be_taken(scene: str, tmp_path: Path) -> None:
    out = tmp_path / "taken.png"
    assert shoot.main([scene, "--size", "640x360", "--plies", "6", "--out", str(out)]) == 0
    assert out.stat().st_size > 2000
