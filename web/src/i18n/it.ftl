abandon-agree = D'accordo, abbandoniamo
abandon-play-on = Si continua
bots-change = Altri bot
bots-count = Quanti bot
bots-emblem = Il tuo emblema
bots-title = Prima della partita
advice-ask = Mostrami una buona mossa
advice-given = Suggerimenti dati: { $n }
advice-thinking = Sto pensando …
advice-title = Suggerimenti

aid-end = La fine
aid-open = Da stampare
aid-pieces = I pezzi
aid-print = Stampa
aid-turn = Il tuo turno

chat-new =
    { $n ->
        [one] Un nuovo messaggio
       *[other] { $n } nuovi messaggi
    }
chat-none = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
chat-send = Invia
chat-title = Chat

clock-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
clock-days-hours = { $days } g { $hours } h
clock-none = Senza orologio
clock-own = Un altro orologio
clock-total = { $minutes } min + { $seconds } s
clock-turn-days = { $n ->
    [one] { $n } giorno per decisione
   *[other] { $n } giorni per decisione
}
clock-turn-minutes = { $n } min per decisione

close = Chiudi

contrast-more = Più alto
contrast-usual = Normale

end-abandoned = La partita è stata abbandonata
end-board = Vedi il tabellone
end-copied = Copiato
end-graph = I punteggi durante la partita
end-lobby = All'ingresso
end-record = Salva la partita
end-rematch = Rivincita
end-rematch-join = Partecipa alla rivincita
end-replay = Riguarda
end-resigned = Ha abbandonato: { $names }.
end-review = Analisi
end-share = Copia il link
end-shared = Vittoria condivisa: { $names }
end-show = Risultato
end-won = Vince { $name }

hint-none = Basta suggerimenti
hint-title = Primi passi
hint-understood = Capito

keys-cancel = Annulla, o torna al presente
keys-choose = Scegli, o fai ciò che è proposto
keys-finger = Con un dito: tienilo fermo su qualcosa per sapere che cos'è o che cosa farebbe; con due dita ingrandisci, trascina pezzi e carte dove devono andare, altrove trascinando sposti il tabellone.
keys-help = Questo aiuto
keys-move = Scorri ciò che si può scegliere
keys-now = Torna al presente
keys-pan = Sposta il tabellone
keys-plan = Prepara la prossima azione mentre gli altri pensano
keys-since = Rivedi ciò che è successo dal tuo ultimo turno
keys-skip = Salta le animazioni
keys-title = Tasti
keys-undo = Annulla la mossa
keys-zoom = Ingrandisci, riduci, adatta

learn-again = Ripeti
learn-begin = Comincia la lezione
learn-chapters = Tutti i capitoli
learn-confirm = Ora premi «{ $what }».
learn-done = fatto
learn-following = Capitolo seguente
learn-go-on = Continua la lezione
learn-intro = Cinque brevi capitoli sul tabellone vero. Tu giochi, la lezione spiega: da cinque a otto minuti.
learn-lesson = Lezione ed esercizi
learn-lost = Questo capitolo non c'è.
learn-next = Avanti
learn-not-asked = Ora non è questo che si chiede: ciò che puoi scegliere ha un bordo luminoso.
learn-offer = Impara in cinque minuti
learn-play = Gioca la prima partita
learn-says = Lezione
learn-skip = Salta
learn-step = { $n } di { $of }
learn-title = Impara { $game }
learn-yours = Tocca a te

lobby-drop = Trascina un file di partita su questa pagina, oppure fai clic qui per sceglierlo.
lobby-finished = Partite da guardare
lobby-finished-none = Ancora nessuna partita finita.
lobby-join = Siediti
lobby-mine = I tuoi tavoli
lobby-mine-all = Tutti i tuoi { $n } tavoli
lobby-mine-few = Meno tavoli
lobby-minutes = da { $from } a { $to } minuti
lobby-motto = Tre giochi romani per amici e bot
lobby-new = Nuovo tavolo
lobby-open = Tavoli pubblici
lobby-open-none = Ora non ci sono tavoli pubblici: aprine uno e gli altri lo vedranno qui.
lobby-play = Gioca
lobby-players = da { $from } a { $to } giocatori
lobby-players-exactly = { $n } giocatori
lobby-quick = Gioca con i bot
lobby-rules = Regole
lobby-turn-of = Turno: { $name }
lobby-watch = Guarda

log-all = { $n ->
    [one] Mostra { $n } riga precedente
   *[other] Mostra { $n } righe precedenti
}
log-brief = In breve
log-details = Che cosa è successo nei dettagli
log-gave-up = { $name } abbandona la partita.
log-only = Solo { $name }
log-set-up = Preparazione
log-title = Cronaca
log-turn = Turno { $n }: { $name }
log-visit = Guarda il tabellone com'era allora
log-whose = Di chi sono le righe

luck-title = Fortuna verificabile
luck-why = Tutte le pescate derivano da un segreto fissato prima della partita; questo è il suo sigillo. Dopo la partita il segreto viene rivelato e chiunque può verificare ogni pescata.
luck-words = Le tue parole, che cambiano le pescate

menu-abandon = Proponi di abbandonare la partita
menu-agreed = Vorrebbero abbandonare la partita: { $names }
menu-aid = Aiuto di gioco
menu-device = Porta il tuo posto su un altro dispositivo
menu-go-on = Continua a giocare
menu-invite = Invita qualcuno a guardare
menu-mute = Senza suoni
menu-report = Segnala un errore: salva la partita
menu-resign = Arrenditi
menu-resign-sure = Vuoi arrenderti? Fai clic di nuovo
menu-title = Il tavolo
menu-unmute = Con suoni

new-clock = Orologio
new-increment = Secondi per decisione
new-hints = Si possono chiedere suggerimenti
new-level = Livello del bot
new-minutes = Minuti
new-no-game = Questo gioco non c'è.
new-open = Apri il tavolo
new-options = Il gioco
new-players = Giocatori
new-public = Visibile nell'ingresso: chiunque può sedersi
new-seat = Posto { $n }
new-spectators = Altri possono guardare
new-start = Inizia la partita
new-table = Il tavolo

notify-ask = Vuoi un avviso del sistema quando tocca a te?
notify-later = Più tardi
notify-no = No
notify-yes = Sì

nowhere = A questo indirizzo non c'è niente.

pair = { $name }: { $what }

panel-absent = Ora non è al tavolo
panel-added = Alla fine si aggiungerebbero, come stanno le cose: { $n } ({ $what }).
panel-bot = Gioca il computer
panel-forecast = Stando così le cose, fanno { $n } in tutto.
panel-present = Al tavolo
panel-resigned = ha abbandonato
panel-return = Riprendi il tuo posto
panel-so-far = { $score } finora: { $n }.
panel-turn = di turno
panel-vote = Assente: fai giocare un bot ({ $votes } di { $needed })
panel-you = tu

pass-take = Sono { $name }
pass-title = Turno di { $name }
pass-why = Passa il dispositivo: ciò che hanno gli altri resta nascosto.

past-banner = Questo è il passato
past-return = Torna al presente
past-set-up = Il tabellone com'era durante la preparazione
past-title = Il tabellone com'era nel turno { $turn }

plan-ask = Prepara la tua prossima azione sul tabellone com'è ora.
plan-drop = Lascia stare
plan-gone = Quello che avevi preparato non si può più fare: { $what }
plan-kept = Come preparato: { $what }
plan-not = Questo ora non si può preparare.
plan-start = Prepara la prossima azione

position-add = Aggiungi: { $what }
position-remove = Togli: { $what }
position-text = Come testo
practice-all = Tutti gli esercizi
practice-done = risolto
practice-following = Esercizio seguente
practice-hide = Nascondi la risposta
practice-intro = Posizioni di partite vere con una risposta chiaramente migliore. Si può provare tutto ciò che è permesso, quante volte vuoi.
practice-show = Mostra la risposta
practice-solved = { $n } su { $of } risolti.
practice-title = Esercizi

prompt-cancel = Annulla
prompt-confirm = Conferma: { $what }
prompt-go-on = Ora scegli il resto, o annulla.
prompt-rule = Leggi questa regola
prompt-since = Dal tuo ultimo turno
prompt-skip = Salta avanti
prompt-thinking = { $name } sta pensando.
prompt-title = Che cosa si chiede
prompt-undo = Annulla mossa
prompt-would = Effetto: { $what }

qr-title = Codice QR del link

replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-none = Prima trascina un file di partita nell'ingresso.
replay-pause = Pausa
replay-play = Avvia
replay-slider = Punto della partita
replay-turn = Turno { $turn }
replay-where = { $ply } di { $plies }

review-accuracy = Precisione
review-better = Meglio:
review-blunder = Errore grave
review-failed = L'analisi non è riuscita.
review-graph = Le probabilità di vittoria durante la partita
review-inaccuracy = Imprecisione
review-lost = Perso
review-luck = Fortuna
review-luck-of = Fortuna per { $name }: { $change }%
review-making = L'analisi è in corso …
review-mistake = Errore
review-moments = I momenti decisivi
review-name = Nome della partita contro i bot
review-next = Momento successivo
review-open = Analizza la partita
review-players = Fortuna e abilità
review-previous = Momento precedente
review-title = Analisi
review-try = Prova da qui
review-try-all = Esplora per tutti i posti
review-try-better = Esplora il turno migliore
review-try-bots = Continua al posto di { $name } contro i bot
review-turn-of = { $name }: { $change }%
review-unnamed = Una partita contro i bot
review-variations = Varianti

rules-after = Dopo
rules-before = Prima
rules-contents = Indice
rules-found = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
}
rules-games = Giochi
rules-rulings = Solo le nostre regole
rules-search = Cerca nelle regole

seat-bot = Bot
seat-device = Amico a questo dispositivo
seat-me = Io
seat-open = Posto libero

seats-bot = Fai sedere un bot
seats-delete = Elimina il tavolo
seats-empty = Libera il posto
seats-full = Ci siamo tutti: la partita può iniziare.
seats-full-guest = Ci siamo tutti. La partita inizia quando chi ha aperto il tavolo la fa partire.
seats-full-others = Tutti i posti sono occupati, e questo tavolo non ha spettatori.
seats-full-watch = Tutti i posti sono occupati. Resta qui per guardare la partita quando inizia.
seats-invite = Invita con un link
seats-join = Siediti
seats-leave = Lascia il tavolo
seats-link = Manda questo link a un amico
seats-link-copied = Copiato: manda questo link a un amico
seats-open = posto libero
seats-rematch = Gli altri sono stati invitati: la partita comincia appena accettano la rivincita.
seats-remove = Fai alzare
seats-revoke = Annulla tutti i link
seats-start = Inizia la partita
seats-waiting = Ci sono posti liberi: invita amici o fai sedere dei bot.

settings-confirm = Chiedi prima di ciò che non si può annullare
settings-contrast = Contrasto
settings-hints = Suggerimenti per i primi passi
settings-language = Lingua
settings-name = Nome
settings-speed = Animazione dei pezzi
settings-text = Dimensione del testo
settings-theme = Colori
settings-title = Impostazioni
settings-volume = Suono

skip = Vai al contenuto

speed-fast = Veloce
speed-normal = Normale
speed-off = No
speed-slow = Lenta

state-open = In attesa di giocatori
state-over = Finita
state-playing = In corso

study-analyse = Analizza questa posizione
study-back = Indietro (⇧ ←)
study-chances = Probabilità di vittoria
study-choosing = Scegli tu che cosa si pesca
study-copied = Link copiato
study-copy = Tieni una copia
study-count = { $n ->
    [0] nessuna variante
    [one] { $n } variante
   *[other] { $n } varianti
}
study-depth = Profondità { $depth }
study-description = La posizione, con i nomi della documentazione
study-draw = Pesca a caso
study-drop = Trascina qui una registrazione, o scegli un file: si apre con le sue varianti.
study-edit = Modifica questa posizione
study-first = All'inizio
study-forget = Elimina questo studio
study-forward = Avanti (⇧ →)
study-json = Salva come JSON
study-last = Alla fine
study-lines = Che cosa si è provato
study-lobby = Torna all'ingresso
study-lost = Questo studio non esiste o è stato eliminato.
study-main = La partita com'è stata giocata
study-name = Nome di questa variante
study-name-all = Nome di questo studio
study-none = Ancora nulla: vai a un momento qualsiasi e gioca altro, per chi deve agire.
study-not-json = Non si può leggere: { $reason }
study-open = Esplora da qui
study-outcome = La sorte dà
study-own = I tuoi studi
study-own-none = Ancora nessuno. Esplora una partita finita, o prepara una posizione.
study-play = Gioca questo
study-players = Giocatori
study-possible = Questa posizione è possibile.
study-remove = Elimina questa variante
study-review = Torna all'analisi
study-set-up-of = Prepara una posizione di { $game }
study-share = Copia un link a questo momento
study-stop = Ferma il motore
study-text = Salva come testo
study-think = Fai pensare il motore
study-title = Tavolo di analisi
study-tries = { $n ->
        [one] provato una volta
       *[other] provato { $n } volte
    }
study-visiting = Questo studio è di un altro: ciò che provi qui non resta.
study-what = Gioca per qualsiasi posto in qualsiasi posizione, con le tre scelte migliori del motore accanto al tabellone.
study-whole = Frasi intere
table-closed = Questo tavolo è stato eliminato.
table-lost = Questo tavolo non esiste, o è privato.
table-not-now = Ora non si può fare. { $prompt }
table-not-there = Lì non può stare: posalo dove qualcosa è illuminato.
table-not-your-turn = Non tocca a te.
table-opening = Un momento…
table-reconnecting = La linea è caduta: mi ricollego…
table-sheet = Giocatori, cronaca e chat
table-talk = Cronaca e chat
table-unreachable = Il server ora non è raggiungibile.
table-watching = { $n ->
    [one] { $n } spettatore
   *[other] { $n } spettatori
}

text-large = Grande
text-largest = Molto grande
text-small = Piccolo
text-usual = Normale

theme-dark = Scuri
theme-light = Chiari
theme-system = Come il dispositivo

title-your-turn = Tocca a te

zoom-fit = Mostra tutto il tabellone
zoom-in = Ingrandisci
zoom-out = Riduci
