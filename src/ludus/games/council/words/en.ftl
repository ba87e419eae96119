# What The Council of Four says. `docs/translating.md` explains the functions, `docs/terms.md` the
# terms.

title = The Council of Four
summary = Win over the councils, join your cities by road, and build ten emporiums.

# ---- Terms ----

colour-green = Green
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow

region-coast = the coast
    .of = of the coast
region-hills = the hills
    .of = of the hills
region-mountains = the mountains
    .of = of the mountains

council-coast = the council of the coast
    .to = to the council of the coast
    .in = in the council of the coast
    .into = into the council of the coast
council-hills = the council of the hills
    .to = to the council of the hills
    .in = in the council of the hills
    .into = into the council of the hills
council-mountains = the council of the mountains
    .to = to the council of the mountains
    .in = in the council of the mountains
    .into = into the council of the mountains
council-king = the king's council
    .to = to the king's council
    .in = in the king's council
    .into = into the king's council

metal-gold = gold
metal-silver = silver
metal-bronze = bronze
metal-iron = iron
metal-purple = purple

councillor-white = a white councillor
    .one = a white one
    .no = no white councillor
councillor-black = a black councillor
    .one = a black one
    .no = no black councillor
councillor-orange = an orange councillor
    .one = an orange one
    .no = no orange councillor
councillor-purple = a purple councillor
    .one = a purple one
    .no = no purple councillor
councillor-pink = a pink councillor
    .one = a pink one
    .no = no pink councillor
councillor-blue = a blue councillor
    .one = a blue one
    .no = no blue councillor

card-white = a white card
    .bare = white
    .no = no white card
card-black = a black card
    .bare = black
    .no = no black card
card-orange = an orange card
    .bare = orange
    .no = no orange card
card-purple = a purple card
    .bare = purple
    .no = no purple card
card-pink = a pink card
    .bare = pink
    .no = no pink card
card-blue = a blue card
    .bare = blue
    .no = no blue card
card-joker = a joker
    .bare = a joker
    .no = no joker

tile-gold = all the gold cities
tile-silver = all the silver cities
tile-bronze = all the bronze cities
tile-iron = all the iron cities
tile-coast = all the cities of the coast
tile-hills = all the cities of the hills
tile-mountains = all the cities of the mountains

good-assistants = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
good-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
good-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
good-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
good-nobility = { $n ->
    [one] { $n } step on the nobility track
   *[other] { $n } steps on the nobility track
}
good-actions = { $n ->
    [one] { $n } main action
   *[other] { $n } main actions
}

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
assistants = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

good-nothing = nothing
good-token = the reward token of one of one's cities once more
good-two-tokens = the reward tokens of two of one's cities once more
good-permit = a face-up permit for free
good-repeat = the bonuses of a permit bought before once more

city-arkon = Arkon
city-burgen = Burgen
city-castrum = Castrum
city-dorful = Dorful
city-esti = Esti
city-framek = Framek
city-graden = Graden
city-hellar = Hellar
city-indur = Indur
city-juvelar = Juvelar
city-kultos = Kultos
city-lyram = Lyram
city-merkatim = Merkatim
city-naris = Naris
city-osium = Osium
city = { $name }
    .in = in { $name }
    .of = of { $name }
    .from = from { $name }

space-0 = { AMOUNTS("nothing", "good") }
space-2 = { AMOUNTS("2-coins-2-points", "good") }
space-4 = { AMOUNTS("token", "good") }
space-6 = { AMOUNTS("1-actions", "good") }
space-8 = { AMOUNTS("1-cards-3-points", "good") }
space-10 = { AMOUNTS("permit", "good") }
space-12 = { AMOUNTS("1-assistants-5-points", "good") }
space-14 = { AMOUNTS("repeat", "good") }
space-16 = { AMOUNTS("two-tokens", "good") }
space-18 = { AMOUNTS("8-points", "good") }
space-19 = { AMOUNTS("2-points", "good") }
space-20 = { AMOUNTS("3-points", "good") }

option-coast = Coast
option-coast-A = Side A
option-coast-B = Side B
option-coast-random = Drawn at random
option-hills = Hills
option-hills-A = Side A
option-hills-B = Side B
option-hills-random = Drawn at random
option-mountains = Mountains
option-mountains-A = Side A
option-mountains-B = Side B
option-mountains-random = Drawn at random

line-track = Points scored in play
line-bonus-tiles = Bonus tiles
line-king-tiles = King's reward tiles
line-nobility = Nobility track
line-permits = Most permits

tie_break = Assistants and politics cards
score = Points

# ---- Prompts: to the one who decides ----

prompt-turn = Take your main action{ $quick ->
    [0] {""}
   *[other] , or a quick action first
}.
prompt-more = { $mains ->
    [one] You have { $mains } more main action
   *[other] You have { $mains } more main actions
}{ $quick ->
    [0] {""}
   *[other] {" "}and a quick action
}: act, or end your turn.
prompt-quick = Take a quick action, or end your turn.
prompt-satisfy = Satisfy { TERM($councils, "council", "", "or") } for a permit.
prompt-balcony = Which council gets a new councillor?
prompt-councillor = Which councillor goes { TERM($council, "council", "into") }?
prompt-first-card = Play a card for { TERM($council, "council") }.
prompt-card = { $offer ->
    [card] Play another card for { TERM($council, "council") }.
    [pay] Pay { COUNT($coins, "coins") } { TERM($council, "council", "to") }.
   *[both] Play another card for { TERM($council, "council") }, or pay { COUNT($coins, "coins") } now.
}
prompt-permit = Take a permit { TERM($region, "region", "of") }.
prompt-free-permit = Take any face-up permit for free.
prompt-route = Where does the king go, for you to build there?
prompt-use = Which permit do you build with?
prompt-city = Build { TERM($cities, "city", "in", "or") }.
prompt-change = Of which region do you change the permits?
prompt-token = { $left ->
    [one] Choose one of your cities to gain its token once more.
   *[other] Choose { $left } of your cities to gain their tokens once more.
}
prompt-repeat = Which of your permits gives its bonuses once more?

# ---- Hints: what a beginner wants to know ----

hint-turn = Build if you can. If not, buy the permit your cards make cheap. If neither, elect a councillor: it earns coins and can turn a council to your colours.
hint-more = An extra main action costs nothing more, so use it: build if you can, else buy a permit or elect a councillor.
hint-quick = A quick action is optional. Assistants pay off when the cities you want are crowded; otherwise save what you have and end your turn.
hint-satisfy = Point at a council to see your price: the more of its colours you hold, the fewer coins you pay. Look also at the permits you could take.
hint-balcony = The new councillor enters at the arrow and the last one falls out. Choose the council you want to satisfy next, or spoil one a rival is waiting for.
hint-councillor = Pick a colour you hold many cards of.
hint-first-card = Play cards of the colours that sit in this council. Each one more makes it cheaper: 10, 7, 4, then 0 coins; a joker fits any colour but costs 1.
hint-card = Every further card makes the council cheaper: 10, 7, 4, then 0 coins, and 1 for each joker. Play fewer if you want to keep cards for the next council.
hint-permit = Look at the bonus, which you gain at once, and at the letters: cities next to your own let the tokens of the whole group pay again.
hint-free-permit = Any face-up permit is yours for nothing. Take the best bonus, or the city you need to complete a region or a colour.
hint-route = The king walks for 2 coins a road and you build where he stops. Look for a city next to yours: the tokens of all your joined cities pay again.
hint-use = Build where your cities join up: a new emporium gains the tokens of its whole group. A permit with fewer letters leaves fewer choices later: use it while it works.
hint-city = Prefer a city joined by road to your own, and one where few others stand: each emporium of others there costs an assistant.
hint-change = The face-up permits of the region go to the bottom of the pile. Change them when none suits you, or when they suit the next player too well.
hint-token = You gain a token of your own once more, but none that moves on the nobility track. Points are worth most late in the game, assistants and coins early.
hint-repeat = Choose the permit with the richest bonus, used or not.

# ---- Buttons ----

action-elect = Elect a councillor: gain 4 coins
    .brief = Elect
action-buy = Buy a permit
    .brief = Permit
action-build = Build with a permit
    .brief = Build
action-king = Build with the king
    .brief = King
action-engage = Quick: an assistant for 3 coins
    .brief = Assistant
action-change = Quick: change permits for 1 assistant
    .brief = Change permits
action-send = Quick: elect for 1 assistant
    .brief = Elect for 1 assistant
action-extra = Quick: a main action for 3 assistants
    .brief = One more main action
action-end = End your turn
action-council = Choose { TERM($council, "council") }
    .brief = { TERM($council, "council") }
action-councillor = Choose { TERM($councillor, "councillor") }
    .brief = { TERM($councillor, "councillor", "one") }
action-card = Play { TERM($card, "card") }
    .brief = { TERM($card, "card", "bare") }
action-pay = Pay with these cards
    .brief = coins
action-region = Change the permits { TERM($region, "region", "of") }
    .brief = { TERM($region, "region") }
action-take = Take the permit for { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") })
    .brief = { TERM($cities, "city", "", "or") }
action-use = Use the permit for { TERM($cities, "city", "", "or") }
    .brief = { TERM($cities, "city", "", "or") }
action-city = Build { TERM($city, "city", "in") }
    .brief = { TERM($city, "city") }
action-route = Lead the king to { TERM($city, "city") } and build
    .brief = { TERM($city, "city") }
action-token = Gain the token { TERM($city, "city", "of") }
    .brief = { TERM($city, "city") }
action-repeat = Repeat the permit for { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") })
    .brief = { TERM($cities, "city", "", "or") }
action-side = Side { $side } for { TERM($region, "region") }
action-first = { PLAYER($seat) } is first
action-placed = A token is placed: { AMOUNTS($bonus, "good") }
action-seated = { TERM($councillor, "councillor") } takes a seat
action-revealed = A permit for { TERM($cities, "city", "", "or") } is revealed ({ AMOUNTS($bonus, "good") })
action-neutral = Neutral emporiums: { TERM($cities, "city") }
action-drawn = { TERM($card, "card") } is drawn

# ---- The log ----

event-side = Side { $side } is drawn for { TERM($region, "region") }.
event-first = { PLAYER($seat) } is the first player.
event-placed = The token { TERM($city, "city", "of") }: { AMOUNTS($bonus, "good") }.
event-seated = { TERM($councillor, "councillor") } takes a seat { TERM($council, "council", "in") }.
event-reveal = A new permit { TERM($region, "region", "of") }: { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") }).
event-neutral = { $count ->
    [one] A neutral emporium stands { TERM($cities, "city", "in") }.
   *[other] Neutral emporiums stand in { TERM($cities, "city") }.
}
event-draw = { PLAYER($seat) } draws { TERM($card, "card") }.
    .you = You draw { TERM($card, "card") }.
event-draw-hidden = { PLAYER($seat) } draws a card.
    .you = You draw a card.
event-no-draw = There is no card left to draw for { PLAYER($seat) }.
    .you = There is no card left for you to draw.
event-rebuild = The deck is empty: the discards make a new one.
event-elects = { PLAYER($seat) } elects a councillor.
    .you = You elect a councillor.
event-buys = { PLAYER($seat) } wants to buy a permit.
    .you = You buy a permit.
event-builds = { PLAYER($seat) } wants to build with a permit.
    .you = You build with a permit.
event-calls-king = { PLAYER($seat) } asks for the help of the king.
    .you = You build with the help of the king.
event-changes = { PLAYER($seat) } returns an assistant to change permits.
    .you = You return an assistant to change permits.
event-sends = { PLAYER($seat) } sends an assistant to elect a councillor.
    .you = You send an assistant to elect a councillor.
event-engage = { PLAYER($seat) } engages an assistant for { COUNT($coins, "coins") }.
    .you = You engage an assistant for { COUNT($coins, "coins") }.
event-extra = { PLAYER($seat) } returns { COUNT($assistants, "assistants") } for one more main action.
    .you = You return { COUNT($assistants, "assistants") } for one more main action.
event-end-turn = { PLAYER($seat) } ends the turn.
    .you = You end your turn.
event-approach = { PLAYER($seat) } turns to { TERM($council, "council") }.
    .you = You turn to { TERM($council, "council") }.
event-balcony = { PLAYER($seat) } chooses { TERM($council, "council") }.
    .you = You choose { TERM($council, "council") }.
event-elect = { TERM($councillor, "councillor") } enters { TERM($council, "council") }, { TERM($fallen, "councillor") } falls out.
event-election-coins = { PLAYER($seat) } gains { COUNT($coins, "coins") }.
    .you = You gain { COUNT($coins, "coins") }.
    .short = { COUNT($coins, "coins") }
event-coins-lost = { PLAYER($seat) } loses { COUNT($coins, "coins") }: a player holds 20 at most.
    .you = You lose { COUNT($coins, "coins") }: you can hold 20 at most.
    .short = { $coins ->
        [one] { $coins } coin beyond 20 is lost
       *[other] { $coins } coins beyond 20 are lost
    }
event-card = { PLAYER($seat) } plays { TERM($card, "card") }.
    .you = You play { TERM($card, "card") }.
event-pay = { PLAYER($seat) } satisfies { TERM($council, "council") } { $coins ->
        [0] for no coins
       *[other] for { COUNT($coins, "coins") }
    }.
    .you = You satisfy { TERM($council, "council") } { $coins ->
        [0] for no coins
       *[other] for { COUNT($coins, "coins") }
    }.
event-take = { PLAYER($seat) } takes the permit for { TERM($cities, "city", "", "or") }.
    .you = You take the permit for { TERM($cities, "city", "", "or") }.
    .short = the permit for { TERM($cities, "city", "", "or") } for free
event-permit-bonus = The permit for { TERM($cities, "city", "", "or") } gives { PLAYER($seat) } { AMOUNTS($bonus, "good") }.
    .you = The permit for { TERM($cities, "city", "", "or") } gives you { AMOUNTS($bonus, "good") }.
    .short = { AMOUNTS($bonus, "good") }
event-lost = { PLAYER($seat) } can choose nothing and loses the bonus.
    .you = You can choose nothing and lose the bonus.
    .short = there is nothing to choose
event-route = { PLAYER($seat) } pays { COUNT($coins, "coins") }: the king goes { TERM($origin, "city", "from") } to { TERM($city, "city") }.
    .you = You pay { COUNT($coins, "coins") }: the king goes { TERM($origin, "city", "from") } to { TERM($city, "city") }.
event-stay = The king stays { TERM($city, "city", "in") }.
event-use = { PLAYER($seat) } uses the permit for { TERM($cities, "city", "", "or") }.
    .you = You use the permit for { TERM($cities, "city", "", "or") }.
event-build = { PLAYER($seat) } builds { TERM($city, "city", "in") }.
    .you = You build { TERM($city, "city", "in") }.
event-build-crowded = { PLAYER($seat) } returns { COUNT($assistants, "assistants") } and builds { TERM($city, "city", "in") }.
    .you = You return { COUNT($assistants, "assistants") } and build { TERM($city, "city", "in") }.
event-token = The token { TERM($city, "city", "of") } gives { PLAYER($seat) } { AMOUNTS($bonus, "good") }.
    .you = The token { TERM($city, "city", "of") } gives you { AMOUNTS($bonus, "good") }.
    .short = { AMOUNTS($bonus, "good") } ({ TERM($city, "city") })
event-nobility = { PLAYER($seat) } advances to space { $space } of the nobility track: { AMOUNTS($bonus, "good") }.
    .you = You advance to space { $space } of the nobility track: { AMOUNTS($bonus, "good") }.
    .short = { $bonus ->
        [nothing] nobility { $space }
       *[other] nobility { $space } ({ AMOUNTS($bonus, "good") })
    }
event-track-end = { PLAYER($seat) } is at the end of the nobility track and advances no more.
    .you = You are at the end of the nobility track and advance no more.
    .short = the nobility track ends
event-first-token = { PLAYER($seat) } chooses the token { TERM($city, "city", "of") }.
    .you = You choose the token { TERM($city, "city", "of") }.
event-repeat = { PLAYER($seat) } repeats the permit for { TERM($cities, "city", "", "or") }.
    .you = You repeat the permit for { TERM($cities, "city", "", "or") }.
event-change = { PLAYER($seat) } puts the permits { TERM($region, "region", "of") } at the bottom of the pile.
    .you = You put the permits { TERM($region, "region", "of") } at the bottom of the pile.
event-bonus-tile = { PLAYER($seat) } owns { TERM($tile, "tile") }: a bonus tile of { COUNT($points, "points") }.
    .you = You own { TERM($tile, "tile") }: a bonus tile of { COUNT($points, "points") }.
    .short = a bonus tile of { COUNT($points, "points") } for { TERM($tile, "tile") }
event-king-tile = { PLAYER($seat) } takes a king's reward tile of { COUNT($points, "points") }.
    .you = You take a king's reward tile of { COUNT($points, "points") }.
    .short = a king's reward tile of { COUNT($points, "points") }
event-tenth = { PLAYER($seat) } has built ten emporiums and gains { COUNT($points, "points") }.
    .you = You have built ten emporiums and gain { COUNT($points, "points") }.
    .short = { COUNT($points, "points") } for the tenth emporium
event-last-turns = Every other player takes one last turn.
    .short = every other player takes one last turn
event-end = The last turn is over.

# Whole actions in one line, without the full stop.

told-elected = { PLAYER($seat) } elects { TERM($councillor, "councillor") } { TERM($council, "council", "into") }, and { TERM($fallen, "councillor", "one") } falls out
    .you = you elect { TERM($councillor, "councillor") } { TERM($council, "council", "into") }, and { TERM($fallen, "councillor", "one") } falls out
told-sent = { PLAYER($seat) } sends an assistant to elect { TERM($councillor, "councillor") } { TERM($council, "council", "into") }, and { TERM($fallen, "councillor", "one") } falls out
    .you = you send an assistant to elect { TERM($councillor, "councillor") } { TERM($council, "council", "into") }, and { TERM($fallen, "councillor", "one") } falls out
told-bought = { PLAYER($seat) } buys the permit for { TERM($cities, "city", "", "or") } { $coins ->
        [0] for no coins
       *[other] for { COUNT($coins, "coins") }
    } with { TERM($cards, "card", "bare") }
    .you = you buy the permit for { TERM($cities, "city", "", "or") } { $coins ->
        [0] for no coins
       *[other] for { COUNT($coins, "coins") }
    } with { TERM($cards, "card", "bare") }
told-offers = { PLAYER($seat) } turns to { TERM($council, "council") } with { TERM($cards, "card", "bare") }
    .you = you turn to { TERM($council, "council") } with { TERM($cards, "card", "bare") }
told-built = { PLAYER($seat) } builds { TERM($city, "city", "in") } with the permit for { TERM($cities, "city", "", "or") }
    .you = you build { TERM($city, "city", "in") } with the permit for { TERM($cities, "city", "", "or") }
told-king = { PLAYER($seat) } builds { TERM($city, "city", "in") } with the king { $coins ->
        [0] for no coins
       *[other] for { COUNT($coins, "coins") }
    } with { TERM($cards, "card", "bare") }
    .you = you build { TERM($city, "city", "in") } with the king { $coins ->
        [0] for no coins
       *[other] for { COUNT($coins, "coins") }
    } with { TERM($cards, "card", "bare") }
told-returned = { $assistants ->
        [one] { $assistants } assistant returned
       *[other] { $assistants } assistants returned
    }
    .short = { $assistants ->
        [one] { $assistants } assistant returned
       *[other] { $assistants } assistants returned
    }
told-changed = { PLAYER($seat) } returns an assistant and changes the permits { TERM($region, "region", "of") }
    .you = you return an assistant and change the permits { TERM($region, "region", "of") }

# ---- Refusals ----

refusal-main = You have no main action left in this turn.
refusal-quick = You have already taken your quick action in this turn.
refusal-must = You must take your main action before you end the turn.
refusal-buy = There is no council with permits that your cards and coins can satisfy.
refusal-ten = You have built all your ten emporiums.
refusal-no-face-up = You have no permit face up to build with.
refusal-build-own = In every city of your permits you already have an emporium.
refusal-build-crowd = You have too few assistants: where your permits allow you to build, it takes at least { COUNT($assistants, "assistants") }.
refusal-king-cards = You hold no card that matches the king's council.
refusal-king-price = Even with your best cards the king's council costs { COUNT($coins, "coins") }, and you have { $have }.
refusal-king-nowhere = There is no city where you can build: you have too few assistants.
refusal-king-road = With your best cards the council costs { COUNT($coins, "coins") } and the road to the nearest city where you can build { COUNT($road, "coins") }; you have { $have }.
refusal-coins = You need { COUNT($coins, "coins") } for that.
refusal-assistants = You need { COUNT($assistants, "assistants") } for that.
refusal-piles = All piles of permits are empty: there is nothing to change.
refusal-pile = There is no permit left in the pile { TERM($region, "region", "of") }.
refusal-kings-council = The king's council grants no permits.
refusal-no-permits = There is no permit { TERM($region, "region", "of") } left to take.
refusal-satisfy = Your cards and coins do not satisfy { TERM($council, "council") }.
refusal-councillor = There is { TERM($councillor, "councillor", "no") } beside the board.
refusal-no-card = A council is satisfied with at least one card.
refusal-price = You cannot pay { COUNT($coins, "coins") }: play more cards.
refusal-price-road = After paying { COUNT($coins, "coins") } here you could not pay { COUNT($road, "coins") } for the road to the nearest city where you can build: play more cards.
refusal-not-held = You hold { TERM($card, "card", "no") }.
refusal-no-match = No councillor { TERM($council, "council", "in") } is left for { TERM($card, "card") }.
refusal-card-order = Cards are played in the order of their colours, jokers last: take back some to play { TERM($card, "card") }.
refusal-dear = After { TERM($card, "card") } you could not pay for the rest.
refusal-not-shown = The permit for { TERM($cities, "city", "", "or") } is not among the face-up ones to take.
refusal-far = You cannot pay { COUNT($coins, "coins") } for the way to { TERM($city, "city") }.
refusal-own-city = You already have an emporium { TERM($city, "city", "in") }.
refusal-crowd = Building { TERM($city, "city", "in") } takes { COUNT($assistants, "assistants") }.
refusal-closed-own = You already have an emporium in every city of the permit for { TERM($cities, "city", "", "or") }.
refusal-closed-crowd = You have too few assistants to build with the permit for { TERM($cities, "city", "", "or") }: it takes at least { COUNT($assistants, "assistants") }.
refusal-used = The permit for { TERM($cities, "city", "", "or") } is face down: you have built with it.
refusal-not-yours = You do not own the permit for { TERM($cities, "city", "", "or") }.
refusal-just-bought = The permit for { TERM($cities, "city", "", "or") } pays its bonuses at this moment: only one bought before can be repeated.
refusal-not-on-permit = The permit does not show { TERM($city, "city") }.
refusal-no-emporium = You have no emporium { TERM($city, "city", "in") }.
refusal-no-token = { TERM($city, "city") } has no token.
refusal-nobility-token = The token { TERM($city, "city", "of") } moves on the nobility track and cannot be chosen.
refusal-token-chosen = { TERM($city, "city") } is already chosen.
refusal-token-order = Two cities are chosen in the order of their letters: { TERM($city, "city") } does not fit in.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-points-on-the-track = Gains { COUNT($count, "points") } more.
reason-points-of-bonus-tiles = Takes bonus tiles for { COUNT($count, "points") } more.
deny-points-of-bonus-tiles = Leaves { PLAYER($seat) } bonus tiles for { COUNT($count, "points") } less.
reason-points-of-kings-tiles = Takes a king's reward tile for { COUNT($count, "points") } more.
reason-nobility-prize = Stands better on the nobility track, for { COUNT($count, "points") } more at the end.
deny-nobility-prize = On the nobility track overtakes { PLAYER($seat) }, who would get { COUNT($count, "points") } less at the end.
reason-permit-prize = Has the most permits, which brings { COUNT($count, "points") } at the end.
deny-permit-prize = Takes the lead in permits from { PLAYER($seat) }, who would get { COUNT($count, "points") } less at the end.
reason-emporiums = Has { $count ->
        [one] one more emporium
       *[other] { $count } more emporiums
    }.
reason-nine-emporiums = Is one emporium short of the tenth, or has it.
reason-tiles-one-city-short = Comes within one city of another bonus tile.
reason-tiles-two-cities-short = Comes within two cities of another bonus tile.
reason-tokens-of-the-best-network = Joins cities whose tokens bring more with the next emporium beside them.
reason-emporiums-of-the-largest-network = Joins { $count ->
        [one] one more of one's own cities
       *[other] { $count } more of one's own cities
    } by road.
reason-nobility = Goes { $count ->
        [one] one step
       *[other] { $count } steps
    } further on the nobility track.
reason-next-step-on-the-track-brings-something = Stands one step before the next bonus of the nobility track.
hold-coins = Has { COUNT($count, "coins") } more.
hold-assistants = Has { COUNT($count, "assistants") } more.
hold-cards = Has { COUNT($count, "good-cards") } more.
hold-jokers = Has { $count ->
        [one] one more joker
       *[other] { $count } more jokers
    }.
hold-cards-that-match-councils = Has cards for { $count ->
        [one] one more councillor
       *[other] { $count } more councillors
    }.
hold-councils-one-can-pay = Can pay { $count ->
        [one] one more council
       *[other] { $count } more councils
    } of a region at once.
hold-the-kings-council-can-be-paid = Can pay the king's council.
hold-one-permit-to-use = Has a permit to build with.
hold-two-permits-to-use = Has two permits to build with.
hold-more-permits-to-use = Has three permits or more to build with.
hold-cities-on-usable-permits = Has permits for { $count ->
        [one] one more city
       *[other] { $count } more cities
    }.
hold-tokens-of-the-best-city-to-build-in = Can build next where the tokens bring more.
hold-cards-of-the-most-frequent-colour = Has { $count ->
        [one] one more card
       *[other] { $count } more cards
    } of its most frequent colour.

# Why a position that is set up by hand cannot be.
error-position-ending = '{ "ending" }' is the first player with { $all } emporiums, one of { $seats }.
error-position-emporiums = '{ $path }' has { $most } emporiums at most.
error-position-token = A token is in more cities than there are copies of it, or in the purple city, which has none.
error-position-councillors = '{ $path }': a balcony has { $all } councillors, not { $count }.
error-position-permit = '{ $path }' is a permit from 0 to { $last }, not { $value }.
error-position-permit-twice = '{ $path }': permit { $permit } is in two places.
error-position-permit-region = '{ $path }': permit { $permit } is one of another region.

# What the values of a position are called, where one is edited.
position-map = Sides of the map
position-king = King
position-city = City
position-players = Players
position-coins = Coins
position-assistants = Assistants
position-points = Points
position-nobility = Nobility
position-emporiums = Emporiums in
position-permits = Permits
position-used = Used permits
position-hand = Politics cards
position-cards = Number of cards
position-cities = Cities
position-neutral = Neutral emporium
position-token = Reward token
position-token-value = { AMOUNTS($value, "good") }
position-councils = Councils
position-councillors = From the newest councillor on
position-regions = Regions
position-shown = Face-up permits
position-bottom = At the bottom of the pile
position-discards = Discarded cards
position-bonus-tiles = Bonus tiles
position-king-tiles = King's reward tiles
position-owner = Owner
position-ending = Built the last emporium first
position-mains = Main actions left
position-quicks = Quick actions left
position-acted = A main action was taken this turn
