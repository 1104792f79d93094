# Generated from spec/ by `npm run generate`. Do not edit.
"""What happened over time, from hourly counts of the whole organization."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_GET: Operation[types.ActivityReport] = Operation(
    "activity_get",
    "GET",
    "/activity",
    (
        Parameter("from", "query", "from_"),
        Parameter("step", "query", "step"),
        Parameter("steps", "query", "steps"),
        Parameter("to", "query", "to"),
    ),
    False,
    "safe",
    (200,),
)


class Activity:
    """What happened over time, from hourly counts of the whole organization."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get(
        self,
        *,
        from_: Optional[types.Timestamp] = None,
        step: Optional[types.ActivityStep] = None,
        steps: Optional[int] = None,
        to: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.ActivityReport:
        """Read activity over time.

        Read what happened over time: answers, failures, usage and its cost, deliveries, lag and agreement. Needs an admin key. The server counts by hour in UTC and keeps
        the counts for 90 days, unless its operator set another time. A step appears within ten seconds of what happened in it.

        These counts are for charts. They never have more than happened. They may lack the last seconds of a process that was killed or lost its
        database. Exact figures are in `GET /usage`, in the evaluation log and in the deliveries of an endpoint.

        `GET /activity`
        Needs an `admin` key.

        Args:
            from_: The first step is the one with this time. Defaults to `steps` before the end.
            step: The length of a step.

                Default: `"hour"`.
            steps: The number of steps, instead of `from`. Defaults to 24 hours, or 30 days.
            to: The last step begins before this time. Defaults to the present, and later times count as the present. At most 744 steps.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"from_": from_, "step": step, "steps": steps, "to": to},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncActivity:
    """As `Activity`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        from_: Optional[types.Timestamp] = None,
        step: Optional[types.ActivityStep] = None,
        steps: Optional[int] = None,
        to: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.ActivityReport:
        """Read activity over time. As `Activity.get`.

        `GET /activity`
        """
        return await self._caller.body(
            _GET,
            {"from_": from_, "step": step, "steps": steps, "to": to},
            CallOptions(timeout, max_retries, on_response),
        )
