# Generated from spec/ by `npm run generate`. Do not edit.
"""Queries find documents of one namespace, by attributes and answers."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_QUERY: Listing[types.QueryResponse, types.QueryRow] = Listing(
    "queries_query",
    "POST",
    "/namespaces/{ns}/query",
    (Parameter("ns", "path", "ns"),),
    True,
    "safe",
    (200,),
    member="rows",
    cursor="body",
)


class Queries:
    """Queries find documents of one namespace, by attributes and answers."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def query(
        self,
        ns: types.NamespaceName,
        *,
        body: types.QueryRequest,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.QueryResponse:
        """Query documents.

        Find documents. A query reads answers as stored and never waits for judging. For a judgment that answers on read,
        it shows what was computed before.

        The cost of a query depends on the size of the documents that it has to read. `usage.bytes_scanned` reports it.
        These fields are indexed for filters and ranking: ids, attributes with an index, `p`, `score` and `value` of
        answers, and thresholds on `p` and `score`. An index helps when it bounds the whole filter: alone, in an `And`, or
        in every branch of an `Or`. All other conditions (negations, null, `escape_p`, `dist`, `freshness`) are checked on
        the remaining documents. Without an index, these are all documents.

        You can declare indexes of attributes with `indexed_attributes` of the namespace or a template prefix. The service
        also learns them. When a query filters or ranks more than 5,000 documents by an attribute without an index, it
        reads all of them. Then the service builds the index in the background, within seconds. A learned index is removed
        when no query has used it for a week. `created_at` and `updated_at` are learned like attributes. They count towards
        the limit, but are not listed.

        Where many queries of a day select one value of an attribute and rank by another attribute or a time, the service
        also learns an index of the two together, at most two for a namespace. Such a query then reads no more documents
        than it returns. These indexes are not listed either.

        A page ends early, with fewer rows than `top_k`, when its content would be larger than 64 MB.

        `POST /namespaces/{ns}/query`
        Needs a `read_only` key.
        Accepts a body of up to 1,048,576 bytes.
        Bills `queries`.

        Args:
            ns: The namespace. Send `/` as `%2F`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, LimitExceededError, NotFoundError, RateLimitedError, TooExpensiveError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _QUERY,
            {"ns": ns, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def query_all(
        self,
        ns: types.NamespaceName,
        *,
        body: types.QueryRequest,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.QueryResponse, types.QueryRow]:
        """Every entry of `rows` that `query` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `query` raises.
        """
        return self._caller.pages(
            _QUERY,
            {"ns": ns, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncQueries:
    """As `Queries`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def query(
        self,
        ns: types.NamespaceName,
        *,
        body: types.QueryRequest,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.QueryResponse:
        """Query documents. As `Queries.query`.

        `POST /namespaces/{ns}/query`
        """
        return await self._caller.body(
            _QUERY,
            {"ns": ns, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    def query_all(
        self,
        ns: types.NamespaceName,
        *,
        body: types.QueryRequest,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.QueryResponse, types.QueryRow]:
        """Every entry of `rows` that `query` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `query` raises.
        """
        return self._caller.pages(_QUERY, {"ns": ns, "body": body}, CallOptions(timeout, max_retries, on_response))
