# Generated from spec/ by `npm run generate`. Do not edit.
"""Judgments are named questions. The service keeps their answers about documents. On a template prefix, every namespace
under it inherits the judgment, including namespaces created later. A namespace's own judgment of the same name, or
one on a longer prefix, replaces the inherited one completely. You change an inherited judgment on its template
prefix. Only its settings may be overridden by a namespace.
"""

from __future__ import annotations

from typing import List, Literal, Optional, Union

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.reply import Reply
from ._runtime.response_info import OnResponse

_ACTIVATE: Operation[Union[Reply[Literal[200], types.Judgment], Reply[Literal[202], types.Job]]] = Operation(
    "judgments_activate",
    "POST",
    "/namespaces/{ns}/judgments/{name}/activate",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200, 202),
)


_BACKFILL: Operation[Union[Reply[Literal[200], types.BackfillEstimate], Reply[Literal[202], types.Job]]] = Operation(
    "judgments_backfill",
    "POST",
    "/namespaces/{ns}/judgments/{name}/backfill",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200, 202),
)


_CREATE: Operation[types.Judgment] = Operation(
    "judgments_create",
    "POST",
    "/namespaces/{ns}/judgments",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (201,),
)


_CREATE_VERSION: Operation[types.JudgmentVersion] = Operation(
    "judgments_create_version",
    "POST",
    "/namespaces/{ns}/judgments/{name}/versions",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (201,),
)


_DEACTIVATE: Operation[types.Judgment] = Operation(
    "judgments_deactivate",
    "POST",
    "/namespaces/{ns}/judgments/{name}/deactivate",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (200,),
)


_DELETE: Operation[None] = Operation(
    "judgments_delete",
    "DELETE",
    "/namespaces/{ns}/judgments/{name}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (204,),
)


_EVALUATIONS: Listing[types.EvaluationList, types.Evaluation] = Listing(
    "judgments_evaluations",
    "GET",
    "/namespaces/{ns}/judgments/{name}/evaluations",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("cursor", "query", "cursor"),
        Parameter("document_id", "query", "document_id"),
        Parameter("limit", "query", "limit"),
        Parameter("shadow", "query", "shadow"),
        Parameter("since", "query", "since"),
        Parameter("until", "query", "until"),
        Parameter("version", "query", "version"),
    ),
    False,
    "safe",
    (200,),
    member="evaluations",
    cursor="query",
)


_EXPLAIN: Operation[types.Explanation] = Operation(
    "judgments_explain",
    "GET",
    "/namespaces/{ns}/documents/{id}/answers/{judgment}/explain",
    (
        Parameter("ns", "path", "ns"),
        Parameter("id", "path", "id"),
        Parameter("judgment", "path", "judgment"),
    ),
    False,
    "safe",
    (200,),
)


_GET: Operation[types.Judgment] = Operation(
    "judgments_get",
    "GET",
    "/namespaces/{ns}/judgments/{name}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
    ),
    False,
    "safe",
    (200,),
)


_LIST: Listing[types.JudgmentList, types.Judgment] = Listing(
    "judgments_list",
    "GET",
    "/namespaces/{ns}/judgments",
    (
        Parameter("ns", "path", "ns"),
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="judgments",
    cursor="query",
)


_TRY_OUT: Operation[types.Trial] = Operation(
    "judgments_try_out",
    "POST",
    "/namespaces/{ns}/try",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


_UPDATE: Operation[types.Judgment] = Operation(
    "judgments_update",
    "PATCH",
    "/namespaces/{ns}/judgments/{name}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


class Judgments:
    """Judgments are named questions. The service keeps their answers about documents. On a template prefix, every namespace
    under it inherits the judgment, including namespaces created later. A namespace's own judgment of the same name, or
    one on a longer prefix, replaces the inherited one completely. You change an inherited judgment on its template
    prefix. Only its settings may be overridden by a namespace.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def activate(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.ActivateRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Union[Reply[Literal[200], types.Judgment], Reply[Literal[202], types.Job]]:
        """Activate a version. If there is nothing to compare, the response is 200 with the judgment. This is so when the
        version is already active, its definition equals the active one's, no version is active, or `force` is set.
        A version that equals the active one is not activated, also with `force`: the active version stays.
        Otherwise the response is 202 with a `shadow` job. The job judges a sample with both versions. It waits as
        `awaiting_confirm` with its report, and activates the version when you confirm it.

        After an activation, answers of other versions are `stale`. They are judged again when documents are written. A
        backfill judges the rest. In two cases, a `resync` job compiles contexts again. This costs nothing where they are
        unchanged. First, contexts of other judgments show the answers of this judgment, which answers for the first time
        or again. Second, a version answers again whose own contexts show more than their document.

        It is a `conflict` in these cases:

        - The judgment is inherited (`details.template`).
        - A shadow job of the judgment waits or runs (`details.job_id`).
        - What the version reads no longer exists.
        - The version reads answers while other judgments read this one (`details.readers`).

        A version that the judgment does not have is `invalid_request`. If the sample does not fit the namespace's
        remaining budget, the request fails with `budget_exceeded`.

        `POST /namespaces/{ns}/judgments/{name}/activate`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Bills `judging`.
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
            BudgetExceededError, ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.reply(
            _ACTIVATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def backfill(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.BackfillRequest] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Union[Reply[Literal[200], types.BackfillEstimate], Reply[Literal[202], types.Job]]:
        """Estimate or run a backfill.

        Judge existing documents. Without `confirm`, the response is 200 with the estimate, and nothing is done. With
        `confirm: true`, it is 202 with a `backfill` job that is `running`. Documents whose answers are fresh are skipped, unless the engine has learned from outcomes since.
        On a template prefix, the backfill covers every namespace under it, each within its own budget. A namespace whose
        budget does not allow it waits, and the others continue.

        With `confirm: true`, the request fails with `budget_exceeded` if the estimate does not fit the namespace's
        remaining budget. It is a `conflict` if the judgment is inactive, or if one of its backfills is running
        (`details.job_id`).

        `POST /namespaces/{ns}/judgments/{name}/backfill`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Bills `judging`.
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
            BudgetExceededError, ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.reply(
            _BACKFILL,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def create(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        body: types.JudgmentCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Judgment:
        """Create a judgment. Its version 1 is active at once and answers documents written from then on. For existing
        documents, run a backfill. The namespace need not have a first write. A name that is taken on the same namespace or
        prefix is a `conflict`. It is also a `conflict`, with `details.readers`, if the judgment would replace one that
        others read and does not fit what they read. It is `invalid_request` in these cases:

        - Members do not fit the type.
        - The engine is not configured.
        - The definition reads a judgment or group that does not exist, or a judgment that is not plain.

        `POST /namespaces/{ns}/judgments`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
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
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def create_version(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.VersionCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.JudgmentVersion:
        """Create a version. It is inactive. Activate it next, usually after its shadow report. A version must have the type
        of the judgment. For an inherited judgment, this is a `conflict`, with `details.template`. The judgments that the
        version reads must exist and be plain, as for a new judgment (otherwise `invalid_request`).

        `POST /namespaces/{ns}/judgments/{name}/versions`
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
            _CREATE_VERSION,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def deactivate(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Judgment:
        """Deactivate a judgment. It judges nothing, and documents show no answer to it until you activate a version. That
        activation needs no shadow report. The answers are kept, but no context shows them. A `resync` job judges again the
        documents whose contexts showed them. Resources that read the judgment get the warning `judgment_inactive`.
        Deactivating an inactive judgment changes nothing. For an inherited judgment, this is a `conflict`, with
        `details.template`.

        `POST /namespaces/{ns}/judgments/{name}/deactivate`
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
            _DEACTIVATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

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
        """Delete a judgment with its versions, answers and evaluation log. On a template prefix, this deletes it for every
        namespace under the prefix. From then on, nothing of it is read. Its stored data is removed in the background. A
        judgment created later under the same name gets none of that data. If a less specific prefix has a judgment of the
        same name, that one applies from then on.

        This is a `conflict` in these cases:

        - Other judgments read it (`details.readers`).
        - The judgment is inherited (`details.template`).
        - The judgment that would apply instead reads judgments that cannot be read as they are here (`details.template`).

        `DELETE /namespaces/{ns}/judgments/{name}`
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

    def evaluations(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        cursor: Optional[types.Cursor] = None,
        document_id: Optional[types.DocumentId] = None,
        limit: Optional[int] = None,
        shadow: Optional[bool] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        version: Optional[types.VersionNumber] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.EvaluationList:
        """List evaluations.

        List the evaluation log, newest first. It has an entry for each time that an engine was asked or an answer was
        carried forward. On a template prefix, it is the log of every namespace under it. A page may have fewer entries
        than `limit`, or none, and still have a `next_cursor`. The reason is that a filter by `version` or `shadow` reads a
        fixed number of evaluations at a time.

        `GET /namespaces/{ns}/judgments/{name}/evaluations`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            document_id: Return only evaluations of this document.
            limit: The largest number of entries in one page.

                Default: `100`.
            shadow: `true` returns only shadow evaluations. `false` returns only those that gave answers.
            since: Return only evaluations made at or after this time.
            until: Return only evaluations made before this time.
            version: Return only evaluations by this version.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _EVALUATIONS,
            {"ns": ns, "name": name, "cursor": cursor, "document_id": document_id, "limit": limit, "shadow": shadow, "since": since, "until": until, "version": version},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def evaluations_all(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        cursor: Optional[types.Cursor] = None,
        document_id: Optional[types.DocumentId] = None,
        limit: Optional[int] = None,
        shadow: Optional[bool] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        version: Optional[types.VersionNumber] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.EvaluationList, types.Evaluation]:
        """Every entry of `evaluations` that `evaluations` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `evaluations` raises.
        """
        return self._caller.pages(
            _EVALUATIONS,
            {"ns": ns, "name": name, "cursor": cursor, "document_id": document_id, "limit": limit, "shadow": shadow, "since": since, "until": until, "version": version},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def explain(
        self,
        ns: types.NamespaceName,
        id: types.DocumentId,
        judgment: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Explanation:
        """Explain an answer. The response has the context as it is sent, what was cut to fit, tokens and size class. It also
        has the engine, the calibration, and the arithmetic of each threshold. If the answer is missing or stale, it shows
        what would be sent now. It asks no engine and bills nothing. It is `not_found` if the document or judgment does not
        exist, the judgment is inactive, or it does not apply to the document. It is `unavailable` while an index that the
        context needs is being built.

        `GET /namespaces/{ns}/documents/{id}/answers/{judgment}/explain`
        Needs a `read_only` key.

        Args:
            ns: The namespace. Send `/` as `%2F`.
            id: The id of the document. Send `/` as `%2F`.
            judgment: The name of the judgment.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _EXPLAIN,
            {"ns": ns, "id": id, "judgment": judgment},
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
    ) -> types.Judgment:
        """Get a judgment.

        Read a judgment with its settings and all its versions.

        `GET /namespaces/{ns}/judgments/{name}`
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

    def list(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.JudgmentList:
        """List judgments.

        List the judgments of a namespace, including inherited ones, or those created on a template prefix. If there are
        none, the list is empty.

        `GET /namespaces/{ns}/judgments`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.JudgmentList, types.Judgment]:
        """Every entry of `judgments` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def try_out(
        self,
        ns: types.NamespaceName,
        *,
        body: types.TrialRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Trial:
        """Try a definition before it is saved. An engine is asked about a few documents, and nothing is stored as an answer. No
        judgment is created, and nothing inherits or follows the definition. It is asked as a judgment without weights,
        calibration and learning would be. A definition that could not be created in this namespace is refused in the same
        way. So is a key that may not create judgments here.

        The trial is billed as judging, counts against budgets, and is in the audit log as `judgment.tried`. The evaluation log
        belongs to judgments, so it is not in there. With `dry_run`, no engine is asked, and nothing is billed or recorded. If a
        budget leaves too little, this is `budget_exceeded`, also with `dry_run`. A document that the namespace does not have is
        `invalid_request`. So is a context that needs an index or a group which is not there or not ready.

        Documents that the engine did not answer within 10 seconds have the error `engine_unavailable`, and are not billed.

        `POST /namespaces/{ns}/try`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Bills `judging`.
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
            BudgetExceededError, ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _TRY_OUT,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def update(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.JudgmentUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Judgment:
        """Change a judgment's settings. This creates no version. New thresholds apply at once to every answer. Only judgments
        that read them judge again: a `resync` job renders these readers again. On a namespace that inherits the judgment,
        the change is stored as an override, and null removes the override. A threshold that does not fit the judgment's
        type is `invalid_request`. So are more than 32 thresholds, counting those of the template and those of the
        namespace. If another judgment cuts an answer by a threshold that you remove, this is a `conflict`, with
        `details.readers`.

        `PATCH /namespaces/{ns}/judgments/{name}`
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
            _UPDATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncJudgments:
    """As `Judgments`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def activate(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.ActivateRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> Union[Reply[Literal[200], types.Judgment], Reply[Literal[202], types.Job]]:
        """Activate a version. As `Judgments.activate`.

        `POST /namespaces/{ns}/judgments/{name}/activate`
        """
        return await self._caller.reply(
            _ACTIVATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def backfill(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.BackfillRequest] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> Union[Reply[Literal[200], types.BackfillEstimate], Reply[Literal[202], types.Job]]:
        """Estimate or run a backfill. As `Judgments.backfill`.

        `POST /namespaces/{ns}/judgments/{name}/backfill`
        """
        return await self._caller.reply(
            _BACKFILL,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def create(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        body: types.JudgmentCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Judgment:
        """Create a judgment. As `Judgments.create`.

        `POST /namespaces/{ns}/judgments`
        """
        return await self._caller.body(
            _CREATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def create_version(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.VersionCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.JudgmentVersion:
        """Create a version. As `Judgments.create_version`.

        `POST /namespaces/{ns}/judgments/{name}/versions`
        """
        return await self._caller.body(
            _CREATE_VERSION,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def deactivate(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Judgment:
        """Deactivate a judgment. As `Judgments.deactivate`.

        `POST /namespaces/{ns}/judgments/{name}/deactivate`
        """
        return await self._caller.body(
            _DEACTIVATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

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
        """Delete a judgment. As `Judgments.delete`.

        `DELETE /namespaces/{ns}/judgments/{name}`
        """
        return await self._caller.body(
            _DELETE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def evaluations(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        cursor: Optional[types.Cursor] = None,
        document_id: Optional[types.DocumentId] = None,
        limit: Optional[int] = None,
        shadow: Optional[bool] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        version: Optional[types.VersionNumber] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.EvaluationList:
        """List evaluations. As `Judgments.evaluations`.

        `GET /namespaces/{ns}/judgments/{name}/evaluations`
        """
        return await self._caller.body(
            _EVALUATIONS,
            {"ns": ns, "name": name, "cursor": cursor, "document_id": document_id, "limit": limit, "shadow": shadow, "since": since, "until": until, "version": version},
            CallOptions(timeout, max_retries, on_response),
        )

    def evaluations_all(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        cursor: Optional[types.Cursor] = None,
        document_id: Optional[types.DocumentId] = None,
        limit: Optional[int] = None,
        shadow: Optional[bool] = None,
        since: Optional[types.GivenTimestamp] = None,
        until: Optional[types.GivenTimestamp] = None,
        version: Optional[types.VersionNumber] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.EvaluationList, types.Evaluation]:
        """Every entry of `evaluations` that `evaluations` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `evaluations` raises.
        """
        return self._caller.pages(
            _EVALUATIONS,
            {"ns": ns, "name": name, "cursor": cursor, "document_id": document_id, "limit": limit, "shadow": shadow, "since": since, "until": until, "version": version},
            CallOptions(timeout, max_retries, on_response),
        )

    async def explain(
        self,
        ns: types.NamespaceName,
        id: types.DocumentId,
        judgment: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Explanation:
        """Explain an answer. As `Judgments.explain`.

        `GET /namespaces/{ns}/documents/{id}/answers/{judgment}/explain`
        """
        return await self._caller.body(
            _EXPLAIN,
            {"ns": ns, "id": id, "judgment": judgment},
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
    ) -> types.Judgment:
        """Get a judgment. As `Judgments.get`.

        `GET /namespaces/{ns}/judgments/{name}`
        """
        return await self._caller.body(_GET, {"ns": ns, "name": name}, CallOptions(timeout, max_retries, on_response))

    async def list(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.JudgmentList:
        """List judgments. As `Judgments.list`.

        `GET /namespaces/{ns}/judgments`
        """
        return await self._caller.body(
            _LIST,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.JudgmentList, types.Judgment]:
        """Every entry of `judgments` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    async def try_out(
        self,
        ns: types.NamespaceName,
        *,
        body: types.TrialRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Trial:
        """Try a definition. As `Judgments.try_out`.

        `POST /namespaces/{ns}/try`
        """
        return await self._caller.body(
            _TRY_OUT,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def update(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.JudgmentUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Judgment:
        """Change a judgment's settings. As `Judgments.update`.

        `PATCH /namespaces/{ns}/judgments/{name}`
        """
        return await self._caller.body(
            _UPDATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
