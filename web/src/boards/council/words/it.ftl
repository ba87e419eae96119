council-assistants = Aiutanti: { $n }
council-assistants-name = Aiutanti
council-beside = Accanto al tabellone
council-bottom = In fondo: { $cities }
council-cards = Carte politica: { $n }
council-cards-name = Carte
council-city = { $name }, { $metal }, empori: { $owners }
council-coins = Monete: { $n }
council-coins-name = Monete
council-crowd = { $n ->
    [one] Costruire qui richiede { $n } aiutante
   *[other] Costruire qui richiede { $n } aiutanti
}
council-crowd-few = { $n ->
    [one] Troppo pochi aiutanti: per costruire qui ne serve { $n }
   *[other] Troppo pochi aiutanti: per costruire qui ne servono { $n }
}
council-deck = Carte politica nel mazzo: { $n }
council-deck-name = Mazzo
council-discards = Carte scartate: { $n }
council-discards-name = Scarti
council-king = Il re
council-king-tile = Premio del re
council-left = Empori ancora da costruire: { $n }
council-left-name = Da costruire
council-nearly = Manca una città
council-nobility = Percorso della nobiltà: { $n }
council-nobility-name = Nobiltà
council-permit = Permesso: { $cities }
council-permit-used = Permesso già usato: { $cities }
council-pile = Permessi nella pila: { $n }
council-price = Il tuo prezzo:
council-push = I nuovi consiglieri entrano qui
council-region = Permessi di questa regione: { $name }
council-rewards = Premi
council-space = Nobiltà { $n }
council-too-dear = Troppo caro:
council-track = Percorso della nobiltà
