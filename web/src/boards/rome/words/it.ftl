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
rome-would-build = { $building }: lo costruirebbe { $name }.
rome-would-fountain = { $building }: nessuno ha la maggiore influenza, sarebbe una fontana.
