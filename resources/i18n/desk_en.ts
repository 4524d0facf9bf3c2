<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SpyDip</source>
        <translation>About SpyDip</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;Versions</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copy the versions</translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog</source>
        <translation>Diplomacy with spies, agents and fog</translation>
    </message>
    <message>
        <source>Its windows are made with Qt {version} and Qt for Python, under the GNU Lesser General Public License, version 3. Their libraries are files of their own, in {folder}: you may put other versions in their place.</source>
        <translation>Its windows are made with Qt {version} and Qt for Python, under the GNU Lesser General Public License, version 3. Their libraries are files of their own, in {folder}: you may put other versions in their place.</translation>
    </message>
    <message>
        <source>SpyDip is free software under the MIT licence. The other tabs list what it is made of, and the licence of each part.</source>
        <translation>SpyDip is free software under the MIT licence. The other tabs list what it is made of, and the licence of each part.</translation>
    </message>
    <message>
        <source>Games that you begin on the start page are kept in {folder}.</source>
        <translation>Games that you begin on the start page are kept in {folder}.</translation>
    </message>
    <message>
        <source>SpyDip never goes online by itself: no updates, no statistics. Your mail account is asked only when you fetch or send.</source>
        <translation>SpyDip never goes online by itself: no updates, no statistics. Your mail account is asked only when you fetch or send.</translation>
    </message>
</context>
<context>
    <name>DeadlineBox</name>
    <message>
        <source>The letters are about</source>
        <translation>The letters are about</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Start of the game</translation>
    </message>
    <message>
        <source>Corrected by hand before: {phase}</source>
        <translation>Corrected by hand before: {phase}</translation>
    </message>
    <message numerus="yes">
        <source>to be corrected: %n</source>
        <translation>
            <numerusform>to be corrected: %n</numerusform>
            <numerusform>to be corrected: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to be written: %n</source>
        <translation>
            <numerusform>to be written: %n</numerusform>
            <numerusform>to be written: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written, not sent: %n</source>
        <translation>
            <numerusform>written, not sent: %n</numerusform>
            <numerusform>written, not sent: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>sent</source>
        <translation>sent</translation>
    </message>
    <message>
        <source>no mail</source>
        <translation>no mail</translation>
    </message>
</context>
<context>
    <name>EndingWindow</name>
    <message>
        <source>End by agreement - {title}</source>
        <translation>End by agreement - {title}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Victory for one</source>
        <translation>Victory for one</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Proposals</translation>
    </message>
    <message>
        <source>Put it to the vote</source>
        <translation>Put it to the vote</translation>
    </message>
    <message>
        <source>End the game so</source>
        <translation>End the game so</translation>
    </message>
    <message>
        <source>Tick the one power that has won.</source>
        <translation>Tick the one power that has won.</translation>
    </message>
    <message>
        <source>{act}. Not everybody has agreed to it. End the game all the same?</source>
        <translation>{act}. Not everybody has agreed to it. End the game all the same?</translation>
    </message>
    <message>
        <source>Nothing is put to the vote yet. Tick no power for a draw of all survivors.</source>
        <translation>Nothing is put to the vote yet. Tick no power for a draw of all survivors.</translation>
    </message>
    <message>
        <source>not heard</source>
        <translation>not heard</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
</context>
<context>
    <name>FolderCheck</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenarios</translation>
    </message>
    <message>
        <source>Scenarios of {folder}</source>
        <translation>Scenarios of {folder}</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>failed</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>{passed} passed, {failed} failed</source>
        <translation>{passed} passed, {failed} failed</translation>
    </message>
</context>
<context>
    <name>FolderRow</name>
    <message>
        <source>Folder for the letters</source>
        <translation>Folder for the letters</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Into</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>A folder for the letters</source>
        <translation>A folder for the letters</translation>
    </message>
</context>
<context>
    <name>Lending</name>
    <message>
        <source>The side line belongs to another view; it is back when you go there.</source>
        <translation>The side line belongs to another view; it is back when you go there.</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Ask for packets that only I can open</source>
        <translation>Ask for packets that only I can open</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Mail draft…</source>
        <translation>Mail draft…</translation>
    </message>
    <message>
        <source>Kept in {file}</source>
        <translation>Kept in {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n without order</source>
        <translation>
            <numerusform>%n without order</numerusform>
            <numerusform>%n without order</numerusform>
        </translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>when the game master says</source>
        <translation>when the game master says</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Until</translation>
    </message>
    <message>
        <source>The packet is signed with the key {key}</source>
        <translation>The packet is signed with the key {key}</translation>
    </message>
    <message>
        <source>Signed with</source>
        <translation>Signed with</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Packets</translation>
    </message>
    <message>
        <source>A key is made for you and kept on this computer; its public half is sent.</source>
        <translation>A key is made for you and kept on this computer; its public half is sent.</translation>
    </message>
    <message>
        <source>The answer as it will be sent</source>
        <translation>The answer as it will be sent</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Press</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Send…</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>Guard, and decide on prisoners</source>
        <translation>Guard, and decide on prisoners</translation>
    </message>
    <message>
        <source>Search: click, or drag</source>
        <translation>Search: click, or drag</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>Beside the order</source>
        <translation>Beside the order</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Map of the side line</source>
        <translation>Map of the side line</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Go there</translation>
    </message>
    <message>
        <source>Continue this side line</source>
        <translation>Continue this side line</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Adopt</translation>
    </message>
    <message>
        <source>Make this the game itself</source>
        <translation>Make this the game itself</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Drop</translation>
    </message>
    <message>
        <source>Drop this side line for good</source>
        <translation>Drop this side line for good</translation>
    </message>
    <message>
        <source>Show one map only</source>
        <translation>Show one map only</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <source>What changed</source>
        <translation>What changed</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Powers of the order</source>
        <translation>Powers of the order</translation>
    </message>
    <message>
        <source>except those of</source>
        <translation>except those of</translation>
    </message>
    <message>
        <source>only those of</source>
        <translation>only those of</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>all</source>
        <translation>all</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>All commands</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>What do you want to do?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
    <message>
        <source>There is no command of that name.</source>
        <translation>There is no command of that name.</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <source>If</source>
        <translation>If</translation>
    </message>
    <message>
        <source>How the events are joined</source>
        <translation>How the events are joined</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>all of them</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>any of them</translation>
    </message>
    <message>
        <source>Another event</source>
        <translation>Another event</translation>
    </message>
    <message>
        <source>then</source>
        <translation>then</translation>
    </message>
    <message>
        <source>else</source>
        <translation>else</translation>
    </message>
    <message>
        <source>That is not a condition yet.</source>
        <translation>That is not a condition yet.</translation>
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
        <source>Somebody else is here</source>
        <translation>Somebody else is here</translation>
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
        <source>Everybody else, look away. A PIN typed now will be asked for next time.</source>
        <translation>Everybody else, look away. A PIN typed now will be asked for next time.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>That is not the PIN.</translation>
    </message>
    <message>
        <source>Type the new PIN once more.</source>
        <translation>Type the new PIN once more.</translation>
    </message>
    <message>
        <source>The two differ. Begin again with a PIN, or open without one.</source>
        <translation>The two differ. Begin again with a PIN, or open without one.</translation>
    </message>
</context>
<context>
    <name>DeadlineTable</name>
    <message>
        <source>Fill in from the current one</source>
        <translation>Fill in from the current one</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Until</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Deadlines</translation>
    </message>
    <message>
        <source>No fixed deadlines: each ends when the GM adjudicates.</source>
        <translation>No fixed deadlines: each ends when the GM adjudicates.</translation>
    </message>
    <message>
        <source>Days to the next movement</source>
        <translation>Days to the next movement</translation>
    </message>
    <message>
        <source>Days to retreats and builds</source>
        <translation>Days to retreats and builds</translation>
    </message>
    <message>
        <source>Only on</source>
        <translation>Only on</translation>
    </message>
</context>
<context>
    <name>DeadlinesPage</name>
    <message>
        <source>Orders are due at &amp;fixed times</source>
        <translation>Orders are due at &amp;fixed times</translation>
    </message>
    <message>
        <source> days</source>
        <translation> days</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> hours</translation>
    </message>
    <message>
        <source>Without fixed times, a deadline ends when the GM adjudicates.</source>
        <translation>Without fixed times, a deadline ends when the GM adjudicates.</translation>
    </message>
    <message>
        <source>The first deadline</source>
        <translation>The first deadline</translation>
    </message>
    <message>
        <source>Until the next movement</source>
        <translation>Until the next movement</translation>
    </message>
    <message>
        <source>Until retreats and builds</source>
        <translation>Until retreats and builds</translation>
    </message>
    <message>
        <source>Grace after a deadline</source>
        <translation>Grace after a deadline</translation>
    </message>
    <message>
        <source>The deadlines of the first years</source>
        <translation>The deadlines of the first years</translation>
    </message>
    <message>
        <source>Deadlines with nothing to order are skipped.</source>
        <translation>Deadlines with nothing to order are skipped.</translation>
    </message>
    <message>
        <source>Only on</source>
        <translation>Only on</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Trust the new key from now on?</source>
        <translation>Trust the new key from now on?</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>“{name}” already exists. Replace it?</translation>
    </message>
    <message>
        <source>The program made a mistake; nothing of the game is lost: every step is already in its file.

A report without any of the game's contents is kept in
{path}</source>
        <translation>The program made a mistake; nothing of the game is lost: every step is already in its file.

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
        <source>There are no orders in it.</source>
        <translation>There are no orders in it.</translation>
    </message>
    <message>
        <source>{name} is not a readable text.</source>
        <translation>{name} is not a readable text.</translation>
    </message>
    <message>
        <source>Every piece has its order.</source>
        <translation>Every piece has its order.</translation>
    </message>
    <message>
        <source>Side line</source>
        <translation>Side line</translation>
    </message>
    <message>
        <source>No side line is shown beside the map.</source>
        <translation>No side line is shown beside the map.</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Export the map</translation>
    </message>
    <message>
        <source>Export a replay</source>
        <translation>Export a replay</translation>
    </message>
    <message>
        <source>Animation (*.gif)</source>
        <translation>Animation (*.gif)</translation>
    </message>
    <message>
        <source>Folder of pictures (*)</source>
        <translation>Folder of pictures (*)</translation>
    </message>
    <message>
        <source>Drawing the turns…</source>
        <translation>Drawing the turns…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
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
        <source>What do you want to save under another name?</source>
        <translation>What do you want to save under another name?</translation>
    </message>
    <message>
        <source>Where should the game be saved?</source>
        <translation>Where should the game be saved?</translation>
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
        <source>Result</source>
        <translation>Result</translation>
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
        <source>adjudication of {phase}</source>
        <translation>adjudication of {phase}</translation>
    </message>
    <message>
        <source>edit: {reason}</source>
        <translation>edit: {reason}</translation>
    </message>
    <message>
        <source>branch “{branch}”</source>
        <translation>branch “{branch}”</translation>
    </message>
    <message>
        <source>going on with “{branch}”</source>
        <translation>going on with “{branch}”</translation>
    </message>
    <message>
        <source>adopting a branch</source>
        <translation>adopting a branch</translation>
    </message>
    <message>
        <source>dropping “{reason}”</source>
        <translation>dropping “{reason}”</translation>
    </message>
    <message>
        <source>going to {phase}</source>
        <translation>going to {phase}</translation>
    </message>
    <message>
        <source>{power}: clear {order}</source>
        <translation>{power}: clear {order}</translation>
    </message>
    <message>
        <source>orders of {powers}</source>
        <translation>orders of {powers}</translation>
    </message>
    <message>
        <source>Copied; paste it into a mail to the game master.</source>
        <translation>Copied; paste it into a mail to the game master.</translation>
    </message>
    <message>
        <source>Save the answer</source>
        <translation>Save the answer</translation>
    </message>
    <message>
        <source>Save the mail draft</source>
        <translation>Save the mail draft</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
    <message>
        <source>Orders: {number} ({parts}).</source>
        <translation>Orders: {number} ({parts}).</translation>
    </message>
    <message>
        <source>Must retreat: {units}.</source>
        <translation>Must retreat: {units}.</translation>
    </message>
    <message>
        <source>Next: {phase}.</source>
        <translation>Next: {phase}.</translation>
    </message>
    <message>
        <source>{title}: you play {power}. Due: {phase}.</source>
        <translation>{title}: you play {power}. Due: {phase}.</translation>
    </message>
    <message>
        <source>Answer until {moment}.</source>
        <translation>Answer until {moment}.</translation>
    </message>
    <message>
        <source>The game master has corrected {phases}.</source>
        <translation>The game master has corrected {phases}.</translation>
    </message>
    <message>
        <source>Not understood in {file}, and kept in a copy of it: {lines}</source>
        <translation>Not understood in {file}, and kept in a copy of it: {lines}</translation>
    </message>
    <message>
        <source>Your orders cannot be kept in {file}: {why}</source>
        <translation>Your orders cannot be kept in {file}: {why}</translation>
    </message>
    <message>
        <source>The game is kept in {file}.</source>
        <translation>The game is kept in {file}.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>Sheet of paper (*.pdf)</source>
        <translation>Sheet of paper (*.pdf)</translation>
    </message>
    <message>
        <source>Film (*.mp4 *.webm)</source>
        <translation>Film (*.mp4 *.webm)</translation>
    </message>
    <message>
        <source>Film, needs ffmpeg, which was not found (*.mp4 *.webm)</source>
        <translation>Film, needs ffmpeg, which was not found (*.mp4 *.webm)</translation>
    </message>
    <message>
        <source>Moving picture (*.webp)</source>
        <translation>Moving picture (*.webp)</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>does not count</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>executed</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>stays</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>unseen</translation>
    </message>
    <message>
        <source>if open</source>
        <translation>if open</translation>
    </message>
    <message>
        <source>if empty</source>
        <translation>if empty</translation>
    </message>
    <message>
        <source>follows {unit}</source>
        <translation>follows {unit}</translation>
    </message>
    <message>
        <source>A build</source>
        <translation>A build</translation>
    </message>
    <message>
        <source>A removal</source>
        <translation>A removal</translation>
    </message>
    <message>
        <source>Your list of countries</source>
        <translation>Your list of countries</translation>
    </message>
    <message>
        <source>A bid for {country}</source>
        <translation>A bid for {country}</translation>
    </message>
    <message>
        <source>{pieces}, taken in {place}</source>
        <translation>{pieces}, taken in {place}</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Drawing (*.svg)</translation>
    </message>
    <message>
        <source>no bid</source>
        <translation>no bid</translation>
    </message>
    <message>
        <source>Adjudicate anyway?</source>
        <translation>Adjudicate anyway?</translation>
    </message>
    <message>
        <source>The letters were sent: mark them so</source>
        <translation>The letters were sent: mark them so</translation>
    </message>
    <message>
        <source>These letters were written before, and are different now: {names}</source>
        <translation>These letters were written before, and are different now: {names}</translation>
    </message>
    <message>
        <source>Were those letters sent?</source>
        <translation>Were those letters sent?</translation>
    </message>
    <message>
        <source>Sent: write corrections</source>
        <translation>Sent: write corrections</translation>
    </message>
    <message>
        <source>Not sent: replace them</source>
        <translation>Not sent: replace them</translation>
    </message>
    <message>
        <source>There is no coach in this game. The settings say in which games there is one.</source>
        <translation>There is no coach in this game. The settings say in which games there is one.</translation>
    </message>
    <message>
        <source>You have given no order for:
{units}</source>
        <translation>You have given no order for:
{units}</translation>
    </message>
    <message>
        <source>Undo: {step}?
Your opponents then choose their orders anew.</source>
        <translation>Undo: {step}?
Your opponents then choose their orders anew.</translation>
    </message>
    <message>
        <source>Ready all the same?</source>
        <translation>Ready all the same?</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Go on with it</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Take it over</translation>
    </message>
    <message>
        <source>Send the orders all the same?</source>
        <translation>Send the orders all the same?</translation>
    </message>
    <message>
        <source>End the game as a draw of all who are left? Once it is over, nothing is hidden.</source>
        <translation>End the game as a draw of all who are left? Once it is over, nothing is hidden.</translation>
    </message>
</context>
<context>
    <name>CommandMenus</name>
    <message>
        <source>Undo: {step}</source>
        <translation>Undo: {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Redo: {step}</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>The game no longer has a file. Close it without saving?</source>
        <translation>The game no longer has a file. Close it without saving?</translation>
    </message>
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
        <source>Eyes</source>
        <translation>Eyes</translation>
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
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Views</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>{phase} (edited)</source>
        <translation>{phase} (edited)</translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation>Not ready yet: {names}</translation>
    </message>
    <message>
        <source>No longer ready, since orders changed: {names}</source>
        <translation>No longer ready, since orders changed: {names}</translation>
    </message>
    <message>
        <source>Passed over, with nothing for you to order: {phases}</source>
        <translation>Passed over, with nothing for you to order: {phases}</translation>
    </message>
</context>
<context>
    <name>EventRow</name>
    <message>
        <source>not</source>
        <translation>not</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
</context>
<context>
    <name>EyesPanel</name>
    <message>
        <source>What your eyes saw</source>
        <translation>What your eyes saw</translation>
    </message>
    <message>
        <source>By eye</source>
        <translation>By eye</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>By place</translation>
    </message>
    <message>
        <source>By power</source>
        <translation>By power</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>(no key)</source>
        <translation>(no key)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>No page contains these words.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Search the help</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <source>Play the game from here</source>
        <translation>Play the game from here</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>What if</translation>
    </message>
    <message>
        <source>Try a side line beside the game</source>
        <translation>Try a side line beside the game</translation>
    </message>
    <message>
        <source>Try these orders</source>
        <translation>Try these orders</translation>
    </message>
    <message>
        <source>Side line from here…</source>
        <translation>Side line from here…</translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation>Beside the map</translation>
    </message>
    <message numerus="yes">
        <source>%n what-ifs</source>
        <translation>
            <numerusform>%n what-if</numerusform>
            <numerusform>%n what-ifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier years</source>
        <translation>Earlier years</translation>
    </message>
    <message>
        <source>Later years</source>
        <translation>Later years</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>First turn</translation>
    </message>
    <message>
        <source>Orders of the last turn</source>
        <translation>Orders of the last turn</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Last turn</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Whole board</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Game master</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Press</translation>
    </message>
    <message>
        <source>Style of letters</source>
        <translation>Style of letters</translation>
    </message>
    <message>
        <source>Boardman number</source>
        <translation>Boardman number</translation>
    </message>
    <message>
        <source>Miller number</source>
        <translation>Miller number</translation>
    </message>
    <message>
        <source>Language of letters</source>
        <translation>Language of letters</translation>
    </message>
    <message>
        <source>English, where none is chosen</source>
        <translation>English, where none is chosen</translation>
    </message>
    <message>
        <source>Mail server</source>
        <translation>Mail server</translation>
    </message>
    <message>
        <source>its name in Authentication-Results</source>
        <translation>its name in Authentication-Results</translation>
    </message>
</context>
<context>
    <name>InboxWindow</name>
    <message>
        <source>Mails (*.eml *.txt *.mbox);;All files (*)</source>
        <translation>Mails (*.eml *.txt *.mbox);;All files (*)</translation>
    </message>
    <message numerus="yes">
        <source>Put away the rest (%n)</source>
        <translation>
            <numerusform>Put away the rest (%n)</numerusform>
            <numerusform>Put away the rest (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Inbox - {title}</source>
        <translation>Inbox - {title}</translation>
    </message>
    <message>
        <source>Blind: show no orders</source>
        <translation>Blind: show no orders</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Put away</translation>
    </message>
    <message>
        <source>Take this mail off the list; its orders stay.</source>
        <translation>Take this mail off the list; its orders stay.</translation>
    </message>
    <message>
        <source>Take this mail</source>
        <translation>Take this mail</translation>
    </message>
    <message>
        <source>Nothing new: all these mails are already here.</source>
        <translation>Nothing new: all these mails are already here.</translation>
    </message>
    <message numerus="yes">
        <source>Take all clear mails (%n)</source>
        <translation>
            <numerusform>Take all clear mails (%n)</numerusform>
            <numerusform>Take all clear mails (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken} of {all} mails are in the game.</source>
        <translation>{taken} of {all} mails are in the game.</translation>
    </message>
    <message>
        <source>A folder for the receipts</source>
        <translation>A folder for the receipts</translation>
    </message>
    <message numerus="yes">
        <source>Receipts written: %n</source>
        <translation>
            <numerusform>Receipts written: %n</numerusform>
            <numerusform>Receipts written: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mails taken: %n</source>
        <translation>
            <numerusform>Mails taken: %n</numerusform>
            <numerusform>Mails taken: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>Kept from an earlier mail: %n.</source>
        <translation>Kept from an earlier mail: %n.</translation>
    </message>
    <message>
        <source>Ordered earlier, not mentioned now: {orders}.</source>
        <translation>Ordered earlier, not mentioned now: {orders}.</translation>
    </message>
    <message>
        <source>Without an order: {pieces}.</source>
        <translation>Without an order: {pieces}.</translation>
    </message>
    <message>
        <source>Attached and not read: {names}.</source>
        <translation>Attached and not read: {names}.</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Nothing to compare with yet.</translation>
    </message>
    <message>
        <source>In the game since {moment}:</source>
        <translation>In the game since {moment}:</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <source>A folder with mails</source>
        <translation>A folder with mails</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Add files…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Add a folder…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Save receipts…</source>
        <translation>Save receipts…</translation>
    </message>
    <message>
        <source>Done: {what}</source>
        <translation>Done: {what}</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <source>Search provinces and facts</source>
        <translation>Search provinces and facts</translation>
    </message>
    <message>
        <source>Facts sorted</source>
        <translation>Facts sorted</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>by place</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>by time</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Facts</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Whole board</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <source>Give the covert piece its order first; then it may wait.</source>
        <translation>Give the covert piece its order first; then it may wait.</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>Sealed bids of player {seat}</source>
        <translation>Sealed bids of player {seat}</translation>
    </message>
    <message>
        <source>Bid so far</source>
        <translation>Bid so far</translation>
    </message>
    <message>
        <source>Nobody else sees these bids until the deadline is adjudicated for both.</source>
        <translation>Nobody else sees these bids until the deadline is adjudicated for both.</translation>
    </message>
    <message>
        <source>Bid for {country}</source>
        <translation>Bid for {country}</translation>
    </message>
    <message>
        <source>{spent} bid, {left} left</source>
        <translation>{spent} bid, {left} left</translation>
    </message>
    <message>
        <source>; {over} more than you have: if bids over {purse} win, your purse is lost</source>
        <translation>; {over} more than you have: if bids over {purse} win, your purse is lost</translation>
    </message>
</context>
<context>
    <name>MailList</name>
    <message>
        <source>Sent</source>
        <translation>Sent</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Subject</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <source>There are no mails yet. Add files or a folder, drop or paste them.</source>
        <translation>There are no mails yet. Add files or a folder, drop or paste them.</translation>
    </message>
    <message numerus="yes">
        <source>taken; orders: %n</source>
        <translation>
            <numerusform>taken; orders: %n</numerusform>
            <numerusform>taken; orders: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>held back: {why}</source>
        <translation>held back: {why}</translation>
    </message>
    <message>
        <source>whose is it? {why}</source>
        <translation>whose is it? {why}</translation>
    </message>
    <message>
        <source>no orders in it</source>
        <translation>no orders in it</translation>
    </message>
    <message numerus="yes">
        <source>orders: %n</source>
        <translation>
            <numerusform>orders: %n</numerusform>
            <numerusform>orders: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lines to look at: %n</source>
        <translation>
            <numerusform>lines to look at: %n</numerusform>
            <numerusform>lines to look at: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>ordered, but not there</source>
        <translation>ordered, but not there</translation>
    </message>
    <message numerus="yes">
        <source>earlier orders left out: %n</source>
        <translation>
            <numerusform>earlier orders left out: %n</numerusform>
            <numerusform>earlier orders left out: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces without: %n</source>
        <translation>
            <numerusform>pieces without: %n</numerusform>
            <numerusform>pieces without: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attached, not read: %n</source>
        <translation>
            <numerusform>attached, not read: %n</numerusform>
            <numerusform>attached, not read: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>changed on the way</source>
        <translation>changed on the way</translation>
    </message>
</context>
<context>
    <name>MailText</name>
    <message>
        <source>Read it as: {line}</source>
        <translation>Read it as: {line}</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Read again</translation>
    </message>
    <message>
        <source>You can correct a line that was not understood here.</source>
        <translation>You can correct a line that was not understood here.</translation>
    </message>
    <message>
        <source>Text of the mail</source>
        <translation>Text of the mail</translation>
    </message>
    <message>
        <source>Lines to look at</source>
        <translation>Lines to look at</translation>
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
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Close this message</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>MixParts</name>
    <message>
        <source>&amp;Base</source>
        <translation>&amp;Base</translation>
    </message>
    <message>
        <source>&amp;Covert pieces of</source>
        <translation>&amp;Covert pieces of</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>&amp;Economy</translation>
    </message>
    <message>
        <source>&amp;Retreats</source>
        <translation>&amp;Retreats</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Sight</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>Bo&amp;ard</translation>
    </message>
    <message>
        <source>Whose covert pieces join in</source>
        <translation>Whose covert pieces join in</translation>
    </message>
    <message>
        <source>as in the base</source>
        <translation>as in the base</translation>
    </message>
</context>
<context>
    <name>MixWindow</name>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>&amp;Play this mix…</source>
        <translation>&amp;Play this mix…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Choose the folder of a design, or an empty one</source>
        <translation>Choose the folder of a design, or an empty one</translation>
    </message>
    <message>
        <source>Designs (*.spydesign)</source>
        <translation>Designs (*.spydesign)</translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>Everything fits.</translation>
    </message>
    <message>
        <source>It is played like its base.</source>
        <translation>It is played like its base.</translation>
    </message>
    <message>
        <source>Mixes (*.toml)</source>
        <translation>Mixes (*.toml)</translation>
    </message>
    <message>
        <source>Mixes and designs (*.toml *.spydesign)</source>
        <translation>Mixes and designs (*.toml *.spydesign)</translation>
    </message>
    <message>
        <source>More deadlines</source>
        <translation>More deadlines</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>More options</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Open a mix</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Options that fall away</source>
        <translation>Options that fall away</translation>
    </message>
    <message>
        <source>Options with another usual value</source>
        <translation>Options with another usual value</translation>
    </message>
    <message>
        <source>Pac&amp;k…</source>
        <translation>Pac&amp;k…</translation>
    </message>
    <message>
        <source>Pack as one file</source>
        <translation>Pack as one file</translation>
    </message>
    <message>
        <source>Pieces that join</source>
        <translation>Pieces that join</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <source>Put a mix together</source>
        <translation>Put a mix together</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>R&amp;ules</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Rules that fall away</source>
        <translation>Rules that fall away</translation>
    </message>
    <message>
        <source>Rules that join</source>
        <translation>Rules that join</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Sa&amp;ve…</translation>
    </message>
    <message>
        <source>Save &amp;into a design…</source>
        <translation>Save &amp;into a design…</translation>
    </message>
    <message>
        <source>Save the mix</source>
        <translation>Save the mix</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>The mix as text</source>
        <translation>The mix as text</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>What di&amp;ffers</source>
        <translation>What di&amp;ffers</translation>
    </message>
    <message>
        <source>What differs from the base</source>
        <translation>What differs from the base</translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation>What does not fit</translation>
    </message>
    <message>
        <source>What follows from the parts</source>
        <translation>What follows from the parts</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Who sees what</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
    <message>
        <source>What options do…</source>
        <translation>What options do…</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Mix: {title}</source>
        <translation>Mix: {title}</translation>
    </message>
    <message>
        <source>Options, players and deadlines</source>
        <translation>Options, players and deadlines</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>&amp;Deadlines</source>
        <translation>&amp;Deadlines</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Begin</translation>
    </message>
    <message>
        <source>&amp;Mix from a file…</source>
        <translation>&amp;Mix from a file…</translation>
    </message>
    <message>
        <source>Board from a &amp;folder…</source>
        <translation>Board from a &amp;folder…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variant</translation>
    </message>
    <message>
        <source>Boa&amp;rd</source>
        <translation>Boa&amp;rd</translation>
    </message>
    <message>
        <source>&amp;Game master</source>
        <translation>&amp;Game master</translation>
    </message>
    <message>
        <source>Mixes (*.toml)</source>
        <translation>Mixes (*.toml)</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Open a mix</translation>
    </message>
    <message>
        <source>Choose the folder of a board</source>
        <translation>Choose the folder of a board</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Search the options</source>
        <translation>Search the options</translation>
    </message>
    <message>
        <source>Only what I &amp;changed</source>
        <translation>Only what I &amp;changed</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Defaults</translation>
    </message>
    <message>
        <source>Reset every option to its default</source>
        <translation>Reset every option to its default</translation>
    </message>
    <message>
        <source>There is no such option.</source>
        <translation>There is no such option.</translation>
    </message>
    <message>
        <source>“{value}” is not possible for “{name}”, which takes {values}.</source>
        <translation>“{value}” is not possible for “{name}”, which takes {values}.</translation>
    </message>
    <message>
        <source>{values}, or a value such as “{example}”</source>
        <translation>{values}, or a value such as “{example}”</translation>
    </message>
    <message>
        <source>for instance {value}</source>
        <translation>for instance {value}</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Default: {value}</translation>
    </message>
    <message>
        <source>Length and victory</source>
        <translation>Length and victory</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retreats</translation>
    </message>
    <message>
        <source>Edition of the rulebook</source>
        <translation>Edition of the rulebook</translation>
    </message>
    <message>
        <source>Adjudication: convoys</source>
        <translation>Adjudication: convoys</translation>
    </message>
    <message>
        <source>Adjudication: coasts</source>
        <translation>Adjudication: coasts</translation>
    </message>
    <message>
        <source>Adjudication: orders that are missing</source>
        <translation>Adjudication: orders that are missing</translation>
    </message>
    <message>
        <source>Adjudication: orders that are impossible</source>
        <translation>Adjudication: orders that are impossible</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Adjudication</translation>
    </message>
</context>
<context>
    <name>OptionWindow</name>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Left</translation>
    </message>
    <message>
        <source>&amp;Option</source>
        <translation>&amp;Option</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Right</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>&amp;Seen by</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variant</translation>
    </message>
    <message>
        <source>Choose two different values.</source>
        <translation>Choose two different values.</translation>
    </message>
    <message>
        <source>Map under “{value}”</source>
        <translation>Map under “{value}”</translation>
    </message>
    <message>
        <source>What an option does</source>
        <translation>What an option does</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>What differs</translation>
    </message>
    <message>
        <source>the game master</source>
        <translation>the game master</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <source>New order</source>
        <translation>New order</translation>
    </message>
    <message>
        <source>Type an order, such as {order}</source>
        <translation>Type an order, such as {order}</translation>
    </message>
    <message>
        <source>Orders that begin so</source>
        <translation>Orders that begin so</translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message>
        <source>Piece</source>
        <translation>Piece</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Line of the mail</source>
        <translation>Line of the mail</translation>
    </message>
    <message>
        <source>Orders of the mail</source>
        <translation>Orders of the mail</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>no order</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
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
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>For {phase}</source>
        <translation>For {phase}</translation>
    </message>
    <message>
        <source>As ordered for {phase}</source>
        <translation>As ordered for {phase}</translation>
    </message>
    <message>
        <source>No order is due</source>
        <translation>No order is due</translation>
    </message>
    <message>
        <source>Builds or removals, if any</source>
        <translation>Builds or removals, if any</translation>
    </message>
    <message>
        <source>Nothing has to retreat.</source>
        <translation>Nothing has to retreat.</translation>
    </message>
    <message>
        <source>No army or fleet is to be built or removed.</source>
        <translation>No army or fleet is to be built or removed.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>There is nothing to order.</translation>
    </message>
    <message>
        <source>Adjudicate goes on to the next deadline.</source>
        <translation>Adjudicate goes on to the next deadline.</translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Nothing is missing</translation>
    </message>
    <message>
        <source>Whose order is it? Choose above, or put the power in front.</source>
        <translation>Whose order is it? Choose above, or put the power in front.</translation>
    </message>
    <message>
        <source>{ordered} of {whole} ordered</source>
        <translation>{ordered} of {whole} ordered</translation>
    </message>
    <message>
        <source>Home: {country}</source>
        <translation>Home: {country}</translation>
    </message>
    <message>
        <source>commands {countries}</source>
        <translation>commands {countries}</translation>
    </message>
    <message numerus="yes">
        <source>%n credits</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>Edit the position</source>
        <translation>Edit the position</translation>
    </message>
    <message>
        <source>This is not a valid position yet; see the list.</source>
        <translation>This is not a valid position yet; see the list.</translation>
    </message>
    <message>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>A change by hand needs a reason, for the record.</translation>
    </message>
    <message>
        <source>why it is changed, for the record</source>
        <translation>why it is changed, for the record</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>Reas&amp;on</translation>
    </message>
    </context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>&amp;Power</source>
        <translation>&amp;Power</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Cen&amp;tre</source>
        <translation>Cen&amp;tre</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Re&amp;do</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>Reas&amp;on</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>The position as text</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
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
        <source>Due</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    </context>
<context>
    <name>PreferenceSheet</name>
    <message>
        <source>Preference list</source>
        <translation>Preference list</translation>
    </message>
    <message>
        <source>Drag a country to its place, or press its letter and then a number. Ctrl with the arrows moves it up and down.</source>
        <translation>Drag a country to its place, or press its letter and then a number. Ctrl with the arrows moves it up and down.</translation>
    </message>
</context>
<context>
    <name>PressWindow</name>
    <message>
        <source>Press - {title}</source>
        <translation>Press - {title}</translation>
    </message>
    <message>
        <source>No press yet. Write the first below.</source>
        <translation>No press yet. Write the first below.</translation>
    </message>
    <message>
        <source>House rules: no press.</source>
        <translation>House rules: no press.</translation>
    </message>
    <message>
        <source>House rules: white press, signed by its author.</source>
        <translation>House rules: white press, signed by its author.</translation>
    </message>
    <message>
        <source>House rules: grey press; it may be unsigned, but not signed with somebody else's name.</source>
        <translation>House rules: grey press; it may be unsigned, but not signed with somebody else's name.</translation>
    </message>
    <message>
        <source>House rules: black press; it may be signed with any name.</source>
        <translation>House rules: black press; it may be signed with any name.</translation>
    </message>
    <message>
        <source>with the letters about {phase}</source>
        <translation>with the letters about {phase}</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>There is no text yet.</translation>
    </message>
    <message>
        <source>Taken: {line}</source>
        <translation>Taken: {line}</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Press</translation>
    </message>
    <message>
        <source>the name to sign with; empty for unsigned press</source>
        <translation>the name to sign with; empty for unsigned press</translation>
    </message>
    <message>
        <source>(if none is chosen, for everybody)</source>
        <translation>(if none is chosen, for everybody)</translation>
    </message>
    <message>
        <source>By</source>
        <translation>By</translation>
    </message>
    <message>
        <source>By-line</source>
        <translation>By-line</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Only for</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Released</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Add this press</source>
        <translation>Add this press</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>none: {why}</source>
        <translation>none: {why}</translation>
    </message>
    <message>
        <source>correction {number}</source>
        <translation>correction {number}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>Letters by power</source>
        <translation>Letters by power</translation>
    </message>
    <message>
        <source>The letter as text</source>
        <translation>The letter as text</translation>
    </message>
    <message>
        <source>The letter as a page</source>
        <translation>The letter as a page</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>sent, unchanged</source>
        <translation>sent, unchanged</translation>
    </message>
    <message>
        <source>written, not sent</source>
        <translation>written, not sent</translation>
    </message>
    <message>
        <source>written, but changed since</source>
        <translation>written, but changed since</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>Countries, the best first</source>
        <translation>Countries, the best first</translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <source>Records - {title}</source>
        <translation>Records - {title}</translation>
    </message>
    <message>
        <source>No letter that was sent had to be corrected.</source>
        <translation>No letter that was sent had to be corrected.</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Supply centres</translation>
    </message>
    <message>
        <source>Results of the orders</source>
        <translation>Results of the orders</translation>
    </message>
    <message>
        <source>Save the records</source>
        <translation>Save the records</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>{title} as a table</source>
        <translation>{title} as a table</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Statement at the end</source>
        <translation>Statement at the end</translation>
    </message>
    <message>
        <source>Save this page…</source>
        <translation>Save this page…</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>The whole game</translation>
    </message>
    <message>
        <source>A folder for the editions</source>
        <translation>A folder for the editions</translation>
    </message>
    <message>
        <source>Files written: {count}, into {folder}</source>
        <translation>Files written: {count}, into {folder}</translation>
    </message>
    <message>
        <source>For onlookers</source>
        <translation>For onlookers</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Report of the turn</source>
        <translation>Report of the turn</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>The game has just begun. Results come with the first turn.</source>
        <translation>The game has just begun. Results come with the first turn.</translation>
    </message>
    <message>
        <source>No results are known here.</source>
        <translation>No results are known here.</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>All {count}</translation>
    </message>
    <message>
        <source>Failed {count}</source>
        <translation>Failed {count}</translation>
    </message>
    <message>
        <source>Dislodged {count}</source>
        <translation>Dislodged {count}</translation>
    </message>
    <message>
        <source>Covert {count}</source>
        <translation>Covert {count}</translation>
    </message>
    <message>
        <source>Search the results</source>
        <translation>Search the results</translation>
    </message>
    <message>
        <source>No result has all of these words.</source>
        <translation>No result has all of these words.</translation>
    </message>
    <message>
        <source>{phase}: nothing happened. What came before it:</source>
        <translation>{phase}: nothing happened. What came before it:</translation>
    </message>
    <message>
        <source>{phase}: nothing happened that you know of. What came before it:</source>
        <translation>{phase}: nothing happened that you know of. What came before it:</translation>
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
    <name>RouteKeys</name>
    <message>
        <source>Left and right: the bead. Up and down: its sea. Enter writes.</source>
        <translation>Left and right: the bead. Up and down: its sea. Enter writes.</translation>
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
        <source>No rule contains these words.</source>
        <translation>No rule contains these words.</translation>
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
    <name>SamplesDialog</name>
    <message>
        <source>Sample games</source>
        <translation>Sample games</translation>
    </message>
</context>
<context>
    <name>ScenarioHead</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Board from a folder…</source>
        <translation>Board from a folder…</translation>
    </message>
    <message>
        <source>Choose the folder of a board</source>
        <translation>Choose the folder of a board</translation>
    </message>
    <message>
        <source>Mix or design…</source>
        <translation>Mix or design…</translation>
    </message>
    <message>
        <source>Mixes and designs (*.toml *.spydesign)</source>
        <translation>Mixes and designs (*.toml *.spydesign)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Open a mix</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
</context>
<context>
    <name>ScenarioSteps</name>
    <message>
        <source>&amp;Note as expected</source>
        <translation>&amp;Note as expected</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Step</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;dd</translation>
    </message>
    <message>
        <source>Ad&amp;judicate</source>
        <translation>Ad&amp;judicate</translation>
    </message>
    <message>
        <source>Nothing has been adjudicated yet.</source>
        <translation>Nothing has been adjudicated yet.</translation>
    </message>
    <message>
        <source>Orders of this step</source>
        <translation>Orders of this step</translation>
    </message>
    <message>
        <source>Remo&amp;ve the last</source>
        <translation>Remo&amp;ve the last</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>What comes of it</translation>
    </message>
    <message>
        <source>the &amp;position</source>
        <translation>the &amp;position</translation>
    </message>
    <message>
        <source>the &amp;results</source>
        <translation>the &amp;results</translation>
    </message>
    <message>
        <source>what each is &amp;told</source>
        <translation>what each is &amp;told</translation>
    </message>
</context>
<context>
    <name>ScenarioWindow</name>
    <message>
        <source>Choose a folder of scenarios</source>
        <translation>Choose a folder of scenarios</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Open scenarios</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Orders and results</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Position, orders and options</source>
        <translation>Position, orders and options</translation>
    </message>
    <message>
        <source>Run a folder…</source>
        <translation>Run a folder…</translation>
    </message>
    <message>
        <source>Save the scenarios</source>
        <translation>Save the scenarios</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenarios</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Scenarios (*.toml)</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
</context>
<context>
    <name>SealWindow</name>
    <message>
        <source>Sealed sheets - {title}</source>
        <translation>Sealed sheets - {title}</translation>
    </message>
    <message>
        <source>No promise has arrived yet. Paste one below and keep it.</source>
        <translation>No promise has arrived yet. Paste one below and keep it.</translation>
    </message>
    <message>
        <source>Send the promise now. Save the opening, and show it to nobody yet.</source>
        <translation>Send the promise now. Save the opening, and show it to nobody yet.</translation>
    </message>
    <message>
        <source>promised; not opened yet</source>
        <translation>promised; not opened yet</translation>
    </message>
    <message>
        <source>opened, and the promise was kept</source>
        <translation>opened, and the promise was kept</translation>
    </message>
    <message>
        <source>opened, and it is another sheet</source>
        <translation>opened, and it is another sheet</translation>
    </message>
    <message>
        <source>Seal the sheet first.</source>
        <translation>Seal the sheet first.</translation>
    </message>
    <message>
        <source>Save the opening</source>
        <translation>Save the opening</translation>
    </message>
    <message>
        <source>Seal a sheet</source>
        <translation>Seal a sheet</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Before and after</translation>
    </message>
    <message>
        <source>For players without a game master: everybody sends the promise first, and the opening once all promises are there. After that, nobody can change a sheet.</source>
        <translation>For players without a game master: everybody sends the promise first, and the opening once all promises are there. After that, nobody can change a sheet.</translation>
    </message>
    <message>
        <source>bids, a list or orders, one a line</source>
        <translation>bids, a list or orders, one a line</translation>
    </message>
    <message>
        <source>made by Seal; it does not reveal the sheet</source>
        <translation>made by Seal; it does not reveal the sheet</translation>
    </message>
    <message>
        <source>made by Seal; it proves the sheet</source>
        <translation>made by Seal; it proves the sheet</translation>
    </message>
    <message>
        <source>Who seals</source>
        <translation>Who seals</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Seal</translation>
    </message>
    <message>
        <source>Promise, to show before</source>
        <translation>Promise, to show before</translation>
    </message>
    <message>
        <source>Opening, to show after</source>
        <translation>Opening, to show after</translation>
    </message>
    <message>
        <source>Copy the promise</source>
        <translation>Copy the promise</translation>
    </message>
    <message>
        <source>Save the opening…</source>
        <translation>Save the opening…</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Promises</translation>
    </message>
    <message>
        <source>A promise or an opening you received</source>
        <translation>A promise or an opening you received</translation>
    </message>
    <message>
        <source>Paste a promise or an opening as it is in the mail.</source>
        <translation>Paste a promise or an opening as it is in the mail.</translation>
    </message>
    <message>
        <source>Keep and compare</source>
        <translation>Keep and compare</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Another player from now on</source>
        <translation>Another player from now on</translation>
    </message>
    <message>
        <source>Call the standby player</source>
        <translation>Call the standby player</translation>
    </message>
    <message>
        <source>Civil disorder</source>
        <translation>Civil disorder</translation>
    </message>
    <message>
        <source>a person by e-mail</source>
        <translation>a person by e-mail</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>a person at this screen</translation>
    </message>
    <message>
        <source>separate several by commas</source>
        <translation>separate several by commas</translation>
    </message>
    <message>
        <source>locks the player's packets: age1…</source>
        <translation>locks the player's packets: age1…</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Addresses</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <source>Standby player</source>
        <translation>Standby player</translation>
    </message>
    <message>
        <source>Deadlines missed</source>
        <translation>Deadlines missed</translation>
    </message>
    <message>
        <source>The units hold from now on, and nobody waits for orders.</source>
        <translation>The units hold from now on, and nobody waits for orders.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Type the new name and addresses first. Everybody is told in the letters.</source>
        <translation>Type the new name and addresses first. Everybody is told in the letters.</translation>
    </message>
    <message>
        <source>Language of letters</source>
        <translation>Language of letters</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>that of the game</translation>
    </message>
    <message>
        <source>from the player&apos;s address</source>
        <translation>from the player's address</translation>
    </message>
    <message>
        <source>with a check line</source>
        <translation>with a check line</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signed</translation>
    </message>
    <message>
        <source>for the player's signature; the first is remembered</source>
        <translation>for the player's signature; the first is remembered</translation>
    </message>
    <message>
        <source>Orders are taken</source>
        <translation>Orders are taken</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Signing key</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>Sam Reed &lt;sam@example.org&gt;</source>
        <translation>Sam Reed &lt;sam@example.org&gt;</translation>
    </message>
</context>
<context>
    <name>SeatingPage</name>
    <message>
        <source>Players and addresses are kept in the book of the game, in the folder beside its file; letters, reminders and incoming mails use it.</source>
        <translation>Players and addresses are kept in the book of the game, in the folder beside its file; letters, reminders and incoming mails use it.</translation>
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
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Standby player's address</source>
        <translation>Standby player's address</translation>
    </message>
    <message>
        <source>{power}: “{address}” is not an e-mail address.</source>
        <translation>{power}: “{address}” is not an e-mail address.</translation>
    </message>
    <message>
        <source>somebody here</source>
        <translation>somebody here</translation>
    </message>
    <message>
        <source>somebody by e-mail</source>
        <translation>somebody by e-mail</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>name@example.org</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
</context>
<context>
    <name>SentenceSheet</name>
    <message>
        <source>Prisoners</source>
        <translation>Prisoners</translation>
    </message>
    <message>
        <source>Security: {unit}</source>
        <translation>Security: {unit}</translation>
    </message>
    <message>
        <source>{power}, taken in {place}</source>
        <translation>{power}, taken in {place}</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>no order</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>spare</translation>
    </message>
    <message>
        <source>Spare {power}</source>
        <translation>Spare {power}</translation>
    </message>
    <message>
        <source>Prisoners without an order are executed.</source>
        <translation>Prisoners without an order are executed.</translation>
    </message>
    <message>
        <source>Where they are sent</source>
        <translation>Where they are sent</translation>
    </message>
    <message>
        <source>where they like</source>
        <translation>where they like</translation>
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
        <source>Set up</source>
        <translation>Set up</translation>
    </message>
    <message>
        <source>Drag it to where you want to build it; for a split coast, drop it on the half you mean.</source>
        <translation>Drag it to where you want to build it; for a split coast, drop it on the half you mean.</translation>
    </message>
    <message>
        <source>Drag it to the province where it begins.</source>
        <translation>Drag it to the province where it begins.</translation>
    </message>
    <message>
        <source>✕ disband</source>
        <translation>✕ disband</translation>
    </message>
    <message>
        <source>Drag a unit here to take it off the board.</source>
        <translation>Drag a unit here to take it off the board.</translation>
    </message>
    <message>
        <source>Sealed bids…</source>
        <translation>Sealed bids…</translation>
    </message>
    <message>
        <source>Preference list…</source>
        <translation>Preference list…</translation>
    </message>
    <message>
        <source>✕ remove</source>
        <translation>✕ remove</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>The digits and minus change the view.</source>
        <translation>The digits and minus change the view.</translation>
    </message>
    <message>
        <source>On the map, a key is a single letter.</source>
        <translation>On the map, a key is a single letter.</translation>
    </message>
    <message>
        <source>A letter by itself belongs to the map; add Ctrl or Alt.</source>
        <translation>A letter by itself belongs to the map; add Ctrl or Alt.</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>On the map</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>&amp;Give this key</source>
        <translation>&amp;Give this key</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;No key</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>De&amp;fault key</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;All defaults</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Search commands and keys</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commands and their keys</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>New key</translation>
    </message>
    <message>
        <source>Press the new &amp;key</source>
        <translation>Press the new &amp;key</translation>
    </message>
    <message>
        <source>“{other}” has this key now and would be left without one.</source>
        <translation>“{other}” has this key now and would be left without one.</translation>
    </message>
</context>
<context>
    <name>StackSheet</name>
    <message>
        <source>{count} in {place}</source>
        <translation>{count} in {place}</translation>
    </message>
    <message>
        <source>Another row</source>
        <translation>Another row</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} of {count}</translation>
    </message>
    <message>
        <source>, {left} without a task</source>
        <translation>, {left} without a task</translation>
    </message>
    <message>
        <source>: too many</source>
        <translation>: too many</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A game that you play at once is kept in {folder}.</source>
        <translation>A game that you play at once is kept in {folder}.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Sample games</source>
        <translation>Sample games</translation>
    </message>
    <message>
        <source>No games yet. Those you opened last appear here.</source>
        <translation>No games yet. Those you opened last appear here.</translation>
    </message>
    <message>
        <source>You can drag a game file or a packet in here.</source>
        <translation>You can drag a game file or a packet in here.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mails to read</source>
        <translation>
            <numerusform>%n mail to read</numerusform>
            <numerusform>%n mails to read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog</source>
        <translation>Diplomacy with spies, agents and fog</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Your games</translation>
    </message>
    <message>
        <source>Locked packet</source>
        <translation>Locked packet</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>You play {power}</source>
        <translation>You play {power}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>over</translation>
    </message>
    <message>
        <source>due {time} ago</source>
        <translation>due {time} ago</translation>
    </message>
    <message>
        <source>due, grace until {moment}</source>
        <translation>due, grace until {moment}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} left</translation>
    </message>
    <message>
        <source>all orders are in</source>
        <translation>all orders are in</translation>
    </message>
    <message>
        <source>Games, packets and mixes (*.spydip *.spyview *.toml)</source>
        <translation>Games, packets and mixes (*.spydip *.spyview *.toml)</translation>
    </message>
    <message>
        <source>Make a &amp;board…</source>
        <translation>Make a &amp;board…</translation>
    </message>
</context>
<context>
    <name>StatusTable</name>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Missed</translation>
    </message>
    <message>
        <source>Without an order</source>
        <translation>Without an order</translation>
    </message>
    <message>
        <source>Status of the powers</source>
        <translation>Status of the powers</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplete</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>waiting</translation>
    </message>
    <message>
        <source>late</source>
        <translation>late</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>missing</translation>
    </message>
    <message>
        <source>nothing due</source>
        <translation>nothing due</translation>
    </message>
    <message>
        <source>{state}, away until {day}</source>
        <translation>{state}, away until {day}</translation>
    </message>
</context>
<context>
    <name>StatusWindow</name>
    <message>
        <source>Status - {title}</source>
        <translation>Status - {title}</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Reminder</translation>
    </message>
    <message>
        <source>no fixed time</source>
        <translation>no fixed time</translation>
    </message>
    <message>
        <source>&lt;b&gt;{phase}&lt;/b&gt;: {left}</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;: {left}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message numerus="yes">
        <source>Missed deadlines noted: %n</source>
        <translation>
            <numerusform>Missed deadlines noted: %n</numerusform>
            <numerusform>Missed deadlines noted: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder for the reminders</source>
        <translation>A folder for the reminders</translation>
    </message>
    <message numerus="yes">
        <source>Reminders written: %n</source>
        <translation>
            <numerusform>Reminders written: %n</numerusform>
            <numerusform>Reminders written: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{power}: none, {why}</source>
        <translation>{power}: none, {why}</translation>
    </message>
    <message>
        <source>The reminder is on the clipboard.</source>
        <translation>The reminder is on the clipboard.</translation>
    </message>
    <message>
        <source>Save the calendar</source>
        <translation>Save the calendar</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
    <message>
        <source>{name} plays {power} from now on; the next letters tell everybody.</source>
        <translation>{name} plays {power} from now on; the next letters tell everybody.</translation>
    </message>
    <message>
        <source>No reminder: nothing is outstanding.</source>
        <translation>No reminder: nothing is outstanding.</translation>
    </message>
    <message>
        <source>No reminder: {why}.</source>
        <translation>No reminder: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Current deadline</source>
        <translation>Current deadline</translation>
    </message>
    <message>
        <source> h grace</source>
        <translation> h grace</translation>
    </message>
    <message>
        <source>Hours of grace</source>
        <translation>Hours of grace</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Deadlines</translation>
    </message>
    <message>
        <source>Set the deadline</source>
        <translation>Set the deadline</translation>
    </message>
    <message>
        <source>One more day</source>
        <translation>One more day</translation>
    </message>
    <message>
        <source>Note missed deadlines</source>
        <translation>Note missed deadlines</translation>
    </message>
    <message>
        <source>Count one more missed deadline for everybody whose orders are missing</source>
        <translation>Count one more missed deadline for everybody whose orders are missing</translation>
    </message>
    <message>
        <source>Calendar file…</source>
        <translation>Calendar file…</translation>
    </message>
    <message>
        <source>The deadlines for a calendar program</source>
        <translation>The deadlines for a calendar program</translation>
    </message>
    <message>
        <source>Save reminders…</source>
        <translation>Save reminders…</translation>
    </message>
    <message>
        <source>A mail draft for everybody whose orders are not in yet</source>
        <translation>A mail draft for everybody whose orders are not in yet</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} left</translation>
    </message>
    <message>
        <source>{time} overdue</source>
        <translation>{time} overdue</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Somebody else</translation>
    </message>
    <message>
        <source>Absences</source>
        <translation>Absences</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <source>How many</source>
        <translation>How many</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>What they do</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>Spare {power}</source>
        <translation>Spare {power}</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <source>Short tour</source>
        <translation>Short tour</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;More…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Finish</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Next</translation>
    </message>
</context>
<context>
    <name>TurnWindow</name>
    <message>
        <source>Turn - {title}</source>
        <translation>Turn - {title}</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>maps</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>packets</translation>
    </message>
    <message>
        <source>Write the letters</source>
        <translation>Write the letters</translation>
    </message>
    <message>
        <source>Nobody plays by e-mail. Say who does in the status window, under Player.</source>
        <translation>Nobody plays by e-mail. Say who does in the status window, under Player.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</translation>
    </message>
    <message>
        <source>Letters written: {count}, into {folder}</source>
        <translation>Letters written: {count}, into {folder}</translation>
    </message>
    <message>
        <source>1  Adjudicate</source>
        <translation>1  Adjudicate</translation>
    </message>
    <message>
        <source>2  Letters</source>
        <translation>2  Letters</translation>
    </message>
    <message>
        <source>Style of the letters</source>
        <translation>Style of the letters</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>locked</translation>
    </message>
    <message>
        <source>Each packet opens with a passphrase of its own, shown here once written</source>
        <translation>Each packet opens with a passphrase of its own, shown here once written</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Change it…</translation>
    </message>
    <message>
        <source>With</source>
        <translation>With</translation>
    </message>
    <message>
        <source>A page to fill in and send back, for players without the program</source>
        <translation>A page to fill in and send back, for players without the program</translation>
    </message>
    <message>
        <source>forms</source>
        <translation>forms</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>What speaks against it</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Go on anyway</translation>
    </message>
    <message>
        <source>mark as sent</source>
        <translation>mark as sent</translation>
    </message>
    <message>
        <source>They were sent</source>
        <translation>They were sent</translation>
    </message>
    <message>
        <source>Mark the written letters about this deadline as sent</source>
        <translation>Mark the written letters about this deadline as sent</translation>
    </message>
    <message numerus="yes">
        <source>Marked as sent: %n</source>
        <translation>
            <numerusform>Marked as sent: %n</numerusform>
            <numerusform>Marked as sent: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>They count as sent once written; what differs later is a correction</source>
        <translation>They count as sent once written; what differs later is a correction</translation>
    </message>
</context>
<context>
    <name>UnlockDialog</name>
    <message>
        <source>A locked packet</source>
        <translation>A locked packet</translation>
    </message>
    <message>
        <source>“{name}” is locked. Type its passphrase, or choose the file with your key.</source>
        <translation>“{name}” is locked. Type its passphrase, or choose the file with your key.</translation>
    </message>
    <message>
        <source>a file that holds AGE-SECRET-KEY-1…</source>
        <translation>a file that holds AGE-SECRET-KEY-1…</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Key file</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Unlock</translation>
    </message>
    <message>
        <source>The file with your key</source>
        <translation>The file with your key</translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation>Unlocking…</translation>
    </message>
</context>
<context>
    <name>VerbBar</name>
    <message>
        <source>Verbs</source>
        <translation>Verbs</translation>
    </message>
    <message>
        <source>Keys: {keys}</source>
        <translation>Keys: {keys}</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <source>View as {name} (key {key})</source>
        <translation>View as {name} (key {key})</translation>
    </message>
    <message>
        <source>View with the ticked powers (key minus)</source>
        <translation>View with the ticked powers (key minus)</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Not ready yet</translation>
    </message>
    <message>
        <source>Owes no orders</source>
        <translation>Owes no orders</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>What you changed is not saved. Close nevertheless?</source>
        <translation>What you changed is not saved. Close nevertheless?</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>The map of the letter</source>
        <translation>The map of the letter</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>Lab</source>
        <translation>Lab</translation>
    </message>
    <message>
        <source>Play a second set of options from the same seeds</source>
        <translation>Play a second set of options from the same seeds</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>&amp;Play…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>Save the page…</source>
        <translation>Save the page…</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>What it comes to</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Pictures</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>Played &amp;by</source>
        <translation>Played &amp;by</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Games</translation>
    </message>
    <message>
        <source>&amp;First seed</source>
        <translation>&amp;First seed</translation>
    </message>
    <message>
        <source>&amp;Deadlines at most</source>
        <translation>&amp;Deadlines at most</translation>
    </message>
    <message>
        <source>Options that &amp;matter</source>
        <translation>Options that &amp;matter</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>do not ask</translation>
    </message>
    <message>
        <source>ask once in deadlines: </source>
        <translation>ask once in deadlines: </translation>
    </message>
    <message>
        <source>P&amp;rocesses</source>
        <translation>P&amp;rocesses</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Against</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tables</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>P&amp;ictures</translation>
    </message>
    <message>
        <source>Open results…</source>
        <translation>Open results…</translation>
    </message>
    <message>
        <source>Games are kept in {file}.</source>
        <translation>Games are kept in {file}.</translation>
    </message>
    <message>
        <source>Results (*.sqlite)</source>
        <translation>Results (*.sqlite)</translation>
    </message>
    <message>
        <source>Keep the games in, or go on with</source>
        <translation>Keep the games in, or go on with</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Open results</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Save the page</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variant</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>The others are played by</source>
        <translation>The others are played by</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Play now as {power}</source>
        <translation>Play now as {power}</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Play now</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Its &amp;name</source>
        <translation>Its &amp;name</translation>
    </message>
    <message>
        <source>A side line needs a name.</source>
        <translation>A side line needs a name.</translation>
    </message>
    <message>
        <source>There is already a line of this name.</source>
        <translation>There is already a line of this name.</translation>
    </message>
    <message>
        <source>The game as it was played stays beside it.</source>
        <translation>The game as it was played stays beside it.</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>Due from you</source>
        <translation>Due from you</translation>
    </message>
</context>
<context>
    <name>FoldedColumn</name>
    <message>
        <source>Due from you</source>
        <translation>Due from you</translation>
    </message>
    <message>
        <source>Open the panels (F9)</source>
        <translation>Open the panels (F9)</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Inbox</source>
        <translation>Inbox</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Try</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letters</translation>
    </message>
</context>
<context>
    <name>SaidLine</name>
    <message>
        <source>panels</source>
        <translation>panels</translation>
    </message>
    <message>
        <source>map alone</source>
        <translation>map alone</translation>
    </message>
    <message>
        <source>help</source>
        <translation>help</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>cancel</translation>
    </message>
</context>
<context>
    <name>DueRows</name>
    <message>
        <source>If</source>
        <translation>If</translation>
    </message>
</context>
<context>
    <name>GuessDialog</name>
    <message>
        <source>maybe</source>
        <translation>maybe</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>likely</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Guess</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>How sure</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Take away</translation>
    </message>
    <message>
        <source>such as: a feint?</source>
        <translation>such as: a feint?</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Guesses</source>
        <translation>Guesses</translation>
    </message>
    <message>
        <source>Notes about a power</source>
        <translation>Notes about a power</translation>
    </message>
    <message>
        <source>{place}: {text} ({sure}, since {phase})</source>
        <translation>{place}: {text} ({sure}, since {phase})</translation>
    </message>
    <message>
        <source>Nothing is pinned to the map yet.</source>
        <translation>Nothing is pinned to the map yet.</translation>
    </message>
    <message>
        <source>What you think of {power} now: {phase}</source>
        <translation>What you think of {power} now: {phase}</translation>
    </message>
    <message>
        <source>Pin a guess…</source>
        <translation>Pin a guess…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;About</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Carry out</source>
        <translation>Carry out</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <source>Opponents are thinking: {count}</source>
        <translation>Opponents are thinking: {count}</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Adjudicate</translation>
    </message>
    <message>
        <source>Hand in orders</source>
        <translation>Hand in orders</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Not ready yet</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>I am ready</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Due: {phase}</source>
        <translation>Due: {phase}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
</context>
<context>
    <name>Switching</name>
    <message>
        <source>With the curtain, only the game master may combine views.</source>
        <translation>With the curtain, only the game master may combine views.</translation>
    </message>
    <message>
        <source>Only the game master can switch off the curtain.</source>
        <translation>Only the game master can switch off the curtain.</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>Address</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Forget</translation>
    </message>
    <message>
        <source>Mail account</source>
        <translation>Mail account</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Receive at</source>
        <translation>Receive at</translation>
    </message>
    <message>
        <source>Send by</source>
        <translation>Send by</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servers</translation>
    </message>
    <message>
        <source>The account is forgotten. Nothing on its server has changed.</source>
        <translation>The account is forgotten. Nothing on its server has changed.</translation>
    </message>
    <message>
        <source>Try and keep</source>
        <translation>Try and keep</translation>
    </message>
    <message>
        <source>kept in the system’s keyring, never in a file</source>
        <translation>kept in the system’s keyring, never in a file</translation>
    </message>
    <message>
        <source>you@example.org</source>
        <translation>you@example.org</translation>
    </message>
</context>
<context>
    <name>AnswerMail</name>
    <message numerus="yes">
        <source>%n receipts came.</source>
        <translation>
            <numerusform>%n receipt came.</numerusform>
            <numerusform>%n receipts came.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Look for the receipt</source>
        <translation>Look for the receipt</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Mail account…</translation>
    </message>
    <message>
        <source>No mail program answers. Copy the answer and paste it into a mail.</source>
        <translation>No mail program answers. Copy the answer and paste it into a mail.</translation>
    </message>
    <message>
        <source>No receipt has come for this deadline yet.</source>
        <translation>No receipt has come for this deadline yet.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Receipt</translation>
    </message>
    <message>
        <source>Send from my account</source>
        <translation>Send from my account</translation>
    </message>
    <message>
        <source>Send the answer</source>
        <translation>Send the answer</translation>
    </message>
    <message>
        <source>The answer as it will be sent</source>
        <translation>The answer as it will be sent</translation>
    </message>
    <message>
        <source>To</source>
        <translation>To</translation>
    </message>
    <message>
        <source>With my mail program</source>
        <translation>With my mail program</translation>
    </message>
    <message>
        <source>the game master’s address</source>
        <translation>the game master’s address</translation>
    </message>
</context>
<context>
    <name>SendWindow</name>
    <message numerus="yes">
        <source>%n mails sent.</source>
        <translation>
            <numerusform>%n mail sent.</numerusform>
            <numerusform>%n mails sent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add drafts…</source>
        <translation>Add drafts…</translation>
    </message>
    <message>
        <source>Also what was handed over without an answer</source>
        <translation>Also what was handed over without an answer</translation>
    </message>
    <message>
        <source>From {address}, through {host}</source>
        <translation>From {address}, through {host}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Mail account…</translation>
    </message>
    <message>
        <source>Mail drafts</source>
        <translation>Mail drafts</translation>
    </message>
    <message>
        <source>Mail drafts (*.eml)</source>
        <translation>Mail drafts (*.eml)</translation>
    </message>
    <message>
        <source>No mail account serves this game yet.</source>
        <translation>No mail account serves this game yet.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n mails</source>
        <translation>
            <numerusform>Send %n mail</numerusform>
            <numerusform>Send %n mails</numerusform>
        </translation>
    </message>
    <message>
        <source>Send - {title}</source>
        <translation>Send - {title}</translation>
    </message>
    <message>
        <source>The words of the mail</source>
        <translation>The words of the mail</translation>
    </message>
    <message>
        <source>To be sent</source>
        <translation>To be sent</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>What is sent</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>What was sent</translation>
    </message>
    <message>
        <source>may have arrived</source>
        <translation>may have arrived</translation>
    </message>
    <message>
        <source>nobody: the book has no address</source>
        <translation>nobody: the book has no address</translation>
    </message>
    <message>
        <source>Sending mails</source>
        <translation>Sending mails</translation>
    </message>
</context>
<context>
    <name>ServerRow</name>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Security</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>For no game</source>
        <translation>For no game</translation>
    </message>
    <message>
        <source>It belongs to this game</source>
        <translation>It belongs to this game</translation>
    </message>
    <message>
        <source>Mails that name no game</source>
        <translation>Mails that name no game</translation>
    </message>
    <message>
        <source>The words of the mail</source>
        <translation>The words of the mail</translation>
    </message>
</context>
<context>
    <name>WireStrip</name>
    <message>
        <source>Fetch mail</source>
        <translation>Fetch mail</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Look…</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Mail account…</translation>
    </message>
    <message>
        <source>Fetching mails</source>
        <translation>Fetching mails</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>All lessons and &amp;puzzles…</source>
        <translation>All lessons and &amp;puzzles…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} of {all} done</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>A hint</source>
        <translation>A hint</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Not yet. The results say what happened; try again.</source>
        <translation>Not yet. The results say what happened; try again.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Well done.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lessons and puzzles</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Open a &amp;folder of lessons…</source>
        <translation>Open a &amp;folder of lessons…</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Your own</translation>
    </message>
    <message>
        <source>There are no lessons in {folder}.</source>
        <translation>There are no lessons in {folder}.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The computer gave no orders for {power}. {why}</source>
        <translation>The computer gave no orders for {power}. {why}</translation>
    </message>
    <message>
        <source>This shows what your opponents know. Look before the game is over all the same?</source>
        <translation>This shows what your opponents know. Look before the game is over all the same?</translation>
    </message>
    <message>
        <source>{title}, practice {number}</source>
        <translation>{title}, practice {number}</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>the computer, a novice</source>
        <translation>the computer, a novice</translation>
    </message>
    <message>
        <source>the computer, sound</source>
        <translation>the computer, sound</translation>
    </message>
    <message>
        <source>the computer, strong</source>
        <translation>the computer, strong</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>To press</source>
        <translation>To press</translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation>Standing orders</translation>
    </message>
    <message>
        <source>Keep for {phase}</source>
        <translation>Keep for {phase}</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Note…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>What you want to remember about this mail:</source>
        <translation>What you want to remember about this mail:</translation>
    </message>
    <message>
        <source>Say first whose mail it is.</source>
        <translation>Say first whose mail it is.</translation>
    </message>
    <message>
        <source>It goes out as press with the next letters.</source>
        <translation>It goes out as press with the next letters.</translation>
    </message>
</context>
<context>
    <name>FiledMenu</name>
    <message>
        <source>Filed</source>
        <translation>Filed</translation>
    </message>
    <message>
        <source>Mails that were taken or put away; choose one to bring it back</source>
        <translation>Mails that were taken or put away; choose one to bring it back</translation>
    </message>
    <message>
        <source>Nothing is filed yet.</source>
        <translation>Nothing is filed yet.</translation>
    </message>
</context>
<context>
    <name>MailPage</name>
    <message>
        <source>The receipt is on the clipboard.</source>
        <translation>The receipt is on the clipboard.</translation>
    </message>
    <message>
        <source>Mail</source>
        <translation>Mail</translation>
    </message>
    <message>
        <source>Whose mail it is</source>
        <translation>Whose mail it is</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Receipt</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Drop mails here: .eml, .txt or .mbox files, folders, or text.</source>
        <translation>Drop mails here: .eml, .txt or .mbox files, folders, or text.</translation>
    </message>
    <message>
        <source>As recognized</source>
        <translation>As recognized</translation>
    </message>
    <message numerus="yes">
        <source>Mail: %n lines to look at</source>
        <translation>
            <numerusform>Mail: %n line to look at</numerusform>
            <numerusform>Mail: %n lines to look at</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose mail it is, if the guess was wrong</source>
        <translation>Whose mail it is, if the guess was wrong</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
</context>
<context>
    <name>LedgerPage</name>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>To</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Absence</source>
        <translation>Absence</translation>
    </message>
    <message>
        <source>Deadlines only on</source>
        <translation>Deadlines only on</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Hours</translation>
    </message>
    <message>
        <source>It ends before it begins.</source>
        <translation>It ends before it begins.</translation>
    </message>
    <message>
        <source>More grace</source>
        <translation>More grace</translation>
    </message>
    <message>
        <source>Nobody is away, and the game goes on.</source>
        <translation>Nobody is away, and the game goes on.</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Note it</translation>
    </message>
    <message>
        <source>Pauses, absences and grace</source>
        <translation>Pauses, absences and grace</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Strike out</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Why</translation>
    </message>
</context>
<context>
    <name>Weekdays</name>
    <message>
        <source>Deadlines wait for one of these days; with none, any day.</source>
        <translation>Deadlines wait for one of these days; with none, any day.</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Take this answer</source>
        <translation>Take this answer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Take the rest as assumed</source>
        <translation>Take the rest as assumed</translation>
    </message>
    <message>
        <source>No questions</source>
        <translation>No questions</translation>
    </message>
    <message>
        <source>Nothing about this board is in doubt.</source>
        <translation>Nothing about this board is in doubt.</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <translation>Question {number} of {total}</translation>
    </message>
    <message>
        <source>Assumed until you answer: {answer}</source>
        <translation>Assumed until you answer: {answer}</translation>
    </message>
</context>
<context>
    <name>ProvinceForm</name>
    <message>
        <source>Click a province on the map.</source>
        <translation>Click a province on the map.</translation>
    </message>
    <message>
        <source>Supply centre</source>
        <translation>Supply centre</translation>
    </message>
    <message>
        <source>Let the program place all</source>
        <translation>Let the program place all</translation>
    </message>
    <message>
        <source>Make it one coast</source>
        <translation>Make it one coast</translation>
    </message>
    <message>
        <source>Split its coast</source>
        <translation>Split its coast</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Abbreviation</source>
        <translation>Abbreviation</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Ground</translation>
    </message>
    <message>
        <source>Home of</source>
        <translation>Home of</translation>
    </message>
    <message>
        <source>In {language}</source>
        <translation>In {language}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
</context>
<context>
    <name>PowerForm</name>
    <message>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message>
        <source>Choose a province on land and add the power that begins there.</source>
        <translation>Choose a province on land and add the power that begins there.</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Add a power</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remove it</translation>
    </message>
    <message>
        <source>Usual colour</source>
        <translation>Usual colour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Adjective</source>
        <translation>Adjective</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>as the program has it</source>
        <translation>as the program has it</translation>
    </message>
    <message>
        <source>There is no land left where a power could begin.</source>
        <translation>There is no land left where a power could begin.</translation>
    </message>
    <message>
        <source>Colour of the power</source>
        <translation>Colour of the power</translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>a board alone, for any game</source>
        <translation>a board alone, for any game</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Drawn by</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>First year</translation>
    </message>
    <message>
        <source>Centres to win</source>
        <translation>Centres to win</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <source>Kept in {folder}</source>
        <translation>Kept in {folder}</translation>
    </message>
    <message>
        <source>Follows the drawing {file}</source>
        <translation>Follows the drawing {file}</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>What is wrong or wanting</source>
        <translation>What is wrong or wanting</translation>
    </message>
    <message>
        <source>This board is still being checked.</source>
        <translation>This board is still being checked.</translation>
    </message>
    <message>
        <source>Nothing is wrong with this board.</source>
        <translation>Nothing is wrong with this board.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) wrong or wanting</source>
        <translation>
            <numerusform>%n thing wrong or wanting</numerusform>
            <numerusform>%n things wrong or wanting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distances</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Click a province to change it; drag its name and spots</source>
        <translation>Click a province to change it; drag its name and spots</translation>
    </message>
    <message>
        <source>Army links</source>
        <translation>Army links</translation>
    </message>
    <message>
        <source>Click two provinces: armies may move between them, or no longer</source>
        <translation>Click two provinces: armies may move between them, or no longer</translation>
    </message>
    <message>
        <source>Fleet links</source>
        <translation>Fleet links</translation>
    </message>
    <message>
        <source>Click two places: fleets may move between them, or no longer</source>
        <translation>Click two places: fleets may move between them, or no longer</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Click a province to make it a centre</source>
        <translation>Click a province to make it a centre</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Homes</translation>
    </message>
    <message>
        <source>Click the homes of the power</source>
        <translation>Click the homes of the power</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Army</translation>
    </message>
    <message>
        <source>Click where the power begins with an army</source>
        <translation>Click where the power begins with an army</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Fleet</translation>
    </message>
    <message>
        <source>Click where the power begins with a fleet</source>
        <translation>Click where the power begins with a fleet</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message>
        <source>Parts of the design</source>
        <translation>Parts of the design</translation>
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
        <source>Play this board</source>
        <translation>Play this board</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>Pack…</translation>
    </message>
    <message>
        <source>Packed: {file}. Whoever opens it can play.</source>
        <translation>Packed: {file}. Whoever opens it can play.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Questions ({count})</source>
        <translation>Questions ({count})</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Powers</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Workshop: {title}</source>
        <translation>Workshop: {title}</translation>
    </message>
    <message>
        <source>The board agrees with its picture, and can be played.</source>
        <translation>The board agrees with its picture, and can be played.</translation>
    </message>
    <message>
        <source>The list says what is to be mended before.</source>
        <translation>The list says what is to be mended before.</translation>
    </message>
    <message>
        <source>Choose first which game is played on it.</source>
        <translation>Choose first which game is played on it.</translation>
    </message>
    <message>
        <source>Designs (*{suffix})</source>
        <translation>Designs (*{suffix})</translation>
    </message>
    <message>
        <source>Pack the design</source>
        <translation>Pack the design</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>Make a board</source>
        <translation>Make a board</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Choose a drawing or file…</source>
        <translation>Choose a drawing or file…</translation>
    </message>
    <message>
        <source>Choose a board or design…</source>
        <translation>Choose a board or design…</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Copy it</translation>
    </message>
    <message>
        <source>A drawing is an SVG file, as Inkscape writes it: outlines of provinces, or border lines with dots and names. Maps of the DPjudge, of njudge and Realpolitik, of jDip and of diplicity can be read as well. You can also drag the file in here.</source>
        <translation>A drawing is an SVG file, as Inkscape writes it: outlines of provinces, or border lines with dots and names. Maps of the DPjudge, of njudge and Realpolitik, of jDip and of diplicity can be read as well. You can also drag the file in here.</translation>
    </message>
    <message>
        <source>From a drawing, or from another program</source>
        <translation>From a drawing, or from another program</translation>
    </message>
    <message>
        <source>Go on with one of yours</source>
        <translation>Go on with one of yours</translation>
    </message>
    <message>
        <source>From a board of SpyDip</source>
        <translation>From a board of SpyDip</translation>
    </message>
    <message>
        <source>Drawings and maps (*.svg *.map map.* *.xml *.zip *.txt)</source>
        <translation>Drawings and maps (*.svg *.map map.* *.xml *.zip *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Boards and designs (board.toml variant.toml *{suffix})</source>
        <translation>Boards and designs (board.toml variant.toml *{suffix})</translation>
    </message>
</context>
<context>
    <name>PublicPage</name>
    <message numerus="yes">
        <source>%n deadlines later</source>
        <translation>
            <numerusform>%n deadline later</numerusform>
            <numerusform>%n deadlines later</numerusform>
        </translation>
    </message>
    <message>
        <source>As usual: at once where all is open, else at the end</source>
        <translation>As usual: at once where all is open, else at the end</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Editions</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Nothing yet.</translation>
    </message>
    <message>
        <source>Once the game is over</source>
        <translation>Once the game is over</translation>
    </message>
    <message>
        <source>Onlookers read of a turn</source>
        <translation>Onlookers read of a turn</translation>
    </message>
    <message>
        <source>The edition as text</source>
        <translation>The edition as text</translation>
    </message>
    <message>
        <source>Write all editions…</source>
        <translation>Write all editions…</translation>
    </message>
</context>
<context>
    <name>ErrandBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>What the coach sees</source>
        <translation>What the coach sees</translation>
    </message>
    <message>
        <source>&amp;Suggest orders</source>
        <translation>&amp;Suggest orders</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>The suggested orders</source>
        <translation>The suggested orders</translation>
    </message>
    <message>
        <source>&amp;Take these</source>
        <translation>&amp;Take these</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>&amp;Look back at the game</source>
        <translation>&amp;Look back at the game</translation>
    </message>
    <message>
        <source>The game afterwards</source>
        <translation>The game afterwards</translation>
    </message>
    <message>
        <source>Try &amp;again from here…</source>
        <translation>Try &amp;again from here…</translation>
    </message>
    <message>
        <source>Look as one power: a coach advises players only.</source>
        <translation>Look as one power: a coach advises players only.</translation>
    </message>
    <message>
        <source>Go to the newest turn for advice.</source>
        <translation>Go to the newest turn for advice.</translation>
    </message>
    <message>
        <source>Before you send</source>
        <translation>Before you send</translation>
    </message>
    <message>
        <source>Nothing to add to your orders.</source>
        <translation>Nothing to add to your orders.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Thinking…</translation>
    </message>
    <message>
        <source>none shown</source>
        <translation>none shown</translation>
    </message>
    <message>
        <source>Suggestion {number}</source>
        <translation>Suggestion {number}</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <translation>Looking back…</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>a mistake</translation>
    </message>
    <message>
        <source>No turn stands out: nothing was lost by your orders.</source>
        <translation>No turn stands out: nothing was lost by your orders.</translation>
    </message>
    <message>
        <source>The coach gave no answer. {why}</source>
        <translation>The coach gave no answer. {why}</translation>
    </message>
</context>
<context>
    <name>WhoPlaysDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>A computer opponent knows what its power was told, and thinks at once.</source>
        <translation>A computer opponent knows what its power was told, and thinks at once.</translation>
    </message>
</context>
<context>
    <name>PractisingDialog</name>
    <message>
        <source>Practise from here</source>
        <translation>Practise from here</translation>
    </message>
    <message>
        <source>A copy of the game goes on from {phase} as it was. The game itself stays.</source>
        <translation>A copy of the game goes on from {phase} as it was. The game itself stays.</translation>
    </message>
    <message>
        <source>A new game goes on from {phase}. What you know is true in it; computer opponents guess the rest, otherwise each time.</source>
        <translation>A new game goes on from {phase}. What you know is true in it; computer opponents guess the rest, otherwise each time.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>You play</translation>
    </message>
    <message>
        <source>The others are</source>
        <translation>The others are</translation>
    </message>
</context>
<context>
    <name>StyleDialog</name>
    <message>
        <source>Style of the letters - {name}</source>
        <translation>Style of the letters - {name}</translation>
    </message>
    <message>
        <source>The style</source>
        <translation>The style</translation>
    </message>
    <message>
        <source>A letter in this style</source>
        <translation>A letter in this style</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
</TS>
