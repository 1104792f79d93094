// Generated from spec/ by `npm run generate`. Do not edit.
/** `Retry-After` (RFC 9110, 10.2.3): a number of seconds, or one of the three forms of an HTTP date (5.6.7). */

const NUMBER = /^\d+(?:\.\d+)?$/;

const DAY = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const LONG_DAY = "(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)";
const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const TIME = "\\d\\d:\\d\\d:\\d\\d";
/** The form is checked first, because `Date.parse` accepts almost anything, including "-1" and "Foo 1". */
const DATE = new RegExp(
  `^(?:${DAY}, \\d{1,2} ${MONTH} \\d{4} ${TIME}|${LONG_DAY}, \\d\\d-${MONTH}-\\d\\d ${TIME}|${DAY} ${MONTH} [ \\d]\\d ${TIME} \\d{4})(?<zone> GMT| UTC| [+-]\\d{4})?$`,
);

/**
 * Milliseconds from now until the time in the header, at least 0. Null without a header, or if it is invalid. Fractions of a
 * second are accepted, because some servers send them.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  const text = header?.trim() ?? "";
  if (NUMBER.test(text)) return Number(text) * 1_000;
  const form = DATE.exec(text);
  if (form === null) return null;
  // A date without a zone (the asctime form) is in GMT, whatever the local time zone.
  const { zone } = form.groups ?? {};
  const at = Date.parse(zone === undefined ? `${text} GMT` : text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
