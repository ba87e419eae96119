level-random = Random : joue au hasard
level-tiro = Tiro : une recrue
level-miles = Miles : un soldat
level-centurio = Centurio : un vétéran
level-legatus = Legatus : un général
level-imperator = Imperator : le plus fort

request = La demande n'est pas celle que le serveur attend : { $reason }.

route = Il n'y a rien à cette adresse.

method = Cette adresse n'accepte pas ce genre de demande.

too-large = C'est trop volumineux pour une seule demande.

too-slow = La demande a mis trop de temps à arriver.

too-often = Trop de demandes ; attendez un instant.

origin = Ce serveur n'accepte rien des pages d'autres sites.

no-guest = Le serveur ne vous connaît pas (ou plus) ; rechargez la page.

database = Le serveur n'atteint pas sa base de données ; rien n'a changé.

broken = Quelque chose a échoué dans le serveur ; rien n'a changé.

no-table = Cette table n'existe pas, ou elle est privée.

no-game = Ce jeu n'existe pas.
no-lesson = Cette leçon n'existe pas.

setup = Une telle table ne peut pas être préparée : { $reason }

no-seat = Cette place n'existe pas à cette table.

not-yours = Cette place n'est pas la vôtre.

not-seated = Vous n'êtes pas assis à cette table.

only-watching = Vous ne faites que regarder cette partie.

not-host = Seule la personne qui a ouvert la table peut faire cela.

no-spectators = Cette table n'accepte pas de spectateurs.

started = La partie a déjà commencé.

not-started = La partie n'a pas encore commencé.

full = Il n'y a pas de place libre à cette table.

seats-open = Des places sont encore libres : attendez quelqu'un, ou mettez-y un bot.

one-person = Au moins une personne doit être assise à la table.

taken = Cette place est déjà prise.

seated = Vous êtes déjà assis à cette table.

moment = La partie a avancé entre-temps ; regardez à nouveau.

not-your-turn = Ce n'est pas votre tour.

nothing-to-undo = Il n'y a rien à reprendre : un tirage ou la décision d'un autre a suivi.

nothing-to-plan = Il n'y a encore rien à prévoir : attendez que les tours commencent.

over = La partie est terminée.

not-over = La partie n'est pas encore terminée.
not-played-out = Seule une partie jouée jusqu'au bout peut être analysée.

link = Ce lien ne fonctionne pas (ou plus).

not-away = Ce joueur n'est pas absent.

not-replaced = Aucun bot ne joue pour vous à cette place.

old-rules = Cette partie suit des règles plus anciennes et ne peut pas être rejouée ; on peut télécharger l'enregistrement. { $reason }

no-ply = La partie a { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    } ; il n'y a pas de coup { $ply }.

record = Cet enregistrement ne peut pas être rejoué : { $reason }

no-action = Cette action n'existe pas dans ce jeu.
no-position = Aucun moment ne peut être décrit comme une position.

busy = Trop de changements à cette table au même moment ; réessayez.

interrupted = Le calcul a été interrompu ; réessayez.

no-rules = Il n'y a pas de page de règles pour { $title }.
not-built = Les pages du jeu ne sont pas encore prêtes. Le protocole est sur /api/docs.

not-ready = Le serveur ne peut pas travailler pour le moment.

too-long = L'enregistrement a plus de { $plies } coups : c'est plus long que toute partie.

host = Ce serveur ne porte pas ce nom. La personne qui le gère peut l'ajouter à LUDUS_HOSTS.

many-tables = Vous avez { $most } tables non terminées ; terminez-en ou quittez-en d'abord.

many-links = Cette table a déjà { $most } liens ; révoquez-les d'abord.

too-much-chat = Trop de messages d'un coup ; attendez un instant.

no-hints = Cette table ne donne pas de conseils.

no-review = Cette analyse n'existe pas.

many-reviews = Vous attendez déjà { $most } analyses ; attendez que l'une soit terminée.
no-study = Cette étude n'existe pas.
study-changed = Cette étude a été modifiée dans une autre page. La voici telle qu'elle est : réessayez.
no-variation = Cette étude n'a pas cette variante.
many-studies = Vous avez déjà { $most } études ; supprimez-en une d'abord.
position = Cette position est impossible : { $reason }
no-moment = Ce moment n'existe pas dans cette étude.
no-outcome = Le hasard ne peut pas amener cela maintenant.

other-seats = Cette partie a { $players } joueurs ; il faut autant de places à la table.
