<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <location filename="../../spydip_gui/actions.py" line="24"/>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="25"/>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="26"/>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="27"/>
        <source>&amp;Turn</source>
        <translation>&amp;Turn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="28"/>
        <source>&amp;Post</source>
        <translation>&amp;Post</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="29"/>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="35"/>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="36"/>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="37"/>
        <source>Open a sample game…</source>
        <translation>Open a sample game…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="41"/>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="48"/>
        <source>Save as a scenario…</source>
        <translation>Save as a scenario…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="51"/>
        <source>Export the map…</source>
        <translation>Export the map…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="52"/>
        <source>Export a replay…</source>
        <translation>Export a replay…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="53"/>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="54"/>
        <source>Print the report…</source>
        <translation>Print the report…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="55"/>
        <source>First page</source>
        <translation>First page</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="56"/>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="57"/>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="58"/>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="59"/>
        <source>Clear all orders</source>
        <translation>Clear all orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="60"/>
        <source>Paste orders</source>
        <translation>Paste orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="61"/>
        <source>Copy the map</source>
        <translation>Copy the map</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="62"/>
        <source>Copy the report</source>
        <translation>Copy the report</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="66"/>
        <source>Edit the position…</source>
        <translation>Edit the position…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="70"/>
        <source>Keys…</source>
        <translation>Keys…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="71"/>
        <source>Settings…</source>
        <translation>Settings…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="72"/>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="73"/>
        <source>Turn before</source>
        <translation>Turn before</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="74"/>
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="75"/>
        <source>Start of the game</source>
        <translation>Start of the game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="76"/>
        <source>Last turn</source>
        <translation>Last turn</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="77"/>
        <source>Play through the game</source>
        <translation>Play through the game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="78"/>
        <source>Try these orders</source>
        <translation>Try these orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="82"/>
        <source>Another way from here…</source>
        <translation>Another way from here…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="89"/>
        <source>Play on the way beside</source>
        <translation>Play on the way beside</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="92"/>
        <source>Adopt the way beside</source>
        <translation>Adopt the way beside</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="93"/>
        <source>Drop the way beside</source>
        <translation>Drop the way beside</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="94"/>
        <source>End as a draw…</source>
        <translation>End as a draw…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="95"/>
        <source>One map only</source>
        <translation>One map only</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="96"/>
        <source>Closer</source>
        <translation>Closer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="97"/>
        <source>Farther</source>
        <translation>Farther</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="98"/>
        <source>Whole board</source>
        <translation>Whole board</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="99"/>
        <source>Look together…</source>
        <translation>Look together…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="100"/>
        <source>Light or dark</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="101"/>
        <source>Close the curtain</source>
        <translation>Close the curtain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="105"/>
        <source>Inbox…</source>
        <translation>Inbox…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="113"/>
        <source>Status and deadlines…</source>
        <translation>Status and deadlines…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="121"/>
        <source>Turn and letters…</source>
        <translation>Turn and letters…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="126"/>
        <source>Press…</source>
        <translation>Press…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="128"/>
        <source>Records…</source>
        <translation>Records…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="130"/>
        <source>Sealed sheets…</source>
        <translation>Sealed sheets…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="134"/>
        <source>Copy the answer</source>
        <translation>Copy the answer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="141"/>
        <source>Save the answer…</source>
        <translation>Save the answer…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="147"/>
        <source>Answer as a mail draft…</source>
        <translation>Answer as a mail draft…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="151"/>
        <source>All commands…</source>
        <translation>All commands…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="153"/>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="154"/>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="155"/>
        <source>Short tour</source>
        <translation>Short tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/actions.py" line="156"/>
        <source>About SpyDip</source>
        <translation>About SpyDip</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="48"/>
        <source>Ask for packets that only I can open</source>
        <translation>Ask for packets that only I can open</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="50"/>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="51"/>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="52"/>
        <source>Mail draft…</source>
        <translation>Mail draft…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="62"/>
        <source>Kept in {file}</source>
        <translation>Kept in {file}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/answer_panel.py" line="63"/>
        <source>%n without order</source>
        <translation>
            <numerusform>%n without order</numerusform>
            <numerusform>%n without order</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="74"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="75"/>
        <source>Due</source>
        <translation>Due</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="76"/>
        <source>when the game master says</source>
        <translation>when the game master says</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="78"/>
        <source>Until</source>
        <translation>Until</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="81"/>
        <source>The packet is signed with the key {key}</source>
        <translation>The packet is signed with the key {key}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="83"/>
        <source>Signed with</source>
        <translation>Signed with</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="92"/>
        <source>Packets</source>
        <translation>Packets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="96"/>
        <source>A key is made for you and kept on this computer; its public half is sent.</source>
        <translation>A key is made for you and kept on this computer; its public half is sent.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="100"/>
        <source>The answer as it will be sent</source>
        <translation>The answer as it will be sent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answer_panel.py" line="124"/>
        <source>Press</source>
        <translation>Press</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="111"/>
        <source>Guard, and decide on prisoners</source>
        <translation>Guard, and decide on prisoners</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="113"/>
        <source>Search: click, or drag</source>
        <translation>Search: click, or drag</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <location filename="../../spydip_gui/gestures/badges.py" line="54"/>
        <source>Beside the order</source>
        <translation>Beside the order</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <location filename="../../spydip_gui/beside.py" line="36"/>
        <source>Map of another way</source>
        <translation>Map of another way</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="39"/>
        <source>Go there</source>
        <translation>Go there</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="39"/>
        <source>Play on along this way</source>
        <translation>Play on along this way</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="40"/>
        <source>Adopt</source>
        <translation>Adopt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="40"/>
        <source>Make this what is played</source>
        <translation>Make this what is played</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="41"/>
        <source>Drop</source>
        <translation>Drop</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="41"/>
        <source>Leave this way for good</source>
        <translation>Leave this way for good</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/beside.py" line="42"/>
        <source>Show one map only</source>
        <translation>Show one map only</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <location filename="../../spydip_gui/post/changed_lines.py" line="17"/>
        <source>What changed</source>
        <translation>What changed</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="27"/>
        <source>Powers of the order</source>
        <translation>Powers of the order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="90"/>
        <source>except</source>
        <translation>except</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/chips.py" line="90"/>
        <source>only</source>
        <translation>only</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="30"/>
        <source>All commands</source>
        <translation>All commands</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="32"/>
        <location filename="../../spydip_gui/panels/palette.py" line="33"/>
        <source>What is to be done?</source>
        <translation>What is to be done?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="38"/>
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/palette.py" line="40"/>
        <source>No command is called like that.</source>
        <translation>No command is called like that.</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="31"/>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="86"/>
        <source>If</source>
        <translation>If</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="39"/>
        <source>How the events are joined</source>
        <translation>How the events are joined</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="40"/>
        <source>all of them</source>
        <translation>all of them</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="41"/>
        <source>any of them</source>
        <translation>any of them</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="78"/>
        <source>Another event</source>
        <translation>Another event</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="88"/>
        <source>then</source>
        <translation>then</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="89"/>
        <source>else</source>
        <translation>else</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="107"/>
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
    <name>DeadlineTable</name>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="42"/>
        <source>Lay out from the one that is due</source>
        <translation>Lay out from the one that is due</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="43"/>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="84"/>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="84"/>
        <source>Until</source>
        <translation>Until</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="85"/>
        <source>Deadlines</source>
        <translation>Deadlines</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="91"/>
        <source>No deadline is fixed: each ends when the GM decides it.</source>
        <translation>No deadline is fixed: each ends when the GM decides it.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="93"/>
        <source>Days to the next movement</source>
        <translation>Days to the next movement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/deadline_table.py" line="94"/>
        <source>Days to retreats and builds</source>
        <translation>Days to retreats and builds</translation>
    </message>
</context>
<context>
    <name>DeadlinesPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="38"/>
        <source>Orders are due at &amp;fixed times</source>
        <translation>Orders are due at &amp;fixed times</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="41"/>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="42"/>
        <source> days</source>
        <translation> days</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="43"/>
        <source> hours</source>
        <translation> hours</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="46"/>
        <source>Without fixed times a deadline ends when the GM decides it.</source>
        <translation>Without fixed times a deadline ends when the GM decides it.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="77"/>
        <source>The first deadline</source>
        <translation>The first deadline</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="78"/>
        <source>To the next movement</source>
        <translation>To the next movement</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="79"/>
        <source>To retreats and builds</source>
        <translation>To retreats and builds</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="80"/>
        <source>Grace after a deadline</source>
        <translation>Grace after a deadline</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="84"/>
        <source>The deadlines of the first years</source>
        <translation>The deadlines of the first years</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/deadlines.py" line="87"/>
        <source>Deadlines that turn out to ask nothing are passed over.</source>
        <translation>Deadlines that turn out to ask nothing are passed over.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <location filename="../../spydip_gui/crash.py" line="82"/>
        <source>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game&apos;s contents is kept in
{path}</source>
        <translation>The program made a mistake; nothing of the game is lost, for every act is in its file already.

A report without any of the game&apos;s contents is kept in
{path}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="99"/>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="114"/>
        <source>Games (*.spydip)</source>
        <translation>Games (*.spydip)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="113"/>
        <source>Save the game as</source>
        <translation>Save the game as</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="100"/>
        <source>Games and packets (*.spydip *.spyview)</source>
        <translation>Games and packets (*.spydip *.spyview)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="163"/>
        <source>There were no orders in that.</source>
        <translation>There were no orders in that.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="175"/>
        <source>{name} is no text that can be read.</source>
        <translation>{name} is no text that can be read.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="196"/>
        <source>Orders missing: %n. Adjudicate all the same?</source>
        <translation>Orders missing: %n. Adjudicate all the same?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="227"/>
        <source>Another way</source>
        <translation>Another way</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="229"/>
        <source>Its name</source>
        <translation>Its name</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="266"/>
        <source>No other way is shown beside the map.</source>
        <translation>No other way is shown beside the map.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="273"/>
        <source>End the game as a draw of all survivors?</source>
        <translation>End the game as a draw of all survivors?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="322"/>
        <source>SpyDip {version}: Diplomacy with spies, agents and fog.</source>
        <translation>SpyDip {version}: Diplomacy with spies, agents and fog.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="329"/>
        <source>Export the map</source>
        <translation>Export the map</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="330"/>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Pictures (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="338"/>
        <source>Export a replay</source>
        <translation>Export a replay</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="339"/>
        <source>Moving picture (*.gif)</source>
        <translation>Moving picture (*.gif)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="340"/>
        <source>Folder of pictures (*)</source>
        <translation>Folder of pictures (*)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="353"/>
        <source>Drawing the turns…</source>
        <translation>Drawing the turns…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="354"/>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="371"/>
        <source>Save as a scenario</source>
        <translation>Save as a scenario</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/deeds.py" line="372"/>
        <source>Scenarios (*.toml)</source>
        <translation>Scenarios (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/desk.py" line="151"/>
        <source>Where is the game to be kept?</source>
        <translation>Where is the game to be kept?</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="84"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="85"/>
        <source>Piece</source>
        <translation>Piece</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="86"/>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="87"/>
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="89"/>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/models/orders.py" line="115"/>
        <source>no order</source>
        <translation>no order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="25"/>
        <source>Game master</source>
        <translation>Game master</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="28"/>
        <source>Player {letter}</source>
        <translation>Player {letter}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="40"/>
        <source>succeeds</source>
        <translation>succeeds</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="41"/>
        <source>bounces</source>
        <translation>bounces</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="42"/>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="43"/>
        <source>void</source>
        <translation>void</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="44"/>
        <source>dislodged</source>
        <translation>dislodged</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="45"/>
        <source>disrupted</source>
        <translation>disrupted</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="46"/>
        <source>fails</source>
        <translation>fails</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="47"/>
        <source>disbanded</source>
        <translation>disbanded</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="48"/>
        <source>destroyed</source>
        <translation>destroyed</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="78"/>
        <source>unknown power</source>
        <translation>unknown power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="83"/>
        <source>army</source>
        <translation>army</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="84"/>
        <source>fleet</source>
        <translation>fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="85"/>
        <source>unit</source>
        <translation>unit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="86"/>
        <source>spy</source>
        <translation>spy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="87"/>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="105"/>
        <source>in retreat: {unit}</source>
        <translation>in retreat: {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="109"/>
        <source>attacked by {unit}</source>
        <translation>attacked by {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="113"/>
        <source>no army or fleet</source>
        <translation>no army or fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="120"/>
        <source>own spy</source>
        <translation>own spy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="121"/>
        <source>own agent</source>
        <translation>own agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="122"/>
        <source>own EU</source>
        <translation>own EU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="123"/>
        <source>own CEU</source>
        <translation>own CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="132"/>
        <source>{kind} present, nobody knows whose</source>
        <translation>{kind} present, nobody knows whose</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="137"/>
        <source>{power}: {kind} present</source>
        <translation>{power}: {kind} present</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="149"/>
        <source>no foreign spy</source>
        <translation>no foreign spy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="150"/>
        <source>no foreign agent</source>
        <translation>no foreign agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="151"/>
        <source>no foreign EU</source>
        <translation>no foreign EU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="152"/>
        <source>no foreign CEU</source>
        <translation>no foreign CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="159"/>
        <source>centre of nobody</source>
        <translation>centre of nobody</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="160"/>
        <source>centre of {power}</source>
        <translation>centre of {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="167"/>
        <source>the unit here was attacked in vain</source>
        <translation>the unit here was attacked in vain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="168"/>
        <source>your unit here was attacked in vain</source>
        <translation>your unit here was attacked in vain</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="173"/>
        <source>a spy has reported from here</source>
        <translation>a spy has reported from here</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="174"/>
        <source>your spy reports from here</source>
        <translation>your spy reports from here</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="179"/>
        <source>the spy here fell silent</source>
        <translation>the spy here fell silent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/wording.py" line="180"/>
        <source>your spy here fell silent</source>
        <translation>your spy here fell silent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="32"/>
        <source>adjudication of {phase}</source>
        <translation>adjudication of {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="33"/>
        <source>edit: {reason}</source>
        <translation>edit: {reason}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="34"/>
        <source>branch “{branch}”</source>
        <translation>branch “{branch}”</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="35"/>
        <source>going on with “{branch}”</source>
        <translation>going on with “{branch}”</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="36"/>
        <source>adopting a branch</source>
        <translation>adopting a branch</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="37"/>
        <source>dropping “{reason}”</source>
        <translation>dropping “{reason}”</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="38"/>
        <source>going to {phase}</source>
        <translation>going to {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="52"/>
        <source>{power}: clear {order}</source>
        <translation>{power}: clear {order}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/commands.py" line="56"/>
        <source>orders of {powers}</source>
        <translation>orders of {powers}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="17"/>
        <source>Copied; paste it into a mail to the game master.</source>
        <translation>Copied; paste it into a mail to the game master.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="22"/>
        <source>Save the answer</source>
        <translation>Save the answer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="28"/>
        <source>Save the mail draft</source>
        <translation>Save the mail draft</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/answering.py" line="37"/>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="28"/>
        <source>Orders: {number} ({parts}).</source>
        <translation>Orders: {number} ({parts}).</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="37"/>
        <source>Must retreat: {units}.</source>
        <translation>Must retreat: {units}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/digest.py" line="41"/>
        <source>Next: {phase}.</source>
        <translation>Next: {phase}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="89"/>
        <source>{title}: you play {power}. Due: {phase}.</source>
        <translation>{title}: you play {power}. Due: {phase}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="96"/>
        <source>Answer until {moment}.</source>
        <translation>Answer until {moment}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="100"/>
        <source>The game master has corrected {phases}.</source>
        <translation>The game master has corrected {phases}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/opening.py" line="103"/>
        <source>Not understood in {file}, and kept in a copy of it: {lines}</source>
        <translation>Not understood in {file}, and kept in a copy of it: {lines}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/player.py" line="162"/>
        <source>Your orders cannot be kept in {file}: {why}</source>
        <translation>Your orders cannot be kept in {file}: {why}</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <location filename="../../spydip_gui/help.py" line="38"/>
        <location filename="../../spydip_gui/window.py" line="236"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="39"/>
        <location filename="../../spydip_gui/window.py" line="237"/>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="40"/>
        <location filename="../../spydip_gui/window.py" line="238"/>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="41"/>
        <location filename="../../spydip_gui/window.py" line="240"/>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="42"/>
        <location filename="../../spydip_gui/window.py" line="241"/>
        <source>Intelligence</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="43"/>
        <location filename="../../spydip_gui/window.py" line="242"/>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="44"/>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="287"/>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="45"/>
        <location filename="../../spydip_gui/window.py" line="296"/>
        <source>Views</source>
        <translation>Views</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="123"/>
        <source>Undo: {step}</source>
        <translation>Undo: {step}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="124"/>
        <source>Redo: {step}</source>
        <translation>Redo: {step}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="168"/>
        <source>With the curtain only the game master may look with several powers.</source>
        <translation>With the curtain only the game master may look with several powers.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="248"/>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="339"/>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/window.py" line="340"/>
        <source>Due: {phase}</source>
        <translation>Due: {phase}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../../spydip_gui/looking.py" line="109"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/looking.py" line="260"/>
        <source>{phase} (edited)</source>
        <translation>{phase} (edited)</translation>
    </message>
</context>
<context>
    <name>EventRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="116"/>
        <source>not</source>
        <translation>not</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/condition.py" line="119"/>
        <source>Event</source>
        <translation>Event</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../../spydip_gui/help.py" line="119"/>
        <source>(no key)</source>
        <translation>(no key)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="131"/>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/help.py" line="132"/>
        <source>Key</source>
        <translation>Key</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="48"/>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="56"/>
        <source>No page has these words.</source>
        <translation>No page has these words.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="58"/>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/help.py" line="79"/>
        <location filename="../../spydip_gui/dialogs/help.py" line="80"/>
        <source>Search the help</source>
        <translation>Search the help</translation>
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
        <translation>Play the game from here</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="42"/>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="44"/>
        <source>What if</source>
        <translation>What if</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="47"/>
        <source>Try another way beside the game</source>
        <translation>Try another way beside the game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="141"/>
        <source>Try these orders</source>
        <translation>Try these orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="145"/>
        <source>Another way from here…</source>
        <translation>Another way from here…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/history.py" line="149"/>
        <source>Beside the map</source>
        <translation>Beside the map</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="31"/>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="56"/>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="59"/>
        <source>Game master</source>
        <translation>Game master</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="60"/>
        <source>Address</source>
        <translation>Address</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="61"/>
        <source>Press</source>
        <translation>Press</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="62"/>
        <source>Style of letters</source>
        <translation>Style of letters</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="63"/>
        <source>Boardman number</source>
        <translation>Boardman number</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/house_form.py" line="64"/>
        <source>Miller number</source>
        <translation>Miller number</translation>
    </message>
</context>
<context>
    <name>IfChip</name>
    <message>
        <location filename="../../spydip_gui/panels/if_chip.py" line="47"/>
        <source>If</source>
        <translation>If</translation>
    </message>
</context>
<context>
    <name>InboxWindow</name>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="45"/>
        <source>Inbox - {title}</source>
        <translation>Inbox - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="51"/>
        <location filename="../../spydip_gui/post/inbox.py" line="292"/>
        <source>Receipt</source>
        <translation>Receipt</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="55"/>
        <source>Blind: show no orders</source>
        <translation>Blind: show no orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="56"/>
        <source>Put away</source>
        <translation>Put away</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="57"/>
        <source>Have this mail at hand no longer; its orders stay.</source>
        <translation>Have this mail at hand no longer; its orders stay.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="58"/>
        <source>Take this mail</source>
        <translation>Take this mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="79"/>
        <source>No mails, and so not read: {names}. Save them as .eml or .txt.</source>
        <translation>No mails, and so not read: {names}. Save them as .eml or .txt.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="84"/>
        <source>There is no mail in that which is not here already.</source>
        <translation>There is no mail in that which is not here already.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="119"/>
        <source>Take all plain mails (%n)</source>
        <translation>
            <numerusform>Take all plain mails (%n)</numerusform>
            <numerusform>Take all plain mails (%n)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="122"/>
        <source>{taken} of {all} mails are in the game.</source>
        <translation>{taken} of {all} mails are in the game.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="143"/>
        <source>A folder for the receipts</source>
        <translation>A folder for the receipts</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="150"/>
        <source>Receipts written: %n</source>
        <translation>
            <numerusform>Receipts written: %n</numerusform>
            <numerusform>Receipts written: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="156"/>
        <source>The receipt is on the clipboard.</source>
        <translation>The receipt is on the clipboard.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="173"/>
        <source>Mails taken: %n</source>
        <translation>
            <numerusform>Mails taken: %n</numerusform>
            <numerusform>Mails taken: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/inbox.py" line="200"/>
        <source>Mail: %n lines to look at</source>
        <translation>
            <numerusform>Mail: %n line to look at</numerusform>
            <numerusform>Mail: %n lines to look at</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="204"/>
        <source>Drop mails here: .eml or .txt files, folders, or text.</source>
        <translation>Drop mails here: .eml or .txt files, folders, or text.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="32"/>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="36"/>
        <source>Standing from an earlier mail: %n.</source>
        <translation>Standing from an earlier mail: %n.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="38"/>
        <source>Ordered earlier, and not a word of it now: {orders}.</source>
        <translation>Ordered earlier, and not a word of it now: {orders}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="43"/>
        <source>Without an order: {pieces}.</source>
        <translation>Without an order: {pieces}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="46"/>
        <source>Attached and not read: {names}.</source>
        <translation>Attached and not read: {names}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="22"/>
        <source>Nothing to compare with yet.</source>
        <translation>Nothing to compare with yet.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_said.py" line="25"/>
        <source>In the game since {moment}:</source>
        <translation>In the game since {moment}:</translation>
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
        <translation>A folder with mails</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="238"/>
        <source>Add files…</source>
        <translation>Add files…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="239"/>
        <source>Add a folder…</source>
        <translation>Add a folder…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="240"/>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="256"/>
        <source>Save receipts…</source>
        <translation>Save receipts…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="269"/>
        <source>As found</source>
        <translation>As found</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="272"/>
        <source>Whose mail it is</source>
        <translation>Whose mail it is</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="273"/>
        <source>Whose mail it is, if not whose it was taken for</source>
        <translation>Whose mail it is, if not whose it was taken for</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="286"/>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/inbox.py" line="289"/>
        <source>Orders</source>
        <translation>Orders</translation>
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
        <translation>Versions</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="38"/>
        <location filename="../../spydip_gui/panels/intelligence.py" line="39"/>
        <source>Search provinces and facts</source>
        <translation>Search provinces and facts</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="43"/>
        <source>Facts sorted</source>
        <translation>Facts sorted</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="44"/>
        <source>by place</source>
        <translation>by place</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="44"/>
        <source>by time</source>
        <translation>by time</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="50"/>
        <source>Facts</source>
        <translation>Facts</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/intelligence.py" line="133"/>
        <source>Of the whole board</source>
        <translation>Of the whole board</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <location filename="../../spydip_gui/gestures/keying.py" line="109"/>
        <source>Give the covert piece its order first; then it may wait.</source>
        <translation>Give the covert piece its order first; then it may wait.</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="20"/>
        <source>Sealed bids of player {seat}</source>
        <translation>Sealed bids of player {seat}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="27"/>
        <source>Laid so far</source>
        <translation>Laid so far</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="32"/>
        <source>Nobody else is shown these bids until the deadline is decided for both.</source>
        <translation>Nobody else is shown these bids until the deadline is decided for both.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="56"/>
        <source>Bid for {country}</source>
        <translation>Bid for {country}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="66"/>
        <source>{spent} laid, {left} left</source>
        <translation>{spent} laid, {left} left</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/ledger.py" line="71"/>
        <source>; {over} more than you have: if bids over {purse} win, your purse is lost</source>
        <translation>; {over} more than you have: if bids over {purse} win, your purse is lost</translation>
    </message>
</context>
<context>
    <name>MailList</name>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="31"/>
        <source>Subject</source>
        <translation>Subject</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="33"/>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="34"/>
        <source>No mail is here yet. Add files or a folder, drop or paste them.</source>
        <translation>No mail is here yet. Add files or a folder, drop or paste them.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="74"/>
        <source>taken; orders: %n</source>
        <translation>
            <numerusform>taken; orders: %n</numerusform>
            <numerusform>taken; orders: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="76"/>
        <source>held back: {why}</source>
        <translation>held back: {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="78"/>
        <source>whose is it? {why}</source>
        <translation>whose is it? {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="80"/>
        <source>no orders in it</source>
        <translation>no orders in it</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="81"/>
        <source>orders: %n</source>
        <translation>
            <numerusform>orders: %n</numerusform>
            <numerusform>orders: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="86"/>
        <source>lines to look at: %n</source>
        <translation>
            <numerusform>lines to look at: %n</numerusform>
            <numerusform>lines to look at: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="88"/>
        <source>ordered, but not there</source>
        <translation>ordered, but not there</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="90"/>
        <source>earlier orders left out: %n</source>
        <translation>
            <numerusform>earlier orders left out: %n</numerusform>
            <numerusform>earlier orders left out: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="96"/>
        <source>pieces without: %n</source>
        <translation>
            <numerusform>pieces without: %n</numerusform>
            <numerusform>pieces without: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/mail_list.py" line="92"/>
        <source>attached, not read: %n</source>
        <translation>
            <numerusform>attached, not read: %n</numerusform>
            <numerusform>attached, not read: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_list.py" line="94"/>
        <source>changed on the way</source>
        <translation>changed on the way</translation>
    </message>
</context>
<context>
    <name>MailText</name>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="50"/>
        <source>Read again</source>
        <translation>Read again</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="51"/>
        <source>A line that was not understood can be mended here.</source>
        <translation>A line that was not understood can be mended here.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="77"/>
        <source>The words of the mail</source>
        <translation>The words of the mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/mail_text.py" line="80"/>
        <source>Lines to look at</source>
        <translation>Lines to look at</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <location filename="../../spydip_gui/map/pane.py" line="82"/>
        <source>Map</source>
        <translation>Map</translation>
    </message>
</context>
<context>
    <name>MasterWindow</name>
    <message>
        <location filename="../../spydip_gui/post/master.py" line="54"/>
        <source>This game has no file yet. Save it first; its post is kept beside it.</source>
        <translation>This game has no file yet. Save it first; its post is kept beside it.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <location filename="../../spydip_gui/post/bar.py" line="24"/>
        <source>Close this message</source>
        <translation>Close this message</translation>
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
        <translation>New game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="92"/>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="166"/>
        <source>Mix: {title}</source>
        <translation>Mix: {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="118"/>
        <source>Options, players and deadlines</source>
        <translation>Options, players and deadlines</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="119"/>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="120"/>
        <source>&amp;Players</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="121"/>
        <source>&amp;Deadlines</source>
        <translation>&amp;Deadlines</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="125"/>
        <source>&amp;Begin</source>
        <translation>&amp;Begin</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="137"/>
        <source>&amp;Mix from a file…</source>
        <translation>&amp;Mix from a file…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="139"/>
        <source>Board from a &amp;folder…</source>
        <translation>Board from a &amp;folder…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="144"/>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="145"/>
        <source>&amp;Variant</source>
        <translation>&amp;Variant</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="146"/>
        <source>Boa&amp;rd</source>
        <translation>Boa&amp;rd</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="147"/>
        <source>&amp;Game master</source>
        <translation>&amp;Game master</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="197"/>
        <source>Mixes (*.toml)</source>
        <translation>Mixes (*.toml)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="198"/>
        <source>Open a mix</source>
        <translation>Open a mix</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/new_game.py" line="203"/>
        <source>Choose the folder of a board</source>
        <translation>Choose the folder of a board</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="68"/>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="69"/>
        <source>Search the options</source>
        <translation>Search the options</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="71"/>
        <source>Only what &amp;differs</source>
        <translation>Only what &amp;differs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="72"/>
        <source>As &amp;usual</source>
        <translation>As &amp;usual</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="74"/>
        <source>Set every option back to what is usual</source>
        <translation>Set every option back to what is usual</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="75"/>
        <source>No option is like that.</source>
        <translation>No option is like that.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="109"/>
        <source>“{value}” is not possible for “{name}”, which takes {values}.</source>
        <translation>“{value}” is not possible for “{name}”, which takes {values}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="112"/>
        <source>{values}, or one like “{example}”</source>
        <translation>{values}, or one like “{example}”</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="170"/>
        <source>for instance {value}</source>
        <translation>for instance {value}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="183"/>
        <source>Usually: {value}</source>
        <translation>Usually: {value}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="222"/>
        <source>Length and victory</source>
        <translation>Length and victory</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="224"/>
        <source>Retreats</source>
        <translation>Retreats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="228"/>
        <source>Edition of the rulebook</source>
        <translation>Edition of the rulebook</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="230"/>
        <source>Adjudication: convoys</source>
        <translation>Adjudication: convoys</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="231"/>
        <source>Adjudication: coasts</source>
        <translation>Adjudication: coasts</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="232"/>
        <source>Adjudication: orders that are missing</source>
        <translation>Adjudication: orders that are missing</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="233"/>
        <source>Adjudication: orders that are impossible</source>
        <translation>Adjudication: orders that are impossible</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/option_list.py" line="234"/>
        <source>Adjudication</source>
        <translation>Adjudication</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="12"/>
        <source>Centres to win</source>
        <translation>Centres to win</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="13"/>
        <source>Last year</source>
        <translation>Last year</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="14"/>
        <source>Way of retreating</source>
        <translation>Way of retreating</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="15"/>
        <source>Reach of spies</source>
        <translation>Reach of spies</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="16"/>
        <source>Counter-espionage kills</source>
        <translation>Counter-espionage kills</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="17"/>
        <source>Loss of a capital</source>
        <translation>Loss of a capital</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="18"/>
        <source>Return of lost spies</source>
        <translation>Return of lost spies</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="19"/>
        <source>Orders in sight</source>
        <translation>Orders in sight</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="20"/>
        <source>Sight of the homeland</source>
        <translation>Sight of the homeland</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="21"/>
        <source>Equals in the ranking</source>
        <translation>Equals in the ranking</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="22"/>
        <source>Edition</source>
        <translation>Edition</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="23"/>
        <source>Convoy paradox</source>
        <translation>Convoy paradox</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="24"/>
        <source>Convoy by several routes</source>
        <translation>Convoy by several routes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="25"/>
        <source>Convoy next door</source>
        <translation>Convoy next door</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="26"/>
        <source>Support cut by convoy</source>
        <translation>Support cut by convoy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="27"/>
        <source>Retreat to a convoy&apos;s origin</source>
        <translation>Retreat to a convoy&apos;s origin</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="28"/>
        <source>Disrupted convoy</source>
        <translation>Disrupted convoy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="29"/>
        <source>Dislodged unit is without effect</source>
        <translation>Dislodged unit is without effect</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="30"/>
        <source>Coast in a support</source>
        <translation>Coast in a support</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="31"/>
        <source>Impossible move</source>
        <translation>Impossible move</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="32"/>
        <source>Unused builds</source>
        <translation>Unused builds</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="33"/>
        <source>Removal without orders</source>
        <translation>Removal without orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="34"/>
        <source>Retreat without orders</source>
        <translation>Retreat without orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="35"/>
        <source>EUs and CEUs at the start</source>
        <translation>EUs and CEUs at the start</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="36"/>
        <source>EUs and CEUs with supply</source>
        <translation>EUs and CEUs with supply</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="37"/>
        <source>Reach of EUs and CEUs</source>
        <translation>Reach of EUs and CEUs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="38"/>
        <source>Orders of an EU</source>
        <translation>Orders of an EU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="39"/>
        <source>Orders of a CEU</source>
        <translation>Orders of a CEU</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="40"/>
        <source>Support that is cut</source>
        <translation>Support that is cut</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="41"/>
        <source>Assassins kill EUs and CEUs</source>
        <translation>Assassins kill EUs and CEUs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="42"/>
        <source>Owner of an act</source>
        <translation>Owner of an act</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="43"/>
        <source>Acts without effect told</source>
        <translation>Acts without effect told</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="44"/>
        <source>EUs that a CEU destroys</source>
        <translation>EUs that a CEU destroys</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="45"/>
        <source>Build in empty centres only</source>
        <translation>Build in empty centres only</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="46"/>
        <source>Pieces without a power</source>
        <translation>Pieces without a power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="47"/>
        <source>Several attacks</source>
        <translation>Several attacks</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="48"/>
        <source>When agents look</source>
        <translation>When agents look</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="49"/>
        <source>Moving agents report</source>
        <translation>Moving agents report</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="50"/>
        <source>Count of a lone power</source>
        <translation>Count of a lone power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="51"/>
        <source>Limit of agents</source>
        <translation>Limit of agents</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="52"/>
        <source>Where agents are raised</source>
        <translation>Where agents are raised</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="53"/>
        <source>First agents</source>
        <translation>First agents</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="54"/>
        <source>Agents convoyed by a fleet</source>
        <translation>Agents convoyed by a fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="55"/>
        <source>Landing before a retreat</source>
        <translation>Landing before a retreat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="56"/>
        <source>Agents of a lost fleet</source>
        <translation>Agents of a lost fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="57"/>
        <source>Free places pass on</source>
        <translation>Free places pass on</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="58"/>
        <source>A lone agent is safe</source>
        <translation>A lone agent is safe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="59"/>
        <source>Crowd aboard a fleet</source>
        <translation>Crowd aboard a fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="60"/>
        <source>Captor told</source>
        <translation>Captor told</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="61"/>
        <source>Capital of Russia</source>
        <translation>Capital of Russia</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="62"/>
        <source>Place after deportation</source>
        <translation>Place after deportation</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="63"/>
        <source>Agents in port</source>
        <translation>Agents in port</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="64"/>
        <source>Own agents in reports</source>
        <translation>Own agents in reports</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="65"/>
        <source>Gain by an overbid</source>
        <translation>Gain by an overbid</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="66"/>
        <source>Rounding of half prices</source>
        <translation>Rounding of half prices</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="67"/>
        <source>Both overbid</source>
        <translation>Both overbid</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="68"/>
        <source>Half prices above the purse</source>
        <translation>Half prices above the purse</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="69"/>
        <source>Builds in anarchy</source>
        <translation>Builds in anarchy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="70"/>
        <source>Moment of victory</source>
        <translation>Moment of victory</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="71"/>
        <source>Home country is out</source>
        <translation>Home country is out</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="72"/>
        <source>Stalemate</source>
        <translation>Stalemate</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="73"/>
        <source>Dislodging one&apos;s own</source>
        <translation>Dislodging one&apos;s own</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="74"/>
        <source>Units capture spies</source>
        <translation>Units capture spies</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="75"/>
        <source>When spies are ordered</source>
        <translation>When spies are ordered</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="76"/>
        <source>Conditions test</source>
        <translation>Conditions test</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="77"/>
        <source>Assassin&apos;s owner is told</source>
        <translation>Assassin&apos;s owner is told</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="78"/>
        <source>Spies convoyed by a fleet</source>
        <translation>Spies convoyed by a fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="79"/>
        <source>Spies in port</source>
        <translation>Spies in port</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="80"/>
        <source>Dislodged units search</source>
        <translation>Dislodged units search</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="81"/>
        <source>Assassin that stays</source>
        <translation>Assassin that stays</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="82"/>
        <source>Spies raised in a centre</source>
        <translation>Spies raised in a centre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="83"/>
        <source>Spies of a removed fleet</source>
        <translation>Spies of a removed fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="84"/>
        <source>Reports tell the kind</source>
        <translation>Reports tell the kind</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="85"/>
        <source>Reports name the coast</source>
        <translation>Reports name the coast</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="86"/>
        <source>Reports count spies</source>
        <translation>Reports count spies</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="87"/>
        <source>Deadline for Autumn retreats</source>
        <translation>Deadline for Autumn retreats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="91"/>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="92"/>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="93"/>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="94"/>
        <source>all</source>
        <translation>all</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="95"/>
        <source>one</source>
        <translation>one</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="96"/>
        <source>as the board says</source>
        <translation>as the board says</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="97"/>
        <source>list of wishes</source>
        <translation>list of wishes</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="98"/>
        <source>open ones listed</source>
        <translation>open ones listed</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="99"/>
        <source>one blind choice</source>
        <translation>one blind choice</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="100"/>
        <source>one step</source>
        <translation>one step</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="101"/>
        <source>anywhere</source>
        <translation>anywhere</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="102"/>
        <source>one&apos;s own too</source>
        <translation>one&apos;s own too</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="103"/>
        <source>enemies only</source>
        <translation>enemies only</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="104"/>
        <source>with its ownership</source>
        <translation>with its ownership</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="105"/>
        <source>to any enemy unit</source>
        <translation>to any enemy unit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="106"/>
        <source>after any season</source>
        <translation>after any season</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="107"/>
        <source>in Winter only</source>
        <translation>in Winter only</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="108"/>
        <location filename="../../spydip_gui/option_words.py" line="131"/>
        <source>always</source>
        <translation>always</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="109"/>
        <source>until eliminated</source>
        <translation>until eliminated</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="110"/>
        <source>share a rank</source>
        <translation>share a rank</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="111"/>
        <source>by alphabet</source>
        <translation>by alphabet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="112"/>
        <source>as the edition says</source>
        <translation>as the edition says</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="113"/>
        <source>Szykman</source>
        <translation>Szykman</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="114"/>
        <source>all its moves fail</source>
        <translation>all its moves fail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="115"/>
        <source>words of 1971</source>
        <translation>words of 1971</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="116"/>
        <source>words of 1982</source>
        <translation>words of 1982</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="117"/>
        <source>words of 2000</source>
        <translation>words of 2000</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="118"/>
        <source>fails if all are cut</source>
        <translation>fails if all are cut</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="119"/>
        <source>fails if any is cut</source>
        <translation>fails if any is cut</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="120"/>
        <source>by intent</source>
        <translation>by intent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="121"/>
        <source>by intent, else by land</source>
        <translation>by intent, else by land</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="122"/>
        <source>VIA alone</source>
        <translation>VIA alone</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="123"/>
        <source>to swap places only</source>
        <translation>to swap places only</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="124"/>
        <source>not cut</source>
        <translation>not cut</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="125"/>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="126"/>
        <source>allowed</source>
        <translation>allowed</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="127"/>
        <source>forbidden</source>
        <translation>forbidden</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="128"/>
        <source>no effect</source>
        <translation>no effect</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="129"/>
        <source>stands others off</source>
        <translation>stands others off</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="130"/>
        <source>after a head-to-head</source>
        <translation>after a head-to-head</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="132"/>
        <source>may be left out</source>
        <translation>may be left out</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="133"/>
        <source>owner may leave it out</source>
        <translation>owner may leave it out</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="134"/>
        <source>must be named</source>
        <translation>must be named</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="135"/>
        <source>held in place</source>
        <translation>held in place</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="136"/>
        <source>counts as a move</source>
        <translation>counts as a move</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="137"/>
        <source>home centres</source>
        <translation>home centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="138"/>
        <source>far from home centres</source>
        <translation>far from home centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="139"/>
        <source>far from home</source>
        <translation>far from home</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="140"/>
        <source>far from owned centres</source>
        <translation>far from owned centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="141"/>
        <source>may retreat</source>
        <translation>may retreat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="142"/>
        <source>disbanded at once</source>
        <translation>disbanded at once</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="143"/>
        <source>later ones only</source>
        <translation>later ones only</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="144"/>
        <source>all of them</source>
        <translation>all of them</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="145"/>
        <source>none of them</source>
        <translation>none of them</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="146"/>
        <source>moves or acts</source>
        <translation>moves or acts</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="147"/>
        <source>moves and acts</source>
        <translation>moves and acts</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="148"/>
        <source>moves or destroys</source>
        <translation>moves or destroys</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="149"/>
        <source>moves and destroys</source>
        <translation>moves and destroys</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="150"/>
        <source>given by the unit there</source>
        <translation>given by the unit there</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="151"/>
        <source>received by it</source>
        <translation>received by it</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="152"/>
        <source>named</source>
        <translation>named</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="153"/>
        <source>not named</source>
        <translation>not named</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="154"/>
        <source>vanish at once</source>
        <translation>vanish at once</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="155"/>
        <source>after the adjustments</source>
        <translation>after the adjustments</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="156"/>
        <source>each alone, then added</source>
        <translation>each alone, then added</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="157"/>
        <source>joined to one</source>
        <translation>joined to one</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="158"/>
        <source>after the moves</source>
        <translation>after the moves</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="159"/>
        <source>before the moves</source>
        <translation>before the moves</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="160"/>
        <source>a number, but capped</source>
        <translation>a number, but capped</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="161"/>
        <source>present, or a number</source>
        <translation>present, or a number</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="162"/>
        <source>new ones a Winter</source>
        <translation>new ones a Winter</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="163"/>
        <source>all there are</source>
        <translation>all there are</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="164"/>
        <source>any owned centre</source>
        <translation>any owned centre</translation>
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
        <translation>any number</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="168"/>
        <location filename="../../spydip_gui/option_words.py" line="207"/>
        <source>lost with it</source>
        <translation>lost with it</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="169"/>
        <source>return home</source>
        <translation>return home</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="170"/>
        <source>reported</source>
        <translation>reported</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="171"/>
        <source>captured</source>
        <translation>captured</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="172"/>
        <source>only with Security</source>
        <translation>only with Security</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="173"/>
        <source>if more than seven came</source>
        <translation>if more than seven came</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="174"/>
        <source>never</source>
        <translation>never</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="175"/>
        <source>St. Petersburg</source>
        <translation>St. Petersburg</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="176"/>
        <source>Moscow</source>
        <translation>Moscow</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="177"/>
        <source>their owner chooses</source>
        <translation>their owner chooses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="178"/>
        <source>the captor chooses</source>
        <translation>the captor chooses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="179"/>
        <source>may go ashore</source>
        <translation>may go ashore</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="180"/>
        <source>stay aboard</source>
        <translation>stay aboard</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="181"/>
        <source>are held aboard</source>
        <translation>are held aboard</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="182"/>
        <source>are put ashore</source>
        <translation>are put ashore</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="183"/>
        <source>all bid for, at half</source>
        <translation>all bid for, at half</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="184"/>
        <source>half only if contested</source>
        <translation>half only if contested</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="185"/>
        <source>what the other bid for</source>
        <translation>what the other bid for</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="186"/>
        <source>one by one</source>
        <translation>one by one</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="187"/>
        <source>in total</source>
        <translation>in total</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="188"/>
        <source>both lose their credit</source>
        <translation>both lose their credit</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="189"/>
        <source>both lose the game</source>
        <translation>both lose the game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="190"/>
        <source>the other is bust too</source>
        <translation>the other is bust too</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="191"/>
        <source>pays what there is</source>
        <translation>pays what there is</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="192"/>
        <source>after the retreats</source>
        <translation>after the retreats</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="193"/>
        <source>loses the game</source>
        <translation>loses the game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="194"/>
        <source>plays on</source>
        <translation>plays on</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="195"/>
        <source>declared by the GM</source>
        <translation>declared by the GM</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="196"/>
        <source>after three quiet years</source>
        <translation>after three quiet years</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="197"/>
        <source>countries may</source>
        <translation>countries may</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="198"/>
        <source>players may not</source>
        <translation>players may not</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="199"/>
        <source>with the season&apos;s orders</source>
        <translation>with the season&apos;s orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="200"/>
        <source>after the reports</source>
        <translation>after the reports</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="201"/>
        <source>armies and fleets</source>
        <translation>armies and fleets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="202"/>
        <source>spies as well</source>
        <translation>spies as well</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="203"/>
        <source>does not strike</source>
        <translation>does not strike</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="204"/>
        <source>strikes where it is</source>
        <translation>strikes where it is</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="205"/>
        <source>several</source>
        <translation>several</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="206"/>
        <source>only one</source>
        <translation>only one</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/option_words.py" line="208"/>
        <source>survive</source>
        <translation>survive</translation>
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
    <name>OrderRows</name>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Piece</source>
        <translation>Piece</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="20"/>
        <source>Line of the mail</source>
        <translation>Line of the mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="22"/>
        <source>Orders of the mail</source>
        <translation>Orders of the mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/order_rows.py" line="40"/>
        <source>no order</source>
        <translation>no order</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="66"/>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="75"/>
        <source>Orders of</source>
        <translation>Orders of</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="81"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="114"/>
        <source>Everybody</source>
        <translation>Everybody</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="147"/>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="149"/>
        <source>For {phase}</source>
        <translation>For {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="149"/>
        <source>As given for {phase}</source>
        <translation>As given for {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="155"/>
        <source>No order is due</source>
        <translation>No order is due</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="157"/>
        <source>Builds or removals, if any</source>
        <translation>Builds or removals, if any</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="160"/>
        <source>{missing} of {asked} without an order</source>
        <translation>{missing} of {asked} without an order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="174"/>
        <source>Nothing has to retreat.</source>
        <translation>Nothing has to retreat.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="175"/>
        <source>No army or fleet is to be built or removed.</source>
        <translation>No army or fleet is to be built or removed.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="176"/>
        <source>There is nothing to order.</source>
        <translation>There is nothing to order.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="177"/>
        <source>Adjudicate goes on to the next deadline.</source>
        <translation>Adjudicate goes on to the next deadline.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/orders.py" line="159"/>
        <source>Nothing is missing</source>
        <translation>Nothing is missing</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="57"/>
        <source>Edit the position</source>
        <translation>Edit the position</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="91"/>
        <source>This cannot stand yet; see what is listed.</source>
        <translation>This cannot stand yet; see what is listed.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="93"/>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>A change by hand needs a reason, for the record.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="104"/>
        <source>The position as text</source>
        <translation>The position as text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="107"/>
        <source>why it is changed, for the record</source>
        <translation>why it is changed, for the record</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="129"/>
        <source>&amp;Power</source>
        <translation>&amp;Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="131"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="153"/>
        <source>&amp;Army</source>
        <translation>&amp;Army</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="154"/>
        <source>&amp;Fleet</source>
        <translation>&amp;Fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="155"/>
        <source>&amp;Spy</source>
        <translation>&amp;Spy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="156"/>
        <source>A&amp;gent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="162"/>
        <source>Cen&amp;tre</source>
        <translation>Cen&amp;tre</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="162"/>
        <source>&amp;Remove</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="166"/>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="166"/>
        <source>Re&amp;do</source>
        <translation>Re&amp;do</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="184"/>
        <source>Reas&amp;on</source>
        <translation>Reas&amp;on</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/dialogs/position.py" line="232"/>
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position.py" line="106"/>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="136"/>
        <source>“{line}” belongs to nothing here.</source>
        <translation>“{line}” belongs to nothing here.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="165"/>
        <source>“{name}” is none of {names}.</source>
        <translation>“{name}” is none of {names}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="180"/>
        <source>Two units stand in {place}: {one}, {other}.</source>
        <translation>Two units stand in {place}: {one}, {other}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="193"/>
        <source>{place} is listed for {one} and for {other}.</source>
        <translation>{place} is listed for {one} and for {other}.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="241"/>
        <source>“{name}” is no power of this board.</source>
        <translation>“{name}” is no power of this board.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/position_text.py" line="248"/>
        <source>“{text}” is no number of credits.</source>
        <translation>“{text}” is no number of credits.</translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="36"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="37"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="38"/>
        <source>Units</source>
        <translation>Units</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="39"/>
        <source>Asked</source>
        <translation>Asked</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="40"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="49"/>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="106"/>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="112"/>
        <source>retreat from {place}</source>
        <translation>retreat from {place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/panels/powers.py" line="118"/>
        <source>%n credits</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="126"/>
        <source>in anarchy</source>
        <translation>in anarchy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="128"/>
        <source>controlled by {player}</source>
        <translation>controlled by {player}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="130"/>
        <source>home of {player}</source>
        <translation>home of {player}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="136"/>
        <source>to build: {number}</source>
        <translation>to build: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="137"/>
        <source>to remove: {number}</source>
        <translation>to remove: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="138"/>
        <source>spies to place: {number}</source>
        <translation>spies to place: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="139"/>
        <source>agents to raise: {number}</source>
        <translation>agents to raise: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="140"/>
        <source>EUs to deploy: {number}</source>
        <translation>EUs to deploy: {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/powers.py" line="141"/>
        <source>CEUs to deploy: {number}</source>
        <translation>CEUs to deploy: {number}</translation>
    </message>
</context>
<context>
    <name>PreferenceSheet</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/preferences.py" line="21"/>
        <source>Preference list</source>
        <translation>Preference list</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/preferences.py" line="32"/>
        <source>Drag a country to its place, or press its letter and then a number. Ctrl with the arrows moves it up and down.</source>
        <translation>Drag a country to its place, or press its letter and then a number. Ctrl with the arrows moves it up and down.</translation>
    </message>
</context>
<context>
    <name>PressWindow</name>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="32"/>
        <source>Press - {title}</source>
        <translation>Press - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="35"/>
        <source>No press yet. The first piece is written below.</source>
        <translation>No press yet. The first piece is written below.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="54"/>
        <source>House rules: no press.</source>
        <translation>House rules: no press.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="55"/>
        <source>House rules: white press, signed by its author.</source>
        <translation>House rules: white press, signed by its author.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="57"/>
        <source>House rules: grey press; it may be unsigned, but in nobody else&apos;s name.</source>
        <translation>House rules: grey press; it may be unsigned, but in nobody else&apos;s name.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="59"/>
        <source>House rules: black press; it may be signed with any name.</source>
        <translation>House rules: black press; it may be signed with any name.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="65"/>
        <source>with the letters about {phase}</source>
        <translation>with the letters about {phase}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="73"/>
        <source>There is no text yet.</source>
        <translation>There is no text yet.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="85"/>
        <source>Taken: {line}</source>
        <translation>Taken: {line}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="99"/>
        <source>Press</source>
        <translation>Press</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="103"/>
        <source>as it is signed; empty for unsigned press</source>
        <translation>as it is signed; empty for unsigned press</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="112"/>
        <source>(if none is chosen, for everybody)</source>
        <translation>(if none is chosen, for everybody)</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="115"/>
        <source>By</source>
        <translation>By</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="116"/>
        <source>By-line</source>
        <translation>By-line</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="117"/>
        <source>Only for</source>
        <translation>Only for</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="118"/>
        <source>Released</source>
        <translation>Released</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="119"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/press.py" line="122"/>
        <source>Add this press</source>
        <translation>Add this press</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="43"/>
        <source>Letter as text</source>
        <translation>Letter as text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="44"/>
        <source>Letter as HTML</source>
        <translation>Letter as HTML</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="96"/>
        <source>none: {why}</source>
        <translation>none: {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="98"/>
        <source>sent already, unchanged</source>
        <translation>sent already, unchanged</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="100"/>
        <source>correction {number}</source>
        <translation>correction {number}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="101"/>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="109"/>
        <source>Letters by power</source>
        <translation>Letters by power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="112"/>
        <source>The letter as text</source>
        <translation>The letter as text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="114"/>
        <source>The letter as a page</source>
        <translation>The letter as a page</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="117"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="118"/>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="119"/>
        <source>Map</source>
        <translation>Map</translation>
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
        <translation>Countries, the best first</translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="35"/>
        <source>Records - {title}</source>
        <translation>Records - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="40"/>
        <source>No letter that was sent had to be corrected.</source>
        <translation>No letter that was sent had to be corrected.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="52"/>
        <source>Supply centres</source>
        <translation>Supply centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="53"/>
        <source>What became of the orders</source>
        <translation>What became of the orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="71"/>
        <source>Save the records</source>
        <translation>Save the records</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="85"/>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="90"/>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="91"/>
        <source>now</source>
        <translation>now</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="92"/>
        <source>orders</source>
        <translation>orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="93"/>
        <source>no sheet</source>
        <translation>no sheet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="103"/>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="103"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="107"/>
        <source>{title} as a table</source>
        <translation>{title} as a table</translation>
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
        <translation>Statement at the end</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/records.py" line="120"/>
        <source>Save this page…</source>
        <translation>Save this page…</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/report.py" line="23"/>
        <source>Report of the turn</source>
        <translation>Report of the turn</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="65"/>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="66"/>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="102"/>
        <source>The game has just begun. Results come with the first turn.</source>
        <translation>The game has just begun. Results come with the first turn.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="103"/>
        <source>No results are known here.</source>
        <translation>No results are known here.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/results.py" line="130"/>
        <source>{rule}: click to read it</source>
        <translation>{rule}: click to read it</translation>
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
    <name>RouteKeys</name>
    <message>
        <location filename="../../spydip_gui/gestures/route_keys.py" line="126"/>
        <source>Left and right: the bead. Up and down: its sea. Enter writes.</source>
        <translation>Left and right: the bead. Up and down: its sea. Enter writes.</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="38"/>
        <location filename="../../spydip_gui/panels/rulebook.py" line="39"/>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="43"/>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="46"/>
        <source>No rule holds these words.</source>
        <translation>No rule holds these words.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="49"/>
        <source>Clause</source>
        <translation>Clause</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="76"/>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>A section of the Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="77"/>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>A section of the printed rulebook of the standard game.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/panels/rulebook.py" line="102"/>
        <source>Options of this game</source>
        <translation>Options of this game</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="22"/>
        <source>Moves, supports, a convoy, retreats and builds, all in the open.</source>
        <translation>Moves, supports, a convoy, retreats and builds, all in the open.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="27"/>
        <source>Spies go before the armies, ride on fleets, look about and kill.</source>
        <translation>Spies go before the armies, ride on fleets, look about and kill.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="32"/>
        <source>Nobody sees beyond his own borders, but for two spies.</source>
        <translation>Nobody sees beyond his own borders, but for two spies.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="35"/>
        <source>Hidden hands cut supports and kill; others hunt for them.</source>
        <translation>Hidden hands cut supports and kill; others hunt for them.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="38"/>
        <source>Agents by the dozen; security takes prisoners, who go home or are shot.</source>
        <translation>Agents by the dozen; security takes prisoners, who go home or are shot.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="43"/>
        <source>Two players bid for the armies of five countries.</source>
        <translation>Two players bid for the armies of five countries.</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/samples.py" line="57"/>
        <source>Sample games</source>
        <translation>Sample games</translation>
    </message>
</context>
<context>
    <name>SealWindow</name>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="44"/>
        <source>Sealed sheets - {title}</source>
        <translation>Sealed sheets - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="52"/>
        <source>No promise has come yet. Paste one below and keep it.</source>
        <translation>No promise has come yet. Paste one below and keep it.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="65"/>
        <source>Send the promise now. Save the opening, and show it to nobody yet.</source>
        <translation>Send the promise now. Save the opening, and show it to nobody yet.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="76"/>
        <source>promised; not opened yet</source>
        <translation>promised; not opened yet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="77"/>
        <source>opened, and the promise was kept</source>
        <translation>opened, and the promise was kept</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="78"/>
        <source>opened, and it is another sheet</source>
        <translation>opened, and it is another sheet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="101"/>
        <source>Seal the sheet first.</source>
        <translation>Seal the sheet first.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="104"/>
        <source>Save the opening</source>
        <translation>Save the opening</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="130"/>
        <source>Seal a sheet</source>
        <translation>Seal a sheet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="131"/>
        <source>Before and after</source>
        <translation>Before and after</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="141"/>
        <source>For players without a game master: everybody sends the promise first, and the opening when all promises are there. So nobody can change a sheet any more.</source>
        <translation>For players without a game master: everybody sends the promise first, and the opening when all promises are there. So nobody can change a sheet any more.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="146"/>
        <source>bids, a list or orders, one a line</source>
        <translation>bids, a list or orders, one a line</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="147"/>
        <source>made by Seal; it does not tell the sheet</source>
        <translation>made by Seal; it does not tell the sheet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="148"/>
        <source>made by Seal; it proves the sheet</source>
        <translation>made by Seal; it proves the sheet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="157"/>
        <source>Who seals</source>
        <translation>Who seals</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="158"/>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="159"/>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>Sheet</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="151"/>
        <source>Seal</source>
        <translation>Seal</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="161"/>
        <source>Promise, to show before</source>
        <translation>Promise, to show before</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="162"/>
        <source>Opening, to show after</source>
        <translation>Opening, to show after</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="154"/>
        <source>Copy the promise</source>
        <translation>Copy the promise</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="155"/>
        <source>Save the opening…</source>
        <translation>Save the opening…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="172"/>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="174"/>
        <source>Promises</source>
        <translation>Promises</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="175"/>
        <source>A promise or an opening that came</source>
        <translation>A promise or an opening that came</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="181"/>
        <source>Paste a promise or an opening, as the mail has it.</source>
        <translation>Paste a promise or an opening, as the mail has it.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seals.py" line="185"/>
        <source>Keep and compare</source>
        <translation>Keep and compare</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="42"/>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="43"/>
        <source>Another player from now on</source>
        <translation>Another player from now on</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="44"/>
        <source>Call the standby player</source>
        <translation>Call the standby player</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="45"/>
        <source>Civil disorder</source>
        <translation>Civil disorder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>a person by mail</source>
        <translation>a person by mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>a person at this screen</source>
        <translation>a person at this screen</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="76"/>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="79"/>
        <source>several are parted by commas</source>
        <translation>several are parted by commas</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="80"/>
        <source>address of who may take over</source>
        <translation>address of who may take over</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="81"/>
        <source>locks the player&apos;s packets: age1…</source>
        <translation>locks the player&apos;s packets: age1…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="84"/>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="85"/>
        <source>Addresses</source>
        <translation>Addresses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="86"/>
        <source>Played by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="87"/>
        <source>Standby player</source>
        <translation>Standby player</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="89"/>
        <source>Deadlines missed</source>
        <translation>Deadlines missed</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="104"/>
        <source>The units hold from now on, and nobody waits for orders.</source>
        <translation>The units hold from now on, and nobody waits for orders.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="88"/>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/seat_form.py" line="102"/>
        <source>Type the new name and addresses first. Everybody reads of it in the letters.</source>
        <translation>Type the new name and addresses first. Everybody reads of it in the letters.</translation>
    </message>
</context>
<context>
    <name>SeatingPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="49"/>
        <source>Players and addresses are kept in the book of the game, in the folder beside its file; letters, reminders and mails that come in go by it.</source>
        <translation>Players and addresses are kept in the book of the game, in the folder beside its file; letters, reminders and mails that come in go by it.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="63"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="64"/>
        <source>Played by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="65"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="66"/>
        <source>Address</source>
        <translation>Address</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="67"/>
        <source>Standby player&apos;s address</source>
        <translation>Standby player&apos;s address</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="92"/>
        <source>{power}: “{address}” is no e-mail address.</source>
        <translation>{power}: “{address}” is no e-mail address.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="98"/>
        <source>somebody here</source>
        <translation>somebody here</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="99"/>
        <source>somebody by mail</source>
        <translation>somebody by mail</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/seating.py" line="100"/>
        <source>nobody</source>
        <translation>nobody</translation>
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
        <translation>Prisoners</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="67"/>
        <source>Security: {unit}</source>
        <translation>Security: {unit}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="86"/>
        <source>{power}, taken in {place}</source>
        <translation>{power}, taken in {place}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="93"/>
        <source>no order</source>
        <translation>no order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="112"/>
        <source>spare</source>
        <translation>spare</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="113"/>
        <source>Spare {power}</source>
        <translation>Spare {power}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="142"/>
        <source>Prisoners about whom nothing is ordered are executed.</source>
        <translation>Prisoners about whom nothing is ordered are executed.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="121"/>
        <source>Where they are sent</source>
        <translation>Where they are sent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/sentences.py" line="122"/>
        <source>where they like</source>
        <translation>where they like</translation>
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
    <message>
        <location filename="../../spydip_gui/settings.py" line="67"/>
        <source>Record illegal orders</source>
        <translation>Record illegal orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/settings.py" line="69"/>
        <source>As at a real table: a drag to where no piece can go is written too.</source>
        <translation>As at a real table: a drag to where no piece can go is written too.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/settings.py" line="16"/>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="56"/>
        <source>Tray</source>
        <translation>Tray</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="117"/>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="117"/>
        <source>Set up</source>
        <translation>Set up</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="119"/>
        <source>Drag it to where it is built; a coast&apos;s half is its coast.</source>
        <translation>Drag it to where it is built; a coast&apos;s half is its coast.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="121"/>
        <source>Drag it to the province where it begins.</source>
        <translation>Drag it to the province where it begins.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="137"/>
        <source>✕ disband</source>
        <translation>✕ disband</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="140"/>
        <source>Drag a unit here to take it off the board.</source>
        <translation>Drag a unit here to take it off the board.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="146"/>
        <source>Sealed bids…</source>
        <translation>Sealed bids…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="146"/>
        <source>Preference list…</source>
        <translation>Preference list…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/shelf.py" line="137"/>
        <source>✕ remove</source>
        <translation>✕ remove</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="96"/>
        <source>The digits and minus change the view.</source>
        <translation>The digits and minus change the view.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="98"/>
        <source>At the map a key is a single letter.</source>
        <translation>At the map a key is a single letter.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="100"/>
        <source>A letter alone is for the map; hold Ctrl or Alt with it.</source>
        <translation>A letter alone is for the map; hold Ctrl or Alt with it.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="139"/>
        <source>At the map</source>
        <translation>At the map</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="33"/>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="58"/>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="40"/>
        <source>&amp;Give this key</source>
        <translation>&amp;Give this key</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="41"/>
        <source>&amp;No key</source>
        <translation>&amp;No key</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="42"/>
        <source>&amp;Usual key</source>
        <translation>&amp;Usual key</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="43"/>
        <source>&amp;All as usual</source>
        <translation>&amp;All as usual</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="54"/>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="55"/>
        <source>Search commands and keys</source>
        <translation>Search commands and keys</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="58"/>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="59"/>
        <source>Commands and their keys</source>
        <translation>Commands and their keys</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="65"/>
        <source>New key</source>
        <translation>New key</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="81"/>
        <source>Press the new &amp;key</source>
        <translation>Press the new &amp;key</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/shortcuts.py" line="153"/>
        <source>“{other}” has this key now and would be left without one.</source>
        <translation>“{other}” has this key now and would be left without one.</translation>
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
        <translation>Another row</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="67"/>
        <source>{done} of {count}</source>
        <translation>{done} of {count}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="69"/>
        <source>, {left} without a task</source>
        <translation>, {left} without a task</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="71"/>
        <source>: too many</source>
        <translation>: too many</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="37"/>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="38"/>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="39"/>
        <source>Short &amp;tour</source>
        <translation>Short &amp;tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="40"/>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="41"/>
        <source>Recent games</source>
        <translation>Recent games</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="42"/>
        <source>Sample games</source>
        <translation>Sample games</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="47"/>
        <source>No games yet. Those opened last will stand here.</source>
        <translation>No games yet. Those opened last will stand here.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="85"/>
        <source>&amp;Recent games</source>
        <translation>&amp;Recent games</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="86"/>
        <source>&amp;Sample games</source>
        <translation>&amp;Sample games</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="91"/>
        <source>Diplomacy with spies, agents and fog.</source>
        <translation>Diplomacy with spies, agents and fog.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="96"/>
        <source>A game file or a packet can be dragged in here.</source>
        <translation>A game file or a packet can be dragged in here.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="127"/>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/start.py" line="128"/>
        <source>Games and packets (*.spydip *.spyview)</source>
        <translation>Games and packets (*.spydip *.spyview)</translation>
    </message>
</context>
<context>
    <name>StatusTable</name>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="27"/>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="28"/>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="29"/>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="30"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="31"/>
        <source>Missed</source>
        <translation>Missed</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="32"/>
        <source>Without an order</source>
        <translation>Without an order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="35"/>
        <source>Status of the powers</source>
        <translation>Status of the powers</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="69"/>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="70"/>
        <source>incomplete</source>
        <translation>incomplete</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="71"/>
        <source>waiting</source>
        <translation>waiting</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="72"/>
        <source>late</source>
        <translation>late</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="73"/>
        <source>missing</source>
        <translation>missing</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status_table.py" line="74"/>
        <source>nothing due</source>
        <translation>nothing due</translation>
    </message>
</context>
<context>
    <name>StatusWindow</name>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="57"/>
        <source>Status - {title}</source>
        <translation>Status - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="64"/>
        <location filename="../../spydip_gui/post/status.py" line="234"/>
        <source>Reminder</source>
        <translation>Reminder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="87"/>
        <source>no fixed time</source>
        <translation>no fixed time</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="88"/>
        <source>&lt;b&gt;{phase}&lt;/b&gt;: {left}</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;: {left}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="90"/>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="140"/>
        <source>Misses noted: %n</source>
        <translation>
            <numerusform>Misses noted: %n</numerusform>
            <numerusform>Misses noted: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="144"/>
        <source>A folder for the reminders</source>
        <translation>A folder for the reminders</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="155"/>
        <source>Reminders written: %n</source>
        <translation>
            <numerusform>Reminders written: %n</numerusform>
            <numerusform>Reminders written: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="157"/>
        <source>{power}: none, {why}</source>
        <translation>{power}: none, {why}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="165"/>
        <source>The reminder is on the clipboard.</source>
        <translation>The reminder is on the clipboard.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="170"/>
        <source>Save the calendar</source>
        <translation>Save the calendar</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="179"/>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="184"/>
        <source>{name} plays {power} from now on; all read of it in the next letters.</source>
        <translation>{name} plays {power} from now on; all read of it in the next letters.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="206"/>
        <source>No reminder: nothing is waited for.</source>
        <translation>No reminder: nothing is waited for.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="208"/>
        <source>No reminder: {why}.</source>
        <translation>No reminder: {why}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="213"/>
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../spydip_gui/post/status.py" line="214"/>
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="236"/>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="216"/>
        <source>{time} overdue</source>
        <translation>{time} overdue</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="216"/>
        <source>{time} left</source>
        <translation>{time} left</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="219"/>
        <source>Deadline of what is due</source>
        <translation>Deadline of what is due</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="221"/>
        <source> h grace</source>
        <translation> h grace</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="222"/>
        <source>Hours of grace</source>
        <translation>Hours of grace</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="233"/>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="235"/>
        <source>Deadlines</source>
        <translation>Deadlines</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="252"/>
        <source>Set the deadline</source>
        <translation>Set the deadline</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="253"/>
        <source>One day more</source>
        <translation>One day more</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="262"/>
        <source>Note misses</source>
        <translation>Note misses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="264"/>
        <source>Count one missed deadline more for everybody whose orders are missing</source>
        <translation>Count one missed deadline more for everybody whose orders are missing</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="267"/>
        <source>Calendar file…</source>
        <translation>Calendar file…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="269"/>
        <source>The deadlines for a calendar program</source>
        <translation>The deadlines for a calendar program</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="272"/>
        <source>Save reminders…</source>
        <translation>Save reminders…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="274"/>
        <source>A mail draft for everybody who is not in yet</source>
        <translation>A mail draft for everybody who is not in yet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/status.py" line="286"/>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="9"/>
        <source>failures in angle brackets</source>
        <translation>failures in angle brackets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="10"/>
        <source>arrives, departs, lost, found</source>
        <translation>arrives, departs, lost, found</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="11"/>
        <source>results in a column</source>
        <translation>results in a column</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="12"/>
        <source>results between stars</source>
        <translation>results between stars</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="13"/>
        <source>failures in parentheses</source>
        <translation>failures in parentheses</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/style_box.py" line="14"/>
        <source>failures underlined, with reasons</source>
        <translation>failures underlined, with reasons</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="84"/>
        <source>How many</source>
        <translation>How many</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="86"/>
        <source>What they do</source>
        <translation>What they do</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="88"/>
        <source>Where</source>
        <translation>Where</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/sheets/stack.py" line="138"/>
        <source>Spare {power}</source>
        <translation>Spare {power}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="62"/>
        <source>The map</source>
        <translation>The map</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="34"/>
        <source>Begin here</source>
        <translation>Begin here</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="36"/>
        <source>Begin a game of any variant, or open one. A game file can also be dragged into this window.</source>
        <translation>Begin a game of any variant, or open one. A game file can also be dragged into this window.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="46"/>
        <source>Look at a sample</source>
        <translation>Look at a sample</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="48"/>
        <source>There is a game of each variant to look at and to play on with. Open one with a double click or Enter; the tour then goes on with the map.</source>
        <translation>There is a game of each variant to look at and to play on with. Open one with a double click or Enter; the tour then goes on with the map.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="64"/>
        <source>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go. The arrow keys walk from province to province.</source>
        <translation>Drag from a province to another to order the piece that stands there. Hold S to support, C to convoy, H to hold; the line at the pointer shows the order that is being written. Esc lets go. The arrow keys walk from province to province.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="75"/>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="77"/>
        <source>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</source>
        <translation>Every piece has a row; those still without an order are lit. Orders can be typed or pasted as well, and Ctrl+Z takes anything back.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="87"/>
        <source>Views</source>
        <translation>Views</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="89"/>
        <source>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</source>
        <translation>0 shows everything, 1 to 9 what one power knows, minus what several know together. A key that is held only peeks. The frame of the map tells who looks.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="99"/>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="101"/>
        <source>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</source>
        <translation>Adjudicate decides the deadline. Each result has its reason and its rule; a click on the rule opens the rulebook.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="111"/>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="113"/>
        <source>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</source>
        <translation>The strip below the map goes back to every deadline. From any of them the game can go on another way, beside the one that was played.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="123"/>
        <source>Nothing to save</source>
        <translation>Nothing to save</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="125"/>
        <source>Every act is in the game&apos;s file at once. Ctrl+K finds every command by its name, and F1 opens the help on whatever you are at.</source>
        <translation>Every act is in the game&apos;s file at once. Ctrl+K finds every command by its name, and F1 opens the help on whatever you are at.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="146"/>
        <source>Short tour</source>
        <translation>Short tour</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="154"/>
        <source>&amp;More…</source>
        <translation>&amp;More…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="155"/>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="178"/>
        <source>&amp;Finish</source>
        <translation>&amp;Finish</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/dialogs/tour.py" line="178"/>
        <source>&amp;Next</source>
        <translation>&amp;Next</translation>
    </message>
</context>
<context>
    <name>TurnWindow</name>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="52"/>
        <source>Turn - {title}</source>
        <translation>Turn - {title}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="57"/>
        <source>Go on all the same: pieces without an order hold</source>
        <translation>Go on all the same: pieces without an order hold</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="61"/>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="64"/>
        <source>maps</source>
        <translation>maps</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="65"/>
        <source>packets</source>
        <translation>packets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="66"/>
        <source>note them as sent</source>
        <translation>note them as sent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="70"/>
        <location filename="../../spydip_gui/post/turn.py" line="206"/>
        <source>Write the letters</source>
        <translation>Write the letters</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="115"/>
        <source>Nobody plays by mail. Say who does in the status, under Player.</source>
        <translation>Nobody plays by mail. Say who does in the status, under Player.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="126"/>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="142"/>
        <source>Change it in {file}; it is used from now on.</source>
        <translation>Change it in {file}; it is used from now on.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="166"/>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="170"/>
        <source>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="209"/>
        <source>Letters written: {count}, into {folder}</source>
        <translation>Letters written: {count}, into {folder}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="213"/>
        <source>A folder for the letters</source>
        <translation>A folder for the letters</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="218"/>
        <source>1  Adjudicate</source>
        <translation>1  Adjudicate</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="219"/>
        <source>2  Letters</source>
        <translation>2  Letters</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="54"/>
        <source>Pieces without an order</source>
        <translation>Pieces without an order</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="252"/>
        <source>Style of the letters</source>
        <translation>Style of the letters</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="257"/>
        <source>passphrase for packets, if wanted</source>
        <translation>passphrase for packets, if wanted</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="260"/>
        <source>Passphrase for packets</source>
        <translation>Passphrase for packets</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="261"/>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="263"/>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="265"/>
        <source>Change it…</source>
        <translation>Change it…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="267"/>
        <source>With</source>
        <translation>With</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="273"/>
        <source>Folder for the letters</source>
        <translation>Folder for the letters</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="277"/>
        <source>Into</source>
        <translation>Into</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="279"/>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/turn.py" line="280"/>
        <source>Open</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>UnlockDialog</name>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="36"/>
        <source>A locked packet</source>
        <translation>A locked packet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="42"/>
        <source>“{name}” is locked. Type its passphrase, or choose the file with your key.</source>
        <translation>“{name}” is locked. Type its passphrase, or choose the file with your key.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="49"/>
        <source>a file that holds AGE-SECRET-KEY-1…</source>
        <translation>a file that holds AGE-SECRET-KEY-1…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="50"/>
        <location filename="../../spydip_gui/post/unlock.py" line="59"/>
        <source>Key file</source>
        <translation>Key file</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="51"/>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="58"/>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="64"/>
        <source>Unlock</source>
        <translation>Unlock</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/post/unlock.py" line="75"/>
        <source>The file with your key</source>
        <translation>The file with your key</translation>
    </message>
</context>
<context>
    <name>VerbBar</name>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="36"/>
        <source>Verbs</source>
        <translation>Verbs</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="73"/>
        <source>Keys: {keys}</source>
        <translation>Keys: {keys}</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="86"/>
        <source>hold</source>
        <translation>hold</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="87"/>
        <source>Hold: click the unit, or double-click it.</source>
        <translation>Hold: click the unit, or double-click it.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="90"/>
        <source>support</source>
        <translation>support</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="91"/>
        <source>Support: drag to a unit or an arrow; also with Shift or right.</source>
        <translation>Support: drag to a unit or an arrow; also with Shift or right.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="94"/>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="95"/>
        <source>Move: drag the piece to where it goes.</source>
        <translation>Move: drag the piece to where it goes.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="98"/>
        <source>convoy</source>
        <translation>convoy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="99"/>
        <source>Convoy: drag the fleet over the army, pinned with Space, to a coast.</source>
        <translation>Convoy: drag the fleet over the army, pinned with Space, to a coast.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="104"/>
        <source>via sea</source>
        <translation>via sea</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="105"/>
        <source>By convoy even where land would do; over an army at sea: its route.</source>
        <translation>By convoy even where land would do; over an army at sea: its route.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="110"/>
        <source>observe</source>
        <translation>observe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="111"/>
        <source>Observe or search where the piece is.</source>
        <translation>Observe or search where the piece is.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="114"/>
        <source>search</source>
        <translation>search</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="115"/>
        <source>Search: point at the unit, then name the power.</source>
        <translation>Search: point at the unit, then name the power.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="118"/>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="119"/>
        <source>Cut the support that the unit there gives.</source>
        <translation>Cut the support that the unit there gives.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="122"/>
        <source>spy</source>
        <translation>spy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="123"/>
        <source>Spy or watch where the agents are.</source>
        <translation>Spy or watch where the agents are.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="126"/>
        <source>strike</source>
        <translation>strike</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="127"/>
        <source>Kill, destroy or guard in place.</source>
        <translation>Kill, destroy or guard in place.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="130"/>
        <source>kill</source>
        <translation>kill</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="131"/>
        <source>Kill where the piece is.</source>
        <translation>Kill where the piece is.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="134"/>
        <source>guard</source>
        <translation>guard</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="135"/>
        <source>Counter-espionage where the spy is.</source>
        <translation>Counter-espionage where the spy is.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="138"/>
        <source>secure</source>
        <translation>secure</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="139"/>
        <source>Security: guard the unit&apos;s province.</source>
        <translation>Security: guard the unit&apos;s province.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="142"/>
        <source>build</source>
        <translation>build</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="143"/>
        <source>Build or deploy: click the place.</source>
        <translation>Build or deploy: click the place.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="146"/>
        <source>set up</source>
        <translation>set up</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="147"/>
        <source>Set up: click the province where the piece begins.</source>
        <translation>Set up: click the province where the piece begins.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="150"/>
        <source>remove</source>
        <translation>remove</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="151"/>
        <source>Disband or remove: click the piece.</source>
        <translation>Disband or remove: click the piece.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="154"/>
        <source>retreat</source>
        <translation>retreat</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="155"/>
        <source>Retreat: drag the dislodged unit; again for the next best place.</source>
        <translation>Retreat: drag the dislodged unit; again for the next best place.</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="160"/>
        <source>disband</source>
        <translation>disband</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/gestures/verb_bar.py" line="161"/>
        <source>Disband: click the unit.</source>
        <translation>Disband: click the unit.</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="24"/>
        <source>Hold</source>
        <translation>Hold</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="25"/>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="26"/>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="27"/>
        <source>Convoy</source>
        <translation>Convoy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="28"/>
        <source>Move by convoy</source>
        <translation>Move by convoy</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="29"/>
        <source>Go aboard a fleet</source>
        <translation>Go aboard a fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="30"/>
        <source>Go ashore</source>
        <translation>Go ashore</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="31"/>
        <source>Observe</source>
        <translation>Observe</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="32"/>
        <source>Strike, or guard against spies</source>
        <translation>Strike, or guard against spies</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="33"/>
        <source>Search with a spy or an agent</source>
        <translation>Search with a spy or an agent</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="34"/>
        <source>Search with an army or a fleet</source>
        <translation>Search with an army or a fleet</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="35"/>
        <source>Security</source>
        <translation>Security</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="36"/>
        <source>Build, or bid</source>
        <translation>Build, or bid</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="37"/>
        <source>Disband</source>
        <translation>Disband</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="38"/>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <location filename="../../spydip_gui/shortcuts.py" line="39"/>
        <source>Put a condition to an order</source>
        <translation>Put a condition to an order</translation>
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
<context>
    <name>_Picture</name>
    <message>
        <location filename="../../spydip_gui/post/previews.py" line="136"/>
        <source>The map of the letter</source>
        <translation>The map of the letter</translation>
    </message>
</context>
</TS>
