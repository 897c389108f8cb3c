"""The script: the sequence of play, phase by phase, with every question and every kind of chance. Nobody else moves the stage."""
