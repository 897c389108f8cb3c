# Ce que tout jeu peut dire.
obstacle-not-open = Ce n’est pas possible maintenant.
obstacle-not-your-turn = Ce n’est pas le tour de cette place.
obstacle-game-over = La partie est finie.
obstacle-chance = C’est au hasard de décider, pas à une place.
obstacle-no-such-action = Le jeu n’a pas d’action de ce numéro.
