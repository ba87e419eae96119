# What Rome says. `docs/translating.md` explains the functions, `docs/terms.md` the terms.

title = Rome: City of Marble
summary = Dessinez la ville en losanges et bâtissez là où se tiennent vos magistrats.

# ---- Terms ----

colour-purple = Violet
colour-orange = Orange
colour-black = Noir
colour-pink = Rose

tile-red = rouge
    .a = une rouge
    .plural = rouges
tile-yellow = jaune
    .a = une jaune
    .plural = jaunes
tile-green = verte
    .a = une verte
    .plural = vertes
tile-blue = bleue
    .a = une bleue
    .plural = bleues

building-arena = Arène
    .a = une Arène
    .of = de l'Arène
building-theatre = Théâtre
    .a = un Théâtre
    .of = du Théâtre
building-temple = Temple
    .a = un Temple
    .of = du Temple
building-baths = Thermes
    .a = des Thermes
    .of = des Thermes
building-fountain = fontaine
    .a = une fontaine
    .of = de la fontaine

aqueduct-grey = gris
aqueduct-brown = brun
aqueduct-white = blanc

hill-capitolinus = Capitole
    .the = le Capitole
hill-palatinus = Palatin
    .the = le Palatin
hill-aventinus = Aventin
    .the = l'Aventin
hill-caelius = Caelius
    .the = le Caelius
hill-esquilinus = Esquilin
    .the = l'Esquilin
hill-viminalis = Viminal
    .the = le Viminal
hill-quirinalis = Quirinal
    .the = le Quirinal

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}

option-hills = Collines
option-hills-random = Tirées au hasard
option-hills-chosen = Choisies par le premier joueur
option-hill_corners = Coins des collines
option-hill_corners-off = Ne deviennent jamais des chantiers
option-hill_corners-on = Deviennent des chantiers : la colline remplit son sixième

line-buildings = Bâtiments civils
line-bridges = Ponts
line-aqueducts = Bâtiments sur les aqueducs
line-fountains = Bâtiments près des fontaines
line-coins = Pièces
line-most-coins = Le plus de pièces
line-imperium = Le plus d'Imperium

tie_break = Égalités : 100 par bâtiment, 1 par tuile Imperium
score = points

# ---- Prompts: to the one who decides ----

prompt-hills = Choisissez une colline (il en reste { $left }).
prompt-turn = Il vous reste { COUNT($actions, "actions") } : { CHOICES($offers, "turn") }.
prompt-last = Votre dernière action : { CHOICES($offers, "turn") }.
choice-turn-draw = piochez des tuiles
choice-turn-expand = étendez les aqueducs
choice-turn-recall = rappelez un magistrat
choice-turn-play = jouez une tuile Quartier
prompt-more = { CHOICES($offers, "more") }.
choice-more-end = terminez votre tour
choice-more-spend = rendez une tuile Imperium pour une autre action
prompt-draw = Prenez une tuile : { TERM($tiles, "tile", "", "or") } (il en reste { $left }).
prompt-expand = Posez un élément d'aqueduc (il en reste { $left }).
prompt-recall = Quel magistrat rappelez-vous ?
prompt-tile = Quelle tuile jouez-vous : { TERM($tiles, "tile", "", "or") } ?
prompt-lay = Où va la tuile { TERM($tile, "tile") } ?
prompt-post = Mettez un magistrat sur la tuile en { $place }, ou laissez-la sans.
prompt-start = L'aqueduc { TERM($aqueduct, "aqueduct") } commence : posez un élément (il en reste { $left }).
prompt-site = Vous avez achevé { $sites } chantiers : lequel se termine maintenant ?
prompt-send = Envoyez un magistrat du chantier en { $place } à la case Imperium { TERM($building, "building", "of") }, ou laissez les vôtres où ils sont.
prompt-treasury = Envoyez un magistrat de la fontaine en { $place } à la Trésorerie, ou laissez les vôtres où ils sont.

# ---- Hints: what a beginner wants to know ----

hint-hills = Les premières tuiles doivent toucher une colline : la ville grandit d'ici. Des collines proches font un seul quartier animé, éloignées plusieurs quartiers calmes.
hint-turn = Deux actions par tour, même deux fois la même. Jouez des tuiles avec un magistrat pour ouvrir des chantiers ; piochez quand l'atrium se vide : les nouvelles tuiles ne se jouent pas ce tour-ci.
hint-last = Il vous reste une seule action dans la partie : achevez un chantier où vous êtes premier si possible, sinon posez une tuile sur un pont, ou un aqueduc le long de vos bâtiments.
hint-more = Chaque tuile Imperium achète une action, mais à la fin en avoir le plus d'une sorte vaut 5. Dépensez là où un autre en a plus que vous, ou pour achever un chantier.
hint-draw = Prenez la couleur du chantier que vous voulez gagner : vert pour les Temples, bleu pour les Thermes, jaune pour les Théâtres, rouge pour les Arènes. Les deux tuiles diffèrent, tant qu'il reste deux couleurs.
hint-expand = Menez les aqueducs le long de vos bâtiments, 2 points chacun à la fin, et aux fontaines : tant qu'il y a des pièces, une est aussitôt à vous.
hint-recall = Rappelez un magistrat qui ne peut plus rien gagner où il est. Vous pouvez le réutiliser aussitôt.
hint-tile = Choisissez la couleur qui compte au chantier visé : vert Temple, bleu Thermes, jaune Théâtre, rouge Arène.
hint-lay = Un angle aigu remplit un sixième du chantier, un angle obtus deux : peu de tuiles font un Temple, beaucoup un Théâtre ou une Arène. Survolez une place pour voir quels chantiers elle achève et qui les gagnerait.
hint-post = Avec un magistrat, cette tuile compte pour vous partout où sa couleur compte. Vous en avez trois en tout : gardez-en un pour la tuile décisive.
hint-start = Les éléments se posent tout de suite, depuis la source. Menez-les le long de tuiles où vos bâtiments sont ou seront.
hint-site = Les chantiers s'achèvent un par un, et un magistrat qui part ne compte plus. Achevez d'abord celui où il vous les faut tous.
hint-send = Le magistrat envoyé là revient à la fin de ce tour ou du prochain avec une tuile Imperium, s'il en reste une ; après votre dernier tour, il ne rapporte plus rien. Laissez les vôtres là où ils peuvent encore gagner un chantier voisin.
hint-treasury = Le magistrat envoyé là revient à la fin de ce tour ou du prochain avec une pièce, s'il en reste une ; après votre dernier tour, il ne rapporte plus rien. Laissez les vôtres là où ils peuvent encore gagner un chantier voisin.

# ---- Buttons ----

action-draw = Piocher des tuiles
    .brief = Pioche
action-expand = Étendre les aqueducs
    .brief = Aqueducs
action-recall = Rappeler un magistrat
    .brief = Rappel
action-play = Jouer une tuile Quartier
    .brief = Tuile
action-end = Terminer le tour
action-spend = Rendre une tuile Imperium { TERM($building, "building", "of") } pour une action
    .brief = Imperium { TERM($building, "building") }
action-take = Prendre une tuile { TERM($tile, "tile") }
    .brief = { TERM($tile, "tile") }
action-tile = Jouer une tuile { TERM($tile, "tile") }
    .brief = { TERM($tile, "tile") }
action-lay = La poser sur { $place }
    .brief = { $place }
action-post = Avec un magistrat
    .brief = magistrat
action-leave-empty = Sans magistrat
action-site = Terminer le chantier en { $place }
    .brief = chantier { $place }
action-send = Envoyer le magistrat sur la tuile { $place }
    .brief = Imperium { $place }
action-stay = Les laisser où ils sont
action-piece = Poser un élément le long du côté { $place }
    .brief = { $place }
action-call = Rappeler le magistrat sur la tuile { $place }
    .brief = { $place }
action-choose-hill = Placer { TERM($hill, "hill", "the") }
action-first = { PLAYER($family) } commence
action-hill = On place { TERM($hill, "hill", "the") }
action-bridge = Le pont vaut { $value }

# ---- The log ----

event-first = Le premier joueur est { PLAYER($family) }.
event-hill = On place { TERM($hill, "hill", "the") }.
event-draw = { PLAYER($family) } pioche des tuiles.
    .you = Vous piochez des tuiles.
event-take = { PLAYER($family) } prend une tuile { TERM($tile, "tile") }.
    .you = Vous prenez une tuile { TERM($tile, "tile") }.
event-expand = { PLAYER($family) } étend les aqueducs.
    .you = Vous étendez les aqueducs.
event-piece = { PLAYER($family) } pose un élément de l'aqueduc { TERM($aqueduct, "aqueduct") } le long du côté { $place }.
    .you = Vous posez un élément de l'aqueduc { TERM($aqueduct, "aqueduct") } le long du côté { $place }.
event-coin = L'eau atteint la fontaine en { $place } : { PLAYER($family) } prend une pièce.
    .you = L'eau atteint la fontaine en { $place } : vous prenez une pièce.
    .short = une pièce de la fontaine en { $place }
event-dry-fountain = L'eau atteint la fontaine en { $place }, mais il n'y a plus de pièce.
    .short = il n'y a plus de pièce pour la fontaine en { $place }
event-recalling = { PLAYER($family) } rappelle un magistrat.
    .you = Vous rappelez un magistrat.
event-recall = { PLAYER($family) } rappelle le magistrat sur la tuile { $place }.
    .you = Vous rappelez le magistrat sur la tuile { $place }.
event-play = { PLAYER($family) } joue une tuile Quartier.
    .you = Vous jouez une tuile Quartier.
event-tile = { PLAYER($family) } choisit une tuile { TERM($tile, "tile") }.
    .you = Vous choisissez une tuile { TERM($tile, "tile") }.
event-lay = { PLAYER($family) } pose une tuile { TERM($tile, "tile") } sur { $place }.
    .you = Vous posez une tuile { TERM($tile, "tile") } sur { $place }.
event-post = { PLAYER($family) } y met un magistrat.
    .you = Vous y mettez un magistrat.
event-leave-empty = { PLAYER($family) } n'y met pas de magistrat.
    .you = Vous n'y mettez pas de magistrat.
event-bridge = { PLAYER($family) } prend le pont { $bridge }, qui vaut { $value }.
    .you = Vous prenez le pont { $bridge }, qui vaut { $value }.
    .short = le pont { $bridge }, qui vaut { $value }
event-bridge-hidden = { PLAYER($family) } prend le pont { $bridge }.
    .you = Vous prenez le pont { $bridge }.
    .short = le pont { $bridge }
event-source = { PLAYER($family) } atteint la source en { $place } : l'aqueduc { TERM($aqueduct, "aqueduct") } commence.
    .you = Vous atteignez la source en { $place } : l'aqueduc { TERM($aqueduct, "aqueduct") } commence.
    .short = l'aqueduc { TERM($aqueduct, "aqueduct") } commence
event-dry-source = Aucun élément de l'aqueduc { TERM($aqueduct, "aqueduct") } ne peut être posé en { $place } : la source est utilisée.
    .short = aucun élément ne peut être posé
event-building = { PLAYER($family) } bâtit { TERM($building, "building", "a") } en { $place } et marque { COUNT($points, "points") }.
    .you = Vous bâtissez { TERM($building, "building", "a") } en { $place } et marquez { COUNT($points, "points") }.
event-fountain = Personne n'a le plus d'influence en { $place } : on bâtit une fontaine.
event-send = { PLAYER($family) } envoie le magistrat sur { $place } à la case Imperium { TERM($building, "building", "of") }.
    .you = Vous envoyez le magistrat sur { $place } à la case Imperium { TERM($building, "building", "of") }.
event-send-treasury = { PLAYER($family) } envoie le magistrat sur { $place } à la Trésorerie.
    .you = Vous envoyez le magistrat sur { $place } à la Trésorerie.
event-stay = { PLAYER($family) } n'envoie aucun magistrat.
    .you = Vous n'envoyez aucun magistrat.
event-spend = { PLAYER($family) } rend une tuile Imperium { TERM($building, "building", "of") } pour une autre action.
    .you = Vous rendez une tuile Imperium { TERM($building, "building", "of") } pour une autre action.
event-skip = { PLAYER($family) } ne peut rien faire.
    .you = Vous ne pouvez rien faire.
event-end-turn = { PLAYER($family) } termine son tour.
    .you = Vous terminez votre tour.
event-earn-imperium = { PLAYER($family) } reçoit une tuile Imperium { TERM($building, "building", "of") }.
    .you = Vous recevez une tuile Imperium { TERM($building, "building", "of") }.
event-no-imperium = Il n'y a plus de tuile Imperium { TERM($building, "building", "of") } pour { PLAYER($family) }.
    .you = Il n'y a plus de tuile Imperium { TERM($building, "building", "of") } pour vous.
event-earn-coin = { PLAYER($family) } reçoit une pièce de la Trésorerie.
    .you = Vous recevez une pièce de la Trésorerie.
event-no-coin = Il n'y a plus de pièce pour { PLAYER($family) }.
    .you = Il n'y a plus de pièce pour vous.
event-last-round = Trois piles sont vides : le dernier tour de table commence, une action chacun.
event-end = Le dernier tour de table est terminé.

# Whole actions in one line, without the full stop.

told-drew = { PLAYER($family) } pioche deux tuiles, { TERM($tiles, "tile", "a") }
    .you = vous piochez deux tuiles, { TERM($tiles, "tile", "a") }
told-drew-one = { PLAYER($family) } pioche une tuile { TERM($tile, "tile") }
    .you = vous piochez une tuile { TERM($tile, "tile") }
told-drew-two = { PLAYER($family) } pioche deux tuiles { TERM($tile, "tile", "plural") }
    .you = vous piochez deux tuiles { TERM($tile, "tile", "plural") }
told-expanded = { PLAYER($family) } pose des éléments d'aqueduc le long des côtés { LIST($places) }
    .you = vous posez des éléments d'aqueduc le long des côtés { LIST($places) }
told-expanded-one = { PLAYER($family) } pose un élément d'aqueduc le long du côté { LIST($places) }
    .you = vous posez un élément d'aqueduc le long du côté { LIST($places) }
told-laid = { PLAYER($family) } pose une tuile { TERM($tile, "tile") } sur { $place }
    .you = vous posez une tuile { TERM($tile, "tile") } sur { $place }
told-laid-with = { PLAYER($family) } pose une tuile { TERM($tile, "tile") } avec un magistrat sur { $place }
    .you = vous posez une tuile { TERM($tile, "tile") } avec un magistrat sur { $place }

# ---- Refusals ----

refusal-hill = { TERM($hill, "hill", "the") } est déjà sur le plateau.
refusal-actions-left = { $actions ->
    [one] Il vous reste d'abord { $actions } action à faire.
   *[other] Il vous reste d'abord { $actions } actions à faire.
}
refusal-last-spend = Au dernier tour de table, l'Imperium n'achète plus d'action.
refusal-imperium = Vous n'avez pas de tuile Imperium { TERM($building, "building", "of") }.
refusal-no-action = Vous avez fait vos actions : rendez une tuile Imperium pour une autre.
refusal-play-first = Choisissez d'abord de jouer une tuile Quartier, puis sa couleur.
refusal-draw = Il n'y a plus de tuile Quartier à piocher.
refusal-expand = Aucun aqueduc commencé ne peut être prolongé maintenant.
refusal-recall = Vous n'avez pas de magistrat sur une tuile Quartier.
refusal-play = Vous n'avez pas de tuile Quartier dans l'atrium.
refusal-no-room = Il n'y a plus de place pour une tuile.
refusal-stack = Il n'y a plus de tuile { TERM($tile, "tile") } à piocher.
refusal-order = On pioche deux couleurs différentes, dans l'ordre rouge, jaune, vert, bleu : prenez d'abord l'autre, ou une autre couleur.
refusal-side = Un élément longe un côté d'une tuile Quartier ; { $place } n'en est pas un.
refusal-continue = Un élément part du bout d'un aqueduc commencé, ce que le côté { $place } ne fait pas.
refusal-touch = Un élément le long du côté { $place } toucherait un aqueduc ou une source.
refusal-pieces = Les 13 éléments de l'aqueduc { TERM($aqueduct, "aqueduct") } sont tous posés.
refusal-blocked = Après un élément le long du côté { $place }, vous ne pourriez pas poser tous les autres.
refusal-nobody = Aucun de vos magistrats n'est sur la tuile { $place }.
refusal-tile = Vous n'avez pas de tuile { TERM($tile, "tile") } dans l'atrium.
refusal-covered = Quelque chose couvre déjà une partie de la place { $place }.
refusal-contact = Une tuile doit partager un côté entier avec une colline ou une autre tuile ; { $place } n'en partage pas.
refusal-site = Il n'y a pas de chantier achevé à terminer en { $place }.
refusal-send = Aucun de vos magistrats n'est sur une tuile { $place } de ce chantier.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-points-for-buildings = Gagne { COUNT($count, "points") } de plus pour les bâtiments.
deny-points-for-buildings = Fait gagner { PLAYER($seat, "to") } { COUNT($count, "points") } de moins pour les bâtiments.
reason-bridge-points = Gagne { COUNT($count, "points") } de plus avec les ponts.
reason-buildings-on-aqueducts = Amène l'eau à { $count ->
        [one] un autre de ses bâtiments
       *[other] { $count } autres de ses bâtiments
    }.
deny-buildings-on-aqueducts = N'amène pas l'eau à { $count ->
        [one] un bâtiment { PLAYER($seat, "of") }
       *[other] { $count } bâtiments { PLAYER($seat, "of") }
    }.
reason-fountains-beside-buildings = Gagne { COUNT($count, "points") } de plus pour les fontaines près de ses bâtiments.
deny-fountains-beside-buildings = Donne { PLAYER($seat, "to") } { COUNT($count, "points") } de moins pour les fontaines près des bâtiments.
reason-coins = A { $count ->
        [one] une pièce
       *[other] { $count } pièces
    } de plus.
reason-most-coins = A le plus de pièces, même à égalité.
deny-most-coins = Ravit { PLAYER($seat, "to") } la première place pour les pièces.
reason-imperium-points-now = A { COUNT($count, "points") } de plus par les majorités de tuiles Imperium.
deny-imperium-points-now = Laisse { PLAYER($seat, "to") } { COUNT($count, "points") } de moins par les majorités de tuiles Imperium.
hold-imperium-tiles = A { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    } Imperium de plus.
reason-buildings-without-water-beside-an-aqueducts-end = A { $count ->
        [one] un bâtiment
       *[other] { $count } bâtiments
    } de plus à côté du bout d'un aqueduc.
hold-two-magistrates-ready = Garde deux magistrats dans l'atrium.
hold-three-magistrates-ready = Garde les trois magistrats dans l'atrium.
hold-one-magistrate-ready = Garde un magistrat dans l'atrium.
reason-magistrates-on-the-arena-space = A { $count ->
        [one] un magistrat
       *[other] { $count } magistrats
    } de plus sur la case Imperium de l'Arène.
reason-magistrates-on-the-theatre-space = A { $count ->
        [one] un magistrat
       *[other] { $count } magistrats
    } de plus sur la case Imperium du Théâtre.
reason-magistrates-on-the-temple-space = A { $count ->
        [one] un magistrat
       *[other] { $count } magistrats
    } de plus sur la case Imperium du Temple.
reason-magistrates-on-the-baths-space = A { $count ->
        [one] un magistrat
       *[other] { $count } magistrats
    } de plus sur la case Imperium des Thermes.
reason-magistrates-in-the-treasury = A { $count ->
        [one] un magistrat
       *[other] { $count } magistrats
    } de plus à la Trésorerie.
hold-red-tiles = A { $count ->
        [one] une tuile rouge
       *[other] { $count } tuiles rouges
    } de plus à jouer.
hold-yellow-tiles = A { $count ->
        [one] une tuile jaune
       *[other] { $count } tuiles jaunes
    } de plus à jouer.
hold-green-tiles = A { $count ->
        [one] une tuile verte
       *[other] { $count } tuiles vertes
    } de plus à jouer.
hold-blue-tiles = A { $count ->
        [one] une tuile bleue
       *[other] { $count } tuiles bleues
    } de plus à jouer.
reason-points-of-sites-won-a-sixth-short = Est en tête sur des chantiers auxquels il manque un sixième, pour environ { COUNT($count, "points") } de plus.
reason-points-of-sites-won-two-sixths-short = Est en tête sur des chantiers auxquels il manque deux sixièmes, pour environ { COUNT($count, "points") } de plus.
reason-points-of-sites-won-three-or-four-sixths-short = Est en tête sur des chantiers auxquels il manque trois ou quatre sixièmes, pour environ { COUNT($count, "points") } de plus.
deny-points-of-sites-won-a-sixth-short = Laisse { PLAYER($seat, "to") } des chantiers auxquels il manque un sixième, pour environ { COUNT($count, "points") } de moins.
deny-points-of-sites-won-two-sixths-short = Laisse { PLAYER($seat, "to") } des chantiers auxquels il manque deux sixièmes, pour environ { COUNT($count, "points") } de moins.

# Why a position that is set up by hand cannot be.
error-position-hills = Il y a { $all } collines placées, et non { $placed }.
error-position-tiles = Des tuiles se chevauchent ou ne touchent rien de ce qui est déjà posé : { $tiles }.
error-position-source = L'aqueduc « { $aqueduct } » commence quand une tuile touche sa source.
error-position-pieces = L'aqueduc « { $aqueduct } » a { $all } éléments, et non { $placed }.
error-position-edge = L'aqueduc « { $aqueduct } » ne peut pas continuer par le côté { $edge }.
error-position-site = Rien ne peut se trouver en { $site } : le chantier n'est pas complet, ou il est indiqué deux fois.
error-position-building = En { $site } se trouve « { $building } » ou une fontaine : { $tiles } tuiles s'y rejoignent.
error-position-owner = « { $path } » : un bâtiment a un propriétaire, une fontaine n'en a pas.
error-position-complete = Le chantier { $site } est complet : indiquez ce qui s'y trouve.
error-position-magistrates = La famille « { $family } » a { $all } magistrats, pas davantage.
error-position-bridge = Le pont { $bridge } appartient à quelqu'un si une tuile le couvre, et seulement alors.
error-position-bridges = Il n'y a pas autant de ponts de valeur { $value }.

# Comment s'appellent les valeurs d'une position que l'on modifie.
position-actions = Actions restantes
position-last-turns = Tours restants du dernier tour de table
position-hill-corners = Chantiers aux coins des collines
position-hills = Collines
position-tiles = Tuiles Quartier sur la carte
position-place = Endroit
position-tile = Couleur
position-magistrate = Magistrat de
position-aqueducts = Aqueducs
position-edges = Éléments dans l'ordre
position-buildings = Bâtiments et fontaines
position-building = Bâtiment
position-owner = Propriétaire
position-families = Familles
position-atrium = Atrium
position-domus = Domus
position-imperium = Imperium
position-coins = Pièces
position-magistrates = Magistrats
position-treasury = Trésorerie
position-bridges = Ponts
position-taker = Pris par
position-value = Valeur
