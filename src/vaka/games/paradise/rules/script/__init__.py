"""The script: the sequence of play, chapter by chapter, with every question and every kind of chance. Nobody else knows it."""
