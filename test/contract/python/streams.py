"""Follows streams of server-sent events with a generated client, and reports what came. ``streams.py <url> <case>``"""

import asyncio
import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Awaitable, Any, AsyncIterator, Callable, Dict, Iterator, List

from things_client import AsyncClient, Cancellation, Client, NoResponseError
from things_client._runtime.caller import Surroundings
from things_client._runtime.event_parser import EventParser

URL, CASE = sys.argv[1], sys.argv[2]


def plain(event: Any) -> Dict[str, Any]:
    return {"event": event.event, "id": event.id, "data": event.data}


def first(count: int, events: Any) -> List[Any]:
    found: List[Any] = []
    for event in events:
        found.append(plain(event))
        if len(found) == count:
            break
    return found


def raised(work: Callable[[], Any]) -> List[str]:
    try:
        work()
    except Exception as error:
        return [type(error).__name__, str(error)]
    return ["nothing", ""]


class NoStream(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = b"<html>"
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *given: Any) -> None:
        pass


def foreign() -> List[str]:
    with HTTPServer(("127.0.0.1", 0), NoStream) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            with Client(f"http://127.0.0.1:{server.server_port}", "key") as client:
                return raised(lambda: first(1, client.things.follow()))
        finally:
            server.shutdown()
            thread.join()


def envelope(code: str) -> bytes:
    return json.dumps({"error": {"code": code, "message": "No.", "details": {}}}).encode()


# A status, what is answered with it, and after how many seconds to try again. None: the connection is lost.
ANSWERS: List[Any] = []
ASKED: List[Any] = []


class Scripted(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        ASKED.append(self.headers.get("last-event-id"))
        answer = ANSWERS.pop(0)
        if answer is None:
            return
        status, kind, body, retry_after = answer
        self.send_response(status)
        self.send_header("content-type", kind)
        if retry_after:
            self.send_header("retry-after", retry_after)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *given: Any) -> None:
        pass


def away() -> Dict[str, Any]:
    """The service is away for a while, and refuses in the end."""

    def stream(id: int) -> Any:
        return (200, "text/event-stream", f"id: {id}\ndata: {{}}\n\n".encode(), None)

    unavailable = (503, "application/json", envelope("unavailable"), "20")
    proxys = (502, "text/html", b"<html>", None)
    forbidden = (403, "application/json", envelope("forbidden"), None)
    waits: List[float] = []
    found: List[Any] = []

    with HTTPServer(("127.0.0.1", 0), Scripted) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            with Client(f"http://127.0.0.1:{server.server_port}", "key", max_retries=0) as client:
                client._caller._around = Surroundings(random=lambda: 0, sleep=lambda seconds, _: waits.append(seconds))

                def read() -> None:
                    for event in client.things.follow(reconnect=True):
                        found.append(event.id)

                ANSWERS.extend([stream(1), None, None, unavailable, proxys, stream(2), None, forbidden])
                end = raised(read)
                report = {"found": list(found), "asked": list(ASKED), "waits": list(waits), "end": end}
                ANSWERS.append(None)
                return {**report, "never": raised(read)}
        finally:
            server.shutdown()
            thread.join()


def parsed(text: str, size: int) -> List[Any]:
    parser = EventParser("")
    found = [event for at in range(0, len(text), size) for event in parser.read(text[at : at + size])]
    return [[[event, data] for event, data in found], parser.last_id, parser.retry_ms]


def reading() -> Any:
    waits: List[float] = []
    with Client(URL, "key", max_retries=0) as client:
        client._caller._around = Surroundings(sleep=lambda seconds, _: waits.append(seconds))
        things = client.things
        broken = things.follow(case="broken")
        report: Dict[str, Any] = {
            "two": first(9, things.follow()),
            "again": [first(9, events) for events in [things.follow()] * 2],
            "single": first(9, things.single(count=2)),
            "none": first(9, things.single(count=0)),
            "continued": first(9, things.follow(case="continued", last_event_id="4")),
            "refused": raised(lambda: first(1, things.follow(case="refused"))),
            "forbidden": raised(lambda: first(1, things.follow(case="forbidden", reconnect=True))),
            "before": first(1, broken),
            "broken": raised(lambda: first(9, broken)),
            "foreign": foreign(),
            "away": away(),
            "reconnected": [each["id"] for each in first(5, things.follow(case="continued", reconnect=True))],
            "mended": [each["id"] for each in first(3, things.follow(case="broken", reconnect=True))],
        }
    text = "\ufeff: c\r\nretry: 5\rid:1\ndata: a\ndata:  b\n\nevent: x\r\ndata\r\n\r\nid: 9\n\nid: a\0\ndata: c\n\ndata: unfinished"
    return {**report, "waits": waits, "parsed": [parsed(text, size) for size in (1, 2, 3, 7, 1_000)]}


def left() -> Any:
    with Client(URL, "key") as client:
        return first(1, client.things.follow(case="silent"))


def cancelled() -> Any:
    cancellation = Cancellation()
    with Client(URL, "key") as client:
        events: Iterator[Any] = iter(client.things.follow(case="silent", cancellation=cancellation, reconnect=True))
        next(events)
        threading.Timer(0.05, cancellation.cancel).start()
        return raised(lambda: next(events))


def in_loop(work: Awaitable[Any]) -> Any:
    async def patient() -> Any:
        # A busy machine is no fault of the client. The development mode would report each step of more than 0.1 s.
        asyncio.get_running_loop().slow_callback_duration = float("inf")
        return await work

    return asyncio.run(patient())


async def async_first(count: int, events: AsyncIterator[Any]) -> List[Any]:
    found: List[Any] = []
    async for event in events:
        found.append(plain(event))
        if len(found) == count:
            break
    return found


async def async_reading() -> Any:
    async with AsyncClient(URL, "key", max_retries=0) as client:
        things = client.things
        many = await asyncio.gather(*[async_first(9, things.follow(case="continued", last_event_id=str(at))) for at in range(40)])
        try:
            await async_first(9, things.follow(case="broken"))
            broken = "nothing"
        except NoResponseError as error:
            broken = str(error)
        return {"many": [[each["id"] for each in found] for found in many], "broken": broken}


async def async_left() -> Any:
    async with AsyncClient(URL, "key") as client:
        return await async_first(1, client.things.follow(case="silent"))


async def async_cancelled() -> Any:
    async with AsyncClient(URL, "key") as client:
        # More followers than the loop's executor has threads take none from other calls.
        tasks = [asyncio.ensure_future(async_first(9, client.things.follow(case="silent"))) for _ in range(40)]
        others = await async_first(9, client.things.follow())
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        return {"ends": sorted({type(end).__name__ for end in ends}), "others": len(others)}


CASES: Dict[str, Callable[[], Any]] = {
    "reading": reading,
    "left": left,
    "cancelled": cancelled,
    "async_reading": lambda: in_loop(async_reading()),
    "async_left": lambda: in_loop(async_left()),
    "async_cancelled": lambda: in_loop(async_cancelled()),
}

print(json.dumps(CASES[CASE]()), flush=True)
# The streams are to end before the process does.
sys.stdin.readline()
