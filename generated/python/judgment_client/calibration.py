# Generated from spec/ by `npm run generate`. Do not edit.
"""Calibration shows how reliable the answers are, and which thresholds to use."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_GET: Operation[types.CalibrationReport] = Operation(
    "calibration_get",
    "GET",
    "/namespaces/{ns}/judgments/{name}/calibration",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
    ),
    False,
    "safe",
    (200,),
)


_RECOMMEND: Operation[types.Recommendation] = Operation(
    "calibration_recommend",
    "POST",
    "/namespaces/{ns}/judgments/{name}/recommend",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
    ),
    True,
    "natural",
    (200,),
)


class Calibration:
    """Calibration shows how reliable the answers are, and which thresholds to use."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.CalibrationReport:
        """Read the calibration report of the active version. Calibration is fitted for each version and engine epoch. The
        first fit comes shortly after 100 documents have outcomes. Later fits follow when this number has grown by half,
        and nightly when outcomes have changed. Below 100, there is none. On a template prefix, the report pools the
        outcomes of every namespace under it. Inherited answers use that pooled fit.

        `GET /namespaces/{ns}/judgments/{name}/calibration`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooExpensiveError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "name": name},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def recommend(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.RecommendRequest,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Recommendation:
        """Recommend a threshold.

        Recommend the threshold that meets a target, or say why none does. The recommendation uses the active version's
        outcomes under the engine's current version, with held-out estimates. It changes nothing. To set the threshold, use
        PATCH.

        `POST /namespaces/{ns}/judgments/{name}/recommend`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooExpensiveError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _RECOMMEND,
            {"ns": ns, "name": name, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncCalibration:
    """As `Calibration`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.CalibrationReport:
        """Read the calibration report. As `Calibration.get`.

        `GET /namespaces/{ns}/judgments/{name}/calibration`
        """
        return await self._caller.body(_GET, {"ns": ns, "name": name}, CallOptions(timeout, max_retries, on_response))

    async def recommend(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.RecommendRequest,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Recommendation:
        """Recommend a threshold. As `Calibration.recommend`.

        `POST /namespaces/{ns}/judgments/{name}/recommend`
        """
        return await self._caller.body(
            _RECOMMEND,
            {"ns": ns, "name": name, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
