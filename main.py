"""Starts the game."""

import gc
import logging
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - it is for those who start it with an older one
    sys.exit(
        "Umbrella & Solstis needs Python 3.11 or newer; this is "
        f"{sys.version_info[0]}.{sys.version_info[1]}. Please start it with a newer Python."
    )


def main() -> None:
    """Check that the right pygame is there, then play."""
    from game.start import prepare, told

    gc.disable()  # what is made now stays; ``game.warm`` puts it aside and enables the rest
    prepare()
    try:
        import pygame
    except ImportError:
        sys.exit("pygame-ce is missing; install it with: python -m pip install -r requirements.txt")
    if not getattr(pygame, "IS_CE", False):
        sys.exit(
            "This is the old pygame, but the game needs pygame-ce; run: "
            "python -m pip uninstall -y pygame pygame-ce, then install requirements.txt again."
        )
    from game.command import parser

    arguments = parser().parse_args()
    if arguments.self_check:
        from game.tools.selfcheck import check

        sys.exit(check())
    from game.app import create

    app = create(sys.argv[1:])
    logging.getLogger().setLevel(logging.INFO)
    logging.info("%s, pygame-ce %s", told(), pygame.version.ver)
    app.run(arguments.frames)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The worker of a built program is the program itself: it must never get any further.
        import multiprocessing

        multiprocessing.freeze_support()
    main()
