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
