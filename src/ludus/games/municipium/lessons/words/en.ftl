# What the lesson of Municipium says. `docs/lessons.md` explains the names.

chapter-goal = The goal
chapter-turn = A turn
chapter-powers = The powers
chapter-end = The end
chapter-plan = A first plan

lesson-goal-welcome = Welcome! You lead the blue family. Everything you own lies here: two citizens so far, a merchant and a soldier.
lesson-goal-set = There are four kinds of citizens: priests, advocates, merchants and soldiers. One of each is a set, and a set becomes a Decurion at once. Whoever has the most Decurions wins.
lesson-goal-banner = Citizens gather on the banners. Two advocates stand at the Forum. When a third citizen joins them, all three are shared out.
lesson-goal-lead = Two go to the family with the most members in the building, the third to the family that is second. At the Forum you have two members and Livia one: you lead.
lesson-goal-card = Every turn a card is played. Turn over the top card of the common deck.
    .wrong = That is legal too, but first see what the deck brings: turn over its top card.
lesson-goal-place = Citizen Visit: every player draws a citizen and places it. You drew a priest, the only citizen that may go anywhere. Place it at the Forum: it is the third one there.
    .wrong = The priest may go there as well, but at the Forum two citizens wait and you lead. Place it at the Forum.
lesson-goal-share = Three citizens! You lead, so you keep two of them. You need a priest and an advocate for your set: leave the other advocate to Livia.
    .wrong = Then you would have no priest, and no set. Leave an advocate.
lesson-goal-decurion = Priest, advocate, merchant, soldier: your set was traded for your first Decurion. The others placed their citizens as well.
lesson-goal-others = That is the whole game: lead where citizens gather, collect one of each kind. Next: how you come to lead.

lesson-turn-parts = A turn has two parts. First you may move: two members by one road each, or one member by two. Then you must play a card.
lesson-turn-prefect = This is the Prefect. He walks from room to room with the sun; after the Praetorium comes the Tavern.
lesson-turn-room = In each meeting room lies a favour, and with three or four players a citizen. When the Prefect enters, the leading family takes the favour, the second the citizen.
lesson-turn-first = In the Tavern Marcus has two members, you and Livia one each. Move a member from the Temple or from the Baths to the Tavern: choose the member, then the Tavern.
    .wrong = A good move on another day. The Prefect comes to the Tavern: bring a member there, from the Temple or the Baths.
lesson-turn-second = Two against two is not enough. You may move once more: bring another one to the Tavern.
    .wrong = Not yet. Bring a second member to the Tavern, so that you lead there.
lesson-turn-card = Three members: you lead the Tavern. Five of the twelve common cards move the Prefect. Turn one over.
    .wrong = Keep your family cards for later, each works once a game. Turn over a common card.
lesson-turn-favour = The Prefect came, and you led: the favour is yours. It is a joker and counts as any citizen you lack.
lesson-turn-tie = One more thing: a tie goes to the family that stands higher in the Temple ranking. The power of the Temple renews it, nothing else does.

lesson-powers-building = Every building has a power: that of the Forum takes a citizen from a player or from a banner. Only the family that leads there can use it, and only when a card says so.
lesson-powers-cards = The common deck holds All Powers and One Power. And each family has three cards of its own, good for one use each in a game.
lesson-powers-use = You lead the Tavern and the Forum. Your Powers lets you use both, in the order of their numbers. Use this card.
    .wrong = Another card would waste this moment: use Your Powers.
lesson-powers-tavern = First the Tavern: it would bring members of one family here. You need nobody: decline.
    .wrong = You could, but you have nothing to gain by it now. Decline, the Forum is next.
lesson-powers-forum = Now the Forum: take a citizen from a player or from a banner. You hold a merchant, two soldiers and a favour. With an advocate or a priest, the favour stands in for the last kind. Take Livia's advocate.
    .wrong = You have that kind already. Take an advocate or a priest.
lesson-powers-joker = The favour filled the gap by itself, and your second Decurion is here. Favours must be used as soon as they complete a set.
lesson-powers-wreath = One power is worth knowing early: the Baths give a member a wreath. A member with a wreath counts as two wherever it goes, for the rest of the game.
lesson-powers-others = Powers are worth the most when they complete a set. So look first at what you lack, then at who leads where it can be had.

lesson-end-count = Another game, nearly over. You have three Decurions. Five end the game, in a short game as here four: the turn is finished, and whoever has the most Decurions has won.
lesson-end-missing = You hold an advocate, a merchant and soldiers. Only a priest is missing, or a favour in place of it.
lesson-end-move = The Prefect goes to the Baths next. Move a member from the Tavern to the Baths. All three families would have one member there; you stand highest in the Temple ranking, so the tie is yours.
    .wrong = The Prefect comes to the Baths: bring a member there from the Tavern.
lesson-end-card = The deck might not bring the Prefect, your card Grand Family does for certain. Use it.
    .wrong = Not that one: Grand Family is sure to move the Prefect.
lesson-end-advance = Grand Family lets you move your members anywhere, or the Prefect one room on. Advance the Prefect.
    .wrong = Your members stand well. Advance the Prefect.
lesson-end-won = The favour completes the set, and your fourth Decurion ends the game. After a tie, what is left in citizens and favours would decide.

lesson-plan-tip = Three things strong players do. One: they count to three. Where two citizens wait, the next one tips the banner. Be the leader there, or at least second.
lesson-plan-prefect = Two: they walk ahead of the Prefect. His way is known, and a favour fits every set.
lesson-plan-cards = Three: they keep their family cards until one of them completes a set, or takes the decisive one from a rival.
lesson-plan-try = Now you. Do what you like: move a member, or play a card.
lesson-plan-play = You know enough for a first game. Play a short one against an easy bot: tips are switched on.

task-title-decurion = Earn a Decurion
task-title-tip = Tip a banner
task-title-favour = Win a favour
task-title-wreath = Earn a wreath
task-title-take = Take the right citizen
task-title-regroup = Bring members together
task-title-place = Place a citizen
task-title-step = Move ahead

task-decurion = The best action here earns you a Decurion. Find it.
task-tip = The best action here tips the banner of the { TERM($institution, "institution") }, and you lead there. Find it, and take the right citizens.
task-favour = The best action here brings the Prefect where you lead. Find it.
task-wreath = The best action here gives one of your members a wreath. Find it.
task-take = The best action here takes a citizen. From where, and of which kind?
task-regroup = The best action here brings members to other places. Whose, and where to?
task-place = You drew { TERM($citizen, "citizen", "a") }. One place is clearly the best for it: find it.
task-step = One move is clearly better than all others. Who should go where?
