chat-none = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-title = Discussion

clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-kind-none = Sans pendule
clock-kind-total = Un temps pour toute la partie
clock-kind-turn = Un temps pour chaque décision

close = Fermer

contrast-more = Plus fort
contrast-usual = Normal
council-assistants = Assistants : { $n }
council-assistants-name = Assistants
council-beside = À côté du plateau
council-cards = Cartes politiques : { $n }
council-cards-name = Cartes
council-city = { $name }, { $metal }, emporiums : { $owners }
council-coins = Pièces : { $n }
council-coins-name = Pièces
council-crowd = { $n ->
    [one] Bâtir ici demande { $n } assistant
   *[other] Bâtir ici demande { $n } assistants
}
council-deck = Cartes politiques dans la pioche : { $n }
council-deck-name = Pioche
council-discards = Cartes défaussées : { $n }
council-discards-name = Défausse
council-king = Le roi
council-king-tile = Récompense du roi
council-left = Emporiums encore à construire : { $n }
council-nearly = Manque une ville
council-left-name = À bâtir
council-nobility = Piste de noblesse : { $n }
council-nobility-name = Noblesse
council-permit = Permis : { $cities }
council-permit-used = Permis déjà utilisé : { $cities }
council-pile = Permis dans la pile : { $n }
council-price = Votre prix :
council-push = Les nouveaux conseillers entrent ici
council-region = Permis de cette région : { $name }
council-rewards = Récompenses
council-space = Noblesse { $n }
council-too-dear = Trop cher :
council-track = Piste de noblesse

end-board = Voir le plateau
end-copied = Copié
end-graph = Les scores au fil de la partie
end-lobby = À l'accueil
end-record = Enregistrer la partie
end-rematch = Revanche
end-replay = Revoir
end-share = Copier le lien
end-shared = Victoire partagée : { $names }
end-show = Résultat
end-won = { $name } l'emporte

hint-none = Ne plus afficher de conseils
hint-title = Premiers pas
hint-understood = Compris

keys-cancel = Annuler, ou revenir au présent
keys-choose = Choisir
keys-finger = Au doigt : laissez-le posé sur un élément pour savoir ce que c'est ou ce qu'il ferait ; pincez pour zoomer, glissez pour déplacer le plateau.
keys-help = Cette liste
keys-move = Parcourir ce qui peut être choisi
keys-now = Revenir au présent
keys-pan = Déplacer le plateau
keys-since = Revoir ce qui s'est passé depuis votre dernier tour
keys-skip = Passer les animations
keys-title = Touches
keys-undo = Reprendre le coup
keys-zoom = Agrandir, réduire, ajuster

lobby-drop = Déposez un fichier de partie sur cette page, ou cliquez ici pour en choisir un.
lobby-finished = Parties à revoir
lobby-finished-none = Encore aucune partie terminée.
lobby-join = Rejoindre
lobby-mine = Vos tables
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
lobby-watch = Regarder

log-all = { $n ->
    [one] Montrer { $n } ligne précédente
   *[other] Montrer { $n } lignes précédentes
}
log-details = Ce qui s'est passé en détail
log-set-up = Mise en place
log-title = Journal
log-turn = Tour { $n } : { $name }
log-visit = Voir le plateau tel qu'il était alors

municipium-bag = { $n ->
    [one] Le sac : { $n } citoyen
   *[other] Le sac : { $n } citoyens
}
municipium-bag-short = Citoyens
municipium-banner = { $n ->
    [one] Bannière : { $n } citoyen sur 3
   *[other] Bannière : { $n } citoyens sur 3
}
municipium-card-ready = { $card } : utilisable une fois
municipium-card-used = { $card } : utilisée
municipium-deck = { $n ->
    [one] Deck commun : { $n } carte
   *[other] Deck commun : { $n } cartes
}
municipium-deck-short = Deck
municipium-decurions = Décurions : { $n } sur { $goal }
municipium-discards-short = Défausse
municipium-favours = { $n ->
    [one] { $name } : { $n } faveur
   *[other] { $name } : { $n } faveurs
}
municipium-guests-short = Invités
municipium-held = { $name } : { $n } ({ $what })
municipium-leader = Le plus influent : { $name }
municipium-member = Votre membre : { $place }
municipium-member-wreath = Votre membre distingué : { $place }
municipium-members = { $name } : influence { $n }, { $place }
municipium-prefect = Le Préfet
municipium-prefect-next = Ensuite : { $place }
municipium-rank = { $n }. { $name }
municipium-ranking = Classement du Temple
municipium-reserve = Faveurs en réserve : { $n }
municipium-reserve-short = Faveurs
municipium-room = Salle de réunion
municipium-second = Deuxième : { $name }
municipium-short = Plus qu’un pour un Décurion
municipium-unplaced = Membres encore à placer : { $n }
municipium-used = utilisée
municipium-would-follow = { $name } serait deuxième : { $place }.
municipium-would-lead = { $name } serait en tête : { $place }.
municipium-wreaths = Lauriers restants : { $n }
municipium-wreaths-short = Lauriers

new-clock = Pendule
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

panel-absent = Absent pour le moment
panel-bot = Joué par l'ordinateur
panel-bot-short = bot
panel-present = À la table
panel-return = Reprendre votre place
panel-turn = doit jouer
panel-vote = Absent : laisser jouer un bot ({ $votes } sur { $needed })
panel-you = vous

pass-take = Je suis { $name }
pass-title = Au tour de { $name }
pass-why = Passez l'appareil : ce que tiennent les autres reste caché.

past-return = Revenir au présent
past-set-up = Le plateau tel qu'il était à la mise en place
past-title = Le plateau tel qu'il était au tour { $turn }

prompt-cancel = Annuler
prompt-confirm = Confirmer : { $what }
prompt-go-on = Choisissez maintenant où, ou annulez avec Échap.
prompt-rule = Lire cette règle
prompt-since = Depuis votre dernier tour
prompt-skip = Passer
prompt-thinking = { $name } réfléchit.
prompt-title = Ce qui est demandé
prompt-undo = Reprendre
prompt-would = Effet : { $what }

replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-none = Déposez d'abord un fichier de partie à l'accueil.
replay-pause = Pause
replay-play = Lire
replay-slider = Moment de la partie
replay-turn = Tour { $turn }
replay-where = { $ply } sur { $plies }

rome-aqueduct = { $n ->
    [one] Aqueduc ({ $colour }) : { $n } élément restant
   *[other] Aqueduc ({ $colour }) : { $n } éléments restants
}
rome-aqueducts = Aqueducs
rome-atrium-name = Atrium
rome-buildings-name = Bâtiments
rome-left = reste { $n }
rome-magistrates-name = Magistrats
rome-nearly = À une tuile près
rome-offices = Imperium
rome-stacks = Piles
rome-treasury-name = Trésorerie
rome-atrium = Votre atrium
rome-bridge = Pont { $n } : sa valeur est cachée
rome-bridges = Ponts pris : { $n }
rome-buildings = Bâtiments civils : { $n }
rome-built = { $building }, à : { $name }
rome-domus = Domus
rome-holds-imperium = Tuiles Imperium ({ $building }) : { $n }
rome-in-atrium = Dans votre atrium ({ $tile }) : { $n }
rome-magistrates = Magistrats dans l'atrium : { $n }
rome-office = { $n ->
    [one] Case Imperium : { $building }, { $n } tuile restante
   *[other] Case Imperium : { $building }, { $n } tuiles restantes
}
rome-site = Chantier { $place } : { $n } sur 6 remplis.
rome-source = Source ({ $colour })
rome-stack = { $n ->
    [one] Pile ({ $tile }) : { $n } tuile
   *[other] Pile ({ $tile }) : { $n } tuiles
}
rome-tile = Tuile quartier, { $tile } ({ $building }), magistrat : { $name }
rome-treasury = { $n ->
    [one] Trésorerie : { $n } pièce
   *[other] Trésorerie : { $n } pièces
}
rome-would-build = { $building } : { $name } le bâtirait.
rome-would-fountain = { $building } : personne ne domine, une fontaine.

rules-contents = Sommaire
rules-found = { $n ->
    [one] { $n } passage
   *[other] { $n } passages
}
rules-games = Jeux
rules-rulings = Nos décisions seulement
rules-search = Chercher dans les règles

seat-bot = Bot
seat-device = Ami sur cet appareil
seat-me = Moi
seat-open = Place libre

seats-bot = Asseoir un bot
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

skip = Aller au contenu

speed-fast = Rapide
speed-normal = Normale
speed-off = Sans
speed-slow = Lente

state-open = En attente de joueurs
state-over = Terminée
state-playing = En cours

table-lost = Cette table n'existe pas, ou elle est privée.
table-not-now = C'est impossible maintenant. { $prompt }
table-not-your-turn = Ce n'est pas votre tour.
table-opening = Un instant…
table-reconnecting = La connexion est coupée : nouvelle tentative…
table-sheet = Joueurs, journal et discussion
table-talk = Journal et discussion
table-unreachable = Le serveur est injoignable pour le moment.

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
