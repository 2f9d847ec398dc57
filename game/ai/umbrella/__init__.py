"""How opponents think about Umbrella: a fast position, what it is worth, and a search over it."""
