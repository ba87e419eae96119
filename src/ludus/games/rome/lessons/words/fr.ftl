# Ce que dit la leçon de Rome. `docs/lessons.md` explique les noms.

chapter-goal = Le but
chapter-turn = Un tour
chapter-aqueducts = Chantiers, magistrats, aqueducs
chapter-end = La fin
chapter-plan = Un premier plan

lesson-goal-welcome = Bienvenue ! Vous menez la famille orange et bâtissez Rome pour Auguste. Voici ce que vous possédez : magistrats, tuiles Quartier, points. Celui qui a le plus de points gagne.
lesson-goal-site = Ce coin est un chantier. Quand des tuiles couvrent les six parties autour de lui, un bâtiment s'élève : là où trois tuiles se touchent un Temple, quatre des Thermes, cinq un Théâtre, six une Arène. Quatre parties sur six sont couvertes.
lesson-goal-lead = Cette tuile verte porte votre magistrat. Un magistrat compte si la tuile a la couleur du bâtiment : verte Temple, bleue Thermes, jaune Théâtre, rouge Arène. Avec une troisième tuile un Temple s'élève, et vous seul comptez.
lesson-goal-lay = Jouez votre tuile verte au seul endroit proposé : elle couvre les deux dernières parties du chantier. Laissez-la sans magistrat, vous êtes déjà en tête.
    .wrong = Il manque au chantier ses deux dernières parties : jouez-y la tuile verte, sans magistrat.
lesson-goal-office = Le Temple est à vous et vaut 2 points. Un magistrat du chantier peut maintenant aller sur la case Imperium du Temple, qui apporte une tuile Imperium à la fin de votre tour. Envoyez le vôtre : choisissez-le sur sa tuile.
    .wrong = Ici, il a fini son travail. Envoyez-le sur la case Imperium.
lesson-goal-built = Votre premier bâtiment. Un Temple vaut 2, des Thermes 3, un Théâtre 5, une Arène 8. En cas d'égalité, ou sans influence, ce serait une fontaine, qui n'est à personne.

lesson-turn-parts = Votre tour a deux actions : piocher deux tuiles, jouer une tuile, poser deux éléments d'aqueduc, ou rappeler un magistrat. On peut faire deux fois la même.
lesson-turn-draw = Piochez d'abord deux tuiles de couleurs différentes : choisissez deux des quatre piles.
    .wrong = Cela vient ensuite. Piochez d'abord deux tuiles.
lesson-turn-domus = Les nouvelles tuiles sont dans votre domus. Vous pourrez les jouer au tour suivant, quand elles passent dans l'atrium.
lesson-turn-lay = Deuxième action : jouez votre tuile rouge au seul endroit proposé. Une tuile doit partager un côté entier avec une colline ou une autre tuile. Laissez-la sans magistrat : vous n'en avez que trois.
    .wrong = Une autre fois. Jouez la tuile rouge à l'endroit proposé, sans magistrat.
lesson-turn-ended = Les deux actions sont faites, et la domus est passée dans l'atrium. Chaque tuile Imperium rendue aurait donné une action de plus.

lesson-aqueducts-source = Voici une source. La première tuile qui la touche fait naître son aqueduc, aussitôt avec trois éléments.
lesson-aqueducts-lay = Jouez votre tuile verte à la source, au seul endroit proposé, et mettez-y un magistrat : il comptera pour un Temple.
    .wrong = La source attend sa première tuile : jouez la verte à côté, avec un magistrat.
lesson-aqueducts-pieces = Posez maintenant trois éléments, un par un, le long des côtés des tuiles. Un aqueduc continue depuis son bout, ne se divise pas et ne touche jamais ni lui-même ni un autre.
lesson-aqueducts-worth = À la fin de la partie chaque bâtiment sur un aqueduc vaut 2 points pour qui le possède, quel que soit celui qui a posé les éléments. Menez-le donc près de vos chantiers.
lesson-aqueducts-fountain = Qui atteint une fontaine avec un élément gagne une pièce. Du chantier d'une fontaine un magistrat peut aller à la Trésorerie, qui apporte aussi une pièce : un point chacune, deux de plus pour qui en a le plus.
lesson-aqueducts-imperium = À la fin, qui a le plus de tuiles Imperium d'une sorte gagne 5 points. Chacune peut aussi donner une action de plus : cela vaut souvent davantage.

lesson-end-stacks = Une autre partie. Quand trois des quatre piles sont vides commence le dernier tour de table : une action chacun. Voici la vôtre, la dernière de la partie.
lesson-end-last = Faites-la compter. À ce chantier il manque une troisième tuile pour un Temple. Jouez-y votre tuile verte avec votre magistrat, pour être en tête.
    .wrong = C'est la dernière action : les points qu'elle ne rapporte pas sont perdus. Fermez le chantier avec la tuile verte et votre magistrat.
lesson-end-send = Le Temple est à vous, 2 points. Envoyez maintenant le magistrat de sa tuile à la case Imperium : le tour finit, il apporte une tuile Imperium, et avec le plus de tuiles Temple vous gagnez 5 points de plus.
    .wrong = S'il reste, il ne rapporte plus rien. Envoyez-le sur la case Imperium.
lesson-end-scores = Vous gagnez 80 à 28 : 29 pour les bâtiments, 14 pour les ponts, 6 pour les bâtiments sur les aqueducs, 17 pour ceux près des fontaines, 4 pour les pièces, 10 pour les tuiles Imperium. Votre dernière action en a rapporté 11.

lesson-plan-close = Trois choses que font les bons joueurs. La première : ils ferment eux-mêmes les chantiers. Qui pose la dernière tuile décide combien se touchent, et donc quelle couleur compte.
lesson-plan-imperium = La deuxième : ils envoient leurs magistrats dès qu'un chantier est fini. Revenus dans l'atrium ils travaillent de nouveau, et les tuiles Imperium donnent des actions au bon moment.
lesson-plan-bridges = La troisième : ils passent le long du Tibre. Chaque pont vaut de 1 à 4 points, connus de son seul propriétaire, pour une tuile qu'il fallait poser de toute façon.
lesson-plan-try = À vous maintenant. Commencez l'action de votre choix.
lesson-plan-play = Vous en savez assez pour une première partie. Jouez-en une contre un bot facile : les conseils sont activés.

task-title-sites = Fermez plusieurs chantiers
task-title-site = Fermez un chantier avec la majorité
task-title-water = Menez l'eau à une fontaine
task-title-source = Faites naître un aqueduc
task-title-bridge = Prenez un pont
task-title-aqueduct = Posez bien les éléments
task-title-recall = Rappelez un magistrat
task-title-send = Envoyez un magistrat
task-title-lay = Placez un magistrat
task-title-draw = Piochez les bonnes tuiles
task-title-fountain = Faites naître une fontaine
task-title-spend = Offrez-vous une action de plus

task-sites = Ici, la meilleure action ferme plusieurs chantiers, et plus d'un bâtiment est à vous. Trouvez-la.
task-site = Ici, la meilleure action ferme un chantier et y bâtit pour vous { TERM($building, "building", "a") }. Trouvez-la.
task-water = Ici, la meilleure action mène l'eau à une fontaine et vous rapporte une pièce. Trouvez-la.
task-source = Ici, la meilleure action fait naître un aqueduc. Par où doit-il passer ?
task-bridge = Ici, la meilleure action prend un pont. Trouvez-la.
task-aqueduct = Deux éléments d'aqueduc peuvent être posés. Une façon est nettement la meilleure : trouvez-la.
task-recall = L'un de vos magistrats serait plus utile ailleurs. Lequel ?
task-send = Un chantier est fini. Lequel de vos magistrats doit partir ?
task-lay = Ici, la meilleure action pose une tuile avec un magistrat. Quelle tuile, et où ?
task-draw = Ici, la meilleure action pioche des tuiles. De quelles couleurs ?
task-fountain = Ici, la meilleure action ferme un chantier où naît une fontaine, qui n'est à personne. Trouvez-la.
task-spend = Ici, le mieux est de rendre une tuile Imperium pour une action de plus. Laquelle ?
