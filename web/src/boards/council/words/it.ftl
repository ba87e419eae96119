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
council-good = { $kind ->
    [assistants] { $n ->
        [one] { $n } aiutante
       *[other] { $n } aiutanti
    }
    [cards] { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
    [points] { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
    [nobility] { $n ->
        [one] { $n } passo sul percorso della nobiltà
       *[other] { $n } passi sul percorso della nobiltà
    }
    [actions] { $n ->
        [one] { $n } azione principale
       *[other] { $n } azioni principali
    }
   *[coins] { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
}
council-king = Il re
council-king-tile = Premio del re
council-left = Empori ancora da costruire: { $n }
council-left-name = Da costruire
council-nearly = Manca una città
council-nobility = Percorso della nobiltà: { $n }
council-nobility-name = Nobiltà
council-permit = Permesso: { $cities }. Dà { $bonus }.
council-permit-used = Permesso già usato: { $cities }. Ha dato { $bonus }.
council-pile = Permessi nella pila: { $n }
council-price = Il tuo prezzo:
council-push = I nuovi consiglieri entrano qui
council-rewards = Premi
council-space = Nobiltà { $n }
council-token = { $city }. Gettone ricompensa: { $bonus }
council-too-dear = Troppo caro:
council-track = Percorso della nobiltà

council-aid-action = Un'altra azione principale in questo turno
council-aid-build = Costruire con un permesso: un emporio in una delle città che mostra. Il permesso si gira.
council-aid-building = Quando costruisci
council-aid-cards = Una carta politica
council-aid-chain = Ottieni il gettone ricompensa della città, e quelli di tutte le tue città unite a essa da strade.
council-aid-change = Cambia i due permessi scoperti di una regione.
council-aid-coins = Monete, al massimo 20
council-aid-crowd = Restituisci un aiutante per ogni emporio altrui nella città.
council-aid-elect = Eleggere un consigliere: spingine uno in un balcone qualsiasi. Guadagni 4 monete.
council-aid-engage = Ingaggia un aiutante.
council-aid-extra = Un'altra azione principale.
council-aid-joker = Un jolly vale per un consigliere qualsiasi.
council-aid-king = Costruire con il re: soddisfa il suo consiglio, muovilo per 2 monete a strada, costruisci dove si ferma.
council-aid-main = Azioni principali: una per turno
council-aid-most = Più permessi, anche usati: 3 punti; in parità, 3 ciascuno.
council-aid-neutral = Un emporio neutrale, in due giocatori
council-aid-noble = Il più avanzato nel percorso della nobiltà: 5 punti, il secondo 2.
council-aid-permit = Acquistare un permesso: soddisfa il consiglio di una regione, prendi uno dei suoi due permessi scoperti e ottieni i bonus.
council-aid-points = Punti vittoria
council-aid-price = Soddisfare un consiglio: carte di diversi consiglieri. 1 carta e 10 monete, 2 e 7, 3 e 4, 4 e nessuna; 1 moneta in più per ogni jolly.
council-aid-quick = Azioni veloci: al massimo una per turno
council-aid-send = Eleggi un consigliere, senza le monete.
council-aid-set = Tutte le città di un colore o di una regione: la sua tessera bonus, se c'è ancora, e con essa la prima tessera premio del re.
council-aid-step = Un passo sul percorso della nobiltà
council-aid-tenth = Il decimo emporio: subito 3 punti, e ogni altro giocatore fa un ultimo turno.
council-aid-tie = Aggiungi le tessere. Vince chi ha più punti; in parità, chi ha più aiutanti e carte politica sommati.
council-aid-tiles = Oro 20, argento 12, bronzo 8, ferro 5, ogni regione 5. I premi del re: 25, 18, 12, 7, 3.
council-aid-turn = Pesca una carta politica. Poi un'azione principale e, se vuoi, un'azione veloce, nell'ordine che preferisci.
