<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Engine</name>
        <message>
            <source>${1} means nothing in a style; there are {2}.</source>
            <translation>${1} ne veut rien dire dans un style ; il y a {2}.</translation>
        </message>
        <message>
            <source>, correction {1}</source>
            <translation>, correction {1}</translation>
        </message>
        <message>
            <source>, or one like “{1}”</source>
            <translation>, ou une valeur comme « {1} »</translation>
        </message>
        <message>
            <source>, spies</source>
            <translation>, espions</translation>
        </message>
        <message>
            <source>- no order: {1}</source>
            <translation>- pas d’ordre : {1}</translation>
        </message>
        <message>
            <source>- ordered earlier, and not a word of it now: {1}</source>
            <translation>- ordonné plus tôt, et plus un mot maintenant : {1}</translation>
        </message>
        <message>
            <source>... and that an own unit was attacked without success.</source>
            <translation>... et qu’une unité à soi a été attaquée sans succès.</translation>
        </message>
        <message>
            <source>... and the orders of any unit that began the turn in a home centre the player owns, or in a space with one of the player's observing agents ...</source>
            <translation>... et les ordres de toute unité qui a commencé le tour dans un centre national possédé par le joueur, ou dans une case où se trouve un de ses agents en observation ...</translation>
        </message>
        <message>
            <source>... except that a player with nothing but agents may disband them and leave.</source>
            <translation>... sauf qu’un joueur qui n’a plus que des agents peut les dissoudre et partir.</translation>
        </message>
        <message>
            <source>; did you mean {1}?</source>
            <translation> ; vouliez-vous dire {1} ?</translation>
        </message>
        <message>
            <source>; write {1}</source>
            <translation>; écrivez {1}</translation>
        </message>
        <message>
            <source>; {1} is due</source>
            <translation> ; {1} est dû</translation>
        </message>
        <message>
            <source>A CEU begins and moves as an EU does; all it can do is destroy EUs.</source>
            <translation>Une CEU commence et se déplace comme une EU ; elle ne sait que détruire des EU.</translation>
        </message>
        <message>
            <source>A CEU destroys all EUs of the powers its owner names, and all foreign ones where none is named. Option: esp.ceu_kills.</source>
            <translation>Une CEU détruit toutes les EU des puissances que son propriétaire nomme, et toutes les étrangères s’il n’en nomme pas. Option : esp.ceu_kills.</translation>
        </message>
        <message>
            <source>A CEU may move and then destroy. Option: esp.ceu_orders.</source>
            <translation>Une CEU peut se déplacer puis détruire. Option : esp.ceu_orders.</translation>
        </message>
        <message>
            <source>A CEU moves or destroys, not both.</source>
            <translation>Une CEU se déplace ou détruit, pas les deux.</translation>
        </message>
        <message>
            <source>A CEU that shares a province with an EU may be ordered to destroy it.</source>
            <translation>Une CEU dans la même province qu’une EU peut recevoir l’ordre de la détruire.</translation>
        </message>
        <message>
            <source>A bid needs a number of credits, as in “BID FRANCE 5”.</source>
            <translation>Une enchère demande un nombre de crédits, comme dans « BID FRANCE 5 ».</translation>
        </message>
        <message>
            <source>A ceu</source>
            <translation>Une CEU</translation>
        </message>
        <message>
            <source>A change by hand needs a reason, for the record.</source>
            <translation>Un changement à la main demande une raison, pour le registre.</translation>
        </message>
        <message>
            <source>A condition may test units and one's own results. Option: spy.conditions.</source>
            <translation>Une condition peut porter sur des unités et sur ses propres résultats. Option : spy.conditions.</translation>
        </message>
        <message>
            <source>A condition names a unit in a province or the result of an own order.</source>
            <translation>Une condition nomme une unité dans une province ou le résultat d’un ordre à soi.</translation>
        </message>
        <message>
            <source>A convoy by several routes fails when all of them are disrupted, or any one (1971).</source>
            <translation>Un convoi par plusieurs routes échoue quand toutes sont rompues, ou une seule (1971).</translation>
        </message>
        <message>
            <source>A convoy needs a destination, as in “F ENG C SPY BRE - LON”.</source>
            <translation>Un convoi demande une destination, comme dans « F ENG C SPY BRE - LON ».</translation>
        </message>
        <message>
            <source>A convoy needs the army's destination, as in “F ENG C A LON - BRE”.</source>
            <translation>Un convoi demande la destination de l’armée, comme dans « F ENG C A LON - BRE ».</translation>
        </message>
        <message>
            <source>A convoy stands as long as its fleet is not dislodged.</source>
            <translation>Un convoi tient tant que sa flotte n’est pas délogée.</translation>
        </message>
        <message>
            <source>A convoy that depends on its own attack: it fails (szykman, the custom since 2000), all its moves fail (all_hold), or the words of a book hold, with szykman behind them.</source>
            <translation>Un convoi qui dépend de sa propre attaque : il échoue (szykman, l’usage depuis 2000), tous ses mouvements échouent (all_hold), ou la lettre d’un livre vaut, avec szykman derrière.</translation>
        </message>
        <message>
            <source>A convoy that is not needed does not turn a land move into a convoy.</source>
            <translation>Un convoi inutile ne change pas un mouvement par terre en convoi.</translation>
        </message>
        <message>
            <source>A country always sees what happens inside its own borders.</source>
            <translation>Un pays voit toujours ce qui se passe dans ses propres frontières.</translation>
        </message>
        <message>
            <source>A country in anarchy raises no units. Option: id.anarchy_builds.</source>
            <translation>Un pays en anarchie ne lève pas d’unités. Option : id.anarchy_builds.</translation>
        </message>
        <message>
            <source>A country may have two spies, one less for a lost capital, and never more than its home centres.</source>
            <translation>Un pays peut avoir deux espions, un de moins si sa capitale est perdue, et jamais plus que ses centres nationaux.</translation>
        </message>
        <message>
            <source>A country whose capital is in enemy hands has one spy less. The capitals are Vienna, London, Paris, Berlin, Rome, St Petersburg and Constantinople.</source>
            <translation>Un pays dont la capitale est aux mains de l’ennemi a un espion de moins. Les capitales sont Vienne, Londres, Paris, Berlin, Rome, Saint-Pétersbourg et Constantinople.</translation>
        </message>
        <message>
            <source>A dislodged fleet does not convoy, but its riders may land before the retreat. Option: inf.agents_before_retreats.</source>
            <translation>Une flotte délogée ne convoie pas, mais ses passagers peuvent débarquer avant la retraite. Option : inf.agents_before_retreats.</translation>
        </message>
        <message>
            <source>A dislodged fleet neither convoys spies nor can be boarded; where two fleets share a sea, one boards the fleet that is not in retreat.</source>
            <translation>Une flotte délogée ne convoie pas d’espions, et nul ne peut y embarquer ; là où deux flottes partagent une mer, on embarque sur celle qui n’est pas en retraite.</translation>
        </message>
        <message>
            <source>A dislodged unit is seen as such and sees from where it is until it retreats.</source>
            <translation>Une unité délogée est vue comme telle et voit depuis sa place jusqu’à sa retraite.</translation>
        </message>
        <message>
            <source>A dislodged unit may still search. Option: spy.dislodged_may_search.</source>
            <translation>Une unité délogée peut encore fouiller. Option : spy.dislodged_may_search.</translation>
        </message>
        <message>
            <source>A dislodged unit retreats one step to a vacant province, neither where its attacker came from nor one that a standoff has left vacant; units that choose one province, and those that cannot or do not retreat, are disbanded.</source>
            <translation>Une unité délogée se retire d’un pas vers une province vide, ni celle d’où venait son attaquant, ni une qu’un équilibre a laissée vide ; les unités qui choisissent la même province, et celles qui ne peuvent ou ne veulent se retirer, sont dissoutes.</translation>
        </message>
        <message>
            <source>A dislodged unit retreats to a province next to it that is vacant, that its attacker did not come from and that no standoff left vacant. Otherwise it is disbanded.</source>
            <translation>Une unité délogée se retire vers une province voisine vide, d’où son attaquant n’est pas venu et qu’aucun équilibre n’a laissée vide. Sinon elle est dissoute.</translation>
        </message>
        <message>
            <source>A fleet</source>
            <translation>Une flotte</translation>
        </message>
        <message>
            <source>A fleet convoys any number of agents, each group by an order of its own. Option: inf.convoy_capacity.</source>
            <translation>Une flotte convoie autant d’agents qu’on veut, chaque groupe par un ordre à part. Option : inf.convoy_capacity.</translation>
        </message>
        <message>
            <source>A fleet convoys one spy in a spy move, the one ordered first. Option: spy.convoy_capacity.</source>
            <translation>Une flotte convoie un espion par mouvement d’espions, celui ordonné en premier. Option : spy.convoy_capacity.</translation>
        </message>
        <message>
            <source>A fleet in {1} needs a coast: {2}.</source>
            <translation>Une flotte en {1} a besoin d’une côte : {2}.</translation>
        </message>
        <message>
            <source>A fleet that holds or convoys regular units may convoy them, to the same place or another.</source>
            <translation>Une flotte qui tient ou convoie des unités ordinaires peut les convoyer, vers la même place ou une autre.</translation>
        </message>
        <message>
            <source>A fleet to {1} needs a coast: {2}.</source>
            <translation>Une flotte vers {1} a besoin d’une côte : {2}.</translation>
        </message>
        <message>
            <source>A game can be begun from the moves of a Spring or Fall, with the season named in a line such as “Movement results for Spring of 1901”.</source>
            <translation>Une partie peut commencer par les mouvements d’un printemps ou d’un automne, si la saison est nommée dans une ligne telle que « Movement results for Spring of 1901 ».</translation>
        </message>
        <message>
            <source>A home country with ten centres brings ten credits.</source>
            <translation>Un pays d’origine de dix centres rapporte dix crédits.</translation>
        </message>
        <message>
            <source>A later line stands instead: “{1}”.</source>
            <translation>Une ligne plus récente vaut à la place : « {1} ».</translation>
        </message>
        <message>
            <source>A later order stands instead.</source>
            <translation>Un ordre plus récent vaut à la place.</translation>
        </message>
        <message>
            <source>A later order stands instead: “{1}”.</source>
            <translation>Un ordre plus récent vaut à la place : « {1} ».</translation>
        </message>
        <message>
            <source>A line “{1} …” should stand here, not “{2}”.</source>
            <translation>Une ligne « {1} … » devrait être ici, et non « {2} ».</translation>
        </message>
        <message>
            <source>A list must name every country once.</source>
            <translation>Une liste doit nommer chaque pays une fois.</translation>
        </message>
        <message>
            <source>A list of all countries is asked for, as in “PREFER AUSTRIA ITALY …”.</source>
            <translation>Il faut une liste de tous les pays, comme dans « PREFER AUSTRIA ITALY … ».</translation>
        </message>
        <message>
            <source>A lost spy may be rebuilt in a home supply centre, in any season, as far as rule 2 allows.</source>
            <translation>Un espion perdu peut être remplacé dans un centre national, en toute saison, autant que la règle 2 le permet.</translation>
        </message>
        <message>
            <source>A mercenary without units and centres is not for sale; with none left there is no auction.</source>
            <translation>Un mercenaire sans unités ni centres n’est pas à vendre ; s’il n’en reste aucun, il n’y a pas d’enchère.</translation>
        </message>
        <message>
            <source>A move succeeds where its strength is greater than that of what stays in the province and that of every other move there.</source>
            <translation>Un mouvement réussit là où sa force dépasse celle de ce qui reste dans la province et celle de tout autre mouvement vers elle.</translation>
        </message>
        <message>
            <source>A number is missing behind “#”.</source>
            <translation>Il manque un nombre derrière « # ».</translation>
        </message>
        <message>
            <source>A number of pieces is 1 at the least.</source>
            <translation>Un nombre de pièces est au moins 1.</translation>
        </message>
        <message>
            <source>A packet is signed with a key.</source>
            <translation>Un paquet est signé d’une clé.</translation>
        </message>
        <message>
            <source>A player is told only how the player's own orders ended ...</source>
            <translation>Un joueur apprend seulement comment ses propres ordres ont fini ...</translation>
        </message>
        <message>
            <source>A player whose home country is eliminated loses. Option: id.eliminated_home.</source>
            <translation>Un joueur dont le pays d’origine est éliminé perd. Option : id.eliminated_home.</translation>
        </message>
        <message>
            <source>A player with agents and no units plays on with them.</source>
            <translation>Un joueur qui a des agents et plus d’unités continue avec eux.</translation>
        </message>
        <message>
            <source>A power gives orders to its own units only.</source>
            <translation>Une puissance ne donne d’ordres qu’à ses propres unités.</translation>
        </message>
        <message>
            <source>A power may keep as many spies as it holds of its own home centres; other centres keep none.</source>
            <translation>Une puissance peut garder autant d’espions qu’elle tient de ses propres centres nationaux ; les autres centres n’en font pas vivre.</translation>
        </message>
        <message>
            <source>A power should be named here.</source>
            <translation>Une puissance devrait être nommée ici.</translation>
        </message>
        <message>
            <source>A power that does not say what it removes loses those units first that are farthest from its home centres; fleets go before armies, then the alphabet decides.</source>
            <translation>Une puissance qui ne dit pas ce qu’elle retire perd d’abord les unités les plus éloignées de ses centres nationaux ; les flottes avant les armées, puis l’alphabet décide.</translation>
        </message>
        <message>
            <source>A province holds any number of spies, beside an army or fleet or without one.</source>
            <translation>Une province contient autant d’espions qu’on veut, à côté d’une armée ou d’une flotte ou sans elle.</translation>
        </message>
        <message>
            <source>A province is held by its unit with its supports, if that does not leave.</source>
            <translation>Une province est tenue par son unité avec ses soutiens, si elle ne part pas.</translation>
        </message>
        <message>
            <source>A province is missing at the end of “{1}”.</source>
            <translation>Il manque une province à la fin de « {1} ».</translation>
        </message>
        <message>
            <source>A province should stand where “{1}” is (column {2}).</source>
            <translation>Une province devrait se trouver là où est « {1} » (colonne {2}).</translation>
        </message>
        <message>
            <source>A rebuilt spy appears at the end of the season, sees from there, and acts in the next. Option: bl.rebuild.</source>
            <translation>Un espion remplacé apparaît à la fin de la saison, voit de là et agit à la suivante. Option : bl.rebuild.</translation>
        </message>
        <message>
            <source>A ride needs no order from the fleet's owner; a convoy does.</source>
            <translation>Être porté ne demande pas d’ordre du propriétaire de la flotte ; un convoi en demande un.</translation>
        </message>
        <message>
            <source>A seal names who seals and for which deadline; say both.</source>
            <translation>Un sceau nomme qui scelle et pour quelle échéance ; dites les deux.</translation>
        </message>
        <message>
            <source>A search ordered for one unit stands in place of the one ordered for all.</source>
            <translation>Une fouille ordonnée à une unité vaut à la place de celle ordonnée à toutes.</translation>
        </message>
        <message>
            <source>A sheet cannot hold the line “{1}”; leave it out.</source>
            <translation>Une feuille ne peut contenir la ligne « {1} » ; omettez-la.</translation>
        </message>
        <message>
            <source>A sight may also be {1}.</source>
            <translation>Une vue peut aussi être {1}.</translation>
        </message>
        <message>
            <source>A single assassin kills nobody and learns of presence.</source>
            <translation>Un assassin seul ne tue personne et n’apprend que des présences.</translation>
        </message>
        <message>
            <source>A spy</source>
            <translation>Un espion</translation>
        </message>
        <message>
            <source>A spy aboard a fleet removed in Winter is lost with it. Option: spy.winter_removed_carrier.</source>
            <translation>Un espion à bord d’une flotte retirée en hiver est perdu avec elle. Option : spy.winter_removed_carrier.</translation>
        </message>
        <message>
            <source>A spy aboard cannot change fleets at sea.</source>
            <translation>Un espion à bord ne peut changer de flotte en mer.</translation>
        </message>
        <message>
            <source>A spy aboard goes where its fleet goes, in movement and in retreat.</source>
            <translation>Un espion à bord va où va sa flotte, en mouvement comme en retraite.</translation>
        </message>
        <message>
            <source>A spy aboard is ordered by where it is when orders are written, and acts from where its fleet has taken it.</source>
            <translation>Un espion à bord reçoit son ordre là où il est quand on écrit, et agit de là où sa flotte l’a mené.</translation>
        </message>
        <message>
            <source>A spy aboard leaves its fleet only by going ashore.</source>
            <translation>Un espion à bord ne quitte sa flotte qu’en débarquant.</translation>
        </message>
        <message>
            <source>A spy aboard reports its sea and all that borders it.</source>
            <translation>Un espion à bord rapporte sa mer et tout ce qui la touche.</translation>
        </message>
        <message>
            <source>A spy cannot be rebuilt in the season in which it is lost.</source>
            <translation>Un espion ne peut être remplacé dans la saison où il est perdu.</translation>
        </message>
        <message>
            <source>A spy convoy is ordered beside the fleet's Spring or Fall order, and the fleet itself does not move for it.</source>
            <translation>Un convoi d’espion s’ordonne à côté de l’ordre de printemps ou d’automne de la flotte, qui ne bouge pas pour cela.</translation>
        </message>
        <message>
            <source>A spy goes aboard by moving from land to a bordering sea where a fleet is.</source>
            <translation>Un espion embarque en passant de la terre à une mer voisine où se trouve une flotte.</translation>
        </message>
        <message>
            <source>A spy goes ashore by moving from its fleet's sea to a bordering land province.</source>
            <translation>Un espion débarque en passant de la mer de sa flotte à une province de terre voisine.</translation>
        </message>
        <message>
            <source>A spy goes one step, as an army would, except as the next clauses say.</source>
            <translation>Un espion va d’un pas, comme une armée, sauf ce que disent les clauses suivantes.</translation>
        </message>
        <message>
            <source>A spy in {1} cannot reach {2}.</source>
            <translation>Un espion en {1} ne peut atteindre {2}.</translation>
        </message>
        <message>
            <source>A spy killed this turn sees nothing any more.</source>
            <translation>Un espion tué ce tour ne voit plus rien.</translation>
        </message>
        <message>
            <source>A spy lost in a season hands in no report for it, though what it saw may still have decided its last order.</source>
            <translation>Un espion perdu dans une saison n’y remet pas de rapport, mais ce qu’il a vu peut encore avoir décidé de son dernier ordre.</translation>
        </message>
        <message>
            <source>A spy may move into any kind of territory, land or sea, occupied or not.</source>
            <translation>Un espion peut entrer dans toute sorte de territoire, terre ou mer, occupé ou non.</translation>
        </message>
        <message>
            <source>A spy may try to kill the spies of one power that it names.</source>
            <translation>Un espion peut tenter de tuer les espions d’une puissance qu’il nomme.</translation>
        </message>
        <message>
            <source>A spy moves one step. Option: bl.spy_move.</source>
            <translation>Un espion va d’un pas. Option : bl.spy_move.</translation>
        </message>
        <message>
            <source>A spy neither takes nor holds a centre, and hinders no retreat and no build.</source>
            <translation>Un espion ne prend ni ne tient de centre, et n’empêche ni retraite ni construction.</translation>
        </message>
        <message>
            <source>A spy regained with the capital returns by being rebuilt in any home centre owned.</source>
            <translation>Un espion regagné avec la capitale revient en étant remplacé dans un centre national possédé.</translation>
        </message>
        <message>
            <source>A spy that enters Switzerland is interned: it is lost, and may be rebuilt.</source>
            <translation>Un espion qui entre en Suisse est interné : il est perdu, et peut être remplacé.</translation>
        </message>
        <message>
            <source>A spy that kills nobody learns nothing by it.</source>
            <translation>Un espion qui ne tue personne n’en apprend rien.</translation>
        </message>
        <message>
            <source>A spy that leaves in time escapes; only final places count.</source>
            <translation>Un espion qui part à temps échappe ; seules comptent les places finales.</translation>
        </message>
        <message>
            <source>A spy that stays kills all spies of the named power that are in its province once spies have moved.</source>
            <translation>Un espion qui reste tue tous les espions de la puissance nommée qui sont dans sa province après les mouvements d’espions.</translation>
        </message>
        <message>
            <source>A spy told to do two things does neither.</source>
            <translation>Un espion à qui l’on ordonne deux choses n’en fait aucune.</translation>
        </message>
        <message>
            <source>A spy whose fleet puts into port stays aboard, and may go ashore there or step to a bordering land province. Option: spy.port.</source>
            <translation>Un espion dont la flotte entre au port reste à bord, et peut y débarquer ou passer dans une province de terre voisine. Option : spy.port.</translation>
        </message>
        <message>
            <source>A style says under “other” how a result is put that it does not list.</source>
            <translation>Un style dit sous « other » comment s’écrit un résultat qu’il ne cite pas.</translation>
        </message>
        <message>
            <source>A support for a fleet to a province with two coasts need not name the coast; one that names the other coast supports nothing.</source>
            <translation>Un soutien à une flotte vers une province à deux côtes n’a pas à nommer la côte ; celui qui nomme l’autre ne soutient rien.</translation>
        </message>
        <message>
            <source>A support for a move that no chain of fleets makes possible is void.</source>
            <translation>Un soutien à un mouvement qu’aucune chaîne de flottes ne rend possible est nul.</translation>
        </message>
        <message>
            <source>A support is cut by an attack from anywhere but the province that it is given into, unless the attacker is of the same power; being dislodged cuts it in any case.</source>
            <translation>Un soutien est coupé par une attaque de partout sauf de la province où il est donné, à moins que l’attaquant soit de la même puissance ; être délogé le coupe toujours.</translation>
        </message>
        <message>
            <source>A turn goes in this order: moves, retreats and removals, the deeds of CEUs, the deeds of EUs, adjustments.</source>
            <translation>Un tour va dans cet ordre : mouvements, retraites et dissolutions, actes des CEU, actes des EU, ajustements.</translation>
        </message>
        <message>
            <source>A unit is attacked by any foreign move that reaches its space.</source>
            <translation>Une unité est attaquée par tout mouvement étranger qui atteint sa case.</translation>
        </message>
        <message>
            <source>A unit is dislodged where an attack on its province succeeds and it does not get away.</source>
            <translation>Une unité est délogée là où une attaque contre sa province réussit et où elle ne s’en va pas.</translation>
        </message>
        <message>
            <source>A unit that is attacked in the regular turn conducts no Security: it is cut.</source>
            <translation>Une unité attaquée au tour ordinaire n’assure pas la sécurité : elle est coupée.</translation>
        </message>
        <message>
            <source>A unit that moved sees from where it is now.</source>
            <translation>Une unité qui s’est déplacée voit de là où elle est maintenant.</translation>
        </message>
        <message>
            <source>A unit that retreats to a forbidden space is disbanded.</source>
            <translation>Une unité qui se retire vers une case interdite est dissoute.</translation>
        </message>
        <message>
            <source>A unit without orders holds; one that supports does not.</source>
            <translation>Une unité sans ordre tient ; une unité qui soutient ne tient pas.</translation>
        </message>
        <message>
            <source>A year has a Spring and a Fall, each with movement and then retreats, and ends with the adjustments of Winter. All orders of a deadline are secret and take effect at once.</source>
            <translation>Une année a un printemps et un automne, chacun avec mouvements puis retraites, et finit par les ajustements de l’hiver. Tous les ordres d’une échéance sont secrets et agissent ensemble.</translation>
        </message>
        <message>
            <source>A year has bids, Spring moves and retreats, Autumn moves and retreats, Winter builds and removals.</source>
            <translation>Une année a des enchères, mouvements et retraites de printemps, mouvements et retraites d’automne, constructions et retraits d’hiver.</translation>
        </message>
        <message>
            <source>Adrien Baird, Steve Doubleday and Steve Wyatt, Intimate Diplomacy I-A (rx03)</source>
            <translation>Adrien Baird, Steve Doubleday et Steve Wyatt, Intimate Diplomacy I-A (rx03)</translation>
        </message>
        <message>
            <source>After a tie Spring is not looked at; if in the next Fall nobody is in, play goes on as usual.</source>
            <translation>Après une égalité on ne regarde pas le printemps ; si à l’automne suivant personne n’est entré, le jeu continue comme d’habitude.</translation>
        </message>
        <message>
            <source>After each Fall a player earns one credit for every centre of his home country.</source>
            <translation>Après chaque automne un joueur gagne un crédit par centre de son pays d’origine.</translation>
        </message>
        <message>
            <source>After each Fall a power has as many units as it owns centres. It builds in vacant home centres that it owns, and removes what it has too many.</source>
            <translation>Après chaque automne une puissance a autant d’unités que de centres. Elle construit dans ses centres nationaux vides et retire ce qu’elle a de trop.</translation>
        </message>
        <message>
            <source>After the armies and fleets of each season have moved, and before spies do, each spy notes every army and fleet in its own province and in all provinces that border it.</source>
            <translation>Quand les armées et les flottes d’une saison ont bougé, et avant les espions, chaque espion note toute armée et toute flotte dans sa province et dans celles qui la bordent.</translation>
        </message>
        <message>
            <source>After the retreats of Fall a centre belongs to the power whose unit stands there; without one it keeps its owner.</source>
            <translation>Après les retraites d’automne un centre appartient à la puissance dont une unité s’y trouve ; sans unité il garde son propriétaire.</translation>
        </message>
        <message>
            <source>Agents aboard a lost fleet drown. Option: inf.drowned.</source>
            <translation>Les agents à bord d’une flotte perdue se noient. Option : inf.drowned.</translation>
        </message>
        <message>
            <source>Agents are convoyed in Spring and Fall only.</source>
            <translation>Les agents ne sont convoyés qu’au printemps et à l’automne.</translation>
        </message>
        <message>
            <source>Agents are never lost with a centre and cannot be disbanded ...</source>
            <translation>Les agents ne se perdent jamais avec un centre et ne peuvent être dissous ...</translation>
        </message>
        <message>
            <source>Agents are raised in Winter.</source>
            <translation>Les agents se lèvent en hiver.</translation>
        </message>
        <message>
            <source>Agents are raised in home centres. Option: inf.build_sites.</source>
            <translation>Les agents se lèvent dans les centres nationaux. Option : inf.build_sites.</translation>
        </message>
        <message>
            <source>Agents cannot be disbanded while a power has units or centres.</source>
            <translation>Les agents ne peuvent être dissous tant qu’une puissance a des unités ou des centres.</translation>
        </message>
        <message>
            <source>Agents cannot be disbanded, nor need they be.</source>
            <translation>Les agents ne peuvent être dissous et n’ont pas à l’être.</translation>
        </message>
        <message>
            <source>Agents have orders in Spring and Fall only.</source>
            <translation>Les agents n’ont d’ordres qu’au printemps et à l’automne.</translation>
        </message>
        <message>
            <source>Agents in a space see the order of the unit that began there, but not what foreign agents are told, nor that there are any.</source>
            <translation>Les agents dans une case voient l’ordre de l’unité qui y a commencé, mais ni ce qu’on dit aux agents étrangers, ni qu’il y en a.</translation>
        </message>
        <message>
            <source>Agents may assassinate foreign agents.</source>
            <translation>Les agents peuvent assassiner des agents étrangers.</translation>
        </message>
        <message>
            <source>Agents move after the regular units; to board where no fleet is any more, or to land where it is no longer adjacent, merely fails.</source>
            <translation>Les agents bougent après les unités ordinaires ; embarquer où il n’y a plus de flotte, ou débarquer où ce n’est plus voisin, échoue simplement.</translation>
        </message>
        <message>
            <source>Agents move in Spring and Fall to an adjacent land space, as armies do.</source>
            <translation>Les agents vont au printemps et à l’automne vers une case de terre voisine, comme les armées.</translation>
        </message>
        <message>
            <source>Agents never hinder each other's moves.</source>
            <translation>Les agents ne se gênent jamais dans leurs mouvements.</translation>
        </message>
        <message>
            <source>Agents on another task do not report; others in the same space may.</source>
            <translation>Les agents occupés à autre chose ne rapportent pas ; d’autres dans la même case le peuvent.</translation>
        </message>
        <message>
            <source>Agents stack without limit and do nothing to regular units; they may be raised in any home centre owned, whatever stands or is built there.</source>
            <translation>Les agents s’empilent sans limite et ne font rien aux unités ordinaires ; on peut en lever dans tout centre national possédé, quoi qu’il s’y trouve ou s’y construise.</translation>
        </message>
        <message>
            <source>Agents stay aboard a fleet in port and may land there or step on; none board in port. Option: inf.port.</source>
            <translation>Les agents restent à bord d’une flotte au port et peuvent y débarquer ou avancer ; nul n’embarque au port. Option : inf.port.</translation>
        </message>
        <message>
            <source>Agents that move still report what they saw where they began. Option: inf.mover_reports.</source>
            <translation>Les agents qui bougent rapportent encore ce qu’ils ont vu au départ. Option : inf.mover_reports.</translation>
        </message>
        <message>
            <source>All else must be learnt by talking to others.</source>
            <translation>Tout le reste s’apprend en parlant aux autres.</translation>
        </message>
        <message>
            <source>All spies of the hunted power die, not one of them.</source>
            <translation>Tous les espions de la puissance chassée meurent, non un seul.</translation>
        </message>
        <message>
            <source>All units are equally strong; a move or a unit in place is as strong as one and its supports. The strongest enters; equals stand each other off, and nobody comes in.</source>
            <translation>Toutes les unités ont la même force ; un mouvement ou une unité en place vaut un plus ses soutiens. La plus forte entre ; à égalité elles se tiennent en échec, et personne n’entre.</translation>
        </message>
        <message>
            <source>An EU and a CEU that swap places do not meet.</source>
            <translation>Une EU et une CEU qui échangent leurs places ne se rencontrent pas.</translation>
        </message>
        <message>
            <source>An EU begins in a home province of its owner's choice that is no supply centre.</source>
            <translation>Une EU commence dans une province nationale au choix de son propriétaire qui n’est pas un centre.</translation>
        </message>
        <message>
            <source>An EU either moves or acts. Option: esp.eu_orders.</source>
            <translation>Une EU se déplace ou agit. Option : esp.eu_orders.</translation>
        </message>
        <message>
            <source>An EU in a province does nothing to a unit's support, unless it was ordered to cut support this turn.</source>
            <translation>Une EU dans une province ne fait rien au soutien d’une unité, sauf si elle avait ce tour l’ordre de couper un soutien.</translation>
        </message>
        <message>
            <source>An EU moves or acts, not both.</source>
            <translation>Une EU se déplace ou agit, pas les deux.</translation>
        </message>
        <message>
            <source>An EU or CEU is given up only as a removal that is due.</source>
            <translation>Une EU ou une CEU ne se rend que comme retrait dû.</translation>
        </message>
        <message>
            <source>An EU ordered to assassinate destroys the unit that is in its province.</source>
            <translation>Une EU qui a ordre d’assassiner détruit l’unité qui est dans sa province.</translation>
        </message>
        <message>
            <source>An act is published with its owner, kind, place and effect. Option: esp.report.</source>
            <translation>Un acte est publié avec son propriétaire, sa sorte, son lieu et son effet. Option : esp.report.</translation>
        </message>
        <message>
            <source>An agent</source>
            <translation>Un agent</translation>
        </message>
        <message>
            <source>An agent aboard cannot change fleets at sea.</source>
            <translation>Un agent à bord ne peut changer de flotte en mer.</translation>
        </message>
        <message>
            <source>An army</source>
            <translation>Une armée</translation>
        </message>
        <message>
            <source>An army is carried where an unbroken chain of fleets, all ordered to convoy it, leads from its coast to the other.</source>
            <translation>Une armée est portée là où une chaîne ininterrompue de flottes, toutes ordonnées pour la convoyer, mène de sa côte à l’autre.</translation>
        </message>
        <message>
            <source>An army or fleet holds, moves one step, supports a unit that holds or moves, or, as a fleet at sea, helps to convoy an army. One without an order holds.</source>
            <translation>Une armée ou une flotte tient, va d’un pas, soutient une unité qui tient ou se déplace, ou, flotte en mer, aide à convoyer une armée. Sans ordre elle tient.</translation>
        </message>
        <message>
            <source>An army that could go by land and by convoy needs to say which it means, or its route follows from the orders of the fleets, as the edition has it.</source>
            <translation>Une armée qui pourrait aller par terre et par convoi doit dire lequel, ou sa route suit des ordres des flottes, selon l’édition.</translation>
        </message>
        <message>
            <source>An army that holds, or a fleet that holds or convoys, may invoke Security.</source>
            <translation>Une armée qui tient, ou une flotte qui tient ou convoie, peut assurer la sécurité.</translation>
        </message>
        <message>
            <source>An assassin that moved kills although it is killed itself.</source>
            <translation>Un assassin qui s’est déplacé tue même s’il est tué.</translation>
        </message>
        <message>
            <source>An assassin that moves, aboard and ashore included, always kills all spies of the named power that end where it arrives.</source>
            <translation>Un assassin qui se déplace, embarquement et débarquement compris, tue toujours tous les espions de la puissance nommée qui finissent là où il arrive.</translation>
        </message>
        <message>
            <source>An assassin whose move fails has spent its attempt. Option: spy.failed_move_hunt.</source>
            <translation>Un assassin dont le mouvement échoue a usé sa tentative. Option : spy.failed_move_hunt.</translation>
        </message>
        <message>
            <source>An assassin's owner is not told of the success. Option: spy.assassin_informed.</source>
            <translation>Le propriétaire d’un assassin n’apprend pas le succès. Option : spy.assassin_informed.</translation>
        </message>
        <message>
            <source>An assassination kills the army or fleet there, one's own too, and no EU or CEU. Option: esp.assassinate_special.</source>
            <translation>Un assassinat tue l’armée ou la flotte qui est là, la sienne aussi, et ni EU ni CEU. Option : esp.assassinate_special.</translation>
        </message>
        <message>
            <source>An attack may be restricted by nationality; of those spared one learns only that they are there.</source>
            <translation>Une attaque peut se limiter à des nationalités ; des épargnés on n’apprend que la présence.</translation>
        </message>
        <message>
            <source>An eu</source>
            <translation>Une EU</translation>
        </message>
        <message>
            <source>An order for {1}, not for {2}.</source>
            <translation>Un ordre pour {1}, non pour {2}.</translation>
        </message>
        <message>
            <source>An order is missing here.</source>
            <translation>Il manque un ordre ici.</translation>
        </message>
        <message>
            <source>An order that no unit could ever carry out is void.</source>
            <translation>Un ordre qu’aucune unité ne pourrait jamais exécuter est nul.</translation>
        </message>
        <message>
            <source>Armies and fleets are open; only EUs and CEUs are hidden.</source>
            <translation>Armées et flottes sont à découvert ; seules les EU et CEU sont cachées.</translation>
        </message>
        <message>
            <source>Armies and fleets may capture the spies of a power that is named.</source>
            <translation>Armées et flottes peuvent capturer les espions d’une puissance nommée.</translation>
        </message>
        <message>
            <source>As seen by {1}.</source>
            <translation>Vu par {1}.</translation>
        </message>
        <message>
            <source>Assassinations come first; units capture those that survive.</source>
            <translation>Les assassinats viennent d’abord ; les unités capturent ceux qui survivent.</translation>
        </message>
        <message>
            <source>Assassinations happen at once: the killed have killed too. Security comes after them.</source>
            <translation>Les assassinats ont lieu ensemble : les tués ont tué aussi. La sécurité vient après.</translation>
        </message>
        <message>
            <source>At each deadline a player is told how the orders of the player's own armies and fleets ended, and nothing of anyone else's.</source>
            <translation>À chaque échéance un joueur apprend comment ont fini les ordres de ses propres armées et flottes, et rien de ceux des autres.</translation>
        </message>
        <message>
            <source>At sea means in a water province; a fleet in port dies.</source>
            <translation>En mer veut dire dans une province d’eau ; une flotte au port meurt.</translation>
        </message>
        <message>
            <source>At the end of each year a ranking by supply centres is published, without their numbers.</source>
            <translation>À la fin de chaque année on publie un classement par centres, sans leur nombre.</translation>
        </message>
        <message>
            <source>At the first rank where the lists differ, each gets his own country of that rank as home.</source>
            <translation>Au premier rang où les listes diffèrent, chacun reçoit comme pays le sien de ce rang.</translation>
        </message>
        <message>
            <source>At the most as many as the centres owned that winter; none need be raised.</source>
            <translation>Au plus autant que de centres possédés cet hiver ; aucun n’est obligé.</translation>
        </message>
        <message>
            <source>At the same moment a spy notes whose spies are in its own province; of the bordering ones it learns only whether there are foreign spies.</source>
            <translation>Au même moment un espion note à qui sont les espions de sa province ; des voisines il apprend seulement s’il y a des espions étrangers.</translation>
        </message>
        <message>
            <source>At the start England, France, Russia and Turkey have 20 credits, Germany 22, Austria and Italy 24.</source>
            <translation>Au début l’Angleterre, la France, la Russie et la Turquie ont 20 crédits, l’Allemagne 22, l’Autriche et l’Italie 24.</translation>
        </message>
        <message>
            <source>At this deadline only spies, searches and spy convoys are ordered.</source>
            <translation>À cette échéance on n’ordonne que des espions, des fouilles et des convois d’espions.</translation>
        </message>
        <message>
            <source>Attackers are not told whether any are left; the attacked learn their losses, and the attacker only where they outnumbered him.</source>
            <translation>On ne dit pas aux attaquants s’il en reste ; les attaqués apprennent leurs pertes, et l’attaquant seulement s’ils étaient plus nombreux.</translation>
        </message>
        <message>
            <source>Attacks of all powers on one nationality are added; each attacker is told his own part, each victim his losses.</source>
            <translation>Les attaques de toutes les puissances contre une nationalité s’ajoutent ; chaque attaquant apprend sa part, chaque victime ses pertes.</translation>
        </message>
        <message>
            <source>Austria</source>
            <translation>Autriche</translation>
        </message>
        <message>
            <source>Austrian</source>
            <translation>Autriche</translation>
        </message>
        <message>
            <source>Before {1}</source>
            <translation>Avant {1}</translation>
        </message>
        <message>
            <source>Beside armies and fleets there is a third kind of piece, the spy.</source>
            <translation>À côté des armées et des flottes il y a une troisième pièce, l’espion.</translation>
        </message>
        <message>
            <source>Bids are asked for, as in “BID FRANCE 5”.</source>
            <translation>Il faut des enchères, comme dans « BID FRANCE 5 ».</translation>
        </message>
        <message>
            <source>Bids are made before Spring 1901 and then between every Winter and Spring.</source>
            <translation>On enchérit avant le printemps 1901, puis entre chaque hiver et chaque printemps.</translation>
        </message>
        <message>
            <source>Bids are whole credits.</source>
            <translation>Les enchères sont en crédits entiers.</translation>
        </message>
        <message>
            <source>Blind Diplomacy II</source>
            <translation>Blind Diplomacy II</translation>
        </message>
        <message>
            <source>Blind Diplomacy II is a game by Eric Klein, numbered rd24 among the variants.</source>
            <translation>Blind Diplomacy II est un jeu d’Eric Klein, numéro rd24 parmi les variantes.</translation>
        </message>
        <message>
            <source>Boardman number {1}</source>
            <translation>Numéro Boardman {1}</translation>
        </message>
        <message>
            <source>Both spies are deployed already.</source>
            <translation>Les deux espions sont déjà placés.</translation>
        </message>
        <message>
            <source>Brack</source>
            <translation>Brack</translation>
        </message>
        <message>
            <source>Brackan</source>
            <translation>Brack</translation>
        </message>
        <message>
            <source>Build {unit}</source>
            <translation>Construire {unit}</translation>
        </message>
        <message>
            <source>Building needs no vacant province and no home centre. Option: esp.build_vacant.</source>
            <translation>Construire ne demande ni province vide ni centre national. Option : esp.build_vacant.</translation>
        </message>
        <message>
            <source>Builds are seen only as far as one's sight goes.</source>
            <translation>On ne voit les constructions qu’aussi loin que porte sa vue.</translation>
        </message>
        <message>
            <source>Builds due to mercenaries must be taken where they can.</source>
            <translation>Les constructions dues aux mercenaires se font là où elles le peuvent.</translation>
        </message>
        <message>
            <source>Builds may be waived, unless the options of the game forbid it.</source>
            <translation>On peut renoncer à construire, sauf si les options de la partie l’interdisent.</translation>
        </message>
        <message>
            <source>Builds of a mercenary cannot be waived.</source>
            <translation>On ne renonce pas aux constructions d’un mercenaire.</translation>
        </message>
        <message>
            <source>But if an assassin that moved kills it, the one that stayed kills nobody at all that season.</source>
            <translation>Mais si un assassin qui s’est déplacé le tue, celui qui est resté ne tue personne de toute la saison.</translation>
        </message>
        <message>
            <source>CEUs</source>
            <translation>CEU</translation>
        </message>
        <message>
            <source>Capitals are Vienna, London, Paris, Berlin, Rome, St Petersburg and Constantinople; where there is a choice the agents' owner has it. Options: inf.capital_R, inf.deport_choice.</source>
            <translation>Les capitales sont Vienne, Londres, Paris, Berlin, Rome, Saint-Pétersbourg et Constantinople ; là où il y a un choix, il est au propriétaire des agents. Options : inf.capital_R, inf.deport_choice.</translation>
        </message>
        <message>
            <source>Centres change hands after the Autumn retreats and before the builds.</source>
            <translation>Les centres changent de mains après les retraites d’automne et avant les constructions.</translation>
        </message>
        <message>
            <source>Centres change hands after the assassinations.</source>
            <translation>Les centres changent de mains après les assassinats.</translation>
        </message>
        <message>
            <source>Changed since then</source>
            <translation>Changé depuis</translation>
        </message>
        <message>
            <source>Changes of players</source>
            <translation>Changements de joueurs</translation>
        </message>
        <message>
            <source>Civil Disorder, 1971 p. 9</source>
            <translation>Désordre civil, 1971 p. 9</translation>
        </message>
        <message>
            <source>Clear all: {1}</source>
            <translation>Tout effacer : {1}</translation>
        </message>
        <message>
            <source>Conditions are answered from all of a power's own spies at the report, those that die that season included.</source>
            <translation>Les conditions se jugent d’après tous les espions d’une puissance au rapport, y compris ceux qui meurent cette saison.</translation>
        </message>
        <message>
            <source>Counter-espionage kills all enemy spies that are in the spy's territory once spies have moved.</source>
            <translation>Le contre-espionnage tue tous les espions ennemis qui sont dans le territoire de l’espion après les mouvements d’espions.</translation>
        </message>
        <message>
            <source>Countries without centres come last, together.</source>
            <translation>Les pays sans centres viennent en dernier, ensemble.</translation>
        </message>
        <message>
            <source>Covert pieces are no cargo of an ordinary convoy.</source>
            <translation>Les pièces secrètes ne sont pas la charge d’un convoi ordinaire.</translation>
        </message>
        <message>
            <source>Credits are open.</source>
            <translation>Les crédits sont à découvert.</translation>
        </message>
        <message>
            <source>Decryption failed</source>
            <translation>Le déchiffrement a échoué</translation>
        </message>
        <message>
            <source>EUs</source>
            <translation>EU</translation>
        </message>
        <message>
            <source>EUs and CEUs are deployed before the first Spring only.</source>
            <translation>Les EU et CEU ne se placent qu’avant le premier printemps.</translation>
        </message>
        <message>
            <source>EUs and CEUs have orders in Spring and Fall only.</source>
            <translation>Les EU et CEU n’ont d’ordres qu’au printemps et à l’automne.</translation>
        </message>
        <message>
            <source>EUs and CEUs move first; what CEUs destroy is fixed then, and only EUs that live on cut supports in the movement. The destructions are published in their own place.</source>
            <translation>Les EU et CEU bougent d’abord ; alors est fixé ce que les CEU détruisent, et seules les EU qui survivent coupent des soutiens pendant les mouvements. Les destructions se publient à leur place.</translation>
        </message>
        <message>
            <source>EUs and CEUs take no centre and hinder no build and no retreat.</source>
            <translation>Les EU et CEU ne prennent pas de centre et n’empêchent ni construction ni retraite.</translation>
        </message>
        <message>
            <source>Each country has two spies, which begin in home territories of its choice.</source>
            <translation>Chaque pays a deux espions, qui commencent dans des territoires nationaux de son choix.</translation>
        </message>
        <message>
            <source>Each has one home country for the whole game.</source>
            <translation>Chacun a un pays d’origine pour toute la partie.</translation>
        </message>
        <message>
            <source>Each player hands in a list of all seven countries, the best first.</source>
            <translation>Chaque joueur remet une liste des sept pays, le meilleur d’abord.</translation>
        </message>
        <message>
            <source>Each power begins with one EU and one CEU. Option: esp.start.</source>
            <translation>Chaque puissance commence avec une EU et une CEU. Option : esp.start.</translation>
        </message>
        <message>
            <source>Eighteen centres do not end the game.</source>
            <translation>Dix-huit centres ne finissent pas la partie.</translation>
        </message>
        <message>
            <source>England</source>
            <translation>Angleterre</translation>
        </message>
        <message>
            <source>English</source>
            <translation>Angleterre</translation>
        </message>
        <message>
            <source>Equal bids leave a country in anarchy for the year.</source>
            <translation>Des enchères égales laissent un pays en anarchie pour l’année.</translation>
        </message>
        <message>
            <source>Equals share a rank. Option: bl.rank_ties.</source>
            <translation>Les égaux partagent un rang. Option : bl.rank_ties.</translation>
        </message>
        <message>
            <source>Eric Klein, Blind Diplomacy II (rd24)</source>
            <translation>Eric Klein, Blind Diplomacy II (rd24)</translation>
        </message>
        <message>
            <source>Espionage Diplomacy IV</source>
            <translation>Espionage Diplomacy IV</translation>
        </message>
        <message>
            <source>Espionage Diplomacy IV is a game by Pete Tulk and Kevin Matthews, numbered rn33 among the variants.</source>
            <translation>Espionage Diplomacy IV est un jeu de Pete Tulk et Kevin Matthews, numéro rn33 parmi les variantes.</translation>
        </message>
        <message>
            <source>Every army and fleet on the board may search for one power's spies, four times a year.</source>
            <translation>Chaque armée et chaque flotte du plateau peut chercher les espions d’une puissance, quatre fois par an.</translation>
        </message>
        <message>
            <source>Every fleet of the chain must have been ordered to convoy that spy by its own power; otherwise the spy does not go.</source>
            <translation>Chaque flotte de la chaîne doit avoir reçu de sa propre puissance l’ordre de convoyer cet espion ; sinon l’espion ne part pas.</translation>
        </message>
        <message>
            <source>Every winter each player may raise agents.</source>
            <translation>Chaque hiver chaque joueur peut lever des agents.</translation>
        </message>
        <message>
            <source>Excepted powers are reported and not captured; the seven are shared by the others, and the excepted reported to the same number.</source>
            <translation>Les puissances exceptées sont rapportées et non capturées ; les sept se partagent entre les autres, et les exceptées sont rapportées jusqu’au même nombre.</translation>
        </message>
        <message>
            <source>Fall {1}, {2}</source>
            <translation>Automne {1}, {2}</translation>
        </message>
        <message>
            <source>Fall: movement, report, spy move, assassination and capture.</source>
            <translation>Automne : mouvements, rapport, mouvement d’espions, assassinats et captures.</translation>
        </message>
        <message>
            <source>Fleets of any power carry spies of any power.</source>
            <translation>Les flottes de toute puissance portent les espions de toute puissance.</translation>
        </message>
        <message>
            <source>Fleets of any power may convoy a spy, in each of the four spy moves.</source>
            <translation>Les flottes de toute puissance peuvent convoyer un espion, à chacun des quatre mouvements d’espions.</translation>
        </message>
        <message>
            <source>Foreign spies in the own province are counted; in bordering ones foreign presence is a yes or no, and own spies do not count as presence. Option: spy.spy_counts.</source>
            <translation>Les espions étrangers de sa propre province sont comptés ; dans les voisines on dit oui ou non, et ses propres espions n’y comptent pas. Option : spy.spy_counts.</translation>
        </message>
        <message>
            <source>France</source>
            <translation>France</translation>
        </message>
        <message>
            <source>French</source>
            <translation>France</translation>
        </message>
        <message>
            <source>From: {1} Date: {2} Subject: {3}  {4}</source>
            <translation>De : {1} Date : {2} Objet : {3}  {4}</translation>
        </message>
        <message>
            <source>Gaining and Losing Units</source>
            <translation>Gains et pertes d’unités</translation>
        </message>
        <message>
            <source>German</source>
            <translation>Allemagne</translation>
        </message>
        <message>
            <source>Germany</source>
            <translation>Allemagne</translation>
        </message>
        <message>
            <source>Germany's list means the Ruhr and Italy's means Tuscany where the printed text has misprints.</source>
            <translation>La liste de l’Allemagne veut dire la Ruhr et celle de l’Italie la Toscane, là où le texte imprimé a des coquilles.</translation>
        </message>
        <message>
            <source>Going aboard and ashore are spy moves; nobody's leave is asked, and the fleet's owner is not told.</source>
            <translation>Embarquer et débarquer sont des mouvements d’espions ; on ne demande la permission de personne, et le propriétaire de la flotte n’en sait rien.</translation>
        </message>
        <message>
            <source>Half prices are rounded up country by country. Option: id.half_rounding.</source>
            <translation>Les demi-prix s’arrondissent vers le haut pays par pays. Option : id.half_rounding.</translation>
        </message>
        <message>
            <source>Hidden pieces</source>
            <translation>Pièces cachées</translation>
        </message>
        <message>
            <source>Hold is written H; A is read as well when it is said of a spy.</source>
            <translation>Tenir s’écrit H ; A se lit aussi quand il s’agit d’un espion.</translation>
        </message>
        <message>
            <source>How a spy was lost its owner is never told.</source>
            <translation>Comment un espion fut perdu, son propriétaire ne l’apprend jamais.</translation>
        </message>
        <message>
            <source>How agents of one power alone are counted by spies.</source>
            <translation>Comment les espions comptent les agents d’une seule puissance.</translation>
        </message>
        <message>
            <source>How far an EU or CEU goes in a season.</source>
            <translation>Jusqu’où va une EU ou une CEU en une saison.</translation>
        </message>
        <message>
            <source>How many EUs and CEUs each power begins with.</source>
            <translation>Avec combien d’EU et de CEU chaque puissance commence.</translation>
        </message>
        <message>
            <source>How many EUs one CEU destroys.</source>
            <translation>Combien d’EU une CEU détruit.</translation>
        </message>
        <message>
            <source>How many agents one fleet convoys in a turn.</source>
            <translation>Combien d’agents une flotte convoie en un tour.</translation>
        </message>
        <message>
            <source>How many centres win the game: as the board says, or this many.</source>
            <translation>Combien de centres gagnent la partie : ce que dit le plateau, ou autant.</translation>
        </message>
        <message>
            <source>How many spies one fleet convoys in a spy move.</source>
            <translation>Combien d’espions une flotte convoie en un mouvement d’espions.</translation>
        </message>
        <message>
            <source>Identity is known only to victims that strictly outnumber the attack, before losses.</source>
            <translation>L’identité n’est connue que des victimes strictement plus nombreuses que l’attaque, avant les pertes.</translation>
        </message>
        <message>
            <source>If both overbid, both lose their credits and all mercenaries are in anarchy. Option: id.both_overbid.</source>
            <translation>Si les deux dépassent leur bourse, les deux perdent leurs crédits et tous les mercenaires sont en anarchie. Option : id.both_overbid.</translation>
        </message>
        <message>
            <source>If that is equal too, play goes on to the next Fall, and all is looked at anew.</source>
            <translation>Si c’est encore égal, le jeu continue jusqu’à l’automne suivant, et l’on regarde tout à neuf.</translation>
        </message>
        <message>
            <source>If that is equal, more credits win, those of this season included.</source>
            <translation>Si c’est égal, plus de crédits gagnent, ceux de cette saison compris.</translation>
        </message>
        <message>
            <source>If the half prices exceed the other's credits, he is ruined too. Option: id.cascade.</source>
            <translation>Si les demi-prix dépassent les crédits de l’autre, il est ruiné aussi. Option : id.cascade.</translation>
        </message>
        <message>
            <source>In Winter 1900 spies go aboard, are convoyed, and are searched for as ever; there is no report.</source>
            <translation>En hiver 1900 les espions embarquent, sont convoyés et cherchés comme toujours ; il n’y a pas de rapport.</translation>
        </message>
        <message>
            <source>In Winter a power with fewer units than centres may build in its own vacant home centres, and one with more must remove the difference.</source>
            <translation>En hiver une puissance qui a moins d’unités que de centres peut construire dans ses propres centres nationaux vides, et celle qui en a plus doit retirer la différence.</translation>
        </message>
        <message>
            <source>In Winter spies beyond the number of home centres held are dismissed; and a spy aboard a fleet that leaves the board in a retreat is lost with it.</source>
            <translation>En hiver les espions en sus du nombre de centres nationaux tenus sont congédiés ; et un espion à bord d’une flotte qui quitte le plateau dans une retraite est perdu avec elle.</translation>
        </message>
        <message>
            <source>In a stalemate without mercenaries the one with more centres wins.</source>
            <translation>Dans une partie nulle sans mercenaires, celui qui a le plus de centres gagne.</translation>
        </message>
        <message>
            <source>In a turn a spy does one of three things: it moves, it performs counter-espionage, or it holds.</source>
            <translation>En un tour un espion fait l’une de trois choses : il se déplace, il fait du contre-espionnage, ou il tient.</translation>
        </message>
        <message>
            <source>In all else armies and fleets are blind.</source>
            <translation>Pour tout le reste armées et flottes sont aveugles.</translation>
        </message>
        <message>
            <source>In an own home centre one sees the unit that began the turn there, not one that enters.</source>
            <translation>Dans un centre national à soi on voit l’unité qui y a commencé le tour, non celle qui y entre.</translation>
        </message>
        <message>
            <source>In anarchy units hold and support nobody; dislodged ones are disbanded. They may be supported.</source>
            <translation>En anarchie les unités tiennent et ne soutiennent personne ; les délogées sont dissoutes. On peut les soutenir.</translation>
        </message>
        <message>
            <source>In other ways agents do meet.</source>
            <translation>Autrement les agents se rencontrent.</translation>
        </message>
        <message>
            <source>In port a spy may go ashore, is held aboard, or is put ashore at once.</source>
            <translation>Au port un espion peut débarquer, est retenu à bord, ou est débarqué aussitôt.</translation>
        </message>
        <message>
            <source>In the example four attackers that spare Russia kill one Turk and three French.</source>
            <translation>Dans l’exemple quatre attaquants qui épargnent la Russie tuent un Turc et trois Français.</translation>
        </message>
        <message>
            <source>In the example six attackers kill one Turk, three Russians and five French.</source>
            <translation>Dans l’exemple six attaquants tuent un Turc, trois Russes et cinq Français.</translation>
        </message>
        <message>
            <source>In the printed example 1T stands for one Turk.</source>
            <translation>Dans l’exemple imprimé 1T veut dire un Turc.</translation>
        </message>
        <message>
            <source>In the printed example an English spy boards the French fleet in the Channel and kills the French spy there, whose own attempts come to nothing; had the French spy gone ashore at London, they would have passed each other unharmed.</source>
            <translation>Dans l’exemple imprimé un espion anglais embarque sur la flotte française en Manche et y tue l’espion français, dont les propres tentatives n’aboutissent pas ; si l’espion français avait débarqué à Londres, ils se seraient croisés sans mal.</translation>
        </message>
        <message>
            <source>In this game Autumn retreats stand alone: spies have their orders in Winter.</source>
            <translation>Dans cette partie les retraites d’automne sont à part : les espions ont leurs ordres en hiver.</translation>
        </message>
        <message>
            <source>In this game a condition may ask about armies and fleets only.</source>
            <translation>Dans cette partie une condition ne peut porter que sur des armées et des flottes.</translation>
        </message>
        <message>
            <source>In this game armies and fleets do not capture spies.</source>
            <translation>Dans cette partie armées et flottes ne capturent pas d’espions.</translation>
        </message>
        <message>
            <source>In this game spies are rebuilt in Winter only.</source>
            <translation>Dans cette partie les espions ne se remplacent qu’en hiver.</translation>
        </message>
        <message>
            <source>In this game spies have a deadline of their own.</source>
            <translation>Dans cette partie les espions ont une échéance à eux.</translation>
        </message>
        <message>
            <source>Infiltration is a game by W. Elmer Hinton, numbered rd15 among the variants.</source>
            <translation>Infiltration est un jeu de W. Elmer Hinton, numéro rd15 parmi les variantes.</translation>
        </message>
        <message>
            <source>Instead of {1}.</source>
            <translation>Au lieu de {1}.</translation>
        </message>
        <message>
            <source>Interned spies see nothing and meet nobody.</source>
            <translation>Les espions internés ne voient rien et ne rencontrent personne.</translation>
        </message>
        <message>
            <source>Intimate Diplomacy I-A</source>
            <translation>Intimate Diplomacy I-A</translation>
        </message>
        <message>
            <source>Intimate Diplomacy is a game by Baird, Doubleday and Wyatt, numbered rx03 among the variants.</source>
            <translation>Intimate Diplomacy est un jeu de Baird, Doubleday et Wyatt, numéro rx03 parmi les variantes.</translation>
        </message>
        <message>
            <source>It acts as an assassination does, but on seven in all; more than seven that ride one fleet are discovered by themselves.</source>
            <translation>Elle agit comme un assassinat, mais sur sept en tout ; plus de sept portés par une flotte se découvrent d’eux-mêmes.</translation>
        </message>
        <message>
            <source>It answers another packet than that of {1} for {2}.</source>
            <translation>Elle répond à un autre paquet que celui de {1} pour {2}.</translation>
        </message>
        <message>
            <source>It asks for another key than the one that the book has for {1}.</source>
            <translation>Il demande une autre clé que celle du livre pour {1}.</translation>
        </message>
        <message>
            <source>It came in for {1}; {2} is due.</source>
            <translation>Arrivé pour {1} ; {2} est attendu.</translation>
        </message>
        <message>
            <source>It cannot destroy a fleet at sea.</source>
            <translation>Elle ne peut détruire une flotte en mer.</translation>
        </message>
        <message>
            <source>It discovers foreign agents.</source>
            <translation>Elle découvre des agents étrangers.</translation>
        </message>
        <message>
            <source>It does not see beyond them unless it has pieces in its border territories.</source>
            <translation>Il ne voit pas au-delà, sauf s’il a des pièces dans ses territoires frontaliers.</translation>
        </message>
        <message>
            <source>It goes over land and sea alike.</source>
            <translation>Il passe sur terre comme sur mer.</translation>
        </message>
        <message>
            <source>It grew out of letters between the two about adding more to the game than armies and fleets.</source>
            <translation>Il est né de lettres entre les deux sur la façon d’ajouter au jeu plus que des armées et des flottes.</translation>
        </message>
        <message>
            <source>It has no other effect.</source>
            <translation>Elle n’a pas d’autre effet.</translation>
        </message>
        <message>
            <source>It has passed; there is grace until {1}.</source>
            <translation>Elle est passée ; il y a un délai de grâce jusqu’au {1}.</translation>
        </message>
        <message>
            <source>It has {1} lines, too many for orders; look at it by hand.</source>
            <translation>Il a {1} lignes, trop pour des ordres ; regardez-le vous-même.</translation>
        </message>
        <message>
            <source>It is not clear whose it is: {1}.</source>
            <translation>On ne sait pas de qui elle est : {1}.</translation>
        </message>
        <message>
            <source>It is widely played between two who know Diplomacy already.</source>
            <translation>Il se joue beaucoup entre deux personnes qui connaissent déjà Diplomacy.</translation>
        </message>
        <message>
            <source>It may try without moving.</source>
            <translation>Il peut tenter sans bouger.</translation>
        </message>
        <message>
            <source>It spares its owner's EUs unless they are named.</source>
            <translation>Elle épargne les EU de son propriétaire, sauf si elles sont nommées.</translation>
        </message>
        <message>
            <source>It was sent before the mail in hand, which is of {1}.</source>
            <translation>Il fut envoyé avant le courrier présent, qui est du {1}.</translation>
        </message>
        <message>
            <source>It was taken for {1} already; {2} is due.</source>
            <translation>Elle a déjà été prise pour {1} ; {2} est dû.</translation>
        </message>
        <message>
            <source>Italian</source>
            <translation>Italie</translation>
        </message>
        <message>
            <source>Italy</source>
            <translation>Italie</translation>
        </message>
        <message>
            <source>Its first order was for one agent; own agents are not listed. Option: inf.list_own.</source>
            <translation>Son premier ordre valait pour un agent ; les siens ne sont pas cités. Option : inf.list_own.</translation>
        </message>
        <message>
            <source>Its owner chooses which spy goes; failing that, the one listed last.</source>
            <translation>Son propriétaire choisit quel espion part ; sinon le dernier cité.</translation>
        </message>
        <message>
            <source>Its subject names another game, “{1}”; this one is “{2}”.</source>
            <translation>L’objet nomme une autre partie, « {1} » ; celle-ci est « {2} ».</translation>
        </message>
        <message>
            <source>Its victim is whoever is there after the retreats.</source>
            <translation>Sa victime est celui qui est là après les retraites.</translation>
        </message>
        <message>
            <source>Its {1} names {2}, but {3} is due.</source>
            <translation>Son {1} nomme {2}, mais {3} est dû.</translation>
        </message>
        <message>
            <source>Jim Burgess, Spy Diplomacy (rd16), revised December 1986</source>
            <translation>Jim Burgess, Spy Diplomacy (rd16), révisé en décembre 1986</translation>
        </message>
        <message>
            <source>Keep {1}</source>
            <translation>Garder {1}</translation>
        </message>
        <message>
            <source>Line {1} could not be read: {2}</source>
            <translation>La ligne {1} n’a pu être lue : {2}</translation>
        </message>
        <message>
            <source>Line {1} orders otherwise and stands instead: “{2}”.</source>
            <translation>La ligne {1} ordonne autrement et vaut à la place : « {2} ».</translation>
        </message>
        <message>
            <source>Lorne</source>
            <translation>Lorne</translation>
        </message>
        <message>
            <source>Lornish</source>
            <translation>Lorne</translation>
        </message>
        <message>
            <source>Miller number {1}</source>
            <translation>Numéro Miller {1}</translation>
        </message>
        <message>
            <source>More agents cannot be assigned than are present.</source>
            <translation>On ne peut engager plus d’agents qu’il n’y en a.</translation>
        </message>
        <message>
            <source>More than seven foreign riders are reported without an order, and captured only by Security. Option: inf.overload.</source>
            <translation>Plus de sept passagers étrangers sont rapportés sans ordre, et capturés par la seule sécurité. Option : inf.overload.</translation>
        </message>
        <message>
            <source>Must retreat</source>
            <translation>Doit se retirer</translation>
        </message>
        <message>
            <source>Next: {1}.</source>
            <translation>Ensuite : {1}.</translation>
        </message>
        <message>
            <source>No agent is left in a sea without a fleet.</source>
            <translation>Aucun agent ne reste dans une mer sans flotte.</translation>
        </message>
        <message>
            <source>No army or fleet in {place}.</source>
            <translation>Ni armée ni flotte en {place}.</translation>
        </message>
        <message>
            <source>No bid is a bid of nothing; two of those are equal.</source>
            <translation>Pas d’enchère, c’est une enchère de rien ; deux telles sont égales.</translation>
        </message>
        <message>
            <source>No convoy can pass over {1} there.</source>
            <translation>Aucun convoi ne peut y passer par {1}.</translation>
        </message>
        <message>
            <source>No convoy can pass through {1}: it is not water.</source>
            <translation>Aucun convoi ne passe par {1} : ce n’est pas de l’eau.</translation>
        </message>
        <message>
            <source>No convoy leaves from or lands in {1}.</source>
            <translation>Aucun convoi ne part de {1} ni n’y aborde.</translation>
        </message>
        <message>
            <source>No covert piece is named.</source>
            <translation>Aucune pièce secrète n’est nommée.</translation>
        </message>
        <message>
            <source>No fleet{1} in {2} could carry a piece.</source>
            <translation>Aucune flotte{1} en {2} ne pourrait convoyer une pièce.</translation>
        </message>
        <message>
            <source>No foreign {kind} in {place}.</source>
            <translation>Pas de {kind} étranger en {place}.</translation>
        </message>
        <message>
            <source>No further {1} begins the game.</source>
            <translation>La partie commence sans autres {1}.</translation>
        </message>
        <message>
            <source>No matching keys found</source>
            <translation>Aucune clé qui convienne</translation>
        </message>
        <message>
            <source>No order can stand here.</source>
            <translation>Aucun ordre ne peut être ici.</translation>
        </message>
        <message>
            <source>No orders are in yet.</source>
            <translation>Aucun ordre n’est encore arrivé.</translation>
        </message>
        <message>
            <source>No orders led to this position: it is the start or was set by hand.</source>
            <translation>Aucun ordre n’a mené à cette position : c’est le début ou elle fut posée à la main.</translation>
        </message>
        <message>
            <source>No orders were found.</source>
            <translation>Aucun ordre trouvé.</translation>
        </message>
        <message>
            <source>No orders were found; they stand behind their power, line by line.</source>
            <translation>Aucun ordre trouvé ; ils sont derrière leur puissance, ligne par ligne.</translation>
        </message>
        <message>
            <source>No other piece hinders it.</source>
            <translation>Aucune autre pièce ne la gêne.</translation>
        </message>
        <message>
            <source>No power dislodges its own unit, nor do supports of its own help to.</source>
            <translation>Aucune puissance ne déloge sa propre unité, et ses soutiens n’y aident pas.</translation>
        </message>
        <message>
            <source>No power hunts its own spies.</source>
            <translation>Aucune puissance ne chasse ses propres espions.</translation>
        </message>
        <message>
            <source>No power hunts its own spies; such an order is refused.</source>
            <translation>Aucune puissance ne chasse ses propres espions ; un tel ordre est refusé.</translation>
        </message>
        <message>
            <source>No report has come from your spy of {place}.</source>
            <translation>Aucun rapport n’est venu de votre espion en {place}.</translation>
        </message>
        <message>
            <source>No spy boards a fleet in port.</source>
            <translation>Aucun espion n’embarque au port.</translation>
        </message>
        <message>
            <source>No spy moves from sea to sea.</source>
            <translation>Aucun espion ne va de mer en mer.</translation>
        </message>
        <message>
            <source>No such piece stands there; did you mean “{1}”?</source>
            <translation>Aucune telle pièce n’est là ; vouliez-vous dire « {1} » ?</translation>
        </message>
        <message>
            <source>No unit known could make this succeed.</source>
            <translation>Aucune unité connue ne pourrait faire réussir cela.</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Personne</translation>
        </message>
        <message>
            <source>Nobody can enter there.</source>
            <translation>Personne ne peut y entrer.</translation>
        </message>
        <message>
            <source>Nobody enters impassable ground.</source>
            <translation>Personne n’entre en terrain infranchissable.</translation>
        </message>
        <message>
            <source>Nobody has more spies than home supply centres.</source>
            <translation>Personne n’a plus d’espions que de centres nationaux.</translation>
        </message>
        <message>
            <source>Nobody is told before ordering that a foreign EU is with the CEU; the order to destroy stands for whatever is found.</source>
            <translation>Personne n’apprend avant d’ordonner qu’une EU étrangère est avec la CEU ; l’ordre de détruire vaut pour tout ce qui s’y trouve.</translation>
        </message>
        <message>
            <source>Nobody owns the centre {place}.</source>
            <translation>Personne ne possède le centre {place}.</translation>
        </message>
        <message>
            <source>Nobody's orders are in this mail; say whose it is.</source>
            <translation>Ce message ne contient d'ordres de personne ; dites de qui il est.</translation>
        </message>
        <message>
            <source>Not every piece of yours has an order yet.</source>
            <translation>Toutes vos pièces n’ont pas encore un ordre.</translation>
        </message>
        <message>
            <source>Not understood</source>
            <translation>Non compris</translation>
        </message>
        <message>
            <source>Nothing can be built in {1} now.</source>
            <translation>Rien ne peut être construit en {1} à présent.</translation>
        </message>
        <message>
            <source>Nothing in “{1}” can be saved: {2}.</source>
            <translation>Rien dans « {1} » ne peut être enregistré : {2}.</translation>
        </message>
        <message>
            <source>Nothing stands a spy off.</source>
            <translation>Rien ne tient un espion en échec.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Rien n’a été changé.</translation>
        </message>
        <message>
            <source>Nothing was touched.</source>
            <translation>Rien n’a été touché.</translation>
        </message>
        <message>
            <source>Nothing was undone here.</source>
            <translation>Rien n’a été annulé ici.</translation>
        </message>
        <message>
            <source>Object of the Game</source>
            <translation>But du jeu</translation>
        </message>
        <message>
            <source>Occupation is looked at after the retreats of Spring and of Fall; a retreat into a home centre counts. Option: id.victory_moment.</source>
            <translation>L’occupation se regarde après les retraites de printemps et d’automne ; une retraite dans un centre national compte. Option : id.victory_moment.</translation>
        </message>
        <message>
            <source>Of a single foreign power a capped number is told. Option: inf.spy_single.</source>
            <translation>D’une seule puissance étrangère on dit un nombre plafonné. Option : inf.spy_single.</translation>
        </message>
        <message>
            <source>Of an own order one is told success, failure, cut, void or dislodged; no cause and no foreign name.</source>
            <translation>D’un ordre à soi on apprend succès, échec, coupé, nul ou délogé ; ni cause ni nom étranger.</translation>
        </message>
        <message>
            <source>Of an unsuccessful attack one learns the fact and no more.</source>
            <translation>D’une attaque manquée on apprend le fait et rien de plus.</translation>
        </message>
        <message>
            <source>Of incomplete builds the lawful ones stand and the rest is defaulted. Builds are waived by home countries only.</source>
            <translation>De constructions incomplètes les licites valent et le reste suit la règle. Seuls les pays d’origine renoncent à construire.</translation>
        </message>
        <message>
            <source>Of several powers, those with fewer agents than were assigned are counted; the others are merely present.</source>
            <translation>De plusieurs puissances, on compte celles qui ont moins d’agents qu’il n’y en a d’engagés ; les autres sont seulement présentes.</translation>
        </message>
        <message>
            <source>Of the table of supply centres a player sees only the player's own lines.</source>
            <translation>De la table des centres un joueur ne voit que ses propres lignes.</translation>
        </message>
        <message>
            <source>Of three or more spies in a territory, one of them on counter-espionage, all others die.</source>
            <translation>De trois espions ou plus dans un territoire, dont un fait du contre-espionnage, tous les autres meurent.</translation>
        </message>
        <message>
            <source>Of three or more spies in a territory, two of them on counter-espionage, all die.</source>
            <translation>De trois espions ou plus dans un territoire, dont deux font du contre-espionnage, tous meurent.</translation>
        </message>
        <message>
            <source>Of two units that move to each other's province without a convoy, the stronger dislodges the other; where they are equal, both stay.</source>
            <translation>De deux unités qui vont sans convoi dans la province l’une de l’autre, la plus forte déloge l’autre ; à égalité, toutes deux restent.</translation>
        </message>
        <message>
            <source>Once spies have moved, all spies of the named power in the searching unit's province are captured.</source>
            <translation>Après les mouvements d’espions, tous les espions de la puissance nommée dans la province de l’unité qui fouille sont capturés.</translation>
        </message>
        <message>
            <source>One boards whatever fleet is there after regular movement.</source>
            <translation>On embarque sur la flotte qui est là après les mouvements ordinaires.</translation>
        </message>
        <message>
            <source>One less than assigned is meant for each power, not in all.</source>
            <translation>Un de moins que les engagés s’entend pour chaque puissance, non en tout.</translation>
        </message>
        <message>
            <source>One may bid more than one has.</source>
            <translation>On peut enchérir plus qu’on n’a.</translation>
        </message>
        <message>
            <source>One may spend all one has.</source>
            <translation>On peut dépenser tout ce qu’on a.</translation>
        </message>
        <message>
            <source>One power a spy, one attempt a season.</source>
            <translation>Une puissance par espion, une tentative par saison.</translation>
        </message>
        <message>
            <source>One sees one's own centres only.</source>
            <translation>On ne voit que ses propres centres.</translation>
        </message>
        <message>
            <source>One sees positions, with kind and coast, and the owners of centres in sight; orders are not seen. Option: bl.see_orders.</source>
            <translation>On voit les positions, avec sorte et côte, et les propriétaires des centres en vue ; on ne voit pas les ordres. Option : bl.see_orders.</translation>
        </message>
        <message>
            <source>Only an army that holds, or a fleet that holds or convoys, may do Security.</source>
            <translation>Seule une armée qui tient, ou une flotte qui tient ou convoie, peut assurer la sécurité.</translation>
        </message>
        <message>
            <source>Only counter-espionage kills a spy; where nobody performs it, any number may share a territory.</source>
            <translation>Seul le contre-espionnage tue un espion ; où personne n’en fait, un territoire en contient autant qu’on veut.</translation>
        </message>
        <message>
            <source>Only the two players bid.</source>
            <translation>Seuls les deux joueurs enchérissent.</translation>
        </message>
        <message>
            <source>Only the {1} can be reached.</source>
            <translation>On ne peut atteindre que {1}.</translation>
        </message>
        <message>
            <source>Only units of one country may not dislodge each other. Option: id.self_dislodge.</source>
            <translation>Seules les unités d’un même pays ne peuvent se déloger. Option : id.self_dislodge.</translation>
        </message>
        <message>
            <source>Only winning bids are added up.</source>
            <translation>Seules les enchères gagnantes s’additionnent.</translation>
        </message>
        <message>
            <source>Only {1}</source>
            <translation>Seulement {1}</translation>
        </message>
        <message>
            <source>Open retreats are not listed.</source>
            <translation>Les retraites ouvertes ne sont pas citées.</translation>
        </message>
        <message>
            <source>Open to the unit in {unit}: {place}.</source>
            <translation>Ouvert à l’unité en {unit} : {place}.</translation>
        </message>
        <message>
            <source>Options stand under the line [options].</source>
            <translation>Les options se mettent sous la ligne [options].</translation>
        </message>
        <message>
            <source>Orders as they came in</source>
            <translation>Les ordres tels qu’ils sont arrivés</translation>
        </message>
        <message>
            <source>Orders as they came in:</source>
            <translation>Les ordres tels qu’ils sont arrivés :</translation>
        </message>
        <message>
            <source>Orders to a country that one does not control are ignored.</source>
            <translation>Les ordres à un pays qu’on ne commande pas sont ignorés.</translation>
        </message>
        <message>
            <source>Other losses happen only at the end of a spy move, and it makes no difference whether a spy is killed or captured.</source>
            <translation>Les autres pertes n’ont lieu qu’à la fin d’un mouvement d’espions, et peu importe qu’un espion soit tué ou capturé.</translation>
        </message>
        <message>
            <source>Owning three means occupying three.</source>
            <translation>En posséder trois veut dire en occuper trois.</translation>
        </message>
        <message>
            <source>Pete Tulk and Kevin Matthews, Espionage Diplomacy IV (rn33), TROG 1, January 1986</source>
            <translation>Pete Tulk et Kevin Matthews, Espionage Diplomacy IV (rn33), TROG 1, janvier 1986</translation>
        </message>
        <message>
            <source>Places that a power with few agents leaves free are lost. Option: inf.redistribute.</source>
            <translation>Les places qu’une puissance peu nombreuse laisse libres sont perdues. Option : inf.redistribute.</translation>
        </message>
        <message>
            <source>Players order and retreat the countries they control; play is as usual.</source>
            <translation>Les joueurs donnent ordres et retraites aux pays qu’ils commandent ; on joue comme d’habitude.</translation>
        </message>
        <message>
            <source>Please note</source>
            <translation>Veuillez noter</translation>
        </message>
        <message>
            <source>Press comes from and goes to {1}.</source>
            <translation>La presse vient de {1} et s’y adresse.</translation>
        </message>
        <message>
            <source>Press is released with a phase: {1}</source>
            <translation>La presse paraît avec une phase : {1}</translation>
        </message>
        <message>
            <source>Prisoners are dealt with in Spring and Fall only.</source>
            <translation>On ne décide des prisonniers qu’au printemps et à l’automne.</translation>
        </message>
        <message>
            <source>Prisoners have no orders and see nothing; they are dealt with at the end of the next Spring or Fall turn.</source>
            <translation>Les prisonniers n’ont pas d’ordres et ne voient rien ; leur sort se règle à la fin du prochain tour de printemps ou d’automne.</translation>
        </message>
        <message>
            <source>Rank {number}: {powers}.</source>
            <translation>Rang {number} : {powers}.</translation>
        </message>
        <message>
            <source>Re: {1}</source>
            <translation>Re : {1}</translation>
        </message>
        <message>
            <source>Regular Diplomacy is played, but nobody sees the whole board.</source>
            <translation>On joue au Diplomacy ordinaire, mais personne ne voit tout le plateau.</translation>
        </message>
        <message>
            <source>Removals not ordered follow the rulebook's civil disorder. Option: adj.cd_removal.</source>
            <translation>Les retraits non ordonnés suivent le désordre civil du livre. Option : adj.cd_removal.</translation>
        </message>
        <message>
            <source>Removals that are not ordered go by the distance from home (1971, 1982), from the country (2000) or from the centres owned (2023), fleets first, then by the alphabet.</source>
            <translation>Les retraits non ordonnés vont selon la distance aux centres nationaux (1971, 1982), au pays (2000) ou aux centres possédés (2023), flottes d’abord, puis par l’alphabet.</translation>
        </message>
        <message>
            <source>Remove {unit}</source>
            <translation>Retirer {unit}</translation>
        </message>
        <message>
            <source>Replace {1}</source>
            <translation>Remplacer {1}</translation>
        </message>
        <message>
            <source>Reports give the kind of unit and its coast. Options: spy.report_type, spy.report_coast.</source>
            <translation>Les rapports donnent la sorte d’unité et sa côte. Options : spy.report_type, spy.report_coast.</translation>
        </message>
        <message>
            <source>Retreats are one blind order. Option: fog.retreat_mode.</source>
            <translation>Les retraites sont un seul ordre à l’aveugle. Option : fog.retreat_mode.</translation>
        </message>
        <message>
            <source>Retreats are ordered blind as a list of choices, and the first open one is taken. Option: fog.retreat_mode.</source>
            <translation>Les retraites s’ordonnent à l’aveugle en une liste de choix, et le premier ouvert est pris. Option : fog.retreat_mode.</translation>
        </message>
        <message>
            <source>Retreats are ordered blind as a list of choices. Option: fog.retreat_mode.</source>
            <translation>Les retraites s’ordonnent à l’aveugle en une liste de choix. Option : fog.retreat_mode.</translation>
        </message>
        <message>
            <source>Riders see the order of their carrier.</source>
            <translation>Les passagers voient l’ordre de leur porteur.</translation>
        </message>
        <message>
            <source>Rule 5 means a player who successfully bids more than he has.</source>
            <translation>La règle 5 veut dire un joueur qui enchérit avec succès plus qu’il n’a.</translation>
        </message>
        <message>
            <source>Rule 8 means that the game master will build.</source>
            <translation>La règle 8 veut dire que le maître de jeu construit.</translation>
        </message>
        <message>
            <source>Rule XII.3</source>
            <translation>Règle XII.3</translation>
        </message>
        <message>
            <source>Rulebook 1971, page 9</source>
            <translation>Livre de 1971, page 9</translation>
        </message>
        <message>
            <source>Rulebook, every edition</source>
            <translation>Livre, toutes les éditions</translation>
        </message>
        <message>
            <source>Russia</source>
            <translation>Russie</translation>
        </message>
        <message>
            <source>Russian</source>
            <translation>Russie</translation>
        </message>
        <message>
            <source>Say who plays {1} now: a name, an address, or both.</source>
            <translation>Dites qui joue {1} maintenant : un nom, une adresse, ou les deux.</translation>
        </message>
        <message>
            <source>Searches are ordered unit by unit, or for all units at once.</source>
            <translation>Les fouilles s’ordonnent unité par unité, ou à toutes ensemble.</translation>
        </message>
        <message>
            <source>Security is invoked in Spring and Fall only.</source>
            <translation>La sécurité ne s’assure qu’au printemps et à l’automne.</translation>
        </message>
        <message>
            <source>Security takes a lone agent too. Option: inf.security_lone.</source>
            <translation>La sécurité prend aussi un agent seul. Option : inf.security_lone.</translation>
        </message>
        <message>
            <source>Sequence of Seasons</source>
            <translation>Suite des saisons</translation>
        </message>
        <message>
            <source>Several EUs act in one province, and all assassinations happen at once.</source>
            <translation>Plusieurs EU agissent dans une province, et tous les assassinats ont lieu ensemble.</translation>
        </message>
        <message>
            <source>Several attackers are judged each alone and added up. Option: inf.pool.</source>
            <translation>Plusieurs attaquants se jugent chacun seul, puis s’additionnent. Option : inf.pool.</translation>
        </message>
        <message>
            <source>So France sees Piedmont only with a piece in Marseilles or in another territory next to Piedmont.</source>
            <translation>Ainsi la France ne voit le Piémont qu’avec une pièce à Marseille ou dans un autre territoire voisin du Piémont.</translation>
        </message>
        <message>
            <source>So a lone agent survives two attackers and one more.</source>
            <translation>Ainsi un agent seul survit à deux attaquants plus un.</translation>
        </message>
        <message>
            <source>So it stands in the imported game.</source>
            <translation>C’est ce que dit la partie importée.</translation>
        </message>
        <message>
            <source>So two that move to the same province may kill each other.</source>
            <translation>Ainsi deux qui vont dans la même province peuvent se tuer.</translation>
        </message>
        <message>
            <source>Spies are deployed before the first Spring only.</source>
            <translation>Les espions ne se placent qu’avant le premier printemps.</translation>
        </message>
        <message>
            <source>Spies are dismissed in Winter.</source>
            <translation>Les espions se congédient en hiver.</translation>
        </message>
        <message>
            <source>Spies are invisible, but those that end in one territory see each other.</source>
            <translation>Les espions sont invisibles, mais ceux qui finissent dans un même territoire se voient.</translation>
        </message>
        <message>
            <source>Spies are raised and dismissed in Winter, in the same step as the other units.</source>
            <translation>Les espions se lèvent et se congédient en hiver, au même pas que les autres unités.</translation>
        </message>
        <message>
            <source>Spies are raised in Winter.</source>
            <translation>Les espions se lèvent en hiver.</translation>
        </message>
        <message>
            <source>Spies are raised in any home centre held, any number in one, whatever stands there. Option: spy.build_placement.</source>
            <translation>Les espions se lèvent dans tout centre national tenu, autant qu’on veut dans un seul, quoi qu’il s’y trouve. Option : spy.build_placement.</translation>
        </message>
        <message>
            <source>Spies are rebuilt with the orders of Spring, Fall or Winter.</source>
            <translation>Les espions se remplacent avec les ordres de printemps, d’automne ou d’hiver.</translation>
        </message>
        <message>
            <source>Spies begin in any territory of the border list.</source>
            <translation>Les espions commencent dans un territoire quelconque de la liste des frontières.</translation>
        </message>
        <message>
            <source>Spies go after the reports are gathered, so a spy's order may depend on what one's own spies have seen of foreign units and on how one's own units fared.</source>
            <translation>Les espions partent quand les rapports sont réunis ; l’ordre d’un espion peut donc dépendre de ce que ses espions ont vu des unités étrangères et du sort de ses propres unités.</translation>
        </message>
        <message>
            <source>Spies have orders in Spring and Fall only.</source>
            <translation>Les espions n’ont d’ordres qu’au printemps et à l’automne.</translation>
        </message>
        <message>
            <source>Spies have reported from {place}.</source>
            <translation>Des espions ont fait rapport depuis {place}.</translation>
        </message>
        <message>
            <source>Spies move four times a year, after Spring, Summer, Fall and Winter, and once before the first Spring. The Fall move comes before the Autumn retreats.</source>
            <translation>Les espions bougent quatre fois par an, après le printemps, l’été, l’automne et l’hiver, et une fois avant le premier printemps. Le mouvement d’automne précède les retraites d’automne.</translation>
        </message>
        <message>
            <source>Spies need no fleet at sea, and fleets do not carry them.</source>
            <translation>Les espions n’ont pas besoin de flotte en mer, et les flottes ne les portent pas.</translation>
        </message>
        <message>
            <source>Spies share territories with units.</source>
            <translation>Les espions partagent les territoires avec les unités.</translation>
        </message>
        <message>
            <source>Spies that meet see each other's nationality; a victim learns nothing of its killer, and spies that swap places do not meet.</source>
            <translation>Les espions qui se rencontrent voient la nationalité l’un de l’autre ; une victime n’apprend rien de son tueur, et des espions qui échangent leurs places ne se rencontrent pas.</translation>
        </message>
        <message>
            <source>Spies use up no supply of armies and fleets.</source>
            <translation>Les espions n’usent pas le ravitaillement des armées et des flottes.</translation>
        </message>
        <message>
            <source>Spring and Fall each have movement and, where units were dislodged, retreats; builds and removals follow the Fall. Each deadline takes its own kinds of orders.</source>
            <translation>Printemps et automne ont chacun des mouvements et, où des unités furent délogées, des retraites ; constructions et retraits suivent l’automne. Chaque échéance prend ses propres sortes d’ordres.</translation>
        </message>
        <message>
            <source>Spring {1}, {2}</source>
            <translation>Printemps {1}, {2}</translation>
        </message>
        <message>
            <source>Spring: movement, report, spy move, assassination and capture. Before Spring 1901 spies move once without a report.</source>
            <translation>Printemps : mouvements, rapport, mouvement d’espions, assassinats et captures. Avant le printemps 1901 les espions bougent une fois sans rapport.</translation>
        </message>
        <message>
            <source>Spy Diplomacy</source>
            <translation>Spy Diplomacy</translation>
        </message>
        <message>
            <source>Spy Diplomacy is a game by Jim Burgess, numbered rd16 among the variants.</source>
            <translation>Spy Diplomacy est un jeu de Jim Burgess, numéro rd16 parmi les variantes.</translation>
        </message>
        <message>
            <source>Spy convoys are ordered with the season's orders, and fail if the fleet is not there afterwards.</source>
            <translation>Les convois d’espions s’ordonnent avec les ordres de la saison, et échouent si la flotte n’est pas là ensuite.</translation>
        </message>
        <message>
            <source>Spy orders are due with the season's other orders and may be conditional; reports are handed out after the hunts. Option: spy.report_timing.</source>
            <translation>Les ordres d’espions sont dus avec les autres de la saison et peuvent être conditionnels ; les rapports se remettent après les chasses. Option : spy.report_timing.</translation>
        </message>
        <message>
            <source>Spy orders with the season's orders, or after its reports at a deadline of their own.</source>
            <translation>Les ordres d’espions avec ceux de la saison, ou après ses rapports à une échéance à eux.</translation>
        </message>
        <message>
            <source>Spy, Assassinate and Security look after agents have moved. Option: inf.activity.</source>
            <translation>Espionner, assassiner et la sécurité regardent après les mouvements d’agents. Option : inf.activity.</translation>
        </message>
        <message>
            <source>Spying agents discover whether foreign agents are present.</source>
            <translation>Les agents qui espionnent découvrent s’il y a des agents étrangers.</translation>
        </message>
        <message>
            <source>Start provinces are chosen in secret before Spring 1901; both pieces may share one.</source>
            <translation>Les provinces de départ se choisissent en secret avant le printemps 1901 ; les deux pièces peuvent en partager une.</translation>
        </message>
        <message>
            <source>Summer: retreats, report, spy move, assassination and capture.</source>
            <translation>Été : retraites, rapport, mouvement d’espions, assassinats et captures.</translation>
        </message>
        <message>
            <source>Supply centres</source>
            <translation>Centres</translation>
        </message>
        <message>
            <source>Supply centres: {1}</source>
            <translation>Centres : {1}</translation>
        </message>
        <message>
            <source>Support is cut by an attack on the supporter, except from the province that the support is directed at, and always by its dislodgement.</source>
            <translation>Un soutien est coupé par une attaque contre celui qui soutient, sauf depuis la province que vise le soutien, et toujours par son délogement.</translation>
        </message>
        <message>
            <source>Tessel</source>
            <translation>Tessel</translation>
        </message>
        <message>
            <source>Tesseline</source>
            <translation>Tessel</translation>
        </message>
        <message>
            <source>That is no age key; one begins with AGE-SECRET-KEY-1.</source>
            <translation>Ce n’est pas une clé age ; elle commence par AGE-SECRET-KEY-1.</translation>
        </message>
        <message>
            <source>That is nothing this order could go on with.</source>
            <translation>Cet ordre ne peut continuer ainsi.</translation>
        </message>
        <message>
            <source>That is the main line already.</source>
            <translation>C’est déjà la ligne principale.</translation>
        </message>
        <message>
            <source>That leads to no order.</source>
            <translation>Cela ne mène à aucun ordre.</translation>
        </message>
        <message>
            <source>That works as spying does, but a lone agent is safe from fewer than three, and at most one less than the attackers die.</source>
            <translation>Cela agit comme espionner, mais un agent seul ne craint pas moins de trois, et il meurt au plus un de moins que les attaquants.</translation>
        </message>
        <message>
            <source>The Fall spy move precedes the Autumn retreats; the Winter one follows the builds. The Spring one likewise precedes the Summer retreats.</source>
            <translation>Le mouvement d’espions d’automne précède les retraites d’automne ; celui d’hiver suit les constructions. Celui de printemps précède de même les retraites d’été.</translation>
        </message>
        <message>
            <source>The Fall's income is counted before the tie is broken.</source>
            <translation>Le revenu d’automne se compte avant de départager.</translation>
        </message>
        <message>
            <source>The GM</source>
            <translation>Le maître de jeu</translation>
        </message>
        <message>
            <source>The Security in {place} was cut.</source>
            <translation>La sécurité en {place} a été coupée.</translation>
        </message>
        <message>
            <source>The Short Game</source>
            <translation>La partie courte</translation>
        </message>
        <message>
            <source>The alphabet is that of the full English names.</source>
            <translation>L’alphabet est celui des noms anglais entiers.</translation>
        </message>
        <message>
            <source>The board in this packet is none; ask for the packet again.</source>
            <translation>Le plateau de ce paquet n’en est pas un ; redemandez le paquet.</translation>
        </message>
        <message>
            <source>The board in “{1}” cannot go into a packet: {2}. Mend that file.</source>
            <translation>Le plateau de « {1} » ne peut entrer dans un paquet : {2}. Corrigez ce fichier.</translation>
        </message>
        <message>
            <source>The board in “{1}” is too large for a packet; make its pictures smaller.</source>
            <translation>Le plateau de « {1} » est trop grand pour un paquet ; réduisez ses images.</translation>
        </message>
        <message>
            <source>The board “{1}” of this game is not the one that you have; ask for its folder.</source>
            <translation>Le plateau « {1} » de cette partie n’est pas celui que vous avez ; demandez son dossier.</translation>
        </message>
        <message>
            <source>The board “{1}” was changed after the game began.</source>
            <translation>Le plateau « {1} » a été changé après le début de la partie.</translation>
        </message>
        <message>
            <source>The book has no standby player for {1}; write one under “standby”.</source>
            <translation>Le livre n’a pas de remplaçant pour {1} ; écrivez-en un sous « standby ».</translation>
        </message>
        <message>
            <source>The book of 1976 is the text of 1971. Option: adj.rulebook.</source>
            <translation>Le livre de 1976 est le texte de 1971. Option : adj.rulebook.</translation>
        </message>
        <message>
            <source>The borders of the seven countries hold 42 territories: six each, but seven for Russia and five for Turkey.</source>
            <translation>Les frontières des sept pays contiennent 42 territoires : six chacun, mais sept pour la Russie et cinq pour la Turquie.</translation>
        </message>
        <message>
            <source>The capital is lost with its ownership after Fall. Option: bl.capital.</source>
            <translation>La capitale se perd avec sa possession après l’automne. Option : bl.capital.</translation>
        </message>
        <message>
            <source>The convoy's route is broken: {1} does not touch {2}.</source>
            <translation>La route du convoi est rompue : {1} ne touche pas {2}.</translation>
        </message>
        <message>
            <source>The credits of the start already hold the first income.</source>
            <translation>Les crédits du début contiennent déjà le premier revenu.</translation>
        </message>
        <message>
            <source>The deported reappear in their capital, or in another home centre, or in another space they own.</source>
            <translation>Les expulsés reparaissent dans leur capitale, ou dans un autre centre national, ou dans une autre case à eux.</translation>
        </message>
        <message>
            <source>The difference makes up for the countries' strength.</source>
            <translation>La différence compense la force des pays.</translation>
        </message>
        <message>
            <source>The disk failed while “{1}” was in use ({2}).</source>
            <translation>Le disque a failli pendant l’usage de « {1} » ({2}).</translation>
        </message>
        <message>
            <source>The disk failed while “{1}” was in use ({2}); everything saved before is kept. Check the disk, or copy the file elsewhere.</source>
            <translation>Le disque a failli pendant l’usage de « {1} » ({2}) ; tout ce qui était enregistré est gardé. Vérifiez le disque, ou copiez le fichier ailleurs.</translation>
        </message>
        <message>
            <source>The disk is full: the last act was not saved in “{1}”; everything before it was. Make room and try again.</source>
            <translation>Le disque est plein : le dernier acte n’est pas enregistré dans « {1} » ; tout ce qui précède l’est. Faites de la place et recommencez.</translation>
        </message>
        <message>
            <source>The disk is full: “{1}” was not saved. Make room first.</source>
            <translation>Le disque est plein : « {1} » n’est pas enregistré. Faites d’abord de la place.</translation>
        </message>
        <message>
            <source>The edition that answers wherever another adj. option says “rulebook”.</source>
            <translation>L’édition qui répond là où une autre option adj. dit « rulebook ».</translation>
        </message>
        <message>
            <source>The end of the game is announced to all, and fog ends with it.</source>
            <translation>La fin de la partie est annoncée à tous, et le brouillard finit avec elle.</translation>
        </message>
        <message>
            <source>The executed are out of the game.</source>
            <translation>Les exécutés sont hors du jeu.</translation>
        </message>
        <message>
            <source>The first EU and CEU are free; those built later use up a centre each. Option: esp.supply.</source>
            <translation>Les premières EU et CEU sont libres ; celles construites ensuite usent chacune un centre. Option : esp.supply.</translation>
        </message>
        <message>
            <source>The first Winter in which agents appear.</source>
            <translation>Le premier hiver où paraissent des agents.</translation>
        </message>
        <message>
            <source>The first agents appear in Winter 1901. Option: inf.first_build.</source>
            <translation>Les premiers agents paraissent en hiver 1901. Option : inf.first_build.</translation>
        </message>
        <message>
            <source>The game ends when a unit of one player's home country stands in a home centre of the other's, in any season.</source>
            <translation>La partie finit quand une unité du pays d’origine d’un joueur est dans un centre national de l’autre, en toute saison.</translation>
        </message>
        <message>
            <source>The game is over ({1}): {2}.</source>
            <translation>La partie est finie ({1}) : {2}.</translation>
        </message>
        <message>
            <source>The game is over: {1}.</source>
            <translation>La partie est finie : {1}.</translation>
        </message>
        <message>
            <source>The game is over; nothing is due.</source>
            <translation>La partie est finie ; rien n’est dû.</translation>
        </message>
        <message>
            <source>The game master declares a stalemate; the home countries' centres are counted, and equals draw. Option: id.stalemate.</source>
            <translation>Le maître de jeu déclare la partie nulle ; on compte les centres des pays d’origine, et l’égalité est un match nul. Option : id.stalemate.</translation>
        </message>
        <message>
            <source>The game may be played without captures. Option: spy.captures.</source>
            <translation>On peut jouer sans captures. Option : spy.captures.</translation>
        </message>
        <message>
            <source>The game opens with one spy in every home centre: 22 in all, four of them Russian.</source>
            <translation>La partie s’ouvre avec un espion dans chaque centre national : 22 en tout, dont quatre russes.</translation>
        </message>
        <message>
            <source>The game stands at its start; there is nothing to go back to.</source>
            <translation>La partie est à son début ; il n’y a rien où revenir.</translation>
        </message>
        <message>
            <source>The higher bidder pays the bid and controls the country for the year, winter adjustments included; the loser pays nothing.</source>
            <translation>Le plus offrant paie son enchère et commande le pays pour l’année, ajustements d’hiver compris ; le perdant ne paie rien.</translation>
        </message>
        <message>
            <source>The home centres are the map's, whoever owns them now.</source>
            <translation>Les centres nationaux sont ceux de la carte, quel que soit leur propriétaire.</translation>
        </message>
        <message>
            <source>The home country of {power} is {power2}.</source>
            <translation>Le pays d’origine de {power} est {power2}.</translation>
        </message>
        <message>
            <source>The homeland stays in sight even when it is lost. Option: bl.home_sight.</source>
            <translation>Le pays natal reste en vue même perdu. Option : bl.home_sight.</translation>
        </message>
        <message>
            <source>The house rules allow nobody to sign as {1}.</source>
            <translation>Le règlement ne permet à personne de signer {1}.</translation>
        </message>
        <message>
            <source>The house rules allow only press that its author signs.</source>
            <translation>Le règlement ne permet que la presse signée par son auteur.</translation>
        </message>
        <message>
            <source>The house rules of this game allow no press.</source>
            <translation>Le règlement de cette partie ne permet pas de presse.</translation>
        </message>
        <message>
            <source>The key “{1}” is missing.</source>
            <translation>Il manque la clé « {1} ».</translation>
        </message>
        <message>
            <source>The line holds no order.</source>
            <translation>La ligne ne contient pas d’ordre.</translation>
        </message>
        <message>
            <source>The list must name every country once.</source>
            <translation>La liste doit nommer chaque pays une fois.</translation>
        </message>
        <message>
            <source>The mails at hand cannot be read; they are put aside as “{1}”. Add the mails once more.</source>
            <translation>Les courriels reçus sont illisibles ; ils ont été mis de côté sous « {1} ». Ajoutez-les encore une fois.</translation>
        </message>
        <message>
            <source>The main line cannot be dropped.</source>
            <translation>La ligne principale ne peut être abandonnée.</translation>
        </message>
        <message>
            <source>The moves of EUs and CEUs are published only when they do something.</source>
            <translation>Les mouvements des EU et CEU ne se publient que s’ils font quelque chose.</translation>
        </message>
        <message>
            <source>The next turn the captor may order deportation; otherwise the prisoners are executed.</source>
            <translation>Au tour suivant le capteur peut ordonner l’expulsion ; sinon les prisonniers sont exécutés.</translation>
        </message>
        <message>
            <source>The number in an order is how many of the agents there carry it out; the others are idle and report.</source>
            <translation>Le nombre dans un ordre dit combien des agents présents l’exécutent ; les autres sont oisifs et rapportent.</translation>
        </message>
        <message>
            <source>The number of centres limits what is raised in one winter. Option: inf.build_cap.</source>
            <translation>Le nombre de centres limite ce qu’on lève en un hiver. Option : inf.build_cap.</translation>
        </message>
        <message>
            <source>The number of home centres is tested after Fall.</source>
            <translation>Le nombre de centres nationaux se vérifie après l’automne.</translation>
        </message>
        <message>
            <source>The official rules hold, except as amended here.</source>
            <translation>Les règles officielles valent, sauf ce qui est changé ici.</translation>
        </message>
        <message>
            <source>The opening is cut short: the line “{1}” is missing.</source>
            <translation>L’ouverture est tronquée : il manque la ligne « {1} ».</translation>
        </message>
        <message>
            <source>The other five countries are mercenaries.</source>
            <translation>Les cinq autres pays sont des mercenaires.</translation>
        </message>
        <message>
            <source>The other gains everything he himself bid for, at half his own bids. Option: id.overbid_scope.</source>
            <translation>L’autre gagne tout ce pour quoi il a lui-même enchéri, à la moitié de ses enchères. Option : id.overbid_scope.</translation>
        </message>
        <message>
            <source>The page lists no centres: their owners are those of the start.</source>
            <translation>La page ne cite pas de centres : leurs propriétaires sont ceux du début.</translation>
        </message>
        <message>
            <source>The players may agree to end a game at any time, all survivors sharing it or those they name, or beforehand on a last year.</source>
            <translation>Les joueurs peuvent convenir d’une fin à tout moment, partagée par tous les survivants ou par ceux qu’ils nomment, ou d’avance d’une dernière année.</translation>
        </message>
        <message>
            <source>The printed example has seven English, eight French, three Russian and one Turkish agent in Bohemia.</source>
            <translation>L’exemple imprimé a sept agents anglais, huit français, trois russes et un turc en Bohême.</translation>
        </message>
        <message>
            <source>The promise is cut short: its sha256 should have 64 digits.</source>
            <translation>La promesse est tronquée : son sha256 devrait avoir 64 chiffres.</translation>
        </message>
        <message>
            <source>The promise is {1} {2}, the opening {3} {4}.</source>
            <translation>La promesse est {1} {2}, l’ouverture {3} {4}.</translation>
        </message>
        <message>
            <source>The report of {1} for {2} is withheld: judging by the positions {3}.</source>
            <translation>Le rapport de {1} pour {2} est retenu : d’après les positions {3}.</translation>
        </message>
        <message>
            <source>The rulebook of 1971 is played, as later official rulebooks and these rules amend it.</source>
            <translation>On joue le livre de 1971, tel que l’amendent les livres officiels plus récents et ces règles.</translation>
        </message>
        <message>
            <source>The rulebook of 1976 is used, except as these rules say.</source>
            <translation>On se sert du livre de 1976, sauf ce que disent ces règles.</translation>
        </message>
        <message>
            <source>The rulebook of 1982 is used. Option: adj.rulebook.</source>
            <translation>On se sert du livre de 1982. Option : adj.rulebook.</translation>
        </message>
        <message>
            <source>The rules took {some} from the board in {place}.</source>
            <translation>Par les règles a quitté le plateau en {place} : {some}.</translation>
        </message>
        <message>
            <source>The rules took {some} of yours from the board in {place}.</source>
            <translation>Par les règles vous avez perdu en {place} : {some}.</translation>
        </message>
        <message>
            <source>The rules were deposited with the North American Variant Bank and may be used freely.</source>
            <translation>Les règles furent déposées à la North American Variant Bank et peuvent s’employer librement.</translation>
        </message>
        <message>
            <source>The rules were printed in TROG 1.</source>
            <translation>Les règles furent imprimées dans TROG 1.</translation>
        </message>
        <message>
            <source>The same order stands again in line {1}.</source>
            <translation>Le même ordre se trouve encore à la ligne {1}.</translation>
        </message>
        <message>
            <source>The seven are shared evenly: two each of three powers, one each of five.</source>
            <translation>Les sept se partagent également : deux chacune pour trois puissances, un chacune pour cinq.</translation>
        </message>
        <message>
            <source>The spy of {place} has not reported.</source>
            <translation>L’espion en {place} n’a pas fait rapport.</translation>
        </message>
        <message>
            <source>The start</source>
            <translation>Le début</translation>
        </message>
        <message>
            <source>The statement reveals everything; it is written once the game is over.</source>
            <translation>Le bilan révèle tout ; il s’écrit quand la partie est finie.</translation>
        </message>
        <message>
            <source>The support that is cut is the one given by the unit in the EU's province; convoys go on. Option: esp.cut.</source>
            <translation>Le soutien coupé est celui que donne l’unité de la province de l’EU ; les convois continuent. Option : esp.cut.</translation>
        </message>
        <message>
            <source>The unit in retreat from {place} was driven out by {piece}.</source>
            <translation>L’unité en retraite de {place} a été chassée par {piece}.</translation>
        </message>
        <message>
            <source>The unit in {place} was attacked in vain.</source>
            <translation>L’unité en {place} a été attaquée en vain.</translation>
        </message>
        <message>
            <source>The units of a power that sends nothing hold; when dislodged they are disbanded.</source>
            <translation>Les unités d’une puissance qui n’envoie rien tiennent ; délogées, elles sont dissoutes.</translation>
        </message>
        <message>
            <source>The vanishing is tested at the end of every season. Option: esp.disappear.</source>
            <translation>La disparition se vérifie à la fin de chaque saison. Option : esp.disappear.</translation>
        </message>
        <message>
            <source>The variants are missing from this program; please reinstall it.</source>
            <translation>Les variantes manquent à ce programme ; veuillez le réinstaller.</translation>
        </message>
        <message>
            <source>The way does not lead to an order yet.</source>
            <translation>La voie ne mène pas encore à un ordre.</translation>
        </message>
        <message>
            <source>The year has four seasons, played in this order.</source>
            <translation>L’année a quatre saisons, jouées dans cet ordre.</translation>
        </message>
        <message>
            <source>The year whose Fall ends the game; who then owns most centres wins.</source>
            <translation>L’année dont l’automne finit la partie ; celui qui possède alors le plus de centres gagne.</translation>
        </message>
        <message>
            <source>There are four deadlines a year: Autumn retreats, builds and Winter spy orders share one. Option: spy.split_winter.</source>
            <translation>Il y a quatre échéances par an : retraites d’automne, constructions et ordres d’espions d’hiver en partagent une. Option : spy.split_winter.</translation>
        </message>
        <message>
            <source>There are two further kinds of piece, the espionage unit or EU and the counter-espionage unit or CEU.</source>
            <translation>Il y a deux autres sortes de pièces, l’unité d’espionnage ou EU et l’unité de contre-espionnage ou CEU.</translation>
        </message>
        <message>
            <source>There are two players.</source>
            <translation>Il y a deux joueurs.</translation>
        </message>
        <message>
            <source>There are {1} of {2}.</source>
            <translation>Il y a {1} de {2}.</translation>
        </message>
        <message>
            <source>There is already a branch “{1}”; choose another name.</source>
            <translation>Il y a déjà une branche « {1} » ; choisissez un autre nom.</translation>
        </message>
        <message>
            <source>There is no branch “{1}”; this game has {2}.</source>
            <translation>Il n’y a pas de branche « {1} » ; cette partie a {2}.</translation>
        </message>
        <message>
            <source>There is no file “{1}”; check the name and the folder.</source>
            <translation>Il n’y a pas de fichier « {1} » ; vérifiez le nom et le dossier.</translation>
        </message>
        <message>
            <source>There is no line “{1}” here; was the right text given?</source>
            <translation>Il n’y a pas de ligne « {1} » ici ; est-ce le bon texte ?</translation>
        </message>
        <message>
            <source>There is no piece of yours to order here.</source>
            <translation>Il n’y a ici aucune pièce à vous à ordonner.</translation>
        </message>
        <message>
            <source>There is no style “{1}”; there are {2}.</source>
            <translation>Il n’y a pas de style « {1} » ; il y a {2}.</translation>
        </message>
        <message>
            <source>There is no variant “{1}”; {2}</source>
            <translation>Il n’y a pas de variante « {1} » ; {2}</translation>
        </message>
        <message>
            <source>There is not a fleet in every one of these seas.</source>
            <translation>Il n’y a pas de flotte dans chacune de ces mers.</translation>
        </message>
        <message>
            <source>There is nothing to seal: the sheet is empty.</source>
            <translation>Il n’y a rien à sceller : la feuille est vide.</translation>
        </message>
        <message>
            <source>There is {piece} in {place}.</source>
            <translation>Il y a {piece} en {place}.</translation>
        </message>
        <message>
            <source>These are the ways in which spies are lost.</source>
            <translation>Voilà comment se perdent les espions.</translation>
        </message>
        <message>
            <source>They are built as other units are, but in home provinces that are no centres.</source>
            <translation>Elles se construisent comme les autres unités, mais dans des provinces nationales qui ne sont pas des centres.</translation>
        </message>
        <message>
            <source>They are written in secret and shown together.</source>
            <translation>Elles s’écrivent en secret et se montrent ensemble.</translation>
        </message>
        <message>
            <source>They discover at least one, otherwise one less than the number assigned.</source>
            <translation>Ils en découvrent au moins un, sinon un de moins que les engagés.</translation>
        </message>
        <message>
            <source>They go one step a season, over any border. Option: esp.move.</source>
            <translation>Elles vont d’un pas par saison, par toute frontière. Option : esp.move.</translation>
        </message>
        <message>
            <source>They leave the fleet for any coastal space next to it.</source>
            <translation>Ils quittent la flotte pour toute case côtière voisine d’elle.</translation>
        </message>
        <message>
            <source>They may be spread over centres, open or held by own units, or all raised in one.</source>
            <translation>Ils peuvent se répartir sur des centres, ouverts ou tenus par des unités à soi, ou se lever tous dans un seul.</translation>
        </message>
        <message>
            <source>They may ride any fleet: they enter the adjacent space with the fleet and stay with it.</source>
            <translation>Ils peuvent être portés par toute flotte : ils entrent dans la case voisine avec elle et restent avec elle.</translation>
        </message>
        <message>
            <source>This does not open the packet: it is locked with another key or passphrase.</source>
            <translation>Cela n’ouvre pas le paquet : il est fermé par une autre clé ou un autre mot de passe.</translation>
        </message>
        <message>
            <source>This file is empty; ask for the packet to be sent again.</source>
            <translation>Ce fichier est vide ; demandez qu’on renvoie le paquet.</translation>
        </message>
        <message>
            <source>This file unpacks to {1} bytes in a way that no packet does. Do not open it.</source>
            <translation>Ce fichier se déplie en {1} octets comme aucun paquet ne le fait. Ne l’ouvrez pas.</translation>
        </message>
        <message>
            <source>This file wants to write to “{1}”; no packet does that. Do not open it.</source>
            <translation>Ce fichier veut écrire vers « {1} » ; aucun paquet ne le fait. Ne l’ouvrez pas.</translation>
        </message>
        <message>
            <source>This game has no {1}; it runs from {2} to {3}.</source>
            <translation>Cette partie n’a pas de {1} ; elle va de {2} à {3}.</translation>
        </message>
        <message>
            <source>This game is over; go back with undo, or try another way on a branch.</source>
            <translation>Cette partie est finie ; revenez par Annuler, ou essayez une autre voie sur une branche.</translation>
        </message>
        <message>
            <source>This game of the package cannot be read: {1}</source>
            <translation>Cette partie du paquetage ne peut être lue : {1}</translation>
        </message>
        <message>
            <source>This game of the package has no phases.</source>
            <translation>Cette partie du paquetage n’a pas de phases.</translation>
        </message>
        <message>
            <source>This game's board is not there; put its folder into {1}.</source>
            <translation>Le plateau de cette partie n’est pas là ; mettez son dossier dans {1}.</translation>
        </message>
        <message>
            <source>This is no TOML: {1}.</source>
            <translation>Ce n’est pas du TOML : {1}.</translation>
        </message>
        <message>
            <source>This is no game of the package: {1}: {2}.</source>
            <translation>Ce n’est pas une partie du paquetage : {1} : {2}.</translation>
        </message>
        <message>
            <source>This is no packet: a packet is one file whose name ends in .spyview.</source>
            <translation>Ce n’est pas un paquet : un paquet est un seul fichier dont le nom finit par .spyview.</translation>
        </message>
        <message>
            <source>This is no snapshot of a position: {1}</source>
            <translation>Ce n’est pas l’image d’une position : {1}</translation>
        </message>
        <message>
            <source>This is no style: {1}.</source>
            <translation>Ce n’est pas un style : {1}.</translation>
        </message>
        <message>
            <source>This is not the passphrase of the packet: it is locked with another key or passphrase.</source>
            <translation>Ce n’est pas le mot de passe du paquet : il est fermé par une autre clé ou un autre mot de passe.</translation>
        </message>
        <message>
            <source>This is not the sheet that {1} sealed for {2}: the sheet or its number was changed, or another promise was meant.</source>
            <translation>Ce n’est pas la feuille que {1} a scellée pour {2} : la feuille ou son nombre a changé, ou il s’agissait d’une autre promesse.</translation>
        </message>
        <message>
            <source>This locked packet does not open: it was damaged on the way; ask for it to be sent again.</source>
            <translation>Ce paquet fermé ne s’ouvre pas : il a été abîmé en route ; demandez qu’on le renvoie.</translation>
        </message>
        <message>
            <source>This locked packet was damaged or cut short on the way, though what you opened it with is right; ask for it to be sent again.</source>
            <translation>Ce paquet fermé a été abîmé ou tronqué en route, bien que ce qui l’ouvre soit juste ; demandez qu’on le renvoie.</translation>
        </message>
        <message>
            <source>This packet breaks off: it did not come whole; ask for it again.</source>
            <translation>Ce paquet s’interrompt : il n’est pas arrivé entier ; redemandez-le.</translation>
        </message>
        <message>
            <source>This packet has format {1}; your program reads {2}. Please update it.</source>
            <translation>Ce paquet a le format {1} ; votre programme lit {2}. Veuillez le mettre à jour.</translation>
        </message>
        <message>
            <source>This packet has the old format {1}, which is no longer read; ask for one from a newer program.</source>
            <translation>Ce paquet a l’ancien format {1}, qui ne se lit plus ; demandez-en un d’un programme plus récent.</translation>
        </message>
        <message>
            <source>This packet holds no turn.</source>
            <translation>Ce paquet ne contient pas de tour.</translation>
        </message>
        <message>
            <source>This packet is for {1}, not for {2}.</source>
            <translation>Ce paquet est pour {1}, non pour {2}.</translation>
        </message>
        <message>
            <source>This packet is for “{1}”, which its game does not have.</source>
            <translation>Ce paquet est pour « {1} », que sa partie n’a pas.</translation>
        </message>
        <message>
            <source>This packet is locked; it takes its passphrase or your age key.</source>
            <translation>Ce paquet est fermé ; il demande son mot de passe ou votre clé age.</translation>
        </message>
        <message>
            <source>This packet is not as the game master signed it; ask for it to be sent again.</source>
            <translation>Ce paquet n’est pas tel que le maître de jeu l’a signé ; demandez qu’on le renvoie.</translation>
        </message>
        <message>
            <source>This packet is of another game, “{1}”.</source>
            <translation>Ce paquet est d’une autre partie, « {1} ».</translation>
        </message>
        <message>
            <source>This packet is signed with another key than the game master's; ask who sent it.</source>
            <translation>Ce paquet est signé d’une autre clé que celle du maître de jeu ; demandez qui l’a envoyé.</translation>
        </message>
        <message>
            <source>This packet of “{1}” is signed with the key {2}; those before it were signed with {3}.</source>
            <translation>Ce paquet de « {1} » est signé de la clé {2} ; les précédents l’étaient de {3}.</translation>
        </message>
        <message>
            <source>This packet was damaged on the way; ask for it to be sent again.</source>
            <translation>Ce paquet a été abîmé en route ; demandez qu’on le renvoie.</translation>
        </message>
        <message>
            <source>This packet's content is not what a packet holds.</source>
            <translation>Le contenu de ce paquet n’est pas celui d’un paquet.</translation>
        </message>
        <message>
            <source>This packet's envelope was damaged on the way; ask for it to be sent again.</source>
            <translation>L’enveloppe de ce paquet a été abîmée en route ; demandez qu’on le renvoie.</translation>
        </message>
        <message>
            <source>This packet's file was changed on the way; ask for it again.</source>
            <translation>Le fichier de ce paquet a été changé en route ; redemandez-le.</translation>
        </message>
        <message>
            <source>This zip file holds other things than a packet does.</source>
            <translation>Ce fichier zip contient autre chose qu’un paquet.</translation>
        </message>
        <message>
            <source>Three or more on counter-espionage count as two: all die.</source>
            <translation>Trois ou plus en contre-espionnage comptent comme deux : tous meurent.</translation>
        </message>
        <message>
            <source>To know where they are is their owner's business; the program keeps the book.</source>
            <translation>Savoir où ils sont est l’affaire de leur propriétaire ; le programme tient le livre.</translation>
        </message>
        <message>
            <source>To say it again: a spy moves or performs counter-espionage, never both.</source>
            <translation>Encore une fois : un espion se déplace ou fait du contre-espionnage, jamais les deux.</translation>
        </message>
        <message>
            <source>To {1}, for {2}.</source>
            <translation>À {1}, pour {2}.</translation>
        </message>
        <message>
            <source>Turkey</source>
            <translation>Turquie</translation>
        </message>
        <message>
            <source>Turkish</source>
            <translation>Turquie</translation>
        </message>
        <message>
            <source>Two assassins that stay kill each other.</source>
            <translation>Deux assassins qui restent se tuent l’un l’autre.</translation>
        </message>
        <message>
            <source>Two enemies both on counter-espionage kill each other; each owner is told whom he killed.</source>
            <translation>Deux ennemis en contre-espionnage se tuent l’un l’autre ; chaque propriétaire apprend qui il a tué.</translation>
        </message>
        <message>
            <source>Tyo is Tyrolia, Lpl Liverpool, and Liv in Russia's list Livonia.</source>
            <translation>Tyo est le Tyrol, Lpl Liverpool, et Liv dans la liste russe la Livonie.</translation>
        </message>
        <message>
            <source>Units</source>
            <translation>Unités</translation>
        </message>
        <message>
            <source>Units and spies see every territory that borders the one they are in now.</source>
            <translation>Unités et espions voient tout territoire qui borde celui où ils sont maintenant.</translation>
        </message>
        <message>
            <source>Units removed without orders are those farthest from home centres (1971, 1982), from home provinces (2000), or from centres owned (2023).</source>
            <translation>Les unités retirées sans ordre sont les plus éloignées des centres nationaux (1971, 1982), des provinces nationales (2000) ou des centres possédés (2023).</translation>
        </message>
        <message>
            <source>Units that retreat to the same place are all disbanded.</source>
            <translation>Les unités qui se retirent vers la même place sont toutes dissoutes.</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Inconnu</translation>
        </message>
        <message>
            <source>Victims of Security learn their loss, and whose it was if more than seven were present. Option: inf.security_notice.</source>
            <translation>Les victimes de la sécurité apprennent leur perte, et de qui elle vient si plus de sept étaient là. Option : inf.security_notice.</translation>
        </message>
        <message>
            <source>W. Elmer Hinton, Infiltration (rd15)</source>
            <translation>W. Elmer Hinton, Infiltration (rd15)</translation>
        </message>
        <message>
            <source>What a controller does not build for a mercenary, the game master builds: armies in the home centres by alphabet, fleets for England.</source>
            <translation>Ce qu’un maître ne construit pas pour un mercenaire, le maître de jeu le construit : des armées dans les centres nationaux par ordre alphabétique, des flottes pour l’Angleterre.</translation>
        </message>
        <message>
            <source>What agents do not see are the orders of foreign agents.</source>
            <translation>Ce que les agents ne voient pas, ce sont les ordres des agents étrangers.</translation>
        </message>
        <message>
            <source>What became of the orders</source>
            <translation>Ce que devinrent les ordres</translation>
        </message>
        <message>
            <source>What became of the orders: {1}</source>
            <translation>Ce que devinrent les ordres : {1}</translation>
        </message>
        <message>
            <source>What becomes of a player whose home country is eliminated.</source>
            <translation>Ce que devient un joueur dont le pays d’origine est éliminé.</translation>
        </message>
        <message>
            <source>What becomes of agents aboard a fleet that is lost.</source>
            <translation>Ce que deviennent les agents à bord d’une flotte perdue.</translation>
        </message>
        <message>
            <source>What becomes of more than seven foreign agents on one fleet.</source>
            <translation>Ce que deviennent plus de sept agents étrangers sur une flotte.</translation>
        </message>
        <message>
            <source>What becomes of spies aboard a fleet that is removed in Winter.</source>
            <translation>Ce que deviennent les espions à bord d’une flotte retirée en hiver.</translation>
        </message>
        <message>
            <source>What happens when both players overbid.</source>
            <translation>Ce qui arrive quand les deux joueurs dépassent leur bourse.</translation>
        </message>
        <message>
            <source>What happens when half prices exceed the other's purse too.</source>
            <translation>Ce qui arrive quand les demi-prix dépassent aussi la bourse de l’autre.</translation>
        </message>
        <message>
            <source>What is left over when seven is shared is unused.</source>
            <translation>Ce qui reste du partage des sept ne sert pas.</translation>
        </message>
        <message>
            <source>What sends an army next door by sea: VIA or an own fleet's convoy (intent; fallback: by land if no convoy is ordered), VIA alone, or the need of a swap (opposite, 1971).</source>
            <translation>Ce qui envoie une armée par mer à côté : VIA ou le convoi d’une flotte à soi (intent ; fallback : par terre si aucun convoi n’est ordonné), VIA seul, ou le besoin d’un échange (opposite, 1971).</translation>
        </message>
        <message>
            <source>What should {1} do? Nothing is written behind it.</source>
            <translation>Que doit faire {1} ? Rien n’est écrit derrière.</translation>
        </message>
        <message>
            <source>What the other player gains when one overbids, and at which price.</source>
            <translation>Ce que gagne l’autre joueur quand l’un dépasse sa bourse, et à quel prix.</translation>
        </message>
        <message>
            <source>What was ordered without effect is not published. Option: esp.report_misses.</source>
            <translation>Ce qui fut ordonné sans effet ne se publie pas. Option : esp.report_misses.</translation>
        </message>
        <message>
            <source>What was told</source>
            <translation>Ce qui fut dit</translation>
        </message>
        <message>
            <source>When a dislodged unit counts for nothing where its attacker came from: only after a head-to-head battle, or always, as the books to 2000 say literally.</source>
            <translation>Quand une unité délogée ne compte pour rien là d’où venait son attaquant : seulement après un face-à-face, ou toujours, comme le disent à la lettre les livres jusqu’à 2000.</translation>
        </message>
        <message>
            <source>When an occupied home centre counts.</source>
            <translation>Quand compte un centre national occupé.</translation>
        </message>
        <message>
            <source>When lost spies return.</source>
            <translation>Quand reviennent les espions perdus.</translation>
        </message>
        <message>
            <source>When the last army or fleet of a power is gone, its EUs and CEUs vanish too.</source>
            <translation>Quand la dernière armée ou flotte d’une puissance est perdue, ses EU et CEU disparaissent aussi.</translation>
        </message>
        <message>
            <source>When the pieces of a power without units vanish.</source>
            <translation>Quand disparaissent les pièces d’une puissance sans unités.</translation>
        </message>
        <message>
            <source>Where a convoyed army attacks a unit on whose support its own convoy hangs, the rules contradict themselves. Szykman's rule lets such a convoy fail; the rule of 1982 lets all moves in the paradox fail.</source>
            <translation>Où une armée convoyée attaque une unité du soutien de qui dépend son propre convoi, les règles se contredisent. La règle de Szykman fait échouer un tel convoi ; celle de 1982 fait échouer tous les mouvements du paradoxe.</translation>
        </message>
        <message>
            <source>Where a dislodged unit and its attacker share a province, the spy tells one from the other.</source>
            <translation>Où une unité délogée et son attaquant partagent une province, l’espion distingue l’une de l’autre.</translation>
        </message>
        <message>
            <source>Where a unit has several orders, the edition says which one counts.</source>
            <translation>Quand une unité a plusieurs ordres, l’édition dit lequel compte.</translation>
        </message>
        <message>
            <source>Where agents are raised.</source>
            <translation>Où se lèvent les agents.</translation>
        </message>
        <message>
            <source>Where all are excepted nobody is captured; each is reported up to an even share.</source>
            <translation>Où tous sont exceptés, personne n’est capturé ; chacun est rapporté jusqu’à une part égale.</translation>
        </message>
        <message>
            <source>Where both do, the one in more of the other's home centres wins; four Russian ones count as three.</source>
            <translation>Si les deux le font, celui qui est dans le plus de centres nationaux de l’autre gagne ; quatre russes comptent pour trois.</translation>
        </message>
        <message>
            <source>Where dismissals are not ordered, the spy farthest from a home centre held goes first, ties by province.</source>
            <translation>Où les congés ne sont pas ordonnés, l’espion le plus loin d’un centre national tenu part d’abord, à égalité par province.</translation>
        </message>
        <message>
            <source>Where the lists are the same they draw lots: the winner gets the first country, the loser the second.</source>
            <translation>Où les listes sont les mêmes on tire au sort : le gagnant a le premier pays, le perdant le second.</translation>
        </message>
        <message>
            <source>Where the season list sends spies to rule 4 for their movement, rule 5 is meant.</source>
            <translation>Où la liste des saisons renvoie les espions à la règle 4 pour leur mouvement, c’est la règle 5.</translation>
        </message>
        <message>
            <source>Where the text says CBU, CEU is meant.</source>
            <translation>Où le texte dit CBU, c’est CEU.</translation>
        </message>
        <message>
            <source>Wherever these rules are silent, standard Diplomacy is played: moves, supports, convoys, retreats, builds, and victory with 18 centres.</source>
            <translation>Partout où ces règles se taisent, on joue au Diplomacy ordinaire : mouvements, soutiens, convois, retraites, constructions, et victoire à 18 centres.</translation>
        </message>
        <message>
            <source>Whether Autumn retreats have a deadline of their own.</source>
            <translation>Si les retraites d’automne ont une échéance à elles.</translation>
        </message>
        <message>
            <source>Whether Spy, Assassinate and Security look after or before agents move.</source>
            <translation>Si espionner, assassiner et la sécurité regardent après ou avant les mouvements d’agents.</translation>
        </message>
        <message>
            <source>Whether a CEU may move and destroy in one season.</source>
            <translation>Si une CEU peut se déplacer et détruire en une saison.</translation>
        </message>
        <message>
            <source>Whether a capital is lost with its ownership, or to any enemy unit there.</source>
            <translation>Si une capitale se perd avec sa possession, ou par toute unité ennemie qui s’y trouve.</translation>
        </message>
        <message>
            <source>Whether a dislodged unit may search.</source>
            <translation>Si une unité délogée peut fouiller.</translation>
        </message>
        <message>
            <source>Whether a lone agent is safe from Security.</source>
            <translation>Si un agent seul est à l’abri de la sécurité.</translation>
        </message>
        <message>
            <source>Whether a power may leave a build unused.</source>
            <translation>Si une puissance peut laisser une construction sans emploi.</translation>
        </message>
        <message>
            <source>Whether a spy moves one step to any territory, or to any on the board.</source>
            <translation>Si un espion va d’un pas vers un territoire, ou vers n’importe lequel du plateau.</translation>
        </message>
        <message>
            <source>Whether a spying report lists one's own agents too.</source>
            <translation>Si un rapport d’espionnage cite aussi ses propres agents.</translation>
        </message>
        <message>
            <source>Whether a stalemate is declared, or comes by itself after three quiet years.</source>
            <translation>Si une partie nulle se déclare, ou vient d’elle-même après trois années calmes.</translation>
        </message>
        <message>
            <source>Whether a unit dislodged by a convoyed army may retreat to where that army came from.</source>
            <translation>Si une unité délogée par une armée convoyée peut se retirer d’où celle-ci venait.</translation>
        </message>
        <message>
            <source>Whether a unit with an impossible move may be supported in place, or counts as moving.</source>
            <translation>Si une unité au mouvement impossible peut être soutenue sur place, ou compte comme en mouvement.</translation>
        </message>
        <message>
            <source>Whether acts without effect are published.</source>
            <translation>Si les actes sans effet se publient.</translation>
        </message>
        <message>
            <source>Whether agents stay aboard a fleet in port.</source>
            <translation>Si les agents restent à bord d’une flotte au port.</translation>
        </message>
        <message>
            <source>Whether agents that move still report.</source>
            <translation>Si les agents qui bougent rapportent encore.</translation>
        </message>
        <message>
            <source>Whether an EU moves or acts, or may do both.</source>
            <translation>Si une EU se déplace ou agit, ou peut faire les deux.</translation>
        </message>
        <message>
            <source>Whether an EU or CEU is built only where no unit stands.</source>
            <translation>Si une EU ou une CEU ne se construit que là où il n’y a pas d’unité.</translation>
        </message>
        <message>
            <source>Whether an army by convoy cuts the support of an attack on the province it comes from.</source>
            <translation>Si une armée convoyée coupe le soutien d’une attaque contre la province d’où elle vient.</translation>
        </message>
        <message>
            <source>Whether an army whose convoy was disrupted still stands others off at its destination.</source>
            <translation>Si une armée dont le convoi fut rompu tient encore les autres en échec à sa destination.</translation>
        </message>
        <message>
            <source>Whether an assassin whose move failed still strikes where it stayed.</source>
            <translation>Si un assassin dont le mouvement a échoué frappe encore où il est resté.</translation>
        </message>
        <message>
            <source>Whether an assassination also kills foreign EUs and CEUs.</source>
            <translation>Si un assassinat tue aussi des EU et CEU étrangères.</translation>
        </message>
        <message>
            <source>Whether armies and fleets may capture spies.</source>
            <translation>Si armées et flottes peuvent capturer des espions.</translation>
        </message>
        <message>
            <source>Whether centres limit the agents of one Winter, or all.</source>
            <translation>Si les centres limitent les agents d’un hiver, ou tous.</translation>
        </message>
        <message>
            <source>Whether conditions may test spies as well.</source>
            <translation>Si les conditions peuvent porter aussi sur des espions.</translation>
        </message>
        <message>
            <source>Whether counter-espionage among three or more spies also kills one's own.</source>
            <translation>Si le contre-espionnage entre trois espions ou plus tue aussi les siens.</translation>
        </message>
        <message>
            <source>Whether countries in anarchy build.</source>
            <translation>Si les pays en anarchie construisent.</translation>
        </message>
        <message>
            <source>Whether countries of one player may dislodge each other.</source>
            <translation>Si les pays d’un même joueur peuvent se déloger.</translation>
        </message>
        <message>
            <source>Whether dislodged units of a power without orders may retreat, or are disbanded at once.</source>
            <translation>Si les unités délogées d’une puissance sans ordres peuvent se retirer, ou sont dissoutes aussitôt.</translation>
        </message>
        <message>
            <source>Whether equals share a rank of the yearly ranking.</source>
            <translation>Si les égaux partagent un rang du classement annuel.</translation>
        </message>
        <message>
            <source>Whether half prices are rounded up one by one or in total.</source>
            <translation>Si les demi-prix s’arrondissent un par un ou en somme.</translation>
        </message>
        <message>
            <source>Whether open retreats are listed, or a list of wishes or one blind choice is taken.</source>
            <translation>Si les retraites ouvertes sont citées, ou si une liste de vœux ou un choix aveugle est pris.</translation>
        </message>
        <message>
            <source>Whether places of Security that one power leaves free go to others.</source>
            <translation>Si les places de sécurité qu’une puissance laisse libres vont à d’autres.</translation>
        </message>
        <message>
            <source>Whether reports count the foreign spies in the own province.</source>
            <translation>Si les rapports comptent les espions étrangers de leur propre province.</translation>
        </message>
        <message>
            <source>Whether reports name the coast of a fleet.</source>
            <translation>Si les rapports nomment la côte d’une flotte.</translation>
        </message>
        <message>
            <source>Whether reports tell armies from fleets.</source>
            <translation>Si les rapports distinguent armées et flottes.</translation>
        </message>
        <message>
            <source>Whether riders may land from a fleet that awaits its retreat.</source>
            <translation>Si les passagers peuvent débarquer d’une flotte qui attend sa retraite.</translation>
        </message>
        <message>
            <source>Whether several attacks are judged alone and added, or joined to one.</source>
            <translation>Si plusieurs attaques se jugent seules et s’additionnent, ou se joignent en une.</translation>
        </message>
        <message>
            <source>Whether several spies may be raised in one home centre.</source>
            <translation>Si plusieurs espions peuvent se lever dans un centre national.</translation>
        </message>
        <message>
            <source>Whether the homeland stays in sight after elimination.</source>
            <translation>Si le pays natal reste en vue après l’élimination.</translation>
        </message>
        <message>
            <source>Whether the orders of units in sight are seen.</source>
            <translation>Si l’on voit les ordres des unités en vue.</translation>
        </message>
        <message>
            <source>Whether the owner of a successful assassin is told.</source>
            <translation>Si le propriétaire d’un assassin qui réussit l’apprend.</translation>
        </message>
        <message>
            <source>Whether the owner of an act is named.</source>
            <translation>Si le propriétaire d’un acte est nommé.</translation>
        </message>
        <message>
            <source>Whether victims of Security may learn whose it was.</source>
            <translation>Si les victimes de la sécurité peuvent apprendre de qui elle venait.</translation>
        </message>
        <message>
            <source>Which EUs and CEUs use up a centre each.</source>
            <translation>Quelles EU et CEU usent chacune un centre.</translation>
        </message>
        <message>
            <source>Which city is Russia's capital.</source>
            <translation>Quelle ville est la capitale de la Russie.</translation>
        </message>
        <message>
            <source>Which spy goes first is said with the orders of a season or its retreats.</source>
            <translation>Quel espion part le premier se dit avec les ordres d’une saison ou ses retraites.</translation>
        </message>
        <message>
            <source>Which support is cut: given by the unit there, or received by it.</source>
            <translation>Quel soutien est coupé : celui que l’unité présente donne, ou celui qu’elle reçoit.</translation>
        </message>
        <message>
            <source>While its fleet awaits a retreat a spy cannot go ashore.</source>
            <translation>Pendant que sa flotte attend une retraite, un espion ne peut débarquer.</translation>
        </message>
        <message>
            <source>Who captures a spy is told so.</source>
            <translation>Qui capture un espion l’apprend.</translation>
        </message>
        <message>
            <source>Who chooses where deported agents reappear.</source>
            <translation>Qui choisit où reparaissent les agents expulsés.</translation>
        </message>
        <message>
            <source>Who controls a mercenary is decided every year by bids.</source>
            <translation>Qui commande un mercenaire se décide chaque année par enchères.</translation>
        </message>
        <message>
            <source>Who loses a spy is not told to whom; who kills one is told whose it was.</source>
            <translation>Qui perd un espion n’apprend pas par qui ; qui en tue un apprend à qui il était.</translation>
        </message>
        <message>
            <source>Who loses one is not: it merely falls silent.</source>
            <translation>Qui en perd un ne l’apprend pas : il se tait, c’est tout.</translation>
        </message>
        <message>
            <source>Who owns enough centres after Fall, and more than any other, has won; the board says how many are enough: 18 of 34.</source>
            <translation>Qui possède assez de centres après l’automne, et plus que tout autre, a gagné ; le plateau dit combien suffisent : 18 sur 34.</translation>
        </message>
        <message>
            <source>Whose successful bids exceed his credits loses all of them, and the other gains the countries he bid for at half price, rounded up.</source>
            <translation>Celui dont les enchères gagnantes dépassent ses crédits les perd tous, et l’autre gagne les pays pour lesquels il avait enchéri à moitié prix, arrondi vers le haut.</translation>
        </message>
        <message>
            <source>Whose support of a fleet may leave out its coast: everybody's, its owner's, nobody's.</source>
            <translation>Qui peut, en soutenant une flotte, omettre sa côte : tous, son propriétaire, personne.</translation>
        </message>
        <message>
            <source>Winter {1}, {2}</source>
            <translation>Hiver {1}, {2}</translation>
        </message>
        <message>
            <source>Winter: Autumn retreats, builds and removals of all pieces, report, spy move, assassination and capture.</source>
            <translation>Hiver : retraites d’automne, constructions et retraits de toutes les pièces, rapport, mouvement d’espions, assassinats et captures.</translation>
        </message>
        <message>
            <source>With the capital it regains the spy.</source>
            <translation>Avec la capitale il regagne l’espion.</translation>
        </message>
        <message>
            <source>With three or more spies present, friend and foe die alike; of two, only enemies. Option: bl.ce.</source>
            <translation>Avec trois espions ou plus, amis et ennemis meurent ; de deux, seuls les ennemis. Option : bl.ce.</translation>
        </message>
        <message>
            <source>Without an order</source>
            <translation>Sans ordre</translation>
        </message>
        <message>
            <source>Without an order:</source>
            <translation>Sans ordre :</translation>
        </message>
        <message>
            <source>Without orders EU and CEU begin in the first home province by name that is no centre.</source>
            <translation>Sans ordres, EU et CEU commencent dans la première province nationale par le nom qui n’est pas un centre.</translation>
        </message>
        <message>
            <source>Without orders the two spies begin in the two first home centres by name.</source>
            <translation>Sans ordres, les deux espions commencent dans les deux premiers centres nationaux par le nom.</translation>
        </message>
        <message>
            <source>Won by</source>
            <translation>Gagné par</translation>
        </message>
        <message>
            <source>You cannot raise agents in {1}.</source>
            <translation>Vous ne pouvez lever d’agents en {1}.</translation>
        </message>
        <message>
            <source>You captured {pieces} in {place}.</source>
            <translation>Vous avez capturé : {pieces}, en {place}.</translation>
        </message>
        <message>
            <source>You do not command {1}.</source>
            <translation>Vous ne commandez pas {1}.</translation>
        </message>
        <message>
            <source>You have lost no spy that could return.</source>
            <translation>Vous n’avez perdu aucun espion qui puisse revenir.</translation>
        </message>
        <message>
            <source>You have no fleet that could be in {1}.</source>
            <translation>Vous n’avez aucune flotte qui puisse être en {1}.</translation>
        </message>
        <message>
            <source>You have no fleet there.</source>
            <translation>Vous n’y avez pas de flotte.</translation>
        </message>
        <message>
            <source>You have no spy #{1} in {2}.</source>
            <translation>Vous n’avez pas d’espion #{1} en {2}.</translation>
        </message>
        <message>
            <source>You have no spy in {1}.</source>
            <translation>Vous n’avez pas d’espion en {1}.</translation>
        </message>
        <message>
            <source>You have no such unit in {1}.</source>
            <translation>Vous n’avez pas de telle unité en {1}.</translation>
        </message>
        <message>
            <source>You have no such unit there.</source>
            <translation>Vous n’y avez pas de telle unité.</translation>
        </message>
        <message>
            <source>You have no {1} in {2}.</source>
            <translation>Vous n’avez pas en {2} : {1}.</translation>
        </message>
        <message>
            <source>You have no {1}#{2} in {3}.</source>
            <translation>Vous n’avez pas de {1}#{2} en {3}.</translation>
        </message>
        <message>
            <source>You have no {1}{2} in {3}</source>
            <translation>Vous n’avez pas en {3} : {1}{2}</translation>
        </message>
        <message>
            <source>You have {1} agents in {2}, of which {3} have orders already.</source>
            <translation>Vous avez {1} agents en {2}, dont {3} ont déjà des ordres.</translation>
        </message>
        <message>
            <source>You hold no such prisoners.</source>
            <translation>Vous n’avez pas de tels prisonniers.</translation>
        </message>
        <message>
            <source>You killed {pieces} in {place}.</source>
            <translation>Vous avez tué : {pieces}, en {place}.</translation>
        </message>
        <message>
            <source>You lost {some} in {place} to {power}.</source>
            <translation>Perdu en {place}, par {power} : {some}.</translation>
        </message>
        <message>
            <source>You lost {some} in {place}.</source>
            <translation>Perdu en {place} : {some}.</translation>
        </message>
        <message>
            <source>You lost {some}, interned in {place}.</source>
            <translation>Perdu, interné en {place} : {some}.</translation>
        </message>
        <message>
            <source>You may raise {1} agents this Winter.</source>
            <translation>Vous pouvez lever {1} agents cet hiver.</translation>
        </message>
        <message>
            <source>You spared {pieces} in {place}.</source>
            <translation>Vous avez épargné : {pieces}, en {place}.</translation>
        </message>
        <message>
            <source>You spared {whose} {kinds} in {place}.</source>
            <translation>Épargnés en {place} : {kinds} ({whose}).</translation>
        </message>
        <message>
            <source>Your Security in {place} was cut.</source>
            <translation>Votre sécurité en {place} a été coupée.</translation>
        </message>
        <message>
            <source>Your own agents are never attacked.</source>
            <translation>Ses propres agents ne sont jamais attaqués.</translation>
        </message>
        <message>
            <source>Your own agents are never taken.</source>
            <translation>Ses propres agents ne sont jamais pris.</translation>
        </message>
        <message>
            <source>Your spies have reported from {place}.</source>
            <translation>Vos espions ont fait rapport depuis {place}.</translation>
        </message>
        <message>
            <source>Your unit in {place} was attacked in vain.</source>
            <translation>Votre unité en {place} a été attaquée en vain.</translation>
        </message>
        <message>
            <source>Your {kinds} in {place} were attacked; none was lost.</source>
            <translation>Vos {kinds} en {place} ont été attaqués ; aucune perte.</translation>
        </message>
        <message>
            <source>Your {kinds}: {place}.</source>
            <translation>Vos {kinds} : {place}.</translation>
        </message>
        <message>
            <source>[{1}] {2} {3}: orders are due</source>
            <translation>[{1}] {2} {3} : les ordres sont dus</translation>
        </message>
        <message>
            <source>a CEU of an unknown power</source>
            <translation>une CEU d’une puissance inconnue</translation>
        </message>
        <message>
            <source>a ceu</source>
            <translation>une CEU</translation>
        </message>
        <message>
            <source>a draw is agreed</source>
            <translation>un match nul est convenu</translation>
        </message>
        <message>
            <source>a fleet</source>
            <translation>une flotte</translation>
        </message>
        <message>
            <source>a fleet of an unknown power</source>
            <translation>une flotte d’une puissance inconnue</translation>
        </message>
        <message>
            <source>a folder</source>
            <translation>un dossier</translation>
        </message>
        <message>
            <source>a home country is eliminated</source>
            <translation>un pays d’origine est éliminé</translation>
        </message>
        <message>
            <source>a list of countries</source>
            <translation>une liste de pays</translation>
        </message>
        <message>
            <source>a spy</source>
            <translation>un espion</translation>
        </message>
        <message>
            <source>a spy of an unknown power</source>
            <translation>un espion d’une puissance inconnue</translation>
        </message>
        <message>
            <source>a stalemate is declared</source>
            <translation>la partie est déclarée nulle</translation>
        </message>
        <message>
            <source>a stranger</source>
            <translation>un inconnu</translation>
        </message>
        <message>
            <source>a unit of an unknown power</source>
            <translation>une unité d’une puissance inconnue</translation>
        </message>
        <message>
            <source>a {1} CEU</source>
            <translation>une CEU ({1})</translation>
        </message>
        <message>
            <source>a {1} EU</source>
            <translation>une EU ({1})</translation>
        </message>
        <message>
            <source>a {1} agent</source>
            <translation>un agent ({1})</translation>
        </message>
        <message>
            <source>a {1} army</source>
            <translation>une armée ({1})</translation>
        </message>
        <message>
            <source>a {1} fleet</source>
            <translation>une flotte ({1})</translation>
        </message>
        <message>
            <source>a {1} spy</source>
            <translation>un espion ({1})</translation>
        </message>
        <message>
            <source>a {1} unit</source>
            <translation>une unité ({1})</translation>
        </message>
        <message>
            <source>adjustments</source>
            <translation>ajustements</translation>
        </message>
        <message>
            <source>agent</source>
            <translation>agent</translation>
        </message>
        <message>
            <source>agents</source>
            <translation>agents</translation>
        </message>
        <message>
            <source>all agents disband</source>
            <translation>tous les agents se dissolvent</translation>
        </message>
        <message>
            <source>all hold</source>
            <translation>toutes tiennent</translation>
        </message>
        <message>
            <source>all units search for spies of</source>
            <translation>toutes les unités cherchent les espions de</translation>
        </message>
        <message>
            <source>an EU of an unknown power</source>
            <translation>une EU d’une puissance inconnue</translation>
        </message>
        <message>
            <source>an agent</source>
            <translation>un agent</translation>
        </message>
        <message>
            <source>an agent of an unknown power</source>
            <translation>un agent d’une puissance inconnue</translation>
        </message>
        <message>
            <source>an army</source>
            <translation>une armée</translation>
        </message>
        <message>
            <source>an army of an unknown power</source>
            <translation>une armée d’une puissance inconnue</translation>
        </message>
        <message>
            <source>an eu</source>
            <translation>une EU</translation>
        </message>
        <message>
            <source>an {1} CEU</source>
            <translation>une CEU ({1})</translation>
        </message>
        <message>
            <source>an {1} EU</source>
            <translation>une EU ({1})</translation>
        </message>
        <message>
            <source>an {1} agent</source>
            <translation>un agent ({1})</translation>
        </message>
        <message>
            <source>an {1} army</source>
            <translation>une armée ({1})</translation>
        </message>
        <message>
            <source>an {1} fleet</source>
            <translation>une flotte ({1})</translation>
        </message>
        <message>
            <source>an {1} spy</source>
            <translation>un espion ({1})</translation>
        </message>
        <message>
            <source>an {1} unit</source>
            <translation>une unité ({1})</translation>
        </message>
        <message>
            <source>are in retreat</source>
            <translation>sont en retraite</translation>
        </message>
        <message>
            <source>armies</source>
            <translation>armées</translation>
        </message>
        <message>
            <source>army</source>
            <translation>armée</translation>
        </message>
        <message>
            <source>assassinate</source>
            <translation>assassiner</translation>
        </message>
        <message>
            <source>assassinates</source>
            <translation>assassine</translation>
        </message>
        <message>
            <source>attached, not read: {1}</source>
            <translation>joint, non lu : {1}</translation>
        </message>
        <message>
            <source>bid for</source>
            <translation>enchérit pour</translation>
        </message>
        <message>
            <source>bids</source>
            <translation>enchères</translation>
        </message>
        <message>
            <source>board: there is no built-in board “{1}”; there are {2}.</source>
            <translation>board : il n’y a pas de plateau intégré « {1} » ; il y a {2}.</translation>
        </message>
        <message>
            <source>both players have bid more than they own</source>
            <translation>les deux joueurs ont enchéri plus qu’ils ne possèdent</translation>
        </message>
        <message>
            <source>build</source>
            <translation>construire</translation>
        </message>
        <message>
            <source>builds or removals, if any</source>
            <translation>constructions ou retraits, s’il y en a</translation>
        </message>
        <message>
            <source>builds, removals and waives</source>
            <translation>constructions, retraits et renonciations</translation>
        </message>
        <message>
            <source>by convoy</source>
            <translation>par convoi</translation>
        </message>
        <message>
            <source>captured</source>
            <translation>capturé</translation>
        </message>
        <message>
            <source>carries {1} over</source>
            <translation>convoie {1}</translation>
        </message>
        <message>
            <source>centre of nobody</source>
            <translation>centre à personne</translation>
        </message>
        <message>
            <source>centre of {power}</source>
            <translation>centre de {power}</translation>
        </message>
        <message>
            <source>centres gives {1} to {2} and to {3}.</source>
            <translation>centres donne {1} à {2} et à {3}.</translation>
        </message>
        <message>
            <source>ceu</source>
            <translation>CEU</translation>
        </message>
        <message>
            <source>convoys</source>
            <translation>convoie</translation>
        </message>
        <message>
            <source>counter-espionage unit</source>
            <translation>unité de contre-espionnage</translation>
        </message>
        <message>
            <source>covert convoy</source>
            <translation>convoi secret</translation>
        </message>
        <message>
            <source>covert pieces {what} here</source>
            <translation>pièces secrètes ici : {what}</translation>
        </message>
        <message>
            <source>cuts support</source>
            <translation>coupe un soutien</translation>
        </message>
        <message>
            <source>deadline {1}: write a moment with its time zone, as 2026-12-01T20:00:00+01:00.</source>
            <translation>échéance {1} : écrivez un moment avec son fuseau, comme 2026-12-01T20:00:00+01:00.</translation>
        </message>
        <message>
            <source>deadline: {1}</source>
            <translation>échéance : {1}</translation>
        </message>
        <message>
            <source>decryption error</source>
            <translation>erreur de déchiffrement</translation>
        </message>
        <message>
            <source>deploy</source>
            <translation>déployer</translation>
        </message>
        <message>
            <source>deployment</source>
            <translation>placement</translation>
        </message>
        <message>
            <source>deport</source>
            <translation>expulser</translation>
        </message>
        <message>
            <source>deported agents return to</source>
            <translation>les agents expulsés reviennent à</translation>
        </message>
        <message>
            <source>destroys EUs</source>
            <translation>détruit des EU</translation>
        </message>
        <message>
            <source>did you mean “{1}”?</source>
            <translation>vouliez-vous dire « {1} » ?</translation>
        </message>
        <message>
            <source>disband</source>
            <translation>dissoudre</translation>
        </message>
        <message>
            <source>disbands</source>
            <translation>dissout</translation>
        </message>
        <message>
            <source>disposal {1} {2}</source>
            <translation>sort {1} {2}</translation>
        </message>
        <message>
            <source>does Security</source>
            <translation>assure la sécurité</translation>
        </message>
        <message>
            <source>does counter-espionage</source>
            <translation>fait du contre-espionnage</translation>
        </message>
        <message>
            <source>economy: {1} has none; “intimate” has one.</source>
            <translation>economy : {1} n’en a pas ; « intimate » en a une.</translation>
        </message>
        <message>
            <source>economy: {1} is played by bids already; leave the key out or name another base.</source>
            <translation>economy : {1} se joue déjà par enchères ; omettez la clé ou nommez une autre base.</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>end of opening</source>
            <translation>fin de l’ouverture</translation>
        </message>
        <message>
            <source>espionage unit</source>
            <translation>unité d’espionnage</translation>
        </message>
        <message>
            <source>eu</source>
            <translation>EU</translation>
        </message>
        <message>
            <source>except those of</source>
            <translation>sauf ceux de</translation>
        </message>
        <message>
            <source>execute</source>
            <translation>exécuter</translation>
        </message>
        <message>
            <source>farthest from the centres still owned</source>
            <translation>la plus loin des centres encore possédés</translation>
        </message>
        <message>
            <source>farthest from the home centres</source>
            <translation>la plus loin des centres nationaux</translation>
        </message>
        <message>
            <source>farthest from the home country</source>
            <translation>la plus loin du pays d’origine</translation>
        </message>
        <message>
            <source>fleet</source>
            <translation>flotte</translation>
        </message>
        <message>
            <source>fleets</source>
            <translation>flottes</translation>
        </message>
        <message>
            <source>from there it reaches {1} only</source>
            <translation>de là elle n’atteint que {1}</translation>
        </message>
        <message>
            <source>go aboard</source>
            <translation>embarquer</translation>
        </message>
        <message>
            <source>go ashore</source>
            <translation>débarquer</translation>
        </message>
        <message>
            <source>held back: {1}</source>
            <translation>retenu : {1}</translation>
        </message>
        <message>
            <source>holds</source>
            <translation>tient</translation>
        </message>
        <message>
            <source>holds, moves, supports and convoys</source>
            <translation>tenues, mouvements, soutiens et convois</translation>
        </message>
        <message>
            <source>in retreat</source>
            <translation>en retraite</translation>
        </message>
        <message>
            <source>is dismissed</source>
            <translation>est congédié</translation>
        </message>
        <message>
            <source>is empty</source>
            <translation>est vide</translation>
        </message>
        <message>
            <source>is given up first</source>
            <translation>se rend en premier</translation>
        </message>
        <message>
            <source>is missing</source>
            <translation>manque</translation>
        </message>
        <message>
            <source>is no key of a scenario</source>
            <translation>n’est pas une clé de scénario</translation>
        </message>
        <message>
            <source>is of another kind</source>
            <translation>est d’une autre sorte</translation>
        </message>
        <message>
            <source>is removed</source>
            <translation>est retirée</translation>
        </message>
        <message>
            <source>is {1}</source>
            <translation>est {1}</translation>
        </message>
        <message>
            <source>it can no longer be adjudicated: {1}</source>
            <translation>elle ne peut plus être arbitrée : {1}</translation>
        </message>
        <message>
            <source>it has no coast</source>
            <translation>elle n’a pas de côte</translation>
        </message>
        <message>
            <source>it holds more than its acts account for</source>
            <translation>il contient plus que ses actes n’expliquent</translation>
        </message>
        <message>
            <source>it holds no acts</source>
            <translation>il ne contient pas d’actes</translation>
        </message>
        <message>
            <source>it is cut off in its first bytes</source>
            <translation>il est tronqué dans ses premiers octets</translation>
        </message>
        <message>
            <source>it is water</source>
            <translation>c’est de l’eau</translation>
        </message>
        <message>
            <source>it should {1} say “{2}”</source>
            <translation>il devrait {1} dire « {2} »</translation>
        </message>
        <message>
            <source>it takes {1}</source>
            <translation>il prend {1}</translation>
        </message>
        <message>
            <source>its condition left it without an order</source>
            <translation>sa condition l’a laissé sans ordre</translation>
        </message>
        <message>
            <source>its first bytes are changed</source>
            <translation>ses premiers octets sont changés</translation>
        </message>
        <message>
            <source>its fleet awaits retreat</source>
            <translation>sa flotte attend sa retraite</translation>
        </message>
        <message>
            <source>its fleet lies in port</source>
            <translation>sa flotte est au port</translation>
        </message>
        <message>
            <source>its header is missing</source>
            <translation>son en-tête manque</translation>
        </message>
        <message>
            <source>its last acts are missing</source>
            <translation>ses derniers actes manquent</translation>
        </message>
        <message>
            <source>its options cannot be read ({1})</source>
            <translation>ses options ne peuvent être lues ({1})</translation>
        </message>
        <message>
            <source>its pages do not fit together ({1})</source>
            <translation>ses pages ne vont pas ensemble ({1})</translation>
        </message>
        <message>
            <source>its player plays here</source>
            <translation>son joueur joue ici</translation>
        </message>
        <message>
            <source>its tables are not those of a game</source>
            <translation>ses tables ne sont pas celles d’une partie</translation>
        </message>
        <message>
            <source>killed</source>
            <translation>tué</translation>
        </message>
        <message>
            <source>kills spies of</source>
            <translation>tue les espions de</translation>
        </message>
        <message>
            <source>last seen {turn}</source>
            <translation>vu en dernier {turn}</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>perdu</translation>
        </message>
        <message>
            <source>lots: recorded {1}, now {2}</source>
            <translation>sort : noté {1}, maintenant {2}</translation>
        </message>
        <message>
            <source>movement</source>
            <translation>mouvements</translation>
        </message>
        <message>
            <source>moves to</source>
            <translation>va à</translation>
        </message>
        <message>
            <source>named in subject, heading or file name</source>
            <translation>nommé dans l’objet, le titre ou le nom du fichier</translation>
        </message>
        <message>
            <source>nationality</source>
            <translation>nationalité</translation>
        </message>
        <message>
            <source>neither a border nor a sea route joins them</source>
            <translation>ni frontière ni route de mer ne les joint</translation>
        </message>
        <message>
            <source>never seen</source>
            <translation>jamais vu</translation>
        </message>
        <message>
            <source>no check line</source>
            <translation>pas de ligne de contrôle</translation>
        </message>
        <message>
            <source>no coast joins them</source>
            <translation>aucune côte ne les joint</translation>
        </message>
        <message>
            <source>no convoy</source>
            <translation>pas de convoi</translation>
        </message>
        <message>
            <source>no error</source>
            <translation>pas d’erreur</translation>
        </message>
        <message>
            <source>no fleet to board</source>
            <translation>pas de flotte où embarquer</translation>
        </message>
        <message>
            <source>no line “{1}”</source>
            <translation>pas de ligne « {1} »</translation>
        </message>
        <message>
            <source>no orders to armies and fleets</source>
            <translation>pas d’ordres aux armées et flottes</translation>
        </message>
        <message>
            <source>no ordinary file</source>
            <translation>ce n’est pas un fichier ordinaire</translation>
        </message>
        <message>
            <source>no power is named</source>
            <translation>aucune puissance n’est nommée</translation>
        </message>
        <message>
            <source>no sheet</source>
            <translation>pas de feuille</translation>
        </message>
        <message>
            <source>no spy changes fleets at sea</source>
            <translation>aucun espion ne change de flotte en mer</translation>
        </message>
        <message>
            <source>no standby player</source>
            <translation>pas de joueur remplaçant</translation>
        </message>
        <message>
            <source>no such order</source>
            <translation>pas de tel ordre</translation>
        </message>
        <message>
            <source>nobody changes fleets at sea</source>
            <translation>personne ne change de flotte en mer</translation>
        </message>
        <message>
            <source>nobody plays it</source>
            <translation>personne ne la joue</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>rien</translation>
        </message>
        <message>
            <source>nothing can change any more</source>
            <translation>plus rien ne peut changer</translation>
        </message>
        <message>
            <source>nothing can enter it</source>
            <translation>rien ne peut y entrer</translation>
        </message>
        <message>
            <source>nothing due</source>
            <translation>rien n’est dû</translation>
        </message>
        <message>
            <source>of {1}</source>
            <translation>de {1}</translation>
        </message>
        <message>
            <source>one CEU</source>
            <translation>une CEU</translation>
        </message>
        <message>
            <source>one EU</source>
            <translation>une EU</translation>
        </message>
        <message>
            <source>one agent</source>
            <translation>un agent</translation>
        </message>
        <message>
            <source>one army</source>
            <translation>une armée</translation>
        </message>
        <message>
            <source>one fleet</source>
            <translation>une flotte</translation>
        </message>
        <message>
            <source>one spy</source>
            <translation>un espion</translation>
        </message>
        <message>
            <source>one unit</source>
            <translation>une unité</translation>
        </message>
        <message>
            <source>one {1}</source>
            <translation>un {1}</translation>
        </message>
        <message>
            <source>one {1} CEU</source>
            <translation>une CEU ({1})</translation>
        </message>
        <message>
            <source>one {1} EU</source>
            <translation>une EU ({1})</translation>
        </message>
        <message>
            <source>one {1} agent</source>
            <translation>un agent ({1})</translation>
        </message>
        <message>
            <source>one {1} army</source>
            <translation>une armée ({1})</translation>
        </message>
        <message>
            <source>one {1} fleet</source>
            <translation>une flotte ({1})</translation>
        </message>
        <message>
            <source>one {1} spy</source>
            <translation>un espion ({1})</translation>
        </message>
        <message>
            <source>one {1} unit</source>
            <translation>une unité ({1})</translation>
        </message>
        <message>
            <source>open it again</source>
            <translation>ouvrez-le de nouveau</translation>
        </message>
        <message>
            <source>options: a table is wanted, under the line [options].</source>
            <translation>options : il faut une table, sous la ligne [options].</translation>
        </message>
        <message>
            <source>options: {1}</source>
            <translation>options : {1}</translation>
        </message>
        <message>
            <source>options: “{1}” is none of this mix; leave it out, or name the part that has it.</source>
            <translation>options : « {1} » n’est pas de ce mélange ; omettez-le, ou nommez la partie qui l’a.</translation>
        </message>
        <message>
            <source>owner not known</source>
            <translation>possesseur inconnu</translation>
        </message>
        <message>
            <source>player “{1}” is none of {2}.</source>
            <translation>le joueur « {1} » n’est aucun de {2}.</translation>
        </message>
        <message>
            <source>player “{1}”: role = “{2}” is none of {3}.</source>
            <translation>joueur « {1} » : role = « {2} » n’est aucun de {3}.</translation>
        </message>
        <message>
            <source>prefer</source>
            <translation>préférer</translation>
        </message>
        <message>
            <source>preference lists</source>
            <translation>listes de vœux</translation>
        </message>
        <message>
            <source>presence</source>
            <translation>présence</translation>
        </message>
        <message>
            <source>press = “{1}” is none of {2}.</source>
            <translation>press = « {1} » n’est aucun de {2}.</translation>
        </message>
        <message>
            <source>read the mail again</source>
            <translation>relisez le courrier</translation>
        </message>
        <message>
            <source>rebuild a spy</source>
            <translation>remplacer un espion</translation>
        </message>
        <message>
            <source>retreats</source>
            <translation>retraites</translation>
        </message>
        <message>
            <source>retreats and disbands</source>
            <translation>retraites et dissolutions</translation>
        </message>
        <message>
            <source>retreats to</source>
            <translation>se retire vers</translation>
        </message>
        <message>
            <source>retreats: “{1}” and the option {2}, “{3}”, are not the same; leave one out.</source>
            <translation>retreats : « {1} » et l’option {2}, « {3} », ne sont pas pareils ; omettez l’un des deux.</translation>
        </message>
        <message>
            <source>said by the game master</source>
            <translation>dit par le maître du jeu</translation>
        </message>
        <message>
            <source>searches for spies of</source>
            <translation>cherche les espions de</translation>
        </message>
        <message>
            <source>sent by {1}</source>
            <translation>envoyé par {1}</translation>
        </message>
        <message>
            <source>set by hand</source>
            <translation>posé à la main</translation>
        </message>
        <message>
            <source>several powers are named</source>
            <translation>plusieurs puissances sont nommées</translation>
        </message>
        <message>
            <source>sight: {1} is played by {2}; take its base, and lay its economy over that.</source>
            <translation>sight : {1} se joue par {2} ; prenez sa base, et posez son économie dessus.</translation>
        </message>
        <message>
            <source>since {1}</source>
            <translation>depuis {1}</translation>
        </message>
        <message>
            <source>something in it has the wrong form: {1}.</source>
            <translation>quelque chose y a une mauvaise forme : {1}.</translation>
        </message>
        <message>
            <source>spies</source>
            <translation>espions</translation>
        </message>
        <message>
            <source>spy</source>
            <translation>espion</translation>
        </message>
        <message>
            <source>stays</source>
            <translation>reste</translation>
        </message>
        <message>
            <source>step {1}:</source>
            <translation>étape {1} :</translation>
        </message>
        <message>
            <source>strike or guard</source>
            <translation>frapper ou garder</translation>
        </message>
        <message>
            <source>supports</source>
            <translation>soutient</translation>
        </message>
        <message>
            <source>that coast is not adjacent</source>
            <translation>cette côte n’est pas voisine</translation>
        </message>
        <message>
            <source>that it is accepted</source>
            <translation>qu’il est accepté</translation>
        </message>
        <message>
            <source>that it is refused</source>
            <translation>qu’il est refusé</translation>
        </message>
        <message>
            <source>that province is not adjacent</source>
            <translation>cette province n’est pas voisine</translation>
        </message>
        <message>
            <source>that sea is not adjacent</source>
            <translation>cette mer n’est pas voisine</translation>
        </message>
        <message>
            <source>the agreed last year, {1}, is over</source>
            <translation>la dernière année convenue, {1}, est passée</translation>
        </message>
        <message>
            <source>the check line is right</source>
            <translation>la ligne de contrôle est juste</translation>
        </message>
        <message>
            <source>the check line of the sheet is damaged or missing</source>
            <translation>la ligne de contrôle de la feuille est abîmée ou manque</translation>
        </message>
        <message>
            <source>the end of the order above</source>
            <translation>la fin de l’ordre au-dessus</translation>
        </message>
        <message>
            <source>the file</source>
            <translation>le fichier</translation>
        </message>
        <message>
            <source>the game is not over</source>
            <translation>la partie n’est pas finie</translation>
        </message>
        <message>
            <source>the imported game says so</source>
            <translation>la partie importée le dit</translation>
        </message>
        <message>
            <source>the orders are not those that the check line was made for</source>
            <translation>les ordres ne sont pas ceux pour lesquels la ligne de contrôle fut faite</translation>
        </message>
        <message>
            <source>the position kept in the file is missing or damaged</source>
            <translation>la position gardée dans le fichier manque ou est abîmée</translation>
        </message>
        <message>
            <source>the position that follows is another one than was recorded</source>
            <translation>la position qui suit est une autre que celle notée</translation>
        </message>
        <message>
            <source>the run</source>
            <translation>la suite</translation>
        </message>
        <message>
            <source>the sheet answers another packet</source>
            <translation>la feuille répond à un autre paquet</translation>
        </message>
        <message>
            <source>the start</source>
            <translation>le début</translation>
        </message>
        <message>
            <source>the victory is granted</source>
            <translation>la victoire est accordée</translation>
        </message>
        <message>
            <source>there are {1}.</source>
            <translation>il y a {1}.</translation>
        </message>
        <message>
            <source>they are joined by another coast only</source>
            <translation>seule une autre côte les joint</translation>
        </message>
        <message>
            <source>they do not touch</source>
            <translation>elles ne se touchent pas</translation>
        </message>
        <message>
            <source>this player</source>
            <translation>ce joueur</translation>
        </message>
        <message>
            <source>to</source>
            <translation>à</translation>
        </message>
        <message>
            <source>to look at</source>
            <translation>à regarder</translation>
        </message>
        <message>
            <source>to {1}</source>
            <translation>à {1}</translation>
        </message>
        <message>
            <source>units</source>
            <translation>unités</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <source>waive a build</source>
            <translation>renoncer à une construction</translation>
        </message>
        <message>
            <source>watch</source>
            <translation>observer</translation>
        </message>
        <message>
            <source>when the GM says</source>
            <translation>quand le maître de jeu le dit</translation>
        </message>
        <message>
            <source>will not do: {1}{2}</source>
            <translation>ne va pas : {1}{2}</translation>
        </message>
        <message>
            <source>your game master</source>
            <translation>votre maître de jeu</translation>
        </message>
        <message>
            <source>{1} ({2}), due {3}</source>
            <translation>{1} ({2}), dû {3}</translation>
        </message>
        <message>
            <source>{1} Ask {2} by another way whether the key has changed; if so, type “spydip keys --forget {3}” and {4}.</source>
            <translation>{1} Demandez à {2} par une autre voie si la clé a changé ; si oui, tapez « spydip keys --forget {3} » et {4}.</translation>
        </message>
        <message>
            <source>{1} CEUs</source>
            <translation>{1} CEU</translation>
        </message>
        <message>
            <source>{1} EUs</source>
            <translation>{1} EU</translation>
        </message>
        <message>
            <source>{1} The deadline is {2}.</source>
            <translation>{1} L’échéance est {2}.</translation>
        </message>
        <message>
            <source>{1} agent</source>
            <translation>{1} agent</translation>
        </message>
        <message>
            <source>{1} agents</source>
            <translation>{1} agents</translation>
        </message>
        <message>
            <source>{1} armies</source>
            <translation>{1} armées</translation>
        </message>
        <message>
            <source>{1} arrives where {2} stands.</source>
            <translation>{1} arrive où se tient {2}.</translation>
        </message>
        <message>
            <source>{1} asks for packets locked with {2}, but was known by {3}.</source>
            <translation>{1} demande des paquets fermés par {2}, mais était connu par {3}.</translation>
        </message>
        <message>
            <source>{1} both {2} in {3}; leave one out.</source>
            <translation>{1} à la fois {2} en {3} ; omettez l’un des deux.</translation>
        </message>
        <message>
            <source>{1} by {2} for {3} nonce {4} {5}{6}</source>
            <translation>{1} par {2} pour {3} nonce {4} {5}{6}</translation>
        </message>
        <message>
            <source>{1} by {2} for {3} sha256 {4}</source>
            <translation>{1} par {2} pour {3} sha256 {4}</translation>
        </message>
        <message>
            <source>{1} cannot be convoyed: only armies can.</source>
            <translation>{1} ne peut être convoyée : seules les armées le peuvent.</translation>
        </message>
        <message>
            <source>{1} cannot be told that.</source>
            <translation>{1} ne peut recevoir cet ordre.</translation>
        </message>
        <message>
            <source>{1} cannot be “{2}” here; {3}.</source>
            <translation>{1} ne peut être « {2} » ici ; {3}.</translation>
        </message>
        <message>
            <source>{1} cannot be “{2}”; it is one of {3}.</source>
            <translation>{1} ne peut être « {2} » ; c’est l’un de {3}.</translation>
        </message>
        <message>
            <source>{1} cannot convoy: a fleet does so at sea only.</source>
            <translation>{1} ne peut convoyer : une flotte ne le fait qu’en mer.</translation>
        </message>
        <message>
            <source>{1} cannot convoy: only fleets can.</source>
            <translation>{1} ne peut convoyer : seules les flottes le peuvent.</translation>
        </message>
        <message>
            <source>{1} cannot give support in {2}: it could not move there itself.</source>
            <translation>{1} ne peut donner de soutien en {2} : elle ne pourrait y aller elle-même.</translation>
        </message>
        <message>
            <source>{1} cannot help to carry an army from {2} to {3}: no sea route leads that way.</source>
            <translation>{1} ne peut aider à porter une armée de {2} à {3} : aucune route de mer n’y mène.</translation>
        </message>
        <message>
            <source>{1} cannot reach {2} by convoy: no sea route joins them.</source>
            <translation>{1} ne peut atteindre {2} par convoi : aucune route de mer ne les joint.</translation>
        </message>
        <message>
            <source>{1} cannot reach {2}.</source>
            <translation>{1} ne peut atteindre {2}.</translation>
        </message>
        <message>
            <source>{1} cannot reach {2}: {3}.</source>
            <translation>{1} ne peut atteindre {2} : {3}.</translation>
        </message>
        <message>
            <source>{1} cannot retreat to {2}: it is not one step away.</source>
            <translation>{1} ne peut se retirer vers {2} : ce n’est pas à un pas.</translation>
        </message>
        <message>
            <source>{1} cannot stand in {2}: {3}.</source>
            <translation>{1} ne peut se tenir en {2} : {3}.</translation>
        </message>
        <message>
            <source>{1} cannot support itself.</source>
            <translation>{1} ne peut se soutenir elle-même.</translation>
        </message>
        <message>
            <source>{1} does not border {2}.</source>
            <translation>{1} ne borde pas {2}.</translation>
        </message>
        <message>
            <source>{1} does not stand where it should leave.</source>
            <translation>{1} n’est pas là d’où elle doit partir.</translation>
        </message>
        <message>
            <source>{1} fleets</source>
            <translation>{1} flottes</translation>
        </message>
        <message>
            <source>{1} gives no orders here; those are {2}.</source>
            <translation>{1} ne donne pas d’ordres ici ; ce sont {2}.</translation>
        </message>
        <message>
            <source>{1} has no army or fleet in {2}.</source>
            <translation>{1} n’a ni armée ni flotte en {2}.</translation>
        </message>
        <message>
            <source>{1} has no option “{2}”; {3}</source>
            <translation>{1} n’a pas d’option « {2} » ; {3}</translation>
        </message>
        <message>
            <source>{1} has no such coast; write {2}.</source>
            <translation>{1} n’a pas de telle côte ; écrivez {2}.</translation>
        </message>
        <message>
            <source>{1} in {2}</source>
            <translation>{1} en {2}</translation>
        </message>
        <message>
            <source>{1} is already there.</source>
            <translation>{1} est déjà là.</translation>
        </message>
        <message>
            <source>{1} is closed.</source>
            <translation>{1} est fermé.</translation>
        </message>
        <message>
            <source>{1} is in nobody's entry in the book of this game.</source>
            <translation>{1} n’est chez personne dans le livre de cette partie.</translation>
        </message>
        <message>
            <source>{1} is no home centre of yours.</source>
            <translation>{1} n’est pas un de vos centres nationaux.</translation>
        </message>
        <message>
            <source>{1} is no home centre that you own.</source>
            <translation>{1} n’est pas un centre national que vous possédez.</translation>
        </message>
        <message>
            <source>{1} is no home province of yours without a centre.</source>
            <translation>{1} n’est pas une de vos provinces nationales sans centre.</translation>
        </message>
        <message>
            <source>{1} is no home province without a centre.</source>
            <translation>{1} n’est pas une province nationale sans centre.</translation>
        </message>
        <message>
            <source>{1} is no home territory of yours.</source>
            <translation>{1} n’est pas un de vos territoires nationaux.</translation>
        </message>
        <message>
            <source>{1} is no place for one</source>
            <translation>{1} n’y a pas de place</translation>
        </message>
        <message>
            <source>{1} is no place of this map.</source>
            <translation>{1} n’est pas un lieu de cette carte.</translation>
        </message>
        <message>
            <source>{1} is no supply centre.</source>
            <translation>{1} n’est pas un centre.</translation>
        </message>
        <message>
            <source>{1} is not for sale.</source>
            <translation>{1} n’est pas à vendre.</translation>
        </message>
        <message>
            <source>{1} is not in retreat.</source>
            <translation>{1} n’est pas en retraite.</translation>
        </message>
        <message>
            <source>{1} is not open to a retreat.</source>
            <translation>{1} n’est pas ouvert à une retraite.</translation>
        </message>
        <message>
            <source>{1} is played by {2} from {3} on.</source>
            <translation>{1} est joué par {2} à partir de {3}.</translation>
        </message>
        <message>
            <source>{1} more …</source>
            <translation>encore {1} …</translation>
        </message>
        <message>
            <source>{1} names {2} twice; put both into one list.</source>
            <translation>{1} nomme {2} deux fois ; réunissez les deux en une liste.</translation>
        </message>
        <message>
            <source>{1} names “{2}”, which is none of {3}.</source>
            <translation>{1} nomme « {2} », qui n’est aucun de {3}.</translation>
        </message>
        <message>
            <source>{1} never stands; after it comes {2}.</source>
            <translation>{1} ne se tient jamais ; après vient {2}.</translation>
        </message>
        <message>
            <source>{1} of them stand from your earlier mail.</source>
            <translation>{1} d’entre eux restent de votre courrier précédent.</translation>
        </message>
        <message>
            <source>{1} of {2}</source>
            <translation>{1} sur {2}</translation>
        </message>
        <message>
            <source>{1} of {2} centres</source>
            <translation>{1} centres sur {2}</translation>
        </message>
        <message>
            <source>{1} of {2} {3} to deploy</source>
            <translation>{1} sur {2} {3} à placer</translation>
        </message>
        <message>
            <source>{1} on {2}</source>
            <translation>{1} le {2}</translation>
        </message>
        <message>
            <source>{1} order</source>
            <translation>ordre {1}</translation>
        </message>
        <message>
            <source>{1} plays {2} in this game already.</source>
            <translation>{1} joue déjà {2} dans cette partie.</translation>
        </message>
        <message>
            <source>{1} spies</source>
            <translation>{1} espions</translation>
        </message>
        <message>
            <source>{1} stands on the other's home centres</source>
            <translation>{1} est dans des centres nationaux de l’autre</translation>
        </message>
        <message>
            <source>{1} units</source>
            <translation>{1} unités</translation>
        </message>
        <message>
            <source>{1} {2} CEUs</source>
            <translation>{1} CEU ({2})</translation>
        </message>
        <message>
            <source>{1} {2} EUs</source>
            <translation>{1} EU ({2})</translation>
        </message>
        <message>
            <source>{1} {2} agents</source>
            <translation>{1} agents ({2})</translation>
        </message>
        <message>
            <source>{1} {2} armies</source>
            <translation>{1} armées ({2})</translation>
        </message>
        <message>
            <source>{1} {2} fleets</source>
            <translation>{1} flottes ({2})</translation>
        </message>
        <message>
            <source>{1} {2} of an unknown power</source>
            <translation>{1} {2} d’une puissance inconnue</translation>
        </message>
        <message>
            <source>{1} {2} spies</source>
            <translation>{1} espions ({2})</translation>
        </message>
        <message>
            <source>{1} {2} units</source>
            <translation>{1} unités ({2})</translation>
        </message>
        <message>
            <source>{1} {2} {3} orders</source>
            <translation>{1} {2} {3} ordres</translation>
        </message>
        <message>
            <source>{1} {2}: {3} to {4}{5}</source>
            <translation>{1} {2} : {3} à {4}{5}</translation>
        </message>
        <message>
            <source>{1} {2}{3} open</source>
            <translation>{1} {2}{3} ouvert</translation>
        </message>
        <message>
            <source>{1}, or civil disorder: its units hold</source>
            <translation>{1}, ou désordre civil : ses unités tiennent</translation>
        </message>
        <message>
            <source>{1}, step {2}</source>
            <translation>{1}, étape {2}</translation>
        </message>
        <message>
            <source>{1}, {2}: orders of {3} as they were read.</source>
            <translation>{1}, {2} : ordres de {3} tels qu’ils furent lus.</translation>
        </message>
        <message>
            <source>{1}: a text is wanted, in quotation marks.</source>
            <translation>{1} : il faut un texte entre guillemets.</translation>
        </message>
        <message>
            <source>{1}: no longer {2}</source>
            <translation>{1} : plus {2}</translation>
        </message>
        <message>
            <source>{1}: now {2}</source>
            <translation>{1} : maintenant {2}</translation>
        </message>
        <message>
            <source>{1}: orders for {2}</source>
            <translation>{1} : ordres pour {2}</translation>
        </message>
        <message>
            <source>{1}: recorded {2}, now {3}</source>
            <translation>{1} : noté {2}, maintenant {3}</translation>
        </message>
        <message>
            <source>{1}: set by hand</source>
            <translation>{1} : posé à la main</translation>
        </message>
        <message>
            <source>{1}: the package comes to another position than these rules.</source>
            <translation>{1} : le paquetage arrive à une autre position que ces règles.</translation>
        </message>
        <message>
            <source>{1}: the package passes this deadline over.</source>
            <translation>{1} : le paquetage saute cette échéance.</translation>
        </message>
        <message>
            <source>{1}: the page says that it {2}, here it {3}.</source>
            <translation>{1} : la page dit qu’il {2}, ici il {3}.</translation>
        </message>
        <message>
            <source>{1}: {2} and {3}: {4}</source>
            <translation>{1} : {2} et {3} : {4}</translation>
        </message>
        <message>
            <source>{1}: {2} has no {3}.</source>
            <translation>{1} : {2} n’a pas de {3}.</translation>
        </message>
        <message>
            <source>{1}: {2} stands where a unit of its own power, {3}, is in retreat; leave one out.</source>
            <translation>{1} : {2} est là où une unité de sa propre puissance, {3}, est en retraite ; omettez l’une des deux.</translation>
        </message>
        <message>
            <source>{1}: {2} to {3}</source>
            <translation>{1} : {2} à {3}</translation>
        </message>
        <message>
            <source>{1}: {2}: expected {3}, got {4}</source>
            <translation>{1} : {2} : attendu {3}, obtenu {4}</translation>
        </message>
        <message>
            <source>{1}; clear {2}</source>
            <translation>{1} ; effacer {2}</translation>
        </message>
        <message>
            <source>{1}; keep {2}</source>
            <translation>{1} ; garder {2}</translation>
        </message>
        <message>
            <source>{1}; your unit there is {2}, “{3}”.</source>
            <translation>{1} ; votre unité là est {2}, « {3} ».</translation>
        </message>
        <message>
            <source>{Agents} found aboard the fleet in {place}.</source>
            <translation>{Agents} à bord de la flotte en {place}.</translation>
        </message>
        <message>
            <source>{Agents} found aboard your fleet in {place}.</source>
            <translation>{Agents} à bord de votre flotte en {place}.</translation>
        </message>
        <message>
            <source>{Kinds} in {place} were attacked; none was lost.</source>
            <translation>{Kinds} en {place} attaqués ; aucune perte.</translation>
        </message>
        <message>
            <source>{Kinds} of unknown powers in {place}.</source>
            <translation>{Kinds} de puissances inconnues en {place}.</translation>
        </message>
        <message>
            <source>{Pieces} captured in {place}.</source>
            <translation>{Pieces} : capture en {place}.</translation>
        </message>
        <message>
            <source>{Pieces} in {place}.</source>
            <translation>{Pieces} en {place}.</translation>
        </message>
        <message>
            <source>{Pieces} killed in {place}.</source>
            <translation>{Pieces} : mort en {place}.</translation>
        </message>
        <message>
            <source>{Pieces} spared in {place}.</source>
            <translation>{Pieces} : grâce en {place}.</translation>
        </message>
        <message>
            <source>{Piece} in {place} cut the support of {victim}.</source>
            <translation>{Piece} en {place} a coupé le soutien : {victim}.</translation>
        </message>
        <message>
            <source>{Piece} in {place} destroyed {victim}.</source>
            <translation>{Piece} en {place} a détruit : {victim}.</translation>
        </message>
        <message>
            <source>{Piece} in {place} hunted EUs and met none.</source>
            <translation>{Piece} en {place} a cherché des EU et n’en a pas rencontré.</translation>
        </message>
        <message>
            <source>{Piece} in {place} killed {victim}.</source>
            <translation>{Piece} en {place} a tué : {victim}.</translation>
        </message>
        <message>
            <source>{Piece} in {place} tried to cut a support and met none.</source>
            <translation>{Piece} en {place} a voulu couper un soutien et n’en a pas rencontré.</translation>
        </message>
        <message>
            <source>{Piece} in {place} tried to kill and met nobody.</source>
            <translation>{Piece} en {place} a voulu tuer et n’a rencontré personne.</translation>
        </message>
        <message>
            <source>{Piece} was driven out of {place}.</source>
            <translation>{Piece} a dû quitter {place}.</translation>
        </message>
        <message>
            <source>{Some} interned in {place}.</source>
            <translation>{Some} : internement en {place}.</translation>
        </message>
        <message>
            <source>{Some} lost in {place} to {power}.</source>
            <translation>{Some} : perte en {place}, par {power}.</translation>
        </message>
        <message>
            <source>{Some} lost in {place}.</source>
            <translation>{Some} : perte en {place}.</translation>
        </message>
        <message>
            <source>{Whose} {kinds} in {place}, their number unknown.</source>
            <translation>{kinds} ({Whose}) en {place}, nombre inconnu.</translation>
        </message>
        <message>
            <source>{Whose} {kinds} spared in {place}.</source>
            <translation>{kinds} ({Whose}) : grâce en {place}.</translation>
        </message>
        <message>
            <source>{line} bounced.</source>
            <translation>{line} a rebondi.</translation>
        </message>
        <message>
            <source>{line} bounced: it attacked {fleet} in a paradox of convoys in which all moves fail.</source>
            <translation>{line} a rebondi : l’attaque visait {fleet} dans un paradoxe de convois où tous les mouvements échouent.</translation>
        </message>
        <message>
            <source>{line} bounced: stood off by {by} ({strength} against {against}).</source>
            <translation>{line} a rebondi : tenu en échec par {by} ({strength} contre {against}).</translation>
        </message>
        <message>
            <source>{line} bounced: {by} came the other way ({strength} against {against}).</source>
            <translation>{line} a rebondi : {by} venait en face ({strength} contre {against}).</translation>
        </message>
        <message>
            <source>{line} bounced: {unit_} did not make room, and no power dislodges its own.</source>
            <translation>{line} a rebondi : {unit_} n’a pas fait place, et nulle puissance ne déloge les siens.</translation>
        </message>
        <message>
            <source>{line} fails.</source>
            <translation>{line} échoue.</translation>
        </message>
        <message>
            <source>{line} fails: the destination does not border the piece's province.</source>
            <translation>{line} échoue : la destination ne borde pas la province de la pièce.</translation>
        </message>
        <message>
            <source>{line} fails: the destination does not border the spy's province.</source>
            <translation>{line} échoue : la destination ne borde pas la province de l’espion.</translation>
        </message>
        <message>
            <source>{line} fails: {why}.</source>
            <translation>{line} échoue : {why}.</translation>
        </message>
        <message>
            <source>{line} is void.</source>
            <translation>{line} est nul.</translation>
        </message>
        <message>
            <source>{line} is void. {why}</source>
            <translation>{line} est nul. {why}</translation>
        </message>
        <message>
            <source>{line} is void: a later order took its place.</source>
            <translation>{line} est nul : un ordre plus récent a pris sa place.</translation>
        </message>
        <message>
            <source>{line} is void: a unit stands there.</source>
            <translation>{line} est nul : une unité s’y trouve.</translation>
        </message>
        <message>
            <source>{line} is void: an earlier order builds there.</source>
            <translation>{line} est nul : un ordre antérieur y construit.</translation>
        </message>
        <message>
            <source>{line} is void: an earlier order removes that unit.</source>
            <translation>{line} est nul : un ordre antérieur retire cette unité.</translation>
        </message>
        <message>
            <source>{line} is void: builds may not be waived under these rules.</source>
            <translation>{line} est nul : ces règles ne permettent pas de renoncer à construire.</translation>
        </message>
        <message>
            <source>{line} is void: every route through {unit} could do without it.</source>
            <translation>{line} est nul : toute route par {unit} pourrait s’en passer.</translation>
        </message>
        <message>
            <source>{line} is void: no chain of fleets lay on the way.</source>
            <translation>{line} est nul : aucune chaîne de flottes n’était sur la route.</translation>
        </message>
        <message>
            <source>{line} is void: no spy is lost, or {power} does not own the centre.</source>
            <translation>{line} est nul : aucun espion n’est perdu, ou {power} ne possède pas le centre.</translation>
        </message>
        <message>
            <source>{line} is void: no such unit stands in {province}.</source>
            <translation>{line} est nul : aucune telle unité n’est en {province}.</translation>
        </message>
        <message>
            <source>{line} is void: nobody owns the centre.</source>
            <translation>{line} est nul : personne ne possède le centre.</translation>
        </message>
        <message>
            <source>{line} is void: such a unit cannot be built at that place.</source>
            <translation>{line} est nul : une telle unité ne peut s’y construire.</translation>
        </message>
        <message>
            <source>{line} is void: such orders belong to another phase.</source>
            <translation>{line} est nul : de tels ordres sont d’une autre phase.</translation>
        </message>
        <message>
            <source>{line} is void: such pieces are built in home provinces that are no centres.</source>
            <translation>{line} est nul : de telles pièces se construisent dans des provinces nationales qui ne sont pas des centres.</translation>
        </message>
        <message>
            <source>{line} is void: that is no home centre of {power}.</source>
            <translation>{line} est nul : ce n’est pas un centre national de {power}.</translation>
        </message>
        <message>
            <source>{line} is void: that piece uses up no centre.</source>
            <translation>{line} est nul : cette pièce n’use aucun centre.</translation>
        </message>
        <message>
            <source>{line} is void: the centre belongs to {owner}.</source>
            <translation>{line} est nul : le centre est à {owner}.</translation>
        </message>
        <message>
            <source>{line} is void: the fleet was not at sea there.</source>
            <translation>{line} est nul : la flotte n’y était pas en mer.</translation>
        </message>
        <message>
            <source>{line} is void: the fleets on the way were not ordered to convoy it.</source>
            <translation>{line} est nul : les flottes de la route n’avaient pas ordre de le convoyer.</translation>
        </message>
        <message>
            <source>{line} is void: the other order was “{instead}”.</source>
            <translation>{line} est nul : l’autre ordre était « {instead} ».</translation>
        </message>
        <message>
            <source>{line} is void: the spy was told to do two things.</source>
            <translation>{line} est nul : l’espion avait ordre de faire deux choses.</translation>
        </message>
        <message>
            <source>{line} is void: the unit neither held nor was a fleet that convoys.</source>
            <translation>{line} est nul : l’unité ne tenait pas et n’était pas une flotte qui convoie.</translation>
        </message>
        <message>
            <source>{line} is void: there are no such prisoners.</source>
            <translation>{line} est nul : il n’y a pas de tels prisonniers.</translation>
        </message>
        <message>
            <source>{line} is void: {by} stands there.</source>
            <translation>{line} est nul : {by} s’y trouve.</translation>
        </message>
        <message>
            <source>{line} is void: {power} had {due} to build, used by then.</source>
            <translation>{line} est nul : {power} avait {due} à construire, déjà employé.</translation>
        </message>
        <message>
            <source>{line} is void: {power} had {due} to remove, named by then.</source>
            <translation>{line} est nul : {power} avait {due} à retirer, déjà nommé.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no build (centres {centres}, units {units}).</source>
            <translation>{line} est nul : {power} n’a pas de construction (centres {centres}, unités {units}).</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no more spies than home centres.</source>
            <translation>{line} est nul : {power} n’a pas plus d’espions que de centres nationaux.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no removal (centres {centres}, units {units}).</source>
            <translation>{line} est nul : {power} n’a pas de retrait (centres {centres}, unités {units}).</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no such piece there.</source>
            <translation>{line} est nul : {power} n’y a pas de telle pièce.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no such spy there.</source>
            <translation>{line} est nul : {power} n’y a pas de tel espion.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no such unit in retreat.</source>
            <translation>{line} est nul : {power} n’a pas de telle unité en retraite.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no such unit there.</source>
            <translation>{line} est nul : {power} n’y a pas de telle unité.</translation>
        </message>
        <message>
            <source>{line} is void: {power} may have no more spies, or does not hold the centre.</source>
            <translation>{line} est nul : {power} ne peut avoir plus d’espions, ou ne tient pas le centre.</translation>
        </message>
        <message>
            <source>{line} is void: {power} may not raise so many, or not there.</source>
            <translation>{line} est nul : {power} ne peut en lever autant, ou pas là.</translation>
        </message>
        <message>
            <source>{line} is void: {unit_} was ordered to {to}.</source>
            <translation>{line} est nul : {unit_} avait ordre d’aller à {to}.</translation>
        </message>
        <message>
            <source>{line} is void: {unit_} went by land.</source>
            <translation>{line} est nul : {unit_} est allée par terre.</translation>
        </message>
        <message>
            <source>{line} succeeds.</source>
            <translation>{line} réussit.</translation>
        </message>
        <message>
            <source>{line} succeeds{convoyed}.</source>
            <translation>{line} réussit{convoyed}.</translation>
        </message>
        <message>
            <source>{line} was disrupted by the rule of paradoxes ({book}).</source>
            <translation>{line} a été rompu par la règle des paradoxes ({book}).</translation>
        </message>
        <message>
            <source>{line} was disrupted by the rule of paradoxes ({book}): it attacked {attacked}, on whose support its own convoy hung.</source>
            <translation>{line} a été rompu par la règle des paradoxes ({book}) : l’attaque visait {attacked}, du soutien de qui dépendait son propre convoi.</translation>
        </message>
        <message>
            <source>{line} was disrupted.</source>
            <translation>{line} a été rompu.</translation>
        </message>
        <message>
            <source>{line} was disrupted: the convoy lost {lost}.</source>
            <translation>{line} a été rompu : le convoi a perdu {lost}.</translation>
        </message>
        <message>
            <source>{line}: built by rule, for want of an order.</source>
            <translation>{line} : construit par la règle, faute d’ordre.</translation>
        </message>
        <message>
            <source>{line}: built.</source>
            <translation>{line} : construit.</translation>
        </message>
        <message>
            <source>{line}: dismissed.</source>
            <translation>{line} : congédié.</translation>
        </message>
        <message>
            <source>{line}: done.</source>
            <translation>{line} : fait.</translation>
        </message>
        <message>
            <source>{line}: nobody was captured.</source>
            <translation>{line} : personne n’a été capturé.</translation>
        </message>
        <message>
            <source>{line}: raised.</source>
            <translation>{line} : levé.</translation>
        </message>
        <message>
            <source>{line}: removed.</source>
            <translation>{line} : retiré.</translation>
        </message>
        <message>
            <source>{line}: security is in force.</source>
            <translation>{line} : la sécurité est assurée.</translation>
        </message>
        <message>
            <source>{line}: security was cut by an attack on the unit.</source>
            <translation>{line} : la sécurité a été coupée par une attaque contre l’unité.</translation>
        </message>
        <message>
            <source>{line}: spies captured: {count}.</source>
            <translation>{line} : espions capturés : {count}.</translation>
        </message>
        <message>
            <source>{line}: the bid brought nothing.</source>
            <translation>{line} : l’enchère n’a rien donné.</translation>
        </message>
        <message>
            <source>{line}: the convoy stands.</source>
            <translation>{line} : le convoi tient.</translation>
        </message>
        <message>
            <source>{line}: the convoy was offered.</source>
            <translation>{line} : le convoi a été offert.</translation>
        </message>
        <message>
            <source>{line}: the country is won.</source>
            <translation>{line} : le pays est gagné.</translation>
        </message>
        <message>
            <source>{line}: the list counted.</source>
            <translation>{line} : la liste a compté.</translation>
        </message>
        <message>
            <source>{line}: the spy is lost.</source>
            <translation>{line} : l’espion est perdu.</translation>
        </message>
        <message>
            <source>{line}: the support is given.</source>
            <translation>{line} : le soutien est donné.</translation>
        </message>
        <message>
            <source>{line}: the support was cut before anything moved.</source>
            <translation>{line} : le soutien a été coupé avant tout mouvement.</translation>
        </message>
        <message>
            <source>{line}: the support was cut by {by}.</source>
            <translation>{line} : le soutien a été coupé par {by}.</translation>
        </message>
        <message>
            <source>{line}: the support was cut.</source>
            <translation>{line} : le soutien a été coupé.</translation>
        </message>
        <message>
            <source>{line}: the unit is destroyed.</source>
            <translation>{line} : l’unité est détruite.</translation>
        </message>
        <message>
            <source>{line}: the unit is disbanded.</source>
            <translation>{line} : l’unité est dissoute.</translation>
        </message>
        <message>
            <source>{line}: the unit was dislodged.</source>
            <translation>{line} : l’unité a été délogée.</translation>
        </message>
        <message>
            <source>{number} {whose} agents</source>
            <translation>{number} agents ({whose})</translation>
        </message>
        <message>
            <source>{number} {whose} spies</source>
            <translation>{number} espions ({whose})</translation>
        </message>
        <message>
            <source>{power} attacked your {kinds} in {place}; none was lost.</source>
            <translation>{power} a attaqué vos {kinds} en {place} ; aucune perte.</translation>
        </message>
        <message>
            <source>{power} attacked {kinds} in {place}; none was lost.</source>
            <translation>{power} a attaqué {kinds} en {place} ; aucune perte.</translation>
        </message>
        <message>
            <source>{power} bid one credit for {power2}.</source>
            <translation>{power} a offert un crédit pour {power2}.</translation>
        </message>
        <message>
            <source>{power} bid {number} credits for {power2}.</source>
            <translation>{power} a offert {number} crédits pour {power2}.</translation>
        </message>
        <message>
            <source>{power} has one credit.</source>
            <translation>{power} a un crédit.</translation>
        </message>
        <message>
            <source>{power} has won.</source>
            <translation>{power} a gagné.</translation>
        </message>
        <message>
            <source>{power} has {number} credits.</source>
            <translation>{power} a {number} crédits.</translation>
        </message>
        <message>
            <source>{power} holds {prisoners}, taken in {place}.</source>
            <translation>{power} détient {prisoners}, pris en {place}.</translation>
        </message>
        <message>
            <source>{power} is commanded by {power2}.</source>
            <translation>{power} est commandé par {power2}.</translation>
        </message>
        <message>
            <source>{power} is in anarchy.</source>
            <translation>{power} est en anarchie.</translation>
        </message>
        <message>
            <source>{power} is out of the game.</source>
            <translation>{power} est hors du jeu.</translation>
        </message>
        <message>
            <source>{power} may build one unit.</source>
            <translation>{power} peut construire une unité.</translation>
        </message>
        <message>
            <source>{power} may build {number} units.</source>
            <translation>{power} peut construire {number} unités.</translation>
        </message>
        <message>
            <source>{power} may deploy one CEU.</source>
            <translation>{power} peut placer une CEU.</translation>
        </message>
        <message>
            <source>{power} may deploy one EU.</source>
            <translation>{power} peut placer une EU.</translation>
        </message>
        <message>
            <source>{power} may deploy {number} CEUs.</source>
            <translation>{power} peut placer {number} CEU.</translation>
        </message>
        <message>
            <source>{power} may deploy {number} EUs.</source>
            <translation>{power} peut placer {number} EU.</translation>
        </message>
        <message>
            <source>{power} may place one spy.</source>
            <translation>{power} peut placer un espion.</translation>
        </message>
        <message>
            <source>{power} may place {number} spies.</source>
            <translation>{power} peut placer {number} espions.</translation>
        </message>
        <message>
            <source>{power} may raise one agent.</source>
            <translation>{power} peut lever un agent.</translation>
        </message>
        <message>
            <source>{power} may raise {number} agents.</source>
            <translation>{power} peut lever {number} agents.</translation>
        </message>
        <message>
            <source>{power} must remove one unit.</source>
            <translation>{power} doit retirer une unité.</translation>
        </message>
        <message>
            <source>{power} must remove {number} units.</source>
            <translation>{power} doit retirer {number} unités.</translation>
        </message>
        <message>
            <source>{power} owns the centre {place}.</source>
            <translation>{power} possède le centre {place}.</translation>
        </message>
        <message>
            <source>{power} waives a build.</source>
            <translation>{power} renonce à une construction.</translation>
        </message>
        <message>
            <source>{power}: the unit in {place} must retreat or disband.</source>
            <translation>{power} : l’unité en {place} doit se retirer ou se dissoudre.</translation>
        </message>
        <message>
            <source>{to} was closed: a standoff had left it vacant.</source>
            <translation>{to} était fermé : un équilibre l’avait laissé vide.</translation>
        </message>
        <message>
            <source>{to} was closed: it is not one step away.</source>
            <translation>{to} était fermé : ce n’est pas à un pas.</translation>
        </message>
        <message>
            <source>{to} was closed: the attack came from there.</source>
            <translation>{to} était fermé : l’attaque en venait.</translation>
        </message>
        <message>
            <source>{to} was closed: {by} stands there.</source>
            <translation>{to} était fermé : {by} s’y trouve.</translation>
        </message>
        <message>
            <source>{unit} convoys {helped} – {to}</source>
            <translation>{unit} convoie {helped} – {to}</translation>
        </message>
        <message>
            <source>{unit} disbands</source>
            <translation>{unit} se dissout</translation>
        </message>
        <message>
            <source>{unit} holds</source>
            <translation>{unit} tient</translation>
        </message>
        <message>
            <source>{unit} is disbanded by its owner.{passed}</source>
            <translation>{unit} est dissoute par son propriétaire.{passed}</translation>
        </message>
        <message>
            <source>{unit} is disbanded for want of an order: it was {by}.</source>
            <translation>{unit} est dissoute faute d’ordre : {by}.</translation>
        </message>
        <message>
            <source>{unit} is disbanded: no place in its order was open.{closures}</source>
            <translation>{unit} est dissoute : aucune place de son ordre n’était ouverte.{closures}</translation>
        </message>
        <message>
            <source>{unit} is disbanded: no retreat was ordered.</source>
            <translation>{unit} est dissoute : aucune retraite n’était ordonnée.</translation>
        </message>
        <message>
            <source>{unit} is disbanded: {others} chose {to} too.</source>
            <translation>{unit} est dissoute : {others} a aussi choisi {to}.</translation>
        </message>
        <message>
            <source>{unit} is disbanded: {power} is in civil disorder.</source>
            <translation>{unit} est dissoute : {power} est en désordre civil.</translation>
        </message>
        <message>
            <source>{unit} retreats to {choices}</source>
            <translation>{unit} se retire vers {choices}</translation>
        </message>
        <message>
            <source>{unit} retreats to {to}.{passed}</source>
            <translation>{unit} se retire vers {to}.{passed}</translation>
        </message>
        <message>
            <source>{unit} supports {helped}</source>
            <translation>{unit} soutient {helped}</translation>
        </message>
        <message>
            <source>{unit} supports {helped} – {to}</source>
            <translation>{unit} soutient {helped} – {to}</translation>
        </message>
        <message>
            <source>{unit} was dislodged by {by}. {order}</source>
            <translation>{unit} a été délogée par {by}. {order}</translation>
        </message>
        <message>
            <source>{unit} – {to} by convoy</source>
            <translation>{unit} – {to} par convoi</translation>
        </message>
        <message>
            <source>{unit} – {to} via {route}</source>
            <translation>{unit} – {to} par {route}</translation>
        </message>
        <message>
            <source>{unit}, dislodged</source>
            <translation>{unit}, délogée</translation>
        </message>
        <message>
            <source>{unit}, seen {turn}</source>
            <translation>{unit}, vue {turn}</translation>
        </message>
        <message>
            <source>{whose} CEUs present</source>
            <translation>CEU présentes ({whose})</translation>
        </message>
        <message>
            <source>{whose} EUs present</source>
            <translation>EU présentes ({whose})</translation>
        </message>
        <message>
            <source>{whose} agent</source>
            <translation>agent ({whose})</translation>
        </message>
        <message>
            <source>{whose} agents present</source>
            <translation>agents présents ({whose})</translation>
        </message>
        <message>
            <source>{whose} army</source>
            <translation>armée ({whose})</translation>
        </message>
        <message>
            <source>{whose} fleet</source>
            <translation>flotte ({whose})</translation>
        </message>
        <message>
            <source>{whose} fleet on {coast}</source>
            <translation>flotte ({whose}) sur la côte {coast}</translation>
        </message>
        <message>
            <source>{whose} spies present</source>
            <translation>espions présents ({whose})</translation>
        </message>
        <message>
            <source>{whose} spy</source>
            <translation>espion ({whose})</translation>
        </message>
        <message>
            <source>{whose} unit</source>
            <translation>unité ({whose})</translation>
        </message>
        <message>
            <source>{whose} unit on {coast}</source>
            <translation>unité ({whose}) sur la côte {coast}</translation>
        </message>
        <message>
            <source>“)” is missing in the condition.</source>
            <translation>Il manque « ) » dans la condition.</translation>
        </message>
        <message>
            <source>“A {1}” could be “{2}” or “{3}”; please write which.</source>
            <translation>« A {1} » peut être « {2} » ou « {3} » ; écrivez lequel.</translation>
        </message>
        <message>
            <source>“THEN” is missing behind the condition.</source>
            <translation>Il manque « THEN » derrière la condition.</translation>
        </message>
        <message>
            <source>“{1}” at column {2} is no province{3}</source>
            <translation>« {1} », colonne {2}, n’est pas une province{3}</translation>
        </message>
        <message>
            <source>“{1}” at column {2} is nothing that {3} could do.</source>
            <translation>« {1} », colonne {2}, n’est rien que {3} puisse faire.</translation>
        </message>
        <message>
            <source>“{1}” at column {2} was not understood; without it the line would be an order.</source>
            <translation>« {1} », colonne {2}, n’a pas été compris ; sans cela la ligne serait un ordre.</translation>
        </message>
        <message>
            <source>“{1}” before the colon is no power of this board.</source>
            <translation>« {1} » devant les deux-points n’est pas une puissance de ce plateau.</translation>
        </message>
        <message>
            <source>“{1}” cannot be read: {2}.</source>
            <translation>« {1} » ne peut être lu : {2}.</translation>
        </message>
        <message>
            <source>“{1}” cannot be written: {2}.</source>
            <translation>« {1} » ne peut être écrit : {2}.</translation>
        </message>
        <message>
            <source>“{1}” cannot go into a packet; give it a name of plain letters.</source>
            <translation>« {1} » ne peut entrer dans un paquet ; donnez-lui un nom en lettres simples.</translation>
        </message>
        <message>
            <source>“{1}” could be {2}; please write which.</source>
            <translation>« {1} » pourrait être {2} ; veuillez écrire lequel.</translation>
        </message>
        <message>
            <source>“{1}” describes no prisoners; they are written AGENT TURKEY BOH(2).</source>
            <translation>« {1} » ne décrit pas de prisonniers ; ils s’écrivent AGENT TURKEY BOH(2).</translation>
        </message>
        <message>
            <source>“{1}” does not hold the words of letters: {2}.</source>
            <translation>« {1} » ne contient pas les mots des lettres : {2}.</translation>
        </message>
        <message>
            <source>“{1}” has no place here: this deadline takes {2} only.</source>
            <translation>« {1} » n’a pas sa place ici : cette échéance ne prend que {2}.</translation>
        </message>
        <message>
            <source>“{1}” holds no age key; one begins with AGE-SECRET-KEY-1.</source>
            <translation>« {1} » ne contient pas de clé age ; elle commence par AGE-SECRET-KEY-1.</translation>
        </message>
        <message>
            <source>“{1}” holds no signing key; put the old file back.</source>
            <translation>« {1} » ne contient pas de clé de signature ; remettez l’ancien fichier.</translation>
        </message>
        <message>
            <source>“{1}” holds something that is no press: {2}.</source>
            <translation>« {1} » contient quelque chose qui n’est pas de la presse : {2}.</translation>
        </message>
        <message>
            <source>“{1}” is already there; choose another name.</source>
            <translation>« {1} » existe déjà ; choisissez un autre nom.</translation>
        </message>
        <message>
            <source>“{1}” is damaged: {2}. It was left as it is; take a copy from before, or save what is sound with “spydip rescue”.</source>
            <translation>« {1} » est abîmé : {2}. Il est resté tel quel ; prenez une copie d’avant, ou sauvez ce qui est sain par « spydip rescue ».</translation>
        </message>
        <message>
            <source>“{1}” is no TOML: {2}.</source>
            <translation>« {1} » n’est pas du TOML : {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no UTF-8 text.</source>
            <translation>« {1} » n’est pas un texte UTF-8.</translation>
        </message>
        <message>
            <source>“{1}” is no act here; write {2}.</source>
            <translation>« {1} » n’est pas un acte ici ; écrivez {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no age key; one begins with age1.</source>
            <translation>« {1} » n’est pas une clé age ; elle commence par age1.</translation>
        </message>
        <message>
            <source>“{1}” is no coast; coasts are written NC, SC, EC or WC.</source>
            <translation>« {1} » n’est pas une côte ; les côtes s’écrivent NC, SC, EC ou WC.</translation>
        </message>
        <message>
            <source>“{1}” is no covert piece; armies and fleets stand under units.</source>
            <translation>« {1} » n’est pas une pièce secrète ; armées et flottes se mettent sous units.</translation>
        </message>
        <message>
            <source>“{1}” is no key here; there are {2}.</source>
            <translation>« {1} » n’est pas une clé ici ; il y a {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no key of a mix; those are {2}.{3}</source>
            <translation>« {1} » n’est pas une clé de mélange ; ce sont {2}.{3}</translation>
        </message>
        <message>
            <source>“{1}” is no order for such a piece.</source>
            <translation>« {1} » n’est pas un ordre pour une telle pièce.</translation>
        </message>
        <message>
            <source>“{1}” is no phase; phases are written like S1901M, F1901R or W1901A.</source>
            <translation>« {1} » n’est pas une phase ; elles s’écrivent comme S1901M, F1901R ou W1901A.</translation>
        </message>
        <message>
            <source>“{1}” is no piece of {2}.</source>
            <translation>« {1} » n’est pas une pièce de {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no piece; a number is at least 1.</source>
            <translation>« {1} » n’est pas une pièce ; un nombre est au moins 1.</translation>
        </message>
        <message>
            <source>“{1}” is no province of this board.</source>
            <translation>« {1} » n’est pas une province de ce plateau.</translation>
        </message>
        <message>
            <source>“{1}” is no result; there are {2}.</source>
            <translation>« {1} » n’est pas un résultat ; il y a {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no unit that can stand on this board.</source>
            <translation>« {1} » n’est pas une unité qui puisse être sur ce plateau.</translation>
        </message>
        <message>
            <source>“{1}” is no unit that can stand on this board{2}.</source>
            <translation>« {1} » n’est pas une unité qui puisse être sur cette carte{2}.</translation>
        </message>
        <message>
            <source>“{1}” is no value of {2}: {3}.</source>
            <translation>« {1} » n’est pas une valeur de {2} : {3}.</translation>
        </message>
        <message>
            <source>“{1}” is none of {2}.</source>
            <translation>« {1} » n’est aucun de {2}.</translation>
        </message>
        <message>
            <source>“{1}” is open in another program; close it there and try again.</source>
            <translation>« {1} » est ouvert dans un autre programme ; fermez-le là et recommencez.</translation>
        </message>
        <message>
            <source>“{1}” is taken as “{2}”.</source>
            <translation>« {1} » est pris pour « {2} ».</translation>
        </message>
        <message>
            <source>“{1}” is too large for a mail with orders; look at it by hand.</source>
            <translation>« {1} » est trop grand pour un courrier d’ordres ; regardez-le vous-même.</translation>
        </message>
        <message>
            <source>“{1}” is too large for a packet.</source>
            <translation>« {1} » est trop grand pour un paquet.</translation>
        </message>
        <message>
            <source>“{1}” is {2}, not a game.</source>
            <translation>« {1} » est {2}, non une partie.</translation>
        </message>
        <message>
            <source>“{1}” may not be opened or written here ({2}); check the permissions of the file and its folder.</source>
            <translation>« {1} » ne peut être ouvert ou écrit ici ({2}) ; vérifiez les droits du fichier et de son dossier.</translation>
        </message>
        <message>
            <source>“{1}” may not be opened or written here; check the permissions of the file and its folder.</source>
            <translation>« {1} » ne peut être ouvert ou écrit ici ; vérifiez les droits du fichier et de son dossier.</translation>
        </message>
        <message>
            <source>“{1}” stands under a condition that was not understood.</source>
            <translation>« {1} » dépend d’une condition qui n’a pas été comprise.</translation>
        </message>
        <message>
            <source>“{1}” was not understood in the condition.</source>
            <translation>« {1} » n’a pas été compris dans la condition.</translation>
        </message>
        <message>
            <source>“{1}” was to be drawn, but the lots are {2}.</source>
            <translation>« {1} » était à tirer, mais les sorts sont {2}.</translation>
        </message>
        <message>
            <source>“{1}” was written by a newer SpyDip (its format is {2}, this program reads up to {3}); open it with that one.</source>
            <translation>« {1} » fut écrit par un SpyDip plus récent (format {2}, ce programme lit jusqu’à {3}) ; ouvrez-le avec celui-là.</translation>
        </message>
        <message>
            <source>“{1}” {2}: it is no SpyDip game.</source>
            <translation>« {1} » {2} : ce n’est pas une partie de SpyDip.</translation>
        </message>
        <message>
            <source>“{1}”, line {2}: “{3}” is no known key; take the line out.</source>
            <translation>« {1} », ligne {2} : « {3} » n’est pas une clé connue ; ôtez la ligne.</translation>
        </message>
        <message>
            <source>“{1}”: a victory needs one power, as in “WIN FRANCE”.</source>
            <translation>« {1} » : une victoire demande une puissance, comme dans « WIN FRANCE ».</translation>
        </message>
        <message>
            <source>“{1}”: {2} has no part in the game any more.</source>
            <translation>« {1} » : {2} n’a plus de part au jeu.</translation>
        </message>
    </context>
</TS>
