<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SpyDip</source>
        <translation>À propos de SpyDip</translation>
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
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog</source>
        <translation>Diplomacy avec espions, agents et brouillard</translation>
    </message>
    <message>
        <source>Its windows are made with Qt {version} and Qt for Python, under the GNU Lesser General Public License, version 3. Their libraries are files of their own, in {folder}: you may put other versions in their place.</source>
        <translation>Les fenêtres sont faites avec Qt {version} et Qt for Python, sous licence GNU Lesser General Public License, version 3. Leurs bibliothèques sont des fichiers à part, dans {folder} ; vous pouvez les remplacer par d’autres versions.</translation>
    </message>
    <message>
        <source>SpyDip is free software under the MIT licence. The other tabs list what it is made of, and the licence of each part.</source>
        <translation>SpyDip est un logiciel libre sous licence MIT. Les autres onglets montrent de quoi il est fait et la licence de chaque partie.</translation>
    </message>
    <message>
        <source>Games that you begin on the start page are kept in {folder}.</source>
        <translation>Les parties commencées sur la page d’accueil sont gardées dans {folder}.</translation>
    </message>
    <message>
        <source>SpyDip never goes online by itself: no updates, no statistics. Your mail account is asked only when you fetch or send.</source>
        <translation>SpyDip ne va jamais en ligne de lui-même : ni mises à jour, ni statistiques. Votre compte de courriel n’est interrogé que quand vous relevez ou envoyez.</translation>
    </message>
</context>
<context>
    <name>DeadlineBox</name>
    <message>
        <source>The letters are about</source>
        <translation>Les lettres portent sur</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Corrected by hand before: {phase}</source>
        <translation>Corrigé à la main avant : {phase}</translation>
    </message>
    <message numerus="yes">
        <source>to be corrected: %n</source>
        <translation>
            <numerusform>à corriger : %n</numerusform>
            <numerusform>à corriger : %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to be written: %n</source>
        <translation>
            <numerusform>à écrire : %n</numerusform>
            <numerusform>à écrire : %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written, not sent: %n</source>
        <translation>
            <numerusform>écrites, non envoyées : %n</numerusform>
            <numerusform>écrites, non envoyées : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>sent</source>
        <translation>envoyées</translation>
    </message>
    <message>
        <source>no mail</source>
        <translation>pas de courrier</translation>
    </message>
</context>
<context>
    <name>EndingWindow</name>
    <message>
        <source>End by agreement - {title}</source>
        <translation>Terminer d’un commun accord - {title}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>Victory for one</source>
        <translation>Victoire d’une puissance</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Propositions</translation>
    </message>
    <message>
        <source>Put it to the vote</source>
        <translation>Mettre aux voix</translation>
    </message>
    <message>
        <source>End the game so</source>
        <translation>Terminer ainsi la partie</translation>
    </message>
    <message>
        <source>Tick the one power that has won.</source>
        <translation>Cochez la seule puissance qui a gagné.</translation>
    </message>
    <message>
        <source>{act}. Not everybody has agreed to it. End the game all the same?</source>
        <translation>{act}. Tous ne l’ont pas accepté. Terminer la partie quand même ?</translation>
    </message>
    <message>
        <source>Nothing is put to the vote yet. Tick no power for a draw of all survivors.</source>
        <translation>Rien n’est encore mis aux voix. Ne cochez aucune puissance pour une partie nulle entre tous les survivants.</translation>
    </message>
    <message>
        <source>not heard</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
</context>
<context>
    <name>FolderCheck</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Scenarios of {folder}</source>
        <translation>Scénarios de {folder}</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>{passed} passed, {failed} failed</source>
        <translation>{passed} réussis, {failed} échoués</translation>
    </message>
</context>
<context>
    <name>FolderRow</name>
    <message>
        <source>Folder for the letters</source>
        <translation>Dossier des lettres</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>A folder for the letters</source>
        <translation>Un dossier pour les lettres</translation>
    </message>
</context>
<context>
    <name>Lending</name>
    <message>
        <source>The side line belongs to another view; it is back when you go there.</source>
        <translation>La variante appartient à une autre vue ; elle est là quand vous y revenez.</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Ask for packets that only I can open</source>
        <translation>Demander des paquets que je suis seul à pouvoir ouvrir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Mail draft…</source>
        <translation>Brouillon…</translation>
    </message>
    <message>
        <source>Kept in {file}</source>
        <translation>Gardé dans {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n without order</source>
        <translation>
            <numerusform>%n sans ordre</numerusform>
            <numerusform>%n sans ordre</numerusform>
        </translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À rendre</translation>
    </message>
    <message>
        <source>when the game master says</source>
        <translation>quand le maître du jeu le dit</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <source>The packet is signed with the key {key}</source>
        <translation>Le paquet est signé de la clé {key}</translation>
    </message>
    <message>
        <source>Signed with</source>
        <translation>Signé de</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>A key is made for you and kept on this computer; its public half is sent.</source>
        <translation>Une clé est créée pour vous et gardée sur cet ordinateur ; sa moitié publique est envoyée.</translation>
    </message>
    <message>
        <source>The answer as it will be sent</source>
        <translation>La réponse telle qu’elle sera envoyée</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Envoyer…</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>Guard, and decide on prisoners</source>
        <translation>Sécuriser, et décider du sort des prisonniers</translation>
    </message>
    <message>
        <source>Search: click, or drag</source>
        <translation>Fouiller : cliquer ou glisser</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>Beside the order</source>
        <translation>À côté de l’ordre</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Map of the side line</source>
        <translation>Carte de la variante</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Continue this side line</source>
        <translation>Continuer cette variante</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Adopter</translation>
    </message>
    <message>
        <source>Make this the game itself</source>
        <translation>Faire de cette variante la partie elle-même</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Drop this side line for good</source>
        <translation>Abandonner cette variante pour de bon</translation>
    </message>
    <message>
        <source>Show one map only</source>
        <translation>Ne montrer qu’une carte</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Powers of the order</source>
        <translation>Puissances de l’ordre</translation>
    </message>
    <message>
        <source>except those of</source>
        <translation>sauf ceux de</translation>
    </message>
    <message>
        <source>only those of</source>
        <translation>seulement ceux de</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>There is no command of that name.</source>
        <translation>Aucune commande ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>ConditionSheet</name>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <source>How the events are joined</source>
        <translation>Comment les événements sont joints</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>l’un d’eux</translation>
    </message>
    <message>
        <source>Another event</source>
        <translation>Un autre événement</translation>
    </message>
    <message>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <source>else</source>
        <translation>sinon</translation>
    </message>
    <message>
        <source>That is not a condition yet.</source>
        <translation>Ce n’est pas encore une condition.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>PIN</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Ouvrir le rideau</translation>
    </message>
    <message>
        <source>Somebody else is here</source>
        <translation>Quelqu’un d’autre est là</translation>
    </message>
    <message>
        <source>{name}, it is your turn at the screen.</source>
        <translation>{name}, c’est à vous devant l’écran.</translation>
    </message>
    <message>
        <source>Type your PIN.</source>
        <translation>Saisissez votre code.</translation>
    </message>
    <message>
        <source>Everybody else, look away. A PIN typed now will be asked for next time.</source>
        <translation>Que les autres détournent le regard. Un code saisi maintenant sera demandé la prochaine fois.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Ce n’est pas le bon code.</translation>
    </message>
    <message>
        <source>Type the new PIN once more.</source>
        <translation>Saisissez le nouveau code une seconde fois.</translation>
    </message>
    <message>
        <source>The two differ. Begin again with a PIN, or open without one.</source>
        <translation>Les deux diffèrent. Recommencez avec un code, ou ouvrez sans code.</translation>
    </message>
</context>
<context>
    <name>DeadlineTable</name>
    <message>
        <source>Fill in from the current one</source>
        <translation>Remplir à partir de la date en cours</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Dates limites</translation>
    </message>
    <message>
        <source>No fixed deadlines: each ends when the GM adjudicates.</source>
        <translation>Aucune date limite fixe : chaque phase finit quand le maître du jeu la résout.</translation>
    </message>
    <message>
        <source>Days to the next movement</source>
        <translation>Jours jusqu’aux prochains mouvements</translation>
    </message>
    <message>
        <source>Days to retreats and builds</source>
        <translation>Jours jusqu’aux retraites et aux constructions</translation>
    </message>
    <message>
        <source>Only on</source>
        <translation>Seulement le</translation>
    </message>
</context>
<context>
    <name>DeadlinesPage</name>
    <message>
        <source>Orders are due at &amp;fixed times</source>
        <translation>Les ordres sont attendus à heures &amp;fixes</translation>
    </message>
    <message>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> heures</translation>
    </message>
    <message>
        <source>Without fixed times, a deadline ends when the GM adjudicates.</source>
        <translation>Sans heures fixes, chaque phase finit quand le maître du jeu la résout.</translation>
    </message>
    <message>
        <source>The first deadline</source>
        <translation>La première date limite</translation>
    </message>
    <message>
        <source>Until the next movement</source>
        <translation>Jusqu’aux prochains mouvements</translation>
    </message>
    <message>
        <source>Until retreats and builds</source>
        <translation>Jusqu’aux retraites et aux constructions</translation>
    </message>
    <message>
        <source>Grace after a deadline</source>
        <translation>Délai de grâce</translation>
    </message>
    <message>
        <source>The deadlines of the first years</source>
        <translation>Les dates limites des premières années</translation>
    </message>
    <message>
        <source>Deadlines with nothing to order are skipped.</source>
        <translation>Les dates limites sans rien à ordonner sont sautées.</translation>
    </message>
    <message>
        <source>Only on</source>
        <translation>Seulement le</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Trust the new key from now on?</source>
        <translation>Faire confiance à la nouvelle clé désormais ?</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>« {name} » existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <source>The program made a mistake; nothing of the game is lost: every step is already in its file.

A report without any of the game's contents is kept in
{path}</source>
        <translation>Le programme a commis une erreur ; rien de la partie n’est perdu, car tout est déjà dans son fichier.

Un rapport sans aucun contenu de la partie est conservé dans
{path}</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games (*.spydip)</source>
        <translation>Parties (*.spydip)</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <source>There are no orders in it.</source>
        <translation>Il n’y a pas d’ordres là-dedans.</translation>
    </message>
    <message>
        <source>{name} is not a readable text.</source>
        <translation>{name} n’est pas un texte lisible.</translation>
    </message>
    <message>
        <source>Every piece has its order.</source>
        <translation>Chaque pion a son ordre.</translation>
    </message>
    <message>
        <source>Side line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>No side line is shown beside the map.</source>
        <translation>Aucune variante n’est montrée à côté de la carte.</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Exporter la carte</translation>
    </message>
    <message>
        <source>Export a replay</source>
        <translation>Exporter l’animation</translation>
    </message>
    <message>
        <source>Animation (*.gif)</source>
        <translation>Animation (*.gif)</translation>
    </message>
    <message>
        <source>Folder of pictures (*)</source>
        <translation>Dossier d’images (*)</translation>
    </message>
    <message>
        <source>Drawing the turns…</source>
        <translation>Dessin des tours…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Save as a scenario</source>
        <translation>Enregistrer comme scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Scénarios (*.toml)</translation>
    </message>
    <message>
        <source>What do you want to save under another name?</source>
        <translation>Que voulez-vous sauver, sous un autre nom ?</translation>
    </message>
    <message>
        <source>Where should the game be saved?</source>
        <translation>Où enregistrer la partie ?</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>sans ordre</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Maître du jeu</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Joueur {letter}</translation>
    </message>
    <message>
        <source>adjudication of {phase}</source>
        <translation>résolution : {phase}</translation>
    </message>
    <message>
        <source>edit: {reason}</source>
        <translation>modification : {reason}</translation>
    </message>
    <message>
        <source>branch “{branch}”</source>
        <translation>branche « {branch} »</translation>
    </message>
    <message>
        <source>going on with “{branch}”</source>
        <translation>suite sur « {branch} »</translation>
    </message>
    <message>
        <source>adopting a branch</source>
        <translation>adoption d’une branche</translation>
    </message>
    <message>
        <source>dropping “{reason}”</source>
        <translation>abandon de « {reason} »</translation>
    </message>
    <message>
        <source>going to {phase}</source>
        <translation>passage à {phase}</translation>
    </message>
    <message>
        <source>{power}: clear {order}</source>
        <translation>{power} : effacer {order}</translation>
    </message>
    <message>
        <source>orders of {powers}</source>
        <translation>ordres de {powers}</translation>
    </message>
    <message>
        <source>Copied; paste it into a mail to the game master.</source>
        <translation>Copié ; collez-le dans un courriel au maître du jeu.</translation>
    </message>
    <message>
        <source>Save the answer</source>
        <translation>Enregistrer la réponse</translation>
    </message>
    <message>
        <source>Save the mail draft</source>
        <translation>Enregistrer le brouillon</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit : {file}</translation>
    </message>
    <message>
        <source>Orders: {number} ({parts}).</source>
        <translation>Ordres : {number} ({parts}).</translation>
    </message>
    <message>
        <source>Must retreat: {units}.</source>
        <translation>Doivent battre en retraite : {units}.</translation>
    </message>
    <message>
        <source>Next: {phase}.</source>
        <translation>Ensuite : {phase}.</translation>
    </message>
    <message>
        <source>{title}: you play {power}. Due: {phase}.</source>
        <translation>{title} : vous jouez {power}. À rendre : {phase}.</translation>
    </message>
    <message>
        <source>Answer until {moment}.</source>
        <translation>Répondez avant le {moment}.</translation>
    </message>
    <message>
        <source>The game master has corrected {phases}.</source>
        <translation>Le maître du jeu a corrigé {phases}.</translation>
    </message>
    <message>
        <source>Not understood in {file}, and kept in a copy of it: {lines}</source>
        <translation>Non compris dans {file}, et gardé dans une copie : {lines}</translation>
    </message>
    <message>
        <source>Your orders cannot be kept in {file}: {why}</source>
        <translation>Vos ordres ne peuvent être gardés dans {file} : {why}</translation>
    </message>
    <message>
        <source>The game is kept in {file}.</source>
        <translation>La partie est gardée dans {file}.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Sheet of paper (*.pdf)</source>
        <translation>Page à imprimer (*.pdf)</translation>
    </message>
    <message>
        <source>Film (*.mp4 *.webm)</source>
        <translation>Film (*.mp4 *.webm)</translation>
    </message>
    <message>
        <source>Film, needs ffmpeg, which was not found (*.mp4 *.webm)</source>
        <translation>Film, demande ffmpeg, introuvable ici (*.mp4 *.webm)</translation>
    </message>
    <message>
        <source>Moving picture (*.webp)</source>
        <translation>Image animée (*.webp)</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>exécutés</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>if open</source>
        <translation>si libre</translation>
    </message>
    <message>
        <source>if empty</source>
        <translation>si vide</translation>
    </message>
    <message>
        <source>follows {unit}</source>
        <translation>suit {unit}</translation>
    </message>
    <message>
        <source>A build</source>
        <translation>Une construction</translation>
    </message>
    <message>
        <source>A removal</source>
        <translation>Un retrait</translation>
    </message>
    <message>
        <source>Your list of countries</source>
        <translation>Votre liste de préférences</translation>
    </message>
    <message>
        <source>A bid for {country}</source>
        <translation>Enchère : {country}</translation>
    </message>
    <message>
        <source>{pieces}, taken in {place}</source>
        <translation>{pieces}, capturés : {place}</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>no bid</source>
        <translation>pas d’enchère</translation>
    </message>
    <message>
        <source>Adjudicate anyway?</source>
        <translation>Résoudre quand même ?</translation>
    </message>
    <message>
        <source>The letters were sent: mark them so</source>
        <translation>Les lettres ont été envoyées : les marquer</translation>
    </message>
    <message>
        <source>These letters were written before, and are different now: {names}</source>
        <translation>Ces lettres ont déjà été écrites et sont différentes maintenant : {names}</translation>
    </message>
    <message>
        <source>Were those letters sent?</source>
        <translation>Ces premières lettres ont-elles été envoyées ?</translation>
    </message>
    <message>
        <source>Sent: write corrections</source>
        <translation>Envoyées : écrire des corrections</translation>
    </message>
    <message>
        <source>Not sent: replace them</source>
        <translation>Non envoyées : les remplacer</translation>
    </message>
    <message>
        <source>There is no coach in this game. The settings say in which games there is one.</source>
        <translation>Il n’y a pas d’entraîneur dans cette partie. Les réglages disent dans lesquelles il y en a un.</translation>
    </message>
    <message>
        <source>You have given no order for:
{units}</source>
        <translation>Sans ordre encore :
{units}</translation>
    </message>
    <message>
        <source>Undo: {step}?
Your opponents then choose their orders anew.</source>
        <translation>Annuler : {step} ?
Vos adversaires choisiront alors de nouveaux ordres.</translation>
    </message>
    <message>
        <source>Ready all the same?</source>
        <translation>Prêt tout de même ?</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continuer avec lui</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Le reprendre</translation>
    </message>
    <message>
        <source>Send the orders all the same?</source>
        <translation>Envoyer les ordres tout de même ?</translation>
    </message>
    <message>
        <source>End the game as a draw of all who are left? Once it is over, nothing is hidden.</source>
        <translation>Terminer la partie par une partie nulle entre tous ceux qui restent ? Ensuite, plus rien n’est caché.</translation>
    </message>
</context>
<context>
    <name>CommandMenus</name>
    <message>
        <source>Undo: {step}</source>
        <translation>Annuler : {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Rétablir : {step}</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Volets</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>The game no longer has a file. Close it without saving?</source>
        <translation>La partie n’a plus de fichier. La fermer sans l’enregistrer ?</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Yeux</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Renseignements</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>{phase} (edited)</source>
        <translation>{phase} (modifié)</translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation>Pas encore prêts : {names}</translation>
    </message>
    <message>
        <source>No longer ready, since orders changed: {names}</source>
        <translation>N’est plus prêt, ses ordres ayant changé : {names}</translation>
    </message>
    <message>
        <source>Passed over, with nothing for you to order: {phases}</source>
        <translation>Passé, sans ordre à donner : {phases}</translation>
    </message>
</context>
<context>
    <name>EventRow</name>
    <message>
        <source>not</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
</context>
<context>
    <name>EyesPanel</name>
    <message>
        <source>What your eyes saw</source>
        <translation>Ce qu’ont vu vos yeux</translation>
    </message>
    <message>
        <source>By eye</source>
        <translation>Par œil</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Par lieu</translation>
    </message>
    <message>
        <source>By power</source>
        <translation>Par puissance</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>(no key)</source>
        <translation>(pas de touche)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
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
        <translation>Rejouer la partie à partir d’ici</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Try a side line beside the game</source>
        <translation>Essayer une variante à côté de la partie</translation>
    </message>
    <message>
        <source>Try these orders</source>
        <translation>Essayer ces ordres</translation>
    </message>
    <message>
        <source>Side line from here…</source>
        <translation>Variante à partir d’ici…</translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation>À côté de la carte</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer sur</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Orders of the last turn</source>
        <translation>Ordres du dernier tour</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message numerus="yes">
        <source>%n what-ifs</source>
        <translation>
            <numerusform>%n variante</numerusform>
            <numerusform>%n variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier years</source>
        <translation>Années précédentes</translation>
    </message>
    <message>
        <source>Later years</source>
        <translation>Années suivantes</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanche</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grise</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noire</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Maître du jeu</translation>
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
        <translation>Style des lettres</translation>
    </message>
    <message>
        <source>Boardman number</source>
        <translation>Numéro Boardman</translation>
    </message>
    <message>
        <source>Miller number</source>
        <translation>Numéro Miller</translation>
    </message>
    <message>
        <source>Language of letters</source>
        <translation>Langue des lettres</translation>
    </message>
    <message>
        <source>English, where none is chosen</source>
        <translation>anglais, si aucune n’est choisie</translation>
    </message>
    <message>
        <source>Mail server</source>
        <translation>Serveur de courriel</translation>
    </message>
    <message>
        <source>its name in Authentication-Results</source>
        <translation>son nom dans Authentication-Results</translation>
    </message>
</context>
<context>
    <name>InboxWindow</name>
    <message>
        <source>Mails (*.eml *.txt *.mbox);;All files (*)</source>
        <translation>Courriels (*.eml *.txt *.mbox);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>Put away the rest (%n)</source>
        <translation>
            <numerusform>Ranger le reste (%n)</numerusform>
            <numerusform>Ranger le reste (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Inbox - {title}</source>
        <translation>Boîte de réception - {title}</translation>
    </message>
    <message>
        <source>Blind: show no orders</source>
        <translation>À l’aveugle : ne pas montrer d’ordres</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Take this mail off the list; its orders stay.</source>
        <translation>Retirer ce courriel de la liste ; ses ordres restent.</translation>
    </message>
    <message>
        <source>Take this mail</source>
        <translation>Accepter ce courriel</translation>
    </message>
    <message>
        <source>Nothing new: all these mails are already here.</source>
        <translation>Rien de nouveau : tous ces courriels sont déjà ici.</translation>
    </message>
    <message numerus="yes">
        <source>Take all clear mails (%n)</source>
        <translation>
            <numerusform>Accepter tous les courriels sans doute (%n)</numerusform>
            <numerusform>Accepter tous les courriels sans doute (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken} of {all} mails are in the game.</source>
        <translation>{taken} courriels sur {all} sont dans la partie.</translation>
    </message>
    <message>
        <source>A folder for the receipts</source>
        <translation>Un dossier pour les accusés de réception</translation>
    </message>
    <message numerus="yes">
        <source>Receipts written: %n</source>
        <translation>
            <numerusform>Accusés de réception écrits : %n</numerusform>
            <numerusform>Accusés de réception écrits : %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mails taken: %n</source>
        <translation>
            <numerusform>Courriels acceptés : %n</numerusform>
            <numerusform>Courriels acceptés : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>Kept from an earlier mail: %n.</source>
        <translation>Gardés d’un courriel antérieur : %n.</translation>
    </message>
    <message>
        <source>Ordered earlier, not mentioned now: {orders}.</source>
        <translation>Ordonné plus tôt, non mentionné maintenant : {orders}.</translation>
    </message>
    <message>
        <source>Without an order: {pieces}.</source>
        <translation>Sans ordre : {pieces}.</translation>
    </message>
    <message>
        <source>Attached and not read: {names}.</source>
        <translation>Joint et non lu : {names}.</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Rien encore à comparer.</translation>
    </message>
    <message>
        <source>In the game since {moment}:</source>
        <translation>Dans la partie depuis {moment} :</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Courriels</translation>
    </message>
    <message>
        <source>A folder with mails</source>
        <translation>Un dossier de courriels</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Save receipts…</source>
        <translation>Enregistrer les accusés de réception…</translation>
    </message>
    <message>
        <source>Done: {what}</source>
        <translation>Fait : {what}</translation>
    </message>
</context>
<context>
    <name>IntelligencePanel</name>
    <message>
        <source>Search provinces and facts</source>
        <translation>Chercher provinces et renseignements</translation>
    </message>
    <message>
        <source>Facts sorted</source>
        <translation>Renseignements classés</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>par lieu</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>par date</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Renseignements</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tout le plateau</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <source>Give the covert piece its order first; then it may wait.</source>
        <translation>Donnez d’abord son ordre au pion secret ; ensuite il pourra attendre.</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>Sealed bids of player {seat}</source>
        <translation>Enchères sous pli du joueur {seat}</translation>
    </message>
    <message>
        <source>Bid so far</source>
        <translation>Misé jusqu’ici</translation>
    </message>
    <message>
        <source>Nobody else sees these bids until the deadline is adjudicated for both.</source>
        <translation>Personne d’autre ne voit ces enchères avant la résolution pour les deux.</translation>
    </message>
    <message>
        <source>Bid for {country}</source>
        <translation>Enchère pour {country}</translation>
    </message>
    <message>
        <source>{spent} bid, {left} left</source>
        <translation>{spent} misés, {left} restants</translation>
    </message>
    <message>
        <source>; {over} more than you have: if bids over {purse} win, your purse is lost</source>
        <translation> ; {over} de plus que vous n’avez : si des enchères au-delà de {purse} gagnent, votre bourse est perdue</translation>
    </message>
</context>
<context>
    <name>MailList</name>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Courriels</translation>
    </message>
    <message>
        <source>There are no mails yet. Add files or a folder, drop or paste them.</source>
        <translation>Pas encore de courriels. Ajoutez des fichiers ou un dossier, déposez-les ou collez-les.</translation>
    </message>
    <message numerus="yes">
        <source>taken; orders: %n</source>
        <translation>
            <numerusform>accepté ; ordres : %n</numerusform>
            <numerusform>accepté ; ordres : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>held back: {why}</source>
        <translation>retenu : {why}</translation>
    </message>
    <message>
        <source>whose is it? {why}</source>
        <translation>de qui ? {why}</translation>
    </message>
    <message>
        <source>no orders in it</source>
        <translation>aucun ordre</translation>
    </message>
    <message numerus="yes">
        <source>orders: %n</source>
        <translation>
            <numerusform>ordres : %n</numerusform>
            <numerusform>ordres : %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lines to look at: %n</source>
        <translation>
            <numerusform>lignes à regarder : %n</numerusform>
            <numerusform>lignes à regarder : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>ordered, but not there</source>
        <translation>ordonné, mais absent</translation>
    </message>
    <message numerus="yes">
        <source>earlier orders left out: %n</source>
        <translation>
            <numerusform>ordre antérieur omis : %n</numerusform>
            <numerusform>ordres antérieurs omis : %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces without: %n</source>
        <translation>
            <numerusform>unités sans ordre : %n</numerusform>
            <numerusform>unités sans ordre : %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attached, not read: %n</source>
        <translation>
            <numerusform>joint, non lu : %n</numerusform>
            <numerusform>joints, non lus : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>changed on the way</source>
        <translation>changé en route</translation>
    </message>
</context>
<context>
    <name>MailText</name>
    <message>
        <source>Read it as: {line}</source>
        <translation>Lire comme : {line}</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>You can correct a line that was not understood here.</source>
        <translation>Vous pouvez corriger ici une ligne non comprise.</translation>
    </message>
    <message>
        <source>Text of the mail</source>
        <translation>Texte du courriel</translation>
    </message>
    <message>
        <source>Lines to look at</source>
        <translation>Lignes à regarder</translation>
    </message>
</context>
<context>
    <name>MapPane</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
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
        <translation>&amp;Pions secrets de</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>Écono&amp;mie</translation>
    </message>
    <message>
        <source>&amp;Retreats</source>
        <translation>&amp;Retraites</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Vue</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>Pl&amp;ateau</translation>
    </message>
    <message>
        <source>Whose covert pieces join in</source>
        <translation>De quels jeux viennent d’autres pions secrets</translation>
    </message>
    <message>
        <source>as in the base</source>
        <translation>comme dans la base</translation>
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
        <translation>Jouer ce mé&amp;lange…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Choose the folder of a design, or an empty one</source>
        <translation>Choisir le dossier d’un projet, ou un dossier vide</translation>
    </message>
    <message>
        <source>Designs (*.spydesign)</source>
        <translation>Projets (*.spydesign)</translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>Tout va ensemble.</translation>
    </message>
    <message>
        <source>It is played like its base.</source>
        <translation>Il se joue comme sa base.</translation>
    </message>
    <message>
        <source>Mixes (*.toml)</source>
        <translation>Mélanges (*.toml)</translation>
    </message>
    <message>
        <source>Mixes and designs (*.toml *.spydesign)</source>
        <translation>Mélanges et projets (*.toml *.spydesign)</translation>
    </message>
    <message>
        <source>More deadlines</source>
        <translation>Tours en plus</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Options en plus</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Ouvrir un mélange</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Options that fall away</source>
        <translation>Options qui disparaissent</translation>
    </message>
    <message>
        <source>Options with another usual value</source>
        <translation>Options dont la valeur habituelle change</translation>
    </message>
    <message>
        <source>Pac&amp;k…</source>
        <translation>Emba&amp;ller…</translation>
    </message>
    <message>
        <source>Pack as one file</source>
        <translation>Emballer en un fichier</translation>
    </message>
    <message>
        <source>Pieces that join</source>
        <translation>Pions en plus</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Put a mix together</source>
        <translation>Composer un mélange</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules that fall away</source>
        <translation>Règles qui disparaissent</translation>
    </message>
    <message>
        <source>Rules that join</source>
        <translation>Règles en plus</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Save &amp;into a design…</source>
        <translation>Dans un pro&amp;jet…</translation>
    </message>
    <message>
        <source>Save the mix</source>
        <translation>Enregistrer le mélange</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>The mix as text</source>
        <translation>Le mélange en texte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What di&amp;ffers</source>
        <translation>&amp;Différences</translation>
    </message>
    <message>
        <source>What differs from the base</source>
        <translation>Différences avec la base</translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation>Ce qui ne va pas ensemble</translation>
    </message>
    <message>
        <source>What follows from the parts</source>
        <translation>Ce qui découle des parties</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Qui voit quoi</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit : {file}</translation>
    </message>
    <message>
        <source>What options do…</source>
        <translation>Effet des options…</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Mix: {title}</source>
        <translation>Mélange : {title}</translation>
    </message>
    <message>
        <source>Options, players and deadlines</source>
        <translation>Options, joueurs et dates limites</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Deadlines</source>
        <translation>&amp;Dates limites</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>C&amp;ommencer</translation>
    </message>
    <message>
        <source>&amp;Mix from a file…</source>
        <translation>&amp;Mélange d’un fichier…</translation>
    </message>
    <message>
        <source>Board from a &amp;folder…</source>
        <translation>Plateau d’un &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Boa&amp;rd</source>
        <translation>P&amp;lateau</translation>
    </message>
    <message>
        <source>&amp;Game master</source>
        <translation>Maître du &amp;jeu</translation>
    </message>
    <message>
        <source>Mixes (*.toml)</source>
        <translation>Mélanges (*.toml)</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Ouvrir un mélange</translation>
    </message>
    <message>
        <source>Choose the folder of a board</source>
        <translation>Choisir le dossier d’un plateau</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Search the options</source>
        <translation>Chercher dans les options</translation>
    </message>
    <message>
        <source>Only what I &amp;changed</source>
        <translation>Seulement ce qui a &amp;changé</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Reset every option to its default</source>
        <translation>Remettre chaque option à sa valeur par défaut</translation>
    </message>
    <message>
        <source>There is no such option.</source>
        <translation>Cette option n’existe pas.</translation>
    </message>
    <message>
        <source>“{value}” is not possible for “{name}”, which takes {values}.</source>
        <translation>« {value} » n’est pas possible pour « {name} », qui admet {values}.</translation>
    </message>
    <message>
        <source>{values}, or a value such as “{example}”</source>
        <translation>{values}, ou une valeur comme « {example} »</translation>
    </message>
    <message>
        <source>for instance {value}</source>
        <translation>par exemple {value}</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Par défaut : {value}</translation>
    </message>
    <message>
        <source>Length and victory</source>
        <translation>Durée et victoire</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Edition of the rulebook</source>
        <translation>Édition des règles</translation>
    </message>
    <message>
        <source>Adjudication: convoys</source>
        <translation>Résolution : convois</translation>
    </message>
    <message>
        <source>Adjudication: coasts</source>
        <translation>Résolution : côtes</translation>
    </message>
    <message>
        <source>Adjudication: orders that are missing</source>
        <translation>Résolution : ordres manquants</translation>
    </message>
    <message>
        <source>Adjudication: orders that are impossible</source>
        <translation>Résolution : ordres impossibles</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Résolution</translation>
    </message>
</context>
<context>
    <name>OptionWindow</name>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Gauche</translation>
    </message>
    <message>
        <source>&amp;Option</source>
        <translation>&amp;Option</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Droite</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>Vu &amp;par</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Choose two different values.</source>
        <translation>Choisissez deux valeurs différentes.</translation>
    </message>
    <message>
        <source>Map under “{value}”</source>
        <translation>Carte avec « {value} »</translation>
    </message>
    <message>
        <source>What an option does</source>
        <translation>Effet d’une option</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>the game master</source>
        <translation>le maître du jeu</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <source>New order</source>
        <translation>Nouvel ordre</translation>
    </message>
    <message>
        <source>Type an order, such as {order}</source>
        <translation>Saisissez un ordre, p. ex. {order}</translation>
    </message>
    <message>
        <source>Orders that begin so</source>
        <translation>Ordres qui commencent ainsi</translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message>
        <source>Piece</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Line of the mail</source>
        <translation>Ligne du courriel</translation>
    </message>
    <message>
        <source>Orders of the mail</source>
        <translation>Ordres du courriel</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>pas d’ordre</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>Orders of</source>
        <translation>Ordres de</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>For {phase}</source>
        <translation>{phase}</translation>
    </message>
    <message>
        <source>As ordered for {phase}</source>
        <translation>Ordonné pour {phase}</translation>
    </message>
    <message>
        <source>No order is due</source>
        <translation>Aucun ordre n’est attendu</translation>
    </message>
    <message>
        <source>Builds or removals, if any</source>
        <translation>Constructions ou retraits, s’il y en a</translation>
    </message>
    <message>
        <source>Nothing has to retreat.</source>
        <translation>Aucune unité ne doit battre en retraite.</translation>
    </message>
    <message>
        <source>No army or fleet is to be built or removed.</source>
        <translation>Ni armée ni flotte n’est à construire ou à retirer.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>Il n’y a rien à ordonner.</translation>
    </message>
    <message>
        <source>Adjudicate goes on to the next deadline.</source>
        <translation>Résoudre mène à la phase suivante.</translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Rien ne manque</translation>
    </message>
    <message>
        <source>Whose order is it? Choose above, or put the power in front.</source>
        <translation>De qui est cet ordre ? Choisissez ci-dessus, ou mettez la puissance devant.</translation>
    </message>
    <message>
        <source>{ordered} of {whole} ordered</source>
        <translation>{ordered} sur {whole} ordonnés</translation>
    </message>
    <message>
        <source>Home: {country}</source>
        <translation>Pays d’origine : {country}</translation>
    </message>
    <message>
        <source>commands {countries}</source>
        <translation>commande {countries}</translation>
    </message>
    <message numerus="yes">
        <source>%n credits</source>
        <translation>
            <numerusform>%n crédit</numerusform>
            <numerusform>%n crédits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>Edit the position</source>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <source>This is not a valid position yet; see the list.</source>
        <translation>Ce n’est pas encore une position valable ; voyez la liste.</translation>
    </message>
    <message>
        <source>A change by hand needs a reason, for the record.</source>
        <translation>Une modification à la main demande une raison, pour les archives.</translation>
    </message>
    <message>
        <source>why it is changed, for the record</source>
        <translation>pourquoi on la change, pour les archives</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>Rais&amp;on</translation>
    </message>
    </context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>&amp;Power</source>
        <translation>&amp;Puissance</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>Cen&amp;tre</source>
        <translation>&amp;Centre</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>Rais&amp;on</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>La position en texte</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowersPanel</name>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <source>in</source>
        <translation>reçus</translation>
    </message>
    </context>
<context>
    <name>PreferenceSheet</name>
    <message>
        <source>Preference list</source>
        <translation>Liste de préférences</translation>
    </message>
    <message>
        <source>Drag a country to its place, or press its letter and then a number. Ctrl with the arrows moves it up and down.</source>
        <translation>Glissez un pays à sa place, ou tapez sa lettre puis un chiffre. Ctrl avec les flèches le monte et le descend.</translation>
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
        <translation>Pas encore de presse. Écrivez la première ci-dessous.</translation>
    </message>
    <message>
        <source>House rules: no press.</source>
        <translation>Règlement : pas de presse.</translation>
    </message>
    <message>
        <source>House rules: white press, signed by its author.</source>
        <translation>Règlement : presse blanche, signée par son auteur.</translation>
    </message>
    <message>
        <source>House rules: grey press; it may be unsigned, but not signed with somebody else's name.</source>
        <translation>Règlement : presse grise ; elle peut être anonyme, mais pas au nom d’un autre.</translation>
    </message>
    <message>
        <source>House rules: black press; it may be signed with any name.</source>
        <translation>Règlement : presse noire ; elle peut porter n’importe quel nom.</translation>
    </message>
    <message>
        <source>with the letters about {phase}</source>
        <translation>avec les lettres sur {phase}</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Il n’y a pas encore de texte.</translation>
    </message>
    <message>
        <source>Taken: {line}</source>
        <translation>Accepté : {line}</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <source>the name to sign with; empty for unsigned press</source>
        <translation>le nom de signature ; vide pour la presse anonyme</translation>
    </message>
    <message>
        <source>(if none is chosen, for everybody)</source>
        <translation>(si personne n’est choisi, pour tous)</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>By-line</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Seulement pour</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Paraît</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Add this press</source>
        <translation>Ajouter ce texte</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>none: {why}</source>
        <translation>aucune : {why}</translation>
    </message>
    <message>
        <source>correction {number}</source>
        <translation>correction {number}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>Letters by power</source>
        <translation>Lettres par puissance</translation>
    </message>
    <message>
        <source>The letter as text</source>
        <translation>La lettre en texte</translation>
    </message>
    <message>
        <source>The letter as a page</source>
        <translation>La lettre en page</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>sent, unchanged</source>
        <translation>envoyée, inchangée</translation>
    </message>
    <message>
        <source>written, not sent</source>
        <translation>écrite, non envoyée</translation>
    </message>
    <message>
        <source>written, but changed since</source>
        <translation>écrite, modifiée depuis</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>Countries, the best first</source>
        <translation>Pays, le meilleur d’abord</translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <source>Records - {title}</source>
        <translation>Archives - {title}</translation>
    </message>
    <message>
        <source>No letter that was sent had to be corrected.</source>
        <translation>Aucune lettre envoyée n’a dû être corrigée.</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Centres de ravitaillement</translation>
    </message>
    <message>
        <source>Results of the orders</source>
        <translation>Résultats des ordres</translation>
    </message>
    <message>
        <source>Save the records</source>
        <translation>Enregistrer les archives</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit : {file}</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>{title} as a table</source>
        <translation>{title} en tableau</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Statement at the end</source>
        <translation>Bilan final</translation>
    </message>
    <message>
        <source>Save this page…</source>
        <translation>Enregistrer cette page…</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>A folder for the editions</source>
        <translation>Un dossier pour les éditions</translation>
    </message>
    <message>
        <source>Files written: {count}, into {folder}</source>
        <translation>Fichiers écrits : {count}, dans {folder}</translation>
    </message>
    <message>
        <source>For onlookers</source>
        <translation>Pour les spectateurs</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Report of the turn</source>
        <translation>Rapport du tour</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>The game has just begun. Results come with the first turn.</source>
        <translation>La partie vient de commencer. Les résultats viennent avec le premier tour.</translation>
    </message>
    <message>
        <source>No results are known here.</source>
        <translation>Aucun résultat connu ici.</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Tous {count}</translation>
    </message>
    <message>
        <source>Failed {count}</source>
        <translation>Échoués {count}</translation>
    </message>
    <message>
        <source>Dislodged {count}</source>
        <translation>Délogés {count}</translation>
    </message>
    <message>
        <source>Covert {count}</source>
        <translation>Secrets {count}</translation>
    </message>
    <message>
        <source>Search the results</source>
        <translation>Chercher dans les résultats</translation>
    </message>
    <message>
        <source>No result has all of these words.</source>
        <translation>Aucun résultat ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>{phase}: nothing happened. What came before it:</source>
        <translation>{phase} : rien ne s’est passé. Ce qui précédait :</translation>
    </message>
    <message>
        <source>{phase}: nothing happened that you know of. What came before it:</source>
        <translation>{phase} : rien que vous sachiez. Ce qui précédait :</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Choose the order</source>
        <translation>Choisir l’ordre</translation>
    </message>
</context>
<context>
    <name>RouteKeys</name>
    <message>
        <source>Left and right: the bead. Up and down: its sea. Enter writes.</source>
        <translation>Gauche et droite : la perle. Haut et bas : sa mer. Entrée écrit.</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <source>No rule contains these words.</source>
        <translation>Aucune règle ne contient ces mots.</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Clause</translation>
    </message>
    <message>
        <source>A section of the Diplomacy Adjudicator Test Cases.</source>
        <translation>Une section des Diplomacy Adjudicator Test Cases.</translation>
    </message>
    <message>
        <source>A section of the printed rulebook of the standard game.</source>
        <translation>Une section des règles imprimées du jeu de base.</translation>
    </message>
    <message>
        <source>Options of this game</source>
        <translation>Options de cette partie</translation>
    </message>
</context>
<context>
    <name>SamplesDialog</name>
    <message>
        <source>Sample games</source>
        <translation>Parties d’exemple</translation>
    </message>
</context>
<context>
    <name>ScenarioHead</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Board from a folder…</source>
        <translation>Plateau d’un dossier…</translation>
    </message>
    <message>
        <source>Choose the folder of a board</source>
        <translation>Choisir le dossier d’un plateau</translation>
    </message>
    <message>
        <source>Mix or design…</source>
        <translation>Mélange ou projet…</translation>
    </message>
    <message>
        <source>Mixes and designs (*.toml *.spydesign)</source>
        <translation>Mélanges et projets (*.toml *.spydesign)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Open a mix</source>
        <translation>Ouvrir un mélange</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
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
        <translation>&amp;Noter comme attendu</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>É&amp;tape</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Ad&amp;judicate</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>Nothing has been adjudicated yet.</source>
        <translation>Rien n’est encore résolu.</translation>
    </message>
    <message>
        <source>Orders of this step</source>
        <translation>Ordres de cette étape</translation>
    </message>
    <message>
        <source>Remo&amp;ve the last</source>
        <translation>&amp;Supprimer la dernière</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Ce qui en résulte</translation>
    </message>
    <message>
        <source>the &amp;position</source>
        <translation>la &amp;position</translation>
    </message>
    <message>
        <source>the &amp;results</source>
        <translation>les ré&amp;sultats</translation>
    </message>
    <message>
        <source>what each is &amp;told</source>
        <translation>ce que chacun &amp;apprend</translation>
    </message>
</context>
<context>
    <name>ScenarioWindow</name>
    <message>
        <source>Choose a folder of scenarios</source>
        <translation>Choisir un dossier de scénarios</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Ouvrir des scénarios</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Ordres et résultats</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Position, orders and options</source>
        <translation>Position, ordres et options</translation>
    </message>
    <message>
        <source>Run a folder…</source>
        <translation>Vérifier un dossier…</translation>
    </message>
    <message>
        <source>Save the scenarios</source>
        <translation>Enregistrer les scénarios</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Scénarios (*.toml)</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit : {file}</translation>
    </message>
</context>
<context>
    <name>SealWindow</name>
    <message>
        <source>Sealed sheets - {title}</source>
        <translation>Feuilles cachetées - {title}</translation>
    </message>
    <message>
        <source>No promise has arrived yet. Paste one below and keep it.</source>
        <translation>Aucune promesse n’est encore arrivée. Collez-en une ci-dessous et gardez-la.</translation>
    </message>
    <message>
        <source>Send the promise now. Save the opening, and show it to nobody yet.</source>
        <translation>Envoyez maintenant la promesse. Enregistrez l’ouverture, et ne la montrez encore à personne.</translation>
    </message>
    <message>
        <source>promised; not opened yet</source>
        <translation>promis ; pas encore ouvert</translation>
    </message>
    <message>
        <source>opened, and the promise was kept</source>
        <translation>ouvert, et la promesse est tenue</translation>
    </message>
    <message>
        <source>opened, and it is another sheet</source>
        <translation>ouvert, et c’est une autre feuille</translation>
    </message>
    <message>
        <source>Seal the sheet first.</source>
        <translation>Cachetez d’abord la feuille.</translation>
    </message>
    <message>
        <source>Save the opening</source>
        <translation>Enregistrer l’ouverture</translation>
    </message>
    <message>
        <source>Seal a sheet</source>
        <translation>Cacheter une feuille</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>For players without a game master: everybody sends the promise first, and the opening once all promises are there. After that, nobody can change a sheet.</source>
        <translation>Pour joueurs sans maître du jeu : chacun envoie d’abord la promesse, puis l’ouverture quand toutes les promesses sont là. Ainsi, personne ne peut plus changer sa feuille.</translation>
    </message>
    <message>
        <source>bids, a list or orders, one a line</source>
        <translation>enchères, une liste ou des ordres, un par ligne</translation>
    </message>
    <message>
        <source>made by Seal; it does not reveal the sheet</source>
        <translation>faite par « Cacheter » ; elle ne dit rien de la feuille</translation>
    </message>
    <message>
        <source>made by Seal; it proves the sheet</source>
        <translation>faite par « Cacheter » ; elle prouve la feuille</translation>
    </message>
    <message>
        <source>Who seals</source>
        <translation>Qui cachette</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Cacheter</translation>
    </message>
    <message>
        <source>Promise, to show before</source>
        <translation>Promesse, à montrer avant</translation>
    </message>
    <message>
        <source>Opening, to show after</source>
        <translation>Ouverture, à montrer après</translation>
    </message>
    <message>
        <source>Copy the promise</source>
        <translation>Copier la promesse</translation>
    </message>
    <message>
        <source>Save the opening…</source>
        <translation>Enregistrer l’ouverture…</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Promesses</translation>
    </message>
    <message>
        <source>A promise or an opening you received</source>
        <translation>Une promesse ou une ouverture reçue</translation>
    </message>
    <message>
        <source>Paste a promise or an opening as it is in the mail.</source>
        <translation>Collez une promesse ou une ouverture telle qu’elle est dans le courriel.</translation>
    </message>
    <message>
        <source>Keep and compare</source>
        <translation>Garder et comparer</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Another player from now on</source>
        <translation>Un autre joueur désormais</translation>
    </message>
    <message>
        <source>Call the standby player</source>
        <translation>Appeler le remplaçant</translation>
    </message>
    <message>
        <source>Civil disorder</source>
        <translation>Désordre civil</translation>
    </message>
    <message>
        <source>a person by e-mail</source>
        <translation>une personne par courriel</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>une personne à cet écran</translation>
    </message>
    <message>
        <source>separate several by commas</source>
        <translation>séparez-les par des virgules</translation>
    </message>
    <message>
        <source>locks the player's packets: age1…</source>
        <translation>verrouille les paquets du joueur : age1…</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adresses</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Standby player</source>
        <translation>Remplaçant</translation>
    </message>
    <message>
        <source>Deadlines missed</source>
        <translation>Dates limites manquées</translation>
    </message>
    <message>
        <source>The units hold from now on, and nobody waits for orders.</source>
        <translation>Les unités tiennent désormais, et personne n’attend d’ordres.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Type the new name and addresses first. Everybody is told in the letters.</source>
        <translation>Tapez d’abord le nouveau nom et les adresses. Les lettres l’annoncent à tous.</translation>
    </message>
    <message>
        <source>Language of letters</source>
        <translation>Langue des lettres</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>celle de la partie</translation>
    </message>
    <message>
        <source>from the player&apos;s address</source>
        <translation>depuis l’adresse du joueur</translation>
    </message>
    <message>
        <source>with a check line</source>
        <translation>avec une ligne de contrôle</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signés</translation>
    </message>
    <message>
        <source>for the player's signature; the first is remembered</source>
        <translation>pour la signature du joueur ; la première est mémorisée</translation>
    </message>
    <message>
        <source>Orders are taken</source>
        <translation>Les ordres sont acceptés</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Clé de signature</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
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
        <translation>Joueurs et adresses sont gardés dans le livre de la partie, dans le dossier à côté de son fichier ; lettres, rappels et courriels reçus s’y règlent.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Standby player's address</source>
        <translation>Adresse du remplaçant</translation>
    </message>
    <message>
        <source>{power}: “{address}” is not an e-mail address.</source>
        <translation>{power} : « {address} » n’est pas une adresse de courriel.</translation>
    </message>
    <message>
        <source>somebody here</source>
        <translation>quelqu’un ici</translation>
    </message>
    <message>
        <source>somebody by e-mail</source>
        <translation>quelqu’un par courriel</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>nom@example.org</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>SentenceSheet</name>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>Security: {unit}</source>
        <translation>Sécurité : {unit}</translation>
    </message>
    <message>
        <source>{power}, taken in {place}</source>
        <translation>{power}, pris : {place}</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>pas d’ordre</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>épargner</translation>
    </message>
    <message>
        <source>Spare {power}</source>
        <translation>Épargner {power}</translation>
    </message>
    <message>
        <source>Prisoners without an order are executed.</source>
        <translation>Les prisonniers sans ordre sont exécutés.</translation>
    </message>
    <message>
        <source>Where they are sent</source>
        <translation>Où ils sont envoyés</translation>
    </message>
    <message>
        <source>where they like</source>
        <translation>où ils veulent</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Tray</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Drag it to where you want to build it; for a split coast, drop it on the half you mean.</source>
        <translation>Glissez-la là où vous voulez construire ; pour une côte double, dans la bonne moitié.</translation>
    </message>
    <message>
        <source>Drag it to the province where it begins.</source>
        <translation>Glissez-le dans la province où il commence.</translation>
    </message>
    <message>
        <source>✕ disband</source>
        <translation>✕ dissoudre</translation>
    </message>
    <message>
        <source>Drag a unit here to take it off the board.</source>
        <translation>Glissez ici une unité pour l’ôter du plateau.</translation>
    </message>
    <message>
        <source>Sealed bids…</source>
        <translation>Enchères sous pli…</translation>
    </message>
    <message>
        <source>Preference list…</source>
        <translation>Liste de préférences…</translation>
    </message>
    <message>
        <source>✕ remove</source>
        <translation>✕ retirer</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>The digits and minus change the view.</source>
        <translation>Les chiffres et le moins changent la vue.</translation>
    </message>
    <message>
        <source>On the map, a key is a single letter.</source>
        <translation>Sur la carte, une touche est une seule lettre.</translation>
    </message>
    <message>
        <source>A letter by itself belongs to the map; add Ctrl or Alt.</source>
        <translation>Une lettre seule est réservée à la carte ; ajoutez Ctrl ou Alt.</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>&amp;Give this key</source>
        <translation>&amp;Donner cette touche</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>Touche par dé&amp;faut</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Toutes par défaut</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Chercher commandes et touches</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Press the new &amp;key</source>
        <translation>Appuyez sur la nouvelle &amp;touche</translation>
    </message>
    <message>
        <source>“{other}” has this key now and would be left without one.</source>
        <translation>« {other} » a maintenant cette touche et resterait sans.</translation>
    </message>
</context>
<context>
    <name>StackSheet</name>
    <message>
        <source>{count} in {place}</source>
        <translation>{count} à {place}</translation>
    </message>
    <message>
        <source>Another row</source>
        <translation>Autre ligne</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} sur {count}</translation>
    </message>
    <message>
        <source>, {left} without a task</source>
        <translation>, {left} sans tâche</translation>
    </message>
    <message>
        <source>: too many</source>
        <translation> : trop</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A game that you play at once is kept in {folder}.</source>
        <translation>Une partie jouée tout de suite est gardée dans {folder}.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Sample games</source>
        <translation>Parties d’exemple</translation>
    </message>
    <message>
        <source>No games yet. Those you opened last appear here.</source>
        <translation>Pas encore de parties. Les dernières ouvertes apparaîtront ici.</translation>
    </message>
    <message>
        <source>You can drag a game file or a packet in here.</source>
        <translation>Vous pouvez glisser ici un fichier de partie ou un paquet.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Diplomacy with spies, agents and fog</source>
        <translation>Diplomacy avec espions, agents et brouillard</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Locked packet</source>
        <translation>Paquet verrouillé</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>You play {power}</source>
        <translation>Vous jouez : {power}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>due {time} ago</source>
        <translation>attendu depuis {time}</translation>
    </message>
    <message>
        <source>due, grace until {moment}</source>
        <translation>attendu, délai jusqu’à {moment}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <source>all orders are in</source>
        <translation>tous les ordres sont là</translation>
    </message>
    <message>
        <source>Games, packets and mixes (*.spydip *.spyview *.toml)</source>
        <translation>Parties, paquets et mélanges (*.spydip *.spyview *.toml)</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mails to read</source>
        <translation>
            <numerusform>%n message à lire</numerusform>
            <numerusform>%n messages à lire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a &amp;board…</source>
        <translation>Créer un &amp;plateau…</translation>
    </message>
</context>
<context>
    <name>StatusTable</name>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <source>Without an order</source>
        <translation>Sans ordre</translation>
    </message>
    <message>
        <source>Status of the powers</source>
        <translation>État des puissances</translation>
    </message>
    <message>
        <source>in</source>
        <translation>reçus</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplets</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>attendus</translation>
    </message>
    <message>
        <source>late</source>
        <translation>en retard</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquants</translation>
    </message>
    <message>
        <source>nothing due</source>
        <translation>rien d’attendu</translation>
    </message>
    <message>
        <source>{state}, away until {day}</source>
        <translation>{state}, absence jusqu’au {day}</translation>
    </message>
</context>
<context>
    <name>StatusWindow</name>
    <message>
        <source>Status - {title}</source>
        <translation>État - {title}</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>no fixed time</source>
        <translation>pas d’heure fixe</translation>
    </message>
    <message>
        <source>&lt;b&gt;{phase}&lt;/b&gt;: {left}</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt; : {left}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>Missed deadlines noted: %n</source>
        <translation>
            <numerusform>Dates limites manquées notées : %n</numerusform>
            <numerusform>Dates limites manquées notées : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder for the reminders</source>
        <translation>Un dossier pour les rappels</translation>
    </message>
    <message numerus="yes">
        <source>Reminders written: %n</source>
        <translation>
            <numerusform>Rappels écrits : %n</numerusform>
            <numerusform>Rappels écrits : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{power}: none, {why}</source>
        <translation>{power} : aucune, {why}</translation>
    </message>
    <message>
        <source>The reminder is on the clipboard.</source>
        <translation>Le rappel est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save the calendar</source>
        <translation>Enregistrer le calendrier</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit : {file}</translation>
    </message>
    <message>
        <source>{name} plays {power} from now on; the next letters tell everybody.</source>
        <translation>{name} joue {power} désormais ; les prochaines lettres l’annoncent à tous.</translation>
    </message>
    <message>
        <source>No reminder: nothing is outstanding.</source>
        <translation>Pas de rappel : rien n’est attendu.</translation>
    </message>
    <message>
        <source>No reminder: {why}.</source>
        <translation>Pas de rappel : {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Current deadline</source>
        <translation>Date limite en cours</translation>
    </message>
    <message>
        <source> h grace</source>
        <translation> h de grâce</translation>
    </message>
    <message>
        <source>Hours of grace</source>
        <translation>Heures de grâce</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Dates limites</translation>
    </message>
    <message>
        <source>Set the deadline</source>
        <translation>Fixer la date limite</translation>
    </message>
    <message>
        <source>One more day</source>
        <translation>Un jour de plus</translation>
    </message>
    <message>
        <source>Note missed deadlines</source>
        <translation>Noter les dates limites manquées</translation>
    </message>
    <message>
        <source>Count one more missed deadline for everybody whose orders are missing</source>
        <translation>Compter une date limite manquée de plus à tous ceux dont les ordres manquent</translation>
    </message>
    <message>
        <source>Calendar file…</source>
        <translation>Fichier de calendrier…</translation>
    </message>
    <message>
        <source>The deadlines for a calendar program</source>
        <translation>Les dates limites pour un agenda</translation>
    </message>
    <message>
        <source>Save reminders…</source>
        <translation>Enregistrer les rappels…</translation>
    </message>
    <message>
        <source>A mail draft for everybody whose orders are not in yet</source>
        <translation>Un brouillon de courriel à tous ceux dont les ordres manquent encore</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <source>{time} overdue</source>
        <translation>{time} de retard</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Quelqu’un d’autre</translation>
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
        <translation>Combien</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Ce qu’ils font</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Spare {power}</source>
        <translation>Épargner {power}</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <source>Short tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Plus…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
</context>
<context>
    <name>TurnWindow</name>
    <message>
        <source>Turn - {title}</source>
        <translation>Résolution - {title}</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>paquets</translation>
    </message>
    <message>
        <source>Write the letters</source>
        <translation>Écrire les lettres</translation>
    </message>
    <message>
        <source>Nobody plays by e-mail. Say who does in the status window, under Player.</source>
        <translation>Personne ne joue par courriel. Dites qui le fait dans la fenêtre « État », sous Joueur.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{phase}&lt;/b&gt;, tried with the orders in hand</source>
        <translation>&lt;b&gt;{phase}&lt;/b&gt;, essayé avec les ordres reçus</translation>
    </message>
    <message>
        <source>Letters written: {count}, into {folder}</source>
        <translation>Lettres écrites : {count}, dans {folder}</translation>
    </message>
    <message>
        <source>1  Adjudicate</source>
        <translation>1  Résoudre</translation>
    </message>
    <message>
        <source>2  Letters</source>
        <translation>2  Lettres</translation>
    </message>
    <message>
        <source>Style of the letters</source>
        <translation>Style des lettres</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillés</translation>
    </message>
    <message>
        <source>Each packet opens with a passphrase of its own, shown here once written</source>
        <translation>Chaque paquet s’ouvre avec son propre mot de passe, donné ici après l’écriture</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>A page to fill in and send back, for players without the program</source>
        <translation>Une page à remplir et à renvoyer, pour les joueurs sans le programme</translation>
    </message>
    <message>
        <source>forms</source>
        <translation>formulaires</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>Ce qui s’y oppose</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Continuer quand même</translation>
    </message>
    <message>
        <source>mark as sent</source>
        <translation>marquer comme envoyées</translation>
    </message>
    <message>
        <source>They were sent</source>
        <translation>Elles sont envoyées</translation>
    </message>
    <message>
        <source>Mark the written letters about this deadline as sent</source>
        <translation>Marquer comme envoyées les lettres écrites sur cette date limite</translation>
    </message>
    <message numerus="yes">
        <source>Marked as sent: %n</source>
        <translation>
            <numerusform>Marquées comme envoyées : %n</numerusform>
            <numerusform>Marquées comme envoyées : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>They count as sent once written; what differs later is a correction</source>
        <translation>Elles comptent comme envoyées dès qu’elles sont écrites ; ce qui diffère ensuite est une correction</translation>
    </message>
</context>
<context>
    <name>UnlockDialog</name>
    <message>
        <source>A locked packet</source>
        <translation>Un paquet verrouillé</translation>
    </message>
    <message>
        <source>“{name}” is locked. Type its passphrase, or choose the file with your key.</source>
        <translation>« {name} » est verrouillé. Tapez son mot de passe, ou choisissez le fichier de votre clé.</translation>
    </message>
    <message>
        <source>a file that holds AGE-SECRET-KEY-1…</source>
        <translation>un fichier avec AGE-SECRET-KEY-1…</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Fichier de clé</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>The file with your key</source>
        <translation>Le fichier de votre clé</translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation>Déverrouillage…</translation>
    </message>
</context>
<context>
    <name>VerbBar</name>
    <message>
        <source>Verbs</source>
        <translation>Verbes</translation>
    </message>
    <message>
        <source>Keys: {keys}</source>
        <translation>Touches : {keys}</translation>
    </message>
</context>
<context>
    <name>ViewerRow</name>
    <message>
        <source>View as {name} (key {key})</source>
        <translation>Voir comme {name} (touche {key})</translation>
    </message>
    <message>
        <source>View with the ticked powers (key minus)</source>
        <translation>Voir avec les puissances cochées (touche moins)</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Pas encore prêt</translation>
    </message>
    <message>
        <source>Owes no orders</source>
        <translation>N’a pas d’ordres à rendre</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>What you changed is not saved. Close nevertheless?</source>
        <translation>Les changements ne sont pas enregistrés. Fermer quand même ?</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>The map of the letter</source>
        <translation>La carte de la lettre</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>Lab</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>Play a second set of options from the same seeds</source>
        <translation>Jouer aussi avec d’autres options, depuis les mêmes graines</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>&amp;Jouer…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Save the page…</source>
        <translation>Enregistrer la page…</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Ce qui en ressort</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Played &amp;by</source>
        <translation>Joué &amp;par</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Part&amp;ies</translation>
    </message>
    <message>
        <source>&amp;First seed</source>
        <translation>Première &amp;graine</translation>
    </message>
    <message>
        <source>&amp;Deadlines at most</source>
        <translation>&amp;Dates limites au plus</translation>
    </message>
    <message>
        <source>Options that &amp;matter</source>
        <translation>Options qui c&amp;omptent</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>ne pas demander</translation>
    </message>
    <message>
        <source>ask once in deadlines: </source>
        <translation>demander une fois par dates limites : </translation>
    </message>
    <message>
        <source>P&amp;rocesses</source>
        <translation>P&amp;rocessus</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Contre</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tableaux</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>I&amp;mages</translation>
    </message>
    <message>
        <source>Open results…</source>
        <translation>Ouvrir des résultats…</translation>
    </message>
    <message>
        <source>Games are kept in {file}.</source>
        <translation>Les parties sont gardées dans {file}.</translation>
    </message>
    <message>
        <source>Results (*.sqlite)</source>
        <translation>Résultats (*.sqlite)</translation>
    </message>
    <message>
        <source>Keep the games in, or go on with</source>
        <translation>Garder les parties dans, ou continuer</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ouvrir des résultats</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
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
        <translation>Écrit : {file}</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>The others are played by</source>
        <translation>Les autres sont jouées par</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Play now as {power}</source>
        <translation>Jouer maintenant : {power}</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
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
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>A side line needs a name.</source>
        <translation>Une variante a besoin d’un nom.</translation>
    </message>
    <message>
        <source>There is already a line of this name.</source>
        <translation>Ce nom existe déjà.</translation>
    </message>
    <message>
        <source>The game as it was played stays beside it.</source>
        <translation>La partie telle qu’elle a été jouée reste à côté.</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>Due from you</source>
        <translation>À faire</translation>
    </message>
</context>
<context>
    <name>FoldedColumn</name>
    <message>
        <source>Due from you</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Open the panels (F9)</source>
        <translation>Ouvrir les volets (F9)</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Inbox</source>
        <translation>Boîte de réception</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
</context>
<context>
    <name>SaidLine</name>
    <message>
        <source>panels</source>
        <translation>volets</translation>
    </message>
    <message>
        <source>map alone</source>
        <translation>carte seule</translation>
    </message>
    <message>
        <source>help</source>
        <translation>aide</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>annuler</translation>
    </message>
</context>
<context>
    <name>DueRows</name>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
</context>
<context>
    <name>GuessDialog</name>
    <message>
        <source>maybe</source>
        <translation>peut-être</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>probable</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Degré de certitude</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>such as: a feint?</source>
        <translation>par exemple : une feinte ?</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Notes about a power</source>
        <translation>Notes sur une puissance</translation>
    </message>
    <message>
        <source>{place}: {text} ({sure}, since {phase})</source>
        <translation>{place} : {text} ({sure}, depuis {phase})</translation>
    </message>
    <message>
        <source>Nothing is pinned to the map yet.</source>
        <translation>Rien n’est encore épinglé sur la carte.</translation>
    </message>
    <message>
        <source>What you think of {power} now: {phase}</source>
        <translation>Vos réflexions sur {power} : {phase}</translation>
    </message>
    <message>
        <source>Pin a guess…</source>
        <translation>Épingler une hypothèse…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Sur</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Carry out</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Opponents are thinking: {count}</source>
        <translation>Adversaires qui réfléchissent : {count}</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Hand in orders</source>
        <translation>Remettre les ordres</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Pas encore prêt</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Je suis prêt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Due: {phase}</source>
        <translation>À rendre : {phase}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
</context>
<context>
    <name>Switching</name>
    <message>
        <source>With the curtain, only the game master may combine views.</source>
        <translation>Avec le rideau, seul le maître du jeu peut réunir des vues.</translation>
    </message>
    <message>
        <source>Only the game master can switch off the curtain.</source>
        <translation>Seul le maître du jeu peut désactiver le rideau.</translation>
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
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Mail account</source>
        <translation>Compte de courriel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Receive at</source>
        <translation>Recevoir chez</translation>
    </message>
    <message>
        <source>Send by</source>
        <translation>Envoyer par</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>The account is forgotten. Nothing on its server has changed.</source>
        <translation>Le compte est oublié. Rien n’a changé sur son serveur.</translation>
    </message>
    <message>
        <source>Try and keep</source>
        <translation>Essayer et garder</translation>
    </message>
    <message>
        <source>kept in the system’s keyring, never in a file</source>
        <translation>dans le trousseau du système, jamais dans un fichier</translation>
    </message>
    <message>
        <source>you@example.org</source>
        <translation>vous@example.org</translation>
    </message>
</context>
<context>
    <name>AnswerMail</name>
    <message numerus="yes">
        <source>%n receipts came.</source>
        <translation>
            <numerusform>%n accusé de réception est venu.</numerusform>
            <numerusform>%n accusés de réception sont venus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Look for the receipt</source>
        <translation>Chercher l’accusé de réception</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Compte de courriel…</translation>
    </message>
    <message>
        <source>No mail program answers. Copy the answer and paste it into a mail.</source>
        <translation>Aucun programme de courriel ne répond. Copiez la réponse et collez-la dans un courriel.</translation>
    </message>
    <message>
        <source>No receipt has come for this deadline yet.</source>
        <translation>Aucun accusé de réception n’est encore venu pour cette date limite.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Accusé de réception</translation>
    </message>
    <message>
        <source>Send from my account</source>
        <translation>Envoyer de mon compte</translation>
    </message>
    <message>
        <source>Send the answer</source>
        <translation>Envoyer la réponse</translation>
    </message>
    <message>
        <source>The answer as it will be sent</source>
        <translation>La réponse telle qu’elle sera envoyée</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>With my mail program</source>
        <translation>Avec mon programme de courriel</translation>
    </message>
    <message>
        <source>the game master’s address</source>
        <translation>l’adresse du maître du jeu</translation>
    </message>
</context>
<context>
    <name>SendWindow</name>
    <message numerus="yes">
        <source>%n mails sent.</source>
        <translation>
            <numerusform>%n courriel envoyé.</numerusform>
            <numerusform>%n courriels envoyés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add drafts…</source>
        <translation>Ajouter des brouillons…</translation>
    </message>
    <message>
        <source>Also what was handed over without an answer</source>
        <translation>Aussi ce qui a été remis sans réponse</translation>
    </message>
    <message>
        <source>From {address}, through {host}</source>
        <translation>De {address}, par {host}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Compte de courriel…</translation>
    </message>
    <message>
        <source>Mail drafts</source>
        <translation>Brouillons de courriel</translation>
    </message>
    <message>
        <source>Mail drafts (*.eml)</source>
        <translation>Brouillons de courriel (*.eml)</translation>
    </message>
    <message>
        <source>No mail account serves this game yet.</source>
        <translation>Aucun compte de courriel ne sert encore cette partie.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n mails</source>
        <translation>
            <numerusform>Envoyer %n courriel</numerusform>
            <numerusform>Envoyer %n courriels</numerusform>
        </translation>
    </message>
    <message>
        <source>Send - {title}</source>
        <translation>Envoyer - {title}</translation>
    </message>
    <message>
        <source>The words of the mail</source>
        <translation>Le texte du courriel</translation>
    </message>
    <message>
        <source>To be sent</source>
        <translation>À envoyer</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>Ce qui est envoyé</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Ce qui a été envoyé</translation>
    </message>
    <message>
        <source>may have arrived</source>
        <translation>est peut-être arrivé</translation>
    </message>
    <message>
        <source>nobody: the book has no address</source>
        <translation>personne : le livre n’a pas d’adresse</translation>
    </message>
    <message>
        <source>Sending mails</source>
        <translation>Envoi des courriels</translation>
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
        <translation>Sécurité</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>For no game</source>
        <translation>Pour aucune partie</translation>
    </message>
    <message>
        <source>It belongs to this game</source>
        <translation>Il est pour cette partie</translation>
    </message>
    <message>
        <source>Mails that name no game</source>
        <translation>Courriels qui ne nomment aucune partie</translation>
    </message>
    <message>
        <source>The words of the mail</source>
        <translation>Le texte du courriel</translation>
    </message>
</context>
<context>
    <name>WireStrip</name>
    <message>
        <source>Fetch mail</source>
        <translation>Relever le courrier</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Regarder…</translation>
    </message>
    <message>
        <source>Mail account…</source>
        <translation>Compte de courriel…</translation>
    </message>
    <message>
        <source>Fetching mails</source>
        <translation>Réception des courriels</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>All lessons and &amp;puzzles…</source>
        <translation>Toutes les leçons et tous les &amp;problèmes…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} sur {all} faites</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>A hint</source>
        <translation>Un indice</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Not yet. The results say what happened; try again.</source>
        <translation>Pas encore. Les résultats disent ce qui s’est passé ; réessayez.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Bien joué.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Leçons et problèmes</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Open a &amp;folder of lessons…</source>
        <translation>Ouvrir un &amp;dossier de leçons…</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>There are no lessons in {folder}.</source>
        <translation>Il n’y a pas de leçons dans {folder}.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The computer gave no orders for {power}. {why}</source>
        <translation>L’ordinateur n’a pas donné d’ordres pour {power}. {why}</translation>
    </message>
    <message>
        <source>This shows what your opponents know. Look before the game is over all the same?</source>
        <translation>Cela montre ce que savent vos adversaires. Regarder tout de même avant la fin de la partie ?</translation>
    </message>
    <message>
        <source>{title}, practice {number}</source>
        <translation>{title}, exercice {number}</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>the computer, a novice</source>
        <translation>l’ordinateur, débutant</translation>
    </message>
    <message>
        <source>the computer, sound</source>
        <translation>l’ordinateur, solide</translation>
    </message>
    <message>
        <source>the computer, strong</source>
        <translation>l’ordinateur, fort</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>To press</source>
        <translation>Vers la presse</translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation>Ordres permanents</translation>
    </message>
    <message>
        <source>Keep for {phase}</source>
        <translation>Garder pour {phase}</translation>
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
        <translation>Ce que vous voulez retenir de ce courriel :</translation>
    </message>
    <message>
        <source>Say first whose mail it is.</source>
        <translation>Dites d’abord de qui est ce courriel.</translation>
    </message>
    <message>
        <source>It goes out as press with the next letters.</source>
        <translation>Il partira comme presse avec les prochaines lettres.</translation>
    </message>
</context>
<context>
    <name>FiledMenu</name>
    <message>
        <source>Filed</source>
        <translation>Classés</translation>
    </message>
    <message>
        <source>Mails that were taken or put away; choose one to bring it back</source>
        <translation>Courriels acceptés ou rangés ; choisissez-en un pour le ramener</translation>
    </message>
    <message>
        <source>Nothing is filed yet.</source>
        <translation>Rien n’est encore classé.</translation>
    </message>
</context>
<context>
    <name>MailPage</name>
    <message>
        <source>The receipt is on the clipboard.</source>
        <translation>L’accusé de réception est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Mail</source>
        <translation>Courriel</translation>
    </message>
    <message>
        <source>Whose mail it is</source>
        <translation>De qui est le courriel</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Accusé de réception</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Drop mails here: .eml, .txt or .mbox files, folders, or text.</source>
        <translation>Déposez les courriels ici : fichiers .eml, .txt ou .mbox, dossiers ou texte.</translation>
    </message>
    <message>
        <source>As recognized</source>
        <translation>Comme reconnu</translation>
    </message>
    <message numerus="yes">
        <source>Mail: %n lines to look at</source>
        <translation>
            <numerusform>Courriel : %n ligne à voir</numerusform>
            <numerusform>Courriel : %n lignes à voir</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose mail it is, if the guess was wrong</source>
        <translation>De qui est ce courriel, s’il a été mal deviné</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
</context>
<context>
    <name>LedgerPage</name>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>Absence</source>
        <translation>Absence</translation>
    </message>
    <message>
        <source>Deadlines only on</source>
        <translation>Dates limites seulement le</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>It ends before it begins.</source>
        <translation>Cela finit avant de commencer.</translation>
    </message>
    <message>
        <source>More grace</source>
        <translation>Plus de délai de grâce</translation>
    </message>
    <message>
        <source>Nobody is away, and the game goes on.</source>
        <translation>Personne n’est absent, et la partie continue.</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Pauses, absences and grace</source>
        <translation>Pauses, absences et délai de grâce</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>Weekdays</name>
    <message>
        <source>Deadlines wait for one of these days; with none, any day.</source>
        <translation>Les dates limites attendent un de ces jours ; sans choix, n’importe quel jour.</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Take this answer</source>
        <translation>Garder cette réponse</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Take the rest as assumed</source>
        <translation>Garder le reste tel quel</translation>
    </message>
    <message>
        <source>No questions</source>
        <translation>Aucune question</translation>
    </message>
    <message>
        <source>Nothing about this board is in doubt.</source>
        <translation>Rien n’est douteux sur ce plateau.</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <translation>Question {number} sur {total}</translation>
    </message>
    <message>
        <source>Assumed until you answer: {answer}</source>
        <translation>Supposé jusqu’à votre réponse : {answer}</translation>
    </message>
</context>
<context>
    <name>ProvinceForm</name>
    <message>
        <source>Click a province on the map.</source>
        <translation>Cliquez sur une province de la carte.</translation>
    </message>
    <message>
        <source>Supply centre</source>
        <translation>Centre de ravitaillement</translation>
    </message>
    <message>
        <source>Let the program place all</source>
        <translation>Laisser le programme tout placer</translation>
    </message>
    <message>
        <source>Make it one coast</source>
        <translation>En faire une seule côte</translation>
    </message>
    <message>
        <source>Split its coast</source>
        <translation>Séparer la côte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Abbreviation</source>
        <translation>Abréviation</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Home of</source>
        <translation>Patrie de</translation>
    </message>
    <message>
        <source>In {language}</source>
        <translation>En {language}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>PowerForm</name>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <source>Choose a province on land and add the power that begins there.</source>
        <translation>Choisissez une province terrestre et ajoutez la puissance qui y commence.</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Ajouter une puissance</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>Usual colour</source>
        <translation>Couleur habituelle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Adjective</source>
        <translation>Adjectif</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>as the program has it</source>
        <translation>celle du programme</translation>
    </message>
    <message>
        <source>There is no land left where a power could begin.</source>
        <translation>Il ne reste aucune terre où une puissance pourrait commencer.</translation>
    </message>
    <message>
        <source>Colour of the power</source>
        <translation>Couleur de la puissance</translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>a board alone, for any game</source>
        <translation>un plateau seul, pour tout jeu</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Dessiné par</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Première année</translation>
    </message>
    <message>
        <source>Centres to win</source>
        <translation>Centres pour gagner</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Se joue selon</translation>
    </message>
    <message>
        <source>Kept in {folder}</source>
        <translation>Rangé dans {folder}</translation>
    </message>
    <message>
        <source>Follows the drawing {file}</source>
        <translation>Suit le dessin {file}</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>What is wrong or wanting</source>
        <translation>Ce qui est faux ou manque</translation>
    </message>
    <message>
        <source>This board is still being checked.</source>
        <translation>Ce plateau est encore en cours de vérification.</translation>
    </message>
    <message>
        <source>Nothing is wrong with this board.</source>
        <translation>Rien n’est faux sur ce plateau.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) wrong or wanting</source>
        <translation>
            <numerusform>%n chose fausse ou manquante</numerusform>
            <numerusform>%n choses fausses ou manquantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distances</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Click a province to change it; drag its name and spots</source>
        <translation>Cliquer sur une province pour la changer ; tirer son nom et ses emplacements</translation>
    </message>
    <message>
        <source>Army links</source>
        <translation>Liens d’armées</translation>
    </message>
    <message>
        <source>Click two provinces: armies may move between them, or no longer</source>
        <translation>Cliquer sur deux provinces : les armées passent de l’une à l’autre, ou ne passent plus</translation>
    </message>
    <message>
        <source>Fleet links</source>
        <translation>Liens de flottes</translation>
    </message>
    <message>
        <source>Click two places: fleets may move between them, or no longer</source>
        <translation>Cliquer sur deux lieux : les flottes passent de l’un à l’autre, ou ne passent plus</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Click a province to make it a centre</source>
        <translation>Cliquer sur une province pour en faire un centre</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Patrie</translation>
    </message>
    <message>
        <source>Click the homes of the power</source>
        <translation>Cliquer sur les provinces d’origine de la puissance</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Click where the power begins with an army</source>
        <translation>Cliquer là où la puissance commence avec une armée</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Click where the power begins with a fleet</source>
        <translation>Cliquer là où la puissance commence avec une flotte</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message>
        <source>Parts of the design</source>
        <translation>Parties du projet</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Jouer sur ce plateau</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>Emballer…</translation>
    </message>
    <message>
        <source>Packed: {file}. Whoever opens it can play.</source>
        <translation>Emballé : {file}. Qui l’ouvre peut jouer.</translation>
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
        <translation>Puissances</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Workshop: {title}</source>
        <translation>Atelier : {title}</translation>
    </message>
    <message>
        <source>The board agrees with its picture, and can be played.</source>
        <translation>Le plateau concorde avec son image et peut être joué.</translation>
    </message>
    <message>
        <source>The list says what is to be mended before.</source>
        <translation>La liste dit ce qu’il faut corriger avant.</translation>
    </message>
    <message>
        <source>Choose first which game is played on it.</source>
        <translation>Choisissez d’abord le jeu qui s’y joue.</translation>
    </message>
    <message>
        <source>Designs (*{suffix})</source>
        <translation>Projets (*{suffix})</translation>
    </message>
    <message>
        <source>Pack the design</source>
        <translation>Emballer le projet</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>Make a board</source>
        <translation>Créer un plateau</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Choose a drawing or file…</source>
        <translation>Choisir un dessin ou un fichier…</translation>
    </message>
    <message>
        <source>Choose a board or design…</source>
        <translation>Choisir un plateau ou un projet…</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Le copier</translation>
    </message>
    <message>
        <source>A drawing is an SVG file, as Inkscape writes it: outlines of provinces, or border lines with dots and names. Maps of the DPjudge, of njudge and Realpolitik, of jDip and of diplicity can be read as well. You can also drag the file in here.</source>
        <translation>Un dessin est un fichier SVG, tel que l’écrit Inkscape : contours de provinces, ou lignes de frontière avec points et noms. Les cartes du DPjudge, de njudge et Realpolitik, de jDip et de diplicity se lisent aussi. Vous pouvez aussi glisser le fichier ici.</translation>
    </message>
    <message>
        <source>From a drawing, or from another program</source>
        <translation>D’un dessin ou d’un autre programme</translation>
    </message>
    <message>
        <source>Go on with one of yours</source>
        <translation>Continuer l’un des vôtres</translation>
    </message>
    <message>
        <source>From a board of SpyDip</source>
        <translation>D’un plateau de SpyDip</translation>
    </message>
    <message>
        <source>Drawings and maps (*.svg *.map map.* *.xml *.zip *.txt)</source>
        <translation>Dessins et cartes (*.svg *.map map.* *.xml *.zip *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Boards and designs (board.toml variant.toml *{suffix})</source>
        <translation>Plateaux et projets (board.toml variant.toml *{suffix})</translation>
    </message>
</context>
<context>
    <name>PublicPage</name>
    <message numerus="yes">
        <source>%n deadlines later</source>
        <translation>
            <numerusform>%n date limite plus tard</numerusform>
            <numerusform>%n dates limites plus tard</numerusform>
        </translation>
    </message>
    <message>
        <source>As usual: at once where all is open, else at the end</source>
        <translation>Comme d’habitude : aussitôt si tout est ouvert, sinon à la fin</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Éditions</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Rien encore.</translation>
    </message>
    <message>
        <source>Once the game is over</source>
        <translation>Une fois la partie finie</translation>
    </message>
    <message>
        <source>Onlookers read of a turn</source>
        <translation>Les spectateurs lisent un tour</translation>
    </message>
    <message>
        <source>The edition as text</source>
        <translation>L’édition en texte</translation>
    </message>
    <message>
        <source>Write all editions…</source>
        <translation>Écrire toutes les éditions…</translation>
    </message>
</context>
<context>
    <name>ErrandBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>What the coach sees</source>
        <translation>Ce que voit l’entraîneur</translation>
    </message>
    <message>
        <source>&amp;Suggest orders</source>
        <translation>&amp;Suggérer des ordres</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>The suggested orders</source>
        <translation>Les ordres suggérés</translation>
    </message>
    <message>
        <source>&amp;Take these</source>
        <translation>&amp;Prendre ceux-ci</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>&amp;Look back at the game</source>
        <translation>&amp;Revenir sur la partie</translation>
    </message>
    <message>
        <source>The game afterwards</source>
        <translation>La partie après coup</translation>
    </message>
    <message>
        <source>Try &amp;again from here…</source>
        <translation>&amp;Rejouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Look as one power: a coach advises players only.</source>
        <translation>Regardez comme une puissance : un entraîneur ne conseille que les joueurs.</translation>
    </message>
    <message>
        <source>Go to the newest turn for advice.</source>
        <translation>Allez au dernier tour pour un conseil.</translation>
    </message>
    <message>
        <source>Before you send</source>
        <translation>Avant d’envoyer</translation>
    </message>
    <message>
        <source>Nothing to add to your orders.</source>
        <translation>Rien à ajouter à vos ordres.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>none shown</source>
        <translation>aucune affichée</translation>
    </message>
    <message>
        <source>Suggestion {number}</source>
        <translation>Suggestion {number}</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <translation>Analyse…</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>No turn stands out: nothing was lost by your orders.</source>
        <translation>Aucun tour ne se distingue : vos ordres n’ont rien fait perdre.</translation>
    </message>
    <message>
        <source>The coach gave no answer. {why}</source>
        <translation>L’entraîneur n’a pas répondu. {why}</translation>
    </message>
</context>
<context>
    <name>WhoPlaysDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>A computer opponent knows what its power was told, and thinks at once.</source>
        <translation>Un adversaire ordinateur sait ce que sa puissance a appris, et réfléchit aussitôt.</translation>
    </message>
</context>
<context>
    <name>PractisingDialog</name>
    <message>
        <source>Practise from here</source>
        <translation>S’exercer à partir d’ici</translation>
    </message>
    <message>
        <source>A copy of the game goes on from {phase} as it was. The game itself stays.</source>
        <translation>Une copie de la partie continue à partir de : {phase}, telle qu’elle était. La partie elle-même reste.</translation>
    </message>
    <message>
        <source>A new game goes on from {phase}. What you know is true in it; computer opponents guess the rest, otherwise each time.</source>
        <translation>Une nouvelle partie continue à partir de : {phase}. Ce que vous savez y est vrai ; des adversaires ordinateurs devinent le reste, chaque fois autrement.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>The others are</source>
        <translation>Les autres sont</translation>
    </message>
</context>
<context>
    <name>StyleDialog</name>
    <message>
        <source>Style of the letters - {name}</source>
        <translation>Style des lettres - {name}</translation>
    </message>
    <message>
        <source>The style</source>
        <translation>Le style</translation>
    </message>
    <message>
        <source>A letter in this style</source>
        <translation>Une lettre dans ce style</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
</TS>
