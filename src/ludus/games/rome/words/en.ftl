# What Rome says. `docs/translating.md` explains the functions, `docs/terms.md` the terms.

title = Rome: City of Marble
summary = Lay out the city in rhombic tiles, and build where your magistrates stand.

# ---- Terms ----

colour-purple = Purple
colour-orange = Orange
colour-black = Black
colour-pink = Pink

tile-red = red
    .a = a red
tile-yellow = yellow
    .a = a yellow
tile-green = green
    .a = a green
tile-blue = blue
    .a = a blue

building-arena = Arena
    .a = an Arena
    .of = of the Arena
building-theatre = Theatre
    .a = a Theatre
    .of = of the Theatre
building-temple = Temple
    .a = a Temple
    .of = of the Temple
building-baths = Baths
    .a = Baths
    .of = of the Baths
building-fountain = fountain
    .a = a fountain
    .of = of the fountain

aqueduct-grey = grey
aqueduct-brown = brown
aqueduct-white = white

hill-capitolinus = Capitoline
    .the = the Capitoline
hill-palatinus = Palatine
    .the = the Palatine
hill-aventinus = Aventine
    .the = the Aventine
hill-caelius = Caelian
    .the = the Caelian
hill-esquilinus = Esquiline
    .the = the Esquiline
hill-viminalis = Viminal
    .the = the Viminal
hill-quirinalis = Quirinal
    .the = the Quirinal

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}

option-hills = Hills
option-hills-random = Drawn at random
option-hills-chosen = Chosen by the first player
option-hill_corners = Corners of hills
option-hill_corners-off = Never become sites
option-hill_corners-on = Become sites: the hill fills its sixth

line-buildings = Civic buildings
line-bridges = Bridges
line-aqueducts = Buildings on aqueducts
line-fountains = Buildings beside fountains
line-coins = Coins
line-most-coins = Most coins
line-imperium = Most Imperium

tie_break = Ties: 100 a building, 1 an Imperium tile
score = points

# ---- Prompts: to the one who decides ----

prompt-hills = Choose a hill ({ $left } left).
prompt-turn = { COUNT($actions, "actions") } left: { CHOICES($offers, "turn") }.
prompt-last = Your last action: { CHOICES($offers, "turn") }.
choice-turn-draw = draw tiles
choice-turn-expand = expand aqueducts
choice-turn-recall = recall a magistrate
choice-turn-play = play a district tile
prompt-more = { CHOICES($offers, "more") }.
choice-more-end = end your turn
choice-more-spend = give back an Imperium tile for another action
prompt-draw = Take a tile: { TERM($tiles, "tile", "", "or") } ({ $left } left).
prompt-expand = Lay an aqueduct piece ({ $left } left).
prompt-recall = Which magistrate do you recall?
prompt-tile = Which tile do you play: { TERM($tiles, "tile", "", "or") }?
prompt-lay = Where does the { TERM($tile, "tile") } tile go?
prompt-post = Put a magistrate on the tile at { $place }, or leave it without.
prompt-start = The { TERM($aqueduct, "aqueduct") } aqueduct starts: lay a piece ({ $left } left).
prompt-site = You have completed { $sites } sites: which one is finished next?
prompt-send = Send a magistrate from the site at { $place } to the Imperium space { TERM($building, "building", "of") }, or leave yours where they are.
prompt-treasury = Send a magistrate from the fountain at { $place } to the Treasury, or leave yours where they are.

# ---- Hints: what a beginner wants to know ----

hint-hills = The first tiles must touch a hill, so the city grows from here. Hills close together make one busy quarter; far apart, several quiet ones.
hint-turn = Two actions a turn, the same one twice if you like. Play tiles with a magistrate to start sites; draw when your atrium runs dry, since new tiles cannot be played this turn.
hint-last = You have one action left in the game: finish a site you lead if you can, else lay a tile on a bridge, or an aqueduct past your buildings.
hint-more = Each Imperium tile buys one more action, but at the end the most tiles of a kind score 5. Spend where another has more than you, or to finish a site.
hint-draw = Take the colour of a site you want to win: green counts for Temples, blue for Baths, yellow for Theatres, red for Arenas. The two tiles differ in colour while two colours are left.
hint-expand = Lead aqueducts past your own buildings, 2 points each at the end, and to fountains: while there are coins, one is yours at once.
hint-recall = Take back a magistrate who can win nothing more on that tile. You can use the same magistrate again at once.
hint-tile = Choose the colour that counts at the site you have in mind: green Temple, blue Baths, yellow Theatre, red Arena.
hint-lay = Sharp corners fill one sixth of a site, blunt ones two: fewer tiles make a Temple, more make a Theatre or an Arena. Point at a place to see which sites it completes and who would win them.
hint-post = With a magistrate this tile counts for you wherever its colour matters. You have three in all, so keep one for the tile that decides.
hint-start = The pieces lie at once, from the source on. Steer them along tiles where your buildings stand or will stand.
hint-site = Sites are finished one by one, and a magistrate who leaves no longer counts. First finish the site where all your magistrates are needed.
hint-send = A magistrate sent there comes home at the end of your turn, this one or your next, with an Imperium tile, if one is left; after your last turn it brings nothing more. Leave yours where they can still win a neighbouring site.
hint-treasury = A magistrate sent there comes home at the end of your turn, this one or your next, with a coin, if one is left; after your last turn it brings nothing more. Leave yours where they can still win a neighbouring site.

# ---- Buttons ----

action-draw = Draw tiles
    .brief = Draw
action-expand = Expand aqueducts
    .brief = Aqueducts
action-recall = Recall a magistrate
    .brief = Recall
action-play = Play a district tile
    .brief = Tile
action-end = End the turn
action-spend = Give back an Imperium tile { TERM($building, "building", "of") } for an action
    .brief = Imperium { TERM($building, "building") }
action-take = Take a { TERM($tile, "tile") } tile
    .brief = { TERM($tile, "tile") }
action-tile = Play a { TERM($tile, "tile") } tile
    .brief = { TERM($tile, "tile") }
action-lay = Lay it on { $place }
    .brief = { $place }
action-post = With a magistrate
    .brief = magistrate
action-leave-empty = Without a magistrate
action-site = Finish the site at { $place }
    .brief = site { $place }
action-send = Send the magistrate on the tile { $place }
    .brief = Imperium { $place }
action-stay = Leave them where they are
action-piece = Lay a piece along { $place }
    .brief = { $place }
action-call = Recall the magistrate on the tile { $place }
    .brief = { $place }
action-choose-hill = Place { TERM($hill, "hill", "the") }
action-first = { PLAYER($family) } is first
action-hill = { TERM($hill, "hill", "the") } is placed
action-bridge = The bridge is worth { $value }

# ---- The log ----

event-first = { PLAYER($family) } is the first player.
event-hill = { TERM($hill, "hill", "the") } is placed.
event-draw = { PLAYER($family) } draws tiles.
    .you = You draw tiles.
event-take = { PLAYER($family) } takes a { TERM($tile, "tile") } tile.
    .you = You take a { TERM($tile, "tile") } tile.
event-expand = { PLAYER($family) } expands the aqueducts.
    .you = You expand the aqueducts.
event-piece = { PLAYER($family) } lays a piece of the { TERM($aqueduct, "aqueduct") } aqueduct along { $place }.
    .you = You lay a piece of the { TERM($aqueduct, "aqueduct") } aqueduct along { $place }.
event-coin = The water reaches the fountain at { $place }: { PLAYER($family) } takes a coin.
    .you = The water reaches the fountain at { $place }: you take a coin.
    .short = a coin from the fountain at { $place }
event-dry-fountain = The water reaches the fountain at { $place }, but there is no coin left.
    .short = no coin is left for the fountain at { $place }
event-recalling = { PLAYER($family) } recalls a magistrate.
    .you = You recall a magistrate.
event-recall = { PLAYER($family) } recalls the magistrate on the tile { $place }.
    .you = You recall the magistrate on the tile { $place }.
event-play = { PLAYER($family) } plays a district tile.
    .you = You play a district tile.
event-tile = { PLAYER($family) } chooses a { TERM($tile, "tile") } tile.
    .you = You choose a { TERM($tile, "tile") } tile.
event-lay = { PLAYER($family) } lays a { TERM($tile, "tile") } tile on { $place }.
    .you = You lay a { TERM($tile, "tile") } tile on { $place }.
event-post = { PLAYER($family) } puts a magistrate on it.
    .you = You put a magistrate on it.
event-leave-empty = { PLAYER($family) } puts no magistrate on it.
    .you = You put no magistrate on it.
event-bridge = { PLAYER($family) } takes bridge { $bridge }, worth { $value }.
    .you = You take bridge { $bridge }, worth { $value }.
    .short = bridge { $bridge }, worth { $value }
event-bridge-hidden = { PLAYER($family) } takes bridge { $bridge }.
    .you = You take bridge { $bridge }.
    .short = bridge { $bridge }
event-source = { PLAYER($family) } reaches the water source at { $place }: the { TERM($aqueduct, "aqueduct") } aqueduct starts.
    .you = You reach the water source at { $place }: the { TERM($aqueduct, "aqueduct") } aqueduct starts.
    .short = the { TERM($aqueduct, "aqueduct") } aqueduct starts
event-dry-source = No piece of the { TERM($aqueduct, "aqueduct") } aqueduct can be laid at { $place }: the source is used.
    .short = no piece can be laid
event-building = { PLAYER($family) } builds { TERM($building, "building", "a") } at { $place } and scores { COUNT($points, "points") }.
    .you = You build { TERM($building, "building", "a") } at { $place } and score { COUNT($points, "points") }.
event-fountain = Nobody leads at { $place }: a fountain is built.
event-send = { PLAYER($family) } sends the magistrate on { $place } to the Imperium space { TERM($building, "building", "of") }.
    .you = You send the magistrate on { $place } to the Imperium space { TERM($building, "building", "of") }.
event-send-treasury = { PLAYER($family) } sends the magistrate on { $place } to the Treasury.
    .you = You send the magistrate on { $place } to the Treasury.
event-stay = { PLAYER($family) } sends no magistrate.
    .you = You send no magistrate.
event-spend = { PLAYER($family) } gives back an Imperium tile { TERM($building, "building", "of") } for another action.
    .you = You give back an Imperium tile { TERM($building, "building", "of") } for another action.
event-skip = { PLAYER($family) } can do nothing.
    .you = You can do nothing.
event-end-turn = { PLAYER($family) } ends the turn.
    .you = You end your turn.
event-earn-imperium = { PLAYER($family) } receives an Imperium tile { TERM($building, "building", "of") }.
    .you = You receive an Imperium tile { TERM($building, "building", "of") }.
event-no-imperium = There is no Imperium tile { TERM($building, "building", "of") } left for { PLAYER($family) }.
    .you = There is no Imperium tile { TERM($building, "building", "of") } left for you.
event-earn-coin = { PLAYER($family) } receives a coin from the Treasury.
    .you = You receive a coin from the Treasury.
event-no-coin = There is no coin left for { PLAYER($family) }.
    .you = There is no coin left for you.
event-last-round = Three stacks are empty: the last round begins, one action each.
event-end = The last round is over.

# Whole actions in one line, without the full stop.

told-drew = { PLAYER($family) } draws two tiles, { TERM($tiles, "tile", "a") } one
    .you = you draw two tiles, { TERM($tiles, "tile", "a") } one
told-drew-one = { PLAYER($family) } draws a { TERM($tile, "tile") } tile
    .you = you draw a { TERM($tile, "tile") } tile
told-drew-two = { PLAYER($family) } draws two { TERM($tile, "tile") } tiles
    .you = you draw two { TERM($tile, "tile") } tiles
told-expanded = { PLAYER($family) } lays aqueduct pieces along { LIST($places) }
    .you = you lay aqueduct pieces along { LIST($places) }
told-expanded-one = { PLAYER($family) } lays an aqueduct piece along { LIST($places) }
    .you = you lay an aqueduct piece along { LIST($places) }
told-laid = { PLAYER($family) } lays a { TERM($tile, "tile") } tile on { $place }
    .you = you lay a { TERM($tile, "tile") } tile on { $place }
told-laid-with = { PLAYER($family) } lays a { TERM($tile, "tile") } tile with a magistrate on { $place }
    .you = you lay a { TERM($tile, "tile") } tile with a magistrate on { $place }

# ---- Refusals ----

refusal-hill = { TERM($hill, "hill", "the") } is already on the board.
refusal-actions-left = { $actions ->
    [one] You still have { $actions } action to take first.
   *[other] You still have { $actions } actions to take first.
}
refusal-last-spend = In the last round Imperium buys no further action.
refusal-imperium = You have no Imperium tile { TERM($building, "building", "of") }.
refusal-no-action = You have taken your actions: give back an Imperium tile for another.
refusal-play-first = First choose to play a district tile, then its colour.
refusal-draw = There are no district tiles left to draw.
refusal-expand = No aqueduct that has started can be continued now.
refusal-recall = You have no magistrate on a district tile.
refusal-play = You have no district tile in your atrium.
refusal-no-room = There is no room for another tile.
refusal-stack = The { TERM($tile, "tile") } stack is empty.
refusal-order = Two different colours are drawn, in the order red, yellow, green, blue: take the other one first, or another colour.
refusal-side = A piece lies along a side of a district tile; { $place } is none.
refusal-continue = A piece continues from the end of an aqueduct that has started; { $place } does not.
refusal-touch = A piece along { $place } would touch an aqueduct or a source.
refusal-pieces = All 13 pieces of the { TERM($aqueduct, "aqueduct") } aqueduct are laid.
refusal-blocked = After a piece along { $place } you could not lay all the others.
refusal-nobody = No magistrate of yours stands on the tile { $place }.
refusal-tile = You have no { TERM($tile, "tile") } tile in your atrium.
refusal-covered = Something already covers part of { $place }.
refusal-contact = A tile must share a full side with a hill or another tile; { $place } does not.
refusal-site = No completed site is waiting to be finished at { $place }.
refusal-send = No magistrate of yours stands on a tile { $place } of this site.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-points-for-buildings = Gains { COUNT($count, "points") } more for buildings.
deny-points-for-buildings = Lets { PLAYER($seat) } gain { COUNT($count, "points") } less for buildings.
reason-bridge-points = Gains { COUNT($count, "points") } more from bridges.
reason-buildings-on-aqueducts = Brings water to { $count ->
        [one] one more of one's own buildings
       *[other] { $count } more of one's own buildings
    }.
deny-buildings-on-aqueducts = Brings no water to { $count ->
        [one] a building { PLAYER($seat, "of") }
       *[other] { $count } buildings { PLAYER($seat, "of") }
    }.
reason-fountains-beside-buildings = Gains { COUNT($count, "points") } more for fountains beside one's own buildings.
deny-fountains-beside-buildings = Gives { PLAYER($seat) } { COUNT($count, "points") } less for fountains beside buildings.
reason-coins = Has { $count ->
        [one] one more coin
       *[other] { $count } more coins
    }.
reason-most-coins = Has the most coins, even if tied.
deny-most-coins = Takes the lead in coins from { PLAYER($seat) }.
reason-imperium-points-now = Has { COUNT($count, "points") } more from the majorities of Imperium tiles.
deny-imperium-points-now = Leaves { PLAYER($seat) } { COUNT($count, "points") } less from the majorities of Imperium tiles.
hold-imperium-tiles = Has { $count ->
        [one] one more Imperium tile
       *[other] { $count } more Imperium tiles
    }.
reason-buildings-without-water-beside-an-aqueducts-end = Puts { $count ->
        [one] one more of one's own buildings
       *[other] { $count } more of one's own buildings
    } beside the end of an aqueduct.
hold-two-magistrates-ready = Keeps two magistrates in the atrium.
hold-three-magistrates-ready = Keeps all three magistrates in the atrium.
hold-one-magistrate-ready = Keeps a magistrate in the atrium.
reason-magistrates-on-the-arena-space = Has { $count ->
        [one] one more magistrate
       *[other] { $count } more magistrates
    } on the Imperium space of the Arena.
reason-magistrates-on-the-theatre-space = Has { $count ->
        [one] one more magistrate
       *[other] { $count } more magistrates
    } on the Imperium space of the Theatre.
reason-magistrates-on-the-temple-space = Has { $count ->
        [one] one more magistrate
       *[other] { $count } more magistrates
    } on the Imperium space of the Temple.
reason-magistrates-on-the-baths-space = Has { $count ->
        [one] one more magistrate
       *[other] { $count } more magistrates
    } on the Imperium space of the Baths.
reason-magistrates-in-the-treasury = Has { $count ->
        [one] one more magistrate
       *[other] { $count } more magistrates
    } in the Treasury.
hold-red-tiles = Has { $count ->
        [one] one more red tile
       *[other] { $count } more red tiles
    } to play.
hold-yellow-tiles = Has { $count ->
        [one] one more yellow tile
       *[other] { $count } more yellow tiles
    } to play.
hold-green-tiles = Has { $count ->
        [one] one more green tile
       *[other] { $count } more green tiles
    } to play.
hold-blue-tiles = Has { $count ->
        [one] one more blue tile
       *[other] { $count } more blue tiles
    } to play.
reason-points-of-sites-won-a-sixth-short = Is first at sites one sixth short, for about { COUNT($count, "points") } more.
reason-points-of-sites-won-two-sixths-short = Is first at sites two sixths short, for about { COUNT($count, "points") } more.
reason-points-of-sites-won-three-or-four-sixths-short = Is first at sites three or four sixths short, for about { COUNT($count, "points") } more.
deny-points-of-sites-won-a-sixth-short = Leaves { PLAYER($seat) } sites one sixth short, for about { COUNT($count, "points") } less.
deny-points-of-sites-won-two-sixths-short = Leaves { PLAYER($seat) } sites two sixths short, for about { COUNT($count, "points") } less.

# Why a position that is set up by hand cannot be.
error-position-hills = { $all } hills are placed, not { $placed }.
error-position-tiles = Tiles overlap, or touch nothing that is laid before them: { $tiles }.
error-position-source = The aqueduct '{ $aqueduct }' starts when a tile touches its source.
error-position-pieces = The aqueduct '{ $aqueduct }' has { $all } pieces, not { $placed }.
error-position-edge = The aqueduct '{ $aqueduct }' cannot go on over edge { $edge }.
error-position-site = Nothing can stand at { $site }: the site is not complete, or is said twice.
error-position-building = At { $site } stands '{ $building }' or a fountain: { $tiles } tiles meet.
error-position-owner = '{ $path }': a building has an owner, a fountain has none.
error-position-complete = The site { $site } is complete: say what stands there.
error-position-magistrates = The '{ $family }' family has { $all } magistrates, not more.
error-position-bridge = Bridge { $bridge } has a taker if a tile covers it, and only then.
error-position-bridges = There are not so many bridges of value { $value }.

# What the values of a position are called, where one is edited.
position-actions = Actions left
position-last-turns = Turns left in the last round
position-hill-corners = Sites at the corners of hills
position-hills = Hills
position-tiles = District tiles on the map
position-place = Place
position-tile = Tile
position-magistrate = Magistrate of
position-aqueducts = Aqueducts
position-edges = Pieces in order
position-buildings = Buildings and fountains
position-building = Building
position-owner = Owner
position-families = Families
position-atrium = Atrium
position-domus = Domus
position-imperium = Imperium
position-coins = Coins
position-magistrates = Magistrates
position-treasury = Treasury
position-bridges = Bridges
position-taker = Taken by
position-value = Value
