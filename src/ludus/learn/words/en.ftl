### What all lessons say.

lesson-chapter-done = That was this chapter. Well done!
lesson-not-asked = Not yet: follow the lesson first.
    .wrong = The rules allow that, but it is not what this step is about. Read once more what is asked.
lesson-keys = Enter goes on, a number or an action decides, s skips the chapter, q leaves.
