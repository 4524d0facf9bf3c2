<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turn</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Open a sample game…</source>
        <translation>Open a sample game…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Save as a scenario…</source>
        <translation>Save as a scenario…</translation>
    </message>
    <message>
        <source>Export the map…</source>
        <translation>Export the map…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>First page</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Clear all orders</source>
        <translation>Clear all orders</translation>
    </message>
    <message>
        <source>Paste orders</source>
        <translation>Paste orders</translation>
    </message>
    <message>
        <source>Copy the map</source>
        <translation>Copy the map</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copy the report</translation>
    </message>
    <message>
        <source>Edit the position…</source>
        <translation>Edit the position…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Settings…</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Turn before</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Start of the game</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Last turn</translation>
    </message>
    <message>
        <source>Play through the game</source>
        <translation>Play through the game</translation>
    </message>
    <message>
        <source>Another way from here…</source>
        <translation>Another way from here…</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>End as a draw…</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Closer</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Farther</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Whole board</translation>
    </message>
    <message>
        <source>Look together…</source>
        <translation>Look together…</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Close the curtain</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>All commands…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Short tour</source>
        <translation>Short tour</translation>
    </message>
    <message>
        <source>About SpyDip</source>
        <translation>About SpyDip</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>All commands</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation>What is to be done?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commands</translation>
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
        <translation>Open the curtain</translation>
    </message>
    <message>
        <source>{name}, it is your turn at the screen.</source>
        <translation>{name}, it is your turn at the screen.</translation>
    </message>
    <message>
        <source>Type your PIN.</source>
        <translation>Type your PIN.</translation>
    </message>
    <message>
        <source>Everybody else looks away. A PIN typed now is asked for next time.</source>
        <translation>Everybody else looks away. A PIN typed now is asked for next time.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>That is not the PIN.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game's contents is kept in
{path}</source>
        <translation>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game's contents is kept in
{path}</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>Games (*.spydip)</source>
        <translation>Games (*.spydip)</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Save the game as</translation>
    </message>
    <message>
        <source>There were no orders in that.</source>
        <translation>There were no orders in that.</translation>
    </message>
    <message>
        <source>{name} is no text that can be read.</source>
        <translation>{name} is no text that can be read.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Another way</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Its name</translation>
    </message>
    <message>
        <source>End the game as a draw of all survivors?</source>
        <translation>End the game as a draw of all survivors?</translation>
    </message>
    <message>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version}: Diplomacy with spies, agents and fog.</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Export the map</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Pictures (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Save as a scenario</source>
        <translation>Save as a scenario</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Scenarios (*.toml)</translation>
    </message>
    <message>
        <source>Where is the game to be kept?</source>
        <translation>Where is the game to be kept?</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Piece</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>no order</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Game master</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Player {letter}</translation>
    </message>
    <message>
        <source>unknown power</source>
        <translation>unknown power</translation>
    </message>
    <message>
        <source>army</source>
        <translation>army</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>fleet</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unit</translation>
    </message>
    <message>
        <source>spy</source>
        <translation>spy</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <source>in retreat: {unit}</source>
        <translation>in retreat: {unit}</translation>
    </message>
    <message>
        <source>attacked by {unit}</source>
        <translation>attacked by {unit}</translation>
    </message>
    <message>
        <source>no army or fleet</source>
        <translation>no army or fleet</translation>
    </message>
    <message>
        <source>own {kind}</source>
        <translation>own {kind}</translation>
    </message>
    <message>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} present, nobody knows whose</translation>
    </message>
    <message>
        <source>no {kind}</source>
        <translation>no {kind}</translation>
    </message>
    <message>
        <source>{power}: {kind} present</source>
        <translation>{power}: {kind} present</translation>
    </message>
    <message>
        <source>centre of nobody</source>
        <translation>centre of nobody</translation>
    </message>
    <message>
        <source>centre of {power}</source>
        <translation>centre of {power}</translation>
    </message>
    <message>
        <source>your unit here was attacked in vain</source>
        <translation>your unit here was attacked in vain</translation>
    </message>
    <message>
        <source>your spy reports from here</source>
        <translation>your spy reports from here</translation>
    </message>
    <message>
        <source>your spy here fell silent</source>
        <translation>your spy here fell silent</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Views</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Due: {phase}</source>
        <translation>Due: {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Clear orders</source>
        <translation>Clear orders</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Adjudication</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
</context>
<context>
    <name>DocumentDesk</name>
    <message>
        <source>Clear orders</source>
        <translation>Clear orders</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <source>Play the game from here</source>
        <translation>Play the game from here</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
    <message>
        <source>Another way…</source>
        <translation>Another way…</translation>
    </message>
    <message>
        <source>Go on another way from the turn looked at</source>
        <translation>Go on another way from the turn looked at</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <source>Search provinces and facts</source>
        <translation>Search provinces and facts</translation>
    </message>
    <message>
        <source>Facts by province</source>
        <translation>Facts by province</translation>
    </message>
    <message>
        <source>Of the whole board</source>
        <translation>Of the whole board</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>What it means</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Fridays, 20:00</source>
        <translation>Fridays, 20:00</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Search the options</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Deadlines</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>somebody here</source>
        <translation>somebody here</translation>
    </message>
    <message>
        <source>somebody by mail</source>
        <translation>somebody by mail</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
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
        <translation>New order</translation>
    </message>
    <message>
        <source>Type an order, such as A PAR - BUR</source>
        <translation>Type an order, such as A PAR - BUR</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <source>Orders of</source>
        <translation>Orders of</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Everybody</translation>
    </message>
    <message numerus="yes">
        <source>%n without order</source>
        <translation>
            <numerusform>%n without order</numerusform><numerusform>%n without order</numerusform></translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Nothing is missing</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>Edit the position</source>
        <translation>Edit the position</translation>
    </message>
    <message>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>A change by hand needs a reason, for the record.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Units, one a line</source>
        <translation>Units, one a line</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Covert pieces, one a line</source>
        <translation>Covert pieces, one a line</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>A unit of {power} stands in {place} already.</source>
        <translation>A unit of {power} stands in {place} already.</translation>
    </message>
    <message>
        <source>{name} is no supply centre.</source>
        <translation>{name} is no supply centre.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Units</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Asked</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message numerus="yes">
        <source>%n credits</source>
        <translation>
            <numerusform>%n credit</numerusform><numerusform>%n credits</numerusform></translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation>controlled by {player}</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>No results are known here.</source>
        <translation>No results are known here.</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Choose the order</source>
        <translation>Choose the order</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
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
        <translation>A section of the Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>A section of the printed rulebook of the standard game.</translation>
    </message>
    <message>
        <source>Options of this game</source>
        <translation>Options of this game</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Moves, supports, a convoy, retreats and builds, all in the open.</translation>
    </message>
    <message>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Spies go before the armies, ride on fleets, look about and kill.</translation>
    </message>
    <message>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Nobody sees beyond his own borders, but for two spies.</translation>
    </message>
    <message>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Hidden hands cut supports and kill; others hunt for them.</translation>
    </message>
    <message>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Agents by the dozen; security takes prisoners, who go home or are shot.</translation>
    </message>
    <message>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Two players bid for the armies of five countries.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <source>Sample games</source>
        <translation>Sample games</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dark</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>The colours of the map and the windows.</source>
        <translation>The colours of the map and the windows.</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>as the system</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Takes effect when the program is next started.</source>
        <translation>Takes effect when the program is next started.</translation>
    </message>
    <message>
        <source>Curtain between players</source>
        <translation>Curtain between players</translation>
    </message>
    <message>
        <source>Hides everything before another player's view is shown.</source>
        <translation>Hides everything before another player's view is shown.</translation>
    </message>
    <message>
        <source>Ask before adjudicating</source>
        <translation>Ask before adjudicating</translation>
    </message>
    <message>
        <source>Asks when units are still without orders.</source>
        <translation>Asks when units are still without orders.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Tray</source>
        <translation>Tray</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>✕ remove</source>
        <translation>✕ remove</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recent games</translation>
    </message>
    <message>
        <source>Sample games</source>
        <translation>Sample games</translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy with spies, agents and fog.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>Games (*.spydip)</source>
        <translation>Games (*.spydip)</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The map</source>
        <translation>The map</translation>
    </message>
    <message>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go.</source>
        <translation>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Views</translation>
    </message>
    <message>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</translation>
    </message>
    <message>
        <source>Nothing to save</source>
        <translation>Nothing to save</translation>
    </message>
    <message>
        <source>Every act is in the game's file at once. Ctrl+K finds every command by its name.</source>
        <translation>Every act is in the game's file at once. Ctrl+K finds every command by its name.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <source>Short tour</source>
        <translation>Short tour</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <source>Look as {name} (key {key})</source>
        <translation>Look as {name} (key {key})</translation>
    </message>
    <message>
        <source>Look with the ticked powers (key minus)</source>
        <translation>Look with the ticked powers (key minus)</translation>
    </message>
</context>
</TS>
