# Generated from spec/ by `npm run generate`. Do not edit.
"""Drift says whether a judge still answers as it did."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_GET: Operation[types.DriftReport] = Operation(
    "drift_get",
    "GET",
    "/namespaces/{ns}/judgments/{name}/drift",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("by", "query", "by"),
        Parameter("since", "query", "since"),
        Parameter("until", "query", "until"),
    ),
    False,
    "safe",
    (200,),
)


class Drift:
    """Drift says whether a judge still answers as it did."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        by: Optional[types.DriftPeriods] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.DriftReport:
        """Compare answers over time.

        Compare the raw answers of the active version between versions of its engine, or between months. Read from the evaluation log, and no engine is asked. Answers
        that were carried forward and shadow answers do not count. On a template prefix, it is about all namespaces under it that inherit the judgment. At most
        30,000 evaluations of a namespace are read.

        The engines of a cascade answer different documents, and which ones depends on the bound. So their versions are listed and not compared (`compared` is null).
        Months are compared. A sentinel compares the answers to the same contexts, whichever engine gives them.

        `GET /namespaces/{ns}/judgments/{name}/drift`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            by: What divides the log into periods.

                Default: `"engine_version"`.
            since: Only evaluations at or after this time.
            until: Only evaluations before this time.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooExpensiveError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "name": name, "by": by, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncDrift:
    """As `Drift`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        by: Optional[types.DriftPeriods] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.DriftReport:
        """Compare answers over time. As `Drift.get`.

        `GET /namespaces/{ns}/judgments/{name}/drift`
        """
        return await self._caller.body(
            _GET,
            {"ns": ns, "name": name, "by": by, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response),
        )
