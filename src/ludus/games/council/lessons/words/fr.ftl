# Ce que dit la leçon du Conseil des Quatre. `docs/lessons.md` explique les noms.

chapter-goal = Le but
chapter-turn = Un tour
chapter-chains = Conseils et chaînes
chapter-end = La fin
chapter-plan = Un premier plan

lesson-goal-welcome = Bienvenue ! Vous avez dix emporiums à bâtir dans tout le royaume. Voici ce que vous possédez : points, pièces, assistants, cartes Politique. Celui qui a le plus de points gagne.
lesson-goal-city = Chaque ville, sauf celle du roi, montre un jeton Récompense. Qui y bâtit un emporium le gagne : à Esti deux assistants.
lesson-goal-permit = Pour bâtir il faut un permis. Celui-ci, avec un E, vaut pour Esti, et qui le prend gagne aussitôt deux pièces et une action principale de plus.
lesson-goal-council = Le conseil d'une région accorde ses permis. Vous payez avec des cartes aux couleurs de ses conseillers : quatre bonnes cartes ne coûtent rien de plus, trois coûtent 4 pièces, deux 7, une 10. Un joker remplace toute couleur, pour 1 pièce.
lesson-goal-buy = Vos cartes blanche, violette et bleue conviennent, et le joker remplace l'orange. Achetez le permis pour Esti avec ces quatre cartes.
    .wrong = Ce serait possible, mais ce permis se rembourse tout seul. Achetez le permis E au conseil de la côte avec blanc, violet, bleu et le joker.
lesson-goal-build = Le permis vous a donné une autre action principale. Servez-vous-en : bâtissez à Esti avec votre permis.
    .wrong = Servez-vous d'abord du permis : bâtissez à Esti.
lesson-goal-token = Votre premier emporium est là, et deux assistants avec lui. Le permis utilisé est retourné. Quand quelqu'un bâtit son dixième emporium, la partie touche à sa fin.

lesson-turn-parts = Chaque tour commence par une carte de la pioche. Puis vous devez faire une action principale et pouvez faire une action rapide, dans l'ordre que vous voulez.
lesson-turn-main = Les actions principales : élire un conseiller, acheter un permis, bâtir avec un permis, bâtir avec l'aide du roi.
lesson-turn-elect = Élisez un conseiller au conseil des collines : choisissez le conseil et l'un des conseillers à côté du plateau. Le nouveau pousse le dernier dehors, et vous gagnez 4 pièces.
    .wrong = Bon pour un autre tour. Pour le moment, élisez un conseiller au conseil des collines.
lesson-turn-quick = Et maintenant une action rapide. Les assistants paient les actions rapides, et le droit de bâtir là où d'autres sont déjà. Engagez-en un pour 3 pièces.
    .wrong = Une autre action rapide dépenserait vos assistants. Engagez-en plutôt un.
lesson-turn-ended = Les deux actions sont faites, votre tour est donc fini. Trois assistants achètent même une deuxième action principale.

lesson-chains-price = Vous avez un permis pour A et B : vous pouvez bâtir à Arkon ou à Burgen. Rappelez-vous le prix d'un permis : plus vous avez de cartes qui conviennent, moins il faut de pièces.
lesson-chains-road = Regardez les routes. Burgen est à côté d'Esti, où vous avez un emporium. Un nouvel emporium gagne son jeton et ceux de tous vos emporiums qui lui sont reliés.
lesson-chains-build = Bâtissez à Burgen avec votre permis.
    .wrong = Arkon n'est pas reliée à Esti. Bâtissez à Burgen et gagnez deux jetons.
lesson-chains-again = Deux points de Burgen, et encore deux assistants d'Esti. Chaque nouvelle ville de la chaîne fait rapporter de nouveau tous les jetons.
lesson-chains-king = Le conseil du roi fonctionne de la même façon, sans permis : payez les cartes, menez le roi le long des routes pour 2 pièces chacune, et bâtissez là où il s'arrête.
lesson-chains-tiles = Toutes les villes d'une couleur ou d'une région donnent une tuile Bonus, et les premières une récompense du roi en plus : 25 points la première, puis 18, 12, 7, 3.

lesson-end-last = Une autre partie, le dernier tour. Livia a bâti son dixième emporium, qui vaut 3 points. Il reste un tour à tous les autres : voici le vôtre.
lesson-end-king = Il vous reste un emporium, et vous avez les cartes pour tout le conseil du roi. Menez le roi de Framek à Naris, trois routes pour 6 pièces, et bâtissez-y : vos villes de bronze sont complètes.
    .wrong = C'est le dernier tour : ce qui n'est pas bâti maintenant ne vaut rien. Bâtissez à Naris avec le roi.
lesson-end-scores = Vous gagnez 90 à 48 : 8 points pour les villes de bronze et 18 pour la récompense du roi, 3 pour votre dixième emporium, et 5 car vous êtes en tête de la piste de noblesse. Livia en a eu 3 pour avoir le plus de permis.

lesson-plan-chain = Trois choses que font les bons joueurs. La première : ils bâtissent en chaîne, le long des routes, et commencent là où les jetons sont bons. Chaque nouvelle ville fait rapporter de nouveau les autres.
lesson-plan-cards = La deuxième : ils achètent avec trois ou quatre cartes, et élisent le conseiller dont ils ont la couleur en main. Une carte et dix pièces, c'est pour les urgences.
lesson-plan-tiles = La troisième : ils achèvent tôt une couleur ou une région. La première récompense du roi vaut 25 points, plus que bien des petits gains.
lesson-plan-try = À vous maintenant. Commencez l'action de votre choix.
lesson-plan-play = Vous en savez assez pour une première partie. Jouez-en une contre un bot facile : les conseils sont activés.

task-title-tile = Complétez un groupe de villes
task-title-chain = Bâtissez la chaîne qui rapporte le plus
task-title-king = Guidez le roi
task-title-build = Bâtissez au bon endroit
task-title-permit = Achetez le bon permis
task-title-extra = Plus d'une action
task-title-change = Changez les permis
task-title-elect = Élisez un conseiller

task-tile = Ici, la meilleure action achève une couleur ou une région et en prend la tuile Bonus. Trouvez-la.
task-chain = Ici, la meilleure action bâtit là où trois jetons au moins rapportent. Trouvez-la.
task-king = Ici, la meilleure action bâtit avec l'aide du roi. Où doit-il aller, et avec quelles cartes ?
task-build = Ici, la meilleure action bâtit un emporium. Où ?
task-permit = Ici, la meilleure action achète un permis. Lequel, et avec quelles cartes ?
task-extra = Ici, le mieux est une action rapide qui vous donne une action principale de plus. Trouvez-la.
task-change = Ici, le mieux est de changer des permis. Dans quelle région ?
task-elect = Ici, la meilleure action élit un conseiller. Lequel, et où ?
