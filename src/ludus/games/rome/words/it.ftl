title = Rome: City of Marble

summary = Disegna la città con tessere a rombo e costruisci dove stanno i tuoi magistrati.

colour-purple = Viola
colour-orange = Arancio
colour-black = Nero
colour-pink = Rosa

tile-red = rossa
tile-yellow = gialla
tile-green = verde
tile-blue = blu

building-arena = Arena
building-theatre = Teatro
building-temple = Tempio
building-baths = Terme
building-fountain = fontana

aqueduct-grey = grigio
aqueduct-brown = marrone
aqueduct-white = bianco

hill-capitolinus = Campidoglio
hill-palatinus = Palatino
hill-aventinus = Aventino
hill-caelius = Celio
hill-esquilinus = Esquilino
hill-viminalis = Viminale
hill-quirinalis = Quirinale

option-hills = Colline
option-hills-random = Estratte a caso
option-hills-chosen = Scelte dal primo giocatore
option-hill_corners = Vertici delle colline
option-hill_corners-off = Non diventano mai cantieri
option-hill_corners-on = Diventano cantieri: la collina riempie il suo sesto

line-buildings = Edifici civili
line-bridges = Ponti
line-aqueducts = Edifici sugli acquedotti
line-fountains = Edifici accanto a fontane
line-coins = Monete
line-most-coins = Più monete
line-imperium = Più Imperium

tie_break = Parità: 100 per edificio, 1 per tessera Imperium

score = punti

prompt-hills = { PLAYER($family) }: scegli una collina (ne restano { $left }).
prompt-turn = { PLAYER($family) }: scegli un'azione (ne restano { $actions }).
prompt-last = { PLAYER($family) }: scegli la tua ultima azione.
prompt-more = { PLAYER($family) }: restituisci una tessera Imperium per un'altra azione, o termina il turno.
prompt-draw = { PLAYER($family) }: scegli un colore da pescare (ancora { $left ->
        [one] { $left } tessera
       *[other] { $left } tessere
    }).
prompt-expand = { PLAYER($family) }: posa un pezzo di acquedotto (ne restano { $left }).
prompt-recall = { PLAYER($family) }: quale magistrato richiami?
prompt-tile = { PLAYER($family) }: scegli la tessera da giocare.
prompt-lay = { PLAYER($family) }: dove va la tessera { TERM($tile, "tile") }?
prompt-post = { PLAYER($family) }: metti un magistrato sulla tessera in { $place }?
prompt-start = { PLAYER($family) }: comincia l'acquedotto { TERM($aqueduct, "aqueduct") }, posa un pezzo (ne restano { $left }).
prompt-site = { PLAYER($family) }: hai completato { $sites } cantieri, quale si termina ora?
prompt-send = { PLAYER($family) }: mandi un magistrato da { $place } allo spazio Imperium ({ TERM($building, "building") })?
prompt-treasury = { PLAYER($family) }: mandi un magistrato dalla fontana in { $place } alla Tesoreria?

hint-hills = Le prime tessere devono toccare una collina: la città cresce da qui. Colline vicine fanno un solo quartiere affollato, lontane più quartieri tranquilli.
hint-turn = Due azioni a turno, anche due volte la stessa. Gioca tessere con un magistrato per aprire cantieri; pesca quando l'atrio si svuota, perché le tessere nuove non si giocano in questo turno.
hint-last = Resta una sola azione: finisci un cantiere dove sei primo se puoi, altrimenti posa una tessera su un ponte, o un acquedotto lungo i tuoi edifici.
hint-more = Ogni tessera Imperium compra un'azione, ma alla fine averne di più di un tipo vale 5. Spendi dove un altro ne ha più di te, o per finire un cantiere.
hint-draw = Due tessere di colore diverso. Prendi il colore del cantiere che vuoi vincere: verde per i Templi, blu per le Terme, giallo per i Teatri, rosso per le Arene.
hint-expand = Porta gli acquedotti lungo i tuoi edifici, 2 punti l'uno alla fine, e alle fontane: subito una moneta per te. Anche lontano dai rivali va bene.
hint-recall = Richiama un magistrato che lì non può vincere più niente. Puoi usarlo subito di nuovo.
hint-tile = Scegli il colore che conta nel cantiere che hai in mente: verde Tempio, blu Terme, giallo Teatro, rosso Arena.
hint-lay = Un angolo acuto riempie un sesto del cantiere, uno ottuso due: con poche tessere nasce un Tempio, con molte un Teatro o un'Arena. Passa sopra un posto per vedere quali cantieri completa e chi li vincerebbe.
hint-post = Con un magistrato questa tessera conta per te ovunque conti il suo colore. Ne hai tre: tienine uno per la tessera che decide.
hint-start = Si posano subito tre pezzi, a partire dalla sorgente. Guidali lungo tessere dove i tuoi edifici sono o saranno.
hint-site = I cantieri si finiscono uno alla volta, e un magistrato che parte non conta più. Finisci prima quello dove ti servono tutti.
hint-send = Mandato lì guadagna una tessera Imperium e torna alla fine del tuo turno. Lascialo se può ancora vincere un cantiere vicino.
hint-treasury = Nella Tesoreria guadagna una moneta e torna alla fine del tuo turno. Lascialo se può ancora vincere un cantiere vicino.

action-draw = Pesca due tessere
action-expand = Espandi gli acquedotti
action-recall = Richiama un magistrato
action-play = Gioca una tessera Quartiere
action-end = Termina il turno
action-spend = Restituisci Imperium ({ TERM($building, "building") }) per un'azione
action-take = Prendi una tessera { TERM($tile, "tile") }
action-tile = Gioca una tessera { TERM($tile, "tile") }
action-lay = Posala da { $place }
action-post = Con un magistrato
action-leave-empty = Senza magistrato
action-site = Termina il cantiere in { $place }
action-send = Manda il magistrato sulla tessera { $place }
action-stay = Lasciali dove sono
action-piece = Posa un pezzo lungo { $place }
action-call = Richiama il magistrato sulla tessera { $place }
action-choose-hill = Piazza la collina { TERM($hill, "hill") }
action-first = { PLAYER($family) } comincia
action-hill = Si piazza la collina { TERM($hill, "hill") }
action-bridge = Il ponte vale { $value }

event-first = { PLAYER($family) } è il primo giocatore.
event-hill = Si piazza la collina { TERM($hill, "hill") }.
event-draw = { PLAYER($family) } pesca tessere.
event-take = { PLAYER($family) } prende una tessera { TERM($tile, "tile") }.
event-expand = { PLAYER($family) } espande gli acquedotti.
event-piece = { PLAYER($family) } posa un pezzo dell'acquedotto { TERM($aqueduct, "aqueduct") } lungo { $place }.
event-coin = L'acqua raggiunge la fontana in { $place }: { PLAYER($family) } prende una moneta.
event-recalling = { PLAYER($family) } richiama un magistrato.
event-recall = Il magistrato sulla tessera { $place } torna da { PLAYER($family) }.
event-play = { PLAYER($family) } gioca una tessera Quartiere.
event-tile = { PLAYER($family) } sceglie una tessera { TERM($tile, "tile") }.
event-lay = { PLAYER($family) } posa una tessera { TERM($tile, "tile") } da { $place }.
event-post = { PLAYER($family) } vi mette un magistrato.
event-leave-empty = { PLAYER($family) } non vi mette magistrati.
event-bridge = { PLAYER($family) } prende il ponte { $bridge }, che vale { $value }.
event-bridge-hidden = { PLAYER($family) } prende il ponte { $bridge }.
event-source = { PLAYER($family) } raggiunge la sorgente in { $place }: comincia l'acquedotto { TERM($aqueduct, "aqueduct") }.
event-building = { PLAYER($family) } costruisce in { $place } ({ TERM($building, "building") }) e segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-fountain = In { $place } nessuno prevale: si costruisce una fontana.
event-send = { PLAYER($family) } manda il magistrato su { $place } allo spazio Imperium ({ TERM($building, "building") }).
event-send-treasury = { PLAYER($family) } manda il magistrato su { $place } alla Tesoreria.
event-stay = { PLAYER($family) } lascia i magistrati dove sono.
event-spend = { PLAYER($family) } restituisce Imperium ({ TERM($building, "building") }) per un'altra azione.
event-skip = { PLAYER($family) } non può fare nulla.
event-end-turn = { PLAYER($family) } termina il turno.
event-earn-imperium = { PLAYER($family) } riceve Imperium ({ TERM($building, "building") }).
event-no-imperium = Non c'è più Imperium ({ TERM($building, "building") }) per { PLAYER($family) }.
event-earn-coin = { PLAYER($family) } riceve una moneta dalla Tesoreria.
event-no-coin = Non ci sono più monete per { PLAYER($family) }.
event-last-round = Tre pile sono vuote: comincia l'ultimo giro, un'azione ciascuno.
event-end = L'ultimo giro è finito.

refusal-hill = La collina { TERM($hill, "hill") } è già sul tabellone.
refusal-actions-left = Devi ancora compiere { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }.
refusal-imperium = Non hai tessere Imperium ({ TERM($building, "building") }).
refusal-no-action = Hai compiuto le tue azioni: restituisci una tessera Imperium per un'altra.
refusal-play-first = Prima scegli di giocare una tessera Quartiere, poi il colore.
refusal-draw = Non ci sono più tessere Quartiere da pescare.
refusal-expand = Nessun acquedotto avviato si può continuare ora.
refusal-recall = Non hai magistrati su tessere Quartiere.
refusal-play = Non hai tessere Quartiere nell'atrium.
refusal-no-room = Non c'è posto per un'altra tessera.
refusal-stack = La pila { TERM($tile, "tile") } è vuota.
refusal-order = Si pescano due colori diversi, nell'ordine rosso, giallo, verde, blu: prendi prima l'altro, o un altro colore.
refusal-side = Un pezzo sta lungo un lato di una tessera Quartiere; { $place } non lo è.
refusal-continue = Un pezzo continua dal capo di un acquedotto avviato; { $place } no.
refusal-touch = Un pezzo lungo { $place } toccherebbe un acquedotto o una sorgente.
refusal-pieces = Tutti i 13 pezzi dell'acquedotto { TERM($aqueduct, "aqueduct") } sono posati.
refusal-blocked = Dopo un pezzo lungo { $place } non potresti posare tutti gli altri.
refusal-nobody = Nessun tuo magistrato sta sulla tessera { $place }.
refusal-tile = Non hai tessere di questo colore ({ TERM($tile, "tile") }) nell'atrium.
refusal-covered = Qualcosa copre già una parte di { $place }.
refusal-contact = Una tessera deve avere un lato intero in comune con una collina o con un'altra tessera; { $place } non lo ha.
refusal-site = Non hai completato un cantiere in { $place }.
refusal-send = Nessun tuo magistrato sta su una tessera { $place } di questo cantiere.
