"""Words at the edge: a sentence is made as an id with values, and said in its reader's language.

Where the reason is known, whoever knows it makes a `message.Message`::

    Message("orders.no_such_unit", power=power_name, place=place)

and passes it on as a value: in errors (`engine.errors.UserError`), in notes, in reasons. What is
shown, printed or mailed is made of it at the edge, by the `speaker.Speaker` of one reader::

    Speaker("de").say(message)

``str(message)`` is its English, for logs and exceptions; nothing is ever decided by it.

The texts stand in ``resources/texts/<language>/<room>.po``, English as one language among others;
the room is what stands before the dot of an id. An entry is found by its id::

    msgid "orders.no_such_unit"
    msgstr "{power:the!} hat keine Einheit {place:in}."

In braces stands a value by its name, and behind the colon the case that the sentence wants it in;
``!`` makes it begin with a capital. So that a pattern never joins a name and a preposition, a value
is said whole, as ``im Bottnischen Meerbusen``:

===================  ============================================================================
a `message.Place`    nothing (the bare name), ``the``, ``acc``, ``in``, ``to``, ``from``
`message.PowerName`  nothing (the bare name), ``the``, ``acc``, ``of``, ``to`` (in German
                     the dative: *gehört der Türkei*), ``by``
`message.Piece`      ``a``, ``acc``, ``dat``: *a German army*, *3 German armies*; nothing: no
                     article and no number; ``the``, ``the_acc``, ``the_dat``, ``no``
`message.UnitAt`     nothing: *the army in Vienna*; ``acc``, ``dat``; ``name``: *army Vienna*
another message      nothing, or any word: the entry ``<id>.<word>``, if there is one
a list               the case of each part; how it is joined says the list itself
text, numbers        as they are
===================  ============================================================================

A value called ``count`` chooses between the forms of an entry with ``msgid_plural``. After a change
of a ``.po`` file, ``python -m tests.helpers.texts`` compiles it to the ``.mo`` beside it.
"""
