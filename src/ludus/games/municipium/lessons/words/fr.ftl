# Ce que dit la leçon de Municipium. `docs/lessons.md` explique les noms.

chapter-goal = Le but
chapter-turn = Un tour
chapter-powers = Les pouvoirs
chapter-end = La fin
chapter-plan = Un premier plan

lesson-goal-welcome = Bienvenue ! Vous menez la famille bleue. Tout ce que vous possédez est ici : pour le moment deux citoyens, un marchand et un soldat.
lesson-goal-set = Il y a quatre sortes de citoyens : prêtres, avocats, marchands et soldats. Un de chaque sorte forme un assortiment, et un assortiment devient aussitôt un Décurion. Celui qui a le plus de Décurions gagne.
lesson-goal-banner = Les citoyens se rassemblent sur les bannières. Deux avocats sont au Forum. Quand un troisième citoyen les rejoint, tous trois sont partagés.
lesson-goal-lead = Deux vont à la famille qui a le plus de membres dans le bâtiment, le troisième à la deuxième. Au Forum vous avez deux membres et Livia un seul : vous êtes en tête.
lesson-goal-card = À chaque tour une carte est jouée. Retournez la première carte du deck commun.
    .wrong = C'est permis aussi, mais regardez d'abord ce que le deck apporte : retournez sa première carte.
lesson-goal-place = Visite de citoyen : chaque joueur tire un citoyen et le place. Vous avez tiré un prêtre, le seul qui peut aller partout. Placez-le au Forum : il y est le troisième.
    .wrong = Le prêtre peut y aller aussi, mais au Forum deux citoyens attendent et vous êtes en tête. Placez-le au Forum.
lesson-goal-share = Trois citoyens ! Vous êtes en tête, vous en gardez donc deux. Il vous faut un prêtre et un avocat : laissez l'autre avocat à Livia.
    .wrong = Vous n'auriez pas de prêtre, et pas d'assortiment. Laissez un avocat.
lesson-goal-decurion = Prêtre, avocat, marchand, soldat : votre assortiment est devenu votre premier Décurion. Les autres ont placé leurs citoyens eux aussi.
lesson-goal-others = Tout le jeu est là : être en tête là où se rassemblent les citoyens, et en réunir un de chaque sorte. Voyons maintenant comment on prend la tête.

lesson-turn-parts = Un tour a deux parties. D'abord vous pouvez vous déplacer : deux membres d'un chemin chacun, ou un membre de deux. Puis vous devez jouer une carte.
lesson-turn-prefect = Voici le Préfet. Il va de salle en salle dans le sens des aiguilles d'une montre ; après le Prétoire vient la Taverne.
lesson-turn-room = Dans chaque salle de réunion il y a une faveur et, à trois ou quatre joueurs, un citoyen. Quand le Préfet entre, la famille en tête prend la faveur, la deuxième le citoyen.
lesson-turn-first = À la Taverne Marcus a deux membres, vous et Livia un chacun. Déplacez un membre du Temple ou des Bains à la Taverne : choisissez le membre, puis la Taverne.
    .wrong = Un bon coup, mais pour une autre fois. Le Préfet vient à la Taverne : amenez-y un membre, du Temple ou des Bains.
lesson-turn-second = Deux contre deux ne suffit pas. Vous pouvez encore déplacer un membre : amenez-en un autre à la Taverne.
    .wrong = Pas encore. Amenez un deuxième membre à la Taverne pour y être en tête.
lesson-turn-card = Trois membres : vous êtes en tête à la Taverne. Cinq des douze cartes communes font avancer le Préfet. Retournez-en une.
    .wrong = Gardez vos cartes de famille pour plus tard, chacune ne sert qu'une fois. Retournez une carte commune.
lesson-turn-favour = Le Préfet est venu et vous étiez en tête : la faveur est à vous. C'est un joker, elle remplace un citoyen qui vous manque.
lesson-turn-tie = Encore une chose : une égalité revient à la famille qui a le meilleur rang au Temple. Seul le pouvoir du Temple change ce rang.

lesson-powers-building = Chaque bâtiment a un pouvoir : celui du Forum prend un citoyen à un joueur ou sur une bannière. Seule la famille en tête peut l'utiliser, et seulement quand une carte le dit.
lesson-powers-cards = Le deck commun contient Tous les pouvoirs et Un pouvoir. Et chaque famille a trois cartes à elle, utilisables une seule fois par partie.
lesson-powers-use = Vous êtes en tête à la Taverne et au Forum. La carte Vos pouvoirs vous laisse utiliser les deux, dans l'ordre de leurs numéros. Utilisez-la.
    .wrong = Une autre carte gâcherait l'occasion : utilisez Vos pouvoirs.
lesson-powers-tavern = D'abord la Taverne : elle amènerait ici des membres d'une famille. Vous n'avez besoin de personne : renoncez.
    .wrong = Vous pourriez, mais vous n'y gagnez rien maintenant. Renoncez, le Forum vient ensuite.
lesson-powers-forum = Et maintenant le Forum : prenez un citoyen à un joueur ou sur une bannière. Vous avez un marchand, deux soldats et une faveur. Avec un avocat ou un prêtre, la faveur remplace la sorte qui manque. Prenez l'avocat de Livia.
    .wrong = Vous avez déjà cette sorte. Prenez un avocat ou un prêtre.
lesson-powers-joker = La faveur a comblé le vide à elle seule, et voici votre deuxième Décurion. Les faveurs doivent servir dès qu'elles complètent un assortiment.
lesson-powers-wreath = Un pouvoir est bon à connaître tôt : les Bains donnent des lauriers à un membre. Un membre distingué compte double où qu'il aille, jusqu'à la fin de la partie.
lesson-powers-others = Un pouvoir vaut surtout quand il complète un assortiment. Regardez donc ce qui vous manque, puis qui est en tête là où on peut le prendre.

lesson-end-count = Une autre partie, presque finie. Vous avez trois Décurions. À cinq, ou à quatre dans une partie courte comme ici, la partie se termine : on achève le tour, et celui qui a le plus de Décurions gagne.
lesson-end-missing = Vous avez un avocat, un marchand et des soldats. Il ne manque qu'un prêtre, ou une faveur à sa place.
lesson-end-move = Le Préfet va ensuite aux Bains. Déplacez un membre de la Taverne aux Bains. Les trois familles y auraient un membre ; vous avez le meilleur rang au Temple, l'égalité est donc pour vous.
    .wrong = Le Préfet vient aux Bains : amenez-y un membre de la Taverne.
lesson-end-card = Le deck pourrait ne pas amener le Préfet, votre carte Grande famille le fait à coup sûr. Utilisez-la.
    .wrong = Pas celle-là : c'est Grande famille qui fait avancer le Préfet à coup sûr.
lesson-end-advance = Grande famille vous laisse mettre vos membres où vous voulez, ou faire avancer le Préfet. Faites avancer le Préfet.
    .wrong = Vos membres sont bien placés. Faites avancer le Préfet.
lesson-end-won = La faveur complète votre assortiment, et votre quatrième Décurion termine la partie. En cas d'égalité, les citoyens et les faveurs restants décideraient.

lesson-plan-tip = Trois choses que font les bons joueurs. La première : ils comptent jusqu'à trois. Là où deux citoyens attendent, le suivant déclenche l'événement. Soyez-y en tête, ou au moins deuxième.
lesson-plan-prefect = La deuxième : ils devancent le Préfet. Son chemin est connu, et une faveur va dans chaque assortiment.
lesson-plan-cards = La troisième : ils gardent leurs cartes de famille jusqu'à ce que l'une complète un assortiment, ou prenne à un rival la pièce décisive.
lesson-plan-try = À vous maintenant. Faites ce qu'il vous plaît : déplacez un membre ou jouez une carte.
lesson-plan-play = Vous en savez assez pour une première partie. Jouez-en une courte contre un bot facile : les conseils sont activés.

task-title-decurion = Gagnez un Décurion
task-title-tip = Déclenchez l'événement
task-title-favour = Gagnez une faveur
task-title-wreath = Gagnez des lauriers
task-title-take = Prenez le bon citoyen
task-title-regroup = Rassemblez des membres
task-title-place = Placez un citoyen
task-title-step = Déplacez-vous à temps

task-decurion = Ici, le meilleur coup vous fait gagner un Décurion. Trouvez-le.
task-tip = Ici, le meilleur coup déclenche l'événement de Citoyen { TERM($institution, "institution", "in") }, où vous êtes en tête. Trouvez-le et prenez les bons citoyens.
task-favour = Ici, le meilleur coup amène le Préfet là où vous êtes en tête. Trouvez-le.
task-wreath = Ici, le meilleur coup donne des lauriers à l'un de vos membres. Trouvez-le.
task-take = Ici, le meilleur coup prend un citoyen. Où, et de quelle sorte ?
task-regroup = Ici, le meilleur coup déplace des membres. De quelle famille, et où ?
task-place = Vous avez tiré { TERM($citizen, "citizen", "a") }. Une place est nettement la meilleure : trouvez-la.
task-step = Un déplacement vaut nettement mieux que tous les autres. Qui doit aller où ?
