"""Connections to the service, kept open between calls. Threads share them; each connection serves one call at a time.

``http.client`` follows no redirect and reads no proxy settings from the environment: the key goes to the base address and nowhere else.
"""

import os
import socket
import ssl
import threading
import time
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import List, Optional, Union
from urllib.parse import urlsplit

from .cancellation import Cancellation
from .request import HttpRequest
from .timed import Deadline, timed_response

# Longer than a burst of calls pauses. A server or a balancer that gives up earlier is noticed before the connection is used again.
_IDLE_SECONDS = 30.0

# Kept after a burst. More are opened where more threads call at once.
_MOST_IDLE = 32


EVENTS_TYPE = "text/event-stream"

# One read of a stream returns what has arrived, and no more than this.
_PIECE_BYTES = 65_536


class EventStream:
    """The body of a response of events, which is read as it arrives, without a time limit."""

    def __init__(self, connection: HTTPConnection, response: HTTPResponse, cancellation: Optional[Cancellation]) -> None:
        self._connection = connection
        self._response = response
        self._cancellation = cancellation

    def read(self) -> bytes:
        """What has arrived, at least one byte; none at the end of the stream. Raises an ``OSError`` if the connection is lost."""
        cancellation = self._cancellation
        try:
            with cancellation.interrupting(lambda: _interrupt(self._connection)) if cancellation else nullcontext():
                piece = self._response.read1(_PIECE_BYTES)
        except (OSError, HTTPException) as cause:
            if cancellation:
                cancellation.raise_if_cancelled()
            raise ConnectionError(str(cause) or type(cause).__name__) from cause
        if cancellation:  # An interrupted read may look like the end.
            cancellation.raise_if_cancelled()
        return piece

    def close(self) -> None:
        self._response.close()
        self._connection.close()


@dataclass(frozen=True)
class Answered:
    status: int
    headers: Message
    body: bytes
    stream: Optional[EventStream] = None
    """In place of a body."""


@dataclass(frozen=True)
class LostAttempt:
    """No response arrived, or it was incomplete."""

    timed_out: bool
    cause: BaseException


@dataclass(frozen=True)
class _Idle:
    connection: HTTPConnection
    since: float
    process: int


class Connections:
    def __init__(self, base_url: str, ssl_context: Optional[ssl.SSLContext]) -> None:
        parts = urlsplit(base_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment or "@" in parts.netloc:
            raise ValueError(f'base_url is "{base_url}", not an absolute URL.')
        self._secure = parts.scheme == "https"
        self._host = parts.hostname
        self._port = parts.port
        self._prefix = parts.path.rstrip("/")
        self._ssl_context = ssl_context or (ssl.create_default_context() if self._secure else None)
        self._lock = threading.Lock()
        self._idle: List[_Idle] = []

    def exchange(
        self, request: HttpRequest, timeout: float, cancellation: Optional[Cancellation], *, repeatable: bool, streams: bool
    ) -> Union[Answered, LostAttempt]:
        """Sends a request and reads the whole response, or of a stream of events the head. Raises only if the call is cancelled.

        A request that may not be repeated gets a new connection: the server may just have closed one that was kept.
        """
        deadline = Deadline(timeout)
        connection = (self._kept() if repeatable else None) or self._new()
        try:
            with cancellation.interrupting(lambda: _interrupt(connection)) if cancellation else nullcontext():
                if connection.sock is None:
                    connection.timeout = deadline.left()
                    connection.connect()
                    if cancellation:  # It may have come when there was no socket to interrupt.
                        cancellation.raise_if_cancelled()
                response = self._response(connection, request, deadline)
                if streams and _is_stream(response):
                    deadline.lift()
                    return Answered(response.status, response.headers, b"", EventStream(connection, response, cancellation))
                answered = Answered(response.status, response.headers, response.read())
        except (OSError, HTTPException) as cause:
            connection.close()
            if cancellation:
                cancellation.raise_if_cancelled()
            return LostAttempt(isinstance(cause, (TimeoutError, socket.timeout)), cause)
        except BaseException:
            connection.close()
            raise
        if response.will_close:
            connection.close()
        else:
            self._keep(connection)
        return answered

    def _response(self, connection: HTTPConnection, request: HttpRequest, deadline: Deadline) -> HTTPResponse:
        connection.response_class = timed_response(deadline)
        connection.sock.settimeout(deadline.left())
        try:
            connection.request(request.method, self._prefix + request.target, request.body, request.headers)
        except (BrokenPipeError, ConnectionResetError):
            # A server that refuses a large body may answer and close before it has read the body. If it did not answer, reading fails.
            pass
        return connection.getresponse()

    def close(self) -> None:
        """Closes what is idle. A later call opens new connections."""
        with self._lock:
            idle, self._idle = self._idle, []
        for each in idle:
            each.connection.close()

    def _new(self) -> HTTPConnection:
        if self._secure:
            return HTTPSConnection(self._host, self._port, context=self._ssl_context)
        return HTTPConnection(self._host, self._port)

    def _kept(self) -> Optional[HTTPConnection]:
        """The connection that was used last, if it is still open."""
        while True:
            with self._lock:
                if not self._idle:
                    return None
                idle = self._idle.pop()
            # After a fork, both processes have it. Closing one copy does not end the other's.
            own = idle.process == os.getpid()
            if own and time.monotonic() - idle.since < _IDLE_SECONDS and _is_open(idle.connection):
                return idle.connection
            idle.connection.close()

    def _keep(self, connection: HTTPConnection) -> None:
        with self._lock:
            if len(self._idle) < _MOST_IDLE:
                self._idle.append(_Idle(connection, time.monotonic(), os.getpid()))
                return
        connection.close()


def _is_stream(response: HTTPResponse) -> bool:
    return 200 <= response.status < 300 and (response.headers.get("content-type") or "").startswith(EVENTS_TYPE)


def _is_open(connection: HTTPConnection) -> bool:
    """An idle connection has nothing to read. If it has, the server closed it or sent what nobody asked for."""
    sock = connection.sock
    if sock is None:
        return False
    try:
        sock.setblocking(False)
        # Not the method of a TLS socket, which cannot look without taking.
        socket.socket.recv(sock, 1, socket.MSG_PEEK)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def _interrupt(connection: HTTPConnection) -> None:
    """Wakes the thread that waits on the connection. That thread closes it."""
    sock = connection.sock
    if sock is not None:
        with suppress(OSError):
            # Not the method of a TLS socket, which the other thread is using.
            socket.socket.shutdown(sock, socket.SHUT_RDWR)
