"""The rules of Aloha: compiled; they know no words, no picture and no judge."""
