<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <location filename="../../spydip_gui/actions.py" line="22"/>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="23"/>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="24"/>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="25"/>
        <source>&amp;Turn</source>
        <translation>&amp;Turn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="26"/>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="32"/>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="33"/>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="34"/>
        <source>Open a sample game…</source>
        <translation>Open a sample game…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="35"/>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="39"/>
        <source>Save as a scenario…</source>
        <translation>Save as a scenario…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="42"/>
        <source>Export the map…</source>
        <translation>Export the map…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="43"/>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="44"/>
        <source>First page</source>
        <translation>First page</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="45"/>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="46"/>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="47"/>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="48"/>
        <source>Clear all orders</source>
        <translation>Clear all orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="49"/>
        <source>Paste orders</source>
        <translation>Paste orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="50"/>
        <source>Copy the map</source>
        <translation>Copy the map</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="51"/>
        <source>Copy the report</source>
        <translation>Copy the report</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="55"/>
        <source>Edit the position…</source>
        <translation>Edit the position…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="59"/>
        <source>Settings…</source>
        <translation>Settings…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="60"/>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="61"/>
        <source>Turn before</source>
        <translation>Turn before</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="62"/>
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="63"/>
        <source>Start of the game</source>
        <translation>Start of the game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="64"/>
        <source>Last turn</source>
        <translation>Last turn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="65"/>
        <source>Play through the game</source>
        <translation>Play through the game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="69"/>
        <source>Another way from here…</source>
        <translation>Another way from here…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="73"/>
        <source>End as a draw…</source>
        <translation>End as a draw…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="74"/>
        <source>Closer</source>
        <translation>Closer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="75"/>
        <source>Farther</source>
        <translation>Farther</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="76"/>
        <source>Whole board</source>
        <translation>Whole board</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="77"/>
        <source>Look together…</source>
        <translation>Look together…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="78"/>
        <source>Light or dark</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="79"/>
        <source>Close the curtain</source>
        <translation>Close the curtain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="81"/>
        <source>All commands…</source>
        <translation>All commands…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="83"/>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="84"/>
        <source>Short tour</source>
        <translation>Short tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="85"/>
        <source>About SpyDip</source>
        <translation>About SpyDip</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="18"/>
        <source>All commands</source>
        <translation>All commands</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="20"/>
        <location filename="../../spydip_gui/panels/palette.py" line="21"/>
        <source>What is to be done?</source>
        <translation>What is to be done?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="26"/>
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="19"/>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="26"/>
        <source>If</source>
        <translation>If</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="27"/>
        <source>then</source>
        <translation>then</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="28"/>
        <source>else</source>
        <translation>else</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="49"/>
        <source>That is no condition yet.</source>
        <translation>That is no condition yet.</translation>
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
        <translation>Open the curtain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="54"/>
        <source>{name}, it is your turn at the screen.</source>
        <translation>{name}, it is your turn at the screen.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="56"/>
        <source>Type your PIN.</source>
        <translation>Type your PIN.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="58"/>
        <source>Everybody else looks away. A PIN typed now is asked for next time.</source>
        <translation>Everybody else looks away. A PIN typed now is asked for next time.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/curtain.py" line="79"/>
        <source>That is not the PIN.</source>
        <translation>That is not the PIN.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <location filename="../../spydip_gui/crash.py" line="25"/>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game&apos;s contents is kept in
{path}</source>
        <translation>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game&apos;s contents is kept in
{path}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="85"/>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="86"/>
        <location filename="../../spydip_gui/deeds.py" line="98"/>
        <source>Games (*.spydip)</source>
        <translation>Games (*.spydip)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="97"/>
        <source>Save the game as</source>
        <translation>Save the game as</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="144"/>
        <source>There were no orders in that.</source>
        <translation>There were no orders in that.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="156"/>
        <source>{name} is no text that can be read.</source>
        <translation>{name} is no text that can be read.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="202"/>
        <source>Another way</source>
        <translation>Another way</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="204"/>
        <source>Its name</source>
        <translation>Its name</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="217"/>
        <source>End the game as a draw of all survivors?</source>
        <translation>End the game as a draw of all survivors?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="256"/>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version}: Diplomacy with spies, agents and fog.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="263"/>
        <source>Export the map</source>
        <translation>Export the map</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="264"/>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Pictures (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="273"/>
        <source>Save as a scenario</source>
        <translation>Save as a scenario</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="274"/>
        <source>Scenarios (*.toml)</source>
        <translation>Scenarios (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/desk.py" line="104"/>
        <source>Where is the game to be kept?</source>
        <translation>Where is the game to be kept?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="71"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="72"/>
        <source>Piece</source>
        <translation>Piece</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="73"/>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="74"/>
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="99"/>
        <source>no order</source>
        <translation>no order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="21"/>
        <source>Game master</source>
        <translation>Game master</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="24"/>
        <source>Player {letter}</source>
        <translation>Player {letter}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="51"/>
        <source>unknown power</source>
        <translation>unknown power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="56"/>
        <source>army</source>
        <translation>army</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="57"/>
        <source>fleet</source>
        <translation>fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="58"/>
        <source>unit</source>
        <translation>unit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="59"/>
        <source>spy</source>
        <translation>spy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="60"/>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="78"/>
        <source>in retreat: {unit}</source>
        <translation>in retreat: {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="82"/>
        <source>attacked by {unit}</source>
        <translation>attacked by {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="86"/>
        <source>no army or fleet</source>
        <translation>no army or fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="92"/>
        <source>own {kind}</source>
        <translation>own {kind}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="100"/>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} present, nobody knows whose</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="103"/>
        <source>no {kind}</source>
        <translation>no {kind}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="106"/>
        <source>{power}: {kind} present</source>
        <translation>{power}: {kind} present</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="118"/>
        <source>centre of nobody</source>
        <translation>centre of nobody</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="119"/>
        <source>centre of {power}</source>
        <translation>centre of {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="125"/>
        <source>your unit here was attacked in vain</source>
        <translation>your unit here was attacked in vain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="129"/>
        <source>your spy reports from here</source>
        <translation>your spy reports from here</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="133"/>
        <source>your spy here fell silent</source>
        <translation>your spy here fell silent</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <location filename="../../spydip_gui/window.py" line="185"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="186"/>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="187"/>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="189"/>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="190"/>
        <source>Intelligence</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="191"/>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="222"/>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="227"/>
        <source>Views</source>
        <translation>Views</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="252"/>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="253"/>
        <source>Due: {phase}</source>
        <translation>Due: {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../../spydip_gui/document.py" line="197"/>
        <location filename="../../spydip_gui/document.py" line="211"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="207"/>
        <source>Clear orders</source>
        <translation>Clear orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="216"/>
        <source>Adjudication</source>
        <translation>Adjudication</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="220"/>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/document.py" line="242"/>
        <location filename="../../spydip_gui/document.py" line="251"/>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
</context>
<context>
    <name>DocumentDesk</name>
    <message>
        <location filename="../../spydip_gui/gestures/writing.py" line="45"/>
        <source>Clear orders</source>
        <translation>Clear orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/writing.py" line="51"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="35"/>
        <source>Play the game from here</source>
        <translation>Play the game from here</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="38"/>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="40"/>
        <source>Another way…</source>
        <translation>Another way…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="41"/>
        <source>Go on another way from the turn looked at</source>
        <translation>Go on another way from the turn looked at</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="23"/>
        <location filename="../../spydip_gui/panels/intelligence.py" line="24"/>
        <source>Search provinces and facts</source>
        <translation>Search provinces and facts</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="29"/>
        <source>Facts by province</source>
        <translation>Facts by province</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="77"/>
        <source>Of the whole board</source>
        <translation>Of the whole board</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="17"/>
        <source>Sealed bids</source>
        <translation>Sealed bids</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="42"/>
        <source>{spent} laid, {left} left</source>
        <translation>{spent} laid, {left} left</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <location filename="../../spydip_gui/map/pane.py" line="74"/>
        <source>Map</source>
        <translation>Map</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="58"/>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="66"/>
        <source>What it means</source>
        <translation>What it means</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Played by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="67"/>
        <source>Address</source>
        <translation>Address</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="103"/>
        <source>Fridays, 20:00</source>
        <translation>Fridays, 20:00</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="104"/>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="105"/>
        <source>Search the options</source>
        <translation>Search the options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="108"/>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="109"/>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="110"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="111"/>
        <source>Deadlines</source>
        <translation>Deadlines</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="117"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="118"/>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="121"/>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>somebody here</source>
        <translation>somebody here</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>somebody by mail</source>
        <translation>somebody by mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="160"/>
        <source>nobody</source>
        <translation>nobody</translation>
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
        <translation>New order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/entry.py" line="33"/>
        <source>Type an order, such as A PAR - BUR</source>
        <translation>Type an order, such as A PAR - BUR</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="49"/>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="56"/>
        <source>Orders of</source>
        <translation>Orders of</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="61"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="83"/>
        <source>Everybody</source>
        <translation>Everybody</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/orders.py" line="96"/>
        <source>%n without order</source>
        <translation>
            <numerusform>%n without order</numerusform>
            <numerusform>%n without order</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="96"/>
        <source>Nothing is missing</source>
        <translation>Nothing is missing</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="31"/>
        <source>Edit the position</source>
        <translation>Edit the position</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="51"/>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>A change by hand needs a reason, for the record.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="59"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="60"/>
        <source>Units, one a line</source>
        <translation>Units, one a line</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="61"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="62"/>
        <source>Covert pieces, one a line</source>
        <translation>Covert pieces, one a line</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="63"/>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="105"/>
        <source>A unit of {power} stands in {place} already.</source>
        <translation>A unit of {power} stands in {place} already.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="111"/>
        <source>{name} is no supply centre.</source>
        <translation>{name} is no supply centre.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="20"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="21"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="22"/>
        <source>Units</source>
        <translation>Units</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="23"/>
        <source>Asked</source>
        <translation>Asked</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="24"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="30"/>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/powers.py" line="67"/>
        <source>%n credits</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="70"/>
        <source>controlled by {player}</source>
        <translation>controlled by {player}</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="34"/>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="35"/>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="66"/>
        <source>No results are known here.</source>
        <translation>No results are known here.</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <location filename="../../spydip_gui/gestures/ring.py" line="30"/>
        <source>Choose the order</source>
        <translation>Choose the order</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="31"/>
        <location filename="../../spydip_gui/panels/rulebook.py" line="32"/>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
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
        <translation>A section of the Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="68"/>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>A section of the printed rulebook of the standard game.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="90"/>
        <source>Options of this game</source>
        <translation>Options of this game</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="21"/>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Moves, supports, a convoy, retreats and builds, all in the open.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="26"/>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Spies go before the armies, ride on fleets, look about and kill.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="31"/>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Nobody sees beyond his own borders, but for two spies.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="34"/>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Hidden hands cut supports and kill; others hunt for them.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="37"/>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Agents by the dozen; security takes prisoners, who go home or are shot.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="42"/>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Two players bid for the armies of five countries.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="56"/>
        <source>Sample games</source>
        <translation>Sample games</translation>
    </message>
</context>
<context>
    <name>SentenceSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="17"/>
        <source>Prisoners</source>
        <translation>Prisoners</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="41"/>
        <source>keep</source>
        <translation>keep</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../../spydip_gui/settings.py" line="22"/>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="22"/>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="29"/>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="30"/>
        <source>dark</source>
        <translation>dark</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="32"/>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="33"/>
        <source>The colours of the map and the windows.</source>
        <translation>The colours of the map and the windows.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="39"/>
        <source>as the system</source>
        <translation>as the system</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="44"/>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="45"/>
        <source>Takes effect when the program is next started.</source>
        <translation>Takes effect when the program is next started.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="51"/>
        <source>Curtain between players</source>
        <translation>Curtain between players</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="53"/>
        <source>Hides everything before another player&apos;s view is shown.</source>
        <translation>Hides everything before another player&apos;s view is shown.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="60"/>
        <source>Ask before adjudicating</source>
        <translation>Ask before adjudicating</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="61"/>
        <source>Asks when units are still without orders.</source>
        <translation>Asks when units are still without orders.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/settings.py" line="15"/>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="51"/>
        <source>Tray</source>
        <translation>Tray</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="101"/>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="105"/>
        <source>✕ remove</source>
        <translation>✕ remove</translation>
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
        <translation>Another row</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="66"/>
        <source>{done} of {count}</source>
        <translation>{done} of {count}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="68"/>
        <source>, {left} without a task</source>
        <translation>, {left} without a task</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="70"/>
        <source>: too many</source>
        <translation>: too many</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="36"/>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="38"/>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="47"/>
        <source>Recent games</source>
        <translation>Recent games</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="48"/>
        <source>Sample games</source>
        <translation>Sample games</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="52"/>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy with spies, agents and fog.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="73"/>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="73"/>
        <source>Games (*.spydip)</source>
        <translation>Games (*.spydip)</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="83"/>
        <source>How many</source>
        <translation>How many</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="85"/>
        <source>What they do</source>
        <translation>What they do</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="87"/>
        <source>Where</source>
        <translation>Where</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="137"/>
        <source>Spare {power}</source>
        <translation>Spare {power}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="8"/>
        <source>The map</source>
        <translation>The map</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="10"/>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go.</source>
        <translation>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="19"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="21"/>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="29"/>
        <source>Views</source>
        <translation>Views</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="31"/>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="39"/>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="41"/>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="49"/>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="51"/>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="59"/>
        <source>Nothing to save</source>
        <translation>Nothing to save</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="61"/>
        <source>Every act is in the game&apos;s file at once. Ctrl+K finds every command by its name.</source>
        <translation>Every act is in the game&apos;s file at once. Ctrl+K finds every command by its name.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="77"/>
        <source>Short tour</source>
        <translation>Short tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="89"/>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="116"/>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="116"/>
        <source>Next</source>
        <translation>Next</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <location filename="../../spydip_gui/panels/viewers.py" line="30"/>
        <source>Look as {name} (key {key})</source>
        <translation>Look as {name} (key {key})</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/viewers.py" line="41"/>
        <source>Look with the ticked powers (key minus)</source>
        <translation>Look with the ticked powers (key minus)</translation>
    </message>
</context>
</TS>
