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
