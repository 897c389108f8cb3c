# Ce que le serveur dit aux joueurs.

and = { $first } et { $last }

## Ce qui est demandé

ask-you = C’est à vous.
ask-you-kinds = À vous : { $kinds }.
ask-you-once = Tout le monde décide en même temps : faites votre choix.
ask-you-once-kinds = Tout le monde décide en même temps : { $kinds }.
ask-others = C’est à { $names } de jouer.
ask-others-once = On attend { $names }.
ask-held = Votre ordre est donné ; tous seront révélés ensemble dans un instant.
ask-over = La partie est terminée.
ask-record = Ceci est l’enregistrement d’une partie.
ask-past = Voici où en était la partie.

## Comment la partie s’est terminée

over-won = Victoire : { $winners }.
over-shared = Victoire partagée : { $winners }.
over-nobody = Personne ne gagne.
over-conceded = Victoire par abandon : { $winners }.
over-conceded-shared = Victoire par abandon : { $winners }.
over-agreed = Victoire d’un commun accord : { $winners }.
over-agreed-shared = Victoire partagée d’un commun accord : { $winners }.
over-agreed-nobody = D’un commun accord, personne ne gagne.
over-record = L’enregistrement s’arrête ici, avant la fin de la partie.

## Refus

refused-stale = La partie a avancé entre-temps ; regardez de nouveau.
refused-illegal = { $reason }
refused-notation = « { $text } » ne correspond à rien de possible ici.
refused-notation-near = « { $text } » ne correspond à rien de possible ici ; vouliez-vous dire : { $near } ?
refused-no-action = Dites quelle action, par son numéro ou en notation.
refused-over = La partie est terminée.
refused-record = Ceci est un enregistrement à regarder ; on n’y joue pas.
refused-held = Votre ordre est déjà donné ; reprenez-le pour le changer.
refused-bot-plays = Un robot joue cette place ; reprenez-la d’abord.
refused-floor = Il n’y a rien que vous puissiez reprendre sans les autres.
refused-nothing-to-redo = Il n’y a rien à rejouer.
refused-no-such-ply = Il n’y a pas de telle position antérieure.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-bot = { $reason }
refused-no-such-table = Cette table n’existe pas.
refused-no-such-game = { $reason }
refused-no-picture = Ce jeu n’a pas d’image.
refused-bad-option = { $reason }
refused-bad-record = { $reason }
refused-not-your-seat = Ce n’est pas votre place.
refused-bots-own-seat = Cette place est celle d’un robot.
refused-not-away = Ce joueur n’est pas absent depuis { $seconds } secondes.
refused-request-open = Une demande est déjà en cours.
refused-nothing-asked = On ne vous demande rien.
refused-no-battle = Il n’y a rien à quoi renoncer.
refused-not-over = La partie n’est pas encore terminée.
refused-empty = C’est vide.
refused-broken = La table ne comprend pas ce message : { $reason }
refused-too-long = C’est trop long.
refused-too-fast = Trop vite ; attendez un instant.
refused-too-many-tables = Trop de nouvelles tables depuis cette adresse ; attendez un peu.
refused-no-seat = Un spectateur ne peut pas faire cela.
refused-origin = Cette page ne peut pas jouer ici.
refused-rules-changed = Cette partie a été jouée avec la version { $then } des règles ; le serveur a la version { $now }.
refused-store = Le serveur n’a pas pu enregistrer cela ; réessayez.
refused-failed = Quelque chose s’est mal passé sur le serveur ; réessayez.

## Robots

bot-random = Au hasard
bot-random-meaning = Joue n’importe quel coup permis : pour apprendre les règles.
bot-greedy = Glouton
bot-greedy-meaning = Réfléchit à tout son tour et prend ce qui paraît le meilleur sur le moment.
