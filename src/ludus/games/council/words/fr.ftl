# What The Council of Four says. `docs/translating.md` explains the functions, `docs/terms.md` the
# terms.

title = Le Conseil des Quatre
summary = Satisfaites les conseils, reliez vos villes par des routes et bâtissez dix emporiums.

# ---- Terms ----

colour-green = Vert
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune

region-coast = la côte
    .of = de la côte
region-hills = les collines
    .of = des collines
region-mountains = les montagnes
    .of = des montagnes

council-coast = le conseil de la côte
    .to = au conseil de la côte
    .in = au conseil de la côte
    .into = au conseil de la côte
council-hills = le conseil des collines
    .to = au conseil des collines
    .in = au conseil des collines
    .into = au conseil des collines
council-mountains = le conseil des montagnes
    .to = au conseil des montagnes
    .in = au conseil des montagnes
    .into = au conseil des montagnes
council-king = le conseil du roi
    .to = au conseil du roi
    .in = au conseil du roi
    .into = au conseil du roi

metal-gold = or
metal-silver = argent
metal-bronze = bronze
metal-iron = fer
metal-purple = violet

councillor-white = un conseiller blanc
    .one = un blanc
    .no = pas de conseiller blanc
councillor-black = un conseiller noir
    .one = un noir
    .no = pas de conseiller noir
councillor-orange = un conseiller orange
    .one = un orange
    .no = pas de conseiller orange
councillor-purple = un conseiller violet
    .one = un violet
    .no = pas de conseiller violet
councillor-pink = un conseiller rose
    .one = un rose
    .no = pas de conseiller rose
councillor-blue = un conseiller bleu
    .one = un bleu
    .no = pas de conseiller bleu

card-white = une carte blanche
    .bare = blanche
    .no = pas de carte blanche
card-black = une carte noire
    .bare = noire
    .no = pas de carte noire
card-orange = une carte orange
    .bare = orange
    .no = pas de carte orange
card-purple = une carte violette
    .bare = violette
    .no = pas de carte violette
card-pink = une carte rose
    .bare = rose
    .no = pas de carte rose
card-blue = une carte bleue
    .bare = bleue
    .no = pas de carte bleue
card-joker = un joker
    .bare = joker
    .no = pas de joker

tile-gold = toutes les villes d'or
tile-silver = toutes les villes d'argent
tile-bronze = toutes les villes de bronze
tile-iron = toutes les villes de fer
tile-coast = toutes les villes de la côte
tile-hills = toutes les villes des collines
tile-mountains = toutes les villes des montagnes

good-assistants = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
good-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
good-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
good-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
good-nobility = { $n ->
    [one] { $n } case sur la piste de noblesse
   *[other] { $n } cases sur la piste de noblesse
}
good-actions = { $n ->
    [one] { $n } action principale
   *[other] { $n } actions principales
}

coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
assistants = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

good-nothing = rien
good-token = encore une fois le jeton Récompense d'une de ses villes
good-two-tokens = encore une fois les jetons Récompense de deux de ses villes
good-permit = un permis visible gratuit
good-repeat = encore une fois les bonus d'un permis acheté auparavant

city-arkon = Arkon
city-burgen = Burgen
city-castrum = Castrum
city-dorful = Dorful
city-esti = Esti
city-framek = Framek
city-graden = Graden
city-hellar = Hellar
city-indur = Indur
city-juvelar = Juvelar
city-kultos = Kultos
city-lyram = Lyram
city-merkatim = Merkatim
city-naris = Naris
city-osium = Osium
city = { $name }
    .in = à { $name }
    .of = { $initial ->
        [a] d'{ $name }
        [e] d'{ $name }
        [i] d'{ $name }
        [o] d'{ $name }
        [u] d'{ $name }
       *[other] de { $name }
    }
    .from = { $initial ->
        [a] d'{ $name }
        [e] d'{ $name }
        [i] d'{ $name }
        [o] d'{ $name }
        [u] d'{ $name }
       *[other] de { $name }
    }

space-0 = { AMOUNTS("nothing", "good") }
space-2 = { AMOUNTS("2-coins-2-points", "good") }
space-4 = { AMOUNTS("token", "good") }
space-6 = { AMOUNTS("1-actions", "good") }
space-8 = { AMOUNTS("1-cards-3-points", "good") }
space-10 = { AMOUNTS("permit", "good") }
space-12 = { AMOUNTS("1-assistants-5-points", "good") }
space-14 = { AMOUNTS("repeat", "good") }
space-16 = { AMOUNTS("two-tokens", "good") }
space-18 = { AMOUNTS("8-points", "good") }
space-19 = { AMOUNTS("2-points", "good") }
space-20 = { AMOUNTS("3-points", "good") }

option-coast = Côte
option-coast-A = Face A
option-coast-B = Face B
option-coast-random = Tirée au hasard
option-hills = Collines
option-hills-A = Face A
option-hills-B = Face B
option-hills-random = Tirée au hasard
option-mountains = Montagnes
option-mountains-A = Face A
option-mountains-B = Face B
option-mountains-random = Tirée au hasard

line-track = Points gagnés en jeu
line-bonus-tiles = Tuiles Bonus
line-king-tiles = Tuiles Récompense du roi
line-nobility = Piste de noblesse
line-permits = Le plus de permis

tie_break = Assistants et cartes Politique
score = Points

# ---- Prompts: to the one who decides ----

prompt-turn = Faites votre action principale{ $quick ->
    [0] {""}
   *[other] , ou d'abord une action rapide
}.
prompt-more = Il vous reste { $mains ->
    [one] { $mains } action principale
   *[other] { $mains } actions principales
}{ $quick ->
    [0] {""}
   *[other] {" "}et une action rapide
} : agissez, ou terminez votre tour.
prompt-quick = Faites une action rapide, ou terminez votre tour.
prompt-satisfy = Satisfaites { TERM($councils, "council", "", "or") } pour un permis.
prompt-balcony = Quel conseil reçoit un nouveau conseiller ?
prompt-councillor = Quel conseiller entre { TERM($council, "council", "into") } ?
prompt-first-card = Jouez une carte pour { TERM($council, "council") }.
prompt-card = { $offer ->
    [card] Jouez une autre carte pour { TERM($council, "council") }.
    [pay] Payez { COUNT($coins, "coins") } { TERM($council, "council", "to") }.
   *[both] Jouez une autre carte pour { TERM($council, "council") }, ou payez maintenant { COUNT($coins, "coins") }.
}
prompt-permit = Prenez un permis { TERM($region, "region", "of") }.
prompt-free-permit = Prenez gratuitement un permis visible.
prompt-route = Où va le roi, pour que vous y bâtissiez ?
prompt-use = Avec quel permis bâtissez-vous ?
prompt-city = Bâtissez { TERM($cities, "city", "in", "or") }.
prompt-change = De quelle région changez-vous les permis ?
prompt-token = { $left ->
    [one] Choisissez une de vos villes pour recevoir encore une fois son jeton.
   *[other] Choisissez { $left } de vos villes pour recevoir encore une fois leurs jetons.
}
prompt-repeat = Lequel de vos permis donne encore une fois ses bonus ?

# ---- Hints: what a beginner wants to know ----

hint-turn = Bâtissez si possible. Sinon, achetez le permis que vos cartes rendent bon marché. À défaut, élisez un conseiller : il rapporte des pièces et peut tourner un conseil vers vos couleurs.
hint-more = L'action principale de plus ne coûte rien d'autre : servez-vous-en. Bâtissez si possible, sinon achetez un permis ou élisez un conseiller.
hint-quick = L'action rapide est facultative. Les assistants servent quand les villes que vous visez sont encombrées ; sinon, économisez et terminez votre tour.
hint-satisfy = Survolez un conseil pour voir votre prix : plus vous avez de ses couleurs, moins vous payez. Regardez aussi les permis que vous pourriez prendre.
hint-balcony = Le nouveau conseiller entre par la flèche et le dernier tombe. Choisissez le conseil que vous voulez satisfaire ensuite, ou gâchez celui qu'un rival attend.
hint-councillor = Prenez une couleur dont vous avez beaucoup de cartes.
hint-first-card = Jouez des cartes des couleurs qui siègent à ce conseil. Chacune de plus le rend moins cher : 10, 7, 4, puis 0 pièce ; un joker convient à toute couleur mais coûte 1.
hint-card = Chaque carte de plus rend le conseil moins cher : 10, 7, 4, puis 0 pièce, et 1 par joker. Jouez-en moins si vous voulez garder des cartes pour un autre conseil.
hint-permit = Regardez le bonus, reçu aussitôt, et les lettres : des villes voisines des vôtres font rapporter de nouveau les jetons de tout le groupe.
hint-free-permit = N'importe quel permis visible est à vous gratuitement. Prenez le meilleur bonus, ou la ville qui vous manque pour compléter une région ou une couleur.
hint-route = Le roi marche pour 2 pièces par route et vous bâtissez où il s'arrête. Cherchez une ville voisine des vôtres : les jetons de toutes vos villes reliées rapportent de nouveau.
hint-use = Bâtissez là où vos villes se rejoignent : un nouvel emporium reçoit les jetons de tout son groupe. Un permis à peu de lettres laisse moins de choix : utilisez-le tant qu'il sert.
hint-city = Préférez une ville reliée aux vôtres et peu occupée : chaque emporium des autres y coûte un assistant.
hint-change = Les permis visibles de la région vont sous la pile. Changez-les si aucun ne vous convient, ou s'ils conviennent trop au joueur suivant.
hint-token = Vous recevez encore une fois un de vos jetons, mais pas un qui fait avancer sur la piste de noblesse. Les points valent surtout en fin de partie, assistants et pièces au début.
hint-repeat = Choisissez le permis au bonus le plus riche, utilisé ou non.

# ---- Buttons ----

action-elect = Élire un conseiller : +4 pièces
    .brief = Élection
action-buy = Acheter un permis
    .brief = Permis
action-build = Bâtir avec un permis
    .brief = Construction
action-king = Bâtir avec l'aide du roi
    .brief = Roi
action-engage = Rapide : un assistant pour 3 pièces
    .brief = Assistant
action-change = Rapide : changer les permis pour 1 assistant
    .brief = Échange de permis
action-send = Rapide : élire pour 1 assistant
    .brief = Élection pour 1 assistant
action-extra = Rapide : action principale pour 3 assistants
    .brief = Une action principale de plus
action-end = Terminer le tour
action-council = Choisir { TERM($council, "council") }
    .brief = { TERM($council, "council") }
action-councillor = Choisir { TERM($councillor, "councillor") }
    .brief = { TERM($councillor, "councillor", "one") }
action-card = Jouer { TERM($card, "card") }
    .brief = { TERM($card, "card", "bare") }
action-pay = Payer avec ces cartes
    .brief = pièces
action-region = Changer les permis { TERM($region, "region", "of") }
    .brief = { TERM($region, "region") }
action-take = Prendre le permis pour { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") })
    .brief = { TERM($cities, "city", "", "or") }
action-use = Utiliser le permis pour { TERM($cities, "city", "", "or") }
    .brief = { TERM($cities, "city", "", "or") }
action-city = Bâtir { TERM($city, "city", "in") }
    .brief = { TERM($city, "city") }
action-route = Mener le roi { TERM($city, "city", "in") } et bâtir
    .brief = { TERM($city, "city") }
action-token = Recevoir le jeton { TERM($city, "city", "of") }
    .brief = { TERM($city, "city") }
action-repeat = Répéter le permis pour { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") })
    .brief = { TERM($cities, "city", "", "or") }
action-side = Face { $side } pour { TERM($region, "region") }
action-first = { PLAYER($seat) } commence
action-placed = On place un jeton : { AMOUNTS($bonus, "good") }
action-seated = { TERM($councillor, "councillor") } prend place
action-revealed = On révèle le permis pour { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") })
action-neutral = Emporiums neutres : { TERM($cities, "city") }
action-drawn = On pioche { TERM($card, "card") }

# ---- The log ----

event-side = La face { $side } est tirée pour { TERM($region, "region") }.
event-first = Le premier joueur est { PLAYER($seat) }.
event-placed = Le jeton { TERM($city, "city", "of") } : { AMOUNTS($bonus, "good") }.
event-seated = { TERM($councillor, "councillor") } prend place { TERM($council, "council", "in") }.
event-reveal = Un nouveau permis { TERM($region, "region", "of") } : { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") }).
event-neutral = { $count ->
    [one] Un emporium neutre se dresse { TERM($cities, "city", "in") }.
   *[other] Des emporiums neutres se dressent { TERM($cities, "city", "in") }.
}
event-draw = { PLAYER($seat) } pioche { TERM($card, "card") }.
    .you = Vous piochez { TERM($card, "card") }.
event-draw-hidden = { PLAYER($seat) } pioche une carte.
    .you = Vous piochez une carte.
event-no-draw = Il n'y a plus de carte à piocher pour { PLAYER($seat) }.
    .you = Il n'y a plus de carte à piocher pour vous.
event-rebuild = La pioche est vide : la défausse en forme une nouvelle.
event-elects = { PLAYER($seat) } élit un conseiller.
    .you = Vous élisez un conseiller.
event-buys = { PLAYER($seat) } veut acheter un permis.
    .you = Vous achetez un permis.
event-builds = { PLAYER($seat) } veut bâtir avec un permis.
    .you = Vous bâtissez avec un permis.
event-calls-king = { PLAYER($seat) } demande l'aide du roi.
    .you = Vous bâtissez avec l'aide du roi.
event-changes = { PLAYER($seat) } rend un assistant pour changer des permis.
    .you = Vous rendez un assistant pour changer des permis.
event-sends = { PLAYER($seat) } envoie un assistant élire un conseiller.
    .you = Vous envoyez un assistant élire un conseiller.
event-engage = { PLAYER($seat) } engage un assistant pour { COUNT($coins, "coins") }.
    .you = Vous engagez un assistant pour { COUNT($coins, "coins") }.
event-extra = { PLAYER($seat) } rend { COUNT($assistants, "assistants") } pour une action principale de plus.
    .you = Vous rendez { COUNT($assistants, "assistants") } pour une action principale de plus.
event-end-turn = { PLAYER($seat) } termine son tour.
    .you = Vous terminez votre tour.
event-approach = { PLAYER($seat) } s'adresse { TERM($council, "council", "to") }.
    .you = Vous vous adressez { TERM($council, "council", "to") }.
event-balcony = { PLAYER($seat) } choisit { TERM($council, "council") }.
    .you = Vous choisissez { TERM($council, "council") }.
event-elect = { TERM($councillor, "councillor") } entre { TERM($council, "council", "in") }, { TERM($fallen, "councillor") } tombe.
event-election-coins = { PLAYER($seat) } gagne { COUNT($coins, "coins") }.
    .you = Vous gagnez { COUNT($coins, "coins") }.
    .short = { COUNT($coins, "coins") }
event-coins-lost = { PLAYER($seat) } perd { COUNT($coins, "coins") } : un joueur en garde 20 au plus.
    .you = Vous perdez { COUNT($coins, "coins") } : vous en gardez 20 au plus.
    .short = { $coins ->
        [one] { $coins } pièce au-delà de 20 est perdue
       *[other] { $coins } pièces au-delà de 20 sont perdues
    }
event-card = { PLAYER($seat) } joue { TERM($card, "card") }.
    .you = Vous jouez { TERM($card, "card") }.
event-pay = { PLAYER($seat) } satisfait { TERM($council, "council") } { $coins ->
        [0] sans pièces
       *[other] pour { COUNT($coins, "coins") }
    }.
    .you = Vous satisfaites { TERM($council, "council") } { $coins ->
        [0] sans pièces
       *[other] pour { COUNT($coins, "coins") }
    }.
event-take = { PLAYER($seat) } prend le permis pour { TERM($cities, "city", "", "or") }.
    .you = Vous prenez le permis pour { TERM($cities, "city", "", "or") }.
    .short = gratuitement le permis pour { TERM($cities, "city", "", "or") }
event-permit-bonus = Le permis pour { TERM($cities, "city", "", "or") } donne { PLAYER($seat, "to") } { AMOUNTS($bonus, "good") }.
    .you = Le permis pour { TERM($cities, "city", "", "or") } vous donne { AMOUNTS($bonus, "good") }.
    .short = { AMOUNTS($bonus, "good") }
event-lost = { PLAYER($seat) } ne peut rien choisir et perd le bonus.
    .you = Vous ne pouvez rien choisir et perdez le bonus.
    .short = il n'y a rien à choisir
event-route = { PLAYER($seat) } paie { COUNT($coins, "coins") } : le roi va { TERM($origin, "city", "from") } { TERM($city, "city", "in") }.
    .you = Vous payez { COUNT($coins, "coins") } : le roi va { TERM($origin, "city", "from") } { TERM($city, "city", "in") }.
event-stay = Le roi reste { TERM($city, "city", "in") }.
event-use = { PLAYER($seat) } utilise le permis pour { TERM($cities, "city", "", "or") }.
    .you = Vous utilisez le permis pour { TERM($cities, "city", "", "or") }.
event-build = { PLAYER($seat) } bâtit { TERM($city, "city", "in") }.
    .you = Vous bâtissez { TERM($city, "city", "in") }.
event-build-crowded = { PLAYER($seat) } rend { COUNT($assistants, "assistants") } et bâtit { TERM($city, "city", "in") }.
    .you = Vous rendez { COUNT($assistants, "assistants") } et bâtissez { TERM($city, "city", "in") }.
event-token = Le jeton { TERM($city, "city", "of") } donne { PLAYER($seat, "to") } { AMOUNTS($bonus, "good") }.
    .you = Le jeton { TERM($city, "city", "of") } vous donne { AMOUNTS($bonus, "good") }.
    .short = { AMOUNTS($bonus, "good") } ({ TERM($city, "city") })
event-nobility = { PLAYER($seat) } avance à la case { $space } de la piste de noblesse : { AMOUNTS($bonus, "good") }.
    .you = Vous avancez à la case { $space } de la piste de noblesse : { AMOUNTS($bonus, "good") }.
    .short = { $bonus ->
        [nothing] noblesse { $space }
       *[other] noblesse { $space } ({ AMOUNTS($bonus, "good") })
    }
event-track-end = { PLAYER($seat) } est au bout de la piste de noblesse et n'avance plus.
    .you = Vous êtes au bout de la piste de noblesse et n'avancez plus.
    .short = la piste de noblesse est finie
event-first-token = { PLAYER($seat) } choisit le jeton { TERM($city, "city", "of") }.
    .you = Vous choisissez le jeton { TERM($city, "city", "of") }.
event-repeat = { PLAYER($seat) } répète le permis pour { TERM($cities, "city", "", "or") }.
    .you = Vous répétez le permis pour { TERM($cities, "city", "", "or") }.
event-change = { PLAYER($seat) } met sous la pile les permis { TERM($region, "region", "of") }.
    .you = Vous mettez sous la pile les permis { TERM($region, "region", "of") }.
event-bonus-tile = { PLAYER($seat) } possède { TERM($tile, "tile") } : une tuile Bonus de { COUNT($points, "points") }.
    .you = Vous possédez { TERM($tile, "tile") } : une tuile Bonus de { COUNT($points, "points") }.
    .short = une tuile Bonus de { COUNT($points, "points") } pour { TERM($tile, "tile") }
event-king-tile = { PLAYER($seat) } prend une tuile Récompense du roi de { COUNT($points, "points") }.
    .you = Vous prenez une tuile Récompense du roi de { COUNT($points, "points") }.
    .short = une tuile Récompense du roi de { COUNT($points, "points") }
event-tenth = { PLAYER($seat) } a bâti dix emporiums et gagne { COUNT($points, "points") }.
    .you = Vous avez bâti dix emporiums et gagnez { COUNT($points, "points") }.
    .short = { COUNT($points, "points") } pour le dixième emporium
event-last-turns = Chaque autre joueur fait un dernier tour.
    .short = chaque autre joueur fait un dernier tour
event-end = Le dernier tour est terminé.

# Whole actions in one line, without the full stop.

told-elected = { PLAYER($seat) } élit { TERM($councillor, "councillor") } { TERM($council, "council", "into") }, d'où tombe { TERM($fallen, "councillor", "one") }
    .you = vous élisez { TERM($councillor, "councillor") } { TERM($council, "council", "into") }, d'où tombe { TERM($fallen, "councillor", "one") }
told-sent = { PLAYER($seat) } envoie un assistant élire { TERM($councillor, "councillor") } { TERM($council, "council", "into") }, d'où tombe { TERM($fallen, "councillor", "one") }
    .you = vous envoyez un assistant élire { TERM($councillor, "councillor") } { TERM($council, "council", "into") }, d'où tombe { TERM($fallen, "councillor", "one") }
told-bought = { PLAYER($seat) } achète le permis pour { TERM($cities, "city", "", "or") } { $coins ->
        [0] sans pièces
       *[other] pour { COUNT($coins, "coins") }
    } ({ $count ->
        [one] carte
       *[other] cartes
    } : { TERM($cards, "card", "bare") })
    .you = vous achetez le permis pour { TERM($cities, "city", "", "or") } { $coins ->
        [0] sans pièces
       *[other] pour { COUNT($coins, "coins") }
    } ({ $count ->
        [one] carte
       *[other] cartes
    } : { TERM($cards, "card", "bare") })
told-offers = { PLAYER($seat) } s'adresse { TERM($council, "council", "to") } ({ $count ->
        [one] carte
       *[other] cartes
    } : { TERM($cards, "card", "bare") })
    .you = vous vous adressez { TERM($council, "council", "to") } ({ $count ->
        [one] carte
       *[other] cartes
    } : { TERM($cards, "card", "bare") })
told-built = { PLAYER($seat) } bâtit { TERM($city, "city", "in") } avec le permis pour { TERM($cities, "city", "", "or") }
    .you = vous bâtissez { TERM($city, "city", "in") } avec le permis pour { TERM($cities, "city", "", "or") }
told-king = { PLAYER($seat) } bâtit { TERM($city, "city", "in") } avec le roi { $coins ->
        [0] sans pièces
       *[other] pour { COUNT($coins, "coins") }
    } ({ $count ->
        [one] carte
       *[other] cartes
    } : { TERM($cards, "card", "bare") })
    .you = vous bâtissez { TERM($city, "city", "in") } avec le roi { $coins ->
        [0] sans pièces
       *[other] pour { COUNT($coins, "coins") }
    } ({ $count ->
        [one] carte
       *[other] cartes
    } : { TERM($cards, "card", "bare") })
told-returned = { $assistants ->
        [one] { $assistants } assistant rendu
       *[other] { $assistants } assistants rendus
    }
    .short = { $assistants ->
        [one] { $assistants } assistant rendu
       *[other] { $assistants } assistants rendus
    }
told-changed = { PLAYER($seat) } rend un assistant et change les permis { TERM($region, "region", "of") }
    .you = vous rendez un assistant et changez les permis { TERM($region, "region", "of") }

# ---- Refusals ----

refusal-main = Il ne vous reste aucune action principale ce tour-ci.
refusal-quick = Vous avez déjà fait votre action rapide ce tour-ci.
refusal-must = Vous devez faire votre action principale avant de terminer le tour.
refusal-buy = Vos cartes et vos pièces ne satisfont aucun conseil qui ait des permis.
refusal-ten = Vous avez bâti vos dix emporiums.
refusal-no-face-up = Vous n'avez pas de permis face visible pour bâtir.
refusal-build-own = Vous avez déjà un emporium dans chaque ville de vos permis.
refusal-build-crowd = Vous avez trop peu d'assistants : là où vos permis vous laissent bâtir, il en faut au moins { $assistants }.
refusal-king-cards = Vous n'avez en main aucune carte qui corresponde au conseil du roi.
refusal-king-price = Même avec vos meilleures cartes, le conseil du roi coûte { COUNT($coins, "coins") }, et vous en avez { $have }.
refusal-king-nowhere = Il n'y a pas de ville où vous puissiez bâtir : vous avez trop peu d'assistants.
refusal-king-road = Avec vos meilleures cartes, le conseil coûte { COUNT($coins, "coins") } et la route jusqu'à la ville la plus proche où vous pouvez bâtir { COUNT($road, "coins") } ; vous en avez { $have }.
refusal-coins = Il vous faut { COUNT($coins, "coins") } pour cela.
refusal-assistants = Il vous faut { COUNT($assistants, "assistants") } pour cela.
refusal-piles = Toutes les piles de permis sont vides : il n'y a rien à changer.
refusal-pile = La pile de permis { TERM($region, "region", "of") } est vide.
refusal-kings-council = Le conseil du roi n'accorde pas de permis.
refusal-no-permits = Il n'y a plus de permis { TERM($region, "region", "of") } à prendre.
refusal-satisfy = Vos cartes et vos pièces ne satisfont pas { TERM($council, "council") }.
refusal-councillor = Il n'y a { TERM($councillor, "councillor", "no") } à côté du plateau.
refusal-no-card = On satisfait un conseil avec au moins une carte.
refusal-price = Vous ne pouvez pas payer { COUNT($coins, "coins") } : jouez d'autres cartes.
refusal-price-road = En payant ici { COUNT($coins, "coins") }, vous ne pourriez plus en payer { $road } pour la route jusqu'à la ville la plus proche où vous pouvez bâtir : jouez d'autres cartes.
refusal-not-held = Vous n'avez { TERM($card, "card", "no") } en main.
refusal-no-match = Il ne reste pas de conseiller { TERM($council, "council", "in") } pour { TERM($card, "card") }.
refusal-card-order = Les cartes se jouent dans l'ordre des couleurs, les jokers à la fin : annulez pour jouer { TERM($card, "card") }.
refusal-dear = Après { TERM($card, "card") }, vous ne pourriez pas payer le reste.
refusal-not-shown = Le permis pour { TERM($cities, "city", "", "or") } n'est pas parmi les permis visibles à prendre.
refusal-far = Vous ne pouvez pas payer { COUNT($coins, "coins") } pour la route jusqu'{ TERM($city, "city", "in") }.
refusal-own-city = Vous avez déjà un emporium { TERM($city, "city", "in") }.
refusal-crowd = Pour bâtir { TERM($city, "city", "in") }, il faut { COUNT($assistants, "assistants") }.
refusal-closed-own = Vous avez déjà un emporium dans chaque ville du permis pour { TERM($cities, "city", "", "or") }.
refusal-closed-crowd = Vous avez trop peu d'assistants pour bâtir avec le permis pour { TERM($cities, "city", "", "or") } : il en faut au moins { $assistants }.
refusal-used = Le permis pour { TERM($cities, "city", "", "or") } est face cachée : vous l'avez déjà utilisé.
refusal-not-yours = Vous ne possédez pas le permis pour { TERM($cities, "city", "", "or") }.
refusal-just-bought = Le permis pour { TERM($cities, "city", "", "or") } donne ses bonus en ce moment : on ne peut répéter qu'un permis acheté auparavant.
refusal-not-on-permit = Le permis ne montre pas { TERM($city, "city") }.
refusal-no-emporium = Vous n'avez pas d'emporium { TERM($city, "city", "in") }.
refusal-no-token = { TERM($city, "city") } n'a pas de jeton.
refusal-nobility-token = Le jeton { TERM($city, "city", "of") } fait avancer sur la piste de noblesse et ne peut pas être choisi.
refusal-token-chosen = { TERM($city, "city") } est déjà choisie.
refusal-token-order = Deux villes se choisissent dans l'ordre des lettres : { TERM($city, "city") } ne convient pas.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-points-on-the-track = Gagne { COUNT($count, "points") } de plus.
reason-points-of-bonus-tiles = Prend des tuiles Bonus pour { COUNT($count, "points") } de plus.
deny-points-of-bonus-tiles = Laisse { PLAYER($seat, "to") } des tuiles Bonus pour { COUNT($count, "points") } de moins.
reason-points-of-kings-tiles = Prend une tuile Récompense du roi pour { COUNT($count, "points") } de plus.
reason-nobility-prize = A une meilleure place sur la piste de noblesse, pour { COUNT($count, "points") } de plus à la fin.
deny-nobility-prize = Sur la piste de noblesse, dépasse { PLAYER($seat) }, qui recevrait { COUNT($count, "points") } de moins à la fin.
reason-permit-prize = A le plus de permis, ce qui rapporte { COUNT($count, "points") } à la fin.
deny-permit-prize = Ravit la première place pour les permis { PLAYER($seat, "to") }, qui recevrait { COUNT($count, "points") } de moins à la fin.
reason-emporiums = A { $count ->
        [one] un emporium
       *[other] { $count } emporiums
    } de plus.
reason-nine-emporiums = Arrive au neuvième emporium, ou au dixième.
reason-tiles-one-city-short = N'est plus qu'à une ville d'une autre tuile Bonus.
reason-tiles-two-cities-short = N'est plus qu'à deux villes d'une autre tuile Bonus.
reason-tokens-of-the-best-network = Relie des villes dont les jetons rapportent plus avec le prochain emporium voisin.
reason-emporiums-of-the-largest-network = Relie par la route { $count ->
        [one] une autre de ses villes
       *[other] { $count } autres de ses villes
    }.
reason-nobility = Avance de { $count ->
        [one] une case
       *[other] { $count } cases
    } de plus sur la piste de noblesse.
reason-next-step-on-the-track-brings-something = Arrive juste avant le prochain bonus de la piste de noblesse.
hold-coins = A { COUNT($count, "coins") } de plus.
hold-assistants = A { COUNT($count, "assistants") } de plus.
hold-cards = A { COUNT($count, "good-cards") } de plus.
hold-jokers = A { $count ->
        [one] un joker
       *[other] { $count } jokers
    } de plus.
hold-cards-that-match-councils = A des cartes pour { $count ->
        [one] un conseiller
       *[other] { $count } conseillers
    } de plus.
hold-councils-one-can-pay = Peut satisfaire aussitôt { $count ->
        [one] le conseil d'une région
       *[other] les conseils de { $count } régions
    } de plus.
hold-the-kings-council-can-be-paid = Peut satisfaire le conseil du roi.
hold-one-permit-to-use = A un permis pour bâtir.
hold-two-permits-to-use = A deux permis pour bâtir.
hold-more-permits-to-use = A au moins trois permis pour bâtir.
hold-cities-on-usable-permits = A des permis pour { $count ->
        [one] une ville
       *[other] { $count } villes
    } de plus.
hold-tokens-of-the-best-city-to-build-in = Peut ensuite bâtir là où les jetons rapportent plus.
hold-cards-of-the-most-frequent-colour = A { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de plus de sa couleur la plus nombreuse.

# Why a position that is set up by hand cannot be.
error-position-ending = « { "ending" } » est le premier joueur qui a { $all } emporiums, l'un de { $seats }.
error-position-emporiums = « { $path } » a au plus { $most } emporiums.
error-position-token = Un jeton est dans plus de villes qu'il n'en existe d'exemplaires, ou dans la ville violette, qui n'en a pas.
error-position-councillors = « { $path } » : un balcon a { $all } conseillers, et non { $count }.
error-position-permit = « { $path } » est un permis de 0 à { $last }, et non { $value }.
error-position-permit-twice = « { $path } » : le permis { $permit } est à deux endroits.
error-position-permit-region = « { $path } » : le permis { $permit } est d'une autre région.

# Comment s'appellent les valeurs d'une position que l'on modifie.
position-map = Faces de la carte
position-king = Roi
position-city = Ville
position-players = Joueurs
position-coins = Pièces
position-assistants = Assistants
position-points = Points
position-nobility = Noblesse
position-emporiums = Emporiums à
position-permits = Permis
position-used = Permis utilisés
position-hand = Cartes Politique
position-cards = Nombre de cartes
position-cities = Villes
position-neutral = Emporium neutre
position-token = Jeton Récompense
position-token-value = { AMOUNTS($value, "good") }
position-councils = Conseils
position-councillors = Conseillers, le plus récent d'abord
position-regions = Régions
position-shown = Permis visibles
position-bottom = Sous la pile
position-discards = Cartes défaussées
position-bonus-tiles = Tuiles Bonus
position-king-tiles = Tuiles Récompense du roi
position-owner = Propriétaire
position-ending = A bâti le premier son dernier emporium
position-mains = Actions principales restantes
position-quicks = Actions rapides restantes
position-acted = Une action principale a été faite ce tour
