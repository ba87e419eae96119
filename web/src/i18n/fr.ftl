abandon-agree = D'accord : on l'abandonne
abandon-play-on = Continuer
bots-change = D'autres bots
bots-count = Combien de bots
bots-emblem = Votre emblème
bots-title = Avant la partie
advice-ask = Montrez-moi un bon coup
advice-given = Conseils donnés : { $n }
advice-thinking = Réflexion …
advice-title = Conseils

aid-end = La fin
aid-open = À imprimer
aid-pieces = Le matériel
aid-print = Imprimer
aid-turn = Votre tour

chat-new =
    { $n ->
        [one] Un nouveau message
       *[other] { $n } nouveaux messages
    }
chat-none = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-title = Discussion

clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-days-hours = { $days } j { $hours } h
clock-none = Sans pendule
clock-own = Une autre pendule
clock-total = { $minutes } min + { $seconds } s
clock-turn-days = { $n ->
    [one] { $n } jour par décision
   *[other] { $n } jours par décision
}
clock-turn-minutes = { $n } min par décision

close = Fermer

contrast-more = Plus fort
contrast-usual = Normal

end-abandoned = La partie a été abandonnée
end-board = Voir le plateau
end-copied = Copié
end-graph = Les scores au fil de la partie
end-lobby = À l'accueil
end-record = Enregistrer la partie
end-rematch = Revanche
end-rematch-join = Rejoindre la revanche
end-replay = Revoir
end-resigned = A abandonné : { $names }.
end-review = Analyse
end-share = Copier le lien
end-shared = Victoire partagée : { $names }
end-show = Résultat
end-won = { $name } l'emporte

hint-none = Ne plus afficher de conseils
hint-title = Premiers pas
hint-understood = Compris

keys-cancel = Annuler, ou revenir au présent
keys-choose = Choisir, ou faire ce qui est proposé
keys-finger = Au doigt : laissez-le posé sur un élément pour savoir ce que c'est ou ce qu'il ferait ; pincez pour zoomer, glissez pièces et cartes là où elles vont, glissez ailleurs pour déplacer le plateau.
keys-help = Cette aide
keys-move = Parcourir ce qui peut être choisi
keys-now = Revenir au présent
keys-pan = Déplacer le plateau
keys-plan = Préparer la prochaine action pendant que les autres réfléchissent
keys-since = Revoir ce qui s'est passé depuis votre dernier tour
keys-skip = Passer les animations
keys-title = Touches
keys-undo = Reprendre le coup
keys-zoom = Agrandir, réduire, ajuster

learn-again = Recommencer
learn-begin = Commencer la leçon
learn-chapters = Tous les chapitres
learn-confirm = Appuyez maintenant sur « { $what } ».
learn-done = fait
learn-following = Chapitre suivant
learn-go-on = Continuer la leçon
learn-intro = Cinq courts chapitres sur le vrai plateau. Vous jouez, la leçon explique : cinq à huit minutes.
learn-lesson = Leçon et exercices
learn-lost = Ce chapitre n'existe pas.
learn-next = Suite
learn-not-asked = Ce n'est pas ce qui est demandé : ce que vous pouvez choisir a un contour lumineux.
learn-offer = Apprendre en cinq minutes
learn-play = Jouer une première partie
learn-says = Leçon
learn-skip = Passer
learn-step = { $n } sur { $of }
learn-title = Apprendre { $game }
learn-yours = À vous

lobby-drop = Déposez un fichier de partie sur cette page, ou cliquez ici pour en choisir un.
lobby-finished = Parties à revoir
lobby-finished-none = Encore aucune partie terminée.
lobby-join = Rejoindre
lobby-mine = Vos tables
lobby-mine-all = Toutes vos { $n } tables
lobby-mine-few = Moins de tables
lobby-minutes = { $from } à { $to } minutes
lobby-motto = Trois jeux romains entre amis et bots
lobby-new = Nouvelle table
lobby-open = Tables publiques
lobby-open-none = Aucune table publique : ouvrez-en une et les autres la verront ici.
lobby-play = Jouer
lobby-players = { $from } à { $to } joueurs
lobby-players-exactly = { $n } joueurs
lobby-quick = Jouer contre les bots
lobby-rules = Règles
lobby-turn-of = Tour : { $name }
lobby-watch = Regarder

log-all = { $n ->
    [one] Montrer { $n } ligne précédente
   *[other] Montrer { $n } lignes précédentes
}
log-brief = En bref
log-details = Ce qui s'est passé en détail
log-gave-up = { $name } abandonne la partie.
log-only = Seulement { $name }
log-set-up = Mise en place
log-title = Journal
log-turn = Tour { $n } : { $name }
log-visit = Voir le plateau tel qu'il était alors
log-whose = À qui sont les lignes

luck-title = Un hasard vérifiable
luck-why = Toutes les pioches découlent d'un secret fixé avant la partie ; voici son sceau. Après la partie, le secret est révélé et chacun peut vérifier chaque pioche.
luck-words = Vos propres mots, qui changent les pioches

menu-abandon = Proposer d'abandonner la partie
menu-agreed = Voudraient abandonner la partie : { $names }
menu-aid = Aide de jeu
menu-device = Porter votre place sur un autre appareil
menu-go-on = Continuer à jouer
menu-invite = Inviter quelqu'un à regarder
menu-mute = Couper le son
menu-report = Signaler une erreur : enregistrer la partie
menu-resign = Abandonner
menu-resign-sure = Abandonner ? Cliquez encore
menu-title = La table
menu-unmute = Mettre le son

new-clock = Pendule
new-increment = Secondes par décision
new-hints = On peut demander des conseils
new-level = Niveau du bot
new-minutes = Minutes
new-no-game = Ce jeu n'existe pas.
new-open = Ouvrir la table
new-options = Le jeu
new-players = Joueurs
new-public = Visible à l'accueil : chacun peut s'asseoir
new-seat = Place { $n }
new-spectators = D'autres peuvent regarder
new-start = Commencer la partie
new-table = La table

notify-ask = Voulez-vous une notification quand vient votre tour ?
notify-later = Plus tard
notify-no = Non
notify-yes = Oui

nowhere = Il n'y a rien à cette adresse.

pair = { $name } : { $what }

panel-absent = Absent pour le moment
panel-added = S'ajouteraient à la fin, en l'état : { $n } ({ $what }).
panel-bot = Joué par l'ordinateur
panel-forecast = En l'état, cela ferait { $n } en tout.
panel-present = À la table
panel-resigned = a abandonné
panel-return = Reprendre votre place
panel-so-far = { $score } pour l'instant : { $n }.
panel-turn = doit jouer
panel-vote = Absent : laisser jouer un bot ({ $votes } sur { $needed })
panel-you = vous

pass-take = Je suis { $name }
pass-title = À { $name } de jouer
pass-why = Passez l'appareil : ce que tiennent les autres reste caché.

past-banner = C'est le passé
past-return = Revenir au présent
past-set-up = Le plateau tel qu'il était à la mise en place
past-title = Le plateau tel qu'il était au tour { $turn }

plan-ask = Préparez votre prochaine action sur le plateau tel qu'il est.
plan-drop = Y renoncer
plan-gone = Ce que vous aviez préparé n'est plus possible : { $what }
plan-kept = Comme prévu : { $what }
plan-not = Cela ne peut pas se préparer maintenant.
plan-start = Préparer la prochaine action

position-add = Ajouter : { $what }
position-remove = Enlever : { $what }
position-text = En texte
practice-all = Tous les exercices
practice-done = résolu
practice-following = Exercice suivant
practice-hide = Cacher la réponse
practice-intro = Des positions de vraies parties, où une réponse est nettement la meilleure. Tout ce qui est permis peut être essayé, aussi souvent que vous voulez.
practice-show = Montrer la réponse
practice-solved = { $n } sur { $of } résolus.
practice-title = Exercices

prompt-cancel = Annuler
prompt-confirm = Confirmer : { $what }
prompt-go-on = Choisissez la suite, ou annulez.
prompt-rule = Lire cette règle
prompt-since = Depuis votre dernier tour
prompt-skip = Passer
prompt-thinking = { $name } réfléchit.
prompt-title = Ce qui est demandé
prompt-undo = Reprendre
prompt-would = Effet : { $what }

qr-title = Code QR du lien

replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-none = Déposez d'abord un fichier de partie à l'accueil.
replay-pause = Pause
replay-play = Lire
replay-slider = Moment de la partie
replay-turn = Tour { $turn }
replay-where = { $ply } sur { $plies }

review-accuracy = Précision
review-better = Mieux :
review-blunder = Grosse erreur
review-failed = L'analyse n'a pas pu être faite.
review-graph = Les chances de victoire au cours de la partie
review-inaccuracy = Imprécision
review-lost = Perdu
review-luck = Chance
review-luck-of = Chance pour { $name } : { $change } %
review-making = L'analyse est en cours …
review-mistake = Erreur
review-moments = Les moments décisifs
review-name = Nom de la partie contre les bots
review-next = Moment suivant
review-open = Analyser la partie
review-players = Chance et adresse
review-previous = Moment précédent
review-title = Analyse
review-try = Essayer d'ici
review-try-all = Explorer pour toutes les places
review-try-better = Explorer le meilleur tour
review-try-bots = Continuer pour { $name } contre les bots
review-turn-of = { $name } : { $change } %
review-unnamed = Une partie contre les bots
review-variations = Variantes

rules-after = Après
rules-before = Avant
rules-contents = Sommaire
rules-found = { $n ->
    [one] { $n } passage
   *[other] { $n } passages
}
rules-games = Jeux
rules-rulings = Nos règles seulement
rules-search = Chercher dans les règles

seat-bot = Bot
seat-device = Ami sur cet appareil
seat-me = Moi
seat-open = Place libre

seats-bot = Asseoir un bot
seats-delete = Supprimer la table
seats-empty = Libérer la place
seats-full = Tout le monde est là : la partie peut commencer.
seats-full-guest = Tout le monde est là. La partie commence quand la personne qui a ouvert la table la lance.
seats-full-others = Toutes les places sont prises, et cette table n'a pas de spectateurs.
seats-full-watch = Toutes les places sont prises. Restez ici pour regarder la partie dès qu'elle commence.
seats-invite = Inviter par un lien
seats-join = S'asseoir
seats-leave = Quitter la table
seats-link = Envoyez ce lien à un ami
seats-link-copied = Copié : envoyez ce lien à un ami
seats-open = place libre
seats-rematch = Les autres ont été invités : la partie commence dès qu'ils acceptent la revanche.
seats-remove = Faire partir
seats-revoke = Annuler tous les liens
seats-start = Commencer la partie
seats-waiting = Il reste des places : invitez des amis ou faites asseoir des bots.

settings-confirm = Demander avant ce qui ne peut être annulé
settings-contrast = Contraste
settings-hints = Conseils pour les premiers pas
settings-language = Langue
settings-name = Nom
settings-speed = Animation des pièces
settings-text = Taille du texte
settings-theme = Couleurs
settings-title = Réglages
settings-volume = Son

skip = Aller au contenu

speed-fast = Rapide
speed-normal = Normale
speed-off = Sans
speed-slow = Lente

state-open = En attente de joueurs
state-over = Terminée
state-playing = En cours

study-analyse = Analyser cette position
study-back = Reculer (⇧ ←)
study-chances = Chances de victoire
study-choosing = Choisir soi-même ce qui est tiré
study-copied = Lien copié
study-copy = Garder une copie
study-count = { $n ->
    [0] aucune variante
    [one] { $n } variante
   *[other] { $n } variantes
}
study-depth = Profondeur { $depth }
study-description = La position, avec les noms de la documentation
study-draw = Tirer au hasard
study-drop = Déposez ici un enregistrement, ou choisissez un fichier : il s'ouvre avec ses variantes.
study-edit = Modifier cette position
study-first = Au début
study-forget = Supprimer cette étude
study-forward = Avancer (⇧ →)
study-json = Enregistrer en JSON
study-last = À la fin
study-lines = Ce qui a été essayé
study-lobby = Retour à l'accueil
study-lost = Cette étude n'existe pas ou a été supprimée.
study-main = La partie telle qu'elle a été jouée
study-name = Nom de cette variante
study-name-all = Nom de cette étude
study-none = Rien encore : allez à un moment quelconque et jouez autre chose, pour qui doit agir.
study-not-json = Illisible : { $reason }
study-open = Explorer d'ici
study-outcome = Le hasard amène
study-own = Vos études
study-own-none = Aucune encore. Explorez une partie terminée, ou installez une position.
study-play = Jouer ceci
study-players = Joueurs
study-possible = Cette position est possible.
study-remove = Supprimer cette variante
study-review = Retour à l'analyse
study-set-up-of = Installer une position : { $game }
study-share = Copier un lien vers ce moment
study-stop = Arrêter le moteur
study-text = Enregistrer en texte
study-think = Faire réfléchir le moteur
study-title = Table d'analyse
study-tries = essayé { $n } fois
study-visiting = Cette étude est à quelqu'un d'autre : ce que vous essayez ici n'est pas gardé.
study-what = Jouez n'importe quel camp dans n'importe quelle position, avec les trois meilleurs choix du moteur à côté du plateau.
study-whole = Phrases entières
table-closed = Cette table a été supprimée.
table-lost = Cette table n'existe pas, ou elle est privée.
table-not-now = C'est impossible maintenant. { $prompt }
table-not-there = Cela ne va pas là : posez-le là où quelque chose est illuminé.
table-not-your-turn = Ce n'est pas votre tour.
table-opening = Un instant…
table-reconnecting = La connexion est coupée : nouvelle tentative…
table-sheet = Joueurs, journal et discussion
table-talk = Journal et discussion
table-unreachable = Le serveur est injoignable pour le moment.
table-watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}

text-large = Grand
text-largest = Très grand
text-small = Petit
text-usual = Normal

theme-dark = Sombre
theme-light = Clair
theme-system = Comme l'appareil

title-your-turn = À vous de jouer

zoom-fit = Montrer tout le plateau
zoom-in = Agrandir
zoom-out = Réduire
