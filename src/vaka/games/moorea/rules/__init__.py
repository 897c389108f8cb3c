"""The rules of Moorea: compiled; they know no words, no picture and no judge."""
