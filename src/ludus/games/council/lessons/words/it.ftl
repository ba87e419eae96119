# Ciò che dice la lezione del Consiglio dei Quattro. `docs/lessons.md` spiega i nomi.

chapter-goal = Lo scopo
chapter-turn = Un turno
chapter-chains = Consigli e catene
chapter-end = La fine
chapter-plan = Un primo piano

lesson-goal-welcome = Salve! Hai dieci empori da costruire in tutto il regno. Qui c'è ciò che possiedi: punti, monete, aiutanti, carte politica. Vince chi ha più punti.
lesson-goal-city = Ogni città, tranne quella del re, mostra un gettone ricompensa. Chi vi costruisce un emporio lo ottiene: a Esti due aiutanti.
lesson-goal-permit = Per costruire serve un permesso. Questo, con la E, vale per Esti, e chi lo prende ottiene subito due monete e un'altra azione principale.
lesson-goal-council = I permessi di una regione li concede il suo consiglio. Paghi con carte dei colori dei consiglieri: quattro carte giuste non costano altro, tre costano 4 monete, due 7, una 10. Un jolly sostituisce ogni colore, per 1 moneta.
lesson-goal-buy = Le tue carte bianca, viola e blu vanno bene, e il jolly sostituisce l'arancio. Acquista il permesso di Esti con queste quattro carte.
    .wrong = Si può, ma questo permesso si ripaga da solo. Acquista il permesso E dal consiglio della costa con bianco, viola, blu e il jolly.
lesson-goal-build = Il permesso ti ha dato un'altra azione principale. Usala: costruisci a Esti con il tuo permesso.
    .wrong = Prima usa il permesso: costruisci a Esti.
lesson-goal-token = Il tuo primo emporio c'è, e con lui due aiutanti. Il permesso usato si gira. Quando qualcuno costruisce il decimo emporio, la partita volge al termine.

lesson-turn-parts = Ogni turno comincia con una carta dal mazzo. Poi devi fare un'azione principale e puoi fare un'azione veloce, nell'ordine che vuoi.
lesson-turn-main = Le azioni principali: eleggere un consigliere, acquistare un permesso, costruire con un permesso, costruire con l'aiuto del re.
lesson-turn-elect = Eleggi un consigliere nel consiglio delle colline: scegli il consiglio e uno qualsiasi dei consiglieri accanto al tabellone. L'ultimo della fila viene spinto fuori, e ottieni 4 monete.
    .wrong = Buono per un altro turno. Ora eleggi un consigliere nel consiglio delle colline.
lesson-turn-quick = Ora un'azione veloce. Gli aiutanti pagano le azioni veloci e permettono di costruire dove ci sono già altri. Prendine uno per 3 monete.
    .wrong = Un'altra azione veloce consumerebbe i tuoi aiutanti. Prendine invece uno.
lesson-turn-ended = Le due azioni sono fatte, quindi il turno è finito. Con tre aiutanti si ottiene perfino una seconda azione principale.

lesson-chains-price = Hai un permesso per A e B: puoi costruire ad Arkon o a Burgen. Ricorda il prezzo di un permesso: più carte vanno bene, meno monete servono.
lesson-chains-road = Guarda le strade. Burgen è accanto a Esti, dove hai un emporio. Un nuovo emporio ottiene il suo gettone e quelli di tutti i tuoi empori collegati.
lesson-chains-build = Costruisci a Burgen con il tuo permesso.
    .wrong = Arkon non è collegata con Esti. Costruisci a Burgen e ottieni due gettoni.
lesson-chains-again = Due punti da Burgen, e ancora due aiutanti da Esti. Ogni nuova città della catena fa rendere di nuovo tutti i gettoni.
lesson-chains-king = Il consiglio del re funziona allo stesso modo, senza permesso: paghi le carte, porti il re lungo le strade per 2 monete ciascuna e costruisci dove si ferma.
lesson-chains-tiles = Tutte le città di un colore o di una regione danno una tessera bonus, e le prime anche un premio del re: 25 punti il primo, poi 18, 12, 7, 3.

lesson-end-last = Un'altra partita, l'ultimo turno. Livia ha costruito il decimo emporio, che vale 3 punti. Agli altri resta un turno: questo è il tuo.
lesson-end-king = Ti resta un emporio, e hai le carte per tutto il consiglio del re. Porta il re da Framek a Naris, tre strade per 6 monete, e costruisci lì: così completi le tue città di bronzo.
    .wrong = È l'ultimo turno: ciò che non costruisci ora non vale nulla. Costruisci a Naris con il re.
lesson-end-scores = Vinci 90 a 48: 8 punti per le città di bronzo e 18 per il premio del re, 3 per il decimo emporio e 5 perché sei più avanti nel percorso della nobiltà. Livia ne ha avuti 3 per il maggior numero di permessi.

lesson-plan-chain = Tre cose che fanno i giocatori forti. La prima: costruiscono in catena, lungo le strade, e cominciano dove i gettoni sono buoni. Ogni nuova città fa rendere di nuovo le altre.
lesson-plan-cards = La seconda: acquistano con tre o quattro carte, ed eleggono il consigliere del colore che hanno in mano. Una carta e dieci monete sono per le emergenze.
lesson-plan-tiles = La terza: completano presto un colore o una regione. Il primo premio del re vale 25 punti, più di tanti piccoli guadagni.
lesson-plan-try = Ora tocca a te. Comincia l'azione che vuoi.
lesson-plan-play = Sai abbastanza per una prima partita. Giocane una contro un bot facile: i consigli sono accesi.

task-title-tile = Completa un gruppo di città
task-title-chain = Costruisci la catena che rende di più
task-title-king = Guida il re
task-title-build = Costruisci nel posto giusto
task-title-permit = Acquista il permesso giusto
task-title-extra = Più di un'azione
task-title-change = Cambia i permessi
task-title-elect = Eleggi un consigliere

task-tile = Qui l'azione migliore completa un colore o una regione e ne prende la tessera bonus. Trovala.
task-chain = Qui l'azione migliore costruisce dove rendono almeno tre gettoni. Trovala.
task-king = Qui l'azione migliore costruisce con l'aiuto del re. Dove deve andare, e con quali carte?
task-build = Qui l'azione migliore costruisce un emporio. Dove?
task-permit = Qui l'azione migliore acquista un permesso. Quale, e con quali carte?
task-extra = Qui la scelta migliore è un'azione veloce che ti dà un'altra azione principale. Trovala.
task-change = Qui la scelta migliore è cambiare i permessi. In quale regione?
task-elect = Qui l'azione migliore elegge un consigliere. Quale, e dove?
