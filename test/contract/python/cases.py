"""The cases of the client's runtime, each against what the server answers under its name. Prints what each returned or raised."""

import asyncio
import json
import os
import socket
import sys
import threading
from typing import Any, Callable, Dict, List

from judgment_client import CallCancelledError, Cancellation, ResponseInfo, errors
from judgment_client._runtime.aio import AsyncCaller
from judgment_client._runtime.caller import Caller, CallOptions, ClientOptions, Surroundings
from judgment_client._runtime.operation import Operation
from judgment_client._runtime.request import http_request
from judgment_client._runtime.retry import Lost, wait_before_retry
from judgment_client._runtime.retry_after import retry_after_seconds

from harness import BASE_URL, READ, WRITE, MARK, STRIKE, START, REMOVE, SEARCH, GIVEN, Harness, attempt, arrived

CASES: Dict[str, Callable[[str], Any]] = {}


def case(work: Callable[[str], Any]) -> Callable[[str], Any]:
    CASES[work.__name__] = work
    return work


def target(**values: Any) -> str:
    return http_request(READ, {"ns": "n", "id": "i", **values}).target


@case
def encoding(name: str) -> Any:
    harness = Harness(name)
    ids = ["shop/tickets", "a/b/*", "a:b.c_d-e", "100%", "%2e%2e", "ä?#&=", "..a"]
    arrived = [harness.call(values={"ns": "a/b", "id": id}) for id in ids]
    refused = ["", ".", "..", "a/../b", "../a", "a/.", "a//b", "/a", "a/", None, {}, True, "\ud800"]
    return {
        "arrived": len(arrived),
        "refused": [attempt(lambda: target(id=id)) for id in refused],
        "queries": [target(**values).partition("?")[2] for values in QUERIES],
        "bad_queries": [attempt(lambda: target(**values)) for values in BAD_QUERIES],
    }


QUERIES: List[Dict[str, Any]] = [
    {"kinds": ["a", "b c", "d&e"]},
    {"kinds": ("a",)},
    {"deep": False},
    {"deep": 0},
    {"deep": ""},
    {"deep": None},
    {"deep": 0.5},
]
BAD_QUERIES: List[Dict[str, Any]] = [
    {"kinds": ["a,b"]},
    {"kinds": ["a", "\ud800"]},
    {"deep": "\ud800"},
    {"deep": float("nan")},
    {"deep": float("inf")},
    {"deep": object},
]


@case
def sent(name: str) -> Any:
    harness = Harness(name)
    harness.call(values={"ns": "n", "id": "i", "x_trace": "t1"})
    harness.call(WRITE, {"ns": "n", "body": {"text": "ü", "big": 2**70, "pair": (1, None), "half": "\ud800"}})
    bodies: List[Any] = [{"p": float("nan")}, {"set": {1}}, {"bytes": b"x"}]
    return {
        "bodies": [attempt(lambda: harness.call(WRITE, {"ns": "n", "body": body})) for body in bodies],
        "header": attempt(lambda: harness.call(values={"ns": "n", "id": "i", "x_trace": "a\r\nb: c"})),
        "no_url": [attempt(lambda: made(url)) for url in ("service/v1", "ftp://service", "http://", "http://me@service", "http://a/?b")],
        "no_key": attempt(lambda: Harness(name, api_key="")),
        "bad_key": attempt(lambda: Harness(name, api_key="a\nb")),
        "no_time": [attempt(lambda: Harness(name, timeout=0)), attempt(lambda: harness.call(timeout=-1))],
    }


def made(url: str) -> None:
    from judgment_client import Client

    Client(url, "key")


@case
def big_integers(name: str) -> Any:
    found = Harness(name).call()
    return {"exact": [str(found["big"]), str(found["small"])], "real": found["real"]}


def repeated(name: str) -> Any:
    harness = Harness(name)
    return {"returned": harness.call(), "waits": harness.waits}


for suffix in ("after", "without", "503", "502", "504", "lost", "broken"):
    CASES[f"retry_{suffix}"] = repeated

FINAL = (400, 401, 402, 403, 404, 405, 409, 413, 500, 501)
for status in FINAL:
    CASES[f"final_{status}"] = lambda name: attempt(Harness(name).call)


for plain in ("used_up", "too_long", "envelope", "unlisted", "no_details", "one_status"):
    CASES[plain] = lambda name: attempt(Harness(name).call)

UNEXPECTED = ("proxy_page", "empty_body", "not_a_number", "undeclared", "surprising_204", "redirect", "foreign_error", "no_message", "null_error")
for plain in (*UNEXPECTED, "excerpt"):
    CASES[plain] = lambda name: attempt(Harness(name).call)


@case
def twice(name: str) -> Any:
    harness = Harness(name)
    return [attempt(harness.call), harness.waits, attempt(lambda: harness.call(max_retries=0))]


@case
def as_told(name: str) -> Any:
    return attempt(Harness(name, max_retries=5).call)


@case
def made_keys(name: str) -> Any:
    harness = Harness(name)
    harness.call(WRITE)
    return harness.call(WRITE)


@case
def given_key(name: str) -> Any:
    return Harness(name).call(WRITE, {**GIVEN, "idempotency_key": "mine"})


@case
def natural(name: str) -> Any:
    return Harness(name).call(MARK)


@case
def never(name: str) -> Any:
    return attempt(lambda: Harness(name).call(STRIKE, max_retries=3))


@case
def several(name: str) -> Any:
    harness = Harness(name)
    replies = [harness.caller.reply(START, GIVEN, CallOptions()) for _ in range(2)]
    return [[reply.status, reply.body] for reply in replies]


@case
def no_body(name: str) -> Any:
    return Harness(name).call(REMOVE)


@case
def told(name: str) -> Any:
    seen: List[Any] = []
    of_call: List[Any] = []
    harness = Harness(name, on_response=seen.append)
    before = harness.caller.rate_limit
    harness.call(on_response=of_call.append)
    same = seen == of_call
    harness.call()
    limits = [[info.attempt, info.status, info.request_id, info.rate_limit and [info.rate_limit.limit, info.rate_limit.remaining]] for info in seen]
    kept = harness.caller.rate_limit
    return {"before": before, "same": same, "told": limits, "kept": kept and [kept.limit, kept.remaining]}


@case
def listed(name: str) -> Any:
    return list(Harness(name).pages(limit=2))


@case
def by_page(name: str) -> Any:
    return list(Harness(name).pages().pages())


@case
def whole(name: str) -> Any:
    return Harness(name).pages().to_list()


@case
def partly(name: str) -> Any:
    for entry in Harness(name).pages():
        if entry == 2:
            return entry


@case
def anew(name: str) -> Any:
    pages = Harness(name).pages(cursor="from")
    return [list(pages), list(pages)]


@case
def body_cursor(name: str) -> Any:
    return list(Harness(name).pages(SEARCH, body={"top_k": 1}))


@case
def failing_page(name: str) -> Any:
    seen: List[int] = []
    return [attempt(lambda: seen.extend(Harness(name).pages())), seen]


CASES["pageless"] = CASES["circular"] = lambda name: attempt(lambda: list(Harness(name).pages()))
CASES["timeout"] = CASES["trickle"] = lambda name: attempt(lambda: Harness(name).call(timeout=0.3, max_retries=1))


@case
def cancel_running(name: str) -> Any:
    cancellation = Cancellation()
    ending = threading.Thread(target=lambda: (arrived(name), cancellation.cancel()))
    ending.start()
    raised = attempt(lambda: Harness(name).call(cancellation=cancellation))
    ending.join()
    return raised


@case
def cancel_waiting(name: str) -> Any:
    """With the real wait, which would be 50 seconds."""
    cancellation = Cancellation()
    ends: List[threading.Thread] = []

    def ending(info: ResponseInfo) -> None:
        ends.append(threading.Thread(target=cancellation.cancel))
        ends[0].start()

    options = ClientOptions(f"{BASE_URL}/{name}", "k", 60.0, 2, "t", ending, None)
    caller = Caller(options, errors.CLASSES)
    raised = attempt(lambda: caller.body(READ, GIVEN, CallOptions(cancellation=cancellation)))
    caller.close()
    return raised


@case
def cancel_before(name: str) -> Any:
    cancellation = Cancellation()
    cancellation.cancel()
    return attempt(lambda: Harness(name).call(cancellation=cancellation))


@case
def cancel_task(name: str) -> Any:
    """The task ends, its thread is freed, and no retry follows."""

    async def run() -> Any:
        caller = AsyncCaller(Harness(name).caller)
        task = asyncio.ensure_future(caller.body(READ, GIVEN, CallOptions()))
        await asyncio.to_thread(arrived, name)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            return "cancelled"

    # `run` waits for the executor's threads: it would take the timeout of 60 seconds if the thread went on.
    return asyncio.run(run())


def ports(name: str, count: int, operation: Operation[Any] = READ, pause: Callable[[], None] = lambda: None) -> Any:
    seen: List[str] = []
    harness = Harness(name, on_response=lambda info: seen.append(str(info.headers["X-Client-Port"])))
    for _ in range(count):
        harness.call(operation)
        pause()
    harness.caller.close()
    return len(set(seen))


CASES["kept"] = lambda name: ports(name, 5)
CASES["server_closes"] = lambda name: ports(name, 3)
CASES["not_repeatable"] = lambda name: ports(name, 3, STRIKE)


@case
def closed_while_idle(name: str) -> Any:
    """The end arrives before the next call, which must notice it: one that may not be repeated has no second try."""
    harness = Harness(name, max_retries=0)
    for _ in range(3):
        harness.call()
        waiting = harness.caller._connections._idle[-1].connection.sock
        waiting.settimeout(10)
        waiting.recv(1, 2)  # MSG_PEEK: returns once the end has arrived.
    return "noticed"


@case
def forked(name: str) -> Any:
    """The child opens connections of its own: with the parent's they would read each other's answers."""
    harness = Harness(name)
    harness.call()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        seen: List[str] = []
        harness.call(on_response=lambda info: seen.append(str(info.headers["X-Client-Port"])))
        os.write(writing, seen[0].encode())
        os._exit(0)
    os.waitpid(child, 0)
    theirs = os.read(reading, 99).decode()
    os.close(reading)
    os.close(writing)
    ours: List[str] = []
    harness.call(on_response=lambda info: ours.append(str(info.headers["X-Client-Port"])))
    return theirs != ours[0]


@case
def threads(name: str) -> Any:
    harness = Harness(name)
    returned: List[Any] = []
    running = [threading.Thread(target=lambda: [returned.append(harness.call()) for _ in range(20)]) for _ in range(8)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return [len(returned), all(one == {"done": True} for one in returned)]


@case
def early_refusal(name: str) -> Any:
    """A server that answers and closes while a large body is still on its way."""

    def serve() -> None:
        taken, _ = listening.accept()
        with taken:
            taken.recv(65_536)
            refusal = b'{"error":{"code":"too_large","message":"It is too large.","details":{}}}'
            taken.sendall(b"HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(refusal), refusal))

    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = threading.Thread(target=serve)
        serving.start()
        options = ClientOptions(f"http://127.0.0.1:{listening.getsockname()[1]}", "k", 60.0, 0, "t", None, None)
        body = {"text": "x" * 16_000_000}
        raised = attempt(lambda: Caller(options, errors.CLASSES).body(WRITE, {"ns": "n", "body": body}, CallOptions()))
        serving.join()
    return raised


def without_server() -> Dict[str, Any]:
    options = ClientOptions("http://127.0.0.1:1/v1", "k", 5.0, 0, "t", None, None)
    now = 1893456000.0  # 2030-01-01T00:00:00Z
    return {
        "no_answer": attempt(lambda: Caller(options, errors.CLASSES).body(READ, GIVEN, CallOptions())),
        "retry_after": [retry_after_seconds(header, now) for header in json.loads(sys.argv[2])],
        "waits": [wait_before_retry(Lost(), number, lambda: 0.0) for number in (1, 2, 3, 4, 5, 6, 40, 5000)],
        "least_wait": wait_before_retry(Lost(), 1, lambda: 1.0),
        "keys": [Surroundings().key() for _ in range(20)],
        "cancelled_is_no_error_of_the_service": not issubclass(CallCancelledError, errors.JudgmentServiceError),
    }


report = {name: attempt(lambda: work(name)) for name, work in CASES.items()}
for harness in Harness.made:
    harness.caller.close()
print(json.dumps({"cases": report, **without_server()}))
