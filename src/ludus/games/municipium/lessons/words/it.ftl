# Ciò che dice la lezione di Municipium. `docs/lessons.md` spiega i nomi.

chapter-goal = Lo scopo
chapter-turn = Un turno
chapter-powers = I poteri
chapter-end = La fine
chapter-plan = Un primo piano

lesson-goal-welcome = Salve! Guidi la famiglia blu. Tutto ciò che possiedi è qui: per ora due cittadini, un mercante e un soldato.
lesson-goal-set = Ci sono quattro tipi di cittadini: sacerdoti, avvocati, mercanti e soldati. Uno di ogni tipo forma un set, e un set diventa subito un Decurione. Vince chi ha più Decurioni.
lesson-goal-banner = I cittadini si radunano sui banner. Al Foro ci sono due avvocati. Quando arriva un terzo cittadino, tutti e tre vengono spartiti.
lesson-goal-lead = Due vanno alla famiglia con più membri nell'edificio, il terzo alla seconda. Nel Foro hai due membri e Livia uno: la prima famiglia sei tu.
lesson-goal-card = In ogni turno si gioca una carta. Scopri la prima carta del mazzo comune.
    .wrong = Si può fare anche questo, ma guarda prima che cosa porta il mazzo: scopri la sua prima carta.
lesson-goal-place = Visita Cittadino: ogni giocatore pesca un cittadino e lo piazza. Hai pescato un sacerdote, il solo che può andare dappertutto. Piazzalo nel Foro: è il terzo.
    .wrong = Il sacerdote può andare anche lì, ma nel Foro aspettano due cittadini e la prima famiglia sei tu. Piazzalo nel Foro.
lesson-goal-share = Tre cittadini! La tua famiglia è la prima, quindi ne tieni due. Per il set ti servono un sacerdote e un avvocato: lascia l'altro avvocato a Livia.
    .wrong = Così non avresti il sacerdote, e nessun set. Lascia un avvocato.
lesson-goal-decurion = Sacerdote, avvocato, mercante, soldato: il set è diventato il tuo primo Decurione. Anche gli altri hanno piazzato i loro cittadini.
lesson-goal-others = Il gioco è tutto qui: essere primi dove si radunano i cittadini e raccoglierne uno di ogni tipo. Ora vedrai come si diventa primi.

lesson-turn-parts = Un turno ha due parti. Prima puoi muovere: due membri di una strada ciascuno, o un membro di due. Poi devi giocare una carta.
lesson-turn-prefect = Questo è il Prefetto. Va di stanza in stanza in senso orario; dopo il Pretorio viene la Taverna.
lesson-turn-room = In ogni stanza per riunione c'è un favore e, in tre o quattro giocatori, un cittadino. Quando il Prefetto entra, la prima famiglia prende il favore, la seconda il cittadino.
lesson-turn-first = Nella Taverna Marcus ha due membri, tu e Livia uno ciascuno. Muovi un membro dal Tempio o dai Bagni alla Taverna: scegli il membro, poi la Taverna.
    .wrong = Una buona mossa, ma un'altra volta. Il Prefetto arriva alla Taverna: portaci un membro, dal Tempio o dai Bagni.
lesson-turn-second = Due contro due non basta. Puoi muovere ancora una volta: porta un altro membro alla Taverna.
    .wrong = Non ancora. Porta un secondo membro alla Taverna, per essere in testa.
lesson-turn-card = Tre membri: nella Taverna la prima famiglia sei tu. Cinque delle dodici carte comuni muovono il Prefetto. Scoprine una.
    .wrong = Tieni le carte famiglia per dopo, ognuna vale una volta sola. Scopri una carta comune.
lesson-turn-favour = Il Prefetto è arrivato e la prima famiglia eri tu: il favore è tuo. È un jolly e vale come un cittadino che ti manca.
lesson-turn-tie = Ancora una cosa: in caso di parità conta chi è più in alto nella classifica del Tempio. La rinnova solo il potere del Tempio.

lesson-powers-building = Ogni edificio ha un potere: quello del Foro prende un cittadino a un giocatore o da un banner. Può usarlo solo la famiglia che vi è prima, e solo quando lo dice una carta.
lesson-powers-cards = Nel mazzo comune ci sono Tutti i Poteri e Un Potere. E ogni famiglia ha tre carte sue, che valgono una volta sola in una partita.
lesson-powers-use = Nella Taverna e nel Foro la prima famiglia sei tu. La carta Tuo Potere ti lascia usare entrambi i poteri, in ordine di numero. Usala.
    .wrong = Un'altra carta sprecherebbe l'occasione: usa Tuo Potere.
lesson-powers-tavern = Prima la Taverna: porterebbe qui i membri di una famiglia. Non ti serve nessuno: rinuncia.
    .wrong = Potresti, ma ora non ci guadagni nulla. Rinuncia, poi tocca al Foro.
lesson-powers-forum = Ora il Foro: prendi un cittadino a un giocatore o da un banner. Hai un mercante, due soldati e un favore. Con un avvocato o un sacerdote, il favore sostituisce il tipo che manca. Prendi l'avvocato di Livia.
    .wrong = Quel tipo lo hai già. Prendi un avvocato o un sacerdote.
lesson-powers-joker = Il favore ha riempito il vuoto da solo, ed ecco il tuo secondo Decurione. I favori si devono usare appena completano un set.
lesson-powers-wreath = Un potere conviene conoscerlo presto: i Bagni danno una corona a un membro. Un membro con la corona vale doppio ovunque vada, per tutta la partita.
lesson-powers-others = Un potere vale di più quando completa un set. Guarda quindi prima che cosa ti manca, poi chi è primo dove lo si può avere.

lesson-end-count = Un'altra partita, quasi finita. Hai tre Decurioni. Con cinque, o in una partita breve come questa con quattro, la partita finisce: si completa il turno, e vince chi ha più Decurioni.
lesson-end-missing = Hai un avvocato, un mercante e dei soldati. Manca solo un sacerdote, o un favore al suo posto.
lesson-end-move = La prossima tappa del Prefetto sono i Bagni. Muovi un membro dalla Taverna ai Bagni. Tutte e tre le famiglie ne avrebbero uno; la tua è la più alta nella classifica del Tempio, quindi la parità è tua.
    .wrong = Il Prefetto arriva ai Bagni: portaci un membro, dalla Taverna.
lesson-end-card = Il mazzo forse non porta il Prefetto, la tua carta Grande Famiglia sì. Usala.
    .wrong = Non quella: è Grande Famiglia che muove di sicuro il Prefetto.
lesson-end-advance = Grande Famiglia ti lascia spostare i tuoi membri dove vuoi, o il Prefetto di una stanza. Fai avanzare il Prefetto.
    .wrong = I tuoi membri stanno bene dove sono. Fai avanzare il Prefetto.
lesson-end-won = Il favore completa il set, e il tuo quarto Decurione chiude la partita. In caso di parità conterebbero i cittadini e i favori avanzati.

lesson-plan-tip = Tre cose che fanno i giocatori forti. La prima: contano fino a tre. Dove aspettano due cittadini, il prossimo fa scattare l'evento. Bisogna essere primi lì, o almeno secondi.
lesson-plan-prefect = La seconda: precedono il Prefetto. La sua strada si conosce, e un favore va bene in ogni set.
lesson-plan-cards = La terza: tengono le carte famiglia finché una di loro completa un set, o toglie a un rivale il pezzo decisivo.
lesson-plan-try = Ora tocca a te. Fai quello che vuoi: muovi un membro o gioca una carta.
lesson-plan-play = Sai abbastanza per una prima partita. Giocane una breve contro un bot facile: i consigli sono accesi.

task-title-decurion = Ottieni un Decurione
task-title-tip = Fai scattare l'evento
task-title-favour = Ottieni un favore
task-title-wreath = Ottieni una corona
task-title-take = Prendi il cittadino giusto
task-title-regroup = Raduna i membri
task-title-place = Piazza un cittadino
task-title-step = Muovi per tempo

task-decurion = Qui la mossa migliore ti fa ottenere un Decurione. Trovala.
task-tip = Qui la mossa migliore fa scattare l'evento Cittadino { TERM($institution, "institution", "in") }, dove il primo sei tu. Trovala e prendi i cittadini giusti.
task-favour = Qui la mossa migliore porta il Prefetto dove il primo sei tu. Trovala.
task-wreath = Qui la mossa migliore dà una corona a un tuo membro. Trovala.
task-take = Qui la mossa migliore prende un cittadino. Da dove, e di quale tipo?
task-regroup = Qui la mossa migliore sposta dei membri. Di quale famiglia, e dove?
task-place = Hai pescato { TERM($citizen, "citizen", "a") }. Un posto è chiaramente il migliore: trovalo.
task-step = Un movimento è chiaramente migliore di tutti gli altri. Chi deve andare, e dove?
