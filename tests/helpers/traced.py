"""A child that is stopped at every call which changes a disk, and killed before the one wanted.

Linux alone knows how (ptrace). What SQLite writes is among the calls, as all that Python does.
"""

import ctypes
import os
import platform
import signal
from collections.abc import Callable
from dataclasses import dataclass

_TRACEME, _SYSCALL, _SETOPTIONS, _INFO = 0, 24, 0x4200, 0x420E
_SYSGOOD, _EXITKILL = 1, 0x100000
_ENTRY = 1
_CREATES = os.O_CREAT | os.O_TRUNC

_NUMBERS = {
    "x86_64": {
        "write": 1,
        "pwrite64": 18,
        "writev": 20,
        "fsync": 74,
        "fdatasync": 75,
        "truncate": 76,
        "ftruncate": 77,
        "rename": 82,
        "mkdir": 83,
        "rmdir": 84,
        "link": 86,
        "unlink": 87,
        "openat": 257,
        "mkdirat": 258,
        "unlinkat": 263,
        "renameat": 264,
        "linkat": 265,
        "renameat2": 316,
    },
    "aarch64": {
        "mkdirat": 34,
        "unlinkat": 35,
        "linkat": 37,
        "renameat": 38,
        "truncate": 45,
        "ftruncate": 46,
        "openat": 56,
        "write": 64,
        "writev": 66,
        "pwrite64": 68,
        "fsync": 82,
        "fdatasync": 83,
        "renameat2": 276,
    },
}
_NAMES = {number: name for name, number in _NUMBERS[platform.machine()].items()}


class _Info(ctypes.Structure):
    _fields_ = (
        ("op", ctypes.c_uint8),
        ("pad", ctypes.c_uint8 * 3),
        ("arch", ctypes.c_uint32),
        ("ip", ctypes.c_uint64),
        ("sp", ctypes.c_uint64),
        ("nr", ctypes.c_uint64),
        ("args", ctypes.c_uint64 * 6),
    )


_LIBC = ctypes.CDLL(None, use_errno=True)
_LIBC.ptrace.argtypes = (ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p)
_LIBC.ptrace.restype = ctypes.c_long


class TracingError(RuntimeError):
    """The system does not let a child be traced."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a child ended: the calls it came to, whether it was killed, and what it said."""

    calls: tuple[str, ...]
    killed: bool
    said: bytes


def run(act: Callable[[Callable[[bytes], object]], object], until: int) -> Ended:
    """Let a child act, and kill it before its call of this number, counted from 1.

    The child gets a way to say something; what was said before a kill is heard. An act that raises
    ends the child as one that is done. Programs that the child has begun are killed with it.
    """
    come, go = os.pipe()
    child = os.fork()
    if child == 0:
        _act(act, come, go)
    os.close(go)
    calls, killed = _follow(child, go, until)
    said = b""
    while part := os.read(come, 65536):
        said += part
    os.close(come)
    return Ended(tuple(calls), killed, said)


def _act(act: Callable[[Callable[[bytes], object]], object], come: int, go: int) -> None:
    try:
        os.close(come)
        os.setpgid(0, 0)
        _trace(_TRACEME, 0)
        os.kill(os.getpid(), signal.SIGSTOP)
        act(lambda text: os.write(go, text))
    except BaseException as error:  # noqa: BLE001  # whatever it is, the parent hears it
        os.write(go, f"\n!{type(error).__name__}: {error}\n".encode())
    finally:
        os._exit(0)


def _follow(child: int, pipe: int, until: int) -> tuple[list[str], bool]:
    os.waitpid(child, 0)
    _trace(_SETOPTIONS, child, data=_SYSGOOD | _EXITKILL)
    calls: list[str] = []
    info, size = _Info(), ctypes.sizeof(_Info)
    signalled = 0
    while True:
        _trace(_SYSCALL, child, data=signalled)
        _, status = os.waitpid(child, 0)
        if os.WIFEXITED(status) or os.WIFSIGNALED(status):
            return calls, False
        stop = os.WSTOPSIG(status)
        signalled = 0 if stop in (signal.SIGTRAP | 0x80, signal.SIGTRAP) else stop
        if stop != signal.SIGTRAP | 0x80:
            continue
        _trace(_INFO, child, size, ctypes.addressof(info))
        if info.op == _ENTRY and (name := _changing(info, pipe)):
            calls.append(name)
            if len(calls) == until:
                os.killpg(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return calls, True


def _changing(info: _Info, pipe: int) -> str:
    """What a call that changes a disk is called; nothing for others."""
    name = _NAMES.get(info.nr, "")
    if name == "openat" and not info.args[2] & _CREATES:
        return ""
    return "" if name in {"write", "writev"} and info.args[0] in (1, 2, pipe) else name


def _trace(request: int, child: int, address: int = 0, data: int = 0) -> None:
    if _LIBC.ptrace(request, child, address, data) == -1:
        raise TracingError(os.strerror(ctypes.get_errno()))
