"""What a viewer is shown: views, boards, the log, words about the board, lessons, records. Never more than they may know."""
