title = Le Conseil des Quatre

summary = Gagnez les conseils, reliez vos villes et bâtissez dix emporiums.

colour-green = Vert
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune

region-coast = la côte
region-hills = les collines
region-mountains = les montagnes

council-coast = le conseil de la côte
council-hills = le conseil des collines
council-mountains = le conseil des montagnes
council-king = le conseil du roi

metal-gold = or
metal-silver = argent
metal-bronze = bronze
metal-iron = fer
metal-purple = violet

councillor-white = un conseiller blanc
councillor-black = un conseiller noir
councillor-orange = un conseiller orange
councillor-purple = un conseiller violet
councillor-pink = un conseiller rose
councillor-blue = un conseiller bleu

card-white = une carte blanche
card-black = une carte noire
card-orange = une carte orange
card-purple = une carte violette
card-pink = une carte rose
card-blue = une carte bleue
card-joker = un joker

tile-gold = toutes les villes d'or
tile-silver = toutes les villes d'argent
tile-bronze = toutes les villes de bronze
tile-iron = toutes les villes de fer
tile-coast = toute la côte
tile-hills = toutes les collines
tile-mountains = toutes les montagnes

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
        [one] { $n } pas de noblesse
       *[other] { $n } pas de noblesse
    }
good-actions = { $n ->
        [one] { $n } action principale
       *[other] { $n } actions principales
    }

good-nothing = rien
good-token = de nouveau un jeton Récompense
good-two-tokens = de nouveau deux jetons Récompense
good-permit = un permis gratuit
good-repeat = de nouveau les bonus d'un permis

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
option-coast-A = Côté A
option-coast-B = Côté B
option-coast-random = Au hasard
option-hills = Collines
option-hills-A = Côté A
option-hills-B = Côté B
option-hills-random = Au hasard
option-mountains = Montagnes
option-mountains-A = Côté A
option-mountains-B = Côté B
option-mountains-random = Au hasard

line-track = Points gagnés en jeu
line-bonus-tiles = Tuiles Bonus
line-king-tiles = Tuiles Récompense du roi
line-nobility = Piste de la noblesse
line-permits = Le plus de permis

tie_break = Assistants et cartes Politique

score = Points

prompt-turn = { PLAYER($seat) } : faites votre action principale, ou d'abord une action rapide.
prompt-main = { PLAYER($seat) } : faites votre action principale.
prompt-more = { PLAYER($seat) } : il vous reste { $mains ->
        [one] { $mains } action principale
       *[other] { $mains } actions principales
    }, ou terminez votre tour.
prompt-quick = { PLAYER($seat) } : faites une action rapide, ou terminez votre tour.
prompt-satisfy = { PLAYER($seat) } : quel conseil satisfaites-vous pour un permis ?
prompt-balcony = { PLAYER($seat) } : quel conseil reçoit un nouveau conseiller ?
prompt-councillor = { PLAYER($seat) } : choisissez le conseiller pour { TERM($council, "council") }.
prompt-first-card = { PLAYER($seat) } : jouez une carte pour { TERM($council, "council") }.
prompt-card = { PLAYER($seat) } : jouez une autre carte pour { TERM($council, "council") }, ou payez maintenant { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
prompt-permit = { PLAYER($seat) } : prenez un permis ({ TERM($region, "region") }).
prompt-free-permit = { PLAYER($seat) } : prenez gratuitement un permis visible.
prompt-route = { PLAYER($seat) } : où va le roi, pour que vous y bâtissiez ?
prompt-use = { PLAYER($seat) } : avec quel permis bâtissez-vous ?
prompt-city = { PLAYER($seat) } : bâtissez dans une ville du permis ({ TERM($cities, "city") }).
prompt-change = { PLAYER($seat) } : de quelle région changez-vous les permis ?
prompt-token = { PLAYER($seat) } : choisissez une ville pour recevoir de nouveau son jeton ({ $left } à choisir).
prompt-repeat = { PLAYER($seat) } : lequel de vos permis donne de nouveau ses bonus ?

hint-turn = Votre tour : une action principale et, si vous voulez, une rapide. Au début, achetez les permis du conseil qui ressemble à vos cartes, puis bâtissez ; si les pièces manquent, élisez un conseiller.
hint-main = Pouvez-vous bâtir ? Sinon, achetez le permis que vos cartes rendent bon marché. À défaut, élisez un conseiller : il rapporte 4 pièces et peut tourner un conseil vers vos couleurs.
hint-more = L'action principale de plus ne coûte rien d'autre : servez-vous-en. Bâtissez si possible, sinon élisez pour 4 pièces.
hint-quick = L'action rapide est facultative. Un assistant pour 3 pièces est utile quand vos villes sont encombrées ; sinon, économisez et terminez votre tour.
hint-satisfy = Survolez un conseil pour voir votre prix : plus vous avez de ses couleurs, moins vous payez. Regardez aussi les deux permis que vous pourriez prendre.
hint-balcony = Le nouveau conseiller entre par la flèche et le dernier tombe. Choisissez le conseil que vous voulez satisfaire ensuite, ou gâchez celui qu'un rival attend.
hint-councillor = Prenez une couleur dont vous avez beaucoup de cartes.
hint-first-card = Jouez des cartes des couleurs assises dans ce conseil. Chacune de plus le rend moins cher : 10, 7, 4, puis 0 pièce ; un joker convient à tous mais coûte 1.
hint-card = Une carte de plus épargne 3 pièces ou davantage ; arrêtez-vous et payez si vous voulez garder vos cartes pour un autre conseil.
hint-permit = Regardez le bonus, reçu aussitôt, et les lettres : des villes voisines des vôtres font de nouveau payer les jetons de tout le groupe.
hint-free-permit = N'importe quel permis visible est à vous gratuitement. Prenez le meilleur bonus, ou la ville qui vous manque pour compléter une région ou une couleur.
hint-route = Le roi marche pour 2 pièces par route et vous bâtissez où il s'arrête. Cherchez une ville voisine des vôtres : les jetons de toutes vos villes reliées paient de nouveau.
hint-use = Bâtissez là où vos villes se rejoignent : un nouvel emporium reçoit les jetons de tout son groupe. Un permis à peu de lettres laisse moins de choix plus tard : utilisez-le tant qu'il sert.
hint-city = Préférez une ville reliée aux vôtres et peu occupée : chaque emporium rival y coûte un assistant.
hint-change = Les deux permis de la région vont sous la pile. Changez-les si aucun ne vous convient, ou s'ils conviennent trop au joueur suivant.
hint-token = Vous recevez encore une fois le jeton d'une de vos villes. Points et actions principales valent surtout en fin de partie, assistants et pièces au début.
hint-repeat = Choisissez le permis au bonus le plus riche, utilisé ou non.

action-elect = Élire un conseiller : vous gagnez 4 pièces
action-buy = Acheter un permis
action-build = Bâtir avec un permis
action-king = Bâtir avec l'aide du roi
action-engage = Rapide : engager un assistant pour 3 pièces
action-change = Rapide : changer les permis d'une région pour 1 assistant
action-send = Rapide : envoyer 1 assistant élire un conseiller
action-extra = Rapide : une action principale de plus pour 3 assistants
action-end = Terminer le tour
action-council = Choisir { TERM($council, "council") }
action-councillor = Choisir { TERM($councillor, "councillor") }
action-card = Jouer { TERM($card, "card") }
action-pay = Payer avec ces cartes
action-region = Changer les permis : { TERM($region, "region") }
action-take = Prendre { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-use = Utiliser le permis pour { TERM($cities, "city") }
action-city = Bâtir à { TERM($city, "city") }
action-route = Mener le roi à { TERM($city, "city") } et bâtir
action-token = Recevoir le jeton de { TERM($city, "city") }
action-repeat = Répéter { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-side = { TERM($region, "region") } : côté { $side }
action-first = { PLAYER($seat) } commence
action-placed = On place un jeton : { AMOUNTS($bonus, "good") }
action-seated = { TERM($councillor, "councillor") } prend place
action-revealed = On révèle un permis : { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-neutral = Emporiums neutres : { TERM($cities, "city") }
action-drawn = On pioche { TERM($card, "card") }

event-side = { TERM($region, "region") } : on joue le côté { $side }.
event-first = Le premier joueur est { PLAYER($seat) }.
event-placed = Le jeton de { TERM($city, "city") } : { AMOUNTS($bonus, "good") }.
event-seated = { TERM($councillor, "councillor") } prend place : { TERM($council, "council") }.
event-reveal = Nouveau permis ({ TERM($region, "region") }) : { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") }).
event-neutral = Des emporiums neutres se dressent à { TERM($cities, "city") }.
event-draw = { PLAYER($seat) } pioche { TERM($card, "card") }.
event-draw-hidden = { PLAYER($seat) } pioche une carte.
event-rebuild = La pioche est vide : la défausse en fait une nouvelle.
event-elects = { PLAYER($seat) } élit un conseiller.
event-buys = { PLAYER($seat) } veut acheter un permis.
event-builds = { PLAYER($seat) } veut bâtir avec un permis.
event-calls-king = { PLAYER($seat) } demande l'aide du roi.
event-changes = { PLAYER($seat) } rend un assistant pour changer des permis.
event-sends = { PLAYER($seat) } envoie un assistant élire un conseiller.
event-engage = { PLAYER($seat) } engage un assistant pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-extra = { PLAYER($seat) } rend { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    } pour une action principale de plus.
event-end-turn = { PLAYER($seat) } termine le tour.
event-approach = { PLAYER($seat) } s'adresse à un conseil : { TERM($council, "council") }.
event-balcony = { PLAYER($seat) } choisit { TERM($council, "council") }.
event-elect = { TERM($councillor, "councillor") } entre ({ TERM($council, "council") }), { TERM($fallen, "councillor") } tombe.
event-election-coins = { PLAYER($seat) } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-card = { PLAYER($seat) } joue { TERM($card, "card") }.
event-pay = { PLAYER($seat) } satisfait { TERM($council, "council") } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-take = { PLAYER($seat) } prend le permis pour { TERM($cities, "city") }.
event-permit-bonus = Le permis pour { TERM($cities, "city") } donne à { PLAYER($seat) } { AMOUNTS($bonus, "good") }.
event-lost = Il n'y a rien à choisir : { PLAYER($seat) } perd le bonus.
event-route = Le roi va de { TERM($origin, "city") } à { TERM($city, "city") } : { PLAYER($seat) } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-stay = Le roi reste à { TERM($city, "city") }.
event-use = { PLAYER($seat) } utilise le permis pour { TERM($cities, "city") }.
event-build = { PLAYER($seat) } bâtit à { TERM($city, "city") }.
event-build-crowded = { PLAYER($seat) } rend { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    } et bâtit à { TERM($city, "city") }.
event-token = Le jeton de { TERM($city, "city") } donne à { PLAYER($seat) } { AMOUNTS($bonus, "good") }.
event-nobility = { PLAYER($seat) } avance à la case { $space } de la noblesse : { AMOUNTS($bonus, "good") }.
event-first-token = { PLAYER($seat) } choisit le jeton de { TERM($city, "city") }.
event-repeat = { PLAYER($seat) } répète un permis.
event-change = { PLAYER($seat) } met sous la pile les permis visibles ({ TERM($region, "region") }).
event-bonus-tile = { PLAYER($seat) } possède { TERM($tile, "tile") } : tuile Bonus de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-king-tile = { PLAYER($seat) } prend une tuile Récompense du roi de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tenth = { PLAYER($seat) } a bâti dix emporiums et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-last-turns = Chaque autre joueur fait un dernier tour.
event-end = Le dernier tour est terminé.

refusal-main = Il ne vous reste aucune action principale ce tour.
refusal-quick = Vous avez déjà fait votre action rapide ce tour.
refusal-must = Vous devez faire votre action principale avant de terminer le tour.
refusal-buy = Vos cartes et vos pièces ne satisfont aucun conseil qui ait des permis.
refusal-build = Aucun de vos permis ne montre une ville où vous pouvez bâtir.
refusal-king = Vos cartes et vos pièces ne suffisent pas pour le conseil du roi et pour mener le roi où vous pouvez bâtir.
refusal-coins = Il vous faut { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
refusal-assistants = Il vous faut { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }.
refusal-piles = Toutes les piles de permis sont vides : il n'y a rien à changer.
refusal-pile = La pile de permis est vide ({ TERM($region, "region") }).
refusal-kings-council = Le conseil du roi n'accorde pas de permis.
refusal-no-permits = Il n'y a plus de permis ({ TERM($region, "region") }).
refusal-satisfy = Vos cartes et vos pièces ne satisfont pas { TERM($council, "council") }.
refusal-councillor = Il n'y a pas près du plateau ce que vous voulez : { TERM($councillor, "councillor") }.
refusal-no-card = On satisfait un conseil avec au moins une carte.
refusal-price = Vous ne pouvez pas payer { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : jouez d'autres cartes.
refusal-not-held = Vous n'avez pas en main { TERM($card, "card") }.
refusal-no-match = Il ne reste pas de conseiller pour { TERM($card, "card") } ({ TERM($council, "council") }).
refusal-card-order = Les cartes se jouent dans l'ordre des couleurs, les jokers à la fin : annulez pour jouer { TERM($card, "card") }.
refusal-dear = Après { TERM($card, "card") } vous ne pourriez pas payer le reste.
refusal-not-shown = Le permis pour { TERM($cities, "city") } ne peut pas être pris maintenant.
refusal-far = Vous ne pouvez pas payer { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour la route jusqu'à { TERM($city, "city") }.
refusal-own-city = Vous avez déjà un emporium à { TERM($city, "city") }.
refusal-crowd = Pour bâtir à { TERM($city, "city") } il faut { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }.
refusal-closed = Vous ne pouvez bâtir dans aucune ville du permis pour { TERM($cities, "city") }.
refusal-used = Le permis pour { TERM($cities, "city") } est face cachée : vous l'avez déjà utilisé.
refusal-not-yours = Vous ne possédez pas le permis pour { TERM($cities, "city") }.
refusal-not-on-permit = Le permis ne montre pas { TERM($city, "city") }.
refusal-no-emporium = Vous n'avez pas d'emporium à { TERM($city, "city") }.
refusal-no-token = { TERM($city, "city") } n'a pas de jeton.
refusal-nobility-token = Le jeton de { TERM($city, "city") } fait avancer sur la noblesse et ne peut pas être choisi.
refusal-token-order = Deux villes se choisissent dans l'ordre des lettres : { TERM($city, "city") } ne convient pas.
