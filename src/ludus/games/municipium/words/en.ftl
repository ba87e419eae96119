title = Municipium

summary = Place your family where the citizens gather, and win their support.

colour-blue = Blue
colour-orange = Orange
colour-yellow = Yellow
colour-pink = Pink

institution-temple = Temple
institution-tavern = Tavern
institution-baths = Baths
institution-emporium = Emporium
institution-basilica = Basilica
institution-forum = Forum
institution-praetorium = Praetorium

power-temple = Re-rank the discs by influence in the Temple.
power-tavern = Bring members of one family from one place here.
power-baths = Send all your members here to the Temple; one there gets a wreath.
power-emporium = Draw and place citizens until you stop or an event happens.
power-basilica = Trade any three goods for a Decurion, or draw a citizen.
power-forum = Take a citizen from a player or a banner.
power-praetorium = Reposition any number of your members.

citizen-priest = priest
citizen-advocate = advocate
citizen-merchant = merchant
citizen-soldier = soldier

good-priest = a priest
good-advocate = an advocate
good-merchant = a merchant
good-soldier = a soldier
good-favour = a favour

wreath-0 = a member
wreath-1 = a distinguished member

card-all-powers = All Powers
card-one-power = One Power
card-prefect-visit = Prefect Visit
card-citizen-visit = Citizen Visit
card-grand-family = Grand Family
card-your-powers = Your Powers
card-citizen-invitation = Citizen Invitation

option-length = Length
option-length-normal = Normal: five Decurions
option-length-short = Short: four Decurions

line-sets = Sets of citizens
line-basilica = Bought in the Basilica

tie_break = Citizens and favours left

score = Decurions

prompt-enter = { PLAYER($family) }: place a member in any institution ({ $left } left).
prompt-turn = { PLAYER($family) }: move ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } left) or activate a card.
prompt-card = { PLAYER($family) }: activate a card.
prompt-place = { PLAYER($family) }: place the { TERM($citizen, "citizen") }.
prompt-share = { PLAYER($family) }: you take two citizens of the { TERM($institution, "institution") }; which one do you leave to { PLAYER($second) }?
prompt-share-alone = { PLAYER($family) }: you take two citizens of the { TERM($institution, "institution") }; which one goes back to the bag?
prompt-invite = { PLAYER($family) }: place a guest ({ TERM($citizens, "citizen") }).
prompt-grand-family = { PLAYER($family) }: advance the Prefect or reposition members.
prompt-reposition = { PLAYER($family) }: reposition a member, or stop.
prompt-one-power = { PLAYER($family) }: exert one power where you lead, or decline.
prompt-tavern = { PLAYER($family) }: gather members of one family in the Tavern, or decline.
prompt-gather = { PLAYER($family) }: how many members of { PLAYER($moved) } come from the { TERM($institution, "institution") }?
prompt-baths = { PLAYER($family) }: send your members from the Baths to the Temple, or decline.
prompt-emporium = { PLAYER($family) }: draw a citizen, or stop.
prompt-basilica = { PLAYER($family) }: give three goods for a Decurion, draw a citizen, or decline.
prompt-give = { PLAYER($family) }: give { $left ->
        [one] { $left } more good
       *[other] { $left } more goods
    }.
prompt-forum = { PLAYER($family) }: take a citizen from a player or a banner, or decline.

hint-enter = Choose where each of your seven starts. Try to be first in two or three buildings rather than last everywhere, and keep somebody in the Temple: its ranking breaks every tie.
hint-turn = Move now if it makes you first or second where a banner holds two citizens, or where the Prefect goes next. Then activate a card: that ends your turn.
hint-card = The common deck is free and often brings citizens or the Prefect. Your own cards work once a game, so keep each for a moment when you lead in the right places.
hint-place = A third citizen on a banner tips it: whoever leads there takes two. Place it where you lead, or far from where a rival does.
hint-share = Keep the two kinds you lack, or that bring you closest to one of each; leave the kind that helps your rival least.
hint-share-alone = Nobody else is here, so one goes back to the bag. Keep the two kinds you lack.
hint-invite = Four guests are placed one by one, so you can tip a banner where you lead, even twice. Look for a building where you are first and that needs one or two more.
hint-grand-family = Advance the Prefect if you lead in the next building, for its favour. Otherwise let your members jump, without roads, to where a banner is about to tip.
hint-reposition = Send members straight to buildings where one more makes you first or second. Leave enough behind to keep the leads you want.
hint-one-power = You can use the power of one building where you lead. The Basilica and the Forum bring citizens at once; the Praetorium moves your members to what comes next.
hint-tavern = Draw in your own members to lead the Tavern, or pull a rival out of a building where they stand in your way.
hint-gather = Take just as many as you need: those who leave no longer count where they were.
hint-baths = A wreath makes a member count double for the rest of the game, and the Temple ranking breaks ties. Decline if you need your lead in the Baths more.
hint-emporium = Draw while some banner still suits you: the third citizen of a banner stops you, and what you draw must be placed. Stop if the next one could only help others.
hint-basilica = Any three of your citizens and favours make a Decurion, even three alike. If you are about to complete a set anyway, draw a citizen instead.
hint-give = Give what you have twice; keep one of each kind and your favours, which stand for any kind.
hint-forum = Take the kind you lack, or break the set of the player who is closest to winning.

action-enter = Place a member in the { TERM($institution, "institution") }
action-step = Move { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }
action-common-card = Turn over a common card
action-family-card = Use { TERM($card, "card") }
action-advance = Advance the Prefect
action-reposition = Reposition { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }
action-decline = Decline
action-done = Stop here
action-exert = Exert the power of the { TERM($institution, "institution") }
action-draw = Draw a citizen
action-gather = Gather members of { PLAYER($family) } from the { TERM($institution, "institution") }
action-take = { $plain } without and { $wreathed } with a wreath
action-give = Give { TERM($good, "good") }
action-seize = Take { TERM($citizen, "good") } from { PLAYER($family) }
action-lure = Take { TERM($citizen, "good") } from the banner of the { TERM($institution, "institution") }
action-place = Place { TERM($citizen, "good") } in the { TERM($institution, "institution") }
action-leave = Leave the { TERM($citizen, "citizen") }
action-first = { PLAYER($family) } is first
action-drawn = { TERM($citizen, "good") } is drawn
action-turned = { TERM($card, "card") } is turned over

event-first = { PLAYER($family) } is the first player.
event-furnish = { TERM($citizen, "good") } comes to the meeting room of the { TERM($institution, "institution") }.
event-enter = { PLAYER($family) } places a member in the { TERM($institution, "institution") }.
event-ranking = The Temple ranking is { PLAYER($families) }.
event-step = { PLAYER($family) } moves { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }.
event-reshuffle = The common deck is shuffled anew.
event-turn-over = { PLAYER($family) } turns over the top common card.
event-common-card = It is { TERM($card, "card") }.
event-draw = { PLAYER($family) } reaches into the bag.
event-family-card = { PLAYER($family) } uses { TERM($card, "card") }.
event-end = The last turn is over.
event-prefect = The Prefect visits the { TERM($institution, "institution") }.
event-favour = { PLAYER($family) } takes the favour of the { TERM($institution, "institution") }.
event-room-citizen = { PLAYER($family) } takes the { TERM($citizen, "citizen") } of the meeting room of the { TERM($institution, "institution") }.
event-room-to-bag = The { TERM($citizen, "citizen") } of the { TERM($institution, "institution") }'s meeting room goes back to the bag.
event-drawn = { PLAYER($family) } draws { TERM($citizen, "good") }.
event-place = { PLAYER($family) } places { TERM($citizen, "good") } in the { TERM($institution, "institution") }.
event-send-home = Nobody is at the { TERM($institution, "institution") }: its citizens go back to the bag.
event-support = { PLAYER($family) } wins the support of { TERM($citizens, "citizen") } at the { TERM($institution, "institution") }.
event-third = { PLAYER($family) } takes the { TERM($citizen, "citizen") } that is left.
event-third-to-bag = The { TERM($citizen, "citizen") } that is left goes back to the bag.
event-set = { PLAYER($family) } trades a set for a Decurion ({ $jokers ->
        [one] { $jokers } favour
       *[other] { $jokers } favours
    } in it).
event-leads = { PLAYER($family) } leads the { TERM($institution, "institution") } and may exert its power.
event-exert = { PLAYER($family) } chooses the power of the { TERM($institution, "institution") }.
event-decline = { PLAYER($family) } declines.
event-done = { PLAYER($family) } stops.
event-reposition = { PLAYER($family) } repositions { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }.
event-gathering = { PLAYER($family) } calls { PLAYER($moved) } from the { TERM($institution, "institution") } to the Tavern.
event-gather = { PLAYER($family) } brings { $count ->
        [one] { $count } member
       *[other] { $count } members
    } of { PLAYER($moved) } from the { TERM($institution, "institution") } to the Tavern.
event-bathe = { PLAYER($family) } sends his members from the Baths to the Temple.
event-bathe-wreath = { PLAYER($family) } sends his members from the Baths to the Temple, where one gets a wreath.
event-give = { PLAYER($family) } gives { TERM($good, "good") }.
event-bought = { PLAYER($family) } gets a Decurion in the Basilica.
event-seize = { PLAYER($family) } takes { TERM($citizen, "good") } from { PLAYER($loser) }.
event-lure = { PLAYER($family) } takes { TERM($citizen, "good") } from the banner of the { TERM($institution, "institution") }.

refusal-steps = You have made your two steps: activate a card now.
refusal-return = Going straight back would be no move at all.
refusal-nobody = You have no member without a wreath at the { TERM($origin, "institution") }.
refusal-wreath = You have no distinguished member at the { TERM($origin, "institution") }.
refusal-used = You have already used { TERM($card, "card") }: each family card works once a game.
refusal-place = You did not draw { TERM($citizen, "good") }.
refusal-guest = There is no { TERM($citizen, "citizen") } left among the guests.
refusal-moved = No member of yours at the { TERM($origin, "institution") } is left to reposition.
refusal-leader = You are not the most influential family at the { TERM($institution, "institution") }.
refusal-give = You need that good, and three goods in all, to buy a Decurion.
refusal-give-order = Goods are given in the order of the list, and you must hold them.
refusal-own = You can take a citizen only from another player.
refusal-seize = { PLAYER($family) } has no { TERM($citizen, "citizen") }.
refusal-lure = There is no { TERM($citizen, "citizen") } on the banner of the { TERM($institution, "institution") }.
