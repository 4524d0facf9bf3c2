"""A mail server for tests, in this very process: IMAP by pymap, SMTP by aiosmtpd, one Maildir each.

It speaks TLS with a certificate that counts only where `trusted` says so.
"""

import asyncio
import mailbox
import socket
import ssl
import threading
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from proxyprotocol.sock import SocketInfoLocal
from pymap.backend.maildir import Config, Login
from pymap.concurrent import Subsystem
from pymap.imap import IMAPServer
from pysasl.hashing import Cleartext

from engine.wire.account import Account, Server

CERTIFICATES = Path(__file__).parent / "certificates"
PASSWORD = "four words of bread"  # noqa: S105  # of a server that lives for one test


class PostOffice:
    """Servers for some addresses; what goes wrong is said by its fields.

    ``full`` are mailboxes that take nothing more, ``unknown`` addresses that do not exist. The
    connection breaks after so many bytes of a fetch (``cut``), or before the answer to the next
    mail (``hang_up``), once. ``arrived`` are the mails in their sequence, ``logins`` who tried to
    log in.
    """

    def __init__(self, folder: Path, addresses: tuple[str, ...]) -> None:
        """Lay out the mailboxes."""
        self.folder, self.addresses = folder, addresses
        self.full: set[str] = set()
        self.unknown: set[str] = set()
        self.hang_up = False
        self.cut = 0
        self.arrived: list[tuple[tuple[str, ...], bytes]] = []
        self.logins: list[str] = []
        self.imap_port = self.smtp_port = 0
        folder.mkdir(parents=True, exist_ok=True)
        lines = "".join(f"{one}:::::{_box(one)}:\n" for one in addresses)
        (folder / "pymap-etc-passwd").write_text(lines, "utf-8")
        secrets = "".join(f"{one}:{PASSWORD}:::::::\n" for one in addresses)
        (folder / "pymap-etc-shadow").write_text(secrets, "utf-8")
        (folder / "pymap-etc-group").write_text("", "utf-8")
        for one in addresses:
            mailbox.Maildir(folder / _box(one), create=True)

    def account(self, address: str, **fields: object) -> Account:
        """The account of an address here."""
        imap = Server(host="localhost", port=self.imap_port, security="starttls")
        smtp = Server(host="localhost", port=self.smtp_port, security="starttls")
        return Account(
            **{"address": address, "user": address, "imap": imap, "smtp": smtp, **fields}
        )

    def box(self, address: str) -> mailbox.Maildir:
        """The mailbox of an address."""
        return mailbox.Maildir(self.folder / _box(address))

    def put(self, address: str, content: bytes) -> None:
        """Put a mail into a mailbox."""
        self.box(address).add(content)

    def mails(self, address: str) -> list[bytes]:
        """The mails that arrived at an address, oldest first."""
        return [content for to, content in self.arrived if address in to]

    def flags(self, address: str) -> set[str]:
        """The flags of all mails in a mailbox."""
        return {flag for one in self.box(address) for flag in one.get_flags()}

    def authenticate(
        self, _server: SMTP, _session: Session, _envelope: Envelope, _way: str, data: object
    ) -> AuthResult:
        """Whether somebody may send."""
        assert isinstance(data, LoginPassword)
        self.logins.append(data.login.decode())
        return AuthResult(success=data.password == PASSWORD.encode(), handled=False)

    async def handle_RCPT(  # noqa: N802  # as the library calls it
        self,
        _server: SMTP,
        _session: Session,
        envelope: Envelope,
        address: str,
        _options: list[str],
    ) -> str:
        """Take an address, unless its mailbox is full or nobody's."""
        if address in self.full:
            return "452 4.2.2 Mailbox full"
        if address in self.unknown:
            return "550 5.1.1 No such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802  # as the library calls it
        self, server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Put a mail where it is addressed to."""
        content = bytes(envelope.original_content or b"")
        self.arrived.append((tuple(envelope.rcpt_tos), content))
        for address in envelope.rcpt_tos:
            if address in self.addresses:
                self.put(address, content)
        if self.hang_up:
            self.hang_up = False
            server.transport.abort()
        return "250 OK"


@contextmanager
def post_office(
    folder: Path, *addresses: str, certificate: str = "localhost"
) -> Iterator[PostOffice]:
    """Servers that run until the end."""
    office = PostOffice(folder, addresses)
    chain = CERTIFICATES / f"{certificate}.pem"
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(chain)
    controller = Controller(
        office,
        hostname="127.0.0.1",
        port=_free(),
        tls_context=tls,
        require_starttls=True,
        authenticator=office.authenticate,
        auth_required=True,
        decode_data=False,
    )
    office.smtp_port = controller.port
    imap = _Imap(office, chain)
    imap.start()
    try:
        controller.start()
        yield office
    finally:
        controller.stop()
        imap.stop()


@contextmanager
def trusted() -> Iterator[None]:
    """Has the certificates of the test servers count."""
    with patch.dict("os.environ", SSL_CERT_FILE=str(CERTIFICATES / "authority.pem")):
        yield


class _Config(Config):
    """Has everything done by the loop itself, so that no other threads are left over."""

    @classmethod
    def parse_args(cls, args: Namespace) -> Mapping[str, Any]:
        return {**super().parse_args(args), "subsystem": Subsystem.for_asyncio()}


class _Login(Login):
    """Notes who tried to log in."""

    def __init__(self, config: Config, logins: list[str]) -> None:
        super().__init__(config)
        self._logins = logins

    async def authenticate(self, credentials: Any) -> Any:
        self._logins.append(credentials.authcid)
        return await super().authenticate(credentials)


class _Imap:
    """The IMAP server in a thread of its own."""

    def __init__(self, office: PostOffice, chain: Path) -> None:
        self._office, self._chain = office, chain
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._done = asyncio.Event()
        self._thread = threading.Thread(target=self._run)
        self._talks: set[asyncio.Task[object]] = set()

    def start(self) -> None:
        """Run until `stop`."""
        self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        """End the server and its thread."""
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join()

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._loop.close()

    async def _serve(self) -> None:
        args = Namespace(
            host="localhost",
            port=0,
            debug=False,
            cert=str(self._chain),
            key=str(self._chain),
            tls=True,
            base_dir=str(self._office.folder),
            layout="++",
            colon=None,
            concurrency=2,
            passlib_cfg=None,
            proxy_protocol=None,
            inherited_sockets=None,
        )
        config = _Config.from_args(
            args,
            hash_context=Cleartext(),
            cpu_subsystem=Subsystem.for_asyncio(),
            invalid_user_sleep=0.0,
        )
        config.apply_context()
        self._server = IMAPServer(_Login(config, self._office.logins), config)
        async with AsyncExitStack() as stack:
            server = await asyncio.start_server(self._talk, host="127.0.0.1", port=0)
            await stack.enter_async_context(server)
            self._office.imap_port = server.sockets[0].getsockname()[1]
            self._ready.set()
            await self._done.wait()
            for task in tuple(self._talks):
                task.cancel()
            await asyncio.gather(*self._talks, return_exceptions=True)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, which is closed before the loop is."""
        task = asyncio.current_task()
        assert task is not None
        self._talks.add(task)
        if self._office.cut:
            _cut(writer, self._office.cut)
            self._office.cut = 0
        try:
            await self._server(reader, writer, SocketInfoLocal(writer))
        except ConnectionError:
            pass  # the client went, or the connection was cut
        finally:
            writer.transport.abort()
            self._talks.discard(task)


def _cut(writer: asyncio.StreamWriter, after: int) -> None:
    """Have a connection break once so many bytes were written."""
    left, write = after, writer.write

    def writing(data: bytes) -> None:
        nonlocal left
        write(data[: max(left, 0)])
        left -= len(data)
        if left <= 0:
            writer.transport.abort()

    writer.write = writing  # type: ignore[method-assign]


def _free() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _box(address: str) -> str:
    return address.replace("@", "_at_")
