# Generated from spec/ by `npm run generate`. Do not edit.
"""The runtime's description of one operation. The generated modules have one constant for each."""

from dataclasses import dataclass, field
from typing import Dict, Generic, Literal, Optional, Tuple, TypeVar

Result = TypeVar("Result")
Page = TypeVar("Page")
Entry = TypeVar("Entry")


@dataclass(frozen=True)
class Parameter:
    """A parameter of the path, the query, the headers or the cookies."""

    name: str
    """The name on the wire."""

    place: Literal["path", "query", "header", "cookie"]

    argument: str
    """The name of the method's argument."""


@dataclass(frozen=True)
class Part:
    """One part of a body of ``multipart/form-data``."""

    name: str

    kind: Literal["file", "json", "text"]
    """``text``: a string, a number or a boolean."""

    several: bool
    """Whether the body has a sequence of them."""


@dataclass(frozen=True)
class Operation(Generic[Result]):
    """What is sent, and what may come back. ``Result`` is the type of what a call returns."""

    id: str
    """As in the published document: ``documents_write``."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]

    path: str
    """``/namespaces/{ns}/documents/{id}``."""

    parameters: Tuple[Parameter, ...]

    body: bool
    """Whether the arguments carry a ``body``."""

    repetition: Literal["safe", "natural", "key", "none"]
    """Why a repeated request is harmless. ``safe``: it only reads. ``natural``: doing it twice has the same effect as once. ``key``: the
    server recognizes a repetition by its key. ``none``: it is not harmless, so the client never repeats it."""

    statuses: Tuple[int, ...]
    """The success statuses. This client does not know any other success."""

    body_type: str = "application/json"
    """What the body is sent as: JSON, also under another name, or text."""

    parts: Optional[Tuple["Part", ...]] = None
    """Of a body of ``multipart/form-data``."""

    answer_types: Dict[int, str] = field(default_factory=dict)
    """By status, what a success is sent as, if it is not ``application/json``."""

    streams: bool = False
    """Whether the success is a stream of server-sent events."""

    last_event_id: Optional[str] = None
    """Of a stream: the argument with the id of the last event, if the operation takes it."""


@dataclass(frozen=True)
class Listing(Operation[Page], Generic[Page, Entry]):
    """An operation that returns one page of a list."""

    member: str = ""
    """The array member with the page's entries."""

    cursor: Literal["query", "body"] = "query"
    """Where the next call takes the cursor."""
