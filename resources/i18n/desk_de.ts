<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <location filename="../../spydip_gui/actions.py" line="22"/>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="23"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="24"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="25"/>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="26"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="32"/>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="33"/>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="34"/>
        <source>Open a sample game…</source>
        <translation>Beispielspiel öffnen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="35"/>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="39"/>
        <source>Save as a scenario…</source>
        <translation>Als Szenario speichern …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="42"/>
        <source>Export the map…</source>
        <translation>Karte exportieren …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="43"/>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="44"/>
        <source>First page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="45"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="46"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="47"/>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="48"/>
        <source>Clear all orders</source>
        <translation>Alle Befehle löschen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="49"/>
        <source>Paste orders</source>
        <translation>Befehle einfügen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="50"/>
        <source>Copy the map</source>
        <translation>Karte kopieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="51"/>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="55"/>
        <source>Edit the position…</source>
        <translation>Stellung bearbeiten …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="59"/>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="60"/>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="61"/>
        <source>Turn before</source>
        <translation>Zug davor</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="62"/>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="63"/>
        <source>Start of the game</source>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="64"/>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="65"/>
        <source>Play through the game</source>
        <translation>Spiel abspielen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="69"/>
        <source>Another way from here…</source>
        <translation>Von hier anders weiter …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="73"/>
        <source>End as a draw…</source>
        <translation>Remis erklären …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="74"/>
        <source>Closer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="75"/>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="76"/>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="77"/>
        <source>Look together…</source>
        <translation>Gemeinsam sehen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="78"/>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="79"/>
        <source>Close the curtain</source>
        <translation>Vorhang zu</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="81"/>
        <source>All commands…</source>
        <translation>Alle Befehle des Programms …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="83"/>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="84"/>
        <source>Short tour</source>
        <translation>Kurze Führung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="85"/>
        <source>About SpyDip</source>
        <translation>Über SpyDip</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="18"/>
        <source>All commands</source>
        <translation>Alle Befehle des Programms</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="20"/>
        <location filename="../../spydip_gui/panels/palette.py" line="21"/>
        <source>What is to be done?</source>
        <translation>Was ist zu tun?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="26"/>
        <source>Commands</source>
        <translation>Befehle des Programms</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="19"/>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="26"/>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="27"/>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="28"/>
        <source>else</source>
        <translation>sonst</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="49"/>
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
    <name>Desk</name>
    <message>
        <location filename="../../spydip_gui/crash.py" line="25"/>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game&apos;s contents is kept in
{path}</source>
        <translation>Das Programm hat einen Fehler gemacht; vom Spiel ist nichts verloren, denn alles steht schon in seiner Datei.

Ein Bericht ohne Inhalte des Spiels liegt in
{path}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="85"/>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="86"/>
        <location filename="../../spydip_gui/deeds.py" line="98"/>
        <source>Games (*.spydip)</source>
        <translation>Spiele (*.spydip)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="97"/>
        <source>Save the game as</source>
        <translation>Spiel speichern unter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="144"/>
        <source>There were no orders in that.</source>
        <translation>Darin waren keine Befehle.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="156"/>
        <source>{name} is no text that can be read.</source>
        <translation>{name} ist kein lesbarer Text.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="202"/>
        <source>Another way</source>
        <translation>Anders weiter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="204"/>
        <source>Its name</source>
        <translation>Wie heißt es?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="217"/>
        <source>End the game as a draw of all survivors?</source>
        <translation>Das Spiel als Remis aller Überlebenden beenden?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="256"/>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version}: Diplomacy mit Spionen, Agenten und Nebel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="263"/>
        <source>Export the map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="264"/>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="273"/>
        <source>Save as a scenario</source>
        <translation>Als Szenario speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="274"/>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/desk.py" line="104"/>
        <source>Where is the game to be kept?</source>
        <translation>Wo soll das Spiel liegen?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="71"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="72"/>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="73"/>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="74"/>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="99"/>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="21"/>
        <source>Game master</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="24"/>
        <source>Player {letter}</source>
        <translation>Spieler {letter}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="51"/>
        <source>unknown power</source>
        <translation>unbekannte Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="56"/>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="57"/>
        <source>fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="58"/>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="59"/>
        <source>spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="60"/>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="78"/>
        <source>in retreat: {unit}</source>
        <translation>auf dem Rückzug: {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="82"/>
        <source>attacked by {unit}</source>
        <translation>angegriffen von {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="86"/>
        <source>no army or fleet</source>
        <translation>keine Armee oder Flotte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="92"/>
        <source>own {kind}</source>
        <translation>eigener Stein: {kind}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="100"/>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} anwesend, unbekannt wessen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="103"/>
        <source>no {kind}</source>
        <translation>nicht hier: {kind}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="106"/>
        <source>{power}: {kind} present</source>
        <translation>{power}: {kind} anwesend</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="118"/>
        <source>centre of nobody</source>
        <translation>Zentrum ohne Besitzer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="119"/>
        <source>centre of {power}</source>
        <translation>Zentrum von {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="125"/>
        <source>your unit here was attacked in vain</source>
        <translation>Ihre Einheit hier wurde vergeblich angegriffen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="129"/>
        <source>your spy reports from here</source>
        <translation>Ihr Spion berichtet von hier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="133"/>
        <source>your spy here fell silent</source>
        <translation>Ihr Spion hier schweigt</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <location filename="../../spydip_gui/window.py" line="185"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="186"/>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="187"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="189"/>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="190"/>
        <source>Intelligence</source>
        <translation>Erkenntnisse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="191"/>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="222"/>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="227"/>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="252"/>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="253"/>
        <source>Due: {phase}</source>
        <translation>Fällig: {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../../spydip_gui/document.py" line="197"/>
        <location filename="../../spydip_gui/document.py" line="211"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="207"/>
        <source>Clear orders</source>
        <translation>Befehle löschen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="216"/>
        <source>Adjudication</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="220"/>
        <source>Edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="242"/>
        <location filename="../../spydip_gui/document.py" line="251"/>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
</context>
<context>
    <name>DocumentDesk</name>
    <message>
        <location filename="../../spydip_gui/gestures/writing.py" line="45"/>
        <source>Clear orders</source>
        <translation>Befehle löschen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/writing.py" line="51"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="35"/>
        <source>Play the game from here</source>
        <translation>Spiel von hier abspielen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="38"/>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="40"/>
        <source>Another way…</source>
        <translation>Anders weiter …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="41"/>
        <source>Go on another way from the turn looked at</source>
        <translation>Vom gezeigten Zug an anders weiterspielen</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="23"/>
        <location filename="../../spydip_gui/panels/intelligence.py" line="24"/>
        <source>Search provinces and facts</source>
        <translation>Provinzen und Erkenntnisse suchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="29"/>
        <source>Facts by province</source>
        <translation>Erkenntnisse nach Provinzen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="77"/>
        <source>Of the whole board</source>
        <translation>Vom ganzen Brett</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="17"/>
        <source>Sealed bids</source>
        <translation>Verdeckte Gebote</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="42"/>
        <source>{spent} laid, {left} left</source>
        <translation>{spent} gesetzt, {left} übrig</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <location filename="../../spydip_gui/map/pane.py" line="74"/>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="58"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>What it means</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="103"/>
        <source>Fridays, 20:00</source>
        <translation>freitags, 20:00</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="104"/>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="105"/>
        <source>Search the options</source>
        <translation>Optionen suchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="108"/>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="109"/>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="110"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="111"/>
        <source>Deadlines</source>
        <translation>Fristen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="117"/>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="118"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="121"/>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>somebody here</source>
        <translation>jemand hier</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>somebody by mail</source>
        <translation>jemand per Post</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="170"/>
        <source>name@example.org</source>
        <translation>name@example.org</translation>
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
    <name>OrdersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="49"/>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="56"/>
        <source>Orders of</source>
        <translation>Befehle von</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="61"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="83"/>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/orders.py" line="96"/>
        <source>%n without order</source>
        <translation>
            <numerusform>%n ohne Befehl</numerusform>
            <numerusform>%n ohne Befehl</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="96"/>
        <source>Nothing is missing</source>
        <translation>Nichts fehlt</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="31"/>
        <source>Edit the position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="51"/>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>Eine Änderung von Hand braucht einen Grund, für die Akten.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="59"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="60"/>
        <source>Units, one a line</source>
        <translation>Einheiten, eine je Zeile</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="61"/>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="62"/>
        <source>Covert pieces, one a line</source>
        <translation>Verdeckte Figuren, eine je Zeile</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="63"/>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="105"/>
        <source>A unit of {power} stands in {place} already.</source>
        <translation>In {place} steht schon eine Einheit von {power}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="111"/>
        <source>{name} is no supply centre.</source>
        <translation>{name} ist kein Versorgungszentrum.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="20"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="21"/>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="22"/>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="23"/>
        <source>Asked</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="24"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="30"/>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/powers.py" line="67"/>
        <source>%n credits</source>
        <translation>
            <numerusform>%n Kredit</numerusform>
            <numerusform>%n Kredite</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="70"/>
        <source>controlled by {player}</source>
        <translation>beherrscht von {player}</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="35"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="66"/>
        <source>No results are known here.</source>
        <translation>Hier sind keine Ergebnisse bekannt.</translation>
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
    <name>RulebookPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="31"/>
        <location filename="../../spydip_gui/panels/rulebook.py" line="32"/>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="36"/>
        <source>Clauses</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="40"/>
        <source>Clause</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="67"/>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>Ein Abschnitt der Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="68"/>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>Ein Abschnitt des gedruckten Regelhefts des Grundspiels.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="90"/>
        <source>Options of this game</source>
        <translation>Optionen dieses Spiels</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="21"/>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Züge, Unterstützungen, ein Geleit, Rückzüge und Aufbauten, alles offen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="26"/>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Spione gehen den Armeen voraus, fahren auf Flotten, sehen sich um und töten.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="31"/>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Niemand sieht über seine Grenzen, außer durch zwei Spione.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="34"/>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Verborgene Hände stören Unterstützungen und töten; andere jagen sie.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="37"/>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Agenten im Dutzend; die Abwehr macht Gefangene, die heimgehen oder erschossen werden.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="42"/>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Zwei Spieler bieten um die Heere von fünf Ländern.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="56"/>
        <source>Sample games</source>
        <translation>Beispielspiele</translation>
    </message>
</context>
<context>
    <name>SentenceSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="17"/>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="41"/>
        <source>keep</source>
        <translation>behalten</translation>
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
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/settings.py" line="15"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="51"/>
        <source>Tray</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="101"/>
        <source>Build</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="105"/>
        <source>✕ remove</source>
        <translation>✕ entfernen</translation>
    </message>
</context>
<context>
    <name>StackSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="26"/>
        <source>{count} in {place}</source>
        <translation>{count} in {place}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="31"/>
        <source>Another row</source>
        <translation>Weitere Zeile</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="66"/>
        <source>{done} of {count}</source>
        <translation>{done} von {count}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="68"/>
        <source>, {left} without a task</source>
        <translation>, {left} ohne Auftrag</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="70"/>
        <source>: too many</source>
        <translation>: zu viele</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="36"/>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="38"/>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="47"/>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="48"/>
        <source>Sample games</source>
        <translation>Beispielspiele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="52"/>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy mit Spionen, Agenten und Nebel.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="73"/>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="73"/>
        <source>Games (*.spydip)</source>
        <translation>Spiele (*.spydip)</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="83"/>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="85"/>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="87"/>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="137"/>
        <source>Spare {power}</source>
        <translation>{power} verschonen</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="8"/>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="10"/>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go.</source>
        <translation>Ziehen Sie von einer Provinz zur anderen, um der Figur dort zu befehlen. Mit S unterstützt sie, mit C führt sie ein Geleit, mit H hält sie; die Zeile am Zeiger zeigt den Befehl, der entsteht. Esc lässt los.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="19"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="21"/>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Jede Figur hat eine Zeile; die ohne Befehl leuchten. Befehle lassen sich auch eintippen oder einfügen, und Strg+Z nimmt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="29"/>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="31"/>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 zeigt alles, 1 bis 9, was eine Macht weiß, Minus, was mehrere zusammen wissen. Gehalten zeigt eine Taste die Ansicht nur so lange. Der Rahmen der Karte sagt, wer sieht.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="39"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="41"/>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Auswerten entscheidet die Frist. Jedes Ergebnis hat Grund und Regel; ein Klick auf die Regel öffnet das Regelbuch.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="49"/>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="51"/>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>Die Leiste unter der Karte führt zu jeder Frist zurück. Von jeder aus kann das Spiel anders weitergehen, neben dem wirklich gespielten.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="59"/>
        <source>Nothing to save</source>
        <translation>Nichts zu speichern</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="61"/>
        <source>Every act is in the game&apos;s file at once. Ctrl+K finds every command by its name.</source>
        <translation>Alles steht sofort in der Datei des Spiels. Strg+K findet jeden Befehl des Programms beim Namen.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="77"/>
        <source>Short tour</source>
        <translation>Kurze Führung</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="89"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="116"/>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="116"/>
        <source>Next</source>
        <translation>Weiter</translation>
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
</TS>
