# Generated from spec/ by `npm run generate`. Do not edit.
"""Outcomes record what really happened to judged documents. Calibration and composite weights are fitted to them."""

from __future__ import annotations

from typing import List, Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_CREATE: Operation[types.OutcomesCreated] = Operation(
    "outcomes_create",
    "POST",
    "/namespaces/{ns}/outcomes",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (201,),
)


_DELETE: Operation[None] = Operation(
    "outcomes_delete",
    "DELETE",
    "/namespaces/{ns}/outcomes/{id}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (204,),
)


_LIST: Listing[types.OutcomeList, types.Outcome] = Listing(
    "outcomes_list",
    "GET",
    "/namespaces/{ns}/outcomes",
    (
        Parameter("ns", "path", "ns"),
        Parameter("cursor", "query", "cursor"),
        Parameter("document_id", "query", "document_id"),
        Parameter("judgment", "query", "judgment"),
        Parameter("limit", "query", "limit"),
        Parameter("matched", "query", "matched"),
        Parameter("since", "query", "since"),
        Parameter("until", "query", "until"),
    ),
    False,
    "safe",
    (200,),
    member="outcomes",
    cursor="query",
)


class Outcomes:
    """Outcomes record what really happened to judged documents. Calibration and composite weights are fitted to them."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(
        self,
        ns: types.NamespaceName,
        *,
        body: types.OutcomesCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.OutcomesCreated:
        """Post outcomes.

        Post up to 1,000 outcomes. Either all of them are stored or none. A repeated `id` replaces the earlier outcome. A
        judgment that the namespace does not have is `invalid_request`. A document that it does not have is no error,
        because outcomes outlive their documents. The first calibration of a judgment is fitted shortly after its first 100
        documents have outcomes.

        One document may have several outcomes under one version and engine version. Then fits, figures and recommendations
        use the one with the latest `observed_at`. A later outcome corrects an earlier one or depends on it, so one
        document counts as one observation.

        `POST /namespaces/{ns}/outcomes`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace. Send `/` as `%2F`.
            idempotency_key: A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
                first response word for word. This holds on every node and after restarts. Two requests are the same when their
                path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
                the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
                independent.

                - If a retry arrives while the first request is still running, it waits for that response.
                - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
                `details.outcome_unknown`. Nor are refusals because of the API key, the
                parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
                runs the request anew.
                - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
                - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
                30 seconds.
                - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
                response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
                `If-Match` is stored as other requests are.

        Raises:
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _CREATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def delete(
        self,
        ns: types.NamespaceName,
        id: types.OutcomeId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Delete an outcome. The next fit does not use it.

        `DELETE /namespaces/{ns}/outcomes/{id}`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace. Send `/` as `%2F`.
            id: The id of the outcome.
            idempotency_key: A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
                first response word for word. This holds on every node and after restarts. Two requests are the same when their
                path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
                the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
                independent.

                - If a retry arrives while the first request is still running, it waits for that response.
                - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
                `details.outcome_unknown`. Nor are refusals because of the API key, the
                parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
                runs the request anew.
                - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
                - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
                30 seconds.
                - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
                response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
                `If-Match` is stored as other requests are.

        Raises:
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _DELETE,
            {"ns": ns, "id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list(
        self,
        ns: types.NamespaceName,
        *,
        cursor: Optional[types.Cursor] = None,
        document_id: Optional[types.DocumentId] = None,
        judgment: Optional[types.Name] = None,
        limit: Optional[int] = None,
        matched: Optional[bool] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.OutcomeList:
        """List outcomes, newest observed first.

        `GET /namespaces/{ns}/outcomes`
        Needs a `read_only` key.

        Args:
            ns: The namespace. Send `/` as `%2F`.
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            document_id: Return only outcomes for this document.
            judgment: Return only outcomes for the judgment that has this name in the namespace now.
            limit: The largest number of entries in one page.

                Default: `100`.
            matched: True returns only outcomes that are matched with an evaluation. False returns only unmatched ones.
            since: Return only outcomes observed at or after this time.
            until: Return only outcomes observed before this time.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"ns": ns, "cursor": cursor, "document_id": document_id, "judgment": judgment, "limit": limit, "matched": matched, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        ns: types.NamespaceName,
        *,
        cursor: Optional[types.Cursor] = None,
        document_id: Optional[types.DocumentId] = None,
        judgment: Optional[types.Name] = None,
        limit: Optional[int] = None,
        matched: Optional[bool] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.OutcomeList, types.Outcome]:
        """Every entry of `outcomes` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"ns": ns, "cursor": cursor, "document_id": document_id, "judgment": judgment, "limit": limit, "matched": matched, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncOutcomes:
    """As `Outcomes`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self,
        ns: types.NamespaceName,
        *,
        body: types.OutcomesCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.OutcomesCreated:
        """Post outcomes. As `Outcomes.create`.

        `POST /namespaces/{ns}/outcomes`
        """
        return await self._caller.body(
            _CREATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def delete(
        self,
        ns: types.NamespaceName,
        id: types.OutcomeId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Delete an outcome. As `Outcomes.delete`.

        `DELETE /namespaces/{ns}/outcomes/{id}`
        """
        return await self._caller.body(
            _DELETE,
            {"ns": ns, "id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def list(
        self,
        ns: types.NamespaceName,
        *,
        cursor: Optional[types.Cursor] = None,
        document_id: Optional[types.DocumentId] = None,
        judgment: Optional[types.Name] = None,
        limit: Optional[int] = None,
        matched: Optional[bool] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.OutcomeList:
        """List outcomes. As `Outcomes.list`.

        `GET /namespaces/{ns}/outcomes`
        """
        return await self._caller.body(
            _LIST,
            {"ns": ns, "cursor": cursor, "document_id": document_id, "judgment": judgment, "limit": limit, "matched": matched, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        ns: types.NamespaceName,
        *,
        cursor: Optional[types.Cursor] = None,
        document_id: Optional[types.DocumentId] = None,
        judgment: Optional[types.Name] = None,
        limit: Optional[int] = None,
        matched: Optional[bool] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.OutcomeList, types.Outcome]:
        """Every entry of `outcomes` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"ns": ns, "cursor": cursor, "document_id": document_id, "judgment": judgment, "limit": limit, "matched": matched, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response),
        )
