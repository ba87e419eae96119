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
