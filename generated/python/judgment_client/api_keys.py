# Generated from spec/ by `npm run generate`. Do not edit.
"""API keys authenticate callers. A key is `jk_` and 43 letters and digits, so secret scanners can find it with
`\\\\bjk_[0-9A-Za-z]{43}\\\\b`. A request sends a key as `Authorization: Bearer <key>`. Only admin keys manage keys. Keys
belong to the whole organization.
"""

from __future__ import annotations

from typing import List, Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_CREATE: Operation[types.ApiKeyWithSecret] = Operation(
    "api_keys_create",
    "POST",
    "/api-keys",
    (Parameter("Idempotency-Key", "header", "idempotency_key"),),
    True,
    "key",
    (201,),
)


_DELETE: Operation[None] = Operation(
    "api_keys_delete",
    "DELETE",
    "/api-keys/{id}",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (204,),
)


_LIST: Listing[types.ApiKeyList, types.ApiKey] = Listing(
    "api_keys_list",
    "GET",
    "/api-keys",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="api_keys",
    cursor="query",
)


_ROTATE: Operation[types.ApiKeyWithSecret] = Operation(
    "api_keys_rotate",
    "POST",
    "/api-keys/{id}/rotate",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


class ApiKeys:
    """API keys authenticate callers. A key is `jk_` and 43 letters and digits, so secret scanners can find it with
    `\\\\bjk_[0-9A-Za-z]{43}\\\\b`. A request sends a key as `Authorization: Bearer <key>`. Only admin keys manage keys. Keys
    belong to the whole organization.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(
        self,
        *,
        body: types.ApiKeyCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.ApiKeyWithSecret:
        """Make an API key.

        Create a key. The response shows its value once, because the service stores only a hash. A retry with the same
        `Idempotency-Key` shows the same value while the node still caches the first response.

        `POST /api-keys`
        Needs an `admin` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
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
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, LimitExceededError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _CREATE,
            {"idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def delete(
        self,
        id: types.KeyId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Revoke an API key.

        Revoke a key. Within a second, the key is `unauthorized` on every node. A key may revoke itself. Revoking the
        organization's last admin key that does not expire is a `conflict`.

        `DELETE /api-keys/{id}`
        Needs an `admin` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the key.
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
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.ApiKeyList:
        """List API keys.

        List the organization's keys, without their values.

        `GET /api-keys`
        Needs an `admin` key.

        Args:
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.ApiKeyList, types.ApiKey]:
        """Every entry of `api_keys` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def rotate(
        self,
        id: types.KeyId,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.Rotation] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.ApiKeyWithSecret:
        """Rotate an API key.

        Replace the value of a key. The id, role and scope stay the same. The response shows the new value once. The old
        value stays valid for `previous_valid_for`. If you rotate again in that time, the older value ends at once. The key of a
        person has no value, so rotating it is a `conflict`.

        `POST /api-keys/{id}/rotate`
        Needs an `admin` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the key.
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
            _ROTATE,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncApiKeys:
    """As `ApiKeys`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self,
        *,
        body: types.ApiKeyCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.ApiKeyWithSecret:
        """Make an API key. As `ApiKeys.create`.

        `POST /api-keys`
        """
        return await self._caller.body(
            _CREATE,
            {"idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def delete(
        self,
        id: types.KeyId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Revoke an API key. As `ApiKeys.delete`.

        `DELETE /api-keys/{id}`
        """
        return await self._caller.body(
            _DELETE,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.ApiKeyList:
        """List API keys. As `ApiKeys.list`.

        `GET /api-keys`
        """
        return await self._caller.body(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.ApiKeyList, types.ApiKey]:
        """Every entry of `api_keys` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    async def rotate(
        self,
        id: types.KeyId,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.Rotation] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.ApiKeyWithSecret:
        """Rotate an API key. As `ApiKeys.rotate`.

        `POST /api-keys/{id}/rotate`
        """
        return await self._caller.body(
            _ROTATE,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
