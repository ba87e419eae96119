council-assistants = Assistants: { $n }
council-assistants-name = Assistants
council-beside = Beside the board
council-bottom = At its bottom: { $cities }
council-cards = Politics cards: { $n }
council-cards-name = Cards
council-city = { $name }, { $metal }, emporiums: { $owners }
council-coins = Coins: { $n }
council-coins-name = Coins
council-crowd = { $n ->
    [one] Building here takes { $n } assistant
   *[other] Building here takes { $n } assistants
}
council-crowd-few = Too few assistants: building here takes { $n }
council-deck = Politics cards in the deck: { $n }
council-deck-name = Deck
council-discards = Discarded cards: { $n }
council-discards-name = Discards
council-good = { $kind ->
    [assistants] { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
    [cards] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [nobility] { $n ->
        [one] { $n } step on the nobility track
       *[other] { $n } steps on the nobility track
    }
    [actions] { $n ->
        [one] { $n } main action
       *[other] { $n } main actions
    }
   *[coins] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
}
council-king = The king
council-king-tile = King's reward
council-left = Emporiums still to build: { $n }
council-left-name = To build
council-nearly = One city short
council-nobility = Nobility track: { $n }
council-nobility-name = Nobility
council-permit = Permit: { $cities }. It gives { $bonus }.
council-permit-used = Permit already used: { $cities }. It gave { $bonus }.
council-pile = Permits in the pile: { $n }
council-price = Your price:
council-push = New councillors enter here
council-rewards = Rewards
council-space = Nobility { $n }
council-token = { $city }. Reward token: { $bonus }
council-too-dear = Too dear:
council-track = Nobility track

council-aid-action = One more main action this turn
council-aid-build = Build with a permit: an emporium in one of the cities it shows. The permit is turned over.
council-aid-building = When you build
council-aid-cards = A politics card
council-aid-chain = Gain the reward token of the city, and those of all your cities that roads join to it.
council-aid-change = Change both face-up permits of a region.
council-aid-coins = Coins, 20 at most
council-aid-crowd = Return one assistant for each emporium of others in the city.
council-aid-elect = Elect a councillor: push one into any balcony. Gain 4 coins.
council-aid-engage = Engage an assistant.
council-aid-extra = One more main action.
council-aid-joker = A joker matches any councillor.
council-aid-king = Build with the king: satisfy the king's council, move the king for 2 coins a road, build at the end of the way.
council-aid-main = Main actions: one a turn
council-aid-most = Most permits, used ones too: 3 points; tied, 3 each.
council-aid-neutral = A neutral emporium, with two players
council-aid-noble = Farthest on the nobility track: 5 points, second 2.
council-aid-permit = Buy a permit: satisfy the council of a region, take one of its two face-up permits and gain its bonuses.
council-aid-points = Victory points
council-aid-price = To satisfy a council: cards that match different councillors. 1 card and 10 coins, 2 and 7, 3 and 4, 4 and none; 1 coin more for each joker.
council-aid-quick = Quick actions: one a turn at most
council-aid-send = Elect a councillor, without the coins.
council-aid-set = All the cities of a colour or of a region: its bonus tile, if it is still there, and with it the top king's reward tile.
council-aid-step = A step on the nobility track
council-aid-tenth = The tenth emporium: 3 points at once, and every other player takes one last turn.
council-aid-tie = Add the tiles. Most points wins; tied: most assistants and politics cards together.
council-aid-tiles = Gold 20, silver 12, bronze 8, iron 5, each region 5. The king's rewards: 25, 18, 12, 7, 3.
council-aid-turn = Draw a politics card. Then one main action and, if you like, one quick action, in either order.
