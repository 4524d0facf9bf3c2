<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Engine</name>
        <message>
            <source>${1} means nothing in a style; there are {2}.</source>
            <translation>${1} bedeutet in einem Stil nichts; es gibt {2}.</translation>
        </message>
        <message>
            <source>, correction {1}</source>
            <translation>, Berichtigung {1}</translation>
        </message>
        <message>
            <source>, or one like “{1}”</source>
            <translation>, oder einer wie „{1}“</translation>
        </message>
        <message>
            <source>, spies</source>
            <translation>, Spione</translation>
        </message>
        <message>
            <source>- no order: {1}</source>
            <translation>- kein Befehl: {1}</translation>
        </message>
        <message>
            <source>- ordered earlier, and not a word of it now: {1}</source>
            <translation>- früher befohlen, und jetzt kein Wort davon: {1}</translation>
        </message>
        <message>
            <source>... and that an own unit was attacked without success.</source>
            <translation>... und dass eine eigene Einheit vergeblich angegriffen wurde.</translation>
        </message>
        <message>
            <source>... and the orders of any unit that began the turn in a home centre the player owns, or in a space with one of the player's observing agents ...</source>
            <translation>... und die Befehle jeder Einheit, die den Zug in einem Heimatzentrum begann, das der Spieler besitzt, oder in einem Feld mit einem seiner beobachtenden Agenten ...</translation>
        </message>
        <message>
            <source>... except that a player with nothing but agents may disband them and leave.</source>
            <translation>... nur darf ein Spieler, der nichts als Agenten hat, sie auflösen und gehen.</translation>
        </message>
        <message>
            <source>; did you mean {1}?</source>
            <translation>; meinten Sie {1}?</translation>
        </message>
        <message>
            <source>; write {1}</source>
            <translation>; schreiben Sie {1}</translation>
        </message>
        <message>
            <source>; {1} is due</source>
            <translation>; fällig ist {1}</translation>
        </message>
        <message>
            <source>A CEU begins and moves as an EU does; all it can do is destroy EUs.</source>
            <translation>Eine CEU beginnt und zieht wie eine EU; sie kann nichts als EUs vernichten.</translation>
        </message>
        <message>
            <source>A CEU destroys all EUs of the powers its owner names, and all foreign ones where none is named. Option: esp.ceu_kills.</source>
            <translation>Eine CEU vernichtet alle EUs der Mächte, die ihr Besitzer nennt, und alle fremden, wo keine genannt ist. Option: esp.ceu_kills.</translation>
        </message>
        <message>
            <source>A CEU may move and then destroy. Option: esp.ceu_orders.</source>
            <translation>Eine CEU darf ziehen und dann vernichten. Option: esp.ceu_orders.</translation>
        </message>
        <message>
            <source>A CEU moves or destroys, not both.</source>
            <translation>Eine CEU zieht oder vernichtet, nicht beides.</translation>
        </message>
        <message>
            <source>A CEU that shares a province with an EU may be ordered to destroy it.</source>
            <translation>Eine CEU in derselben Provinz wie eine EU kann den Befehl erhalten, sie zu vernichten.</translation>
        </message>
        <message>
            <source>A bid needs a number of credits, as in “BID FRANCE 5”.</source>
            <translation>Ein Gebot braucht eine Zahl von Krediten, wie in „BID FRANCE 5“.</translation>
        </message>
        <message>
            <source>A ceu</source>
            <translation>Eine CEU</translation>
        </message>
        <message>
            <source>A change by hand needs a reason, for the record.</source>
            <translation>Eine Änderung von Hand braucht einen Grund, für die Akten.</translation>
        </message>
        <message>
            <source>A condition may test units and one's own results. Option: spy.conditions.</source>
            <translation>Eine Bedingung darf nach Einheiten und eigenen Ergebnissen fragen. Option: spy.conditions.</translation>
        </message>
        <message>
            <source>A condition names a unit in a province or the result of an own order.</source>
            <translation>Eine Bedingung nennt eine Einheit in einer Provinz oder das Ergebnis eines eigenen Befehls.</translation>
        </message>
        <message>
            <source>A convoy by several routes fails when all of them are disrupted, or any one (1971).</source>
            <translation>Ein Geleit über mehrere Wege scheitert, wenn alle gestört sind oder irgendeiner (1971).</translation>
        </message>
        <message>
            <source>A convoy needs a destination, as in “F ENG C SPY BRE - LON”.</source>
            <translation>Ein Geleit braucht ein Ziel, wie in „F ENG C SPY BRE - LON“.</translation>
        </message>
        <message>
            <source>A convoy needs the army's destination, as in “F ENG C A LON - BRE”.</source>
            <translation>Ein Geleit braucht das Ziel der Armee, wie in „F ENG C A LON - BRE“.</translation>
        </message>
        <message>
            <source>A convoy stands as long as its fleet is not dislodged.</source>
            <translation>Ein Geleit steht, solange seine Flotte nicht vertrieben wird.</translation>
        </message>
        <message>
            <source>A convoy that depends on its own attack: it fails (szykman, the custom since 2000), all its moves fail (all_hold), or the words of a book hold, with szykman behind them.</source>
            <translation>Ein Geleit, das von seinem eigenen Angriff abhängt: es scheitert (szykman, der Brauch seit 2000), alle seine Züge scheitern (all_hold), oder es gilt der Wortlaut eines Regelbuchs, mit szykman dahinter.</translation>
        </message>
        <message>
            <source>A convoy that is not needed does not turn a land move into a convoy.</source>
            <translation>Ein unnötiges Geleit macht aus einem Zug über Land kein Geleit.</translation>
        </message>
        <message>
            <source>A country always sees what happens inside its own borders.</source>
            <translation>Ein Land sieht immer, was in seinen eigenen Grenzen geschieht.</translation>
        </message>
        <message>
            <source>A country in anarchy raises no units. Option: id.anarchy_builds.</source>
            <translation>Ein Land in Anarchie hebt keine Einheiten aus. Option: id.anarchy_builds.</translation>
        </message>
        <message>
            <source>A country may have two spies, one less for a lost capital, and never more than its home centres.</source>
            <translation>Ein Land darf zwei Spione haben, einen weniger bei verlorener Hauptstadt, und nie mehr als seine Heimatzentren.</translation>
        </message>
        <message>
            <source>A country whose capital is in enemy hands has one spy less. The capitals are Vienna, London, Paris, Berlin, Rome, St Petersburg and Constantinople.</source>
            <translation>Ein Land, dessen Hauptstadt in Feindeshand ist, hat einen Spion weniger. Die Hauptstädte sind Wien, London, Paris, Berlin, Rom, Sankt Petersburg und Konstantinopel.</translation>
        </message>
        <message>
            <source>A dislodged fleet does not convoy, but its riders may land before the retreat. Option: inf.agents_before_retreats.</source>
            <translation>Eine vertriebene Flotte leistet kein Geleit, aber ihre Mitfahrer dürfen vor dem Rückzug an Land gehen. Option: inf.agents_before_retreats.</translation>
        </message>
        <message>
            <source>A dislodged fleet neither convoys spies nor can be boarded; where two fleets share a sea, one boards the fleet that is not in retreat.</source>
            <translation>Eine vertriebene Flotte geleitet keine Spione, und niemand kann an Bord gehen; wo zwei Flotten ein Meer teilen, geht man auf die, die nicht auf dem Rückzug ist.</translation>
        </message>
        <message>
            <source>A dislodged unit is seen as such and sees from where it is until it retreats.</source>
            <translation>Eine vertriebene Einheit wird als solche gesehen und sieht von ihrem Ort aus, bis sie sich zurückzieht.</translation>
        </message>
        <message>
            <source>A dislodged unit may still search. Option: spy.dislodged_may_search.</source>
            <translation>Eine vertriebene Einheit darf noch suchen. Option: spy.dislodged_may_search.</translation>
        </message>
        <message>
            <source>A dislodged unit retreats one step to a vacant province, neither where its attacker came from nor one that a standoff has left vacant; units that choose one province, and those that cannot or do not retreat, are disbanded.</source>
            <translation>Eine vertriebene Einheit zieht sich um einen Schritt in eine leere Provinz zurück, weder dorthin, woher ihr Angreifer kam, noch in eine, die ein Patt leer gelassen hat; Einheiten, die dieselbe Provinz wählen, und solche, die nicht können oder sich nicht zurückziehen, werden aufgelöst.</translation>
        </message>
        <message>
            <source>A dislodged unit retreats to a province next to it that is vacant, that its attacker did not come from and that no standoff left vacant. Otherwise it is disbanded.</source>
            <translation>Eine vertriebene Einheit zieht sich in eine angrenzende leere Provinz zurück, aus der ihr Angreifer nicht kam und die kein Patt leer gelassen hat. Sonst wird sie aufgelöst.</translation>
        </message>
        <message>
            <source>A fleet</source>
            <translation>Eine Flotte</translation>
        </message>
        <message>
            <source>A fleet convoys any number of agents, each group by an order of its own. Option: inf.convoy_capacity.</source>
            <translation>Eine Flotte geleitet beliebig viele Agenten, jede Gruppe durch einen eigenen Befehl. Option: inf.convoy_capacity.</translation>
        </message>
        <message>
            <source>A fleet convoys one spy in a spy move, the one ordered first. Option: spy.convoy_capacity.</source>
            <translation>Eine Flotte geleitet einen Spion je Spionzug, den zuerst befohlenen. Option: spy.convoy_capacity.</translation>
        </message>
        <message>
            <source>A fleet in {1} needs a coast: {2}.</source>
            <translation>Eine Flotte in {1} braucht eine Küste: {2}.</translation>
        </message>
        <message>
            <source>A fleet that holds or convoys regular units may convoy them, to the same place or another.</source>
            <translation>Eine Flotte, die hält oder gewöhnliche Einheiten geleitet, darf sie geleiten, an denselben Ort oder einen anderen.</translation>
        </message>
        <message>
            <source>A fleet to {1} needs a coast: {2}.</source>
            <translation>Eine Flotte nach {1} braucht eine Küste: {2}.</translation>
        </message>
        <message>
            <source>A game can be begun from the moves of a Spring or Fall, with the season named in a line such as “Movement results for Spring of 1901”.</source>
            <translation>Ein Spiel kann mit den Zügen eines Frühjahrs oder Herbsts begonnen werden, wenn die Jahreszeit in einer Zeile wie „Movement results for Spring of 1901“ genannt ist.</translation>
        </message>
        <message>
            <source>A home country with ten centres brings ten credits.</source>
            <translation>Ein Heimatland mit zehn Zentren bringt zehn Kredite.</translation>
        </message>
        <message>
            <source>A later line stands instead: “{1}”.</source>
            <translation>Statt dessen gilt eine spätere Zeile: „{1}“.</translation>
        </message>
        <message>
            <source>A later order stands instead.</source>
            <translation>Statt dessen gilt ein späterer Befehl.</translation>
        </message>
        <message>
            <source>A later order stands instead: “{1}”.</source>
            <translation>Statt dessen gilt ein späterer Befehl: „{1}“.</translation>
        </message>
        <message>
            <source>A line “{1} …” should stand here, not “{2}”.</source>
            <translation>Hier sollte eine Zeile „{1} …“ stehen, nicht „{2}“.</translation>
        </message>
        <message>
            <source>A list must name every country once.</source>
            <translation>Eine Liste muss jedes Land einmal nennen.</translation>
        </message>
        <message>
            <source>A list of all countries is asked for, as in “PREFER AUSTRIA ITALY …”.</source>
            <translation>Gefragt ist eine Liste aller Länder, wie in „PREFER AUSTRIA ITALY …“.</translation>
        </message>
        <message>
            <source>A lost spy may be rebuilt in a home supply centre, in any season, as far as rule 2 allows.</source>
            <translation>Ein verlorener Spion kann in einem Heimatzentrum ersetzt werden, zu jeder Jahreszeit, soweit Regel 2 es zulässt.</translation>
        </message>
        <message>
            <source>A mercenary without units and centres is not for sale; with none left there is no auction.</source>
            <translation>Ein Söldnerland ohne Einheiten und Zentren steht nicht zum Verkauf; bleibt keines übrig, entfällt die Versteigerung.</translation>
        </message>
        <message>
            <source>A move succeeds where its strength is greater than that of what stays in the province and that of every other move there.</source>
            <translation>Ein Zug gelingt, wo er stärker ist als alles, was in der Provinz bleibt, und als jeder andere Zug dorthin.</translation>
        </message>
        <message>
            <source>A number is missing behind “#”.</source>
            <translation>Hinter „#“ fehlt eine Zahl.</translation>
        </message>
        <message>
            <source>A number of pieces is 1 at the least.</source>
            <translation>Eine Zahl von Figuren ist mindestens 1.</translation>
        </message>
        <message>
            <source>A packet is signed with a key.</source>
            <translation>Ein Paket wird mit einem Schlüssel unterzeichnet.</translation>
        </message>
        <message>
            <source>A player is told only how the player's own orders ended ...</source>
            <translation>Ein Spieler erfährt nur, wie seine eigenen Befehle ausgingen ...</translation>
        </message>
        <message>
            <source>A player whose home country is eliminated loses. Option: id.eliminated_home.</source>
            <translation>Ein Spieler, dessen Heimatland ausscheidet, verliert. Option: id.eliminated_home.</translation>
        </message>
        <message>
            <source>A player with agents and no units plays on with them.</source>
            <translation>Ein Spieler mit Agenten, aber ohne Einheiten, spielt mit ihnen weiter.</translation>
        </message>
        <message>
            <source>A power gives orders to its own units only.</source>
            <translation>Eine Macht befiehlt nur ihren eigenen Einheiten.</translation>
        </message>
        <message>
            <source>A power may keep as many spies as it holds of its own home centres; other centres keep none.</source>
            <translation>Eine Macht darf so viele Spione halten, wie sie eigene Heimatzentren hält; andere Zentren erhalten keinen.</translation>
        </message>
        <message>
            <source>A power should be named here.</source>
            <translation>Hier sollte eine Macht genannt sein.</translation>
        </message>
        <message>
            <source>A power that does not say what it removes loses those units first that are farthest from its home centres; fleets go before armies, then the alphabet decides.</source>
            <translation>Eine Macht, die nicht sagt, was sie abbaut, verliert zuerst die von ihren Heimatzentren entferntesten Einheiten; Flotten gehen vor Armeen, dann entscheidet das Alphabet.</translation>
        </message>
        <message>
            <source>A province holds any number of spies, beside an army or fleet or without one.</source>
            <translation>Eine Provinz fasst beliebig viele Spione, neben einer Armee oder Flotte oder ohne sie.</translation>
        </message>
        <message>
            <source>A province is held by its unit with its supports, if that does not leave.</source>
            <translation>Eine Provinz wird von ihrer Einheit mit deren Unterstützungen gehalten, wenn sie nicht weggeht.</translation>
        </message>
        <message>
            <source>A province is missing at the end of “{1}”.</source>
            <translation>Am Ende von „{1}“ fehlt eine Provinz.</translation>
        </message>
        <message>
            <source>A province should stand where “{1}” is (column {2}).</source>
            <translation>Wo „{1}“ steht, sollte eine Provinz stehen (Spalte {2}).</translation>
        </message>
        <message>
            <source>A rebuilt spy appears at the end of the season, sees from there, and acts in the next. Option: bl.rebuild.</source>
            <translation>Ein ersetzter Spion erscheint am Ende der Jahreszeit, sieht von dort aus und handelt in der nächsten. Option: bl.rebuild.</translation>
        </message>
        <message>
            <source>A ride needs no order from the fleet's owner; a convoy does.</source>
            <translation>Mitfahren braucht keinen Befehl des Flottenbesitzers; ein Geleit braucht ihn.</translation>
        </message>
        <message>
            <source>A seal names who seals and for which deadline; say both.</source>
            <translation>Ein Siegel nennt, wer siegelt und für welche Frist; geben Sie beides an.</translation>
        </message>
        <message>
            <source>A search ordered for one unit stands in place of the one ordered for all.</source>
            <translation>Eine Suche, die einer Einheit befohlen ist, gilt anstelle der für alle befohlenen.</translation>
        </message>
        <message>
            <source>A sheet cannot hold the line “{1}”; leave it out.</source>
            <translation>Ein Befehlsblatt kann die Zeile „{1}“ nicht aufnehmen; lassen Sie sie weg.</translation>
        </message>
        <message>
            <source>A sight may also be {1}.</source>
            <translation>Eine Sicht kann auch {1} sein.</translation>
        </message>
        <message>
            <source>A single assassin kills nobody and learns of presence.</source>
            <translation>Ein einzelner Attentäter tötet niemanden und erfährt nur, wer da ist.</translation>
        </message>
        <message>
            <source>A spy</source>
            <translation>Ein Spion</translation>
        </message>
        <message>
            <source>A spy aboard a fleet removed in Winter is lost with it. Option: spy.winter_removed_carrier.</source>
            <translation>Ein Spion an Bord einer im Winter abgebauten Flotte geht mit ihr verloren. Option: spy.winter_removed_carrier.</translation>
        </message>
        <message>
            <source>A spy aboard cannot change fleets at sea.</source>
            <translation>Ein Spion an Bord kann auf See nicht die Flotte wechseln.</translation>
        </message>
        <message>
            <source>A spy aboard goes where its fleet goes, in movement and in retreat.</source>
            <translation>Ein Spion an Bord fährt, wohin seine Flotte fährt, bei Zügen und Rückzügen.</translation>
        </message>
        <message>
            <source>A spy aboard is ordered by where it is when orders are written, and acts from where its fleet has taken it.</source>
            <translation>Ein Spion an Bord wird nach dem Ort bei der Befehlsabgabe angeredet und handelt von dort aus, wohin ihn seine Flotte gebracht hat.</translation>
        </message>
        <message>
            <source>A spy aboard leaves its fleet only by going ashore.</source>
            <translation>Ein Spion an Bord verlässt seine Flotte nur, indem er an Land geht.</translation>
        </message>
        <message>
            <source>A spy aboard reports its sea and all that borders it.</source>
            <translation>Ein Spion an Bord meldet sein Meer und alles, was daran grenzt.</translation>
        </message>
        <message>
            <source>A spy cannot be rebuilt in the season in which it is lost.</source>
            <translation>Ein Spion kann nicht in der Jahreszeit ersetzt werden, in der er verloren ging.</translation>
        </message>
        <message>
            <source>A spy convoy is ordered beside the fleet's Spring or Fall order, and the fleet itself does not move for it.</source>
            <translation>Ein Spiongeleit wird neben dem Frühjahrs- oder Herbstbefehl der Flotte befohlen, und die Flotte bewegt sich dafür nicht.</translation>
        </message>
        <message>
            <source>A spy goes aboard by moving from land to a bordering sea where a fleet is.</source>
            <translation>Ein Spion geht an Bord, indem er vom Land in ein angrenzendes Meer mit einer Flotte zieht.</translation>
        </message>
        <message>
            <source>A spy goes ashore by moving from its fleet's sea to a bordering land province.</source>
            <translation>Ein Spion geht an Land, indem er vom Meer seiner Flotte in eine angrenzende Landprovinz zieht.</translation>
        </message>
        <message>
            <source>A spy goes one step, as an army would, except as the next clauses say.</source>
            <translation>Ein Spion geht einen Schritt wie eine Armee, außer wo die nächsten Absätze anderes sagen.</translation>
        </message>
        <message>
            <source>A spy in {1} cannot reach {2}.</source>
            <translation>Ein Spion in {1} kann {2} nicht erreichen.</translation>
        </message>
        <message>
            <source>A spy killed this turn sees nothing any more.</source>
            <translation>Ein in diesem Zug getöteter Spion sieht nichts mehr.</translation>
        </message>
        <message>
            <source>A spy lost in a season hands in no report for it, though what it saw may still have decided its last order.</source>
            <translation>Ein in einer Jahreszeit verlorener Spion gibt für sie keinen Bericht ab; was er sah, kann aber seinen letzten Befehl noch entschieden haben.</translation>
        </message>
        <message>
            <source>A spy may move into any kind of territory, land or sea, occupied or not.</source>
            <translation>Ein Spion darf in jede Art von Gebiet ziehen, Land oder Meer, besetzt oder nicht.</translation>
        </message>
        <message>
            <source>A spy may try to kill the spies of one power that it names.</source>
            <translation>Ein Spion darf versuchen, die Spione einer Macht zu töten, die er nennt.</translation>
        </message>
        <message>
            <source>A spy moves one step. Option: bl.spy_move.</source>
            <translation>Ein Spion zieht einen Schritt. Option: bl.spy_move.</translation>
        </message>
        <message>
            <source>A spy neither takes nor holds a centre, and hinders no retreat and no build.</source>
            <translation>Ein Spion nimmt und hält kein Zentrum und hindert weder Rückzug noch Aufbau.</translation>
        </message>
        <message>
            <source>A spy regained with the capital returns by being rebuilt in any home centre owned.</source>
            <translation>Ein mit der Hauptstadt zurückgewonnener Spion kehrt wieder, indem er in einem eigenen Heimatzentrum ersetzt wird.</translation>
        </message>
        <message>
            <source>A spy that enters Switzerland is interned: it is lost, and may be rebuilt.</source>
            <translation>Ein Spion, der die Schweiz betritt, wird interniert: er ist verloren und kann ersetzt werden.</translation>
        </message>
        <message>
            <source>A spy that kills nobody learns nothing by it.</source>
            <translation>Ein Spion, der niemanden tötet, erfährt dadurch nichts.</translation>
        </message>
        <message>
            <source>A spy that leaves in time escapes; only final places count.</source>
            <translation>Ein Spion, der rechtzeitig geht, entkommt; nur der letzte Ort zählt.</translation>
        </message>
        <message>
            <source>A spy that stays kills all spies of the named power that are in its province once spies have moved.</source>
            <translation>Ein Spion, der bleibt, tötet alle Spione der genannten Macht, die nach den Spionzügen in seiner Provinz sind.</translation>
        </message>
        <message>
            <source>A spy told to do two things does neither.</source>
            <translation>Ein Spion, dem zweierlei befohlen ist, tut keines von beidem.</translation>
        </message>
        <message>
            <source>A spy whose fleet puts into port stays aboard, and may go ashore there or step to a bordering land province. Option: spy.port.</source>
            <translation>Ein Spion, dessen Flotte in einen Hafen läuft, bleibt an Bord und darf dort an Land gehen oder in eine angrenzende Landprovinz ziehen. Option: spy.port.</translation>
        </message>
        <message>
            <source>A style says under “other” how a result is put that it does not list.</source>
            <translation>Ein Stil sagt unter „other“, wie ein Ergebnis geschrieben wird, das er nicht aufführt.</translation>
        </message>
        <message>
            <source>A support for a fleet to a province with two coasts need not name the coast; one that names the other coast supports nothing.</source>
            <translation>Eine Unterstützung für eine Flotte in eine Provinz mit zwei Küsten muss die Küste nicht nennen; nennt sie die andere, unterstützt sie nichts.</translation>
        </message>
        <message>
            <source>A support for a move that no chain of fleets makes possible is void.</source>
            <translation>Eine Unterstützung für einen Zug, den keine Kette von Flotten möglich macht, ist ungültig.</translation>
        </message>
        <message>
            <source>A support is cut by an attack from anywhere but the province that it is given into, unless the attacker is of the same power; being dislodged cuts it in any case.</source>
            <translation>Eine Unterstützung wird durch einen Angriff von überallher gestört außer aus der Provinz, in die sie gegeben wird, und außer durch die eigene Macht; Vertreibung stört sie immer.</translation>
        </message>
        <message>
            <source>A turn goes in this order: moves, retreats and removals, the deeds of CEUs, the deeds of EUs, adjustments.</source>
            <translation>Ein Zug läuft in dieser Folge ab: Züge, Rückzüge und Auflösungen, die Taten der CEUs, die Taten der EUs, Anpassungen.</translation>
        </message>
        <message>
            <source>A unit is attacked by any foreign move that reaches its space.</source>
            <translation>Eine Einheit wird von jedem fremden Zug angegriffen, der ihr Feld erreicht.</translation>
        </message>
        <message>
            <source>A unit is dislodged where an attack on its province succeeds and it does not get away.</source>
            <translation>Eine Einheit wird vertrieben, wo ein Angriff auf ihre Provinz gelingt und sie nicht wegkommt.</translation>
        </message>
        <message>
            <source>A unit that is attacked in the regular turn conducts no Security: it is cut.</source>
            <translation>Eine Einheit, die im gewöhnlichen Zug angegriffen wird, übt keine Abwehr aus: sie ist gestört.</translation>
        </message>
        <message>
            <source>A unit that moved sees from where it is now.</source>
            <translation>Eine Einheit, die gezogen ist, sieht von ihrem neuen Ort aus.</translation>
        </message>
        <message>
            <source>A unit that retreats to a forbidden space is disbanded.</source>
            <translation>Eine Einheit, die sich in ein verbotenes Feld zurückzieht, wird aufgelöst.</translation>
        </message>
        <message>
            <source>A unit without orders holds; one that supports does not.</source>
            <translation>Eine Einheit ohne Befehl hält; eine unterstützende hält nicht.</translation>
        </message>
        <message>
            <source>A year has a Spring and a Fall, each with movement and then retreats, and ends with the adjustments of Winter. All orders of a deadline are secret and take effect at once.</source>
            <translation>Ein Jahr hat ein Frühjahr und einen Herbst, jeweils mit Zügen und dann Rückzügen, und endet mit den Anpassungen des Winters. Alle Befehle einer Frist sind geheim und wirken zugleich.</translation>
        </message>
        <message>
            <source>A year has bids, Spring moves and retreats, Autumn moves and retreats, Winter builds and removals.</source>
            <translation>Ein Jahr hat Gebote, Frühjahrszüge und -rückzüge, Herbstzüge und -rückzüge, Auf- und Abbauten im Winter.</translation>
        </message>
        <message>
            <source>Adrien Baird, Steve Doubleday and Steve Wyatt, Intimate Diplomacy I-A (rx03)</source>
            <translation>Adrien Baird, Steve Doubleday und Steve Wyatt, Intimate Diplomacy I-A (rx03)</translation>
        </message>
        <message>
            <source>After a tie Spring is not looked at; if in the next Fall nobody is in, play goes on as usual.</source>
            <translation>Nach einem Gleichstand wird das Frühjahr nicht betrachtet; ist im nächsten Herbst niemand eingedrungen, geht das Spiel weiter wie sonst.</translation>
        </message>
        <message>
            <source>After each Fall a player earns one credit for every centre of his home country.</source>
            <translation>Nach jedem Herbst erhält ein Spieler einen Kredit für jedes Zentrum seines Heimatlands.</translation>
        </message>
        <message>
            <source>After each Fall a power has as many units as it owns centres. It builds in vacant home centres that it owns, and removes what it has too many.</source>
            <translation>Nach jedem Herbst hat eine Macht so viele Einheiten wie Zentren. Sie baut in leeren eigenen Heimatzentren auf und baut ab, was zu viel ist.</translation>
        </message>
        <message>
            <source>After the armies and fleets of each season have moved, and before spies do, each spy notes every army and fleet in its own province and in all provinces that border it.</source>
            <translation>Wenn die Armeen und Flotten einer Jahreszeit gezogen sind und bevor die Spione ziehen, notiert jeder Spion jede Armee und Flotte in seiner Provinz und in allen angrenzenden.</translation>
        </message>
        <message>
            <source>After the retreats of Fall a centre belongs to the power whose unit stands there; without one it keeps its owner.</source>
            <translation>Nach den Rückzügen des Herbsts gehört ein Zentrum der Macht, deren Einheit dort steht; ohne Einheit behält es seinen Besitzer.</translation>
        </message>
        <message>
            <source>Agents aboard a lost fleet drown. Option: inf.drowned.</source>
            <translation>Agenten an Bord einer verlorenen Flotte ertrinken. Option: inf.drowned.</translation>
        </message>
        <message>
            <source>Agents are convoyed in Spring and Fall only.</source>
            <translation>Agenten werden nur im Frühling und im Herbst geleitet.</translation>
        </message>
        <message>
            <source>Agents are never lost with a centre and cannot be disbanded ...</source>
            <translation>Agenten gehen nie mit einem Zentrum verloren und können nicht aufgelöst werden ...</translation>
        </message>
        <message>
            <source>Agents are raised in Winter.</source>
            <translation>Agenten werden im Winter angeworben.</translation>
        </message>
        <message>
            <source>Agents are raised in home centres. Option: inf.build_sites.</source>
            <translation>Agenten werden in Heimatzentren angeworben. Option: inf.build_sites.</translation>
        </message>
        <message>
            <source>Agents cannot be disbanded while a power has units or centres.</source>
            <translation>Agenten können nicht aufgelöst werden, solange eine Macht Einheiten oder Zentren hat.</translation>
        </message>
        <message>
            <source>Agents cannot be disbanded, nor need they be.</source>
            <translation>Agenten können nicht aufgelöst werden und müssen es nicht.</translation>
        </message>
        <message>
            <source>Agents have orders in Spring and Fall only.</source>
            <translation>Agenten haben nur im Frühjahr und im Herbst Befehle.</translation>
        </message>
        <message>
            <source>Agents in a space see the order of the unit that began there, but not what foreign agents are told, nor that there are any.</source>
            <translation>Agenten in einem Feld sehen den Befehl der Einheit, die dort begann, aber nicht, was fremden Agenten gesagt wird, noch dass es welche gibt.</translation>
        </message>
        <message>
            <source>Agents may assassinate foreign agents.</source>
            <translation>Agenten dürfen fremde Agenten töten.</translation>
        </message>
        <message>
            <source>Agents move after the regular units; to board where no fleet is any more, or to land where it is no longer adjacent, merely fails.</source>
            <translation>Agenten ziehen nach den gewöhnlichen Einheiten; wer an Bord will, wo keine Flotte mehr ist, oder an Land, das nicht mehr angrenzt, scheitert bloß.</translation>
        </message>
        <message>
            <source>Agents move in Spring and Fall to an adjacent land space, as armies do.</source>
            <translation>Agenten ziehen im Frühjahr und im Herbst in ein angrenzendes Landfeld, wie Armeen.</translation>
        </message>
        <message>
            <source>Agents never hinder each other's moves.</source>
            <translation>Agenten hindern einander nie am Ziehen.</translation>
        </message>
        <message>
            <source>Agents on another task do not report; others in the same space may.</source>
            <translation>Agenten mit anderer Aufgabe berichten nicht; andere im selben Feld dürfen es.</translation>
        </message>
        <message>
            <source>Agents stack without limit and do nothing to regular units; they may be raised in any home centre owned, whatever stands or is built there.</source>
            <translation>Agenten stapeln sich unbegrenzt und tun gewöhnlichen Einheiten nichts; sie dürfen in jedem eigenen Heimatzentrum angeworben werden, was immer dort steht oder gebaut wird.</translation>
        </message>
        <message>
            <source>Agents stay aboard a fleet in port and may land there or step on; none board in port. Option: inf.port.</source>
            <translation>Agenten bleiben an Bord einer Flotte im Hafen und dürfen dort an Land gehen oder weiterziehen; im Hafen geht niemand an Bord. Option: inf.port.</translation>
        </message>
        <message>
            <source>Agents that move still report what they saw where they began. Option: inf.mover_reports.</source>
            <translation>Agenten, die ziehen, berichten dennoch, was sie an ihrem Ausgangsort sahen. Option: inf.mover_reports.</translation>
        </message>
        <message>
            <source>All else must be learnt by talking to others.</source>
            <translation>Alles andere muss man im Gespräch mit anderen erfahren.</translation>
        </message>
        <message>
            <source>All spies of the hunted power die, not one of them.</source>
            <translation>Alle Spione der gejagten Macht sterben, nicht einer von ihnen.</translation>
        </message>
        <message>
            <source>All units are equally strong; a move or a unit in place is as strong as one and its supports. The strongest enters; equals stand each other off, and nobody comes in.</source>
            <translation>Alle Einheiten sind gleich stark; ein Zug oder eine stehende Einheit ist so stark wie eins und die Zahl der Unterstützungen. Die stärkste zieht ein; Gleiche setzen einander patt, und niemand kommt hinein.</translation>
        </message>
        <message>
            <source>An EU and a CEU that swap places do not meet.</source>
            <translation>Eine EU und eine CEU, die die Plätze tauschen, begegnen sich nicht.</translation>
        </message>
        <message>
            <source>An EU begins in a home province of its owner's choice that is no supply centre.</source>
            <translation>Eine EU beginnt in einer Heimatprovinz nach Wahl ihres Besitzers, die kein Versorgungszentrum ist.</translation>
        </message>
        <message>
            <source>An EU either moves or acts. Option: esp.eu_orders.</source>
            <translation>Eine EU zieht oder handelt. Option: esp.eu_orders.</translation>
        </message>
        <message>
            <source>An EU in a province does nothing to a unit's support, unless it was ordered to cut support this turn.</source>
            <translation>Eine EU in einer Provinz tut der Unterstützung einer Einheit nichts, es sei denn, sie hatte in diesem Zug den Befehl, Unterstützung zu stören.</translation>
        </message>
        <message>
            <source>An EU moves or acts, not both.</source>
            <translation>Eine EU zieht oder handelt, nicht beides.</translation>
        </message>
        <message>
            <source>An EU or CEU is given up only as a removal that is due.</source>
            <translation>Eine EU oder CEU wird nur als fälliger Abbau aufgegeben.</translation>
        </message>
        <message>
            <source>An EU ordered to assassinate destroys the unit that is in its province.</source>
            <translation>Eine EU mit Mordbefehl vernichtet die Einheit, die in ihrer Provinz steht.</translation>
        </message>
        <message>
            <source>An act is published with its owner, kind, place and effect. Option: esp.report.</source>
            <translation>Eine Tat wird mit Besitzer, Art, Ort und Wirkung veröffentlicht. Option: esp.report.</translation>
        </message>
        <message>
            <source>An agent</source>
            <translation>Ein Agent</translation>
        </message>
        <message>
            <source>An agent aboard cannot change fleets at sea.</source>
            <translation>Ein Agent an Bord kann auf See nicht die Flotte wechseln.</translation>
        </message>
        <message>
            <source>An army</source>
            <translation>Eine Armee</translation>
        </message>
        <message>
            <source>An army is carried where an unbroken chain of fleets, all ordered to convoy it, leads from its coast to the other.</source>
            <translation>Eine Armee wird getragen, wo eine ununterbrochene Kette von Flotten, alle mit dem Befehl, sie zu geleiten, von ihrer Küste zur anderen führt.</translation>
        </message>
        <message>
            <source>An army or fleet holds, moves one step, supports a unit that holds or moves, or, as a fleet at sea, helps to convoy an army. One without an order holds.</source>
            <translation>Eine Armee oder Flotte hält, zieht einen Schritt, unterstützt eine haltende oder ziehende Einheit oder hilft, als Flotte auf See, eine Armee zu geleiten. Ohne Befehl hält sie.</translation>
        </message>
        <message>
            <source>An army that could go by land and by convoy needs to say which it means, or its route follows from the orders of the fleets, as the edition has it.</source>
            <translation>Eine Armee, die über Land und im Geleit gehen könnte, muss sagen, was sie meint, oder ihr Weg folgt aus den Befehlen der Flotten, je nach Ausgabe.</translation>
        </message>
        <message>
            <source>An army that holds, or a fleet that holds or convoys, may invoke Security.</source>
            <translation>Eine Armee, die hält, oder eine Flotte, die hält oder geleitet, darf Abwehr ausüben.</translation>
        </message>
        <message>
            <source>An assassin that moved kills although it is killed itself.</source>
            <translation>Ein Attentäter, der gezogen ist, tötet auch dann, wenn er selbst getötet wird.</translation>
        </message>
        <message>
            <source>An assassin that moves, aboard and ashore included, always kills all spies of the named power that end where it arrives.</source>
            <translation>Ein Attentäter, der zieht, auch an Bord oder an Land, tötet immer alle Spione der genannten Macht, die am Ende dort sind, wo er ankommt.</translation>
        </message>
        <message>
            <source>An assassin whose move fails has spent its attempt. Option: spy.failed_move_hunt.</source>
            <translation>Ein Attentäter, dessen Zug scheitert, hat seinen Versuch verbraucht. Option: spy.failed_move_hunt.</translation>
        </message>
        <message>
            <source>An assassin's owner is not told of the success. Option: spy.assassin_informed.</source>
            <translation>Dem Besitzer eines Attentäters wird der Erfolg nicht gemeldet. Option: spy.assassin_informed.</translation>
        </message>
        <message>
            <source>An assassination kills the army or fleet there, one's own too, and no EU or CEU. Option: esp.assassinate_special.</source>
            <translation>Ein Attentat tötet die Armee oder Flotte dort, auch die eigene, und keine EU oder CEU. Option: esp.assassinate_special.</translation>
        </message>
        <message>
            <source>An attack may be restricted by nationality; of those spared one learns only that they are there.</source>
            <translation>Ein Angriff kann auf Nationalitäten beschränkt werden; von den verschonten erfährt man nur, dass sie da sind.</translation>
        </message>
        <message>
            <source>An eu</source>
            <translation>Eine EU</translation>
        </message>
        <message>
            <source>An order for {1}, not for {2}.</source>
            <translation>Ein Befehl für {1}, nicht für {2}.</translation>
        </message>
        <message>
            <source>An order is missing here.</source>
            <translation>Hier fehlt ein Befehl.</translation>
        </message>
        <message>
            <source>An order that no unit could ever carry out is void.</source>
            <translation>Ein Befehl, den keine Einheit je ausführen könnte, ist ungültig.</translation>
        </message>
        <message>
            <source>Armies and fleets are open; only EUs and CEUs are hidden.</source>
            <translation>Armeen und Flotten sind offen; nur EUs und CEUs sind verborgen.</translation>
        </message>
        <message>
            <source>Armies and fleets may capture the spies of a power that is named.</source>
            <translation>Armeen und Flotten dürfen die Spione einer genannten Macht gefangen nehmen.</translation>
        </message>
        <message>
            <source>As seen by {1}.</source>
            <translation>Wie {1} es sieht.</translation>
        </message>
        <message>
            <source>Assassinations come first; units capture those that survive.</source>
            <translation>Attentate kommen zuerst; die Einheiten nehmen gefangen, wer überlebt.</translation>
        </message>
        <message>
            <source>Assassinations happen at once: the killed have killed too. Security comes after them.</source>
            <translation>Attentate geschehen zugleich: auch die Getöteten haben getötet. Danach kommt die Abwehr.</translation>
        </message>
        <message>
            <source>At each deadline a player is told how the orders of the player's own armies and fleets ended, and nothing of anyone else's.</source>
            <translation>Zu jeder Frist erfährt ein Spieler, wie die Befehle seiner eigenen Armeen und Flotten ausgingen, und nichts von denen anderer.</translation>
        </message>
        <message>
            <source>At sea means in a water province; a fleet in port dies.</source>
            <translation>Auf See heißt in einer Wasserprovinz; eine Flotte im Hafen stirbt.</translation>
        </message>
        <message>
            <source>At the end of each year a ranking by supply centres is published, without their numbers.</source>
            <translation>Am Ende jedes Jahres wird eine Rangliste nach Versorgungszentren veröffentlicht, ohne deren Zahl.</translation>
        </message>
        <message>
            <source>At the first rank where the lists differ, each gets his own country of that rank as home.</source>
            <translation>Beim ersten Rang, in dem die Listen verschieden sind, erhält jeder sein Land dieses Rangs als Heimat.</translation>
        </message>
        <message>
            <source>At the most as many as the centres owned that winter; none need be raised.</source>
            <translation>Höchstens so viele, wie man in diesem Winter Zentren besitzt; keiner muss angeworben werden.</translation>
        </message>
        <message>
            <source>At the same moment a spy notes whose spies are in its own province; of the bordering ones it learns only whether there are foreign spies.</source>
            <translation>Im selben Augenblick notiert ein Spion, wessen Spione in seiner Provinz sind; von den angrenzenden erfährt er nur, ob fremde Spione da sind.</translation>
        </message>
        <message>
            <source>At the start England, France, Russia and Turkey have 20 credits, Germany 22, Austria and Italy 24.</source>
            <translation>Am Anfang haben England, Frankreich, Russland und die Türkei 20 Kredite, Deutschland 22, Österreich und Italien 24.</translation>
        </message>
        <message>
            <source>At this deadline only spies, searches and spy convoys are ordered.</source>
            <translation>Zu dieser Frist werden nur Spione, Suchen und Spiongeleite befohlen.</translation>
        </message>
        <message>
            <source>Attackers are not told whether any are left; the attacked learn their losses, and the attacker only where they outnumbered him.</source>
            <translation>Angreifern wird nicht gesagt, ob noch jemand übrig ist; die Angegriffenen erfahren ihre Verluste, und den Angreifer nur, wo sie in der Überzahl waren.</translation>
        </message>
        <message>
            <source>Attacks of all powers on one nationality are added; each attacker is told his own part, each victim his losses.</source>
            <translation>Die Angriffe aller Mächte auf eine Nationalität werden zusammengezählt; jedem Angreifer wird sein Anteil gesagt, jedem Opfer seine Verluste.</translation>
        </message>
        <message>
            <source>Austria</source>
            <translation>Österreich</translation>
        </message>
        <message>
            <source>Austrian</source>
            <translation>Österreich</translation>
        </message>
        <message>
            <source>Before {1}</source>
            <translation>Vor {1}</translation>
        </message>
        <message>
            <source>Beside armies and fleets there is a third kind of piece, the spy.</source>
            <translation>Neben Armeen und Flotten gibt es eine dritte Figur, den Spion.</translation>
        </message>
        <message>
            <source>Bids are asked for, as in “BID FRANCE 5”.</source>
            <translation>Gefragt sind Gebote, wie in „BID FRANCE 5“.</translation>
        </message>
        <message>
            <source>Bids are made before Spring 1901 and then between every Winter and Spring.</source>
            <translation>Geboten wird vor dem Frühjahr 1901 und dann zwischen jedem Winter und Frühjahr.</translation>
        </message>
        <message>
            <source>Bids are whole credits.</source>
            <translation>Gebote sind ganze Kredite.</translation>
        </message>
        <message>
            <source>Blind Diplomacy II</source>
            <translation>Blind Diplomacy II</translation>
        </message>
        <message>
            <source>Blind Diplomacy II is a game by Eric Klein, numbered rd24 among the variants.</source>
            <translation>Blind Diplomacy II ist ein Spiel von Eric Klein, unter den Varianten Nummer rd24.</translation>
        </message>
        <message>
            <source>Boardman number {1}</source>
            <translation>Boardman-Nummer {1}</translation>
        </message>
        <message>
            <source>Both spies are deployed already.</source>
            <translation>Beide Spione sind schon eingesetzt.</translation>
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
            <translation>Aufbau {unit}</translation>
        </message>
        <message>
            <source>Building needs no vacant province and no home centre. Option: esp.build_vacant.</source>
            <translation>Ein Aufbau braucht weder eine leere Provinz noch ein Heimatzentrum. Option: esp.build_vacant.</translation>
        </message>
        <message>
            <source>Builds are seen only as far as one's sight goes.</source>
            <translation>Aufbauten sieht man nur, soweit die eigene Sicht reicht.</translation>
        </message>
        <message>
            <source>Builds due to mercenaries must be taken where they can.</source>
            <translation>Aufbauten, die Söldnern zustehen, müssen ausgeführt werden, wo es geht.</translation>
        </message>
        <message>
            <source>Builds may be waived, unless the options of the game forbid it.</source>
            <translation>Auf Aufbauten kann verzichtet werden, wenn die Optionen des Spiels es nicht verbieten.</translation>
        </message>
        <message>
            <source>Builds of a mercenary cannot be waived.</source>
            <translation>Auf Aufbauten eines Söldnerlands kann nicht verzichtet werden.</translation>
        </message>
        <message>
            <source>But if an assassin that moved kills it, the one that stayed kills nobody at all that season.</source>
            <translation>Tötet ihn aber ein gezogener Attentäter, so tötet der, der blieb, in dieser Jahreszeit niemanden.</translation>
        </message>
        <message>
            <source>CEUs</source>
            <translation>CEUs</translation>
        </message>
        <message>
            <source>Capitals are Vienna, London, Paris, Berlin, Rome, St Petersburg and Constantinople; where there is a choice the agents' owner has it. Options: inf.capital_R, inf.deport_choice.</source>
            <translation>Die Hauptstädte sind Wien, London, Paris, Berlin, Rom, Sankt Petersburg und Konstantinopel; wo eine Wahl ist, hat sie der Besitzer der Agenten. Optionen: inf.capital_R, inf.deport_choice.</translation>
        </message>
        <message>
            <source>Centres change hands after the Autumn retreats and before the builds.</source>
            <translation>Zentren wechseln nach den Herbstrückzügen und vor den Aufbauten den Besitzer.</translation>
        </message>
        <message>
            <source>Centres change hands after the assassinations.</source>
            <translation>Zentren wechseln nach den Attentaten den Besitzer.</translation>
        </message>
        <message>
            <source>Changed since then</source>
            <translation>Seitdem geändert</translation>
        </message>
        <message>
            <source>Changes of players</source>
            <translation>Spielerwechsel</translation>
        </message>
        <message>
            <source>Civil Disorder, 1971 p. 9</source>
            <translation>Unordnung, 1971 S. 9</translation>
        </message>
        <message>
            <source>Clear all: {1}</source>
            <translation>Alle löschen: {1}</translation>
        </message>
        <message>
            <source>Conditions are answered from all of a power's own spies at the report, those that die that season included.</source>
            <translation>Bedingungen werden aus allen eigenen Spionen einer Macht beim Bericht beantwortet, auch aus denen, die in dieser Jahreszeit sterben.</translation>
        </message>
        <message>
            <source>Counter-espionage kills all enemy spies that are in the spy's territory once spies have moved.</source>
            <translation>Spionageabwehr tötet alle feindlichen Spione, die nach den Spionzügen im Gebiet des Spions sind.</translation>
        </message>
        <message>
            <source>Countries without centres come last, together.</source>
            <translation>Länder ohne Zentren kommen zuletzt, gemeinsam.</translation>
        </message>
        <message>
            <source>Covert pieces are no cargo of an ordinary convoy.</source>
            <translation>Verdeckte Figuren sind keine Fracht eines gewöhnlichen Geleits.</translation>
        </message>
        <message>
            <source>Credits are open.</source>
            <translation>Kredite sind offen.</translation>
        </message>
        <message>
            <source>Decryption failed</source>
            <translation>Die Entschlüsselung misslang</translation>
        </message>
        <message>
            <source>EUs</source>
            <translation>EUs</translation>
        </message>
        <message>
            <source>EUs and CEUs are deployed before the first Spring only.</source>
            <translation>EUs und CEUs werden nur vor dem ersten Frühjahr eingesetzt.</translation>
        </message>
        <message>
            <source>EUs and CEUs have orders in Spring and Fall only.</source>
            <translation>EUs und CEUs haben nur im Frühjahr und im Herbst Befehle.</translation>
        </message>
        <message>
            <source>EUs and CEUs move first; what CEUs destroy is fixed then, and only EUs that live on cut supports in the movement. The destructions are published in their own place.</source>
            <translation>EUs und CEUs ziehen zuerst; dann steht fest, was CEUs vernichten, und nur überlebende EUs stören Unterstützungen bei den Zügen. Die Vernichtungen werden an ihrem eigenen Platz veröffentlicht.</translation>
        </message>
        <message>
            <source>EUs and CEUs take no centre and hinder no build and no retreat.</source>
            <translation>EUs und CEUs nehmen kein Zentrum und hindern weder Aufbau noch Rückzug.</translation>
        </message>
        <message>
            <source>Each country has two spies, which begin in home territories of its choice.</source>
            <translation>Jedes Land hat zwei Spione, die in Heimatgebieten seiner Wahl beginnen.</translation>
        </message>
        <message>
            <source>Each has one home country for the whole game.</source>
            <translation>Jeder hat ein Heimatland für das ganze Spiel.</translation>
        </message>
        <message>
            <source>Each player hands in a list of all seven countries, the best first.</source>
            <translation>Jeder Spieler gibt eine Liste aller sieben Länder ab, das beste zuerst.</translation>
        </message>
        <message>
            <source>Each power begins with one EU and one CEU. Option: esp.start.</source>
            <translation>Jede Macht beginnt mit einer EU und einer CEU. Option: esp.start.</translation>
        </message>
        <message>
            <source>Eighteen centres do not end the game.</source>
            <translation>Achtzehn Zentren beenden das Spiel nicht.</translation>
        </message>
        <message>
            <source>England</source>
            <translation>England</translation>
        </message>
        <message>
            <source>English</source>
            <translation>England</translation>
        </message>
        <message>
            <source>Equal bids leave a country in anarchy for the year.</source>
            <translation>Gleiche Gebote lassen ein Land für das Jahr in Anarchie.</translation>
        </message>
        <message>
            <source>Equals share a rank. Option: bl.rank_ties.</source>
            <translation>Gleiche teilen einen Rang. Option: bl.rank_ties.</translation>
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
            <translation>Espionage Diplomacy IV ist ein Spiel von Pete Tulk und Kevin Matthews, unter den Varianten Nummer rn33.</translation>
        </message>
        <message>
            <source>Every army and fleet on the board may search for one power's spies, four times a year.</source>
            <translation>Jede Armee und Flotte auf dem Brett darf nach den Spionen einer Macht suchen, viermal im Jahr.</translation>
        </message>
        <message>
            <source>Every fleet of the chain must have been ordered to convoy that spy by its own power; otherwise the spy does not go.</source>
            <translation>Jede Flotte der Kette muss von ihrer eigenen Macht den Befehl haben, diesen Spion zu geleiten; sonst geht der Spion nicht.</translation>
        </message>
        <message>
            <source>Every winter each player may raise agents.</source>
            <translation>Jeden Winter darf jeder Spieler Agenten anwerben.</translation>
        </message>
        <message>
            <source>Excepted powers are reported and not captured; the seven are shared by the others, and the excepted reported to the same number.</source>
            <translation>Ausgenommene Mächte werden gemeldet und nicht gefangen; die sieben teilen sich die anderen, und die ausgenommenen werden bis zur selben Zahl gemeldet.</translation>
        </message>
        <message>
            <source>Fall {1}, {2}</source>
            <translation>Herbst {1}, {2}</translation>
        </message>
        <message>
            <source>Fall: movement, report, spy move, assassination and capture.</source>
            <translation>Herbst: Züge, Bericht, Spionzug, Attentate und Gefangennahme.</translation>
        </message>
        <message>
            <source>Fleets of any power carry spies of any power.</source>
            <translation>Flotten jeder Macht tragen Spione jeder Macht.</translation>
        </message>
        <message>
            <source>Fleets of any power may convoy a spy, in each of the four spy moves.</source>
            <translation>Flotten jeder Macht dürfen einen Spion geleiten, in jedem der vier Spionzüge.</translation>
        </message>
        <message>
            <source>Foreign spies in the own province are counted; in bordering ones foreign presence is a yes or no, and own spies do not count as presence. Option: spy.spy_counts.</source>
            <translation>Fremde Spione in der eigenen Provinz werden gezählt; in angrenzenden heißt es ja oder nein, und eigene Spione zählen dabei nicht. Option: spy.spy_counts.</translation>
        </message>
        <message>
            <source>France</source>
            <translation>Frankreich</translation>
        </message>
        <message>
            <source>French</source>
            <translation>Frankreich</translation>
        </message>
        <message>
            <source>From: {1} Date: {2} Subject: {3}  {4}</source>
            <translation>Von: {1} Datum: {2} Betreff: {3}  {4}</translation>
        </message>
        <message>
            <source>Gaining and Losing Units</source>
            <translation>Gewinn und Verlust von Einheiten</translation>
        </message>
        <message>
            <source>German</source>
            <translation>Deutschland</translation>
        </message>
        <message>
            <source>Germany</source>
            <translation>Deutschland</translation>
        </message>
        <message>
            <source>Germany's list means the Ruhr and Italy's means Tuscany where the printed text has misprints.</source>
            <translation>Deutschlands Liste meint die Ruhr und Italiens die Toskana, wo der gedruckte Text Druckfehler hat.</translation>
        </message>
        <message>
            <source>Going aboard and ashore are spy moves; nobody's leave is asked, and the fleet's owner is not told.</source>
            <translation>An Bord und an Land zu gehen sind Spionzüge; niemand wird um Erlaubnis gefragt, und dem Besitzer der Flotte wird es nicht gesagt.</translation>
        </message>
        <message>
            <source>Half prices are rounded up country by country. Option: id.half_rounding.</source>
            <translation>Halbe Preise werden Land für Land aufgerundet. Option: id.half_rounding.</translation>
        </message>
        <message>
            <source>Hidden pieces</source>
            <translation>Verborgene Figuren</translation>
        </message>
        <message>
            <source>Hold is written H; A is read as well when it is said of a spy.</source>
            <translation>Halten wird H geschrieben; bei einem Spion wird auch A so gelesen.</translation>
        </message>
        <message>
            <source>How a spy was lost its owner is never told.</source>
            <translation>Wie ein Spion verloren ging, wird seinem Besitzer nie gesagt.</translation>
        </message>
        <message>
            <source>How agents of one power alone are counted by spies.</source>
            <translation>Wie Agenten einer einzigen Macht von Spionen gezählt werden.</translation>
        </message>
        <message>
            <source>How far an EU or CEU goes in a season.</source>
            <translation>Wie weit eine EU oder CEU in einer Jahreszeit geht.</translation>
        </message>
        <message>
            <source>How many EUs and CEUs each power begins with.</source>
            <translation>Mit wie vielen EUs und CEUs jede Macht beginnt.</translation>
        </message>
        <message>
            <source>How many EUs one CEU destroys.</source>
            <translation>Wie viele EUs eine CEU vernichtet.</translation>
        </message>
        <message>
            <source>How many agents one fleet convoys in a turn.</source>
            <translation>Wie viele Agenten eine Flotte in einem Zug geleitet.</translation>
        </message>
        <message>
            <source>How many centres win the game: as the board says, or this many.</source>
            <translation>Wie viele Zentren das Spiel gewinnen: was das Brett sagt, oder so viele.</translation>
        </message>
        <message>
            <source>How many spies one fleet convoys in a spy move.</source>
            <translation>Wie viele Spione eine Flotte in einem Spionzug geleitet.</translation>
        </message>
        <message>
            <source>Identity is known only to victims that strictly outnumber the attack, before losses.</source>
            <translation>Wer es war, wissen nur Opfer, die dem Angriff vor den Verlusten an Zahl strikt überlegen waren.</translation>
        </message>
        <message>
            <source>If both overbid, both lose their credits and all mercenaries are in anarchy. Option: id.both_overbid.</source>
            <translation>Überbieten sich beide, so verlieren beide ihre Kredite, und alle Söldner sind in Anarchie. Option: id.both_overbid.</translation>
        </message>
        <message>
            <source>If that is equal too, play goes on to the next Fall, and all is looked at anew.</source>
            <translation>Ist auch das gleich, geht das Spiel bis zum nächsten Herbst weiter, und alles wird neu betrachtet.</translation>
        </message>
        <message>
            <source>If that is equal, more credits win, those of this season included.</source>
            <translation>Ist das gleich, so gewinnen mehr Kredite, die dieser Jahreszeit eingeschlossen.</translation>
        </message>
        <message>
            <source>If the half prices exceed the other's credits, he is ruined too. Option: id.cascade.</source>
            <translation>Übersteigen die halben Preise die Kredite des anderen, so ist auch er ruiniert. Option: id.cascade.</translation>
        </message>
        <message>
            <source>In Winter 1900 spies go aboard, are convoyed, and are searched for as ever; there is no report.</source>
            <translation>Im Winter 1900 gehen Spione an Bord, werden geleitet und gesucht wie immer; einen Bericht gibt es nicht.</translation>
        </message>
        <message>
            <source>In Winter a power with fewer units than centres may build in its own vacant home centres, and one with more must remove the difference.</source>
            <translation>Im Winter darf eine Macht mit weniger Einheiten als Zentren in ihren eigenen leeren Heimatzentren aufbauen, und eine mit mehr muss den Unterschied abbauen.</translation>
        </message>
        <message>
            <source>In Winter spies beyond the number of home centres held are dismissed; and a spy aboard a fleet that leaves the board in a retreat is lost with it.</source>
            <translation>Im Winter werden Spione entlassen, die über die Zahl der gehaltenen Heimatzentren hinausgehen; und ein Spion an Bord einer Flotte, die bei einem Rückzug vom Brett geht, geht mit ihr verloren.</translation>
        </message>
        <message>
            <source>In a stalemate without mercenaries the one with more centres wins.</source>
            <translation>Bei einem Remis ohne Söldner gewinnt, wer mehr Zentren hat.</translation>
        </message>
        <message>
            <source>In a turn a spy does one of three things: it moves, it performs counter-espionage, or it holds.</source>
            <translation>In einem Zug tut ein Spion eines von dreien: er zieht, er übt Spionageabwehr, oder er hält.</translation>
        </message>
        <message>
            <source>In all else armies and fleets are blind.</source>
            <translation>Im übrigen sind Armeen und Flotten blind.</translation>
        </message>
        <message>
            <source>In an own home centre one sees the unit that began the turn there, not one that enters.</source>
            <translation>In einem eigenen Heimatzentrum sieht man die Einheit, die dort den Zug begann, nicht eine, die hineinzieht.</translation>
        </message>
        <message>
            <source>In anarchy units hold and support nobody; dislodged ones are disbanded. They may be supported.</source>
            <translation>In Anarchie halten die Einheiten und unterstützen niemanden; vertriebene werden aufgelöst. Sie dürfen unterstützt werden.</translation>
        </message>
        <message>
            <source>In other ways agents do meet.</source>
            <translation>Auf andere Weise begegnen sich Agenten.</translation>
        </message>
        <message>
            <source>In port a spy may go ashore, is held aboard, or is put ashore at once.</source>
            <translation>Im Hafen darf ein Spion an Land gehen, wird an Bord gehalten oder sofort an Land gesetzt.</translation>
        </message>
        <message>
            <source>In the example four attackers that spare Russia kill one Turk and three French.</source>
            <translation>Im Beispiel töten vier Angreifer, die Russland verschonen, einen Türken und drei Franzosen.</translation>
        </message>
        <message>
            <source>In the example six attackers kill one Turk, three Russians and five French.</source>
            <translation>Im Beispiel töten sechs Angreifer einen Türken, drei Russen und fünf Franzosen.</translation>
        </message>
        <message>
            <source>In the printed example 1T stands for one Turk.</source>
            <translation>Im gedruckten Beispiel steht 1T für einen Türken.</translation>
        </message>
        <message>
            <source>In the printed example an English spy boards the French fleet in the Channel and kills the French spy there, whose own attempts come to nothing; had the French spy gone ashore at London, they would have passed each other unharmed.</source>
            <translation>Im gedruckten Beispiel geht ein englischer Spion an Bord der französischen Flotte im Ärmelkanal und tötet dort den französischen Spion, dessen eigene Versuche ins Leere gehen; wäre der französische Spion in London an Land gegangen, so wären sie ungestört aneinander vorbeigekommen.</translation>
        </message>
        <message>
            <source>In this game Autumn retreats stand alone: spies have their orders in Winter.</source>
            <translation>In diesem Spiel stehen die Herbstrückzüge allein: Spione haben ihre Befehle im Winter.</translation>
        </message>
        <message>
            <source>In this game a condition may ask about armies and fleets only.</source>
            <translation>In diesem Spiel darf eine Bedingung nur nach Armeen und Flotten fragen.</translation>
        </message>
        <message>
            <source>In this game armies and fleets do not capture spies.</source>
            <translation>In diesem Spiel nehmen Armeen und Flotten keine Spione gefangen.</translation>
        </message>
        <message>
            <source>In this game spies are rebuilt in Winter only.</source>
            <translation>In diesem Spiel werden Spione nur im Winter ersetzt.</translation>
        </message>
        <message>
            <source>In this game spies have a deadline of their own.</source>
            <translation>In diesem Spiel haben Spione eine eigene Frist.</translation>
        </message>
        <message>
            <source>Infiltration is a game by W. Elmer Hinton, numbered rd15 among the variants.</source>
            <translation>Infiltration ist ein Spiel von W. Elmer Hinton, unter den Varianten Nummer rd15.</translation>
        </message>
        <message>
            <source>Instead of {1}.</source>
            <translation>Statt {1}.</translation>
        </message>
        <message>
            <source>Interned spies see nothing and meet nobody.</source>
            <translation>Internierte Spione sehen nichts und begegnen niemandem.</translation>
        </message>
        <message>
            <source>Intimate Diplomacy I-A</source>
            <translation>Intimate Diplomacy I-A</translation>
        </message>
        <message>
            <source>Intimate Diplomacy is a game by Baird, Doubleday and Wyatt, numbered rx03 among the variants.</source>
            <translation>Intimate Diplomacy ist ein Spiel von Baird, Doubleday und Wyatt, unter den Varianten Nummer rx03.</translation>
        </message>
        <message>
            <source>It acts as an assassination does, but on seven in all; more than seven that ride one fleet are discovered by themselves.</source>
            <translation>Sie wirkt wie ein Attentat, aber auf sieben insgesamt; mehr als sieben, die auf einer Flotte mitfahren, werden von selbst entdeckt.</translation>
        </message>
        <message>
            <source>It answers another packet than that of {1} for {2}.</source>
            <translation>Es antwortet auf ein anderes Paket als das von {1} für {2}.</translation>
        </message>
        <message>
            <source>It asks for another key than the one that the book has for {1}.</source>
            <translation>Es bittet um einen anderen Schlüssel, als ihn das Buch für {1} hat.</translation>
        </message>
        <message>
            <source>It came in for {1}; {2} is due.</source>
            <translation>Sie kam für {1} an; fällig ist {2}.</translation>
        </message>
        <message>
            <source>It cannot destroy a fleet at sea.</source>
            <translation>Sie kann keine Flotte auf See vernichten.</translation>
        </message>
        <message>
            <source>It discovers foreign agents.</source>
            <translation>Sie entdeckt fremde Agenten.</translation>
        </message>
        <message>
            <source>It does not see beyond them unless it has pieces in its border territories.</source>
            <translation>Darüber hinaus sieht es nur, wenn es Figuren in seinen Grenzgebieten hat.</translation>
        </message>
        <message>
            <source>It goes over land and sea alike.</source>
            <translation>Er geht über Land und Meer gleichermaßen.</translation>
        </message>
        <message>
            <source>It grew out of letters between the two about adding more to the game than armies and fleets.</source>
            <translation>Es entstand aus Briefen zwischen den beiden darüber, dem Spiel mehr als Armeen und Flotten zu geben.</translation>
        </message>
        <message>
            <source>It has no other effect.</source>
            <translation>Sie hat keine andere Wirkung.</translation>
        </message>
        <message>
            <source>It has passed; there is grace until {1}.</source>
            <translation>Sie ist verstrichen; Nachfrist ist bis {1}.</translation>
        </message>
        <message>
            <source>It has {1} lines, too many for orders; look at it by hand.</source>
            <translation>Sie hat {1} Zeilen, zu viele für Befehle; sehen Sie selbst nach.</translation>
        </message>
        <message>
            <source>It is not clear whose it is: {1}.</source>
            <translation>Es ist nicht klar, von wem sie kommt: {1}.</translation>
        </message>
        <message>
            <source>It is widely played between two who know Diplomacy already.</source>
            <translation>Es ist zwischen zweien, die Diplomacy schon kennen, weit verbreitet.</translation>
        </message>
        <message>
            <source>It may try without moving.</source>
            <translation>Er darf es versuchen, ohne zu ziehen.</translation>
        </message>
        <message>
            <source>It spares its owner's EUs unless they are named.</source>
            <translation>Sie verschont die EUs ihres Besitzers, außer sie sind genannt.</translation>
        </message>
        <message>
            <source>It was sent before the mail in hand, which is of {1}.</source>
            <translation>Sie wurde vor der vorliegenden Mail gesandt, die vom {1} ist.</translation>
        </message>
        <message>
            <source>It was taken for {1} already; {2} is due.</source>
            <translation>Es wurde schon für {1} genommen; fällig ist {2}.</translation>
        </message>
        <message>
            <source>Italian</source>
            <translation>Italien</translation>
        </message>
        <message>
            <source>Italy</source>
            <translation>Italien</translation>
        </message>
        <message>
            <source>Its first order was for one agent; own agents are not listed. Option: inf.list_own.</source>
            <translation>Ihr erster Befehl galt einem Agenten; eigene Agenten werden nicht aufgeführt. Option: inf.list_own.</translation>
        </message>
        <message>
            <source>Its owner chooses which spy goes; failing that, the one listed last.</source>
            <translation>Sein Besitzer wählt, welcher Spion geht; sonst der zuletzt aufgeführte.</translation>
        </message>
        <message>
            <source>Its subject names another game, “{1}”; this one is “{2}”.</source>
            <translation>Der Betreff nennt ein anderes Spiel, „{1}“; dies ist „{2}“.</translation>
        </message>
        <message>
            <source>Its victim is whoever is there after the retreats.</source>
            <translation>Ihr Opfer ist, wer nach den Rückzügen dort ist.</translation>
        </message>
        <message>
            <source>Its {1} names {2}, but {3} is due.</source>
            <translation>Sein {1} nennt {2}, fällig ist aber {3}.</translation>
        </message>
        <message>
            <source>Jim Burgess, Spy Diplomacy (rd16), revised December 1986</source>
            <translation>Jim Burgess, Spy Diplomacy (rd16), überarbeitet Dezember 1986</translation>
        </message>
        <message>
            <source>Keep {1}</source>
            <translation>{1} behalten</translation>
        </message>
        <message>
            <source>Line {1} could not be read: {2}</source>
            <translation>Zeile {1} war nicht zu lesen: {2}</translation>
        </message>
        <message>
            <source>Line {1} orders otherwise and stands instead: “{2}”.</source>
            <translation>Zeile {1} befiehlt anderes und gilt statt dessen: „{2}“.</translation>
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
            <translation>Miller-Zahl {1}</translation>
        </message>
        <message>
            <source>More agents cannot be assigned than are present.</source>
            <translation>Es können nicht mehr Agenten eingeteilt werden, als da sind.</translation>
        </message>
        <message>
            <source>More than seven foreign riders are reported without an order, and captured only by Security. Option: inf.overload.</source>
            <translation>Mehr als sieben fremde Mitfahrer werden ohne Befehl gemeldet und nur durch Abwehr gefangen. Option: inf.overload.</translation>
        </message>
        <message>
            <source>Must retreat</source>
            <translation>Muss sich zurückziehen</translation>
        </message>
        <message>
            <source>Next: {1}.</source>
            <translation>Als nächstes: {1}.</translation>
        </message>
        <message>
            <source>No agent is left in a sea without a fleet.</source>
            <translation>In einem Meer ohne Flotte bleibt kein Agent.</translation>
        </message>
        <message>
            <source>No army or fleet in {place}.</source>
            <translation>Keine Armee oder Flotte in {place}.</translation>
        </message>
        <message>
            <source>No bid is a bid of nothing; two of those are equal.</source>
            <translation>Kein Gebot ist ein Gebot von nichts; zwei davon sind gleich.</translation>
        </message>
        <message>
            <source>No convoy can pass over {1} there.</source>
            <translation>Über {1} führt dorthin kein Geleit.</translation>
        </message>
        <message>
            <source>No convoy can pass through {1}: it is not water.</source>
            <translation>Durch {1} führt kein Geleit: dort ist kein Wasser.</translation>
        </message>
        <message>
            <source>No convoy leaves from or lands in {1}.</source>
            <translation>In {1} beginnt oder endet kein Geleit.</translation>
        </message>
        <message>
            <source>No covert piece is named.</source>
            <translation>Es ist keine verdeckte Figur genannt.</translation>
        </message>
        <message>
            <source>No fleet{1} in {2} could carry a piece.</source>
            <translation>Keine Flotte{1} in {2} könnte eine Figur geleiten.</translation>
        </message>
        <message>
            <source>No foreign {kind} in {place}.</source>
            <translation>Kein fremder Fund ({kind}) in {place}.</translation>
        </message>
        <message>
            <source>No further {1} begins the game.</source>
            <translation>Das Spiel beginnt ohne weitere {1}.</translation>
        </message>
        <message>
            <source>No matching keys found</source>
            <translation>Keine passenden Schlüssel gefunden</translation>
        </message>
        <message>
            <source>No order can stand here.</source>
            <translation>Hier kann kein Befehl stehen.</translation>
        </message>
        <message>
            <source>No orders are in yet.</source>
            <translation>Noch sind keine Befehle da.</translation>
        </message>
        <message>
            <source>No orders led to this position: it is the start or was set by hand.</source>
            <translation>Kein Befehl führte zu dieser Stellung: sie ist der Anfang oder wurde von Hand gesetzt.</translation>
        </message>
        <message>
            <source>No orders were found.</source>
            <translation>Es wurden keine Befehle gefunden.</translation>
        </message>
        <message>
            <source>No orders were found; they stand behind their power, line by line.</source>
            <translation>Es wurden keine Befehle gefunden; sie stehen hinter ihrer Macht, Zeile für Zeile.</translation>
        </message>
        <message>
            <source>No other piece hinders it.</source>
            <translation>Keine andere Figur hindert sie.</translation>
        </message>
        <message>
            <source>No power dislodges its own unit, nor do supports of its own help to.</source>
            <translation>Keine Macht vertreibt ihre eigene Einheit, und ihre Unterstützungen helfen nicht dabei.</translation>
        </message>
        <message>
            <source>No power hunts its own spies.</source>
            <translation>Keine Macht jagt ihre eigenen Spione.</translation>
        </message>
        <message>
            <source>No power hunts its own spies; such an order is refused.</source>
            <translation>Keine Macht jagt ihre eigenen Spione; ein solcher Befehl wird abgelehnt.</translation>
        </message>
        <message>
            <source>No report has come from your spy of {place}.</source>
            <translation>Von Ihrem Spion in {place} ist kein Bericht gekommen.</translation>
        </message>
        <message>
            <source>No spy boards a fleet in port.</source>
            <translation>Kein Spion geht im Hafen an Bord einer Flotte.</translation>
        </message>
        <message>
            <source>No spy moves from sea to sea.</source>
            <translation>Kein Spion zieht von Meer zu Meer.</translation>
        </message>
        <message>
            <source>No such piece stands there; did you mean “{1}”?</source>
            <translation>Dort steht keine solche Figur; meinten Sie „{1}“?</translation>
        </message>
        <message>
            <source>No unit known could make this succeed.</source>
            <translation>Keine bekannte Einheit könnte dies gelingen lassen.</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>Nobody can enter there.</source>
            <translation>Niemand kann dort hinein.</translation>
        </message>
        <message>
            <source>Nobody enters impassable ground.</source>
            <translation>Niemand betritt unwegsames Gebiet.</translation>
        </message>
        <message>
            <source>Nobody has more spies than home supply centres.</source>
            <translation>Niemand hat mehr Spione als Heimatzentren.</translation>
        </message>
        <message>
            <source>Nobody is told before ordering that a foreign EU is with the CEU; the order to destroy stands for whatever is found.</source>
            <translation>Vor den Befehlen wird niemandem gesagt, dass eine fremde EU bei der CEU ist; der Befehl zu vernichten gilt für alles, was sich findet.</translation>
        </message>
        <message>
            <source>Nobody owns the centre {place}.</source>
            <translation>Das Zentrum {place} gehört niemandem.</translation>
        </message>
        <message>
            <source>Nobody's orders are in this mail; say whose it is.</source>
            <translation>In dieser Mail stehen niemandes Befehle; bitte sagen, von wem sie ist.</translation>
        </message>
        <message>
            <source>Not every piece of yours has an order yet.</source>
            <translation>Noch nicht jede Ihrer Figuren hat einen Befehl.</translation>
        </message>
        <message>
            <source>Not understood</source>
            <translation>Nicht verstanden</translation>
        </message>
        <message>
            <source>Nothing can be built in {1} now.</source>
            <translation>In {1} kann jetzt nichts aufgebaut werden.</translation>
        </message>
        <message>
            <source>Nothing in “{1}” can be saved: {2}.</source>
            <translation>Nichts in „{1}“ kann gespeichert werden: {2}.</translation>
        </message>
        <message>
            <source>Nothing stands a spy off.</source>
            <translation>Nichts setzt einen Spion patt.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>Nothing was touched.</source>
            <translation>Es wurde nichts berührt.</translation>
        </message>
        <message>
            <source>Nothing was undone here.</source>
            <translation>Hier wurde nichts zurückgenommen.</translation>
        </message>
        <message>
            <source>Object of the Game</source>
            <translation>Ziel des Spiels</translation>
        </message>
        <message>
            <source>Occupation is looked at after the retreats of Spring and of Fall; a retreat into a home centre counts. Option: id.victory_moment.</source>
            <translation>Die Besetzung wird nach den Rückzügen des Frühjahrs und des Herbsts betrachtet; ein Rückzug in ein Heimatzentrum zählt. Option: id.victory_moment.</translation>
        </message>
        <message>
            <source>Of a single foreign power a capped number is told. Option: inf.spy_single.</source>
            <translation>Von einer einzigen fremden Macht wird eine begrenzte Zahl gesagt. Option: inf.spy_single.</translation>
        </message>
        <message>
            <source>Of an own order one is told success, failure, cut, void or dislodged; no cause and no foreign name.</source>
            <translation>Von einem eigenen Befehl erfährt man Erfolg, Misserfolg, gestört, ungültig oder vertrieben; keinen Grund und keinen fremden Namen.</translation>
        </message>
        <message>
            <source>Of an unsuccessful attack one learns the fact and no more.</source>
            <translation>Von einem vergeblichen Angriff erfährt man, dass er geschah, und nicht mehr.</translation>
        </message>
        <message>
            <source>Of incomplete builds the lawful ones stand and the rest is defaulted. Builds are waived by home countries only.</source>
            <translation>Von unvollständigen Aufbauten gelten die zulässigen, der Rest folgt der Regel. Auf Aufbauten verzichten nur Heimatländer.</translation>
        </message>
        <message>
            <source>Of several powers, those with fewer agents than were assigned are counted; the others are merely present.</source>
            <translation>Von mehreren Mächten werden die gezählt, die weniger Agenten haben, als eingeteilt waren; die anderen sind nur anwesend.</translation>
        </message>
        <message>
            <source>Of the table of supply centres a player sees only the player's own lines.</source>
            <translation>Von der Tabelle der Versorgungszentren sieht ein Spieler nur seine eigenen Zeilen.</translation>
        </message>
        <message>
            <source>Of three or more spies in a territory, one of them on counter-espionage, all others die.</source>
            <translation>Von drei oder mehr Spionen in einem Gebiet, deren einer Spionageabwehr übt, sterben alle anderen.</translation>
        </message>
        <message>
            <source>Of three or more spies in a territory, two of them on counter-espionage, all die.</source>
            <translation>Von drei oder mehr Spionen in einem Gebiet, deren zwei Spionageabwehr üben, sterben alle.</translation>
        </message>
        <message>
            <source>Of two units that move to each other's province without a convoy, the stronger dislodges the other; where they are equal, both stay.</source>
            <translation>Von zwei Einheiten, die ohne Geleit in die Provinz der anderen ziehen, vertreibt die stärkere die andere; sind sie gleich, bleiben beide.</translation>
        </message>
        <message>
            <source>Once spies have moved, all spies of the named power in the searching unit's province are captured.</source>
            <translation>Nach den Spionzügen werden alle Spione der genannten Macht in der Provinz der suchenden Einheit gefangen.</translation>
        </message>
        <message>
            <source>One boards whatever fleet is there after regular movement.</source>
            <translation>Man geht auf die Flotte, die nach den gewöhnlichen Zügen dort ist.</translation>
        </message>
        <message>
            <source>One less than assigned is meant for each power, not in all.</source>
            <translation>Einer weniger als eingeteilt ist für jede Macht gemeint, nicht insgesamt.</translation>
        </message>
        <message>
            <source>One may bid more than one has.</source>
            <translation>Man darf mehr bieten, als man hat.</translation>
        </message>
        <message>
            <source>One may spend all one has.</source>
            <translation>Man darf alles ausgeben, was man hat.</translation>
        </message>
        <message>
            <source>One power a spy, one attempt a season.</source>
            <translation>Eine Macht je Spion, ein Versuch je Jahreszeit.</translation>
        </message>
        <message>
            <source>One sees one's own centres only.</source>
            <translation>Man sieht nur die eigenen Zentren.</translation>
        </message>
        <message>
            <source>One sees positions, with kind and coast, and the owners of centres in sight; orders are not seen. Option: bl.see_orders.</source>
            <translation>Man sieht Stellungen mit Art und Küste und die Besitzer der Zentren in Sicht; Befehle sieht man nicht. Option: bl.see_orders.</translation>
        </message>
        <message>
            <source>Only an army that holds, or a fleet that holds or convoys, may do Security.</source>
            <translation>Nur eine Armee, die hält, oder eine Flotte, die hält oder geleitet, darf Abwehr üben.</translation>
        </message>
        <message>
            <source>Only counter-espionage kills a spy; where nobody performs it, any number may share a territory.</source>
            <translation>Nur Spionageabwehr tötet einen Spion; wo niemand sie übt, dürfen beliebig viele ein Gebiet teilen.</translation>
        </message>
        <message>
            <source>Only the two players bid.</source>
            <translation>Nur die zwei Spieler bieten.</translation>
        </message>
        <message>
            <source>Only the {1} can be reached.</source>
            <translation>Nur {1} ist zu erreichen.</translation>
        </message>
        <message>
            <source>Only units of one country may not dislodge each other. Option: id.self_dislodge.</source>
            <translation>Nur Einheiten eines Landes dürfen einander nicht vertreiben. Option: id.self_dislodge.</translation>
        </message>
        <message>
            <source>Only winning bids are added up.</source>
            <translation>Nur siegreiche Gebote werden zusammengezählt.</translation>
        </message>
        <message>
            <source>Only {1}</source>
            <translation>Nur {1}</translation>
        </message>
        <message>
            <source>Open retreats are not listed.</source>
            <translation>Offene Rückzüge werden nicht aufgeführt.</translation>
        </message>
        <message>
            <source>Open to the unit in {unit}: {place}.</source>
            <translation>Offen für die Einheit in {unit}: {place}.</translation>
        </message>
        <message>
            <source>Options stand under the line [options].</source>
            <translation>Optionen stehen unter der Zeile [options].</translation>
        </message>
        <message>
            <source>Orders as they came in</source>
            <translation>Befehle, wie sie eingingen</translation>
        </message>
        <message>
            <source>Orders as they came in:</source>
            <translation>Befehle, wie sie eingingen:</translation>
        </message>
        <message>
            <source>Orders to a country that one does not control are ignored.</source>
            <translation>Befehle an ein Land, das man nicht befehligt, werden nicht beachtet.</translation>
        </message>
        <message>
            <source>Other losses happen only at the end of a spy move, and it makes no difference whether a spy is killed or captured.</source>
            <translation>Andere Verluste geschehen erst am Ende eines Spionzugs, und es macht keinen Unterschied, ob ein Spion getötet oder gefangen wird.</translation>
        </message>
        <message>
            <source>Owning three means occupying three.</source>
            <translation>Drei zu besitzen heißt drei zu besetzen.</translation>
        </message>
        <message>
            <source>Pete Tulk and Kevin Matthews, Espionage Diplomacy IV (rn33), TROG 1, January 1986</source>
            <translation>Pete Tulk und Kevin Matthews, Espionage Diplomacy IV (rn33), TROG 1, Januar 1986</translation>
        </message>
        <message>
            <source>Places that a power with few agents leaves free are lost. Option: inf.redistribute.</source>
            <translation>Plätze, die eine Macht mit wenigen Agenten frei lässt, verfallen. Option: inf.redistribute.</translation>
        </message>
        <message>
            <source>Players order and retreat the countries they control; play is as usual.</source>
            <translation>Spieler befehlen den Ländern, die sie beherrschen, auch bei Rückzügen; gespielt wird wie sonst.</translation>
        </message>
        <message>
            <source>Please note</source>
            <translation>Bitte beachten</translation>
        </message>
        <message>
            <source>Press comes from and goes to {1}.</source>
            <translation>Presse kommt von und geht an {1}.</translation>
        </message>
        <message>
            <source>Press is released with a phase: {1}</source>
            <translation>Presse erscheint mit einer Phase: {1}</translation>
        </message>
        <message>
            <source>Prisoners are dealt with in Spring and Fall only.</source>
            <translation>Über Gefangene wird nur im Frühling und im Herbst entschieden.</translation>
        </message>
        <message>
            <source>Prisoners have no orders and see nothing; they are dealt with at the end of the next Spring or Fall turn.</source>
            <translation>Gefangene haben keine Befehle und sehen nichts; über sie wird am Ende des nächsten Frühjahrs- oder Herbstzugs entschieden.</translation>
        </message>
        <message>
            <source>Rank {number}: {powers}.</source>
            <translation>Rang {number}: {powers}.</translation>
        </message>
        <message>
            <source>Re: {1}</source>
            <translation>Re: {1}</translation>
        </message>
        <message>
            <source>Regular Diplomacy is played, but nobody sees the whole board.</source>
            <translation>Gespielt wird gewöhnliches Diplomacy, aber niemand sieht das ganze Brett.</translation>
        </message>
        <message>
            <source>Removals not ordered follow the rulebook's civil disorder. Option: adj.cd_removal.</source>
            <translation>Nicht befohlene Abbauten folgen der Unordnung des Regelbuchs. Option: adj.cd_removal.</translation>
        </message>
        <message>
            <source>Removals that are not ordered go by the distance from home (1971, 1982), from the country (2000) or from the centres owned (2023), fleets first, then by the alphabet.</source>
            <translation>Nicht befohlene Abbauten gehen nach der Entfernung von der Heimat (1971, 1982), vom Land (2000) oder von den eigenen Zentren (2023), Flotten zuerst, dann nach dem Alphabet.</translation>
        </message>
        <message>
            <source>Remove {unit}</source>
            <translation>Abbau {unit}</translation>
        </message>
        <message>
            <source>Replace {1}</source>
            <translation>{1} ersetzen</translation>
        </message>
        <message>
            <source>Reports give the kind of unit and its coast. Options: spy.report_type, spy.report_coast.</source>
            <translation>Berichte nennen die Art der Einheit und ihre Küste. Optionen: spy.report_type, spy.report_coast.</translation>
        </message>
        <message>
            <source>Retreats are one blind order. Option: fog.retreat_mode.</source>
            <translation>Rückzüge sind ein einziger blinder Befehl. Option: fog.retreat_mode.</translation>
        </message>
        <message>
            <source>Retreats are ordered blind as a list of choices, and the first open one is taken. Option: fog.retreat_mode.</source>
            <translation>Rückzüge werden blind als Liste befohlen, und der erste offene gilt. Option: fog.retreat_mode.</translation>
        </message>
        <message>
            <source>Retreats are ordered blind as a list of choices. Option: fog.retreat_mode.</source>
            <translation>Rückzüge werden blind als Liste befohlen. Option: fog.retreat_mode.</translation>
        </message>
        <message>
            <source>Riders see the order of their carrier.</source>
            <translation>Mitfahrer sehen den Befehl ihrer Flotte.</translation>
        </message>
        <message>
            <source>Rule 5 means a player who successfully bids more than he has.</source>
            <translation>Regel 5 meint einen Spieler, der erfolgreich mehr bietet, als er hat.</translation>
        </message>
        <message>
            <source>Rule 8 means that the game master will build.</source>
            <translation>Regel 8 meint, dass der Spielleiter aufbaut.</translation>
        </message>
        <message>
            <source>Rule XII.3</source>
            <translation>Regel XII.3</translation>
        </message>
        <message>
            <source>Rulebook 1971, page 9</source>
            <translation>Regelbuch 1971, Seite 9</translation>
        </message>
        <message>
            <source>Rulebook, every edition</source>
            <translation>Regelbuch, jede Ausgabe</translation>
        </message>
        <message>
            <source>Russia</source>
            <translation>Russland</translation>
        </message>
        <message>
            <source>Russian</source>
            <translation>Russland</translation>
        </message>
        <message>
            <source>Say who plays {1} now: a name, an address, or both.</source>
            <translation>Sagen Sie, wer {1} jetzt spielt: ein Name, eine Adresse oder beides.</translation>
        </message>
        <message>
            <source>Searches are ordered unit by unit, or for all units at once.</source>
            <translation>Suchen werden Einheit für Einheit befohlen, oder für alle Einheiten zugleich.</translation>
        </message>
        <message>
            <source>Security is invoked in Spring and Fall only.</source>
            <translation>Abwehr wird nur im Frühjahr und im Herbst geübt.</translation>
        </message>
        <message>
            <source>Security takes a lone agent too. Option: inf.security_lone.</source>
            <translation>Abwehr fasst auch einen einzelnen Agenten. Option: inf.security_lone.</translation>
        </message>
        <message>
            <source>Sequence of Seasons</source>
            <translation>Folge der Jahreszeiten</translation>
        </message>
        <message>
            <source>Several EUs act in one province, and all assassinations happen at once.</source>
            <translation>Mehrere EUs handeln in einer Provinz, und alle Attentate geschehen zugleich.</translation>
        </message>
        <message>
            <source>Several attackers are judged each alone and added up. Option: inf.pool.</source>
            <translation>Mehrere Angreifer werden einzeln beurteilt und zusammengezählt. Option: inf.pool.</translation>
        </message>
        <message>
            <source>So France sees Piedmont only with a piece in Marseilles or in another territory next to Piedmont.</source>
            <translation>So sieht Frankreich Piemont nur mit einer Figur in Marseille oder in einem anderen Gebiet neben Piemont.</translation>
        </message>
        <message>
            <source>So a lone agent survives two attackers and one more.</source>
            <translation>So überlebt ein einzelner Agent zwei Angreifer und einen dazu.</translation>
        </message>
        <message>
            <source>So it stands in the imported game.</source>
            <translation>So steht es im eingelesenen Spiel.</translation>
        </message>
        <message>
            <source>So two that move to the same province may kill each other.</source>
            <translation>So können zwei, die in dieselbe Provinz ziehen, einander töten.</translation>
        </message>
        <message>
            <source>Spies are deployed before the first Spring only.</source>
            <translation>Spione werden nur vor dem ersten Frühjahr eingesetzt.</translation>
        </message>
        <message>
            <source>Spies are dismissed in Winter.</source>
            <translation>Spione werden im Winter entlassen.</translation>
        </message>
        <message>
            <source>Spies are invisible, but those that end in one territory see each other.</source>
            <translation>Spione sind unsichtbar, aber die, die in einem Gebiet enden, sehen einander.</translation>
        </message>
        <message>
            <source>Spies are raised and dismissed in Winter, in the same step as the other units.</source>
            <translation>Spione werden im Winter angeworben und entlassen, im selben Schritt wie die anderen Einheiten.</translation>
        </message>
        <message>
            <source>Spies are raised in Winter.</source>
            <translation>Spione werden im Winter angeworben.</translation>
        </message>
        <message>
            <source>Spies are raised in any home centre held, any number in one, whatever stands there. Option: spy.build_placement.</source>
            <translation>Spione werden in jedem gehaltenen Heimatzentrum angeworben, beliebig viele in einem, was immer dort steht. Option: spy.build_placement.</translation>
        </message>
        <message>
            <source>Spies are rebuilt with the orders of Spring, Fall or Winter.</source>
            <translation>Spione werden mit den Befehlen des Frühjahrs, Herbsts oder Winters ersetzt.</translation>
        </message>
        <message>
            <source>Spies begin in any territory of the border list.</source>
            <translation>Spione beginnen in irgendeinem Gebiet der Grenzliste.</translation>
        </message>
        <message>
            <source>Spies go after the reports are gathered, so a spy's order may depend on what one's own spies have seen of foreign units and on how one's own units fared.</source>
            <translation>Spione gehen, wenn die Berichte gesammelt sind; so darf der Befehl eines Spions davon abhängen, was die eigenen Spione von fremden Einheiten gesehen haben und wie es den eigenen Einheiten erging.</translation>
        </message>
        <message>
            <source>Spies have orders in Spring and Fall only.</source>
            <translation>Spione haben nur im Frühjahr und im Herbst Befehle.</translation>
        </message>
        <message>
            <source>Spies have reported from {place}.</source>
            <translation>Spione haben aus {place} berichtet.</translation>
        </message>
        <message>
            <source>Spies move four times a year, after Spring, Summer, Fall and Winter, and once before the first Spring. The Fall move comes before the Autumn retreats.</source>
            <translation>Spione ziehen viermal im Jahr, nach Frühjahr, Sommer, Herbst und Winter, und einmal vor dem ersten Frühjahr. Der Herbstzug kommt vor den Herbstrückzügen.</translation>
        </message>
        <message>
            <source>Spies need no fleet at sea, and fleets do not carry them.</source>
            <translation>Spione brauchen auf See keine Flotte, und Flotten tragen sie nicht.</translation>
        </message>
        <message>
            <source>Spies share territories with units.</source>
            <translation>Spione teilen Gebiete mit Einheiten.</translation>
        </message>
        <message>
            <source>Spies that meet see each other's nationality; a victim learns nothing of its killer, and spies that swap places do not meet.</source>
            <translation>Spione, die sich begegnen, sehen die Nationalität des anderen; ein Opfer erfährt nichts von seinem Mörder, und Spione, die die Plätze tauschen, begegnen sich nicht.</translation>
        </message>
        <message>
            <source>Spies use up no supply of armies and fleets.</source>
            <translation>Spione verbrauchen keine Versorgung von Armeen und Flotten.</translation>
        </message>
        <message>
            <source>Spring and Fall each have movement and, where units were dislodged, retreats; builds and removals follow the Fall. Each deadline takes its own kinds of orders.</source>
            <translation>Frühjahr und Herbst haben je Züge und, wo Einheiten vertrieben wurden, Rückzüge; Auf- und Abbauten folgen auf den Herbst. Jede Frist nimmt ihre eigenen Arten von Befehlen.</translation>
        </message>
        <message>
            <source>Spring {1}, {2}</source>
            <translation>Frühjahr {1}, {2}</translation>
        </message>
        <message>
            <source>Spring: movement, report, spy move, assassination and capture. Before Spring 1901 spies move once without a report.</source>
            <translation>Frühjahr: Züge, Bericht, Spionzug, Attentate und Gefangennahme. Vor dem Frühjahr 1901 ziehen Spione einmal ohne Bericht.</translation>
        </message>
        <message>
            <source>Spy Diplomacy</source>
            <translation>Spy Diplomacy</translation>
        </message>
        <message>
            <source>Spy Diplomacy is a game by Jim Burgess, numbered rd16 among the variants.</source>
            <translation>Spy Diplomacy ist ein Spiel von Jim Burgess, unter den Varianten Nummer rd16.</translation>
        </message>
        <message>
            <source>Spy convoys are ordered with the season's orders, and fail if the fleet is not there afterwards.</source>
            <translation>Spiongeleite werden mit den Befehlen der Jahreszeit befohlen und scheitern, wenn die Flotte danach nicht dort ist.</translation>
        </message>
        <message>
            <source>Spy orders are due with the season's other orders and may be conditional; reports are handed out after the hunts. Option: spy.report_timing.</source>
            <translation>Spionbefehle sind mit den anderen Befehlen der Jahreszeit fällig und dürfen bedingt sein; Berichte gibt es nach den Jagden. Option: spy.report_timing.</translation>
        </message>
        <message>
            <source>Spy orders with the season's orders, or after its reports at a deadline of their own.</source>
            <translation>Spionbefehle mit den Befehlen der Jahreszeit oder nach deren Berichten zu einer eigenen Frist.</translation>
        </message>
        <message>
            <source>Spy, Assassinate and Security look after agents have moved. Option: inf.activity.</source>
            <translation>Spionieren, Morden und Abwehr schauen, nachdem die Agenten gezogen sind. Option: inf.activity.</translation>
        </message>
        <message>
            <source>Spying agents discover whether foreign agents are present.</source>
            <translation>Spionierende Agenten stellen fest, ob fremde Agenten da sind.</translation>
        </message>
        <message>
            <source>Start provinces are chosen in secret before Spring 1901; both pieces may share one.</source>
            <translation>Die Startprovinzen werden vor dem Frühjahr 1901 geheim gewählt; beide Figuren dürfen eine teilen.</translation>
        </message>
        <message>
            <source>Summer: retreats, report, spy move, assassination and capture.</source>
            <translation>Sommer: Rückzüge, Bericht, Spionzug, Attentate und Gefangennahme.</translation>
        </message>
        <message>
            <source>Supply centres</source>
            <translation>Versorgungszentren</translation>
        </message>
        <message>
            <source>Supply centres: {1}</source>
            <translation>Versorgungszentren: {1}</translation>
        </message>
        <message>
            <source>Support is cut by an attack on the supporter, except from the province that the support is directed at, and always by its dislodgement.</source>
            <translation>Eine Unterstützung wird durch einen Angriff auf den Unterstützer gestört, außer aus der Provinz, gegen die sie gerichtet ist, und immer durch seine Vertreibung.</translation>
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
            <translation>Das ist kein age-Schlüssel; ein solcher beginnt mit AGE-SECRET-KEY-1.</translation>
        </message>
        <message>
            <source>That is nothing this order could go on with.</source>
            <translation>Damit kann dieser Befehl nicht weitergehen.</translation>
        </message>
        <message>
            <source>That is the main line already.</source>
            <translation>Das ist schon die Hauptlinie.</translation>
        </message>
        <message>
            <source>That leads to no order.</source>
            <translation>Das führt zu keinem Befehl.</translation>
        </message>
        <message>
            <source>That works as spying does, but a lone agent is safe from fewer than three, and at most one less than the attackers die.</source>
            <translation>Das wirkt wie Spionieren, aber ein einzelner Agent ist vor weniger als dreien sicher, und höchstens einer weniger als die Angreifer sterben.</translation>
        </message>
        <message>
            <source>The Fall spy move precedes the Autumn retreats; the Winter one follows the builds. The Spring one likewise precedes the Summer retreats.</source>
            <translation>Der Spionzug des Herbsts kommt vor den Herbstrückzügen; der des Winters folgt auf die Aufbauten. Ebenso kommt der des Frühjahrs vor den Sommerrückzügen.</translation>
        </message>
        <message>
            <source>The Fall's income is counted before the tie is broken.</source>
            <translation>Die Einkünfte des Herbsts werden gezählt, bevor der Gleichstand entschieden wird.</translation>
        </message>
        <message>
            <source>The GM</source>
            <translation>Der Spielleiter</translation>
        </message>
        <message>
            <source>The Security in {place} was cut.</source>
            <translation>Die Abwehr in {place} wurde gestört.</translation>
        </message>
        <message>
            <source>The Short Game</source>
            <translation>Das kurze Spiel</translation>
        </message>
        <message>
            <source>The alphabet is that of the full English names.</source>
            <translation>Das Alphabet ist das der vollen englischen Namen.</translation>
        </message>
        <message>
            <source>The board in this packet is none; ask for the packet again.</source>
            <translation>Das Brett in diesem Paket ist keines; bitten Sie noch einmal um das Paket.</translation>
        </message>
        <message>
            <source>The board in “{1}” cannot go into a packet: {2}. Mend that file.</source>
            <translation>Das Brett in „{1}“ kann nicht in ein Paket: {2}. Bessern Sie diese Datei aus.</translation>
        </message>
        <message>
            <source>The board in “{1}” is too large for a packet; make its pictures smaller.</source>
            <translation>Das Brett in „{1}“ ist zu groß für ein Paket; machen Sie seine Bilder kleiner.</translation>
        </message>
        <message>
            <source>The board “{1}” of this game is not the one that you have; ask for its folder.</source>
            <translation>Das Brett „{1}“ dieses Spiels ist nicht das, das Sie haben; bitten Sie um seinen Ordner.</translation>
        </message>
        <message>
            <source>The board “{1}” was changed after the game began.</source>
            <translation>Das Brett „{1}“ wurde nach Spielbeginn geändert.</translation>
        </message>
        <message>
            <source>The book has no standby player for {1}; write one under “standby”.</source>
            <translation>Das Buch hat keinen Ersatzspieler für {1}; schreiben Sie einen unter „standby“.</translation>
        </message>
        <message>
            <source>The book of 1976 is the text of 1971. Option: adj.rulebook.</source>
            <translation>Das Buch von 1976 ist der Text von 1971. Option: adj.rulebook.</translation>
        </message>
        <message>
            <source>The borders of the seven countries hold 42 territories: six each, but seven for Russia and five for Turkey.</source>
            <translation>Die Grenzen der sieben Länder umfassen 42 Gebiete: je sechs, aber sieben für Russland und fünf für die Türkei.</translation>
        </message>
        <message>
            <source>The capital is lost with its ownership after Fall. Option: bl.capital.</source>
            <translation>Die Hauptstadt ist mit ihrem Besitz nach dem Herbst verloren. Option: bl.capital.</translation>
        </message>
        <message>
            <source>The convoy's route is broken: {1} does not touch {2}.</source>
            <translation>Der Weg des Geleits ist unterbrochen: {1} berührt {2} nicht.</translation>
        </message>
        <message>
            <source>The credits of the start already hold the first income.</source>
            <translation>Die Kredite des Anfangs enthalten schon die ersten Einkünfte.</translation>
        </message>
        <message>
            <source>The deported reappear in their capital, or in another home centre, or in another space they own.</source>
            <translation>Die Abgeschobenen erscheinen wieder in ihrer Hauptstadt, in einem anderen Heimatzentrum oder in einem anderen Feld, das ihnen gehört.</translation>
        </message>
        <message>
            <source>The difference makes up for the countries' strength.</source>
            <translation>Der Unterschied gleicht die Stärke der Länder aus.</translation>
        </message>
        <message>
            <source>The disk failed while “{1}” was in use ({2}).</source>
            <translation>Die Platte versagte, während „{1}“ in Gebrauch war ({2}).</translation>
        </message>
        <message>
            <source>The disk failed while “{1}” was in use ({2}); everything saved before is kept. Check the disk, or copy the file elsewhere.</source>
            <translation>Die Platte versagte, während „{1}“ in Gebrauch war ({2}); alles vorher Gespeicherte ist erhalten. Prüfen Sie die Platte, oder kopieren Sie die Datei anderswohin.</translation>
        </message>
        <message>
            <source>The disk is full: the last act was not saved in “{1}”; everything before it was. Make room and try again.</source>
            <translation>Die Platte ist voll: der letzte Schritt wurde in „{1}“ nicht gespeichert; alles davor schon. Schaffen Sie Platz, und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>The disk is full: “{1}” was not saved. Make room first.</source>
            <translation>Die Platte ist voll: „{1}“ wurde nicht gespeichert. Schaffen Sie zuerst Platz.</translation>
        </message>
        <message>
            <source>The edition that answers wherever another adj. option says “rulebook”.</source>
            <translation>Die Ausgabe, die antwortet, wo eine andere Option adj. „rulebook“ sagt.</translation>
        </message>
        <message>
            <source>The end of the game is announced to all, and fog ends with it.</source>
            <translation>Das Ende des Spiels wird allen bekanntgegeben, und damit endet der Nebel.</translation>
        </message>
        <message>
            <source>The executed are out of the game.</source>
            <translation>Die Hingerichteten sind aus dem Spiel.</translation>
        </message>
        <message>
            <source>The first EU and CEU are free; those built later use up a centre each. Option: esp.supply.</source>
            <translation>Die erste EU und CEU sind frei; später gebaute verbrauchen je ein Zentrum. Option: esp.supply.</translation>
        </message>
        <message>
            <source>The first Winter in which agents appear.</source>
            <translation>Der erste Winter, in dem Agenten erscheinen.</translation>
        </message>
        <message>
            <source>The first agents appear in Winter 1901. Option: inf.first_build.</source>
            <translation>Die ersten Agenten erscheinen im Winter 1901. Option: inf.first_build.</translation>
        </message>
        <message>
            <source>The game ends when a unit of one player's home country stands in a home centre of the other's, in any season.</source>
            <translation>Das Spiel endet, wenn eine Einheit des Heimatlands des einen Spielers in einem Heimatzentrum des anderen steht, zu jeder Jahreszeit.</translation>
        </message>
        <message>
            <source>The game is over ({1}): {2}.</source>
            <translation>Das Spiel ist aus ({1}): {2}.</translation>
        </message>
        <message>
            <source>The game is over: {1}.</source>
            <translation>Das Spiel ist aus: {1}.</translation>
        </message>
        <message>
            <source>The game is over; nothing is due.</source>
            <translation>Das Spiel ist vorbei; nichts ist fällig.</translation>
        </message>
        <message>
            <source>The game master declares a stalemate; the home countries' centres are counted, and equals draw. Option: id.stalemate.</source>
            <translation>Der Spielleiter erklärt ein Remis; die Zentren der Heimatländer werden gezählt, und bei Gleichheit ist es unentschieden. Option: id.stalemate.</translation>
        </message>
        <message>
            <source>The game may be played without captures. Option: spy.captures.</source>
            <translation>Das Spiel kann ohne Gefangennahmen gespielt werden. Option: spy.captures.</translation>
        </message>
        <message>
            <source>The game opens with one spy in every home centre: 22 in all, four of them Russian.</source>
            <translation>Das Spiel beginnt mit einem Spion in jedem Heimatzentrum: 22 im ganzen, davon vier russische.</translation>
        </message>
        <message>
            <source>The game stands at its start; there is nothing to go back to.</source>
            <translation>Das Spiel steht am Anfang; es gibt nichts, wohin es zurückginge.</translation>
        </message>
        <message>
            <source>The higher bidder pays the bid and controls the country for the year, winter adjustments included; the loser pays nothing.</source>
            <translation>Der höher Bietende zahlt sein Gebot und beherrscht das Land für das Jahr, Anpassungen des Winters eingeschlossen; der Verlierer zahlt nichts.</translation>
        </message>
        <message>
            <source>The home centres are the map's, whoever owns them now.</source>
            <translation>Die Heimatzentren sind die der Karte, wem sie jetzt auch gehören.</translation>
        </message>
        <message>
            <source>The home country of {power} is {power2}.</source>
            <translation>Das Heimatland von {power} ist {power2}.</translation>
        </message>
        <message>
            <source>The homeland stays in sight even when it is lost. Option: bl.home_sight.</source>
            <translation>Die Heimat bleibt auch verloren in Sicht. Option: bl.home_sight.</translation>
        </message>
        <message>
            <source>The house rules allow nobody to sign as {1}.</source>
            <translation>Die Hausregeln erlauben niemandem, als {1} zu zeichnen.</translation>
        </message>
        <message>
            <source>The house rules allow only press that its author signs.</source>
            <translation>Die Hausregeln erlauben nur Presse, die ihr Verfasser zeichnet.</translation>
        </message>
        <message>
            <source>The house rules of this game allow no press.</source>
            <translation>Die Hausregeln dieses Spiels erlauben keine Presse.</translation>
        </message>
        <message>
            <source>The key “{1}” is missing.</source>
            <translation>Der Schlüssel „{1}“ fehlt.</translation>
        </message>
        <message>
            <source>The line holds no order.</source>
            <translation>Die Zeile enthält keinen Befehl.</translation>
        </message>
        <message>
            <source>The list must name every country once.</source>
            <translation>Die Liste muss jedes Land einmal nennen.</translation>
        </message>
        <message>
            <source>The mails at hand cannot be read; they are put aside as “{1}”. Add the mails once more.</source>
            <translation>Die vorliegenden E-Mails sind nicht lesbar; sie wurden als „{1}“ beiseitegelegt. Fügen Sie die E-Mails noch einmal hinzu.</translation>
        </message>
        <message>
            <source>The main line cannot be dropped.</source>
            <translation>Die Hauptlinie kann nicht verworfen werden.</translation>
        </message>
        <message>
            <source>The moves of EUs and CEUs are published only when they do something.</source>
            <translation>Die Züge von EUs und CEUs werden nur veröffentlicht, wenn sie etwas bewirken.</translation>
        </message>
        <message>
            <source>The next turn the captor may order deportation; otherwise the prisoners are executed.</source>
            <translation>Im nächsten Zug darf der Fänger die Abschiebung befehlen; sonst werden die Gefangenen hingerichtet.</translation>
        </message>
        <message>
            <source>The number in an order is how many of the agents there carry it out; the others are idle and report.</source>
            <translation>Die Zahl in einem Befehl sagt, wie viele der Agenten dort ihn ausführen; die anderen sind untätig und berichten.</translation>
        </message>
        <message>
            <source>The number of centres limits what is raised in one winter. Option: inf.build_cap.</source>
            <translation>Die Zahl der Zentren begrenzt, wie viele in einem Winter angeworben werden. Option: inf.build_cap.</translation>
        </message>
        <message>
            <source>The number of home centres is tested after Fall.</source>
            <translation>Die Zahl der Heimatzentren wird nach dem Herbst geprüft.</translation>
        </message>
        <message>
            <source>The official rules hold, except as amended here.</source>
            <translation>Es gelten die offiziellen Regeln, außer wo sie hier geändert sind.</translation>
        </message>
        <message>
            <source>The opening is cut short: the line “{1}” is missing.</source>
            <translation>Die Öffnung ist abgeschnitten: die Zeile „{1}“ fehlt.</translation>
        </message>
        <message>
            <source>The other five countries are mercenaries.</source>
            <translation>Die anderen fünf Länder sind Söldner.</translation>
        </message>
        <message>
            <source>The other gains everything he himself bid for, at half his own bids. Option: id.overbid_scope.</source>
            <translation>Der andere gewinnt alles, worauf er selbst bot, zur Hälfte seiner eigenen Gebote. Option: id.overbid_scope.</translation>
        </message>
        <message>
            <source>The page lists no centres: their owners are those of the start.</source>
            <translation>Die Seite führt keine Zentren auf: ihre Besitzer sind die des Anfangs.</translation>
        </message>
        <message>
            <source>The players may agree to end a game at any time, all survivors sharing it or those they name, or beforehand on a last year.</source>
            <translation>Die Spieler dürfen sich jederzeit auf ein Ende einigen, das alle Überlebenden oder die genannten teilen, oder vorab auf ein letztes Jahr.</translation>
        </message>
        <message>
            <source>The printed example has seven English, eight French, three Russian and one Turkish agent in Bohemia.</source>
            <translation>Das gedruckte Beispiel hat sieben englische, acht französische, drei russische und einen türkischen Agenten in Böhmen.</translation>
        </message>
        <message>
            <source>The promise is cut short: its sha256 should have 64 digits.</source>
            <translation>Das Versprechen ist abgeschnitten: sein sha256 sollte 64 Ziffern haben.</translation>
        </message>
        <message>
            <source>The promise is {1} {2}, the opening {3} {4}.</source>
            <translation>Das Versprechen ist {1} {2}, die Öffnung {3} {4}.</translation>
        </message>
        <message>
            <source>The report of {1} for {2} is withheld: judging by the positions {3}.</source>
            <translation>Der Bericht von {1} für {2} wird zurückgehalten: nach den Stellungen {3}.</translation>
        </message>
        <message>
            <source>The rulebook of 1971 is played, as later official rulebooks and these rules amend it.</source>
            <translation>Gespielt wird das Regelbuch von 1971, wie spätere offizielle Regelbücher und diese Regeln es ändern.</translation>
        </message>
        <message>
            <source>The rulebook of 1976 is used, except as these rules say.</source>
            <translation>Es gilt das Regelbuch von 1976, außer wo diese Regeln anderes sagen.</translation>
        </message>
        <message>
            <source>The rulebook of 1982 is used. Option: adj.rulebook.</source>
            <translation>Es gilt das Regelbuch von 1982. Option: adj.rulebook.</translation>
        </message>
        <message>
            <source>The rules took {some} from the board in {place}.</source>
            <translation>Nach den Regeln ging in {place} vom Brett: {some}.</translation>
        </message>
        <message>
            <source>The rules took {some} of yours from the board in {place}.</source>
            <translation>Nach den Regeln ging Ihnen in {place} vom Brett: {some}.</translation>
        </message>
        <message>
            <source>The rules were deposited with the North American Variant Bank and may be used freely.</source>
            <translation>Die Regeln wurden bei der North American Variant Bank hinterlegt und dürfen frei benutzt werden.</translation>
        </message>
        <message>
            <source>The rules were printed in TROG 1.</source>
            <translation>Die Regeln wurden in TROG 1 gedruckt.</translation>
        </message>
        <message>
            <source>The same order stands again in line {1}.</source>
            <translation>Derselbe Befehl steht noch einmal in Zeile {1}.</translation>
        </message>
        <message>
            <source>The seven are shared evenly: two each of three powers, one each of five.</source>
            <translation>Die sieben werden gleichmäßig geteilt: je zwei bei drei Mächten, je einer bei fünf.</translation>
        </message>
        <message>
            <source>The spy of {place} has not reported.</source>
            <translation>Der Spion in {place} hat nicht berichtet.</translation>
        </message>
        <message>
            <source>The start</source>
            <translation>Der Anfang</translation>
        </message>
        <message>
            <source>The statement reveals everything; it is written once the game is over.</source>
            <translation>Die Schlusserklärung enthüllt alles; sie wird geschrieben, wenn das Spiel aus ist.</translation>
        </message>
        <message>
            <source>The support that is cut is the one given by the unit in the EU's province; convoys go on. Option: esp.cut.</source>
            <translation>Gestört wird die Unterstützung, die die Einheit in der Provinz der EU gibt; Geleite gehen weiter. Option: esp.cut.</translation>
        </message>
        <message>
            <source>The unit in retreat from {place} was driven out by {piece}.</source>
            <translation>Die Einheit auf dem Rückzug aus {place} wurde von {piece} vertrieben.</translation>
        </message>
        <message>
            <source>The unit in {place} was attacked in vain.</source>
            <translation>Die Einheit in {place} wurde vergeblich angegriffen.</translation>
        </message>
        <message>
            <source>The units of a power that sends nothing hold; when dislodged they are disbanded.</source>
            <translation>Die Einheiten einer Macht, die nichts sendet, halten; werden sie vertrieben, so werden sie aufgelöst.</translation>
        </message>
        <message>
            <source>The vanishing is tested at the end of every season. Option: esp.disappear.</source>
            <translation>Das Verschwinden wird am Ende jeder Jahreszeit geprüft. Option: esp.disappear.</translation>
        </message>
        <message>
            <source>The variants are missing from this program; please reinstall it.</source>
            <translation>Die Varianten fehlen in diesem Programm; bitte installieren Sie es neu.</translation>
        </message>
        <message>
            <source>The way does not lead to an order yet.</source>
            <translation>Der Weg führt noch zu keinem Befehl.</translation>
        </message>
        <message>
            <source>The year has four seasons, played in this order.</source>
            <translation>Das Jahr hat vier Jahreszeiten, die in dieser Folge gespielt werden.</translation>
        </message>
        <message>
            <source>The year whose Fall ends the game; who then owns most centres wins.</source>
            <translation>Das Jahr, dessen Herbst das Spiel beendet; wer dann die meisten Zentren besitzt, gewinnt.</translation>
        </message>
        <message>
            <source>There are four deadlines a year: Autumn retreats, builds and Winter spy orders share one. Option: spy.split_winter.</source>
            <translation>Es gibt vier Fristen im Jahr: Herbstrückzüge, Aufbauten und Spionbefehle des Winters teilen eine. Option: spy.split_winter.</translation>
        </message>
        <message>
            <source>There are two further kinds of piece, the espionage unit or EU and the counter-espionage unit or CEU.</source>
            <translation>Es gibt zwei weitere Figuren, die Spionageeinheit oder EU und die Spionageabwehreinheit oder CEU.</translation>
        </message>
        <message>
            <source>There are two players.</source>
            <translation>Es gibt zwei Spieler.</translation>
        </message>
        <message>
            <source>There are {1} of {2}.</source>
            <translation>Es gibt {1} von {2}.</translation>
        </message>
        <message>
            <source>There is already a branch “{1}”; choose another name.</source>
            <translation>Es gibt schon einen Zweig „{1}“; wählen Sie einen anderen Namen.</translation>
        </message>
        <message>
            <source>There is no branch “{1}”; this game has {2}.</source>
            <translation>Es gibt keinen Zweig „{1}“; dieses Spiel hat {2}.</translation>
        </message>
        <message>
            <source>There is no file “{1}”; check the name and the folder.</source>
            <translation>Es gibt keine Datei „{1}“; prüfen Sie den Namen und den Ordner.</translation>
        </message>
        <message>
            <source>There is no line “{1}” here; was the right text given?</source>
            <translation>Es gibt hier keine Zeile „{1}“; wurde der richtige Text gegeben?</translation>
        </message>
        <message>
            <source>There is no piece of yours to order here.</source>
            <translation>Hier ist keine Figur, der Sie befehlen könnten.</translation>
        </message>
        <message>
            <source>There is no style “{1}”; there are {2}.</source>
            <translation>Es gibt keinen Stil „{1}“; es gibt {2}.</translation>
        </message>
        <message>
            <source>There is no variant “{1}”; {2}</source>
            <translation>Es gibt keine Variante „{1}“; {2}</translation>
        </message>
        <message>
            <source>There is not a fleet in every one of these seas.</source>
            <translation>Nicht in jedem dieser Meere ist eine Flotte.</translation>
        </message>
        <message>
            <source>There is nothing to seal: the sheet is empty.</source>
            <translation>Es gibt nichts zu siegeln: das Blatt ist leer.</translation>
        </message>
        <message>
            <source>There is {piece} in {place}.</source>
            <translation>In {place} ist {piece}.</translation>
        </message>
        <message>
            <source>These are the ways in which spies are lost.</source>
            <translation>So gehen Spione verloren.</translation>
        </message>
        <message>
            <source>They are built as other units are, but in home provinces that are no centres.</source>
            <translation>Sie werden wie andere Einheiten aufgebaut, aber in Heimatprovinzen, die keine Zentren sind.</translation>
        </message>
        <message>
            <source>They are written in secret and shown together.</source>
            <translation>Sie werden geheim geschrieben und gemeinsam gezeigt.</translation>
        </message>
        <message>
            <source>They discover at least one, otherwise one less than the number assigned.</source>
            <translation>Sie entdecken mindestens einen, sonst einen weniger als eingeteilt.</translation>
        </message>
        <message>
            <source>They go one step a season, over any border. Option: esp.move.</source>
            <translation>Sie gehen einen Schritt je Jahreszeit, über jede Grenze. Option: esp.move.</translation>
        </message>
        <message>
            <source>They leave the fleet for any coastal space next to it.</source>
            <translation>Sie verlassen die Flotte in jedes Küstenfeld neben ihr.</translation>
        </message>
        <message>
            <source>They may be spread over centres, open or held by own units, or all raised in one.</source>
            <translation>Sie dürfen auf Zentren verteilt werden, offene oder von eigenen Einheiten gehaltene, oder alle in einem angeworben werden.</translation>
        </message>
        <message>
            <source>They may ride any fleet: they enter the adjacent space with the fleet and stay with it.</source>
            <translation>Sie dürfen auf jeder Flotte mitfahren: sie ziehen mit der Flotte in das angrenzende Feld und bleiben bei ihr.</translation>
        </message>
        <message>
            <source>This does not open the packet: it is locked with another key or passphrase.</source>
            <translation>Das öffnet das Paket nicht: es ist mit einem anderen Schlüssel oder Kennwort verschlossen.</translation>
        </message>
        <message>
            <source>This file is empty; ask for the packet to be sent again.</source>
            <translation>Diese Datei ist leer; bitten Sie darum, das Paket noch einmal zu senden.</translation>
        </message>
        <message>
            <source>This file unpacks to {1} bytes in a way that no packet does. Do not open it.</source>
            <translation>Diese Datei entpackt sich zu {1} Bytes, wie es kein Paket tut. Öffnen Sie sie nicht.</translation>
        </message>
        <message>
            <source>This file wants to write to “{1}”; no packet does that. Do not open it.</source>
            <translation>Diese Datei will nach „{1}“ schreiben; das tut kein Paket. Öffnen Sie sie nicht.</translation>
        </message>
        <message>
            <source>This game has no {1}; it runs from {2} to {3}.</source>
            <translation>Dieses Spiel hat kein {1}; es läuft von {2} bis {3}.</translation>
        </message>
        <message>
            <source>This game is over; go back with undo, or try another way on a branch.</source>
            <translation>Dieses Spiel ist aus; gehen Sie mit Rückgängig zurück, oder versuchen Sie auf einem Zweig einen anderen Weg.</translation>
        </message>
        <message>
            <source>This game of the package cannot be read: {1}</source>
            <translation>Dieses Spiel des Pakets ist nicht zu lesen: {1}</translation>
        </message>
        <message>
            <source>This game of the package has no phases.</source>
            <translation>Dieses Spiel des Pakets hat keine Phasen.</translation>
        </message>
        <message>
            <source>This game's board is not there; put its folder into {1}.</source>
            <translation>Das Brett dieses Spiels ist nicht da; legen Sie seinen Ordner nach {1}.</translation>
        </message>
        <message>
            <source>This is no TOML: {1}.</source>
            <translation>Das ist kein TOML: {1}.</translation>
        </message>
        <message>
            <source>This is no game of the package: {1}: {2}.</source>
            <translation>Das ist kein Spiel des Pakets: {1}: {2}.</translation>
        </message>
        <message>
            <source>This is no packet: a packet is one file whose name ends in .spyview.</source>
            <translation>Das ist kein Paket: ein Paket ist eine einzige Datei, deren Name auf .spyview endet.</translation>
        </message>
        <message>
            <source>This is no snapshot of a position: {1}</source>
            <translation>Das ist keine Aufnahme einer Stellung: {1}</translation>
        </message>
        <message>
            <source>This is no style: {1}.</source>
            <translation>Das ist kein Stil: {1}.</translation>
        </message>
        <message>
            <source>This is not the passphrase of the packet: it is locked with another key or passphrase.</source>
            <translation>Das ist nicht das Kennwort des Pakets: es ist mit einem anderen Schlüssel oder Kennwort verschlossen.</translation>
        </message>
        <message>
            <source>This is not the sheet that {1} sealed for {2}: the sheet or its number was changed, or another promise was meant.</source>
            <translation>Das ist nicht das Blatt, das {1} für {2} gesiegelt hat: das Blatt oder seine Zahl wurde geändert, oder ein anderes Versprechen war gemeint.</translation>
        </message>
        <message>
            <source>This locked packet does not open: it was damaged on the way; ask for it to be sent again.</source>
            <translation>Dieses verschlossene Paket öffnet sich nicht: es wurde unterwegs beschädigt; bitten Sie darum, es noch einmal zu senden.</translation>
        </message>
        <message>
            <source>This locked packet was damaged or cut short on the way, though what you opened it with is right; ask for it to be sent again.</source>
            <translation>Dieses verschlossene Paket wurde unterwegs beschädigt oder gekürzt, obwohl das, womit Sie es öffneten, richtig ist; bitten Sie darum, es noch einmal zu senden.</translation>
        </message>
        <message>
            <source>This packet breaks off: it did not come whole; ask for it again.</source>
            <translation>Dieses Paket bricht ab: es kam nicht ganz an; bitten Sie noch einmal darum.</translation>
        </message>
        <message>
            <source>This packet has format {1}; your program reads {2}. Please update it.</source>
            <translation>Dieses Paket hat Format {1}; Ihr Programm liest {2}. Bitte erneuern Sie es.</translation>
        </message>
        <message>
            <source>This packet has the old format {1}, which is no longer read; ask for one from a newer program.</source>
            <translation>Dieses Paket hat das alte Format {1}, das nicht mehr gelesen wird; bitten Sie um eines aus einem neueren Programm.</translation>
        </message>
        <message>
            <source>This packet holds no turn.</source>
            <translation>Dieses Paket enthält keinen Zug.</translation>
        </message>
        <message>
            <source>This packet is for {1}, not for {2}.</source>
            <translation>Dieses Paket ist für {1}, nicht für {2}.</translation>
        </message>
        <message>
            <source>This packet is for “{1}”, which its game does not have.</source>
            <translation>Dieses Paket ist für „{1}“, das es in seinem Spiel nicht gibt.</translation>
        </message>
        <message>
            <source>This packet is locked; it takes its passphrase or your age key.</source>
            <translation>Dieses Paket ist verschlossen; es braucht sein Kennwort oder Ihren age-Schlüssel.</translation>
        </message>
        <message>
            <source>This packet is not as the game master signed it; ask for it to be sent again.</source>
            <translation>Dieses Paket ist nicht so, wie der Spielleiter es unterzeichnet hat; bitten Sie darum, es noch einmal zu senden.</translation>
        </message>
        <message>
            <source>This packet is of another game, “{1}”.</source>
            <translation>Dieses Paket gehört zu einem anderen Spiel, „{1}“.</translation>
        </message>
        <message>
            <source>This packet is signed with another key than the game master's; ask who sent it.</source>
            <translation>Dieses Paket ist mit einem anderen Schlüssel als dem des Spielleiters unterzeichnet; fragen Sie, wer es geschickt hat.</translation>
        </message>
        <message>
            <source>This packet of “{1}” is signed with the key {2}; those before it were signed with {3}.</source>
            <translation>Dieses Paket von „{1}“ ist mit dem Schlüssel {2} unterzeichnet; die früheren waren es mit {3}.</translation>
        </message>
        <message>
            <source>This packet was damaged on the way; ask for it to be sent again.</source>
            <translation>Dieses Paket wurde unterwegs beschädigt; bitten Sie darum, es noch einmal zu senden.</translation>
        </message>
        <message>
            <source>This packet's content is not what a packet holds.</source>
            <translation>Der Inhalt dieses Pakets ist nicht, was ein Paket enthält.</translation>
        </message>
        <message>
            <source>This packet's envelope was damaged on the way; ask for it to be sent again.</source>
            <translation>Der Umschlag dieses Pakets wurde unterwegs beschädigt; bitten Sie darum, es noch einmal zu senden.</translation>
        </message>
        <message>
            <source>This packet's file was changed on the way; ask for it again.</source>
            <translation>Die Datei dieses Pakets wurde unterwegs geändert; bitten Sie noch einmal darum.</translation>
        </message>
        <message>
            <source>This zip file holds other things than a packet does.</source>
            <translation>Diese Zip-Datei enthält anderes als ein Paket.</translation>
        </message>
        <message>
            <source>Three or more on counter-espionage count as two: all die.</source>
            <translation>Drei oder mehr mit Spionageabwehr zählen als zwei: alle sterben.</translation>
        </message>
        <message>
            <source>To know where they are is their owner's business; the program keeps the book.</source>
            <translation>Zu wissen, wo sie sind, ist Sache ihres Besitzers; das Programm führt Buch.</translation>
        </message>
        <message>
            <source>To say it again: a spy moves or performs counter-espionage, never both.</source>
            <translation>Noch einmal: ein Spion zieht oder übt Spionageabwehr, nie beides.</translation>
        </message>
        <message>
            <source>To {1}, for {2}.</source>
            <translation>An {1}, für {2}.</translation>
        </message>
        <message>
            <source>Turkey</source>
            <translation>Türkei</translation>
        </message>
        <message>
            <source>Turkish</source>
            <translation>Türkei</translation>
        </message>
        <message>
            <source>Two assassins that stay kill each other.</source>
            <translation>Zwei Attentäter, die bleiben, töten einander.</translation>
        </message>
        <message>
            <source>Two enemies both on counter-espionage kill each other; each owner is told whom he killed.</source>
            <translation>Zwei Feinde, die beide Spionageabwehr üben, töten einander; jedem Besitzer wird gesagt, wen er getötet hat.</translation>
        </message>
        <message>
            <source>Tyo is Tyrolia, Lpl Liverpool, and Liv in Russia's list Livonia.</source>
            <translation>Tyo ist Tirol, Lpl Liverpool, und Liv in Russlands Liste Livland.</translation>
        </message>
        <message>
            <source>Units</source>
            <translation>Einheiten</translation>
        </message>
        <message>
            <source>Units and spies see every territory that borders the one they are in now.</source>
            <translation>Einheiten und Spione sehen jedes Gebiet, das an ihr jetziges grenzt.</translation>
        </message>
        <message>
            <source>Units removed without orders are those farthest from home centres (1971, 1982), from home provinces (2000), or from centres owned (2023).</source>
            <translation>Ohne Befehl werden die Einheiten abgebaut, die am weitesten von den Heimatzentren (1971, 1982), den Heimatprovinzen (2000) oder den eigenen Zentren (2023) entfernt sind.</translation>
        </message>
        <message>
            <source>Units that retreat to the same place are all disbanded.</source>
            <translation>Einheiten, die sich an denselben Ort zurückziehen, werden alle aufgelöst.</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Unbekannt</translation>
        </message>
        <message>
            <source>Victims of Security learn their loss, and whose it was if more than seven were present. Option: inf.security_notice.</source>
            <translation>Opfer der Abwehr erfahren ihren Verlust, und wer es war, wenn mehr als sieben da waren. Option: inf.security_notice.</translation>
        </message>
        <message>
            <source>W. Elmer Hinton, Infiltration (rd15)</source>
            <translation>W. Elmer Hinton, Infiltration (rd15)</translation>
        </message>
        <message>
            <source>What a controller does not build for a mercenary, the game master builds: armies in the home centres by alphabet, fleets for England.</source>
            <translation>Was ein Herr für einen Söldner nicht aufbaut, baut der Spielleiter auf: Armeen in den Heimatzentren nach dem Alphabet, für England Flotten.</translation>
        </message>
        <message>
            <source>What agents do not see are the orders of foreign agents.</source>
            <translation>Was Agenten nicht sehen, sind die Befehle fremder Agenten.</translation>
        </message>
        <message>
            <source>What became of the orders</source>
            <translation>Was aus den Befehlen wurde</translation>
        </message>
        <message>
            <source>What became of the orders: {1}</source>
            <translation>Was aus den Befehlen wurde: {1}</translation>
        </message>
        <message>
            <source>What becomes of a player whose home country is eliminated.</source>
            <translation>Was aus einem Spieler wird, dessen Heimatland ausscheidet.</translation>
        </message>
        <message>
            <source>What becomes of agents aboard a fleet that is lost.</source>
            <translation>Was aus Agenten an Bord einer verlorenen Flotte wird.</translation>
        </message>
        <message>
            <source>What becomes of more than seven foreign agents on one fleet.</source>
            <translation>Was aus mehr als sieben fremden Agenten auf einer Flotte wird.</translation>
        </message>
        <message>
            <source>What becomes of spies aboard a fleet that is removed in Winter.</source>
            <translation>Was aus Spionen an Bord einer Flotte wird, die im Winter abgebaut wird.</translation>
        </message>
        <message>
            <source>What happens when both players overbid.</source>
            <translation>Was geschieht, wenn sich beide Spieler überbieten.</translation>
        </message>
        <message>
            <source>What happens when half prices exceed the other's purse too.</source>
            <translation>Was geschieht, wenn halbe Preise auch die Kasse des anderen übersteigen.</translation>
        </message>
        <message>
            <source>What is left over when seven is shared is unused.</source>
            <translation>Was beim Teilen der sieben übrig bleibt, wird nicht benutzt.</translation>
        </message>
        <message>
            <source>What sends an army next door by sea: VIA or an own fleet's convoy (intent; fallback: by land if no convoy is ordered), VIA alone, or the need of a swap (opposite, 1971).</source>
            <translation>Was eine Armee auf dem Seeweg ins Nachbarfeld schickt: VIA oder das Geleit einer eigenen Flotte (intent; fallback: über Land, wenn kein Geleit befohlen ist), VIA allein, oder dass ein Tausch es braucht (opposite, 1971).</translation>
        </message>
        <message>
            <source>What should {1} do? Nothing is written behind it.</source>
            <translation>Was soll {1} tun? Dahinter steht nichts.</translation>
        </message>
        <message>
            <source>What the other player gains when one overbids, and at which price.</source>
            <translation>Was der andere Spieler gewinnt, wenn einer sich überbietet, und zu welchem Preis.</translation>
        </message>
        <message>
            <source>What was ordered without effect is not published. Option: esp.report_misses.</source>
            <translation>Was ohne Wirkung befohlen war, wird nicht veröffentlicht. Option: esp.report_misses.</translation>
        </message>
        <message>
            <source>What was told</source>
            <translation>Was gemeldet wurde</translation>
        </message>
        <message>
            <source>When a dislodged unit counts for nothing where its attacker came from: only after a head-to-head battle, or always, as the books to 2000 say literally.</source>
            <translation>Wann eine vertriebene Einheit dort nichts zählt, woher ihr Angreifer kam: nur nach einem Zusammenstoß, oder immer, wie es die Bücher bis 2000 wörtlich sagen.</translation>
        </message>
        <message>
            <source>When an occupied home centre counts.</source>
            <translation>Wann ein besetztes Heimatzentrum zählt.</translation>
        </message>
        <message>
            <source>When lost spies return.</source>
            <translation>Wann verlorene Spione wiederkehren.</translation>
        </message>
        <message>
            <source>When the last army or fleet of a power is gone, its EUs and CEUs vanish too.</source>
            <translation>Ist die letzte Armee oder Flotte einer Macht verloren, verschwinden auch ihre EUs und CEUs.</translation>
        </message>
        <message>
            <source>When the pieces of a power without units vanish.</source>
            <translation>Wann die Figuren einer Macht ohne Einheiten verschwinden.</translation>
        </message>
        <message>
            <source>Where a convoyed army attacks a unit on whose support its own convoy hangs, the rules contradict themselves. Szykman's rule lets such a convoy fail; the rule of 1982 lets all moves in the paradox fail.</source>
            <translation>Wo eine geleitete Armee eine Einheit angreift, an deren Unterstützung ihr eigenes Geleit hängt, widersprechen sich die Regeln. Szykmans Regel lässt ein solches Geleit scheitern; die Regel von 1982 lässt alle Züge des Paradoxes scheitern.</translation>
        </message>
        <message>
            <source>Where a dislodged unit and its attacker share a province, the spy tells one from the other.</source>
            <translation>Wo eine vertriebene Einheit und ihr Angreifer eine Provinz teilen, unterscheidet der Spion sie.</translation>
        </message>
        <message>
            <source>Where a unit has several orders, the edition says which one counts.</source>
            <translation>Wo eine Einheit mehrere Befehle hat, sagt die Ausgabe, welcher zählt.</translation>
        </message>
        <message>
            <source>Where agents are raised.</source>
            <translation>Wo Agenten angeworben werden.</translation>
        </message>
        <message>
            <source>Where all are excepted nobody is captured; each is reported up to an even share.</source>
            <translation>Wo alle ausgenommen sind, wird niemand gefangen; jeder wird bis zu einem gleichen Anteil gemeldet.</translation>
        </message>
        <message>
            <source>Where both do, the one in more of the other's home centres wins; four Russian ones count as three.</source>
            <translation>Tun es beide, so gewinnt, wer in mehr Heimatzentren des anderen steht; vier russische zählen als drei.</translation>
        </message>
        <message>
            <source>Where dismissals are not ordered, the spy farthest from a home centre held goes first, ties by province.</source>
            <translation>Wo Entlassungen nicht befohlen sind, geht der Spion zuerst, der am weitesten von einem gehaltenen Heimatzentrum ist, bei Gleichheit nach Provinz.</translation>
        </message>
        <message>
            <source>Where the lists are the same they draw lots: the winner gets the first country, the loser the second.</source>
            <translation>Wo die Listen gleich sind, wird gelost: der Gewinner erhält das erste Land, der Verlierer das zweite.</translation>
        </message>
        <message>
            <source>Where the season list sends spies to rule 4 for their movement, rule 5 is meant.</source>
            <translation>Wo die Liste der Jahreszeiten Spione für ihre Züge auf Regel 4 verweist, ist Regel 5 gemeint.</translation>
        </message>
        <message>
            <source>Where the text says CBU, CEU is meant.</source>
            <translation>Wo der Text CBU sagt, ist CEU gemeint.</translation>
        </message>
        <message>
            <source>Wherever these rules are silent, standard Diplomacy is played: moves, supports, convoys, retreats, builds, and victory with 18 centres.</source>
            <translation>Wo diese Regeln schweigen, wird gewöhnliches Diplomacy gespielt: Züge, Unterstützungen, Geleite, Rückzüge, Aufbauten und Sieg mit 18 Zentren.</translation>
        </message>
        <message>
            <source>Whether Autumn retreats have a deadline of their own.</source>
            <translation>Ob Herbstrückzüge eine eigene Frist haben.</translation>
        </message>
        <message>
            <source>Whether Spy, Assassinate and Security look after or before agents move.</source>
            <translation>Ob Spionieren, Morden und Abwehr nach oder vor den Agentenzügen schauen.</translation>
        </message>
        <message>
            <source>Whether a CEU may move and destroy in one season.</source>
            <translation>Ob eine CEU in einer Jahreszeit ziehen und vernichten darf.</translation>
        </message>
        <message>
            <source>Whether a capital is lost with its ownership, or to any enemy unit there.</source>
            <translation>Ob eine Hauptstadt mit ihrem Besitz verloren ist oder an jede feindliche Einheit dort.</translation>
        </message>
        <message>
            <source>Whether a dislodged unit may search.</source>
            <translation>Ob eine vertriebene Einheit suchen darf.</translation>
        </message>
        <message>
            <source>Whether a lone agent is safe from Security.</source>
            <translation>Ob ein einzelner Agent vor der Abwehr sicher ist.</translation>
        </message>
        <message>
            <source>Whether a power may leave a build unused.</source>
            <translation>Ob eine Macht einen Aufbau ungenutzt lassen darf.</translation>
        </message>
        <message>
            <source>Whether a spy moves one step to any territory, or to any on the board.</source>
            <translation>Ob ein Spion einen Schritt in irgendein Gebiet zieht oder in irgendeines auf dem Brett.</translation>
        </message>
        <message>
            <source>Whether a spying report lists one's own agents too.</source>
            <translation>Ob ein Spionagebericht auch die eigenen Agenten aufführt.</translation>
        </message>
        <message>
            <source>Whether a stalemate is declared, or comes by itself after three quiet years.</source>
            <translation>Ob ein Remis erklärt wird oder nach drei stillen Jahren von selbst kommt.</translation>
        </message>
        <message>
            <source>Whether a unit dislodged by a convoyed army may retreat to where that army came from.</source>
            <translation>Ob eine von einer geleiteten Armee vertriebene Einheit dorthin zurück darf, woher jene kam.</translation>
        </message>
        <message>
            <source>Whether a unit with an impossible move may be supported in place, or counts as moving.</source>
            <translation>Ob eine Einheit mit unmöglichem Zug am Ort unterstützt werden darf oder als ziehend gilt.</translation>
        </message>
        <message>
            <source>Whether acts without effect are published.</source>
            <translation>Ob Taten ohne Wirkung veröffentlicht werden.</translation>
        </message>
        <message>
            <source>Whether agents stay aboard a fleet in port.</source>
            <translation>Ob Agenten an Bord einer Flotte im Hafen bleiben.</translation>
        </message>
        <message>
            <source>Whether agents that move still report.</source>
            <translation>Ob Agenten, die ziehen, dennoch berichten.</translation>
        </message>
        <message>
            <source>Whether an EU moves or acts, or may do both.</source>
            <translation>Ob eine EU zieht oder handelt, oder beides darf.</translation>
        </message>
        <message>
            <source>Whether an EU or CEU is built only where no unit stands.</source>
            <translation>Ob eine EU oder CEU nur aufgebaut wird, wo keine Einheit steht.</translation>
        </message>
        <message>
            <source>Whether an army by convoy cuts the support of an attack on the province it comes from.</source>
            <translation>Ob eine Armee im Geleit die Unterstützung eines Angriffs auf die Provinz stört, aus der sie kommt.</translation>
        </message>
        <message>
            <source>Whether an army whose convoy was disrupted still stands others off at its destination.</source>
            <translation>Ob eine Armee, deren Geleit gestört wurde, an ihrem Ziel noch andere patt setzt.</translation>
        </message>
        <message>
            <source>Whether an assassin whose move failed still strikes where it stayed.</source>
            <translation>Ob ein Attentäter, dessen Zug scheiterte, dort zuschlägt, wo er blieb.</translation>
        </message>
        <message>
            <source>Whether an assassination also kills foreign EUs and CEUs.</source>
            <translation>Ob ein Attentat auch fremde EUs und CEUs tötet.</translation>
        </message>
        <message>
            <source>Whether armies and fleets may capture spies.</source>
            <translation>Ob Armeen und Flotten Spione gefangen nehmen dürfen.</translation>
        </message>
        <message>
            <source>Whether centres limit the agents of one Winter, or all.</source>
            <translation>Ob Zentren die Agenten eines Winters begrenzen oder alle.</translation>
        </message>
        <message>
            <source>Whether conditions may test spies as well.</source>
            <translation>Ob Bedingungen auch nach Spionen fragen dürfen.</translation>
        </message>
        <message>
            <source>Whether counter-espionage among three or more spies also kills one's own.</source>
            <translation>Ob Spionageabwehr unter drei oder mehr Spionen auch die eigenen tötet.</translation>
        </message>
        <message>
            <source>Whether countries in anarchy build.</source>
            <translation>Ob Länder in Anarchie aufbauen.</translation>
        </message>
        <message>
            <source>Whether countries of one player may dislodge each other.</source>
            <translation>Ob Länder eines Spielers einander vertreiben dürfen.</translation>
        </message>
        <message>
            <source>Whether dislodged units of a power without orders may retreat, or are disbanded at once.</source>
            <translation>Ob vertriebene Einheiten einer Macht ohne Befehle sich zurückziehen dürfen oder sofort aufgelöst werden.</translation>
        </message>
        <message>
            <source>Whether equals share a rank of the yearly ranking.</source>
            <translation>Ob Gleiche einen Rang der jährlichen Rangliste teilen.</translation>
        </message>
        <message>
            <source>Whether half prices are rounded up one by one or in total.</source>
            <translation>Ob halbe Preise einzeln oder in der Summe gerundet werden.</translation>
        </message>
        <message>
            <source>Whether open retreats are listed, or a list of wishes or one blind choice is taken.</source>
            <translation>Ob offene Rückzüge aufgeführt werden, oder eine Wunschliste oder eine blinde Wahl gilt.</translation>
        </message>
        <message>
            <source>Whether places of Security that one power leaves free go to others.</source>
            <translation>Ob Plätze der Abwehr, die eine Macht frei lässt, an andere gehen.</translation>
        </message>
        <message>
            <source>Whether reports count the foreign spies in the own province.</source>
            <translation>Ob Berichte die fremden Spione in der eigenen Provinz zählen.</translation>
        </message>
        <message>
            <source>Whether reports name the coast of a fleet.</source>
            <translation>Ob Berichte die Küste einer Flotte nennen.</translation>
        </message>
        <message>
            <source>Whether reports tell armies from fleets.</source>
            <translation>Ob Berichte Armeen und Flotten unterscheiden.</translation>
        </message>
        <message>
            <source>Whether riders may land from a fleet that awaits its retreat.</source>
            <translation>Ob Mitfahrer von einer Flotte an Land dürfen, die auf ihren Rückzug wartet.</translation>
        </message>
        <message>
            <source>Whether several attacks are judged alone and added, or joined to one.</source>
            <translation>Ob mehrere Angriffe einzeln beurteilt und zusammengezählt oder zu einem vereinigt werden.</translation>
        </message>
        <message>
            <source>Whether several spies may be raised in one home centre.</source>
            <translation>Ob mehrere Spione in einem Heimatzentrum angeworben werden dürfen.</translation>
        </message>
        <message>
            <source>Whether the homeland stays in sight after elimination.</source>
            <translation>Ob die Heimat nach dem Ausscheiden in Sicht bleibt.</translation>
        </message>
        <message>
            <source>Whether the orders of units in sight are seen.</source>
            <translation>Ob man die Befehle der Einheiten in Sicht sieht.</translation>
        </message>
        <message>
            <source>Whether the owner of a successful assassin is told.</source>
            <translation>Ob der Besitzer eines erfolgreichen Attentäters es erfährt.</translation>
        </message>
        <message>
            <source>Whether the owner of an act is named.</source>
            <translation>Ob der Besitzer einer Tat genannt wird.</translation>
        </message>
        <message>
            <source>Whether victims of Security may learn whose it was.</source>
            <translation>Ob Opfer der Abwehr erfahren dürfen, wer es war.</translation>
        </message>
        <message>
            <source>Which EUs and CEUs use up a centre each.</source>
            <translation>Welche EUs und CEUs je ein Zentrum verbrauchen.</translation>
        </message>
        <message>
            <source>Which city is Russia's capital.</source>
            <translation>Welche Stadt Russlands Hauptstadt ist.</translation>
        </message>
        <message>
            <source>Which spy goes first is said with the orders of a season or its retreats.</source>
            <translation>Welcher Spion zuerst geht, wird mit den Befehlen einer Jahreszeit oder ihren Rückzügen gesagt.</translation>
        </message>
        <message>
            <source>Which support is cut: given by the unit there, or received by it.</source>
            <translation>Welche Unterstützung gestört wird: die von der Einheit dort gegebene oder die empfangene.</translation>
        </message>
        <message>
            <source>While its fleet awaits a retreat a spy cannot go ashore.</source>
            <translation>Während seine Flotte auf einen Rückzug wartet, kann ein Spion nicht an Land gehen.</translation>
        </message>
        <message>
            <source>Who captures a spy is told so.</source>
            <translation>Wer einen Spion fängt, erfährt es.</translation>
        </message>
        <message>
            <source>Who chooses where deported agents reappear.</source>
            <translation>Wer wählt, wo abgeschobene Agenten wieder erscheinen.</translation>
        </message>
        <message>
            <source>Who controls a mercenary is decided every year by bids.</source>
            <translation>Wer einen Söldner beherrscht, entscheiden jedes Jahr Gebote.</translation>
        </message>
        <message>
            <source>Who loses a spy is not told to whom; who kills one is told whose it was.</source>
            <translation>Wer einen Spion verliert, erfährt nicht, an wen; wer einen tötet, erfährt, wem er gehörte.</translation>
        </message>
        <message>
            <source>Who loses one is not: it merely falls silent.</source>
            <translation>Wer einen verliert, erfährt es nicht: er schweigt bloß.</translation>
        </message>
        <message>
            <source>Who owns enough centres after Fall, and more than any other, has won; the board says how many are enough: 18 of 34.</source>
            <translation>Wer nach dem Herbst genug Zentren besitzt und mehr als jeder andere, hat gewonnen; wie viele genug sind, sagt das Brett: 18 von 34.</translation>
        </message>
        <message>
            <source>Whose successful bids exceed his credits loses all of them, and the other gains the countries he bid for at half price, rounded up.</source>
            <translation>Wessen erfolgreiche Gebote seine Kredite übersteigen, der verliert sie alle, und der andere gewinnt die Länder, auf die er bot, zum halben Preis, aufgerundet.</translation>
        </message>
        <message>
            <source>Whose support of a fleet may leave out its coast: everybody's, its owner's, nobody's.</source>
            <translation>Wessen Unterstützung einer Flotte deren Küste weglassen darf: jedermanns, die des Besitzers, niemandes.</translation>
        </message>
        <message>
            <source>Winter {1}, {2}</source>
            <translation>Winter {1}, {2}</translation>
        </message>
        <message>
            <source>Winter: Autumn retreats, builds and removals of all pieces, report, spy move, assassination and capture.</source>
            <translation>Winter: Herbstrückzüge, Auf- und Abbauten aller Figuren, Bericht, Spionzug, Attentate und Gefangennahme.</translation>
        </message>
        <message>
            <source>With the capital it regains the spy.</source>
            <translation>Mit der Hauptstadt gewinnt es den Spion zurück.</translation>
        </message>
        <message>
            <source>With three or more spies present, friend and foe die alike; of two, only enemies. Option: bl.ce.</source>
            <translation>Sind drei oder mehr Spione da, sterben Freund und Feind; von zweien nur Feinde. Option: bl.ce.</translation>
        </message>
        <message>
            <source>Without an order</source>
            <translation>Ohne Befehl</translation>
        </message>
        <message>
            <source>Without an order:</source>
            <translation>Ohne Befehl:</translation>
        </message>
        <message>
            <source>Without orders EU and CEU begin in the first home province by name that is no centre.</source>
            <translation>Ohne Befehle beginnen EU und CEU in der dem Namen nach ersten Heimatprovinz, die kein Zentrum ist.</translation>
        </message>
        <message>
            <source>Without orders the two spies begin in the two first home centres by name.</source>
            <translation>Ohne Befehle beginnen die zwei Spione in den dem Namen nach ersten zwei Heimatzentren.</translation>
        </message>
        <message>
            <source>Won by</source>
            <translation>Gewonnen von</translation>
        </message>
        <message>
            <source>You cannot raise agents in {1}.</source>
            <translation>In {1} können Sie keine Agenten anwerben.</translation>
        </message>
        <message>
            <source>You captured {pieces} in {place}.</source>
            <translation>Sie haben gefangen: {pieces}, in {place}.</translation>
        </message>
        <message>
            <source>You do not command {1}.</source>
            <translation>Sie befehligen {1} nicht.</translation>
        </message>
        <message>
            <source>You have lost no spy that could return.</source>
            <translation>Sie haben keinen Spion verloren, der wiederkehren könnte.</translation>
        </message>
        <message>
            <source>You have no fleet that could be in {1}.</source>
            <translation>Sie haben keine Flotte, die in {1} sein könnte.</translation>
        </message>
        <message>
            <source>You have no fleet there.</source>
            <translation>Sie haben dort keine Flotte.</translation>
        </message>
        <message>
            <source>You have no spy #{1} in {2}.</source>
            <translation>Sie haben keinen Spion #{1} in {2}.</translation>
        </message>
        <message>
            <source>You have no spy in {1}.</source>
            <translation>Sie haben keinen Spion in {1}.</translation>
        </message>
        <message>
            <source>You have no such unit in {1}.</source>
            <translation>Sie haben keine solche Einheit in {1}.</translation>
        </message>
        <message>
            <source>You have no such unit there.</source>
            <translation>Sie haben dort keine solche Einheit.</translation>
        </message>
        <message>
            <source>You have no {1} in {2}.</source>
            <translation>Sie haben in {2} nicht: {1}.</translation>
        </message>
        <message>
            <source>You have no {1}#{2} in {3}.</source>
            <translation>Sie haben kein {1}#{2} in {3}.</translation>
        </message>
        <message>
            <source>You have no {1}{2} in {3}</source>
            <translation>Sie haben in {3} nicht: {1}{2}</translation>
        </message>
        <message>
            <source>You have {1} agents in {2}, of which {3} have orders already.</source>
            <translation>Sie haben {1} Agenten in {2}, von denen {3} schon Befehle haben.</translation>
        </message>
        <message>
            <source>You hold no such prisoners.</source>
            <translation>Solche Gefangenen haben Sie nicht.</translation>
        </message>
        <message>
            <source>You killed {pieces} in {place}.</source>
            <translation>Sie haben getötet: {pieces}, in {place}.</translation>
        </message>
        <message>
            <source>You lost {some} in {place} to {power}.</source>
            <translation>Verloren in {place} an {power}: {some}.</translation>
        </message>
        <message>
            <source>You lost {some} in {place}.</source>
            <translation>Verloren in {place}: {some}.</translation>
        </message>
        <message>
            <source>You lost {some}, interned in {place}.</source>
            <translation>Verloren, interniert in {place}: {some}.</translation>
        </message>
        <message>
            <source>You may raise {1} agents this Winter.</source>
            <translation>Sie dürfen in diesem Winter {1} Agenten anwerben.</translation>
        </message>
        <message>
            <source>You spared {pieces} in {place}.</source>
            <translation>Sie haben verschont: {pieces}, in {place}.</translation>
        </message>
        <message>
            <source>You spared {whose} {kinds} in {place}.</source>
            <translation>Verschont in {place}: {kinds} ({whose}).</translation>
        </message>
        <message>
            <source>Your Security in {place} was cut.</source>
            <translation>Ihre Abwehr in {place} wurde gestört.</translation>
        </message>
        <message>
            <source>Your own agents are never attacked.</source>
            <translation>Die eigenen Agenten werden nie angegriffen.</translation>
        </message>
        <message>
            <source>Your own agents are never taken.</source>
            <translation>Die eigenen Agenten werden nie gefangen.</translation>
        </message>
        <message>
            <source>Your spies have reported from {place}.</source>
            <translation>Ihre Spione haben aus {place} berichtet.</translation>
        </message>
        <message>
            <source>Your unit in {place} was attacked in vain.</source>
            <translation>Ihre Einheit in {place} wurde vergeblich angegriffen.</translation>
        </message>
        <message>
            <source>Your {kinds} in {place} were attacked; none was lost.</source>
            <translation>Ihre {kinds} in {place} wurden angegriffen; keine Verluste.</translation>
        </message>
        <message>
            <source>Your {kinds}: {place}.</source>
            <translation>Ihre {kinds}: {place}.</translation>
        </message>
        <message>
            <source>[{1}] {2} {3}: orders are due</source>
            <translation>[{1}] {2} {3}: Befehle sind fällig</translation>
        </message>
        <message>
            <source>a CEU of an unknown power</source>
            <translation>eine CEU einer unbekannten Macht</translation>
        </message>
        <message>
            <source>a ceu</source>
            <translation>eine CEU</translation>
        </message>
        <message>
            <source>a draw is agreed</source>
            <translation>ein Unentschieden ist vereinbart</translation>
        </message>
        <message>
            <source>a fleet</source>
            <translation>eine Flotte</translation>
        </message>
        <message>
            <source>a fleet of an unknown power</source>
            <translation>eine Flotte einer unbekannten Macht</translation>
        </message>
        <message>
            <source>a folder</source>
            <translation>ein Ordner</translation>
        </message>
        <message>
            <source>a home country is eliminated</source>
            <translation>ein Heimatland ist ausgeschieden</translation>
        </message>
        <message>
            <source>a list of countries</source>
            <translation>eine Liste von Ländern</translation>
        </message>
        <message>
            <source>a spy</source>
            <translation>ein Spion</translation>
        </message>
        <message>
            <source>a spy of an unknown power</source>
            <translation>ein Spion einer unbekannten Macht</translation>
        </message>
        <message>
            <source>a stalemate is declared</source>
            <translation>ein Remis ist erklärt</translation>
        </message>
        <message>
            <source>a stranger</source>
            <translation>ein Unbekannter</translation>
        </message>
        <message>
            <source>a unit of an unknown power</source>
            <translation>eine Einheit einer unbekannten Macht</translation>
        </message>
        <message>
            <source>a {1} CEU</source>
            <translation>eine CEU ({1})</translation>
        </message>
        <message>
            <source>a {1} EU</source>
            <translation>eine EU ({1})</translation>
        </message>
        <message>
            <source>a {1} agent</source>
            <translation>ein Agent ({1})</translation>
        </message>
        <message>
            <source>a {1} army</source>
            <translation>eine Armee ({1})</translation>
        </message>
        <message>
            <source>a {1} fleet</source>
            <translation>eine Flotte ({1})</translation>
        </message>
        <message>
            <source>a {1} spy</source>
            <translation>ein Spion ({1})</translation>
        </message>
        <message>
            <source>a {1} unit</source>
            <translation>eine Einheit ({1})</translation>
        </message>
        <message>
            <source>adjustments</source>
            <translation>Anpassungen</translation>
        </message>
        <message>
            <source>agent</source>
            <translation>Agent</translation>
        </message>
        <message>
            <source>agents</source>
            <translation>Agenten</translation>
        </message>
        <message>
            <source>all agents disband</source>
            <translation>alle Agenten lösen sich auf</translation>
        </message>
        <message>
            <source>all hold</source>
            <translation>alle halten</translation>
        </message>
        <message>
            <source>all units search for spies of</source>
            <translation>alle Einheiten suchen nach Spionen von</translation>
        </message>
        <message>
            <source>an EU of an unknown power</source>
            <translation>eine EU einer unbekannten Macht</translation>
        </message>
        <message>
            <source>an agent</source>
            <translation>ein Agent</translation>
        </message>
        <message>
            <source>an agent of an unknown power</source>
            <translation>ein Agent einer unbekannten Macht</translation>
        </message>
        <message>
            <source>an army</source>
            <translation>eine Armee</translation>
        </message>
        <message>
            <source>an army of an unknown power</source>
            <translation>eine Armee einer unbekannten Macht</translation>
        </message>
        <message>
            <source>an eu</source>
            <translation>eine EU</translation>
        </message>
        <message>
            <source>an {1} CEU</source>
            <translation>eine CEU ({1})</translation>
        </message>
        <message>
            <source>an {1} EU</source>
            <translation>eine EU ({1})</translation>
        </message>
        <message>
            <source>an {1} agent</source>
            <translation>ein Agent ({1})</translation>
        </message>
        <message>
            <source>an {1} army</source>
            <translation>eine Armee ({1})</translation>
        </message>
        <message>
            <source>an {1} fleet</source>
            <translation>eine Flotte ({1})</translation>
        </message>
        <message>
            <source>an {1} spy</source>
            <translation>ein Spion ({1})</translation>
        </message>
        <message>
            <source>an {1} unit</source>
            <translation>eine Einheit ({1})</translation>
        </message>
        <message>
            <source>are in retreat</source>
            <translation>sind auf dem Rückzug</translation>
        </message>
        <message>
            <source>armies</source>
            <translation>Armeen</translation>
        </message>
        <message>
            <source>army</source>
            <translation>Armee</translation>
        </message>
        <message>
            <source>assassinate</source>
            <translation>Attentat</translation>
        </message>
        <message>
            <source>assassinates</source>
            <translation>begeht ein Attentat</translation>
        </message>
        <message>
            <source>attached, not read: {1}</source>
            <translation>angehängt, nicht gelesen: {1}</translation>
        </message>
        <message>
            <source>bid for</source>
            <translation>bietet für</translation>
        </message>
        <message>
            <source>bids</source>
            <translation>Gebote</translation>
        </message>
        <message>
            <source>board: there is no built-in board “{1}”; there are {2}.</source>
            <translation>board: ein eingebautes Brett „{1}“ gibt es nicht; es gibt {2}.</translation>
        </message>
        <message>
            <source>both players have bid more than they own</source>
            <translation>beide Spieler haben mehr geboten, als sie besitzen</translation>
        </message>
        <message>
            <source>build</source>
            <translation>aufbauen</translation>
        </message>
        <message>
            <source>builds or removals, if any</source>
            <translation>Auf- oder Abbauten, falls nötig</translation>
        </message>
        <message>
            <source>builds, removals and waives</source>
            <translation>Aufbauten, Abbauten und Verzichte</translation>
        </message>
        <message>
            <source>by convoy</source>
            <translation>im Geleit</translation>
        </message>
        <message>
            <source>captured</source>
            <translation>gefangen</translation>
        </message>
        <message>
            <source>carries {1} over</source>
            <translation>geleitet {1}</translation>
        </message>
        <message>
            <source>centre of nobody</source>
            <translation>Zentrum, das niemandem gehört</translation>
        </message>
        <message>
            <source>centre of {power}</source>
            <translation>Zentrum von {power}</translation>
        </message>
        <message>
            <source>centres gives {1} to {2} and to {3}.</source>
            <translation>centres gibt {1} an {2} und an {3}.</translation>
        </message>
        <message>
            <source>ceu</source>
            <translation>CEU</translation>
        </message>
        <message>
            <source>convoys</source>
            <translation>geleitet</translation>
        </message>
        <message>
            <source>counter-espionage unit</source>
            <translation>Spionageabwehreinheit</translation>
        </message>
        <message>
            <source>covert convoy</source>
            <translation>verdecktes Geleit</translation>
        </message>
        <message>
            <source>covert pieces {what} here</source>
            <translation>verdeckte Figuren hier: {what}</translation>
        </message>
        <message>
            <source>cuts support</source>
            <translation>stört Unterstützung</translation>
        </message>
        <message>
            <source>deadline {1}: write a moment with its time zone, as 2026-12-01T20:00:00+01:00.</source>
            <translation>Frist {1}: schreiben Sie einen Zeitpunkt mit Zeitzone, wie 2026-12-01T20:00:00+01:00.</translation>
        </message>
        <message>
            <source>deadline: {1}</source>
            <translation>Frist: {1}</translation>
        </message>
        <message>
            <source>decryption error</source>
            <translation>Fehler beim Entschlüsseln</translation>
        </message>
        <message>
            <source>deploy</source>
            <translation>einsetzen</translation>
        </message>
        <message>
            <source>deployment</source>
            <translation>Einsatz</translation>
        </message>
        <message>
            <source>deport</source>
            <translation>ausweisen</translation>
        </message>
        <message>
            <source>deported agents return to</source>
            <translation>abgeschobene Agenten kehren zurück nach</translation>
        </message>
        <message>
            <source>destroys EUs</source>
            <translation>vernichtet EUs</translation>
        </message>
        <message>
            <source>did you mean “{1}”?</source>
            <translation>meinten Sie „{1}“?</translation>
        </message>
        <message>
            <source>disband</source>
            <translation>auflösen</translation>
        </message>
        <message>
            <source>disbands</source>
            <translation>löst auf</translation>
        </message>
        <message>
            <source>disposal {1} {2}</source>
            <translation>Verfügung {1} {2}</translation>
        </message>
        <message>
            <source>does Security</source>
            <translation>übt Abwehr</translation>
        </message>
        <message>
            <source>does counter-espionage</source>
            <translation>übt Spionageabwehr</translation>
        </message>
        <message>
            <source>economy: {1} has none; “intimate” has one.</source>
            <translation>economy: {1} hat keine; „intimate“ hat eine.</translation>
        </message>
        <message>
            <source>economy: {1} is played by bids already; leave the key out or name another base.</source>
            <translation>economy: {1} wird schon mit Geboten gespielt; lassen Sie den Schlüssel weg, oder nennen Sie eine andere Grundlage.</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>end of opening</source>
            <translation>Ende der Öffnung</translation>
        </message>
        <message>
            <source>espionage unit</source>
            <translation>Spionageeinheit</translation>
        </message>
        <message>
            <source>eu</source>
            <translation>EU</translation>
        </message>
        <message>
            <source>except those of</source>
            <translation>außer denen von</translation>
        </message>
        <message>
            <source>execute</source>
            <translation>hinrichten</translation>
        </message>
        <message>
            <source>farthest from the centres still owned</source>
            <translation>am weitesten von den noch eigenen Zentren</translation>
        </message>
        <message>
            <source>farthest from the home centres</source>
            <translation>am weitesten von den Heimatzentren</translation>
        </message>
        <message>
            <source>farthest from the home country</source>
            <translation>am weitesten vom Heimatland</translation>
        </message>
        <message>
            <source>fleet</source>
            <translation>Flotte</translation>
        </message>
        <message>
            <source>fleets</source>
            <translation>Flotten</translation>
        </message>
        <message>
            <source>from there it reaches {1} only</source>
            <translation>von dort erreicht sie nur {1}</translation>
        </message>
        <message>
            <source>go aboard</source>
            <translation>an Bord gehen</translation>
        </message>
        <message>
            <source>go ashore</source>
            <translation>an Land gehen</translation>
        </message>
        <message>
            <source>held back: {1}</source>
            <translation>zurückgehalten: {1}</translation>
        </message>
        <message>
            <source>holds</source>
            <translation>hält</translation>
        </message>
        <message>
            <source>holds, moves, supports and convoys</source>
            <translation>Halten, Züge, Unterstützungen und Geleite</translation>
        </message>
        <message>
            <source>in retreat</source>
            <translation>auf dem Rückzug</translation>
        </message>
        <message>
            <source>is dismissed</source>
            <translation>wird entlassen</translation>
        </message>
        <message>
            <source>is empty</source>
            <translation>ist leer</translation>
        </message>
        <message>
            <source>is given up first</source>
            <translation>wird zuerst aufgegeben</translation>
        </message>
        <message>
            <source>is missing</source>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>is no key of a scenario</source>
            <translation>ist kein Schlüssel eines Szenarios</translation>
        </message>
        <message>
            <source>is of another kind</source>
            <translation>ist von anderer Art</translation>
        </message>
        <message>
            <source>is removed</source>
            <translation>wird abgebaut</translation>
        </message>
        <message>
            <source>is {1}</source>
            <translation>ist {1}</translation>
        </message>
        <message>
            <source>it can no longer be adjudicated: {1}</source>
            <translation>es kann nicht mehr ausgewertet werden: {1}</translation>
        </message>
        <message>
            <source>it has no coast</source>
            <translation>es hat keine Küste</translation>
        </message>
        <message>
            <source>it holds more than its acts account for</source>
            <translation>sie enthält mehr, als ihre Schritte erklären</translation>
        </message>
        <message>
            <source>it holds no acts</source>
            <translation>sie enthält keine Schritte</translation>
        </message>
        <message>
            <source>it is cut off in its first bytes</source>
            <translation>sie ist in den ersten Bytes abgeschnitten</translation>
        </message>
        <message>
            <source>it is water</source>
            <translation>dort ist Wasser</translation>
        </message>
        <message>
            <source>it should {1} say “{2}”</source>
            <translation>er sollte {1} sagen: „{2}“</translation>
        </message>
        <message>
            <source>it takes {1}</source>
            <translation>zulässig ist {1}</translation>
        </message>
        <message>
            <source>its condition left it without an order</source>
            <translation>seine Bedingung ließ ihn ohne Befehl</translation>
        </message>
        <message>
            <source>its first bytes are changed</source>
            <translation>ihre ersten Bytes sind verändert</translation>
        </message>
        <message>
            <source>its fleet awaits retreat</source>
            <translation>seine Flotte wartet auf den Rückzug</translation>
        </message>
        <message>
            <source>its fleet lies in port</source>
            <translation>seine Flotte liegt im Hafen</translation>
        </message>
        <message>
            <source>its header is missing</source>
            <translation>ihr Kopf fehlt</translation>
        </message>
        <message>
            <source>its last acts are missing</source>
            <translation>ihre letzten Schritte fehlen</translation>
        </message>
        <message>
            <source>its options cannot be read ({1})</source>
            <translation>ihre Optionen sind nicht zu lesen ({1})</translation>
        </message>
        <message>
            <source>its pages do not fit together ({1})</source>
            <translation>ihre Seiten passen nicht zusammen ({1})</translation>
        </message>
        <message>
            <source>its player plays here</source>
            <translation>sein Spieler spielt hier</translation>
        </message>
        <message>
            <source>its tables are not those of a game</source>
            <translation>ihre Tabellen sind nicht die eines Spiels</translation>
        </message>
        <message>
            <source>killed</source>
            <translation>getötet</translation>
        </message>
        <message>
            <source>kills spies of</source>
            <translation>tötet Spione von</translation>
        </message>
        <message>
            <source>last seen {turn}</source>
            <translation>zuletzt gesehen {turn}</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>verloren</translation>
        </message>
        <message>
            <source>lots: recorded {1}, now {2}</source>
            <translation>Lose: aufgezeichnet {1}, jetzt {2}</translation>
        </message>
        <message>
            <source>movement</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>moves to</source>
            <translation>zieht nach</translation>
        </message>
        <message>
            <source>named in subject, heading or file name</source>
            <translation>in Betreff, Überschrift oder Dateiname genannt</translation>
        </message>
        <message>
            <source>nationality</source>
            <translation>Nationalität</translation>
        </message>
        <message>
            <source>neither a border nor a sea route joins them</source>
            <translation>weder eine Grenze noch ein Seeweg verbindet sie</translation>
        </message>
        <message>
            <source>never seen</source>
            <translation>nie gesehen</translation>
        </message>
        <message>
            <source>no check line</source>
            <translation>keine Prüfzeile</translation>
        </message>
        <message>
            <source>no coast joins them</source>
            <translation>keine Küste verbindet sie</translation>
        </message>
        <message>
            <source>no convoy</source>
            <translation>kein Geleit</translation>
        </message>
        <message>
            <source>no error</source>
            <translation>kein Fehler</translation>
        </message>
        <message>
            <source>no fleet to board</source>
            <translation>keine Flotte, an deren Bord er könnte</translation>
        </message>
        <message>
            <source>no line “{1}”</source>
            <translation>keine Zeile „{1}“</translation>
        </message>
        <message>
            <source>no orders to armies and fleets</source>
            <translation>keine Befehle an Armeen und Flotten</translation>
        </message>
        <message>
            <source>no ordinary file</source>
            <translation>keine gewöhnliche Datei</translation>
        </message>
        <message>
            <source>no power is named</source>
            <translation>es ist keine Macht genannt</translation>
        </message>
        <message>
            <source>no sheet</source>
            <translation>kein Blatt</translation>
        </message>
        <message>
            <source>no spy changes fleets at sea</source>
            <translation>kein Spion wechselt auf See die Flotte</translation>
        </message>
        <message>
            <source>no standby player</source>
            <translation>kein Ersatzspieler</translation>
        </message>
        <message>
            <source>no such order</source>
            <translation>kein solcher Befehl</translation>
        </message>
        <message>
            <source>nobody changes fleets at sea</source>
            <translation>niemand wechselt auf See die Flotte</translation>
        </message>
        <message>
            <source>nobody plays it</source>
            <translation>niemand spielt es</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>nothing can change any more</source>
            <translation>nichts kann sich mehr ändern</translation>
        </message>
        <message>
            <source>nothing can enter it</source>
            <translation>nichts kann dort hinein</translation>
        </message>
        <message>
            <source>nothing due</source>
            <translation>nichts fällig</translation>
        </message>
        <message>
            <source>of {1}</source>
            <translation>von {1}</translation>
        </message>
        <message>
            <source>one CEU</source>
            <translation>eine CEU</translation>
        </message>
        <message>
            <source>one EU</source>
            <translation>eine EU</translation>
        </message>
        <message>
            <source>one agent</source>
            <translation>ein Agent</translation>
        </message>
        <message>
            <source>one army</source>
            <translation>eine Armee</translation>
        </message>
        <message>
            <source>one fleet</source>
            <translation>eine Flotte</translation>
        </message>
        <message>
            <source>one spy</source>
            <translation>ein Spion</translation>
        </message>
        <message>
            <source>one unit</source>
            <translation>eine Einheit</translation>
        </message>
        <message>
            <source>one {1}</source>
            <translation>ein {1}</translation>
        </message>
        <message>
            <source>one {1} CEU</source>
            <translation>eine CEU ({1})</translation>
        </message>
        <message>
            <source>one {1} EU</source>
            <translation>eine EU ({1})</translation>
        </message>
        <message>
            <source>one {1} agent</source>
            <translation>ein Agent ({1})</translation>
        </message>
        <message>
            <source>one {1} army</source>
            <translation>eine Armee ({1})</translation>
        </message>
        <message>
            <source>one {1} fleet</source>
            <translation>eine Flotte ({1})</translation>
        </message>
        <message>
            <source>one {1} spy</source>
            <translation>ein Spion ({1})</translation>
        </message>
        <message>
            <source>one {1} unit</source>
            <translation>eine Einheit ({1})</translation>
        </message>
        <message>
            <source>open it again</source>
            <translation>öffnen Sie es noch einmal</translation>
        </message>
        <message>
            <source>options: a table is wanted, under the line [options].</source>
            <translation>options: hier wird eine Tabelle gebraucht, unter der Zeile [options].</translation>
        </message>
        <message>
            <source>options: {1}</source>
            <translation>options: {1}</translation>
        </message>
        <message>
            <source>options: “{1}” is none of this mix; leave it out, or name the part that has it.</source>
            <translation>options: „{1}“ gehört nicht zu dieser Mischung; lassen Sie es weg, oder nennen Sie den Teil, der es hat.</translation>
        </message>
        <message>
            <source>owner not known</source>
            <translation>Besitzer unbekannt</translation>
        </message>
        <message>
            <source>player “{1}” is none of {2}.</source>
            <translation>Spieler „{1}“ ist keiner von {2}.</translation>
        </message>
        <message>
            <source>player “{1}”: role = “{2}” is none of {3}.</source>
            <translation>Spieler „{1}“: role = „{2}“ ist keines von {3}.</translation>
        </message>
        <message>
            <source>prefer</source>
            <translation>vorziehen</translation>
        </message>
        <message>
            <source>preference lists</source>
            <translation>Wunschlisten</translation>
        </message>
        <message>
            <source>presence</source>
            <translation>Anwesenheit</translation>
        </message>
        <message>
            <source>press = “{1}” is none of {2}.</source>
            <translation>press = „{1}“ ist keines von {2}.</translation>
        </message>
        <message>
            <source>read the mail again</source>
            <translation>lesen Sie die Mail noch einmal</translation>
        </message>
        <message>
            <source>rebuild a spy</source>
            <translation>einen Spion ersetzen</translation>
        </message>
        <message>
            <source>retreats</source>
            <translation>Rückzüge</translation>
        </message>
        <message>
            <source>retreats and disbands</source>
            <translation>Rückzüge und Auflösungen</translation>
        </message>
        <message>
            <source>retreats to</source>
            <translation>zieht sich zurück nach</translation>
        </message>
        <message>
            <source>retreats: “{1}” and the option {2}, “{3}”, are not the same; leave one out.</source>
            <translation>retreats: „{1}“ und die Option {2}, „{3}“, sind nicht dasselbe; lassen Sie eines weg.</translation>
        </message>
        <message>
            <source>said by the game master</source>
            <translation>vom Spielleiter bestimmt</translation>
        </message>
        <message>
            <source>searches for spies of</source>
            <translation>sucht nach Spionen von</translation>
        </message>
        <message>
            <source>sent by {1}</source>
            <translation>gesandt von {1}</translation>
        </message>
        <message>
            <source>set by hand</source>
            <translation>von Hand gesetzt</translation>
        </message>
        <message>
            <source>several powers are named</source>
            <translation>mehrere Mächte sind genannt</translation>
        </message>
        <message>
            <source>sight: {1} is played by {2}; take its base, and lay its economy over that.</source>
            <translation>sight: {1} wird von {2} gespielt; nehmen Sie dessen Grundlage, und legen Sie seine Wirtschaft darüber.</translation>
        </message>
        <message>
            <source>since {1}</source>
            <translation>seit {1}</translation>
        </message>
        <message>
            <source>something in it has the wrong form: {1}.</source>
            <translation>etwas darin hat die falsche Form: {1}.</translation>
        </message>
        <message>
            <source>spies</source>
            <translation>Spione</translation>
        </message>
        <message>
            <source>spy</source>
            <translation>Spion</translation>
        </message>
        <message>
            <source>stays</source>
            <translation>bleibt</translation>
        </message>
        <message>
            <source>step {1}:</source>
            <translation>Schritt {1}:</translation>
        </message>
        <message>
            <source>strike or guard</source>
            <translation>zuschlagen oder abwehren</translation>
        </message>
        <message>
            <source>supports</source>
            <translation>unterstützt</translation>
        </message>
        <message>
            <source>that coast is not adjacent</source>
            <translation>jene Küste grenzt nicht an</translation>
        </message>
        <message>
            <source>that it is accepted</source>
            <translation>dass es angenommen ist</translation>
        </message>
        <message>
            <source>that it is refused</source>
            <translation>dass es abgelehnt ist</translation>
        </message>
        <message>
            <source>that province is not adjacent</source>
            <translation>jene Provinz grenzt nicht an</translation>
        </message>
        <message>
            <source>that sea is not adjacent</source>
            <translation>jenes Meer grenzt nicht an</translation>
        </message>
        <message>
            <source>the agreed last year, {1}, is over</source>
            <translation>das vereinbarte letzte Jahr, {1}, ist vorbei</translation>
        </message>
        <message>
            <source>the check line is right</source>
            <translation>die Prüfzeile stimmt</translation>
        </message>
        <message>
            <source>the check line of the sheet is damaged or missing</source>
            <translation>die Prüfzeile des Bogens ist beschädigt oder fehlt</translation>
        </message>
        <message>
            <source>the end of the order above</source>
            <translation>das Ende des Befehls darüber</translation>
        </message>
        <message>
            <source>the file</source>
            <translation>die Datei</translation>
        </message>
        <message>
            <source>the game is not over</source>
            <translation>das Spiel ist nicht aus</translation>
        </message>
        <message>
            <source>the imported game says so</source>
            <translation>das eingelesene Spiel sagt es</translation>
        </message>
        <message>
            <source>the orders are not those that the check line was made for</source>
            <translation>die Befehle sind nicht die, für die die Prüfzeile gemacht wurde</translation>
        </message>
        <message>
            <source>the position kept in the file is missing or damaged</source>
            <translation>die in der Datei aufbewahrte Stellung fehlt oder ist beschädigt</translation>
        </message>
        <message>
            <source>the position that follows is another one than was recorded</source>
            <translation>die folgende Stellung ist eine andere als die aufgezeichnete</translation>
        </message>
        <message>
            <source>the run</source>
            <translation>der Lauf</translation>
        </message>
        <message>
            <source>the sheet answers another packet</source>
            <translation>das Blatt antwortet auf ein anderes Paket</translation>
        </message>
        <message>
            <source>the start</source>
            <translation>der Anfang</translation>
        </message>
        <message>
            <source>the victory is granted</source>
            <translation>der Sieg ist zuerkannt</translation>
        </message>
        <message>
            <source>there are {1}.</source>
            <translation>es gibt {1}.</translation>
        </message>
        <message>
            <source>they are joined by another coast only</source>
            <translation>nur eine andere Küste verbindet sie</translation>
        </message>
        <message>
            <source>they do not touch</source>
            <translation>sie berühren sich nicht</translation>
        </message>
        <message>
            <source>this player</source>
            <translation>dieser Spieler</translation>
        </message>
        <message>
            <source>to</source>
            <translation>nach</translation>
        </message>
        <message>
            <source>to look at</source>
            <translation>zum Nachsehen</translation>
        </message>
        <message>
            <source>to {1}</source>
            <translation>nach {1}</translation>
        </message>
        <message>
            <source>units</source>
            <translation>Einheiten</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>waive a build</source>
            <translation>auf einen Aufbau verzichten</translation>
        </message>
        <message>
            <source>watch</source>
            <translation>beobachten</translation>
        </message>
        <message>
            <source>when the GM says</source>
            <translation>wenn der Spielleiter es sagt</translation>
        </message>
        <message>
            <source>will not do: {1}{2}</source>
            <translation>geht nicht: {1}{2}</translation>
        </message>
        <message>
            <source>your game master</source>
            <translation>Ihr Spielleiter</translation>
        </message>
        <message>
            <source>{1} ({2}), due {3}</source>
            <translation>{1} ({2}), fällig {3}</translation>
        </message>
        <message>
            <source>{1} Ask {2} by another way whether the key has changed; if so, type “spydip keys --forget {3}” and {4}.</source>
            <translation>{1} Fragen Sie {2} auf anderem Weg, ob der Schlüssel gewechselt hat; wenn ja, tippen Sie „spydip keys --forget {3}“, und {4}.</translation>
        </message>
        <message>
            <source>{1} CEUs</source>
            <translation>{1} CEUs</translation>
        </message>
        <message>
            <source>{1} EUs</source>
            <translation>{1} EUs</translation>
        </message>
        <message>
            <source>{1} The deadline is {2}.</source>
            <translation>{1} Die Frist ist {2}.</translation>
        </message>
        <message>
            <source>{1} agent</source>
            <translation>{1} Agent</translation>
        </message>
        <message>
            <source>{1} agents</source>
            <translation>{1} Agenten</translation>
        </message>
        <message>
            <source>{1} armies</source>
            <translation>{1} Armeen</translation>
        </message>
        <message>
            <source>{1} arrives where {2} stands.</source>
            <translation>{1} kommt an, wo {2} steht.</translation>
        </message>
        <message>
            <source>{1} asks for packets locked with {2}, but was known by {3}.</source>
            <translation>{1} bittet um Pakete, die mit {2} verschlossen sind, war aber unter {3} bekannt.</translation>
        </message>
        <message>
            <source>{1} both {2} in {3}; leave one out.</source>
            <translation>{1} sowohl {2} in {3}; lassen Sie eines weg.</translation>
        </message>
        <message>
            <source>{1} by {2} for {3} nonce {4} {5}{6}</source>
            <translation>{1} von {2} für {3} nonce {4} {5}{6}</translation>
        </message>
        <message>
            <source>{1} by {2} for {3} sha256 {4}</source>
            <translation>{1} von {2} für {3} sha256 {4}</translation>
        </message>
        <message>
            <source>{1} cannot be convoyed: only armies can.</source>
            <translation>{1} kann kein Geleit erhalten: nur Armeen können es.</translation>
        </message>
        <message>
            <source>{1} cannot be told that.</source>
            <translation>{1} kann das nicht befohlen werden.</translation>
        </message>
        <message>
            <source>{1} cannot be “{2}” here; {3}.</source>
            <translation>{1} kann hier nicht „{2}“ sein; {3}.</translation>
        </message>
        <message>
            <source>{1} cannot be “{2}”; it is one of {3}.</source>
            <translation>{1} kann nicht „{2}“ sein; möglich ist {3}.</translation>
        </message>
        <message>
            <source>{1} cannot convoy: a fleet does so at sea only.</source>
            <translation>{1} kann kein Geleit leisten: eine Flotte kann es nur auf See.</translation>
        </message>
        <message>
            <source>{1} cannot convoy: only fleets can.</source>
            <translation>{1} kann kein Geleit leisten: nur Flotten können es.</translation>
        </message>
        <message>
            <source>{1} cannot give support in {2}: it could not move there itself.</source>
            <translation>{1} kann in {2} nicht unterstützen: sie könnte selbst nicht dorthin ziehen.</translation>
        </message>
        <message>
            <source>{1} cannot help to carry an army from {2} to {3}: no sea route leads that way.</source>
            <translation>{1} kann keine Armee von {2} nach {3} geleiten helfen: so führt kein Seeweg.</translation>
        </message>
        <message>
            <source>{1} cannot reach {2} by convoy: no sea route joins them.</source>
            <translation>{1} kann {2} nicht im Geleit erreichen: kein Seeweg verbindet sie.</translation>
        </message>
        <message>
            <source>{1} cannot reach {2}.</source>
            <translation>{1} kann {2} nicht erreichen.</translation>
        </message>
        <message>
            <source>{1} cannot reach {2}: {3}.</source>
            <translation>{1} kann {2} nicht erreichen: {3}.</translation>
        </message>
        <message>
            <source>{1} cannot retreat to {2}: it is not one step away.</source>
            <translation>{1} kann sich nicht nach {2} zurückziehen: es ist nicht einen Schritt entfernt.</translation>
        </message>
        <message>
            <source>{1} cannot stand in {2}: {3}.</source>
            <translation>{1} kann in {2} nicht stehen: {3}.</translation>
        </message>
        <message>
            <source>{1} cannot support itself.</source>
            <translation>{1} kann sich nicht selbst unterstützen.</translation>
        </message>
        <message>
            <source>{1} does not border {2}.</source>
            <translation>{1} grenzt nicht an {2}.</translation>
        </message>
        <message>
            <source>{1} does not stand where it should leave.</source>
            <translation>{1} steht nicht, wo es weggehen soll.</translation>
        </message>
        <message>
            <source>{1} fleets</source>
            <translation>{1} Flotten</translation>
        </message>
        <message>
            <source>{1} gives no orders here; those are {2}.</source>
            <translation>{1} gibt hier keine Befehle; das tun {2}.</translation>
        </message>
        <message>
            <source>{1} has no army or fleet in {2}.</source>
            <translation>{1} hat keine Armee oder Flotte in {2}.</translation>
        </message>
        <message>
            <source>{1} has no option “{2}”; {3}</source>
            <translation>{1} hat keine Option „{2}“; {3}</translation>
        </message>
        <message>
            <source>{1} has no such coast; write {2}.</source>
            <translation>{1} hat keine solche Küste; schreiben Sie {2}.</translation>
        </message>
        <message>
            <source>{1} in {2}</source>
            <translation>{1} in {2}</translation>
        </message>
        <message>
            <source>{1} is already there.</source>
            <translation>{1} ist schon dort.</translation>
        </message>
        <message>
            <source>{1} is closed.</source>
            <translation>{1} ist geschlossen.</translation>
        </message>
        <message>
            <source>{1} is in nobody's entry in the book of this game.</source>
            <translation>{1} steht bei niemandem im Buch dieses Spiels.</translation>
        </message>
        <message>
            <source>{1} is no home centre of yours.</source>
            <translation>{1} ist keines Ihrer Heimatzentren.</translation>
        </message>
        <message>
            <source>{1} is no home centre that you own.</source>
            <translation>{1} ist kein Heimatzentrum, das Ihnen gehört.</translation>
        </message>
        <message>
            <source>{1} is no home province of yours without a centre.</source>
            <translation>{1} ist keine Ihrer Heimatprovinzen ohne Zentrum.</translation>
        </message>
        <message>
            <source>{1} is no home province without a centre.</source>
            <translation>{1} ist keine Heimatprovinz ohne Zentrum.</translation>
        </message>
        <message>
            <source>{1} is no home territory of yours.</source>
            <translation>{1} ist keines Ihrer Heimatgebiete.</translation>
        </message>
        <message>
            <source>{1} is no place for one</source>
            <translation>{1} ist kein Platz dafür</translation>
        </message>
        <message>
            <source>{1} is no place of this map.</source>
            <translation>{1} ist kein Ort dieser Karte.</translation>
        </message>
        <message>
            <source>{1} is no supply centre.</source>
            <translation>{1} ist kein Versorgungszentrum.</translation>
        </message>
        <message>
            <source>{1} is not for sale.</source>
            <translation>{1} steht nicht zum Verkauf.</translation>
        </message>
        <message>
            <source>{1} is not in retreat.</source>
            <translation>{1} ist nicht auf dem Rückzug.</translation>
        </message>
        <message>
            <source>{1} is not open to a retreat.</source>
            <translation>{1} steht einem Rückzug nicht offen.</translation>
        </message>
        <message>
            <source>{1} is played by {2} from {3} on.</source>
            <translation>{1} wird von {3} an von {2} gespielt.</translation>
        </message>
        <message>
            <source>{1} more …</source>
            <translation>noch {1} …</translation>
        </message>
        <message>
            <source>{1} names {2} twice; put both into one list.</source>
            <translation>{1} nennt {2} zweimal; fassen Sie beides in einer Liste zusammen.</translation>
        </message>
        <message>
            <source>{1} names “{2}”, which is none of {3}.</source>
            <translation>{1} nennt „{2}“, was keines von {3} ist.</translation>
        </message>
        <message>
            <source>{1} never stands; after it comes {2}.</source>
            <translation>{1} steht nie; danach kommt {2}.</translation>
        </message>
        <message>
            <source>{1} of them stand from your earlier mail.</source>
            <translation>{1} davon gelten noch aus Ihrer früheren Post.</translation>
        </message>
        <message>
            <source>{1} of {2}</source>
            <translation>{1} von {2}</translation>
        </message>
        <message>
            <source>{1} of {2} centres</source>
            <translation>{1} von {2} Zentren</translation>
        </message>
        <message>
            <source>{1} of {2} {3} to deploy</source>
            <translation>{1} von {2} {3} einzusetzen</translation>
        </message>
        <message>
            <source>{1} on {2}</source>
            <translation>{1} am {2}</translation>
        </message>
        <message>
            <source>{1} order</source>
            <translation>Befehl {1}</translation>
        </message>
        <message>
            <source>{1} plays {2} in this game already.</source>
            <translation>{1} spielt in diesem Spiel schon {2}.</translation>
        </message>
        <message>
            <source>{1} spies</source>
            <translation>{1} Spione</translation>
        </message>
        <message>
            <source>{1} stands on the other's home centres</source>
            <translation>{1} steht in Heimatzentren des anderen</translation>
        </message>
        <message>
            <source>{1} units</source>
            <translation>{1} Einheiten</translation>
        </message>
        <message>
            <source>{1} {2} CEUs</source>
            <translation>{1} CEUs ({2})</translation>
        </message>
        <message>
            <source>{1} {2} EUs</source>
            <translation>{1} EUs ({2})</translation>
        </message>
        <message>
            <source>{1} {2} agents</source>
            <translation>{1} Agenten ({2})</translation>
        </message>
        <message>
            <source>{1} {2} armies</source>
            <translation>{1} Armeen ({2})</translation>
        </message>
        <message>
            <source>{1} {2} fleets</source>
            <translation>{1} Flotten ({2})</translation>
        </message>
        <message>
            <source>{1} {2} of an unknown power</source>
            <translation>{1} {2} einer unbekannten Macht</translation>
        </message>
        <message>
            <source>{1} {2} spies</source>
            <translation>{1} Spione ({2})</translation>
        </message>
        <message>
            <source>{1} {2} units</source>
            <translation>{1} Einheiten ({2})</translation>
        </message>
        <message>
            <source>{1} {2} {3} orders</source>
            <translation>{1} {2} {3} Befehle</translation>
        </message>
        <message>
            <source>{1} {2}: {3} to {4}{5}</source>
            <translation>{1} {2}: {3} nach {4}{5}</translation>
        </message>
        <message>
            <source>{1} {2}{3} open</source>
            <translation>{1} {2}{3} offen</translation>
        </message>
        <message>
            <source>{1}, or civil disorder: its units hold</source>
            <translation>{1}, oder Unordnung: die Einheiten halten</translation>
        </message>
        <message>
            <source>{1}, step {2}</source>
            <translation>{1}, Schritt {2}</translation>
        </message>
        <message>
            <source>{1}, {2}: orders of {3} as they were read.</source>
            <translation>{1}, {2}: Befehle von {3}, wie sie gelesen wurden.</translation>
        </message>
        <message>
            <source>{1}: a text is wanted, in quotation marks.</source>
            <translation>{1}: hier gehört ein Text in Anführungszeichen hin.</translation>
        </message>
        <message>
            <source>{1}: no longer {2}</source>
            <translation>{1}: nicht mehr {2}</translation>
        </message>
        <message>
            <source>{1}: now {2}</source>
            <translation>{1}: jetzt {2}</translation>
        </message>
        <message>
            <source>{1}: orders for {2}</source>
            <translation>{1}: Befehle für {2}</translation>
        </message>
        <message>
            <source>{1}: recorded {2}, now {3}</source>
            <translation>{1}: aufgezeichnet {2}, jetzt {3}</translation>
        </message>
        <message>
            <source>{1}: set by hand</source>
            <translation>{1}: von Hand gesetzt</translation>
        </message>
        <message>
            <source>{1}: the package comes to another position than these rules.</source>
            <translation>{1}: das Paket kommt zu einer anderen Stellung als diese Regeln.</translation>
        </message>
        <message>
            <source>{1}: the package passes this deadline over.</source>
            <translation>{1}: das Paket übergeht diese Frist.</translation>
        </message>
        <message>
            <source>{1}: the page says that it {2}, here it {3}.</source>
            <translation>{1}: die Seite sagt, dass es {2}, hier {3} es.</translation>
        </message>
        <message>
            <source>{1}: {2} and {3}: {4}</source>
            <translation>{1}: {2} und {3}: {4}</translation>
        </message>
        <message>
            <source>{1}: {2} has no {3}.</source>
            <translation>{1}: {2} hat kein {3}.</translation>
        </message>
        <message>
            <source>{1}: {2} stands where a unit of its own power, {3}, is in retreat; leave one out.</source>
            <translation>{1}: {2} steht, wo eine Einheit der eigenen Macht, {3}, auf dem Rückzug ist; lassen Sie eine weg.</translation>
        </message>
        <message>
            <source>{1}: {2} to {3}</source>
            <translation>{1}: {2} nach {3}</translation>
        </message>
        <message>
            <source>{1}: {2}: expected {3}, got {4}</source>
            <translation>{1}: {2}: erwartet {3}, erhalten {4}</translation>
        </message>
        <message>
            <source>{1}; clear {2}</source>
            <translation>{1}; {2} löschen</translation>
        </message>
        <message>
            <source>{1}; keep {2}</source>
            <translation>{1}; {2} behalten</translation>
        </message>
        <message>
            <source>{1}; your unit there is {2}, “{3}”.</source>
            <translation>{1}; Ihre Einheit dort ist {2}, „{3}“.</translation>
        </message>
        <message>
            <source>{Agents} found aboard the fleet in {place}.</source>
            <translation>{Agents} an Bord der Flotte in {place} entdeckt.</translation>
        </message>
        <message>
            <source>{Agents} found aboard your fleet in {place}.</source>
            <translation>{Agents} an Bord Ihrer Flotte in {place} entdeckt.</translation>
        </message>
        <message>
            <source>{Kinds} in {place} were attacked; none was lost.</source>
            <translation>{Kinds} in {place} wurden angegriffen; keine Verluste.</translation>
        </message>
        <message>
            <source>{Kinds} of unknown powers in {place}.</source>
            <translation>{Kinds} unbekannter Mächte in {place}.</translation>
        </message>
        <message>
            <source>{Pieces} captured in {place}.</source>
            <translation>{Pieces} in {place} gefangen.</translation>
        </message>
        <message>
            <source>{Pieces} in {place}.</source>
            <translation>{Pieces} in {place}.</translation>
        </message>
        <message>
            <source>{Pieces} killed in {place}.</source>
            <translation>{Pieces} in {place} getötet.</translation>
        </message>
        <message>
            <source>{Pieces} spared in {place}.</source>
            <translation>{Pieces} in {place} verschont.</translation>
        </message>
        <message>
            <source>{Piece} in {place} cut the support of {victim}.</source>
            <translation>{Piece} in {place} störte die Unterstützung: {victim}.</translation>
        </message>
        <message>
            <source>{Piece} in {place} destroyed {victim}.</source>
            <translation>{Piece} in {place} vernichtete: {victim}.</translation>
        </message>
        <message>
            <source>{Piece} in {place} hunted EUs and met none.</source>
            <translation>{Piece} in {place} jagte EUs und traf keine.</translation>
        </message>
        <message>
            <source>{Piece} in {place} killed {victim}.</source>
            <translation>{Piece} in {place} tötete: {victim}.</translation>
        </message>
        <message>
            <source>{Piece} in {place} tried to cut a support and met none.</source>
            <translation>{Piece} in {place} wollte eine Unterstützung stören und traf keine.</translation>
        </message>
        <message>
            <source>{Piece} in {place} tried to kill and met nobody.</source>
            <translation>{Piece} in {place} wollte töten und traf niemanden.</translation>
        </message>
        <message>
            <source>{Piece} was driven out of {place}.</source>
            <translation>{Piece} wurde aus {place} vertrieben.</translation>
        </message>
        <message>
            <source>{Some} interned in {place}.</source>
            <translation>{Some} in {place} interniert.</translation>
        </message>
        <message>
            <source>{Some} lost in {place} to {power}.</source>
            <translation>{Some} in {place} an {power} verloren.</translation>
        </message>
        <message>
            <source>{Some} lost in {place}.</source>
            <translation>{Some} in {place} verloren.</translation>
        </message>
        <message>
            <source>{Whose} {kinds} in {place}, their number unknown.</source>
            <translation>{kinds} ({Whose}) in {place}, Zahl unbekannt.</translation>
        </message>
        <message>
            <source>{Whose} {kinds} spared in {place}.</source>
            <translation>{kinds} ({Whose}) in {place} verschont.</translation>
        </message>
        <message>
            <source>{line} bounced.</source>
            <translation>{line} prallte ab.</translation>
        </message>
        <message>
            <source>{line} bounced: it attacked {fleet} in a paradox of convoys in which all moves fail.</source>
            <translation>{line} prallte ab: griff {fleet} in einem Paradox von Geleiten an, in dem alle Züge scheitern.</translation>
        </message>
        <message>
            <source>{line} bounced: stood off by {by} ({strength} against {against}).</source>
            <translation>{line} prallte ab: patt durch {by} ({strength} gegen {against}).</translation>
        </message>
        <message>
            <source>{line} bounced: {by} came the other way ({strength} against {against}).</source>
            <translation>{line} prallte ab: {by} kam entgegen ({strength} gegen {against}).</translation>
        </message>
        <message>
            <source>{line} bounced: {unit_} did not make room, and no power dislodges its own.</source>
            <translation>{line} prallte ab: {unit_} machte nicht Platz, und keine Macht vertreibt ihre eigenen Einheiten.</translation>
        </message>
        <message>
            <source>{line} fails.</source>
            <translation>{line} scheitert.</translation>
        </message>
        <message>
            <source>{line} fails: the destination does not border the piece's province.</source>
            <translation>{line} scheitert: das Ziel grenzt nicht an die Provinz der Figur.</translation>
        </message>
        <message>
            <source>{line} fails: the destination does not border the spy's province.</source>
            <translation>{line} scheitert: das Ziel grenzt nicht an die Provinz des Spions.</translation>
        </message>
        <message>
            <source>{line} fails: {why}.</source>
            <translation>{line} scheitert: {why}.</translation>
        </message>
        <message>
            <source>{line} is void.</source>
            <translation>{line} ist ungültig.</translation>
        </message>
        <message>
            <source>{line} is void. {why}</source>
            <translation>{line} ist ungültig. {why}</translation>
        </message>
        <message>
            <source>{line} is void: a later order took its place.</source>
            <translation>{line} ist ungültig: ein späterer Befehl trat an die Stelle.</translation>
        </message>
        <message>
            <source>{line} is void: a unit stands there.</source>
            <translation>{line} ist ungültig: dort steht eine Einheit.</translation>
        </message>
        <message>
            <source>{line} is void: an earlier order builds there.</source>
            <translation>{line} ist ungültig: ein früherer Befehl baut dort auf.</translation>
        </message>
        <message>
            <source>{line} is void: an earlier order removes that unit.</source>
            <translation>{line} ist ungültig: ein früherer Befehl baut diese Einheit ab.</translation>
        </message>
        <message>
            <source>{line} is void: builds may not be waived under these rules.</source>
            <translation>{line} ist ungültig: nach diesen Regeln kann auf Aufbauten nicht verzichtet werden.</translation>
        </message>
        <message>
            <source>{line} is void: every route through {unit} could do without it.</source>
            <translation>{line} ist ungültig: jeder Weg durch {unit} käme ohne sie aus.</translation>
        </message>
        <message>
            <source>{line} is void: no chain of fleets lay on the way.</source>
            <translation>{line} ist ungültig: keine Kette von Flotten lag auf dem Weg.</translation>
        </message>
        <message>
            <source>{line} is void: no spy is lost, or {power} does not own the centre.</source>
            <translation>{line} ist ungültig: kein Spion ist verloren, oder {power} gehört das Zentrum nicht.</translation>
        </message>
        <message>
            <source>{line} is void: no such unit stands in {province}.</source>
            <translation>{line} ist ungültig: in {province} steht keine solche Einheit.</translation>
        </message>
        <message>
            <source>{line} is void: nobody owns the centre.</source>
            <translation>{line} ist ungültig: das Zentrum gehört niemandem.</translation>
        </message>
        <message>
            <source>{line} is void: such a unit cannot be built at that place.</source>
            <translation>{line} ist ungültig: eine solche Einheit kann dort nicht aufgebaut werden.</translation>
        </message>
        <message>
            <source>{line} is void: such orders belong to another phase.</source>
            <translation>{line} ist ungültig: solche Befehle gehören zu einer anderen Phase.</translation>
        </message>
        <message>
            <source>{line} is void: such pieces are built in home provinces that are no centres.</source>
            <translation>{line} ist ungültig: solche Figuren werden in Heimatprovinzen aufgebaut, die keine Zentren sind.</translation>
        </message>
        <message>
            <source>{line} is void: that is no home centre of {power}.</source>
            <translation>{line} ist ungültig: das ist kein Heimatzentrum von {power}.</translation>
        </message>
        <message>
            <source>{line} is void: that piece uses up no centre.</source>
            <translation>{line} ist ungültig: diese Figur verbraucht kein Zentrum.</translation>
        </message>
        <message>
            <source>{line} is void: the centre belongs to {owner}.</source>
            <translation>{line} ist ungültig: das Zentrum gehört {owner}.</translation>
        </message>
        <message>
            <source>{line} is void: the fleet was not at sea there.</source>
            <translation>{line} ist ungültig: die Flotte war dort nicht auf See.</translation>
        </message>
        <message>
            <source>{line} is void: the fleets on the way were not ordered to convoy it.</source>
            <translation>{line} ist ungültig: die Flotten auf dem Weg hatten keinen Befehl zum Geleit.</translation>
        </message>
        <message>
            <source>{line} is void: the other order was “{instead}”.</source>
            <translation>{line} ist ungültig: der andere Befehl war „{instead}“.</translation>
        </message>
        <message>
            <source>{line} is void: the spy was told to do two things.</source>
            <translation>{line} ist ungültig: dem Spion war zweierlei befohlen.</translation>
        </message>
        <message>
            <source>{line} is void: the unit neither held nor was a fleet that convoys.</source>
            <translation>{line} ist ungültig: die Einheit hielt nicht und war keine Flotte im Geleit.</translation>
        </message>
        <message>
            <source>{line} is void: there are no such prisoners.</source>
            <translation>{line} ist ungültig: solche Gefangenen gibt es nicht.</translation>
        </message>
        <message>
            <source>{line} is void: {by} stands there.</source>
            <translation>{line} ist ungültig: dort steht {by}.</translation>
        </message>
        <message>
            <source>{line} is void: {power} had {due} to build, used by then.</source>
            <translation>{line} ist ungültig: {power} hatte {due} aufzubauen, bis dahin verbraucht.</translation>
        </message>
        <message>
            <source>{line} is void: {power} had {due} to remove, named by then.</source>
            <translation>{line} ist ungültig: {power} hatte {due} abzubauen, bis dahin genannt.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no build (centres {centres}, units {units}).</source>
            <translation>{line} ist ungültig: {power} hat keinen Aufbau (Zentren {centres}, Einheiten {units}).</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no more spies than home centres.</source>
            <translation>{line} ist ungültig: {power} hat nicht mehr Spione als Heimatzentren.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no removal (centres {centres}, units {units}).</source>
            <translation>{line} ist ungültig: {power} hat keinen Abbau (Zentren {centres}, Einheiten {units}).</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no such piece there.</source>
            <translation>{line} ist ungültig: {power} hat dort keine solche Figur.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no such spy there.</source>
            <translation>{line} ist ungültig: {power} hat dort keinen solchen Spion.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no such unit in retreat.</source>
            <translation>{line} ist ungültig: {power} hat keine solche Einheit auf dem Rückzug.</translation>
        </message>
        <message>
            <source>{line} is void: {power} has no such unit there.</source>
            <translation>{line} ist ungültig: {power} hat dort keine solche Einheit.</translation>
        </message>
        <message>
            <source>{line} is void: {power} may have no more spies, or does not hold the centre.</source>
            <translation>{line} ist ungültig: {power} darf keine weiteren Spione haben oder hält das Zentrum nicht.</translation>
        </message>
        <message>
            <source>{line} is void: {power} may not raise so many, or not there.</source>
            <translation>{line} ist ungültig: {power} darf nicht so viele anwerben, oder nicht dort.</translation>
        </message>
        <message>
            <source>{line} is void: {unit_} was ordered to {to}.</source>
            <translation>{line} ist ungültig: {unit_} hatte Befehl nach {to}.</translation>
        </message>
        <message>
            <source>{line} is void: {unit_} went by land.</source>
            <translation>{line} ist ungültig: {unit_} ging über Land.</translation>
        </message>
        <message>
            <source>{line} succeeds.</source>
            <translation>{line} gelingt.</translation>
        </message>
        <message>
            <source>{line} succeeds{convoyed}.</source>
            <translation>{line} gelingt{convoyed}.</translation>
        </message>
        <message>
            <source>{line} was disrupted by the rule of paradoxes ({book}).</source>
            <translation>{line} wurde nach der Regel der Paradoxe ({book}) gestört.</translation>
        </message>
        <message>
            <source>{line} was disrupted by the rule of paradoxes ({book}): it attacked {attacked}, on whose support its own convoy hung.</source>
            <translation>{line} wurde nach der Regel der Paradoxe ({book}) gestört: griff {attacked} an, an deren Unterstützung das eigene Geleit hing.</translation>
        </message>
        <message>
            <source>{line} was disrupted.</source>
            <translation>{line} wurde gestört.</translation>
        </message>
        <message>
            <source>{line} was disrupted: the convoy lost {lost}.</source>
            <translation>{line} wurde gestört: das Geleit verlor {lost}.</translation>
        </message>
        <message>
            <source>{line}: built by rule, for want of an order.</source>
            <translation>{line}: nach der Regel aufgebaut, mangels Befehl.</translation>
        </message>
        <message>
            <source>{line}: built.</source>
            <translation>{line}: aufgebaut.</translation>
        </message>
        <message>
            <source>{line}: dismissed.</source>
            <translation>{line}: entlassen.</translation>
        </message>
        <message>
            <source>{line}: done.</source>
            <translation>{line}: ausgeführt.</translation>
        </message>
        <message>
            <source>{line}: nobody was captured.</source>
            <translation>{line}: niemand wurde gefangen.</translation>
        </message>
        <message>
            <source>{line}: raised.</source>
            <translation>{line}: angeworben.</translation>
        </message>
        <message>
            <source>{line}: removed.</source>
            <translation>{line}: abgebaut.</translation>
        </message>
        <message>
            <source>{line}: security is in force.</source>
            <translation>{line}: die Abwehr steht.</translation>
        </message>
        <message>
            <source>{line}: security was cut by an attack on the unit.</source>
            <translation>{line}: die Abwehr wurde durch einen Angriff auf die Einheit gestört.</translation>
        </message>
        <message>
            <source>{line}: spies captured: {count}.</source>
            <translation>{line}: gefangene Spione: {count}.</translation>
        </message>
        <message>
            <source>{line}: the bid brought nothing.</source>
            <translation>{line}: das Gebot brachte nichts.</translation>
        </message>
        <message>
            <source>{line}: the convoy stands.</source>
            <translation>{line}: das Geleit steht.</translation>
        </message>
        <message>
            <source>{line}: the convoy was offered.</source>
            <translation>{line}: das Geleit wurde angeboten.</translation>
        </message>
        <message>
            <source>{line}: the country is won.</source>
            <translation>{line}: das Land ist gewonnen.</translation>
        </message>
        <message>
            <source>{line}: the list counted.</source>
            <translation>{line}: die Liste zählte.</translation>
        </message>
        <message>
            <source>{line}: the spy is lost.</source>
            <translation>{line}: der Spion ist verloren.</translation>
        </message>
        <message>
            <source>{line}: the support is given.</source>
            <translation>{line}: die Unterstützung ist gegeben.</translation>
        </message>
        <message>
            <source>{line}: the support was cut before anything moved.</source>
            <translation>{line}: die Unterstützung wurde gestört, bevor etwas zog.</translation>
        </message>
        <message>
            <source>{line}: the support was cut by {by}.</source>
            <translation>{line}: die Unterstützung wurde von {by} gestört.</translation>
        </message>
        <message>
            <source>{line}: the support was cut.</source>
            <translation>{line}: die Unterstützung wurde gestört.</translation>
        </message>
        <message>
            <source>{line}: the unit is destroyed.</source>
            <translation>{line}: die Einheit ist vernichtet.</translation>
        </message>
        <message>
            <source>{line}: the unit is disbanded.</source>
            <translation>{line}: die Einheit ist aufgelöst.</translation>
        </message>
        <message>
            <source>{line}: the unit was dislodged.</source>
            <translation>{line}: die Einheit wurde vertrieben.</translation>
        </message>
        <message>
            <source>{number} {whose} agents</source>
            <translation>{number} Agenten ({whose})</translation>
        </message>
        <message>
            <source>{number} {whose} spies</source>
            <translation>{number} Spione ({whose})</translation>
        </message>
        <message>
            <source>{power} attacked your {kinds} in {place}; none was lost.</source>
            <translation>{power} griff Ihre {kinds} in {place} an; keine Verluste.</translation>
        </message>
        <message>
            <source>{power} attacked {kinds} in {place}; none was lost.</source>
            <translation>{power} griff {kinds} in {place} an; keine Verluste.</translation>
        </message>
        <message>
            <source>{power} bid one credit for {power2}.</source>
            <translation>{power} bot einen Kredit für {power2}.</translation>
        </message>
        <message>
            <source>{power} bid {number} credits for {power2}.</source>
            <translation>{power} bot {number} Kredite für {power2}.</translation>
        </message>
        <message>
            <source>{power} has one credit.</source>
            <translation>{power} hat einen Kredit.</translation>
        </message>
        <message>
            <source>{power} has won.</source>
            <translation>{power} hat gewonnen.</translation>
        </message>
        <message>
            <source>{power} has {number} credits.</source>
            <translation>{power} hat {number} Kredite.</translation>
        </message>
        <message>
            <source>{power} holds {prisoners}, taken in {place}.</source>
            <translation>{power} hält gefangen: {prisoners}, aus {place}.</translation>
        </message>
        <message>
            <source>{power} is commanded by {power2}.</source>
            <translation>{power} wird von {power2} befehligt.</translation>
        </message>
        <message>
            <source>{power} is in anarchy.</source>
            <translation>{power} ist in Anarchie.</translation>
        </message>
        <message>
            <source>{power} is out of the game.</source>
            <translation>{power} ist aus dem Spiel.</translation>
        </message>
        <message>
            <source>{power} may build one unit.</source>
            <translation>{power} darf eine Einheit aufbauen.</translation>
        </message>
        <message>
            <source>{power} may build {number} units.</source>
            <translation>{power} darf {number} Einheiten aufbauen.</translation>
        </message>
        <message>
            <source>{power} may deploy one CEU.</source>
            <translation>{power} darf eine CEU einsetzen.</translation>
        </message>
        <message>
            <source>{power} may deploy one EU.</source>
            <translation>{power} darf eine EU einsetzen.</translation>
        </message>
        <message>
            <source>{power} may deploy {number} CEUs.</source>
            <translation>{power} darf {number} CEUs einsetzen.</translation>
        </message>
        <message>
            <source>{power} may deploy {number} EUs.</source>
            <translation>{power} darf {number} EUs einsetzen.</translation>
        </message>
        <message>
            <source>{power} may place one spy.</source>
            <translation>{power} darf einen Spion einsetzen.</translation>
        </message>
        <message>
            <source>{power} may place {number} spies.</source>
            <translation>{power} darf {number} Spione einsetzen.</translation>
        </message>
        <message>
            <source>{power} may raise one agent.</source>
            <translation>{power} darf einen Agenten anwerben.</translation>
        </message>
        <message>
            <source>{power} may raise {number} agents.</source>
            <translation>{power} darf {number} Agenten anwerben.</translation>
        </message>
        <message>
            <source>{power} must remove one unit.</source>
            <translation>{power} muss eine Einheit abbauen.</translation>
        </message>
        <message>
            <source>{power} must remove {number} units.</source>
            <translation>{power} muss {number} Einheiten abbauen.</translation>
        </message>
        <message>
            <source>{power} owns the centre {place}.</source>
            <translation>Das Zentrum {place} gehört {power}.</translation>
        </message>
        <message>
            <source>{power} waives a build.</source>
            <translation>{power} verzichtet auf einen Aufbau.</translation>
        </message>
        <message>
            <source>{power}: the unit in {place} must retreat or disband.</source>
            <translation>{power}: die Einheit in {place} muss sich zurückziehen oder wird aufgelöst.</translation>
        </message>
        <message>
            <source>{to} was closed: a standoff had left it vacant.</source>
            <translation>{to} war geschlossen: ein Patt hatte es leer gelassen.</translation>
        </message>
        <message>
            <source>{to} was closed: it is not one step away.</source>
            <translation>{to} war geschlossen: es ist nicht einen Schritt entfernt.</translation>
        </message>
        <message>
            <source>{to} was closed: the attack came from there.</source>
            <translation>{to} war geschlossen: der Angriff kam von dort.</translation>
        </message>
        <message>
            <source>{to} was closed: {by} stands there.</source>
            <translation>{to} war geschlossen: dort steht {by}.</translation>
        </message>
        <message>
            <source>{unit} convoys {helped} – {to}</source>
            <translation>{unit} geleitet {helped} – {to}</translation>
        </message>
        <message>
            <source>{unit} disbands</source>
            <translation>{unit} löst sich auf</translation>
        </message>
        <message>
            <source>{unit} holds</source>
            <translation>{unit} hält</translation>
        </message>
        <message>
            <source>{unit} is disbanded by its owner.{passed}</source>
            <translation>{unit} wird vom Besitzer aufgelöst.{passed}</translation>
        </message>
        <message>
            <source>{unit} is disbanded for want of an order: it was {by}.</source>
            <translation>{unit} wird mangels Befehl aufgelöst: {by}.</translation>
        </message>
        <message>
            <source>{unit} is disbanded: no place in its order was open.{closures}</source>
            <translation>{unit} wird aufgelöst: kein Ort im Befehl war offen.{closures}</translation>
        </message>
        <message>
            <source>{unit} is disbanded: no retreat was ordered.</source>
            <translation>{unit} wird aufgelöst: kein Rückzug war befohlen.</translation>
        </message>
        <message>
            <source>{unit} is disbanded: {others} chose {to} too.</source>
            <translation>{unit} wird aufgelöst: auch {others} wählte {to}.</translation>
        </message>
        <message>
            <source>{unit} is disbanded: {power} is in civil disorder.</source>
            <translation>{unit} wird aufgelöst: {power} ist in Unordnung.</translation>
        </message>
        <message>
            <source>{unit} retreats to {choices}</source>
            <translation>{unit} zieht sich zurück nach {choices}</translation>
        </message>
        <message>
            <source>{unit} retreats to {to}.{passed}</source>
            <translation>{unit} zieht sich nach {to} zurück.{passed}</translation>
        </message>
        <message>
            <source>{unit} supports {helped}</source>
            <translation>{unit} unterstützt {helped}</translation>
        </message>
        <message>
            <source>{unit} supports {helped} – {to}</source>
            <translation>{unit} unterstützt {helped} – {to}</translation>
        </message>
        <message>
            <source>{unit} was dislodged by {by}. {order}</source>
            <translation>{unit} wurde von {by} vertrieben. {order}</translation>
        </message>
        <message>
            <source>{unit} – {to} by convoy</source>
            <translation>{unit} – {to} im Geleit</translation>
        </message>
        <message>
            <source>{unit} – {to} via {route}</source>
            <translation>{unit} – {to} über {route}</translation>
        </message>
        <message>
            <source>{unit}, dislodged</source>
            <translation>{unit}, vertrieben</translation>
        </message>
        <message>
            <source>{unit}, seen {turn}</source>
            <translation>{unit}, gesehen {turn}</translation>
        </message>
        <message>
            <source>{whose} CEUs present</source>
            <translation>CEUs anwesend ({whose})</translation>
        </message>
        <message>
            <source>{whose} EUs present</source>
            <translation>EUs anwesend ({whose})</translation>
        </message>
        <message>
            <source>{whose} agent</source>
            <translation>Agent ({whose})</translation>
        </message>
        <message>
            <source>{whose} agents present</source>
            <translation>Agenten anwesend ({whose})</translation>
        </message>
        <message>
            <source>{whose} army</source>
            <translation>Armee ({whose})</translation>
        </message>
        <message>
            <source>{whose} fleet</source>
            <translation>Flotte ({whose})</translation>
        </message>
        <message>
            <source>{whose} fleet on {coast}</source>
            <translation>Flotte ({whose}) an der Küste {coast}</translation>
        </message>
        <message>
            <source>{whose} spies present</source>
            <translation>Spione anwesend ({whose})</translation>
        </message>
        <message>
            <source>{whose} spy</source>
            <translation>Spion ({whose})</translation>
        </message>
        <message>
            <source>{whose} unit</source>
            <translation>Einheit ({whose})</translation>
        </message>
        <message>
            <source>{whose} unit on {coast}</source>
            <translation>Einheit ({whose}) an der Küste {coast}</translation>
        </message>
        <message>
            <source>“)” is missing in the condition.</source>
            <translation>In der Bedingung fehlt „)“.</translation>
        </message>
        <message>
            <source>“A {1}” could be “{2}” or “{3}”; please write which.</source>
            <translation>„A {1}“ kann „{2}“ oder „{3}“ sein; bitte schreiben Sie, welches.</translation>
        </message>
        <message>
            <source>“THEN” is missing behind the condition.</source>
            <translation>Hinter der Bedingung fehlt „THEN“.</translation>
        </message>
        <message>
            <source>“{1}” at column {2} is no province{3}</source>
            <translation>„{1}“ in Spalte {2} ist keine Provinz{3}</translation>
        </message>
        <message>
            <source>“{1}” at column {2} is nothing that {3} could do.</source>
            <translation>„{1}“ in Spalte {2} ist nichts, was {3} tun könnte.</translation>
        </message>
        <message>
            <source>“{1}” at column {2} was not understood; without it the line would be an order.</source>
            <translation>„{1}“ in Spalte {2} wurde nicht verstanden; ohne das wäre die Zeile ein Befehl.</translation>
        </message>
        <message>
            <source>“{1}” before the colon is no power of this board.</source>
            <translation>„{1}“ vor dem Doppelpunkt ist keine Macht dieses Bretts.</translation>
        </message>
        <message>
            <source>“{1}” cannot be read: {2}.</source>
            <translation>„{1}“ ist nicht zu lesen: {2}.</translation>
        </message>
        <message>
            <source>“{1}” cannot be written: {2}.</source>
            <translation>„{1}“ kann nicht geschrieben werden: {2}.</translation>
        </message>
        <message>
            <source>“{1}” cannot go into a packet; give it a name of plain letters.</source>
            <translation>„{1}“ kann nicht in ein Paket; geben Sie ihm einen Namen aus einfachen Buchstaben.</translation>
        </message>
        <message>
            <source>“{1}” could be {2}; please write which.</source>
            <translation>„{1}“ könnte {2} sein; bitte schreiben Sie, welches.</translation>
        </message>
        <message>
            <source>“{1}” describes no prisoners; they are written AGENT TURKEY BOH(2).</source>
            <translation>„{1}“ beschreibt keine Gefangenen; sie werden AGENT TURKEY BOH(2) geschrieben.</translation>
        </message>
        <message>
            <source>“{1}” does not hold the words of letters: {2}.</source>
            <translation>„{1}“ enthält nicht die Worte für Briefe: {2}.</translation>
        </message>
        <message>
            <source>“{1}” has no place here: this deadline takes {2} only.</source>
            <translation>„{1}“ gehört nicht hierher: zu dieser Frist gibt es nur {2}.</translation>
        </message>
        <message>
            <source>“{1}” holds no age key; one begins with AGE-SECRET-KEY-1.</source>
            <translation>„{1}“ enthält keinen age-Schlüssel; ein solcher beginnt mit AGE-SECRET-KEY-1.</translation>
        </message>
        <message>
            <source>“{1}” holds no signing key; put the old file back.</source>
            <translation>„{1}“ enthält keinen Schlüssel zum Unterzeichnen; legen Sie die alte Datei zurück.</translation>
        </message>
        <message>
            <source>“{1}” holds something that is no press: {2}.</source>
            <translation>„{1}“ enthält etwas, das keine Presse ist: {2}.</translation>
        </message>
        <message>
            <source>“{1}” is already there; choose another name.</source>
            <translation>„{1}“ ist schon da; wählen Sie einen anderen Namen.</translation>
        </message>
        <message>
            <source>“{1}” is damaged: {2}. It was left as it is; take a copy from before, or save what is sound with “spydip rescue”.</source>
            <translation>„{1}“ ist beschädigt: {2}. Die Datei blieb, wie sie ist; nehmen Sie eine frühere Kopie, oder retten Sie das Heile mit „spydip rescue“.</translation>
        </message>
        <message>
            <source>“{1}” is no TOML: {2}.</source>
            <translation>„{1}“ ist kein TOML: {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no UTF-8 text.</source>
            <translation>„{1}“ ist kein Text in UTF-8.</translation>
        </message>
        <message>
            <source>“{1}” is no act here; write {2}.</source>
            <translation>„{1}“ ist hier kein Schritt; schreiben Sie {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no age key; one begins with age1.</source>
            <translation>„{1}“ ist kein age-Schlüssel; ein solcher beginnt mit age1.</translation>
        </message>
        <message>
            <source>“{1}” is no coast; coasts are written NC, SC, EC or WC.</source>
            <translation>„{1}“ ist keine Küste; Küsten werden NC, SC, EC oder WC geschrieben.</translation>
        </message>
        <message>
            <source>“{1}” is no covert piece; armies and fleets stand under units.</source>
            <translation>„{1}“ ist keine verdeckte Figur; Armeen und Flotten stehen unter units.</translation>
        </message>
        <message>
            <source>“{1}” is no key here; there are {2}.</source>
            <translation>„{1}“ ist hier kein Schlüssel; es gibt {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no key of a mix; those are {2}.{3}</source>
            <translation>„{1}“ ist kein Schlüssel einer Mischung; die sind {2}.{3}</translation>
        </message>
        <message>
            <source>“{1}” is no order for such a piece.</source>
            <translation>„{1}“ ist kein Befehl für eine solche Figur.</translation>
        </message>
        <message>
            <source>“{1}” is no phase; phases are written like S1901M, F1901R or W1901A.</source>
            <translation>„{1}“ ist keine Phase; Phasen werden wie S1901M, F1901R oder W1901A geschrieben.</translation>
        </message>
        <message>
            <source>“{1}” is no piece of {2}.</source>
            <translation>„{1}“ ist keine Figur von {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no piece; a number is at least 1.</source>
            <translation>„{1}“ ist keine Figur; eine Zahl ist mindestens 1.</translation>
        </message>
        <message>
            <source>“{1}” is no province of this board.</source>
            <translation>„{1}“ ist keine Provinz dieses Bretts.</translation>
        </message>
        <message>
            <source>“{1}” is no result; there are {2}.</source>
            <translation>„{1}“ ist kein Ergebnis; es gibt {2}.</translation>
        </message>
        <message>
            <source>“{1}” is no unit that can stand on this board.</source>
            <translation>„{1}“ ist keine Einheit, die auf diesem Brett stehen kann.</translation>
        </message>
        <message>
            <source>“{1}” is no unit that can stand on this board{2}.</source>
            <translation>„{1}“ ist keine Einheit, die auf diesem Plan stehen kann{2}.</translation>
        </message>
        <message>
            <source>“{1}” is no value of {2}: {3}.</source>
            <translation>„{1}“ ist kein Wert von {2}: {3}.</translation>
        </message>
        <message>
            <source>“{1}” is none of {2}.</source>
            <translation>„{1}“ ist keines von {2}.</translation>
        </message>
        <message>
            <source>“{1}” is open in another program; close it there and try again.</source>
            <translation>„{1}“ ist in einem anderen Programm offen; schließen Sie es dort, und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>“{1}” is taken as “{2}”.</source>
            <translation>„{1}“ wird als „{2}“ verstanden.</translation>
        </message>
        <message>
            <source>“{1}” is too large for a mail with orders; look at it by hand.</source>
            <translation>„{1}“ ist zu groß für eine Mail mit Befehlen; sehen Sie selbst hinein.</translation>
        </message>
        <message>
            <source>“{1}” is too large for a packet.</source>
            <translation>„{1}“ ist zu groß für ein Paket.</translation>
        </message>
        <message>
            <source>“{1}” is {2}, not a game.</source>
            <translation>„{1}“ ist {2}, kein Spiel.</translation>
        </message>
        <message>
            <source>“{1}” may not be opened or written here ({2}); check the permissions of the file and its folder.</source>
            <translation>„{1}“ darf hier nicht geöffnet oder geschrieben werden ({2}); prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
        </message>
        <message>
            <source>“{1}” may not be opened or written here; check the permissions of the file and its folder.</source>
            <translation>„{1}“ darf hier nicht geöffnet oder geschrieben werden; prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
        </message>
        <message>
            <source>“{1}” stands under a condition that was not understood.</source>
            <translation>„{1}“ steht unter einer Bedingung, die nicht verstanden wurde.</translation>
        </message>
        <message>
            <source>“{1}” was not understood in the condition.</source>
            <translation>„{1}“ in der Bedingung wurde nicht verstanden.</translation>
        </message>
        <message>
            <source>“{1}” was to be drawn, but the lots are {2}.</source>
            <translation>„{1}“ war zu ziehen, aber die Lose sind {2}.</translation>
        </message>
        <message>
            <source>“{1}” was written by a newer SpyDip (its format is {2}, this program reads up to {3}); open it with that one.</source>
            <translation>„{1}“ wurde von einem neueren SpyDip geschrieben (Format {2}, dieses Programm liest bis {3}); öffnen Sie es mit jenem.</translation>
        </message>
        <message>
            <source>“{1}” {2}: it is no SpyDip game.</source>
            <translation>„{1}“ {2}: es ist kein Spiel von SpyDip.</translation>
        </message>
        <message>
            <source>“{1}”, line {2}: “{3}” is no known key; take the line out.</source>
            <translation>„{1}“, Zeile {2}: „{3}“ ist kein bekannter Schlüssel; nehmen Sie die Zeile heraus.</translation>
        </message>
        <message>
            <source>“{1}”: a victory needs one power, as in “WIN FRANCE”.</source>
            <translation>„{1}“: ein Sieg braucht eine Macht, wie in „WIN FRANCE“.</translation>
        </message>
        <message>
            <source>“{1}”: {2} has no part in the game any more.</source>
            <translation>„{1}“: {2} hat am Spiel keinen Anteil mehr.</translation>
        </message>
    </context>
</TS>
