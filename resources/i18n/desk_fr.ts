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
        <location filename="../../spydip_gui/gestures/badges.py" line="104"/>
        <source>Guard (Y)</source>
        <translation>Sécurité (Y)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="104"/>
        <source>Search: click, or drag (R)</source>
        <translation>Fouiller&#xa0;: cliquer ou glisser (R)</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="53"/>
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
        <location filename="../../spydip_gui/panels/palette.py" line="29"/>
        <source>All commands</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="31"/>
        <location filename="../../spydip_gui/panels/palette.py" line="32"/>
        <source>What is to be done?</source>
        <translation>Que faire ?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="37"/>
        <source>Commands</source>
        <translation>Commandes</translation>
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
        <location filename="../../spydip_gui/post/deadline_table.py" line="41"/>
        <source>Lay out from the one that is due</source>
        <translation>Disposer à partir de celle qui est due</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="42"/>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="83"/>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="83"/>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="84"/>
        <source>Deadlines</source>
        <translation>Échéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="91"/>
        <source>Days to the next movement</source>
        <translation>Jours jusqu’aux prochains mouvements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="92"/>
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
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="76"/>
        <source>The first deadline</source>
        <translation>La première échéance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="77"/>
        <source>To the next movement</source>
        <translation>Jusqu’aux prochains mouvements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="78"/>
        <source>To retreats and builds</source>
        <translation>Jusqu’aux retraites et constructions</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="79"/>
        <source>Grace after a deadline</source>
        <translation>Délai de grâce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="83"/>
        <source>The deadlines of the first years</source>
        <translation>Les échéances des premières années</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="86"/>
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
        <location filename="../../spydip_gui/deeds.py" line="101"/>
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
        <location filename="../../spydip_gui/deeds.py" line="102"/>
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
        <location filename="../../spydip_gui/deeds.py" line="225"/>
        <source>Another way</source>
        <translation>Autre voie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="227"/>
        <source>Its name</source>
        <translation>Son nom</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="264"/>
        <source>No other way is shown beside the map.</source>
        <translation>Aucune autre voie n’est montrée à côté de la carte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="271"/>
        <source>End the game as a draw of all survivors?</source>
        <translation>Finir par une partie nulle entre tous les survivants ?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="320"/>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version} : Diplomacy avec espions, agents et brouillard.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="327"/>
        <source>Export the map</source>
        <translation>Exporter la carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="328"/>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Images (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="336"/>
        <source>Export a replay</source>
        <translation>Exporter l’enchaînement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="337"/>
        <source>Moving picture (*.gif)</source>
        <translation>Image animée (*.gif)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="338"/>
        <source>Folder of pictures (*)</source>
        <translation>Dossier d’images (*)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="351"/>
        <source>Drawing the turns…</source>
        <translation>Dessin des tours…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="352"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="367"/>
        <source>Save as a scenario</source>
        <translation>Enregistrer comme scénario</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="368"/>
        <source>Scenarios (*.toml)</source>
        <translation>Scénarios (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/desk.py" line="150"/>
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
        <location filename="../../spydip_gui/models/orders.py" line="114"/>
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
        <location filename="../../spydip_gui/wording.py" line="77"/>
        <source>unknown power</source>
        <translation>puissance inconnue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="82"/>
        <source>army</source>
        <translation>armée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="83"/>
        <source>fleet</source>
        <translation>flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="84"/>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="85"/>
        <source>spy</source>
        <translation>espion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="86"/>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="104"/>
        <source>in retreat: {unit}</source>
        <translation>en retraite : {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="108"/>
        <source>attacked by {unit}</source>
        <translation>attaqué par {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="112"/>
        <source>no army or fleet</source>
        <translation>ni armée ni flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="118"/>
        <source>own {kind}</source>
        <translation>à vous : {kind}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="126"/>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} présent, on ignore à qui</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="129"/>
        <source>no foreign {kind}</source>
        <translation>pas de {kind} étranger</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="132"/>
        <source>{power}: {kind} present</source>
        <translation>{power} : {kind} présent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="144"/>
        <source>centre of nobody</source>
        <translation>centre sans maître</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="145"/>
        <source>centre of {power}</source>
        <translation>centre de {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="151"/>
        <source>your unit here was attacked in vain</source>
        <translation>votre unité ici a été attaquée en vain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="155"/>
        <source>your spy reports from here</source>
        <translation>votre espion envoie un rapport d’ici</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="159"/>
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
        <location filename="../../spydip_gui/post/player.py" line="161"/>
        <source>Your orders cannot be kept in {file}: {why}</source>
        <translation>Vos ordres ne peuvent être gardés dans {file}&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <location filename="../../spydip_gui/help.py" line="35"/>
        <location filename="../../spydip_gui/window.py" line="226"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="36"/>
        <location filename="../../spydip_gui/window.py" line="227"/>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="37"/>
        <location filename="../../spydip_gui/window.py" line="228"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="38"/>
        <location filename="../../spydip_gui/window.py" line="230"/>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="39"/>
        <location filename="../../spydip_gui/window.py" line="231"/>
        <source>Intelligence</source>
        <translation>Renseignements</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="40"/>
        <location filename="../../spydip_gui/window.py" line="232"/>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="41"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="277"/>
        <source>Panels</source>
        <translation>Volets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="42"/>
        <location filename="../../spydip_gui/window.py" line="286"/>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="122"/>
        <source>Undo: {step}</source>
        <translation>Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="123"/>
        <source>Redo: {step}</source>
        <translation>Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="167"/>
        <source>With the curtain only the game master may look with several powers.</source>
        <translation>Avec le rideau seul le maître de jeu peut regarder avec plusieurs puissances.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="238"/>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="329"/>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="330"/>
        <source>Due: {phase}</source>
        <translation>À jouer : {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../../spydip_gui/looking.py" line="258"/>
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
        <location filename="../../spydip_gui/help.py" line="116"/>
        <source>(no key)</source>
        <translation>(pas de touche)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="128"/>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="129"/>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="51"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="59"/>
        <source>No page has these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="61"/>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="82"/>
        <location filename="../../spydip_gui/dialogs/help.py" line="83"/>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="86"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="90"/>
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
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="58"/>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="58"/>
        <source>white</source>
        <translation>blanche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="58"/>
        <source>grey</source>
        <translation>grise</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="58"/>
        <source>black</source>
        <translation>noire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="62"/>
        <source>Game master</source>
        <translation>Maître de jeu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="63"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="64"/>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="65"/>
        <source>Style of letters</source>
        <translation>Style des lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="66"/>
        <source>Boardman number</source>
        <translation>Numéro Boardman</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="67"/>
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
        <location filename="../../spydip_gui/post/inbox.py" line="272"/>
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
        <source>Take this mail</source>
        <translation>Prendre ce courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="77"/>
        <source>There is no mail in that which is not here already.</source>
        <translation>Il ne s’y trouve aucun courriel qui ne soit déjà ici.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="100"/>
        <source>Take all plain mails (%n)</source>
        <translation>
            <numerusform>Prendre tous les courriels clairs (%n)</numerusform>
            <numerusform>Prendre tous les courriels clairs (%n)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="103"/>
        <source>{taken} of {all} mails are in the game.</source>
        <translation>{taken} courriels sur {all} sont dans la partie.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="123"/>
        <source>A folder for the receipts</source>
        <translation>Un dossier pour les accusés</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="130"/>
        <source>Receipts written: %n</source>
        <translation>
            <numerusform>Accusés écrits&#xa0;: %n</numerusform>
            <numerusform>Accusés écrits&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="136"/>
        <source>The receipt is on the clipboard.</source>
        <translation>L’accusé est dans le presse-papiers.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="147"/>
        <source>Mails taken: %n</source>
        <translation>
            <numerusform>Courriels pris&#xa0;: %n</numerusform>
            <numerusform>Courriels pris&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="156"/>
        <source>Drop mails here: .eml or .txt files, folders, or text.</source>
        <translation>Déposez ici des courriels&#xa0;: fichiers .eml ou .txt, dossiers ou texte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="174"/>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="176"/>
        <source>Standing from an earlier mail: %n.</source>
        <translation>
            <numerusform>Restant d’un courriel précédent&#xa0;: %n.</numerusform>
            <numerusform>Restant d’un courriel précédent&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="180"/>
        <source>Without an order: {pieces}.</source>
        <translation>Sans ordre&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="183"/>
        <source>Attached and not read: {names}.</source>
        <translation>Joint et non lu&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="188"/>
        <source>Nothing to compare with yet.</source>
        <translation>Rien encore à comparer.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="191"/>
        <source>In the game since {moment}:</source>
        <translation>Dans la partie depuis {moment}&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="208"/>
        <source>Mails (*.eml *.txt)</source>
        <translation>Courriels (*.eml *.txt)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="209"/>
        <source>Mails</source>
        <translation>Courriels</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="214"/>
        <source>A folder with mails</source>
        <translation>Un dossier de courriels</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="221"/>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="222"/>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="223"/>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="239"/>
        <source>Save receipts…</source>
        <translation>Enregistrer les accusés…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="251"/>
        <source>As found</source>
        <translation>Comme trouvé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="254"/>
        <source>Whose mail it is</source>
        <translation>De qui est le courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="267"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="269"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="270"/>
        <source>Mail</source>
        <translation>Courriel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="271"/>
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
        <location filename="../../spydip_gui/panels/intelligence.py" line="125"/>
        <source>Of the whole board</source>
        <translation>Sur toute la carte</translation>
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
        <location filename="../../spydip_gui/post/mail_list.py" line="29"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="29"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="29"/>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="29"/>
        <source>Subject</source>
        <translation>Objet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>Mails</source>
        <translation>Courriels</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="71"/>
        <source>taken; orders: %n</source>
        <translation>
            <numerusform>pris&#xa0;; ordres&#xa0;: %n</numerusform>
            <numerusform>pris&#xa0;; ordres&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="73"/>
        <source>held back: {why}</source>
        <translation>retenu&#xa0;: {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="75"/>
        <source>whose is it? {why}</source>
        <translation>de qui&#xa0;? {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="77"/>
        <source>no orders in it</source>
        <translation>aucun ordre</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="78"/>
        <source>orders: %n</source>
        <translation>
            <numerusform>ordres&#xa0;: %n</numerusform>
            <numerusform>ordres&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="83"/>
        <source>lines to look at: %n</source>
        <translation>
            <numerusform>lignes à regarder&#xa0;: %n</numerusform>
            <numerusform>lignes à regarder&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="85"/>
        <source>pieces without: %n</source>
        <translation>
            <numerusform>pièces sans&#xa0;: %n</numerusform>
            <numerusform>pièces sans&#xa0;: %n</numerusform>
        </translation>
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
        <location filename="../../spydip_gui/map/pane.py" line="81"/>
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
        <location filename="../../spydip_gui/dialogs/new_game.py" line="91"/>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="165"/>
        <source>Mix: {title}</source>
        <translation>Mélange&#xa0;: {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="117"/>
        <source>Options, players and deadlines</source>
        <translation>Options, joueurs et échéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="118"/>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="119"/>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="120"/>
        <source>&amp;Deadlines</source>
        <translation>É&amp;chéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="124"/>
        <source>&amp;Begin</source>
        <translation>C&amp;ommencer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="136"/>
        <source>&amp;Mix from a file…</source>
        <translation>&amp;Mélange d’un fichier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="138"/>
        <source>Board from a &amp;folder…</source>
        <translation>Plateau d’un &amp;dossier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="143"/>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="144"/>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="145"/>
        <source>Boa&amp;rd</source>
        <translation>P&amp;lateau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="146"/>
        <source>&amp;Game master</source>
        <translation>Maître de &amp;jeu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="196"/>
        <source>Mixes (*.toml)</source>
        <translation>Mélanges (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="197"/>
        <source>Open a mix</source>
        <translation>Ouvrir un mélange</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="202"/>
        <source>Choose the folder of a board</source>
        <translation>Choisir le dossier d’un plateau</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="61"/>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="62"/>
        <source>Search the options</source>
        <translation>Chercher dans les options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="64"/>
        <source>Only what &amp;differs</source>
        <translation>Seulement ce qui &amp;diffère</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="65"/>
        <source>As &amp;usual</source>
        <translation>Comme d’&amp;habitude</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="67"/>
        <source>Set every option back to what is usual</source>
        <translation>Remettre chaque option à l’habituel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="68"/>
        <source>No option is like that.</source>
        <translation>Aucune option n’est ainsi.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="148"/>
        <source>for instance {value}</source>
        <translation>par exemple {value}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="159"/>
        <source>Usually: {value}</source>
        <translation>D’habitude&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="192"/>
        <source>Length and victory</source>
        <translation>Longueur et victoire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="194"/>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="198"/>
        <source>Edition of the rulebook</source>
        <translation>Édition du livre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="200"/>
        <source>Adjudication: convoys</source>
        <translation>Arbitrage&#xa0;: convois</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="201"/>
        <source>Adjudication: coasts</source>
        <translation>Arbitrage&#xa0;: côtes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="202"/>
        <source>Adjudication: orders that are missing</source>
        <translation>Arbitrage&#xa0;: ordres manquants</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="203"/>
        <source>Adjudication: orders that are impossible</source>
        <translation>Arbitrage&#xa0;: ordres impossibles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="204"/>
        <source>Adjudication</source>
        <translation>Arbitrage</translation>
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
        <source>Read in</source>
        <translation>Lu dans</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Note</source>
        <translation>Remarque</translation>
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
        <location filename="../../spydip_gui/panels/orders.py" line="58"/>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="67"/>
        <source>Orders of</source>
        <translation>Ordres de</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="74"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="107"/>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="138"/>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="140"/>
        <source>For {phase}</source>
        <translation>Pour {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="140"/>
        <source>As given for {phase}</source>
        <translation>Tels que donnés pour {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="146"/>
        <source>No order is due</source>
        <translation>Aucun ordre n’est dû</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="149"/>
        <source>{missing} of {asked} without an order</source>
        <translation>{missing} sur {asked} sans ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="148"/>
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
        <location filename="../../spydip_gui/dialogs/position.py" line="128"/>
        <source>&amp;Power</source>
        <translation>&amp;Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="130"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="152"/>
        <source>&amp;Army</source>
        <translation>&amp;Armée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="153"/>
        <source>&amp;Fleet</source>
        <translation>&amp;Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="154"/>
        <source>&amp;Spy</source>
        <translation>&amp;Espion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="155"/>
        <source>A&amp;gent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="161"/>
        <source>Cen&amp;tre</source>
        <translation>&amp;Centre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="161"/>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="165"/>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="165"/>
        <source>Re&amp;do</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="183"/>
        <source>Reas&amp;on</source>
        <translation>Rais&amp;on</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/dialogs/position.py" line="231"/>
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
        <location filename="../../spydip_gui/dialogs/position_text.py" line="236"/>
        <source>“{name}” is no province of this board.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une province de ce plateau.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="242"/>
        <source>{name} is no supply centre.</source>
        <translation>{name} n’est pas un centre.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="248"/>
        <source>“{name}” is no power of this board.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une puissance de ce plateau.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="255"/>
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
        <location filename="../../spydip_gui/post/press.py" line="53"/>
        <source>House rules: no press.</source>
        <translation>Règlement&#xa0;: pas de presse.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="54"/>
        <source>House rules: white press, signed by its author.</source>
        <translation>Règlement&#xa0;: presse blanche, signée par son auteur.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="55"/>
        <source>House rules: grey press; it may be unsigned, and nobody else&apos;s name.</source>
        <translation>Règlement&#xa0;: presse grise&#xa0;; elle peut n’être pas signée, mais d’aucun nom d’autrui.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="56"/>
        <source>House rules: black press; it may be signed with any name.</source>
        <translation>Règlement&#xa0;: presse noire&#xa0;; elle peut porter n’importe quel nom.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="62"/>
        <source>with the letters about {phase}</source>
        <translation>avec les lettres sur {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="70"/>
        <source>There is no text yet.</source>
        <translation>Il n’y a pas encore de texte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="82"/>
        <source>Taken: {line}</source>
        <translation>Pris&#xa0;: {line}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="96"/>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="100"/>
        <source>as it is signed; empty for unsigned press</source>
        <translation>comme signé&#xa0;; vide pour la presse non signée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="111"/>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="112"/>
        <source>By-line</source>
        <translation>Signature</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="113"/>
        <source>Only for</source>
        <translation>Seulement pour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="114"/>
        <source>Released</source>
        <translation>Paraît</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="115"/>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="118"/>
        <source>Take it</source>
        <translation>Prendre</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="41"/>
        <source>Letter as text</source>
        <translation>Lettre en texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="42"/>
        <source>Letter as HTML</source>
        <translation>Lettre en HTML</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="93"/>
        <source>sent already, unchanged</source>
        <translation>déjà envoyée, inchangée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="95"/>
        <source>correction {number}</source>
        <translation>correction {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="96"/>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="103"/>
        <source>Letters by power</source>
        <translation>Lettres par puissance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="106"/>
        <source>The letter as text</source>
        <translation>La lettre en texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="108"/>
        <source>The letter as a page</source>
        <translation>La lettre en page</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="111"/>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="112"/>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="113"/>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="114"/>
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
        <location filename="../../spydip_gui/post/records.py" line="51"/>
        <source>Supply centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="52"/>
        <source>What became of the orders</source>
        <translation>Ce que devinrent les ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="70"/>
        <source>Save the records</source>
        <translation>Enregistrer les registres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="84"/>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="90"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="90"/>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="94"/>
        <source>{title} as a table</source>
        <translation>{title} en tableau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="100"/>
        <location filename="../../spydip_gui/post/records.py" line="101"/>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="102"/>
        <location filename="../../spydip_gui/post/records.py" line="103"/>
        <source>Statement at the end</source>
        <translation>Bilan final</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="107"/>
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
        <location filename="../../spydip_gui/panels/results.py" line="101"/>
        <source>No results are known here.</source>
        <translation>Aucun résultat connu ici.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="127"/>
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
        <location filename="../../spydip_gui/panels/rulebook.py" line="36"/>
        <location filename="../../spydip_gui/panels/rulebook.py" line="37"/>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="41"/>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="45"/>
        <source>Clause</source>
        <translation>Clause</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="72"/>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>Une section des Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="73"/>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>Une section des règles imprimées du jeu de base.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="96"/>
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
        <location filename="../../spydip_gui/post/seals.py" line="42"/>
        <source>Sealed sheets - {title}</source>
        <translation>Feuilles scellées - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="62"/>
        <source>Send the promise now. Save the opening, and show it to nobody yet.</source>
        <translation>Envoyez maintenant la promesse. Enregistrez l’ouverture, et ne la montrez encore à personne.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="73"/>
        <source>promised; not opened yet</source>
        <translation>promis&#xa0;; pas encore ouvert</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="74"/>
        <source>opened, and the promise was kept</source>
        <translation>ouvert, et la promesse est tenue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="75"/>
        <source>opened, and it is another sheet</source>
        <translation>ouvert, et c’est une autre feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="98"/>
        <source>Seal the sheet first.</source>
        <translation>Scellez d’abord la feuille.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="101"/>
        <source>Save the opening</source>
        <translation>Enregistrer l’ouverture</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="127"/>
        <source>Seal a sheet</source>
        <translation>Sceller une feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="128"/>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="137"/>
        <source>Who seals</source>
        <translation>Qui scelle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="138"/>
        <location filename="../../spydip_gui/post/seals.py" line="158"/>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="139"/>
        <location filename="../../spydip_gui/post/seals.py" line="158"/>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="142"/>
        <source>Seal</source>
        <translation>Sceller</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="144"/>
        <source>Promise, to show before</source>
        <translation>Promesse, à montrer avant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="145"/>
        <source>Opening, to show after</source>
        <translation>Ouverture, à montrer après</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="148"/>
        <source>Copy the promise</source>
        <translation>Copier la promesse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="149"/>
        <source>Save the opening…</source>
        <translation>Enregistrer l’ouverture…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="158"/>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="158"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="160"/>
        <source>Promises</source>
        <translation>Promesses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="161"/>
        <source>A promise or an opening that came</source>
        <translation>Une promesse ou une ouverture reçue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="167"/>
        <source>Paste a promise or an opening, as the mail has it.</source>
        <translation>Collez une promesse ou une ouverture telle que dans le courriel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="171"/>
        <source>Keep and compare</source>
        <translation>Garder et comparer</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="42"/>
        <source>Keep</source>
        <translation>Garder</translation>
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
        <source>locks the player&apos;s packets: age1…</source>
        <translation>ferme les paquets du joueur&#xa0;: age1…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="83"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="84"/>
        <source>Addresses</source>
        <translation>Adresses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="85"/>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="86"/>
        <source>Standby</source>
        <translation>Remplaçant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="87"/>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="88"/>
        <source>Missed</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="101"/>
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
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="28"/>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="58"/>
        <source>{power}, taken in {place}</source>
        <translation>{power}, pris en {place}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="60"/>
        <source>keep</source>
        <translation>garder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="81"/>
        <source>Where they are sent</source>
        <translation>Où ils sont envoyés</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="82"/>
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
        <location filename="../../spydip_gui/gestures/shelf.py" line="53"/>
        <source>Tray</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="110"/>
        <source>Build</source>
        <translation>Construction</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="114"/>
        <source>Drag it to where it is built; a coast&apos;s half is its coast.</source>
        <translation>Glissez-la où elle se construit&#xa0;; la moitié d’une côte est sa côte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="126"/>
        <source>✕ disband</source>
        <translation>✕ dissoudre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="129"/>
        <source>Drag a unit here to take it off the board.</source>
        <translation>Glissez ici une unité pour l’ôter du plateau.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="133"/>
        <source>Sealed bids… (B)</source>
        <translation>Enchères scellées… (B)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="133"/>
        <source>Preference list… (B)</source>
        <translation>Liste de vœux… (B)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="126"/>
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
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="58"/>
        <source>Key</source>
        <translation>Clé</translation>
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
        <location filename="../../spydip_gui/dialogs/start.py" line="114"/>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="115"/>
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
        <location filename="../../spydip_gui/post/status.py" line="56"/>
        <source>Status - {title}</source>
        <translation>État - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="63"/>
        <location filename="../../spydip_gui/post/status.py" line="221"/>
        <source>Reminder</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="86"/>
        <source>no fixed time</source>
        <translation>pas d’heure fixe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="87"/>
        <source>&lt;b&gt;{phase}&lt;/b&gt;: {left}</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;&#xa0;: {left}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="137"/>
        <source>Misses noted: %n</source>
        <translation>
            <numerusform>Absences notées&#xa0;: %n</numerusform>
            <numerusform>Absences notées&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="141"/>
        <source>A folder for the reminders</source>
        <translation>Un dossier pour les rappels</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="151"/>
        <source>Reminders written: %n</source>
        <translation>
            <numerusform>Rappels écrits&#xa0;: %n</numerusform>
            <numerusform>Rappels écrits&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="156"/>
        <source>The reminder is on the clipboard.</source>
        <translation>Le rappel est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="161"/>
        <source>Save the calendar</source>
        <translation>Enregistrer le calendrier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="170"/>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="175"/>
        <source>{name} plays {power} from now on; all read of it in the next letters.</source>
        <translation>{name} joue {power} désormais&#xa0;; tous le liront dans les prochaines lettres.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="197"/>
        <source>No reminder: nothing is waited for.</source>
        <translation>Pas de rappel&#xa0;: on n’attend rien.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="201"/>
        <source>{days} d {hours} h</source>
        <translation>{days} j {hours} h</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="203"/>
        <source>{time} overdue</source>
        <translation>{time} de retard</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="203"/>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="206"/>
        <source>Deadline of what is due</source>
        <translation>Échéance de ce qui est dû</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="208"/>
        <source> h grace</source>
        <translation> h de grâce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="209"/>
        <source>Hours of grace</source>
        <translation>Heures de grâce</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="220"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="222"/>
        <source>Deadlines</source>
        <translation>Échéances</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="223"/>
        <source>House</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="239"/>
        <source>Set the deadline</source>
        <translation>Fixer l’échéance</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="240"/>
        <source>One day more</source>
        <translation>Un jour de plus</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="248"/>
        <source>Note misses</source>
        <translation>Noter les absences</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="249"/>
        <source>Calendar file…</source>
        <translation>Fichier de calendrier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="250"/>
        <source>Save reminders…</source>
        <translation>Enregistrer les rappels…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="259"/>
        <source>Copy</source>
        <translation>Copier</translation>
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
        <location filename="../../spydip_gui/dialogs/tour.py" line="143"/>
        <source>Short tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="151"/>
        <source>&amp;More…</source>
        <translation>&amp;Plus…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="152"/>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="175"/>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="175"/>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
</context>
<context>
    <name>TurnWindow</name>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="53"/>
        <source>Turn - {title}</source>
        <translation>Tour - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="58"/>
        <source>Go on all the same: pieces without an order hold</source>
        <translation>Continuer quand même&#xa0;: les pièces sans ordre tiennent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="61"/>
        <source>Report of the turn</source>
        <translation>Rapport du tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="62"/>
        <source>Adjudicate</source>
        <translation>Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="65"/>
        <source>maps</source>
        <translation>cartes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="66"/>
        <source>packets</source>
        <translation>paquets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="67"/>
        <source>note them as sent</source>
        <translation>les noter envoyées</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="71"/>
        <location filename="../../spydip_gui/post/turn.py" line="205"/>
        <source>Write the letters</source>
        <translation>Écrire les lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="123"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="141"/>
        <source>Change it in {file}; it is used from now on.</source>
        <translation>Changez-le dans {file}&#xa0;; il sert désormais.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="165"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="169"/>
        <source>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;, essayé avec les ordres en main</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="208"/>
        <source>Letters written: {count}, into {folder}</source>
        <translation>Lettres écrites&#xa0;: {count}, dans {folder}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="212"/>
        <source>A folder for the letters</source>
        <translation>Un dossier pour les lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="217"/>
        <source>1  Adjudicate</source>
        <translation>1  Arbitrer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="218"/>
        <source>2  Letters</source>
        <translation>2  Lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="55"/>
        <source>Pieces without an order</source>
        <translation>Pièces sans ordre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="253"/>
        <source>Style of the letters</source>
        <translation>Style des lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="258"/>
        <source>passphrase for packets, if wanted</source>
        <translation>mot de passe des paquets, si voulu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="259"/>
        <source>Passphrase for packets</source>
        <translation>Mot de passe des paquets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="260"/>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="262"/>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="264"/>
        <source>Change it…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="266"/>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="272"/>
        <source>Folder for the letters</source>
        <translation>Dossier des lettres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="276"/>
        <source>Into</source>
        <translation>Dans</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="278"/>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="279"/>
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
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="71"/>
        <source>Keys: {keys}</source>
        <translation>Touches&#xa0;: {keys}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="84"/>
        <source>hold</source>
        <translation>tenir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="85"/>
        <source>Hold: click the unit, or double-click it.</source>
        <translation>Tenir&#xa0;: cliquez l’unité, ou double-cliquez.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="88"/>
        <source>support</source>
        <translation>soutenir</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="89"/>
        <source>Support: drag to a unit or an arrow; also with Shift or right.</source>
        <translation>Soutenir&#xa0;: glissez vers une unité ou une flèche&#xa0;; aussi avec Maj ou à droite.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="92"/>
        <source>move</source>
        <translation>aller</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="93"/>
        <source>Move: drag the piece to where it goes.</source>
        <translation>Aller&#xa0;: glissez la pièce où elle va.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="96"/>
        <source>convoy</source>
        <translation>convoyer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="97"/>
        <source>Convoy: drag the fleet over the army, pinned with Space, to a coast.</source>
        <translation>Convoyer&#xa0;: glissez la flotte par-dessus l’armée, épinglée par Espace, vers une côte.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="102"/>
        <source>via sea</source>
        <translation>par mer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="103"/>
        <source>By convoy even where land would do; over an army at sea: its route.</source>
        <translation>Par convoi même où la terre suffirait&#xa0;; sur une armée en mer&#xa0;: sa route.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="108"/>
        <source>observe</source>
        <translation>observer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="109"/>
        <source>Observe or search where the piece is.</source>
        <translation>Observer ou fouiller où est la pièce.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="112"/>
        <source>strike</source>
        <translation>frapper</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="113"/>
        <source>Kill, destroy or guard in place.</source>
        <translation>Tuer, détruire ou garder sur place.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="116"/>
        <source>secure</source>
        <translation>garder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="117"/>
        <source>Security: guard the unit&apos;s province.</source>
        <translation>Sécurité&#xa0;: garder la province de l’unité.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="120"/>
        <source>build</source>
        <translation>construire</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="121"/>
        <source>Build or deploy: click the place.</source>
        <translation>Construire ou placer&#xa0;: cliquez le lieu.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="124"/>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="125"/>
        <source>Disband or remove: click the piece.</source>
        <translation>Dissoudre ou retirer&#xa0;: cliquez la pièce.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="128"/>
        <source>retreat</source>
        <translation>retraiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="129"/>
        <source>Retreat: drag the dislodged unit; again for the next best place.</source>
        <translation>Retraite&#xa0;: glissez l’unité délogée&#xa0;; encore une fois pour le lieu suivant.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="134"/>
        <source>disband</source>
        <translation>dissoudre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="135"/>
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
        <location filename="../../spydip_gui/post/previews.py" line="130"/>
        <source>The map of the letter</source>
        <translation>La carte de la lettre</translation>
    </message>
</context>
</TS>
