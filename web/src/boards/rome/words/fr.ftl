rome-aqueduct = { $n ->
    [one] Aqueduc ({ $colour }) : { $n } élément restant
   *[other] Aqueduc ({ $colour }) : { $n } éléments restants
}
rome-aqueducts = Aqueducs
rome-atrium = Votre atrium
rome-atrium-name = Atrium
rome-bridge = Pont { $n } : sa valeur est cachée
rome-bridges = Ponts pris : { $n }
rome-buildings = Bâtiments civils : { $n }
rome-buildings-name = Bâtiments
rome-built = { $building }, à : { $name }
rome-domus = Domus
rome-held = Tuiles Quartier ({ $tile }) : { $n }
rome-holds-imperium = Tuiles Imperium ({ $building }) : { $n }
rome-in-atrium = Dans votre atrium ({ $tile }) : { $n }
rome-left = reste { $n }
rome-magistrates = Magistrats dans l'atrium : { $n }
rome-magistrates-name = Magistrats
rome-nearly = À une tuile près
rome-office = { $n ->
    [one] Case Imperium : { $building }, { $n } tuile restante
   *[other] Case Imperium : { $building }, { $n } tuiles restantes
}
rome-offices = Imperium
rome-site = Chantier { $place } : { $n } sur 6 remplis.
rome-source = Source ({ $colour })
rome-stack = { $n ->
    [one] Pile ({ $tile }) : { $n } tuile
   *[other] Pile ({ $tile }) : { $n } tuiles
}
rome-stacks = Piles
rome-tile = Tuile Quartier, { $tile } ({ $building }), magistrat : { $name }
rome-treasury = { $n ->
    [one] Trésorerie : { $n } pièce
   *[other] Trésorerie : { $n } pièces
}
rome-treasury-name = Trésorerie
rome-would-build = { $building } : c'est { $name } qui bâtirait.
rome-would-fountain = { $building } : personne n'a le plus d'influence, on bâtirait une fontaine.

rome-aid-actions = Deux actions, dans n'importe quel ordre, deux fois la même si vous voulez :
rome-aid-bridge = Une tuile qui couvre une case Pont prend son pont, dont la valeur reste secrète.
rome-aid-building = { $tiles } tuiles se touchent, { $points } points. Ce sont les tuiles de cette couleur qui comptent.
rome-aid-coin = Un élément que vous posez jusqu'à une fontaine rapporte aussitôt une pièce.
rome-aid-collect = Fin du tour : les tuiles de la domus passent dans l'atrium ; chaque magistrat sur une case Imperium rapporte une tuile de cette sorte, chacun à la Trésorerie une pièce, et ils reviennent.
rome-aid-cube = Montre à qui est un bâtiment civil.
rome-aid-draw = Piochez deux tuiles Quartier de couleurs différentes ; elles se jouent à partir de votre prochain tour.
rome-aid-end = Quand trois des quatre piles sont vides à la fin d'un tour, chacun fait une dernière action, sans Imperium.
rome-aid-fountain = Bâtie quand la plus grande influence est à égalité ou nulle ; elle n'est à personne.
rome-aid-imperium = Chaque tuile Imperium rendue donne une action de plus.
rome-aid-lay = Jouez une tuile Quartier de l'atrium, avec ou sans magistrat, côte à côte avec une colline ou une autre tuile.
rome-aid-office = Ensuite chacun peut envoyer un magistrat du chantier à la case Imperium du bâtiment, ou à la Trésorerie pour une fontaine.
rome-aid-recall = Rappelez un de vos magistrats d'une tuile Quartier ; il peut servir aussitôt.
rome-aid-score-aqueducts = 2 points au propriétaire de chacun, quel que soit le constructeur de l'aqueduc.
rome-aid-score-bridges = De 1 à 4 points chacun, comme indiqué.
rome-aid-score-coins = 1 point chacune, et 2 de plus à qui en a le plus.
rome-aid-score-fountains = 1 point par fontaine voisine.
rome-aid-score-imperium = 5 points pour chaque sorte ; à égalité, 2 chacun.
rome-aid-site = Un chantier est achevé quand les six triangles autour d'un point sont couverts. Qui a seul le plus de magistrats sur les tuiles qui comptent le bâtit.
rome-aid-sites = Chantiers et bâtiments
rome-aid-source = Une tuile à une source inutilisée commence son aqueduc : aussitôt jusqu'à trois éléments.
rome-aid-tie = Le plus de points gagne ; à égalité, le plus de bâtiments civils, puis le plus de tuiles Imperium.
rome-aid-water = Étendez les aqueducs de deux éléments, sur un ou sur deux déjà commencés.
