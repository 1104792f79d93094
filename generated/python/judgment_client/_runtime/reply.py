# Generated from spec/ by `npm run generate`. Do not edit.
"""A response as the operation's success, or as the error to raise."""

import json
from typing import Any, Generic, Mapping, Optional, Type, TypeVar, Union

from .errors import ErrorResponse, UnexpectedResponseError
from .operation import Operation
from .request import is_text
from .response_info import ResponseInfo

Status = TypeVar("Status", bound=int)
Body = TypeVar("Body")


class Reply(Generic[Status, Body]):
    """A successful response with its status, for operations with several success statuses."""

    def __init__(self, status: Status, body: Body) -> None:
        self.status: Status = status
        self.body: Body = body

    def __repr__(self) -> str:
        return f"Reply(status={self.status!r}, body={self.body!r})"


class ErrorClasses:
    """The service's classes of errors: one for each code, and one for codes that this client does not list."""

    def __init__(self, base: Type[ErrorResponse], by_code: Mapping[str, Type[ErrorResponse]]) -> None:
        self.base = base
        self.by_code = by_code


Meaning = Union["Reply[int, Any]", ErrorResponse, UnexpectedResponseError]


def meaning(operation: Operation[Any], info: ResponseInfo, text: bytes, retry_after: Optional[int], classes: ErrorClasses) -> Meaning:
    success = 200 <= info.status < 300
    if success and info.status not in operation.statuses:
        return _unexpected(f"answered {info.status}, which this version of the contract does not know", info, text)
    if info.status == 204:
        return Reply(204, None)
    if success and is_text(operation.answer_types.get(info.status, "application/json")):
        return Reply(info.status, text.decode(errors="replace"))
    try:
        body = json_of(text)
    except (ValueError, RecursionError) as cause:
        return _unexpected(f"answered {info.status} with what is not JSON", info, text, cause)
    if success:
        return Reply(info.status, body)
    error = body.get("error") if isinstance(body, dict) else None
    if isinstance(error, dict) and isinstance(error.get("code"), str) and isinstance(error.get("message"), str):
        details = error.get("details")
        kind = classes.by_code.get(error["code"], classes.base)
        return kind(error["code"], error["message"], details if isinstance(details, dict) else {}, info, retry_after)
    return _unexpected(f"answered {info.status} without the error envelope", info, text)


def json_of(text: Union[str, bytes]) -> Any:
    """As JSON says it: without ``NaN`` and ``Infinity``. Raises a ``ValueError`` or a ``RecursionError``."""
    return json.loads(text, parse_constant=_not_json)


def _not_json(constant: str) -> Any:
    raise ValueError(f"{constant} is not JSON.")


def _unexpected(problem: str, info: ResponseInfo, text: bytes, cause: Optional[BaseException] = None) -> UnexpectedResponseError:
    error = UnexpectedResponseError(info.operation, problem, info.status, info.request_id, text.decode(errors="replace"))
    error.__cause__ = cause
    return error
