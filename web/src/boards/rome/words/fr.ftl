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
rome-would-build = { $building } : { $name } le bâtirait.
rome-would-fountain = { $building } : personne n'a le plus d'influence, on bâtirait une fontaine.
