"""Aloha in words: notation, sentences, text."""
