"""Makes calls: attempts one request until it succeeds or finally fails."""

import math
import random
import ssl
import time
import uuid
from dataclasses import dataclass, replace
from typing import Any, Callable, Dict, Mapping, Optional, Tuple, Union, cast

from . import names
from .cancellation import Cancellation
from .connections import Answered, Connections, LostAttempt
from .errors import ErrorResponse, NoResponseError, ResponseTimeoutError, UnexpectedResponseError
from .events import Events, Following, Opened, Streamed
from .operation import Entry, Listing, Operation, Page, Result
from .pages import Pages
from .reply import ErrorClasses, Reply, meaning
from .request import header, http_request
from .response_info import OnResponse, RateLimit, ResponseInfo, response_info
from .retry import Lost, Refused, wait_before_retry
from .retry_after import retry_after_seconds

_LONGEST_TIMEOUT = 86_400.0


def _sleep(seconds: float, cancellation: Optional[Cancellation]) -> None:
    if cancellation:
        cancellation.sleep(seconds)
    else:
        time.sleep(seconds)


@dataclass(frozen=True)
class Surroundings:
    """Randomness and time, so that tests can control them."""

    random: Callable[[], float] = random.random
    now: Callable[[], float] = time.time
    sleep: Callable[[float, Optional[Cancellation]], None] = _sleep
    key: Callable[[], str] = lambda: str(uuid.uuid4())


@dataclass(frozen=True)
class CallOptions:
    """What every call takes beside its arguments. None: the client's own."""

    timeout: Optional[float] = None
    max_retries: Optional[int] = None
    on_response: Optional[OnResponse] = None
    cancellation: Optional[Cancellation] = None
    reconnect: bool = False
    """Of a stream of events: whether it is continued when it ends or its connection is lost."""


@dataclass(frozen=True)
class ClientOptions:
    base_url: str
    api_key: str
    timeout: float
    max_retries: int
    user_agent: str
    on_response: Optional[OnResponse]
    ssl_context: Optional[ssl.SSLContext]


class Caller:
    def __init__(self, options: ClientOptions, classes: ErrorClasses, around: Optional[Surroundings] = None) -> None:
        if not options.api_key:
            raise ValueError("api_key is missing.")
        self.rate_limit: Optional[RateLimit] = None
        self._options = options
        self._classes = classes
        self._around = around or Surroundings()
        self._connections = Connections(options.base_url, options.ssl_context)
        self._headers = {
            "authorization": header("api_key", f"Bearer {options.api_key}"),
            "user-agent": header("user_agent", options.user_agent),
        }
        _checked_timeout(options.timeout)

    def close(self) -> None:
        self._connections.close()

    def body(self, operation: Operation[Result], values: Mapping[str, Any], options: CallOptions) -> Result:
        """The body of an operation's only success. The type relies on the contract: nothing is checked here."""
        return cast(Result, self._call(operation, values, options).body)

    def reply(self, operation: Operation[Result], values: Mapping[str, Any], options: CallOptions) -> Result:
        """The success of an operation with several, distinguished by ``status``."""
        return cast(Result, self._call(operation, values, options))

    def pages(self, operation: Listing[Page, Entry], values: Mapping[str, Any], options: CallOptions) -> "Pages[Page, Entry]":
        """A list from the requested page to its end. Each page is one call, made when its entries are needed."""
        return Pages(operation, lambda cursor: self.body(operation, at_cursor(operation, values, cursor), options))

    def events(self, operation: Operation[Streamed], values: Mapping[str, Any], options: CallOptions) -> "Events[Streamed]":
        """A stream of events, each as the contract has it. Every iteration begins one. ``timeout`` is the limit for its beginning."""
        argument = operation.last_event_id

        def begin(last_id: str) -> Opened:
            continued = values if argument is None or last_id == "" else {**values, argument: last_id}
            return cast(Opened, self._call(operation, continued, options).body)

        def sleep(seconds: float) -> None:
            self._around.sleep(seconds, options.cancellation)

        given = None if argument is None else values.get(argument)
        return Events(Following(operation.id, given or "", options.reconnect, begin, sleep, self._around.random))

    def _call(self, operation: Operation[Any], values: Mapping[str, Any], options: CallOptions) -> "Reply[int, Any]":
        request = http_request(operation, values)
        request = replace(request, headers={**request.headers, **self._own_headers(operation, request.headers)})
        timeout = self._options.timeout if options.timeout is None else _checked_timeout(options.timeout)
        retries = self._options.max_retries if options.max_retries is None else options.max_retries
        repeatable = operation.repetition != "none"
        attempt = 0
        while True:
            attempt += 1
            exchanged = self._connections.exchange(
                request, timeout, options.cancellation, repeatable=repeatable, streams=operation.streams
            )
            if isinstance(exchanged, LostAttempt):
                outcome: Union["Reply[int, Any]", Tuple[Exception, Union[Lost, Refused]]] = _lost(operation, attempt, timeout, exchanged)
            else:
                outcome = self._outcome(operation, attempt, exchanged, options)
            if isinstance(outcome, Reply):
                return outcome
            error, failure = outcome
            wait = wait_before_retry(failure, attempt, self._around.random) if repeatable and attempt <= retries else None
            if wait is None:
                raise error
            self._around.sleep(wait, options.cancellation)

    def _outcome(
        self, operation: Operation[Any], attempt: int, answered: Answered, options: CallOptions
    ) -> Union["Reply[int, Any]", Tuple[Exception, Refused]]:
        """A stream that nobody will read is closed."""
        outcome = None
        try:
            outcome = self._answered(operation, attempt, answered, options)
            return outcome
        finally:
            if answered.stream and not isinstance(outcome, Reply):
                answered.stream.close()

    def _answered(
        self, operation: Operation[Any], attempt: int, answered: Answered, options: CallOptions
    ) -> Union["Reply[int, Any]", Tuple[Exception, Refused]]:
        info = response_info(operation.id, attempt, answered.status, answered.headers)
        self.rate_limit = info.rate_limit or self.rate_limit
        for told in (self._options.on_response, options.on_response):
            if told:
                told(info)
        wait = retry_after_seconds(info.headers.get("retry-after"), self._around.now())
        retry_after = None if wait is None else math.ceil(wait)
        meant = meaning(operation, info, answered.body, retry_after, self._classes)
        if isinstance(meant, Reply):
            return _opened(info, answered) if operation.streams else meant
        used_up = names.FINAL_DETAIL is not None and isinstance(meant, ErrorResponse) and names.FINAL_DETAIL in meant.details
        return meant, Refused(info.status, retry_after, used_up)

    def _own_headers(self, operation: Operation[Any], given: Mapping[str, str]) -> Dict[str, str]:
        """The same for every attempt, above all the key, by which the server recognizes a repetition."""
        if operation.repetition != "key":
            return self._headers
        return {**self._headers, names.IDEMPOTENCY_KEY: given.get(names.IDEMPOTENCY_KEY) or self._around.key()}


def at_cursor(operation: Listing[Any, Any], values: Mapping[str, Any], cursor: Optional[str]) -> Mapping[str, Any]:
    """The arguments of the page at ``cursor``; of the first one without it."""
    if cursor is None:
        return values
    if operation.cursor == "query":
        argument = next((parameter.argument for parameter in operation.parameters if parameter.name == names.CURSOR), names.CURSOR)
        return {**values, argument: cursor}
    return {**values, "body": {**(values.get("body") or {}), names.CURSOR: cursor}}


def _opened(info: ResponseInfo, answered: Answered) -> "Reply[int, Any]":
    if answered.stream is None:
        text = answered.body.decode(errors="replace")
        raise UnexpectedResponseError(info.operation, "answered with what is no stream of events", info.status, info.request_id, text)
    return Reply(info.status, Opened(answered.stream, info.status, info.request_id))


def _lost(operation: Operation[Any], attempt: int, timeout: float, lost: LostAttempt) -> Tuple[Exception, Lost]:
    if lost.timed_out:
        error: NoResponseError = ResponseTimeoutError(operation.id, attempt, f"no complete answer within {timeout:g} s")
    else:
        error = NoResponseError(operation.id, attempt, str(lost.cause) or type(lost.cause).__name__)
    error.__cause__ = lost.cause
    return error, Lost()


def _checked_timeout(seconds: float) -> float:
    if not 0 < seconds <= _LONGEST_TIMEOUT:
        raise ValueError(f"timeout is {seconds}, not a number of seconds above 0 and up to a day.")
    return seconds
