### What all lessons say.

lesson-chapter-done = That was this chapter. Well done!
lesson-not-asked = Not yet: follow the lesson first.
    .wrong = The rules allow that, but it is not what this step is about. Read once more what is asked.
