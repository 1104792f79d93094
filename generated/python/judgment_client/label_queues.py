# Generated from spec/ by `npm run generate`. Do not edit.
"""Label queues let people say what is true of documents. Each document has a known chance of being drawn. Labels become outcomes with
`source: "label"`, and recommendations weigh by that chance. So a queue of hard documents does not make a judge look worse than it is.
"""

from __future__ import annotations

from typing import List, Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_CLAIM: Operation[types.LabelClaimed] = Operation(
    "label_queues_claim",
    "POST",
    "/namespaces/{ns}/judgments/{name}/label_queue/{queue}/claim",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("queue", "path", "queue"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


_CREATE: Operation[types.LabelQueue] = Operation(
    "label_queues_create",
    "POST",
    "/namespaces/{ns}/judgments/{name}/label_queue",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (201,),
)


_DELETE: Operation[None] = Operation(
    "label_queues_delete",
    "DELETE",
    "/namespaces/{ns}/judgments/{name}/label_queue/{queue}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("queue", "path", "queue"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (204,),
)


_GET: Operation[types.LabelQueue] = Operation(
    "label_queues_get",
    "GET",
    "/namespaces/{ns}/judgments/{name}/label_queue/{queue}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("queue", "path", "queue"),
    ),
    False,
    "safe",
    (200,),
)


_LABEL: Operation[types.Outcome] = Operation(
    "label_queues_label",
    "POST",
    "/namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/label",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("queue", "path", "queue"),
        Parameter("item", "path", "item"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


_LIST: Operation[types.LabelQueueList] = Operation(
    "label_queues_list",
    "GET",
    "/namespaces/{ns}/judgments/{name}/label_queue",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
    ),
    False,
    "safe",
    (200,),
)


_SKIP: Operation[types.LabelQueue] = Operation(
    "label_queues_skip",
    "POST",
    "/namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/skip",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("queue", "path", "queue"),
        Parameter("item", "path", "item"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


class LabelQueues:
    """Label queues let people say what is true of documents. Each document has a known chance of being drawn. Labels become outcomes with
    `source: "label"`, and recommendations weigh by that chance. So a queue of hard documents does not make a judge look worse than it is.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def claim(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        *,
        body: types.LabelClaim,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.LabelClaimed:
        """Claim a document to label.

        Get the next document to label, and a lease on it. Until the lease ends, nobody else gets it. A person with a lease gets the
        same document again.

        `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/claim`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            queue: The id of the queue.
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
            _CLAIM,
            {"ns": ns, "name": name, "queue": queue, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def create(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.LabelQueueCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.LabelQueue:
        """Make a label queue.

        Draw documents to label. The frame is all documents with an answer of the active version. On a template prefix, it is that of all
        namespaces under it. It is read page by page, so a namespace of a million documents takes some seconds. `conflict` when no
        version is active, and when the judgment has 100 queues.

        `POST /namespaces/{ns}/judgments/{name}/label_queue`
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
            _CREATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def delete(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Delete a label queue. Its labels remain as outcomes.

        `DELETE /namespaces/{ns}/judgments/{name}/label_queue/{queue}`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            queue: The id of the queue.
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
            {"ns": ns, "name": name, "queue": queue, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.LabelQueue:
        """Read a label queue with its progress.

        `GET /namespaces/{ns}/judgments/{name}/label_queue/{queue}`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            queue: The id of the queue.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "name": name, "queue": queue},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def label(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        item: int,
        *,
        body: types.LabelGiven,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Outcome:
        """Label a document.

        Label a claimed document. The label becomes an outcome. A second label of the same person replaces the first one. `conflict` when
        the person has not claimed it, when others have labelled it meanwhile as often as asked, or when its namespace was replaced or has its own
        judgment of this name since it was drawn.

        `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/label`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            queue: The id of the queue.
            item: The number of the document in the queue.
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
            _LABEL,
            {"ns": ns, "name": name, "queue": queue, "item": item, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.LabelQueueList:
        """List label queues.

        List the label queues that were made on this namespace or template prefix.

        `GET /namespaces/{ns}/judgments/{name}/label_queue`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"ns": ns, "name": name},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def skip(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        item: int,
        *,
        body: types.LabelSkip,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.LabelQueue:
        """Skip a document.

        Skip a claimed document. This person does not get it again, others may. `conflict` when the person has not claimed it.

        `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/skip`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            queue: The id of the queue.
            item: The number of the document in the queue.
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
            _SKIP,
            {"ns": ns, "name": name, "queue": queue, "item": item, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncLabelQueues:
    """As `LabelQueues`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def claim(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        *,
        body: types.LabelClaim,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.LabelClaimed:
        """Claim a document to label. As `LabelQueues.claim`.

        `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/claim`
        """
        return await self._caller.body(
            _CLAIM,
            {"ns": ns, "name": name, "queue": queue, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def create(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.LabelQueueCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.LabelQueue:
        """Make a label queue. As `LabelQueues.create`.

        `POST /namespaces/{ns}/judgments/{name}/label_queue`
        """
        return await self._caller.body(
            _CREATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def delete(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Delete a label queue. As `LabelQueues.delete`.

        `DELETE /namespaces/{ns}/judgments/{name}/label_queue/{queue}`
        """
        return await self._caller.body(
            _DELETE,
            {"ns": ns, "name": name, "queue": queue, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.LabelQueue:
        """Read a label queue. As `LabelQueues.get`.

        `GET /namespaces/{ns}/judgments/{name}/label_queue/{queue}`
        """
        return await self._caller.body(
            _GET,
            {"ns": ns, "name": name, "queue": queue},
            CallOptions(timeout, max_retries, on_response),
        )

    async def label(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        item: int,
        *,
        body: types.LabelGiven,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Outcome:
        """Label a document. As `LabelQueues.label`.

        `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/label`
        """
        return await self._caller.body(
            _LABEL,
            {"ns": ns, "name": name, "queue": queue, "item": item, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def list(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.LabelQueueList:
        """List label queues. As `LabelQueues.list`.

        `GET /namespaces/{ns}/judgments/{name}/label_queue`
        """
        return await self._caller.body(
            _LIST,
            {"ns": ns, "name": name},
            CallOptions(timeout, max_retries, on_response),
        )

    async def skip(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        queue: types.LabelQueueId,
        item: int,
        *,
        body: types.LabelSkip,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.LabelQueue:
        """Skip a document. As `LabelQueues.skip`.

        `POST /namespaces/{ns}/judgments/{name}/label_queue/{queue}/items/{item}/skip`
        """
        return await self._caller.body(
            _SKIP,
            {"ns": ns, "name": name, "queue": queue, "item": item, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
