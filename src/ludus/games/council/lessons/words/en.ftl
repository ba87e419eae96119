# What the lesson of The Council of Four says. `docs/lessons.md` explains the names.

chapter-goal = The goal
chapter-turn = A turn
chapter-chains = Councils and chains
chapter-end = The end
chapter-plan = A first plan

lesson-goal-welcome = Welcome! You are a merchant with ten emporiums to build across the kingdom. Here lies what you have: points, coins, assistants, politics cards. The most points win.
lesson-goal-city = Every city but the king's shows a reward token. Who builds an emporium there gains it: in Esti two assistants.
lesson-goal-permit = To build you need a permit. This one, with an E, is for Esti, and whoever takes it gains two coins and one more main action at once.
lesson-goal-council = The council of a region grants its permits. You pay with cards of the colours of its councillors: four matching cards cost nothing more, three cost 4 coins, two 7, one 10. A joker stands in for any colour, for 1 coin.
lesson-goal-buy = Your white, purple and blue cards match, and the joker stands in for orange. Buy the permit of Esti with these four cards.
    .wrong = That would work too, but this permit pays for itself. Buy the permit E from the council of the coast with white, purple, blue and the joker.
lesson-goal-build = The permit gave you another main action. Use it: build in Esti with your permit.
    .wrong = First use your permit: build in Esti.
lesson-goal-token = Your first emporium stands, and two assistants came with it. The used permit is turned face down. Build the tenth emporium, and the game nears its end.

lesson-turn-parts = Each turn begins with a card from the deck. Then you must take one main action and may take one quick action, in either order.
lesson-turn-main = The main actions: elect a councillor, buy a permit, build with a permit, build with the king's help.
lesson-turn-elect = Elect a councillor into the council of the hills: choose the council and any of the councillors beside the board. The new one pushes the last one out, and you gain 4 coins.
    .wrong = Good for another turn. Now elect a councillor into the council of the hills.
lesson-turn-quick = Now a quick action. Assistants pay for quick actions and for building where others already are. Engage one for 3 coins.
    .wrong = Another quick action would use up your assistants. Engage one instead.
lesson-turn-ended = Both actions are done, so your turn is over. Three assistants would even buy a second main action.

lesson-chains-price = You hold a permit for A and B: you may build in Arkon or in Burgen. Remember the price of a permit: the more of your cards match, the fewer coins.
lesson-chains-road = Look at the roads. Burgen lies next to Esti, where you have an emporium. A new emporium gains its own token and those of all your emporiums connected with it.
lesson-chains-build = Build in Burgen with your permit.
    .wrong = Arkon is not connected with Esti. Build in Burgen and gain two tokens.
lesson-chains-again = Two points from Burgen, and two assistants from Esti once more. Every further city of the chain pays all of it again.
lesson-chains-king = The king's council works the same way, without a permit: pay its cards, lead the king along the roads for 2 coins each, and build where the king stops.
lesson-chains-tiles = All cities of a colour or of a region earn a bonus tile, and the first ones a king's reward on top: 25 points for the first, then 18, 12, 7, 3.

lesson-end-last = Another game, its last turn. Livia has built a tenth emporium, which earned 3 points. Everybody else has one turn left: this is yours.
lesson-end-king = You have one emporium left, and cards for the whole king's council. Lead the king from Framek to Naris, three roads for 6 coins, and build there: it completes your bronze cities.
    .wrong = It is the last turn: what is not built now earns nothing. Build in Naris with the king.
lesson-end-scores = You win by 90 to 48: 8 for the bronze cities and 18 for the king's reward, 3 for your tenth emporium, and 5 as the farthest on the nobility track. Livia had 3 for the most permits.

lesson-plan-chain = Three things strong players do. One: they build in a chain, along the roads, and start where the tokens are good. Every new city pays the old ones again.
lesson-plan-cards = Two: they buy with three or four cards, and elect the councillor whose colour they hold. One card and ten coins are for emergencies.
lesson-plan-tiles = Three: they finish one colour or region early. The first king's reward is worth 25 points, more than many small gains.
lesson-plan-try = Now you. Begin whatever action you like.
lesson-plan-play = You know enough for a first game. Play one against an easy bot: tips are switched on.

task-title-tile = Complete a set of cities
task-title-chain = Build the chain worth most
task-title-king = Lead the king
task-title-build = Build in the right place
task-title-permit = Buy the right permit
task-title-extra = More than one action
task-title-change = Change the permits
task-title-elect = Elect a councillor

task-tile = The best action here completes a colour or a region and takes its bonus tile. Find it.
task-chain = The best action here builds where at least three tokens pay. Find it.
task-king = The best action here builds with the help of the king. To which city, and with which cards?
task-build = The best action here builds an emporium. Where?
task-permit = The best action here buys a permit. Which one, and with which cards?
task-extra = The best thing here is a quick action that gives you another main action. Find it.
task-change = The best thing here is to change permits. In which region?
task-elect = The best action here elects a councillor. Which one, and where?
