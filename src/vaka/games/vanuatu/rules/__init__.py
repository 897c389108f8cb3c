"""The rules of Vanuatu: compiled; they know no words, no picture and no judge."""
