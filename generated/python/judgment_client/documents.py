# Generated from spec/ by `npm run generate`. Do not edit.
"""Documents. You write them in batches and read them one at a time with their answers. To find them, use a query."""

from __future__ import annotations

from typing import Optional, Sequence

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_GET: Operation[types.Document] = Operation(
    "documents_get",
    "GET",
    "/namespaces/{ns}/documents/{id}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("id", "path", "id"),
        Parameter("judgments", "query", "judgments"),
        Parameter("wait_timeout_ms", "query", "wait_timeout_ms"),
        Parameter("If-Match", "header", "if_match"),
    ),
    False,
    "safe",
    (200,),
)


_WRITE: Operation[types.WriteResponse] = Operation(
    "documents_write",
    "POST",
    "/namespaces/{ns}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
        Parameter("If-Match", "header", "if_match"),
    ),
    True,
    "key",
    (200,),
)


class Documents:
    """Documents. You write them in batches and read them one at a time with their answers. To find them, use a query."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get(
        self,
        ns: types.NamespaceName,
        id: types.DocumentId,
        *,
        judgments: Optional[Sequence[types.Name]] = None,
        wait_timeout_ms: Optional[int] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Document:
        """Read a document with its answers. Judgments that answer on read are answered first, within the wait. A judgment whose
        context needs an index or a group that is still being built is not waited for. Other answers are returned as stored. If the namespace or the document does not exist, this is `not_found`. With `If-None-Match`
        and the `ETag` of an earlier read, the response is 304 without a body when the document and its answers are
        unchanged.

        `GET /namespaces/{ns}/documents/{id}`
        Needs a `read_only` key.
        Bills `judging`.

        Args:
            ns: The namespace. Send `/` as `%2F`.
            id: The id of the document. Send `/` as `%2F`.
            judgments: The judgments whose answers to return, separated by commas. Defaults to all. A judgment that the namespace
                neither has nor inherits is `invalid_request`.
            wait_timeout_ms: The longest wait for `on_read` judgments, in milliseconds. A value above 10,000 is lowered to 10,000. 0 answers
                none of them.

                Default: `5000`.
            if_match: The revision that the document must have, in double quotes (`"7"`), or the `ETag` of a read. Only the revision in
                the `ETag` counts. If the revision differs, this is a `conflict`, as with `if_revision`.

        Raises:
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "id": id, "judgments": judgments, "wait_timeout_ms": wait_timeout_ms, "if_match": if_match},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def write(
        self,
        ns: types.NamespaceName,
        *,
        body: types.WriteRequest,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.WriteResponse:
        """Write documents: upsert, patch, append and delete in one atomic commit. A request has at most 1,000 documents and
        64 MB. The first write creates the namespace. With `wait_for`, the response contains the judgments' answers that
        are ready within the wait. After a timeout, the write still stands.

        You may send the body with `Content-Encoding: gzip`. The size limit applies to the decompressed body. A body over 1
        MB is also `too_large` if its objects, arrays and values would take more than 1 GB of memory. An example is tens of
        millions of empty objects. If too many large bodies are in progress at once, the request fails with `unavailable`,
        and nothing is written.

        If the namespace's budget is used up and its `on_exceeded` is `reject`, the request fails with `budget_exceeded`,
        and nothing is written.

        With `if_revision`, each operation may require a revision of its document. If one document has another revision,
        nothing is written, and `conflict` lists the current revisions. This gives you optimistic concurrency control: read
        a document, write it with its revision, and on `conflict` read it again. If the response to a conditional write is
        lost, its retry conflicts with its own result. Send an `Idempotency-Key` to tell the two cases apart. For a write
        of exactly one document, `If-Match` has the same effect as `if_revision`.

        `POST /namespaces/{ns}`
        Needs a `read_write` key.
        Accepts a body of up to 67,108,864 bytes.
        Bills `writes`, `judging`.
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
            if_match: The revision that the document must have, in double quotes (`"7"`), or the `ETag` of a read. Only the revision in
                the `ETag` counts. If the revision differs, this is a `conflict`, as with `if_revision`.

        Raises:
            BudgetExceededError, ConflictError, ForbiddenError, InternalError, InvalidRequestError, LimitExceededError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _WRITE,
            {"ns": ns, "idempotency_key": idempotency_key, "if_match": if_match, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncDocuments:
    """As `Documents`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        ns: types.NamespaceName,
        id: types.DocumentId,
        *,
        judgments: Optional[Sequence[types.Name]] = None,
        wait_timeout_ms: Optional[int] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Document:
        """Read a document. As `Documents.get`.

        `GET /namespaces/{ns}/documents/{id}`
        """
        return await self._caller.body(
            _GET,
            {"ns": ns, "id": id, "judgments": judgments, "wait_timeout_ms": wait_timeout_ms, "if_match": if_match},
            CallOptions(timeout, max_retries, on_response),
        )

    async def write(
        self,
        ns: types.NamespaceName,
        *,
        body: types.WriteRequest,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.WriteResponse:
        """Write documents. As `Documents.write`.

        `POST /namespaces/{ns}`
        """
        return await self._caller.body(
            _WRITE,
            {"ns": ns, "idempotency_key": idempotency_key, "if_match": if_match, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
