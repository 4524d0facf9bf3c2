"""Whatever parts a mail has, the words in all of them are read and the others are named."""

from email.message import EmailMessage

import pytest

from engine.post.html_text import as_text
from engine.post.mail import Mail, parse

ORDERS = "A PAR - BUR\nF BRE - MAO"


def mail() -> EmailMessage:
    message = EmailMessage()
    message["From"] = "Marcel <m.dubreuil@courriel.example>"
    message["Subject"] = "France"
    return message


def read(message: EmailMessage) -> Mail:
    return parse(message.as_bytes())


def test_texts_on_both_sides_of_a_picture_are_read() -> None:
    message = mail()
    message.make_mixed()
    for text in ("A PAR - BUR", "", "F BRE - MAO"):
        part = EmailMessage()
        if text:
            part.set_content(text)
        else:
            part.set_content(b"x", "image", "png", disposition="inline", filename="map.png")
        message.attach(part)
    found = read(message)
    assert [line for line in found.text.split("\n") if line] == ORDERS.split("\n")
    assert found.attached == ("map.png",)
    assert not found.documents


@pytest.mark.parametrize(
    ("sort", "disposition"),
    [("text/plain", "inline"), ("application/octet-stream", "attachment")],
)
def test_a_file_of_orders_is_read_however_it_is_declared(sort: str, disposition: str) -> None:
    message = mail()
    message.set_content("See the file.")
    main, sub = sort.split("/")
    content = ORDERS.encode("utf-16" if main == "application" else "utf-8")
    message.add_attachment(content, main, sub, disposition=disposition, filename="O.TXT")
    assert "F BRE - MAO" in read(message).text


def test_orders_that_stand_in_the_page_alone_are_read() -> None:
    message = mail()
    message.set_content("Your program cannot show this mail.")
    message.add_alternative("<p>A PAR - BUR</p><p>F BRE - MAO</p>", subtype="html")
    assert "A PAR - BUR\nF BRE - MAO" in read(message).text


def test_what_the_page_strikes_out_is_no_order_though_the_plain_text_has_it() -> None:
    message = mail()
    message.set_content("A PAR - PIC\nA PAR - BUR")
    message.add_alternative("<s>A PAR - PIC</s><br>A PAR - BUR", subtype="html")
    assert "# struck out: A PAR - PIC\nA PAR - BUR" in read(message).text


@pytest.mark.parametrize("name", ["orders.docx", "orders.pdf", "winmail.dat"])
def test_a_document_that_is_not_read_calls_for_a_look(name: str) -> None:
    message = mail()
    message.set_content(ORDERS)
    message.add_attachment(b"x", "application", "x-any", filename=name)
    found = read(message)
    assert found.documents == found.attached == (name,)


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("A Par - <s>Bur</s> Gas<p>x", "A Par - Gas\n# struck out: Bur\nx"),
        ("<s>A Par H<br>A Mar H</s>", "# struck out: A Par H\n# struck out: A Mar H"),
        ('<i style="text-decoration: line-through">A Par H</i>', "# struck out: A Par H"),
        ('<div style="display:none">A Par H</div>x', "# hidden: A Par H\nx"),
        ("<tr><td><p>F Lon</p></td><td><p>Eng</p></td></tr>", "F Lon Eng"),
        ("<td><div>Hello</div><div>A Par H</div></td>", "Hello\nA Par H"),
        (
            "<blockquote>A Par H<br><s>A Mar H</s></blockquote>",
            "> A Par H\n> # struck out: A Mar H",
        ),
    ],
)
def test_a_page_is_read_as_a_reader_sees_it(page: str, text: str) -> None:
    assert as_text(page).strip() == text


def test_dashes_and_spaces_in_disguise_are_what_they_look_like() -> None:
    text = "F\u00a0Edi\u2009\u00ad\u202fNor\u00adwegian Sea\u200f\n\u200eA Lvp\u3000H\ufe0f"
    assert parse(text.encode()).text == "F Edi - Norwegian Sea\nA Lvp H"
