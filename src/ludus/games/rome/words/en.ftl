title = Rome: City of Marble

summary = Lay out the city in rhombic tiles, and build where your magistrates stand.

colour-purple = Purple
colour-orange = Orange
colour-black = Black
colour-pink = Pink

tile-red = red
tile-yellow = yellow
tile-green = green
tile-blue = blue

building-arena = Arena
building-theatre = Theatre
building-temple = Temple
building-baths = Baths
building-fountain = fountain

aqueduct-grey = grey
aqueduct-brown = brown
aqueduct-white = white

hill-capitolinus = Capitoline
hill-palatinus = Palatine
hill-aventinus = Aventine
hill-caelius = Caelian
hill-esquilinus = Esquiline
hill-viminalis = Viminal
hill-quirinalis = Quirinal

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

prompt-hills = { PLAYER($family) }: choose a hill ({ $left } left).
prompt-turn = { PLAYER($family) }: choose an action ({ $actions } left).
prompt-last = { PLAYER($family) }: choose your last action.
prompt-more = { PLAYER($family) }: give back an Imperium tile for another action, or end your turn.
prompt-draw = { PLAYER($family) }: choose a colour to draw ({ $left ->
        [one] { $left } tile
       *[other] { $left } tiles
    } left).
prompt-expand = { PLAYER($family) }: lay an aqueduct piece ({ $left } left).
prompt-recall = { PLAYER($family) }: recall which magistrate?
prompt-tile = { PLAYER($family) }: choose the tile to play.
prompt-lay = { PLAYER($family) }: where does the { TERM($tile, "tile") } tile go?
prompt-post = { PLAYER($family) }: put a magistrate on the tile at { $place }?
prompt-start = { PLAYER($family) }: the { TERM($aqueduct, "aqueduct") } aqueduct starts, lay a piece ({ $left } left).
prompt-site = { PLAYER($family) }: you completed { $sites } sites, which one is finished next?
prompt-send = { PLAYER($family) }: send a magistrate from { $place } to the Imperium space of the { TERM($building, "building") }?
prompt-treasury = { PLAYER($family) }: send a magistrate from the fountain at { $place } to the Treasury?

hint-hills = The first tiles must touch a hill, so the city grows from here. Hills close together make one busy quarter; far apart, several quiet ones.
hint-turn = Two actions a turn, the same one twice if you like. Play tiles with a magistrate to start sites; draw when your atrium runs dry, since new tiles cannot be played this turn.
hint-last = One action is left in the game: finish a site you lead if you can, else lay a tile on a bridge, or an aqueduct past your buildings.
hint-more = Each Imperium tile buys one more action, but at the end the most tiles of a kind score 5. Spend where another has more than you, or to finish a site.
hint-draw = Two tiles of different colours. Take the colour of a site you want to win: green counts for Temples, blue for Baths, yellow for Theatres, red for Arenas.
hint-expand = Lead aqueducts past your own buildings, 2 points each at the end, and to fountains: a coin at once for you. Away from your rivals is good too.
hint-recall = Take back a magistrate who can win nothing more where he stands. You can use him again at once.
hint-tile = Choose the colour that counts at the site you have in mind: green Temple, blue Baths, yellow Theatre, red Arena.
hint-lay = Sharp corners fill one sixth of a site, blunt ones two: fewer tiles make a Temple, more make a Theatre or an Arena. Point at a place to see which sites it completes and who would win them.
hint-post = With a magistrate this tile counts for you wherever its colour matters. You have three, so keep one for the tile that decides.
hint-start = Three pieces lie at once, from the source on. Steer them along tiles where your buildings stand or will stand.
hint-site = Sites are finished one by one, and a magistrate who leaves no longer counts. First finish the site where all your magistrates are needed.
hint-send = Sent there he earns an Imperium tile and comes home at the end of your turn. Leave him if he may still win a neighbouring site.
hint-treasury = In the Treasury he earns a coin and comes home at the end of your turn. Leave him if he may still win a neighbouring site.

action-draw = Draw two tiles
action-expand = Expand aqueducts
action-recall = Recall a magistrate
action-play = Play a district tile
action-end = End the turn
action-spend = Give back Imperium of the { TERM($building, "building") } for an action
action-take = Take a { TERM($tile, "tile") } tile
action-tile = Play a { TERM($tile, "tile") } tile
action-lay = Lay it from { $place }
action-post = With a magistrate
action-leave-empty = Without a magistrate
action-site = Finish the site at { $place }
action-send = Send the magistrate on the tile { $place }
action-stay = Leave them where they are
action-piece = Lay a piece along { $place }
action-call = Recall the magistrate on the tile { $place }
action-choose-hill = Place the { TERM($hill, "hill") }
action-first = { PLAYER($family) } is first
action-hill = The { TERM($hill, "hill") } is placed
action-bridge = The bridge is worth { $value }

event-first = { PLAYER($family) } is the first player.
event-hill = The { TERM($hill, "hill") } is placed.
event-draw = { PLAYER($family) } draws tiles.
event-take = { PLAYER($family) } takes a { TERM($tile, "tile") } tile.
event-expand = { PLAYER($family) } expands the aqueducts.
event-piece = { PLAYER($family) } lays a piece of the { TERM($aqueduct, "aqueduct") } aqueduct along { $place }.
event-coin = The water reaches the fountain at { $place }: { PLAYER($family) } takes a coin.
event-recalling = { PLAYER($family) } recalls a magistrate.
event-recall = The magistrate on the tile { $place } comes home to { PLAYER($family) }.
event-play = { PLAYER($family) } plays a district tile.
event-tile = { PLAYER($family) } picks up a { TERM($tile, "tile") } tile.
event-lay = { PLAYER($family) } lays a { TERM($tile, "tile") } tile from { $place }.
event-post = { PLAYER($family) } puts a magistrate on it.
event-leave-empty = { PLAYER($family) } puts no magistrate on it.
event-bridge = { PLAYER($family) } takes bridge { $bridge }, worth { $value }.
event-bridge-hidden = { PLAYER($family) } takes bridge { $bridge }.
event-source = { PLAYER($family) } reaches the water source at { $place }: the { TERM($aqueduct, "aqueduct") } aqueduct starts.
event-building = { PLAYER($family) } builds at { $place } ({ TERM($building, "building") }) and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-fountain = Nobody leads at { $place }: a fountain is built.
event-send = { PLAYER($family) } sends the magistrate on { $place } to the Imperium space of the { TERM($building, "building") }.
event-send-treasury = { PLAYER($family) } sends the magistrate on { $place } to the Treasury.
event-stay = { PLAYER($family) } leaves the magistrates where they are.
event-spend = { PLAYER($family) } gives back Imperium of the { TERM($building, "building") } for another action.
event-skip = { PLAYER($family) } can do nothing.
event-end-turn = { PLAYER($family) } ends the turn.
event-earn-imperium = { PLAYER($family) } receives Imperium of the { TERM($building, "building") }.
event-no-imperium = There is no Imperium of the { TERM($building, "building") } left for { PLAYER($family) }.
event-earn-coin = { PLAYER($family) } receives a coin from the Treasury.
event-no-coin = There is no coin left for { PLAYER($family) }.
event-last-round = Three stacks are empty: the last round begins, one action each.
event-end = The last round is over.

refusal-hill = The { TERM($hill, "hill") } is already on the board.
refusal-actions-left = You still have { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } to take.
refusal-imperium = You have no Imperium tile of the { TERM($building, "building") }.
refusal-no-action = You have taken your actions: give back an Imperium tile for another.
refusal-play-first = First choose to play a district tile, then its colour.
refusal-draw = There are no district tiles left to draw.
refusal-expand = No started aqueduct can be continued now.
refusal-recall = You have no magistrate on a district tile.
refusal-play = You have no district tile in your atrium.
refusal-no-room = There is no room for another tile.
refusal-stack = The { TERM($tile, "tile") } stack is empty.
refusal-order = Two different colours are drawn, in the order red, yellow, green, blue: take the other one first, or another colour.
refusal-side = A piece lies along a side of a district tile; { $place } is none.
refusal-continue = A piece continues from the end of a started aqueduct; { $place } does not.
refusal-touch = A piece along { $place } would touch an aqueduct or a source.
refusal-pieces = All 13 pieces of the { TERM($aqueduct, "aqueduct") } aqueduct are laid.
refusal-blocked = After a piece along { $place } you could not lay all the others.
refusal-nobody = No magistrate of yours stands on the tile { $place }.
refusal-tile = You have no { TERM($tile, "tile") } tile in your atrium.
refusal-covered = Something already covers part of { $place }.
refusal-contact = A tile must share a full side with a hill or another tile; { $place } does not.
refusal-site = You have completed no site at { $place }.
refusal-send = No magistrate of yours stands on a tile { $place } of this site.
