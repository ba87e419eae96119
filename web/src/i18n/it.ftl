chat-none = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
chat-send = Invia
chat-title = Chat

clock-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
clock-kind-none = Senza orologio
clock-kind-total = Un tempo per tutta la partita
clock-kind-turn = Un tempo per ogni decisione

close = Chiudi

contrast-more = Più alto
contrast-usual = Normale
council-assistants = Aiutanti: { $n }
council-assistants-name = Aiutanti
council-beside = Accanto al tabellone
council-cards = Carte politica: { $n }
council-cards-name = Carte
council-city = { $name }, { $metal }, empori: { $owners }
council-coins = Monete: { $n }
council-coins-name = Monete
council-crowd = { $n ->
    [one] Costruire qui richiede { $n } aiutante
   *[other] Costruire qui richiede { $n } aiutanti
}
council-deck = Carte politica nel mazzo: { $n }
council-deck-name = Mazzo
council-discards = Carte scartate: { $n }
council-discards-name = Scarti
council-king = Il re
council-king-tile = Ricompensa del re
council-left = Empori ancora da costruire: { $n }
council-nearly = Manca una città
council-left-name = Da costruire
council-nobility = Percorso della nobiltà: { $n }
council-nobility-name = Nobiltà
council-permit = Permesso: { $cities }
council-permit-used = Permesso già usato: { $cities }
council-pile = Permessi nella pila: { $n }
council-price = Il tuo prezzo:
council-push = I nuovi consiglieri entrano qui
council-region = Permessi di questa regione: { $name }
council-rewards = Ricompense
council-space = Nobiltà { $n }
council-too-dear = Troppo caro:
council-track = Percorso della nobiltà

end-board = Vedi il tabellone
end-copied = Copiato
end-graph = I punteggi durante la partita
end-lobby = All'ingresso
end-record = Salva la partita
end-rematch = Rivincita
end-replay = Riguarda
end-share = Copia il link
end-shared = Vittoria condivisa: { $names }
end-show = Risultato
end-won = Vince { $name }

hint-none = Basta suggerimenti
hint-title = Primi passi
hint-understood = Capito

keys-cancel = Annulla, o torna a ora
keys-choose = Scegli
keys-finger = Con un dito: tienilo fermo su qualcosa per sapere che cos'è o che cosa farebbe; con due dita ingrandisci, trascinando sposti il tabellone.
keys-help = Questo elenco
keys-move = Scorri ciò che si può scegliere
keys-now = Torna a ora
keys-pan = Sposta il tabellone
keys-since = Rivedi ciò che è successo dal tuo ultimo turno
keys-skip = Salta le animazioni
keys-title = Tasti
keys-undo = Annulla la mossa
keys-zoom = Ingrandisci, riduci, adatta

lobby-drop = Trascina un file di partita su questa pagina, oppure fai clic qui per sceglierlo.
lobby-finished = Partite da guardare
lobby-finished-none = Ancora nessuna partita finita.
lobby-join = Siediti
lobby-mine = I tuoi tavoli
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
lobby-watch = Guarda

log-all = { $n ->
    [one] Mostra { $n } riga precedente
   *[other] Mostra { $n } righe precedenti
}
log-details = Che cosa è successo nei dettagli
log-set-up = Preparazione
log-title = Cronaca
log-turn = Turno { $n }: { $name }
log-visit = Guarda il tabellone com'era allora

municipium-bag = { $n ->
    [one] Il sacchetto: { $n } cittadino
   *[other] Il sacchetto: { $n } cittadini
}
municipium-bag-short = Cittadini
municipium-banner = { $n ->
    [one] Banner: { $n } cittadino su 3
   *[other] Banner: { $n } cittadini su 3
}
municipium-card-ready = { $card }: si può usare una volta
municipium-card-used = { $card }: usata
municipium-deck = { $n ->
    [one] Mazzo comune: { $n } carta
   *[other] Mazzo comune: { $n } carte
}
municipium-deck-short = Mazzo
municipium-decurions = Decurioni: { $n } su { $goal }
municipium-discards-short = Scarti
municipium-favours = { $n ->
    [one] { $name }: { $n } favore
   *[other] { $name }: { $n } favori
}
municipium-guests-short = Invitati
municipium-held = { $name }: { $n } ({ $what })
municipium-leader = Più influente: { $name }
municipium-member = Il tuo membro: { $place }
municipium-member-wreath = Il tuo membro contraddistinto: { $place }
municipium-members = { $name }: influenza { $n }, { $place }
municipium-prefect = Il Prefetto
municipium-prefect-next = Poi: { $place }
municipium-rank = { $n }. { $name }
municipium-ranking = Classifica del Tempio
municipium-reserve = Favori nella riserva: { $n }
municipium-reserve-short = Favori
municipium-room = Sala riunioni
municipium-second = Secondo: { $name }
municipium-short = Ne manca uno per un Decurione
municipium-unplaced = Membri ancora da collocare: { $n }
municipium-used = usata
municipium-would-follow = { $name } sarebbe al secondo posto: { $place }.
municipium-would-lead = { $name } sarebbe in testa: { $place }.
municipium-wreaths = Corone rimaste: { $n }
municipium-wreaths-short = Corone

new-clock = Orologio
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

panel-absent = Ora non è al tavolo
panel-bot = Gioca il computer
panel-bot-short = bot
panel-present = Al tavolo
panel-return = Riprendi il tuo posto
panel-turn = di turno
panel-vote = Assente: fai giocare un bot ({ $votes } di { $needed })
panel-you = tu

pass-take = Sono { $name }
pass-title = Tocca a { $name }
pass-why = Passa il dispositivo: ciò che hanno gli altri resta nascosto.

past-return = Torna a ora
past-set-up = Il tabellone com'era durante la preparazione
past-title = Il tabellone com'era nel turno { $turn }

prompt-cancel = Annulla
prompt-confirm = Conferma: { $what }
prompt-go-on = Ora scegli dove, o annulla con Esc.
prompt-rule = Leggi questa regola
prompt-since = Dal tuo ultimo turno
prompt-skip = Salta avanti
prompt-thinking = { $name } sta pensando.
prompt-title = Che cosa si chiede
prompt-undo = Annulla mossa
prompt-would = Effetto: { $what }

replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-none = Prima trascina un file di partita nell'ingresso.
replay-pause = Pausa
replay-play = Avvia
replay-slider = Punto della partita
replay-turn = Turno { $turn }
replay-where = { $ply } di { $plies }

rome-aqueduct = { $n ->
    [one] Acquedotto ({ $colour }): { $n } pezzo rimasto
   *[other] Acquedotto ({ $colour }): { $n } pezzi rimasti
}
rome-aqueducts = Acquedotti
rome-atrium-name = Atrium
rome-buildings-name = Edifici
rome-left = { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
rome-magistrates-name = Magistrati
rome-nearly = Manca una tessera
rome-offices = Imperium
rome-stacks = Pile
rome-treasury-name = Tesoreria
rome-atrium = Il tuo atrio
rome-bridge = Ponte { $n }: il valore è nascosto
rome-bridges = Ponti presi: { $n }
rome-buildings = Edifici civili: { $n }
rome-built = { $building }, di: { $name }
rome-domus = Domus
rome-holds-imperium = Tessere Imperium ({ $building }): { $n }
rome-in-atrium = Nel tuo atrio ({ $tile }): { $n }
rome-magistrates = Magistrati nell'atrio: { $n }
rome-office = { $n ->
    [one] Spazio Imperium: { $building }, { $n } tessera rimasta
   *[other] Spazio Imperium: { $building }, { $n } tessere rimaste
}
rome-site = Cantiere { $place }: { $n } su 6 riempiti.
rome-source = Sorgente ({ $colour })
rome-stack = { $n ->
    [one] Pila ({ $tile }): { $n } tessera
   *[other] Pila ({ $tile }): { $n } tessere
}
rome-tile = Tessera quartiere, { $tile } ({ $building }), magistrato: { $name }
rome-treasury = { $n ->
    [one] Tesoreria: { $n } moneta
   *[other] Tesoreria: { $n } monete
}
rome-would-build = { $building }: lo costruirebbe { $name }.
rome-would-fountain = { $building }: nessuno prevale, una fontana.

rules-contents = Indice
rules-found = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
}
rules-games = Giochi
rules-rulings = Solo le nostre decisioni
rules-search = Cerca nelle regole

seat-bot = Bot
seat-device = Amico a questo dispositivo
seat-me = Io
seat-open = Posto libero

seats-bot = Fai sedere un bot
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

skip = Vai al contenuto

speed-fast = Veloce
speed-normal = Normale
speed-off = No
speed-slow = Lenta

state-open = In attesa di giocatori
state-over = Finita
state-playing = In corso

table-lost = Questo tavolo non esiste, o è privato.
table-not-now = Ora non si può fare. { $prompt }
table-not-your-turn = Non tocca a te.
table-opening = Un momento…
table-reconnecting = La linea è caduta: mi ricollego…
table-sheet = Giocatori, cronaca e chat
table-talk = Cronaca e chat
table-unreachable = Il server ora non è raggiungibile.

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
