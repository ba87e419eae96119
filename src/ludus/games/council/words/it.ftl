# What The Council of Four says. `docs/translating.md` explains the functions, `docs/terms.md` the
# terms.

title = Il Consiglio dei Quattro
summary = Soddisfa i consigli, unisci le tue città con le strade e costruisci dieci empori.

# ---- Terms ----

colour-green = Verde
colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo

region-coast = la costa
    .of = della costa
region-hills = le colline
    .of = delle colline
region-mountains = le montagne
    .of = delle montagne

council-coast = il consiglio della costa
    .to = al consiglio della costa
    .in = nel consiglio della costa
    .into = nel consiglio della costa
council-hills = il consiglio delle colline
    .to = al consiglio delle colline
    .in = nel consiglio delle colline
    .into = nel consiglio delle colline
council-mountains = il consiglio delle montagne
    .to = al consiglio delle montagne
    .in = nel consiglio delle montagne
    .into = nel consiglio delle montagne
council-king = il consiglio del re
    .to = al consiglio del re
    .in = nel consiglio del re
    .into = nel consiglio del re

metal-gold = oro
metal-silver = argento
metal-bronze = bronzo
metal-iron = ferro
metal-purple = viola

councillor-white = un consigliere bianco
    .one = uno bianco
    .no = nessun consigliere bianco
councillor-black = un consigliere nero
    .one = uno nero
    .no = nessun consigliere nero
councillor-orange = un consigliere arancio
    .one = uno arancio
    .no = nessun consigliere arancio
councillor-purple = un consigliere viola
    .one = uno viola
    .no = nessun consigliere viola
councillor-pink = un consigliere rosa
    .one = uno rosa
    .no = nessun consigliere rosa
councillor-blue = un consigliere blu
    .one = uno blu
    .no = nessun consigliere blu

card-white = una carta bianca
    .bare = bianca
    .no = nessuna carta bianca
card-black = una carta nera
    .bare = nera
    .no = nessuna carta nera
card-orange = una carta arancio
    .bare = arancio
    .no = nessuna carta arancio
card-purple = una carta viola
    .bare = viola
    .no = nessuna carta viola
card-pink = una carta rosa
    .bare = rosa
    .no = nessuna carta rosa
card-blue = una carta blu
    .bare = blu
    .no = nessuna carta blu
card-joker = un jolly
    .bare = jolly
    .no = nessun jolly

tile-gold = tutte le città d'oro
tile-silver = tutte le città d'argento
tile-bronze = tutte le città di bronzo
tile-iron = tutte le città di ferro
tile-coast = tutte le città di mare
tile-hills = tutte le città di collina
tile-mountains = tutte le città di montagna

good-assistants = { $n ->
    [one] { $n } aiutante
   *[other] { $n } aiutanti
}
good-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
good-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
good-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
good-nobility = { $n ->
    [one] { $n } passo sul percorso della nobiltà
   *[other] { $n } passi sul percorso della nobiltà
}
good-actions = { $n ->
    [one] { $n } azione principale
   *[other] { $n } azioni principali
}

coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
assistants = { $n ->
    [one] { $n } aiutante
   *[other] { $n } aiutanti
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

good-nothing = nulla
good-token = di nuovo il gettone ricompensa di una propria città
good-two-tokens = di nuovo i gettoni ricompensa di due proprie città
good-permit = un permesso a faccia in su gratis
good-repeat = di nuovo i bonus di un permesso acquistato in precedenza

city-arkon = Arkon
city-burgen = Burgen
city-castrum = Castrum
city-dorful = Dorful
city-esti = Esti
city-framek = Framek
city-graden = Graden
city-hellar = Hellar
city-indur = Indur
city-juvelar = Juvelar
city-kultos = Kultos
city-lyram = Lyram
city-merkatim = Merkatim
city-naris = Naris
city-osium = Osium
city = { $name }
    .in = { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }
    .of = di { $name }
    .from = da { $name }

space-0 = { AMOUNTS("nothing", "good") }
space-2 = { AMOUNTS("2-coins-2-points", "good") }
space-4 = { AMOUNTS("token", "good") }
space-6 = { AMOUNTS("1-actions", "good") }
space-8 = { AMOUNTS("1-cards-3-points", "good") }
space-10 = { AMOUNTS("permit", "good") }
space-12 = { AMOUNTS("1-assistants-5-points", "good") }
space-14 = { AMOUNTS("repeat", "good") }
space-16 = { AMOUNTS("two-tokens", "good") }
space-18 = { AMOUNTS("8-points", "good") }
space-19 = { AMOUNTS("2-points", "good") }
space-20 = { AMOUNTS("3-points", "good") }

option-coast = Costa
option-coast-A = Lato A
option-coast-B = Lato B
option-coast-random = Estratto a caso
option-hills = Colline
option-hills-A = Lato A
option-hills-B = Lato B
option-hills-random = Estratto a caso
option-mountains = Montagne
option-mountains-A = Lato A
option-mountains-B = Lato B
option-mountains-random = Estratto a caso

line-track = Punti fatti in gioco
line-bonus-tiles = Tessere bonus
line-king-tiles = Tessere premio del re
line-nobility = Percorso della nobiltà
line-permits = Più permessi

tie_break = Aiutanti e carte politica
score = Punti

# ---- Prompts: to the one who decides ----

prompt-turn = Compi l'azione principale{ $quick ->
    [0] {""}
   *[other] , o prima un'azione veloce
}.
prompt-more = { $mains ->
    [one] Hai ancora { $mains } azione principale
   *[other] Hai ancora { $mains } azioni principali
}{ $quick ->
    [0] {""}
   *[other] {" "}e un'azione veloce
}: agisci, oppure termina il turno.
prompt-quick = Compi un'azione veloce, oppure termina il turno.
prompt-satisfy = Soddisfa { TERM($councils, "council", "", "or") } per un permesso.
prompt-balcony = Quale consiglio riceve un nuovo consigliere?
prompt-councillor = Quale consigliere entra { TERM($council, "council", "into") }?
prompt-first-card = Gioca una carta per { TERM($council, "council") }.
prompt-card = { $offer ->
    [card] Gioca un'altra carta per { TERM($council, "council") }.
    [pay] Paga { COUNT($coins, "coins") } { TERM($council, "council", "to") }.
   *[both] Gioca un'altra carta per { TERM($council, "council") }, oppure paga ora { COUNT($coins, "coins") }.
}
prompt-permit = Prendi un permesso { TERM($region, "region", "of") }.
prompt-free-permit = Prendi gratis un permesso a faccia in su.
prompt-route = Dove va il re, perché tu costruisca lì?
prompt-use = Con quale permesso costruisci?
prompt-city = Costruisci { TERM($cities, "city", "in", "or") }.
prompt-change = Di quale regione cambi i permessi?
prompt-token = { $left ->
    [one] Scegli una tua città per ottenerne di nuovo il gettone.
   *[other] Scegli { $left } tue città per ottenerne di nuovo i gettoni.
}
prompt-repeat = Quale dei tuoi permessi dà di nuovo i suoi bonus?

# ---- Hints: what a beginner wants to know ----

hint-turn = Costruisci se puoi. Se no, acquista il permesso che le tue carte rendono economico. Altrimenti eleggi un consigliere: rende monete e può portare un consiglio ai tuoi colori.
hint-more = L'azione principale in più non costa altro: usala. Costruisci se puoi, altrimenti acquista un permesso o eleggi un consigliere.
hint-quick = L'azione veloce è facoltativa. Gli aiutanti servono quando le città che vuoi sono affollate; altrimenti risparmia e termina il turno.
hint-satisfy = Passa sopra un consiglio per vedere il tuo prezzo: più suoi colori hai in mano, meno paghi. Guarda anche i permessi che potresti prendere.
hint-balcony = Il nuovo consigliere entra dal lato della freccia e l'ultimo cade. Scegli il consiglio che vuoi soddisfare dopo, o guasta quello che un rivale aspetta.
hint-councillor = Scegli un colore di cui hai molte carte.
hint-first-card = Gioca carte dei colori che siedono in questo consiglio. Ognuna in più lo rende più economico: 10, 7, 4, poi 0 monete; un jolly vale per ogni colore ma costa 1.
hint-card = Ogni altra carta rende il consiglio più economico: 10, 7, 4, poi 0 monete, e 1 per ogni jolly. Giocane meno se vuoi tenere carte per il prossimo consiglio.
hint-permit = Guarda il bonus, che ricevi subito, e le lettere: città vicine alle tue fanno rendere di nuovo i gettoni di tutto il gruppo.
hint-free-permit = Un permesso a faccia in su è tuo gratis. Prendi il bonus migliore, o la città che ti manca per completare una regione o un colore.
hint-route = Il re cammina per 2 monete a strada e tu costruisci dove si ferma. Cerca una città vicina alle tue: i gettoni di tutte le città unite rendono di nuovo.
hint-use = Costruisci dove le tue città si uniscono: un nuovo emporio riceve i gettoni di tutto il gruppo. Un permesso con poche lettere lascia meno scelta: usalo finché serve.
hint-city = Preferisci una città unita per strada alle tue e con pochi altri: ogni emporio altrui costa un aiutante.
hint-change = I permessi a faccia in su della regione vanno in fondo alla pila. Cambiali se nessuno ti serve, o se servono troppo al prossimo giocatore.
hint-token = Ricevi di nuovo un tuo gettone, ma non uno che fa avanzare nella nobiltà. I punti valgono di più a fine partita, aiutanti e monete all'inizio.
hint-repeat = Scegli il permesso con il bonus più ricco, usato o no.

# ---- Buttons ----

action-elect = Eleggi un consigliere: +4 monete
    .brief = Elezione
action-buy = Acquista un permesso
    .brief = Permesso
action-build = Costruisci con un permesso
    .brief = Costruzione
action-king = Costruisci con l'aiuto del re
    .brief = Re
action-engage = Veloce: un aiutante per 3 monete
    .brief = Aiutante
action-change = Veloce: cambia i permessi per 1 aiutante
    .brief = Cambio di permessi
action-send = Veloce: eleggi per 1 aiutante
    .brief = Elezione per 1 aiutante
action-extra = Veloce: azione principale per 3 aiutanti
    .brief = Un'altra azione principale
action-end = Termina il turno
action-council = Scegli { TERM($council, "council") }
    .brief = { TERM($council, "council") }
action-councillor = Scegli { TERM($councillor, "councillor") }
    .brief = { TERM($councillor, "councillor", "one") }
action-card = Gioca { TERM($card, "card") }
    .brief = { TERM($card, "card", "bare") }
action-pay = Paga con queste carte
    .brief = monete
action-region = Cambia i permessi { TERM($region, "region", "of") }
    .brief = { TERM($region, "region") }
action-take = Prendi il permesso per { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") })
    .brief = { TERM($cities, "city", "", "or") }
action-use = Usa il permesso per { TERM($cities, "city", "", "or") }
    .brief = { TERM($cities, "city", "", "or") }
action-city = Costruisci { TERM($city, "city", "in") }
    .brief = { TERM($city, "city") }
action-route = Porta il re { TERM($city, "city", "in") } e costruisci
    .brief = { TERM($city, "city") }
action-token = Ottieni il gettone { TERM($city, "city", "of") }
    .brief = { TERM($city, "city") }
action-repeat = Ripeti il permesso per { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") })
    .brief = { TERM($cities, "city", "", "or") }
action-side = Lato { $side } per { TERM($region, "region") }
action-first = Comincia { PLAYER($seat) }
action-placed = Si piazza un gettone: { AMOUNTS($bonus, "good") }
action-seated = Prende posto { TERM($councillor, "councillor") }
action-revealed = Si scopre il permesso per { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") })
action-neutral = Empori neutrali: { TERM($cities, "city") }
action-drawn = Si pesca { TERM($card, "card") }

# ---- The log ----

event-side = Per { TERM($region, "region") } è estratto il lato { $side }.
event-first = Il primo giocatore è { PLAYER($seat) }.
event-placed = Il gettone { TERM($city, "city", "of") }: { AMOUNTS($bonus, "good") }.
event-seated = { TERM($councillor, "councillor") } prende posto { TERM($council, "council", "in") }.
event-reveal = Un nuovo permesso { TERM($region, "region", "of") }: { TERM($cities, "city", "", "or") } ({ AMOUNTS($bonus, "good") }).
event-neutral = { $count ->
    [one] Un emporio neutrale sorge { TERM($cities, "city", "in") }.
   *[other] Empori neutrali sorgono { TERM($cities, "city", "in") }.
}
event-draw = { PLAYER($seat) } pesca { TERM($card, "card") }.
    .you = Peschi { TERM($card, "card") }.
event-draw-hidden = { PLAYER($seat) } pesca una carta.
    .you = Peschi una carta.
event-no-draw = Non ci sono più carte da pescare per { PLAYER($seat) }.
    .you = Non ci sono più carte da pescare per te.
event-rebuild = Il mazzo è finito: si rifà con gli scarti.
event-elects = { PLAYER($seat) } elegge un consigliere.
    .you = Eleggi un consigliere.
event-buys = { PLAYER($seat) } vuole acquistare un permesso.
    .you = Acquisti un permesso.
event-builds = { PLAYER($seat) } vuole costruire con un permesso.
    .you = Costruisci con un permesso.
event-calls-king = { PLAYER($seat) } chiede l'aiuto del re.
    .you = Costruisci con l'aiuto del re.
event-changes = { PLAYER($seat) } restituisce un aiutante per cambiare i permessi.
    .you = Restituisci un aiutante per cambiare i permessi.
event-sends = { PLAYER($seat) } manda un aiutante a eleggere un consigliere.
    .you = Mandi un aiutante a eleggere un consigliere.
event-engage = { PLAYER($seat) } ingaggia un aiutante per { COUNT($coins, "coins") }.
    .you = Ingaggi un aiutante per { COUNT($coins, "coins") }.
event-extra = { PLAYER($seat) } restituisce { COUNT($assistants, "assistants") } per un'altra azione principale.
    .you = Restituisci { COUNT($assistants, "assistants") } per un'altra azione principale.
event-end-turn = { PLAYER($seat) } termina il turno.
    .you = Termini il turno.
event-approach = { PLAYER($seat) } si rivolge { TERM($council, "council", "to") }.
    .you = Ti rivolgi { TERM($council, "council", "to") }.
event-balcony = { PLAYER($seat) } sceglie { TERM($council, "council") }.
    .you = Scegli { TERM($council, "council") }.
event-elect = { TERM($councillor, "councillor") } entra { TERM($council, "council", "in") }, cade { TERM($fallen, "councillor") }.
event-election-coins = { PLAYER($seat) } guadagna { COUNT($coins, "coins") }.
    .you = Guadagni { COUNT($coins, "coins") }.
    .short = { COUNT($coins, "coins") }
event-coins-lost = { PLAYER($seat) } perde { COUNT($coins, "coins") }: un giocatore ne tiene al massimo 20.
    .you = Perdi { COUNT($coins, "coins") }: puoi tenerne al massimo 20.
    .short = { $coins ->
        [one] { $coins } moneta oltre 20 è persa
       *[other] { $coins } monete oltre 20 sono perse
    }
event-card = { PLAYER($seat) } gioca { TERM($card, "card") }.
    .you = Giochi { TERM($card, "card") }.
event-pay = { PLAYER($seat) } soddisfa { TERM($council, "council") } { $coins ->
        [0] senza monete
       *[other] per { COUNT($coins, "coins") }
    }.
    .you = Soddisfi { TERM($council, "council") } { $coins ->
        [0] senza monete
       *[other] per { COUNT($coins, "coins") }
    }.
event-take = { PLAYER($seat) } prende il permesso per { TERM($cities, "city", "", "or") }.
    .you = Prendi il permesso per { TERM($cities, "city", "", "or") }.
    .short = gratis il permesso per { TERM($cities, "city", "", "or") }
event-permit-bonus = Il permesso per { TERM($cities, "city", "", "or") } dà { PLAYER($seat, "to") } { AMOUNTS($bonus, "good") }.
    .you = Il permesso per { TERM($cities, "city", "", "or") } ti dà { AMOUNTS($bonus, "good") }.
    .short = { AMOUNTS($bonus, "good") }
event-lost = { PLAYER($seat) } non può scegliere nulla e perde il bonus.
    .you = Non puoi scegliere nulla e perdi il bonus.
    .short = non c'è nulla da scegliere
event-route = { PLAYER($seat) } paga { COUNT($coins, "coins") }: il re va { TERM($origin, "city", "from") } { TERM($city, "city", "in") }.
    .you = Paghi { COUNT($coins, "coins") }: il re va { TERM($origin, "city", "from") } { TERM($city, "city", "in") }.
event-stay = Il re resta { TERM($city, "city", "in") }.
event-use = { PLAYER($seat) } usa il permesso per { TERM($cities, "city", "", "or") }.
    .you = Usi il permesso per { TERM($cities, "city", "", "or") }.
event-build = { PLAYER($seat) } costruisce { TERM($city, "city", "in") }.
    .you = Costruisci { TERM($city, "city", "in") }.
event-build-crowded = { PLAYER($seat) } restituisce { COUNT($assistants, "assistants") } e costruisce { TERM($city, "city", "in") }.
    .you = Restituisci { COUNT($assistants, "assistants") } e costruisci { TERM($city, "city", "in") }.
event-token = Il gettone { TERM($city, "city", "of") } dà { PLAYER($seat, "to") } { AMOUNTS($bonus, "good") }.
    .you = Il gettone { TERM($city, "city", "of") } ti dà { AMOUNTS($bonus, "good") }.
    .short = { AMOUNTS($bonus, "good") } ({ TERM($city, "city") })
event-nobility = { PLAYER($seat) } avanza alla casella { $space } del percorso della nobiltà: { AMOUNTS($bonus, "good") }.
    .you = Avanzi alla casella { $space } del percorso della nobiltà: { AMOUNTS($bonus, "good") }.
    .short = { $bonus ->
        [nothing] nobiltà { $space }
       *[other] nobiltà { $space } ({ AMOUNTS($bonus, "good") })
    }
event-track-end = { PLAYER($seat) } è alla fine del percorso della nobiltà e non avanza più.
    .you = Sei alla fine del percorso della nobiltà e non avanzi più.
    .short = il percorso della nobiltà è finito
event-first-token = { PLAYER($seat) } sceglie il gettone { TERM($city, "city", "of") }.
    .you = Scegli il gettone { TERM($city, "city", "of") }.
event-repeat = { PLAYER($seat) } ripete il permesso per { TERM($cities, "city", "", "or") }.
    .you = Ripeti il permesso per { TERM($cities, "city", "", "or") }.
event-change = { PLAYER($seat) } mette in fondo alla pila i permessi { TERM($region, "region", "of") }.
    .you = Metti in fondo alla pila i permessi { TERM($region, "region", "of") }.
event-bonus-tile = { PLAYER($seat) } possiede { TERM($tile, "tile") }: una tessera bonus da { COUNT($points, "points") }.
    .you = Possiedi { TERM($tile, "tile") }: una tessera bonus da { COUNT($points, "points") }.
    .short = una tessera bonus da { COUNT($points, "points") } per { TERM($tile, "tile") }
event-king-tile = { PLAYER($seat) } prende una tessera premio del re da { COUNT($points, "points") }.
    .you = Prendi una tessera premio del re da { COUNT($points, "points") }.
    .short = una tessera premio del re da { COUNT($points, "points") }
event-tenth = { PLAYER($seat) } ha costruito dieci empori e guadagna { COUNT($points, "points") }.
    .you = Hai costruito dieci empori e guadagni { COUNT($points, "points") }.
    .short = { COUNT($points, "points") } per il decimo emporio
event-last-turns = Ogni altro giocatore effettua un ultimo turno.
    .short = ogni altro giocatore effettua un ultimo turno
event-end = L'ultimo turno è finito.

# Whole actions in one line, without the full stop.

told-elected = { PLAYER($seat) } elegge { TERM($councillor, "councillor") } { TERM($council, "council", "into") } e ne cade { TERM($fallen, "councillor", "one") }
    .you = eleggi { TERM($councillor, "councillor") } { TERM($council, "council", "into") } e ne cade { TERM($fallen, "councillor", "one") }
told-sent = { PLAYER($seat) } manda un aiutante a eleggere { TERM($councillor, "councillor") } { TERM($council, "council", "into") } e ne cade { TERM($fallen, "councillor", "one") }
    .you = mandi un aiutante a eleggere { TERM($councillor, "councillor") } { TERM($council, "council", "into") } e ne cade { TERM($fallen, "councillor", "one") }
told-bought = { PLAYER($seat) } acquista il permesso per { TERM($cities, "city", "", "or") } { $coins ->
        [0] senza monete
       *[other] per { COUNT($coins, "coins") }
    } ({ $count ->
        [one] carta
       *[other] carte
    }: { TERM($cards, "card", "bare") })
    .you = acquisti il permesso per { TERM($cities, "city", "", "or") } { $coins ->
        [0] senza monete
       *[other] per { COUNT($coins, "coins") }
    } ({ $count ->
        [one] carta
       *[other] carte
    }: { TERM($cards, "card", "bare") })
told-offers = { PLAYER($seat) } si rivolge { TERM($council, "council", "to") } ({ $count ->
        [one] carta
       *[other] carte
    }: { TERM($cards, "card", "bare") })
    .you = ti rivolgi { TERM($council, "council", "to") } ({ $count ->
        [one] carta
       *[other] carte
    }: { TERM($cards, "card", "bare") })
told-built = { PLAYER($seat) } costruisce { TERM($city, "city", "in") } con il permesso per { TERM($cities, "city", "", "or") }
    .you = costruisci { TERM($city, "city", "in") } con il permesso per { TERM($cities, "city", "", "or") }
told-king = { PLAYER($seat) } costruisce { TERM($city, "city", "in") } con il re { $coins ->
        [0] senza monete
       *[other] per { COUNT($coins, "coins") }
    } ({ $count ->
        [one] carta
       *[other] carte
    }: { TERM($cards, "card", "bare") })
    .you = costruisci { TERM($city, "city", "in") } con il re { $coins ->
        [0] senza monete
       *[other] per { COUNT($coins, "coins") }
    } ({ $count ->
        [one] carta
       *[other] carte
    }: { TERM($cards, "card", "bare") })
told-returned = { $assistants ->
        [one] { $assistants } aiutante restituito
       *[other] { $assistants } aiutanti restituiti
    }
    .short = { $assistants ->
        [one] { $assistants } aiutante restituito
       *[other] { $assistants } aiutanti restituiti
    }
told-changed = { PLAYER($seat) } restituisce un aiutante e cambia i permessi { TERM($region, "region", "of") }
    .you = restituisci un aiutante e cambi i permessi { TERM($region, "region", "of") }

# ---- Refusals ----

refusal-main = In questo turno non hai altre azioni principali.
refusal-quick = In questo turno hai già compiuto la tua azione veloce.
refusal-must = Prima di terminare il turno devi compiere l'azione principale.
refusal-buy = Le tue carte e le tue monete non soddisfano nessun consiglio che abbia permessi.
refusal-ten = Hai costruito tutti i tuoi dieci empori.
refusal-no-face-up = Non hai permessi a faccia in su con cui costruire.
refusal-build-own = In ogni città dei tuoi permessi hai già un emporio.
refusal-build-crowd = Hai troppo pochi aiutanti: dove i tuoi permessi ti fanno costruire { $assistants ->
    [one] ne serve almeno { $assistants }.
   *[other] ne servono almeno { $assistants }.
}
refusal-king-cards = Non hai in mano carte che corrispondano al consiglio del re.
refusal-king-price = Anche con le tue carte migliori il consiglio del re costa { COUNT($coins, "coins") }, e tu ne hai { $have }.
refusal-king-nowhere = Non c'è città in cui tu possa costruire: hai troppo pochi aiutanti.
refusal-king-road = Con le tue carte migliori il consiglio costa { COUNT($coins, "coins") } e la strada fino alla città più vicina in cui puoi costruire { COUNT($road, "coins") }; tu ne hai { $have }.
refusal-coins = { $coins ->
    [one] Ti serve { $coins } moneta.
   *[other] Ti servono { $coins } monete.
}
refusal-assistants = { $assistants ->
    [one] Ti serve { $assistants } aiutante.
   *[other] Ti servono { $assistants } aiutanti.
}
refusal-piles = Tutte le pile dei permessi sono vuote: non c'è nulla da cambiare.
refusal-pile = La pila dei permessi { TERM($region, "region", "of") } è vuota.
refusal-kings-council = Il consiglio del re non concede permessi.
refusal-no-permits = Non ci sono più permessi { TERM($region, "region", "of") } da prendere.
refusal-satisfy = Le tue carte e le tue monete non soddisfano { TERM($council, "council") }.
refusal-councillor = A lato del tabellone non c'è { TERM($councillor, "councillor", "no") }.
refusal-no-card = Un consiglio si soddisfa con almeno una carta.
refusal-price = Non puoi pagare { COUNT($coins, "coins") }: gioca altre carte.
refusal-price-road = Pagando qui { COUNT($coins, "coins") } non potresti più pagarne { $road } per la strada fino alla città più vicina in cui puoi costruire: gioca altre carte.
refusal-not-held = Non hai in mano { TERM($card, "card", "no") }.
refusal-no-match = { TERM($council, "council", "in") } non resta nessun consigliere per { TERM($card, "card") }.
refusal-card-order = Le carte si giocano nell'ordine dei colori, i jolly per ultimi: annulla per giocare { TERM($card, "card") }.
refusal-dear = Dopo { TERM($card, "card") } non potresti pagare il resto.
refusal-not-shown = Il permesso per { TERM($cities, "city", "", "or") } non è tra quelli a faccia in su da prendere.
refusal-far = Non puoi pagare { COUNT($coins, "coins") } per la strada fino { TERM($city, "city", "in") }.
refusal-own-city = Hai già un emporio { TERM($city, "city", "in") }.
refusal-crowd = Per costruire { TERM($city, "city", "in") } { $assistants ->
    [one] serve { $assistants } aiutante.
   *[other] servono { $assistants } aiutanti.
}
refusal-closed-own = Hai già un emporio in ogni città del permesso per { TERM($cities, "city", "", "or") }.
refusal-closed-crowd = Hai troppo pochi aiutanti per costruire con il permesso per { TERM($cities, "city", "", "or") }: { $assistants ->
    [one] ne serve almeno { $assistants }.
   *[other] ne servono almeno { $assistants }.
}
refusal-used = Il permesso per { TERM($cities, "city", "", "or") } è a faccia in giù: l'hai già usato.
refusal-not-yours = Non possiedi il permesso per { TERM($cities, "city", "", "or") }.
refusal-just-bought = Il permesso per { TERM($cities, "city", "", "or") } dà i suoi bonus in questo momento: si può ripetere solo uno acquistato in precedenza.
refusal-not-on-permit = Il permesso non mostra { TERM($city, "city") }.
refusal-no-emporium = Non hai un emporio { TERM($city, "city", "in") }.
refusal-no-token = { TERM($city, "city") } non ha gettone.
refusal-nobility-token = Il gettone { TERM($city, "city", "of") } fa avanzare nella nobiltà e non si può scegliere.
refusal-token-chosen = { TERM($city, "city") } è già scelta.
refusal-token-order = Due città si scelgono in ordine di lettera: { TERM($city, "city") } non va bene.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-points-on-the-track = Guadagna { COUNT($count, "points") } in più.
reason-points-of-bonus-tiles = Prende tessere bonus per { COUNT($count, "points") } in più.
deny-points-of-bonus-tiles = Lascia { PLAYER($seat, "to") } tessere bonus per { COUNT($count, "points") } in meno.
reason-points-of-kings-tiles = Prende una tessera premio del re per { COUNT($count, "points") } in più.
reason-nobility-prize = Ha un posto migliore sul percorso della nobiltà, per { COUNT($count, "points") } in più alla fine.
deny-nobility-prize = Sul percorso della nobiltà supera { PLAYER($seat) }, che alla fine avrebbe { COUNT($count, "points") } in meno.
reason-permit-prize = Ha il maggior numero di permessi, il che porta { COUNT($count, "points") } alla fine.
deny-permit-prize = Toglie il primato dei permessi { PLAYER($seat, "to") }, che alla fine avrebbe { COUNT($count, "points") } in meno.
reason-emporiums = Ha { $count ->
        [one] un emporio
       *[other] { $count } empori
    } in più.
reason-nine-emporiums = Arriva al nono emporio, o al decimo.
reason-tiles-one-city-short = È a una sola città da un'altra tessera bonus.
reason-tiles-two-cities-short = È a due città da un'altra tessera bonus.
reason-tokens-of-the-best-network = Unisce città i cui gettoni rendono di più con il prossimo emporio lì vicino.
reason-emporiums-of-the-largest-network = Unisce per strada { $count ->
        [one] una propria città
       *[other] { $count } proprie città
    } in più.
reason-nobility = Avanza di { $count ->
        [one] un passo
       *[other] { $count } passi
    } in più sul percorso della nobiltà.
reason-next-step-on-the-track-brings-something = Arriva a un passo dal prossimo bonus del percorso della nobiltà.
hold-coins = Ha { COUNT($count, "coins") } in più.
hold-assistants = Ha { COUNT($count, "assistants") } in più.
hold-cards = Ha { COUNT($count, "good-cards") } in più.
hold-jokers = Ha { $count ->
        [one] un jolly
       *[other] { $count } jolly
    } in più.
hold-cards-that-match-councils = Ha carte per { $count ->
        [one] un consigliere
       *[other] { $count } consiglieri
    } in più.
hold-councils-one-can-pay = Può soddisfare subito { $count ->
        [one] il consiglio di una regione
       *[other] i consigli di { $count } regioni
    } in più.
hold-the-kings-council-can-be-paid = Può soddisfare il consiglio del re.
hold-one-permit-to-use = Ha un permesso con cui costruire.
hold-two-permits-to-use = Ha due permessi con cui costruire.
hold-more-permits-to-use = Ha tre o più permessi con cui costruire.
hold-cities-on-usable-permits = Ha permessi per { $count ->
        [one] una città
       *[other] { $count } città
    } in più.
hold-tokens-of-the-best-city-to-build-in = Può costruire poi dove i gettoni rendono di più.
hold-cards-of-the-most-frequent-colour = Ha { $count ->
        [one] una carta
       *[other] { $count } carte
    } in più del colore più numeroso.

# Why a position that is set up by hand cannot be.
error-position-ending = '{ "ending" }' è il primo giocatore con { $all } empori, uno di { $seats }.
error-position-emporiums = '{ $path }' ha al massimo { $most } empori.
error-position-token = Un gettone sta in più città di quante copie ne esistano, o nella città viola, che non ne ha.
error-position-councillors = '{ $path }': un balcone ha { $all } consiglieri, non { $count }.
error-position-permit = '{ $path }' è un permesso da 0 a { $last }, non { $value }.
error-position-permit-twice = '{ $path }': il permesso { $permit } è in due posti.
error-position-permit-region = '{ $path }': il permesso { $permit } è di un'altra regione.

# Come si chiamano i valori di una posizione che si modifica.
position-map = Lati della mappa
position-king = Re
position-city = Città
position-players = Giocatori
position-coins = Monete
position-assistants = Aiutanti
position-points = Punti
position-nobility = Nobiltà
position-emporiums = Empori a
position-permits = Permessi
position-used = Permessi usati
position-hand = Carte politica
position-cards = Numero di carte
position-cities = Città
position-neutral = Emporio neutrale
position-token = Gettone ricompensa
position-token-value = { AMOUNTS($value, "good") }
position-councils = Consigli
position-councillors = Consiglieri, dal più recente
position-regions = Regioni
position-shown = Permessi scoperti
position-bottom = In fondo alla pila
position-discards = Carte scartate
position-bonus-tiles = Tessere bonus
position-king-tiles = Tessere premio del re
position-owner = Proprietario
position-ending = Ha costruito per primo l'ultimo emporio
position-mains = Azioni principali rimaste
position-quicks = Azioni veloci rimaste
position-acted = In questo turno è stata compiuta un'azione principale
