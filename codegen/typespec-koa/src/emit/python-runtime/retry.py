"""Whether to retry, and when."""

from dataclasses import dataclass
from typing import Callable, Optional, Union

# The service asks to retry 429 and 503. Proxies return 502 and 504 when they lost the service.
_REPEATED = frozenset((429, 502, 503, 504))

_FIRST_WAIT = 0.5
_LONGEST_WAIT = 8.0

# A stream is continued for as long as its reader wants. So its waits grow longer than those of a call.
_LONGEST_STREAM_WAIT = 30.0

# If the service asks for a longer wait, the client does not wait. The error goes to the caller, who can decide.
_LONGEST_RETRY_AFTER = 60


@dataclass(frozen=True)
class Lost:
    """No complete response arrived."""


@dataclass(frozen=True)
class Refused:
    """An error arrived."""

    status: int
    retry_after: Optional[int]
    allowance_used_up: bool


def wait_before_retry(failure: Union[Lost, Refused], attempt: int, random: Callable[[], float]) -> Optional[float]:
    """Seconds until the next attempt, or None if there is none.

    Without a ``Retry-After``, the wait doubles from half a second. A random part of up to half is subtracted, so that clients that
    failed together do not retry together.
    """
    if isinstance(failure, Refused):
        if failure.status not in _REPEATED or failure.allowance_used_up:
            return None
        if failure.retry_after is not None:
            return float(failure.retry_after) if failure.retry_after <= _LONGEST_RETRY_AFTER else None
    wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2.0 ** min(attempt - 1, 10))
    return wait * (1 - random() / 2)


def wait_before_continuing(retry: float, failures: int, retry_after: Optional[int], random: Callable[[], float]) -> float:
    """Seconds until a stream of events is continued, after so many failures since it was last open.

    Without a failure, it is what the stream asked for. It doubles with each, less a random part of up to half.
    """
    if failures == 0:
        return retry
    doubled = max(retry, _FIRST_WAIT) * 2.0 ** min(failures, 10)
    wait = min(max(retry, _LONGEST_STREAM_WAIT), doubled) * (1 - random() / 2)
    return max(wait, float(retry_after or 0))
