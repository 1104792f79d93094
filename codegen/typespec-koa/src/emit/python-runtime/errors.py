"""The errors of a call."""

from typing import Any, Mapping, Optional

from .response_info import RateLimit, ResponseInfo


class ErrorResponse(Exception):
    """The service refused the call or failed, and returned its error envelope."""

    code: str
    """What went wrong. A newer service may send codes that this client does not list."""

    status: int
    """The HTTP status."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: Any
    """The facts behind the message, as named members. The code determines the members."""

    request_id: Optional[str]
    """The id of the request in the server's log."""

    retry_after: Optional[int]
    """Seconds to wait before another attempt, if the service gave them."""

    rate_limit: Optional[RateLimit]

    operation: str
    """The operation's id: ``documents_write``."""

    def __init__(self, code: str, message: str, details: Mapping[str, Any], info: ResponseInfo, retry_after: Optional[int]) -> None:
        # All of them, so that an error survives pickling, as between the processes of a pool.
        super().__init__(code, message, details, info, retry_after)
        self.code = code
        self.message = message
        self.details = details
        self.status = info.status
        self.request_id = info.request_id
        self.rate_limit = info.rate_limit
        self.operation = info.operation
        self.retry_after = retry_after

    def __str__(self) -> str:
        return f"{self.operation}: {self.status} {self.code}: {self.message}"


class UnexpectedResponseError(Exception):
    """The response is not part of the contract. It came from a proxy or another service, for example."""

    def __init__(self, operation: str, problem: str, status: int, request_id: Optional[str], body: str) -> None:
        super().__init__(operation, problem, status, request_id, body)
        self.operation = operation
        self.problem = problem
        self.status = status
        self.request_id = request_id
        self.excerpt = body[:1000]
        """The first 1,000 characters of the response."""

    def __str__(self) -> str:
        return f"{self.operation}: {self.problem}"


class NoResponseError(Exception):
    """No complete response arrived. It is unknown what happened to the request. ``__cause__`` is the network's error."""

    def __init__(self, operation: str, attempts: int, problem: str) -> None:
        super().__init__(operation, attempts, problem)
        self.operation = operation
        self.attempts = attempts
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.operation}: {self.problem}{f' ({self.attempts} attempts)' if self.attempts > 1 else ''}"


class ResponseTimeoutError(NoResponseError, TimeoutError):
    """The response was not complete within ``timeout``."""

    __str__ = NoResponseError.__str__


class CallCancelledError(Exception):
    """The call was ended by its ``Cancellation``. It is unknown what happened to the request."""
