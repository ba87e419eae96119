# Words that all games share, and how names and lists are put into a sentence.

language = English

# Which numbers are which plural, as the CLDR writes it; every other number is `other`.
plural-one = i = 1 and v = 0

# Players are called by their names. $name is the name, $initial the letter it begins with.
player = { $name }
    .own = of their own family
    .of = of { $name }

# The one who reads, where he is spoken to.
you = you
    .of = of yours

# $list is what comes before, $item what is added, $initial the letter it begins with.
list-comma = { $list }, { $item }
list-and = { $list } and { $item }
list-or = { $list } or { $item }

# A line of the log: what was done, and what it brought.
line = { $head }.
line-with = { $head }: { $tails }.

refusal-over = The game is over.
refusal-chance = A draw comes first, nobody can act now.
refusal-outcome = That is for chance to decide, not for a player.
refusal-unknown = There is no such action in this game.
refusal-now = That cannot be done now. { $prompt }

prompt-other = { PLAYER($seat) } is to decide.
prompt-named = { PLAYER($seat) }: { $prompt }
prompt-over = The game is over.

error-unknown-game = There is no game '{ $name }'. There are: { $games }.
error-not-a-game = The installed game '{ $name }' is not a Ludus game.
error-players = { $title } is for { $counts } players, not { $players }.
error-option = { $title } has no option '{ $name }'. Its options: { $options }.
error-option-value = Option '{ $name }' cannot be '{ $value }'. It can be: { $values }.
error-names = There are { $players } players but { $names } names.
error-version = The record follows version { $rules } of the rules of { $title }; this program plays version { $played }.
error-hidden = The record was made for one seat before the end of the game and hides what that seat did not see (ply { $ply }), so it cannot be replayed.
error-ply = Ply { $ply } of the record cannot be played: { $reason }
error-old-ply = The record follows version { $rules } of the rules of { $title }. Under version { $played } its ply { $ply } cannot be played ({ $rule }): { $reason }
error-no-record = This is not a Ludus record.
error-no-headers = This is not a Ludus record, or its headers are missing.
error-damaged-game = The record is damaged: its game, rules or players are missing.
error-damaged-options = The record is damaged: its options are missing or not words.
error-damaged-seats = The record is damaged: its seats are missing or not names.
error-damaged-ids = The record is damaged: its ids are missing or not whole numbers.
error-large-id = Ply { $ply } of the record cannot be played: no game has an id as large as that.
error-damaged-numbers = The record is damaged: its rules or players are not whole numbers.
error-damaged-scores = The record is damaged: its scores are not whole numbers.
error-damaged-line = The record is damaged at '{ $line }'.
error-damaged-position = The record is damaged: its position is not a description.
error-position-players = The position is not one of { $players } players.
error-position-none = { $title } cannot be set up in the middle of a game.
error-position-whole = A position is a group of named values, not { $value }.
error-position-group = '{ $path }' is a group of named values, not { $value }.
error-position-number = '{ $path }' is a whole number from { $lowest } to { $highest }, not { $value }.
error-position-flag = '{ $path }' is { "true" } or { "false" }, not { $value }.
error-position-list = '{ $path }' is a list, not { $value }.
error-position-length = '{ $path }' has { $length } numbers, not { $count }.
error-position-numbers = '{ $path }' has numbers from 0 to { $highest }, and not { $value }.
error-position-parts = '{ $path }' has { $most } parts at most.
error-position-word = '{ $path }' is one of { $words }, not { $value }.
error-position-missing = '{ $path }' is missing.
error-position-rest = There are { $all } of '{ $what }' in the game, and the position has { $taken }.
error-position-unknown = A position says nothing of '{ $path }'.
error-position-other = '{ $path }' would be { $shown }, not { $said }.
error-damaged-variations = The variations of the record are damaged.
error-full-study = The study is full: remove a variation to try another.
error-json = The record is damaged or cut short: it is not valid JSON.
error-cut = The record is cut short: it names scores but does not reach the end.
error-scores = The record says the scores are { $said }, but they are { $scores }.
error-unreadable = The record { $path } cannot be read: { $reason }.
error-not-text = The record { $path } is damaged: it is not text.
error-not-to-decide = Seat { $seat } is not to decide at the end of the record.
error-no-undo = There is nothing to take back: a draw or another player came after.
error-no-ply = The game has { $plies } plies; there is no ply { $ply }.
error-no-action = '{ $text }' is not an action of { $title }.

# What the values of a position are called, where one is edited.
position-active = Whose turn it is
position-turn = Turn
position-first = First player
