<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Open a sample game…</source>
        <translation>Beispielspiel öffnen …</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save as a scenario…</source>
        <translation>Als Szenario speichern …</translation>
    </message>
    <message>
        <source>Export the map…</source>
        <translation>Karte exportieren …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Clear all orders</source>
        <translation>Alle Befehle löschen</translation>
    </message>
    <message>
        <source>Paste orders</source>
        <translation>Befehle einfügen</translation>
    </message>
    <message>
        <source>Copy the map</source>
        <translation>Karte kopieren</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Edit the position…</source>
        <translation>Stellung bearbeiten …</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Zug davor</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Play through the game</source>
        <translation>Spiel abspielen</translation>
    </message>
    <message>
        <source>Another way from here…</source>
        <translation>Von hier anders weiter …</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>Remis erklären …</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Look together…</source>
        <translation>Gemeinsam sehen …</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Vorhang zu</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>Alle Befehle des Programms …</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Short tour</source>
        <translation>Kurze Führung</translation>
    </message>
    <message>
        <source>About SpyDip</source>
        <translation>Über SpyDip</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle des Programms</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation>Was ist zu tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle des Programms</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Vorhang auf</translation>
    </message>
    <message>
        <source>{name}, it is your turn at the screen.</source>
        <translation>{name} ist jetzt am Bildschirm dran.</translation>
    </message>
    <message>
        <source>Type your PIN.</source>
        <translation>Geben Sie Ihre PIN ein.</translation>
    </message>
    <message>
        <source>Everybody else looks away. A PIN typed now is asked for next time.</source>
        <translation>Alle anderen sehen weg. Eine jetzt eingegebene PIN wird das nächste Mal verlangt.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game's contents is kept in
{path}</source>
        <translation>Das Programm hat einen Fehler gemacht; vom Spiel ist nichts verloren, denn alles steht schon in seiner Datei.

Ein Bericht ohne Inhalte des Spiels liegt in
{path}</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games (*.spydip)</source>
        <translation>Spiele (*.spydip)</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Spiel speichern unter</translation>
    </message>
    <message>
        <source>There were no orders in that.</source>
        <translation>Darin waren keine Befehle.</translation>
    </message>
    <message>
        <source>{name} is no text that can be read.</source>
        <translation>{name} ist kein lesbarer Text.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Anders weiter</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Wie heißt es?</translation>
    </message>
    <message>
        <source>End the game as a draw of all survivors?</source>
        <translation>Das Spiel als Remis aller Überlebenden beenden?</translation>
    </message>
    <message>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version}: Diplomacy mit Spionen, Agenten und Nebel.</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Save as a scenario</source>
        <translation>Als Szenario speichern</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
        <source>Where is the game to be kept?</source>
        <translation>Wo soll das Spiel liegen?</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Spieler {letter}</translation>
    </message>
    <message>
        <source>unknown power</source>
        <translation>unbekannte Macht</translation>
    </message>
    <message>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>in retreat: {unit}</source>
        <translation>auf dem Rückzug: {unit}</translation>
    </message>
    <message>
        <source>attacked by {unit}</source>
        <translation>angegriffen von {unit}</translation>
    </message>
    <message>
        <source>no army or fleet</source>
        <translation>keine Armee oder Flotte</translation>
    </message>
    <message>
        <source>own {kind}</source>
        <translation>eigener Stein: {kind}</translation>
    </message>
    <message>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} anwesend, unbekannt wessen</translation>
    </message>
    <message>
        <source>no {kind}</source>
        <translation>nicht hier: {kind}</translation>
    </message>
    <message>
        <source>{power}: {kind} present</source>
        <translation>{power}: {kind} anwesend</translation>
    </message>
    <message>
        <source>centre of nobody</source>
        <translation>Zentrum ohne Besitzer</translation>
    </message>
    <message>
        <source>centre of {power}</source>
        <translation>Zentrum von {power}</translation>
    </message>
    <message>
        <source>your unit here was attacked in vain</source>
        <translation>Ihre Einheit hier wurde vergeblich angegriffen</translation>
    </message>
    <message>
        <source>your spy reports from here</source>
        <translation>Ihr Spion berichtet von hier</translation>
    </message>
    <message>
        <source>your spy here fell silent</source>
        <translation>Ihr Spion hier schweigt</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Erkenntnisse</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Due: {phase}</source>
        <translation>Fällig: {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Clear orders</source>
        <translation>Befehle löschen</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
</context>
<context>
    <name>DocumentDesk</name>
    <message>
        <source>Clear orders</source>
        <translation>Befehle löschen</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <source>Play the game from here</source>
        <translation>Spiel von hier abspielen</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>Another way…</source>
        <translation>Anders weiter …</translation>
    </message>
    <message>
        <source>Go on another way from the turn looked at</source>
        <translation>Vom gezeigten Zug an anders weiterspielen</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <source>Search provinces and facts</source>
        <translation>Provinzen und Erkenntnisse suchen</translation>
    </message>
    <message>
        <source>Facts by province</source>
        <translation>Erkenntnisse nach Provinzen</translation>
    </message>
    <message>
        <source>Of the whole board</source>
        <translation>Vom ganzen Brett</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Fridays, 20:00</source>
        <translation>freitags, 20:00</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Optionen suchen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Fristen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>somebody here</source>
        <translation>jemand hier</translation>
    </message>
    <message>
        <source>somebody by mail</source>
        <translation>jemand per Post</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>name@example.org</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <source>New order</source>
        <translation>Neuer Befehl</translation>
    </message>
    <message>
        <source>Type an order, such as A PAR - BUR</source>
        <translation>Befehl eingeben, etwa A PAR - BUR</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Orders of</source>
        <translation>Befehle von</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%n without order</source>
        <translation>
            <numerusform>%n ohne Befehl</numerusform><numerusform>%n ohne Befehl</numerusform></translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Nichts fehlt</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>Edit the position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>Eine Änderung von Hand braucht einen Grund, für die Akten.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Units, one a line</source>
        <translation>Einheiten, eine je Zeile</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Covert pieces, one a line</source>
        <translation>Verdeckte Figuren, eine je Zeile</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>A unit of {power} stands in {place} already.</source>
        <translation>In {place} steht schon eine Einheit von {power}.</translation>
    </message>
    <message>
        <source>{name} is no supply centre.</source>
        <translation>{name} ist kein Versorgungszentrum.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message numerus="yes">
        <source>%n credits</source>
        <translation>
            <numerusform>%n Kredit</numerusform><numerusform>%n Kredite</numerusform></translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation>beherrscht von {player}</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>No results are known here.</source>
        <translation>Hier sind keine Ergebnisse bekannt.</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Choose the order</source>
        <translation>Befehl wählen</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>Ein Abschnitt der Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>Ein Abschnitt des gedruckten Regelhefts des Grundspiels.</translation>
    </message>
    <message>
        <source>Options of this game</source>
        <translation>Optionen dieses Spiels</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Züge, Unterstützungen, ein Geleit, Rückzüge und Aufbauten, alles offen.</translation>
    </message>
    <message>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Spione gehen den Armeen voraus, fahren auf Flotten, sehen sich um und töten.</translation>
    </message>
    <message>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Niemand sieht über seine Grenzen, außer durch zwei Spione.</translation>
    </message>
    <message>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Verborgene Hände stören Unterstützungen und töten; andere jagen sie.</translation>
    </message>
    <message>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Agenten im Dutzend; die Abwehr macht Gefangene, die heimgehen oder erschossen werden.</translation>
    </message>
    <message>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Zwei Spieler bieten um die Heere von fünf Ländern.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <source>Sample games</source>
        <translation>Beispielspiele</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The colours of the map and the windows.</source>
        <translation>Die Farben der Karte und der Fenster.</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Takes effect when the program is next started.</source>
        <translation>Gilt ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>Curtain between players</source>
        <translation>Vorhang zwischen Spielern</translation>
    </message>
    <message>
        <source>Hides everything before another player's view is shown.</source>
        <translation>Verdeckt alles, bevor die Ansicht eines anderen gezeigt wird.</translation>
    </message>
    <message>
        <source>Ask before adjudicating</source>
        <translation>Vor dem Auswerten fragen</translation>
    </message>
    <message>
        <source>Asks when units are still without orders.</source>
        <translation>Fragt, wenn Einheiten noch ohne Befehl sind.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Tray</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>✕ remove</source>
        <translation>✕ entfernen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <source>Sample games</source>
        <translation>Beispielspiele</translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy mit Spionen, Agenten und Nebel.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games (*.spydip)</source>
        <translation>Spiele (*.spydip)</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go.</source>
        <translation>Ziehen Sie von einer Provinz zur anderen, um der Figur dort zu befehlen. Mit S unterstützt sie, mit C führt sie ein Geleit, mit H hält sie; die Zeile am Zeiger zeigt den Befehl, der entsteht. Esc lässt los.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Jede Figur hat eine Zeile; die ohne Befehl leuchten. Befehle lassen sich auch eintippen oder einfügen, und Strg+Z nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 zeigt alles, 1 bis 9, was eine Macht weiß, Minus, was mehrere zusammen wissen. Gehalten zeigt eine Taste die Ansicht nur so lange. Der Rahmen der Karte sagt, wer sieht.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Auswerten entscheidet die Frist. Jedes Ergebnis hat Grund und Regel; ein Klick auf die Regel öffnet das Regelbuch.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>Die Leiste unter der Karte führt zu jeder Frist zurück. Von jeder aus kann das Spiel anders weitergehen, neben dem wirklich gespielten.</translation>
    </message>
    <message>
        <source>Nothing to save</source>
        <translation>Nichts zu speichern</translation>
    </message>
    <message>
        <source>Every act is in the game's file at once. Ctrl+K finds every command by its name.</source>
        <translation>Alles steht sofort in der Datei des Spiels. Strg+K findet jeden Befehl des Programms beim Namen.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <source>Short tour</source>
        <translation>Kurze Führung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <source>Look as {name} (key {key})</source>
        <translation>Sehen wie {name} (Taste {key})</translation>
    </message>
    <message>
        <source>Look with the ticked powers (key minus)</source>
        <translation>Mit den angehakten Mächten sehen (Taste Minus)</translation>
    </message>
</context>
</TS>
