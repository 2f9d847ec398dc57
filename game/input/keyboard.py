"""Which key means what."""

from __future__ import annotations

import pygame

DEVICE = "keyboard"

KEYS = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_w: "up",
    pygame.K_s: "down",
    pygame.K_a: "left",
    pygame.K_d: "right",
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_SPACE: "confirm",
    pygame.K_ESCAPE: "back",
    pygame.K_BACKSPACE: "back",
    pygame.K_p: "menu",
    pygame.K_F10: "menu",
    pygame.K_TAB: "skip",
    pygame.K_h: "hint",
    pygame.K_i: "info",
    pygame.K_v: "peek",
    pygame.K_m: "mute",
}

LABELS = {"confirm": "Enter", "back": "Esc", "menu": "P", "skip": "Tab", "info": "I"}
"""What is printed on the key that a hint shows for an action."""
