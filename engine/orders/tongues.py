"""The words of orders in German, French, Italian and Spanish, folded like tokens."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PIECES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "A": (
            *("ARMEE", "ARMEEN", "HEER", "HEERE", "ARMEES", "ARMATA", "ARMATE"),
            *("ESERCITO", "ESERCITI", "EJERCITO", "EJERCITOS"),
        ),
        "F": ("FLOTTE", "FLOTTEN", "FLOTTES", "FLOTTA", "FLOTA", "FLOTAS"),
    }
)
"""Words for armies and fleets; other kinds of pieces bring theirs along."""

ARTICLES: Final = frozenset(
    {"DER", "DIE", "DAS", "DEM", "DES", "VON", "IM", "INS", "MEINE", "MEIN"}
    | {"LE", "LA", "LES", "L", "DE", "DU", "DES", "D", "AU", "AUX", "DANS", "MON", "MA"}
    | {"IL", "LO", "GLI", "DI", "DEL", "DELLA", "DA", "NEL", "NELLA", "MIA", "MIO"}
    | {"EL", "LOS", "LAS", "MI"}
)
"""Words that may stand before a place or piece and mean nothing."""

DEMONYMS: Final = (
    *("ISCHEN", "ISCHER", "ISCHES", "ISCHEM", "ISCHE", "ENISCHE", "ISH", "NER", "ER"),
    *("IENNE", "IENNES", "IENS", "IEN", "AISE", "AISES", "AIS", "OISE", "OISES", "OIS", "AINE"),
    *("AINES", "ESQUE", "IANS", "IAN", "ANS", "AN", "NS", "N"),
)
"""Endings of words made of a place: the longer before those that they end in."""

MOVES: Final = frozenset(
    {"NACH", "GEHT NACH", "ZIEHT NACH", "ZIEHT IN", "GEHT IN", "MARSCHIERT NACH", "FAHRT NACH"}
    | {"ZIEHT", "GEHT", "SEGELT NACH", "GREIFT"}
    | {"VERS", "EN", "VA", "VA A", "VA EN", "VA AU", "VA VERS", "VA SUR", "SE DEPLACE VERS"}
    | {"SE DEPLACE EN", "SE DEPLACE A", "SE REND EN", "SE REND A", "MARCHE VERS", "MARCHE SUR"}
    | {"ATTAQUE", "AVANCE EN", "AVANCE VERS", "ENTRE EN"}
    | {"VERSO", "VA IN", "VA VERSO", "MUOVE", "MUOVE IN", "MUOVE A", "MUOVE VERSO", "SI MUOVE IN"}
    | {"SI MUOVE A", "SI MUOVE VERSO", "ATTACCA", "ENTRA IN"}
    | {"HACIA", "VA HACIA", "MUEVE A", "MUEVE HACIA", "SE MUEVE A", "SE MUEVE HACIA", "ATACA"}
)
"""Phrases between a piece and its destination."""

HOLDS: Final = frozenset(
    {"HALT", "HAELT", "HALTEN", "BLEIBT", "BLEIBT STEHEN", "STEHT", "HALT STAND", "BLEIBT HIER"}
    | {"HALT DIE STELLUNG", "HAELT DIE STELLUNG", "VERTEIDIGT"}
    | {"TIENT", "TIENT BON", "TIENT SA POSITION", "TIENT LA POSITION", "RESTE", "TENIR"}
    | {"RESTE SUR PLACE", "RESTE EN PLACE", "SUR PLACE", "NE BOUGE PAS", "DEFEND"}
    | {"TIENE", "RESTA", "RESTA FERMA", "RESTA FERMO", "FERMA", "FERMO", "DIFENDE"}
    | {"MANTIENE", "SE MANTIENE", "MANTIENE POSICION", "MANTIENE LA POSICION", "SE QUEDA"}
    | {"AGUANTA", "DEFIENDE"}
)
"""Phrases for a piece that holds."""

SUPPORTS: Final = frozenset(
    {"UNTERSTUTZT", "UNTERSTUETZT", "STUTZT", "STUETZT", "UNT", "UNTERST", "HILFT"}
    | {"SOUTIENT", "EN SOUTIEN DE", "SOUTIEN", "SOUTIENS", "SOUTENIR", "SOUT"}
    | {"APPUIE", "APPUI", "SUPPORTE"}
    | {"APPOGGIA", "APPOGGIO", "SOSTIENE", "SUPPORTA"}
    | {"APOYA", "APOYO", "SOPORTA"}
)

CONVOYS: Final = frozenset(
    {"KONVOIERT", "KONVOYIERT", "KONVOI", "BEFORDERT", "BEFOERDERT", "TRANSPORTIERT"}
    | {"GELEITET", "GELEITEN", "GELEIT", "BEGLEITET", "BEGLEITEN"}
    | {"CONVOIE", "CONVOYE", "CONVOI", "TRANSPORTE", "TRANSPORTER"}
    | {"CONVOGLIA", "CONVOGLIO", "TRASPORTA"}
    | {"CONVOYA", "TRANSPORTA"}
)

BY_CONVOY: Final = frozenset(
    {"PER KONVOI", "MIT KONVOI", "IM KONVOI", "VIA KONVOI", "UBER SEE", "UEBER SEE", "PER SCHIFF"}
    | {"IM GELEIT", "PER GELEIT", "MIT GELEIT"}
    | {"PAR CONVOI", "EN CONVOI", "PAR MER", "VIA CONVOI"}
    | {"PER CONVOGLIO", "CON CONVOGLIO", "VIA CONVOGLIO", "PER MARE", "VIA MARE"}
    | {"POR CONVOY", "EN CONVOY", "POR MAR"}
)

BY_WAY_OF: Final = frozenset({"UBER", "UEBER", "DURCH", "EN PASSANT PAR", "ATTRAVERSO"})

BUILDS: Final = frozenset(
    {"BAUE", "BAU", "BAUT", "BAUEN", "AUFBAU", "NEUBAU", "BAUEN WIR"}
    | {"CONSTRUIRE", "CONSTRUIT", "CONSTRUIS", "CONSTRUCTION", "CONSTRUCTION D", "CONSTRUCTION DE"}
    | {"COSTRUIRE", "COSTRUISCE", "COSTRUISCO", "COSTRUZIONE", "COSTRUZIONE DI"}
    | {"CONSTRUIR", "CONSTRUYE", "CONSTRUYO", "CONSTRUCCION", "CONSTRUCCION DE"}
)

REMOVES: Final = frozenset(
    {"ENTFERNE", "ENTFERNT", "ENTFERNEN", "ABBAU", "ABBAUEN", "SUPPRESSION", "SUPPRESSIONS"}
    | {"RETIRER", "RETIRE", "RETRAIT", "RETRAITS", "SUPPRIMER", "SUPPRIME"}
    | {"ENLEVER", "ENLEVE", "DEMOBILISER"}
    | {"RIMUOVERE", "RIMUOVE", "RIMUOVO", "ELIMINA", "ELIMINARE"}
    | {"RETIRAR", "RETIRA", "RETIRO", "ELIMINAR", "ELIMINO"}
)

DISBANDS: Final = frozenset(
    {"AUFLOSEN", "AUFLOESEN", "AUFGELOST", "AUFGELOEST", "WIRD AUFGELOST", "WIRD AUFGELOEST"}
    | {"LOST SICH AUF", "LOEST SICH AUF", "LOSE AUF"}
    | {"DISSOUDRE", "DISSOUTE", "DISSOUT", "DISSOUS", "EST DISSOUTE", "EST DISSOUT", "SE DISSOUT"}
    | {"SCIOGLIERE", "SCIOLTA", "SCIOGLIE", "SI SCIOGLIE", "SCIOGLI"}
    | {"DISOLVER", "DISUELVE", "SE DISUELVE", "DISUELTA", "DISUELTO"}
)

RETREATS: Final = frozenset(
    {"RUCKZUG", "RUECKZUG", "ZIEHT SICH ZURUCK", "ZIEHT SICH ZURUECK", "ZIEHT ZURUCK"}
    | {"WEICHT", "WEICHT AUS"}
    | {"RETRAITE", "SE RETIRE", "SE REPLIE", "SE REPLIE SUR", "BAT EN RETRAITE", "RECULE"}
    | {"RITIRATA", "SI RITIRA", "RIPIEGA", "RIPIEGA SU"}
    | {"RETIRADA", "SE RETIRA", "RETROCEDE"}
)
"""Phrases for a retreat; where it leads may be put as with a move: ``SE RETIRE EN``."""

TO: Final = frozenset({"A", "IN", "SUR", "SU"})
"""Words before the destination of a retreat that are no arrows elsewhere."""

OR: Final = ("SONST", "ODER", "OU", "SINON", "OPPURE", "ALTRIMENTI", "O", "SINO", "ET", "E", "UND")
"""Words between the choices of a retreat."""

WAIVES: Final = frozenset(
    {"VERZICHT", "VERZICHTE", "VERZICHTET", "KEIN BAU", "KEIN AUFBAU"}
    | {"RENONCE", "RENONCER", "RENONCE A CONSTRUIRE", "PAS DE CONSTRUCTION", "PASSE"}
    | {"RINUNCIA", "RINUNCIO", "NESSUNA COSTRUZIONE"}
    | {"RENUNCIA", "RENUNCIO", "NINGUNA CONSTRUCCION"}
)

KILLS: Final = frozenset(
    {"TOTET", "TOETET", "ERMORDET", "UND TOTET", "UND TOETET", "UND ERMORDET"}
    | {"TUE", "ET TUE", "ASSASSINE", "ET ASSASSINE", "ELIMINE", "ET ELIMINE"}
    | {"UCCIDE", "E UCCIDE", "ASSASSINA", "E ASSASSINA"}
    | {"MATA", "Y MATA", "ASESINA", "Y ASESINA"}
)

SEARCHES: Final = frozenset(
    {"SUCHT", "SUCHT NACH", "DURCHSUCHT NACH"}
    | {"CHERCHE", "RECHERCHE", "FOUILLE"}
    | {"CERCA", "RICERCA"}
    | {"BUSCA", "BUSCA A"}
)

COASTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(("NORDKUSTE", "NORDKUESTE", "NK", "COTE NORD", "CN"), "NC"),
        **dict.fromkeys(("COSTA NORD", "COSTA NORTE", "NORD"), "NC"),
        **dict.fromkeys(("SUDKUSTE", "SUEDKUESTE", "SK", "COTE SUD", "CS"), "SC"),
        **dict.fromkeys(("COSTA SUD", "COSTA SUR", "SUD", "SUED"), "SC"),
        **dict.fromkeys(("OSTKUSTE", "OSTKUESTE", "COTE EST", "COSTA EST", "COSTA ESTE"), "EC"),
        **dict.fromkeys(("WESTKUSTE", "WESTKUESTE", "COTE OUEST", "COSTA OVEST"), "WC"),
        "COSTA OESTE": "WC",
    }
)
"""Readings of coasts; two letters that mean something else in some game are left out."""

TITLES: Final = frozenset(
    {"KORREKTUR", "NEUE", "NOUVEAUX", "CORREZIONE", "NUOVI", "CORRECCION", "NUEVAS"}
    | {"BEFEHLE", "BEFEHL", "ZUGE", "ZUEGE", "RUCKZUGE", "RUECKZUEGE", "BAUTEN", "FUR", "FUER"}
    | {"MEINE", "HIER", "DIE", "FRUHJAHR", "FRUHLING", "FRUEHJAHR", "HERBST"}
    | {"ZUG", "SPIELZUG", "BEFEHLSZETTEL", "TOUR", "FEUILLE", "SHEET", "ORDERSHEET"}
    | {"ORDRES", "ORDRE", "COUPS", "MOUVEMENTS", "RETRAITES", "POUR", "MES", "LES", "VOICI"}
    | {"PRINTEMPS", "AUTOMNE", "HIVER"}
    | {"ORDINI", "MOSSE", "PER", "MIEI", "ECCO", "RITIRATE", "PRIMAVERA", "AUTUNNO", "INVERNO"}
    | {"ORDENES", "MOVIMIENTOS", "RETIRADAS", "PARA", "MIS", "OTONO", "INVIERNO"}
)
"""Words of lines that only say that orders follow."""
