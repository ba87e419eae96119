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
