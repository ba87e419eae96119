# Words that all games share, and how names and lists are put into a sentence.

language = Italiano

# Which numbers are which plural, as the CLDR writes it; every other number is `other`.
plural-one = i = 1 and v = 0

player = { $name }
    .own = della propria famiglia
    .of = di { $name }
    .to = { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }
    .from = da { $name }

you = tu
    .of = dei tuoi
    .to = a te
    .from = da te

list-comma = { $list }, { $item }
list-and = { $list } { $initial ->
        [e] ed
       *[other] e
    } { $item }
list-or = { $list } o { $item }

# A line of the log: what was done, and what it brought.
line = { $head }.
line-with = { $head }: { $tails }.

refusal-over = La partita è finita.
refusal-chance = Prima si pesca, ora nessuno può agire.
refusal-outcome = Questo lo decide la sorte, non un giocatore.
refusal-unknown = Questa azione non esiste in questo gioco.
refusal-now = Ora non si può fare. { $prompt }

prompt-other = Tocca { PLAYER($seat, "to") } decidere.
prompt-named = { PLAYER($seat) }: { $prompt }
prompt-over = La partita è finita.

error-unknown-game = Il gioco '{ $name }' non c'è. Ci sono: { $games }.
error-not-a-game = Il gioco installato '{ $name }' non è un gioco di Ludus.
error-players = { $title } è per { $counts } giocatori, non { $players }.
error-option = { $title } non ha l'opzione '{ $name }'. Le opzioni: { $options }.
error-option-value = L'opzione '{ $name }' non può essere '{ $value }'. Può essere: { $values }.
error-names = I giocatori sono { $players } ma i nomi { $names }.
error-version = La registrazione segue la versione { $rules } delle regole di { $title }; questo programma gioca la versione { $played }.
error-hidden = La registrazione è di un solo giocatore, fatta prima della fine, e nasconde quello che non ha visto (mossa { $ply }): non si può rigiocare.
error-ply = La mossa { $ply } della registrazione non si può giocare: { $reason }
error-old-ply = La registrazione segue la versione { $rules } delle regole di { $title }. Con la versione { $played } la sua mossa { $ply } non si può giocare ({ $rule }): { $reason }
error-no-record = Questa non è una registrazione di Ludus.
error-no-headers = Questa non è una registrazione di Ludus, o le mancano le intestazioni.
error-damaged-game = La registrazione è danneggiata: mancano il gioco, le regole o i giocatori.
error-damaged-options = La registrazione è danneggiata: le opzioni mancano o non sono parole.
error-damaged-seats = La registrazione è danneggiata: i posti mancano o non sono nomi.
error-damaged-ids = La registrazione è danneggiata: le mosse mancano o non sono numeri interi.
error-large-id = La mossa { $ply } della registrazione non si può giocare: nessun gioco ha un numero di mossa così grande.
error-damaged-numbers = La registrazione è danneggiata: regole o giocatori non sono numeri interi.
error-damaged-scores = La registrazione è danneggiata: i punteggi non sono numeri interi.
error-damaged-line = La registrazione è danneggiata in '{ $line }'.
error-damaged-position = La registrazione è danneggiata: la sua posizione non è una descrizione.
error-position-players = La posizione non è di { $players } giocatori.
error-position-none = Non si può preparare una posizione di { $title } a metà partita.
error-position-whole = Una posizione è un gruppo di valori con un nome, non { $value }.
error-position-group = '{ $path }' è un gruppo di valori con un nome, non { $value }.
error-position-number = '{ $path }' è un numero intero da { $lowest } a { $highest }, non { $value }.
error-position-flag = '{ $path }' è { "true" } o { "false" }, non { $value }.
error-position-list = '{ $path }' è un elenco, non { $value }.
error-position-length = '{ $path }' contiene { $length } numeri, non { $count }.
error-position-numbers = '{ $path }' contiene numeri da 0 a { $highest }, non { $value }.
error-position-parts = '{ $path }' ha al massimo { $most } parti.
error-position-word = '{ $path }' è una di queste parole: { $words }; non { $value }.
error-position-missing = Manca '{ $path }'.
error-position-rest = Nel gioco il totale di '{ $what }' è { $all }, e la posizione ne ha { $taken }.
error-position-unknown = Una posizione non dice nulla di '{ $path }'.
error-position-other = '{ $path }' sarebbe { $shown }, non { $said }.
error-damaged-variations = Le varianti della registrazione sono danneggiate.
error-full-study = Lo studio è pieno: togli una variante per provarne un'altra.
error-json = La registrazione è danneggiata o incompleta: non è JSON valido.
error-cut = La registrazione è incompleta: indica i punteggi ma non arriva alla fine.
error-scores = La registrazione dice che i punteggi sono { $said }, ma sono { $scores }.
error-unreadable = La registrazione { $path } non si può leggere: { $reason }.
error-not-text = La registrazione { $path } è danneggiata: non è testo.
error-not-to-decide = Alla fine della registrazione non tocca al posto { $seat }.
error-no-undo = Non c'è niente da annullare: dopo c'è stata una pesca o la decisione di un altro.
error-no-ply = La partita ha { $plies } mosse; la mossa { $ply } non c'è.
error-no-action = '{ $text }' non è un'azione di { $title }.

# Come si chiamano i valori di una posizione che si modifica.
position-active = Di chi è il turno
position-turn = Turno
position-first = Primo giocatore
