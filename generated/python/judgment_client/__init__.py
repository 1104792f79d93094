# Generated from spec/ by `npm run generate`. Do not edit.
"""A client of the Judgment Service."""

from . import types
from ._runtime.cancellation import Cancellation
from ._runtime.pages import AsyncPages, Pages
from ._runtime.reply import Reply
from ._runtime.response_info import RateLimit, ResponseInfo
from .client import AsyncClient, Client
from .errors import (
    BudgetExceededError,
    CallCancelledError,
    ConflictError,
    ForbiddenError,
    InternalError,
    InvalidRequestError,
    JudgmentServiceError,
    LimitExceededError,
    MethodNotAllowedError,
    NoResponseError,
    NotFoundError,
    PlanRequiredError,
    RateLimitedError,
    ResponseTimeoutError,
    TooExpensiveError,
    TooLargeError,
    UnauthorizedError,
    UnavailableError,
    UnexpectedResponseError,
)

__version__ = "1.0.0"

__all__ = [
    "AsyncClient",
    "AsyncPages",
    "BudgetExceededError",
    "CallCancelledError",
    "Cancellation",
    "Client",
    "ConflictError",
    "ForbiddenError",
    "InternalError",
    "InvalidRequestError",
    "JudgmentServiceError",
    "LimitExceededError",
    "MethodNotAllowedError",
    "NoResponseError",
    "NotFoundError",
    "Pages",
    "PlanRequiredError",
    "RateLimit",
    "RateLimitedError",
    "Reply",
    "ResponseInfo",
    "ResponseTimeoutError",
    "TooExpensiveError",
    "TooLargeError",
    "UnauthorizedError",
    "UnavailableError",
    "UnexpectedResponseError",
    "__version__",
    "types",
]
