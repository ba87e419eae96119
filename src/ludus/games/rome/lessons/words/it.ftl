# Ciò che dice la lezione di Rome. `docs/lessons.md` spiega i nomi.

chapter-goal = Lo scopo
chapter-turn = Un turno
chapter-aqueducts = Cantieri, magistrati, acquedotti
chapter-end = La fine
chapter-plan = Un primo piano

lesson-goal-welcome = Salve! Guidi la famiglia arancio e costruisci Roma per Augusto. Qui c'è ciò che possiedi: magistrati, tessere Quartiere, punti. Vince chi ha più punti.
lesson-goal-site = Questo angolo è un cantiere. Quando le tessere coprono le sei parti intorno, sorge un edificio: dove si incontrano tre tessere un Tempio, quattro le Terme, cinque un Teatro, sei un'Arena. Quattro parti su sei sono coperte.
lesson-goal-lead = Su questa tessera verde c'è il tuo magistrato. Un magistrato conta se la tessera ha il colore dell'edificio: verde Tempio, blu Terme, gialla Teatro, rossa Arena. Con la terza tessera sorge un Tempio, e conti solo tu.
lesson-goal-lay = Gioca la tua tessera verde nell'unico posto offerto: copre le ultime due parti del cantiere. Lasciala senza magistrato, non ne serve un altro.
    .wrong = Al cantiere mancano le ultime due parti: gioca lì la tessera verde, senza magistrato.
lesson-goal-office = Il Tempio è tuo e vale 2 punti. Un magistrato del cantiere può ora andare allo spazio Imperium del Tempio, che a fine turno porta una tessera Imperium. Manda il tuo: sceglilo sulla sua tessera.
    .wrong = Qui ha finito il suo lavoro. Mandalo allo spazio Imperium.
lesson-goal-built = Il tuo primo edificio. Un Tempio vale 2, le Terme 3, un Teatro 5, un'Arena 8. In caso di parità, o senza alcuna influenza, sorgerebbe una fontana, che non è di nessuno.

lesson-turn-parts = Il tuo turno ha due azioni: pescare due tessere, giocarne una, posare due pezzi Acquedotto o richiamare un magistrato. Si può fare due volte la stessa.
lesson-turn-draw = Prima pesca due tessere di colori diversi: scegli due delle quattro pile.
    .wrong = Questo viene dopo. Prima pesca due tessere.
lesson-turn-domus = Le nuove tessere stanno nella tua domus. Si possono giocare dal prossimo turno, quando passano nell'atrium.
lesson-turn-lay = Seconda azione: gioca la tua tessera rossa nell'unico posto offerto. Una tessera deve avere un lato intero in comune con una collina o con un'altra tessera. Lasciala senza magistrato: ne hai solo tre.
    .wrong = Un'altra volta. Gioca la tessera rossa nel posto offerto, senza magistrato.
lesson-turn-ended = Le due azioni sono fatte, e la domus è passata nell'atrium. Ogni tessera Imperium restituita avrebbe dato un'altra azione.

lesson-aqueducts-source = Questa è una sorgente. La prima tessera che la tocca fa nascere il suo acquedotto, subito con tre pezzi.
lesson-aqueducts-lay = Gioca la tua tessera verde alla sorgente, nell'unico posto offerto, e metti sopra un magistrato: conterà per un Tempio.
    .wrong = La sorgente aspetta la sua prima tessera: gioca lì accanto quella verde, con un magistrato.
lesson-aqueducts-pieces = Ora posa tre pezzi, uno dopo l'altro, lungo i lati delle tessere. Un acquedotto continua dalla sua estremità, non si dirama e non incontra mai sé stesso né un altro.
lesson-aqueducts-worth = A fine partita ogni edificio su un acquedotto vale 2 punti per chi lo possiede, chiunque abbia posato i pezzi. Portalo quindi presso i tuoi cantieri.
lesson-aqueducts-fountain = Chi raggiunge una fontana con un pezzo ottiene una moneta. Dal cantiere di una fontana un magistrato può andare alla Tesoreria, che porta pure una moneta: un punto ciascuna, due in più a chi ne ha di più.
lesson-aqueducts-imperium = Alla fine chi ha più tessere Imperium di un tipo ottiene 5 punti. Ognuna può anche dare un'azione in più: spesso vale di più.

lesson-end-stacks = Un'altra partita. Quando tre delle quattro pile sono vuote comincia l'ultimo giro: un'azione ciascuno. Questa è la tua, l'ultima della partita.
lesson-end-last = Falla valere. A questo cantiere manca una terza tessera per un Tempio. Gioca lì la tua tessera verde con sopra il magistrato, così conti solo tu.
    .wrong = È l'ultima azione: i punti che non dà ora sono persi. Chiudi il cantiere con la tessera verde e il tuo magistrato.
lesson-end-send = Il Tempio è tuo, 2 punti. Ora manda il magistrato dalla sua tessera allo spazio Imperium: il turno finisce, lui porta una tessera Imperium, e con più tessere Tempio di tutti ottieni altri 5 punti.
    .wrong = Se resta, non rende più nulla. Mandalo allo spazio Imperium.
lesson-end-scores = Vinci 80 a 28: 29 per gli edifici, 14 per i ponti, 6 per gli edifici sugli acquedotti, 17 per quelli accanto alle fontane, 4 per le monete, 10 per le tessere Imperium. La tua ultima azione ne ha dati 11.

lesson-plan-close = Tre cose che fanno i giocatori forti. La prima: chiudono i cantieri da soli. Chi posa l'ultima tessera decide quante se ne incontrano, e quindi quale colore conta.
lesson-plan-imperium = La seconda: mandano via i magistrati appena un cantiere è finito. Tornati nell'atrium lavorano di nuovo, e le tessere Imperium danno azioni quando servono.
lesson-plan-bridges = La terza: passano lungo il Tevere. Ogni ponte vale da 1 a 4 punti, noti solo a chi lo prende, per una tessera che si doveva comunque posare.
lesson-plan-try = Ora tocca a te. Comincia l'azione che vuoi.
lesson-plan-play = Sai abbastanza per una prima partita. Giocane una contro un bot facile: i consigli sono accesi.

task-title-sites = Chiudi più cantieri
task-title-site = Chiudi un cantiere con la maggioranza
task-title-water = Porta l'acqua a una fontana
task-title-source = Fai nascere un acquedotto
task-title-bridge = Prendi un ponte
task-title-aqueduct = Posa bene i pezzi
task-title-recall = Richiama un magistrato
task-title-send = Manda un magistrato
task-title-lay = Metti un magistrato
task-title-draw = Pesca le tessere giuste
task-title-fountain = Fai sorgere una fontana
task-title-spend = Procurati un'altra azione

task-sites = Qui l'azione migliore chiude più cantieri, e più di un edificio è tuo. Trovala.
task-site = Qui l'azione migliore chiude un cantiere e vi costruisce per te { TERM($building, "building", "a") }. Trovala.
task-water = Qui l'azione migliore porta l'acqua a una fontana e ti dà una moneta. Trovala.
task-source = Qui l'azione migliore fa nascere un acquedotto. Dove deve passare?
task-bridge = Qui l'azione migliore prende un ponte. Trovala.
task-aqueduct = Si possono posare due pezzi Acquedotto. Un modo è chiaramente il migliore: trovalo.
task-recall = Uno dei tuoi magistrati serve altrove. Quale?
task-send = Un cantiere è finito. Quale dei tuoi magistrati deve andare?
task-lay = Qui l'azione migliore posa una tessera con un magistrato. Quale tessera, e dove?
task-draw = Qui l'azione migliore pesca tessere. Di quali colori?
task-fountain = Qui l'azione migliore chiude un cantiere dove sorge una fontana, che non è di nessuno. Trovala.
task-spend = Qui la cosa migliore è restituire una tessera Imperium per un'azione in più. Quale?
