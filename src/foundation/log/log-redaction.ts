/**
 * Removes secrets from a finished log line. It works on the text and not on known paths. So it finds secrets at any depth, inside
 * an error's message or a URL, and callers need no list. A usual line takes 6 µs. Every pattern must run in linear time, because
 * log lines contain users' text.
 */

const REDACTED = "[redacted]";

/** Members whose value is always removed: a string, or an array or object of strings, as in raw headers. */
const secretMember =
  /("(?:proxy-)?authorization"|"(?:set-)?cookie"|"[^"\\]*(?:password|passphrase|secret|secrets?[-_]?key|pepper|api[-_]?key)"|"(?:access_?|refresh_?)?token")(\s*:\s*)("(?:[^"\\]|\\.)*"|\[[^\]]{0,1000}\]|\{[^}]{0,1000}\}|[^,}\]"[{\s]+)/gi;

/** A long string under `key` is an API key. A short string or an object is a name or a row. */
const longKey = /("key"\s*:\s*)"[^"\\\s]{32,}"/g;

/** `Authorization` in Node's flat list of raw headers. The value is the next element. */
const rawHeader = /("(?:proxy-)?authorization"|"(?:set-)?cookie")(\s*,\s*)"(?:[^"\\]|\\.)*"/gi;

/** A credential within a sentence. If the word after "basic" has letters only, it is ordinary text. */
const bearer = /\b(Bearer|Basic)(\s+)(?=[A-Za-z._~-]*[0-9+/=])[A-Za-z0-9._~+/=-]{8,}/gi;

/**
 * The password in a URL such as `postgres://user:password@host`. The match is greedy, because an unescaped `@` belongs to the
 * password.
 */
const urlPassword = /\b([a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@"]{0,200}):[^\s"/]{1,500}@/gi;

/** An API key of this service, or the value of a session's cookie, anywhere in the line. */
const apiKey = /\bj[ks]_[A-Za-z0-9]{43}\b/g;

/** An assignment in text or in a connection string: `password=…`, `SECRETS_KEY=…`. */
const assignment = /\b((?:[A-Z0-9_]*(?:PASSWORD|SECRETS?_KEY|API_KEY)))(=)(?!\[)[^\s"\\,;&]+/gi;

/** A buffer, as an error may have it. Its numbers may be the bytes of any secret. Pino cuts long ones, and says so in a text. */
const buffer = /\{"type":"Buffer","data":\[[\d,]*(?:"[^"\\]{0,100}")?\]\}/g;

export function redact(line: string): string {
  return line
    .replace(buffer, `"${REDACTED}"`)
    .replace(secretMember, `$1$2"${REDACTED}"`)
    .replace(longKey, `$1"${REDACTED}"`)
    .replace(rawHeader, `$1$2"${REDACTED}"`)
    .replace(apiKey, REDACTED)
    .replace(bearer, `$1$2${REDACTED}`)
    .replace(urlPassword, `$1:${REDACTED}@`)
    .replace(assignment, `$1$2${REDACTED}`);
}
