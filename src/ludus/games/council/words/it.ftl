title = Il Consiglio dei Quattro

summary = Conquista i consigli, unisci le tue città e costruisci dieci empori.

colour-green = Verde
colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo

region-coast = costa
region-hills = colline
region-mountains = montagne

council-coast = il consiglio della costa
council-hills = il consiglio delle colline
council-mountains = il consiglio delle montagne
council-king = il consiglio del re

metal-gold = oro
metal-silver = argento
metal-bronze = bronzo
metal-iron = ferro
metal-purple = viola

councillor-white = un consigliere bianco
councillor-black = un consigliere nero
councillor-orange = un consigliere arancio
councillor-purple = un consigliere viola
councillor-pink = un consigliere rosa
councillor-blue = un consigliere blu

card-white = una carta bianca
card-black = una carta nera
card-orange = una carta arancio
card-purple = una carta viola
card-pink = una carta rosa
card-blue = una carta blu
card-joker = un jolly

tile-gold = tutte le città d'oro
tile-silver = tutte le città d'argento
tile-bronze = tutte le città di bronzo
tile-iron = tutte le città di ferro
tile-coast = tutta la costa
tile-hills = tutte le colline
tile-mountains = tutte le montagne

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
        [one] { $n } passo di nobiltà
       *[other] { $n } passi di nobiltà
    }
good-actions = { $n ->
        [one] { $n } azione principale
       *[other] { $n } azioni principali
    }

good-nothing = nulla
good-token = di nuovo un gettone ricompensa
good-two-tokens = di nuovo due gettoni ricompensa
good-permit = un permesso gratuito
good-repeat = di nuovo i bonus di un permesso

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
option-coast-random = A caso
option-hills = Colline
option-hills-A = Lato A
option-hills-B = Lato B
option-hills-random = A caso
option-mountains = Montagne
option-mountains-A = Lato A
option-mountains-B = Lato B
option-mountains-random = A caso

line-track = Punti fatti in gioco
line-bonus-tiles = Tessere bonus
line-king-tiles = Tessere premio del re
line-nobility = Percorso della nobiltà
line-permits = Più permessi

tie_break = Aiutanti e carte politica

score = Punti

prompt-turn = { PLAYER($seat) }: compi l'azione principale, o prima un'azione veloce.
prompt-main = { PLAYER($seat) }: compi l'azione principale.
prompt-more = { PLAYER($seat) }: hai ancora { $mains ->
        [one] { $mains } azione principale
       *[other] { $mains } azioni principali
    }, oppure termina il turno.
prompt-quick = { PLAYER($seat) }: compi un'azione veloce, oppure termina il turno.
prompt-satisfy = { PLAYER($seat) }: quale consiglio soddisfi per un permesso?
prompt-balcony = { PLAYER($seat) }: quale consiglio riceve un nuovo consigliere?
prompt-councillor = { PLAYER($seat) }: scegli il consigliere per { TERM($council, "council") }.
prompt-first-card = { PLAYER($seat) }: gioca una carta per { TERM($council, "council") }.
prompt-card = { PLAYER($seat) }: gioca un'altra carta per { TERM($council, "council") }, oppure paga ora { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
prompt-permit = { PLAYER($seat) }: prendi un permesso ({ TERM($region, "region") }).
prompt-free-permit = { PLAYER($seat) }: prendi gratis un permesso scoperto qualsiasi.
prompt-route = { PLAYER($seat) }: dove va il re, perché tu vi costruisca?
prompt-use = { PLAYER($seat) }: con quale permesso costruisci?
prompt-city = { PLAYER($seat) }: costruisci in una città del permesso ({ TERM($cities, "city") }).
prompt-change = { PLAYER($seat) }: di quale regione cambi i permessi?
prompt-token = { PLAYER($seat) }: scegli una città per ottenerne di nuovo il gettone (ne scegli { $left }).
prompt-repeat = { PLAYER($seat) }: quale tuo permesso dà di nuovo i suoi bonus?

hint-turn = Il turno è un'azione principale e, se vuoi, una veloce. All'inizio acquista i permessi del consiglio che somiglia alle tue carte, poi costruisci; se mancano le monete, eleggi un consigliere.
hint-main = Puoi costruire? Se no, acquista il permesso che le tue carte rendono economico. Altrimenti eleggi un consigliere: dà 4 monete e può portare un consiglio ai tuoi colori.
hint-more = L'azione principale in più non costa altro: usala. Costruisci se puoi, altrimenti eleggi per 4 monete.
hint-quick = L'azione veloce è facoltativa. Un aiutante per 3 monete rende quando le tue città sono affollate; altrimenti risparmia e termina il turno.
hint-satisfy = Passa sopra un consiglio per vedere il tuo prezzo: più suoi colori hai in mano, meno paghi. Guarda anche i due permessi che potresti prendere.
hint-balcony = Il nuovo consigliere entra dalla freccia e l'ultimo cade. Scegli il consiglio che vuoi soddisfare dopo, o guasta quello che un rivale aspetta.
hint-councillor = Scegli un colore di cui hai molte carte.
hint-first-card = Gioca carte dei colori che siedono in questo consiglio. Ognuna in più lo rende più economico: 10, 7, 4, poi 0 monete; un jolly vale per tutti ma costa 1.
hint-card = Un'altra carta fa risparmiare 3 monete o più; fermati e paga se vuoi tenere le carte per il prossimo consiglio.
hint-permit = Guarda il bonus, che ricevi subito, e le lettere: città vicine alle tue fanno rendere di nuovo i gettoni di tutto il gruppo.
hint-free-permit = Un permesso scoperto qualsiasi è tuo gratis. Prendi il bonus migliore, o la città che ti manca per completare una regione o un colore.
hint-route = Il re cammina per 2 monete a strada e tu costruisci dove si ferma. Cerca una città vicina alle tue: i gettoni di tutte le città unite rendono di nuovo.
hint-use = Costruisci dove le tue città si uniscono: un nuovo emporio riceve i gettoni di tutto il gruppo. Un permesso con poche lettere lascia meno scelta dopo: usalo finché serve.
hint-city = Preferisci una città unita per strada alle tue e con pochi altri: ogni emporio rivale costa un aiutante.
hint-change = I due permessi della regione vanno in fondo alla pila. Cambiali se nessuno ti serve, o se servono troppo al prossimo giocatore.
hint-token = Ricevi ancora una volta il gettone di una tua città. Punti e azioni principali valgono di più a fine partita, aiutanti e monete all'inizio.
hint-repeat = Scegli il permesso con il bonus più ricco, usato o no.

action-elect = Eleggi un consigliere: guadagni 4 monete
action-buy = Acquista un permesso
action-build = Costruisci con un permesso
action-king = Costruisci con l'aiuto del re
action-engage = Veloce: ingaggia un aiutante per 3 monete
action-change = Veloce: cambia i permessi di una regione per 1 aiutante
action-send = Veloce: manda 1 aiutante a eleggere un consigliere
action-extra = Veloce: un'altra azione principale per 3 aiutanti
action-end = Termina il turno
action-council = Scegli { TERM($council, "council") }
action-councillor = Scegli { TERM($councillor, "councillor") }
action-card = Gioca { TERM($card, "card") }
action-pay = Paga con queste carte
action-region = Cambia i permessi: { TERM($region, "region") }
action-take = Prendi { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-use = Usa il permesso per { TERM($cities, "city") }
action-city = Costruisci a { TERM($city, "city") }
action-route = Porta il re a { TERM($city, "city") } e costruisci
action-token = Ottieni il gettone di { TERM($city, "city") }
action-repeat = Ripeti { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-side = { TERM($region, "region") }: lato { $side }
action-first = Comincia { PLAYER($seat) }
action-placed = Si piazza un gettone: { AMOUNTS($bonus, "good") }
action-seated = Prende posto { TERM($councillor, "councillor") }
action-revealed = Si scopre un permesso: { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") })
action-neutral = Empori neutrali: { TERM($cities, "city") }
action-drawn = Si pesca { TERM($card, "card") }

event-side = { TERM($region, "region") }: si gioca sul lato { $side }.
event-first = Il primo giocatore è { PLAYER($seat) }.
event-placed = Il gettone di { TERM($city, "city") }: { AMOUNTS($bonus, "good") }.
event-seated = { TERM($councillor, "councillor") } prende posto: { TERM($council, "council") }.
event-reveal = Nuovo permesso ({ TERM($region, "region") }): { TERM($cities, "city") } ({ AMOUNTS($bonus, "good") }).
event-neutral = Empori neutrali sorgono a { TERM($cities, "city") }.
event-draw = { PLAYER($seat) } pesca { TERM($card, "card") }.
event-draw-hidden = { PLAYER($seat) } pesca una carta.
event-rebuild = Il mazzo è finito: si rifà con gli scarti.
event-elects = { PLAYER($seat) } elegge un consigliere.
event-buys = { PLAYER($seat) } vuole acquistare un permesso.
event-builds = { PLAYER($seat) } vuole costruire con un permesso.
event-calls-king = { PLAYER($seat) } chiede l'aiuto del re.
event-changes = { PLAYER($seat) } restituisce un aiutante per cambiare i permessi.
event-sends = { PLAYER($seat) } manda un aiutante a eleggere un consigliere.
event-engage = { PLAYER($seat) } ingaggia un aiutante per { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-extra = { PLAYER($seat) } restituisce { $assistants ->
        [one] { $assistants } aiutante
       *[other] { $assistants } aiutanti
    } per un'altra azione principale.
event-end-turn = { PLAYER($seat) } termina il turno.
event-approach = { PLAYER($seat) } si rivolge a un consiglio: { TERM($council, "council") }.
event-balcony = { PLAYER($seat) } sceglie { TERM($council, "council") }.
event-elect = { TERM($councillor, "councillor") } entra ({ TERM($council, "council") }), cade { TERM($fallen, "councillor") }.
event-election-coins = { PLAYER($seat) } guadagna { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-card = { PLAYER($seat) } gioca { TERM($card, "card") }.
event-pay = { PLAYER($seat) } soddisfa { TERM($council, "council") } per { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-take = { PLAYER($seat) } prende il permesso per { TERM($cities, "city") }.
event-permit-bonus = Il permesso per { TERM($cities, "city") } dà a { PLAYER($seat) } { AMOUNTS($bonus, "good") }.
event-lost = Non c'è nulla da scegliere: { PLAYER($seat) } perde il bonus.
event-route = Il re va da { TERM($origin, "city") } a { TERM($city, "city") }: { PLAYER($seat) } paga { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-stay = Il re resta a { TERM($city, "city") }.
event-use = { PLAYER($seat) } usa il permesso per { TERM($cities, "city") }.
event-build = { PLAYER($seat) } costruisce a { TERM($city, "city") }.
event-build-crowded = { PLAYER($seat) } restituisce { $assistants ->
        [one] { $assistants } aiutante
       *[other] { $assistants } aiutanti
    } e costruisce a { TERM($city, "city") }.
event-token = Il gettone di { TERM($city, "city") } dà a { PLAYER($seat) } { AMOUNTS($bonus, "good") }.
event-nobility = { PLAYER($seat) } avanza alla casella { $space } della nobiltà: { AMOUNTS($bonus, "good") }.
event-first-token = { PLAYER($seat) } sceglie il gettone di { TERM($city, "city") }.
event-repeat = { PLAYER($seat) } ripete un permesso.
event-change = { PLAYER($seat) } mette in fondo alla pila i permessi scoperti ({ TERM($region, "region") }).
event-bonus-tile = { PLAYER($seat) } possiede { TERM($tile, "tile") }: tessera bonus da { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-king-tile = { PLAYER($seat) } prende una tessera premio del re da { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-tenth = { PLAYER($seat) } ha costruito dieci empori e guadagna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-last-turns = Ogni altro giocatore fa un ultimo turno.
event-end = L'ultimo turno è finito.

refusal-main = In questo turno non hai altre azioni principali.
refusal-quick = In questo turno hai già compiuto la tua azione veloce.
refusal-must = Prima di terminare il turno devi compiere l'azione principale.
refusal-buy = Non c'è consiglio con permessi che le tue carte e monete possano soddisfare.
refusal-build = Nessuno dei tuoi permessi mostra una città in cui puoi costruire.
refusal-king = Le tue carte e monete non bastano per il consiglio del re e per portare il re dove puoi costruire.
refusal-coins = Ti servono { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
refusal-assistants = Ti servono aiutanti: { $assistants }.
refusal-piles = Tutte le pile dei permessi sono vuote: non c'è nulla da cambiare.
refusal-pile = La pila dei permessi è vuota ({ TERM($region, "region") }).
refusal-kings-council = Il consiglio del re non concede permessi.
refusal-no-permits = Non ci sono più permessi ({ TERM($region, "region") }).
refusal-satisfy = Le tue carte e monete non soddisfano { TERM($council, "council") }.
refusal-councillor = Accanto al tabellone non c'è { TERM($councillor, "councillor") }.
refusal-no-card = Un consiglio si soddisfa con almeno una carta.
refusal-price = Non puoi pagare { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }: gioca altre carte.
refusal-not-held = Non hai in mano { TERM($card, "card") }.
refusal-no-match = Nessun consigliere resta per { TERM($card, "card") } ({ TERM($council, "council") }).
refusal-card-order = Le carte si giocano nell'ordine dei colori, i jolly per ultimi: annulla per giocare { TERM($card, "card") }.
refusal-dear = Dopo { TERM($card, "card") } non potresti pagare il resto.
refusal-not-shown = Il permesso per { TERM($cities, "city") } ora non si può prendere.
refusal-far = Non puoi pagare { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } per la strada fino a { TERM($city, "city") }.
refusal-own-city = Hai già un emporio a { TERM($city, "city") }.
refusal-crowd = Per costruire a { TERM($city, "city") } servono aiutanti: { $assistants }.
refusal-closed = Non puoi costruire in nessuna città del permesso per { TERM($cities, "city") }.
refusal-used = Il permesso per { TERM($cities, "city") } è a faccia in giù: l'hai già usato.
refusal-not-yours = Non possiedi il permesso per { TERM($cities, "city") }.
refusal-not-on-permit = Il permesso non mostra { TERM($city, "city") }.
refusal-no-emporium = Non hai empori a { TERM($city, "city") }.
refusal-no-token = { TERM($city, "city") } non ha gettone.
refusal-nobility-token = Il gettone di { TERM($city, "city") } fa avanzare nella nobiltà e non si può scegliere.
refusal-token-order = Due città si scelgono in ordine di lettera: { TERM($city, "city") } non va bene.
