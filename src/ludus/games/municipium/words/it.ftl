# What Municipium says. `docs/translating.md` explains the functions, `docs/terms.md` the terms.

title = Municipium
summary = Porta la tua famiglia dove si raccolgono i cittadini e conquista il loro supporto.

# ---- Terms ----

# The one who reads; what is his is his family's.
you = tu
    .of = della tua famiglia
    .to = a te
    .from = da te

colour-blue = Blu
colour-orange = Arancio
colour-yellow = Giallo
colour-pink = Rosa

institution-temple = Tempio
    .the = il Tempio
    .in = nel Tempio
    .at = al Tempio
    .to = al Tempio
    .from = dal Tempio
    .of = del Tempio
institution-tavern = Taverna
    .the = la Taverna
    .in = nella Taverna
    .at = alla Taverna
    .to = alla Taverna
    .from = dalla Taverna
    .of = della Taverna
institution-baths = Bagni
    .the = i Bagni
    .in = nei Bagni
    .at = ai Bagni
    .to = ai Bagni
    .from = dai Bagni
    .of = dei Bagni
institution-emporium = Emporio
    .the = l'Emporio
    .in = nell'Emporio
    .at = all'Emporio
    .to = all'Emporio
    .from = dall'Emporio
    .of = dell'Emporio
institution-basilica = Basilica
    .the = la Basilica
    .in = nella Basilica
    .at = alla Basilica
    .to = alla Basilica
    .from = dalla Basilica
    .of = della Basilica
institution-forum = Foro
    .the = il Foro
    .in = nel Foro
    .at = al Foro
    .to = al Foro
    .from = dal Foro
    .of = del Foro
institution-praetorium = Pretorio
    .the = il Pretorio
    .in = nel Pretorio
    .at = al Pretorio
    .to = al Pretorio
    .from = dal Pretorio
    .of = del Pretorio
institution = { $name }

power-temple = I dischi si riordinano secondo l'influenza nel Tempio.
power-tavern = Porta qui i membri di una famiglia da un'altra istituzione.
power-baths = Manda tutti i tuoi membri da qui al Tempio; uno dei tuoi nel Tempio riceve una corona.
power-emporium = Pesca e piazza cittadini finché non ti fermi o non accade un evento Cittadino.
power-basilica = Scambia tre dei tuoi cittadini o favori con un Decurione, oppure pesca un cittadino.
power-forum = Prendi un cittadino a un altro giocatore o da un banner.
power-praetorium = Riposiziona quanti vuoi dei tuoi membri.

citizen-priest = sacerdote
    .a = un sacerdote
    .many = { $n } sacerdoti
    .the = il sacerdote
    .of = del sacerdote
citizen-advocate = avvocato
    .a = un avvocato
    .many = { $n } avvocati
    .the = l'avvocato
    .of = dell'avvocato
citizen-merchant = mercante
    .a = un mercante
    .many = { $n } mercanti
    .the = il mercante
    .of = del mercante
citizen-soldier = soldato
    .a = un soldato
    .many = { $n } soldati
    .the = il soldato
    .of = del soldato
citizen-favour = favore
    .a = un favore
    .many = { $n } favori
    .the = il favore
    .of = del favore

wreath-0 = un membro
wreath-1 = un membro contraddistinto

card-all-powers = Tutti i Poteri
card-one-power = Un Potere
card-prefect-visit = Visita del Prefetto
card-citizen-visit = Visita Cittadino
card-grand-family = Grande Famiglia
card-your-powers = Tuo Potere
card-citizen-invitation = Invito Cittadino

members = { $n ->
    [one] { $n } membro
   *[other] { $n } membri
}
plain-members = { $n } senza corona
wreathed-members = { $n } con la corona

option-length = Durata
option-length-normal = Normale: cinque Decurioni
option-length-short = Breve: quattro Decurioni

line-sets = Set di cittadini
line-basilica = Ottenuti nella Basilica
tie_break = Cittadini e favori rimasti
score = Decurioni

# ---- Prompts ----

prompt-enter = Piazza un membro in un'istituzione qualsiasi ({ $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}).
prompt-turn = { CHOICES($offers, "turn") } ({ $steps ->
    [one] ti resta { $steps } passo
   *[other] ti restano { $steps } passi
}).
choice-turn-step = muovi un membro
choice-turn-common-card = gira una carta comune
choice-turn-family-card = usa una carta famiglia
prompt-card = { CHOICES($offers, "turn") }.
prompt-place = Piazza { TERM($citizen, "citizen", "a") } { TERM($places, "institution", "in", "or") }.
prompt-share = Prendi due dei cittadini { TERM($institution, "institution", "of") }; il terzo va { PLAYER($second, "to") }.
prompt-share-alone = Prendi due dei cittadini { TERM($institution, "institution", "of") }; il terzo torna nel sacchetto.
prompt-invite = Piazza un invitato: { TERM($citizens, "citizen", "", "or") }.
prompt-grand-family = { CHOICES($offers, "grand-family") }.
choice-grand-family-advance = fai avanzare il Prefetto
choice-grand-family-reposition = riposiziona un membro
prompt-reposition = { CHOICES($offers, "reposition") }.
choice-reposition-reposition = riposiziona un membro
choice-reposition-done = fermati qui
prompt-one-power = { CHOICES($offers, "one-power") }.
choice-one-power-exert = esercita un potere dove hai più influenza
choice-one-power-decline = rinuncia
prompt-tavern = { CHOICES($offers, "tavern") }.
choice-tavern-gather = raduna nella Taverna i membri di una famiglia
choice-tavern-decline = rinuncia
prompt-gather = Quanti membri { PLAYER($moved, "of") } vanno { TERM($institution, "institution", "from") } alla Taverna?
prompt-baths = { CHOICES($offers, "baths") }.
choice-baths-exert = manda i tuoi membri dai Bagni al Tempio
choice-baths-decline = rinuncia
prompt-emporium = { CHOICES($offers, "emporium") }.
choice-emporium-draw = pesca un cittadino
choice-emporium-decline = fermati
prompt-basilica = { CHOICES($offers, "basilica") }.
choice-basilica-draw = pesca un cittadino
choice-basilica-give = dai tre cittadini o favori per un Decurione
choice-basilica-decline = rinuncia
prompt-give = { $left ->
    [one] Dai ancora un cittadino o favore.
   *[other] Dai ancora { $left } cittadini o favori.
}
prompt-forum = { CHOICES($offers, "forum") }.
choice-forum-seize = prendi un cittadino a un altro giocatore
choice-forum-lure = prendi un cittadino da un banner
choice-forum-decline = rinuncia

# ---- Hints ----

hint-enter = Scegli da dove parte ciascuno dei tuoi sette. Meglio primo in due o tre istituzioni che ultimo ovunque, e lascia qualcuno nel Tempio: la sua classifica risolve ogni parità.
hint-turn = Muovi se così diventi primo o secondo dove un banner ha due cittadini o dove sta per andare il Prefetto. Poi attiva una carta: con quella finisce il turno.
hint-card = Il mazzo comune è gratis e porta spesso cittadini o il Prefetto. Le tue carte valgono una volta sola: tienile per quando sei primo nei posti giusti.
hint-place = Il terzo cittadino fa scattare il banner: chi è primo ne prende due. Mettilo dove sei primo, o lontano da dove lo è un rivale.
hint-share = Tieni i due tipi che ti mancano o che ti avvicinano a uno per tipo; lascia quello che serve meno al rivale.
hint-share-alone = Qui non c'è nessun altro, perciò uno torna nel sacchetto. Tieni i due tipi che ti mancano.
hint-invite = Gli invitati si piazzano uno alla volta: puoi far scattare un banner dove sei primo, anche due volte. Cerca un'istituzione dove sei primo e ne mancano uno o due.
hint-grand-family = Fai avanzare il Prefetto se sei primo nella prossima istituzione e lì c'è un favore. Altrimenti fai saltare i tuoi, senza strade, dove un banner sta per scattare.
hint-reposition = Manda i membri dove uno in più ti fa primo o secondo. Lasciane abbastanza per restare primo dove ti serve.
hint-one-power = Puoi usare il potere di un'istituzione dove sei primo. Basilica e Foro possono dare subito cittadini; il Pretorio porta i tuoi dove serviranno.
hint-tavern = Riunisci qui i tuoi membri, oppure togli un rivale da un'istituzione dove ti ostacola.
hint-gather = Prendine quanti ne bastano: chi parte non conta più dove stava.
hint-baths = Con una corona un membro vale doppio per tutta la partita, e il Tempio risolve le parità. Lasciando i Bagni perdi il primo posto lì.
hint-emporium = Pesca finché c'è un banner che ti conviene: il terzo cittadino ti ferma, e chi peschi va piazzato.
hint-basilica = Tre tuoi cittadini o favori qualsiasi fanno un Decurione, anche tre uguali. Se stai per completare un set, può valere di più pescare un cittadino.
hint-give = Dai quello che hai doppio; tieni uno per tipo e i favori, che valgono per qualsiasi tipo.
hint-forum = Prendi il tipo che ti manca, o spezza il set di chi è più vicino a vincere.

# ---- Buttons ----

action-enter = Piazza un membro { TERM($institution, "institution", "in") }
    .brief = { TERM($institution, "institution") }
action-step = Muovi { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "to") }
    .brief = { $wreath ->
        [0] { TERM($origin, "institution") } → { TERM($goal, "institution") }
       *[other] ❀ { TERM($origin, "institution") } → { TERM($goal, "institution") }
    }
action-common-card = Gira una carta comune
    .brief = Carta comune
action-family-card = Usa { TERM($card, "card") }
    .brief = { TERM($card, "card") }
action-advance = Fai avanzare il Prefetto
    .brief = Prefetto
action-reposition = Riposiziona { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "to") }
    .brief = { $wreath ->
        [0] { TERM($origin, "institution") } → { TERM($goal, "institution") }
       *[other] ❀ { TERM($origin, "institution") } → { TERM($goal, "institution") }
    }
action-decline = Rinuncia
    .emporium = Fermati
action-done = Fermati qui
action-exert = Esercita il potere { TERM($institution, "institution", "of") }
    .brief = { TERM($institution, "institution") }
action-draw = Pesca un cittadino
action-gather = Raduna i membri { PLAYER($family, "of") } { TERM($institution, "institution", "from") }
    .brief = { PLAYER($family) } ({ TERM($institution, "institution") })
action-take = { $wreathed ->
    [0] { COUNT($plain, "members") }
   *[other] { $plain ->
        [0] { COUNT($wreathed, "wreathed-members") }
       *[other] { COUNT($plain, "plain-members") } e { COUNT($wreathed, "wreathed-members") }
    }
}
action-give = Dai { TERM($good, "citizen", "a") }
    .brief = { TERM($good, "citizen") }
action-seize = Prendi { TERM($citizen, "citizen", "a") } { PLAYER($family, "to") }
    .brief = { TERM($citizen, "citizen") } ({ PLAYER($family) })
action-lure = Prendi { TERM($citizen, "citizen", "a") } dal banner { TERM($institution, "institution", "of") }
    .brief = { TERM($citizen, "citizen") } ({ TERM($institution, "institution") })
action-place = Piazza { TERM($citizen, "citizen", "a") } { TERM($institution, "institution", "in") }
    .brief = { TERM($citizen, "citizen") } → { TERM($institution, "institution") }
action-leave = Lascia { TERM($citizen, "citizen", "the") }
action-first = Comincia { PLAYER($family) }
action-drawn = Si pesca { TERM($citizen, "citizen", "a") }
action-turned = Si gira { TERM($card, "card") }

# ---- The log ----

event-first = Il primo giocatore è { PLAYER($family) }.
event-furnish = { TERM($citizen, "citizen", "a") } arriva nella stanza per riunione { TERM($institution, "institution", "of") }.
event-enter = { PLAYER($family) } piazza un membro { TERM($institution, "institution", "in") }.
    .you = Piazzi un membro { TERM($institution, "institution", "in") }.
event-ranking = La classifica del Tempio, dall'alto: { PLAYER($families, "", "comma") }.
event-step = { PLAYER($family) } muove { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "to") }.
    .you = Muovi { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "to") }.
event-reshuffle = Il mazzo è finito: gli scarti si mescolano per formarne uno nuovo.
event-turn-over = { PLAYER($family) } gira la prima carta del mazzo comune.
    .you = Giri la prima carta del mazzo comune.
event-common-card = { PLAYER($family) } gira { TERM($card, "card") }.
    .you = Giri { TERM($card, "card") }.
event-draw = { PLAYER($family) } infila la mano nel sacchetto.
    .you = Peschi un cittadino dal sacchetto.
event-no-draw = Il sacchetto è vuoto: { PLAYER($family) } non pesca nessun cittadino.
    .you = Il sacchetto è vuoto: non peschi nessun cittadino.
event-family-card = { PLAYER($family) } usa { TERM($card, "card") }.
    .you = Usi { TERM($card, "card") }.
event-end = L'ultimo turno è finito.
event-prefect = Il Prefetto arriva { TERM($institution, "institution", "at") }.
    .line = il Prefetto arriva { TERM($institution, "institution", "at") }
event-favour = { PLAYER($family) } prende il favore { TERM($institution, "institution", "of") }.
    .you = Prendi il favore { TERM($institution, "institution", "of") }.
    .short = { PLAYER($family) } prende il favore
    .short-you = prendi il favore
event-no-favour = { TERM($institution, "institution", "in") } non c'è nessun favore da prendere.
    .short = non c'è nessun favore da prendere
event-nobody = { TERM($institution, "institution", "in") } non c'è nessuno che prenda il favore.
    .short = non c'è nessuno che prenda il favore
event-room-citizen = { PLAYER($family) } prende { TERM($citizen, "citizen", "the") } della stanza per riunione { TERM($institution, "institution", "of") }.
    .you = Prendi { TERM($citizen, "citizen", "the") } della stanza per riunione { TERM($institution, "institution", "of") }.
    .short = { PLAYER($family) } prende { TERM($citizen, "citizen", "the") }
    .short-you = prendi { TERM($citizen, "citizen", "the") }
event-no-citizen = Il sacchetto è vuoto: nessun cittadino arriva nella stanza per riunione { TERM($institution, "institution", "of") }.
event-room-to-bag = { TERM($citizen, "citizen", "the") } della stanza per riunione { TERM($institution, "institution", "of") } torna nel sacchetto.
    .short = { TERM($citizen, "citizen", "the") } torna nel sacchetto
event-drawn = { PLAYER($family) } pesca { TERM($citizen, "citizen", "a") }.
    .you = Peschi { TERM($citizen, "citizen", "a") }.
event-place = { PLAYER($family) } piazza { TERM($citizen, "citizen", "a") } { TERM($institution, "institution", "in") }.
    .you = Piazzi { TERM($citizen, "citizen", "a") } { TERM($institution, "institution", "in") }.
event-send-home = { TERM($institution, "institution", "in") } non c'è nessuno: i tre cittadini tornano nel sacchetto.
event-support = { PLAYER($family) } si aggiudica { TERM($citizens, "citizen", "a") } { TERM($institution, "institution", "in") }.
    .you = Ti aggiudichi { TERM($citizens, "citizen", "a") } { TERM($institution, "institution", "in") }.
    .line = { PLAYER($family) } si aggiudica { TERM($citizens, "citizen", "a") } { TERM($institution, "institution", "in") }
    .line-you = ti aggiudichi { TERM($citizens, "citizen", "a") } { TERM($institution, "institution", "in") }
event-third = { PLAYER($family) } prende { TERM($citizen, "citizen", "the") } rimasto.
    .you = Prendi { TERM($citizen, "citizen", "the") } rimasto.
    .short = { PLAYER($family) } prende { TERM($citizen, "citizen", "the") } rimasto
    .short-you = prendi { TERM($citizen, "citizen", "the") } rimasto
event-third-to-bag = { TERM($citizen, "citizen", "the") } rimasto torna nel sacchetto.
    .short = { TERM($citizen, "citizen", "the") } rimasto torna nel sacchetto
event-set = { PLAYER($family) } scambia un set con un Decurione{ $jokers ->
    [0] {""}
    [one] , usando { $jokers } favore come jolly
   *[other] , usando { $jokers } favori come jolly
}.
    .you = Scambi un set con un Decurione{ $jokers ->
    [0] {""}
    [one] , usando { $jokers } favore come jolly
   *[other] , usando { $jokers } favori come jolly
}.
event-leads = { PLAYER($family) } ha la maggiore influenza { TERM($institution, "institution", "in") }.
    .you = Hai la maggiore influenza { TERM($institution, "institution", "in") }.
event-idle = { PLAYER($family) } ha la maggiore influenza { TERM($institution, "institution", "in") }, ma ora quel potere non può fare nulla.
    .you = Hai la maggiore influenza { TERM($institution, "institution", "in") }, ma ora quel potere non può fare nulla.
event-exert = { PLAYER($family) } esercita il potere { TERM($institution, "institution", "of") }.
    .you = Eserciti il potere { TERM($institution, "institution", "of") }.
event-decline = { PLAYER($family) } rinuncia a esercitare un potere.
    .you = Rinunci a esercitare un potere.
event-decline-power = { PLAYER($family) } rinuncia al potere { TERM($institution, "institution", "of") }.
    .you = Rinunci al potere { TERM($institution, "institution", "of") }.
event-stop-drawing = { PLAYER($family) } smette di pescare cittadini.
    .you = Smetti di pescare cittadini.
event-done = { PLAYER($family) } smette di riposizionare.
    .you = Smetti di riposizionare.
event-reposition = { PLAYER($family) } riposiziona { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "to") }.
    .you = Riposizioni { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "to") }.
    .short = { TERM($origin, "institution", "from") } { TERM($goal, "institution", "to") }
event-gathering = { PLAYER($family) } chiama alla Taverna membri { PLAYER($moved, "own") } { TERM($institution, "institution", "from") }.
    .you = Chiami alla Taverna membri { PLAYER($moved, "of") } { TERM($institution, "institution", "from") }.
event-gather = { PLAYER($family) } porta { COUNT($count, "members") } { PLAYER($moved, "own") } { TERM($institution, "institution", "from") } alla Taverna.
    .you = Porti { COUNT($count, "members") } { PLAYER($moved, "of") } { TERM($institution, "institution", "from") } alla Taverna.
event-bathe = { PLAYER($family) } sposta { COUNT($count, "members") } dai Bagni al Tempio, e lì nessuno riceve una corona.
    .you = Sposti { COUNT($count, "members") } dai Bagni al Tempio, e lì nessuno riceve una corona.
event-bathe-wreath = { PLAYER($family) } sposta { COUNT($count, "members") } dai Bagni al Tempio, e lì uno riceve una corona.
    .you = Sposti { COUNT($count, "members") } dai Bagni al Tempio, e lì uno riceve una corona.
event-give = { PLAYER($family) } dà { TERM($good, "citizen", "a") }.
    .you = Dai { TERM($good, "citizen", "a") }.
event-bought = { PLAYER($family) } ottiene un Decurione nella Basilica.
    .you = Ottieni un Decurione nella Basilica.
event-seize = { PLAYER($family) } prende { TERM($citizen, "citizen", "a") } { PLAYER($loser, "to") }.
    .you = Prendi { TERM($citizen, "citizen", "a") } { PLAYER($loser, "to") }.
event-lure = { PLAYER($family) } prende { TERM($citizen, "citizen", "a") } dal banner { TERM($institution, "institution", "of") }.
    .you = Prendi { TERM($citizen, "citizen", "a") } dal banner { TERM($institution, "institution", "of") }.

told-placed = { PLAYER($family) } pesca { TERM($citizen, "citizen", "a") } e lo piazza { TERM($institution, "institution", "in") }
    .you = peschi { TERM($citizen, "citizen", "a") } e lo piazzi { TERM($institution, "institution", "in") }
told-invited = { PLAYER($family) } usa { TERM($card, "card") } e rivela { TERM($citizens, "citizen", "a") }
    .you = usi { TERM($card, "card") } e riveli { TERM($citizens, "citizen", "a") }
told-repositioned = { PLAYER($family) } riposiziona { COUNT($count, "members") }
    .you = riposizioni { COUNT($count, "members") }
told-bought = { PLAYER($family) } dà { TERM($goods, "citizen", "a") } per un Decurione nella Basilica
    .you = dai { TERM($goods, "citizen", "a") } per un Decurione nella Basilica

# ---- Refusals ----

refusal-steps = Hai già fatto due passi: ora attiva una carta.
refusal-return = Tornare subito indietro non sarebbe una mossa.
refusal-nobody = { TERM($origin, "institution", "in") } non hai membri senza corona.
refusal-wreath = { TERM($origin, "institution", "in") } non hai membri contraddistinti.
refusal-used = Hai già usato { TERM($card, "card") }: ogni carta famiglia vale una volta a partita.
refusal-place = Non hai pescato { TERM($citizen, "citizen", "a") }.
refusal-guest = Tra gli invitati non c'è più nessun { TERM($citizen, "citizen") }.
refusal-moved = { TERM($origin, "institution", "in") } non hai più membri senza corona da riposizionare.
refusal-moved-wreath = { TERM($origin, "institution", "in") } non hai più membri contraddistinti da riposizionare.
refusal-leader = Non sei la famiglia più influente { TERM($institution, "institution", "in") }.
refusal-chosen = Hai scelto questo potere: ora non puoi rinunciarvi.
refusal-must-move = Hai scelto questo potere: riposiziona almeno un membro.
refusal-bag = Il sacchetto è vuoto: non c'è nessun cittadino da pescare.
refusal-give-few = Un Decurione costa tre cittadini o favori, e ne hai di meno.
refusal-give-none = Non hai nessun { TERM($good, "citizen") } da dare.
refusal-give-order = Cittadini e favori si danno nell'ordine sacerdote, avvocato, mercante, soldato, favore: comincia da uno che viene prima { TERM($good, "citizen", "of") }.
refusal-give-later = Cittadini e favori si danno nell'ordine sacerdote, avvocato, mercante, soldato, favore: è tardi per dare { TERM($good, "citizen", "a") }.
refusal-own = Puoi prendere un cittadino solo a un altro giocatore.
refusal-no-family = Quella famiglia non gioca in questa partita.
refusal-other-power = Ora si tratta solo del potere { TERM($institution, "institution", "of") }.
refusal-seize = { PLAYER($family) } non ha nessun { TERM($citizen, "citizen") }.
refusal-lure = Sul banner { TERM($institution, "institution", "of") } non c'è nessun { TERM($citizen, "citizen") }.
refusal-take = { TERM($institution, "institution", "in") } non ci sono così tanti membri { PLAYER($moved, "of") }.
refusal-gather = { TERM($institution, "institution", "in") } non ci sono membri { PLAYER($family, "of") }.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-decurions = Ottiene un Decurione in più.
deny-decurions = Non fa ottenere un Decurione { PLAYER($seat, "to") }.
reason-ahead-with-the-goal-reached = È in testa quando la partita finisce.
reason-three-of-a-set = È a un solo cittadino o favore da un set.
deny-three-of-a-set = Impedisce { PLAYER($seat, "to") } di trovarsi a un solo cittadino o favore da un set.
reason-favours = Ha { $count ->
        [one] un favore
       *[other] { $count } favori
    } in più.
deny-favours = Lascia { PLAYER($seat, "to") } { $count ->
        [one] un favore
       *[other] { $count } favori
    } in meno.
reason-price-and-lead-at-the-basilica = Ha la maggiore influenza nella Basilica, e abbastanza per ottenervi un Decurione.
deny-price-and-lead-at-the-basilica = Impedisce { PLAYER($seat, "to") } di poter ottenere un Decurione nella Basilica.
reason-leads-the-temple = Ha la maggiore influenza nel Tempio.
deny-leads-the-temple = Toglie { PLAYER($seat, "to") } la maggiore influenza nel Tempio.
reason-leads-the-tavern = Ha la maggiore influenza nella Taverna.
deny-leads-the-tavern = Toglie { PLAYER($seat, "to") } la maggiore influenza nella Taverna.
reason-leads-the-baths = Ha la maggiore influenza nei Bagni.
deny-leads-the-baths = Toglie { PLAYER($seat, "to") } la maggiore influenza nei Bagni.
reason-leads-the-emporium = Ha la maggiore influenza nell'Emporio.
deny-leads-the-emporium = Toglie { PLAYER($seat, "to") } la maggiore influenza nell'Emporio.
reason-leads-the-basilica = Ha la maggiore influenza nella Basilica.
deny-leads-the-basilica = Toglie { PLAYER($seat, "to") } la maggiore influenza nella Basilica.
reason-leads-the-forum = Ha la maggiore influenza nel Foro.
deny-leads-the-forum = Toglie { PLAYER($seat, "to") } la maggiore influenza nel Foro.
reason-leads-the-praetorium = Ha la maggiore influenza nel Pretorio.
deny-leads-the-praetorium = Toglie { PLAYER($seat, "to") } la maggiore influenza nel Pretorio.
reason-second-places = È al secondo posto in { $count ->
        [one] un'istituzione
       *[other] { $count } istituzioni
    } in più.
reason-leads-a-banner-of-two = Ha la maggiore influenza in { $count ->
        [one] un'istituzione
       *[other] { $count } istituzioni
    } in più con due cittadini sul banner, dove un terzo fa scattare l'evento Cittadino.
deny-leads-a-banner-of-two = Toglie { PLAYER($seat, "to") } la maggiore influenza in un'istituzione con due cittadini sul banner.
reason-second-at-a-banner-of-two = È al secondo posto in un'istituzione con due cittadini sul banner.
reason-wanted-citizens-on-led-banners = Ha la maggiore influenza dove i banner hanno { $count ->
        [one] un cittadino
       *[other] { $count } cittadini
    } in più di un tipo che manca alla famiglia.
reason-secure-leads = È in testa con almeno due punti di influenza in { $count ->
        [one] un'istituzione
       *[other] { $count } istituzioni
    } in più.
reason-favour-one-room-ahead = Ha la maggiore influenza dove sta per andare il Prefetto, e lì c'è un favore.
deny-favour-one-room-ahead = Toglie { PLAYER($seat, "to") } la maggiore influenza dove sta per andare il Prefetto e c'è un favore.
reason-favour-two-rooms-ahead = Ha la maggiore influenza due stanze più avanti del Prefetto, e lì c'è un favore.
reason-wanted-citizen-one-room-ahead = È al secondo posto dove sta per andare il Prefetto, e lì aspetta un cittadino che manca alla famiglia.
reason-temple-rank = È più in alto nella classifica del Tempio.
reason-temple-rank-on-top = È al primo posto nella classifica del Tempio.
deny-temple-rank-on-top = Toglie { PLAYER($seat, "to") } il primo posto nella classifica del Tempio.
reason-wreaths = Ha { $count ->
        [one] una corona
       *[other] { $count } corone
    } in più.
hold-grand-family-left = Tiene per dopo la carta Grande Famiglia.
hold-your-powers-left = Tiene per dopo la carta Tuo Potere.
hold-citizen-invitation-left = Tiene per dopo la carta Invito Cittadino.
reason-priest-held = Ha { $count ->
        [one] un sacerdote
       *[other] { $count } sacerdoti
    } in più.
deny-priest-held = Lascia { PLAYER($seat, "to") } { $count ->
        [one] un sacerdote
       *[other] { $count } sacerdoti
    } in meno.
reason-advocate-held = Ha { $count ->
        [one] un avvocato
       *[other] { $count } avvocati
    } in più.
deny-advocate-held = Lascia { PLAYER($seat, "to") } { $count ->
        [one] un avvocato
       *[other] { $count } avvocati
    } in meno.
reason-merchant-held = Ha { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    } in più.
deny-merchant-held = Lascia { PLAYER($seat, "to") } { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    } in meno.
reason-soldier-held = Ha { $count ->
        [one] un soldato
       *[other] { $count } soldati
    } in più.
deny-soldier-held = Lascia { PLAYER($seat, "to") } { $count ->
        [one] un soldato
       *[other] { $count } soldati
    } in meno.

# Why a position that is set up by hand cannot be.
error-position-banner = '{ $path }': su un banner attendono al massimo { $most } cittadini.
error-position-temple = Il Tempio non ha una stanza per riunione.
error-position-members = La famiglia '{ $family }' ha { $all } membri sul tabellone, non { $placed }.
error-position-discard = Nessuna carta '{ $card }' è nella pila degli scarti.
error-position-ranking = La classifica contiene una volta ciascuno i posti da 0 a { $last }, non { $value }.

# Come si chiamano i valori di una posizione che si modifica.
position-goal = Decurioni che chiudono la partita
position-steps = Passi rimasti
position-families = Famiglie
position-citizens = Cittadini
position-favours = Favori
position-decurions = Decurioni
position-bought = di cui dalla Basilica
position-cards = Carte famiglia ancora da usare
position-institutions = Istituzioni
position-members = Membri senza corona
position-wreathed = Membri con la corona
position-banner = Sul banner
position-room-favour = Favore nella stanza per riunione
position-room-citizen = Cittadino nella stanza per riunione
position-ranking = Classifica del Tempio, dalla prima
position-prefect = Dove sta il Prefetto
position-discards = Carte già girate
position-discard-top = Girata per ultima
