# Words that all games share, and how names and lists are put into a sentence.

language = Français

# Which numbers are which plural, as the CLDR writes it; every other number is `other`.
plural-one = i = 0,1

player = { $name }
    .own = de sa propre famille
    .of = { $initial ->
        [a] d'{ $name }
        [e] d'{ $name }
        [i] d'{ $name }
        [o] d'{ $name }
        [u] d'{ $name }
       *[other] de { $name }
    }
    .to = à { $name }

you = vous
    .of = des vôtres
    .to = à vous

list-comma = { $list }, { $item }
list-and = { $list } et { $item }
list-or = { $list } ou { $item }

# A line of the log: what was done, and what it brought.
line = { $head }.
line-with = { $head } : { $tails }.

refusal-over = La partie est terminée.
refusal-chance = Il faut d'abord tirer, personne ne peut agir maintenant.
refusal-outcome = C'est au hasard d'en décider, pas à un joueur.
refusal-unknown = Cette action n'existe pas dans ce jeu.
refusal-now = C'est impossible maintenant. { $prompt }

prompt-other = C'est { PLAYER($seat, "to") } de décider.
prompt-named = { PLAYER($seat) } : { $prompt }
prompt-over = La partie est terminée.

error-unknown-game = Il n'y a pas de jeu '{ $name }'. Il y a : { $games }.
error-not-a-game = Le jeu installé '{ $name }' n'est pas un jeu de Ludus.
error-players = { $title } se joue à { $counts }, pas à { $players }.
error-option = { $title } n'a pas d'option '{ $name }'. Ses options : { $options }.
error-option-value = L'option '{ $name }' ne peut pas être '{ $value }'. Elle peut être : { $values }.
error-names = Il y a { $players } joueurs mais { $names } noms.
error-version = L'enregistrement suit la version { $rules } des règles de { $title } ; ce programme joue la version { $played }.
error-hidden = L'enregistrement est celui d'un seul joueur, fait avant la fin, et cache ce qu'il n'a pas vu (coup { $ply }) : il ne peut pas être rejoué.
error-ply = Le coup { $ply } de l'enregistrement ne peut pas être joué : { $reason }
error-old-ply = L'enregistrement suit la version { $rules } des règles de { $title }. Selon la version { $played }, son coup { $ply } ne peut pas être joué ({ $rule }) : { $reason }
error-no-record = Ce n'est pas un enregistrement de Ludus.
error-no-headers = Ce n'est pas un enregistrement de Ludus, ou ses en-têtes manquent.
error-damaged-game = L'enregistrement est abîmé : le jeu, les règles ou les joueurs manquent.
error-damaged-options = L'enregistrement est abîmé : les options manquent ou ne sont pas des mots.
error-damaged-seats = L'enregistrement est abîmé : les places manquent ou ne sont pas des noms.
error-damaged-ids = L'enregistrement est abîmé : les coups manquent ou ne sont pas des nombres entiers.
error-large-id = Le coup { $ply } de l'enregistrement ne peut pas être joué : aucun jeu n'a de numéro de coup aussi grand.
error-damaged-numbers = L'enregistrement est abîmé : règles ou joueurs ne sont pas des nombres entiers.
error-damaged-scores = L'enregistrement est abîmé : les scores ne sont pas des nombres entiers.
error-damaged-line = L'enregistrement est abîmé à '{ $line }'.
error-damaged-position = L'enregistrement est abîmé : sa position n'est pas une description.
error-position-players = La position n'est pas faite pour { $players } joueurs.
error-position-none = Une position de { $title } ne peut pas être préparée en cours de partie.
error-position-whole = Une position est un groupe de valeurs nommées, et non { $value }.
error-position-group = « { $path } » est un groupe de valeurs nommées, et non { $value }.
error-position-number = « { $path } » est un nombre entier de { $lowest } à { $highest }, et non { $value }.
error-position-flag = « { $path } » vaut { "true" } ou { "false" }, et non { $value }.
error-position-list = « { $path } » est une liste, et non { $value }.
error-position-length = « { $path } » contient { $length } nombres, et non { $count }.
error-position-numbers = « { $path } » contient des nombres de 0 à { $highest }, et non { $value }.
error-position-parts = « { $path } » a au plus { $most } parties.
error-position-word = « { $path } » est l'un de ces mots : { $words } ; et non { $value }.
error-position-missing = Il manque « { $path } ».
error-position-rest = Le jeu compte au total { $all } « { $what } », et la position en a { $taken }.
error-position-unknown = Une position ne dit rien de « { $path } ».
error-position-other = « { $path } » serait { $shown }, et non { $said }.
error-damaged-variations = Les variantes de l'enregistrement sont abîmées.
error-full-study = L'étude est pleine : retirez une variante pour en essayer une autre.
error-json = L'enregistrement est abîmé ou tronqué : ce n'est pas du JSON valide.
error-cut = L'enregistrement est tronqué : il indique les scores mais n'arrive pas à la fin.
error-scores = L'enregistrement dit que les scores sont { $said }, mais ce sont { $scores }.
error-unreadable = L'enregistrement { $path } ne peut pas être lu : { $reason }.
error-not-text = L'enregistrement { $path } est abîmé : ce n'est pas du texte.
error-not-to-decide = À la fin de l'enregistrement, ce n'est pas à la place { $seat } de décider.
error-no-undo = Il n'y a rien à reprendre : un tirage ou la décision d'un autre a suivi.
error-no-ply = La partie a { $plies } coups ; il n'y a pas de coup { $ply }.
error-no-action = '{ $text }' n'est pas une action de { $title }.

# Comment s'appellent les valeurs d'une position que l'on modifie.
position-active = À qui de jouer
position-turn = Tour
position-first = Premier joueur
