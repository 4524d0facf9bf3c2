"""Changes a convoy's route by keys: V over the army, then arrows between beads and seas."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from engine.board.graph import Location
from spydip_gui.gestures.holding import Holding
from spydip_gui.gestures.keying import Keying
from spydip_gui.gestures.walk import rerouting
from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.outcomes import Refused, Verdict, Written
from spydip_gui.gestures.walk.rerouting import Rerouting
from spydip_gui.gestures.walk.search.routes import rerouted, sailing_from
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.writer import Writer
from spydip_gui.language.reader import say
from spydip_gui.map.pane import MapPane
from spydip_gui.viewmodel import Doubt, Ghost, Line
from spydip_gui.viewmodel.values import NOBODY

_Key = Qt.Key


class RouteKeys(QObject):
    """Holds a route while it is being changed; Enter writes it, Esc or the mouse abandons it."""

    def __init__(self, pane: MapPane, holding: Holding, keys: Keying, writer: Writer) -> None:
        super().__init__(pane)
        self._pane = pane
        self._holding = holding
        self._keys = keys
        self._writer = writer
        self.route: Rerouting | None = None
        pane.installEventFilter(self)
        pane.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Whether a key was for the route."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return watched is self._pane and self._key(event)
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.FocusOut):
            self.leave()
        return False

    def leave(self) -> None:
        """Leave the route as it was."""
        if self.route is not None:
            self.route = None
            self._holding.cancel()
            self._holding.told.emit("")

    def _key(self, event: QKeyEvent) -> bool:
        table = self._writer.table()
        if table is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if self.route is None:
            return self._keys.meant(event.text().upper()) == "V" and self._begin(table)
        return self._changed(table, self.route, _Key(event.key()))

    def _begin(self, table: Table) -> bool:
        over = self._holding.over
        if self._holding.hand.busy or over is None:
            return False
        sailing = sailing_from(table, over)
        if sailing is None:
            return False
        self._show(table, rerouting.begun(sailing))
        return True

    def _changed(self, table: Table, route: Rerouting, key: Qt.Key) -> bool:
        match key:
            case _Key.Key_Left | _Key.Key_Right:
                self._show(table, rerouting.stepped(route, 1 if key == _Key.Key_Right else -1))
            case _Key.Key_Up | _Key.Key_Down:
                self._show(table, rerouting.turned(table, route, 1 if key == _Key.Key_Down else -1))
            case _Key.Key_Insert | _Key.Key_Plus:
                self._show(table, rerouting.grown(table, route))
            case _Key.Key_Delete | _Key.Key_Backspace:
                self._show(table, rerouting.shrunk(table, route))
            case _Key.Key_Return | _Key.Key_Enter:
                self._write(table, route)
            case _Key.Key_Escape:
                self.leave()
            case _:
                return False
        return True

    def _write(self, table: Table, route: Rerouting) -> None:
        outcome = rerouted(table, route.sailing, route.seas)
        spot = self._holding.spot
        self.leave()
        if isinstance(outcome, Written) and route.seas != route.sailing.seas:
            self._holding.choose(outcome, spot)

    def _show(self, table: Table, route: Rerouting) -> None:
        """Draw the route so far, and describe it."""
        self.route = route
        outcome = rerouted(table, route.sailing, route.seas)
        fine = isinstance(outcome, Written)
        stops = tuple(Location(stop) for stop in route.stops)
        sea = Location(route.sea) if route.sea else stops[0]
        army = table.units.get(route.stops[0])
        self._pane.set_ghost(
            Ghost(
                power=army.power if army else NOBODY,
                line=Line.CONVOY,
                stops=stops,
                pins=(sea,),
                beads=stops[1:-1],
                doubt=Doubt.FINE if fine else Doubt.REFUSED,
            )
        )
        how = self.tr("Left and right: the bead. Up and down: its sea. Enter writes.")
        said = Hint(
            text=outcome.text,
            verdict=Verdict.FINE if fine else Verdict.IMPOSSIBLE,
            why=((outcome.why if isinstance(outcome, Refused) else None) or how,),
        )
        place = self._pane.board.layout.place(sea)
        self._holding.whisper.say(said, self._pane.mapFromScene(QPointF(*place)))
        self._holding.told.emit(f"{say(said.text)}  {say(said.why[0])}")
