# Quello che il terminale dice oltre alle parole dei giochi.

welcome = ? per l'aiuto
help-choose = Scrivi un numero o un'azione, per esempio 3 o "{ $example }", per sceglierla.
help-board = Premi invio per rivedere il tabellone.
help-log = Scrivi l per leggere che cosa è successo finora.
help-undo = Scrivi u per annullare la tua ultima decisione.
help-leave = Scrivi q per salvare e lasciare il tavolo.
help-list = Scrivi ? per questo elenco.
walk-next = Premi invio per la mossa seguente, scrivi b per quella precedente.
walk-turn = Scrivi t per il turno seguente, o un numero per quella mossa.
walk-leave = Scrivi q per uscire, ? per questo elenco.
number = Scegli un numero da 1 a { $most }, o ? per l'aiuto.
resume = Partita salvata. Per continuarla: { $command }
watch = Partita salvata. Per rivederla: { $command }
ply = Mossa { $ply } di { $plies }, turno { $turn }
set-up = Preparazione
turn = Turno { $turn }
result = Risultato
so-far = Punteggio finora
total = Totale
winner = Vince
