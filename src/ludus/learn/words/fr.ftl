### Ce que disent toutes les leçons.

lesson-chapter-done = Ce chapitre est terminé. Bravo !
lesson-not-asked = Pas encore : suivez d'abord la leçon.
    .wrong = Les règles le permettent, mais ce n'est pas le sujet de cette étape. Relisez ce qui est demandé.
lesson-keys = Entrée continue, un numéro ou une action décide, s passe le chapitre, q quitte.
lesson-over = Il n'y a plus rien à faire ici.
lesson-reading = Lisez ce que dit la leçon, puis continuez.
lesson-then = Jouez maintenant contre un bot facile : { $command }
task-keys = Un numéro ou une action décide, a montre la réponse, s passe l'exercice, q quitte.
task-other = Les règles le permettent, mais il y a nettement mieux. Essayez encore.
task-solved = Résolu ! Ainsi vous gagneriez { $best } parties sur cent, avec le deuxième meilleur choix { $other }.
