rome-aqueduct = { $n ->
    [one] Acquedotto ({ $colour }): { $n } pezzo rimasto
   *[other] Acquedotto ({ $colour }): { $n } pezzi rimasti
}
rome-aqueducts = Acquedotti
rome-atrium = Il tuo atrium
rome-atrium-name = Atrium
rome-bridge = Ponte { $n }: il valore è nascosto
rome-bridges = Ponti presi: { $n }
rome-buildings = Edifici civili: { $n }
rome-buildings-name = Edifici
rome-built = { $building }, di: { $name }
rome-domus = Domus
rome-held = Tessere Quartiere ({ $tile }): { $n }
rome-holds-imperium = Tessere Imperium ({ $building }): { $n }
rome-in-atrium = Nel tuo atrium ({ $tile }): { $n }
rome-left = { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
rome-magistrates = Magistrati nell'atrium: { $n }
rome-magistrates-name = Magistrati
rome-nearly = Manca una tessera
rome-office = { $n ->
    [one] Spazio Imperium: { $building }, { $n } tessera rimasta
   *[other] Spazio Imperium: { $building }, { $n } tessere rimaste
}
rome-offices = Imperium
rome-site = Cantiere { $place }: { $n } su 6 riempiti.
rome-source = Sorgente ({ $colour })
rome-stack = { $n ->
    [one] Pila ({ $tile }): { $n } tessera
   *[other] Pila ({ $tile }): { $n } tessere
}
rome-stacks = Pile
rome-tile = Tessera Quartiere, { $tile } ({ $building }), magistrato: { $name }
rome-treasury = { $n ->
    [one] Tesoreria: { $n } moneta
   *[other] Tesoreria: { $n } monete
}
rome-treasury-name = Tesoreria
rome-would-build = { $building }: costruirebbe { $name }.
rome-would-fountain = { $building }: nessuno ha la maggiore influenza, sarebbe una fontana.

rome-aid-actions = Due azioni, in qualsiasi ordine, anche due volte la stessa:
rome-aid-bridge = Una tessera che copre uno spazio Ponte prende il suo ponte, il cui valore resta segreto.
rome-aid-building = { $tiles } tessere si incontrano, { $points } punti. Contano le tessere di questo colore.
rome-aid-coin = Un pezzo che posi fino a una fontana dà subito una moneta.
rome-aid-collect = Fine del turno: le tessere della domus passano nell'atrium; ogni magistrato su uno spazio Imperium porta una tessera di quel tipo, ognuno nella Tesoreria una moneta, e tornano.
rome-aid-cube = Mostra di chi è un edificio civile.
rome-aid-draw = Pesca due tessere Quartiere di colore diverso; si possono giocare dal tuo prossimo turno.
rome-aid-end = Se alla fine di un turno tre delle quattro pile sono vuote, ciascuno compie un'ultima azione, senza Imperium.
rome-aid-fountain = Si costruisce in parità di influenza o senza influenza; non è di nessuno.
rome-aid-imperium = Ogni tessera Imperium restituita dà un'altra azione.
rome-aid-lay = Gioca una tessera Quartiere dall'atrium, con o senza un magistrato, a contatto di lato con una collina o un'altra tessera.
rome-aid-office = Poi ciascuno può mandare un magistrato dal cantiere allo spazio Imperium dell'edificio, o alla Tesoreria per una fontana.
rome-aid-recall = Richiama un tuo magistrato da una tessera Quartiere; puoi usarlo subito.
rome-aid-score-aqueducts = 2 punti al proprietario di ognuno, chiunque abbia posato l'acquedotto.
rome-aid-score-bridges = Da 1 a 4 punti ciascuno, come indicato.
rome-aid-score-coins = 1 punto ciascuna, e altri 2 a chi ne ha di più.
rome-aid-score-fountains = 1 punto per ogni fontana adiacente.
rome-aid-score-imperium = 5 punti per ogni tipo; in parità, 2 ciascuno.
rome-aid-site = Un cantiere è completo quando tutti e sei i triangoli intorno a un punto sono coperti. Costruisce chi da solo ha più magistrati sulle tessere che contano.
rome-aid-sites = Cantieri ed edifici
rome-aid-source = Una tessera a una sorgente non usata avvia il suo acquedotto: subito fino a tre pezzi.
rome-aid-tie = Vince chi ha più punti; in parità, chi ha più edifici civili, poi più tessere Imperium.
rome-aid-water = Espandi gli acquedotti di due pezzi, su uno o su due già avviati.
