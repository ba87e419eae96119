council-assistants = Assistants : { $n }
council-assistants-name = Assistants
council-beside = À côté du plateau
council-bottom = Tout en dessous : { $cities }
council-cards = Cartes Politique : { $n }
council-cards-name = Cartes
council-city = { $name }, { $metal }, emporiums : { $owners }
council-coins = Pièces : { $n }
council-coins-name = Pièces
council-crowd = { $n ->
    [one] Bâtir ici demande { $n } assistant
   *[other] Bâtir ici demande { $n } assistants
}
council-crowd-few = Trop peu d'assistants : pour bâtir ici il en faut { $n }
council-deck = Cartes Politique dans la pioche : { $n }
council-deck-name = Pioche
council-discards = Cartes défaussées : { $n }
council-discards-name = Défausse
council-good = { $kind ->
    [assistants] { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
    [cards] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    [points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [nobility] { $n ->
        [one] { $n } case sur la piste de noblesse
       *[other] { $n } cases sur la piste de noblesse
    }
    [actions] { $n ->
        [one] { $n } action principale
       *[other] { $n } actions principales
    }
   *[coins] { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
}
council-king = Le roi
council-king-tile = Récompense du roi
council-left = Emporiums encore à bâtir : { $n }
council-left-name = À bâtir
council-nearly = Manque une ville
council-nobility = Piste de noblesse : { $n }
council-nobility-name = Noblesse
council-permit = Permis : { $cities }. Il donne { $bonus }.
council-permit-used = Permis déjà utilisé : { $cities }. Il a donné { $bonus }.
council-pile = Permis dans la pile : { $n }
council-price = Votre prix :
council-push = Les nouveaux conseillers entrent ici
council-rewards = Récompenses
council-space = Noblesse { $n }
council-token = { $city }. Jeton Récompense : { $bonus }
council-too-dear = Trop cher :
council-track = Piste de noblesse

council-aid-action = Une action principale de plus ce tour-ci
council-aid-build = Bâtir avec un permis : un emporium dans une des villes qu'il montre. Le permis est retourné.
council-aid-building = Quand vous bâtissez
council-aid-cards = Une carte Politique
council-aid-chain = Recevez le jeton Récompense de la ville, et ceux de toutes vos villes que des routes relient à elle.
council-aid-change = Changez les deux permis visibles d'une région.
council-aid-coins = Pièces, 20 au plus
council-aid-crowd = Rendez un assistant pour chaque emporium d'autrui dans la ville.
council-aid-elect = Élire un conseiller : poussez-en un dans un balcon quelconque. Gagnez 4 pièces.
council-aid-engage = Engagez un assistant.
council-aid-extra = Une action principale de plus.
council-aid-joker = Un joker vaut pour n'importe quel conseiller.
council-aid-king = Bâtir avec le roi : satisfaites son conseil, déplacez-le pour 2 pièces par route, bâtissez où il s'arrête.
council-aid-main = Actions principales : une par tour
council-aid-most = Le plus de permis, même utilisés : 3 points ; à égalité, 3 chacun.
council-aid-neutral = Un emporium neutre, à deux joueurs
council-aid-noble = Le plus avancé sur la piste de noblesse : 5 points, le deuxième 2.
council-aid-permit = Acheter un permis : satisfaites le conseil d'une région, prenez un de ses deux permis visibles et recevez ses bonus.
council-aid-points = Points de victoire
council-aid-price = Satisfaire un conseil : des cartes de conseillers différents. 1 carte et 10 pièces, 2 et 7, 3 et 4, 4 et aucune ; 1 pièce de plus par joker.
council-aid-quick = Actions rapides : une au plus par tour
council-aid-send = Élisez un conseiller, sans les pièces.
council-aid-set = Toutes les villes d'une couleur ou d'une région : sa tuile Bonus, si elle est encore là, et avec elle la première tuile Récompense du roi.
council-aid-step = Une case sur la piste de noblesse
council-aid-tenth = Le dixième emporium : 3 points aussitôt, et chaque autre joueur fait un dernier tour.
council-aid-tie = Ajoutez les tuiles. Le plus de points gagne ; à égalité, le plus d'assistants et de cartes Politique additionnés.
council-aid-tiles = Or 20, argent 12, bronze 8, fer 5, chaque région 5. Les récompenses du roi : 25, 18, 12, 7, 3.
council-aid-turn = Piochez une carte Politique. Puis une action principale et, si vous voulez, une action rapide, dans l'ordre de votre choix.
