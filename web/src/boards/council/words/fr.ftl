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
council-king = Le roi
council-king-tile = Récompense du roi
council-left = Emporiums encore à bâtir : { $n }
council-left-name = À bâtir
council-nearly = Manque une ville
council-nobility = Piste de noblesse : { $n }
council-nobility-name = Noblesse
council-permit = Permis : { $cities }
council-permit-used = Permis déjà utilisé : { $cities }
council-pile = Permis dans la pile : { $n }
council-price = Votre prix :
council-push = Les nouveaux conseillers entrent ici
council-region = Permis de cette région : { $name }
council-rewards = Récompenses
council-space = Noblesse { $n }
council-too-dear = Trop cher :
council-track = Piste de noblesse
