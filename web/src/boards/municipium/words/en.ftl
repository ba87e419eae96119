municipium-bag = { $n ->
    [one] The bag: { $n } citizen
   *[other] The bag: { $n } citizens
}
municipium-bag-short = Citizens
municipium-banner = { $n ->
    [one] Banner: { $n } citizen of { $size }
   *[other] Banner: { $n } citizens of { $size }
}
municipium-card-ready = { $card }: can be used once
municipium-card-used = { $card }: used
municipium-deck = { $n ->
    [one] Common deck: { $n } card
   *[other] Common deck: { $n } cards
}
municipium-deck-short = Deck
municipium-decurions = Decurions: { $n } of { $goal }
municipium-discards-short = Discards
municipium-favours = { $n ->
    [one] { $name }: { $n } favour
   *[other] { $name }: { $n } favours
}
municipium-guests-short = Invited
municipium-held = { $name }: { $n } ({ $what })
municipium-leader = Most influence: { $name }
municipium-member = Your member: { $place }
municipium-member-wreath = Your member with a wreath: { $place }
municipium-members = { $name }: influence { $n }, { $place }
municipium-prefect = The Prefect
municipium-prefect-next = Next: { $place }
municipium-rank = { $n }. { $name }
municipium-ranking = Temple ranking
municipium-reserve = Favours in reserve: { $n }
municipium-reserve-short = Favours
municipium-room = Meeting room
municipium-second = Second: { $name }
municipium-short = One short of a Decurion
municipium-unplaced = Members still to place: { $n }
municipium-used = used
municipium-would-follow = { $name } would be second: { $place }.
municipium-would-lead = { $name } would lead: { $place }.
municipium-wreaths = Wreaths left: { $n }
municipium-wreaths-short = Wreaths

municipium-aid-all-powers = From Temple to Praetorium, the most influential family of each institution exerts its power.
municipium-aid-anywhere = Goes to any institution.
municipium-aid-card = Then activate one card: turn over the top common card, or use one of your family cards, each once a game.
municipium-aid-cards = Cards
municipium-aid-citizen-invitation = Reveal four citizens, then place them one at a time in any order.
municipium-aid-citizen-visit = Clockwise from the active player, each draws a citizen and places it.
municipium-aid-end = The game ends with the turn in which a player has 5 Decurions (short game: 4). Most Decurions wins; tied: most citizens and favours left.
municipium-aid-event-citizen = Citizen event, as soon as a banner holds three citizens: the most influential family takes two of its choice, the second takes the third.
municipium-aid-event-prefect = Prefect event, whenever the Prefect enters: the most influential family takes the favour of the meeting room; with 3 or 4 players the second takes its citizen.
municipium-aid-events = Events
municipium-aid-favour = Stands for any citizen in a set.
municipium-aid-goes = Goes to: { $places }.
municipium-aid-grand-family = Advance the Prefect, or reposition any number of your own members.
municipium-aid-leader = The family with the most influence stands highest; a tie goes to the one higher in the Temple ranking.
municipium-aid-member = A member: influence 1.
municipium-aid-move = If you like, move one or two of your members one road each, or one member two roads.
municipium-aid-one-power = Clockwise from the active player, each may exert the power of one institution if theirs is the most influence there.
municipium-aid-powers = Powers, for the one with the most influence
municipium-aid-prefect-visit = The Prefect goes clockwise to the next meeting room: a Prefect event there.
municipium-aid-set = One citizen of each kind, favours standing for what is missing, become a Decurion at once.
municipium-aid-wreath = A distinguished member, with a wreath: influence 2.
municipium-aid-your-powers = Exert, in numerical order, the power of every institution where you have the most influence.
