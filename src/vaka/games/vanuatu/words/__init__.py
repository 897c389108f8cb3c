"""Vanuatu in words: notation, sentences, text."""
