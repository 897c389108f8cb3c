"""Moorea in words: notation, sentences, text."""
