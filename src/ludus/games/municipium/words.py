"""What Municipium says to people, in English, Italian and French."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "title": "Municipium",
    "summary": "Place your family where the citizens gather, and win their support.",
    "colour.blue": "Blue",
    "colour.orange": "Orange",
    "colour.yellow": "Yellow",
    "colour.pink": "Pink",
    "institution.temple": "Temple",
    "institution.tavern": "Tavern",
    "institution.baths": "Baths",
    "institution.emporium": "Emporium",
    "institution.basilica": "Basilica",
    "institution.forum": "Forum",
    "institution.praetorium": "Praetorium",
    "power.temple": "Re-rank the discs by influence in the Temple.",
    "power.tavern": "Bring members of one family from one place here.",
    "power.baths": "Send all your members here to the Temple; one there gets a wreath.",
    "power.emporium": "Draw and place citizens until you stop or an event happens.",
    "power.basilica": "Trade any three goods for a Decurion, or draw a citizen.",
    "power.forum": "Take a citizen from a player or a banner.",
    "power.praetorium": "Reposition any number of your members.",
    "citizen.priest": "priest",
    "citizen.advocate": "advocate",
    "citizen.merchant": "merchant",
    "citizen.soldier": "soldier",
    "good.priest": "a priest",
    "good.advocate": "an advocate",
    "good.merchant": "a merchant",
    "good.soldier": "a soldier",
    "good.favour": "a favour",
    "wreath.0": "a member",
    "wreath.1": "a distinguished member",
    "card.all-powers": "All Powers",
    "card.one-power": "One Power",
    "card.prefect-visit": "Prefect Visit",
    "card.citizen-visit": "Citizen Visit",
    "card.grand-family": "Grand Family",
    "card.your-powers": "Your Powers",
    "card.citizen-invitation": "Citizen Invitation",
    "option.length": "Length",
    "option.length.normal": "Normal: five Decurions",
    "option.length.short": "Short: four Decurions",
    "line.sets": "Sets of citizens",
    "line.basilica": "Bought in the Basilica",
    "tie_break": "Citizens and favours left",
    "score": "Decurions",
    "prompt.enter": "{family:player}: place a member in any institution ({left} left).",
    "prompt.turn": "{family:player}: move ({steps:step|steps} left) or activate a card.",
    "prompt.card": "{family:player}: activate a card.",
    "prompt.place": "{family:player}: place the {citizen:citizen}.",
    "prompt.share": "{family:player}: you take two citizens of the {institution:institution};"
    " which one do you leave to {second:player}?",
    "prompt.share-alone": "{family:player}: you take two citizens of the"
    " {institution:institution}; which one goes back to the bag?",
    "prompt.invite": "{family:player}: place a guest ({citizens:citizen}).",
    "prompt.grand-family": "{family:player}: advance the Prefect or reposition members.",
    "prompt.reposition": "{family:player}: reposition a member, or stop.",
    "prompt.one-power": "{family:player}: exert one power where you lead, or decline.",
    "prompt.tavern": "{family:player}: gather members of one family in the Tavern, or decline.",
    "prompt.gather": "{family:player}: how many members of {moved:player} come from the"
    " {institution:institution}?",
    "prompt.baths": "{family:player}: send your members from the Baths to the Temple, or decline.",
    "prompt.emporium": "{family:player}: draw a citizen, or stop.",
    "prompt.basilica": "{family:player}: give three goods for a Decurion, draw a citizen,"
    " or decline.",
    "prompt.give": "{family:player}: give {left:more good|more goods}.",
    "prompt.forum": "{family:player}: take a citizen from a player or a banner, or decline.",
    "hint.enter": "Choose where each of your seven starts. Try to be first in two or three"
    " buildings rather than last everywhere, and keep somebody in the Temple: its ranking breaks"
    " every tie.",
    "hint.turn": "Move now if it makes you first or second where a banner holds two citizens, or"
    " where the Prefect goes next. Then activate a card: that ends your turn.",
    "hint.card": "The common deck is free and often brings citizens or the Prefect. Your own cards"
    " work once a game, so keep each for a moment when you lead in the right places.",
    "hint.place": "A third citizen on a banner tips it: whoever leads there takes two. Place it"
    " where you lead, or far from where a rival does.",
    "hint.share": "Keep the two kinds you lack, or that bring you closest to one of each; leave"
    " the kind that helps your rival least.",
    "hint.share-alone": "Nobody else is here, so one goes back to the bag. Keep the two kinds you"
    " lack.",
    "hint.invite": "Four guests are placed one by one, so you can tip a banner where you lead,"
    " even twice. Look for a building where you are first and that needs one or two more.",
    "hint.grand-family": "Advance the Prefect if you lead in the next building, for its favour."
    " Otherwise let your members jump, without roads, to where a banner is about to tip.",
    "hint.reposition": "Send members straight to buildings where one more makes you first or"
    " second. Leave enough behind to keep the leads you want.",
    "hint.one-power": "You can use the power of one building where you lead. The Basilica and the"
    " Forum bring citizens at once; the Praetorium moves your members to what comes next.",
    "hint.tavern": "Draw in your own members to lead the Tavern, or pull a rival out of a building"
    " where they stand in your way.",
    "hint.gather": "Take just as many as you need: those who leave no longer count where they"
    " were.",
    "hint.baths": "A wreath makes a member count double for the rest of the game, and the Temple"
    " ranking breaks ties. Decline if you need your lead in the Baths more.",
    "hint.emporium": "Draw while some banner still suits you: the third citizen of a banner stops"
    " you, and what you draw must be placed. Stop if the next one could only help others.",
    "hint.basilica": "Any three of your citizens and favours make a Decurion, even three alike. If"
    " you are about to complete a set anyway, draw a citizen instead.",
    "hint.give": "Give what you have twice; keep one of each kind and your favours, which stand"
    " for any kind.",
    "hint.forum": "Take the kind you lack, or break the set of the player who is closest to"
    " winning.",
    "action.enter": "Place a member in the {institution:institution}",
    "action.step": "Move {wreath:wreath} from the {origin:institution} to the {goal:institution}",
    "action.common-card": "Turn over a common card",
    "action.family-card": "Use {card:card}",
    "action.advance": "Advance the Prefect",
    "action.reposition": "Reposition {wreath:wreath} from the {origin:institution}"
    " to the {goal:institution}",
    "action.decline": "Decline",
    "action.done": "Stop here",
    "action.exert": "Exert the power of the {institution:institution}",
    "action.draw": "Draw a citizen",
    "action.gather": "Gather members of {family:player} from the {institution:institution}",
    "action.take": "{plain} without and {wreathed} with a wreath",
    "action.give": "Give {good:good}",
    "action.seize": "Take {citizen:good} from {family:player}",
    "action.lure": "Take {citizen:good} from the banner of the {institution:institution}",
    "action.place": "Place {citizen:good} in the {institution:institution}",
    "action.leave": "Leave the {citizen:citizen}",
    "action.first": "{family:player} is first",
    "action.drawn": "{citizen:good} is drawn",
    "action.turned": "{card:card} is turned over",
    "event.first": "{family:player} is the first player.",
    "event.furnish": "{citizen:good} comes to the meeting room of the {institution:institution}.",
    "event.enter": "{family:player} places a member in the {institution:institution}.",
    "event.ranking": "The Temple ranking is {families:player}.",
    "event.step": "{family:player} moves {wreath:wreath} from the {origin:institution}"
    " to the {goal:institution}.",
    "event.reshuffle": "The common deck is shuffled anew.",
    "event.turn-over": "{family:player} turns over the top common card.",
    "event.common-card": "It is {card:card}.",
    "event.draw": "{family:player} reaches into the bag.",
    "event.family-card": "{family:player} uses {card:card}.",
    "event.end": "The last turn is over.",
    "event.prefect": "The Prefect visits the {institution:institution}.",
    "event.favour": "{family:player} takes the favour of the {institution:institution}.",
    "event.room-citizen": "{family:player} takes the {citizen:citizen} of the meeting room of the"
    " {institution:institution}.",
    "event.room-to-bag": "The {citizen:citizen} of the {institution:institution}'s meeting room"
    " goes back to the bag.",
    "event.drawn": "{family:player} draws {citizen:good}.",
    "event.place": "{family:player} places {citizen:good} in the {institution:institution}.",
    "event.send-home": "Nobody is at the {institution:institution}: its citizens go back to"
    " the bag.",
    "event.support": "{family:player} wins the support of {citizens:citizen} at the"
    " {institution:institution}.",
    "event.third": "{family:player} takes the {citizen:citizen} that is left.",
    "event.third-to-bag": "The {citizen:citizen} that is left goes back to the bag.",
    "event.set": "{family:player} trades a set for a Decurion ({jokers:favour|favours} in it).",
    "event.leads": "{family:player} leads the {institution:institution} and may exert its power.",
    "event.exert": "{family:player} chooses the power of the {institution:institution}.",
    "event.decline": "{family:player} declines.",
    "event.done": "{family:player} stops.",
    "event.reposition": "{family:player} repositions {wreath:wreath} from the"
    " {origin:institution} to the {goal:institution}.",
    "event.gathering": "{family:player} calls {moved:player} from the {institution:institution}"
    " to the Tavern.",
    "event.gather": "{family:player} brings {count:member|members} of {moved:player} from the"
    " {institution:institution} to the Tavern.",
    "event.bathe": "{family:player} sends his members from the Baths to the Temple.",
    "event.bathe-wreath": "{family:player} sends his members from the Baths to the Temple, where"
    " one gets a wreath.",
    "event.give": "{family:player} gives {good:good}.",
    "event.bought": "{family:player} gets a Decurion in the Basilica.",
    "event.seize": "{family:player} takes {citizen:good} from {loser:player}.",
    "event.lure": "{family:player} takes {citizen:good} from the banner of the"
    " {institution:institution}.",
    "refusal.steps": "You have made your two steps: activate a card now.",
    "refusal.return": "Going straight back would be no move at all.",
    "refusal.nobody": "You have no member without a wreath at the {origin:institution}.",
    "refusal.wreath": "You have no distinguished member at the {origin:institution}.",
    "refusal.used": "You have already used {card:card}: each family card works once a game.",
    "refusal.place": "You did not draw {citizen:good}.",
    "refusal.guest": "There is no {citizen:citizen} left among the guests.",
    "refusal.moved": "No member of yours at the {origin:institution} is left to reposition.",
    "refusal.leader": "You are not the most influential family at the {institution:institution}.",
    "refusal.give": "You need that good, and three goods in all, to buy a Decurion.",
    "refusal.give-order": "Goods are given in the order of the list, and you must hold them.",
    "refusal.own": "You can take a citizen only from another player.",
    "refusal.seize": "{family:player} has no {citizen:citizen}.",
    "refusal.lure": "There is no {citizen:citizen} on the banner of the {institution:institution}.",
}

ITALIAN: Final[dict[str, str]] = {
    "title": "Municipium",
    "summary": "Porta la tua famiglia dove si raccolgono i cittadini e conquista il loro appoggio.",
    "colour.blue": "Blu",
    "colour.orange": "Arancio",
    "colour.yellow": "Giallo",
    "colour.pink": "Rosa",
    "institution.temple": "Tempio",
    "institution.tavern": "Taverna",
    "institution.baths": "Bagni",
    "institution.emporium": "Emporio",
    "institution.basilica": "Basilica",
    "institution.forum": "Foro",
    "institution.praetorium": "Pretorio",
    "power.temple": "I dischi si riordinano secondo l'influenza nel Tempio.",
    "power.tavern": "Porta qui membri di una famiglia da un solo luogo.",
    "power.baths": "Manda al Tempio tutti i tuoi membri; lì uno riceve una corona.",
    "power.emporium": "Pesca e colloca cittadini finché vuoi o fino a un evento.",
    "power.basilica": "Scambia tre beni qualsiasi con un Decurione, o pesca un cittadino.",
    "power.forum": "Prendi un cittadino a un giocatore o da uno stendardo.",
    "power.praetorium": "Ricolloca quanti membri vuoi.",
    "citizen.priest": "sacerdote",
    "citizen.advocate": "avvocato",
    "citizen.merchant": "mercante",
    "citizen.soldier": "soldato",
    "good.priest": "un sacerdote",
    "good.advocate": "un avvocato",
    "good.merchant": "un mercante",
    "good.soldier": "un soldato",
    "good.favour": "un favore",
    "wreath.0": "un membro",
    "wreath.1": "un membro insigne",
    "card.all-powers": "Tutti i Poteri",
    "card.one-power": "Un Potere",
    "card.prefect-visit": "Visita del Prefetto",
    "card.citizen-visit": "Visita dei Cittadini",
    "card.grand-family": "Grande Famiglia",
    "card.your-powers": "I Tuoi Poteri",
    "card.citizen-invitation": "Invito ai Cittadini",
    "option.length": "Durata",
    "option.length.normal": "Normale: cinque Decurioni",
    "option.length.short": "Breve: quattro Decurioni",
    "line.sets": "Gruppi di cittadini",
    "line.basilica": "Ottenuti nella Basilica",
    "tie_break": "Cittadini e favori rimasti",
    "score": "Decurioni",
    "prompt.enter": "{family:player}: colloca un membro in una istituzione (ne restano {left}).",
    "prompt.turn": "{family:player}: muovi (ancora {steps:passo|passi}) o attiva una carta.",
    "prompt.card": "{family:player}: attiva una carta.",
    "prompt.place": "{family:player}: colloca il cittadino pescato ({citizen:citizen}).",
    "prompt.share": "{family:player}: prendi due cittadini ({institution:institution});"
    " quale lasci a {second:player}?",
    "prompt.share-alone": "{family:player}: prendi due cittadini ({institution:institution});"
    " quale torna nel sacchetto?",
    "prompt.invite": "{family:player}: colloca un invitato ({citizens:citizen}).",
    "prompt.grand-family": "{family:player}: fai avanzare il Prefetto o ricolloca i tuoi membri.",
    "prompt.reposition": "{family:player}: ricolloca un membro, oppure fermati.",
    "prompt.one-power": "{family:player}: esercita un potere dove primeggi, oppure rinuncia.",
    "prompt.tavern": "{family:player}: raduna nella Taverna membri di una famiglia,"
    " oppure rinuncia.",
    "prompt.gather": "{family:player}: quanti membri di {moved:player} arrivano da"
    " {institution:institution}?",
    "prompt.baths": "{family:player}: manda i tuoi membri dai Bagni al Tempio, oppure rinuncia.",
    "prompt.emporium": "{family:player}: pesca un cittadino, oppure fermati.",
    "prompt.basilica": "{family:player}: dai tre beni per un Decurione, pesca un cittadino,"
    " oppure rinuncia.",
    "prompt.give": "{family:player}: dai ancora {left:bene|beni}.",
    "prompt.forum": "{family:player}: prendi un cittadino a un giocatore o da uno stendardo,"
    " oppure rinuncia.",
    "hint.enter": "Scegli da dove parte ciascuno dei tuoi sette. Meglio primo in due o tre edifici"
    " che ultimo ovunque, e lascia qualcuno nel Tempio: la sua classifica risolve ogni parità.",
    "hint.turn": "Muovi se così diventi primo o secondo dove uno stendardo ha due cittadini o dove"
    " sta per andare il Prefetto. Poi attiva una carta: con quella finisce il turno.",
    "hint.card": "Il mazzo comune è gratis e porta spesso cittadini o il Prefetto. Le tue carte"
    " valgono una volta sola: tienile per quando sei primo nei posti giusti.",
    "hint.place": "Il terzo cittadino fa scattare lo stendardo: chi è primo ne prende due. Mettilo"
    " dove sei primo, o lontano da dove lo è un rivale.",
    "hint.share": "Tieni i due tipi che ti mancano o che ti avvicinano a uno per tipo; lascia"
    " quello che serve meno al rivale.",
    "hint.share-alone": "Qui non c'è nessun altro, perciò uno torna nel sacchetto. Tieni i due"
    " tipi che ti mancano.",
    "hint.invite": "I quattro ospiti si mettono uno alla volta: puoi far scattare uno stendardo"
    " dove sei primo, anche due volte. Cerca un edificio dove sei primo e ne mancano uno o due.",
    "hint.grand-family": "Fai avanzare il Prefetto se sei primo nel prossimo edificio: ne avrai il"
    " favore. Altrimenti fai saltare i tuoi, senza strade, dove uno stendardo sta per scattare.",
    "hint.reposition": "Manda i membri dove uno in più ti fa primo o secondo. Lasciane abbastanza"
    " per restare primo dove ti serve.",
    "hint.one-power": "Puoi usare il potere di un edificio dove sei primo. Basilica e Foro danno"
    " subito cittadini; il Pretorio porta i tuoi dove servirà.",
    "hint.tavern": "Chiama i tuoi per essere primo nella Taverna, oppure togli un rivale da un"
    " edificio dove ti ostacola.",
    "hint.gather": "Prendine quanti ne bastano: chi parte non conta più dove stava.",
    "hint.baths": "Con una corona un membro vale doppio per tutta la partita, e il Tempio risolve"
    " le parità. Rinuncia se ti serve di più restare primo nei Bagni.",
    "hint.emporium": "Pesca finché c'è uno stendardo che ti conviene: il terzo cittadino ti ferma,"
    " e chi peschi va messo. Fermati se il prossimo aiuterebbe solo gli altri.",
    "hint.basilica": "Tre tuoi cittadini o favori qualsiasi fanno un Decurione, anche tre uguali."
    " Se stai per completare una serie, pesca invece un cittadino.",
    "hint.give": "Dai quello che hai doppio; tieni uno per tipo e i favori, che valgono per"
    " qualsiasi tipo.",
    "hint.forum": "Prendi il tipo che ti manca, o spezza la serie di chi è più vicino a vincere.",
    "action.enter": "Colloca un membro: {institution:institution}",
    "action.step": "Muovi {wreath:wreath}: da {origin:institution} a {goal:institution}",
    "action.common-card": "Gira una carta comune",
    "action.family-card": "Usa {card:card}",
    "action.advance": "Fai avanzare il Prefetto",
    "action.reposition": "Ricolloca {wreath:wreath}: da {origin:institution} a {goal:institution}",
    "action.decline": "Rinuncia",
    "action.done": "Fermati qui",
    "action.exert": "Esercita il potere: {institution:institution}",
    "action.draw": "Pesca un cittadino",
    "action.gather": "Raduna membri di {family:player} da {institution:institution}",
    "action.take": "{plain} senza e {wreathed} con corona",
    "action.give": "Dai {good:good}",
    "action.seize": "Prendi un {citizen:citizen} a {family:player}",
    "action.lure": "Prendi un {citizen:citizen} dallo stendardo: {institution:institution}",
    "action.place": "Colloca un {citizen:citizen}: {institution:institution}",
    "action.leave": "Lascia il {citizen:citizen}",
    "action.first": "Comincia {family:player}",
    "action.drawn": "Si pesca un {citizen:citizen}",
    "action.turned": "Si gira {card:card}",
    "event.first": "{family:player} è il primo giocatore.",
    "event.furnish": "Un {citizen:citizen} entra nella sala riunioni ({institution:institution}).",
    "event.enter": "{family:player} colloca un membro ({institution:institution}).",
    "event.ranking": "La classifica del Tempio è {families:player}.",
    "event.step": "{family:player} muove {wreath:wreath} da {origin:institution}"
    " a {goal:institution}.",
    "event.reshuffle": "Il mazzo comune viene rimescolato.",
    "event.turn-over": "{family:player} gira la prima carta comune.",
    "event.common-card": "È {card:card}.",
    "event.draw": "{family:player} mette la mano nel sacchetto.",
    "event.family-card": "{family:player} usa {card:card}.",
    "event.end": "L'ultimo turno è finito.",
    "event.prefect": "Il Prefetto è in visita: {institution:institution}.",
    "event.favour": "{family:player} prende il favore ({institution:institution}).",
    "event.room-citizen": "{family:player} prende il {citizen:citizen} della sala riunioni"
    " ({institution:institution}).",
    "event.room-to-bag": "Il {citizen:citizen} della sala riunioni ({institution:institution})"
    " torna nel sacchetto.",
    "event.drawn": "{family:player} pesca un {citizen:citizen}.",
    "event.place": "{family:player} colloca un {citizen:citizen} ({institution:institution}).",
    "event.send-home": "Qui non c'è nessuno ({institution:institution}): i cittadini tornano"
    " nel sacchetto.",
    "event.support": "{family:player} ottiene l'appoggio di {citizens:citizen}"
    " ({institution:institution}).",
    "event.third": "{family:player} prende il {citizen:citizen} rimasto.",
    "event.third-to-bag": "Il {citizen:citizen} rimasto torna nel sacchetto.",
    "event.set": "{family:player} scambia un gruppo con un Decurione"
    " ({jokers:favore usato|favori usati}).",
    "event.leads": "{family:player} primeggia e può esercitare il potere"
    " ({institution:institution}).",
    "event.exert": "{family:player} sceglie il potere: {institution:institution}.",
    "event.decline": "{family:player} rinuncia.",
    "event.done": "{family:player} si ferma.",
    "event.reposition": "{family:player} ricolloca {wreath:wreath} da {origin:institution}"
    " a {goal:institution}.",
    "event.gathering": "{family:player} chiama alla Taverna {moved:player} da"
    " {institution:institution}.",
    "event.gather": "{family:player} porta nella Taverna {count:membro|membri} di {moved:player}"
    " da {institution:institution}.",
    "event.bathe": "{family:player} manda i suoi membri dai Bagni al Tempio.",
    "event.bathe-wreath": "{family:player} manda i suoi membri dai Bagni al Tempio, dove uno"
    " riceve una corona.",
    "event.give": "{family:player} dà {good:good}.",
    "event.bought": "{family:player} ottiene un Decurione nella Basilica.",
    "event.seize": "{family:player} prende un {citizen:citizen} a {loser:player}.",
    "event.lure": "{family:player} prende un {citizen:citizen} dallo stendardo"
    " ({institution:institution}).",
    "refusal.steps": "Hai già fatto due passi: ora attiva una carta.",
    "refusal.return": "Tornare subito indietro non sarebbe una mossa.",
    "refusal.nobody": "Qui non hai membri senza corona ({origin:institution}).",
    "refusal.wreath": "Qui non hai membri insigni ({origin:institution}).",
    "refusal.used": "Hai già usato {card:card}: ogni carta famiglia vale una volta a partita.",
    "refusal.place": "Non hai pescato un {citizen:citizen}.",
    "refusal.guest": "Tra gli invitati non c'è più un {citizen:citizen}.",
    "refusal.moved": "Qui non hai più membri da ricollocare ({origin:institution}).",
    "refusal.leader": "Qui non sei la famiglia più influente ({institution:institution}).",
    "refusal.give": "Per un Decurione servono quel bene e tre beni in tutto.",
    "refusal.give-order": "I beni si danno nell'ordine dell'elenco, e devi averli.",
    "refusal.own": "Puoi prendere un cittadino solo a un altro giocatore.",
    "refusal.seize": "{family:player} non ha un {citizen:citizen}.",
    "refusal.lure": "Sullo stendardo non c'è un {citizen:citizen} ({institution:institution}).",
}

FRENCH: Final[dict[str, str]] = {
    "title": "Municipium",
    "summary": "Placez votre famille là où se réunissent les citoyens et gagnez leur soutien.",
    "colour.blue": "Bleu",
    "colour.orange": "Orange",
    "colour.yellow": "Jaune",
    "colour.pink": "Rose",
    "institution.temple": "Temple",
    "institution.tavern": "Taverne",
    "institution.baths": "Bains",
    "institution.emporium": "Emporium",
    "institution.basilica": "Basilique",
    "institution.forum": "Forum",
    "institution.praetorium": "Prétoire",
    "power.temple": "Les disques sont reclassés selon l'influence au Temple.",
    "power.tavern": "Amenez ici des membres d'une famille depuis un seul lieu.",
    "power.baths": "Envoyez tous vos membres au Temple ; l'un d'eux y reçoit une couronne.",
    "power.emporium": "Tirez et placez des citoyens à volonté, jusqu'au premier événement.",
    "power.basilica": "Échangez trois biens contre un Décurion, ou tirez un citoyen.",
    "power.forum": "Prenez un citoyen à un joueur ou sur une bannière.",
    "power.praetorium": "Repositionnez autant de membres que vous voulez.",
    "citizen.priest": "prêtre",
    "citizen.advocate": "avocat",
    "citizen.merchant": "marchand",
    "citizen.soldier": "soldat",
    "good.priest": "un prêtre",
    "good.advocate": "un avocat",
    "good.merchant": "un marchand",
    "good.soldier": "un soldat",
    "good.favour": "une faveur",
    "wreath.0": "un membre",
    "wreath.1": "un membre distingué",
    "card.all-powers": "Tous les Pouvoirs",
    "card.one-power": "Un Pouvoir",
    "card.prefect-visit": "Visite du Préfet",
    "card.citizen-visit": "Visite des Citoyens",
    "card.grand-family": "Grande Famille",
    "card.your-powers": "Vos Pouvoirs",
    "card.citizen-invitation": "Invitation des Citoyens",
    "option.length": "Durée",
    "option.length.normal": "Normale : cinq Décurions",
    "option.length.short": "Courte : quatre Décurions",
    "line.sets": "Séries de citoyens",
    "line.basilica": "Obtenus à la Basilique",
    "tie_break": "Citoyens et faveurs restants",
    "score": "Décurions",
    "prompt.enter": "{family:player} : placez un membre dans une institution ({left} à placer).",
    "prompt.turn": "{family:player} : déplacez (encore {steps:pas|pas}) ou activez une carte.",
    "prompt.card": "{family:player} : activez une carte.",
    "prompt.place": "{family:player} : placez le citoyen tiré ({citizen:citizen}).",
    "prompt.share": "{family:player} : vous prenez deux citoyens ({institution:institution}) ;"
    " lequel laissez-vous à {second:player} ?",
    "prompt.share-alone": "{family:player} : vous prenez deux citoyens"
    " ({institution:institution}) ; lequel retourne dans le sac ?",
    "prompt.invite": "{family:player} : placez un invité ({citizens:citizen}).",
    "prompt.grand-family": "{family:player} : avancez le Préfet ou repositionnez des membres.",
    "prompt.reposition": "{family:player} : repositionnez un membre, ou arrêtez-vous.",
    "prompt.one-power": "{family:player} : exercez un pouvoir là où vous dominez, ou renoncez.",
    "prompt.tavern": "{family:player} : rassemblez à la Taverne des membres d'une famille,"
    " ou renoncez.",
    "prompt.gather": "{family:player} : combien de membres de {moved:player} viennent de"
    " {institution:institution} ?",
    "prompt.baths": "{family:player} : envoyez vos membres des Bains au Temple, ou renoncez.",
    "prompt.emporium": "{family:player} : tirez un citoyen, ou arrêtez-vous.",
    "prompt.basilica": "{family:player} : donnez trois biens pour un Décurion, tirez un citoyen,"
    " ou renoncez.",
    "prompt.give": "{family:player} : donnez encore {left:bien|biens}.",
    "prompt.forum": "{family:player} : prenez un citoyen à un joueur ou sur une bannière,"
    " ou renoncez.",
    "hint.enter": "Choisissez d'où part chacun de vos sept membres. Mieux vaut être premier dans"
    " deux ou trois bâtiments que dernier partout, et gardez quelqu'un au Temple : son classement"
    " départage toutes les égalités.",
    "hint.turn": "Déplacez-vous si cela vous rend premier ou deuxième là où une bannière porte"
    " deux citoyens, ou là où va le Préfet. Puis activez une carte : elle termine votre tour.",
    "hint.card": "La pioche commune est gratuite et amène souvent des citoyens ou le Préfet. Vos"
    " propres cartes ne servent qu'une fois : gardez-les pour un moment où vous êtes premier aux"
    " bons endroits.",
    "hint.place": "Le troisième citoyen fait basculer la bannière : qui est premier en prend deux."
    " Placez-le où vous êtes premier, ou loin d'un rival qui l'est.",
    "hint.share": "Gardez les deux sortes qui vous manquent ou vous rapprochent d'une de chaque ;"
    " laissez celle qui aide le moins votre rival.",
    "hint.share-alone": "Il n'y a personne d'autre ici, donc l'un retourne dans le sac. Gardez les"
    " deux sortes qui vous manquent.",
    "hint.invite": "Les quatre invités se placent un par un : vous pouvez faire basculer une"
    " bannière où vous êtes premier, même deux fois. Cherchez un bâtiment où vous êtes premier et"
    " où il en manque un ou deux.",
    "hint.grand-family": "Avancez le Préfet si vous êtes premier dans le bâtiment suivant, pour sa"
    " faveur. Sinon, faites sauter vos membres, sans routes, là où une bannière va basculer.",
    "hint.reposition": "Envoyez vos membres là où un de plus vous rend premier ou deuxième."
    " Laissez-en assez pour garder les premières places utiles.",
    "hint.one-power": "Vous pouvez exercer le pouvoir d'un bâtiment où vous êtes premier."
    " Basilique et Forum donnent tout de suite des citoyens ; le Prétoire place vos membres pour"
    " la suite.",
    "hint.tavern": "Faites venir les vôtres pour être premier à la Taverne, ou retirez un rival"
    " d'un bâtiment où il vous gêne.",
    "hint.gather": "Prenez-en juste assez : ceux qui partent ne comptent plus là où ils étaient.",
    "hint.baths": "Une couronne fait compter un membre double pour toute la partie, et le Temple"
    " départage les égalités. Renoncez si votre première place aux Bains vous est plus utile.",
    "hint.emporium": "Tirez tant qu'une bannière vous convient : le troisième citoyen vous arrête,"
    " et ce que vous tirez doit être placé. Arrêtez si le suivant n'aiderait que les autres.",
    "hint.basilica": "Trois de vos citoyens ou faveurs, même pareils, font un Décurion. Si vous"
    " allez de toute façon compléter une série, tirez plutôt un citoyen.",
    "hint.give": "Donnez ce que vous avez en double ; gardez un de chaque sorte et vos faveurs,"
    " qui remplacent n'importe laquelle.",
    "hint.forum": "Prenez la sorte qui vous manque, ou cassez la série de qui est le plus près de"
    " gagner.",
    "action.enter": "Placer un membre : {institution:institution}",
    "action.step": "Déplacer {wreath:wreath} : de {origin:institution} à {goal:institution}",
    "action.common-card": "Retourner une carte commune",
    "action.family-card": "Utiliser {card:card}",
    "action.advance": "Avancer le Préfet",
    "action.reposition": "Repositionner {wreath:wreath} : de {origin:institution}"
    " à {goal:institution}",
    "action.decline": "Renoncer",
    "action.done": "S'arrêter là",
    "action.exert": "Exercer le pouvoir : {institution:institution}",
    "action.draw": "Tirer un citoyen",
    "action.gather": "Rassembler des membres de {family:player} depuis {institution:institution}",
    "action.take": "{plain} sans et {wreathed} avec couronne",
    "action.give": "Donner {good:good}",
    "action.seize": "Prendre un {citizen:citizen} à {family:player}",
    "action.lure": "Prendre un {citizen:citizen} sur la bannière : {institution:institution}",
    "action.place": "Placer un {citizen:citizen} : {institution:institution}",
    "action.leave": "Laisser le {citizen:citizen}",
    "action.first": "{family:player} commence",
    "action.drawn": "Un {citizen:citizen} est tiré",
    "action.turned": "{card:card} est retournée",
    "event.first": "{family:player} est premier joueur.",
    "event.furnish": "Un {citizen:citizen} entre dans la salle de réunion"
    " ({institution:institution}).",
    "event.enter": "{family:player} place un membre ({institution:institution}).",
    "event.ranking": "Le classement du Temple est {families:player}.",
    "event.step": "{family:player} déplace {wreath:wreath} de {origin:institution}"
    " à {goal:institution}.",
    "event.reshuffle": "Le paquet commun est mélangé à nouveau.",
    "event.turn-over": "{family:player} retourne la première carte commune.",
    "event.common-card": "C'est {card:card}.",
    "event.draw": "{family:player} plonge la main dans le sac.",
    "event.family-card": "{family:player} utilise {card:card}.",
    "event.end": "Le dernier tour est terminé.",
    "event.prefect": "Le Préfet est en visite : {institution:institution}.",
    "event.favour": "{family:player} prend la faveur ({institution:institution}).",
    "event.room-citizen": "{family:player} prend le {citizen:citizen} de la salle de réunion"
    " ({institution:institution}).",
    "event.room-to-bag": "Le {citizen:citizen} de la salle de réunion ({institution:institution})"
    " retourne dans le sac.",
    "event.drawn": "{family:player} tire un {citizen:citizen}.",
    "event.place": "{family:player} place un {citizen:citizen} ({institution:institution}).",
    "event.send-home": "Personne n'est là ({institution:institution}) : les citoyens retournent"
    " dans le sac.",
    "event.support": "{family:player} gagne le soutien de {citizens:citizen}"
    " ({institution:institution}).",
    "event.third": "{family:player} prend le {citizen:citizen} qui reste.",
    "event.third-to-bag": "Le {citizen:citizen} qui reste retourne dans le sac.",
    "event.set": "{family:player} échange une série contre un Décurion"
    " ({jokers:faveur utilisée|faveurs utilisées}).",
    "event.leads": "{family:player} domine et peut exercer le pouvoir ({institution:institution}).",
    "event.exert": "{family:player} choisit le pouvoir : {institution:institution}.",
    "event.decline": "{family:player} renonce.",
    "event.done": "{family:player} s'arrête.",
    "event.reposition": "{family:player} repositionne {wreath:wreath} de {origin:institution}"
    " à {goal:institution}.",
    "event.gathering": "{family:player} appelle {moved:player} de {institution:institution}"
    " à la Taverne.",
    "event.gather": "{family:player} amène à la Taverne {count:membre|membres} de {moved:player}"
    " depuis {institution:institution}.",
    "event.bathe": "{family:player} envoie ses membres des Bains au Temple.",
    "event.bathe-wreath": "{family:player} envoie ses membres des Bains au Temple, où l'un reçoit"
    " une couronne.",
    "event.give": "{family:player} donne {good:good}.",
    "event.bought": "{family:player} obtient un Décurion à la Basilique.",
    "event.seize": "{family:player} prend un {citizen:citizen} à {loser:player}.",
    "event.lure": "{family:player} prend un {citizen:citizen} sur la bannière"
    " ({institution:institution}).",
    "refusal.steps": "Vous avez fait vos deux pas : activez une carte.",
    "refusal.return": "Revenir aussitôt en arrière ne serait pas un déplacement.",
    "refusal.nobody": "Vous n'avez pas de membre sans couronne ici ({origin:institution}).",
    "refusal.wreath": "Vous n'avez pas de membre distingué ici ({origin:institution}).",
    "refusal.used": "Vous avez déjà utilisé {card:card} : une carte famille sert une fois"
    " par partie.",
    "refusal.place": "Vous n'avez pas tiré de {citizen:citizen}.",
    "refusal.guest": "Il ne reste pas de {citizen:citizen} parmi les invités.",
    "refusal.moved": "Vous n'avez plus de membre à repositionner ici ({origin:institution}).",
    "refusal.leader": "Vous n'êtes pas la famille la plus influente ici"
    " ({institution:institution}).",
    "refusal.give": "Il faut ce bien, et trois biens en tout, pour un Décurion.",
    "refusal.give-order": "Les biens se donnent dans l'ordre de la liste, et il faut les avoir.",
    "refusal.own": "On ne prend un citoyen qu'à un autre joueur.",
    "refusal.seize": "{family:player} n'a pas de {citizen:citizen}.",
    "refusal.lure": "Il n'y a pas de {citizen:citizen} sur la bannière"
    " ({institution:institution}).",
}

WORDS: Final[dict[str, dict[str, str]]] = {"en": ENGLISH, "it": ITALIAN, "fr": FRENCH}
