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
council-king = The king
council-king-tile = King's reward
council-left = Emporiums still to build: { $n }
council-left-name = To build
council-nearly = One city short
council-nobility = Nobility track: { $n }
council-nobility-name = Nobility
council-permit = Permit: { $cities }
council-permit-used = Permit already used: { $cities }
council-pile = Permits in the pile: { $n }
council-price = Your price:
council-push = New councillors enter here
council-region = Permits of this region: { $name }
council-rewards = Rewards
council-space = Nobility { $n }
council-too-dear = Too dear:
council-track = Nobility track
