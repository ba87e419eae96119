# Ce que le terminal dit en plus des mots des jeux.

welcome = "?" pour l'aide
help-choose = Tapez un numéro ou une action, par exemple 3 ou "{ $example }", pour choisir.
help-board = Appuyez sur entrée pour revoir le plateau.
help-log = Tapez l pour lire ce qui s'est passé jusqu'ici.
help-undo = Tapez u pour reprendre votre dernière décision.
help-leave = Tapez q pour enregistrer et quitter la table.
help-list = Tapez "?" pour cette liste.
walk-next = Appuyez sur entrée pour le coup suivant, tapez b pour le coup précédent.
walk-turn = Tapez t pour le tour suivant, ou un numéro pour ce coup.
walk-leave = Tapez q pour quitter, "?" pour cette liste.
number = Choisissez un numéro de 1 à { $most }, ou "?" pour l'aide.
resume = Partie enregistrée. Pour la reprendre : { $command }
watch = Partie enregistrée. Pour la revoir : { $command }
ply = Coup { $ply } sur { $plies }, tour { $turn }
set-up = Mise en place
turn = Tour { $turn }
result = Résultat
so-far = Score jusqu'ici
total = Total
winner = Vainqueur
