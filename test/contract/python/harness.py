"""Operations of a small contract, and a caller for the cases of the client's runtime."""

import sys
from typing import Any, Callable, List, Optional

from judgment_client import Cancellation, Pages, errors
from judgment_client._runtime.caller import Caller, CallOptions, ClientOptions, Surroundings
from judgment_client._runtime.operation import Listing, Operation, Parameter

BASE_URL = sys.argv[1]

NS = Parameter("ns", "path", "ns")
KEY = Parameter("Idempotency-Key", "header", "idempotency_key")
READ: Operation[Any] = Operation(
    "things_read",
    "GET",
    "/shelves/{ns}/things/{id}",
    (
        NS,
        Parameter("id", "path", "id"),
        Parameter("kinds", "query", "kinds"),
        Parameter("deep", "query", "deep"),
        Parameter("X-Trace", "header", "x_trace"),
    ),
    False,
    "safe",
    (200,),
)
WRITE: Operation[Any] = Operation("things_write", "POST", "/shelves/{ns}", (NS, KEY), True, "key", (200,))
MARK: Operation[Any] = Operation("things_mark", "PUT", "/shelves/{ns}", (NS,), True, "natural", (200,))
STRIKE: Operation[Any] = Operation("things_strike", "POST", "/shelves/{ns}", (NS,), True, "none", (200,))
START: Operation[Any] = Operation("things_start", "POST", "/shelves/{ns}", (NS, KEY), True, "key", (200, 202))
REMOVE: Operation[Any] = Operation("things_remove", "DELETE", "/shelves/{ns}", (NS, KEY), False, "key", (204,))
LIST: Listing[Any, Any] = Listing(
    "things_list",
    "GET",
    "/things",
    (Parameter("limit", "query", "limit"), Parameter("cursor", "query", "cursor")),
    False,
    "safe",
    (200,),
    member="things",
    cursor="query",
)
SEARCH: Listing[Any, Any] = Listing("things_search", "POST", "/search", (), True, "safe", (200,), member="rows", cursor="body")

GIVEN = {"ns": "n", "id": "i", "body": {}}


class Harness:
    """A caller whose waits are recorded instead of waited."""

    made: "List[Harness]" = []

    def __init__(self, name: str, **given: Any) -> None:
        self.waits: List[float] = []
        self.keys = 0
        options = {"timeout": 60.0, "max_retries": 2, "user_agent": "tested/1.0.0", "on_response": None, "ssl_context": None, **given}
        around = Surroundings(random=lambda: 0.0, now=lambda: 0.0, sleep=self._sleep, key=self._key)
        self.caller = Caller(ClientOptions(f"{BASE_URL}/{name}", options.pop("api_key", "secret"), **options), errors.CLASSES, around)
        self.made.append(self)

    def _sleep(self, seconds: float, cancellation: Optional[Cancellation]) -> None:
        self.waits.append(seconds)
        if cancellation:
            cancellation.raise_if_cancelled()

    def _key(self) -> str:
        self.keys += 1
        return f"made-{self.keys}"

    def call(self, operation: Operation[Any] = READ, values: Any = GIVEN, **options: Any) -> Any:
        return self.caller.body(operation, values, CallOptions(**options))

    def pages(self, operation: Listing[Any, Any] = LIST, **values: Any) -> "Pages[Any, Any]":
        return self.caller.pages(operation, values, CallOptions())


def attempt(work: Callable[[], Any]) -> Any:
    try:
        return work()
    except Exception as error:
        facts = {name: value for name, value in vars(error).items() if isinstance(value, (str, int, dict, type(None)))}
        return {"raised": type(error).__name__, "bases": [kind.__name__ for kind in type(error).__mro__[1:-3]], "text": str(error), **facts}


def arrived(name: str) -> None:
    """Returns when the server has a request of the case."""
    Harness(f"arrived/{name}").call()
