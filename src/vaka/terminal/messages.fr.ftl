# Ce que disent `vaka play`, `vaka replay`, `vaka games` et `vaka rules`.

## Mise en place

welcome = { $title } à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}. Tapez un coup comme il est écrit dans la liste, ou son numéro. « aide » dit ce que vous pouvez taper d’autre.
playing = Votre couleur : { $seat }.
playing-many = Jouent ici : { $names }.
watching = Vous regardez.
against = { $seat } : robot ({ $bot })
continued = La partie reprend après l’étape { $ply }.

## À la table

your-turn = { $seat }, c’est à vous.
curtain = ── Passez le clavier à { $seat }, puis appuyez sur Entrée ──
curtain-open = ── { $seat } ──
changed = Ce qui a changé (« plateau » montre tout) :
choices = Vous pouvez :
prompt = { $seat }>
unknown-move = Ce n’est pas un coup. { $reason }
unknown-move-near = Vouliez-vous dire { $near } ?
no-such-number = La liste va de 1 à { $count }.
rule = (règles, { $rule })
kind-reason = { $kind } : { $reason }
all-open = Toutes les actions vous sont permises.
is-open = Cela vous est permis.

## Commandes

command-board = plateau
command-undo = annuler
command-save = enregistrer
command-rules = règles
command-moves = coups
command-hint = conseil
command-help = aide
command-quit = quitter
help =
    Tapez un numéro ou un coup de la liste pour le jouer.
    plateau               toute la position
    coups                 de nouveau la liste, avec une phrase pour chaque coup
    ?                     ce qui n’est pas possible maintenant, et pourquoi
    ? COUP                pourquoi ce coup n’est pas possible
    annuler               reprendre votre dernière action
    enregistrer FICHIER   écrire la partie dans un fichier ; « vaka play --load FICHIER » la reprend
    conseil               ce qu’un bon robot jouerait ici, et le résultat qu’il attend
    règles                les règles du jeu
    quitter               partir
hint-only = Il n’y a qu’un seul coup.
hint-move = { $typed } : { $sentence }
hint-figures = { $share } % des essais ; résultat attendu : { $result } sur 100.
hint-line = Puis peut-être { $line }.
hint-turn = { $seat } ({ $moves })
undone = Coup repris.
undo-nothing = Il n’y a encore rien à reprendre.
undo-floor = Cela ne peut pas être repris : depuis, il y a eu un tirage, quelqu’un d’autre a été sollicité, ou quelque chose a été dévoilé.
save-which = Dans quel fichier ? Tapez « enregistrer » et le nom d’un fichier.
saved = Partie enregistrée dans { $file }.
saved-secrets = Le fichier contient tout, y compris ce que les autres ne doivent pas voir : ne le montrez à personne avant la fin.
not-saved = Le fichier n’a pas pu être écrit : { $reason }
goodbye = À la prochaine.
input-ended = l’entrée s’est terminée en cours de partie ; la partie n’a pas été enregistrée
after-end = Tapez « enregistrer » et le nom d’un fichier pour garder la partie, ou Entrée pour partir.

## La fin

result = { $count ->
    [0] Personne ne gagne.
    [1] { $winners } gagne.
   *[other] Gagnent ensemble : { $winners }.
}
scores = { $name } : { $scores }.

## Rejouer

replay-title = { $title }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $plies ->
    [one] { $plies } étape
   *[other] { $plies } étapes
}.
replay-ended = Finie à l’étape { $ply } { $how ->
   *[rules] selon les règles
    [agreement] d’un commun accord
    [conceded] par abandon
}.
replay-running = La partie n’est pas finie.
replay-ply = Étape { $ply } sur { $plies }
replay-help = Entrée : suivant, b : retour, un nombre : y aller, e : à la fin, q : partir

## check

line = ligne { $line } :

## Apprendre

learn-title = { $title }, leçon { $number } sur { $count }
learn-none = { $title } n’a pas de leçons.
learn-enter = Appuyez sur Entrée pour continuer.
learn-help = Tapez un coup, par exemple « { $way } » ; « quitter » pour arrêter.
learn-other = C’est permis, mais cette leçon porte sur autre chose. Tapez « { $way } ».
learn-right = Très bien.
learn-done = C’était la dernière leçon. « vaka play { $name } » lance une partie, « vaka rules { $name } » montre les règles.
learn-ended = l’entrée s’est terminée avant la dernière leçon

## La liste des jeux

list-game = jeu
list-title = titre
list-players = joueurs
list-minutes = minutes
list-designer = auteur
list-options = options (le choix par défaut d’abord) : { $options }
list-about = { $title } : { $about }

## A new game

new-game-own = { $title } est écrit : { $count } fichiers dans { $folder }, avec des tests dans tests/games. Ensuite : make setup, vaka play, make test.
new-game-project = { $title } est écrit : { $count } fichiers dans { $folder }. Ensuite : pip install -e { $folder }, vaka play { $name }, pytest { $folder }.
