"""Follows streams of server-sent events."""

import asyncio
import codecs
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, AsyncIterator, Callable, Generator, Generic, Optional, TypeVar, Union

from .cancellation import Cancellation
from .connections import EventStream
from .errors import ErrorResponse, NoResponseError, UnexpectedResponseError
from .event_parser import EventParser
from .reply import json_of
from .retry import wait_before_continuing

Name = TypeVar("Name", bound=Optional[str])
Data = TypeVar("Data")
Streamed = TypeVar("Streamed")

# What browsers wait, about.
_RETRY_MS = 2_000

_END: Any = object()


class Event(Generic[Name, Data]):
    """One event of a stream. ``event`` is its name, or None where the stream's events have none."""

    def __init__(self, event: Name, id: Optional[str], data: Data) -> None:
        self.event: Name = event
        self.id: Optional[str] = id
        self.data: Data = data

    def __repr__(self) -> str:
        return f"Event(event={self.event!r}, id={self.id!r}, data={self.data!r})"


@dataclass(frozen=True)
class Opened:
    """The beginning of a stream."""

    stream: EventStream
    status: int
    request_id: Optional[str]


@dataclass(frozen=True)
class Following:
    operation: str
    """The operation's id."""

    last_id: str
    """Where to begin. Empty at the beginning."""

    reconnect: bool

    open: Callable[[str], Opened]
    """Begins the stream after an event."""

    sleep: Callable[[float], None]
    """Waits some seconds before the stream is continued."""

    random: Callable[[], float]


class Events(Generic[Streamed]):
    """A stream of events. Every iteration opens one, and ends it with the iteration."""

    def __init__(self, following: Following) -> None:
        self._following = following

    def __iter__(self) -> Generator[Streamed, None, None]:
        following = self._following
        place = _Place(following.last_id)
        has_begun = False
        failures = 0
        while True:
            retry_after: Optional[int] = None
            opened: Optional[Opened] = None
            try:
                failures += 1
                opened = following.open(place.last_id)
                failures = 0
                has_begun = True
                yield from _of_one(following.operation, opened, place)
            except (NoResponseError, ErrorResponse, UnexpectedResponseError) as error:
                if not following.reconnect or not has_begun or not _is_passing(error):
                    raise
                if isinstance(error, ErrorResponse):
                    retry_after = error.retry_after
            finally:
                # The connection ends with the iteration.
                if opened:
                    opened.stream.close()
            if not following.reconnect:
                return
            following.sleep(wait_before_continuing(place.retry_ms / 1000, failures, retry_after, following.random))


def _is_passing(error: Union[NoResponseError, ErrorResponse, UnexpectedResponseError]) -> bool:
    """The service was lost, or cannot continue the stream now. What it refuses, and what it does not serve, is final."""
    return isinstance(error, NoResponseError) or (error.status >= 500 and error.status != 501)


class AsyncEvents(Generic[Streamed]):
    """As ``Events``, for ``async for``. A stream has a thread of its own, so that it takes none from other calls."""

    def __init__(self, begin: Callable[[Cancellation], "Events[Streamed]"]) -> None:
        self._begin = begin

    async def __aiter__(self) -> AsyncIterator[Streamed]:
        cancellation = Cancellation()
        events = iter(self._begin(cancellation))
        loop = asyncio.get_running_loop()
        thread = ThreadPoolExecutor(max_workers=1)
        try:
            while True:
                event: Any = await loop.run_in_executor(thread, next, events, _END)
                if event is _END:
                    return
                yield event
        except asyncio.CancelledError:
            cancellation.cancel()
            raise
        finally:
            # In its thread, which may still be reading.
            thread.submit(events.close)
            thread.shutdown(wait=False)


class _Place:
    def __init__(self, last_id: str) -> None:
        self.last_id = last_id
        self.retry_ms = _RETRY_MS


def _of_one(operation: str, opened: Opened, place: _Place) -> Generator[Any, None, None]:
    parser = EventParser(place.last_id)
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    while True:
        try:
            piece = opened.stream.read()
        except OSError as cause:
            raise NoResponseError(operation, 1, "the stream of events was interrupted") from cause
        if piece == b"":
            return
        for event, data in parser.read(decoder.decode(piece)):
            # Before it is given: whoever stops here has it.
            place.last_id = parser.last_id
            yield Event(event, parser.last_id or None, _parsed(operation, opened, data))
        place.last_id = parser.last_id
        place.retry_ms = place.retry_ms if parser.retry_ms is None else parser.retry_ms


def _parsed(operation: str, opened: Opened, data: str) -> Any:
    try:
        return json_of(data)
    except (ValueError, RecursionError) as cause:
        problem = "sent an event whose data is not JSON"
        raise UnexpectedResponseError(operation, problem, opened.status, opened.request_id, data) from cause
