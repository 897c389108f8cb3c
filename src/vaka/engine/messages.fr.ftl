# Ce que tout jeu peut dire.
obstacle-not-open = Ce n’est pas possible maintenant.
obstacle-not-your-turn = Ce n’est pas à vous de jouer.
obstacle-game-over = La partie est finie.
obstacle-chance = Un tirage ou un jet de dé vient d’abord.
obstacle-no-such-action = Le jeu n’a pas d’action de ce numéro.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
score-name = Score
prompt-you = À vous de jouer : { $count ->
    [one] une seule action est possible.
   *[other] choisissez une action parmi { $count }.
 }
prompt-others = En attente de { $names }.
prompt-chance = Le hasard décide.
prompt-over = La partie est terminée.

## Pourquoi quelque chose est refusé.

reason-or = { $first } ou { $last }
reason-no-game = aucun jeu ne s’appelle « { $name } » ; il y a : { $known }
reason-no-game-near = aucun jeu ne s’appelle « { $name } » ; vouliez-vous dire { $near } ?
reason-broken-game = le jeu « { $name } » ne peut pas être chargé : { $why }
reason-no-bot = aucun robot ne s’appelle « { $name } » ; il y a : { $known }
reason-no-bot-near = aucun robot ne s’appelle « { $name } » ; vouliez-vous dire { $near } ?
reason-seats = { $game } se joue de { $low } à { $high } joueurs, pas à { $seats }
reason-no-options = { $game } n’a pas d’option « { $name } » ; il n’en a aucune
reason-no-option = { $game } n’a pas d’option « { $name } » ; il a : { $known }
reason-no-option-near = { $game } n’a pas d’option « { $name } » ; vouliez-vous dire { $near } ?
reason-no-choice = { $game } : l’option { $name } accepte { $choices }, pas « { $value } »
reason-clash = { $why }
reason-not-open = « { $text } » n’est pas possible ici
reason-not-open-near = « { $text } » n’est pas possible ici ; vouliez-vous dire { $near } ?
reason-not-understood = « { $text } » : { $why }
reason-meant = { $why } ; vouliez-vous dire { $near } ?
reason-none-of = « { $word } » n’est pas reconnu ; on attend { $names }
reason-number-from = « { $word } » n’est pas un nombre de { $low } à { $high }
reason-for-instance = écrivez par exemple : { $ways }

# Les enregistrements
reason-line = ligne { $line } : { $reason }
reason-too-large = dépasse { $most } Mo : aucun enregistrement n’est si grand
reason-no-text = pas du texte : l’octet { $byte } est illisible
reason-first-line = un enregistrement commence par « { $line } »
reason-viewers-record = c’est ce qu’un spectateur ou un joueur sait d’une partie en cours : cela ne peut pas être rejoué
reason-version = écrit avec la version { $then } des règles ; celle-ci est la version { $now }
reason-header-line = une ligne d’en-tête s’écrit « Nom: valeur », pas « { $text } »
reason-header-twice = { $name } figure deux fois dans l’en-tête
reason-header-misses = il manque { $name } dans l’en-tête
reason-header-number = { $name } est un nombre, pas « { $text } »
reason-header-unknown = l’en-tête n’a pas de champ « { $name } »
reason-option-written = une option s’écrit nom=valeur, pas « { $text } »
reason-option-twice = l’option { $name } figure deux fois
reason-names = { $count } noms pour { $seats } places
reason-name = un nom tient sur une ligne de { $most } caractères au plus, pas « { $name } »
reason-name-written = le caractère numéro { $place } du nom ne peut pas être écrit
reason-date = une date s’écrit 2026-11-15, pas « { $date } »
reason-over-before = la partie est finie avant cette ligne
reason-closed = l’enregistrement est clos : la partie a pris fin après { $ply } lignes ({ $how })
reason-line-begins = une ligne commence par chance, { $seats }, pas par « { $word } »
reason-chance-decides = ici le hasard décide, pas une place
reason-seat-decides = ici une place décide, pas le hasard
reason-not-asked = ce n’est pas à { $seat } de jouer ici
reason-no-move = « { $text } » n’est pas un coup possible ici
reason-misread = { $why }
reason-illegal = { $text } : { $why }
reason-no-ending = une partie finit par { $endings }, pas par « { $how } »
reason-no-ended = la partie est finie à la dernière ligne, mais il manque Ended dans l’en-tête
reason-without-ended = { $name } figure dans l’en-tête sans Ended
reason-ended-written = Ended s’écrit « { $endings } at PLY », pas « { $text } »
reason-ended-at = finie après { $ply } lignes selon l’en-tête, mais il y en a { $lines }
reason-goes-on = finie selon les règles, dit l’en-tête, mais la partie continue après la dernière ligne
reason-over-by-rules = la partie est finie selon les règles à la dernière ligne, pas { $how }
reason-winners = ce ne sont pas les gagnants de la partie rejouée
reason-winner-twice = { $word } figure deux fois parmi les gagnants
reason-no-seat = aucune place ne s’appelle « { $word } »
reason-scores = la partie rejouée donne les scores { $scores }
reason-scores-written = les scores sont des nombres, pas « { $text } »
reason-scores-count = { $count } scores pour { $seats } places
reason-unfinished = une partie en cours n’est pas analysée
reason-no-analysis-level = le niveau d’une analyse est hard, expert ou un nombre de secondes jusqu’à { $most }, pas « { $level } »
