"""Every text and every target of every scene, in every language and size."""
