<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <location filename="../../spydip_gui/actions.py" line="22"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="23"/>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="24"/>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="25"/>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="26"/>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="32"/>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="33"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="34"/>
        <source>Open a sample game…</source>
        <translation>Ouvrir une partie d’exemple…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="35"/>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="39"/>
        <source>Save as a scenario…</source>
        <translation>Enregistrer comme scénario…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="42"/>
        <source>Export the map…</source>
        <translation>Exporter la carte…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="43"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="44"/>
        <source>First page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="45"/>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="46"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="47"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="48"/>
        <source>Clear all orders</source>
        <translation>Effacer tous les ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="49"/>
        <source>Paste orders</source>
        <translation>Coller des ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="50"/>
        <source>Copy the map</source>
        <translation>Copier la carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="51"/>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="55"/>
        <source>Edit the position…</source>
        <translation>Modifier la position…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="59"/>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="60"/>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="61"/>
        <source>Turn before</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="62"/>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="63"/>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="64"/>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="65"/>
        <source>Play through the game</source>
        <translation>Rejouer la partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="69"/>
        <source>Another way from here…</source>
        <translation>Autre voie à partir d’ici…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="73"/>
        <source>End as a draw…</source>
        <translation>Déclarer la partie nulle…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="74"/>
        <source>Closer</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="75"/>
        <source>Farther</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="76"/>
        <source>Whole board</source>
        <translation>Carte entière</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="77"/>
        <source>Look together…</source>
        <translation>Regarder ensemble…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="78"/>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="79"/>
        <source>Close the curtain</source>
        <translation>Fermer le rideau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="81"/>
        <source>All commands…</source>
        <translation>Toutes les commandes…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="83"/>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="84"/>
        <source>Short tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="85"/>
        <source>About SpyDip</source>
        <translation>À propos de SpyDip</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="18"/>
        <source>All commands</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="20"/>
        <location filename="../../spydip_gui/panels/palette.py" line="21"/>
        <source>What is to be done?</source>
        <translation>Que faire ?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="26"/>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="19"/>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="26"/>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="27"/>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="28"/>
        <source>else</source>
        <translation>sinon</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="49"/>
        <source>That is no condition yet.</source>
        <translation>Ce n’est pas encore une condition.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="37"/>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="38"/>
        <source>PIN</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="41"/>
        <source>Open the curtain</source>
        <translation>Ouvrir le rideau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="54"/>
        <source>{name}, it is your turn at the screen.</source>
        <translation>{name}, c’est à vous devant l’écran.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="56"/>
        <source>Type your PIN.</source>
        <translation>Saisissez votre code.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="58"/>
        <source>Everybody else looks away. A PIN typed now is asked for next time.</source>
        <translation>Que les autres détournent le regard. Un code saisi maintenant sera demandé la prochaine fois.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="79"/>
        <source>That is not the PIN.</source>
        <translation>Ce n’est pas le bon code.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <location filename="../../spydip_gui/crash.py" line="25"/>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game&apos;s contents is kept in
{path}</source>
        <translation>Le programme a commis une erreur ; rien de la partie n’est perdu, car tout est déjà dans son fichier.

Un rapport sans aucun contenu de la partie est conservé dans
{path}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="85"/>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="86"/>
        <location filename="../../spydip_gui/deeds.py" line="98"/>
        <source>Games (*.spydip)</source>
        <translation>Parties (*.spydip)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="97"/>
        <source>Save the game as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="144"/>
        <source>There were no orders in that.</source>
        <translation>Il n’y avait pas d’ordres là-dedans.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="156"/>
        <source>{name} is no text that can be read.</source>
        <translation>{name} n’est pas un texte lisible.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="202"/>
        <source>Another way</source>
        <translation>Autre voie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="204"/>
        <source>Its name</source>
        <translation>Son nom</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="217"/>
        <source>End the game as a draw of all survivors?</source>
        <translation>Finir par une partie nulle entre tous les survivants ?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="256"/>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version} : Diplomacy avec espions, agents et brouillard.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="263"/>
        <source>Export the map</source>
        <translation>Exporter la carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="264"/>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Images (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="273"/>
        <source>Save as a scenario</source>
        <translation>Enregistrer comme scénario</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="274"/>
        <source>Scenarios (*.toml)</source>
        <translation>Scénarios (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/desk.py" line="104"/>
        <source>Where is the game to be kept?</source>
        <translation>Où conserver la partie ?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="71"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="72"/>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="73"/>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="74"/>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="99"/>
        <source>no order</source>
        <translation>sans ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="21"/>
        <source>Game master</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="24"/>
        <source>Player {letter}</source>
        <translation>Joueur {letter}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="51"/>
        <source>unknown power</source>
        <translation>puissance inconnue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="56"/>
        <source>army</source>
        <translation>armée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="57"/>
        <source>fleet</source>
        <translation>flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="58"/>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="59"/>
        <source>spy</source>
        <translation>espion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="60"/>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="78"/>
        <source>in retreat: {unit}</source>
        <translation>en retraite : {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="82"/>
        <source>attacked by {unit}</source>
        <translation>attaqué par {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="86"/>
        <source>no army or fleet</source>
        <translation>ni armée ni flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="92"/>
        <source>own {kind}</source>
        <translation>à vous : {kind}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="100"/>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} présent, on ignore à qui</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="103"/>
        <source>no {kind}</source>
        <translation>aucun {kind}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="106"/>
        <source>{power}: {kind} present</source>
        <translation>{power} : {kind} présent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="118"/>
        <source>centre of nobody</source>
        <translation>centre sans maître</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="119"/>
        <source>centre of {power}</source>
        <translation>centre de {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="125"/>
        <source>your unit here was attacked in vain</source>
        <translation>votre unité ici a été attaquée en vain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="129"/>
        <source>your spy reports from here</source>
        <translation>votre espion envoie un rapport d’ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="133"/>
        <source>your spy here fell silent</source>
        <translation>votre espion ici s’est tu</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <location filename="../../spydip_gui/window.py" line="185"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="186"/>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="187"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="189"/>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="190"/>
        <source>Intelligence</source>
        <translation>Renseignements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="191"/>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="222"/>
        <source>Panels</source>
        <translation>Volets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="227"/>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="252"/>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="253"/>
        <source>Due: {phase}</source>
        <translation>À jouer : {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../../spydip_gui/document.py" line="197"/>
        <location filename="../../spydip_gui/document.py" line="211"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="207"/>
        <source>Clear orders</source>
        <translation>Effacer les ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="216"/>
        <source>Adjudication</source>
        <translation>Arbitrage</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="220"/>
        <source>Edit</source>
        <translation>Modification</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="242"/>
        <location filename="../../spydip_gui/document.py" line="251"/>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
</context>
<context>
    <name>DocumentDesk</name>
    <message>
        <location filename="../../spydip_gui/gestures/writing.py" line="45"/>
        <source>Clear orders</source>
        <translation>Effacer les ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/writing.py" line="51"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="35"/>
        <source>Play the game from here</source>
        <translation>Rejouer la partie à partir d’ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="38"/>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="40"/>
        <source>Another way…</source>
        <translation>Autre voie…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="41"/>
        <source>Go on another way from the turn looked at</source>
        <translation>Continuer autrement à partir du tour affiché</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="23"/>
        <location filename="../../spydip_gui/panels/intelligence.py" line="24"/>
        <source>Search provinces and facts</source>
        <translation>Chercher provinces et renseignements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="29"/>
        <source>Facts by province</source>
        <translation>Renseignements par province</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="77"/>
        <source>Of the whole board</source>
        <translation>Sur toute la carte</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="17"/>
        <source>Sealed bids</source>
        <translation>Enchères scellées</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="42"/>
        <source>{spent} laid, {left} left</source>
        <translation>{spent} misés, {left} restants</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <location filename="../../spydip_gui/map/pane.py" line="74"/>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="58"/>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>What it means</source>
        <translation>Signification</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Played by</source>
        <translation>Jouée par</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="103"/>
        <source>Fridays, 20:00</source>
        <translation>le vendredi à 20 h</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="104"/>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="105"/>
        <source>Search the options</source>
        <translation>Chercher dans les options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="108"/>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="109"/>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="110"/>
        <source>Board</source>
        <translation>Carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="111"/>
        <source>Deadlines</source>
        <translation>Échéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="117"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="118"/>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="121"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>somebody here</source>
        <translation>quelqu’un ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>somebody by mail</source>
        <translation>quelqu’un par courrier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="170"/>
        <source>name@example.org</source>
        <translation>nom@example.org</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <location filename="../../spydip_gui/panels/entry.py" line="32"/>
        <source>New order</source>
        <translation>Nouvel ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/entry.py" line="33"/>
        <source>Type an order, such as A PAR - BUR</source>
        <translation>Saisissez un ordre, p. ex. A PAR - BUR</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="49"/>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="56"/>
        <source>Orders of</source>
        <translation>Ordres de</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="61"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="83"/>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/orders.py" line="96"/>
        <source>%n without order</source>
        <translation>
            <numerusform>%n sans ordre</numerusform>
            <numerusform>%n sans ordre</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="96"/>
        <source>Nothing is missing</source>
        <translation>Rien ne manque</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="31"/>
        <source>Edit the position</source>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="51"/>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>Une modification à la main demande un motif, pour mémoire.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="59"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="60"/>
        <source>Units, one a line</source>
        <translation>Unités, une par ligne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="61"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="62"/>
        <source>Covert pieces, one a line</source>
        <translation>Pièces secrètes, une par ligne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="63"/>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="105"/>
        <source>A unit of {power} stands in {place} already.</source>
        <translation>Une unité de {power} se trouve déjà en {place}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="111"/>
        <source>{name} is no supply centre.</source>
        <translation>{name} n’est pas un centre.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="20"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="21"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="22"/>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="23"/>
        <source>Asked</source>
        <translation>Demandé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="24"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="30"/>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/powers.py" line="67"/>
        <source>%n credits</source>
        <translation>
            <numerusform>%n crédit</numerusform>
            <numerusform>%n crédits</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="70"/>
        <source>controlled by {player}</source>
        <translation>sous le contrôle de {player}</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="35"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="66"/>
        <source>No results are known here.</source>
        <translation>Aucun résultat connu ici.</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <location filename="../../spydip_gui/gestures/ring.py" line="30"/>
        <source>Choose the order</source>
        <translation>Choisir l’ordre</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="31"/>
        <location filename="../../spydip_gui/panels/rulebook.py" line="32"/>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="36"/>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="40"/>
        <source>Clause</source>
        <translation>Clause</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="67"/>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>Une section des Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="68"/>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>Une section des règles imprimées du jeu de base.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="90"/>
        <source>Options of this game</source>
        <translation>Options de cette partie</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="21"/>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Mouvements, soutiens, un convoi, retraites et constructions, à découvert.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="26"/>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Les espions précèdent les armées, voyagent sur les flottes, observent et tuent.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="31"/>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Nul ne voit au-delà de ses frontières, sinon par deux espions.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="34"/>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Des mains cachées coupent les soutiens et tuent ; d’autres les traquent.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="37"/>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Des agents par douzaines ; la sécurité fait des prisonniers, renvoyés ou fusillés.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="42"/>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Deux joueurs enchérissent pour les armées de cinq pays.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="56"/>
        <source>Sample games</source>
        <translation>Parties d’exemple</translation>
    </message>
</context>
<context>
    <name>SentenceSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="17"/>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="41"/>
        <source>keep</source>
        <translation>garder</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../../spydip_gui/settings.py" line="22"/>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="22"/>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="29"/>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="30"/>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="32"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="33"/>
        <source>The colours of the map and the windows.</source>
        <translation>Les couleurs de la carte et des fenêtres.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="39"/>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="44"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="45"/>
        <source>Takes effect when the program is next started.</source>
        <translation>Prend effet au prochain démarrage du programme.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="51"/>
        <source>Curtain between players</source>
        <translation>Rideau entre les joueurs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="53"/>
        <source>Hides everything before another player&apos;s view is shown.</source>
        <translation>Cache tout avant d’afficher la vue d’un autre joueur.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="60"/>
        <source>Ask before adjudicating</source>
        <translation>Demander avant d’arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="61"/>
        <source>Asks when units are still without orders.</source>
        <translation>Demande si des unités restent sans ordre.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/settings.py" line="15"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="51"/>
        <source>Tray</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="101"/>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="105"/>
        <source>✕ remove</source>
        <translation>✕ retirer</translation>
    </message>
</context>
<context>
    <name>StackSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="26"/>
        <source>{count} in {place}</source>
        <translation>{count} à {place}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="31"/>
        <source>Another row</source>
        <translation>Autre ligne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="66"/>
        <source>{done} of {count}</source>
        <translation>{done} sur {count}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="68"/>
        <source>, {left} without a task</source>
        <translation>, {left} sans tâche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="70"/>
        <source>: too many</source>
        <translation> : trop</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="36"/>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="38"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="47"/>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="48"/>
        <source>Sample games</source>
        <translation>Parties d’exemple</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="52"/>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy avec espions, agents et brouillard.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="73"/>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="73"/>
        <source>Games (*.spydip)</source>
        <translation>Parties (*.spydip)</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="83"/>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="85"/>
        <source>What they do</source>
        <translation>Ce qu’ils font</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="87"/>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="137"/>
        <source>Spare {power}</source>
        <translation>Épargner {power}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="8"/>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="10"/>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go.</source>
        <translation>Glissez d’une province à l’autre pour donner un ordre à la pièce qui s’y trouve. S pour soutenir, C pour convoyer, H pour tenir ; la ligne près du pointeur montre l’ordre en cours. Échap abandonne.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="19"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="21"/>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Chaque pièce a sa ligne ; celles sans ordre sont en évidence. On peut aussi saisir ou coller les ordres, et Ctrl+Z annule tout.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="29"/>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="31"/>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 montre tout, 1 à 9 ce que sait une puissance, moins ce que plusieurs savent ensemble. Une touche maintenue ne fait qu’entrouvrir. Le cadre de la carte dit qui regarde.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="39"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="41"/>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Arbitrer décide de l’échéance. Chaque résultat a sa raison et sa règle ; un clic sur la règle ouvre le livre des règles.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="49"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="51"/>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>La barre sous la carte ramène à chaque échéance. De chacune, la partie peut continuer autrement, à côté de celle qui fut jouée.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="59"/>
        <source>Nothing to save</source>
        <translation>Rien à enregistrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="61"/>
        <source>Every act is in the game&apos;s file at once. Ctrl+K finds every command by its name.</source>
        <translation>Tout est aussitôt dans le fichier de la partie. Ctrl+K trouve chaque commande par son nom.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="77"/>
        <source>Short tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="89"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="116"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="116"/>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <location filename="../../spydip_gui/panels/viewers.py" line="30"/>
        <source>Look as {name} (key {key})</source>
        <translation>Regarder comme {name} (touche {key})</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/viewers.py" line="41"/>
        <source>Look with the ticked powers (key minus)</source>
        <translation>Regarder avec les puissances cochées (touche moins)</translation>
    </message>
</context>
</TS>
