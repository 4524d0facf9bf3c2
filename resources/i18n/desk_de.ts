<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <location filename="../../spydip_gui/actions.py" line="24"/>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="25"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="26"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="27"/>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="28"/>
        <source>&amp;Post</source>
        <translation>&amp;Post</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="29"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="35"/>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="36"/>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="37"/>
        <source>Open a sample game…</source>
        <translation>Beispielspiel öffnen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="41"/>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="48"/>
        <source>Save as a scenario…</source>
        <translation>Als Szenario speichern …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="51"/>
        <source>Export the map…</source>
        <translation>Karte exportieren …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="52"/>
        <source>Export a replay…</source>
        <translation>Abspielfolge ausgeben…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="53"/>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="54"/>
        <source>Print the report…</source>
        <translation>Bericht drucken…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="55"/>
        <source>First page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="56"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="57"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="58"/>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="59"/>
        <source>Clear all orders</source>
        <translation>Alle Befehle löschen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="60"/>
        <source>Paste orders</source>
        <translation>Befehle einfügen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="61"/>
        <source>Copy the map</source>
        <translation>Karte kopieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="62"/>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="66"/>
        <source>Edit the position…</source>
        <translation>Stellung bearbeiten …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="70"/>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="71"/>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="72"/>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="73"/>
        <source>Turn before</source>
        <translation>Zug davor</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="74"/>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="75"/>
        <source>Start of the game</source>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="76"/>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="77"/>
        <source>Play through the game</source>
        <translation>Spiel abspielen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="78"/>
        <source>Try these orders</source>
        <translation>Diese Befehle ausprobieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="82"/>
        <source>Another way from here…</source>
        <translation>Von hier anders weiter …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="89"/>
        <source>Play on the way beside</source>
        <translation>Auf dem Weg daneben weiterspielen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="92"/>
        <source>Adopt the way beside</source>
        <translation>Den Weg daneben übernehmen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="93"/>
        <source>Drop the way beside</source>
        <translation>Den Weg daneben verwerfen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="94"/>
        <source>End as a draw…</source>
        <translation>Remis erklären …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="95"/>
        <source>One map only</source>
        <translation>Nur eine Karte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="96"/>
        <source>Closer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="97"/>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="98"/>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="99"/>
        <source>Look together…</source>
        <translation>Gemeinsam sehen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="100"/>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="101"/>
        <source>Close the curtain</source>
        <translation>Vorhang zu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="105"/>
        <source>Inbox…</source>
        <translation>Posteingang…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="113"/>
        <source>Status and deadlines…</source>
        <translation>Stand und Fristen…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="121"/>
        <source>Turn and letters…</source>
        <translation>Zug und Briefe…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="126"/>
        <source>Press…</source>
        <translation>Presse…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="128"/>
        <source>Records…</source>
        <translation>Akten…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="130"/>
        <source>Sealed sheets…</source>
        <translation>Gesiegelte Blätter…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="134"/>
        <source>Copy the answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="141"/>
        <source>Save the answer…</source>
        <translation>Antwort speichern…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="147"/>
        <source>Answer as a mail draft…</source>
        <translation>Antwort als Mailentwurf…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="151"/>
        <source>All commands…</source>
        <translation>Alle Befehle des Programms …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="153"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="154"/>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="155"/>
        <source>Short tour</source>
        <translation>Kurze Führung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="156"/>
        <source>About SpyDip</source>
        <translation>Über SpyDip</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="48"/>
        <source>Ask for packets that only I can open</source>
        <translation>Um Pakete bitten, die nur ich öffnen kann</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="50"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="51"/>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="52"/>
        <source>Mail draft…</source>
        <translation>Mailentwurf…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="62"/>
        <source>Kept in {file}</source>
        <translation>Aufbewahrt in {file}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/answer_panel.py" line="63"/>
        <source>%n without order</source>
        <translation>
            <numerusform>%n ohne Befehl</numerusform>
            <numerusform>%n ohne Befehl</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="74"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="75"/>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="76"/>
        <source>when the game master says</source>
        <translation>wenn der Spielleiter es sagt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="78"/>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="81"/>
        <source>The packet is signed with the key {key}</source>
        <translation>Das Paket ist mit dem Schlüssel {key} unterzeichnet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="83"/>
        <source>Signed with</source>
        <translation>Unterzeichnet mit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="92"/>
        <source>Packets</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="96"/>
        <source>A key is made for you and kept on this computer; its public half is sent.</source>
        <translation>Für Sie wird ein Schlüssel gemacht und auf diesem Rechner aufbewahrt; seine öffentliche Hälfte wird mitgeschickt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="100"/>
        <source>The answer as it will be sent</source>
        <translation>Die Antwort, wie sie gesandt wird</translation>
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
        <translation>Bewachen, und über Gefangene entscheiden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="113"/>
        <source>Search: click, or drag</source>
        <translation>Suche: klicken oder ziehen</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="54"/>
        <source>Beside the order</source>
        <translation>Neben dem Befehl</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <location filename="../../spydip_gui/beside.py" line="36"/>
        <source>Map of another way</source>
        <translation>Karte eines anderen Wegs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="39"/>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="39"/>
        <source>Play on along this way</source>
        <translation>Auf diesem Weg weiterspielen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="40"/>
        <source>Adopt</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="40"/>
        <source>Make this what is played</source>
        <translation>Dies zum gespielten Weg machen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="41"/>
        <source>Drop</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="41"/>
        <source>Leave this way for good</source>
        <translation>Diesen Weg für immer verlassen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="42"/>
        <source>Show one map only</source>
        <translation>Nur eine Karte zeigen</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <location filename="../../spydip_gui/post/changed_lines.py" line="17"/>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="27"/>
        <source>Powers of the order</source>
        <translation>Mächte des Befehls</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="90"/>
        <source>except</source>
        <translation>außer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="90"/>
        <source>only</source>
        <translation>nur</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="30"/>
        <source>All commands</source>
        <translation>Alle Befehle des Programms</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="32"/>
        <location filename="../../spydip_gui/panels/palette.py" line="33"/>
        <source>What is to be done?</source>
        <translation>Was ist zu tun?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="38"/>
        <source>Commands</source>
        <translation>Befehle des Programms</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="40"/>
        <source>No command is called like that.</source>
        <translation>Kein Befehl heißt so.</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="31"/>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="86"/>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="39"/>
        <source>How the events are joined</source>
        <translation>Wie die Ereignisse verbunden sind</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="40"/>
        <source>all of them</source>
        <translation>alle davon</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="41"/>
        <source>any of them</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="78"/>
        <source>Another event</source>
        <translation>Noch ein Ereignis</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="88"/>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="89"/>
        <source>else</source>
        <translation>sonst</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="107"/>
        <source>That is no condition yet.</source>
        <translation>Das ist noch keine Bedingung.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="37"/>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="38"/>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="41"/>
        <source>Open the curtain</source>
        <translation>Vorhang auf</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="54"/>
        <source>{name}, it is your turn at the screen.</source>
        <translation>{name} ist jetzt am Bildschirm dran.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="56"/>
        <source>Type your PIN.</source>
        <translation>Geben Sie Ihre PIN ein.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="58"/>
        <source>Everybody else looks away. A PIN typed now is asked for next time.</source>
        <translation>Alle anderen sehen weg. Eine jetzt eingegebene PIN wird das nächste Mal verlangt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="79"/>
        <source>That is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
</context>
<context>
    <name>DeadlineTable</name>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="42"/>
        <source>Lay out from the one that is due</source>
        <translation>Von der fälligen an auslegen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="43"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="84"/>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="84"/>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="85"/>
        <source>Deadlines</source>
        <translation>Fristen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="91"/>
        <source>No deadline is fixed: each ends when the GM decides it.</source>
        <translation>Keine Frist ist festgesetzt: jede endet, wenn der Spielleiter auswertet.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="93"/>
        <source>Days to the next movement</source>
        <translation>Tage bis zu den nächsten Zügen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="94"/>
        <source>Days to retreats and builds</source>
        <translation>Tage bis zu Rückzügen und Aufbauten</translation>
    </message>
</context>
<context>
    <name>DeadlinesPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="38"/>
        <source>Orders are due at &amp;fixed times</source>
        <translation>Befehle sind zu &amp;festen Zeiten fällig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="41"/>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="42"/>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="43"/>
        <source> hours</source>
        <translation> Stunden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="46"/>
        <source>Without fixed times a deadline ends when the GM decides it.</source>
        <translation>Ohne feste Zeiten endet eine Frist, wenn der Spielleiter auswertet.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="77"/>
        <source>The first deadline</source>
        <translation>Die erste Frist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="78"/>
        <source>To the next movement</source>
        <translation>Bis zu den nächsten Zügen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="79"/>
        <source>To retreats and builds</source>
        <translation>Bis zu Rückzügen und Aufbauten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="80"/>
        <source>Grace after a deadline</source>
        <translation>Nachfrist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="84"/>
        <source>The deadlines of the first years</source>
        <translation>Die Fristen der ersten Jahre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="87"/>
        <source>Deadlines that turn out to ask nothing are passed over.</source>
        <translation>Fristen, die nichts verlangen, werden übergangen.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <location filename="../../spydip_gui/crash.py" line="82"/>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game&apos;s contents is kept in
{path}</source>
        <translation>Das Programm hat einen Fehler gemacht; vom Spiel ist nichts verloren, denn alles steht schon in seiner Datei.

Ein Bericht ohne Inhalte des Spiels liegt in
{path}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="99"/>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="114"/>
        <source>Games (*.spydip)</source>
        <translation>Spiele (*.spydip)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="113"/>
        <source>Save the game as</source>
        <translation>Spiel speichern unter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="100"/>
        <source>Games and packets (*.spydip *.spyview)</source>
        <translation>Spiele und Pakete (*.spydip *.spyview)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="163"/>
        <source>There were no orders in that.</source>
        <translation>Darin waren keine Befehle.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="175"/>
        <source>{name} is no text that can be read.</source>
        <translation>{name} ist kein lesbarer Text.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="196"/>
        <source>Orders missing: %n. Adjudicate all the same?</source>
        <translation>Es fehlen Befehle: %n. Trotzdem auswerten?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="227"/>
        <source>Another way</source>
        <translation>Anders weiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="229"/>
        <source>Its name</source>
        <translation>Wie heißt es?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="266"/>
        <source>No other way is shown beside the map.</source>
        <translation>Neben der Karte wird kein anderer Weg gezeigt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="273"/>
        <source>End the game as a draw of all survivors?</source>
        <translation>Das Spiel als Remis aller Überlebenden beenden?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="322"/>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version}: Diplomacy mit Spionen, Agenten und Nebel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="329"/>
        <source>Export the map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="330"/>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="338"/>
        <source>Export a replay</source>
        <translation>Abspielfolge ausgeben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="339"/>
        <source>Moving picture (*.gif)</source>
        <translation>Bewegtes Bild (*.gif)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="340"/>
        <source>Folder of pictures (*)</source>
        <translation>Ordner mit Bildern (*)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="353"/>
        <source>Drawing the turns…</source>
        <translation>Die Züge werden gezeichnet…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="354"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="371"/>
        <source>Save as a scenario</source>
        <translation>Als Szenario speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="372"/>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/desk.py" line="151"/>
        <source>Where is the game to be kept?</source>
        <translation>Wo soll das Spiel liegen?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="84"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="85"/>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="86"/>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="87"/>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="89"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="115"/>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="25"/>
        <source>Game master</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="28"/>
        <source>Player {letter}</source>
        <translation>Spieler {letter}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="40"/>
        <source>succeeds</source>
        <translation>gelingt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="41"/>
        <source>bounces</source>
        <translation>prallt ab</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="42"/>
        <source>cut</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="43"/>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="44"/>
        <source>dislodged</source>
        <translation>vertrieben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="45"/>
        <source>disrupted</source>
        <translation>gestört</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="46"/>
        <source>fails</source>
        <translation>misslingt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="47"/>
        <source>disbanded</source>
        <translation>aufgelöst</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="48"/>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="78"/>
        <source>unknown power</source>
        <translation>unbekannte Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="83"/>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="84"/>
        <source>fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="85"/>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="86"/>
        <source>spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="87"/>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="105"/>
        <source>in retreat: {unit}</source>
        <translation>auf dem Rückzug: {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="109"/>
        <source>attacked by {unit}</source>
        <translation>angegriffen von {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="113"/>
        <source>no army or fleet</source>
        <translation>keine Armee oder Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="120"/>
        <source>own spy</source>
        <translation>eigener Spion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="121"/>
        <source>own agent</source>
        <translation>eigener Agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="122"/>
        <source>own EU</source>
        <translation>eigene EU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="123"/>
        <source>own CEU</source>
        <translation>eigene CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="132"/>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} anwesend, unbekannt wessen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="137"/>
        <source>{power}: {kind} present</source>
        <translation>{power}: {kind} anwesend</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="149"/>
        <source>no foreign spy</source>
        <translation>kein fremder Spion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="150"/>
        <source>no foreign agent</source>
        <translation>kein fremder Agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="151"/>
        <source>no foreign EU</source>
        <translation>keine fremde EU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="152"/>
        <source>no foreign CEU</source>
        <translation>keine fremde CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="159"/>
        <source>centre of nobody</source>
        <translation>Zentrum ohne Besitzer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="160"/>
        <source>centre of {power}</source>
        <translation>Zentrum von {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="167"/>
        <source>the unit here was attacked in vain</source>
        <translation>die Einheit hier wurde vergeblich angegriffen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="168"/>
        <source>your unit here was attacked in vain</source>
        <translation>Ihre Einheit hier wurde vergeblich angegriffen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="173"/>
        <source>a spy has reported from here</source>
        <translation>ein Spion hat von hier berichtet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="174"/>
        <source>your spy reports from here</source>
        <translation>Ihr Spion berichtet von hier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="179"/>
        <source>the spy here fell silent</source>
        <translation>der Spion hier verstummte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="180"/>
        <source>your spy here fell silent</source>
        <translation>Ihr Spion hier schweigt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="32"/>
        <source>adjudication of {phase}</source>
        <translation>Auswertung von {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="33"/>
        <source>edit: {reason}</source>
        <translation>Änderung: {reason}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="34"/>
        <source>branch “{branch}”</source>
        <translation>Zweig „{branch}“</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="35"/>
        <source>going on with “{branch}”</source>
        <translation>weiter mit „{branch}“</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="36"/>
        <source>adopting a branch</source>
        <translation>Übernahme eines Zweigs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="37"/>
        <source>dropping “{reason}”</source>
        <translation>Verwerfen von „{reason}“</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="38"/>
        <source>going to {phase}</source>
        <translation>Gang zu {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="52"/>
        <source>{power}: clear {order}</source>
        <translation>{power}: {order} löschen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="56"/>
        <source>orders of {powers}</source>
        <translation>Befehle von {powers}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="17"/>
        <source>Copied; paste it into a mail to the game master.</source>
        <translation>Kopiert; fügen Sie es in eine Mail an den Spielleiter ein.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="22"/>
        <source>Save the answer</source>
        <translation>Die Antwort speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="28"/>
        <source>Save the mail draft</source>
        <translation>Den Mailentwurf speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="37"/>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="28"/>
        <source>Orders: {number} ({parts}).</source>
        <translation>Befehle: {number} ({parts}).</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="37"/>
        <source>Must retreat: {units}.</source>
        <translation>Müssen sich zurückziehen: {units}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="41"/>
        <source>Next: {phase}.</source>
        <translation>Als nächstes: {phase}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="89"/>
        <source>{title}: you play {power}. Due: {phase}.</source>
        <translation>{title}: Sie spielen {power}. Fällig: {phase}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="96"/>
        <source>Answer until {moment}.</source>
        <translation>Antworten Sie bis {moment}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="100"/>
        <source>The game master has corrected {phases}.</source>
        <translation>Der Spielleiter hat {phases} berichtigt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="103"/>
        <source>Not understood in {file}, and kept in a copy of it: {lines}</source>
        <translation>In {file} nicht verstanden und in einer Kopie davon aufbewahrt: {lines}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/player.py" line="162"/>
        <source>Your orders cannot be kept in {file}: {why}</source>
        <translation>Ihre Befehle können nicht in {file} aufbewahrt werden: {why}</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <location filename="../../spydip_gui/help.py" line="38"/>
        <location filename="../../spydip_gui/window.py" line="236"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="39"/>
        <location filename="../../spydip_gui/window.py" line="237"/>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="40"/>
        <location filename="../../spydip_gui/window.py" line="238"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="41"/>
        <location filename="../../spydip_gui/window.py" line="240"/>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="42"/>
        <location filename="../../spydip_gui/window.py" line="241"/>
        <source>Intelligence</source>
        <translation>Erkenntnisse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="43"/>
        <location filename="../../spydip_gui/window.py" line="242"/>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="44"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="287"/>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="45"/>
        <location filename="../../spydip_gui/window.py" line="296"/>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="123"/>
        <source>Undo: {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="124"/>
        <source>Redo: {step}</source>
        <translation>Wiederholen: {step}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="168"/>
        <source>With the curtain only the game master may look with several powers.</source>
        <translation>Mit dem Vorhang darf nur der Spielleiter mit mehreren Mächten schauen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="248"/>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="339"/>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="340"/>
        <source>Due: {phase}</source>
        <translation>Fällig: {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../../spydip_gui/looking.py" line="109"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/looking.py" line="260"/>
        <source>{phase} (edited)</source>
        <translation>{phase} (geändert)</translation>
    </message>
</context>
<context>
    <name>EventRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="116"/>
        <source>not</source>
        <translation>nicht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="119"/>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../../spydip_gui/help.py" line="119"/>
        <source>(no key)</source>
        <translation>(keine Taste)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="131"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="132"/>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="48"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="56"/>
        <source>No page has these words.</source>
        <translation>Keine Seite hat diese Wörter.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="58"/>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="79"/>
        <location filename="../../spydip_gui/dialogs/help.py" line="80"/>
        <source>Search the help</source>
        <translation>Die Hilfe durchsuchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="83"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="87"/>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="39"/>
        <source>Play the game from here</source>
        <translation>Spiel von hier abspielen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="42"/>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="44"/>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="47"/>
        <source>Try another way beside the game</source>
        <translation>Neben dem Spiel einen anderen Weg versuchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="141"/>
        <source>Try these orders</source>
        <translation>Diese Befehle ausprobieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="145"/>
        <source>Another way from here…</source>
        <translation>Ein anderer Weg von hier…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="149"/>
        <source>Beside the map</source>
        <translation>Neben der Karte</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="31"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="59"/>
        <source>Game master</source>
        <translation>Spielleiter</translation>
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
        <translation>Stil der Briefe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="63"/>
        <source>Boardman number</source>
        <translation>Boardman-Nummer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="64"/>
        <source>Miller number</source>
        <translation>Miller-Zahl</translation>
    </message>
</context>
<context>
    <name>IfChip</name>
    <message>
        <location filename="../../spydip_gui/panels/if_chip.py" line="47"/>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
</context>
<context>
    <name>InboxWindow</name>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="45"/>
        <source>Inbox - {title}</source>
        <translation>Posteingang - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="51"/>
        <location filename="../../spydip_gui/post/inbox.py" line="292"/>
        <source>Receipt</source>
        <translation>Quittung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="55"/>
        <source>Blind: show no orders</source>
        <translation>Blind: keine Befehle zeigen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="56"/>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="57"/>
        <source>Have this mail at hand no longer; its orders stay.</source>
        <translation>Diese Mail nicht länger bereithalten; ihre Befehle bleiben.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="58"/>
        <source>Take this mail</source>
        <translation>Diese Mail annehmen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="79"/>
        <source>No mails, and so not read: {names}. Save them as .eml or .txt.</source>
        <translation>Keine Mails, und darum nicht gelesen: {names}. Speichern Sie sie als .eml oder .txt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="84"/>
        <source>There is no mail in that which is not here already.</source>
        <translation>Darin ist keine Mail, die nicht schon hier ist.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="119"/>
        <source>Take all plain mails (%n)</source>
        <translation>
            <numerusform>Alle klaren Mails annehmen (%n)</numerusform>
            <numerusform>Alle klaren Mails annehmen (%n)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="122"/>
        <source>{taken} of {all} mails are in the game.</source>
        <translation>{taken} von {all} Mails sind im Spiel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="143"/>
        <source>A folder for the receipts</source>
        <translation>Ein Ordner für die Quittungen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="150"/>
        <source>Receipts written: %n</source>
        <translation>
            <numerusform>Quittungen geschrieben: %n</numerusform>
            <numerusform>Quittungen geschrieben: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="156"/>
        <source>The receipt is on the clipboard.</source>
        <translation>Die Quittung ist in der Zwischenablage.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="173"/>
        <source>Mails taken: %n</source>
        <translation>
            <numerusform>Mails angenommen: %n</numerusform>
            <numerusform>Mails angenommen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="200"/>
        <source>Mail: %n lines to look at</source>
        <translation>
            <numerusform>Mail: %n Zeile anzusehen</numerusform>
            <numerusform>Mail: %n Zeilen anzusehen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="204"/>
        <source>Drop mails here: .eml or .txt files, folders, or text.</source>
        <translation>Lassen Sie hier Mails fallen: Dateien .eml oder .txt, Ordner oder Text.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="32"/>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="36"/>
        <source>Standing from an earlier mail: %n.</source>
        <translation>Aus einer früheren Mail gültig: %n.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="38"/>
        <source>Ordered earlier, and not a word of it now: {orders}.</source>
        <translation>Früher befohlen, und jetzt kein Wort davon: {orders}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="43"/>
        <source>Without an order: {pieces}.</source>
        <translation>Ohne Befehl: {pieces}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="46"/>
        <source>Attached and not read: {names}.</source>
        <translation>Angehängt und nicht gelesen: {names}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="22"/>
        <source>Nothing to compare with yet.</source>
        <translation>Noch nichts zu vergleichen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="25"/>
        <source>In the game since {moment}:</source>
        <translation>Im Spiel seit {moment}:</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="225"/>
        <source>Mails (*.eml *.txt)</source>
        <translation>Mails (*.eml *.txt)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="226"/>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="231"/>
        <source>A folder with mails</source>
        <translation>Ein Ordner mit Mails</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="238"/>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="239"/>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="240"/>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="256"/>
        <source>Save receipts…</source>
        <translation>Quittungen speichern…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="269"/>
        <source>As found</source>
        <translation>Wie gefunden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="272"/>
        <source>Whose mail it is</source>
        <translation>Wessen Mail es ist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="273"/>
        <source>Whose mail it is, if not whose it was taken for</source>
        <translation>Wessen Mail es ist, wenn nicht die, für die sie gehalten wurde</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="286"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="289"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="200"/>
        <location filename="../../spydip_gui/post/inbox.py" line="209"/>
        <location filename="../../spydip_gui/post/inbox.py" line="290"/>
        <source>Mail</source>
        <translation>Mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="291"/>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="38"/>
        <location filename="../../spydip_gui/panels/intelligence.py" line="39"/>
        <source>Search provinces and facts</source>
        <translation>Provinzen und Erkenntnisse suchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="43"/>
        <source>Facts sorted</source>
        <translation>Wissen geordnet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="44"/>
        <source>by place</source>
        <translation>nach Ort</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="44"/>
        <source>by time</source>
        <translation>nach Zeit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="50"/>
        <source>Facts</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="133"/>
        <source>Of the whole board</source>
        <translation>Vom ganzen Brett</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <location filename="../../spydip_gui/gestures/keying.py" line="109"/>
        <source>Give the covert piece its order first; then it may wait.</source>
        <translation>Geben Sie der verdeckten Figur zuerst ihren Befehl; dann darf sie warten.</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="20"/>
        <source>Sealed bids of player {seat}</source>
        <translation>Verdeckte Gebote von Spieler {seat}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="27"/>
        <source>Laid so far</source>
        <translation>Bisher gelegt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="32"/>
        <source>Nobody else is shown these bids until the deadline is decided for both.</source>
        <translation>Niemand sonst sieht diese Gebote, bis die Frist für beide entschieden ist.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="56"/>
        <source>Bid for {country}</source>
        <translation>Gebot für {country}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="66"/>
        <source>{spent} laid, {left} left</source>
        <translation>{spent} gesetzt, {left} übrig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="71"/>
        <source>; {over} more than you have: if bids over {purse} win, your purse is lost</source>
        <translation>; {over} mehr, als Sie haben: gewinnen Gebote über {purse}, ist Ihre Kasse verloren</translation>
    </message>
</context>
<context>
    <name>MailList</name>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="33"/>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="34"/>
        <source>No mail is here yet. Add files or a folder, drop or paste them.</source>
        <translation>Noch keine Mail ist hier. Fügen Sie Dateien oder einen Ordner hinzu, oder legen Sie sie hierher.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="74"/>
        <source>taken; orders: %n</source>
        <translation>
            <numerusform>angenommen; Befehle: %n</numerusform>
            <numerusform>angenommen; Befehle: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="76"/>
        <source>held back: {why}</source>
        <translation>zurückgehalten: {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="78"/>
        <source>whose is it? {why}</source>
        <translation>von wem? {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="80"/>
        <source>no orders in it</source>
        <translation>keine Befehle darin</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="81"/>
        <source>orders: %n</source>
        <translation>
            <numerusform>Befehle: %n</numerusform>
            <numerusform>Befehle: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="86"/>
        <source>lines to look at: %n</source>
        <translation>
            <numerusform>Zeilen zum Nachsehen: %n</numerusform>
            <numerusform>Zeilen zum Nachsehen: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="88"/>
        <source>ordered, but not there</source>
        <translation>befohlen, aber nicht da</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="90"/>
        <source>earlier orders left out: %n</source>
        <translation>
            <numerusform>frühere Befehle weggelassen: %n</numerusform>
            <numerusform>frühere Befehle weggelassen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="96"/>
        <source>pieces without: %n</source>
        <translation>
            <numerusform>Figuren ohne: %n</numerusform>
            <numerusform>Figuren ohne: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="92"/>
        <source>attached, not read: %n</source>
        <translation>
            <numerusform>angehängt, nicht gelesen: %n</numerusform>
            <numerusform>angehängt, nicht gelesen: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="94"/>
        <source>changed on the way</source>
        <translation>unterwegs verändert</translation>
    </message>
</context>
<context>
    <name>MailText</name>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="50"/>
        <source>Read again</source>
        <translation>Noch einmal lesen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="51"/>
        <source>A line that was not understood can be mended here.</source>
        <translation>Eine nicht verstandene Zeile kann hier verbessert werden.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="77"/>
        <source>The words of the mail</source>
        <translation>Die Worte der Mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="80"/>
        <source>Lines to look at</source>
        <translation>Zeilen zum Nachsehen</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <location filename="../../spydip_gui/map/pane.py" line="82"/>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>MasterWindow</name>
    <message>
        <location filename="../../spydip_gui/post/master.py" line="54"/>
        <source>This game has no file yet. Save it first; its post is kept beside it.</source>
        <translation>Dieses Spiel hat noch keine Datei. Speichern Sie es zuerst; seine Post wird daneben aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <location filename="../../spydip_gui/post/bar.py" line="24"/>
        <source>Close this message</source>
        <translation>Diese Nachricht schließen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/bar.py" line="26"/>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="49"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="92"/>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="166"/>
        <source>Mix: {title}</source>
        <translation>Mischung: {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="118"/>
        <source>Options, players and deadlines</source>
        <translation>Optionen, Spieler und Fristen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="119"/>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="120"/>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="121"/>
        <source>&amp;Deadlines</source>
        <translation>&amp;Fristen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="125"/>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="137"/>
        <source>&amp;Mix from a file…</source>
        <translation>&amp;Mischung aus einer Datei…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="139"/>
        <source>Board from a &amp;folder…</source>
        <translation>Brett aus einem Or&amp;dner…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="144"/>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="145"/>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="146"/>
        <source>Boa&amp;rd</source>
        <translation>B&amp;rett</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="147"/>
        <source>&amp;Game master</source>
        <translation>Spiel&amp;leiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="197"/>
        <source>Mixes (*.toml)</source>
        <translation>Mischungen (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="198"/>
        <source>Open a mix</source>
        <translation>Eine Mischung öffnen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="203"/>
        <source>Choose the folder of a board</source>
        <translation>Den Ordner eines Bretts wählen</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="68"/>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="69"/>
        <source>Search the options</source>
        <translation>Die Optionen durchsuchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="71"/>
        <source>Only what &amp;differs</source>
        <translation>Nur was &amp;abweicht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="72"/>
        <source>As &amp;usual</source>
        <translation>Wie &amp;üblich</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="74"/>
        <source>Set every option back to what is usual</source>
        <translation>Jede Option auf das Übliche zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="75"/>
        <source>No option is like that.</source>
        <translation>Keine Option ist so.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="109"/>
        <source>“{value}” is not possible for “{name}”, which takes {values}.</source>
        <translation>„{value}“ ist nicht möglich für „{name}“; das nimmt {values}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="112"/>
        <source>{values}, or one like “{example}”</source>
        <translation>{values}, oder eines wie „{example}“</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="170"/>
        <source>for instance {value}</source>
        <translation>zum Beispiel {value}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="183"/>
        <source>Usually: {value}</source>
        <translation>Üblich: {value}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="222"/>
        <source>Length and victory</source>
        <translation>Länge und Sieg</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="224"/>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="228"/>
        <source>Edition of the rulebook</source>
        <translation>Ausgabe des Regelbuchs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="230"/>
        <source>Adjudication: convoys</source>
        <translation>Auswertung: Geleite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="231"/>
        <source>Adjudication: coasts</source>
        <translation>Auswertung: Küsten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="232"/>
        <source>Adjudication: orders that are missing</source>
        <translation>Auswertung: fehlende Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="233"/>
        <source>Adjudication: orders that are impossible</source>
        <translation>Auswertung: unmögliche Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="234"/>
        <source>Adjudication</source>
        <translation>Auswertung</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="12"/>
        <source>Centres to win</source>
        <translation>Zentren zum Sieg</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="13"/>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="14"/>
        <source>Way of retreating</source>
        <translation>Art der Rückzüge</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="15"/>
        <source>Reach of spies</source>
        <translation>Reichweite der Spione</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="16"/>
        <source>Counter-espionage kills</source>
        <translation>Spionageabwehr tötet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="17"/>
        <source>Loss of a capital</source>
        <translation>Verlust einer Hauptstadt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="18"/>
        <source>Return of lost spies</source>
        <translation>Rückkehr verlorener Spione</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="19"/>
        <source>Orders in sight</source>
        <translation>Sichtbare Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="20"/>
        <source>Sight of the homeland</source>
        <translation>Sicht auf die Heimat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="21"/>
        <source>Equals in the ranking</source>
        <translation>Gleiche in der Rangliste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="22"/>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="23"/>
        <source>Convoy paradox</source>
        <translation>Geleitparadox</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="24"/>
        <source>Convoy by several routes</source>
        <translation>Geleit auf mehreren Wegen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="25"/>
        <source>Convoy next door</source>
        <translation>Geleit nach nebenan</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="26"/>
        <source>Support cut by convoy</source>
        <translation>Unterstützung bei Angriff durch Geleit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="27"/>
        <source>Retreat to a convoy&apos;s origin</source>
        <translation>Rückzug an den Ausgangsort eines Geleits</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="28"/>
        <source>Disrupted convoy</source>
        <translation>Unterbrochenes Geleit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="29"/>
        <source>Dislodged unit is without effect</source>
        <translation>Vertriebene Einheit ohne Wirkung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="30"/>
        <source>Coast in a support</source>
        <translation>Küste in einer Unterstützung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="31"/>
        <source>Impossible move</source>
        <translation>Unmöglicher Zug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="32"/>
        <source>Unused builds</source>
        <translation>Ungenutzte Aufbauten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="33"/>
        <source>Removal without orders</source>
        <translation>Abbau ohne Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="34"/>
        <source>Retreat without orders</source>
        <translation>Rückzug ohne Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="35"/>
        <source>EUs and CEUs at the start</source>
        <translation>EUs und CEUs am Anfang</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="36"/>
        <source>EUs and CEUs with supply</source>
        <translation>Versorgte EUs und CEUs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="37"/>
        <source>Reach of EUs and CEUs</source>
        <translation>Reichweite der EUs und CEUs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="38"/>
        <source>Orders of an EU</source>
        <translation>Befehle einer EU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="39"/>
        <source>Orders of a CEU</source>
        <translation>Befehle einer CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="40"/>
        <source>Support that is cut</source>
        <translation>Unterbrochene Unterstützung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="41"/>
        <source>Assassins kill EUs and CEUs</source>
        <translation>Attentäter töten EUs und CEUs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="42"/>
        <source>Owner of an act</source>
        <translation>Urheber einer Tat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="43"/>
        <source>Acts without effect told</source>
        <translation>Wirkungslose Taten gemeldet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="44"/>
        <source>EUs that a CEU destroys</source>
        <translation>EUs, die eine CEU vernichtet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="45"/>
        <source>Build in empty centres only</source>
        <translation>Aufbau nur in leeren Zentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="46"/>
        <source>Pieces without a power</source>
        <translation>Figuren ohne Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="47"/>
        <source>Several attacks</source>
        <translation>Mehrere Angriffe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="48"/>
        <source>When agents look</source>
        <translation>Wann Agenten schauen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="49"/>
        <source>Moving agents report</source>
        <translation>Ziehende Agenten berichten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="50"/>
        <source>Count of a lone power</source>
        <translation>Zählung einer einzelnen Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="51"/>
        <source>Limit of agents</source>
        <translation>Grenze der Agenten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="52"/>
        <source>Where agents are raised</source>
        <translation>Wo Agenten angeworben werden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="53"/>
        <source>First agents</source>
        <translation>Erste Agenten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="54"/>
        <source>Agents convoyed by a fleet</source>
        <translation>Agenten je geleitender Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="55"/>
        <source>Landing before a retreat</source>
        <translation>Landung vor einem Rückzug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="56"/>
        <source>Agents of a lost fleet</source>
        <translation>Agenten einer verlorenen Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="57"/>
        <source>Free places pass on</source>
        <translation>Freie Plätze gehen weiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="58"/>
        <source>A lone agent is safe</source>
        <translation>Ein einzelner Agent ist sicher</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="59"/>
        <source>Crowd aboard a fleet</source>
        <translation>Gedränge an Bord einer Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="60"/>
        <source>Captor told</source>
        <translation>Fänger genannt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="61"/>
        <source>Capital of Russia</source>
        <translation>Hauptstadt Russlands</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="62"/>
        <source>Place after deportation</source>
        <translation>Ort nach der Ausweisung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="63"/>
        <source>Agents in port</source>
        <translation>Agenten im Hafen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="64"/>
        <source>Own agents in reports</source>
        <translation>Eigene Agenten in Berichten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="65"/>
        <source>Gain by an overbid</source>
        <translation>Gewinn aus einem Übergebot</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="66"/>
        <source>Rounding of half prices</source>
        <translation>Rundung halber Preise</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="67"/>
        <source>Both overbid</source>
        <translation>Beide überbieten sich</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="68"/>
        <source>Half prices above the purse</source>
        <translation>Halbe Preise über dem Guthaben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="69"/>
        <source>Builds in anarchy</source>
        <translation>Aufbauten in Anarchie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="70"/>
        <source>Moment of victory</source>
        <translation>Zeitpunkt des Sieges</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="71"/>
        <source>Home country is out</source>
        <translation>Heimatland ist aus</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="72"/>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="73"/>
        <source>Dislodging one&apos;s own</source>
        <translation>Eigene vertreiben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="74"/>
        <source>Units capture spies</source>
        <translation>Einheiten fangen Spione</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="75"/>
        <source>When spies are ordered</source>
        <translation>Wann Spione Befehle erhalten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="76"/>
        <source>Conditions test</source>
        <translation>Was Bedingungen prüfen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="77"/>
        <source>Assassin&apos;s owner is told</source>
        <translation>Herr des Attentäters wird genannt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="78"/>
        <source>Spies convoyed by a fleet</source>
        <translation>Spione je geleitender Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="79"/>
        <source>Spies in port</source>
        <translation>Spione im Hafen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="80"/>
        <source>Dislodged units search</source>
        <translation>Vertriebene Einheiten suchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="81"/>
        <source>Assassin that stays</source>
        <translation>Attentäter, der bleibt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="82"/>
        <source>Spies raised in a centre</source>
        <translation>Spione je Zentrum angeworben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="83"/>
        <source>Spies of a removed fleet</source>
        <translation>Spione einer abgebauten Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="84"/>
        <source>Reports tell the kind</source>
        <translation>Berichte nennen die Art</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="85"/>
        <source>Reports name the coast</source>
        <translation>Berichte nennen die Küste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="86"/>
        <source>Reports count spies</source>
        <translation>Berichte zählen Spione</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="87"/>
        <source>Deadline for Autumn retreats</source>
        <translation>Frist für Herbstrückzüge</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="91"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="92"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="93"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="94"/>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="95"/>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="96"/>
        <source>as the board says</source>
        <translation>wie der Plan es sagt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="97"/>
        <source>list of wishes</source>
        <translation>Wunschliste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="98"/>
        <source>open ones listed</source>
        <translation>offene aufgelistet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="99"/>
        <source>one blind choice</source>
        <translation>eine blinde Wahl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="100"/>
        <source>one step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="101"/>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="102"/>
        <source>one&apos;s own too</source>
        <translation>auch eigene</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="103"/>
        <source>enemies only</source>
        <translation>nur Feinde</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="104"/>
        <source>with its ownership</source>
        <translation>mit dem Besitz</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="105"/>
        <source>to any enemy unit</source>
        <translation>an jede feindliche Einheit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="106"/>
        <source>after any season</source>
        <translation>nach jeder Jahreszeit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="107"/>
        <source>in Winter only</source>
        <translation>nur im Winter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="108"/>
        <location filename="../../spydip_gui/option_words.py" line="131"/>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="109"/>
        <source>until eliminated</source>
        <translation>bis zum Ausscheiden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="110"/>
        <source>share a rank</source>
        <translation>teilen einen Rang</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="111"/>
        <source>by alphabet</source>
        <translation>nach dem Alphabet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="112"/>
        <source>as the edition says</source>
        <translation>wie die Ausgabe es sagt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="113"/>
        <source>Szykman</source>
        <translation>Szykman</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="114"/>
        <source>all its moves fail</source>
        <translation>alle seine Züge scheitern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="115"/>
        <source>words of 1971</source>
        <translation>Wortlaut von 1971</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="116"/>
        <source>words of 1982</source>
        <translation>Wortlaut von 1982</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="117"/>
        <source>words of 2000</source>
        <translation>Wortlaut von 2000</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="118"/>
        <source>fails if all are cut</source>
        <translation>scheitert, wenn alle gestört sind</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="119"/>
        <source>fails if any is cut</source>
        <translation>scheitert, wenn eine gestört ist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="120"/>
        <source>by intent</source>
        <translation>nach der Absicht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="121"/>
        <source>by intent, else by land</source>
        <translation>nach der Absicht, sonst über Land</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="122"/>
        <source>VIA alone</source>
        <translation>nur mit VIA</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="123"/>
        <source>to swap places only</source>
        <translation>nur zum Platztausch</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="124"/>
        <source>not cut</source>
        <translation>nicht unterbrochen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="125"/>
        <source>cut</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="126"/>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="127"/>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="128"/>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="129"/>
        <source>stands others off</source>
        <translation>hält andere fern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="130"/>
        <source>after a head-to-head</source>
        <translation>nach einem Frontalangriff</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="132"/>
        <source>may be left out</source>
        <translation>darf fehlen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="133"/>
        <source>owner may leave it out</source>
        <translation>der Besitzer darf sie weglassen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="134"/>
        <source>must be named</source>
        <translation>muss genannt sein</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="135"/>
        <source>held in place</source>
        <translation>bleibt stehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="136"/>
        <source>counts as a move</source>
        <translation>gilt als Zug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="137"/>
        <source>home centres</source>
        <translation>Heimatzentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="138"/>
        <source>far from home centres</source>
        <translation>fern von Heimatzentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="139"/>
        <source>far from home</source>
        <translation>fern der Heimat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="140"/>
        <source>far from owned centres</source>
        <translation>fern von eigenen Zentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="141"/>
        <source>may retreat</source>
        <translation>darf sich zurückziehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="142"/>
        <source>disbanded at once</source>
        <translation>sofort aufgelöst</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="143"/>
        <source>later ones only</source>
        <translation>nur spätere</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="144"/>
        <source>all of them</source>
        <translation>sie alle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="145"/>
        <source>none of them</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="146"/>
        <source>moves or acts</source>
        <translation>zieht oder handelt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="147"/>
        <source>moves and acts</source>
        <translation>zieht und handelt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="148"/>
        <source>moves or destroys</source>
        <translation>zieht oder vernichtet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="149"/>
        <source>moves and destroys</source>
        <translation>zieht und vernichtet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="150"/>
        <source>given by the unit there</source>
        <translation>von der Einheit dort gegeben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="151"/>
        <source>received by it</source>
        <translation>von ihr empfangen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="152"/>
        <source>named</source>
        <translation>genannt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="153"/>
        <source>not named</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="154"/>
        <source>vanish at once</source>
        <translation>verschwinden sofort</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="155"/>
        <source>after the adjustments</source>
        <translation>nach den Anpassungen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="156"/>
        <source>each alone, then added</source>
        <translation>jeder allein, dann zusammen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="157"/>
        <source>joined to one</source>
        <translation>zu einem vereint</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="158"/>
        <source>after the moves</source>
        <translation>nach den Zügen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="159"/>
        <source>before the moves</source>
        <translation>vor den Zügen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="160"/>
        <source>a number, but capped</source>
        <translation>eine Zahl, aber begrenzt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="161"/>
        <source>present, or a number</source>
        <translation>anwesend, oder eine Zahl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="162"/>
        <source>new ones a Winter</source>
        <translation>neue je Winter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="163"/>
        <source>all there are</source>
        <translation>alle, die es gibt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="164"/>
        <source>any owned centre</source>
        <translation>jedes eigene Zentrum</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="165"/>
        <source>Winter 1900</source>
        <translation>Winter 1900</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="166"/>
        <source>Winter 1901</source>
        <translation>Winter 1901</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="167"/>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="168"/>
        <location filename="../../spydip_gui/option_words.py" line="207"/>
        <source>lost with it</source>
        <translation>mit ihr verloren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="169"/>
        <source>return home</source>
        <translation>kehren heim</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="170"/>
        <source>reported</source>
        <translation>gemeldet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="171"/>
        <source>captured</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="172"/>
        <source>only with Security</source>
        <translation>nur mit Abwehr</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="173"/>
        <source>if more than seven came</source>
        <translation>wenn mehr als sieben kamen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="174"/>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="175"/>
        <source>St. Petersburg</source>
        <translation>Sankt Petersburg</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="176"/>
        <source>Moscow</source>
        <translation>Moskau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="177"/>
        <source>their owner chooses</source>
        <translation>ihr Besitzer wählt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="178"/>
        <source>the captor chooses</source>
        <translation>der Fänger wählt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="179"/>
        <source>may go ashore</source>
        <translation>dürfen an Land gehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="180"/>
        <source>stay aboard</source>
        <translation>bleiben an Bord</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="181"/>
        <source>are held aboard</source>
        <translation>werden an Bord gehalten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="182"/>
        <source>are put ashore</source>
        <translation>werden an Land gesetzt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="183"/>
        <source>all bid for, at half</source>
        <translation>alle gebotenen, zum halben Preis</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="184"/>
        <source>half only if contested</source>
        <translation>halb nur, wo beide boten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="185"/>
        <source>what the other bid for</source>
        <translation>worauf der andere bot</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="186"/>
        <source>one by one</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="187"/>
        <source>in total</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="188"/>
        <source>both lose their credit</source>
        <translation>beide verlieren ihr Guthaben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="189"/>
        <source>both lose the game</source>
        <translation>beide verlieren das Spiel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="190"/>
        <source>the other is bust too</source>
        <translation>auch der andere ist pleite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="191"/>
        <source>pays what there is</source>
        <translation>zahlt, was da ist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="192"/>
        <source>after the retreats</source>
        <translation>nach den Rückzügen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="193"/>
        <source>loses the game</source>
        <translation>verliert das Spiel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="194"/>
        <source>plays on</source>
        <translation>spielt weiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="195"/>
        <source>declared by the GM</source>
        <translation>vom Spielleiter erklärt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="196"/>
        <source>after three quiet years</source>
        <translation>nach drei ruhigen Jahren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="197"/>
        <source>countries may</source>
        <translation>Länder dürfen es</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="198"/>
        <source>players may not</source>
        <translation>Spieler dürfen es nicht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="199"/>
        <source>with the season&apos;s orders</source>
        <translation>mit den Befehlen der Jahreszeit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="200"/>
        <source>after the reports</source>
        <translation>nach den Berichten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="201"/>
        <source>armies and fleets</source>
        <translation>Armeen und Flotten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="202"/>
        <source>spies as well</source>
        <translation>auch Spione</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="203"/>
        <source>does not strike</source>
        <translation>schlägt nicht zu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="204"/>
        <source>strikes where it is</source>
        <translation>schlägt zu, wo er ist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="205"/>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="206"/>
        <source>only one</source>
        <translation>nur einer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="208"/>
        <source>survive</source>
        <translation>überleben</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <location filename="../../spydip_gui/panels/entry.py" line="32"/>
        <source>New order</source>
        <translation>Neuer Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/entry.py" line="33"/>
        <source>Type an order, such as A PAR - BUR</source>
        <translation>Befehl eingeben, etwa A PAR - BUR</translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Note</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Line of the mail</source>
        <translation>Zeile der Mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="22"/>
        <source>Orders of the mail</source>
        <translation>Befehle der Mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="40"/>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="66"/>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="75"/>
        <source>Orders of</source>
        <translation>Befehle von</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="81"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="114"/>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="147"/>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="149"/>
        <source>For {phase}</source>
        <translation>Für {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="149"/>
        <source>As given for {phase}</source>
        <translation>Wie gegeben für {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="155"/>
        <source>No order is due</source>
        <translation>Es ist kein Befehl fällig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="157"/>
        <source>Builds or removals, if any</source>
        <translation>Aufbauten oder Abbauten, falls nötig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="160"/>
        <source>{missing} of {asked} without an order</source>
        <translation>{missing} von {asked} ohne Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="174"/>
        <source>Nothing has to retreat.</source>
        <translation>Nichts muss sich zurückziehen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="175"/>
        <source>No army or fleet is to be built or removed.</source>
        <translation>Keine Armee oder Flotte ist aufzubauen oder abzubauen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="176"/>
        <source>There is nothing to order.</source>
        <translation>Es gibt nichts zu befehlen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="177"/>
        <source>Adjudicate goes on to the next deadline.</source>
        <translation>Auswerten führt zur nächsten Frist.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="159"/>
        <source>Nothing is missing</source>
        <translation>Nichts fehlt</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="57"/>
        <source>Edit the position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="91"/>
        <source>This cannot stand yet; see what is listed.</source>
        <translation>So kann es noch nicht stehen; sehen Sie, was aufgeführt ist.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="93"/>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>Eine Änderung von Hand braucht einen Grund, für die Akten.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="104"/>
        <source>The position as text</source>
        <translation>Die Stellung als Text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="107"/>
        <source>why it is changed, for the record</source>
        <translation>warum sie geändert wird, für die Akten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="129"/>
        <source>&amp;Power</source>
        <translation>&amp;Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="131"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="153"/>
        <source>&amp;Army</source>
        <translation>&amp;Armee</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="154"/>
        <source>&amp;Fleet</source>
        <translation>&amp;Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="155"/>
        <source>&amp;Spy</source>
        <translation>&amp;Spion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="156"/>
        <source>A&amp;gent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="162"/>
        <source>Cen&amp;tre</source>
        <translation>&amp;Zentrum</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="162"/>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="166"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="166"/>
        <source>Re&amp;do</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="184"/>
        <source>Reas&amp;on</source>
        <translation>Gr&amp;und</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/dialogs/position.py" line="232"/>
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="106"/>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="136"/>
        <source>“{line}” belongs to nothing here.</source>
        <translation>„{line}“ gehört hier zu nichts.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="165"/>
        <source>“{name}” is none of {names}.</source>
        <translation>„{name}“ ist keines von {names}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="180"/>
        <source>Two units stand in {place}: {one}, {other}.</source>
        <translation>In {place} stehen zwei Einheiten: {one}, {other}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="193"/>
        <source>{place} is listed for {one} and for {other}.</source>
        <translation>{place} ist für {one} und für {other} aufgeführt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="241"/>
        <source>“{name}” is no power of this board.</source>
        <translation>„{name}“ ist keine Macht dieses Bretts.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="248"/>
        <source>“{text}” is no number of credits.</source>
        <translation>„{text}“ ist keine Zahl von Krediten.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="36"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="37"/>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="38"/>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="39"/>
        <source>Asked</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="40"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="49"/>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="106"/>
        <source>in</source>
        <translation>drin</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="112"/>
        <source>retreat from {place}</source>
        <translation>Rückzug aus {place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/powers.py" line="118"/>
        <source>%n credits</source>
        <translation>
            <numerusform>%n Kredit</numerusform>
            <numerusform>%n Kredite</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="126"/>
        <source>in anarchy</source>
        <translation>in Anarchie</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="128"/>
        <source>controlled by {player}</source>
        <translation>beherrscht von {player}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="130"/>
        <source>home of {player}</source>
        <translation>Heimat von {player}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="136"/>
        <source>to build: {number}</source>
        <translation>aufzubauen: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="137"/>
        <source>to remove: {number}</source>
        <translation>abzubauen: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="138"/>
        <source>spies to place: {number}</source>
        <translation>Spione einzusetzen: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="139"/>
        <source>agents to raise: {number}</source>
        <translation>Agenten anzuwerben: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="140"/>
        <source>EUs to deploy: {number}</source>
        <translation>EUs einzusetzen: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="141"/>
        <source>CEUs to deploy: {number}</source>
        <translation>CEUs einzusetzen: {number}</translation>
    </message>
</context>
<context>
    <name>PreferenceSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/preferences.py" line="21"/>
        <source>Preference list</source>
        <translation>Wunschliste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/preferences.py" line="32"/>
        <source>Drag a country to its place, or press its letter and then a number. Ctrl with the arrows moves it up and down.</source>
        <translation>Ziehen Sie ein Land an seinen Platz, oder drücken Sie seinen Buchstaben und dann eine Zahl. Strg mit den Pfeilen bewegt es hinauf und hinab.</translation>
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
        <translation>Noch keine Presse. Das erste Stück wird unten geschrieben.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="54"/>
        <source>House rules: no press.</source>
        <translation>Hausregeln: keine Presse.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="55"/>
        <source>House rules: white press, signed by its author.</source>
        <translation>Hausregeln: weiße Presse, vom Verfasser gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="57"/>
        <source>House rules: grey press; it may be unsigned, but in nobody else&apos;s name.</source>
        <translation>Hausregeln: graue Presse; sie darf ohne Namen sein, aber in keines anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="59"/>
        <source>House rules: black press; it may be signed with any name.</source>
        <translation>Hausregeln: schwarze Presse; sie darf jeden Namen tragen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="65"/>
        <source>with the letters about {phase}</source>
        <translation>mit den Briefen über {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="73"/>
        <source>There is no text yet.</source>
        <translation>Noch ist kein Text da.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="85"/>
        <source>Taken: {line}</source>
        <translation>Angenommen: {line}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="99"/>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="103"/>
        <source>as it is signed; empty for unsigned press</source>
        <translation>wie gezeichnet; leer für ungezeichnete Presse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="112"/>
        <source>(if none is chosen, for everybody)</source>
        <translation>(ist niemand gewählt, für alle)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="115"/>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="116"/>
        <source>By-line</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="117"/>
        <source>Only for</source>
        <translation>Nur für</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="118"/>
        <source>Released</source>
        <translation>Erscheint</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="119"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="122"/>
        <source>Add this press</source>
        <translation>Diese Presse hinzufügen</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="43"/>
        <source>Letter as text</source>
        <translation>Brief als Text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="44"/>
        <source>Letter as HTML</source>
        <translation>Brief als HTML</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="96"/>
        <source>none: {why}</source>
        <translation>keine: {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="98"/>
        <source>sent already, unchanged</source>
        <translation>schon gesandt, unverändert</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="100"/>
        <source>correction {number}</source>
        <translation>Berichtigung {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="101"/>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="109"/>
        <source>Letters by power</source>
        <translation>Briefe nach Mächten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="112"/>
        <source>The letter as text</source>
        <translation>Der Brief als Text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="114"/>
        <source>The letter as a page</source>
        <translation>Der Brief als Seite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="117"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="118"/>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="119"/>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="120"/>
        <source>Correction</source>
        <translation>Berichtigung</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/preferences.py" line="62"/>
        <source>Countries, the best first</source>
        <translation>Länder, das beste zuerst</translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="35"/>
        <source>Records - {title}</source>
        <translation>Akten - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="40"/>
        <source>No letter that was sent had to be corrected.</source>
        <translation>Kein gesendeter Brief musste berichtigt werden.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="52"/>
        <source>Supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="53"/>
        <source>What became of the orders</source>
        <translation>Was aus den Befehlen wurde</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="71"/>
        <source>Save the records</source>
        <translation>Die Akten speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="85"/>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="90"/>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="91"/>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="92"/>
        <source>orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="93"/>
        <source>no sheet</source>
        <translation>kein Blatt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="103"/>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="103"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="107"/>
        <source>{title} as a table</source>
        <translation>{title} als Tabelle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="113"/>
        <location filename="../../spydip_gui/post/records.py" line="114"/>
        <source>Corrections</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="115"/>
        <location filename="../../spydip_gui/post/records.py" line="116"/>
        <source>Statement at the end</source>
        <translation>Schlusserklärung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="120"/>
        <source>Save this page…</source>
        <translation>Diese Seite speichern…</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/report.py" line="23"/>
        <source>Report of the turn</source>
        <translation>Bericht des Zugs</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="66"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="102"/>
        <source>The game has just begun. Results come with the first turn.</source>
        <translation>Das Spiel hat eben begonnen. Ergebnisse kommen mit dem ersten Zug.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="103"/>
        <source>No results are known here.</source>
        <translation>Hier sind keine Ergebnisse bekannt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="130"/>
        <source>{rule}: click to read it</source>
        <translation>{rule}: klicken, um sie zu lesen</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <location filename="../../spydip_gui/gestures/ring.py" line="30"/>
        <source>Choose the order</source>
        <translation>Befehl wählen</translation>
    </message>
</context>
<context>
    <name>RouteKeys</name>
    <message>
        <location filename="../../spydip_gui/gestures/route_keys.py" line="126"/>
        <source>Left and right: the bead. Up and down: its sea. Enter writes.</source>
        <translation>Links und rechts: die Perle. Auf und ab: ihr Meer. Enter schreibt.</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="38"/>
        <location filename="../../spydip_gui/panels/rulebook.py" line="39"/>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="43"/>
        <source>Clauses</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="46"/>
        <source>No rule holds these words.</source>
        <translation>Keine Regel enthält diese Wörter.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="49"/>
        <source>Clause</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="76"/>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>Ein Abschnitt der Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="77"/>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>Ein Abschnitt des gedruckten Regelhefts des Grundspiels.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="102"/>
        <source>Options of this game</source>
        <translation>Optionen dieses Spiels</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="22"/>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Züge, Unterstützungen, ein Geleit, Rückzüge und Aufbauten, alles offen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="27"/>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Spione gehen den Armeen voraus, fahren auf Flotten, sehen sich um und töten.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="32"/>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Niemand sieht über seine Grenzen, außer durch zwei Spione.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="35"/>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Verborgene Hände stören Unterstützungen und töten; andere jagen sie.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="38"/>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Agenten im Dutzend; die Abwehr macht Gefangene, die heimgehen oder erschossen werden.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="43"/>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Zwei Spieler bieten um die Heere von fünf Ländern.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="57"/>
        <source>Sample games</source>
        <translation>Beispielspiele</translation>
    </message>
</context>
<context>
    <name>SealWindow</name>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="44"/>
        <source>Sealed sheets - {title}</source>
        <translation>Gesiegelte Blätter - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="52"/>
        <source>No promise has come yet. Paste one below and keep it.</source>
        <translation>Noch kein Versprechen ist gekommen. Fügen Sie unten eines ein und behalten Sie es.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="65"/>
        <source>Send the promise now. Save the opening, and show it to nobody yet.</source>
        <translation>Senden Sie jetzt das Versprechen. Speichern Sie die Öffnung, und zeigen Sie sie noch niemandem.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="76"/>
        <source>promised; not opened yet</source>
        <translation>versprochen; noch nicht geöffnet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="77"/>
        <source>opened, and the promise was kept</source>
        <translation>geöffnet, und das Versprechen wurde gehalten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="78"/>
        <source>opened, and it is another sheet</source>
        <translation>geöffnet, und es ist ein anderes Blatt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="101"/>
        <source>Seal the sheet first.</source>
        <translation>Siegeln Sie zuerst das Blatt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="104"/>
        <source>Save the opening</source>
        <translation>Die Öffnung speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="130"/>
        <source>Seal a sheet</source>
        <translation>Ein Blatt siegeln</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="131"/>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="141"/>
        <source>For players without a game master: everybody sends the promise first, and the opening when all promises are there. So nobody can change a sheet any more.</source>
        <translation>Für Spieler ohne Spielleiter: alle senden zuerst das Versprechen, und die Öffnung, wenn alle Versprechen da sind. So kann niemand mehr ein Blatt ändern.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="146"/>
        <source>bids, a list or orders, one a line</source>
        <translation>Gebote, eine Liste oder Befehle, einer je Zeile</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="147"/>
        <source>made by Seal; it does not tell the sheet</source>
        <translation>von „Siegeln“ gemacht; es verrät das Blatt nicht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="148"/>
        <source>made by Seal; it proves the sheet</source>
        <translation>von „Siegeln“ gemacht; es beweist das Blatt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="157"/>
        <source>Who seals</source>
        <translation>Wer siegelt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="158"/>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="159"/>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="151"/>
        <source>Seal</source>
        <translation>Siegeln</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="161"/>
        <source>Promise, to show before</source>
        <translation>Versprechen, vorher zu zeigen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="162"/>
        <source>Opening, to show after</source>
        <translation>Öffnung, nachher zu zeigen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="154"/>
        <source>Copy the promise</source>
        <translation>Versprechen kopieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="155"/>
        <source>Save the opening…</source>
        <translation>Öffnung speichern…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="174"/>
        <source>Promises</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="175"/>
        <source>A promise or an opening that came</source>
        <translation>Ein Versprechen oder eine Öffnung, die ankam</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="181"/>
        <source>Paste a promise or an opening, as the mail has it.</source>
        <translation>Fügen Sie ein Versprechen oder eine Öffnung ein, wie sie in der Mail steht.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="185"/>
        <source>Keep and compare</source>
        <translation>Aufbewahren und vergleichen</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="42"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="43"/>
        <source>Another player from now on</source>
        <translation>Von jetzt an ein anderer Spieler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="44"/>
        <source>Call the standby player</source>
        <translation>Den Ersatzspieler rufen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="45"/>
        <source>Civil disorder</source>
        <translation>Unordnung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>a person by mail</source>
        <translation>eine Person per Post</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>a person at this screen</source>
        <translation>eine Person an diesem Bildschirm</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="79"/>
        <source>several are parted by commas</source>
        <translation>mehrere werden durch Kommas getrennt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="80"/>
        <source>address of who may take over</source>
        <translation>Adresse dessen, der übernehmen darf</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="81"/>
        <source>locks the player&apos;s packets: age1…</source>
        <translation>verschließt die Pakete des Spielers: age1…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="84"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="85"/>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="86"/>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="87"/>
        <source>Standby player</source>
        <translation>Ersatzspieler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="89"/>
        <source>Deadlines missed</source>
        <translation>Versäumte Fristen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="104"/>
        <source>The units hold from now on, and nobody waits for orders.</source>
        <translation>Die Einheiten halten von nun an, und niemand wartet auf Befehle.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="88"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="102"/>
        <source>Type the new name and addresses first. Everybody reads of it in the letters.</source>
        <translation>Tippen Sie zuerst den neuen Namen und die Adressen. Alle lesen davon in den Briefen.</translation>
    </message>
</context>
<context>
    <name>SeatingPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="49"/>
        <source>Players and addresses are kept in the book of the game, in the folder beside its file; letters, reminders and mails that come in go by it.</source>
        <translation>Spieler und Adressen werden im Buch des Spiels aufbewahrt, im Ordner neben seiner Datei; Briefe, Erinnerungen und eingehende Mails richten sich danach.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="63"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="64"/>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="65"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="66"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="67"/>
        <source>Standby player&apos;s address</source>
        <translation>Adresse des Ersatzspielers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="92"/>
        <source>{power}: “{address}” is no e-mail address.</source>
        <translation>{power}: „{address}“ ist keine Mailadresse.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="98"/>
        <source>somebody here</source>
        <translation>jemand hier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="99"/>
        <source>somebody by mail</source>
        <translation>jemand per Post</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="100"/>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="101"/>
        <source>name@example.org</source>
        <translation>name@example.org</translation>
    </message>
</context>
<context>
    <name>SentenceSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="66"/>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="67"/>
        <source>Security: {unit}</source>
        <translation>Abwehr: {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="86"/>
        <source>{power}, taken in {place}</source>
        <translation>{power}, gefangen in {place}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="93"/>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="112"/>
        <source>spare</source>
        <translation>verschonen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="113"/>
        <source>Spare {power}</source>
        <translation>{power} verschonen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="142"/>
        <source>Prisoners about whom nothing is ordered are executed.</source>
        <translation>Gefangene, über die nichts befohlen ist, werden hingerichtet.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="121"/>
        <source>Where they are sent</source>
        <translation>Wohin sie geschickt werden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="122"/>
        <source>where they like</source>
        <translation>wohin sie wollen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../../spydip_gui/settings.py" line="22"/>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="22"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="29"/>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="30"/>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="32"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="33"/>
        <source>The colours of the map and the windows.</source>
        <translation>Die Farben der Karte und der Fenster.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="39"/>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="44"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="45"/>
        <source>Takes effect when the program is next started.</source>
        <translation>Gilt ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="51"/>
        <source>Curtain between players</source>
        <translation>Vorhang zwischen Spielern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="53"/>
        <source>Hides everything before another player&apos;s view is shown.</source>
        <translation>Verdeckt alles, bevor die Ansicht eines anderen gezeigt wird.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="60"/>
        <source>Ask before adjudicating</source>
        <translation>Vor dem Auswerten fragen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="61"/>
        <source>Asks when units are still without orders.</source>
        <translation>Fragt, wenn Einheiten noch ohne Befehl sind.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="67"/>
        <source>Record illegal orders</source>
        <translation>Unzulässige Befehle aufnehmen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="69"/>
        <source>As at a real table: a drag to where no piece can go is written too.</source>
        <translation>Wie am wirklichen Tisch: auch ein Zug dorthin, wohin keine Figur kann, wird geschrieben.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/settings.py" line="16"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="56"/>
        <source>Tray</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="117"/>
        <source>Build</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="117"/>
        <source>Set up</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="119"/>
        <source>Drag it to where it is built; a coast&apos;s half is its coast.</source>
        <translation>Ziehen Sie sie dorthin, wo sie gebaut wird; die Hälfte einer Küste ist ihre Küste.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="121"/>
        <source>Drag it to the province where it begins.</source>
        <translation>Ziehen Sie es in die Provinz, in der es beginnt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="137"/>
        <source>✕ disband</source>
        <translation>✕ auflösen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="140"/>
        <source>Drag a unit here to take it off the board.</source>
        <translation>Ziehen Sie eine Einheit hierher, um sie vom Brett zu nehmen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="146"/>
        <source>Sealed bids…</source>
        <translation>Gesiegelte Gebote…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="146"/>
        <source>Preference list…</source>
        <translation>Wunschliste…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="137"/>
        <source>✕ remove</source>
        <translation>✕ entfernen</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="96"/>
        <source>The digits and minus change the view.</source>
        <translation>Die Ziffern und das Minus wechseln die Ansicht.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="98"/>
        <source>At the map a key is a single letter.</source>
        <translation>An der Karte ist eine Taste ein einzelner Buchstabe.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="100"/>
        <source>A letter alone is for the map; hold Ctrl or Alt with it.</source>
        <translation>Ein Buchstabe allein ist für die Karte; halten Sie Strg oder Alt dazu.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="139"/>
        <source>At the map</source>
        <translation>An der Karte</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="33"/>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="58"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="40"/>
        <source>&amp;Give this key</source>
        <translation>Diese Taste &amp;geben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="41"/>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="42"/>
        <source>&amp;Usual key</source>
        <translation>Ü&amp;bliche Taste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="43"/>
        <source>&amp;All as usual</source>
        <translation>&amp;Alle wie üblich</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="54"/>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="55"/>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten durchsuchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="58"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="59"/>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="65"/>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="81"/>
        <source>Press the new &amp;key</source>
        <translation>Drücken Sie die neue &amp;Taste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="153"/>
        <source>“{other}” has this key now and would be left without one.</source>
        <translation>„{other}“ hat jetzt diese Taste und bliebe ohne.</translation>
    </message>
</context>
<context>
    <name>StackSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="27"/>
        <source>{count} in {place}</source>
        <translation>{count} in {place}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="32"/>
        <source>Another row</source>
        <translation>Weitere Zeile</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="67"/>
        <source>{done} of {count}</source>
        <translation>{done} von {count}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="69"/>
        <source>, {left} without a task</source>
        <translation>, {left} ohne Auftrag</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="71"/>
        <source>: too many</source>
        <translation>: zu viele</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="37"/>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="38"/>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="39"/>
        <source>Short &amp;tour</source>
        <translation>Kurzer &amp;Rundgang</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="40"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="41"/>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="42"/>
        <source>Sample games</source>
        <translation>Beispielspiele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="47"/>
        <source>No games yet. Those opened last will stand here.</source>
        <translation>Noch keine Spiele. Die zuletzt geöffneten werden hier stehen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="85"/>
        <source>&amp;Recent games</source>
        <translation>&amp;Letzte Spiele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="86"/>
        <source>&amp;Sample games</source>
        <translation>&amp;Beispielspiele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="91"/>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy mit Spionen, Agenten und Nebel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="96"/>
        <source>A game file or a packet can be dragged in here.</source>
        <translation>Eine Spieldatei oder ein Paket kann hierher gezogen werden.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="127"/>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="128"/>
        <source>Games and packets (*.spydip *.spyview)</source>
        <translation>Spiele und Pakete (*.spydip *.spyview)</translation>
    </message>
</context>
<context>
    <name>StatusTable</name>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="27"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="28"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="29"/>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="30"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="31"/>
        <source>Missed</source>
        <translation>Versäumt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="32"/>
        <source>Without an order</source>
        <translation>Ohne Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="35"/>
        <source>Status of the powers</source>
        <translation>Stand der Mächte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="69"/>
        <source>in</source>
        <translation>drin</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="70"/>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="71"/>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="72"/>
        <source>late</source>
        <translation>verspätet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="73"/>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="74"/>
        <source>nothing due</source>
        <translation>nichts fällig</translation>
    </message>
</context>
<context>
    <name>StatusWindow</name>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="57"/>
        <source>Status - {title}</source>
        <translation>Stand - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="64"/>
        <location filename="../../spydip_gui/post/status.py" line="234"/>
        <source>Reminder</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="87"/>
        <source>no fixed time</source>
        <translation>keine feste Zeit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="88"/>
        <source>&lt;b&gt;{phase}&lt;/b&gt;: {left}</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;: {left}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="90"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="140"/>
        <source>Misses noted: %n</source>
        <translation>
            <numerusform>Versäumnisse vermerkt: %n</numerusform>
            <numerusform>Versäumnisse vermerkt: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="144"/>
        <source>A folder for the reminders</source>
        <translation>Ein Ordner für die Erinnerungen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="155"/>
        <source>Reminders written: %n</source>
        <translation>
            <numerusform>Erinnerungen geschrieben: %n</numerusform>
            <numerusform>Erinnerungen geschrieben: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="157"/>
        <source>{power}: none, {why}</source>
        <translation>{power}: keine, {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="165"/>
        <source>The reminder is on the clipboard.</source>
        <translation>Die Erinnerung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="170"/>
        <source>Save the calendar</source>
        <translation>Den Kalender speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="179"/>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="184"/>
        <source>{name} plays {power} from now on; all read of it in the next letters.</source>
        <translation>Von jetzt an spielt {name} {power}; alle lesen davon in den nächsten Briefen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="206"/>
        <source>No reminder: nothing is waited for.</source>
        <translation>Keine Erinnerung: es wird auf nichts gewartet.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="208"/>
        <source>No reminder: {why}.</source>
        <translation>Keine Erinnerung: {why}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="213"/>
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="214"/>
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="236"/>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="216"/>
        <source>{time} overdue</source>
        <translation>{time} überfällig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="216"/>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="219"/>
        <source>Deadline of what is due</source>
        <translation>Frist des Fälligen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="221"/>
        <source> h grace</source>
        <translation> Std Nachfrist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="222"/>
        <source>Hours of grace</source>
        <translation>Stunden Nachfrist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="233"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="235"/>
        <source>Deadlines</source>
        <translation>Fristen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="252"/>
        <source>Set the deadline</source>
        <translation>Frist setzen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="253"/>
        <source>One day more</source>
        <translation>Ein Tag mehr</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="262"/>
        <source>Note misses</source>
        <translation>Versäumnisse vermerken</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="264"/>
        <source>Count one missed deadline more for everybody whose orders are missing</source>
        <translation>Für alle, deren Befehle fehlen, eine versäumte Frist mehr zählen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="267"/>
        <source>Calendar file…</source>
        <translation>Kalenderdatei…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="269"/>
        <source>The deadlines for a calendar program</source>
        <translation>Die Fristen für ein Kalenderprogramm</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="272"/>
        <source>Save reminders…</source>
        <translation>Erinnerungen speichern…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="274"/>
        <source>A mail draft for everybody who is not in yet</source>
        <translation>Ein Mailentwurf für alle, von denen noch nichts da ist</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="286"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="9"/>
        <source>failures in angle brackets</source>
        <translation>Fehlschläge in spitzen Klammern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="10"/>
        <source>arrives, departs, lost, found</source>
        <translation>kommt an, geht fort, verloren, gefunden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="11"/>
        <source>results in a column</source>
        <translation>Ergebnisse in einer Spalte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="12"/>
        <source>results between stars</source>
        <translation>Ergebnisse zwischen Sternen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="13"/>
        <source>failures in parentheses</source>
        <translation>Fehlschläge in Klammern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="14"/>
        <source>failures underlined, with reasons</source>
        <translation>Fehlschläge unterstrichen, mit Gründen</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="84"/>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="86"/>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="88"/>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="138"/>
        <source>Spare {power}</source>
        <translation>{power} verschonen</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="62"/>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="34"/>
        <source>Begin here</source>
        <translation>Beginnen Sie hier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="36"/>
        <source>Begin a game of any variant, or open one. A game file can also be dragged into this window.</source>
        <translation>Beginnen Sie ein Spiel einer beliebigen Variante, oder öffnen Sie eines. Eine Spieldatei kann auch in dieses Fenster gezogen werden.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="46"/>
        <source>Look at a sample</source>
        <translation>Sehen Sie ein Beispiel an</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="48"/>
        <source>There is a game of each variant to look at and to play on with. Open one with a double click or Enter; the tour then goes on with the map.</source>
        <translation>Zu jeder Variante gibt es ein Spiel zum Ansehen und Weiterspielen. Öffnen Sie eines mit Doppelklick oder Enter; der Rundgang geht dann an der Karte weiter.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="64"/>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go. The arrow keys walk from province to province.</source>
        <translation>Ziehen Sie von einer Provinz zur anderen, um der Figur dort zu befehlen. Mit S unterstützt sie, mit C führt sie ein Geleit, mit H hält sie; die Zeile am Zeiger zeigt den Befehl, der entsteht. Esc lässt los. Die Pfeiltasten gehen von Provinz zu Provinz.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="75"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="77"/>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Jede Figur hat eine Zeile; die ohne Befehl leuchten. Befehle lassen sich auch eintippen oder einfügen, und Strg+Z nimmt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="87"/>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="89"/>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 zeigt alles, 1 bis 9, was eine Macht weiß, Minus, was mehrere zusammen wissen. Gehalten zeigt eine Taste die Ansicht nur so lange. Der Rahmen der Karte sagt, wer sieht.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="99"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="101"/>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Auswerten entscheidet die Frist. Jedes Ergebnis hat Grund und Regel; ein Klick auf die Regel öffnet das Regelbuch.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="111"/>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="113"/>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>Die Leiste unter der Karte führt zu jeder Frist zurück. Von jeder aus kann das Spiel anders weitergehen, neben dem wirklich gespielten.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="123"/>
        <source>Nothing to save</source>
        <translation>Nichts zu speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="125"/>
        <source>Every act is in the game&apos;s file at once. Ctrl+K finds every command by its name, and F1 opens the help on whatever you are at.</source>
        <translation>Jeder Schritt steht sofort in der Spieldatei. Strg+K findet jeden Befehl nach seinem Namen, und F1 öffnet die Hilfe zu dem, wobei Sie gerade sind.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="146"/>
        <source>Short tour</source>
        <translation>Kurze Führung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="154"/>
        <source>&amp;More…</source>
        <translation>&amp;Mehr…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="155"/>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="178"/>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="178"/>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>TurnWindow</name>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="52"/>
        <source>Turn - {title}</source>
        <translation>Zug - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="57"/>
        <source>Go on all the same: pieces without an order hold</source>
        <translation>Trotzdem weiter: Figuren ohne Befehl halten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="61"/>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="64"/>
        <source>maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="65"/>
        <source>packets</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="66"/>
        <source>note them as sent</source>
        <translation>als gesandt vermerken</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="70"/>
        <location filename="../../spydip_gui/post/turn.py" line="206"/>
        <source>Write the letters</source>
        <translation>Briefe schreiben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="115"/>
        <source>Nobody plays by mail. Say who does in the status, under Player.</source>
        <translation>Niemand spielt per Post. Sagen Sie im Stand unter Spieler, wer es tut.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="126"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="142"/>
        <source>Change it in {file}; it is used from now on.</source>
        <translation>Ändern Sie ihn in {file}; er gilt von jetzt an.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="166"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="170"/>
        <source>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;, versucht mit den vorliegenden Befehlen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="209"/>
        <source>Letters written: {count}, into {folder}</source>
        <translation>Briefe geschrieben: {count}, nach {folder}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="213"/>
        <source>A folder for the letters</source>
        <translation>Ein Ordner für die Briefe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="218"/>
        <source>1  Adjudicate</source>
        <translation>1  Auswerten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="219"/>
        <source>2  Letters</source>
        <translation>2  Briefe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="54"/>
        <source>Pieces without an order</source>
        <translation>Figuren ohne Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="252"/>
        <source>Style of the letters</source>
        <translation>Stil der Briefe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="257"/>
        <source>passphrase for packets, if wanted</source>
        <translation>Kennwort für die Pakete, wenn gewünscht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="260"/>
        <source>Passphrase for packets</source>
        <translation>Kennwort für die Pakete</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="261"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="263"/>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="265"/>
        <source>Change it…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="267"/>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="273"/>
        <source>Folder for the letters</source>
        <translation>Ordner für die Briefe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="277"/>
        <source>Into</source>
        <translation>Nach</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="279"/>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="280"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>UnlockDialog</name>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="36"/>
        <source>A locked packet</source>
        <translation>Ein verschlossenes Paket</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="42"/>
        <source>“{name}” is locked. Type its passphrase, or choose the file with your key.</source>
        <translation>„{name}“ ist verschlossen. Tippen Sie sein Kennwort, oder wählen Sie die Datei mit Ihrem Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="49"/>
        <source>a file that holds AGE-SECRET-KEY-1…</source>
        <translation>eine Datei mit AGE-SECRET-KEY-1…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="50"/>
        <location filename="../../spydip_gui/post/unlock.py" line="59"/>
        <source>Key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="51"/>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="58"/>
        <source>Passphrase</source>
        <translation>Kennwort</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="64"/>
        <source>Unlock</source>
        <translation>Aufschließen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="75"/>
        <source>The file with your key</source>
        <translation>Die Datei mit Ihrem Schlüssel</translation>
    </message>
</context>
<context>
    <name>VerbBar</name>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="36"/>
        <source>Verbs</source>
        <translation>Verben</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="73"/>
        <source>Keys: {keys}</source>
        <translation>Tasten: {keys}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="86"/>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="87"/>
        <source>Hold: click the unit, or double-click it.</source>
        <translation>Halten: klicken Sie die Einheit an, oder doppelklicken Sie.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="90"/>
        <source>support</source>
        <translation>unterstützen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="91"/>
        <source>Support: drag to a unit or an arrow; also with Shift or right.</source>
        <translation>Unterstützen: auf eine Einheit oder einen Pfeil ziehen; auch mit Umschalt oder rechts.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="94"/>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="95"/>
        <source>Move: drag the piece to where it goes.</source>
        <translation>Ziehen: ziehen Sie die Figur dorthin, wohin sie geht.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="98"/>
        <source>convoy</source>
        <translation>geleiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="99"/>
        <source>Convoy: drag the fleet over the army, pinned with Space, to a coast.</source>
        <translation>Geleiten: ziehen Sie die Flotte über die Armee, mit der Leertaste festgesteckt, zu einer Küste.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="104"/>
        <source>via sea</source>
        <translation>über See</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="105"/>
        <source>By convoy even where land would do; over an army at sea: its route.</source>
        <translation>Im Geleit, auch wo es über Land ginge; über einer Armee auf See: ihr Weg.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="110"/>
        <source>observe</source>
        <translation>beobachten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="111"/>
        <source>Observe or search where the piece is.</source>
        <translation>Beobachten oder suchen, wo die Figur ist.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="114"/>
        <source>search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="115"/>
        <source>Search: point at the unit, then name the power.</source>
        <translation>Suche: zeigen Sie auf die Einheit, dann nennen Sie die Macht.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="118"/>
        <source>cut</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="119"/>
        <source>Cut the support that the unit there gives.</source>
        <translation>Die Unterstützung unterbrechen, die die Einheit dort gibt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="122"/>
        <source>spy</source>
        <translation>spionieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="123"/>
        <source>Spy or watch where the agents are.</source>
        <translation>Spionieren oder beobachten, wo die Agenten sind.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="126"/>
        <source>strike</source>
        <translation>zuschlagen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="127"/>
        <source>Kill, destroy or guard in place.</source>
        <translation>Töten, vernichten oder abwehren am Ort.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="130"/>
        <source>kill</source>
        <translation>töten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="131"/>
        <source>Kill where the piece is.</source>
        <translation>Töten, wo die Figur ist.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="134"/>
        <source>guard</source>
        <translation>bewachen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="135"/>
        <source>Counter-espionage where the spy is.</source>
        <translation>Spionageabwehr, wo der Spion ist.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="138"/>
        <source>secure</source>
        <translation>sichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="139"/>
        <source>Security: guard the unit&apos;s province.</source>
        <translation>Abwehr: die Provinz der Einheit bewachen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="142"/>
        <source>build</source>
        <translation>aufbauen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="143"/>
        <source>Build or deploy: click the place.</source>
        <translation>Aufbauen oder einsetzen: klicken Sie den Ort an.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="146"/>
        <source>set up</source>
        <translation>aufstellen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="147"/>
        <source>Set up: click the province where the piece begins.</source>
        <translation>Aufstellen: klicken Sie die Provinz an, in der die Figur beginnt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="150"/>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="151"/>
        <source>Disband or remove: click the piece.</source>
        <translation>Auflösen oder abbauen: klicken Sie die Figur an.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="154"/>
        <source>retreat</source>
        <translation>zurückziehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="155"/>
        <source>Retreat: drag the dislodged unit; again for the next best place.</source>
        <translation>Rückzug: ziehen Sie die vertriebene Einheit; noch einmal für den nächstbesten Ort.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="160"/>
        <source>disband</source>
        <translation>auflösen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="161"/>
        <source>Disband: click the unit.</source>
        <translation>Auflösen: klicken Sie die Einheit an.</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="24"/>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="25"/>
        <source>Support</source>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="26"/>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="27"/>
        <source>Convoy</source>
        <translation>Geleiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="28"/>
        <source>Move by convoy</source>
        <translation>Im Geleit ziehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="29"/>
        <source>Go aboard a fleet</source>
        <translation>An Bord einer Flotte gehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="30"/>
        <source>Go ashore</source>
        <translation>An Land gehen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="31"/>
        <source>Observe</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="32"/>
        <source>Strike, or guard against spies</source>
        <translation>Zuschlagen oder Spione abwehren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="33"/>
        <source>Search with a spy or an agent</source>
        <translation>Mit Spion oder Agent suchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="34"/>
        <source>Search with an army or a fleet</source>
        <translation>Mit Armee oder Flotte suchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="35"/>
        <source>Security</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="36"/>
        <source>Build, or bid</source>
        <translation>Aufbauen oder bieten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="37"/>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="38"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="39"/>
        <source>Put a condition to an order</source>
        <translation>Einen Befehl an eine Bedingung knüpfen</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <location filename="../../spydip_gui/panels/viewers.py" line="30"/>
        <source>Look as {name} (key {key})</source>
        <translation>Sehen wie {name} (Taste {key})</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/viewers.py" line="41"/>
        <source>Look with the ticked powers (key minus)</source>
        <translation>Mit den angehakten Mächten sehen (Taste Minus)</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="136"/>
        <source>The map of the letter</source>
        <translation>Die Karte des Briefs</translation>
    </message>
</context>
</TS>
