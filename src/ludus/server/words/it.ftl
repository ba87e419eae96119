level-random = Random: gioca a caso
level-tiro = Tiro: una recluta
level-miles = Miles: un soldato
level-centurio = Centurio: un veterano
level-legatus = Legatus: un generale
level-imperator = Imperator: il più forte

request = La richiesta non è quella che il server si aspetta: { $reason }.

route = A questo indirizzo non c'è niente.

method = Questo indirizzo non accetta richieste di questo tipo.

too-large = È troppo grande per una sola richiesta.

too-slow = La richiesta ha impiegato troppo tempo ad arrivare.

too-often = Troppe richieste; aspetta un momento.

origin = Questo server non accetta niente dalle pagine di altri siti.

no-guest = Il server non ti conosce (più); ricarica la pagina.

database = Il server ora non raggiunge il suo database; niente è cambiato.

broken = Qualcosa è andato storto nel server; niente è cambiato.

no-table = Questo tavolo non esiste, o è privato.

no-game = Questo gioco non esiste.
no-lesson = Questa lezione non esiste.

setup = Un tavolo così non si può preparare: { $reason }

no-seat = A questo tavolo non c'è quel posto.

not-yours = Quel posto non è tuo.

not-seated = Non siedi a questo tavolo.

only-watching = Stai solo guardando questa partita.

not-host = Solo chi ha aperto il tavolo può farlo.

no-spectators = Questo tavolo non ammette spettatori.

started = La partita è già cominciata.

not-started = La partita non è ancora cominciata.

full = A questo tavolo non ci sono posti liberi.

seats-open = Ci sono ancora posti liberi: aspetta qualcuno, o mettici un bot.

one-person = Al tavolo deve sedere almeno una persona.

taken = Quel posto è già occupato.

seated = Siedi già a questo tavolo.

moment = Intanto la partita è andata avanti; guarda di nuovo.

not-your-turn = Non tocca a te.

nothing-to-undo = Non c'è niente da annullare: dopo c'è stata una pesca o la decisione di un altro.

nothing-to-plan = Non c'è ancora niente da preparare: aspetta che comincino i turni.

over = La partita è finita.

not-over = La partita non è ancora finita.
not-played-out = Si può analizzare solo una partita giocata fino alla fine.

link = Questo link non funziona (più).

not-away = Questo giocatore non è assente.

not-replaced = A quel posto nessun bot gioca per te.

old-rules = Questa partita segue regole più vecchie e non si può rigiocare; la registrazione si può scaricare. { $reason }

no-ply = La partita ha { $plies ->
        [one] { $plies } mossa
       *[other] { $plies } mosse
    }; la mossa { $ply } non c'è.

record = Questa registrazione non si può rigiocare: { $reason }

no-action = Questa azione non esiste in questo gioco.
no-position = Nessun momento si può descrivere come posizione.

busy = Troppe modifiche a questo tavolo nello stesso momento; riprova.

interrupted = Il calcolo è stato interrotto; riprova.

no-rules = Per { $title } non c'è una pagina di regole.
not-built = Le pagine del gioco non sono ancora pronte. Il protocollo è su /api/docs.

not-ready = Il server ora non può lavorare.

too-long = La registrazione ha più di { $plies } mosse: è più lunga di qualsiasi partita.

host = Questo server non ha questo nome. Chi lo gestisce può aggiungerlo a LUDUS_HOSTS.

many-tables = Hai { $most } tavoli non finiti; prima finiscine o lasciane qualcuno.

many-links = Questo tavolo ha già { $most } link; prima revocali.

too-much-chat = Troppi messaggi in una volta; aspetta un momento.

no-hints = A questo tavolo non si danno suggerimenti.

no-review = Questa analisi non esiste.

many-reviews = Aspetti già { $most } analisi; attendi che una sia finita.
no-study = Questo studio non esiste.
study-changed = Questo studio è stato modificato in un'altra pagina. Ora lo vedi com'è: riprova.
no-variation = Questo studio non ha questa variante.
many-studies = Hai già { $most } studi; prima togline uno.
position = Questa posizione è impossibile: { $reason }
no-moment = In questo studio non c'è questo momento.
no-outcome = La sorte non può dare questo adesso.

other-seats = Quella partita ha { $players } giocatori; al tavolo servono altrettanti posti.
