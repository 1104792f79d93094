# Generated from spec/ by `npm run generate`. Do not edit.
"""Shares say how many documents are so: as the judge says, as labels say, and corrected."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_GET: Operation[types.ShareReport] = Operation(
    "shares_get",
    "GET",
    "/namespaces/{ns}/judgments/{name}/share",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("by", "query", "by"),
        Parameter("queue", "query", "queue"),
        Parameter("where", "query", "where"),
    ),
    False,
    "safe",
    (200,),
)


class Shares:
    """Shares say how many documents are so: as the judge says, as labels say, and corrected."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        by: Optional[types.AttributePath] = None,
        queue: Optional[types.LabelQueueId] = None,
        where: Optional[types.FilterText] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.ShareReport:
        """Estimate a share.

        Estimate the share of yes (the mix of a `choice`, the mean of a `score`) among all documents that match. The judge answers all of them and
        makes mistakes. Labels are right and few. The corrected figure has the best of both. On a template prefix, it is about the documents of all
        namespaces under it that inherit the judgment. The service reads all matching documents, and asks no engine.

        Labels of a queue that was drawn with a filter speak only for documents that match that filter. Ask for their share with the same filter, or
        use only the labels of one queue.

        `GET /namespaces/{ns}/judgments/{name}/share`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            by: Also the shares for each value of this attribute.
            queue: Use only labels of this label queue.
            where: Only documents that match this filter, as JSON text.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooExpensiveError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "name": name, "by": by, "queue": queue, "where": where},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncShares:
    """As `Shares`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        by: Optional[types.AttributePath] = None,
        queue: Optional[types.LabelQueueId] = None,
        where: Optional[types.FilterText] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.ShareReport:
        """Estimate a share. As `Shares.get`.

        `GET /namespaces/{ns}/judgments/{name}/share`
        """
        return await self._caller.body(
            _GET,
            {"ns": ns, "name": name, "by": by, "queue": queue, "where": where},
            CallOptions(timeout, max_retries, on_response),
        )
