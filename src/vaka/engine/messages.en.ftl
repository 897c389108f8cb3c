# What every game can say.
obstacle-not-open = That is not open now.
obstacle-not-your-turn = It is not this seat’s turn.
obstacle-game-over = The game is over.
obstacle-chance = Chance decides now, not a seat.
obstacle-no-such-action = The game has no action of that number.
