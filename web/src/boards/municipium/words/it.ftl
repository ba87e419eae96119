municipium-bag = { $n ->
    [one] Il sacchetto: { $n } cittadino
   *[other] Il sacchetto: { $n } cittadini
}
municipium-bag-short = Cittadini
municipium-banner = { $n ->
    [one] Banner: { $n } cittadino su { $size }
   *[other] Banner: { $n } cittadini su { $size }
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
municipium-room = Stanza per riunione
municipium-second = Secondo: { $name }
municipium-short = Ne manca uno per un Decurione
municipium-unplaced = Membri ancora da piazzare: { $n }
municipium-used = usata
municipium-would-follow = { $name } sarebbe al secondo posto: { $place }.
municipium-would-lead = { $name } sarebbe in testa: { $place }.
municipium-wreaths = Corone rimaste: { $n }
municipium-wreaths-short = Corone

municipium-aid-all-powers = Dal Tempio al Pretorio, la famiglia con più influenza in ogni istituzione ne esercita il potere.
municipium-aid-anywhere = Va in qualsiasi istituzione.
municipium-aid-card = Poi attiva una carta: gira la prima del mazzo comune, o usa una delle tue carte famiglia, ognuna una volta per partita.
municipium-aid-cards = Le carte
municipium-aid-citizen-invitation = Scopri quattro cittadini, poi piazzali uno alla volta nell'ordine che vuoi.
municipium-aid-citizen-visit = Dal giocatore attivo in senso orario, ciascuno pesca un cittadino e lo piazza.
municipium-aid-end = La partita finisce con il turno in cui un giocatore ha 5 Decurioni (partita breve: 4). Vince chi ne ha di più; in parità, chi ha più cittadini e favori rimasti.
municipium-aid-event-citizen = Evento Cittadino, appena su un banner ci sono tre cittadini: la famiglia con più influenza ne prende due a scelta, la seconda prende il terzo.
municipium-aid-event-prefect = Evento Prefetto, ogni volta che il Prefetto entra: la famiglia con più influenza prende il favore della stanza; in 3 o 4 giocatori la seconda ne prende il cittadino.
municipium-aid-events = Gli eventi
municipium-aid-favour = Vale per un cittadino qualsiasi in un set.
municipium-aid-goes = Va qui: { $places }.
municipium-aid-grand-family = Fai avanzare il Prefetto, o riposiziona quanti vuoi dei tuoi membri.
municipium-aid-leader = La famiglia con più influenza sta più in alto; una parità va a quella più in alto nella classifica del Tempio.
municipium-aid-member = Un membro: influenza 1.
municipium-aid-move = Se vuoi, muovi uno o due dei tuoi membri di una strada ciascuno, o un membro di due strade.
municipium-aid-one-power = Dal giocatore attivo in senso orario, ciascuno può esercitare il potere di un'istituzione in cui ha più influenza di tutti.
municipium-aid-powers = I poteri, per chi ha più influenza
municipium-aid-prefect-visit = Il Prefetto passa in senso orario alla stanza successiva: lì c'è un evento Prefetto.
municipium-aid-set = Un cittadino per tipo, con i favori al posto di ciò che manca, diventano subito un Decurione.
municipium-aid-wreath = Un membro contraddistinto, con la corona: influenza 2.
municipium-aid-your-powers = Esercita, in ordine numerico, il potere di tutte le istituzioni in cui hai più influenza di tutti.
