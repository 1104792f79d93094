"""A body of several parts as ``multipart/form-data``."""

import uuid
from collections import abc
from typing import Any, Callable, List, Mapping, Tuple

from .operation import Operation, Part

Encode = Callable[[str, Any], bytes]


def form_bytes(operation: Operation[Any], value: Any, json_bytes: Encode, text: Callable[[str, Any], str]) -> Tuple[str, bytes]:
    """The content type and the bytes. A file is ``bytes``, or a tuple of its name, its bytes and its content type."""
    if not isinstance(value, abc.Mapping):
        raise TypeError(f"{operation.id}: body is a {type(value).__name__}, not a mapping.")
    parts = {part.name: part for part in operation.parts or ()}
    for name in value:
        if name not in parts:
            raise TypeError(f"{operation.id}: body has no part {name}.")
    boundary = uuid.uuid4().hex
    pieces: List[bytes] = []
    for name, part in parts.items():
        for one in _entries(part, value):
            head, content = _piece(operation.id, part, one, json_bytes, text)
            pieces += [f"--{boundary}\r\n{head}\r\n\r\n".encode(), content, b"\r\n"]
    pieces.append(f"--{boundary}--\r\n".encode())
    return f"multipart/form-data; boundary={boundary}", b"".join(pieces)


def _entries(part: Part, value: Mapping[str, Any]) -> List[Any]:
    one = value.get(part.name)
    if one is None:
        return []
    return list(one) if part.several else [one]


def _piece(operation: str, part: Part, value: Any, json_bytes: Encode, text: Callable[[str, Any], str]) -> Tuple[str, bytes]:
    disposition = f'Content-Disposition: form-data; name="{_quoted(part.name)}"'
    if part.kind == "json":
        return f"{disposition}\r\nContent-Type: application/json", json_bytes(operation, value)
    if part.kind == "text":
        return disposition, text(part.name, value).encode()
    filename, content, content_type = value if isinstance(value, tuple) else ("file", value, "application/octet-stream")
    if not isinstance(content, (bytes, bytearray)):
        raise TypeError(f"{operation}: {part.name} is a {type(content).__name__}, not bytes.")
    if any(character in content_type for character in "\r\n"):
        raise ValueError(f"{operation}: {part.name}: a content type has no line break.")
    return f'{disposition}; filename="{_quoted(filename)}"\r\nContent-Type: {content_type}', bytes(content)


def _quoted(name: str) -> str:
    """As browsers write it: a quote and line breaks are percent-encoded."""
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
