<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <location filename="../../spydip_gui/actions.py" line="24"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="25"/>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="26"/>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="27"/>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="28"/>
        <source>&amp;Post</source>
        <translation>&amp;Courrier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="29"/>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="35"/>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="36"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="37"/>
        <source>Open a sample game…</source>
        <translation>Ouvrir une partie d’exemple…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="41"/>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="48"/>
        <source>Save as a scenario…</source>
        <translation>Enregistrer comme scénario…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="51"/>
        <source>Export the map…</source>
        <translation>Exporter la carte…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="52"/>
        <source>Export a replay…</source>
        <translation>Exporter l’enchaînement…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="53"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="54"/>
        <source>Print the report…</source>
        <translation>Imprimer le rapport…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="55"/>
        <source>First page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="56"/>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="57"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="58"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="59"/>
        <source>Clear all orders</source>
        <translation>Effacer tous les ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="60"/>
        <source>Paste orders</source>
        <translation>Coller des ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="61"/>
        <source>Copy the map</source>
        <translation>Copier la carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="62"/>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="66"/>
        <source>Edit the position…</source>
        <translation>Modifier la position…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="70"/>
        <source>Keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="71"/>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="72"/>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="73"/>
        <source>Turn before</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="74"/>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="75"/>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="76"/>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="77"/>
        <source>Play through the game</source>
        <translation>Rejouer la partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="78"/>
        <source>Try these orders</source>
        <translation>Essayer ces ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="82"/>
        <source>Another way from here…</source>
        <translation>Autre voie à partir d’ici…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="89"/>
        <source>Play on the way beside</source>
        <translation>Jouer sur la voie à côté</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="92"/>
        <source>Adopt the way beside</source>
        <translation>Adopter la voie à côté</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="93"/>
        <source>Drop the way beside</source>
        <translation>Abandonner la voie à côté</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="94"/>
        <source>End as a draw…</source>
        <translation>Déclarer la partie nulle…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="95"/>
        <source>One map only</source>
        <translation>Une seule carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="96"/>
        <source>Closer</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="97"/>
        <source>Farther</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="98"/>
        <source>Whole board</source>
        <translation>Carte entière</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="99"/>
        <source>Look together…</source>
        <translation>Regarder ensemble…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="100"/>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="101"/>
        <source>Close the curtain</source>
        <translation>Fermer le rideau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="105"/>
        <source>Inbox…</source>
        <translation>Boîte de réception…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="113"/>
        <source>Status and deadlines…</source>
        <translation>État et échéances…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="121"/>
        <source>Turn and letters…</source>
        <translation>Tour et lettres…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="126"/>
        <source>Press…</source>
        <translation>Presse…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="128"/>
        <source>Records…</source>
        <translation>Registres…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="130"/>
        <source>Sealed sheets…</source>
        <translation>Feuilles scellées…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="134"/>
        <source>Copy the answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="141"/>
        <source>Save the answer…</source>
        <translation>Enregistrer la réponse…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="147"/>
        <source>Answer as a mail draft…</source>
        <translation>Réponse en brouillon de courriel…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="151"/>
        <source>All commands…</source>
        <translation>Toutes les commandes…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="153"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="154"/>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="155"/>
        <source>Short tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="156"/>
        <source>About SpyDip</source>
        <translation>À propos de SpyDip</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="48"/>
        <source>Ask for packets that only I can open</source>
        <translation>Demander des paquets que moi seul peux ouvrir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="50"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="51"/>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="52"/>
        <source>Mail draft…</source>
        <translation>Brouillon…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="62"/>
        <source>Kept in {file}</source>
        <translation>Gardé dans {file}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/answer_panel.py" line="63"/>
        <source>%n without order</source>
        <translation>
            <numerusform>%n sans ordre</numerusform>
            <numerusform>%n sans ordre</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="74"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="75"/>
        <source>Due</source>
        <translation>Dû</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="76"/>
        <source>when the game master says</source>
        <translation>quand le maître de jeu le dit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="78"/>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="81"/>
        <source>The packet is signed with the key {key}</source>
        <translation>Le paquet est signé de la clé {key}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="83"/>
        <source>Signed with</source>
        <translation>Signé de</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="92"/>
        <source>Packets</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="96"/>
        <source>A key is made for you and kept on this computer; its public half is sent.</source>
        <translation>Une clé est faite pour vous et gardée sur cet ordinateur&#xa0;; sa moitié publique est envoyée.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="100"/>
        <source>The answer as it will be sent</source>
        <translation>La réponse telle qu’elle sera envoyée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="124"/>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="111"/>
        <source>Guard, and decide on prisoners</source>
        <translation>Garder, et décider des prisonniers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="113"/>
        <source>Search: click, or drag</source>
        <translation>Recherche&#xa0;: cliquer ou tirer</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="54"/>
        <source>Beside the order</source>
        <translation>À côté de l’ordre</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <location filename="../../spydip_gui/beside.py" line="36"/>
        <source>Map of another way</source>
        <translation>Carte d’une autre voie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="39"/>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="39"/>
        <source>Play on along this way</source>
        <translation>Continuer sur cette voie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="40"/>
        <source>Adopt</source>
        <translation>Adopter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="40"/>
        <source>Make this what is played</source>
        <translation>En faire la partie jouée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="41"/>
        <source>Drop</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="41"/>
        <source>Leave this way for good</source>
        <translation>Quitter cette voie pour de bon</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="42"/>
        <source>Show one map only</source>
        <translation>Ne montrer qu’une carte</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <location filename="../../spydip_gui/post/changed_lines.py" line="17"/>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="27"/>
        <source>Powers of the order</source>
        <translation>Puissances de l’ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="90"/>
        <source>except</source>
        <translation>sauf</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="90"/>
        <source>only</source>
        <translation>seulement</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="30"/>
        <source>All commands</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="32"/>
        <location filename="../../spydip_gui/panels/palette.py" line="33"/>
        <source>What is to be done?</source>
        <translation>Que faire ?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="38"/>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="40"/>
        <source>No command is called like that.</source>
        <translation>Aucune commande ne s’appelle ainsi.</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="31"/>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="86"/>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="39"/>
        <source>How the events are joined</source>
        <translation>Comment les événements sont joints</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="40"/>
        <source>all of them</source>
        <translation>tous</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="41"/>
        <source>any of them</source>
        <translation>l’un d’eux</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="78"/>
        <source>Another event</source>
        <translation>Un autre événement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="88"/>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="89"/>
        <source>else</source>
        <translation>sinon</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="107"/>
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
    <name>DeadlineTable</name>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="42"/>
        <source>Lay out from the one that is due</source>
        <translation>Disposer à partir de celle qui est due</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="43"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="84"/>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="84"/>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="85"/>
        <source>Deadlines</source>
        <translation>Échéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="91"/>
        <source>No deadline is fixed: each ends when the GM decides it.</source>
        <translation>Aucune échéance n’est fixée&#xa0;: chacune finit quand le maître de jeu l’arbitre.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="93"/>
        <source>Days to the next movement</source>
        <translation>Jours jusqu’aux prochains mouvements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="94"/>
        <source>Days to retreats and builds</source>
        <translation>Jours jusqu’aux retraites et constructions</translation>
    </message>
</context>
<context>
    <name>DeadlinesPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="38"/>
        <source>Orders are due at &amp;fixed times</source>
        <translation>Les ordres sont dus à heures &amp;fixes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="41"/>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="42"/>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="43"/>
        <source> hours</source>
        <translation> heures</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="46"/>
        <source>Without fixed times a deadline ends when the GM decides it.</source>
        <translation>Sans heures fixes une échéance finit quand le maître de jeu l’arbitre.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="77"/>
        <source>The first deadline</source>
        <translation>La première échéance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="78"/>
        <source>To the next movement</source>
        <translation>Jusqu’aux prochains mouvements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="79"/>
        <source>To retreats and builds</source>
        <translation>Jusqu’aux retraites et constructions</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="80"/>
        <source>Grace after a deadline</source>
        <translation>Délai de grâce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="84"/>
        <source>The deadlines of the first years</source>
        <translation>Les échéances des premières années</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="87"/>
        <source>Deadlines that turn out to ask nothing are passed over.</source>
        <translation>Les échéances qui ne demandent rien sont passées.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <location filename="../../spydip_gui/crash.py" line="82"/>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game&apos;s contents is kept in
{path}</source>
        <translation>Le programme a commis une erreur ; rien de la partie n’est perdu, car tout est déjà dans son fichier.

Un rapport sans aucun contenu de la partie est conservé dans
{path}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="99"/>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="114"/>
        <source>Games (*.spydip)</source>
        <translation>Parties (*.spydip)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="113"/>
        <source>Save the game as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="100"/>
        <source>Games and packets (*.spydip *.spyview)</source>
        <translation>Parties et paquets (*.spydip *.spyview)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="163"/>
        <source>There were no orders in that.</source>
        <translation>Il n’y avait pas d’ordres là-dedans.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="175"/>
        <source>{name} is no text that can be read.</source>
        <translation>{name} n’est pas un texte lisible.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="196"/>
        <source>Orders missing: %n. Adjudicate all the same?</source>
        <translation>Ordres manquants&#xa0;: %n. Arbitrer quand même&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="227"/>
        <source>Another way</source>
        <translation>Autre voie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="229"/>
        <source>Its name</source>
        <translation>Son nom</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="266"/>
        <source>No other way is shown beside the map.</source>
        <translation>Aucune autre voie n’est montrée à côté de la carte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="273"/>
        <source>End the game as a draw of all survivors?</source>
        <translation>Finir par une partie nulle entre tous les survivants ?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="322"/>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version} : Diplomacy avec espions, agents et brouillard.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="329"/>
        <source>Export the map</source>
        <translation>Exporter la carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="330"/>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Images (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="338"/>
        <source>Export a replay</source>
        <translation>Exporter l’enchaînement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="339"/>
        <source>Moving picture (*.gif)</source>
        <translation>Image animée (*.gif)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="340"/>
        <source>Folder of pictures (*)</source>
        <translation>Dossier d’images (*)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="353"/>
        <source>Drawing the turns…</source>
        <translation>Dessin des tours…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="354"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="371"/>
        <source>Save as a scenario</source>
        <translation>Enregistrer comme scénario</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="372"/>
        <source>Scenarios (*.toml)</source>
        <translation>Scénarios (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/desk.py" line="151"/>
        <source>Where is the game to be kept?</source>
        <translation>Où conserver la partie ?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="84"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="85"/>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="86"/>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="87"/>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="89"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="115"/>
        <source>no order</source>
        <translation>sans ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="25"/>
        <source>Game master</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="28"/>
        <source>Player {letter}</source>
        <translation>Joueur {letter}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="40"/>
        <source>succeeds</source>
        <translation>réussit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="41"/>
        <source>bounces</source>
        <translation>rebondit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="42"/>
        <source>cut</source>
        <translation>coupé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="43"/>
        <source>void</source>
        <translation>nul</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="44"/>
        <source>dislodged</source>
        <translation>délogé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="45"/>
        <source>disrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="46"/>
        <source>fails</source>
        <translation>échoue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="47"/>
        <source>disbanded</source>
        <translation>dissous</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="48"/>
        <source>destroyed</source>
        <translation>détruit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="78"/>
        <source>unknown power</source>
        <translation>puissance inconnue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="83"/>
        <source>army</source>
        <translation>armée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="84"/>
        <source>fleet</source>
        <translation>flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="85"/>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="86"/>
        <source>spy</source>
        <translation>espion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="87"/>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="105"/>
        <source>in retreat: {unit}</source>
        <translation>en retraite : {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="109"/>
        <source>attacked by {unit}</source>
        <translation>attaqué par {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="113"/>
        <source>no army or fleet</source>
        <translation>ni armée ni flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="120"/>
        <source>own spy</source>
        <translation>espion à soi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="121"/>
        <source>own agent</source>
        <translation>agent à soi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="122"/>
        <source>own EU</source>
        <translation>EU à soi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="123"/>
        <source>own CEU</source>
        <translation>CEU à soi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="132"/>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} présent, on ignore à qui</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="137"/>
        <source>{power}: {kind} present</source>
        <translation>{power} : {kind} présent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="149"/>
        <source>no foreign spy</source>
        <translation>pas d’espion étranger</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="150"/>
        <source>no foreign agent</source>
        <translation>pas d’agent étranger</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="151"/>
        <source>no foreign EU</source>
        <translation>pas d’EU étrangère</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="152"/>
        <source>no foreign CEU</source>
        <translation>pas de CEU étrangère</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="159"/>
        <source>centre of nobody</source>
        <translation>centre sans maître</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="160"/>
        <source>centre of {power}</source>
        <translation>centre de {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="167"/>
        <source>the unit here was attacked in vain</source>
        <translation>l’unité d’ici fut attaquée en vain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="168"/>
        <source>your unit here was attacked in vain</source>
        <translation>votre unité ici a été attaquée en vain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="173"/>
        <source>a spy has reported from here</source>
        <translation>un espion a fait rapport d’ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="174"/>
        <source>your spy reports from here</source>
        <translation>votre espion envoie un rapport d’ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="179"/>
        <source>the spy here fell silent</source>
        <translation>l’espion d’ici s’est tu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="180"/>
        <source>your spy here fell silent</source>
        <translation>votre espion ici s’est tu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="32"/>
        <source>adjudication of {phase}</source>
        <translation>arbitrage de {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="33"/>
        <source>edit: {reason}</source>
        <translation>modification&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="34"/>
        <source>branch “{branch}”</source>
        <translation>branche «&#xa0;{branch}&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="35"/>
        <source>going on with “{branch}”</source>
        <translation>suite sur «&#xa0;{branch}&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="36"/>
        <source>adopting a branch</source>
        <translation>adoption d’une branche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="37"/>
        <source>dropping “{reason}”</source>
        <translation>abandon de «&#xa0;{reason}&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="38"/>
        <source>going to {phase}</source>
        <translation>passage à {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="52"/>
        <source>{power}: clear {order}</source>
        <translation>{power}&#xa0;: effacer {order}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="56"/>
        <source>orders of {powers}</source>
        <translation>ordres de {powers}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="17"/>
        <source>Copied; paste it into a mail to the game master.</source>
        <translation>Copié&#xa0;; collez-le dans un courriel au maître de jeu.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="22"/>
        <source>Save the answer</source>
        <translation>Enregistrer la réponse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="28"/>
        <source>Save the mail draft</source>
        <translation>Enregistrer le brouillon</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="37"/>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="28"/>
        <source>Orders: {number} ({parts}).</source>
        <translation>Ordres&#xa0;: {number} ({parts}).</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="37"/>
        <source>Must retreat: {units}.</source>
        <translation>Doivent se retirer&#xa0;: {units}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="41"/>
        <source>Next: {phase}.</source>
        <translation>Ensuite&#xa0;: {phase}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="89"/>
        <source>{title}: you play {power}. Due: {phase}.</source>
        <translation>{title}&#xa0;: vous jouez {power}. À jouer&#xa0;: {phase}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="96"/>
        <source>Answer until {moment}.</source>
        <translation>Répondez avant {moment}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="100"/>
        <source>The game master has corrected {phases}.</source>
        <translation>Le maître de jeu a corrigé {phases}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="103"/>
        <source>Not understood in {file}, and kept in a copy of it: {lines}</source>
        <translation>Non compris dans {file}, et gardé dans une copie&#xa0;: {lines}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/player.py" line="162"/>
        <source>Your orders cannot be kept in {file}: {why}</source>
        <translation>Vos ordres ne peuvent être gardés dans {file}&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <location filename="../../spydip_gui/help.py" line="38"/>
        <location filename="../../spydip_gui/window.py" line="236"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="39"/>
        <location filename="../../spydip_gui/window.py" line="237"/>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="40"/>
        <location filename="../../spydip_gui/window.py" line="238"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="41"/>
        <location filename="../../spydip_gui/window.py" line="240"/>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="42"/>
        <location filename="../../spydip_gui/window.py" line="241"/>
        <source>Intelligence</source>
        <translation>Renseignements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="43"/>
        <location filename="../../spydip_gui/window.py" line="242"/>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="44"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="287"/>
        <source>Panels</source>
        <translation>Volets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="45"/>
        <location filename="../../spydip_gui/window.py" line="296"/>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="123"/>
        <source>Undo: {step}</source>
        <translation>Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="124"/>
        <source>Redo: {step}</source>
        <translation>Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="168"/>
        <source>With the curtain only the game master may look with several powers.</source>
        <translation>Avec le rideau seul le maître de jeu peut regarder avec plusieurs puissances.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="248"/>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="339"/>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="340"/>
        <source>Due: {phase}</source>
        <translation>À jouer : {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../../spydip_gui/looking.py" line="109"/>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/looking.py" line="260"/>
        <source>{phase} (edited)</source>
        <translation>{phase} (modifié)</translation>
    </message>
</context>
<context>
    <name>EventRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="116"/>
        <source>not</source>
        <translation>non</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="119"/>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../../spydip_gui/help.py" line="119"/>
        <source>(no key)</source>
        <translation>(pas de touche)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="131"/>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="132"/>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="48"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="56"/>
        <source>No page has these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="58"/>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="79"/>
        <location filename="../../spydip_gui/dialogs/help.py" line="80"/>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="83"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="87"/>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="39"/>
        <source>Play the game from here</source>
        <translation>Rejouer la partie à partir d’ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="42"/>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="44"/>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="47"/>
        <source>Try another way beside the game</source>
        <translation>Essayer une autre voie à côté de la partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="141"/>
        <source>Try these orders</source>
        <translation>Essayer ces ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="145"/>
        <source>Another way from here…</source>
        <translation>Une autre voie d’ici…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="149"/>
        <source>Beside the map</source>
        <translation>À côté de la carte</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="31"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>white</source>
        <translation>blanche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>grey</source>
        <translation>grise</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>black</source>
        <translation>noire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="59"/>
        <source>Game master</source>
        <translation>Maître de jeu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="60"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="61"/>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="62"/>
        <source>Style of letters</source>
        <translation>Style des lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="63"/>
        <source>Boardman number</source>
        <translation>Numéro Boardman</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="64"/>
        <source>Miller number</source>
        <translation>Numéro Miller</translation>
    </message>
</context>
<context>
    <name>IfChip</name>
    <message>
        <location filename="../../spydip_gui/panels/if_chip.py" line="47"/>
        <source>If</source>
        <translation>Si</translation>
    </message>
</context>
<context>
    <name>InboxWindow</name>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="45"/>
        <source>Inbox - {title}</source>
        <translation>Boîte de réception - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="51"/>
        <location filename="../../spydip_gui/post/inbox.py" line="292"/>
        <source>Receipt</source>
        <translation>Accusé de réception</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="55"/>
        <source>Blind: show no orders</source>
        <translation>À l’aveugle&#xa0;: ne pas montrer d’ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="56"/>
        <source>Put away</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="57"/>
        <source>Have this mail at hand no longer; its orders stay.</source>
        <translation>Ne plus garder ce courriel sous la main&#xa0;; ses ordres restent.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="58"/>
        <source>Take this mail</source>
        <translation>Prendre ce courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="79"/>
        <source>No mails, and so not read: {names}. Save them as .eml or .txt.</source>
        <translation>Pas des courriels, donc non lus&#xa0;: {names}. Enregistrez-les en .eml ou .txt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="84"/>
        <source>There is no mail in that which is not here already.</source>
        <translation>Il ne s’y trouve aucun courriel qui ne soit déjà ici.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="119"/>
        <source>Take all plain mails (%n)</source>
        <translation>
            <numerusform>Prendre tous les courriels clairs (%n)</numerusform>
            <numerusform>Prendre tous les courriels clairs (%n)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="122"/>
        <source>{taken} of {all} mails are in the game.</source>
        <translation>{taken} courriels sur {all} sont dans la partie.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="143"/>
        <source>A folder for the receipts</source>
        <translation>Un dossier pour les accusés</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="150"/>
        <source>Receipts written: %n</source>
        <translation>
            <numerusform>Accusés écrits&#xa0;: %n</numerusform>
            <numerusform>Accusés écrits&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="156"/>
        <source>The receipt is on the clipboard.</source>
        <translation>L’accusé est dans le presse-papiers.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="173"/>
        <source>Mails taken: %n</source>
        <translation>
            <numerusform>Courriels pris&#xa0;: %n</numerusform>
            <numerusform>Courriels pris&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="200"/>
        <source>Mail: %n lines to look at</source>
        <translation>
            <numerusform>Courriel&#xa0;: %n ligne à voir</numerusform>
            <numerusform>Courriel&#xa0;: %n lignes à voir</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="204"/>
        <source>Drop mails here: .eml or .txt files, folders, or text.</source>
        <translation>Déposez ici des courriels&#xa0;: fichiers .eml ou .txt, dossiers ou texte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="32"/>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="36"/>
        <source>Standing from an earlier mail: %n.</source>
        <translation>Valables d’un courriel antérieur&#xa0;: %n.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="38"/>
        <source>Ordered earlier, and not a word of it now: {orders}.</source>
        <translation>Ordonné plus tôt, et plus un mot maintenant&#xa0;: {orders}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="43"/>
        <source>Without an order: {pieces}.</source>
        <translation>Sans ordre&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="46"/>
        <source>Attached and not read: {names}.</source>
        <translation>Joint et non lu&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="22"/>
        <source>Nothing to compare with yet.</source>
        <translation>Rien encore à comparer.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="25"/>
        <source>In the game since {moment}:</source>
        <translation>Dans la partie depuis {moment}&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="225"/>
        <source>Mails (*.eml *.txt)</source>
        <translation>Courriels (*.eml *.txt)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="226"/>
        <source>Mails</source>
        <translation>Courriels</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="231"/>
        <source>A folder with mails</source>
        <translation>Un dossier de courriels</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="238"/>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="239"/>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="240"/>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="256"/>
        <source>Save receipts…</source>
        <translation>Enregistrer les accusés…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="269"/>
        <source>As found</source>
        <translation>Comme trouvé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="272"/>
        <source>Whose mail it is</source>
        <translation>De qui est le courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="273"/>
        <source>Whose mail it is, if not whose it was taken for</source>
        <translation>De qui est ce courriel, si ce n’est pas de qui l’on croyait</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="286"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="289"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="200"/>
        <location filename="../../spydip_gui/post/inbox.py" line="209"/>
        <location filename="../../spydip_gui/post/inbox.py" line="290"/>
        <source>Mail</source>
        <translation>Courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="291"/>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="38"/>
        <location filename="../../spydip_gui/panels/intelligence.py" line="39"/>
        <source>Search provinces and facts</source>
        <translation>Chercher provinces et renseignements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="43"/>
        <source>Facts sorted</source>
        <translation>Renseignements classés</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="44"/>
        <source>by place</source>
        <translation>par lieu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="44"/>
        <source>by time</source>
        <translation>par date</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="50"/>
        <source>Facts</source>
        <translation>Renseignements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="133"/>
        <source>Of the whole board</source>
        <translation>Sur toute la carte</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <location filename="../../spydip_gui/gestures/keying.py" line="109"/>
        <source>Give the covert piece its order first; then it may wait.</source>
        <translation>Donnez d’abord son ordre à la pièce secrète&#xa0;; alors elle pourra attendre.</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="20"/>
        <source>Sealed bids of player {seat}</source>
        <translation>Enchères scellées du joueur {seat}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="27"/>
        <source>Laid so far</source>
        <translation>Posé jusqu’ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="32"/>
        <source>Nobody else is shown these bids until the deadline is decided for both.</source>
        <translation>Personne d’autre ne voit ces enchères avant que l’échéance soit décidée pour les deux.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="56"/>
        <source>Bid for {country}</source>
        <translation>Enchère pour {country}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="66"/>
        <source>{spent} laid, {left} left</source>
        <translation>{spent} misés, {left} restants</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="71"/>
        <source>; {over} more than you have: if bids over {purse} win, your purse is lost</source>
        <translation>&#xa0;; {over} de plus que vous n’avez&#xa0;: si des enchères au-delà de {purse} gagnent, votre bourse est perdue</translation>
    </message>
</context>
<context>
    <name>MailList</name>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>Subject</source>
        <translation>Objet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="33"/>
        <source>Mails</source>
        <translation>Courriels</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="34"/>
        <source>No mail is here yet. Add files or a folder, drop or paste them.</source>
        <translation>Aucun courriel encore. Ajoutez des fichiers ou un dossier, déposez-les ou collez-les.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="74"/>
        <source>taken; orders: %n</source>
        <translation>
            <numerusform>pris&#xa0;; ordres&#xa0;: %n</numerusform>
            <numerusform>pris&#xa0;; ordres&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="76"/>
        <source>held back: {why}</source>
        <translation>retenu&#xa0;: {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="78"/>
        <source>whose is it? {why}</source>
        <translation>de qui&#xa0;? {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="80"/>
        <source>no orders in it</source>
        <translation>aucun ordre</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="81"/>
        <source>orders: %n</source>
        <translation>
            <numerusform>ordres&#xa0;: %n</numerusform>
            <numerusform>ordres&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="86"/>
        <source>lines to look at: %n</source>
        <translation>
            <numerusform>lignes à regarder&#xa0;: %n</numerusform>
            <numerusform>lignes à regarder&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="88"/>
        <source>ordered, but not there</source>
        <translation>ordonné, mais absent</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="90"/>
        <source>earlier orders left out: %n</source>
        <translation>
            <numerusform>ordre antérieur omis&#xa0;: %n</numerusform>
            <numerusform>ordres antérieurs omis&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="96"/>
        <source>pieces without: %n</source>
        <translation>
            <numerusform>pièces sans&#xa0;: %n</numerusform>
            <numerusform>pièces sans&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="92"/>
        <source>attached, not read: %n</source>
        <translation>
            <numerusform>joint, non lu&#xa0;: %n</numerusform>
            <numerusform>joints, non lus&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="94"/>
        <source>changed on the way</source>
        <translation>modifié en route</translation>
    </message>
</context>
<context>
    <name>MailText</name>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="50"/>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="51"/>
        <source>A line that was not understood can be mended here.</source>
        <translation>Une ligne non comprise peut être corrigée ici.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="77"/>
        <source>The words of the mail</source>
        <translation>Les mots du courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="80"/>
        <source>Lines to look at</source>
        <translation>Lignes à regarder</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <location filename="../../spydip_gui/map/pane.py" line="82"/>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>MasterWindow</name>
    <message>
        <location filename="../../spydip_gui/post/master.py" line="54"/>
        <source>This game has no file yet. Save it first; its post is kept beside it.</source>
        <translation>Cette partie n’a pas encore de fichier. Enregistrez-la d’abord&#xa0;; son courrier est gardé à côté.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <location filename="../../spydip_gui/post/bar.py" line="24"/>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/bar.py" line="26"/>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="49"/>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="92"/>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="166"/>
        <source>Mix: {title}</source>
        <translation>Mélange&#xa0;: {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="118"/>
        <source>Options, players and deadlines</source>
        <translation>Options, joueurs et échéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="119"/>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="120"/>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="121"/>
        <source>&amp;Deadlines</source>
        <translation>É&amp;chéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="125"/>
        <source>&amp;Begin</source>
        <translation>C&amp;ommencer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="137"/>
        <source>&amp;Mix from a file…</source>
        <translation>&amp;Mélange d’un fichier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="139"/>
        <source>Board from a &amp;folder…</source>
        <translation>Plateau d’un &amp;dossier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="144"/>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="145"/>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="146"/>
        <source>Boa&amp;rd</source>
        <translation>P&amp;lateau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="147"/>
        <source>&amp;Game master</source>
        <translation>Maître de &amp;jeu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="197"/>
        <source>Mixes (*.toml)</source>
        <translation>Mélanges (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="198"/>
        <source>Open a mix</source>
        <translation>Ouvrir un mélange</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="203"/>
        <source>Choose the folder of a board</source>
        <translation>Choisir le dossier d’un plateau</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="68"/>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="69"/>
        <source>Search the options</source>
        <translation>Chercher dans les options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="71"/>
        <source>Only what &amp;differs</source>
        <translation>Seulement ce qui &amp;diffère</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="72"/>
        <source>As &amp;usual</source>
        <translation>Comme d’&amp;habitude</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="74"/>
        <source>Set every option back to what is usual</source>
        <translation>Remettre chaque option à l’habituel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="75"/>
        <source>No option is like that.</source>
        <translation>Aucune option n’est ainsi.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="109"/>
        <source>“{value}” is not possible for “{name}”, which takes {values}.</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas possible pour «&#xa0;{name}&#xa0;», qui prend {values}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="112"/>
        <source>{values}, or one like “{example}”</source>
        <translation>{values}, ou un comme «&#xa0;{example}&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="170"/>
        <source>for instance {value}</source>
        <translation>par exemple {value}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="183"/>
        <source>Usually: {value}</source>
        <translation>D’habitude&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="222"/>
        <source>Length and victory</source>
        <translation>Longueur et victoire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="224"/>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="228"/>
        <source>Edition of the rulebook</source>
        <translation>Édition du livre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="230"/>
        <source>Adjudication: convoys</source>
        <translation>Arbitrage&#xa0;: convois</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="231"/>
        <source>Adjudication: coasts</source>
        <translation>Arbitrage&#xa0;: côtes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="232"/>
        <source>Adjudication: orders that are missing</source>
        <translation>Arbitrage&#xa0;: ordres manquants</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="233"/>
        <source>Adjudication: orders that are impossible</source>
        <translation>Arbitrage&#xa0;: ordres impossibles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="234"/>
        <source>Adjudication</source>
        <translation>Arbitrage</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="12"/>
        <source>Centres to win</source>
        <translation>Centres pour gagner</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="13"/>
        <source>Last year</source>
        <translation>Dernière année</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="14"/>
        <source>Way of retreating</source>
        <translation>Façon de retraiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="15"/>
        <source>Reach of spies</source>
        <translation>Portée des espions</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="16"/>
        <source>Counter-espionage kills</source>
        <translation>Le contre-espionnage tue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="17"/>
        <source>Loss of a capital</source>
        <translation>Perte d’une capitale</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="18"/>
        <source>Return of lost spies</source>
        <translation>Retour des espions perdus</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="19"/>
        <source>Orders in sight</source>
        <translation>Ordres visibles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="20"/>
        <source>Sight of the homeland</source>
        <translation>Vue de la patrie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="21"/>
        <source>Equals in the ranking</source>
        <translation>Égaux au classement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="22"/>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="23"/>
        <source>Convoy paradox</source>
        <translation>Paradoxe du convoi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="24"/>
        <source>Convoy by several routes</source>
        <translation>Convoi par plusieurs routes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="25"/>
        <source>Convoy next door</source>
        <translation>Convoi vers un voisin</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="26"/>
        <source>Support cut by convoy</source>
        <translation>Soutien attaqué par convoi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="27"/>
        <source>Retreat to a convoy&apos;s origin</source>
        <translation>Retraite à l’origine d’un convoi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="28"/>
        <source>Disrupted convoy</source>
        <translation>Convoi interrompu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="29"/>
        <source>Dislodged unit is without effect</source>
        <translation>Unité délogée sans effet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="30"/>
        <source>Coast in a support</source>
        <translation>Côte dans un soutien</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="31"/>
        <source>Impossible move</source>
        <translation>Mouvement impossible</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="32"/>
        <source>Unused builds</source>
        <translation>Constructions inutilisées</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="33"/>
        <source>Removal without orders</source>
        <translation>Retrait sans ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="34"/>
        <source>Retreat without orders</source>
        <translation>Retraite sans ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="35"/>
        <source>EUs and CEUs at the start</source>
        <translation>EU et CEU au début</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="36"/>
        <source>EUs and CEUs with supply</source>
        <translation>EU et CEU ravitaillées</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="37"/>
        <source>Reach of EUs and CEUs</source>
        <translation>Portée des EU et CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="38"/>
        <source>Orders of an EU</source>
        <translation>Ordres d’une EU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="39"/>
        <source>Orders of a CEU</source>
        <translation>Ordres d’une CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="40"/>
        <source>Support that is cut</source>
        <translation>Soutien coupé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="41"/>
        <source>Assassins kill EUs and CEUs</source>
        <translation>Les assassins tuent EU et CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="42"/>
        <source>Owner of an act</source>
        <translation>Auteur d’un acte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="43"/>
        <source>Acts without effect told</source>
        <translation>Actes sans effet annoncés</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="44"/>
        <source>EUs that a CEU destroys</source>
        <translation>EU détruites par une CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="45"/>
        <source>Build in empty centres only</source>
        <translation>Construire en centre vide seulement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="46"/>
        <source>Pieces without a power</source>
        <translation>Pièces sans puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="47"/>
        <source>Several attacks</source>
        <translation>Plusieurs attaques</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="48"/>
        <source>When agents look</source>
        <translation>Quand les agents regardent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="49"/>
        <source>Moving agents report</source>
        <translation>Les agents en route rapportent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="50"/>
        <source>Count of a lone power</source>
        <translation>Compte d’une puissance seule</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="51"/>
        <source>Limit of agents</source>
        <translation>Limite des agents</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="52"/>
        <source>Where agents are raised</source>
        <translation>Où lever des agents</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="53"/>
        <source>First agents</source>
        <translation>Premiers agents</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="54"/>
        <source>Agents convoyed by a fleet</source>
        <translation>Agents convoyés par flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="55"/>
        <source>Landing before a retreat</source>
        <translation>Débarquer avant une retraite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="56"/>
        <source>Agents of a lost fleet</source>
        <translation>Agents d’une flotte perdue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="57"/>
        <source>Free places pass on</source>
        <translation>Places libres transmises</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="58"/>
        <source>A lone agent is safe</source>
        <translation>Un agent seul est à l’abri</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="59"/>
        <source>Crowd aboard a fleet</source>
        <translation>Foule à bord d’une flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="60"/>
        <source>Captor told</source>
        <translation>Capteur nommé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="61"/>
        <source>Capital of Russia</source>
        <translation>Capitale de la Russie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="62"/>
        <source>Place after deportation</source>
        <translation>Lieu après l’expulsion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="63"/>
        <source>Agents in port</source>
        <translation>Agents au port</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="64"/>
        <source>Own agents in reports</source>
        <translation>Ses propres agents aux rapports</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="65"/>
        <source>Gain by an overbid</source>
        <translation>Gain d’une surenchère</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="66"/>
        <source>Rounding of half prices</source>
        <translation>Arrondi des demi-prix</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="67"/>
        <source>Both overbid</source>
        <translation>Les deux surenchérissent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="68"/>
        <source>Half prices above the purse</source>
        <translation>Demi-prix au-dessus de la bourse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="69"/>
        <source>Builds in anarchy</source>
        <translation>Constructions en anarchie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="70"/>
        <source>Moment of victory</source>
        <translation>Moment de la victoire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="71"/>
        <source>Home country is out</source>
        <translation>La patrie est éliminée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="72"/>
        <source>Stalemate</source>
        <translation>Impasse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="73"/>
        <source>Dislodging one&apos;s own</source>
        <translation>Déloger les siens</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="74"/>
        <source>Units capture spies</source>
        <translation>Les unités capturent les espions</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="75"/>
        <source>When spies are ordered</source>
        <translation>Quand ordonner les espions</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="76"/>
        <source>Conditions test</source>
        <translation>Ce que testent les conditions</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="77"/>
        <source>Assassin&apos;s owner is told</source>
        <translation>Maître de l’assassin nommé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="78"/>
        <source>Spies convoyed by a fleet</source>
        <translation>Espions convoyés par flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="79"/>
        <source>Spies in port</source>
        <translation>Espions au port</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="80"/>
        <source>Dislodged units search</source>
        <translation>Les unités délogées fouillent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="81"/>
        <source>Assassin that stays</source>
        <translation>Assassin qui reste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="82"/>
        <source>Spies raised in a centre</source>
        <translation>Espions levés par centre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="83"/>
        <source>Spies of a removed fleet</source>
        <translation>Espions d’une flotte retirée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="84"/>
        <source>Reports tell the kind</source>
        <translation>Les rapports disent le genre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="85"/>
        <source>Reports name the coast</source>
        <translation>Les rapports disent la côte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="86"/>
        <source>Reports count spies</source>
        <translation>Les rapports comptent les espions</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="87"/>
        <source>Deadline for Autumn retreats</source>
        <translation>Échéance des retraites d’automne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="91"/>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="92"/>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="93"/>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="94"/>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="95"/>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="96"/>
        <source>as the board says</source>
        <translation>comme le dit la carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="97"/>
        <source>list of wishes</source>
        <translation>liste de vœux</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="98"/>
        <source>open ones listed</source>
        <translation>places ouvertes listées</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="99"/>
        <source>one blind choice</source>
        <translation>un seul choix à l’aveugle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="100"/>
        <source>one step</source>
        <translation>un pas</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="101"/>
        <source>anywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="102"/>
        <source>one&apos;s own too</source>
        <translation>les siens aussi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="103"/>
        <source>enemies only</source>
        <translation>ennemis seulement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="104"/>
        <source>with its ownership</source>
        <translation>avec sa possession</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="105"/>
        <source>to any enemy unit</source>
        <translation>à toute unité ennemie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="106"/>
        <source>after any season</source>
        <translation>après chaque saison</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="107"/>
        <source>in Winter only</source>
        <translation>en hiver seulement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="108"/>
        <location filename="../../spydip_gui/option_words.py" line="131"/>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="109"/>
        <source>until eliminated</source>
        <translation>jusqu’à l’élimination</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="110"/>
        <source>share a rank</source>
        <translation>partagent un rang</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="111"/>
        <source>by alphabet</source>
        <translation>par ordre alphabétique</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="112"/>
        <source>as the edition says</source>
        <translation>comme le dit l’édition</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="113"/>
        <source>Szykman</source>
        <translation>Szykman</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="114"/>
        <source>all its moves fail</source>
        <translation>tous ses mouvements échouent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="115"/>
        <source>words of 1971</source>
        <translation>texte de 1971</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="116"/>
        <source>words of 1982</source>
        <translation>texte de 1982</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="117"/>
        <source>words of 2000</source>
        <translation>texte de 2000</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="118"/>
        <source>fails if all are cut</source>
        <translation>échoue si toutes sont coupées</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="119"/>
        <source>fails if any is cut</source>
        <translation>échoue si une est coupée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="120"/>
        <source>by intent</source>
        <translation>selon l’intention</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="121"/>
        <source>by intent, else by land</source>
        <translation>selon l’intention, sinon par terre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="122"/>
        <source>VIA alone</source>
        <translation>VIA seulement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="123"/>
        <source>to swap places only</source>
        <translation>pour échanger seulement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="124"/>
        <source>not cut</source>
        <translation>non coupé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="125"/>
        <source>cut</source>
        <translation>coupé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="126"/>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="127"/>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="128"/>
        <source>no effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="129"/>
        <source>stands others off</source>
        <translation>bloque les autres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="130"/>
        <source>after a head-to-head</source>
        <translation>après un face-à-face</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="132"/>
        <source>may be left out</source>
        <translation>peut manquer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="133"/>
        <source>owner may leave it out</source>
        <translation>le possesseur peut l’omettre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="134"/>
        <source>must be named</source>
        <translation>doit être nommée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="135"/>
        <source>held in place</source>
        <translation>tenue sur place</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="136"/>
        <source>counts as a move</source>
        <translation>compte comme mouvement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="137"/>
        <source>home centres</source>
        <translation>centres nationaux</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="138"/>
        <source>far from home centres</source>
        <translation>loin des centres nationaux</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="139"/>
        <source>far from home</source>
        <translation>loin de la patrie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="140"/>
        <source>far from owned centres</source>
        <translation>loin de ses centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="141"/>
        <source>may retreat</source>
        <translation>peut retraiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="142"/>
        <source>disbanded at once</source>
        <translation>dissoute aussitôt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="143"/>
        <source>later ones only</source>
        <translation>les suivantes seulement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="144"/>
        <source>all of them</source>
        <translation>toutes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="145"/>
        <source>none of them</source>
        <translation>aucune d’elles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="146"/>
        <source>moves or acts</source>
        <translation>bouge ou agit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="147"/>
        <source>moves and acts</source>
        <translation>bouge et agit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="148"/>
        <source>moves or destroys</source>
        <translation>bouge ou détruit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="149"/>
        <source>moves and destroys</source>
        <translation>bouge et détruit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="150"/>
        <source>given by the unit there</source>
        <translation>donné par l’unité d’ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="151"/>
        <source>received by it</source>
        <translation>reçu par elle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="152"/>
        <source>named</source>
        <translation>nommé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="153"/>
        <source>not named</source>
        <translation>non nommé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="154"/>
        <source>vanish at once</source>
        <translation>disparaissent aussitôt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="155"/>
        <source>after the adjustments</source>
        <translation>après les ajustements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="156"/>
        <source>each alone, then added</source>
        <translation>chacune seule, puis la somme</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="157"/>
        <source>joined to one</source>
        <translation>réunies en une</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="158"/>
        <source>after the moves</source>
        <translation>après les mouvements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="159"/>
        <source>before the moves</source>
        <translation>avant les mouvements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="160"/>
        <source>a number, but capped</source>
        <translation>un nombre, mais plafonné</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="161"/>
        <source>present, or a number</source>
        <translation>présence, ou un nombre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="162"/>
        <source>new ones a Winter</source>
        <translation>nouveaux par hiver</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="163"/>
        <source>all there are</source>
        <translation>tous ceux qu’il y a</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="164"/>
        <source>any owned centre</source>
        <translation>tout centre possédé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="165"/>
        <source>Winter 1900</source>
        <translation>hiver 1900</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="166"/>
        <source>Winter 1901</source>
        <translation>hiver 1901</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="167"/>
        <source>any number</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="168"/>
        <location filename="../../spydip_gui/option_words.py" line="207"/>
        <source>lost with it</source>
        <translation>perdus avec elle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="169"/>
        <source>return home</source>
        <translation>rentrent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="170"/>
        <source>reported</source>
        <translation>signalés</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="171"/>
        <source>captured</source>
        <translation>capturés</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="172"/>
        <source>only with Security</source>
        <translation>avec Sécurité seulement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="173"/>
        <source>if more than seven came</source>
        <translation>s’il en vint plus de sept</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="174"/>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="175"/>
        <source>St. Petersburg</source>
        <translation>Saint-Pétersbourg</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="176"/>
        <source>Moscow</source>
        <translation>Moscou</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="177"/>
        <source>their owner chooses</source>
        <translation>leur maître choisit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="178"/>
        <source>the captor chooses</source>
        <translation>le capteur choisit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="179"/>
        <source>may go ashore</source>
        <translation>peuvent débarquer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="180"/>
        <source>stay aboard</source>
        <translation>restent à bord</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="181"/>
        <source>are held aboard</source>
        <translation>sont retenus à bord</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="182"/>
        <source>are put ashore</source>
        <translation>sont débarqués</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="183"/>
        <source>all bid for, at half</source>
        <translation>tout l’enchéri, à moitié prix</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="184"/>
        <source>half only if contested</source>
        <translation>moitié si disputé seulement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="185"/>
        <source>what the other bid for</source>
        <translation>ce que l’autre a enchéri</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="186"/>
        <source>one by one</source>
        <translation>un à un</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="187"/>
        <source>in total</source>
        <translation>au total</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="188"/>
        <source>both lose their credit</source>
        <translation>les deux perdent leur crédit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="189"/>
        <source>both lose the game</source>
        <translation>les deux perdent la partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="190"/>
        <source>the other is bust too</source>
        <translation>l’autre saute aussi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="191"/>
        <source>pays what there is</source>
        <translation>paie ce qu’il y a</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="192"/>
        <source>after the retreats</source>
        <translation>après les retraites</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="193"/>
        <source>loses the game</source>
        <translation>perd la partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="194"/>
        <source>plays on</source>
        <translation>joue encore</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="195"/>
        <source>declared by the GM</source>
        <translation>déclarée par le maître de jeu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="196"/>
        <source>after three quiet years</source>
        <translation>après trois ans calmes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="197"/>
        <source>countries may</source>
        <translation>les pays le peuvent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="198"/>
        <source>players may not</source>
        <translation>les joueurs ne peuvent pas</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="199"/>
        <source>with the season&apos;s orders</source>
        <translation>avec les ordres de la saison</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="200"/>
        <source>after the reports</source>
        <translation>après les rapports</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="201"/>
        <source>armies and fleets</source>
        <translation>armées et flottes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="202"/>
        <source>spies as well</source>
        <translation>les espions aussi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="203"/>
        <source>does not strike</source>
        <translation>ne frappe pas</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="204"/>
        <source>strikes where it is</source>
        <translation>frappe où il est</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="205"/>
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="206"/>
        <source>only one</source>
        <translation>un seul</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="208"/>
        <source>survive</source>
        <translation>survivent</translation>
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
    <name>OrderRows</name>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Line of the mail</source>
        <translation>Ligne du courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="22"/>
        <source>Orders of the mail</source>
        <translation>Ordres du courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="40"/>
        <source>no order</source>
        <translation>pas d’ordre</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="66"/>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="75"/>
        <source>Orders of</source>
        <translation>Ordres de</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="81"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="114"/>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="147"/>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="149"/>
        <source>For {phase}</source>
        <translation>Pour {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="149"/>
        <source>As given for {phase}</source>
        <translation>Tels que donnés pour {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="155"/>
        <source>No order is due</source>
        <translation>Aucun ordre n’est dû</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="157"/>
        <source>Builds or removals, if any</source>
        <translation>Constructions ou retraits, s’il y en a</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="160"/>
        <source>{missing} of {asked} without an order</source>
        <translation>{missing} sur {asked} sans ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="174"/>
        <source>Nothing has to retreat.</source>
        <translation>Rien ne doit retraiter.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="175"/>
        <source>No army or fleet is to be built or removed.</source>
        <translation>Ni armée ni flotte n’est à construire ou à retirer.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="176"/>
        <source>There is nothing to order.</source>
        <translation>Il n’y a rien à ordonner.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="177"/>
        <source>Adjudicate goes on to the next deadline.</source>
        <translation>Arbitrer mène à l’échéance suivante.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="159"/>
        <source>Nothing is missing</source>
        <translation>Rien ne manque</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="57"/>
        <source>Edit the position</source>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="91"/>
        <source>This cannot stand yet; see what is listed.</source>
        <translation>Cela ne tient pas encore&#xa0;; voyez la liste.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="93"/>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>Une modification à la main demande un motif, pour mémoire.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="104"/>
        <source>The position as text</source>
        <translation>La position en texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="107"/>
        <source>why it is changed, for the record</source>
        <translation>pourquoi on la change, pour mémoire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="129"/>
        <source>&amp;Power</source>
        <translation>&amp;Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="131"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="153"/>
        <source>&amp;Army</source>
        <translation>&amp;Armée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="154"/>
        <source>&amp;Fleet</source>
        <translation>&amp;Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="155"/>
        <source>&amp;Spy</source>
        <translation>&amp;Espion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="156"/>
        <source>A&amp;gent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="162"/>
        <source>Cen&amp;tre</source>
        <translation>&amp;Centre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="162"/>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="166"/>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="166"/>
        <source>Re&amp;do</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="184"/>
        <source>Reas&amp;on</source>
        <translation>Rais&amp;on</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/dialogs/position.py" line="232"/>
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="106"/>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="136"/>
        <source>“{line}” belongs to nothing here.</source>
        <translation>«&#xa0;{line}&#xa0;» ne se rattache à rien ici.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="165"/>
        <source>“{name}” is none of {names}.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est aucun de {names}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="180"/>
        <source>Two units stand in {place}: {one}, {other}.</source>
        <translation>Deux unités sont en {place}&#xa0;: {one}, {other}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="193"/>
        <source>{place} is listed for {one} and for {other}.</source>
        <translation>{place} est cité pour {one} et pour {other}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="241"/>
        <source>“{name}” is no power of this board.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une puissance de ce plateau.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="248"/>
        <source>“{text}” is no number of credits.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre de crédits.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="36"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="37"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="38"/>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="39"/>
        <source>Asked</source>
        <translation>Demandé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="40"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="49"/>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="106"/>
        <source>in</source>
        <translation>là</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="112"/>
        <source>retreat from {place}</source>
        <translation>retraite de {place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/powers.py" line="118"/>
        <source>%n credits</source>
        <translation>
            <numerusform>%n crédit</numerusform>
            <numerusform>%n crédits</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="126"/>
        <source>in anarchy</source>
        <translation>en anarchie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="128"/>
        <source>controlled by {player}</source>
        <translation>sous le contrôle de {player}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="130"/>
        <source>home of {player}</source>
        <translation>pays de {player}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="136"/>
        <source>to build: {number}</source>
        <translation>à construire&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="137"/>
        <source>to remove: {number}</source>
        <translation>à retirer&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="138"/>
        <source>spies to place: {number}</source>
        <translation>espions à placer&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="139"/>
        <source>agents to raise: {number}</source>
        <translation>agents à lever&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="140"/>
        <source>EUs to deploy: {number}</source>
        <translation>EU à placer&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="141"/>
        <source>CEUs to deploy: {number}</source>
        <translation>CEU à placer&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>PreferenceSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/preferences.py" line="21"/>
        <source>Preference list</source>
        <translation>Liste de vœux</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/preferences.py" line="32"/>
        <source>Drag a country to its place, or press its letter and then a number. Ctrl with the arrows moves it up and down.</source>
        <translation>Glissez un pays à sa place, ou pressez sa lettre puis un chiffre. Ctrl avec les flèches le monte et le descend.</translation>
    </message>
</context>
<context>
    <name>PressWindow</name>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="32"/>
        <source>Press - {title}</source>
        <translation>Presse - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="35"/>
        <source>No press yet. The first piece is written below.</source>
        <translation>Pas encore de presse. Le premier texte s’écrit ci-dessous.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="54"/>
        <source>House rules: no press.</source>
        <translation>Règlement&#xa0;: pas de presse.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="55"/>
        <source>House rules: white press, signed by its author.</source>
        <translation>Règlement&#xa0;: presse blanche, signée par son auteur.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="57"/>
        <source>House rules: grey press; it may be unsigned, but in nobody else&apos;s name.</source>
        <translation>Règlement&#xa0;: presse grise&#xa0;; elle peut être anonyme, mais au nom de personne d’autre.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="59"/>
        <source>House rules: black press; it may be signed with any name.</source>
        <translation>Règlement&#xa0;: presse noire&#xa0;; elle peut porter n’importe quel nom.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="65"/>
        <source>with the letters about {phase}</source>
        <translation>avec les lettres sur {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="73"/>
        <source>There is no text yet.</source>
        <translation>Il n’y a pas encore de texte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="85"/>
        <source>Taken: {line}</source>
        <translation>Pris&#xa0;: {line}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="99"/>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="103"/>
        <source>as it is signed; empty for unsigned press</source>
        <translation>comme signé&#xa0;; vide pour la presse non signée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="112"/>
        <source>(if none is chosen, for everybody)</source>
        <translation>(si personne n’est choisi, pour tous)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="115"/>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="116"/>
        <source>By-line</source>
        <translation>Signature</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="117"/>
        <source>Only for</source>
        <translation>Seulement pour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="118"/>
        <source>Released</source>
        <translation>Paraît</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="119"/>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="122"/>
        <source>Add this press</source>
        <translation>Ajouter cette presse</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="43"/>
        <source>Letter as text</source>
        <translation>Lettre en texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="44"/>
        <source>Letter as HTML</source>
        <translation>Lettre en HTML</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="96"/>
        <source>none: {why}</source>
        <translation>aucune&#xa0;: {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="98"/>
        <source>sent already, unchanged</source>
        <translation>déjà envoyée, inchangée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="100"/>
        <source>correction {number}</source>
        <translation>correction {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="101"/>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="109"/>
        <source>Letters by power</source>
        <translation>Lettres par puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="112"/>
        <source>The letter as text</source>
        <translation>La lettre en texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="114"/>
        <source>The letter as a page</source>
        <translation>La lettre en page</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="117"/>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="118"/>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="119"/>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="120"/>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/preferences.py" line="62"/>
        <source>Countries, the best first</source>
        <translation>Pays, le meilleur d’abord</translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="35"/>
        <source>Records - {title}</source>
        <translation>Registres - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="40"/>
        <source>No letter that was sent had to be corrected.</source>
        <translation>Aucune lettre envoyée n’a dû être corrigée.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="52"/>
        <source>Supply centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="53"/>
        <source>What became of the orders</source>
        <translation>Ce que devinrent les ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="71"/>
        <source>Save the records</source>
        <translation>Enregistrer les registres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="85"/>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="90"/>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="91"/>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="92"/>
        <source>orders</source>
        <translation>ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="93"/>
        <source>no sheet</source>
        <translation>pas de feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="103"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="103"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="107"/>
        <source>{title} as a table</source>
        <translation>{title} en tableau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="113"/>
        <location filename="../../spydip_gui/post/records.py" line="114"/>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="115"/>
        <location filename="../../spydip_gui/post/records.py" line="116"/>
        <source>Statement at the end</source>
        <translation>Bilan final</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="120"/>
        <source>Save this page…</source>
        <translation>Enregistrer cette page…</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/report.py" line="23"/>
        <source>Report of the turn</source>
        <translation>Rapport du tour</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="66"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="102"/>
        <source>The game has just begun. Results come with the first turn.</source>
        <translation>La partie vient de commencer. Les résultats viennent avec le premier tour.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="103"/>
        <source>No results are known here.</source>
        <translation>Aucun résultat connu ici.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="130"/>
        <source>{rule}: click to read it</source>
        <translation>{rule}&#xa0;: cliquez pour la lire</translation>
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
    <name>RouteKeys</name>
    <message>
        <location filename="../../spydip_gui/gestures/route_keys.py" line="126"/>
        <source>Left and right: the bead. Up and down: its sea. Enter writes.</source>
        <translation>Gauche et droite&#xa0;: la perle. Haut et bas&#xa0;: sa mer. Entrée écrit.</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="38"/>
        <location filename="../../spydip_gui/panels/rulebook.py" line="39"/>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="43"/>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="46"/>
        <source>No rule holds these words.</source>
        <translation>Aucune règle ne contient ces mots.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="49"/>
        <source>Clause</source>
        <translation>Clause</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="76"/>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>Une section des Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="77"/>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>Une section des règles imprimées du jeu de base.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="102"/>
        <source>Options of this game</source>
        <translation>Options de cette partie</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="22"/>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Mouvements, soutiens, un convoi, retraites et constructions, à découvert.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="27"/>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Les espions précèdent les armées, voyagent sur les flottes, observent et tuent.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="32"/>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Nul ne voit au-delà de ses frontières, sinon par deux espions.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="35"/>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Des mains cachées coupent les soutiens et tuent ; d’autres les traquent.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="38"/>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Des agents par douzaines ; la sécurité fait des prisonniers, renvoyés ou fusillés.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="43"/>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Deux joueurs enchérissent pour les armées de cinq pays.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="57"/>
        <source>Sample games</source>
        <translation>Parties d’exemple</translation>
    </message>
</context>
<context>
    <name>SealWindow</name>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="44"/>
        <source>Sealed sheets - {title}</source>
        <translation>Feuilles scellées - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="52"/>
        <source>No promise has come yet. Paste one below and keep it.</source>
        <translation>Aucune promesse n’est encore venue. Collez-en une ci-dessous et gardez-la.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="65"/>
        <source>Send the promise now. Save the opening, and show it to nobody yet.</source>
        <translation>Envoyez maintenant la promesse. Enregistrez l’ouverture, et ne la montrez encore à personne.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="76"/>
        <source>promised; not opened yet</source>
        <translation>promis&#xa0;; pas encore ouvert</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="77"/>
        <source>opened, and the promise was kept</source>
        <translation>ouvert, et la promesse est tenue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="78"/>
        <source>opened, and it is another sheet</source>
        <translation>ouvert, et c’est une autre feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="101"/>
        <source>Seal the sheet first.</source>
        <translation>Scellez d’abord la feuille.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="104"/>
        <source>Save the opening</source>
        <translation>Enregistrer l’ouverture</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="130"/>
        <source>Seal a sheet</source>
        <translation>Sceller une feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="131"/>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="141"/>
        <source>For players without a game master: everybody sends the promise first, and the opening when all promises are there. So nobody can change a sheet any more.</source>
        <translation>Pour joueurs sans maître de jeu&#xa0;: chacun envoie d’abord la promesse, et l’ouverture quand toutes les promesses sont là. Ainsi personne ne peut plus changer sa feuille.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="146"/>
        <source>bids, a list or orders, one a line</source>
        <translation>enchères, une liste ou des ordres, un par ligne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="147"/>
        <source>made by Seal; it does not tell the sheet</source>
        <translation>fait par «&#xa0;Sceller&#xa0;»&#xa0;; elle ne dit rien de la feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="148"/>
        <source>made by Seal; it proves the sheet</source>
        <translation>fait par «&#xa0;Sceller&#xa0;»&#xa0;; elle prouve la feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="157"/>
        <source>Who seals</source>
        <translation>Qui scelle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="158"/>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="159"/>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="151"/>
        <source>Seal</source>
        <translation>Sceller</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="161"/>
        <source>Promise, to show before</source>
        <translation>Promesse, à montrer avant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="162"/>
        <source>Opening, to show after</source>
        <translation>Ouverture, à montrer après</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="154"/>
        <source>Copy the promise</source>
        <translation>Copier la promesse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="155"/>
        <source>Save the opening…</source>
        <translation>Enregistrer l’ouverture…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="174"/>
        <source>Promises</source>
        <translation>Promesses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="175"/>
        <source>A promise or an opening that came</source>
        <translation>Une promesse ou une ouverture reçue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="181"/>
        <source>Paste a promise or an opening, as the mail has it.</source>
        <translation>Collez une promesse ou une ouverture telle que dans le courriel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="185"/>
        <source>Keep and compare</source>
        <translation>Garder et comparer</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="42"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="43"/>
        <source>Another player from now on</source>
        <translation>Un autre joueur désormais</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="44"/>
        <source>Call the standby player</source>
        <translation>Appeler le remplaçant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="45"/>
        <source>Civil disorder</source>
        <translation>Désordre civil</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>a person by mail</source>
        <translation>une personne par courrier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>a person at this screen</source>
        <translation>une personne à cet écran</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="79"/>
        <source>several are parted by commas</source>
        <translation>plusieurs se séparent par des virgules</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="80"/>
        <source>address of who may take over</source>
        <translation>adresse de qui peut reprendre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="81"/>
        <source>locks the player&apos;s packets: age1…</source>
        <translation>ferme les paquets du joueur&#xa0;: age1…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="84"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="85"/>
        <source>Addresses</source>
        <translation>Adresses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="86"/>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="87"/>
        <source>Standby player</source>
        <translation>Remplaçant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="89"/>
        <source>Deadlines missed</source>
        <translation>Échéances manquées</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="104"/>
        <source>The units hold from now on, and nobody waits for orders.</source>
        <translation>Les unités tiennent désormais, et personne n’attend d’ordres.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="88"/>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="102"/>
        <source>Type the new name and addresses first. Everybody reads of it in the letters.</source>
        <translation>Tapez d’abord le nouveau nom et les adresses. Tous le liront dans les lettres.</translation>
    </message>
</context>
<context>
    <name>SeatingPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="49"/>
        <source>Players and addresses are kept in the book of the game, in the folder beside its file; letters, reminders and mails that come in go by it.</source>
        <translation>Joueurs et adresses sont gardés dans le livre de la partie, dans le dossier à côté de son fichier&#xa0;; lettres, rappels et courriels reçus s’y règlent.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="63"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="64"/>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="65"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="66"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="67"/>
        <source>Standby player&apos;s address</source>
        <translation>Adresse du remplaçant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="92"/>
        <source>{power}: “{address}” is no e-mail address.</source>
        <translation>{power}&#xa0;: «&#xa0;{address}&#xa0;» n’est pas une adresse de courriel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="98"/>
        <source>somebody here</source>
        <translation>quelqu’un ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="99"/>
        <source>somebody by mail</source>
        <translation>quelqu’un par courrier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="100"/>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="101"/>
        <source>name@example.org</source>
        <translation>nom@example.org</translation>
    </message>
</context>
<context>
    <name>SentenceSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="66"/>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="67"/>
        <source>Security: {unit}</source>
        <translation>Sécurité&#xa0;: {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="86"/>
        <source>{power}, taken in {place}</source>
        <translation>{power}, pris en {place}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="93"/>
        <source>no order</source>
        <translation>pas d’ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="112"/>
        <source>spare</source>
        <translation>épargner</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="113"/>
        <source>Spare {power}</source>
        <translation>Épargner {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="142"/>
        <source>Prisoners about whom nothing is ordered are executed.</source>
        <translation>Les prisonniers sans ordre sont exécutés.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="121"/>
        <source>Where they are sent</source>
        <translation>Où ils sont envoyés</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="122"/>
        <source>where they like</source>
        <translation>où ils veulent</translation>
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
    <message>
        <location filename="../../spydip_gui/settings.py" line="67"/>
        <source>Record illegal orders</source>
        <translation>Noter les ordres illicites</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="69"/>
        <source>As at a real table: a drag to where no piece can go is written too.</source>
        <translation>Comme à une vraie table&#xa0;: un glissement vers où aucune pièce ne peut aller s’écrit aussi.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/settings.py" line="16"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="56"/>
        <source>Tray</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="117"/>
        <source>Build</source>
        <translation>Construction</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="117"/>
        <source>Set up</source>
        <translation>Placer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="119"/>
        <source>Drag it to where it is built; a coast&apos;s half is its coast.</source>
        <translation>Glissez-la où elle se construit&#xa0;; la moitié d’une côte est sa côte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="121"/>
        <source>Drag it to the province where it begins.</source>
        <translation>Tirez-le dans la province où il commence.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="137"/>
        <source>✕ disband</source>
        <translation>✕ dissoudre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="140"/>
        <source>Drag a unit here to take it off the board.</source>
        <translation>Glissez ici une unité pour l’ôter du plateau.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="146"/>
        <source>Sealed bids…</source>
        <translation>Enchères scellées…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="146"/>
        <source>Preference list…</source>
        <translation>Liste de vœux…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="137"/>
        <source>✕ remove</source>
        <translation>✕ retirer</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="96"/>
        <source>The digits and minus change the view.</source>
        <translation>Les chiffres et le moins changent la vue.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="98"/>
        <source>At the map a key is a single letter.</source>
        <translation>À la carte une touche est une seule lettre.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="100"/>
        <source>A letter alone is for the map; hold Ctrl or Alt with it.</source>
        <translation>Une lettre seule est pour la carte&#xa0;; tenez Ctrl ou Alt avec elle.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="139"/>
        <source>At the map</source>
        <translation>À la carte</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="33"/>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="58"/>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="40"/>
        <source>&amp;Give this key</source>
        <translation>&amp;Donner cette touche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="41"/>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="42"/>
        <source>&amp;Usual key</source>
        <translation>Touche &amp;usuelle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="43"/>
        <source>&amp;All as usual</source>
        <translation>&amp;Toutes comme d’habitude</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="54"/>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="55"/>
        <source>Search commands and keys</source>
        <translation>Chercher commandes et touches</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="58"/>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="59"/>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="65"/>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="81"/>
        <source>Press the new &amp;key</source>
        <translation>Pressez la nouvelle &amp;touche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="153"/>
        <source>“{other}” has this key now and would be left without one.</source>
        <translation>«&#xa0;{other}&#xa0;» a maintenant cette touche et resterait sans.</translation>
    </message>
</context>
<context>
    <name>StackSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="27"/>
        <source>{count} in {place}</source>
        <translation>{count} à {place}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="32"/>
        <source>Another row</source>
        <translation>Autre ligne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="67"/>
        <source>{done} of {count}</source>
        <translation>{done} sur {count}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="69"/>
        <source>, {left} without a task</source>
        <translation>, {left} sans tâche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="71"/>
        <source>: too many</source>
        <translation> : trop</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="37"/>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="38"/>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="39"/>
        <source>Short &amp;tour</source>
        <translation>Courte &amp;visite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="40"/>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="41"/>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="42"/>
        <source>Sample games</source>
        <translation>Parties d’exemple</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="47"/>
        <source>No games yet. Those opened last will stand here.</source>
        <translation>Pas encore de parties. Les dernières ouvertes seront ici.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="85"/>
        <source>&amp;Recent games</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="86"/>
        <source>&amp;Sample games</source>
        <translation>Parties d’&amp;exemple</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="91"/>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy avec espions, agents et brouillard.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="96"/>
        <source>A game file or a packet can be dragged in here.</source>
        <translation>Un fichier de partie ou un paquet peut se glisser ici.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="127"/>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="128"/>
        <source>Games and packets (*.spydip *.spyview)</source>
        <translation>Parties et paquets (*.spydip *.spyview)</translation>
    </message>
</context>
<context>
    <name>StatusTable</name>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="27"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="28"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="29"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="30"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="31"/>
        <source>Missed</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="32"/>
        <source>Without an order</source>
        <translation>Sans ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="35"/>
        <source>Status of the powers</source>
        <translation>État des puissances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="69"/>
        <source>in</source>
        <translation>là</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="70"/>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="71"/>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="72"/>
        <source>late</source>
        <translation>en retard</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="73"/>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="74"/>
        <source>nothing due</source>
        <translation>rien de dû</translation>
    </message>
</context>
<context>
    <name>StatusWindow</name>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="57"/>
        <source>Status - {title}</source>
        <translation>État - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="64"/>
        <location filename="../../spydip_gui/post/status.py" line="234"/>
        <source>Reminder</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="87"/>
        <source>no fixed time</source>
        <translation>pas d’heure fixe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="88"/>
        <source>&lt;b&gt;{phase}&lt;/b&gt;: {left}</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;&#xa0;: {left}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="90"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="140"/>
        <source>Misses noted: %n</source>
        <translation>
            <numerusform>Absences notées&#xa0;: %n</numerusform>
            <numerusform>Absences notées&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="144"/>
        <source>A folder for the reminders</source>
        <translation>Un dossier pour les rappels</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="155"/>
        <source>Reminders written: %n</source>
        <translation>
            <numerusform>Rappels écrits&#xa0;: %n</numerusform>
            <numerusform>Rappels écrits&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="157"/>
        <source>{power}: none, {why}</source>
        <translation>{power}&#xa0;: aucune, {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="165"/>
        <source>The reminder is on the clipboard.</source>
        <translation>Le rappel est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="170"/>
        <source>Save the calendar</source>
        <translation>Enregistrer le calendrier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="179"/>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="184"/>
        <source>{name} plays {power} from now on; all read of it in the next letters.</source>
        <translation>{name} joue {power} désormais&#xa0;; tous le liront dans les prochaines lettres.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="206"/>
        <source>No reminder: nothing is waited for.</source>
        <translation>Pas de rappel&#xa0;: on n’attend rien.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="208"/>
        <source>No reminder: {why}.</source>
        <translation>Pas de rappel&#xa0;: {why}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="213"/>
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="214"/>
        <source>%n hours</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="236"/>
        <source>House rules</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="216"/>
        <source>{time} overdue</source>
        <translation>{time} de retard</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="216"/>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="219"/>
        <source>Deadline of what is due</source>
        <translation>Échéance de ce qui est dû</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="221"/>
        <source> h grace</source>
        <translation> h de grâce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="222"/>
        <source>Hours of grace</source>
        <translation>Heures de grâce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="233"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="235"/>
        <source>Deadlines</source>
        <translation>Échéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="252"/>
        <source>Set the deadline</source>
        <translation>Fixer l’échéance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="253"/>
        <source>One day more</source>
        <translation>Un jour de plus</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="262"/>
        <source>Note misses</source>
        <translation>Noter les absences</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="264"/>
        <source>Count one missed deadline more for everybody whose orders are missing</source>
        <translation>Compter une échéance manquée de plus à tous ceux dont les ordres manquent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="267"/>
        <source>Calendar file…</source>
        <translation>Fichier de calendrier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="269"/>
        <source>The deadlines for a calendar program</source>
        <translation>Les échéances pour un agenda</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="272"/>
        <source>Save reminders…</source>
        <translation>Enregistrer les rappels…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="274"/>
        <source>A mail draft for everybody who is not in yet</source>
        <translation>Un brouillon de courriel à tous ceux qui n’ont encore rien envoyé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="286"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="9"/>
        <source>failures in angle brackets</source>
        <translation>échecs entre chevrons</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="10"/>
        <source>arrives, departs, lost, found</source>
        <translation>arrive, part, perdu, trouvé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="11"/>
        <source>results in a column</source>
        <translation>résultats en colonne</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="12"/>
        <source>results between stars</source>
        <translation>résultats entre étoiles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="13"/>
        <source>failures in parentheses</source>
        <translation>échecs entre parenthèses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="14"/>
        <source>failures underlined, with reasons</source>
        <translation>échecs soulignés, avec raisons</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="84"/>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="86"/>
        <source>What they do</source>
        <translation>Ce qu’ils font</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="88"/>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="138"/>
        <source>Spare {power}</source>
        <translation>Épargner {power}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="62"/>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="34"/>
        <source>Begin here</source>
        <translation>Commencez ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="36"/>
        <source>Begin a game of any variant, or open one. A game file can also be dragged into this window.</source>
        <translation>Commencez une partie de n’importe quelle variante, ou ouvrez-en une. Un fichier de partie peut aussi se glisser dans cette fenêtre.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="46"/>
        <source>Look at a sample</source>
        <translation>Regardez un exemple</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="48"/>
        <source>There is a game of each variant to look at and to play on with. Open one with a double click or Enter; the tour then goes on with the map.</source>
        <translation>Il y a une partie de chaque variante à regarder et à continuer. Ouvrez-en une par double clic ou Entrée&#xa0;; la visite continue alors à la carte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="64"/>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go. The arrow keys walk from province to province.</source>
        <translation>Glissez d’une province à l’autre pour donner un ordre à la pièce qui s’y trouve. S pour soutenir, C pour convoyer, H pour tenir&#xa0;; la ligne près du pointeur montre l’ordre en cours. Échap abandonne. Les flèches vont de province en province.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="75"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="77"/>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Chaque pièce a sa ligne ; celles sans ordre sont en évidence. On peut aussi saisir ou coller les ordres, et Ctrl+Z annule tout.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="87"/>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="89"/>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 montre tout, 1 à 9 ce que sait une puissance, moins ce que plusieurs savent ensemble. Une touche maintenue ne fait qu’entrouvrir. Le cadre de la carte dit qui regarde.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="99"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="101"/>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Arbitrer décide de l’échéance. Chaque résultat a sa raison et sa règle ; un clic sur la règle ouvre le livre des règles.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="111"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="113"/>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>La barre sous la carte ramène à chaque échéance. De chacune, la partie peut continuer autrement, à côté de celle qui fut jouée.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="123"/>
        <source>Nothing to save</source>
        <translation>Rien à enregistrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="125"/>
        <source>Every act is in the game&apos;s file at once. Ctrl+K finds every command by its name, and F1 opens the help on whatever you are at.</source>
        <translation>Chaque acte est aussitôt dans le fichier de la partie. Ctrl+K trouve toute commande par son nom, et F1 ouvre l’aide sur ce que vous faites.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="146"/>
        <source>Short tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="154"/>
        <source>&amp;More…</source>
        <translation>&amp;Plus…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="155"/>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="178"/>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="178"/>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
</context>
<context>
    <name>TurnWindow</name>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="52"/>
        <source>Turn - {title}</source>
        <translation>Tour - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="57"/>
        <source>Go on all the same: pieces without an order hold</source>
        <translation>Continuer quand même&#xa0;: les pièces sans ordre tiennent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="61"/>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="64"/>
        <source>maps</source>
        <translation>cartes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="65"/>
        <source>packets</source>
        <translation>paquets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="66"/>
        <source>note them as sent</source>
        <translation>les noter envoyées</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="70"/>
        <location filename="../../spydip_gui/post/turn.py" line="206"/>
        <source>Write the letters</source>
        <translation>Écrire les lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="115"/>
        <source>Nobody plays by mail. Say who does in the status, under Player.</source>
        <translation>Personne ne joue par courrier. Dites qui le fait dans l’état, sous Joueur.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="126"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="142"/>
        <source>Change it in {file}; it is used from now on.</source>
        <translation>Changez-le dans {file}&#xa0;; il sert désormais.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="166"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="170"/>
        <source>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;, essayé avec les ordres en main</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="209"/>
        <source>Letters written: {count}, into {folder}</source>
        <translation>Lettres écrites&#xa0;: {count}, dans {folder}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="213"/>
        <source>A folder for the letters</source>
        <translation>Un dossier pour les lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="218"/>
        <source>1  Adjudicate</source>
        <translation>1  Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="219"/>
        <source>2  Letters</source>
        <translation>2  Lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="54"/>
        <source>Pieces without an order</source>
        <translation>Pièces sans ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="252"/>
        <source>Style of the letters</source>
        <translation>Style des lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="257"/>
        <source>passphrase for packets, if wanted</source>
        <translation>mot de passe des paquets, si voulu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="260"/>
        <source>Passphrase for packets</source>
        <translation>Mot de passe des paquets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="261"/>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="263"/>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="265"/>
        <source>Change it…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="267"/>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="273"/>
        <source>Folder for the letters</source>
        <translation>Dossier des lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="277"/>
        <source>Into</source>
        <translation>Dans</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="279"/>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="280"/>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>UnlockDialog</name>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="36"/>
        <source>A locked packet</source>
        <translation>Un paquet fermé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="42"/>
        <source>“{name}” is locked. Type its passphrase, or choose the file with your key.</source>
        <translation>«&#xa0;{name}&#xa0;» est fermé. Tapez son mot de passe, ou choisissez le fichier de votre clé.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="49"/>
        <source>a file that holds AGE-SECRET-KEY-1…</source>
        <translation>un fichier avec AGE-SECRET-KEY-1…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="50"/>
        <location filename="../../spydip_gui/post/unlock.py" line="59"/>
        <source>Key file</source>
        <translation>Fichier de clé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="51"/>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="58"/>
        <source>Passphrase</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="64"/>
        <source>Unlock</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="75"/>
        <source>The file with your key</source>
        <translation>Le fichier de votre clé</translation>
    </message>
</context>
<context>
    <name>VerbBar</name>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="36"/>
        <source>Verbs</source>
        <translation>Verbes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="73"/>
        <source>Keys: {keys}</source>
        <translation>Touches&#xa0;: {keys}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="86"/>
        <source>hold</source>
        <translation>tenir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="87"/>
        <source>Hold: click the unit, or double-click it.</source>
        <translation>Tenir&#xa0;: cliquez l’unité, ou double-cliquez.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="90"/>
        <source>support</source>
        <translation>soutenir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="91"/>
        <source>Support: drag to a unit or an arrow; also with Shift or right.</source>
        <translation>Soutenir&#xa0;: glissez vers une unité ou une flèche&#xa0;; aussi avec Maj ou à droite.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="94"/>
        <source>move</source>
        <translation>aller</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="95"/>
        <source>Move: drag the piece to where it goes.</source>
        <translation>Aller&#xa0;: glissez la pièce où elle va.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="98"/>
        <source>convoy</source>
        <translation>convoyer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="99"/>
        <source>Convoy: drag the fleet over the army, pinned with Space, to a coast.</source>
        <translation>Convoyer&#xa0;: glissez la flotte par-dessus l’armée, épinglée par Espace, vers une côte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="104"/>
        <source>via sea</source>
        <translation>par mer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="105"/>
        <source>By convoy even where land would do; over an army at sea: its route.</source>
        <translation>Par convoi même où la terre suffirait&#xa0;; sur une armée en mer&#xa0;: sa route.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="110"/>
        <source>observe</source>
        <translation>observer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="111"/>
        <source>Observe or search where the piece is.</source>
        <translation>Observer ou fouiller où est la pièce.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="114"/>
        <source>search</source>
        <translation>chercher</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="115"/>
        <source>Search: point at the unit, then name the power.</source>
        <translation>Recherche&#xa0;: montrez l’unité, puis nommez la puissance.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="118"/>
        <source>cut</source>
        <translation>coupé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="119"/>
        <source>Cut the support that the unit there gives.</source>
        <translation>Couper le soutien que donne l’unité d’ici.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="122"/>
        <source>spy</source>
        <translation>espionner</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="123"/>
        <source>Spy or watch where the agents are.</source>
        <translation>Espionner ou observer où sont les agents.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="126"/>
        <source>strike</source>
        <translation>frapper</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="127"/>
        <source>Kill, destroy or guard in place.</source>
        <translation>Tuer, détruire ou garder sur place.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="130"/>
        <source>kill</source>
        <translation>tuer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="131"/>
        <source>Kill where the piece is.</source>
        <translation>Tuer où est la pièce.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="134"/>
        <source>guard</source>
        <translation>garder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="135"/>
        <source>Counter-espionage where the spy is.</source>
        <translation>Contre-espionnage où est l’espion.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="138"/>
        <source>secure</source>
        <translation>garder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="139"/>
        <source>Security: guard the unit&apos;s province.</source>
        <translation>Sécurité&#xa0;: garder la province de l’unité.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="142"/>
        <source>build</source>
        <translation>construire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="143"/>
        <source>Build or deploy: click the place.</source>
        <translation>Construire ou placer&#xa0;: cliquez le lieu.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="146"/>
        <source>set up</source>
        <translation>placer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="147"/>
        <source>Set up: click the province where the piece begins.</source>
        <translation>Placer&#xa0;: cliquez la province où la pièce commence.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="150"/>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="151"/>
        <source>Disband or remove: click the piece.</source>
        <translation>Dissoudre ou retirer&#xa0;: cliquez la pièce.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="154"/>
        <source>retreat</source>
        <translation>retraiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="155"/>
        <source>Retreat: drag the dislodged unit; again for the next best place.</source>
        <translation>Retraite&#xa0;: glissez l’unité délogée&#xa0;; encore une fois pour le lieu suivant.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="160"/>
        <source>disband</source>
        <translation>dissoudre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="161"/>
        <source>Disband: click the unit.</source>
        <translation>Dissoudre&#xa0;: cliquez l’unité.</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="24"/>
        <source>Hold</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="25"/>
        <source>Support</source>
        <translation>Soutenir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="26"/>
        <source>Move</source>
        <translation>Aller</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="27"/>
        <source>Convoy</source>
        <translation>Convoyer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="28"/>
        <source>Move by convoy</source>
        <translation>Aller par convoi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="29"/>
        <source>Go aboard a fleet</source>
        <translation>Embarquer sur une flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="30"/>
        <source>Go ashore</source>
        <translation>Débarquer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="31"/>
        <source>Observe</source>
        <translation>Observer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="32"/>
        <source>Strike, or guard against spies</source>
        <translation>Frapper, ou garder contre des espions</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="33"/>
        <source>Search with a spy or an agent</source>
        <translation>Fouiller avec un espion ou un agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="34"/>
        <source>Search with an army or a fleet</source>
        <translation>Fouiller avec une armée ou une flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="35"/>
        <source>Security</source>
        <translation>Sécurité</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="36"/>
        <source>Build, or bid</source>
        <translation>Construire, ou enchérir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="37"/>
        <source>Disband</source>
        <translation>Dissoudre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="38"/>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="39"/>
        <source>Put a condition to an order</source>
        <translation>Mettre une condition à un ordre</translation>
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
<context>
    <name>_Picture</name>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="136"/>
        <source>The map of the letter</source>
        <translation>La carte de la lettre</translation>
    </message>
</context>
</TS>
