# Generated from spec/ by `npm run generate`. Do not edit.
"""Jobs are long-running operations. Other operations start them, for example a backfill. Here you watch and control them."""

from __future__ import annotations

from typing import Any, List, Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_CANCEL: Operation[types.Job] = Operation(
    "jobs_cancel",
    "POST",
    "/jobs/{id}/cancel",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (200,),
)


_CONFIRM: Operation[types.Job] = Operation(
    "jobs_confirm",
    "POST",
    "/jobs/{id}/confirm",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (200,),
)


_GET: Operation[types.Job] = Operation(
    "jobs_get",
    "GET",
    "/jobs/{id}",
    (Parameter("id", "path", "id"),),
    False,
    "safe",
    (200,),
)


_LIST: Listing[types.JobList, types.Job] = Listing(
    "jobs_list",
    "GET",
    "/jobs",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
        Parameter("namespace", "query", "namespace"),
        Parameter("status", "query", "status"),
        Parameter("type", "query", "type"),
    ),
    False,
    "safe",
    (200,),
    member="jobs",
    cursor="query",
)


_PAUSE: Operation[types.Job] = Operation(
    "jobs_pause",
    "POST",
    "/jobs/{id}/pause",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (200,),
)


_RESUME: Operation[types.Job] = Operation(
    "jobs_resume",
    "POST",
    "/jobs/{id}/resume",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (200,),
)


_RETRY: Operation[types.Job] = Operation(
    "jobs_retry",
    "POST",
    "/jobs/{id}/retry",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (202,),
)


class Jobs:
    """Jobs are long-running operations. Other operations start them, for example a backfill. Here you watch and control them."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def cancel(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Cancel a job. A job whose status is final is a `conflict`. Its results so far stay: answers and their cost. It
        sends no more requests to engines. Requests already sent still complete and are billed. After that comes the event
        `job.cancelled`, with the whole `spend_usd`.

        - `shadow`: the active version stays. Such a job is also cancelled when its judgment or namespace is deleted.
        - `reference_index` and `group_build`: the index or the group is built without the job.
        - `namespace_delete` and `resync` cannot be cancelled (`conflict`), because they complete a change that has already
        happened. The namespace is gone, or the thresholds apply.

        `POST /jobs/{id}/cancel`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the job.
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
            _CANCEL,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def confirm(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Confirm a job that is `awaiting_confirm`. A `shadow` job then activates its version and is `done`, even if its
        report is not complete yet. Any other status is a `conflict`. If the job's estimate does not fit the namespace's
        remaining budget, the request fails with `budget_exceeded`, and nothing changes.

        `POST /jobs/{id}/confirm`
        Needs a `read_write` key.
        Bills `judging`.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the job.
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
            BudgetExceededError, ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _CONFIRM,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        id: types.JobId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Get a job.

        Read a job. You can read it for 90 days after its end.

        `GET /jobs/{id}`
        Needs a `read_only` key.

        Args:
            id: The id of the job.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(_GET, {"id": id}, CallOptions(timeout, max_retries, on_response, cancellation))

    def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        namespace: Optional[types.NamespaceOrTemplate] = None,
        status: Optional[types.JobStatus] = None,
        type: Optional[types.JobTypeInput] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.JobList:
        """List jobs.

        List the jobs of the namespaces that the key may see, newest first. A job is listed for 90 days after its end and
        then deleted.

        `GET /jobs`
        Needs a `read_only` key.

        Args:
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.
            namespace: Return only jobs of this namespace, or of exactly this template prefix.
            status: Return only jobs in this status.
            type: Return only jobs of this type.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"cursor": cursor, "limit": limit, "namespace": namespace, "status": status, "type": type},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        namespace: Optional[types.NamespaceOrTemplate] = None,
        status: Optional[types.JobStatus] = None,
        type: Optional[types.JobTypeInput] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.JobList, types.Job]:
        """Every entry of `jobs` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit, "namespace": namespace, "status": status, "type": type},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def pause(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Pause a job that is `running`. It sends no more requests to engines. Requests already sent still complete: their
        answers are stored, billed and added to `spend_usd`. Any other status is a `conflict`.

        `POST /jobs/{id}/pause`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the job.
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
            _PAUSE,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def resume(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Resume a job that is `paused`. Any other status is a `conflict`. If a budget paused the job and still does not
        allow it, the request fails with `budget_exceeded`. The job resumes by itself when the budget allows.

        `POST /jobs/{id}/resume`
        Needs a `read_write` key.
        Bills `judging`.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the job.
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
            BudgetExceededError, ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _RESUME,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def retry(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Run the failed documents of a job again.

        Judge again the documents that a `backfill` or `periodic` job could not judge. This covers all of them, not only
        those in `failures`. It starts a new `backfill` job, whose `retry_of` is this job. The new job judges only
        documents whose answer still has the error. It is a `conflict` in these cases:

        - The job has not ended, or it judged every document.
        - The judgment was deleted, replaced or deactivated.
        - A backfill of the judgment is running there; `details.job_id` names it.

        If the estimate does not fit the namespace's remaining budget, it is `budget_exceeded`. On a template prefix, each
        namespace follows its own budget when the job comes to it.

        `POST /jobs/{id}/retry`
        Needs a `read_write` key.
        Bills `judging`.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the job.
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
            BudgetExceededError, ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _RETRY,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncJobs:
    """As `Jobs`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def cancel(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Cancel a job. As `Jobs.cancel`.

        `POST /jobs/{id}/cancel`
        """
        return await self._caller.body(
            _CANCEL,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def confirm(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Confirm a job. As `Jobs.confirm`.

        `POST /jobs/{id}/confirm`
        """
        return await self._caller.body(
            _CONFIRM,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        id: types.JobId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Get a job. As `Jobs.get`.

        `GET /jobs/{id}`
        """
        return await self._caller.body(_GET, {"id": id}, CallOptions(timeout, max_retries, on_response))

    async def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        namespace: Optional[types.NamespaceOrTemplate] = None,
        status: Optional[types.JobStatus] = None,
        type: Optional[types.JobTypeInput] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.JobList:
        """List jobs. As `Jobs.list`.

        `GET /jobs`
        """
        return await self._caller.body(
            _LIST,
            {"cursor": cursor, "limit": limit, "namespace": namespace, "status": status, "type": type},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        namespace: Optional[types.NamespaceOrTemplate] = None,
        status: Optional[types.JobStatus] = None,
        type: Optional[types.JobTypeInput] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.JobList, types.Job]:
        """Every entry of `jobs` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit, "namespace": namespace, "status": status, "type": type},
            CallOptions(timeout, max_retries, on_response),
        )

    async def pause(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Pause a job. As `Jobs.pause`.

        `POST /jobs/{id}/pause`
        """
        return await self._caller.body(
            _PAUSE,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def resume(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Resume a job. As `Jobs.resume`.

        `POST /jobs/{id}/resume`
        """
        return await self._caller.body(
            _RESUME,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def retry(
        self,
        id: types.JobId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Run the failed documents of a job again. As `Jobs.retry`.

        `POST /jobs/{id}/retry`
        """
        return await self._caller.body(
            _RETRY,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )
