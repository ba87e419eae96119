# What Municipium says. `docs/translating.md` explains the functions, `docs/terms.md` the terms.

title = Municipium
summary = Place your family where the citizens gather, and win their support.

# ---- Terms ----

# The one who reads; what is his is his family's.
you = you
    .of = of your family

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
institution = { $name }
    .the = the { $name }

power-temple = The discs are ranked anew by influence in the Temple.
power-tavern = Bring members of one family here, from one other institution.
power-baths = Send all your members from here to the Temple; one of yours there gets a wreath.
power-emporium = Draw and place citizens until you stop or a citizen event happens.
power-basilica = Trade any three of your citizens and favours for a Decurion, or draw a citizen.
power-forum = Take a citizen from another player or from a banner.
power-praetorium = Reposition any number of your own members.

citizen-priest = priest
    .a = a priest
    .many = { $n } priests
citizen-advocate = advocate
    .a = an advocate
    .many = { $n } advocates
citizen-merchant = merchant
    .a = a merchant
    .many = { $n } merchants
citizen-soldier = soldier
    .a = a soldier
    .many = { $n } soldiers
citizen-favour = favour
    .a = a favour
    .many = { $n } favours

wreath-0 = a member
wreath-1 = a distinguished member

card-all-powers = All Powers
card-one-power = One Power
card-prefect-visit = Prefect Visit
card-citizen-visit = Citizen Visit
card-grand-family = Grand Family
card-your-powers = Your Powers
card-citizen-invitation = Citizen Invitation

members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
plain-members = { $n ->
    [one] { $n } without a wreath
   *[other] { $n } without a wreath
}
wreathed-members = { $n ->
    [one] { $n } with a wreath
   *[other] { $n } with a wreath
}

option-length = Length
option-length-normal = Normal: five Decurions
option-length-short = Short: four Decurions

line-sets = Sets of citizens
line-basilica = Bought in the Basilica
tie_break = Citizens and favours left
score = Decurions

# ---- Prompts: to the one who decides ----

prompt-enter = Place a member in any institution ({ $left } left).
prompt-turn = { CHOICES($offers, "turn") } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left).
choice-turn-step = move a member
choice-turn-common-card = turn over a common card
choice-turn-family-card = use a family card
prompt-card = { CHOICES($offers, "turn") }.
prompt-place = Place { TERM($citizen, "citizen", "a") } in { TERM($places, "institution", "the", "or") }.
prompt-share = Take two of the citizens of the { TERM($institution, "institution") }; the third goes to { PLAYER($second) }.
prompt-share-alone = Take two of the citizens of the { TERM($institution, "institution") }; the third goes back to the bag.
prompt-invite = Place a guest: { TERM($citizens, "citizen", "", "or") }.
prompt-grand-family = { CHOICES($offers, "grand-family") }.
choice-grand-family-advance = advance the Prefect
choice-grand-family-reposition = reposition a member
prompt-reposition = { CHOICES($offers, "reposition") }.
choice-reposition-reposition = reposition a member
choice-reposition-done = stop here
prompt-one-power = { CHOICES($offers, "one-power") }.
choice-one-power-exert = exert one power where you lead
choice-one-power-decline = decline
prompt-tavern = { CHOICES($offers, "tavern") }.
choice-tavern-gather = gather members of one family in the Tavern
choice-tavern-decline = decline
prompt-gather = How many members { PLAYER($moved, "of") } come from the { TERM($institution, "institution") } to the Tavern?
prompt-baths = { CHOICES($offers, "baths") }.
choice-baths-exert = send your members from the Baths to the Temple
choice-baths-decline = decline
prompt-emporium = { CHOICES($offers, "emporium") }.
choice-emporium-draw = draw a citizen
choice-emporium-decline = stop
prompt-basilica = { CHOICES($offers, "basilica") }.
choice-basilica-draw = draw a citizen
choice-basilica-give = give three citizens or favours for a Decurion
choice-basilica-decline = decline
prompt-give = { $left ->
    [one] Give one more citizen or favour.
   *[other] Give { $left } more citizens or favours.
}
prompt-forum = { CHOICES($offers, "forum") }.
choice-forum-seize = take a citizen from another player
choice-forum-lure = take a citizen from a banner
choice-forum-decline = decline

# ---- Hints: what a beginner wants to know ----

hint-enter = Choose where each of your seven starts. Be first in two or three institutions rather than last everywhere, and keep somebody in the Temple: its ranking breaks every tie.
hint-turn = Move if it makes you first or second where a banner holds two citizens, or where the Prefect goes next. Then activate a card: that ends your turn.
hint-card = The common deck is free and often brings citizens or the Prefect. Your own cards work once a game, so keep each for a moment when you lead in the right places.
hint-place = A third citizen on a banner tips it: whoever leads there takes two. Place it where you lead, or far from where a rival does.
hint-share = Keep the two kinds you lack, or that bring you closest to one of each; leave the kind that helps your rival least.
hint-share-alone = Nobody else is here, so one goes back to the bag. Keep the two kinds you lack.
hint-invite = The guests are placed one by one, so you can tip a banner where you lead, even twice. Look for an institution where you are first and that needs one or two more.
hint-grand-family = Advance the Prefect if you lead in the next institution and its favour is there. Otherwise let your members jump, without roads, to where a banner is about to tip.
hint-reposition = Send members straight to institutions where one more makes you first or second. Leave enough behind to keep the leads you want.
hint-one-power = You can use the power of one institution where you lead. The Basilica and the Forum can bring citizens at once; the Praetorium moves your members to what comes next.
hint-tavern = Bring your own members together here, or pull a rival out of an institution where they stand in your way.
hint-gather = Take just as many as you need: those who leave no longer count where they were.
hint-baths = A wreath makes a member count double for the rest of the game, and the Temple ranking breaks ties. Leaving the Baths costs you your lead there.
hint-emporium = Draw while some banner still suits you: the third citizen of a banner stops you, and what you draw must be placed.
hint-basilica = Any three of your citizens and favours make a Decurion, even three alike. If you are about to complete a set anyway, a drawn citizen may be worth more.
hint-give = Give what you have twice; keep one of each kind and your favours, which stand for any kind.
hint-forum = Take the kind you lack, or break the set of the player who is closest to winning.

# ---- Buttons ----

action-enter = Place a member in the { TERM($institution, "institution") }
    .brief = { TERM($institution, "institution") }
action-step = Move { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }
    .brief = { $wreath ->
        [0] { TERM($origin, "institution") } → { TERM($goal, "institution") }
       *[other] ❀ { TERM($origin, "institution") } → { TERM($goal, "institution") }
    }
action-common-card = Turn over a common card
    .brief = Common card
action-family-card = Use { TERM($card, "card") }
    .brief = { TERM($card, "card") }
action-advance = Advance the Prefect
    .brief = Prefect
action-reposition = Reposition { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }
    .brief = { $wreath ->
        [0] { TERM($origin, "institution") } → { TERM($goal, "institution") }
       *[other] ❀ { TERM($origin, "institution") } → { TERM($goal, "institution") }
    }
action-decline = Decline
    .emporium = Stop
action-done = Stop here
action-exert = Exert the power of the { TERM($institution, "institution") }
    .brief = { TERM($institution, "institution") }
action-draw = Draw a citizen
action-gather = Gather members { PLAYER($family, "of") } from the { TERM($institution, "institution") }
    .brief = { PLAYER($family) } ({ TERM($institution, "institution") })
action-take = { $wreathed ->
    [0] { COUNT($plain, "members") }
   *[other] { $plain ->
        [0] { COUNT($wreathed, "wreathed-members") }
       *[other] { COUNT($plain, "plain-members") } and { COUNT($wreathed, "wreathed-members") }
    }
}
action-give = Give { TERM($good, "citizen", "a") }
    .brief = { TERM($good, "citizen") }
action-seize = Take { TERM($citizen, "citizen", "a") } from { PLAYER($family) }
    .brief = { TERM($citizen, "citizen") } ({ PLAYER($family) })
action-lure = Take { TERM($citizen, "citizen", "a") } from the banner of the { TERM($institution, "institution") }
    .brief = { TERM($citizen, "citizen") } ({ TERM($institution, "institution") })
action-place = Place { TERM($citizen, "citizen", "a") } in the { TERM($institution, "institution") }
    .brief = { TERM($citizen, "citizen") } → { TERM($institution, "institution") }
action-leave = Leave the { TERM($citizen, "citizen") }
action-first = { PLAYER($family) } is first
action-drawn = { TERM($citizen, "citizen", "a") } is drawn
action-turned = { TERM($card, "card") } is turned over

# ---- The log ----

event-first = { PLAYER($family) } is the first player.
event-furnish = { TERM($citizen, "citizen", "a") } comes to the meeting room of the { TERM($institution, "institution") }.
event-enter = { PLAYER($family) } places a member in the { TERM($institution, "institution") }.
    .you = You place a member in the { TERM($institution, "institution") }.
event-ranking = The Temple ranking, from the top: { PLAYER($families, "", "comma") }.
event-step = { PLAYER($family) } moves { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }.
    .you = You move { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }.
event-reshuffle = The deck is empty: the discards are shuffled into a new one.
event-turn-over = { PLAYER($family) } turns over the top common card.
    .you = You turn over the top common card.
event-common-card = { PLAYER($family) } turns over { TERM($card, "card") }.
    .you = You turn over { TERM($card, "card") }.
event-draw = { PLAYER($family) } reaches into the bag.
    .you = You draw a citizen from the bag.
event-no-draw = The bag is empty: { PLAYER($family) } draws no citizen.
    .you = The bag is empty: you draw no citizen.
event-family-card = { PLAYER($family) } uses { TERM($card, "card") }.
    .you = You use { TERM($card, "card") }.
event-end = The last turn is over.
event-prefect = The Prefect comes to the { TERM($institution, "institution") }.
    .line = the Prefect comes to the { TERM($institution, "institution") }
event-favour = { PLAYER($family) } takes the favour of the { TERM($institution, "institution") }.
    .you = You take the favour of the { TERM($institution, "institution") }.
    .short = { PLAYER($family) } takes the favour
    .short-you = you take the favour
event-no-favour = There is no favour in the { TERM($institution, "institution") } to take.
    .short = no favour is there to take
event-nobody = Nobody is at the { TERM($institution, "institution") } to take the favour.
    .short = nobody is there to take the favour
event-room-citizen = { PLAYER($family) } takes the { TERM($citizen, "citizen") } of the meeting room of the { TERM($institution, "institution") }.
    .you = You take the { TERM($citizen, "citizen") } of the meeting room of the { TERM($institution, "institution") }.
    .short = { PLAYER($family) } takes the { TERM($citizen, "citizen") }
    .short-you = you take the { TERM($citizen, "citizen") }
event-no-citizen = The bag is empty: no citizen comes to the meeting room of the { TERM($institution, "institution") }.
event-room-to-bag = The { TERM($citizen, "citizen") } of the meeting room of the { TERM($institution, "institution") } goes back to the bag.
    .short = the { TERM($citizen, "citizen") } goes back to the bag
event-drawn = { PLAYER($family) } draws { TERM($citizen, "citizen", "a") }.
    .you = You draw { TERM($citizen, "citizen", "a") }.
event-place = { PLAYER($family) } places { TERM($citizen, "citizen", "a") } in the { TERM($institution, "institution") }.
    .you = You place { TERM($citizen, "citizen", "a") } in the { TERM($institution, "institution") }.
event-send-home = Nobody is at the { TERM($institution, "institution") }: its three citizens go back to the bag.
event-support = { PLAYER($family) } wins the support of { TERM($citizens, "citizen", "a") } at the { TERM($institution, "institution") }.
    .you = You win the support of { TERM($citizens, "citizen", "a") } at the { TERM($institution, "institution") }.
    .line = { PLAYER($family) } wins { TERM($citizens, "citizen", "a") } at the { TERM($institution, "institution") }
    .line-you = you win { TERM($citizens, "citizen", "a") } at the { TERM($institution, "institution") }
event-third = { PLAYER($family) } takes the { TERM($citizen, "citizen") } that is left.
    .you = You take the { TERM($citizen, "citizen") } that is left.
    .short = { PLAYER($family) } takes the { TERM($citizen, "citizen") } that is left
    .short-you = you take the { TERM($citizen, "citizen") } that is left
event-third-to-bag = The { TERM($citizen, "citizen") } that is left goes back to the bag.
    .short = the { TERM($citizen, "citizen") } that is left goes back to the bag
event-set = { PLAYER($family) } trades a set for a Decurion{ $jokers ->
    [0] {""}
    [one] , with { $jokers } favour as a joker
   *[other] , with { $jokers } favours as jokers
}.
    .you = You trade a set for a Decurion{ $jokers ->
    [0] {""}
    [one] , with { $jokers } favour as a joker
   *[other] , with { $jokers } favours as jokers
}.
event-leads = { PLAYER($family) } leads the { TERM($institution, "institution") }.
    .you = You lead the { TERM($institution, "institution") }.
event-idle = { PLAYER($family) } leads the { TERM($institution, "institution") }, whose power can do nothing now.
    .you = You lead the { TERM($institution, "institution") }, whose power can do nothing now.
event-exert = { PLAYER($family) } exerts the power of the { TERM($institution, "institution") }.
    .you = You exert the power of the { TERM($institution, "institution") }.
event-decline = { PLAYER($family) } declines to exert a power.
    .you = You decline to exert a power.
event-decline-power = { PLAYER($family) } declines the power of the { TERM($institution, "institution") }.
    .you = You decline the power of the { TERM($institution, "institution") }.
event-stop-drawing = { PLAYER($family) } stops drawing citizens.
    .you = You stop drawing citizens.
event-done = { PLAYER($family) } stops repositioning.
    .you = You stop repositioning.
event-reposition = { PLAYER($family) } repositions { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }.
    .you = You reposition { TERM($wreath, "wreath") } from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }.
    .short = from the { TERM($origin, "institution") } to the { TERM($goal, "institution") }
event-gathering = { PLAYER($family) } calls members { PLAYER($moved, "own") } from the { TERM($institution, "institution") } to the Tavern.
    .you = You call members { PLAYER($moved, "of") } from the { TERM($institution, "institution") } to the Tavern.
event-gather = { PLAYER($family) } brings { COUNT($count, "members") } { PLAYER($moved, "own") } from the { TERM($institution, "institution") } to the Tavern.
    .you = You bring { COUNT($count, "members") } { PLAYER($moved, "of") } from the { TERM($institution, "institution") } to the Tavern.
event-bathe = { PLAYER($family) } moves { COUNT($count, "members") } from the Baths to the Temple, and none there gets a wreath.
    .you = You move { COUNT($count, "members") } from the Baths to the Temple, and none there gets a wreath.
event-bathe-wreath = { PLAYER($family) } moves { COUNT($count, "members") } from the Baths to the Temple, and one there gets a wreath.
    .you = You move { COUNT($count, "members") } from the Baths to the Temple, and one there gets a wreath.
event-give = { PLAYER($family) } gives { TERM($good, "citizen", "a") }.
    .you = You give { TERM($good, "citizen", "a") }.
event-bought = { PLAYER($family) } gets a Decurion in the Basilica.
    .you = You get a Decurion in the Basilica.
event-seize = { PLAYER($family) } takes { TERM($citizen, "citizen", "a") } from { PLAYER($loser) }.
    .you = You take { TERM($citizen, "citizen", "a") } from { PLAYER($loser) }.
event-lure = { PLAYER($family) } takes { TERM($citizen, "citizen", "a") } from the banner of the { TERM($institution, "institution") }.
    .you = You take { TERM($citizen, "citizen", "a") } from the banner of the { TERM($institution, "institution") }.

# Whole actions in one line, without the full stop.
told-placed = { PLAYER($family) } draws { TERM($citizen, "citizen", "a") } and places it in the { TERM($institution, "institution") }
    .you = you draw { TERM($citizen, "citizen", "a") } and place it in the { TERM($institution, "institution") }
told-invited = { PLAYER($family) } uses { TERM($card, "card") } and reveals { TERM($citizens, "citizen", "a") }
    .you = you use { TERM($card, "card") } and reveal { TERM($citizens, "citizen", "a") }
told-repositioned = { PLAYER($family) } repositions { COUNT($count, "members") }
    .you = you reposition { COUNT($count, "members") }
told-bought = { PLAYER($family) } gives { TERM($goods, "citizen", "a") } for a Decurion in the Basilica
    .you = you give { TERM($goods, "citizen", "a") } for a Decurion in the Basilica

# ---- Refusals ----

refusal-steps = You have made your two steps: activate a card now.
refusal-return = Going straight back would be no move at all.
refusal-nobody = You have no member without a wreath at the { TERM($origin, "institution") }.
refusal-wreath = You have no distinguished member at the { TERM($origin, "institution") }.
refusal-used = You have already used { TERM($card, "card") }: each family card works once a game.
refusal-place = You did not draw { TERM($citizen, "citizen", "a") }.
refusal-guest = There is no { TERM($citizen, "citizen") } left among the guests.
refusal-moved = You have no member without a wreath left to reposition at the { TERM($origin, "institution") }.
refusal-moved-wreath = You have no distinguished member left to reposition at the { TERM($origin, "institution") }.
refusal-leader = You are not the most influential family at the { TERM($institution, "institution") }.
refusal-chosen = You chose this power, so you cannot decline it now.
refusal-must-move = You chose this power: reposition at least one member.
refusal-bag = The bag is empty: there is no citizen to draw.
refusal-give-few = A Decurion costs three citizens or favours, and you have fewer.
refusal-give-none = You have no { TERM($good, "citizen") } to give.
refusal-give-order = Citizens and favours are given in the order priest, advocate, merchant, soldier, favour: begin with one that comes before the { TERM($good, "citizen") }.
refusal-give-later = Citizens and favours are given in the order priest, advocate, merchant, soldier, favour: it is too late for { TERM($good, "citizen", "a") }.
refusal-own = You can take a citizen only from another player.
refusal-no-family = That family does not play in this game.
refusal-other-power = Now it is about the power of the { TERM($institution, "institution") } alone.
refusal-seize = { PLAYER($family) } has no { TERM($citizen, "citizen") }.
refusal-lure = There is no { TERM($citizen, "citizen") } on the banner of the { TERM($institution, "institution") }.
refusal-take = There are not that many members { PLAYER($moved, "of") } at the { TERM($institution, "institution") }.
refusal-gather = { PLAYER($family) } has no member at the { TERM($institution, "institution") }.

# What a better turn gains, holds to spend later, or denies another player: said in reviews and
# hints.
reason-decurions = Gains one more Decurion.
deny-decurions = Keeps { PLAYER($seat) } from gaining a Decurion.
reason-ahead-with-the-goal-reached = Is ahead as the game ends.
reason-three-of-a-set = Is one citizen or favour short of a set.
deny-three-of-a-set = Keeps { PLAYER($seat) } from coming within one citizen or favour of a set.
reason-favours = Has { $count ->
        [one] one more favour
       *[other] { $count } more favours
    }.
deny-favours = Leaves { PLAYER($seat) } { $count ->
        [one] one favour
       *[other] { $count } favours
    } fewer.
reason-price-and-lead-at-the-basilica = Leads the Basilica and has enough to buy a Decurion there.
deny-price-and-lead-at-the-basilica = Keeps { PLAYER($seat) } from being able to buy a Decurion at the Basilica.
reason-leads-the-temple = Leads the Temple.
deny-leads-the-temple = Keeps { PLAYER($seat) } from leading the Temple.
reason-leads-the-tavern = Leads the Tavern.
deny-leads-the-tavern = Keeps { PLAYER($seat) } from leading the Tavern.
reason-leads-the-baths = Leads the Baths.
deny-leads-the-baths = Keeps { PLAYER($seat) } from leading the Baths.
reason-leads-the-emporium = Leads the Emporium.
deny-leads-the-emporium = Keeps { PLAYER($seat) } from leading the Emporium.
reason-leads-the-basilica = Leads the Basilica.
deny-leads-the-basilica = Keeps { PLAYER($seat) } from leading the Basilica.
reason-leads-the-forum = Leads the Forum.
deny-leads-the-forum = Keeps { PLAYER($seat) } from leading the Forum.
reason-leads-the-praetorium = Leads the Praetorium.
deny-leads-the-praetorium = Keeps { PLAYER($seat) } from leading the Praetorium.
reason-second-places = Is second in { $count ->
        [one] one more institution
       *[other] { $count } more institutions
    }.
reason-leads-a-banner-of-two = Leads { $count ->
        [one] one more institution
       *[other] { $count } more institutions
    } with two citizens on the banner, where a third brings a Citizen event.
deny-leads-a-banner-of-two = Keeps { PLAYER($seat) } from leading an institution with two citizens on the banner.
reason-second-at-a-banner-of-two = Is second in an institution with two citizens on the banner.
reason-wanted-citizens-on-led-banners = Leads banners with { $count ->
        [one] one more citizen
       *[other] { $count } more citizens
    } of a kind the family lacks.
reason-secure-leads = Leads { $count ->
        [one] one more institution
       *[other] { $count } more institutions
    } by two or more.
reason-favour-one-room-ahead = Leads where the Prefect goes next, and a favour lies there.
deny-favour-one-room-ahead = Keeps { PLAYER($seat) } from leading where the Prefect goes next and a favour lies.
reason-favour-two-rooms-ahead = Leads two rooms ahead of the Prefect, and a favour lies there.
reason-wanted-citizen-one-room-ahead = Is second where the Prefect goes next, and a citizen the family lacks waits there.
reason-temple-rank = Stands higher in the Temple ranking.
reason-temple-rank-on-top = Is first in the Temple ranking.
deny-temple-rank-on-top = Takes the first place in the Temple ranking from { PLAYER($seat) }.
reason-wreaths = Has { $count ->
        [one] one more wreath
       *[other] { $count } more wreaths
    }.
hold-grand-family-left = Keeps the card Grand Family for later.
hold-your-powers-left = Keeps the card Your Powers for later.
hold-citizen-invitation-left = Keeps the card Citizen Invitation for later.
reason-priest-held = Has { $count ->
        [one] one more priest
       *[other] { $count } more priests
    }.
deny-priest-held = Leaves { PLAYER($seat) } { $count ->
        [one] one priest
       *[other] { $count } priests
    } fewer.
reason-advocate-held = Has { $count ->
        [one] one more advocate
       *[other] { $count } more advocates
    }.
deny-advocate-held = Leaves { PLAYER($seat) } { $count ->
        [one] one advocate
       *[other] { $count } advocates
    } fewer.
reason-merchant-held = Has { $count ->
        [one] one more merchant
       *[other] { $count } more merchants
    }.
deny-merchant-held = Leaves { PLAYER($seat) } { $count ->
        [one] one merchant
       *[other] { $count } merchants
    } fewer.
reason-soldier-held = Has { $count ->
        [one] one more soldier
       *[other] { $count } more soldiers
    }.
deny-soldier-held = Leaves { PLAYER($seat) } { $count ->
        [one] one soldier
       *[other] { $count } soldiers
    } fewer.

# Why a position that is set up by hand cannot be.
error-position-banner = '{ $path }': at most { $most } citizens wait on a banner.
error-position-temple = The Temple has no meeting room.
error-position-members = The '{ $family }' family has { $all } members on the board, not { $placed }.
error-position-discard = No card '{ $card }' is in the discard pile.
error-position-ranking = The ranking has each of the seats 0 to { $last } once, not { $value }.

# What the values of a position are called, where one is edited.
position-goal = Decurions that end the game
position-steps = Steps left
position-families = Families
position-citizens = Citizens
position-favours = Favours
position-decurions = Decurions
position-bought = of these from the Basilica
position-cards = Family cards still to use
position-institutions = Institutions
position-members = Members without a wreath
position-wreathed = Members with a wreath
position-banner = On the banner
position-room-favour = In the meeting room: a favour
position-room-citizen = In the meeting room: a citizen
position-ranking = Temple ranking, highest first
position-prefect = Where the Prefect is
position-discards = Cards turned over
position-discard-top = Turned over last
