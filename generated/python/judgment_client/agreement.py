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
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
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
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "name": name, "by": by},
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
