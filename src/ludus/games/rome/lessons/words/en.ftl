# What the lesson of Rome says. `docs/lessons.md` explains the names.

chapter-goal = The goal
chapter-turn = A turn
chapter-aqueducts = Sites, magistrates, aqueducts
chapter-end = The end
chapter-plan = A first plan

lesson-goal-welcome = Welcome! You lead the orange family and build Rome for Augustus. Here lies what you have: magistrates, district tiles, points. The most points win.
lesson-goal-site = This corner is a site. When tiles cover all six parts around it, a building rises: where three tiles meet a Temple, four Baths, five a Theatre, six an Arena. Four of its six parts are covered.
lesson-goal-lead = This green tile carries your magistrate. A magistrate counts if the tile has the colour of the building: green Temple, blue Baths, yellow Theatre, red Arena. With a third tile a Temple rises, and you lead.
lesson-goal-lay = Play your green tile on the one place that is offered: it fills the last two parts of the site. Leave it without a magistrate, you lead already.
    .wrong = The site needs its last two parts: play the green tile there, without a magistrate.
lesson-goal-office = The Temple is yours and scores 2 points. One magistrate of the site may now go to the Imperium space of the Temple, which brings an Imperium tile at the end of your turn. Send yours: choose it on its tile.
    .wrong = Here it has done its work. Send it to the Imperium space.
lesson-goal-built = Your first building. A Temple scores 2, Baths 3, a Theatre 5, an Arena 8. With a tie or without any influence a fountain would have been built, which belongs to nobody.

lesson-turn-parts = Your turn has two actions: draw two tiles, play a tile, lay two aqueduct pieces, or recall a magistrate. The same one twice is allowed.
lesson-turn-draw = First draw two tiles of different colours: choose two of the four stacks.
    .wrong = That comes next. Draw two tiles first.
lesson-turn-domus = New tiles lie in your domus. You may play them from the next turn on, when they move to the atrium.
lesson-turn-lay = Second action: play your red tile on the one place that is offered. A tile must share a full side with a hill or another tile. Leave it without a magistrate: you have only three.
    .wrong = Another time. Play the red tile on the place that is offered, without a magistrate.
lesson-turn-ended = Both actions are done, and the domus moved to the atrium. Each Imperium tile given back would have bought one more action.

lesson-aqueducts-source = This is a water source. The first tile that touches it starts its aqueduct, with three pieces at once.
lesson-aqueducts-lay = Play your green tile at the source, on the one place that is offered, and put a magistrate on it: it will count for a Temple.
    .wrong = The source waits for its first tile: play the green one beside it, with a magistrate.
lesson-aqueducts-pieces = Now lay three pieces, one after the other, along the sides of tiles. An aqueduct goes on from its end, never branches, and never meets itself or another.
lesson-aqueducts-worth = At the end of the game every building on an aqueduct scores 2 points for its owner, whoever laid the pieces. So lead it past your own sites.
lesson-aqueducts-fountain = Who reaches a fountain with a piece earns a coin. From a fountain's site a magistrate may go to the Treasury, which brings a coin as well: one point each, two more for the most.
lesson-aqueducts-imperium = At the end the most Imperium tiles of a kind score 5. Each of them can also buy one more action: that is often worth more.

lesson-end-stacks = Another game. When three of the four stacks are empty, the last round begins: one action each. This is yours, the last one of the game.
lesson-end-last = Make it count. At this site a third tile is missing for a Temple. Play your green tile there, with your magistrate on it, so that you lead.
    .wrong = It is the last action: what it does not score now is lost. Close the site with the green tile and your magistrate.
lesson-end-send = The Temple is yours, 2 points. Now send the magistrate on, from its tile to the Imperium space: the turn ends, it brings an Imperium tile, and with the most Temple tiles you score 5 more.
    .wrong = If it stays, it earns nothing any more. Send it to the Imperium space.
lesson-end-scores = You win by 80 to 28: 29 for buildings, 14 for bridges, 6 for buildings on aqueducts, 17 for buildings beside fountains, 4 for coins, 10 for Imperium. Your last action earned 11 of them.

lesson-plan-close = Three things strong players do. One: they close sites themselves. Who lays the last tile decides how many tiles meet, and so which colour counts.
lesson-plan-imperium = Two: they send magistrates on as soon as a site is built. Back in the atrium they work again, and Imperium buys actions when it matters.
lesson-plan-bridges = Three: they pass by the Tiber. Each bridge is worth 1 to 4 points, known to its owner alone, for a tile that had to be laid anyway.
lesson-plan-try = Now you. Begin whatever action you like.
lesson-plan-play = You know enough for a first game. Play one against an easy bot: tips are switched on.

task-title-sites = Close several sites
task-title-site = Close a site with the majority
task-title-water = Lead water to a fountain
task-title-source = Start an aqueduct
task-title-bridge = Take a bridge
task-title-aqueduct = Lay the pieces well
task-title-recall = Recall a magistrate
task-title-send = Send a magistrate
task-title-lay = Post a magistrate
task-title-draw = Draw the right tiles
task-title-fountain = Let a fountain rise
task-title-spend = Buy another action

task-sites = The best action here closes several sites, and more than one building is yours. Find it.
task-site = The best action here closes a site and builds { TERM($building, "building", "a") } for you. Find it.
task-water = The best action here leads water to a fountain and earns you a coin. Find it.
task-source = The best action here starts an aqueduct. Where should it run?
task-bridge = The best action here takes a bridge. Find it.
task-aqueduct = Two pieces of aqueduct can be laid. One way is clearly the best: find it.
task-recall = One of your magistrates is needed elsewhere. Which one?
task-send = A site is finished. Which of your magistrates should go?
task-lay = The best action here lays a tile with a magistrate. Which tile, and where?
task-draw = The best action here draws tiles. Which colours?
task-fountain = The best action here closes a site where a fountain rises, which belongs to nobody. Find it.
task-spend = The best thing here is to give an Imperium tile back for one more action. Which one?
