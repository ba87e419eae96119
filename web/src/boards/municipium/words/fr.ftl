municipium-bag = { $n ->
    [one] Le sac : { $n } citoyen
   *[other] Le sac : { $n } citoyens
}
municipium-bag-short = Citoyens
municipium-banner = { $n ->
    [one] Bannière : { $n } citoyen sur { $size }
   *[other] Bannière : { $n } citoyens sur { $size }
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
municipium-ranking = Rang au Temple
municipium-reserve = Faveurs en réserve : { $n }
municipium-reserve-short = Faveurs
municipium-room = Salle de réunion
municipium-second = Deuxième : { $name }
municipium-short = Plus qu'un pour un Décurion
municipium-unplaced = Membres encore à placer : { $n }
municipium-used = utilisée
municipium-would-follow = { $name } serait deuxième : { $place }.
municipium-would-lead = { $name } serait en tête : { $place }.
municipium-wreaths = Lauriers restants : { $n }
municipium-wreaths-short = Lauriers

municipium-aid-all-powers = Du Temple au Prétoire, la famille la plus influente de chaque institution exerce son pouvoir.
municipium-aid-anywhere = Va dans n'importe quelle institution.
municipium-aid-card = Activez ensuite une carte : retournez la première du deck commun, ou utilisez une de vos cartes de famille, chacune une fois par partie.
municipium-aid-cards = Les cartes
municipium-aid-citizen-invitation = Révélez quatre citoyens, puis placez-les un à un dans l'ordre de votre choix.
municipium-aid-citizen-visit = Dans le sens horaire depuis le joueur actif, chacun tire un citoyen et le place.
municipium-aid-end = La partie finit avec le tour où un joueur a 5 Décurions (partie courte : 4). Qui en a le plus gagne ; à égalité, qui a le plus de citoyens et de faveurs restants.
municipium-aid-event-citizen = Événement de Citoyen, dès qu'une bannière porte trois citoyens : la famille la plus influente en prend deux de son choix, la deuxième prend le troisième.
municipium-aid-event-prefect = Événement du Préfet, chaque fois que le Préfet entre : la famille la plus influente prend la faveur de la salle de réunion ; à 3 ou 4 joueurs, la deuxième prend son citoyen.
municipium-aid-events = Les événements
municipium-aid-favour = Vaut n'importe quel citoyen dans un assortiment.
municipium-aid-goes = Va ici : { $places }.
municipium-aid-grand-family = Faites avancer le Préfet, ou repositionnez autant de vos membres que vous voulez.
municipium-aid-leader = La famille la plus influente est la plus haute ; une égalité va à celle qui a le meilleur rang au Temple.
municipium-aid-member = Un membre : influence 1.
municipium-aid-move = Si vous voulez, déplacez un ou deux de vos membres d'un chemin chacun, ou un membre de deux chemins.
municipium-aid-one-power = Dans le sens horaire depuis le joueur actif, chacun peut exercer le pouvoir d'une institution où il a le plus d'influence.
municipium-aid-powers = Les pouvoirs, pour qui a le plus d'influence
municipium-aid-prefect-visit = Le Préfet va dans le sens horaire à la salle de réunion suivante : un événement du Préfet y a lieu.
municipium-aid-set = Un citoyen de chaque sorte, les faveurs remplaçant ce qui manque, deviennent aussitôt un Décurion.
municipium-aid-wreath = Un membre distingué, avec ses lauriers : influence 2.
municipium-aid-your-powers = Exercez, dans l'ordre numérique, le pouvoir de toutes les institutions où vous avez le plus d'influence.
