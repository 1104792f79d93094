# Generated from spec/ by `npm run generate`. Do not edit.
"""The errors that calls raise."""

from __future__ import annotations

from typing import Any, Dict, Literal

from . import types
from ._runtime.errors import CallCancelledError, ErrorResponse, NoResponseError, ResponseTimeoutError, UnexpectedResponseError
from ._runtime.reply import ErrorClasses

__all__ = [
    "JudgmentServiceError",
    "CallCancelledError",
    "NoResponseError",
    "ResponseTimeoutError",
    "UnexpectedResponseError",
    "InvalidRequestError",
    "UnauthorizedError",
    "BudgetExceededError",
    "ForbiddenError",
    "PlanRequiredError",
    "LimitExceededError",
    "NotFoundError",
    "MethodNotAllowedError",
    "ConflictError",
    "TooLargeError",
    "TooExpensiveError",
    "RateLimitedError",
    "InternalError",
    "UnavailableError",
]


class JudgmentServiceError(ErrorResponse):
    """The service refused or failed a call. There is a subclass for each code that this client knows."""


class InvalidRequestError(JudgmentServiceError):
    """`invalid_request`: 400. The request is malformed or breaks a rule. `details.issues` says where."""

    code: Literal["invalid_request"]
    details: types.InvalidRequestDetails


class UnauthorizedError(JudgmentServiceError):
    """`unauthorized`: 401. The request has no API key, or its key is unknown, expired or revoked."""

    code: Literal["unauthorized"]
    details: types.ErrorDetails


class BudgetExceededError(JudgmentServiceError):
    """`budget_exceeded`: 402. The namespace's budget does not allow this work."""

    code: Literal["budget_exceeded"]
    details: types.BudgetExceededDetails


class ForbiddenError(JudgmentServiceError):
    """`forbidden`: 403. The key's role or scope does not allow this request."""

    code: Literal["forbidden"]
    details: types.ForbiddenDetails


class PlanRequiredError(JudgmentServiceError):
    """`plan_required`: 403. The organization's plan does not include this. `details` names a plan that does."""

    code: Literal["plan_required"]
    details: types.PlanRequiredDetails


class LimitExceededError(JudgmentServiceError):
    """`limit_exceeded`: 403. The organization already has as many of this resource as its plan allows. `details` says how many."""

    code: Literal["limit_exceeded"]
    details: types.LimitExceededDetails


class NotFoundError(JudgmentServiceError):
    """`not_found`: 404. The route or resource does not exist, or the key may not see it."""

    code: Literal["not_found"]
    details: types.ErrorDetails


class MethodNotAllowedError(JudgmentServiceError):
    """`method_not_allowed`: 405. The route does not support this method. `details.allowed` lists the methods it supports."""

    code: Literal["method_not_allowed"]
    details: Dict[str, Any]


class ConflictError(JudgmentServiceError):
    """`conflict`: 409. The resource's current state does not allow this request."""

    code: Literal["conflict"]
    details: types.ConflictDetails


class TooLargeError(JudgmentServiceError):
    """`too_large`: 413. The body is larger than the operation accepts."""

    code: Literal["too_large"]
    details: types.TooLargeDetails


class TooExpensiveError(JudgmentServiceError):
    """`too_expensive`: 422. The query needs more database time than the limit. `details` says what would make it cheap."""

    code: Literal["too_expensive"]
    details: types.TooExpensiveDetails


class RateLimitedError(JudgmentServiceError):
    """`rate_limited`: 429. Too many requests, or a daily allowance is used up."""

    code: Literal["rate_limited"]
    details: types.RateLimitedDetails


class InternalError(JudgmentServiceError):
    """`internal`: 500. An error in the server. The request id identifies it in the log."""

    code: Literal["internal"]
    details: types.ErrorDetails


class UnavailableError(JudgmentServiceError):
    """`unavailable`: 503. The service cannot do this right now. Nothing changed, unless `details.outcome_unknown` is true. Retry later.
    Sent under 501 when the operation is not served yet.
    """

    code: Literal["unavailable"]
    details: types.UnavailableDetails


CLASSES = ErrorClasses(JudgmentServiceError, {
    "invalid_request": InvalidRequestError,
    "unauthorized": UnauthorizedError,
    "budget_exceeded": BudgetExceededError,
    "forbidden": ForbiddenError,
    "plan_required": PlanRequiredError,
    "limit_exceeded": LimitExceededError,
    "not_found": NotFoundError,
    "method_not_allowed": MethodNotAllowedError,
    "conflict": ConflictError,
    "too_large": TooLargeError,
    "too_expensive": TooExpensiveError,
    "rate_limited": RateLimitedError,
    "internal": InternalError,
    "unavailable": UnavailableError,
})
