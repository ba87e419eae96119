# What Municipium says. `docs/translating.md` explains the functions, `docs/terms.md` the terms.

title = Municipium
summary = Placez votre famille là où se réunissent les citoyens et gagnez leur soutien.

# ---- Terms ----

# The one who reads; what is his is his family's.
you = vous
    .of = de votre famille
    .to = à vous

colour-blue = Bleu
colour-orange = Orange
colour-yellow = Jaune
colour-pink = Rose

institution-temple = Temple
    .the = le Temple
    .in = au Temple
    .from = du Temple
    .of = du Temple
institution-tavern = Taverne
    .the = la Taverne
    .in = à la Taverne
    .from = de la Taverne
    .of = de la Taverne
institution-baths = Bains
    .the = les Bains
    .in = aux Bains
    .from = des Bains
    .of = des Bains
institution-emporium = Emporium
    .the = l'Emporium
    .in = à l'Emporium
    .from = de l'Emporium
    .of = de l'Emporium
institution-basilica = Basilique
    .the = la Basilique
    .in = à la Basilique
    .from = de la Basilique
    .of = de la Basilique
institution-forum = Forum
    .the = le Forum
    .in = au Forum
    .from = du Forum
    .of = du Forum
institution-praetorium = Prétoire
    .the = le Prétoire
    .in = au Prétoire
    .from = du Prétoire
    .of = du Prétoire
institution = { $name }

power-temple = Les disques sont reclassés selon l'influence au Temple.
power-tavern = Amenez ici des membres d'une même famille depuis une autre institution.
power-baths = Envoyez tous vos membres d'ici au Temple ; l'un des vôtres au Temple reçoit des lauriers.
power-emporium = Tirez et placez des citoyens jusqu'à ce que vous arrêtiez ou qu'un événement de Citoyen se produise.
power-basilica = Échangez trois de vos citoyens ou faveurs contre un Décurion, ou tirez un citoyen.
power-forum = Prenez un citoyen à un autre joueur ou sur une bannière.
power-praetorium = Repositionnez autant de vos membres que vous voulez.

citizen-priest = prêtre
    .a = un prêtre
    .many = { $n } prêtres
    .the = le prêtre
    .no = pas de prêtre
citizen-advocate = avocat
    .a = un avocat
    .many = { $n } avocats
    .the = l'avocat
    .no = pas d'avocat
citizen-merchant = marchand
    .a = un marchand
    .many = { $n } marchands
    .the = le marchand
    .no = pas de marchand
citizen-soldier = soldat
    .a = un soldat
    .many = { $n } soldats
    .the = le soldat
    .no = pas de soldat
citizen-favour = faveur
    .a = une faveur
    .many = { $n } faveurs
    .the = la faveur
    .no = pas de faveur

wreath-0 = un membre
wreath-1 = un membre distingué

card-all-powers = Tous les pouvoirs
card-one-power = Un pouvoir
card-prefect-visit = Visite du préfet
card-citizen-visit = Visite de citoyen
card-grand-family = Grande famille
card-your-powers = Vos pouvoirs
card-citizen-invitation = Invitation de citoyen

members = { $n ->
    [one] { $n } membre
   *[other] { $n } membres
}
plain-members = { $n } sans lauriers
wreathed-members = { $n } avec lauriers

option-length = Durée
option-length-normal = Normale : cinq Décurions
option-length-short = Courte : quatre Décurions

line-sets = Assortiments de citoyens
line-basilica = Obtenus à la Basilique
tie_break = Citoyens et faveurs restants
score = Décurions

# ---- Prompts ----

prompt-enter = Placez un membre dans n'importe quelle institution (il en reste { $left }).
prompt-turn = { CHOICES($offers, "turn") } ({ $steps ->
    [one] il vous reste { $steps } déplacement
   *[other] il vous reste { $steps } déplacements
}).
choice-turn-step = déplacez un membre
choice-turn-common-card = retournez une carte commune
choice-turn-family-card = utilisez une carte de famille
prompt-card = { CHOICES($offers, "turn") }.
prompt-place = Placez { TERM($citizen, "citizen", "a") } { TERM($places, "institution", "in", "or") }.
prompt-share = Prenez deux des citoyens { TERM($institution, "institution", "of") } ; le troisième va { PLAYER($second, "to") }.
prompt-share-alone = Prenez deux des citoyens { TERM($institution, "institution", "of") } ; le troisième retourne dans le sac.
prompt-invite = Placez un invité : { TERM($citizens, "citizen", "", "or") }.
prompt-grand-family = { CHOICES($offers, "grand-family") }.
choice-grand-family-advance = avancez le Préfet
choice-grand-family-reposition = repositionnez un membre
prompt-reposition = { CHOICES($offers, "reposition") }.
choice-reposition-reposition = repositionnez un membre
choice-reposition-done = arrêtez-vous là
prompt-one-power = { CHOICES($offers, "one-power") }.
choice-one-power-exert = exercez un pouvoir là où vous avez le plus d'influence
choice-one-power-decline = renoncez
prompt-tavern = { CHOICES($offers, "tavern") }.
choice-tavern-gather = rassemblez à la Taverne des membres d'une même famille
choice-tavern-decline = renoncez
prompt-gather = Combien de membres { PLAYER($moved, "of") } vont { TERM($institution, "institution", "from") } à la Taverne ?
prompt-baths = { CHOICES($offers, "baths") }.
choice-baths-exert = envoyez vos membres des Bains au Temple
choice-baths-decline = renoncez
prompt-emporium = { CHOICES($offers, "emporium") }.
choice-emporium-draw = tirez un citoyen
choice-emporium-decline = arrêtez-vous
prompt-basilica = { CHOICES($offers, "basilica") }.
choice-basilica-draw = tirez un citoyen
choice-basilica-give = donnez trois citoyens ou faveurs pour un Décurion
choice-basilica-decline = renoncez
prompt-give = { $left ->
    [one] Donnez encore un citoyen ou une faveur.
   *[other] Donnez encore { $left } citoyens ou faveurs.
}
prompt-forum = { CHOICES($offers, "forum") }.
choice-forum-seize = prenez un citoyen à un autre joueur
choice-forum-lure = prenez un citoyen sur une bannière
choice-forum-decline = renoncez

# ---- Hints ----

hint-enter = Choisissez d'où part chacun de vos sept membres. Mieux vaut être premier dans deux ou trois institutions que dernier partout, et gardez quelqu'un au Temple : le rang au Temple départage les égalités.
hint-turn = Déplacez un membre si cela vous rend premier ou deuxième là où une bannière porte deux citoyens, ou là où va le Préfet. Puis activez une carte : elle termine votre tour.
hint-card = Le deck commun est gratuit et amène souvent des citoyens ou le Préfet. Vos propres cartes ne servent qu'une fois : gardez-les pour un moment où vous êtes premier aux bons endroits.
hint-place = Le troisième citoyen fait basculer la bannière : qui est premier en prend deux. Placez-le où vous êtes premier, ou loin d'un rival qui l'est.
hint-share = Gardez les deux sortes qui vous manquent ou vous rapprochent d'un citoyen de chaque ; laissez celle qui aide le moins votre rival.
hint-share-alone = Il n'y a personne d'autre ici, donc l'un retourne dans le sac. Gardez les deux sortes qui vous manquent.
hint-invite = Les invités se placent un par un : vous pouvez faire basculer une bannière où vous êtes premier, même deux fois. Cherchez une institution où vous êtes premier et où il en manque un ou deux.
hint-grand-family = Avancez le Préfet si vous êtes premier dans l'institution suivante et qu'une faveur s'y trouve. Sinon, faites sauter vos membres, sans chemins, là où une bannière va basculer.
hint-reposition = Envoyez vos membres là où un de plus vous rend premier ou deuxième. Laissez-en assez pour garder les premières places utiles.
hint-one-power = Vous pouvez exercer le pouvoir d'une institution où vous êtes premier. Basilique et Forum peuvent donner aussitôt des citoyens ; le Prétoire place vos membres pour la suite.
hint-tavern = Réunissez ici vos membres, ou retirez un rival d'une institution où il vous gêne.
hint-gather = Prenez-en juste assez : ceux qui partent ne comptent plus là où ils étaient.
hint-baths = Les lauriers font compter un membre double pour toute la partie, et le Temple départage les égalités. En quittant les Bains, vous y perdez la première place.
hint-emporium = Tirez tant qu'une bannière vous convient : le troisième citoyen vous arrête, et ce que vous tirez doit être placé.
hint-basilica = Trois de vos citoyens ou faveurs, même pareils, font un Décurion. Si vous allez compléter un assortiment, tirer un citoyen peut valoir mieux.
hint-give = Donnez ce que vous avez en double ; gardez un citoyen de chaque sorte et vos faveurs, qui remplacent n'importe lequel.
hint-forum = Prenez la sorte qui vous manque, ou cassez l'assortiment de qui est le plus près de gagner.

# ---- Buttons ----

action-enter = Placer un membre { TERM($institution, "institution", "in") }
    .brief = { TERM($institution, "institution") }
action-step = Déplacer { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "in") }
    .brief = { $wreath ->
        [0] { TERM($origin, "institution") } → { TERM($goal, "institution") }
       *[other] ❀ { TERM($origin, "institution") } → { TERM($goal, "institution") }
    }
action-common-card = Retourner une carte commune
    .brief = Carte commune
action-family-card = Utiliser « { TERM($card, "card") } »
    .brief = { TERM($card, "card") }
action-advance = Avancer le Préfet
    .brief = Préfet
action-reposition = Repositionner { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "in") }
    .brief = { $wreath ->
        [0] { TERM($origin, "institution") } → { TERM($goal, "institution") }
       *[other] ❀ { TERM($origin, "institution") } → { TERM($goal, "institution") }
    }
action-decline = Renoncer
    .emporium = S'arrêter
action-done = S'arrêter là
action-exert = Exercer le pouvoir { TERM($institution, "institution", "of") }
    .brief = { TERM($institution, "institution") }
action-draw = Tirer un citoyen
action-gather = Rassembler des membres { PLAYER($family, "of") } { TERM($institution, "institution", "from") }
    .brief = { PLAYER($family) } ({ TERM($institution, "institution") })
action-take = { $wreathed ->
    [0] { COUNT($plain, "members") }
   *[other] { $plain ->
        [0] { COUNT($wreathed, "wreathed-members") }
       *[other] { COUNT($plain, "plain-members") } et { COUNT($wreathed, "wreathed-members") }
    }
}
action-give = Donner { TERM($good, "citizen", "a") }
    .brief = { TERM($good, "citizen") }
action-seize = Prendre { TERM($citizen, "citizen", "a") } { PLAYER($family, "to") }
    .brief = { TERM($citizen, "citizen") } ({ PLAYER($family) })
action-lure = Prendre { TERM($citizen, "citizen", "a") } sur la bannière { TERM($institution, "institution", "of") }
    .brief = { TERM($citizen, "citizen") } ({ TERM($institution, "institution") })
action-place = Placer { TERM($citizen, "citizen", "a") } { TERM($institution, "institution", "in") }
    .brief = { TERM($citizen, "citizen") } → { TERM($institution, "institution") }
action-leave = Laisser { TERM($citizen, "citizen", "the") }
action-first = { PLAYER($family) } commence
action-drawn = On tire { TERM($citizen, "citizen", "a") }
action-turned = On retourne « { TERM($card, "card") } »

# ---- The log ----

event-first = Le premier joueur est { PLAYER($family) }.
event-furnish = { TERM($citizen, "citizen", "a") } entre dans la salle de réunion { TERM($institution, "institution", "of") }.
event-enter = { PLAYER($family) } place un membre { TERM($institution, "institution", "in") }.
    .you = Vous placez un membre { TERM($institution, "institution", "in") }.
event-ranking = Le rang au Temple, de haut en bas : { PLAYER($families, "", "comma") }.
event-step = { PLAYER($family) } déplace { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "in") }.
    .you = Vous déplacez { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "in") }.
event-reshuffle = Le deck est vide : la défausse est mélangée et en forme un nouveau.
event-turn-over = { PLAYER($family) } retourne la première carte du deck commun.
    .you = Vous retournez la première carte du deck commun.
event-common-card = { PLAYER($family) } retourne « { TERM($card, "card") } ».
    .you = Vous retournez « { TERM($card, "card") } ».
event-draw = { PLAYER($family) } plonge la main dans le sac.
    .you = Vous tirez un citoyen du sac.
event-no-draw = Le sac est vide : { PLAYER($family) } ne tire pas de citoyen.
    .you = Le sac est vide : vous ne tirez pas de citoyen.
event-family-card = { PLAYER($family) } utilise « { TERM($card, "card") } ».
    .you = Vous utilisez « { TERM($card, "card") } ».
event-end = Le dernier tour est terminé.
event-prefect = Le Préfet arrive { TERM($institution, "institution", "in") }.
    .line = le Préfet arrive { TERM($institution, "institution", "in") }
event-favour = { PLAYER($family) } prend la faveur { TERM($institution, "institution", "of") }.
    .you = Vous prenez la faveur { TERM($institution, "institution", "of") }.
    .short = { PLAYER($family) } prend la faveur
    .short-you = vous prenez la faveur
event-no-favour = Il n'y a pas de faveur à prendre { TERM($institution, "institution", "in") }.
    .short = il n'y a pas de faveur à prendre
event-nobody = Il n'y a personne { TERM($institution, "institution", "in") } pour prendre la faveur.
    .short = il n'y a personne pour prendre la faveur
event-room-citizen = { PLAYER($family) } prend { TERM($citizen, "citizen", "the") } de la salle de réunion { TERM($institution, "institution", "of") }.
    .you = Vous prenez { TERM($citizen, "citizen", "the") } de la salle de réunion { TERM($institution, "institution", "of") }.
    .short = { PLAYER($family) } prend { TERM($citizen, "citizen", "the") }
    .short-you = vous prenez { TERM($citizen, "citizen", "the") }
event-no-citizen = Le sac est vide : aucun citoyen n'entre dans la salle de réunion { TERM($institution, "institution", "of") }.
event-room-to-bag = { TERM($citizen, "citizen", "the") } de la salle de réunion { TERM($institution, "institution", "of") } retourne dans le sac.
    .short = { TERM($citizen, "citizen", "the") } retourne dans le sac
event-drawn = { PLAYER($family) } tire { TERM($citizen, "citizen", "a") }.
    .you = Vous tirez { TERM($citizen, "citizen", "a") }.
event-place = { PLAYER($family) } place { TERM($citizen, "citizen", "a") } { TERM($institution, "institution", "in") }.
    .you = Vous placez { TERM($citizen, "citizen", "a") } { TERM($institution, "institution", "in") }.
event-send-home = Il n'y a personne { TERM($institution, "institution", "in") } : les trois citoyens retournent dans le sac.
event-support = { PLAYER($family) } gagne { TERM($citizens, "citizen", "a") } { TERM($institution, "institution", "in") }.
    .you = Vous gagnez { TERM($citizens, "citizen", "a") } { TERM($institution, "institution", "in") }.
    .line = { PLAYER($family) } gagne { TERM($citizens, "citizen", "a") } { TERM($institution, "institution", "in") }
    .line-you = vous gagnez { TERM($citizens, "citizen", "a") } { TERM($institution, "institution", "in") }
event-third = { PLAYER($family) } prend { TERM($citizen, "citizen", "the") } restant.
    .you = Vous prenez { TERM($citizen, "citizen", "the") } restant.
    .short = { PLAYER($family) } prend { TERM($citizen, "citizen", "the") } restant
    .short-you = vous prenez { TERM($citizen, "citizen", "the") } restant
event-third-to-bag = { TERM($citizen, "citizen", "the") } restant retourne dans le sac.
    .short = { TERM($citizen, "citizen", "the") } restant retourne dans le sac
event-set = { PLAYER($family) } échange un assortiment contre un Décurion{ $jokers ->
    [0] {""}
    [one] , avec { $jokers } faveur comme joker
   *[other] , avec { $jokers } faveurs comme jokers
}.
    .you = Vous échangez un assortiment contre un Décurion{ $jokers ->
    [0] {""}
    [one] , avec { $jokers } faveur comme joker
   *[other] , avec { $jokers } faveurs comme jokers
}.
event-leads = { PLAYER($family) } a le plus d'influence { TERM($institution, "institution", "in") }.
    .you = Vous avez le plus d'influence { TERM($institution, "institution", "in") }.
event-idle = { PLAYER($family) } a le plus d'influence { TERM($institution, "institution", "in") }, mais ce pouvoir ne peut rien faire maintenant.
    .you = Vous avez le plus d'influence { TERM($institution, "institution", "in") }, mais ce pouvoir ne peut rien faire maintenant.
event-exert = { PLAYER($family) } exerce le pouvoir { TERM($institution, "institution", "of") }.
    .you = Vous exercez le pouvoir { TERM($institution, "institution", "of") }.
event-decline = { PLAYER($family) } renonce à exercer un pouvoir.
    .you = Vous renoncez à exercer un pouvoir.
event-decline-power = { PLAYER($family) } renonce au pouvoir { TERM($institution, "institution", "of") }.
    .you = Vous renoncez au pouvoir { TERM($institution, "institution", "of") }.
event-stop-drawing = { PLAYER($family) } cesse de tirer des citoyens.
    .you = Vous cessez de tirer des citoyens.
event-done = { PLAYER($family) } cesse de repositionner.
    .you = Vous cessez de repositionner.
event-reposition = { PLAYER($family) } repositionne { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "in") }.
    .you = Vous repositionnez { TERM($wreath, "wreath") } { TERM($origin, "institution", "from") } { TERM($goal, "institution", "in") }.
    .short = { TERM($origin, "institution", "from") } { TERM($goal, "institution", "in") }
event-gathering = { PLAYER($family) } appelle à la Taverne des membres { PLAYER($moved, "own") } { TERM($institution, "institution", "from") }.
    .you = Vous appelez à la Taverne des membres { PLAYER($moved, "of") } { TERM($institution, "institution", "from") }.
event-gather = { PLAYER($family) } amène { COUNT($count, "members") } { PLAYER($moved, "own") } { TERM($institution, "institution", "from") } à la Taverne.
    .you = Vous amenez { COUNT($count, "members") } { PLAYER($moved, "of") } { TERM($institution, "institution", "from") } à la Taverne.
event-bathe = { PLAYER($family) } déplace { COUNT($count, "members") } des Bains au Temple, et aucun n'y reçoit de lauriers.
    .you = Vous déplacez { COUNT($count, "members") } des Bains au Temple, et aucun n'y reçoit de lauriers.
event-bathe-wreath = { PLAYER($family) } déplace { COUNT($count, "members") } des Bains au Temple, où un membre reçoit des lauriers.
    .you = Vous déplacez { COUNT($count, "members") } des Bains au Temple, où un membre reçoit des lauriers.
event-give = { PLAYER($family) } donne { TERM($good, "citizen", "a") }.
    .you = Vous donnez { TERM($good, "citizen", "a") }.
event-bought = { PLAYER($family) } obtient un Décurion à la Basilique.
    .you = Vous obtenez un Décurion à la Basilique.
event-seize = { PLAYER($family) } prend { TERM($citizen, "citizen", "a") } { PLAYER($loser, "to") }.
    .you = Vous prenez { TERM($citizen, "citizen", "a") } { PLAYER($loser, "to") }.
event-lure = { PLAYER($family) } prend { TERM($citizen, "citizen", "a") } sur la bannière { TERM($institution, "institution", "of") }.
    .you = Vous prenez { TERM($citizen, "citizen", "a") } sur la bannière { TERM($institution, "institution", "of") }.

told-placed = { PLAYER($family) } tire { TERM($citizen, "citizen", "a") } et le place { TERM($institution, "institution", "in") }
    .you = vous tirez { TERM($citizen, "citizen", "a") } et le placez { TERM($institution, "institution", "in") }
told-invited = { PLAYER($family) } utilise « { TERM($card, "card") } » et révèle { TERM($citizens, "citizen", "a") }
    .you = vous utilisez « { TERM($card, "card") } » et révélez { TERM($citizens, "citizen", "a") }
told-repositioned = { PLAYER($family) } repositionne { COUNT($count, "members") }
    .you = vous repositionnez { COUNT($count, "members") }
told-bought = { PLAYER($family) } donne { TERM($goods, "citizen", "a") } pour un Décurion à la Basilique
    .you = vous donnez { TERM($goods, "citizen", "a") } pour un Décurion à la Basilique

# ---- Refusals ----

refusal-steps = Vous avez fait vos deux déplacements : activez une carte.
refusal-return = Revenir aussitôt en arrière ne serait pas un déplacement.
refusal-nobody = Vous n'avez pas de membre sans lauriers { TERM($origin, "institution", "in") }.
refusal-wreath = Vous n'avez pas de membre distingué { TERM($origin, "institution", "in") }.
refusal-used = Vous avez déjà utilisé « { TERM($card, "card") } » : une carte de famille sert une fois par partie.
refusal-place = Vous n'avez { TERM($citizen, "citizen", "no") } à placer.
refusal-guest = Il ne reste { TERM($citizen, "citizen", "no") } parmi les invités.
refusal-moved = Vous n'avez plus de membre sans lauriers à repositionner { TERM($origin, "institution", "in") }.
refusal-moved-wreath = Vous n'avez plus de membre distingué à repositionner { TERM($origin, "institution", "in") }.
refusal-leader = Vous n'êtes pas la famille la plus influente { TERM($institution, "institution", "in") }.
refusal-chosen = Vous avez choisi ce pouvoir : vous ne pouvez plus y renoncer.
refusal-must-move = Vous avez choisi ce pouvoir : repositionnez au moins un membre.
refusal-bag = Le sac est vide : il n'y a pas de citoyen à tirer.
refusal-give-few = Un Décurion coûte trois citoyens ou faveurs, et vous en avez moins.
refusal-give-none = Vous n'avez { TERM($good, "citizen", "no") } à donner.
refusal-give-order = Citoyens et faveurs se donnent dans l'ordre prêtre, avocat, marchand, soldat, faveur : commencez par ce qui vient avant { TERM($good, "citizen", "the") }.
refusal-give-later = Citoyens et faveurs se donnent dans l'ordre prêtre, avocat, marchand, soldat, faveur : il est trop tard pour donner { TERM($good, "citizen", "a") }.
refusal-own = On ne prend un citoyen qu'à un autre joueur.
refusal-no-family = Cette famille ne joue pas dans cette partie.
refusal-other-power = Il ne s'agit maintenant que du pouvoir { TERM($institution, "institution", "of") }.
refusal-seize = { PLAYER($family) } n'a { TERM($citizen, "citizen", "no") }.
refusal-lure = Il n'y a { TERM($citizen, "citizen", "no") } sur la bannière { TERM($institution, "institution", "of") }.
refusal-take = Il n'y a pas autant de membres { PLAYER($moved, "of") } { TERM($institution, "institution", "in") }.
refusal-gather = Il n'y a pas de membre { PLAYER($family, "of") } { TERM($institution, "institution", "in") }.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-decurions = Obtient un Décurion de plus.
deny-decurions = Ne fait pas obtenir de Décurion { PLAYER($seat, "to") }.
reason-ahead-with-the-goal-reached = Est en tête quand la partie se termine.
reason-three-of-a-set = N'est plus qu'à un citoyen ou une faveur d'un assortiment.
deny-three-of-a-set = Empêche { PLAYER($seat) } de n'être plus qu'à un citoyen ou une faveur d'un assortiment.
reason-favours = A { $count ->
        [one] une faveur
       *[other] { $count } faveurs
    } de plus.
deny-favours = Laisse { PLAYER($seat, "to") } { $count ->
        [one] une faveur
       *[other] { $count } faveurs
    } de moins.
reason-price-and-lead-at-the-basilica = A le plus d'influence à la Basilique, et assez pour y obtenir un Décurion.
deny-price-and-lead-at-the-basilica = Empêche { PLAYER($seat) } de pouvoir obtenir un Décurion à la Basilique.
reason-leads-the-temple = A le plus d'influence au Temple.
deny-leads-the-temple = Prive { PLAYER($seat) } de la plus grande influence au Temple.
reason-leads-the-tavern = A le plus d'influence à la Taverne.
deny-leads-the-tavern = Prive { PLAYER($seat) } de la plus grande influence à la Taverne.
reason-leads-the-baths = A le plus d'influence aux Bains.
deny-leads-the-baths = Prive { PLAYER($seat) } de la plus grande influence aux Bains.
reason-leads-the-emporium = A le plus d'influence à l'Emporium.
deny-leads-the-emporium = Prive { PLAYER($seat) } de la plus grande influence à l'Emporium.
reason-leads-the-basilica = A le plus d'influence à la Basilique.
deny-leads-the-basilica = Prive { PLAYER($seat) } de la plus grande influence à la Basilique.
reason-leads-the-forum = A le plus d'influence au Forum.
deny-leads-the-forum = Prive { PLAYER($seat) } de la plus grande influence au Forum.
reason-leads-the-praetorium = A le plus d'influence au Prétoire.
deny-leads-the-praetorium = Prive { PLAYER($seat) } de la plus grande influence au Prétoire.
reason-second-places = Est deuxième dans { $count ->
        [one] une institution
       *[other] { $count } institutions
    } de plus.
reason-leads-a-banner-of-two = A le plus d'influence dans { $count ->
        [one] une institution
       *[other] { $count } institutions
    } de plus où la bannière porte deux citoyens et où un troisième déclenche l'événement de Citoyen.
deny-leads-a-banner-of-two = Prive { PLAYER($seat) } de la plus grande influence dans une institution où la bannière porte deux citoyens.
reason-second-at-a-banner-of-two = Est deuxième dans une institution où la bannière porte deux citoyens.
reason-wanted-citizens-on-led-banners = A le plus d'influence là où les bannières portent { $count ->
        [one] un citoyen
       *[other] { $count } citoyens
    } de plus d'une sorte qui manque à la famille.
reason-secure-leads = Est en tête d'au moins deux points d'influence dans { $count ->
        [one] une institution
       *[other] { $count } institutions
    } de plus.
reason-favour-one-room-ahead = A le plus d'influence là où va le Préfet, et une faveur s'y trouve.
deny-favour-one-room-ahead = Prive { PLAYER($seat) } de la plus grande influence là où va le Préfet et où se trouve une faveur.
reason-favour-two-rooms-ahead = A le plus d'influence deux salles devant le Préfet, et une faveur s'y trouve.
reason-wanted-citizen-one-room-ahead = Est deuxième là où va le Préfet, et un citoyen qui manque à la famille y attend.
reason-temple-rank = A un meilleur rang au Temple.
reason-temple-rank-on-top = A le premier rang au Temple.
deny-temple-rank-on-top = Ravit { PLAYER($seat, "to") } le premier rang au Temple.
reason-wreaths = A { $count ->
        [one] un membre distingué
       *[other] { $count } membres distingués
    } de plus.
hold-grand-family-left = Garde la carte Grande famille pour plus tard.
hold-your-powers-left = Garde la carte Vos pouvoirs pour plus tard.
hold-citizen-invitation-left = Garde la carte Invitation de citoyen pour plus tard.
reason-priest-held = A { $count ->
        [one] un prêtre
       *[other] { $count } prêtres
    } de plus.
deny-priest-held = Laisse { PLAYER($seat, "to") } { $count ->
        [one] un prêtre
       *[other] { $count } prêtres
    } de moins.
reason-advocate-held = A { $count ->
        [one] un avocat
       *[other] { $count } avocats
    } de plus.
deny-advocate-held = Laisse { PLAYER($seat, "to") } { $count ->
        [one] un avocat
       *[other] { $count } avocats
    } de moins.
reason-merchant-held = A { $count ->
        [one] un marchand
       *[other] { $count } marchands
    } de plus.
deny-merchant-held = Laisse { PLAYER($seat, "to") } { $count ->
        [one] un marchand
       *[other] { $count } marchands
    } de moins.
reason-soldier-held = A { $count ->
        [one] un soldat
       *[other] { $count } soldats
    } de plus.
deny-soldier-held = Laisse { PLAYER($seat, "to") } { $count ->
        [one] un soldat
       *[other] { $count } soldats
    } de moins.

# Why a position that is set up by hand cannot be.
error-position-banner = « { $path } » : au plus { $most } citoyens attendent sur une bannière.
error-position-temple = Le Temple n'a pas de salle de réunion.
error-position-members = La famille « { $family } » a { $all } membres sur le plateau, et non { $placed }.
error-position-discard = Aucune carte « { $card } » n'est dans la défausse.
error-position-ranking = Le classement contient une fois chacune des places de 0 à { $last }, et non { $value }.

# Comment s'appellent les valeurs d'une position que l'on modifie.
position-goal = Décurions qui terminent la partie
position-steps = Pas restants
position-families = Familles
position-citizens = Citoyens
position-favours = Faveurs
position-decurions = Décurions
position-bought = dont de la Basilique
position-cards = Cartes de famille encore à utiliser
position-institutions = Institutions
position-members = Membres sans couronne
position-wreathed = Membres avec une couronne
position-banner = Sur la bannière
position-room-favour = Faveur dans la salle de réunion
position-room-citizen = Citoyen dans la salle de réunion
position-ranking = Classement du Temple, du premier au dernier
position-prefect = Où est le Préfet
position-discards = Cartes déjà retournées
position-discard-top = Retournée en dernier
