/** `client.py`, which has an attribute for each resource, and `__init__.py`, which exports what callers need. */
import type { Api } from "../../model.ts";
import { errorName } from "../client/errors.ts";
import { errorClasses } from "./errors.ts";
import { attributeName, moduleName } from "./names.ts";
import { docstring, indented, stringText } from "./text.ts";

export function clientModule(api: Api): string {
  const { resources, info } = api;
  const agent = `${info.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-client-python/${info.version}`;
  const attributes = (prefix: string, caller: string) =>
    resources.flatMap((resource) => [
      `self.${attributeName(resource)} = ${prefix}${resource.typeName}(${caller})`,
      ...docstring(resource.description),
    ]);
  const imports = resources.map(
    (resource) => `from .${moduleName(resource)} import Async${resource.typeName}, ${resource.typeName}`,
  );
  return `"""The clients: one for threads, one for asyncio."""

from __future__ import annotations

import ssl
from types import TracebackType
from typing import Optional, Type

from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, ClientOptions
from ._runtime.response_info import OnResponse, RateLimit
${imports.sort().join("\n")}
from .errors import CLASSES

_USER_AGENT = ${stringText(agent)}


class _Base:
    """A client that sends requests to \`base_url\` with an API key.

    It keeps connections open between calls, and follows neither redirects nor the proxies of the environment. Threads may share it.

    Args:
        base_url: The service's base address, with its prefix: \`https://api.example.com/v1\`.
        api_key: The API key. It is sent as \`Authorization: Bearer <key>\`.
        timeout: The time limit of one attempt in seconds, including the response body. A call may take longer where the operation
            waits for something.
        max_retries: The number of retries after a failed attempt. The client retries 429, 503 (502 and 504 from a proxy), lost
            connections and timeouts. It retries only operations that are safe to repeat.
        user_agent: The \`User-Agent\` header. Defaults to the client's own.
        on_response: Called for every response before the call returns, including responses of failed attempts.
        ssl_context: For certificates of your own. Defaults to \`ssl.create_default_context()\`.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
        user_agent: Optional[str] = None,
        on_response: Optional[OnResponse] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        options = ClientOptions(base_url, api_key, timeout, max_retries, user_agent or _USER_AGENT, on_response, ssl_context)
        self._caller = Caller(options, CLASSES)

    @property
    def rate_limit(self) -> Optional[RateLimit]:
        """The rate limit of the key, from the last response. None before the first response."""
        return self._caller.rate_limit


class Client(_Base):
    __doc__ = _Base.__doc__

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
        user_agent: Optional[str] = None,
        on_response: Optional[OnResponse] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        super().__init__(
            base_url,
            api_key,
            timeout=timeout,
            max_retries=max_retries,
            user_agent=user_agent,
            on_response=on_response,
            ssl_context=ssl_context,
        )
${indented(indented(attributes("", "self._caller"))).join("\n")}

    def close(self) -> None:
        """Closes the connections that are kept. \`with Client(…) as client\` does it at the end."""
        self._caller.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        self.close()


class AsyncClient(_Base):
    """As \`Client\`, for asyncio.

    Calls run in threads of the loop's default executor, which bounds how many run at once. A cancelled task ends its call.
    \`on_response\` is called in the call's thread.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
        user_agent: Optional[str] = None,
        on_response: Optional[OnResponse] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        super().__init__(
            base_url,
            api_key,
            timeout=timeout,
            max_retries=max_retries,
            user_agent=user_agent,
            on_response=on_response,
            ssl_context=ssl_context,
        )
        caller = AsyncCaller(self._caller)
${indented(indented(attributes("Async", "caller"))).join("\n")}

    async def close(self) -> None:
        """Closes the connections that are kept. \`async with AsyncClient(…) as client\` does it at the end."""
        self._caller.close()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        await self.close()
`;
}

function hasStreams({ resources }: Api): boolean {
  return resources.some(({ operations }) => operations.some(({ responses }) => responses.some(({ events }) => events)));
}

export function initModule(api: Api): string {
  const errors = [
    ...new Set([
      errorName(api),
      "CallCancelledError",
      "NoResponseError",
      "ResponseTimeoutError",
      "UnexpectedResponseError",
      ...errorClasses(api),
    ]),
  ].sort();
  const streams = hasStreams(api);
  const own = ["AsyncClient", "AsyncPages", "Cancellation", "Client", "Pages", "RateLimit", "Reply", "ResponseInfo"];
  if (streams) own.push("AsyncEvents", "Event", "Events");
  const all = ["__version__", "types", ...own, ...errors].sort();
  return `${docstring(`A client of the ${api.info.title}.`).join("\n")}

from . import types
from ._runtime.cancellation import Cancellation
${streams ? "from ._runtime.events import AsyncEvents, Event, Events\n" : ""}from ._runtime.pages import AsyncPages, Pages
from ._runtime.reply import Reply
from ._runtime.response_info import RateLimit, ResponseInfo
from .client import AsyncClient, Client
from .errors import (
${errors.map((name) => `    ${name},`).join("\n")}
)

__version__ = ${stringText(String(api.info.version))}

__all__ = [
${all.map((name) => `    ${stringText(name)},`).join("\n")}
]
`;
}
