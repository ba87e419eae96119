title = The Council of Four

summary = Win over the councils, join your cities by road, and build ten emporiums.

colour-green = Green
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow

region-coast = the coast
region-hills = the hills
region-mountains = the mountains

council-coast = the council of the coast
council-hills = the council of the hills
council-mountains = the council of the mountains
council-king = the king's council

metal-gold = gold
metal-silver = silver
metal-bronze = bronze
metal-iron = iron
metal-purple = purple

councillor-white = a white councillor
councillor-black = a black councillor
councillor-orange = an orange councillor
councillor-purple = a purple councillor
councillor-pink = a pink councillor
councillor-blue = a blue councillor

card-white = a white card
card-black = a black card
card-orange = an orange card
card-purple = a purple card
card-pink = a pink card
card-blue = a blue card
card-joker = a joker

tile-gold = all the gold cities
tile-silver = all the silver cities
tile-bronze = all the bronze cities
tile-iron = all the iron cities
tile-coast = the whole coast
tile-hills = all the hills
tile-mountains = all the mountains

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
        [one] { $n } step of nobility
       *[other] { $n } steps of nobility
    }
good-actions = { $n ->
        [one] { $n } main action
       *[other] { $n } main actions
    }

good-nothing = nothing
good-token = one reward token again
good-two-tokens = two reward tokens again
good-permit = a permit for free
good-repeat = the bonuses of one permit again

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

prompt-turn = { PLAYER($seat) }: take your main action, or a quick action first.
prompt-main = { PLAYER($seat) }: take your main action.
prompt-more = { PLAYER($seat) }: you have { $mains ->
        [one] { $mains } more main action
       *[other] { $mains } more main actions
    }, or end your turn.
prompt-quick = { PLAYER($seat) }: take a quick action, or end your turn.
prompt-satisfy = { PLAYER($seat) }: which council do you satisfy for a permit?
prompt-balcony = { PLAYER($seat) }: which council gets a new councillor?
prompt-councillor = { PLAYER($seat) }: which councillor goes into { TERM($council, "council") }?
prompt-first-card = { PLAYER($seat) }: play a card for { TERM($council, "council") }.
prompt-card = { PLAYER($seat) }: play another card for { TERM($council, "council") }, or pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } now.
prompt-permit = { PLAYER($seat) }: take a permit of { TERM($region, "region") }.
prompt-free-permit = { PLAYER($seat) }: take any face-up permit for free.
prompt-route = { PLAYER($seat) }: where does the king go, for you to build there?
prompt-use = { PLAYER($seat) }: which permit do you build with?
prompt-city = { PLAYER($seat) }: build in one of the cities of the permit ({ TERM($cities, "city") }).
prompt-change = { PLAYER($seat) }: of which region do you change the permits?
prompt-token = { PLAYER($seat) }: choose a city to gain its token again ({ $left } to choose).
prompt-repeat = { PLAYER($seat) }: which of your permits gives its bonuses again?

hint-turn = Your turn is one main action and, if you like, one quick one. Early on, buy permits whose council matches your cards, then build; elect a councillor when you are short of coins.
hint-main = Can you build? If not, buy the permit your cards make cheap. If neither, elect a councillor: it earns 4 coins and can turn a council to your colours.
hint-more = An extra main action costs nothing more, so use it: build if you can, else elect for 4 coins.
hint-quick = A quick action is optional. An assistant for 3 coins pays off when your cities are crowded; otherwise save your coins and end your turn.
hint-satisfy = Point at a council to see your price: the more of its colours you hold, the fewer coins you pay. Look also at the two permits you could take.
hint-balcony = The new councillor enters at the arrow and the last one falls out. Choose the council you want to satisfy next, or spoil one a rival is waiting for.
hint-councillor = Pick a colour you hold many cards of.
hint-first-card = Play cards of the colours that sit in this council. Each one more makes it cheaper: 10, 7, 4, then 0 coins; a joker fits any colour but costs 1.
hint-card = Another card saves 3 coins or more; stop and pay if you want to keep your cards for the next council.
hint-permit = Look at the bonus, which you gain at once, and at the letters: cities next to your own let the tokens of the whole group pay again.
hint-free-permit = Any face-up permit is yours for nothing. Take the best bonus, or the city you need to complete a region or a colour.
hint-route = The king walks for 2 coins a road and you build where he stops. Look for a city next to yours: the tokens of all your joined cities pay again.
hint-use = Build where your cities join up, since a new emporium gains the tokens of its whole group. A permit with fewer letters leaves fewer choices later: use it while it works.
hint-city = Prefer a city joined by road to your own, and one where few others stand: each rival emporium there costs an assistant.
hint-change = Both permits of the region go to the bottom of the pile. Change them when none suits you, or when they suit the next player too well.
hint-token = You gain the token of one of your cities once more. Points and main actions are worth most late in the game, assistants and coins early.
hint-repeat = Choose the permit with the richest bonus, used or not.

action-elect = Elect a councillor: 4 coins for you
action-buy = Buy a permit
action-build = Build with a permit
action-king = Build with the king
action-engage = Quick: engage an assistant for 3 coins
action-change = Quick: change the permits of a region for 1 assistant
action-send = Quick: send 1 assistant to elect a councillor
action-extra = Quick: one more main action for 3 assistants
action-end = End your turn
action-council = Choose { TERM($council, "council") }
action-councillor = Choose { TERM($councillor, "councillor") }
action-card = Play { TERM($card, "card") }
action-pay = Pay with these cards
action-region = Change the permits of { TERM($region, "region") }
action-take = Take { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-use = Use the permit for { TERM($cities, "city") }
action-city = Build in { TERM($city, "city") }
action-route = Lead the king to { TERM($city, "city") } and build
action-token = Gain the token of { TERM($city, "city") }
action-repeat = Repeat { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-side = { TERM($region, "region") }: side { $side }
action-first = { PLAYER($seat) } is first
action-placed = A token is placed: { AMOUNTS($bonus, "good") }
action-seated = { TERM($councillor, "councillor") } takes a seat
action-revealed = A permit is revealed: { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-neutral = Neutral emporiums in { TERM($cities, "city") }
action-drawn = { TERM($card, "card") } is drawn

event-side = For { TERM($region, "region") } side { $side } is drawn.
event-first = { PLAYER($seat) } is the first player.
event-placed = The token of { TERM($city, "city") }: { AMOUNTS($bonus, "good") }.
event-seated = { TERM($councillor, "councillor") } takes a seat in { TERM($council, "council") }.
event-reveal = A new permit of { TERM($region, "region") }: { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") }).
event-neutral = Neutral emporiums stand in { TERM($cities, "city") }.
event-draw = { PLAYER($seat) } draws { TERM($card, "card") }.
event-draw-hidden = { PLAYER($seat) } draws a card.
event-rebuild = The deck is empty: the discards make a new one.
event-elects = { PLAYER($seat) } elects a councillor.
event-buys = { PLAYER($seat) } wants to buy a permit.
event-builds = { PLAYER($seat) } wants to build with a permit.
event-calls-king = { PLAYER($seat) } asks for the help of the king.
event-changes = { PLAYER($seat) } returns an assistant to change permits.
event-sends = { PLAYER($seat) } sends an assistant to elect a councillor.
event-engage = { PLAYER($seat) } engages an assistant for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-extra = { PLAYER($seat) } returns { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    } for one more main action.
event-end-turn = { PLAYER($seat) } ends the turn.
event-approach = { PLAYER($seat) } turns to { TERM($council, "council") }.
event-balcony = { PLAYER($seat) } chooses { TERM($council, "council") }.
event-elect = { TERM($councillor, "councillor") } enters { TERM($council, "council") }, { TERM($fallen, "councillor") } falls out.
event-election-coins = { PLAYER($seat) } gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-card = { PLAYER($seat) } plays { TERM($card, "card") }.
event-pay = { PLAYER($seat) } satisfies { TERM($council, "council") } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-take = { PLAYER($seat) } takes the permit for { TERM($cities, "city") }.
event-permit-bonus = The permit for { TERM($cities, "city") } gives { PLAYER($seat) } { AMOUNTS($bonus, "good") }.
event-lost = Nothing can be chosen: { PLAYER($seat) } loses the bonus.
event-route = The king goes from { TERM($origin, "city") } to { TERM($city, "city") } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } of { PLAYER($seat) }.
event-stay = The king stays in { TERM($city, "city") }.
event-use = { PLAYER($seat) } uses the permit for { TERM($cities, "city") }.
event-build = { PLAYER($seat) } builds in { TERM($city, "city") }.
event-build-crowded = { PLAYER($seat) } returns { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    } and builds in { TERM($city, "city") }.
event-token = The token of { TERM($city, "city") } gives { PLAYER($seat) } { AMOUNTS($bonus, "good") }.
event-nobility = { PLAYER($seat) } advances to space { $space } of the nobility track: { AMOUNTS($bonus, "good") }.
event-first-token = { PLAYER($seat) } chooses the token of { TERM($city, "city") }.
event-repeat = { PLAYER($seat) } repeats a permit.
event-change = { PLAYER($seat) } puts the permits of { TERM($region, "region") } at the bottom of the pile.
event-bonus-tile = { PLAYER($seat) } owns { TERM($tile, "tile") }: a bonus tile of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-king-tile = { PLAYER($seat) } takes a king's reward tile of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tenth = { PLAYER($seat) } has built ten emporiums and gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-last-turns = Every other player takes one last turn.
event-end = The last turn is over.

refusal-main = You have no main action left in this turn.
refusal-quick = You have taken your quick action in this turn.
refusal-must = You must take your main action before you end the turn.
refusal-buy = There is no council with permits that your cards and coins can satisfy.
refusal-build = None of your permits shows a city where you can build.
refusal-king = Your cards and coins do not satisfy the king's council and bring the king where you can build.
refusal-coins = You need { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for that.
refusal-assistants = You need { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    } for that.
refusal-piles = All piles of permits are empty: there is nothing to change.
refusal-pile = There is no permit left in the pile of { TERM($region, "region") }.
refusal-kings-council = The king's council grants no permits.
refusal-no-permits = There is no permit left in { TERM($region, "region") }.
refusal-satisfy = Your cards and coins do not satisfy { TERM($council, "council") }.
refusal-councillor = There is not { TERM($councillor, "councillor") } beside the board.
refusal-no-card = A council is satisfied with at least one card.
refusal-price = You cannot pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: play more cards.
refusal-not-held = You do not hold { TERM($card, "card") }.
refusal-no-match = No councillor in { TERM($council, "council") } is left for { TERM($card, "card") }.
refusal-card-order = Cards are played in the order of their colours, jokers last: take back some to play { TERM($card, "card") }.
refusal-dear = After { TERM($card, "card") } you could not pay for the rest.
refusal-not-shown = The permit for { TERM($cities, "city") } cannot be taken now.
refusal-far = You cannot pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for the way to { TERM($city, "city") }.
refusal-own-city = You already have an emporium in { TERM($city, "city") }.
refusal-crowd = Building in { TERM($city, "city") } takes { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }.
refusal-closed = You can build in no city of the permit for { TERM($cities, "city") }.
refusal-used = The permit for { TERM($cities, "city") } is face down: you have built with it.
refusal-not-yours = You do not own the permit for { TERM($cities, "city") }.
refusal-not-on-permit = The permit does not show { TERM($city, "city") }.
refusal-no-emporium = You have no emporium in { TERM($city, "city") }.
refusal-no-token = { TERM($city, "city") } has no token.
refusal-nobility-token = The token of { TERM($city, "city") } moves on the nobility track and cannot be chosen.
refusal-token-order = Two cities are chosen in the order of their letters: { TERM($city, "city") } does not fit in.
