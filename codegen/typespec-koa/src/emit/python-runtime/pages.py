"""A list over all its pages."""

import json
from typing import Any, AsyncIterator, Awaitable, Callable, Generic, Iterator, List, Optional, cast

from . import names
from .errors import UnexpectedResponseError
from .operation import Entry, Listing, Page


class Pages(Generic[Page, Entry]):
    """A list over all its pages.

    ``for entry in pages`` iterates over the entries, and ``for page in pages.pages()`` over the pages. Every iteration starts from the
    first page. A page is fetched when it is needed.
    """

    def __init__(self, operation: Listing[Page, Entry], fetch: Callable[[Optional[str]], Page]) -> None:
        self._operation = operation
        self._fetch = fetch

    def __iter__(self) -> Iterator[Entry]:
        for page in self.pages():
            yield from entries_of(self._operation, page)

    def pages(self) -> Iterator[Page]:
        cursor: Optional[str] = None
        while True:
            page = self._fetch(cursor)
            yield page
            cursor = next_cursor(self._operation, page, cursor)
            if cursor is None:
                return

    def to_list(self) -> List[Entry]:
        """All entries in one list, in order. Use it only for lists that you know to be short."""
        return list(self)


class AsyncPages(Generic[Page, Entry]):
    """As ``Pages``, for ``async for``."""

    def __init__(self, operation: Listing[Page, Entry], fetch: Callable[[Optional[str]], Awaitable[Page]]) -> None:
        self._operation = operation
        self._fetch = fetch

    async def __aiter__(self) -> AsyncIterator[Entry]:
        async for page in self.pages():
            for entry in entries_of(self._operation, page):
                yield entry

    async def pages(self) -> AsyncIterator[Page]:
        cursor: Optional[str] = None
        while True:
            page = await self._fetch(cursor)
            yield page
            cursor = next_cursor(self._operation, page, cursor)
            if cursor is None:
                return

    async def to_list(self) -> List[Entry]:
        """All entries in one list, in order. Use it only for lists that you know to be short."""
        return [entry async for entry in self]


def entries_of(operation: Listing[Page, Entry], page: Page) -> List[Entry]:
    entries = page.get(operation.member) if isinstance(page, dict) else None
    if not isinstance(entries, list):
        raise _unexpected(operation, f"answered a page without its array {operation.member}", page)
    return cast(List[Entry], entries)


def next_cursor(operation: Listing[Page, Entry], page: Page, cursor: Optional[str]) -> Optional[str]:
    following = page.get(names.NEXT_CURSOR) if isinstance(page, dict) else None
    if not isinstance(following, str) or following == "":
        return None
    if following == cursor:
        raise _unexpected(operation, "answered the cursor it was given", page)
    return following


def _unexpected(operation: Listing[Any, Any], problem: str, page: Any) -> UnexpectedResponseError:
    return UnexpectedResponseError(operation.id, problem, 200, None, json.dumps(page))
