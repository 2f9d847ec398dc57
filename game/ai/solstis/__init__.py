"""How opponents think about Solstis: quick play without events, a value, and a search."""
