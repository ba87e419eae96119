level-random = Random: plays anything
level-tiro = Tiro: a recruit
level-miles = Miles: a soldier
level-centurio = Centurio: a veteran
level-legatus = Legatus: a general
level-imperator = Imperator: the strongest

request = The request is not what the server expects: { $reason }.

route = There is nothing at this address.

method = This address does not do that.

too-large = That is too much at once.

too-slow = The request took too long to arrive.

too-often = That is too often; wait a moment.

origin = This server takes nothing from pages of other sites.

no-guest = The server does not know you (any more); load the page again.

database = The server cannot reach its database just now; nothing was changed.

broken = Something went wrong in the server; nothing was changed.

no-table = There is no such table, or it is private.

no-game = There is no such game.
no-lesson = There is no such lesson.

setup = A table like that cannot be set up: { $reason }

no-seat = There is no such seat at this table.

not-yours = That seat is not yours.

not-seated = You do not sit at this table.

only-watching = You only watch this game.

not-host = Only the one who made the table can do that.

no-spectators = This table wants no spectators.

started = The game has already started.

not-started = The game has not started yet.

full = There is no open seat at this table.

seats-open = Some seats are still open: wait for somebody, or let a bot sit there.

one-person = Somebody has to sit at the table.

taken = Somebody sits there already.

seated = You already sit at this table.

moment = The game has moved on meanwhile; look again.

not-your-turn = It is not your turn.

nothing-to-undo = There is nothing to take back: a draw or another player's decision came after.

nothing-to-plan = Nothing can be planned yet: wait until the turns have begun.

over = The game is over.

not-over = The game is not over yet.
not-played-out = Only a game that was played to its end can be reviewed.

link = This link does not work (any more).

not-away = This player is not away.

not-replaced = No bot plays for you at that seat.

old-rules = This game was played under older rules and cannot be played again; its record can be fetched. { $reason }

no-ply = The game has { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }; there is no ply { $ply }.

record = This record cannot be played again: { $reason }

no-action = There is no such action in this game.
no-position = No moment of this can be described as a position.

busy = Too many are trying to change this table at once; try again.

interrupted = The calculation was interrupted; ask again.

no-rules = { $title } has brought no page of rules.
not-built = The pages of the game are not built yet. The protocol is at /api/docs.

not-ready = The server cannot do its work just now.

too-long = The record has more than { $plies } plies; that is longer than any game.

host = This server does not go by that name. Whoever runs it can add the name to LUDUS_HOSTS.

many-tables = You have { $most } tables that are not finished; finish or leave some first.

many-links = This table has { $most } links already; revoke them first.

too-much-chat = That is a lot to say at once; wait a moment.

no-hints = This table gives no hints.

no-review = There is no such review.

many-reviews = You already wait for { $most } reviews; wait until one is finished.
no-study = There is no such study.
study-changed = This study was changed on another page. It is shown as it is now: try that again.
no-variation = This study has no such variation.
many-studies = You keep { $most } studies already; remove one first.
position = That position cannot be: { $reason }
no-moment = There is no such moment in this study.
no-outcome = Chance cannot bring that now.

other-seats = That game has { $players } players; the table needs as many seats.
