# What Rome says. `docs/translating.md` explains the functions, `docs/terms.md` the terms.

title = Rome: City of Marble
summary = Disegna la città con tessere a rombo e costruisci dove stanno i tuoi magistrati.

# ---- Terms ----

colour-purple = Viola
colour-orange = Arancio
colour-black = Nero
colour-pink = Rosa

tile-red = rossa
    .a = una rossa
    .plural = rosse
tile-yellow = gialla
    .a = una gialla
    .plural = gialle
tile-green = verde
    .a = una verde
    .plural = verdi
tile-blue = blu
    .a = una blu
    .plural = blu

building-arena = Arena
    .a = un'Arena
    .of = dell'Arena
building-theatre = Teatro
    .a = un Teatro
    .of = del Teatro
building-temple = Tempio
    .a = un Tempio
    .of = del Tempio
building-baths = Terme
    .a = le Terme
    .of = delle Terme
building-fountain = fontana
    .a = una fontana
    .of = della fontana

aqueduct-grey = grigio
aqueduct-brown = marrone
aqueduct-white = bianco

hill-capitolinus = Campidoglio
    .the = il Campidoglio
hill-palatinus = Palatino
    .the = il Palatino
hill-aventinus = Aventino
    .the = l'Aventino
hill-caelius = Celio
    .the = il Celio
hill-esquilinus = Esquilino
    .the = l'Esquilino
hill-viminalis = Viminale
    .the = il Viminale
hill-quirinalis = Quirinale
    .the = il Quirinale

points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
actions = { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
}

option-hills = Colline
option-hills-random = Estratte a caso
option-hills-chosen = Scelte dal primo giocatore
option-hill_corners = Vertici delle colline
option-hill_corners-off = Non diventano mai cantieri
option-hill_corners-on = Diventano cantieri: la collina riempie il suo sesto

line-buildings = Edifici civili
line-bridges = Ponti
line-aqueducts = Edifici sugli acquedotti
line-fountains = Edifici accanto alle fontane
line-coins = Monete
line-most-coins = Più monete
line-imperium = Più Imperium

tie_break = Parità: 100 per edificio, 1 per tessera Imperium
score = punti

# ---- Prompts: to the one who decides ----

prompt-hills = Scegli una collina ({ $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}).
prompt-turn = { $actions ->
    [one] Ti resta { $actions } azione
   *[other] Ti restano { $actions } azioni
}: { CHOICES($offers, "turn") }.
prompt-last = La tua ultima azione: { CHOICES($offers, "turn") }.
choice-turn-draw = pesca tessere
choice-turn-expand = espandi gli acquedotti
choice-turn-recall = richiama un magistrato
choice-turn-play = gioca una tessera Quartiere
prompt-more = { CHOICES($offers, "more") }.
choice-more-end = termina il turno
choice-more-spend = restituisci una tessera Imperium per un'altra azione
prompt-draw = Prendi una tessera: { TERM($tiles, "tile", "", "or") } ({ $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}).
prompt-expand = Posa un pezzo Acquedotto ({ $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}).
prompt-recall = Quale magistrato richiami?
prompt-tile = Quale tessera giochi: { TERM($tiles, "tile", "", "or") }?
prompt-lay = Dove va la tessera { TERM($tile, "tile") }?
prompt-post = Metti un magistrato sulla tessera in { $place }, oppure lasciala senza.
prompt-start = Comincia l'acquedotto { TERM($aqueduct, "aqueduct") }: posa un pezzo ({ $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}).
prompt-site = Hai completato { $sites } cantieri: quale si termina ora?
prompt-send = Manda un magistrato dal cantiere in { $place } allo spazio Imperium { TERM($building, "building", "of") }, oppure lascia i tuoi dove sono.
prompt-treasury = Manda un magistrato dalla fontana in { $place } alla Tesoreria, oppure lascia i tuoi dove sono.

# ---- Hints: what a beginner wants to know ----

hint-hills = Le prime tessere devono toccare una collina: la città cresce da qui. Colline vicine fanno un solo quartiere affollato, lontane più quartieri tranquilli.
hint-turn = Due azioni a turno, anche due volte la stessa. Gioca tessere con un magistrato per aprire cantieri; pesca quando l'atrium si svuota: le tessere nuove non si giocano in questo turno.
hint-last = Ti resta una sola azione in questa partita: termina un cantiere dove sei primo se puoi, altrimenti posa una tessera su un ponte, o un acquedotto lungo i tuoi edifici.
hint-more = Ogni tessera Imperium compra un'azione, ma alla fine chi ha più tessere di un tipo ottiene 5 punti. Spendi dove un altro ne ha più di te, o per terminare un cantiere.
hint-draw = Prendi il colore del cantiere che vuoi vincere: verde per i Templi, blu per le Terme, giallo per i Teatri, rosso per le Arene. Le due tessere sono di colore diverso, finché restano due colori.
hint-expand = Porta gli acquedotti lungo i tuoi edifici, 2 punti l'uno alla fine, e alle fontane: finché ci sono monete, una è subito tua.
hint-recall = Richiama un magistrato che lì non può vincere più niente. Puoi usarlo subito di nuovo.
hint-tile = Scegli il colore che conta nel cantiere che hai in mente: verde Tempio, blu Terme, giallo Teatro, rosso Arena.
hint-lay = Un angolo acuto riempie un sesto del cantiere, uno ottuso due: con poche tessere nasce un Tempio, con molte un Teatro o un'Arena. Passa sopra un posto per vedere quali cantieri completa e chi li vincerebbe.
hint-post = Con un magistrato questa tessera conta per te ovunque conti il suo colore. Ne hai tre in tutto: tienine uno per la tessera che decide.
hint-start = I pezzi si posano subito, a partire dalla sorgente. Guidali lungo tessere dove i tuoi edifici sono o saranno.
hint-site = I cantieri si terminano uno alla volta, e un magistrato che parte non conta più. Termina prima quello dove ti servono tutti.
hint-send = Il magistrato mandato lì torna alla fine del tuo turno, questo o il prossimo, con una tessera Imperium, se ne resta una; dopo il tuo ultimo turno non porta più niente. Lascia i tuoi dove possono ancora vincere un cantiere vicino.
hint-treasury = Il magistrato mandato lì torna alla fine del tuo turno, questo o il prossimo, con una moneta, se ne resta una; dopo il tuo ultimo turno non porta più niente. Lascia i tuoi dove possono ancora vincere un cantiere vicino.

# ---- Buttons ----

action-draw = Pesca tessere
    .brief = Pesca
action-expand = Espandi gli acquedotti
    .brief = Acquedotti
action-recall = Richiama un magistrato
    .brief = Richiamo
action-play = Gioca una tessera Quartiere
    .brief = Tessera
action-end = Termina il turno
action-spend = Restituisci una tessera Imperium { TERM($building, "building", "of") } per un'azione
    .brief = Imperium { TERM($building, "building") }
action-take = Prendi una tessera { TERM($tile, "tile") }
    .brief = { TERM($tile, "tile") }
action-tile = Gioca una tessera { TERM($tile, "tile") }
    .brief = { TERM($tile, "tile") }
action-lay = Posala su { $place }
    .brief = { $place }
action-post = Con un magistrato
    .brief = magistrato
action-leave-empty = Senza magistrato
action-site = Termina il cantiere in { $place }
    .brief = cantiere { $place }
action-send = Manda il magistrato sulla tessera { $place }
    .brief = Imperium { $place }
action-stay = Lasciali dove sono
action-piece = Posa un pezzo lungo { $place }
    .brief = { $place }
action-call = Richiama il magistrato sulla tessera { $place }
    .brief = { $place }
action-choose-hill = Piazza { TERM($hill, "hill", "the") }
action-first = Comincia { PLAYER($family) }
action-hill = Si piazza { TERM($hill, "hill", "the") }
action-bridge = Il ponte vale { $value }

# ---- The log ----

event-first = Il primo giocatore è { PLAYER($family) }.
event-hill = Si piazza { TERM($hill, "hill", "the") }.
event-draw = { PLAYER($family) } pesca tessere.
    .you = Peschi tessere.
event-take = { PLAYER($family) } prende una tessera { TERM($tile, "tile") }.
    .you = Prendi una tessera { TERM($tile, "tile") }.
event-expand = { PLAYER($family) } espande gli acquedotti.
    .you = Espandi gli acquedotti.
event-piece = { PLAYER($family) } posa un pezzo dell'acquedotto { TERM($aqueduct, "aqueduct") } lungo { $place }.
    .you = Posi un pezzo dell'acquedotto { TERM($aqueduct, "aqueduct") } lungo { $place }.
event-coin = L'acqua raggiunge la fontana in { $place }: { PLAYER($family) } prende una moneta.
    .you = L'acqua raggiunge la fontana in { $place }: prendi una moneta.
    .short = una moneta dalla fontana in { $place }
event-dry-fountain = L'acqua raggiunge la fontana in { $place }, ma non ci sono più monete.
    .short = non c'è più nessuna moneta per la fontana in { $place }
event-recalling = { PLAYER($family) } richiama un magistrato.
    .you = Richiami un magistrato.
event-recall = { PLAYER($family) } richiama il magistrato sulla tessera { $place }.
    .you = Richiami il magistrato sulla tessera { $place }.
event-play = { PLAYER($family) } gioca una tessera Quartiere.
    .you = Giochi una tessera Quartiere.
event-tile = { PLAYER($family) } sceglie una tessera { TERM($tile, "tile") }.
    .you = Scegli una tessera { TERM($tile, "tile") }.
event-lay = { PLAYER($family) } posa una tessera { TERM($tile, "tile") } su { $place }.
    .you = Posi una tessera { TERM($tile, "tile") } su { $place }.
event-post = { PLAYER($family) } vi mette un magistrato.
    .you = Vi metti un magistrato.
event-leave-empty = { PLAYER($family) } non vi mette magistrati.
    .you = Non vi metti magistrati.
event-bridge = { PLAYER($family) } prende il ponte { $bridge }, che vale { $value }.
    .you = Prendi il ponte { $bridge }, che vale { $value }.
    .short = il ponte { $bridge }, che vale { $value }
event-bridge-hidden = { PLAYER($family) } prende il ponte { $bridge }.
    .you = Prendi il ponte { $bridge }.
    .short = il ponte { $bridge }
event-source = { PLAYER($family) } raggiunge la sorgente in { $place }: comincia l'acquedotto { TERM($aqueduct, "aqueduct") }.
    .you = Raggiungi la sorgente in { $place }: comincia l'acquedotto { TERM($aqueduct, "aqueduct") }.
    .short = comincia l'acquedotto { TERM($aqueduct, "aqueduct") }
event-dry-source = In { $place } non si può posare nessun pezzo dell'acquedotto { TERM($aqueduct, "aqueduct") }: la sorgente è usata.
    .short = non si può posare nessun pezzo
event-building = { PLAYER($family) } costruisce { TERM($building, "building", "a") } in { $place } e guadagna { COUNT($points, "points") }.
    .you = Costruisci { TERM($building, "building", "a") } in { $place } e guadagni { COUNT($points, "points") }.
event-fountain = In { $place } nessuno ha la maggiore influenza: si costruisce una fontana.
event-send = { PLAYER($family) } manda il magistrato su { $place } allo spazio Imperium { TERM($building, "building", "of") }.
    .you = Mandi il magistrato su { $place } allo spazio Imperium { TERM($building, "building", "of") }.
event-send-treasury = { PLAYER($family) } manda il magistrato su { $place } alla Tesoreria.
    .you = Mandi il magistrato su { $place } alla Tesoreria.
event-stay = { PLAYER($family) } non manda nessun magistrato.
    .you = Non mandi nessun magistrato.
event-spend = { PLAYER($family) } restituisce una tessera Imperium { TERM($building, "building", "of") } per un'altra azione.
    .you = Restituisci una tessera Imperium { TERM($building, "building", "of") } per un'altra azione.
event-skip = { PLAYER($family) } non può fare nulla.
    .you = Non puoi fare nulla.
event-end-turn = { PLAYER($family) } termina il turno.
    .you = Termini il turno.
event-earn-imperium = { PLAYER($family) } riceve una tessera Imperium { TERM($building, "building", "of") }.
    .you = Ricevi una tessera Imperium { TERM($building, "building", "of") }.
event-no-imperium = Non ci sono più tessere Imperium { TERM($building, "building", "of") } per { PLAYER($family) }.
    .you = Non ci sono più tessere Imperium { TERM($building, "building", "of") } per te.
event-earn-coin = { PLAYER($family) } riceve una moneta dalla Tesoreria.
    .you = Ricevi una moneta dalla Tesoreria.
event-no-coin = Non ci sono più monete per { PLAYER($family) }.
    .you = Non ci sono più monete per te.
event-last-round = Tre pile sono vuote: comincia l'ultimo giro, un'azione a testa.
event-end = L'ultimo giro è finito.

# Whole actions in one line, without the full stop.

told-drew = { PLAYER($family) } pesca due tessere, { TERM($tiles, "tile", "a") }
    .you = peschi due tessere, { TERM($tiles, "tile", "a") }
told-drew-one = { PLAYER($family) } pesca una tessera { TERM($tile, "tile") }
    .you = peschi una tessera { TERM($tile, "tile") }
told-drew-two = { PLAYER($family) } pesca due tessere { TERM($tile, "tile", "plural") }
    .you = peschi due tessere { TERM($tile, "tile", "plural") }
told-expanded = { PLAYER($family) } posa pezzi Acquedotto lungo { LIST($places) }
    .you = posi pezzi Acquedotto lungo { LIST($places) }
told-expanded-one = { PLAYER($family) } posa un pezzo Acquedotto lungo { LIST($places) }
    .you = posi un pezzo Acquedotto lungo { LIST($places) }
told-laid = { PLAYER($family) } posa una tessera { TERM($tile, "tile") } su { $place }
    .you = posi una tessera { TERM($tile, "tile") } su { $place }
told-laid-with = { PLAYER($family) } posa una tessera { TERM($tile, "tile") } con un magistrato su { $place }
    .you = posi una tessera { TERM($tile, "tile") } con un magistrato su { $place }

# ---- Refusals ----

refusal-hill = { TERM($hill, "hill", "the") } è già sul tabellone.
refusal-actions-left = { $actions ->
    [one] Prima devi ancora compiere { $actions } azione.
   *[other] Prima devi ancora compiere { $actions } azioni.
}
refusal-last-spend = Nell'ultimo giro l'Imperium non compra altre azioni.
refusal-imperium = Non hai tessere Imperium { TERM($building, "building", "of") }.
refusal-no-action = Hai compiuto le tue azioni: restituisci una tessera Imperium per un'altra.
refusal-play-first = Prima scegli di giocare una tessera Quartiere, poi il colore.
refusal-draw = Non ci sono più tessere Quartiere da pescare.
refusal-expand = Nessun acquedotto avviato si può prolungare ora.
refusal-recall = Non hai magistrati su tessere Quartiere.
refusal-play = Non hai tessere Quartiere nell'atrium.
refusal-no-room = Non c'è posto per un'altra tessera.
refusal-stack = Non ci sono più tessere { TERM($tile, "tile", "plural") } da pescare.
refusal-order = Si pescano due colori diversi, nell'ordine rosso, giallo, verde, blu: prendi prima l'altro, o un altro colore.
refusal-side = Un pezzo sta lungo un lato di una tessera Quartiere; { $place } non lo è.
refusal-continue = Un pezzo parte dal capo di un acquedotto avviato, e { $place } non ne parte.
refusal-touch = Un pezzo lungo { $place } toccherebbe un acquedotto o una sorgente.
refusal-pieces = Tutti i 13 pezzi dell'acquedotto { TERM($aqueduct, "aqueduct") } sono posati.
refusal-blocked = Dopo un pezzo lungo { $place } non potresti posare tutti gli altri.
refusal-nobody = Nessun tuo magistrato sta sulla tessera { $place }.
refusal-tile = Nell'atrium non hai nessuna tessera { TERM($tile, "tile") }.
refusal-covered = Qualcosa copre già una parte di { $place }.
refusal-contact = Una tessera deve avere un lato intero in comune con una collina o con un'altra tessera; { $place } non lo ha.
refusal-site = In { $place } non c'è nessun cantiere completato da terminare.
refusal-send = Nessun tuo magistrato sta su una tessera { $place } di questo cantiere.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-points-for-buildings = Guadagna { COUNT($count, "points") } in più per gli edifici.
deny-points-for-buildings = Fa guadagnare { PLAYER($seat, "to") } { COUNT($count, "points") } in meno per gli edifici.
reason-bridge-points = Guadagna { COUNT($count, "points") } in più con i ponti.
reason-buildings-on-aqueducts = Porta l'acqua a { $count ->
        [one] un proprio edificio
       *[other] { $count } propri edifici
    } in più.
deny-buildings-on-aqueducts = Non porta l'acqua a { $count ->
        [one] un edificio { PLAYER($seat, "of") }
       *[other] { $count } edifici { PLAYER($seat, "of") }
    }.
reason-fountains-beside-buildings = Guadagna { COUNT($count, "points") } in più per le fontane accanto ai propri edifici.
deny-fountains-beside-buildings = Dà { PLAYER($seat, "to") } { COUNT($count, "points") } in meno per le fontane accanto agli edifici.
reason-coins = Ha { $count ->
        [one] una moneta
       *[other] { $count } monete
    } in più.
reason-most-coins = Ha il maggior numero di monete, anche in parità.
deny-most-coins = Toglie { PLAYER($seat, "to") } il primato delle monete.
reason-imperium-points-now = Ha { COUNT($count, "points") } in più dalle maggioranze di tessere Imperium.
deny-imperium-points-now = Lascia { PLAYER($seat, "to") } { COUNT($count, "points") } in meno dalle maggioranze di tessere Imperium.
hold-imperium-tiles = Ha { $count ->
        [one] una tessera
       *[other] { $count } tessere
    } Imperium in più.
reason-buildings-without-water-beside-an-aqueducts-end = Ha { $count ->
        [one] un proprio edificio
       *[other] { $count } propri edifici
    } in più accanto alla fine di un acquedotto.
hold-two-magistrates-ready = Tiene due magistrati nell'atrium.
hold-three-magistrates-ready = Tiene tutti e tre i magistrati nell'atrium.
hold-one-magistrate-ready = Tiene un magistrato nell'atrium.
reason-magistrates-on-the-arena-space = Ha { $count ->
        [one] un magistrato
       *[other] { $count } magistrati
    } in più sullo spazio Imperium dell'Arena.
reason-magistrates-on-the-theatre-space = Ha { $count ->
        [one] un magistrato
       *[other] { $count } magistrati
    } in più sullo spazio Imperium del Teatro.
reason-magistrates-on-the-temple-space = Ha { $count ->
        [one] un magistrato
       *[other] { $count } magistrati
    } in più sullo spazio Imperium del Tempio.
reason-magistrates-on-the-baths-space = Ha { $count ->
        [one] un magistrato
       *[other] { $count } magistrati
    } in più sullo spazio Imperium delle Terme.
reason-magistrates-in-the-treasury = Ha { $count ->
        [one] un magistrato
       *[other] { $count } magistrati
    } in più nella Tesoreria.
hold-red-tiles = Ha { $count ->
        [one] una tessera rossa
       *[other] { $count } tessere rosse
    } in più da giocare.
hold-yellow-tiles = Ha { $count ->
        [one] una tessera gialla
       *[other] { $count } tessere gialle
    } in più da giocare.
hold-green-tiles = Ha { $count ->
        [one] una tessera verde
       *[other] { $count } tessere verdi
    } in più da giocare.
hold-blue-tiles = Ha { $count ->
        [one] una tessera blu
       *[other] { $count } tessere blu
    } in più da giocare.
reason-points-of-sites-won-a-sixth-short = È al primo posto in cantieri a cui manca un sesto, per circa { COUNT($count, "points") } in più.
reason-points-of-sites-won-two-sixths-short = È al primo posto in cantieri a cui mancano due sesti, per circa { COUNT($count, "points") } in più.
reason-points-of-sites-won-three-or-four-sixths-short = È al primo posto in cantieri a cui mancano tre o quattro sesti, per circa { COUNT($count, "points") } in più.
deny-points-of-sites-won-a-sixth-short = Lascia { PLAYER($seat, "to") } cantieri da completare con un sesto, per circa { COUNT($count, "points") } in meno.
deny-points-of-sites-won-two-sixths-short = Lascia { PLAYER($seat, "to") } cantieri da completare con due sesti, per circa { COUNT($count, "points") } in meno.

# Why a position that is set up by hand cannot be.
error-position-hills = Le colline collocate sono { $all }, non { $placed }.
error-position-tiles = Alcune tessere si sovrappongono o non toccano nulla di già collocato: { $tiles }.
error-position-source = L'acquedotto '{ $aqueduct }' comincia quando una tessera tocca la sua sorgente.
error-position-pieces = L'acquedotto '{ $aqueduct }' ha { $all } pezzi, non { $placed }.
error-position-edge = L'acquedotto '{ $aqueduct }' non può proseguire sul lato { $edge }.
error-position-site = In { $site } non può esserci nulla: il cantiere non è completo, o è indicato due volte.
error-position-building = In { $site } c'è '{ $building }' o una fontana: vi si incontrano { $tiles } tessere.
error-position-owner = '{ $path }': un edificio ha un proprietario, una fontana no.
error-position-complete = Il cantiere { $site } è completo: indica che cosa c'è.
error-position-magistrates = La famiglia '{ $family }' ha { $all } magistrati, non di più.
error-position-bridge = Il ponte { $bridge } è di qualcuno se una tessera lo copre, e solo allora.
error-position-bridges = Non ci sono così tanti ponti di valore { $value }.

# Come si chiamano i valori di una posizione che si modifica.
position-actions = Azioni rimaste
position-last-turns = Turni rimasti nell'ultimo giro
position-hill-corners = Cantieri agli angoli dei colli
position-hills = Colli
position-tiles = Tessere Quartiere sulla mappa
position-place = Posto
position-tile = Colore
position-magistrate = Magistrato di
position-aqueducts = Acquedotti
position-edges = Pezzi in ordine
position-buildings = Edifici e fontane
position-building = Edificio
position-owner = Proprietario
position-families = Famiglie
position-atrium = Atrium
position-domus = Domus
position-imperium = Imperium
position-coins = Monete
position-magistrates = Magistrati
position-treasury = Tesoreria
position-bridges = Ponti
position-taker = Preso da
position-value = Valore
