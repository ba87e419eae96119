# What the terminal says beside the words of the games.

welcome = ? for help
help-choose = Type a number or an action, such as 3 or "{ $example }", to choose it.
help-board = Press enter to see the board again.
help-log = Type l for what has happened so far.
help-undo = Type u to take back your last decision.
help-leave = Type q to save and leave the table.
help-list = Type ? for this list.
walk-next = Press enter for the next ply, type b for the ply before.
walk-turn = Type t for the next turn, or a number for that ply.
walk-leave = Type q to leave, ? for this list.
number = Choose a number from 1 to { $most }, or ? for help.
resume = Saved. Resume with: { $command }
watch = Saved. Watch it again with: { $command }
ply = Ply { $ply } of { $plies }, turn { $turn }
set-up = Set-up
turn = Turn { $turn }
result = Result
so-far = Score so far
total = Total
winner = Winner
