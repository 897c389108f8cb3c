# Ce que le serveur dit aux joueurs.


## Ce qui est demandé

ask-you = C’est à vous.
ask-you-kinds = À vous : { $kinds }.
ask-you-once = Tout le monde décide en même temps : faites votre choix.
ask-you-once-kinds = Tout le monde décide en même temps : { $kinds }.
ask-others = C’est à { $names } de jouer.
ask-others-once = On attend { $names }.
ask-bots-alone = { $asked } Entre eux, les robots ne jouent que si quelqu’un regarde.
ask-held = Vos ordres sont donnés ; tous seront révélés ensemble dans un instant.
ask-over = La partie est terminée.
ask-record = Ceci est l’enregistrement d’une partie.
ask-past = Voici où en était la partie.
ask-paused = La partie est en pause. Elle reprendra quand tout le monde sera d’accord.
ask-old-rules = Cette partie suit d’anciennes règles, qui ne sont plus là. On peut la regarder, la télécharger et y mettre fin d’un commun accord.

undo-nothing = Vous n’avez encore rien décidé qui puisse être repris.
undo-seen = Votre dernier coup a révélé quelque chose ou passé la main : vous ne pouvez pas le reprendre sans demander aux autres.

## Comment la partie s’est terminée

over-won = Victoire : { $winners }.
over-shared = Victoire partagée : { $winners }.
over-nobody = Personne ne gagne.
over-conceded = Victoire par abandon : { $winners }.
over-conceded-shared = Victoire par abandon : { $winners }.
over-agreed = Victoire d’un commun accord : { $winners }.
over-agreed-shared = Victoire partagée d’un commun accord : { $winners }.
over-agreed-nobody = D’un commun accord, personne ne gagne.
over-closed = La personne qui tient le serveur a fermé la table : personne ne gagne.
over-record = L’enregistrement s’arrête ici, avant la fin de la partie.

## Refus

refused-stale = La partie a avancé entre-temps ; regardez de nouveau.
refused-illegal = { $reason }
refused-notation = « { $text } » n’est pas un coup possible ici.
refused-notation-near = « { $text } » n’est pas un coup possible ici ; vouliez-vous dire { $near } ?
refused-not-foreseen = Un coup entier va jusqu’où l’on peut le prévoir. Jouez d’abord { $count ->
    [one] la première action
   *[other] les { $count } premières actions
} et voyez ce qu’il en advient.
refused-no-action = Dites quelle action, par son numéro ou en notation.
refused-hints-off = À cette table, on joue sans conseils.
refused-not-asked = Ce n’est pas à vous de décider maintenant.
refused-no-hint = Aucun conseil n’a pu être trouvé ; réessayez.
refused-no-belief = Impossible d’estimer ce qu’il peut y avoir là ; réessayez.
refused-nothing-hidden = Rien n’est caché à cet endroit.
refused-over = La partie est terminée.
refused-record = Ceci est un enregistrement à regarder ; on n’y joue pas.
refused-held = Vos ordres sont déjà donnés ; reprenez-les pour les changer.
refused-bot-plays = Un robot joue cette place ; reprenez-la d’abord.
refused-floor = Il n’y a rien que vous puissiez reprendre sans les autres.
refused-nothing-to-redo = Il n’y a rien à rejouer.
refused-no-such-ply = Cette étape n’existe pas.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-bot = { $reason }
refused-bot-numbers = Ici, un robot se nomme sans nombres : « { $bot } », ou un des niveaux.
refused-no-such-place = Il n’y a pas d’endroit de ce nom sur le plateau.
refused-no-such-lesson = Cette leçon n’existe pas.
refused-no-such-puzzle = Ce problème n’existe pas.
refused-puzzle-aside = Ce n’est pas une réponse à la question posée ici.
refused-no-such-page = Cette page n’existe pas.
refused-unsure = « { $sentence } » ne peut pas être repris.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-game = { $reason }
refused-no-picture = Ce jeu n’a pas d’image.
refused-bad-option = { $reason }
refused-bad-record = { $reason }
refused-not-your-seat = Ce n’est pas votre place.
refused-bots-own-seat = Cette place est celle d’un robot.
refused-not-away = Ce joueur est absent depuis moins de { $seconds } secondes.
refused-not-away-for-one = Une seule personne en déciderait : ce joueur doit être absent depuis { $hours } heures.
refused-not-away-secrets = Ce jeu a ses secrets : une place ne s’ouvre qu’après { $hours } heures d’absence.
refused-owners-bot = Un robot remplace cette personne ; elle seule peut y changer quelque chose.
refused-table-waits = À cette table, on attend : personne n’est remplacé.
refused-no-invitation = Cette invitation a déjà servi, ou n’a jamais existé. Si c’était la vôtre, la table est sur la page d’accueil du navigateur avec lequel vous avez pris place.
refused-not-host = Seule la personne qui a ouvert la table peut le faire.
refused-no-open-tables = Sur ce serveur, les tables ne sont pas ouvertes à tous.
refused-too-many-open = Assez de vos tables attendent déjà quelqu’un.
refused-no-free-seat = Il n’y a plus de place libre à cette table.
refused-turned-away = Votre place à cette table vous a été retirée ; vous ne pouvez plus en prendre une.
refused-banned = Ce navigateur n’a pas accès aux tables ouvertes de ce serveur.
refused-among-friends = On ne peut retirer quelqu’un que d’une table qui a été ouverte à tous.
refused-own-seat = Cette place est la vôtre.
refused-hushed = La personne qui a ouvert la table vous y a coupé la parole.
refused-has-moved = Cette personne a déjà joué ; la place reste la sienne.
refused-has-seen = Cette personne a déjà vu son jeu ; la place reste la sienne.
refused-no-such-device = Cet appareil ne tient plus la place.
refused-no-tables = Ce navigateur ne tient aucune place à emporter.
refused-no-such-code = Ce code n’est pas valable, ou ne l’est plus. Un code sert une fois, dans les dix minutes.
refused-own-code = Ce code vient de ce navigateur même ; il est fait pour un autre.
refused-request-open = Une demande est déjà en cours.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-nothing-asked = On ne vous demande rien.
refused-no-battle = Il n’y a aucune question à écarter maintenant.
refused-not-over = La partie n’est pas encore terminée.
refused-empty = C’est vide.
refused-broken = La table ne comprend pas ce message : { $reason }
refused-too-long = C’est trop long.
refused-too-fast = Trop vite ; attendez un instant.
refused-too-many-tables = Trop de nouvelles tables depuis cette adresse ; attendez un peu.
refused-no-seat = Un spectateur ne peut pas faire cela.
refused-origin = Cette page ne peut pas jouer ici.
refused-host = Cette table ne répond pas au nom « { $host } ». Ouvrez-la sous sa propre adresse ; la personne qui la gère peut ajouter ce nom avec --name.
refused-long-head = Votre navigateur envoie trop de données avec chaque demande, surtout des cookies. Supprimez les cookies de cette adresse, sauf ceux de Vaka, puis réessayez.
refused-whose-browser = Ce navigateur apporte une clé dont un autre se sert peut-être. Dites d’abord si elle est à vous, à la page /whose.
refused-bad-hook = Les messages ne peuvent aller qu’à des adresses http et https, sur leurs ports habituels.
refused-no-push = Ce serveur n’envoie pas de notifications.
refused-bad-push = Ce n’est pas l’adresse d’un service de notifications.
refused-old-rules = Cette partie suit d’anciennes règles ; on peut la regarder et la clore, pas la poursuivre.
refused-store = Le serveur n’a pas pu enregistrer cela ; réessayez.
refused-impossible = Cela ne peut pas se faire ; rien n’a changé.
refused-failed = Quelque chose s’est mal passé sur le serveur ; réessayez.

## Annonces

push-turn = C’est à vous de jouer. À la table : { $names }.
push-sat = { $name } a pris place à votre table.
push-over = La partie est terminée. À la table : { $names }.
hook = { $name }, c’est à vous de jouer à { $game }.
device = un autre appareil
notice-sat = { $name } a pris place.
notice-device = { $name } joue désormais aussi depuis un autre appareil ({ $device }).
notice-freed = La place de { $name } est libre à nouveau : une autre invitation est prête.
notice-open = Les autres sont d’accord pour inviter à nouveau { $name }, qui a perdu sa place.
notice-kept = { $name } est de retour ; la nouvelle invitation est inutile.
notice-back = { $name } est de retour et retrouve sa place.
notice-anew = Quelqu’un a pris la place de { $name } par la nouvelle invitation ({ $device }) ; les anciens appareils ne la tiennent plus.
notice-anew-secrets = Quelqu’un a pris la place de { $name } par la nouvelle invitation ({ $device }) et voit tout ce qui s’y cache ; les anciens appareils ne la tiennent plus.
notice-rotated = La personne qui tient le serveur a donné à { $name } une nouvelle clé pour sa place.
notice-late = { $name } n’a pas répondu à temps : la demande est refusée.
notice-joined = { $name } a pris place ; la table était ouverte à tous.
notice-opened = La table est maintenant ouverte : tout le monde, sur ce serveur, peut prendre une place libre.
notice-shut = La table n’est plus ouverte : seules les personnes invitées peuvent prendre place.
notice-removed = La personne qui a ouvert la table en a retiré { $name }. La place est libre.
notice-replaced = La personne qui a ouvert la table en a retiré { $name }, qui connaît ce qui s’y cache : un robot continue.
notice-hushed = La personne qui a ouvert la table a coupé la parole à { $name }.
notice-heard = { $name } a de nouveau la parole.
notice-paused = Tout le monde a accepté la pause demandée par { $name }. Aucune pendule ne tourne.
notice-resumed = La pause est finie ; { $name } a demandé à reprendre.
notice-void = Une action n’a pas pu être exécutée. Elle ne compte pas ; la partie continue.

## Robots

bot-easy = Facile
bot-easy-meaning = Joue comme un débutant aimable, avec des erreurs.
bot-medium = Moyen
bot-medium-meaning = Regarde un peu plus loin.
bot-hard = Difficile
bot-hard-meaning = Regarde plus loin, et pense aussi à ce qu’il ne voit pas.
bot-expert = Expert
bot-expert-meaning = Réfléchit jusqu’à une seconde à chaque coup.
bot-search = Recherche
bot-search-meaning = Joue beaucoup de parties dans sa tête et prend ce qui a le mieux réussi.
bot-random = Au hasard
bot-random-meaning = Joue n’importe quel coup permis : pour apprendre les règles.
bot-greedy = Glouton
bot-greedy-meaning = Réfléchit à tout son tour et prend ce qui paraît le meilleur sur le moment.

## Hints

hint = Conseil : { $sentence }. Résultat attendu : { $result } sur 100.

# Problèmes
puzzle-voyage = Pensez à un voyage entier, avec tout ce qu’il emporte : c’est l’un des { $count } déplacements complets possibles.
puzzle-orders = Pensez à tout ce qu’il faut commander à cette étape : c’est l’une des { $count } possibilités.
puzzle-kind = Cherchez parmi « { $kind } » : { $count ->
    [one] il n’y a qu’une action de ce genre.
   *[other] c’est l’une des { $count } actions de ce genre.
}
puzzle-where = Cela commence ici : { $place }.
puzzle-among = C’est l’une de ces actions : { $moves }.
puzzle-solution = La solution : { $move }. { $why }
puzzle-right = { $move } : c’est cela. { $why }
puzzle-wrong = { $move } : cela coûte environ { $cost } % d’une victoire. Il y a mieux.
puzzle-later = { $move } : le meilleur coup reste possible ensuite. Lequel est-ce ?
puzzle-near = { $move } : le trajet est bon. Dans la solution, la cargaison est différente.
puzzle-unknown = { $move } : ce n’est pas la solution. Ce que cela coûte n’a pas été mesuré.
puzzle-second = Le deuxième choix serait : { $move }.
puzzle-why-whole = S’en passer coûte au moins { $cost } % d’une victoire.
puzzle-why = Tout le reste coûte au moins { $cost } % d’une victoire.
puzzle-next = Ensuite, peut-être : { $line }.
puzzle-turn = { $name } ({ $moves })
