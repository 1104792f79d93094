# Generated from spec/ by `npm run generate`. Do not edit.
"""Agreement compares answers with labels, and people with each other."""

from __future__ import annotations

from typing import List, Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_DISAGREEMENTS: Listing[types.DisagreementList, types.Disagreement] = Listing(
    "agreement_disagreements",
    "GET",
    "/namespaces/{ns}/judgments/{name}/disagreements",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="disagreements",
    cursor="query",
)


_GET: Operation[types.AgreementReport] = Operation(
    "agreement_get",
    "GET",
    "/namespaces/{ns}/judgments/{name}/agreement",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("by", "query", "by"),
    ),
    False,
    "safe",
    (200,),
)


_OVER_TIME: Operation[types.AgreementOverTime] = Operation(
    "agreement_over_time",
    "GET",
    "/namespaces/{ns}/judgments/{name}/agreement-over-time",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("from", "query", "from_"),
        Parameter("step", "query", "step"),
        Parameter("steps", "query", "steps"),
        Parameter("to", "query", "to"),
    ),
    False,
    "safe",
    (200,),
)


class Agreement:
    """Agreement compares answers with labels, and people with each other."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def disagreements(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.DisagreementList:
        """List disagreements.

        List the documents whose answer is not the label, those with the surest answers first. They show best what the judge does not
        understand, or which labels are wrong. Open a document with `GET …/documents/{id}`, and its context with `…/explain`.

        `GET /namespaces/{ns}/judgments/{name}/disagreements`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooExpensiveError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _DISAGREEMENTS,
            {"ns": ns, "name": name, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def disagreements_all(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.DisagreementList, types.Disagreement]:
        """Every entry of `disagreements` that `disagreements` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `disagreements` raises.
        """
        return self._caller.pages(
            _DISAGREEMENTS,
            {"ns": ns, "name": name, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        by: Optional[types.AttributePath] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.AgreementReport:
        """Compare answers with labels.

        Compare the answers of the active version under the engine's current version with labels: a confusion matrix, Cohen's kappa, true rates at each
        threshold, two baselines, and how well people agree. On a template prefix, over all namespaces under it that inherit the judgment.

        `GET /namespaces/{ns}/judgments/{name}/agreement`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            by: Also the agreement for each value of this attribute of the documents as they are now.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooExpensiveError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "name": name, "by": by},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def over_time(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        from_: Optional[types.Timestamp] = None,
        step: Optional[types.ActivityStep] = None,
        steps: Optional[int] = None,
        to: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.AgreementOverTime:
        """Read agreement over time.

        Read how often outcomes agreed with answers over time. An outcome counts in the hour in which it was compared: when it was posted, or when its
        answer was stored later. An outcome that is posted again counts again, and one that is deleted stays counted. All versions of the judgment count.
        On a template prefix, all namespaces count that inherit the judgment.

        The server counts by hour in UTC and keeps the counts for 90 days, unless its operator set another time. The counts of a judgment or a namespace
        are deleted with it. These counts are for charts. They never have more than happened. They may lack the last seconds of a process that was killed
        or lost its database. Exact figures of the current epoch are in `GET …/agreement`.

        `GET /namespaces/{ns}/judgments/{name}/agreement-over-time`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            from_: The first step is the one with this time. Defaults to `steps` before the end.
            step: The length of a step.

                Default: `"hour"`.
            steps: The number of steps, instead of `from`. Defaults to 24 hours, or 30 days.
            to: The last step begins before this time. Defaults to the present, and later times count as the present. At most 744 steps.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _OVER_TIME,
            {"ns": ns, "name": name, "from_": from_, "step": step, "steps": steps, "to": to},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncAgreement:
    """As `Agreement`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def disagreements(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.DisagreementList:
        """List disagreements. As `Agreement.disagreements`.

        `GET /namespaces/{ns}/judgments/{name}/disagreements`
        """
        return await self._caller.body(
            _DISAGREEMENTS,
            {"ns": ns, "name": name, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    def disagreements_all(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.DisagreementList, types.Disagreement]:
        """Every entry of `disagreements` that `disagreements` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `disagreements` raises.
        """
        return self._caller.pages(
            _DISAGREEMENTS,
            {"ns": ns, "name": name, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        by: Optional[types.AttributePath] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.AgreementReport:
        """Compare answers with labels. As `Agreement.get`.

        `GET /namespaces/{ns}/judgments/{name}/agreement`
        """
        return await self._caller.body(
            _GET,
            {"ns": ns, "name": name, "by": by},
            CallOptions(timeout, max_retries, on_response),
        )

    async def over_time(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        from_: Optional[types.Timestamp] = None,
        step: Optional[types.ActivityStep] = None,
        steps: Optional[int] = None,
        to: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.AgreementOverTime:
        """Read agreement over time. As `Agreement.over_time`.

        `GET /namespaces/{ns}/judgments/{name}/agreement-over-time`
        """
        return await self._caller.body(
            _OVER_TIME,
            {"ns": ns, "name": name, "from_": from_, "step": step, "steps": steps, "to": to},
            CallOptions(timeout, max_retries, on_response),
        )
