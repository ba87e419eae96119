title = Municipium

summary = Porta la tua famiglia dove si raccolgono i cittadini e conquista il loro appoggio.

colour-blue = Blu
colour-orange = Arancio
colour-yellow = Giallo
colour-pink = Rosa

institution-temple = Tempio
institution-tavern = Taverna
institution-baths = Bagni
institution-emporium = Emporio
institution-basilica = Basilica
institution-forum = Foro
institution-praetorium = Pretorio

power-temple = I dischi si riordinano secondo l'influenza nel Tempio.
power-tavern = Porta qui membri di una famiglia da un solo luogo.
power-baths = Manda al Tempio tutti i tuoi membri; lì uno riceve una corona.
power-emporium = Pesca e colloca cittadini finché vuoi o fino a un evento.
power-basilica = Scambia tre beni qualsiasi con un Decurione, o pesca un cittadino.
power-forum = Prendi un cittadino a un giocatore o da uno stendardo.
power-praetorium = Ricolloca quanti membri vuoi.

citizen-priest = sacerdote
citizen-advocate = avvocato
citizen-merchant = mercante
citizen-soldier = soldato

good-priest = un sacerdote
good-advocate = un avvocato
good-merchant = un mercante
good-soldier = un soldato
good-favour = un favore

wreath-0 = un membro
wreath-1 = un membro insigne

card-all-powers = Tutti i Poteri
card-one-power = Un Potere
card-prefect-visit = Visita del Prefetto
card-citizen-visit = Visita dei Cittadini
card-grand-family = Grande Famiglia
card-your-powers = I Tuoi Poteri
card-citizen-invitation = Invito ai Cittadini

option-length = Durata
option-length-normal = Normale: cinque Decurioni
option-length-short = Breve: quattro Decurioni

line-sets = Gruppi di cittadini
line-basilica = Ottenuti nella Basilica

tie_break = Cittadini e favori rimasti

score = Decurioni

prompt-enter = { PLAYER($family) }: colloca un membro in una istituzione (ne restano { $left }).
prompt-turn = { PLAYER($family) }: muovi (ancora { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }) o attiva una carta.
prompt-card = { PLAYER($family) }: attiva una carta.
prompt-place = { PLAYER($family) }: colloca il cittadino pescato ({ TERM($citizen, "citizen") }).
prompt-share = { PLAYER($family) }: prendi due cittadini ({ TERM($institution, "institution") }); quale lasci a { PLAYER($second) }?
prompt-share-alone = { PLAYER($family) }: prendi due cittadini ({ TERM($institution, "institution") }); quale torna nel sacchetto?
prompt-invite = { PLAYER($family) }: colloca un invitato ({ TERM($citizens, "citizen") }).
prompt-grand-family = { PLAYER($family) }: fai avanzare il Prefetto o ricolloca i tuoi membri.
prompt-reposition = { PLAYER($family) }: ricolloca un membro, oppure fermati.
prompt-one-power = { PLAYER($family) }: esercita un potere dove primeggi, oppure rinuncia.
prompt-tavern = { PLAYER($family) }: raduna nella Taverna membri di una famiglia, oppure rinuncia.
prompt-gather = { PLAYER($family) }: quanti membri di { PLAYER($moved) } arrivano da { TERM($institution, "institution") }?
prompt-baths = { PLAYER($family) }: manda i tuoi membri dai Bagni al Tempio, oppure rinuncia.
prompt-emporium = { PLAYER($family) }: pesca un cittadino, oppure fermati.
prompt-basilica = { PLAYER($family) }: dai tre beni per un Decurione, pesca un cittadino, oppure rinuncia.
prompt-give = { PLAYER($family) }: dai ancora { $left ->
        [one] { $left } bene
       *[other] { $left } beni
    }.
prompt-forum = { PLAYER($family) }: prendi un cittadino a un giocatore o da uno stendardo, oppure rinuncia.

hint-enter = Scegli da dove parte ciascuno dei tuoi sette. Meglio primo in due o tre edifici che ultimo ovunque, e lascia qualcuno nel Tempio: la sua classifica risolve ogni parità.
hint-turn = Muovi se così diventi primo o secondo dove uno stendardo ha due cittadini o dove sta per andare il Prefetto. Poi attiva una carta: con quella finisce il turno.
hint-card = Il mazzo comune è gratis e porta spesso cittadini o il Prefetto. Le tue carte valgono una volta sola: tienile per quando sei primo nei posti giusti.
hint-place = Il terzo cittadino fa scattare lo stendardo: chi è primo ne prende due. Mettilo dove sei primo, o lontano da dove lo è un rivale.
hint-share = Tieni i due tipi che ti mancano o che ti avvicinano a uno per tipo; lascia quello che serve meno al rivale.
hint-share-alone = Qui non c'è nessun altro, perciò uno torna nel sacchetto. Tieni i due tipi che ti mancano.
hint-invite = I quattro ospiti si mettono uno alla volta: puoi far scattare uno stendardo dove sei primo, anche due volte. Cerca un edificio dove sei primo e ne mancano uno o due.
hint-grand-family = Fai avanzare il Prefetto se sei primo nel prossimo edificio: ne avrai il favore. Altrimenti fai saltare i tuoi, senza strade, dove uno stendardo sta per scattare.
hint-reposition = Manda i membri dove uno in più ti fa primo o secondo. Lasciane abbastanza per restare primo dove ti serve.
hint-one-power = Puoi usare il potere di un edificio dove sei primo. Basilica e Foro danno subito cittadini; il Pretorio porta i tuoi dove servirà.
hint-tavern = Chiama i tuoi per essere primo nella Taverna, oppure togli un rivale da un edificio dove ti ostacola.
hint-gather = Prendine quanti ne bastano: chi parte non conta più dove stava.
hint-baths = Con una corona un membro vale doppio per tutta la partita, e il Tempio risolve le parità. Rinuncia se ti serve di più restare primo nei Bagni.
hint-emporium = Pesca finché c'è uno stendardo che ti conviene: il terzo cittadino ti ferma, e chi peschi va messo. Fermati se il prossimo aiuterebbe solo gli altri.
hint-basilica = Tre tuoi cittadini o favori qualsiasi fanno un Decurione, anche tre uguali. Se stai per completare una serie, pesca invece un cittadino.
hint-give = Dai quello che hai doppio; tieni uno per tipo e i favori, che valgono per qualsiasi tipo.
hint-forum = Prendi il tipo che ti manca, o spezza la serie di chi è più vicino a vincere.

action-enter = Colloca un membro: { TERM($institution, "institution") }
action-step = Muovi { TERM($wreath, "wreath") }: da { TERM($origin, "institution") } a { TERM($goal, "institution") }
action-common-card = Gira una carta comune
action-family-card = Usa { TERM($card, "card") }
action-advance = Fai avanzare il Prefetto
action-reposition = Ricolloca { TERM($wreath, "wreath") }: da { TERM($origin, "institution") } a { TERM($goal, "institution") }
action-decline = Rinuncia
action-done = Fermati qui
action-exert = Esercita il potere: { TERM($institution, "institution") }
action-draw = Pesca un cittadino
action-gather = Raduna membri di { PLAYER($family) } da { TERM($institution, "institution") }
action-take = { $plain } senza e { $wreathed } con corona
action-give = Dai { TERM($good, "good") }
action-seize = Prendi un { TERM($citizen, "citizen") } a { PLAYER($family) }
action-lure = Prendi un { TERM($citizen, "citizen") } dallo stendardo: { TERM($institution, "institution") }
action-place = Colloca un { TERM($citizen, "citizen") }: { TERM($institution, "institution") }
action-leave = Lascia il { TERM($citizen, "citizen") }
action-first = Comincia { PLAYER($family) }
action-drawn = Si pesca un { TERM($citizen, "citizen") }
action-turned = Si gira { TERM($card, "card") }

event-first = { PLAYER($family) } è il primo giocatore.
event-furnish = Un { TERM($citizen, "citizen") } entra nella sala riunioni ({ TERM($institution, "institution") }).
event-enter = { PLAYER($family) } colloca un membro ({ TERM($institution, "institution") }).
event-ranking = La classifica del Tempio è { PLAYER($families) }.
event-step = { PLAYER($family) } muove { TERM($wreath, "wreath") } da { TERM($origin, "institution") } a { TERM($goal, "institution") }.
event-reshuffle = Il mazzo comune viene rimescolato.
event-turn-over = { PLAYER($family) } gira la prima carta comune.
event-common-card = È { TERM($card, "card") }.
event-draw = { PLAYER($family) } mette la mano nel sacchetto.
event-family-card = { PLAYER($family) } usa { TERM($card, "card") }.
event-end = L'ultimo turno è finito.
event-prefect = Il Prefetto è in visita: { TERM($institution, "institution") }.
event-favour = { PLAYER($family) } prende il favore ({ TERM($institution, "institution") }).
event-room-citizen = { PLAYER($family) } prende il { TERM($citizen, "citizen") } della sala riunioni ({ TERM($institution, "institution") }).
event-room-to-bag = Il { TERM($citizen, "citizen") } della sala riunioni ({ TERM($institution, "institution") }) torna nel sacchetto.
event-drawn = { PLAYER($family) } pesca un { TERM($citizen, "citizen") }.
event-place = { PLAYER($family) } colloca un { TERM($citizen, "citizen") } ({ TERM($institution, "institution") }).
event-send-home = Qui non c'è nessuno ({ TERM($institution, "institution") }): i cittadini tornano nel sacchetto.
event-support = { PLAYER($family) } ottiene l'appoggio di { TERM($citizens, "citizen") } ({ TERM($institution, "institution") }).
event-third = { PLAYER($family) } prende il { TERM($citizen, "citizen") } rimasto.
event-third-to-bag = Il { TERM($citizen, "citizen") } rimasto torna nel sacchetto.
event-set = { PLAYER($family) } scambia un gruppo con un Decurione ({ $jokers ->
        [one] { $jokers } favore usato
       *[other] { $jokers } favori usati
    }).
event-leads = { PLAYER($family) } primeggia e può esercitare il potere ({ TERM($institution, "institution") }).
event-exert = { PLAYER($family) } sceglie il potere: { TERM($institution, "institution") }.
event-decline = { PLAYER($family) } rinuncia.
event-done = { PLAYER($family) } si ferma.
event-reposition = { PLAYER($family) } ricolloca { TERM($wreath, "wreath") } da { TERM($origin, "institution") } a { TERM($goal, "institution") }.
event-gathering = { PLAYER($family) } chiama alla Taverna { PLAYER($moved) } da { TERM($institution, "institution") }.
event-gather = { PLAYER($family) } porta nella Taverna { $count ->
        [one] { $count } membro
       *[other] { $count } membri
    } di { PLAYER($moved) } da { TERM($institution, "institution") }.
event-bathe = { PLAYER($family) } manda i suoi membri dai Bagni al Tempio.
event-bathe-wreath = { PLAYER($family) } manda i suoi membri dai Bagni al Tempio, dove uno riceve una corona.
event-give = { PLAYER($family) } dà { TERM($good, "good") }.
event-bought = { PLAYER($family) } ottiene un Decurione nella Basilica.
event-seize = { PLAYER($family) } prende un { TERM($citizen, "citizen") } a { PLAYER($loser) }.
event-lure = { PLAYER($family) } prende un { TERM($citizen, "citizen") } dallo stendardo ({ TERM($institution, "institution") }).

refusal-steps = Hai già fatto due passi: ora attiva una carta.
refusal-return = Tornare subito indietro non sarebbe una mossa.
refusal-nobody = Qui non hai membri senza corona ({ TERM($origin, "institution") }).
refusal-wreath = Qui non hai membri insigni ({ TERM($origin, "institution") }).
refusal-used = Hai già usato { TERM($card, "card") }: ogni carta famiglia vale una volta a partita.
refusal-place = Non hai pescato un { TERM($citizen, "citizen") }.
refusal-guest = Tra gli invitati non c'è più un { TERM($citizen, "citizen") }.
refusal-moved = Qui non hai più membri da ricollocare ({ TERM($origin, "institution") }).
refusal-leader = Qui non sei la famiglia più influente ({ TERM($institution, "institution") }).
refusal-give = Per un Decurione servono quel bene e tre beni in tutto.
refusal-give-order = I beni si danno nell'ordine dell'elenco, e devi averli.
refusal-own = Puoi prendere un cittadino solo a un altro giocatore.
refusal-seize = { PLAYER($family) } non ha un { TERM($citizen, "citizen") }.
refusal-lure = Sullo stendardo non c'è un { TERM($citizen, "citizen") } ({ TERM($institution, "institution") }).
