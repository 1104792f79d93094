# Generated from spec/ by `npm run generate`. Do not edit.
"""A time limit over all that one attempt does. A socket's own limit begins anew with every byte that arrives."""

import functools
import io
import socket
import time
from http.client import HTTPResponse
from typing import Any, Optional, Type, cast


class Deadline:
    def __init__(self, seconds: float) -> None:
        self._at: Optional[float] = time.monotonic() + seconds

    def lift(self) -> None:
        """What follows has no limit."""
        self._at = None

    def left(self) -> Optional[float]:
        """Seconds, more than 0; None without a limit. Raises a ``TimeoutError`` afterwards."""
        if self._at is None:
            return None
        left = self._at - time.monotonic()
        if left <= 0:
            raise TimeoutError("timed out")
        return left


class _TimedReader(io.RawIOBase):
    """What a socket receives, each time within what is left."""

    def __init__(self, sock: socket.socket, deadline: Deadline) -> None:
        self._socket = sock
        self._raw = sock.makefile("rb", buffering=0)
        self._deadline = deadline

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> Optional[int]:
        self._socket.settimeout(self._deadline.left())
        return self._raw.readinto(buffer)

    def close(self) -> None:
        self._raw.close()
        super().close()


class _Readable:
    """The part of a socket that ``HTTPResponse`` uses."""

    def __init__(self, sock: socket.socket, deadline: Deadline) -> None:
        self._socket = sock
        self._deadline = deadline

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(_TimedReader(self._socket, self._deadline))


def timed_response(deadline: Deadline) -> Type[HTTPResponse]:
    """For ``HTTPConnection.response_class``."""
    return cast(Type[HTTPResponse], functools.partial(_response, deadline))


def _response(deadline: Deadline, sock: socket.socket, *given: Any, **named: Any) -> HTTPResponse:
    return HTTPResponse(cast(socket.socket, _Readable(sock, deadline)), *given, **named)
