"""The rules of Conquest of Paradise: compiled; they know no words, no picture and no judge."""
