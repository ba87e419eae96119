rome-aqueduct = { $n ->
    [one] Aqueduct ({ $colour }): { $n } piece left
   *[other] Aqueduct ({ $colour }): { $n } pieces left
}
rome-aqueducts = Aqueducts
rome-atrium = Your atrium
rome-atrium-name = Atrium
rome-bridge = Bridge { $n }: its value is hidden
rome-bridges = Bridges taken: { $n }
rome-buildings = Civic buildings: { $n }
rome-buildings-name = Buildings
rome-built = { $building }, owner: { $name }
rome-domus = Domus
rome-held = District tiles ({ $tile }): { $n }
rome-holds-imperium = Imperium tiles ({ $building }): { $n }
rome-in-atrium = In your atrium ({ $tile }): { $n }
rome-left = { $n } left
rome-magistrates = Magistrates in the atrium: { $n }
rome-magistrates-name = Magistrates
rome-nearly = One tile short
rome-office = { $n ->
    [one] Imperium space: { $building }, { $n } tile left
   *[other] Imperium space: { $building }, { $n } tiles left
}
rome-offices = Imperium
rome-site = Site { $place }: { $n } of 6 filled.
rome-source = Water source ({ $colour })
rome-stack = { $n ->
    [one] Stack ({ $tile }): { $n } tile
   *[other] Stack ({ $tile }): { $n } tiles
}
rome-stacks = Stacks
rome-tile = District tile, { $tile } ({ $building }), magistrate: { $name }
rome-treasury = { $n ->
    [one] Treasury: { $n } coin
   *[other] Treasury: { $n } coins
}
rome-treasury-name = Treasury
rome-would-build = { $building }: { $name } would build it.
rome-would-fountain = { $building }: nobody leads, it would be a fountain.

rome-aid-actions = Two actions, in any order, the same one twice if you like:
rome-aid-bridge = A tile that covers a bridge space takes its bridge, whose value stays secret.
rome-aid-building = { $tiles } tiles meet, { $points } points. What counts is tiles of this colour.
rome-aid-coin = A piece that you lay to a fountain earns a coin at once.
rome-aid-collect = End of turn: tiles in the domus go to the atrium; each magistrate on the Imperium spaces brings a tile of that kind, each in the Treasury a coin, and they return.
rome-aid-cube = Shows whose a civic building is.
rome-aid-draw = Draw two district tiles of different colours; they can be played from your next turn.
rome-aid-end = When three of the four stacks are empty at the end of a turn, each takes one last action, without Imperium.
rome-aid-fountain = Built when the most influence is tied or there is none; it belongs to nobody.
rome-aid-imperium = Each Imperium tile that you give back buys one more action.
rome-aid-lay = Play a district tile from the atrium, with or without a magistrate, side to side with a hill or another tile.
rome-aid-office = Then each may send one magistrate from the site to the Imperium space of the building, or to the Treasury for a fountain.
rome-aid-recall = Recall one of your magistrates from a district tile; it can be used at once.
rome-aid-score-aqueducts = 2 points to the owner of each, whoever laid the aqueduct.
rome-aid-score-bridges = 1 to 4 points each, as they show.
rome-aid-score-coins = 1 point each, and 2 more to those who have the most.
rome-aid-score-fountains = 1 point for each fountain beside it.
rome-aid-score-imperium = 5 points for each kind; if tied, 2 each.
rome-aid-site = A site is complete when all six triangles around a point are covered. Who alone has most magistrates on the tiles that count builds.
rome-aid-sites = Sites and buildings
rome-aid-source = A tile at an unused water source starts its aqueduct: up to three pieces at once.
rome-aid-tie = Most points wins; tied: most civic buildings, then most Imperium tiles.
rome-aid-water = Expand the aqueducts by two pieces, on one or on two that have started.
