# Generated from spec/ by `npm run generate`. Do not edit.
"""A sentinel asks the same contexts again and again, so a change of the answers is a change of the engine and not of the documents. Nothing is
judged again by itself.
"""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_DELETE: Operation[None] = Operation(
    "sentinels_delete",
    "DELETE",
    "/namespaces/{ns}/judgments/{name}/sentinel",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (204,),
)


_GET: Operation[types.Sentinel] = Operation(
    "sentinels_get",
    "GET",
    "/namespaces/{ns}/judgments/{name}/sentinel",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
    ),
    False,
    "safe",
    (200,),
)


_PUT: Operation[types.Sentinel] = Operation(
    "sentinels_put",
    "PUT",
    "/namespaces/{ns}/judgments/{name}/sentinel",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


class Sentinels:
    """A sentinel asks the same contexts again and again, so a change of the answers is a change of the engine and not of the documents. Nothing is
    judged again by itself.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def delete(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Turn off a sentinel. Its contexts and runs are deleted. Its evaluations stay in the log.

        `DELETE /namespaces/{ns}/judgments/{name}/sentinel`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
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
            {"ns": ns, "name": name, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Sentinel:
        """Read a sentinel with its runs: what changed between them. `not_found` when it is not turned on.

        `GET /namespaces/{ns}/judgments/{name}/sentinel`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "name": name},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def put(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.SentinelUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Sentinel:
        """Turn on a sentinel, or change its settings. Contexts are drawn by chance among the documents that the judgment applies to, and kept as they are. They are asked
        at once, a second time directly afterwards, and then whenever another version of the engine answers, and weekly. Questions are metered, billed and
        logged as shadow evaluations, and never become answers of documents. Contexts of a cascade are asked as its documents are, and again within a day after either
        engine has another version. A version of its engines that only replies name is noticed by the weekly run alone. Another `size` draws anew, and so does another
        version of the judgment. A run that ends with fewer than 20 answers is begun again after 1, 2, 4, 7 and 7 days. On a template prefix, the documents of all namespaces under it
        are drawn. `conflict` for an inherited judgment: turn it on where the judgment is.

        `PUT /namespaces/{ns}/judgments/{name}/sentinel`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
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
            _PUT,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncSentinels:
    """As `Sentinels`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def delete(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Turn off a sentinel. As `Sentinels.delete`.

        `DELETE /namespaces/{ns}/judgments/{name}/sentinel`
        """
        return await self._caller.body(
            _DELETE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Sentinel:
        """Read a sentinel. As `Sentinels.get`.

        `GET /namespaces/{ns}/judgments/{name}/sentinel`
        """
        return await self._caller.body(_GET, {"ns": ns, "name": name}, CallOptions(timeout, max_retries, on_response))

    async def put(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.SentinelUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Sentinel:
        """Turn on a sentinel. As `Sentinels.put`.

        `PUT /namespaces/{ns}/judgments/{name}/sentinel`
        """
        return await self._caller.body(
            _PUT,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
