"""Reads the text of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), in whatever pieces it arrives."""

import re
from typing import Iterator, List, NamedTuple, Optional


class ParsedEvent(NamedTuple):
    event: Optional[str]
    """None without a name."""

    data: str


class EventParser:
    def __init__(self, last_id: str) -> None:
        self.last_id = last_id
        """The id of the last event. Empty before the first."""

        self.retry_ms: Optional[int] = None
        """What the service asks to wait before the stream is continued, in milliseconds. None if it does not."""

        self._id = last_id
        self._rest = ""
        self._after_return = False
        self._first = True
        self._event = ""
        self._data: List[str] = []

    def read(self, piece: str) -> Iterator[ParsedEvent]:
        """The events that this piece completes."""
        if piece == "":
            return
        text = piece[1:] if self._first and piece.startswith("\ufeff") else piece
        self._first = False
        # A line feed after a carriage return that ended the last piece.
        if self._after_return and text.startswith("\n"):
            text = text[1:]
        self._after_return = piece.endswith("\r")
        lines = re.split("\r\n|\r|\n", text)
        lines[0] = self._rest + lines[0]
        self._rest = lines.pop()
        for line in lines:
            event = self._line(line)
            if event is not None:
                yield event

    def _line(self, line: str) -> Optional[ParsedEvent]:
        if line == "":
            return self._complete()
        field, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if field == "data":
            self._data.append(value)
        elif field == "event":
            self._event = value
        elif field == "id" and "\0" not in value:
            self._id = value
        elif field == "retry" and re.fullmatch("[0-9]{1,15}", value):
            self.retry_ms = int(value)
        return None

    def _complete(self) -> Optional[ParsedEvent]:
        """An id without data counts as well."""
        self.last_id = self._id
        event, data = self._event, self._data
        self._event, self._data = "", []
        return ParsedEvent(event or None, "\n".join(data)) if data else None
