"""Calls for asyncio: each runs in a thread of the loop's default executor, which bounds how many run at once."""

import asyncio
from dataclasses import replace
from typing import Any, Callable, Mapping, Optional

from .caller import Caller, CallOptions, at_cursor
from .cancellation import Cancellation
from .events import AsyncEvents, Streamed
from .operation import Entry, Listing, Operation, Page, Result
from .pages import AsyncPages


class AsyncCaller:
    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    async def body(self, operation: Operation[Result], values: Mapping[str, Any], options: CallOptions) -> Result:
        return await self._run(self._caller.body, operation, values, options)

    async def reply(self, operation: Operation[Result], values: Mapping[str, Any], options: CallOptions) -> Result:
        return await self._run(self._caller.reply, operation, values, options)

    def pages(self, operation: Listing[Page, Entry], values: Mapping[str, Any], options: CallOptions) -> "AsyncPages[Page, Entry]":
        async def page(cursor: Optional[str]) -> Page:
            return await self.body(operation, at_cursor(operation, values, cursor), options)

        return AsyncPages(operation, page)

    def events(self, operation: Operation[Streamed], values: Mapping[str, Any], options: CallOptions) -> "AsyncEvents[Streamed]":
        return AsyncEvents(lambda cancellation: self._caller.events(operation, values, replace(options, cancellation=cancellation)))

    async def _run(
        self,
        call: Callable[[Operation[Result], Mapping[str, Any], CallOptions], Result],
        operation: Operation[Result],
        values: Mapping[str, Any],
        options: CallOptions,
    ) -> Result:
        """A cancelled task ends its call: the thread is freed, and no retry follows."""
        cancellation = Cancellation()
        try:
            return await asyncio.to_thread(call, operation, values, replace(options, cancellation=cancellation))
        except asyncio.CancelledError:
            cancellation.cancel()
            raise
