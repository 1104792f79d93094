"""How one thread ends the calls of another."""

import threading
from contextlib import contextmanager
from typing import Callable, Iterator, List

from .errors import CallCancelledError


class Cancellation:
    """Ends the calls that it is given to, from any thread. They raise ``CallCancelledError``, also while they wait for a retry."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._lock = threading.Lock()
        self._interrupts: List[Callable[[], None]] = []

    @property
    def cancelled(self) -> bool:
        return self._event.is_set()

    def cancel(self) -> None:
        """Ends running calls, and those that are made later."""
        with self._lock:
            self._event.set()
            interrupts = list(self._interrupts)
        for interrupt in interrupts:
            interrupt()

    def raise_if_cancelled(self) -> None:
        if self._event.is_set():
            raise CallCancelledError("The call was cancelled.")

    def sleep(self, seconds: float) -> None:
        self._event.wait(seconds)
        self.raise_if_cancelled()

    @contextmanager
    def interrupting(self, interrupt: Callable[[], None]) -> Iterator[None]:
        """While the block runs, ``cancel`` calls ``interrupt``."""
        with self._lock:
            self.raise_if_cancelled()
            self._interrupts.append(interrupt)
        try:
            yield
        finally:
            with self._lock:
                self._interrupts.remove(interrupt)
