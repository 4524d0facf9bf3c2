<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SpyDip</source>
        <translation>Über SpyDip</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;Versionen</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog</source>
        <translation>Diplomacy mit Spionen, Agenten und Nebel</translation>
    </message>
    <message>
        <source>Its windows are made with Qt {version} and Qt for Python, under the GNU Lesser General Public License, version 3. Their libraries are files of their own, in {folder}: you may put other versions in their place.</source>
        <translation>Die Fenster sind mit Qt {version} und Qt for Python gemacht, unter der GNU Lesser General Public License, Version 3. Deren Bibliotheken sind eigene Dateien in {folder}; sie dürfen durch andere Versionen ersetzt werden.</translation>
    </message>
    <message>
        <source>SpyDip is free software under the MIT licence. The other tabs list what it is made of, and the licence of each part.</source>
        <translation>SpyDip ist freie Software unter der MIT-Lizenz. Die anderen Reiter zeigen, woraus es besteht, und die Lizenz jedes Teils.</translation>
    </message>
    <message>
        <source>Games that you begin on the start page are kept in {folder}.</source>
        <translation>Spiele, die auf der Startseite beginnen, liegen in {folder}.</translation>
    </message>
    <message>
        <source>SpyDip never goes online by itself: no updates, no statistics. Your mail account is asked only when you fetch or send.</source>
        <translation>SpyDip geht nie von selbst ins Netz: keine Aktualisierungen, keine Statistik. Das Mailkonto wird nur beim Abholen und Senden gefragt.</translation>
    </message>
</context>
<context>
    <name>DeadlineBox</name>
    <message>
        <source>The letters are about</source>
        <translation>Die Briefe gehen über</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Beginn des Spiels</translation>
    </message>
    <message>
        <source>Corrected by hand before: {phase}</source>
        <translation>Von Hand berichtigt vor: {phase}</translation>
    </message>
    <message numerus="yes">
        <source>to be corrected: %n</source>
        <translation>
            <numerusform>zu berichtigen: %n</numerusform>
            <numerusform>zu berichtigen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to be written: %n</source>
        <translation>
            <numerusform>zu schreiben: %n</numerusform>
            <numerusform>zu schreiben: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written, not sent: %n</source>
        <translation>
            <numerusform>geschrieben, nicht gesandt: %n</numerusform>
            <numerusform>geschrieben, nicht gesandt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>sent</source>
        <translation>gesandt</translation>
    </message>
    <message>
        <source>no mail</source>
        <translation>keine Post</translation>
    </message>
</context>
<context>
    <name>EndingWindow</name>
    <message>
        <source>End by agreement - {title}</source>
        <translation>Nach Absprache beenden - {title}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Victory for one</source>
        <translation>Sieg für eine Macht</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Put it to the vote</source>
        <translation>Abstimmen lassen</translation>
    </message>
    <message>
        <source>End the game so</source>
        <translation>Das Spiel so beenden</translation>
    </message>
    <message>
        <source>Tick the one power that has won.</source>
        <translation>Haken Sie die eine Macht an, die gewonnen hat.</translation>
    </message>
    <message>
        <source>{act}. Not everybody has agreed to it. End the game all the same?</source>
        <translation>{act}. Nicht alle haben zugestimmt. Das Spiel trotzdem beenden?</translation>
    </message>
    <message>
        <source>Nothing is put to the vote yet. Tick no power for a draw of all survivors.</source>
        <translation>Noch steht nichts zur Abstimmung. Haken Sie keine Macht an für ein Remis aller Überlebenden.</translation>
    </message>
    <message>
        <source>not heard</source>
        <translation>ohne Stimme</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
</context>
<context>
    <name>FolderCheck</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios of {folder}</source>
        <translation>Szenarien aus {folder}</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>{passed} passed, {failed} failed</source>
        <translation>{passed} bestanden, {failed} nicht bestanden</translation>
    </message>
</context>
<context>
    <name>FolderRow</name>
    <message>
        <source>Folder for the letters</source>
        <translation>Ordner für die Briefe</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>A folder for the letters</source>
        <translation>Ein Ordner für die Briefe</translation>
    </message>
</context>
<context>
    <name>Lending</name>
    <message>
        <source>The side line belongs to another view; it is back when you go there.</source>
        <translation>Die Nebenvariante gehört zu einer anderen Sicht; dort ist sie wieder da.</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Ask for packets that only I can open</source>
        <translation>Um Pakete bitten, die nur ich öffnen kann</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Mail draft…</source>
        <translation>Mailentwurf …</translation>
    </message>
    <message>
        <source>Kept in {file}</source>
        <translation>Aufbewahrt in {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n without order</source>
        <translation>
            <numerusform>%n ohne Befehl</numerusform>
            <numerusform>%n ohne Befehl</numerusform>
        </translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>when the game master says</source>
        <translation>wenn der Spielleiter es sagt</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>The packet is signed with the key {key}</source>
        <translation>Das Paket ist mit dem Schlüssel {key} signiert</translation>
    </message>
    <message>
        <source>Signed with</source>
        <translation>Signiert mit</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>A key is made for you and kept on this computer; its public half is sent.</source>
        <translation>Für Sie wird ein Schlüssel gemacht und auf diesem Rechner aufbewahrt; seine öffentliche Hälfte wird mitgeschickt.</translation>
    </message>
    <message>
        <source>The answer as it will be sent</source>
        <translation>Die Antwort, wie sie gesandt wird</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Senden …</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>Guard, and decide on prisoners</source>
        <translation>Sichern und über Gefangene entscheiden</translation>
    </message>
    <message>
        <source>Search: click, or drag</source>
        <translation>Suchen: klicken oder ziehen</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>Beside the order</source>
        <translation>Neben dem Befehl</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Map of the side line</source>
        <translation>Karte der Nebenvariante</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Continue this side line</source>
        <translation>Diese Nebenvariante weiterspielen</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Make this the game itself</source>
        <translation>Diese Nebenvariante zum Spiel selbst machen</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Drop this side line for good</source>
        <translation>Diese Nebenvariante endgültig verwerfen</translation>
    </message>
    <message>
        <source>Show one map only</source>
        <translation>Nur eine Karte zeigen</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Powers of the order</source>
        <translation>Mächte des Befehls</translation>
    </message>
    <message>
        <source>except those of</source>
        <translation>außer denen von</translation>
    </message>
    <message>
        <source>only those of</source>
        <translation>nur die von</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Alle Aktionen</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>There is no command of that name.</source>
        <translation>Eine Aktion dieses Namens gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>How the events are joined</source>
        <translation>Wie die Ereignisse verbunden sind</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle davon</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>Another event</source>
        <translation>Noch ein Ereignis</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>else</source>
        <translation>sonst</translation>
    </message>
    <message>
        <source>That is not a condition yet.</source>
        <translation>Das ist noch keine Bedingung.</translation>
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
        <source>Somebody else is here</source>
        <translation>Jemand anders ist hier</translation>
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
        <source>Everybody else, look away. A PIN typed now will be asked for next time.</source>
        <translation>Alle anderen sehen bitte weg. Eine jetzt eingegebene PIN wird das nächste Mal verlangt.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
    <message>
        <source>Type the new PIN once more.</source>
        <translation>Geben Sie die neue PIN noch einmal ein.</translation>
    </message>
    <message>
        <source>The two differ. Begin again with a PIN, or open without one.</source>
        <translation>Die beiden sind verschieden. Beginnen Sie neu mit einer PIN oder öffnen Sie ohne.</translation>
    </message>
</context>
<context>
    <name>DeadlineTable</name>
    <message>
        <source>Fill in from the current one</source>
        <translation>Ab der laufenden Frist ausfüllen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Fristen</translation>
    </message>
    <message>
        <source>No fixed deadlines: each ends when the GM adjudicates.</source>
        <translation>Keine festen Fristen: Jede endet, wenn der Spielleiter auswertet.</translation>
    </message>
    <message>
        <source>Days to the next movement</source>
        <translation>Tage bis zur nächsten Zugphase</translation>
    </message>
    <message>
        <source>Days to retreats and builds</source>
        <translation>Tage bis zu Rückzügen und Auf- und Abbau</translation>
    </message>
    <message>
        <source>Only on</source>
        <translation>Nur am</translation>
    </message>
</context>
<context>
    <name>DeadlinesPage</name>
    <message>
        <source>Orders are due at &amp;fixed times</source>
        <translation>Befehle sind zu &amp;festen Zeiten fällig</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> Stunden</translation>
    </message>
    <message>
        <source>Without fixed times, a deadline ends when the GM adjudicates.</source>
        <translation>Ohne feste Zeiten endet eine Frist, wenn der Spielleiter auswertet.</translation>
    </message>
    <message>
        <source>The first deadline</source>
        <translation>Die erste Frist</translation>
    </message>
    <message>
        <source>Until the next movement</source>
        <translation>Bis zur nächsten Zugphase</translation>
    </message>
    <message>
        <source>Until retreats and builds</source>
        <translation>Bis zu Rückzügen und Auf- und Abbau</translation>
    </message>
    <message>
        <source>Grace after a deadline</source>
        <translation>Nachfrist</translation>
    </message>
    <message>
        <source>The deadlines of the first years</source>
        <translation>Die Fristen der ersten Jahre</translation>
    </message>
    <message>
        <source>Deadlines with nothing to order are skipped.</source>
        <translation>Fristen, zu denen nichts zu befehlen ist, werden übersprungen.</translation>
    </message>
    <message>
        <source>Only on</source>
        <translation>Nur am</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Trust the new key from now on?</source>
        <translation>Dem neuen Schlüssel von jetzt an vertrauen?</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>„{name}“ ist schon da. Ersetzen?</translation>
    </message>
    <message>
        <source>The program made a mistake; nothing of the game is lost: every step is already in its file.

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
        <source>There are no orders in it.</source>
        <translation>Darin stehen keine Befehle.</translation>
    </message>
    <message>
        <source>{name} is not a readable text.</source>
        <translation>{name} ist kein lesbarer Text.</translation>
    </message>
    <message>
        <source>Every piece has its order.</source>
        <translation>Jede Figur hat ihren Befehl.</translation>
    </message>
    <message>
        <source>Side line</source>
        <translation>Nebenvariante</translation>
    </message>
    <message>
        <source>No side line is shown beside the map.</source>
        <translation>Neben der Karte wird keine Nebenvariante gezeigt.</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Export a replay</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>Animation (*.gif)</source>
        <translation>Animation (*.gif)</translation>
    </message>
    <message>
        <source>Folder of pictures (*)</source>
        <translation>Ordner mit Bildern (*)</translation>
    </message>
    <message>
        <source>Drawing the turns…</source>
        <translation>Die Züge werden gezeichnet …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
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
        <source>What do you want to save under another name?</source>
        <translation>Was möchten Sie unter einem anderen Namen sichern?</translation>
    </message>
    <message>
        <source>Where should the game be saved?</source>
        <translation>Wo soll das Spiel gespeichert werden?</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Einheit</translation>
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
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Spieler {letter}</translation>
    </message>
    <message>
        <source>adjudication of {phase}</source>
        <translation>Auswertung von {phase}</translation>
    </message>
    <message>
        <source>edit: {reason}</source>
        <translation>Änderung: {reason}</translation>
    </message>
    <message>
        <source>branch “{branch}”</source>
        <translation>Zweig „{branch}“</translation>
    </message>
    <message>
        <source>going on with “{branch}”</source>
        <translation>weiter mit „{branch}“</translation>
    </message>
    <message>
        <source>adopting a branch</source>
        <translation>Übernahme eines Zweigs</translation>
    </message>
    <message>
        <source>dropping “{reason}”</source>
        <translation>Verwerfen von „{reason}“</translation>
    </message>
    <message>
        <source>going to {phase}</source>
        <translation>Gang zu {phase}</translation>
    </message>
    <message>
        <source>{power}: clear {order}</source>
        <translation>{power}: {order} löschen</translation>
    </message>
    <message>
        <source>orders of {powers}</source>
        <translation>Befehle von {powers}</translation>
    </message>
    <message>
        <source>Copied; paste it into a mail to the game master.</source>
        <translation>Kopiert; fügen Sie es in eine Mail an den Spielleiter ein.</translation>
    </message>
    <message>
        <source>Save the answer</source>
        <translation>Die Antwort speichern</translation>
    </message>
    <message>
        <source>Save the mail draft</source>
        <translation>Den Mailentwurf speichern</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>Orders: {number} ({parts}).</source>
        <translation>Befehle: {number} ({parts}).</translation>
    </message>
    <message>
        <source>Must retreat: {units}.</source>
        <translation>Müssen sich zurückziehen: {units}.</translation>
    </message>
    <message>
        <source>Next: {phase}.</source>
        <translation>Als Nächstes: {phase}.</translation>
    </message>
    <message>
        <source>{title}: you play {power}. Due: {phase}.</source>
        <translation>{title}: Sie spielen {power}. Fällig: {phase}.</translation>
    </message>
    <message>
        <source>Answer until {moment}.</source>
        <translation>Antworten Sie bis {moment}.</translation>
    </message>
    <message>
        <source>The game master has corrected {phases}.</source>
        <translation>Der Spielleiter hat {phases} berichtigt.</translation>
    </message>
    <message>
        <source>Not understood in {file}, and kept in a copy of it: {lines}</source>
        <translation>In {file} nicht verstanden und in einer Kopie davon aufbewahrt: {lines}</translation>
    </message>
    <message>
        <source>Your orders cannot be kept in {file}: {why}</source>
        <translation>Ihre Befehle können nicht in {file} aufbewahrt werden: {why}</translation>
    </message>
    <message>
        <source>The game is kept in {file}.</source>
        <translation>Das Spiel wird in {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Sheet of paper (*.pdf)</source>
        <translation>Druckseite (*.pdf)</translation>
    </message>
    <message>
        <source>Film (*.mp4 *.webm)</source>
        <translation>Film (*.mp4 *.webm)</translation>
    </message>
    <message>
        <source>Film, needs ffmpeg, which was not found (*.mp4 *.webm)</source>
        <translation>Film, braucht ffmpeg, das nicht gefunden wurde (*.mp4 *.webm)</translation>
    </message>
    <message>
        <source>Moving picture (*.webp)</source>
        <translation>Bewegtes Bild (*.webp)</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>hingerichtet</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>if open</source>
        <translation>falls frei</translation>
    </message>
    <message>
        <source>if empty</source>
        <translation>falls leer</translation>
    </message>
    <message>
        <source>follows {unit}</source>
        <translation>folgt {unit}</translation>
    </message>
    <message>
        <source>A build</source>
        <translation>Ein Aufbau</translation>
    </message>
    <message>
        <source>A removal</source>
        <translation>Ein Abbau</translation>
    </message>
    <message>
        <source>Your list of countries</source>
        <translation>Ihre Wunschliste</translation>
    </message>
    <message>
        <source>A bid for {country}</source>
        <translation>Gebot: {country}</translation>
    </message>
    <message>
        <source>{pieces}, taken in {place}</source>
        <translation>{pieces}, gefangen: {place}</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Vektorgrafik (*.svg)</translation>
    </message>
    <message>
        <source>no bid</source>
        <translation>kein Gebot</translation>
    </message>
    <message>
        <source>Adjudicate anyway?</source>
        <translation>Trotzdem auswerten?</translation>
    </message>
    <message>
        <source>The letters were sent: mark them so</source>
        <translation>Die Briefe wurden gesandt: so vermerken</translation>
    </message>
    <message>
        <source>These letters were written before, and are different now: {names}</source>
        <translation>Diese Briefe wurden schon geschrieben und lauten jetzt anders: {names}</translation>
    </message>
    <message>
        <source>Were those letters sent?</source>
        <translation>Wurden jene Briefe gesandt?</translation>
    </message>
    <message>
        <source>Sent: write corrections</source>
        <translation>Gesandt: Berichtigungen schreiben</translation>
    </message>
    <message>
        <source>Not sent: replace them</source>
        <translation>Nicht gesandt: ersetzen</translation>
    </message>
    <message>
        <source>There is no coach in this game. The settings say in which games there is one.</source>
        <translation>In dieser Partie gibt es keinen Trainer. Die Einstellungen sagen, in welchen es einen gibt.</translation>
    </message>
    <message>
        <source>You have given no order for:
{units}</source>
        <translation>Noch ohne Befehl:
{units}</translation>
    </message>
    <message>
        <source>Undo: {step}?
Your opponents then choose their orders anew.</source>
        <translation>Rückgängig: {step}?
Ihre Gegner wählen ihre Befehle dann neu.</translation>
    </message>
    <message>
        <source>Ready all the same?</source>
        <translation>Trotzdem fertig?</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Damit weiterspielen</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Send the orders all the same?</source>
        <translation>Die Befehle trotzdem senden?</translation>
    </message>
    <message>
        <source>End the game as a draw of all who are left? Once it is over, nothing is hidden.</source>
        <translation>Spiel als Remis aller Verbliebenen beenden? Danach ist nichts mehr verborgen.</translation>
    </message>
</context>
<context>
    <name>CommandMenus</name>
    <message>
        <source>Undo: {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Wiederholen: {step}</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>The game no longer has a file. Close it without saving?</source>
        <translation>Das Spiel hat keine Datei mehr. Schließen, ohne zu speichern?</translation>
    </message>
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
        <source>Eyes</source>
        <translation>Augen</translation>
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
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>{phase} (edited)</source>
        <translation>{phase} (geändert)</translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation>Noch nicht fertig: {names}</translation>
    </message>
    <message>
        <source>No longer ready, since orders changed: {names}</source>
        <translation>Nicht mehr fertig, weil Befehle geändert wurden: {names}</translation>
    </message>
    <message>
        <source>Passed over, with nothing for you to order: {phases}</source>
        <translation>Übersprungen, da nichts zu befehlen war: {phases}</translation>
    </message>
</context>
<context>
    <name>EventRow</name>
    <message>
        <source>not</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>EyesPanel</name>
    <message>
        <source>What your eyes saw</source>
        <translation>Was Ihre Augen sahen</translation>
    </message>
    <message>
        <source>By eye</source>
        <translation>Nach Auge</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Nach Ort</translation>
    </message>
    <message>
        <source>By power</source>
        <translation>Nach Macht</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>(no key)</source>
        <translation>(keine Taste)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Die Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <source>Play the game from here</source>
        <translation>Spiel von hier abspielen</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>Try a side line beside the game</source>
        <translation>Neben dem Spiel eine Nebenvariante versuchen</translation>
    </message>
    <message>
        <source>Try these orders</source>
        <translation>Diese Befehle ausprobieren</translation>
    </message>
    <message>
        <source>Side line from here…</source>
        <translation>Nebenvariante von hier …</translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation>Neben der Karte</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen auf</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Orders of the last turn</source>
        <translation>Befehle des letzten Zuges</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n what-ifs</source>
        <translation>
            <numerusform>%n Nebenvariante</numerusform>
            <numerusform>%n Nebenvarianten</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier years</source>
        <translation>Frühere Jahre</translation>
    </message>
    <message>
        <source>Later years</source>
        <translation>Spätere Jahre</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <source>Style of letters</source>
        <translation>Stil der Briefe</translation>
    </message>
    <message>
        <source>Boardman number</source>
        <translation>Boardman-Nummer</translation>
    </message>
    <message>
        <source>Miller number</source>
        <translation>Miller-Nummer</translation>
    </message>
    <message>
        <source>Language of letters</source>
        <translation>Sprache der Briefe</translation>
    </message>
    <message>
        <source>English, where none is chosen</source>
        <translation>Englisch, wenn keine gewählt ist</translation>
    </message>
    <message>
        <source>Mail server</source>
        <translation>Mailserver</translation>
    </message>
    <message>
        <source>its name in Authentication-Results</source>
        <translation>sein Name in Authentication-Results</translation>
    </message>
</context>
<context>
    <name>InboxWindow</name>
    <message>
        <source>Mails (*.eml *.txt *.mbox);;All files (*)</source>
        <translation>E-Mails (*.eml *.txt *.mbox);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>Put away the rest (%n)</source>
        <translation>
            <numerusform>Den Rest weglegen (%n)</numerusform>
            <numerusform>Den Rest weglegen (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Inbox - {title}</source>
        <translation>Posteingang - {title}</translation>
    </message>
    <message>
        <source>Blind: show no orders</source>
        <translation>Blind: keine Befehle zeigen</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Take this mail off the list; its orders stay.</source>
        <translation>Diese Mail aus der Liste nehmen; ihre Befehle bleiben.</translation>
    </message>
    <message>
        <source>Take this mail</source>
        <translation>Diese Mail übernehmen</translation>
    </message>
    <message>
        <source>Nothing new: all these mails are already here.</source>
        <translation>Nichts Neues: Alle diese Mails sind schon hier.</translation>
    </message>
    <message numerus="yes">
        <source>Take all clear mails (%n)</source>
        <translation>
            <numerusform>Alle eindeutigen Mails übernehmen (%n)</numerusform>
            <numerusform>Alle eindeutigen Mails übernehmen (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken} of {all} mails are in the game.</source>
        <translation>{taken} von {all} Mails sind im Spiel.</translation>
    </message>
    <message>
        <source>A folder for the receipts</source>
        <translation>Ein Ordner für die Eingangsbestätigungen</translation>
    </message>
    <message numerus="yes">
        <source>Receipts written: %n</source>
        <translation>
            <numerusform>Eingangsbestätigungen geschrieben: %n</numerusform>
            <numerusform>Eingangsbestätigungen geschrieben: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mails taken: %n</source>
        <translation>
            <numerusform>Mails übernommen: %n</numerusform>
            <numerusform>Mails übernommen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>Kept from an earlier mail: %n.</source>
        <translation>Aus einer früheren Mail übernommen: %n.</translation>
    </message>
    <message>
        <source>Ordered earlier, not mentioned now: {orders}.</source>
        <translation>Früher befohlen, jetzt nicht erwähnt: {orders}.</translation>
    </message>
    <message>
        <source>Without an order: {pieces}.</source>
        <translation>Ohne Befehl: {pieces}.</translation>
    </message>
    <message>
        <source>Attached and not read: {names}.</source>
        <translation>Angehängt und nicht gelesen: {names}.</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Noch nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>In the game since {moment}:</source>
        <translation>Im Spiel seit {moment}:</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <source>A folder with mails</source>
        <translation>Ein Ordner mit Mails</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Save receipts…</source>
        <translation>Eingangsbestätigungen speichern …</translation>
    </message>
    <message>
        <source>Done: {what}</source>
        <translation>Erledigt: {what}</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <source>Search provinces and facts</source>
        <translation>Provinzen und Erkenntnisse suchen</translation>
    </message>
    <message>
        <source>Facts sorted</source>
        <translation>Erkenntnisse geordnet</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>nach Ort</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>nach Zeit</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Erkenntnisse</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <source>Give the covert piece its order first; then it may wait.</source>
        <translation>Geben Sie der verdeckten Figur zuerst ihren Befehl; dann darf sie warten.</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>Sealed bids of player {seat}</source>
        <translation>Verdeckte Gebote von Spieler {seat}</translation>
    </message>
    <message>
        <source>Bid so far</source>
        <translation>Bisher geboten</translation>
    </message>
    <message>
        <source>Nobody else sees these bids until the deadline is adjudicated for both.</source>
        <translation>Niemand sonst sieht diese Gebote, bis für beide ausgewertet ist.</translation>
    </message>
    <message>
        <source>Bid for {country}</source>
        <translation>Gebot für {country}</translation>
    </message>
    <message>
        <source>{spent} bid, {left} left</source>
        <translation>{spent} geboten, {left} übrig</translation>
    </message>
    <message>
        <source>; {over} more than you have: if bids over {purse} win, your purse is lost</source>
        <translation>; {over} mehr, als Sie haben: Gewinnen Gebote über {purse}, ist Ihr Guthaben verloren</translation>
    </message>
</context>
<context>
    <name>MailList</name>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <source>There are no mails yet. Add files or a folder, drop or paste them.</source>
        <translation>Noch keine Mails. Fügen Sie Dateien oder einen Ordner hinzu, oder ziehen oder kopieren Sie sie hierher.</translation>
    </message>
    <message numerus="yes">
        <source>taken; orders: %n</source>
        <translation>
            <numerusform>übernommen; Befehle: %n</numerusform>
            <numerusform>übernommen; Befehle: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>held back: {why}</source>
        <translation>zurückgehalten: {why}</translation>
    </message>
    <message>
        <source>whose is it? {why}</source>
        <translation>von wem? {why}</translation>
    </message>
    <message>
        <source>no orders in it</source>
        <translation>keine Befehle darin</translation>
    </message>
    <message numerus="yes">
        <source>orders: %n</source>
        <translation>
            <numerusform>Befehle: %n</numerusform>
            <numerusform>Befehle: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lines to look at: %n</source>
        <translation>
            <numerusform>Zeilen zum Nachsehen: %n</numerusform>
            <numerusform>Zeilen zum Nachsehen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>ordered, but not there</source>
        <translation>befohlen, aber nicht da</translation>
    </message>
    <message numerus="yes">
        <source>earlier orders left out: %n</source>
        <translation>
            <numerusform>frühere Befehle weggelassen: %n</numerusform>
            <numerusform>frühere Befehle weggelassen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces without: %n</source>
        <translation>
            <numerusform>Einheiten ohne: %n</numerusform>
            <numerusform>Einheiten ohne: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attached, not read: %n</source>
        <translation>
            <numerusform>angehängt, nicht gelesen: %n</numerusform>
            <numerusform>angehängt, nicht gelesen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>changed on the way</source>
        <translation>unterwegs geändert</translation>
    </message>
</context>
<context>
    <name>MailText</name>
    <message>
        <source>Read it as: {line}</source>
        <translation>Lesen als: {line}</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Noch einmal lesen</translation>
    </message>
    <message>
        <source>You can correct a line that was not understood here.</source>
        <translation>Eine nicht verstandene Zeile können Sie hier berichtigen.</translation>
    </message>
    <message>
        <source>Text of the mail</source>
        <translation>Text der Mail</translation>
    </message>
    <message>
        <source>Lines to look at</source>
        <translation>Zeilen zum Nachsehen</translation>
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
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Nachricht schließen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>MixParts</name>
    <message>
        <source>&amp;Base</source>
        <translation>&amp;Grundlage</translation>
    </message>
    <message>
        <source>&amp;Covert pieces of</source>
        <translation>&amp;Verdeckte Figuren aus</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>&amp;Wirtschaft</translation>
    </message>
    <message>
        <source>&amp;Retreats</source>
        <translation>&amp;Rückzüge</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Sicht</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>Whose covert pieces join in</source>
        <translation>Wessen verdeckte Figuren dazukommen</translation>
    </message>
    <message>
        <source>as in the base</source>
        <translation>wie in der Grundlage</translation>
    </message>
</context>
<context>
    <name>MixWindow</name>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>&amp;Play this mix…</source>
        <translation>&amp;Mischung spielen …</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Choose the folder of a design, or an empty one</source>
        <translation>Ordner eines Entwurfs oder einen leeren wählen</translation>
    </message>
    <message>
        <source>Designs (*.spydesign)</source>
        <translation>Entwürfe (*.spydesign)</translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>Alles passt zusammen.</translation>
    </message>
    <message>
        <source>It is played like its base.</source>
        <translation>Sie wird wie ihre Grundlage gespielt.</translation>
    </message>
    <message>
        <source>Mixes (*.toml)</source>
        <translation>Mischungen (*.toml)</translation>
    </message>
    <message>
        <source>Mixes and designs (*.toml *.spydesign)</source>
        <translation>Mischungen und Entwürfe (*.toml *.spydesign)</translation>
    </message>
    <message>
        <source>More deadlines</source>
        <translation>Weitere Termine</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Mischung öffnen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Options that fall away</source>
        <translation>Optionen, die wegfallen</translation>
    </message>
    <message>
        <source>Options with another usual value</source>
        <translation>Optionen mit anderem Standardwert</translation>
    </message>
    <message>
        <source>Pac&amp;k…</source>
        <translation>Pa&amp;cken …</translation>
    </message>
    <message>
        <source>Pack as one file</source>
        <translation>In eine Datei packen</translation>
    </message>
    <message>
        <source>Pieces that join</source>
        <translation>Figuren, die dazukommen</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Put a mix together</source>
        <translation>Mischung zusammenstellen</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rege&amp;ln</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules that fall away</source>
        <translation>Regeln, die wegfallen</translation>
    </message>
    <message>
        <source>Rules that join</source>
        <translation>Regeln, die dazukommen</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>S&amp;peichern …</translation>
    </message>
    <message>
        <source>Save &amp;into a design…</source>
        <translation>In einen &amp;Entwurf …</translation>
    </message>
    <message>
        <source>Save the mix</source>
        <translation>Mischung speichern</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>The mix as text</source>
        <translation>Die Mischung als Text</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What di&amp;ffers</source>
        <translation>&amp;Unterschiede</translation>
    </message>
    <message>
        <source>What differs from the base</source>
        <translation>Unterschiede zur Grundlage</translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation>Was nicht passt</translation>
    </message>
    <message>
        <source>What follows from the parts</source>
        <translation>Was aus den Teilen folgt</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Wer was sieht</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>What options do…</source>
        <translation>Was Optionen bewirken …</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Mix: {title}</source>
        <translation>Mischung: {title}</translation>
    </message>
    <message>
        <source>Options, players and deadlines</source>
        <translation>Optionen, Spieler und Fristen</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Deadlines</source>
        <translation>&amp;Fristen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Mix from a file…</source>
        <translation>&amp;Mischung aus einer Datei …</translation>
    </message>
    <message>
        <source>Board from a &amp;folder…</source>
        <translation>Brett aus einem Or&amp;dner …</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Boa&amp;rd</source>
        <translation>B&amp;rett</translation>
    </message>
    <message>
        <source>&amp;Game master</source>
        <translation>Spiel&amp;leiter</translation>
    </message>
    <message>
        <source>Mixes (*.toml)</source>
        <translation>Mischungen (*.toml)</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Eine Mischung öffnen</translation>
    </message>
    <message>
        <source>Choose the folder of a board</source>
        <translation>Den Ordner eines Bretts wählen</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Search the options</source>
        <translation>Die Optionen durchsuchen</translation>
    </message>
    <message>
        <source>Only what I &amp;changed</source>
        <translation>Nur &amp;Geändertes</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Voreinstellungen</translation>
    </message>
    <message>
        <source>Reset every option to its default</source>
        <translation>Jede Option auf die Voreinstellung zurücksetzen</translation>
    </message>
    <message>
        <source>There is no such option.</source>
        <translation>Diese Option gibt es nicht.</translation>
    </message>
    <message>
        <source>“{value}” is not possible for “{name}”, which takes {values}.</source>
        <translation>„{value}“ ist für „{name}“ nicht möglich; möglich ist {values}.</translation>
    </message>
    <message>
        <source>{values}, or a value such as “{example}”</source>
        <translation>{values} oder ein Wert wie „{example}“</translation>
    </message>
    <message>
        <source>for instance {value}</source>
        <translation>zum Beispiel {value}</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Voreinstellung: {value}</translation>
    </message>
    <message>
        <source>Length and victory</source>
        <translation>Dauer und Sieg</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Edition of the rulebook</source>
        <translation>Ausgabe des Regelbuchs</translation>
    </message>
    <message>
        <source>Adjudication: convoys</source>
        <translation>Auswertung: Geleite</translation>
    </message>
    <message>
        <source>Adjudication: coasts</source>
        <translation>Auswertung: Küsten</translation>
    </message>
    <message>
        <source>Adjudication: orders that are missing</source>
        <translation>Auswertung: fehlende Befehle</translation>
    </message>
    <message>
        <source>Adjudication: orders that are impossible</source>
        <translation>Auswertung: unmögliche Befehle</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Auswertung</translation>
    </message>
</context>
<context>
    <name>OptionWindow</name>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>&amp;Option</source>
        <translation>&amp;Option</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>&amp;Gesehen von</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Choose two different values.</source>
        <translation>Bitte zwei verschiedene Werte wählen.</translation>
    </message>
    <message>
        <source>Map under “{value}”</source>
        <translation>Karte bei „{value}“</translation>
    </message>
    <message>
        <source>What an option does</source>
        <translation>Was eine Option bewirkt</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>the game master</source>
        <translation>dem Spielleiter</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <source>New order</source>
        <translation>Neuer Befehl</translation>
    </message>
    <message>
        <source>Type an order, such as {order}</source>
        <translation>Befehl eingeben, etwa {order}</translation>
    </message>
    <message>
        <source>Orders that begin so</source>
        <translation>Befehle, die so beginnen</translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message>
        <source>Piece</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Line of the mail</source>
        <translation>Zeile der Mail</translation>
    </message>
    <message>
        <source>Orders of the mail</source>
        <translation>Befehle der Mail</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
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
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>For {phase}</source>
        <translation>Für {phase}</translation>
    </message>
    <message>
        <source>As ordered for {phase}</source>
        <translation>Befohlen für {phase}</translation>
    </message>
    <message>
        <source>No order is due</source>
        <translation>Es ist kein Befehl fällig</translation>
    </message>
    <message>
        <source>Builds or removals, if any</source>
        <translation>Aufbauten oder Abbauten, falls nötig</translation>
    </message>
    <message>
        <source>Nothing has to retreat.</source>
        <translation>Keine Einheit muss sich zurückziehen.</translation>
    </message>
    <message>
        <source>No army or fleet is to be built or removed.</source>
        <translation>Keine Armee oder Flotte ist aufzubauen oder abzubauen.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>Es gibt nichts zu befehlen.</translation>
    </message>
    <message>
        <source>Adjudicate goes on to the next deadline.</source>
        <translation>Auswerten führt zur nächsten Phase.</translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Nichts fehlt</translation>
    </message>
    <message>
        <source>Whose order is it? Choose above, or put the power in front.</source>
        <translation>Wessen Befehl ist das? Oben wählen oder die Macht davor schreiben.</translation>
    </message>
    <message>
        <source>{ordered} of {whole} ordered</source>
        <translation>{ordered} von {whole} befohlen</translation>
    </message>
    <message>
        <source>Home: {country}</source>
        <translation>Heimatland: {country}</translation>
    </message>
    <message>
        <source>commands {countries}</source>
        <translation>befehligt {countries}</translation>
    </message>
    <message numerus="yes">
        <source>%n credits</source>
        <translation>
            <numerusform>%n Credit</numerusform>
            <numerusform>%n Credits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>Edit the position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>This is not a valid position yet; see the list.</source>
        <translation>Das ist noch keine gültige Stellung; sehen Sie die Liste.</translation>
    </message>
    <message>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>Eine Änderung von Hand braucht einen Grund, fürs Protokoll.</translation>
    </message>
    <message>
        <source>why it is changed, for the record</source>
        <translation>warum sie geändert wird, fürs Protokoll</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>Gr&amp;und</translation>
    </message>
    </context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>&amp;Power</source>
        <translation>&amp;Macht</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>A&amp;bbauen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Cen&amp;tre</source>
        <translation>&amp;Zentrum</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>Gr&amp;und</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Die Stellung als Text</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
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
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>in</source>
        <translation>eingegangen</translation>
    </message>
    </context>
<context>
    <name>PreferenceSheet</name>
    <message>
        <source>Preference list</source>
        <translation>Wunschliste</translation>
    </message>
    <message>
        <source>Drag a country to its place, or press its letter and then a number. Ctrl with the arrows moves it up and down.</source>
        <translation>Ziehen Sie ein Land an seinen Platz, oder drücken Sie seinen Buchstaben und dann eine Zahl. Strg mit den Pfeilen bewegt es hinauf und hinab.</translation>
    </message>
</context>
<context>
    <name>PressWindow</name>
    <message>
        <source>Press - {title}</source>
        <translation>Presse - {title}</translation>
    </message>
    <message>
        <source>No press yet. Write the first below.</source>
        <translation>Noch keine Presse. Schreiben Sie die erste unten.</translation>
    </message>
    <message>
        <source>House rules: no press.</source>
        <translation>Hausregeln: keine Presse.</translation>
    </message>
    <message>
        <source>House rules: white press, signed by its author.</source>
        <translation>Hausregeln: weiße Presse, mit dem Namen des Verfassers.</translation>
    </message>
    <message>
        <source>House rules: grey press; it may be unsigned, but not signed with somebody else's name.</source>
        <translation>Hausregeln: graue Presse; sie darf ohne Namen sein, aber nicht unter fremdem Namen.</translation>
    </message>
    <message>
        <source>House rules: black press; it may be signed with any name.</source>
        <translation>Hausregeln: schwarze Presse; sie darf jeden Namen tragen.</translation>
    </message>
    <message>
        <source>with the letters about {phase}</source>
        <translation>mit den Briefen über {phase}</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Es gibt noch keinen Text.</translation>
    </message>
    <message>
        <source>Taken: {line}</source>
        <translation>Übernommen: {line}</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <source>the name to sign with; empty for unsigned press</source>
        <translation>der Name darunter; leer für anonyme Presse</translation>
    </message>
    <message>
        <source>(if none is chosen, for everybody)</source>
        <translation>(ist niemand gewählt, für alle)</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>By-line</source>
        <translation>Verfasserzeile</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Nur für</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Erscheint</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Add this press</source>
        <translation>Diesen Pressetext hinzufügen</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>none: {why}</source>
        <translation>keine: {why}</translation>
    </message>
    <message>
        <source>correction {number}</source>
        <translation>Berichtigung {number}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Letters by power</source>
        <translation>Briefe nach Mächten</translation>
    </message>
    <message>
        <source>The letter as text</source>
        <translation>Der Brief als Text</translation>
    </message>
    <message>
        <source>The letter as a page</source>
        <translation>Der Brief als Seite</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>sent, unchanged</source>
        <translation>gesandt, unverändert</translation>
    </message>
    <message>
        <source>written, not sent</source>
        <translation>geschrieben, nicht gesandt</translation>
    </message>
    <message>
        <source>written, but changed since</source>
        <translation>geschrieben, seither anders</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>Countries, the best first</source>
        <translation>Länder, das beste zuerst</translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <source>Records - {title}</source>
        <translation>Spielprotokoll - {title}</translation>
    </message>
    <message>
        <source>No letter that was sent had to be corrected.</source>
        <translation>Kein gesendeter Brief musste berichtigt werden.</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
    <message>
        <source>Results of the orders</source>
        <translation>Was aus den Befehlen wurde</translation>
    </message>
    <message>
        <source>Save the records</source>
        <translation>Das Spielprotokoll speichern</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>{title} as a table</source>
        <translation>{title} als Tabelle</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <source>Statement at the end</source>
        <translation>Schlusserklärung</translation>
    </message>
    <message>
        <source>Save this page…</source>
        <translation>Diese Seite speichern …</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>A folder for the editions</source>
        <translation>Ein Ordner für die Ausgaben</translation>
    </message>
    <message>
        <source>Files written: {count}, into {folder}</source>
        <translation>Dateien geschrieben: {count}, nach {folder}</translation>
    </message>
    <message>
        <source>For onlookers</source>
        <translation>Für Zuschauer</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Report of the turn</source>
        <translation>Bericht des Zugs</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>The game has just begun. Results come with the first turn.</source>
        <translation>Das Spiel hat eben begonnen. Ergebnisse kommen mit dem ersten Zug.</translation>
    </message>
    <message>
        <source>No results are known here.</source>
        <translation>Hier sind keine Ergebnisse bekannt.</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>Failed {count}</source>
        <translation>Gescheitert {count}</translation>
    </message>
    <message>
        <source>Dislodged {count}</source>
        <translation>Vertrieben {count}</translation>
    </message>
    <message>
        <source>Covert {count}</source>
        <translation>Verdeckt {count}</translation>
    </message>
    <message>
        <source>Search the results</source>
        <translation>Ergebnisse durchsuchen</translation>
    </message>
    <message>
        <source>No result has all of these words.</source>
        <translation>In keinem Ergebnis stehen alle diese Wörter.</translation>
    </message>
    <message>
        <source>{phase}: nothing happened. What came before it:</source>
        <translation>{phase}: Es ist nichts geschehen. Was vorher war:</translation>
    </message>
    <message>
        <source>{phase}: nothing happened that you know of. What came before it:</source>
        <translation>{phase}: Ihnen ist nichts bekannt, was geschehen wäre. Was vorher war:</translation>
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
    <name>RouteKeys</name>
    <message>
        <source>Left and right: the bead. Up and down: its sea. Enter writes.</source>
        <translation>Links und rechts: die Perle. Auf und ab: ihr Meer. Eingabe schreibt.</translation>
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
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>No rule contains these words.</source>
        <translation>Keine Regel enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Klausel</translation>
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
    <name>SamplesDialog</name>
    <message>
        <source>Sample games</source>
        <translation>Beispielspiele</translation>
    </message>
</context>
<context>
    <name>ScenarioHead</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board from a folder…</source>
        <translation>Brett aus einem Ordner …</translation>
    </message>
    <message>
        <source>Choose the folder of a board</source>
        <translation>Ordner eines Bretts wählen</translation>
    </message>
    <message>
        <source>Mix or design…</source>
        <translation>Mischung oder Entwurf …</translation>
    </message>
    <message>
        <source>Mixes and designs (*.toml *.spydesign)</source>
        <translation>Mischungen und Entwürfe (*.toml *.spydesign)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Mischung öffnen</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>ScenarioSteps</name>
    <message>
        <source>&amp;Note as expected</source>
        <translation>&amp;Als erwartet notieren</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Schritt</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Ad&amp;judicate</source>
        <translation>Aus&amp;werten</translation>
    </message>
    <message>
        <source>Nothing has been adjudicated yet.</source>
        <translation>Noch ist nichts ausgewertet.</translation>
    </message>
    <message>
        <source>Orders of this step</source>
        <translation>Befehle dieses Schritts</translation>
    </message>
    <message>
        <source>Remo&amp;ve the last</source>
        <translation>&amp;Letzten entfernen</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Was dabei herauskommt</translation>
    </message>
    <message>
        <source>the &amp;position</source>
        <translation>die &amp;Stellung</translation>
    </message>
    <message>
        <source>the &amp;results</source>
        <translation>die &amp;Ergebnisse</translation>
    </message>
    <message>
        <source>what each is &amp;told</source>
        <translation>was jeder e&amp;rfährt</translation>
    </message>
</context>
<context>
    <name>ScenarioWindow</name>
    <message>
        <source>Choose a folder of scenarios</source>
        <translation>Ordner mit Szenarien wählen</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Szenarien öffnen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Befehle und Ergebnisse</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Position, orders and options</source>
        <translation>Stellung, Befehle und Optionen</translation>
    </message>
    <message>
        <source>Run a folder…</source>
        <translation>Ordner prüfen …</translation>
    </message>
    <message>
        <source>Save the scenarios</source>
        <translation>Szenarien speichern</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
</context>
<context>
    <name>SealWindow</name>
    <message>
        <source>Sealed sheets - {title}</source>
        <translation>Versiegelte Zettel - {title}</translation>
    </message>
    <message>
        <source>No promise has arrived yet. Paste one below and keep it.</source>
        <translation>Noch ist kein Versprechen angekommen. Fügen Sie unten eines ein und bewahren Sie es auf.</translation>
    </message>
    <message>
        <source>Send the promise now. Save the opening, and show it to nobody yet.</source>
        <translation>Senden Sie jetzt das Versprechen. Speichern Sie die Öffnung, und zeigen Sie sie noch niemandem.</translation>
    </message>
    <message>
        <source>promised; not opened yet</source>
        <translation>versprochen; noch nicht geöffnet</translation>
    </message>
    <message>
        <source>opened, and the promise was kept</source>
        <translation>geöffnet, und das Versprechen wurde gehalten</translation>
    </message>
    <message>
        <source>opened, and it is another sheet</source>
        <translation>geöffnet, und es ist ein anderer Zettel</translation>
    </message>
    <message>
        <source>Seal the sheet first.</source>
        <translation>Versiegeln Sie zuerst den Zettel.</translation>
    </message>
    <message>
        <source>Save the opening</source>
        <translation>Die Öffnung speichern</translation>
    </message>
    <message>
        <source>Seal a sheet</source>
        <translation>Einen Zettel versiegeln</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>For players without a game master: everybody sends the promise first, and the opening once all promises are there. After that, nobody can change a sheet.</source>
        <translation>Für Spieler ohne Spielleiter: Alle senden zuerst das Versprechen, und die Öffnung, wenn alle Versprechen da sind. So kann niemand mehr seinen Zettel ändern.</translation>
    </message>
    <message>
        <source>bids, a list or orders, one a line</source>
        <translation>Gebote, eine Liste oder Befehle, einer je Zeile</translation>
    </message>
    <message>
        <source>made by Seal; it does not reveal the sheet</source>
        <translation>von „Versiegeln“ gemacht; es verrät den Zettel nicht</translation>
    </message>
    <message>
        <source>made by Seal; it proves the sheet</source>
        <translation>von „Versiegeln“ gemacht; es beweist den Zettel</translation>
    </message>
    <message>
        <source>Who seals</source>
        <translation>Wer versiegelt</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>Promise, to show before</source>
        <translation>Versprechen, vorher zu zeigen</translation>
    </message>
    <message>
        <source>Opening, to show after</source>
        <translation>Öffnung, nachher zu zeigen</translation>
    </message>
    <message>
        <source>Copy the promise</source>
        <translation>Versprechen kopieren</translation>
    </message>
    <message>
        <source>Save the opening…</source>
        <translation>Öffnung speichern …</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <source>A promise or an opening you received</source>
        <translation>Ein Versprechen oder eine Öffnung, die Sie bekommen haben</translation>
    </message>
    <message>
        <source>Paste a promise or an opening as it is in the mail.</source>
        <translation>Fügen Sie ein Versprechen oder eine Öffnung ein, wie sie in der Mail steht.</translation>
    </message>
    <message>
        <source>Keep and compare</source>
        <translation>Aufbewahren und vergleichen</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Another player from now on</source>
        <translation>Von jetzt an ein anderer Spieler</translation>
    </message>
    <message>
        <source>Call the standby player</source>
        <translation>Den Ersatzspieler rufen</translation>
    </message>
    <message>
        <source>Civil disorder</source>
        <translation>Zivile Unordnung</translation>
    </message>
    <message>
        <source>a person by e-mail</source>
        <translation>eine Person per E-Mail</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>eine Person an diesem Bildschirm</translation>
    </message>
    <message>
        <source>separate several by commas</source>
        <translation>mehrere durch Kommas trennen</translation>
    </message>
    <message>
        <source>locks the player's packets: age1…</source>
        <translation>sperrt die Pakete des Spielers: age1…</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Standby player</source>
        <translation>Ersatzspieler</translation>
    </message>
    <message>
        <source>Deadlines missed</source>
        <translation>Versäumte Fristen</translation>
    </message>
    <message>
        <source>The units hold from now on, and nobody waits for orders.</source>
        <translation>Die Einheiten halten von nun an, und niemand wartet auf Befehle.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Type the new name and addresses first. Everybody is told in the letters.</source>
        <translation>Tippen Sie zuerst den neuen Namen und die Adressen. Alle erfahren es in den Briefen.</translation>
    </message>
    <message>
        <source>Language of letters</source>
        <translation>Sprache der Briefe</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>die des Spiels</translation>
    </message>
    <message>
        <source>from the player&apos;s address</source>
        <translation>von der Adresse des Spielers</translation>
    </message>
    <message>
        <source>with a check line</source>
        <translation>mit Prüfzeile</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signiert</translation>
    </message>
    <message>
        <source>for the player's signature; the first is remembered</source>
        <translation>für die Signatur des Spielers; der erste wird gemerkt</translation>
    </message>
    <message>
        <source>Orders are taken</source>
        <translation>Befehle werden angenommen</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Signaturschlüssel</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
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
        <translation>Spieler und Adressen werden im Buch des Spiels aufbewahrt, im Ordner neben seiner Datei; Briefe, Erinnerungen und eingehende Mails richten sich danach.</translation>
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
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Standby player's address</source>
        <translation>Adresse des Ersatzspielers</translation>
    </message>
    <message>
        <source>{power}: “{address}” is not an e-mail address.</source>
        <translation>{power}: „{address}“ ist keine Mailadresse.</translation>
    </message>
    <message>
        <source>somebody here</source>
        <translation>jemand hier</translation>
    </message>
    <message>
        <source>somebody by e-mail</source>
        <translation>jemand per E-Mail</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>name@example.org</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>SentenceSheet</name>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Security: {unit}</source>
        <translation>Sicherung: {unit}</translation>
    </message>
    <message>
        <source>{power}, taken in {place}</source>
        <translation>{power}, gefangen: {place}</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>verschonen</translation>
    </message>
    <message>
        <source>Spare {power}</source>
        <translation>{power} verschonen</translation>
    </message>
    <message>
        <source>Prisoners without an order are executed.</source>
        <translation>Gefangene ohne Befehl werden hingerichtet.</translation>
    </message>
    <message>
        <source>Where they are sent</source>
        <translation>Wohin sie geschickt werden</translation>
    </message>
    <message>
        <source>where they like</source>
        <translation>wohin sie möchten</translation>
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
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Drag it to where you want to build it; for a split coast, drop it on the half you mean.</source>
        <translation>Ziehen Sie sie dorthin, wo Sie bauen wollen; bei geteilter Küste in die gewünschte Hälfte.</translation>
    </message>
    <message>
        <source>Drag it to the province where it begins.</source>
        <translation>Ziehen Sie es in die Provinz, in der es beginnt.</translation>
    </message>
    <message>
        <source>✕ disband</source>
        <translation>✕ auflösen</translation>
    </message>
    <message>
        <source>Drag a unit here to take it off the board.</source>
        <translation>Ziehen Sie eine Einheit hierher, um sie vom Brett zu nehmen.</translation>
    </message>
    <message>
        <source>Sealed bids…</source>
        <translation>Verdeckte Gebote …</translation>
    </message>
    <message>
        <source>Preference list…</source>
        <translation>Wunschliste …</translation>
    </message>
    <message>
        <source>✕ remove</source>
        <translation>✕ abbauen</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>The digits and minus change the view.</source>
        <translation>Die Ziffern und das Minus wechseln die Ansicht.</translation>
    </message>
    <message>
        <source>On the map, a key is a single letter.</source>
        <translation>Auf der Karte ist eine Taste ein einzelner Buchstabe.</translation>
    </message>
    <message>
        <source>A letter by itself belongs to the map; add Ctrl or Alt.</source>
        <translation>Ein Buchstabe allein gehört der Karte; nehmen Sie Strg oder Alt dazu.</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>An der Karte</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Give this key</source>
        <translation>Diese Taste &amp;geben</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>&amp;Voreingestellte Taste</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Alle voreingestellt</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Aktionen und Tasten durchsuchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the new &amp;key</source>
        <translation>Drücken Sie die neue &amp;Taste</translation>
    </message>
    <message>
        <source>“{other}” has this key now and would be left without one.</source>
        <translation>„{other}“ hat diese Taste jetzt und bliebe ohne.</translation>
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
        <translation>Weitere Zeile</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} von {count}</translation>
    </message>
    <message>
        <source>, {left} without a task</source>
        <translation>, {left} ohne Auftrag</translation>
    </message>
    <message>
        <source>: too many</source>
        <translation>: zu viele</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A game that you play at once is kept in {folder}.</source>
        <translation>Ein sofort begonnenes Spiel liegt in {folder}.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Sample games</source>
        <translation>Beispielspiele</translation>
    </message>
    <message>
        <source>No games yet. Those you opened last appear here.</source>
        <translation>Noch keine Spiele. Die zuletzt geöffneten erscheinen hier.</translation>
    </message>
    <message>
        <source>You can drag a game file or a packet in here.</source>
        <translation>Sie können eine Spieldatei oder ein Paket hierher ziehen.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog</source>
        <translation>Diplomacy mit Spionen, Agenten und Nebel</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Ihre Spiele</translation>
    </message>
    <message>
        <source>Locked packet</source>
        <translation>Gesperrtes Paket</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>You play {power}</source>
        <translation>Sie spielen {power}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>due {time} ago</source>
        <translation>seit {time} fällig</translation>
    </message>
    <message>
        <source>due, grace until {moment}</source>
        <translation>fällig, Nachfrist bis {moment}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>all orders are in</source>
        <translation>alle Befehle sind da</translation>
    </message>
    <message>
        <source>Games, packets and mixes (*.spydip *.spyview *.toml)</source>
        <translation>Spiele, Pakete und Mischungen (*.spydip *.spyview *.toml)</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mails to read</source>
        <translation>
            <numerusform>%n Mail zu lesen</numerusform>
            <numerusform>%n Mails zu lesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a &amp;board…</source>
        <translation>&amp;Brett anlegen …</translation>
    </message>
</context>
<context>
    <name>StatusTable</name>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Versäumt</translation>
    </message>
    <message>
        <source>Without an order</source>
        <translation>Ohne Befehl</translation>
    </message>
    <message>
        <source>Status of the powers</source>
        <translation>Stand der Mächte</translation>
    </message>
    <message>
        <source>in</source>
        <translation>eingegangen</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>late</source>
        <translation>verspätet</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>nothing due</source>
        <translation>nichts fällig</translation>
    </message>
    <message>
        <source>{state}, away until {day}</source>
        <translation>{state}, abwesend bis {day}</translation>
    </message>
</context>
<context>
    <name>StatusWindow</name>
    <message>
        <source>Status - {title}</source>
        <translation>Stand - {title}</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>no fixed time</source>
        <translation>keine feste Zeit</translation>
    </message>
    <message>
        <source>&lt;b&gt;{phase}&lt;/b&gt;: {left}</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;: {left}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>Missed deadlines noted: %n</source>
        <translation>
            <numerusform>Versäumte Fristen vermerkt: %n</numerusform>
            <numerusform>Versäumte Fristen vermerkt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder for the reminders</source>
        <translation>Ein Ordner für die Erinnerungen</translation>
    </message>
    <message numerus="yes">
        <source>Reminders written: %n</source>
        <translation>
            <numerusform>Erinnerungen geschrieben: %n</numerusform>
            <numerusform>Erinnerungen geschrieben: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{power}: none, {why}</source>
        <translation>{power}: keine, {why}</translation>
    </message>
    <message>
        <source>The reminder is on the clipboard.</source>
        <translation>Die Erinnerung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the calendar</source>
        <translation>Den Kalender speichern</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>{name} plays {power} from now on; the next letters tell everybody.</source>
        <translation>Von jetzt an spielt {name} {power}; die nächsten Briefe sagen es allen.</translation>
    </message>
    <message>
        <source>No reminder: nothing is outstanding.</source>
        <translation>Keine Erinnerung: Es steht nichts aus.</translation>
    </message>
    <message>
        <source>No reminder: {why}.</source>
        <translation>Keine Erinnerung: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Current deadline</source>
        <translation>Laufende Frist</translation>
    </message>
    <message>
        <source> h grace</source>
        <translation> Std Nachfrist</translation>
    </message>
    <message>
        <source>Hours of grace</source>
        <translation>Stunden Nachfrist</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Fristen</translation>
    </message>
    <message>
        <source>Set the deadline</source>
        <translation>Frist setzen</translation>
    </message>
    <message>
        <source>One more day</source>
        <translation>Ein Tag mehr</translation>
    </message>
    <message>
        <source>Note missed deadlines</source>
        <translation>Versäumte Fristen vermerken</translation>
    </message>
    <message>
        <source>Count one more missed deadline for everybody whose orders are missing</source>
        <translation>Für alle, deren Befehle fehlen, eine versäumte Frist mehr zählen</translation>
    </message>
    <message>
        <source>Calendar file…</source>
        <translation>Kalenderdatei …</translation>
    </message>
    <message>
        <source>The deadlines for a calendar program</source>
        <translation>Die Fristen für ein Kalenderprogramm</translation>
    </message>
    <message>
        <source>Save reminders…</source>
        <translation>Erinnerungen speichern …</translation>
    </message>
    <message>
        <source>A mail draft for everybody whose orders are not in yet</source>
        <translation>Ein Mailentwurf für alle, deren Befehle noch fehlen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{time} overdue</source>
        <translation>{time} überfällig</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>Absences</source>
        <translation>Abwesenheiten</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Spare {power}</source>
        <translation>{power} verschonen</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <source>Short tour</source>
        <translation>Kurzer Rundgang</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mehr …</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>TurnWindow</name>
    <message>
        <source>Turn - {title}</source>
        <translation>Auswertung - {title}</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Write the letters</source>
        <translation>Briefe schreiben</translation>
    </message>
    <message>
        <source>Nobody plays by e-mail. Say who does in the status window, under Player.</source>
        <translation>Niemand spielt per E-Mail. Sagen Sie im Fenster „Stand“ beim Spieler, wer es tut.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;, versucht mit den vorliegenden Befehlen</translation>
    </message>
    <message>
        <source>Letters written: {count}, into {folder}</source>
        <translation>Briefe geschrieben: {count}, nach {folder}</translation>
    </message>
    <message>
        <source>1  Adjudicate</source>
        <translation>1  Auswerten</translation>
    </message>
    <message>
        <source>2  Letters</source>
        <translation>2  Briefe</translation>
    </message>
    <message>
        <source>Style of the letters</source>
        <translation>Stil der Briefe</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Each packet opens with a passphrase of its own, shown here once written</source>
        <translation>Jedes Paket öffnet sich mit einem eigenen Passwort; es steht nach dem Schreiben hier</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>A page to fill in and send back, for players without the program</source>
        <translation>Eine Seite zum Ausfüllen und Zurücksenden, für Spieler ohne das Programm</translation>
    </message>
    <message>
        <source>forms</source>
        <translation>Formulare</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>Was dagegen spricht</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Trotzdem weiter</translation>
    </message>
    <message>
        <source>mark as sent</source>
        <translation>als gesandt vermerken</translation>
    </message>
    <message>
        <source>They were sent</source>
        <translation>Sie sind gesandt</translation>
    </message>
    <message>
        <source>Mark the written letters about this deadline as sent</source>
        <translation>Die geschriebenen Briefe zu dieser Frist als gesandt vermerken</translation>
    </message>
    <message numerus="yes">
        <source>Marked as sent: %n</source>
        <translation>
            <numerusform>Als gesandt vermerkt: %n</numerusform>
            <numerusform>Als gesandt vermerkt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>They count as sent once written; what differs later is a correction</source>
        <translation>Sie gelten als gesandt, sobald sie geschrieben sind; was später abweicht, ist eine Berichtigung</translation>
    </message>
</context>
<context>
    <name>UnlockDialog</name>
    <message>
        <source>A locked packet</source>
        <translation>Ein gesperrtes Paket</translation>
    </message>
    <message>
        <source>“{name}” is locked. Type its passphrase, or choose the file with your key.</source>
        <translation>„{name}“ ist gesperrt. Tippen Sie sein Passwort, oder wählen Sie die Datei mit Ihrem Schlüssel.</translation>
    </message>
    <message>
        <source>a file that holds AGE-SECRET-KEY-1…</source>
        <translation>eine Datei mit AGE-SECRET-KEY-1…</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>The file with your key</source>
        <translation>Die Datei mit Ihrem Schlüssel</translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation>Wird entsperrt …</translation>
    </message>
</context>
<context>
    <name>VerbBar</name>
    <message>
        <source>Verbs</source>
        <translation>Verben</translation>
    </message>
    <message>
        <source>Keys: {keys}</source>
        <translation>Tasten: {keys}</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <source>View as {name} (key {key})</source>
        <translation>Mit den Augen von {name} sehen (Taste {key})</translation>
    </message>
    <message>
        <source>View with the ticked powers (key minus)</source>
        <translation>Mit den Augen der angehakten Mächte sehen (Taste Minus)</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Noch nicht fertig</translation>
    </message>
    <message>
        <source>Owes no orders</source>
        <translation>Schuldet keine Befehle</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>What you changed is not saved. Close nevertheless?</source>
        <translation>Die Änderungen sind nicht gespeichert. Trotzdem schließen?</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>The map of the letter</source>
        <translation>Die Karte des Briefs</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Play a second set of options from the same seeds</source>
        <translation>Ab denselben Startwerten auch mit anderen Optionen spielen</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>&amp;Spielen …</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Save the page…</source>
        <translation>Seite speichern …</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Was dabei herauskommt</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Played &amp;by</source>
        <translation>Gespielt &amp;von</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;First seed</source>
        <translation>Erster Start&amp;wert</translation>
    </message>
    <message>
        <source>&amp;Deadlines at most</source>
        <translation>&amp;Fristen höchstens</translation>
    </message>
    <message>
        <source>Options that &amp;matter</source>
        <translation>Optionen, auf die es an&amp;kommt</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>nicht fragen</translation>
    </message>
    <message>
        <source>ask once in deadlines: </source>
        <translation>einmal fragen je Fristen: </translation>
    </message>
    <message>
        <source>P&amp;rocesses</source>
        <translation>P&amp;rozesse</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Gegen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tabellen</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>&amp;Bilder</translation>
    </message>
    <message>
        <source>Open results…</source>
        <translation>Ergebnisse öffnen …</translation>
    </message>
    <message>
        <source>Games are kept in {file}.</source>
        <translation>Die Partien werden in {file} aufgehoben.</translation>
    </message>
    <message>
        <source>Results (*.sqlite)</source>
        <translation>Ergebnisse (*.sqlite)</translation>
    </message>
    <message>
        <source>Keep the games in, or go on with</source>
        <translation>Partien aufheben in, oder fortsetzen</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>The others are played by</source>
        <translation>Die anderen spielt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Play now as {power}</source>
        <translation>Jetzt spielen: {power}</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Its &amp;name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>A side line needs a name.</source>
        <translation>Eine Nebenvariante braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is already a line of this name.</source>
        <translation>Diesen Namen gibt es schon.</translation>
    </message>
    <message>
        <source>The game as it was played stays beside it.</source>
        <translation>Das Spiel, wie es gespielt wurde, bleibt daneben bestehen.</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>Due from you</source>
        <translation>Von Ihnen fällig</translation>
    </message>
</context>
<context>
    <name>FoldedColumn</name>
    <message>
        <source>Due from you</source>
        <translation>Von Ihnen fällig</translation>
    </message>
    <message>
        <source>Open the panels (F9)</source>
        <translation>Bereiche öffnen (F9)</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Inbox</source>
        <translation>Posteingang</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Briefe</translation>
    </message>
</context>
<context>
    <name>SaidLine</name>
    <message>
        <source>panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>map alone</source>
        <translation>nur Karte</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>abbrechen</translation>
    </message>
</context>
<context>
    <name>DueRows</name>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
</context>
<context>
    <name>GuessDialog</name>
    <message>
        <source>maybe</source>
        <translation>vielleicht</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>wahrscheinlich</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Vermutung</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Wie sicher</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>such as: a feint?</source>
        <translation>etwa: eine Finte?</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Guesses</source>
        <translation>Vermutungen</translation>
    </message>
    <message>
        <source>Notes about a power</source>
        <translation>Notizen zu einer Macht</translation>
    </message>
    <message>
        <source>{place}: {text} ({sure}, since {phase})</source>
        <translation>{place}: {text} ({sure}, seit {phase})</translation>
    </message>
    <message>
        <source>Nothing is pinned to the map yet.</source>
        <translation>Noch ist nichts an die Karte geheftet.</translation>
    </message>
    <message>
        <source>What you think of {power} now: {phase}</source>
        <translation>Ihre Gedanken zu {power}: {phase}</translation>
    </message>
    <message>
        <source>Pin a guess…</source>
        <translation>Vermutung anheften …</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Zu</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Carry out</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Opponents are thinking: {count}</source>
        <translation>Gegner denken nach: {count}</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Hand in orders</source>
        <translation>Befehle abgeben</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Noch nicht fertig</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin fertig</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Due: {phase}</source>
        <translation>Fällig: {phase}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
</context>
<context>
    <name>Switching</name>
    <message>
        <source>With the curtain, only the game master may combine views.</source>
        <translation>Mit dem Vorhang darf nur der Spielleiter Sichten verbinden.</translation>
    </message>
    <message>
        <source>Only the game master can switch off the curtain.</source>
        <translation>Nur der Spielleiter kann den Vorhang abschalten.</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Mail account</source>
        <translation>Mailkonto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Receive at</source>
        <translation>Empfangen bei</translation>
    </message>
    <message>
        <source>Send by</source>
        <translation>Senden über</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>The account is forgotten. Nothing on its server has changed.</source>
        <translation>Das Konto ist vergessen. Auf seinem Server hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Try and keep</source>
        <translation>Prüfen und behalten</translation>
    </message>
    <message>
        <source>kept in the system’s keyring, never in a file</source>
        <translation>im Schlüsselbund des Systems, nie in einer Datei</translation>
    </message>
    <message>
        <source>you@example.org</source>
        <translation>sie@example.org</translation>
    </message>
</context>
<context>
    <name>AnswerMail</name>
    <message numerus="yes">
        <source>%n receipts came.</source>
        <translation>
            <numerusform>%n Bestätigung ist gekommen.</numerusform>
            <numerusform>%n Bestätigungen sind gekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Look for the receipt</source>
        <translation>Nach der Bestätigung sehen</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Mailkonto …</translation>
    </message>
    <message>
        <source>No mail program answers. Copy the answer and paste it into a mail.</source>
        <translation>Es meldet sich kein Mailprogramm. Kopieren Sie die Antwort, und fügen Sie sie in eine Mail ein.</translation>
    </message>
    <message>
        <source>No receipt has come for this deadline yet.</source>
        <translation>Für diese Frist ist noch keine Bestätigung gekommen.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Eingangsbestätigung</translation>
    </message>
    <message>
        <source>Send from my account</source>
        <translation>Von meinem Konto senden</translation>
    </message>
    <message>
        <source>Send the answer</source>
        <translation>Antwort senden</translation>
    </message>
    <message>
        <source>The answer as it will be sent</source>
        <translation>Die Antwort, wie sie gesendet wird</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>With my mail program</source>
        <translation>Mit meinem Mailprogramm</translation>
    </message>
    <message>
        <source>the game master’s address</source>
        <translation>die Adresse des Spielleiters</translation>
    </message>
</context>
<context>
    <name>SendWindow</name>
    <message numerus="yes">
        <source>%n mails sent.</source>
        <translation>
            <numerusform>%n Mail gesendet.</numerusform>
            <numerusform>%n Mails gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add drafts…</source>
        <translation>Entwürfe hinzufügen …</translation>
    </message>
    <message>
        <source>Also what was handed over without an answer</source>
        <translation>Auch was ohne Antwort übergeben wurde</translation>
    </message>
    <message>
        <source>From {address}, through {host}</source>
        <translation>Von {address}, über {host}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Mailkonto …</translation>
    </message>
    <message>
        <source>Mail drafts</source>
        <translation>Mailentwürfe</translation>
    </message>
    <message>
        <source>Mail drafts (*.eml)</source>
        <translation>Mailentwürfe (*.eml)</translation>
    </message>
    <message>
        <source>No mail account serves this game yet.</source>
        <translation>Diesem Spiel dient noch kein Mailkonto.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n mails</source>
        <translation>
            <numerusform>%n Mail senden</numerusform>
            <numerusform>%n Mails senden</numerusform>
        </translation>
    </message>
    <message>
        <source>Send - {title}</source>
        <translation>Senden - {title}</translation>
    </message>
    <message>
        <source>The words of the mail</source>
        <translation>Der Wortlaut der Mail</translation>
    </message>
    <message>
        <source>To be sent</source>
        <translation>Zu senden</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>Was gesendet wird</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Was gesendet wurde</translation>
    </message>
    <message>
        <source>may have arrived</source>
        <translation>ist vielleicht angekommen</translation>
    </message>
    <message>
        <source>nobody: the book has no address</source>
        <translation>niemanden: im Buch steht keine Adresse</translation>
    </message>
    <message>
        <source>Sending mails</source>
        <translation>Mails werden gesendet</translation>
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
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>For no game</source>
        <translation>Für kein Spiel</translation>
    </message>
    <message>
        <source>It belongs to this game</source>
        <translation>Sie gehört zu diesem Spiel</translation>
    </message>
    <message>
        <source>Mails that name no game</source>
        <translation>Mails, die kein Spiel nennen</translation>
    </message>
    <message>
        <source>The words of the mail</source>
        <translation>Der Wortlaut der Mail</translation>
    </message>
</context>
<context>
    <name>WireStrip</name>
    <message>
        <source>Fetch mail</source>
        <translation>E-Mail abrufen</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Ansehen …</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Mailkonto …</translation>
    </message>
    <message>
        <source>Fetching mails</source>
        <translation>Mails werden abgeholt</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>All lessons and &amp;puzzles…</source>
        <translation>Alle Lektionen und &amp;Aufgaben …</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} von {all} erledigt</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>A hint</source>
        <translation>Ein Hinweis</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Not yet. The results say what happened; try again.</source>
        <translation>Noch nicht. Die Ergebnisse sagen, was geschah; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Gut gemacht.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lektionen und Aufgaben</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Open a &amp;folder of lessons…</source>
        <translation>&amp;Ordner mit Lektionen öffnen …</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>There are no lessons in {folder}.</source>
        <translation>In {folder} sind keine Lektionen.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The computer gave no orders for {power}. {why}</source>
        <translation>Der Computer hat für {power} keine Befehle gegeben. {why}</translation>
    </message>
    <message>
        <source>This shows what your opponents know. Look before the game is over all the same?</source>
        <translation>Das zeigt, was Ihre Gegner wissen. Trotzdem vor dem Ende der Partie hinsehen?</translation>
    </message>
    <message>
        <source>{title}, practice {number}</source>
        <translation>{title}, Übung {number}</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>the computer, a novice</source>
        <translation>der Computer, ein Anfänger</translation>
    </message>
    <message>
        <source>the computer, sound</source>
        <translation>der Computer, solide</translation>
    </message>
    <message>
        <source>the computer, strong</source>
        <translation>der Computer, stark</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>To press</source>
        <translation>In die Presse</translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation>Dauerbefehle</translation>
    </message>
    <message>
        <source>Keep for {phase}</source>
        <translation>Aufheben für {phase}</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz …</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>What you want to remember about this mail:</source>
        <translation>Was Sie sich zu dieser E-Mail merken wollen:</translation>
    </message>
    <message>
        <source>Say first whose mail it is.</source>
        <translation>Sagen Sie zuerst, von wem die E-Mail ist.</translation>
    </message>
    <message>
        <source>It goes out as press with the next letters.</source>
        <translation>Es geht mit den nächsten Briefen als Presse hinaus.</translation>
    </message>
</context>
<context>
    <name>FiledMenu</name>
    <message>
        <source>Filed</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Mails that were taken or put away; choose one to bring it back</source>
        <translation>E-Mails, die übernommen oder weggelegt wurden; wählen Sie eine, um sie zurückzuholen</translation>
    </message>
    <message>
        <source>Nothing is filed yet.</source>
        <translation>Noch nichts abgelegt.</translation>
    </message>
</context>
<context>
    <name>MailPage</name>
    <message>
        <source>The receipt is on the clipboard.</source>
        <translation>Die Eingangsbestätigung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Mail</source>
        <translation>Mail</translation>
    </message>
    <message>
        <source>Whose mail it is</source>
        <translation>Wessen Mail es ist</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Eingangsbestätigung</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Drop mails here: .eml, .txt or .mbox files, folders, or text.</source>
        <translation>E-Mails hier ablegen: Dateien .eml, .txt oder .mbox, Ordner oder Text.</translation>
    </message>
    <message>
        <source>As recognized</source>
        <translation>Wie erkannt</translation>
    </message>
    <message numerus="yes">
        <source>Mail: %n lines to look at</source>
        <translation>
            <numerusform>Mail: %n Zeile anzusehen</numerusform>
            <numerusform>Mail: %n Zeilen anzusehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose mail it is, if the guess was wrong</source>
        <translation>Wessen Mail es ist, falls falsch geraten wurde</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>LedgerPage</name>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vom</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Absence</source>
        <translation>Abwesenheit</translation>
    </message>
    <message>
        <source>Deadlines only on</source>
        <translation>Fristen nur am</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>It ends before it begins.</source>
        <translation>Das endet, bevor es beginnt.</translation>
    </message>
    <message>
        <source>More grace</source>
        <translation>Mehr Nachfrist</translation>
    </message>
    <message>
        <source>Nobody is away, and the game goes on.</source>
        <translation>Niemand ist abwesend, und das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Vermerken</translation>
    </message>
    <message>
        <source>Pauses, absences and grace</source>
        <translation>Pausen, Abwesenheiten und Nachfrist</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>Weekdays</name>
    <message>
        <source>Deadlines wait for one of these days; with none, any day.</source>
        <translation>Fristen warten auf einen dieser Tage; ohne Auswahl gilt jeder Tag.</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Take this answer</source>
        <translation>Diese Antwort nehmen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take the rest as assumed</source>
        <translation>Den Rest wie angenommen lassen</translation>
    </message>
    <message>
        <source>No questions</source>
        <translation>Keine Fragen</translation>
    </message>
    <message>
        <source>Nothing about this board is in doubt.</source>
        <translation>An diesem Brett ist nichts zweifelhaft.</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <translation>Frage {number} von {total}</translation>
    </message>
    <message>
        <source>Assumed until you answer: {answer}</source>
        <translation>Angenommen, bis Sie antworten: {answer}</translation>
    </message>
</context>
<context>
    <name>ProvinceForm</name>
    <message>
        <source>Click a province on the map.</source>
        <translation>Klicken Sie auf der Karte eine Provinz an.</translation>
    </message>
    <message>
        <source>Supply centre</source>
        <translation>Versorgungszentrum</translation>
    </message>
    <message>
        <source>Let the program place all</source>
        <translation>Alles vom Programm setzen lassen</translation>
    </message>
    <message>
        <source>Make it one coast</source>
        <translation>Zu einer Küste machen</translation>
    </message>
    <message>
        <source>Split its coast</source>
        <translation>Küste teilen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Abbreviation</source>
        <translation>Abkürzung</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Home of</source>
        <translation>Heimat von</translation>
    </message>
    <message>
        <source>In {language}</source>
        <translation>Auf {language}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>PowerForm</name>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Choose a province on land and add the power that begins there.</source>
        <translation>Wählen Sie eine Landprovinz und fügen Sie die Macht hinzu, die dort beginnt.</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Macht hinzufügen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Usual colour</source>
        <translation>Übliche Farbe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Adjective</source>
        <translation>Adjektiv</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>as the program has it</source>
        <translation>wie im Programm</translation>
    </message>
    <message>
        <source>There is no land left where a power could begin.</source>
        <translation>Es ist kein Land mehr frei, in dem eine Macht beginnen könnte.</translation>
    </message>
    <message>
        <source>Colour of the power</source>
        <translation>Farbe der Macht</translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>a board alone, for any game</source>
        <translation>nur ein Brett, für jedes Spiel</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Gezeichnet von</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Erstes Jahr</translation>
    </message>
    <message>
        <source>Centres to win</source>
        <translation>Zentren zum Sieg</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt nach</translation>
    </message>
    <message>
        <source>Kept in {folder}</source>
        <translation>Liegt in {folder}</translation>
    </message>
    <message>
        <source>Follows the drawing {file}</source>
        <translation>Folgt der Zeichnung {file}</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>What is wrong or wanting</source>
        <translation>Was falsch ist oder fehlt</translation>
    </message>
    <message>
        <source>This board is still being checked.</source>
        <translation>Dieses Brett wird noch geprüft.</translation>
    </message>
    <message>
        <source>Nothing is wrong with this board.</source>
        <translation>An diesem Brett ist nichts falsch.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) wrong or wanting</source>
        <translation>
            <numerusform>%n Sache falsch oder fehlend</numerusform>
            <numerusform>%n Sachen falsch oder fehlend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Entfernungen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Click a province to change it; drag its name and spots</source>
        <translation>Eine Provinz anklicken, um sie zu ändern; ihren Namen und ihre Plätze ziehen</translation>
    </message>
    <message>
        <source>Army links</source>
        <translation>Wege für Armeen</translation>
    </message>
    <message>
        <source>Click two provinces: armies may move between them, or no longer</source>
        <translation>Zwei Provinzen anklicken: Armeen ziehen zwischen ihnen, oder nicht mehr</translation>
    </message>
    <message>
        <source>Fleet links</source>
        <translation>Wege für Flotten</translation>
    </message>
    <message>
        <source>Click two places: fleets may move between them, or no longer</source>
        <translation>Zwei Orte anklicken: Flotten ziehen zwischen ihnen, oder nicht mehr</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Click a province to make it a centre</source>
        <translation>Eine Provinz anklicken, um sie zum Zentrum zu machen</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Heimat</translation>
    </message>
    <message>
        <source>Click the homes of the power</source>
        <translation>Die Heimatprovinzen der Macht anklicken</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Click where the power begins with an army</source>
        <translation>Anklicken, wo die Macht mit einer Armee beginnt</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Click where the power begins with a fleet</source>
        <translation>Anklicken, wo die Macht mit einer Flotte beginnt</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message>
        <source>Parts of the design</source>
        <translation>Teile des Entwurfs</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Auf diesem Brett spielen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>Packen …</translation>
    </message>
    <message>
        <source>Packed: {file}. Whoever opens it can play.</source>
        <translation>Gepackt: {file}. Wer die Datei öffnet, kann spielen.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Questions ({count})</source>
        <translation>Fragen ({count})</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Workshop: {title}</source>
        <translation>Werkstatt: {title}</translation>
    </message>
    <message>
        <source>The board agrees with its picture, and can be played.</source>
        <translation>Brett und Bild stimmen überein; es kann gespielt werden.</translation>
    </message>
    <message>
        <source>The list says what is to be mended before.</source>
        <translation>Die Liste sagt, was vorher zu beheben ist.</translation>
    </message>
    <message>
        <source>Choose first which game is played on it.</source>
        <translation>Wählen Sie zuerst, welches Spiel darauf gespielt wird.</translation>
    </message>
    <message>
        <source>Designs (*{suffix})</source>
        <translation>Entwürfe (*{suffix})</translation>
    </message>
    <message>
        <source>Pack the design</source>
        <translation>Entwurf packen</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>Make a board</source>
        <translation>Brett anlegen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Choose a drawing or file…</source>
        <translation>Zeichnung oder Datei wählen …</translation>
    </message>
    <message>
        <source>Choose a board or design…</source>
        <translation>Brett oder Entwurf wählen …</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>A drawing is an SVG file, as Inkscape writes it: outlines of provinces, or border lines with dots and names. Maps of the DPjudge, of njudge and Realpolitik, of jDip and of diplicity can be read as well. You can also drag the file in here.</source>
        <translation>Eine Zeichnung ist eine SVG-Datei, wie Inkscape sie schreibt: Umrisse von Provinzen, oder Grenzlinien mit Punkten und Namen. Auch Karten des DPjudge, von njudge und Realpolitik, von jDip und von diplicity können gelesen werden. Sie können die Datei auch hierher ziehen.</translation>
    </message>
    <message>
        <source>From a drawing, or from another program</source>
        <translation>Aus einer Zeichnung oder einem anderen Programm</translation>
    </message>
    <message>
        <source>Go on with one of yours</source>
        <translation>Mit einem eigenen weitermachen</translation>
    </message>
    <message>
        <source>From a board of SpyDip</source>
        <translation>Aus einem Brett von SpyDip</translation>
    </message>
    <message>
        <source>Drawings and maps (*.svg *.map map.* *.xml *.zip *.txt)</source>
        <translation>Zeichnungen und Karten (*.svg *.map map.* *.xml *.zip *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Boards and designs (board.toml variant.toml *{suffix})</source>
        <translation>Bretter und Entwürfe (board.toml variant.toml *{suffix})</translation>
    </message>
</context>
<context>
    <name>PublicPage</name>
    <message numerus="yes">
        <source>%n deadlines later</source>
        <translation>
            <numerusform>%n Frist später</numerusform>
            <numerusform>%n Fristen später</numerusform>
        </translation>
    </message>
    <message>
        <source>As usual: at once where all is open, else at the end</source>
        <translation>Wie üblich: sofort, wo alles offen ist, sonst am Ende</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>Once the game is over</source>
        <translation>Wenn das Spiel aus ist</translation>
    </message>
    <message>
        <source>Onlookers read of a turn</source>
        <translation>Zuschauer lesen von einem Zug</translation>
    </message>
    <message>
        <source>The edition as text</source>
        <translation>Die Ausgabe als Text</translation>
    </message>
    <message>
        <source>Write all editions…</source>
        <translation>Alle Ausgaben schreiben…</translation>
    </message>
</context>
<context>
    <name>ErrandBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>What the coach sees</source>
        <translation>Was der Trainer sieht</translation>
    </message>
    <message>
        <source>&amp;Suggest orders</source>
        <translation>Befehle &amp;vorschlagen</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>The suggested orders</source>
        <translation>Die vorgeschlagenen Befehle</translation>
    </message>
    <message>
        <source>&amp;Take these</source>
        <translation>Diese &amp;nehmen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>&amp;Look back at the game</source>
        <translation>Auf die Partie &amp;zurückblicken</translation>
    </message>
    <message>
        <source>The game afterwards</source>
        <translation>Die Partie im Rückblick</translation>
    </message>
    <message>
        <source>Try &amp;again from here…</source>
        <translation>Von hier &amp;noch einmal …</translation>
    </message>
    <message>
        <source>Look as one power: a coach advises players only.</source>
        <translation>Sehen Sie als eine Macht: Ein Trainer berät nur Spieler.</translation>
    </message>
    <message>
        <source>Go to the newest turn for advice.</source>
        <translation>Rat gibt es zum neuesten Spielzug.</translation>
    </message>
    <message>
        <source>Before you send</source>
        <translation>Vor dem Absenden</translation>
    </message>
    <message>
        <source>Nothing to add to your orders.</source>
        <translation>Zu Ihren Befehlen ist nichts zu sagen.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>none shown</source>
        <translation>keiner gezeigt</translation>
    </message>
    <message>
        <source>Suggestion {number}</source>
        <translation>Vorschlag {number}</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <translation>Blickt zurück …</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>No turn stands out: nothing was lost by your orders.</source>
        <translation>Kein Spielzug fällt auf: Durch Ihre Befehle ging nichts verloren.</translation>
    </message>
    <message>
        <source>The coach gave no answer. {why}</source>
        <translation>Der Trainer gab keine Antwort. {why}</translation>
    </message>
</context>
<context>
    <name>WhoPlaysDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>A computer opponent knows what its power was told, and thinks at once.</source>
        <translation>Ein Computergegner weiß, was seiner Macht gemeldet wurde, und denkt sofort nach.</translation>
    </message>
</context>
<context>
    <name>PractisingDialog</name>
    <message>
        <source>Practise from here</source>
        <translation>Von hier aus üben</translation>
    </message>
    <message>
        <source>A copy of the game goes on from {phase} as it was. The game itself stays.</source>
        <translation>Eine Kopie der Partie geht ab {phase} weiter, wie sie war. Die Partie selbst bleibt.</translation>
    </message>
    <message>
        <source>A new game goes on from {phase}. What you know is true in it; computer opponents guess the rest, otherwise each time.</source>
        <translation>Eine neue Partie geht ab {phase} weiter. Was Sie wissen, gilt in ihr; den Rest erraten Computergegner, jedes Mal anders.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>The others are</source>
        <translation>Die anderen sind</translation>
    </message>
</context>
<context>
    <name>StyleDialog</name>
    <message>
        <source>Style of the letters - {name}</source>
        <translation>Stil der Briefe - {name}</translation>
    </message>
    <message>
        <source>The style</source>
        <translation>Der Stil</translation>
    </message>
    <message>
        <source>A letter in this style</source>
        <translation>Ein Brief in diesem Stil</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
</TS>
