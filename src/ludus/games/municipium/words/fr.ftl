title = Municipium

summary = Placez votre famille là où se réunissent les citoyens et gagnez leur soutien.

colour-blue = Bleu
colour-orange = Orange
colour-yellow = Jaune
colour-pink = Rose

institution-temple = Temple
institution-tavern = Taverne
institution-baths = Bains
institution-emporium = Emporium
institution-basilica = Basilique
institution-forum = Forum
institution-praetorium = Prétoire

power-temple = Les disques sont reclassés selon l'influence au Temple.
power-tavern = Amenez ici des membres d'une famille depuis un seul lieu.
power-baths = Envoyez tous vos membres au Temple ; l'un d'eux y reçoit une couronne.
power-emporium = Tirez et placez des citoyens à volonté, jusqu'au premier événement.
power-basilica = Échangez trois biens contre un Décurion, ou tirez un citoyen.
power-forum = Prenez un citoyen à un joueur ou sur une bannière.
power-praetorium = Repositionnez autant de membres que vous voulez.

citizen-priest = prêtre
citizen-advocate = avocat
citizen-merchant = marchand
citizen-soldier = soldat

good-priest = un prêtre
good-advocate = un avocat
good-merchant = un marchand
good-soldier = un soldat
good-favour = une faveur

wreath-0 = un membre
wreath-1 = un membre distingué

card-all-powers = Tous les Pouvoirs
card-one-power = Un Pouvoir
card-prefect-visit = Visite du Préfet
card-citizen-visit = Visite des Citoyens
card-grand-family = Grande Famille
card-your-powers = Vos Pouvoirs
card-citizen-invitation = Invitation des Citoyens

option-length = Durée
option-length-normal = Normale : cinq Décurions
option-length-short = Courte : quatre Décurions

line-sets = Séries de citoyens
line-basilica = Obtenus à la Basilique

tie_break = Citoyens et faveurs restants

score = Décurions

prompt-enter = { PLAYER($family) } : placez un membre dans une institution ({ $left } à placer).
prompt-turn = { PLAYER($family) } : déplacez (encore { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }) ou activez une carte.
prompt-card = { PLAYER($family) } : activez une carte.
prompt-place = { PLAYER($family) } : placez le citoyen tiré ({ TERM($citizen, "citizen") }).
prompt-share = { PLAYER($family) } : vous prenez deux citoyens ({ TERM($institution, "institution") }) ; lequel laissez-vous à { PLAYER($second) } ?
prompt-share-alone = { PLAYER($family) } : vous prenez deux citoyens ({ TERM($institution, "institution") }) ; lequel retourne dans le sac ?
prompt-invite = { PLAYER($family) } : placez un invité ({ TERM($citizens, "citizen") }).
prompt-grand-family = { PLAYER($family) } : avancez le Préfet ou repositionnez des membres.
prompt-reposition = { PLAYER($family) } : repositionnez un membre, ou arrêtez-vous.
prompt-one-power = { PLAYER($family) } : exercez un pouvoir là où vous dominez, ou renoncez.
prompt-tavern = { PLAYER($family) } : rassemblez à la Taverne des membres d'une famille, ou renoncez.
prompt-gather = { PLAYER($family) } : combien de membres de { PLAYER($moved) } viennent de { TERM($institution, "institution") } ?
prompt-baths = { PLAYER($family) } : envoyez vos membres des Bains au Temple, ou renoncez.
prompt-emporium = { PLAYER($family) } : tirez un citoyen, ou arrêtez-vous.
prompt-basilica = { PLAYER($family) } : donnez trois biens pour un Décurion, tirez un citoyen, ou renoncez.
prompt-give = { PLAYER($family) } : donnez encore { $left ->
        [one] { $left } bien
       *[other] { $left } biens
    }.
prompt-forum = { PLAYER($family) } : prenez un citoyen à un joueur ou sur une bannière, ou renoncez.

hint-enter = Choisissez d'où part chacun de vos sept membres. Mieux vaut être premier dans deux ou trois bâtiments que dernier partout, et gardez quelqu'un au Temple : son classement départage toutes les égalités.
hint-turn = Déplacez-vous si cela vous rend premier ou deuxième là où une bannière porte deux citoyens, ou là où va le Préfet. Puis activez une carte : elle termine votre tour.
hint-card = La pioche commune est gratuite et amène souvent des citoyens ou le Préfet. Vos propres cartes ne servent qu'une fois : gardez-les pour un moment où vous êtes premier aux bons endroits.
hint-place = Le troisième citoyen fait basculer la bannière : qui est premier en prend deux. Placez-le où vous êtes premier, ou loin d'un rival qui l'est.
hint-share = Gardez les deux sortes qui vous manquent ou vous rapprochent d'une de chaque ; laissez celle qui aide le moins votre rival.
hint-share-alone = Il n'y a personne d'autre ici, donc l'un retourne dans le sac. Gardez les deux sortes qui vous manquent.
hint-invite = Les quatre invités se placent un par un : vous pouvez faire basculer une bannière où vous êtes premier, même deux fois. Cherchez un bâtiment où vous êtes premier et où il en manque un ou deux.
hint-grand-family = Avancez le Préfet si vous êtes premier dans le bâtiment suivant, pour sa faveur. Sinon, faites sauter vos membres, sans routes, là où une bannière va basculer.
hint-reposition = Envoyez vos membres là où un de plus vous rend premier ou deuxième. Laissez-en assez pour garder les premières places utiles.
hint-one-power = Vous pouvez exercer le pouvoir d'un bâtiment où vous êtes premier. Basilique et Forum donnent tout de suite des citoyens ; le Prétoire place vos membres pour la suite.
hint-tavern = Faites venir les vôtres pour être premier à la Taverne, ou retirez un rival d'un bâtiment où il vous gêne.
hint-gather = Prenez-en juste assez : ceux qui partent ne comptent plus là où ils étaient.
hint-baths = Une couronne fait compter un membre double pour toute la partie, et le Temple départage les égalités. Renoncez si votre première place aux Bains vous est plus utile.
hint-emporium = Tirez tant qu'une bannière vous convient : le troisième citoyen vous arrête, et ce que vous tirez doit être placé. Arrêtez si le suivant n'aiderait que les autres.
hint-basilica = Trois de vos citoyens ou faveurs, même pareils, font un Décurion. Si vous allez de toute façon compléter une série, tirez plutôt un citoyen.
hint-give = Donnez ce que vous avez en double ; gardez un de chaque sorte et vos faveurs, qui remplacent n'importe laquelle.
hint-forum = Prenez la sorte qui vous manque, ou cassez la série de qui est le plus près de gagner.

action-enter = Placer un membre : { TERM($institution, "institution") }
action-step = Déplacer { TERM($wreath, "wreath") } : de { TERM($origin, "institution") } à { TERM($goal, "institution") }
action-common-card = Retourner une carte commune
action-family-card = Utiliser { TERM($card, "card") }
action-advance = Avancer le Préfet
action-reposition = Repositionner { TERM($wreath, "wreath") } : de { TERM($origin, "institution") } à { TERM($goal, "institution") }
action-decline = Renoncer
action-done = S'arrêter là
action-exert = Exercer le pouvoir : { TERM($institution, "institution") }
action-draw = Tirer un citoyen
action-gather = Rassembler des membres de { PLAYER($family) } depuis { TERM($institution, "institution") }
action-take = { $plain } sans et { $wreathed } avec couronne
action-give = Donner { TERM($good, "good") }
action-seize = Prendre un { TERM($citizen, "citizen") } à { PLAYER($family) }
action-lure = Prendre un { TERM($citizen, "citizen") } sur la bannière : { TERM($institution, "institution") }
action-place = Placer un { TERM($citizen, "citizen") } : { TERM($institution, "institution") }
action-leave = Laisser le { TERM($citizen, "citizen") }
action-first = { PLAYER($family) } commence
action-drawn = Un { TERM($citizen, "citizen") } est tiré
action-turned = { TERM($card, "card") } est retournée

event-first = { PLAYER($family) } est premier joueur.
event-furnish = Un { TERM($citizen, "citizen") } entre dans la salle de réunion ({ TERM($institution, "institution") }).
event-enter = { PLAYER($family) } place un membre ({ TERM($institution, "institution") }).
event-ranking = Le classement du Temple est { PLAYER($families) }.
event-step = { PLAYER($family) } déplace { TERM($wreath, "wreath") } de { TERM($origin, "institution") } à { TERM($goal, "institution") }.
event-reshuffle = Le paquet commun est mélangé à nouveau.
event-turn-over = { PLAYER($family) } retourne la première carte commune.
event-common-card = C'est { TERM($card, "card") }.
event-draw = { PLAYER($family) } plonge la main dans le sac.
event-family-card = { PLAYER($family) } utilise { TERM($card, "card") }.
event-end = Le dernier tour est terminé.
event-prefect = Le Préfet est en visite : { TERM($institution, "institution") }.
event-favour = { PLAYER($family) } prend la faveur ({ TERM($institution, "institution") }).
event-room-citizen = { PLAYER($family) } prend le { TERM($citizen, "citizen") } de la salle de réunion ({ TERM($institution, "institution") }).
event-room-to-bag = Le { TERM($citizen, "citizen") } de la salle de réunion ({ TERM($institution, "institution") }) retourne dans le sac.
event-drawn = { PLAYER($family) } tire un { TERM($citizen, "citizen") }.
event-place = { PLAYER($family) } place un { TERM($citizen, "citizen") } ({ TERM($institution, "institution") }).
event-send-home = Personne n'est là ({ TERM($institution, "institution") }) : les citoyens retournent dans le sac.
event-support = { PLAYER($family) } gagne le soutien de { TERM($citizens, "citizen") } ({ TERM($institution, "institution") }).
event-third = { PLAYER($family) } prend le { TERM($citizen, "citizen") } qui reste.
event-third-to-bag = Le { TERM($citizen, "citizen") } qui reste retourne dans le sac.
event-set = { PLAYER($family) } échange une série contre un Décurion ({ $jokers ->
        [one] { $jokers } faveur utilisée
       *[other] { $jokers } faveurs utilisées
    }).
event-leads = { PLAYER($family) } domine et peut exercer le pouvoir ({ TERM($institution, "institution") }).
event-exert = { PLAYER($family) } choisit le pouvoir : { TERM($institution, "institution") }.
event-decline = { PLAYER($family) } renonce.
event-done = { PLAYER($family) } s'arrête.
event-reposition = { PLAYER($family) } repositionne { TERM($wreath, "wreath") } de { TERM($origin, "institution") } à { TERM($goal, "institution") }.
event-gathering = { PLAYER($family) } appelle { PLAYER($moved) } de { TERM($institution, "institution") } à la Taverne.
event-gather = { PLAYER($family) } amène à la Taverne { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    } de { PLAYER($moved) } depuis { TERM($institution, "institution") }.
event-bathe = { PLAYER($family) } envoie ses membres des Bains au Temple.
event-bathe-wreath = { PLAYER($family) } envoie ses membres des Bains au Temple, où l'un reçoit une couronne.
event-give = { PLAYER($family) } donne { TERM($good, "good") }.
event-bought = { PLAYER($family) } obtient un Décurion à la Basilique.
event-seize = { PLAYER($family) } prend un { TERM($citizen, "citizen") } à { PLAYER($loser) }.
event-lure = { PLAYER($family) } prend un { TERM($citizen, "citizen") } sur la bannière ({ TERM($institution, "institution") }).

refusal-steps = Vous avez fait vos deux pas : activez une carte.
refusal-return = Revenir aussitôt en arrière ne serait pas un déplacement.
refusal-nobody = Vous n'avez pas de membre sans couronne ici ({ TERM($origin, "institution") }).
refusal-wreath = Vous n'avez pas de membre distingué ici ({ TERM($origin, "institution") }).
refusal-used = Vous avez déjà utilisé { TERM($card, "card") } : une carte famille sert une fois par partie.
refusal-place = Vous n'avez pas tiré de { TERM($citizen, "citizen") }.
refusal-guest = Il ne reste pas de { TERM($citizen, "citizen") } parmi les invités.
refusal-moved = Vous n'avez plus de membre à repositionner ici ({ TERM($origin, "institution") }).
refusal-leader = Vous n'êtes pas la famille la plus influente ici ({ TERM($institution, "institution") }).
refusal-give = Il faut ce bien, et trois biens en tout, pour un Décurion.
refusal-give-order = Les biens se donnent dans l'ordre de la liste, et il faut les avoir.
refusal-own = On ne prend un citoyen qu'à un autre joueur.
refusal-seize = { PLAYER($family) } n'a pas de { TERM($citizen, "citizen") }.
refusal-lure = Il n'y a pas de { TERM($citizen, "citizen") } sur la bannière ({ TERM($institution, "institution") }).
