### What all lessons say.

lesson-chapter-done = That was this chapter. Well done!
lesson-not-asked = Not yet: follow the lesson first.
    .wrong = The rules allow that, but it is not what this step is about. Read once more what is asked.
lesson-keys = Enter goes on, a number or an action decides, s skips the chapter, q leaves.
lesson-over = Nothing more is asked here.
lesson-reading = Read what the lesson says, then go on.
lesson-then = Now play against an easy bot: { $command }
task-keys = A number or an action decides, a shows the answer, s skips the task, q leaves.
task-other = The rules allow that, but something else is clearly better. Try again.
task-solved = Solved! This way you would win { $best } games in a hundred, with the next best choice { $other }.
