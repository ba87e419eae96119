### Ciò che dicono tutte le lezioni.

lesson-chapter-done = Il capitolo è finito. Ottimo!
lesson-not-asked = Non ancora: prima segui la lezione.
    .wrong = Le regole lo permettono, ma non è ciò di cui parla questo passo. Rileggi che cosa viene chiesto.
lesson-keys = Invio va avanti, un numero o un'azione decide, s salta il capitolo, q esce.
lesson-over = Qui non c'è altro da fare.
lesson-reading = Leggi che cosa dice la lezione, poi vai avanti.
lesson-then = Ora gioca contro un bot facile: { $command }
task-keys = Un numero o un'azione decide, a mostra la risposta, s salta l'esercizio, q esce.
task-other = Le regole lo permettono, ma c'è chiaramente di meglio. Riprova.
task-solved = Risolto! Così vinceresti { $best } partite su cento, con la seconda scelta migliore { $other }.
