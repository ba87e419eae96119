title = Rome: City of Marble

summary = Dessinez la ville en losanges et bâtissez là où se tiennent vos magistrats.

colour-purple = Violet
colour-orange = Orange
colour-black = Noir
colour-pink = Rose

tile-red = rouge
tile-yellow = jaune
tile-green = verte
tile-blue = bleue

building-arena = Arène
building-theatre = Théâtre
building-temple = Temple
building-baths = Thermes
building-fountain = fontaine

aqueduct-grey = gris
aqueduct-brown = brun
aqueduct-white = blanc

hill-capitolinus = Capitole
hill-palatinus = Palatin
hill-aventinus = Aventin
hill-caelius = Caelius
hill-esquilinus = Esquilin
hill-viminalis = Viminal
hill-quirinalis = Quirinal

option-hills = Collines
option-hills-random = Tirées au hasard
option-hills-chosen = Choisies par le premier joueur
option-hill_corners = Coins des collines
option-hill_corners-off = Ne deviennent jamais des chantiers
option-hill_corners-on = Deviennent des chantiers : la colline remplit son sixième

line-buildings = Bâtiments civils
line-bridges = Ponts
line-aqueducts = Bâtiments sur les aqueducs
line-fountains = Bâtiments près des fontaines
line-coins = Pièces
line-most-coins = Le plus de pièces
line-imperium = Le plus d'Imperium

tie_break = Égalités : 100 par bâtiment, 1 par tuile Imperium

score = points

prompt-hills = { PLAYER($family) } : choisissez une colline (encore { $left }).
prompt-turn = { PLAYER($family) } : choisissez une action (encore { $actions }).
prompt-last = { PLAYER($family) } : choisissez votre dernière action.
prompt-more = { PLAYER($family) } : rendez une tuile Imperium pour une autre action, ou terminez le tour.
prompt-draw = { PLAYER($family) } : choisissez une couleur à piocher (encore { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }).
prompt-expand = { PLAYER($family) } : posez un élément d'aqueduc (encore { $left }).
prompt-recall = { PLAYER($family) } : quel magistrat rappelez-vous ?
prompt-tile = { PLAYER($family) } : choisissez la tuile à jouer.
prompt-lay = { PLAYER($family) } : où va la tuile { TERM($tile, "tile") } ?
prompt-post = { PLAYER($family) } : mettez-vous un magistrat sur la tuile en { $place } ?
prompt-start = { PLAYER($family) } : l'aqueduc { TERM($aqueduct, "aqueduct") } commence, posez un élément (encore { $left }).
prompt-site = { PLAYER($family) } : vous avez achevé { $sites } chantiers, lequel se termine maintenant ?
prompt-send = { PLAYER($family) } : envoyez-vous un magistrat de { $place } à la case Imperium ({ TERM($building, "building") }) ?
prompt-treasury = { PLAYER($family) } : envoyez-vous un magistrat de la fontaine en { $place } à la Trésorerie ?

hint-hills = Les premières tuiles doivent toucher une colline : la ville grandit d'ici. Des collines proches font un seul quartier animé, éloignées plusieurs quartiers calmes.
hint-turn = Deux actions par tour, même deux fois la même. Jouez des tuiles avec un magistrat pour ouvrir des chantiers ; piochez quand l'atrium se vide, car les nouvelles tuiles ne se jouent pas ce tour-ci.
hint-last = Il reste une seule action : achevez un chantier où vous êtes premier si possible, sinon posez une tuile sur un pont, ou un aqueduc le long de vos bâtiments.
hint-more = Chaque tuile Imperium achète une action, mais à la fin en avoir le plus d'une sorte vaut 5. Dépensez là où un autre en a plus que vous, ou pour achever un chantier.
hint-draw = Deux tuiles de couleurs différentes. Prenez la couleur du chantier que vous voulez gagner : vert pour les Temples, bleu pour les Thermes, jaune pour les Théâtres, rouge pour les Arènes.
hint-expand = Menez les aqueducs le long de vos bâtiments, 2 points chacun à la fin, et aux fontaines : une pièce tout de suite pour vous. Loin des rivaux, c'est bien aussi.
hint-recall = Rappelez un magistrat qui ne peut plus rien gagner où il est. Vous pouvez le réutiliser aussitôt.
hint-tile = Choisissez la couleur qui compte au chantier visé : vert Temple, bleu Thermes, jaune Théâtre, rouge Arène.
hint-lay = Un angle aigu remplit un sixième du chantier, un angle obtus deux : peu de tuiles font un Temple, beaucoup un Théâtre ou une Arène. Survolez une place pour voir quels chantiers elle achève et qui les gagnerait.
hint-post = Avec un magistrat, cette tuile compte pour vous partout où sa couleur compte. Vous en avez trois : gardez-en un pour la tuile décisive.
hint-start = Trois éléments se posent tout de suite, depuis la source. Menez-les le long de tuiles où vos bâtiments sont ou seront.
hint-site = Les chantiers s'achèvent un par un, et un magistrat qui part ne compte plus. Achevez d'abord celui où il vous les faut tous.
hint-send = Envoyé là, il gagne une tuile Imperium et revient à la fin de votre tour. Laissez-le s'il peut encore gagner un chantier voisin.
hint-treasury = À la Trésorerie, il gagne une pièce et revient à la fin de votre tour. Laissez-le s'il peut encore gagner un chantier voisin.

action-draw = Piocher deux tuiles
action-expand = Étendre les aqueducs
action-recall = Rappeler un magistrat
action-play = Jouer une tuile Quartier
action-end = Terminer le tour
action-spend = Rendre de l'Imperium ({ TERM($building, "building") }) pour une action
action-take = Prendre une tuile { TERM($tile, "tile") }
action-tile = Jouer une tuile { TERM($tile, "tile") }
action-lay = La poser de { $place }
action-post = Avec un magistrat
action-leave-empty = Sans magistrat
action-site = Terminer le chantier en { $place }
action-send = Envoyer le magistrat sur la tuile { $place }
action-stay = Les laisser où ils sont
action-piece = Poser un élément le long de { $place }
action-call = Rappeler le magistrat sur la tuile { $place }
action-choose-hill = Placer la colline { TERM($hill, "hill") }
action-first = { PLAYER($family) } commence
action-hill = La colline { TERM($hill, "hill") } est placée
action-bridge = Le pont vaut { $value }

event-first = { PLAYER($family) } est le premier joueur.
event-hill = La colline { TERM($hill, "hill") } est placée.
event-draw = { PLAYER($family) } pioche des tuiles.
event-take = { PLAYER($family) } prend une tuile { TERM($tile, "tile") }.
event-expand = { PLAYER($family) } étend les aqueducs.
event-piece = { PLAYER($family) } pose un élément de l'aqueduc { TERM($aqueduct, "aqueduct") } le long de { $place }.
event-coin = L'eau atteint la fontaine en { $place } : { PLAYER($family) } prend une pièce.
event-recalling = { PLAYER($family) } rappelle un magistrat.
event-recall = Le magistrat sur la tuile { $place } rentre chez { PLAYER($family) }.
event-play = { PLAYER($family) } joue une tuile Quartier.
event-tile = { PLAYER($family) } choisit une tuile { TERM($tile, "tile") }.
event-lay = { PLAYER($family) } pose une tuile { TERM($tile, "tile") } de { $place }.
event-post = { PLAYER($family) } y met un magistrat.
event-leave-empty = { PLAYER($family) } n'y met pas de magistrat.
event-bridge = { PLAYER($family) } prend le pont { $bridge }, qui vaut { $value }.
event-bridge-hidden = { PLAYER($family) } prend le pont { $bridge }.
event-source = { PLAYER($family) } atteint la source en { $place } : l'aqueduc { TERM($aqueduct, "aqueduct") } commence.
event-building = { PLAYER($family) } bâtit en { $place } ({ TERM($building, "building") }) et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-fountain = Personne ne l'emporte en { $place } : on bâtit une fontaine.
event-send = { PLAYER($family) } envoie le magistrat sur { $place } à la case Imperium ({ TERM($building, "building") }).
event-send-treasury = { PLAYER($family) } envoie le magistrat sur { $place } à la Trésorerie.
event-stay = { PLAYER($family) } laisse les magistrats où ils sont.
event-spend = { PLAYER($family) } rend de l'Imperium ({ TERM($building, "building") }) pour une autre action.
event-skip = { PLAYER($family) } ne peut rien faire.
event-end-turn = { PLAYER($family) } termine le tour.
event-earn-imperium = { PLAYER($family) } reçoit de l'Imperium ({ TERM($building, "building") }).
event-no-imperium = Il n'y a plus d'Imperium ({ TERM($building, "building") }) pour { PLAYER($family) }.
event-earn-coin = { PLAYER($family) } reçoit une pièce de la Trésorerie.
event-no-coin = Il n'y a plus de pièce pour { PLAYER($family) }.
event-last-round = Trois piles sont vides : le dernier tour commence, une action chacun.
event-end = Le dernier tour est fini.

refusal-hill = La colline { TERM($hill, "hill") } est déjà sur le plateau.
refusal-actions-left = Il vous reste { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } à faire.
refusal-imperium = Vous n'avez pas de tuile Imperium ({ TERM($building, "building") }).
refusal-no-action = Vous avez fait vos actions : rendez une tuile Imperium pour une autre.
refusal-play-first = Choisissez d'abord de jouer une tuile Quartier, puis sa couleur.
refusal-draw = Il n'y a plus de tuile Quartier à piocher.
refusal-expand = Aucun aqueduc commencé ne peut continuer maintenant.
refusal-recall = Vous n'avez pas de magistrat sur une tuile Quartier.
refusal-play = Vous n'avez pas de tuile Quartier dans l'atrium.
refusal-no-room = Il n'y a plus de place pour une tuile.
refusal-stack = La pile { TERM($tile, "tile") } est vide.
refusal-order = On pioche deux couleurs différentes, dans l'ordre rouge, jaune, vert, bleu : prenez d'abord l'autre, ou une autre couleur.
refusal-side = Un élément longe un côté d'une tuile Quartier ; { $place } n'en est pas un.
refusal-continue = Un élément continue depuis le bout d'un aqueduc commencé ; pas { $place }.
refusal-touch = Un élément le long de { $place } toucherait un aqueduc ou une source.
refusal-pieces = Les 13 éléments de l'aqueduc { TERM($aqueduct, "aqueduct") } sont tous posés.
refusal-blocked = Après un élément le long de { $place }, vous ne pourriez pas poser tous les autres.
refusal-nobody = Aucun de vos magistrats n'est sur la tuile { $place }.
refusal-tile = Vous n'avez pas de tuile { TERM($tile, "tile") } dans l'atrium.
refusal-covered = Quelque chose couvre déjà une partie de { $place }.
refusal-contact = Une tuile doit partager un côté entier avec une colline ou une autre tuile ; { $place } n'en partage pas.
refusal-site = Vous n'avez achevé aucun chantier en { $place }.
refusal-send = Aucun de vos magistrats n'est sur une tuile { $place } de ce chantier.
