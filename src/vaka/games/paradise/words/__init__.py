"""Conquest of Paradise in words: notation, sentences, text."""
