<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a sample game…</source>
        <translation>Ouvrir une partie d’exemple…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save as a scenario…</source>
        <translation>Enregistrer comme scénario…</translation>
    </message>
    <message>
        <source>Export the map…</source>
        <translation>Exporter la carte…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Clear all orders</source>
        <translation>Effacer tous les ordres</translation>
    </message>
    <message>
        <source>Paste orders</source>
        <translation>Coller des ordres</translation>
    </message>
    <message>
        <source>Copy the map</source>
        <translation>Copier la carte</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Edit the position…</source>
        <translation>Modifier la position…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Play through the game</source>
        <translation>Rejouer la partie</translation>
    </message>
    <message>
        <source>Another way from here…</source>
        <translation>Autre voie à partir d’ici…</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>Déclarer la partie nulle…</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Carte entière</translation>
    </message>
    <message>
        <source>Look together…</source>
        <translation>Regarder ensemble…</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Fermer le rideau</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>Toutes les commandes…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Short tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>About SpyDip</source>
        <translation>À propos de SpyDip</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation>Que faire ?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>PIN</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Ouvrir le rideau</translation>
    </message>
    <message>
        <source>{name}, it is your turn at the screen.</source>
        <translation>{name}, c’est à vous devant l’écran.</translation>
    </message>
    <message>
        <source>Type your PIN.</source>
        <translation>Saisissez votre code.</translation>
    </message>
    <message>
        <source>Everybody else looks away. A PIN typed now is asked for next time.</source>
        <translation>Que les autres détournent le regard. Un code saisi maintenant sera demandé la prochaine fois.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Ce n’est pas le bon code.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game's contents is kept in
{path}</source>
        <translation>Le programme a commis une erreur ; rien de la partie n’est perdu, car tout est déjà dans son fichier.

Un rapport sans aucun contenu de la partie est conservé dans
{path}</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games (*.spydip)</source>
        <translation>Parties (*.spydip)</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <source>There were no orders in that.</source>
        <translation>Il n’y avait pas d’ordres là-dedans.</translation>
    </message>
    <message>
        <source>{name} is no text that can be read.</source>
        <translation>{name} n’est pas un texte lisible.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Autre voie</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Son nom</translation>
    </message>
    <message>
        <source>End the game as a draw of all survivors?</source>
        <translation>Finir par une partie nulle entre tous les survivants ?</translation>
    </message>
    <message>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version} : Diplomacy avec espions, agents et brouillard.</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Exporter la carte</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Images (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Save as a scenario</source>
        <translation>Enregistrer comme scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Scénarios (*.toml)</translation>
    </message>
    <message>
        <source>Where is the game to be kept?</source>
        <translation>Où conserver la partie ?</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>sans ordre</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Joueur {letter}</translation>
    </message>
    <message>
        <source>unknown power</source>
        <translation>puissance inconnue</translation>
    </message>
    <message>
        <source>army</source>
        <translation>armée</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>flotte</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>spy</source>
        <translation>espion</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <source>in retreat: {unit}</source>
        <translation>en retraite : {unit}</translation>
    </message>
    <message>
        <source>attacked by {unit}</source>
        <translation>attaqué par {unit}</translation>
    </message>
    <message>
        <source>no army or fleet</source>
        <translation>ni armée ni flotte</translation>
    </message>
    <message>
        <source>own {kind}</source>
        <translation>à vous : {kind}</translation>
    </message>
    <message>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} présent, on ignore à qui</translation>
    </message>
    <message>
        <source>no {kind}</source>
        <translation>aucun {kind}</translation>
    </message>
    <message>
        <source>{power}: {kind} present</source>
        <translation>{power} : {kind} présent</translation>
    </message>
    <message>
        <source>centre of nobody</source>
        <translation>centre sans maître</translation>
    </message>
    <message>
        <source>centre of {power}</source>
        <translation>centre de {power}</translation>
    </message>
    <message>
        <source>your unit here was attacked in vain</source>
        <translation>votre unité ici a été attaquée en vain</translation>
    </message>
    <message>
        <source>your spy reports from here</source>
        <translation>votre espion envoie un rapport d’ici</translation>
    </message>
    <message>
        <source>your spy here fell silent</source>
        <translation>votre espion ici s’est tu</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Renseignements</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Volets</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Due: {phase}</source>
        <translation>À jouer : {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Clear orders</source>
        <translation>Effacer les ordres</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Arbitrage</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
</context>
<context>
    <name>DocumentDesk</name>
    <message>
        <source>Clear orders</source>
        <translation>Effacer les ordres</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <source>Play the game from here</source>
        <translation>Rejouer la partie à partir d’ici</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>Another way…</source>
        <translation>Autre voie…</translation>
    </message>
    <message>
        <source>Go on another way from the turn looked at</source>
        <translation>Continuer autrement à partir du tour affiché</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <source>Search provinces and facts</source>
        <translation>Chercher provinces et renseignements</translation>
    </message>
    <message>
        <source>Facts by province</source>
        <translation>Renseignements par province</translation>
    </message>
    <message>
        <source>Of the whole board</source>
        <translation>Sur toute la carte</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jouée par</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Fridays, 20:00</source>
        <translation>le vendredi à 20 h</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Chercher dans les options</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Échéances</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>somebody here</source>
        <translation>quelqu’un ici</translation>
    </message>
    <message>
        <source>somebody by mail</source>
        <translation>quelqu’un par courrier</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>nom@example.org</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <source>New order</source>
        <translation>Nouvel ordre</translation>
    </message>
    <message>
        <source>Type an order, such as A PAR - BUR</source>
        <translation>Saisissez un ordre, p. ex. A PAR - BUR</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <source>Orders of</source>
        <translation>Ordres de</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message numerus="yes">
        <source>%n without order</source>
        <translation>
            <numerusform>%n sans ordre</numerusform><numerusform>%n sans ordre</numerusform></translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Rien ne manque</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>Edit the position</source>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>Une modification à la main demande un motif, pour mémoire.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Units, one a line</source>
        <translation>Unités, une par ligne</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Covert pieces, one a line</source>
        <translation>Pièces secrètes, une par ligne</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>A unit of {power} stands in {place} already.</source>
        <translation>Une unité de {power} se trouve déjà en {place}.</translation>
    </message>
    <message>
        <source>{name} is no supply centre.</source>
        <translation>{name} n’est pas un centre.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Demandé</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message numerus="yes">
        <source>%n credits</source>
        <translation>
            <numerusform>%n crédit</numerusform><numerusform>%n crédits</numerusform></translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation>sous le contrôle de {player}</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>No results are known here.</source>
        <translation>Aucun résultat connu ici.</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Choose the order</source>
        <translation>Choisir l’ordre</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Clause</translation>
    </message>
    <message>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>Une section des Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>Une section des règles imprimées du jeu de base.</translation>
    </message>
    <message>
        <source>Options of this game</source>
        <translation>Options de cette partie</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Mouvements, soutiens, un convoi, retraites et constructions, à découvert.</translation>
    </message>
    <message>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Les espions précèdent les armées, voyagent sur les flottes, observent et tuent.</translation>
    </message>
    <message>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Nul ne voit au-delà de ses frontières, sinon par deux espions.</translation>
    </message>
    <message>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Des mains cachées coupent les soutiens et tuent ; d’autres les traquent.</translation>
    </message>
    <message>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Des agents par douzaines ; la sécurité fait des prisonniers, renvoyés ou fusillés.</translation>
    </message>
    <message>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Deux joueurs enchérissent pour les armées de cinq pays.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <source>Sample games</source>
        <translation>Parties d’exemple</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>The colours of the map and the windows.</source>
        <translation>Les couleurs de la carte et des fenêtres.</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Takes effect when the program is next started.</source>
        <translation>Prend effet au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>Curtain between players</source>
        <translation>Rideau entre les joueurs</translation>
    </message>
    <message>
        <source>Hides everything before another player's view is shown.</source>
        <translation>Cache tout avant d’afficher la vue d’un autre joueur.</translation>
    </message>
    <message>
        <source>Ask before adjudicating</source>
        <translation>Demander avant d’arbitrer</translation>
    </message>
    <message>
        <source>Asks when units are still without orders.</source>
        <translation>Demande si des unités restent sans ordre.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Tray</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>✕ remove</source>
        <translation>✕ retirer</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Sample games</source>
        <translation>Parties d’exemple</translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy avec espions, agents et brouillard.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games (*.spydip)</source>
        <translation>Parties (*.spydip)</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go.</source>
        <translation>Glissez d’une province à l’autre pour donner un ordre à la pièce qui s’y trouve. S pour soutenir, C pour convoyer, H pour tenir ; la ligne près du pointeur montre l’ordre en cours. Échap abandonne.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Chaque pièce a sa ligne ; celles sans ordre sont en évidence. On peut aussi saisir ou coller les ordres, et Ctrl+Z annule tout.</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 montre tout, 1 à 9 ce que sait une puissance, moins ce que plusieurs savent ensemble. Une touche maintenue ne fait qu’entrouvrir. Le cadre de la carte dit qui regarde.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Arbitrer décide de l’échéance. Chaque résultat a sa raison et sa règle ; un clic sur la règle ouvre le livre des règles.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>La barre sous la carte ramène à chaque échéance. De chacune, la partie peut continuer autrement, à côté de celle qui fut jouée.</translation>
    </message>
    <message>
        <source>Nothing to save</source>
        <translation>Rien à enregistrer</translation>
    </message>
    <message>
        <source>Every act is in the game's file at once. Ctrl+K finds every command by its name.</source>
        <translation>Tout est aussitôt dans le fichier de la partie. Ctrl+K trouve chaque commande par son nom.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <source>Short tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <source>Look as {name} (key {key})</source>
        <translation>Regarder comme {name} (touche {key})</translation>
    </message>
    <message>
        <source>Look with the ticked powers (key minus)</source>
        <translation>Regarder avec les puissances cochées (touche moins)</translation>
    </message>
</context>
</TS>
