# Generated from spec/ by `npm run generate`. Do not edit.
"""``Retry-After`` (RFC 9110, 10.2.3): a number of seconds, or one of the three forms of an HTTP date (5.6.7)."""

import calendar
import re
from datetime import datetime, timedelta
from typing import Optional

_NUMBER = re.compile(r"[0-9]{1,12}(?:\.[0-9]{1,12})?")

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_DAY = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)"
_LONG_DAY = "(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)"
_MONTH = f"(?P<month>{'|'.join(_MONTHS)})"
_TIME = "(?P<hour>[0-9]{2}):(?P<minute>[0-9]{2}):(?P<second>[0-9]{2})"
_ZONE = "(?: (?:GMT|UTC|(?P<sign>[+-])(?P<hours>[0-9]{2})(?P<minutes>[0-9]{2})))?"

# By hand, because the names that ``strptime`` reads are those of the process's locale.
_FORMS = tuple(
    re.compile(form)
    for form in (
        f"{_DAY}, (?P<day>[0-9]{{1,2}}) {_MONTH} (?P<year>[0-9]{{4}}) {_TIME}{_ZONE}",
        f"{_LONG_DAY}, (?P<day>[0-9]{{2}})-{_MONTH}-(?P<year>[0-9]{{2}}) {_TIME}{_ZONE}",
        f"{_DAY} {_MONTH} (?P<day>[ 0-9][0-9]) {_TIME} (?P<year>[0-9]{{4}}){_ZONE}",
    )
)


def retry_after_seconds(header: Optional[str], now: float) -> Optional[float]:
    """Seconds from ``now`` (Unix time) until the time in the header, at least 0. None without a header, or if it is invalid."""
    text = (header or "").strip(" \t")
    if _NUMBER.fullmatch(text):
        return float(text)
    for form in _FORMS:
        found = form.fullmatch(text)
        if found is not None:
            at = _unix_time(found)
            return None if at is None else max(0.0, at - now)
    return None


def _unix_time(found: "re.Match[str]") -> Optional[float]:
    part = found.groupdict()
    year = int(part["year"])
    if year < 100:
        year += 2000 if year < 50 else 1900
    try:
        moment = datetime(year, _MONTHS.index(part["month"]) + 1, int(part["day"]), int(part["hour"]), int(part["minute"]), int(part["second"]))
        if part["sign"] is not None:
            away = timedelta(hours=int(part["hours"]), minutes=int(part["minutes"]))
            moment = moment - away if part["sign"] == "+" else moment + away
    except (ValueError, OverflowError):
        return None
    return float(calendar.timegm(moment.timetuple()))
