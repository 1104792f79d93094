# Generated from spec/ by `npm run generate`. Do not edit.
"""A call's arguments as an HTTP request. Arguments that would reach another route, or change on the way, are refused before anything is sent."""

import json
import math
import re
from collections import abc
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional
from urllib.parse import quote

from .form import form_bytes
from .operation import Operation, Parameter

# What JavaScript's `encodeURIComponent` leaves alone, so that all clients of a service send the same.
_SAFE = "!*'()"


@dataclass(frozen=True)
class HttpRequest:
    method: str
    target: str
    """The path and the query, relative to the base address."""

    headers: Dict[str, str]
    body: Optional[bytes]


def http_request(operation: Operation[Any], values: Mapping[str, Any]) -> HttpRequest:
    """A request of ``operation``. Raises a ``ValueError`` or a ``TypeError`` for unusable arguments."""
    arguments = {parameter.name: parameter.argument for parameter in operation.parameters if parameter.place == "path"}
    path = re.sub(r"\{([^}]+)\}", lambda found: _segment(operation, found[1], values.get(arguments.get(found[1], ""))), operation.path)
    headers = {"accept": ", ".join(dict.fromkeys(["application/json", *operation.answer_types.values()]))}
    for parameter in _given(operation, "header", values):
        headers[parameter.name.lower()] = header(parameter.argument, _entries(parameter.argument, values[parameter.argument]))
    cookies = [_cookie(parameter, values) for parameter in _given(operation, "cookie", values)]
    if cookies:
        headers["cookie"] = "; ".join(cookies)
    value = values.get("body") if operation.body else None
    body: Optional[bytes] = None
    if value is not None and operation.parts is not None:
        headers["content-type"], body = form_bytes(operation, value, json_bytes, _scalar)
    elif value is not None and is_text(operation.body_type):
        body = _text_bytes(operation.id, value)
        headers["content-type"] = f"{operation.body_type}; charset=utf-8"
    elif value is not None:
        body = json_bytes(operation.id, value)
        headers["content-type"] = operation.body_type
    return HttpRequest(operation.method, path + _query(operation, values), headers, body)


def _segment(operation: Operation[Any], name: str, value: Any) -> str:
    """One path segment. ``/`` is encoded as ``%2F``.

    A value with an empty segment or a segment ``.`` or ``..`` is refused. URL libraries and proxies remove such segments, encoded
    or not, and the request would reach another route.
    """
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise TypeError(f"{operation.id}: {name} is missing.")
    text = str(value)
    if any(part in ("", ".", "..") for part in text.split("/")):
        raise ValueError(f'{operation.id}: {name} is {json.dumps(text)}; no segment of it may be empty, "." or "..".')
    return _encoded(f"{operation.id}: {name}", text)


def _encoded(name: str, text: str) -> str:
    try:
        return quote(text, safe=_SAFE)
    except UnicodeEncodeError:
        raise ValueError(f"{name} is not well-formed Unicode.") from None


def _query(operation: Operation[Any], values: Mapping[str, Any]) -> str:
    pairs: List[str] = []
    for parameter in _given(operation, "query", values):
        value = values[parameter.argument]
        several = isinstance(value, abc.Iterable) and not isinstance(value, str)
        text = _list(parameter.argument, value) if several else _encoded(parameter.argument, _scalar(parameter.argument, value))
        pairs.append(f"{quote(parameter.name, safe=_SAFE)}={text}")
    return "?" + "&".join(pairs) if pairs else ""


def _list(name: str, entries: Any) -> str:
    """Comma-separated. An entry cannot contain a comma, because it would look like a separator."""
    texts = [_scalar(name, entry) for entry in entries]
    for text in texts:
        if "," in text:
            raise ValueError(f"{name}: {json.dumps(text)} holds a comma, which separates entries.")
    return ",".join(_encoded(name, text) for text in texts)


def _scalar(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{name} is {value}, not a finite number.")
    if not isinstance(value, (str, int, float)):
        raise TypeError(f"{name} is a {type(value).__name__}, not a string or a number.")
    return str(value)


def header(name: str, text: str) -> str:
    """A header's value, or a ``ValueError``: a line break would begin another header."""
    if not re.fullmatch(r"[\t\x20-\x7e\x80-\xff]*", text):
        raise ValueError(f"{name} holds a character that no header may have.")
    return text


def _cookie(parameter: Parameter, values: Mapping[str, Any]) -> str:
    """A value is percent-encoded: a cookie holds neither blanks nor ``;``."""
    text = _encoded(parameter.argument, _scalar(parameter.argument, values[parameter.argument]))
    return f"{parameter.name}={text}"


def _entries(name: str, value: Any) -> str:
    """A list in a header is separated by commas, as in the query."""
    if isinstance(value, str) or not isinstance(value, abc.Iterable):
        return _scalar(name, value)
    texts = [_scalar(name, entry) for entry in value]
    for text in texts:
        if "," in text:
            raise ValueError(f"{name}: {json.dumps(text)} holds a comma, which separates entries.")
    return ",".join(texts)


def is_text(content_type: str) -> bool:
    """Whether a body of this type is a string as it is."""
    return content_type.startswith("text/")


def _text_bytes(operation: str, value: Any) -> bytes:
    if not isinstance(value, str):
        raise TypeError(f"{operation}: body is a {type(value).__name__}, not a string.")
    try:
        return value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{operation}: body is not well-formed Unicode.") from None


def json_bytes(operation: str, value: Any) -> bytes:
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_plain)
    except ValueError as error:
        raise ValueError(f"{operation}: body: {error}") from None
    try:
        return text.encode()
    except UnicodeEncodeError:  # Half a surrogate pair: escaped it is JSON, and the service says what it thinks of it.
        return json.dumps(value, allow_nan=False, separators=(",", ":"), default=_plain).encode()


def _plain(value: Any) -> Any:
    """Other mappings and sequences than those of the language."""
    if isinstance(value, abc.Mapping):
        return dict(value)
    if isinstance(value, abc.Sequence) and not isinstance(value, (bytes, bytearray, memoryview)):
        return list(value)
    raise TypeError(f"A {type(value).__name__} is not JSON.")


def _given(operation: Operation[Any], place: str, values: Mapping[str, Any]) -> List[Parameter]:
    return [parameter for parameter in operation.parameters if parameter.place == place and values.get(parameter.argument) is not None]
