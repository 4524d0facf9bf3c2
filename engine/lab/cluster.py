"""The runner for many machines: a Dask scheduler whose workers have SpyDip installed."""

from collections.abc import Generator, Iterable
from importlib.metadata import version
from ipaddress import ip_address
from itertools import islice
from pathlib import Path
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

from engine.errors import UserError
from engine.lab.block import block
from engine.lab.plan import Job, code
from engine.lab.runners import Runner
from engine.lab.watch import Row

_PORT = 8786
"""Where a scheduler listens unless told otherwise."""

_PATIENCE = 10.0
"""How many seconds a scheduler may take to answer."""

_AHEAD = 4
"""How many blocks are handed out for each worker."""

_AGAIN = 3
"""So often a block is done again whose worker died."""


class ClusterError(UserError):
    """A cluster is unavailable or has gone; the message says which and the cure."""


def cluster(address: str, certificates: Path | None = None) -> Runner:
    """On the workers of the scheduler at an address such as ``tls://host:8786``.

    Another machine is only reached by TLS, with ``ca.pem``, ``cert.pem`` and ``key.pem`` in the
    folder ``certificates``.

    Raises:
        ClusterError: Dask is not installed, the address is bad or not secured, the certificates
            are missing. While it runs: the scheduler does not answer or is gone, there is no
            worker, a worker has another version.
    """
    security = _security(address, certificates)

    def run(jobs: Iterable[Job]) -> Generator[list[Row], None, None]:
        from distributed import Client  # noqa: PLC0415  # an extra

        parts = urlsplit(address)
        try:
            # If nobody answers, Dask's own client would leave a thread behind.
            create_connection((parts.hostname or "", parts.port or _PORT), _PATIENCE).close()
            with Client(address, security=security, timeout=_PATIENCE, set_as_default=False) as one:
                _check(one, address)
                yield from _clustered(one, jobs)
        except OSError as error:
            raise ClusterError("lab.no_scheduler", address=address) from error

    return run


def _clustered(client: Any, jobs: Iterable[Job]) -> Generator[list[Row], None, None]:  # noqa: ANN401  # Dask has no types
    from distributed import CancelledError, KilledWorker, as_completed  # noqa: PLC0415

    waiting = iter(jobs)
    ahead = _AHEAD * len(client.scheduler_info()["workers"])
    first = [_submit(client, job) for job in islice(waiting, ahead)]
    done = as_completed(first, loop=client.loop)
    try:
        for future in done:
            yield future.result()
            for job in islice(waiting, 1):
                done.add(_submit(client, job))
    except KilledWorker as error:
        raise ClusterError("lab.workers_die") from error
    except (CancelledError, OSError) as error:
        raise ClusterError("lab.scheduler_gone") from error


def _submit(client: Any, job: Job) -> Any:  # noqa: ANN401
    return client.submit(block, job, pure=False, retries=_AGAIN)


def _check(client: Any, address: str) -> None:  # noqa: ANN401
    """Check that there are workers, and that they would play the same games."""
    found = client.run(_build)
    if not found:
        raise ClusterError("lab.no_workers", address=address)
    ours = _build()
    for worker, build in found.items():
        if build != ours:
            raise ClusterError("lab.other_version", worker=worker, theirs=build[0], ours=ours[0])


def _build() -> tuple[str, str]:
    return version("spydip"), code()


def _security(address: str, certificates: Path | None) -> Any:  # noqa: ANN401
    try:
        from distributed import Security  # noqa: PLC0415
    except ImportError as error:
        raise ClusterError("lab.no_dask") from error
    parts = urlsplit(address)
    if parts.scheme not in {"tcp", "tls"} or parts.hostname is None:
        raise ClusterError("lab.no_address", address=address)
    if parts.scheme == "tcp":
        if not _this_machine(parts.hostname):
            raise ClusterError("lab.no_tls", address=address)
        return None
    if certificates is None:
        raise ClusterError("lab.no_certificates")
    names = {name: certificates / f"{name}.pem" for name in ("ca", "cert", "key")}
    missing = [path for path in names.values() if not path.is_file()]
    if missing:
        raise ClusterError("lab.certificate_missing", path=str(missing[0]))
    return Security(
        tls_ca_file=str(names["ca"]),
        tls_client_cert=str(names["cert"]),
        tls_client_key=str(names["key"]),
        require_encryption=True,
    )


def _this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
