abandon-agree = Agree: abandon it
abandon-play-on = Play on
bots-change = Other bots
bots-count = How many bots
bots-emblem = Your emblem
bots-title = Before the game
advice-ask = Show me a good move
advice-given = Hints given: { $n }
advice-thinking = Thinking …
advice-title = Hints

aid-end = The end
aid-open = To print
aid-pieces = Pieces
aid-print = Print
aid-turn = Your turn

chat-new =
    { $n ->
        [one] One new message
       *[other] { $n } new messages
    }
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-title = Chat

clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-days-hours = { $days } d { $hours } h
clock-none = No clock
clock-own = Another clock
clock-total = { $minutes } min + { $seconds } s
clock-turn-days = { $n ->
    [one] { $n } day a decision
   *[other] { $n } days a decision
}
clock-turn-minutes = { $n } min a decision

close = Close

contrast-more = Higher
contrast-usual = As usual

end-abandoned = The game was abandoned
end-board = See the board
end-copied = Copied
end-graph = The scores over the game
end-lobby = To the lobby
end-record = Save the record
end-rematch = Rematch
end-rematch-join = Join the rematch
end-replay = Watch again
end-resigned = { $names } gave up.
end-review = Review
end-share = Copy the link
end-shared = Shared victory: { $names }
end-show = Result
end-won = { $name } wins

hint-none = No more hints
hint-title = First steps
hint-understood = Understood

keys-cancel = Cancel, or return to now
keys-choose = Choose, or do what is proposed
keys-finger = With a finger: hold it on anything to be told what it is or what it would do; pinch to zoom, drag pieces and cards to where they go, drag elsewhere to move the board.
keys-help = This help
keys-move = Go through what can be chosen
keys-now = Return to now
keys-pan = Move the board
keys-plan = Plan your next action while others think
keys-since = Replay what happened since your last turn
keys-skip = Skip the moving pieces
keys-title = Keys
keys-undo = Undo
keys-zoom = Zoom in, out, fit

learn-again = Repeat
learn-begin = Begin the lesson
learn-chapters = All chapters
learn-confirm = Now press “{ $what }”.
learn-done = done
learn-following = Next chapter
learn-go-on = Go on with the lesson
learn-intro = Five short chapters on the real board. You play, the lesson explains: five to eight minutes.
learn-lesson = Lesson and practice
learn-lost = There is no such chapter.
learn-next = Next
learn-not-asked = That is not asked for now: what you can choose has a bright rim.
learn-offer = Learn in five minutes
learn-play = Play a first game
learn-says = Lesson
learn-skip = Skip
learn-step = { $n } of { $of }
learn-title = Learn { $game }
learn-yours = Your move

lobby-drop = Drop a record file anywhere on this page, or click here to choose one.
lobby-finished = Games to watch
lobby-finished-none = No finished game yet.
lobby-join = Join
lobby-mine = Your tables
lobby-mine-all = All { $n } of your tables
lobby-mine-few = Fewer tables
lobby-minutes = { $from } to { $to } minutes
lobby-motto = Three Roman games for friends and bots
lobby-new = New table
lobby-open = Public tables
lobby-open-none = No public table just now: open one and others will see it here.
lobby-play = Play
lobby-players = { $from } to { $to } players
lobby-players-exactly = { $n } players
lobby-quick = Play against bots
lobby-rules = Rules
lobby-turn-of = Turn: { $name }
lobby-watch = Watch

log-all = { $n ->
    [one] Show { $n } earlier line
   *[other] Show { $n } earlier lines
}
log-brief = In brief
log-details = What happened in detail
log-gave-up = { $name } gives up the game.
log-only = Only { $name }
log-set-up = Set-up
log-title = Log
log-turn = Turn { $n }: { $name }
log-visit = See the board as it was then
log-whose = Whose lines

luck-title = Luck that can be checked
luck-why = All draws follow from a secret that was fixed before the game; this is its seal. After the game the secret is told, and anybody can check every draw.
luck-words = Your own words, which change the draws

menu-abandon = Propose to abandon the game
menu-agreed = Would abandon the game: { $names }
menu-aid = Player aid
menu-device = Take your seat to another device
menu-go-on = Go on playing after all
menu-invite = Invite somebody to watch
menu-mute = Sound off
menu-report = Report a fault: save the record
menu-resign = Give up
menu-resign-sure = Give up? Click again
menu-title = The table
menu-unmute = Sound on

new-clock = Clock
new-increment = Seconds a decision
new-hints = Hints may be asked for
new-level = Level of the bot
new-minutes = Minutes
new-no-game = There is no such game.
new-open = Open the table
new-options = The game
new-players = Players
new-public = Listed in the lobby: anybody may join
new-seat = Seat { $n }
new-spectators = Others may watch
new-start = Start the game
new-table = The table

notify-ask = Shall the system tell you when it is your turn?
notify-later = Later
notify-no = No
notify-yes = Yes

nowhere = There is nothing at this address.

pair = { $name }: { $what }

panel-absent = Not at the table now
panel-added = Would be added at the end as it stands: { $n } ({ $what }).
panel-bot = Played by the computer
panel-forecast = As it stands, that makes { $n }.
panel-present = At the table
panel-resigned = gave up
panel-return = Take your seat back
panel-so-far = { $score } so far: { $n }.
panel-turn = to act
panel-vote = Away: let a bot play on ({ $votes } of { $needed })
panel-you = you

pass-take = I am { $name }
pass-title = { $name }'s turn
pass-why = Pass the device: what the others hold stays hidden.

past-banner = This is the past
past-return = Back to now
past-set-up = The board as it was during set-up
past-title = The board as it was in turn { $turn }

plan-ask = Plan your next action on the board as it stands.
plan-drop = Drop it
plan-gone = What you planned cannot be done any more: { $what }
plan-kept = As planned: { $what }
plan-not = That cannot be planned now.
plan-start = Plan your next action

position-add = Add: { $what }
position-remove = Remove: { $what }
position-text = As text
practice-all = All tasks
practice-done = solved
practice-following = Next task
practice-hide = Hide the answer
practice-intro = Positions from real games with one answer that is clearly the best. Everything legal may be tried, as often as you like.
practice-show = Show the answer
practice-solved = { $n } of { $of } solved.
practice-title = Practice

prompt-cancel = Cancel
prompt-confirm = Confirm: { $what }
prompt-go-on = Now choose the rest, or cancel.
prompt-rule = Read this rule
prompt-since = Since your last turn
prompt-skip = Skip ahead
prompt-thinking = { $name } is thinking.
prompt-title = What is asked
prompt-undo = Undo
prompt-would = Would: { $what }

qr-title = QR code of the link

replay-back = One step back
replay-forward = One step on
replay-none = Drop a record file on the lobby first.
replay-pause = Pause
replay-play = Play
replay-slider = Where in the game
replay-turn = Turn { $turn }
replay-where = { $ply } of { $plies }

review-accuracy = Accuracy
review-better = Better:
review-blunder = Blunder
review-failed = The review could not be made.
review-graph = The chances of winning over the game
review-inaccuracy = Inaccuracy
review-lost = Lost
review-luck = Luck
review-luck-of = Luck for { $name }: { $change }%
review-making = The review is being made …
review-mistake = Mistake
review-moments = Moments that mattered
review-name = Name of the game against bots
review-next = Next moment
review-open = Review the game
review-players = Luck and skill
review-previous = Previous moment
review-title = Review
review-try = Try it from here
review-try-all = Explore for all seats
review-try-better = Explore the better turn
review-try-bots = Play on as { $name } against bots
review-turn-of = { $name }: { $change }%
review-unnamed = A game against bots
review-variations = Variations

rules-after = After
rules-before = Before
rules-contents = Contents
rules-found = { $n ->
    [one] { $n } passage
   *[other] { $n } passages
}
rules-games = Games
rules-rulings = Our rulings only
rules-search = Search the rules

seat-bot = Bot
seat-device = Friend at this device
seat-me = Me
seat-open = Open seat

seats-bot = Let a bot sit here
seats-delete = Delete the table
seats-empty = Open this seat
seats-full = Everybody is here: the game can start.
seats-full-guest = Everybody is here. The game begins when the one who opened the table starts it.
seats-full-others = Every seat is taken, and this table has no spectators.
seats-full-watch = Every seat is taken. Stay here to watch the game once it starts.
seats-invite = Invite with a link
seats-join = Sit down
seats-leave = Leave the table
seats-link = Send this link to a friend
seats-link-copied = Copied: send this link to a friend
seats-open = open seat
seats-rematch = The others have been asked: the game starts as soon as they agree to the rematch.
seats-remove = Ask to leave
seats-revoke = Make all links worthless
seats-start = Start the game
seats-waiting = Some seats are still open: invite friends, or let bots sit there.

settings-confirm = Ask before what cannot be taken back
settings-contrast = Contrast
settings-hints = Hints on first steps
settings-language = Language
settings-name = Name
settings-speed = Moving pieces
settings-text = Text size
settings-theme = Colours
settings-title = Settings
settings-volume = Sound

skip = Skip to the content

speed-fast = Fast
speed-normal = Normal
speed-off = Off
speed-slow = Slow

state-open = Waiting for players
state-over = Finished
state-playing = Under way

study-analyse = Explore this position
study-back = Back (⇧ ←)
study-chances = Chances of winning
study-choosing = Choose what is drawn yourself
study-copied = Link copied
study-copy = Keep a copy
study-count = { $n ->
    [0] no variations
    [one] { $n } variation
   *[other] { $n } variations
}
study-depth = Depth { $depth }
study-description = The position, with the names of the docs
study-draw = Draw at random
study-drop = Drop a record here, or choose a file: it is opened with its variations.
study-edit = Change this position
study-first = To the beginning
study-forget = Remove this study
study-forward = Forward (⇧ →)
study-json = Save as JSON
study-last = To the end
study-lines = What was tried
study-lobby = Back to the lobby
study-lost = This study is not there, or was removed.
study-main = The game as it was played
study-name = Name of this variation
study-name-all = Name of this study
study-none = Nothing yet: go to any moment and play something else, for whoever is to act.
study-not-json = This cannot be read: { $reason }
study-open = Explore from here
study-outcome = Chance brings
study-own = Your studies
study-own-none = None yet. Explore a finished game, or set up a position.
study-play = Play this
study-players = Players
study-possible = This position can be on the table.
study-remove = Remove this variation
study-review = Back to the review
study-set-up-of = Set up a position of { $game }
study-share = Copy a link to this moment
study-stop = Stop the engine
study-text = Save as text
study-think = Let the engine think
study-title = Analysis board
study-tries = { $n ->
        [one] tried once
       *[other] tried { $n } times
    }
study-visiting = This study belongs to another guest: what you try here is not kept.
study-what = Play any side of any position, with the engine's best three choices beside the board.
study-whole = Whole sentences
table-closed = This table was deleted.
table-lost = There is no such table, or it is private.
table-not-now = That cannot be done now. { $prompt }
table-not-there = That does not go there: lay it down where something glows.
table-not-your-turn = It is not your turn.
table-opening = One moment…
table-reconnecting = The line dropped: connecting again…
table-sheet = Players, log and chat
table-talk = Log and chat
table-unreachable = The server cannot be reached just now.
table-watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}

text-large = Large
text-largest = Largest
text-small = Small
text-usual = As usual

theme-dark = Dark
theme-light = Light
theme-system = As the device

title-your-turn = Your turn

zoom-fit = Show the whole board
zoom-in = Zoom in
zoom-out = Zoom out
