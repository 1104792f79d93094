/** Patterns in words, because no client wants to read them. `pattern-words.test.ts` compares them with the existing patterns. */

/** Segments joined by `/`, none of them `.` or `..`: the beginning of every pattern of a namespace or a document id. */
const SEGMENTS = String.raw`^(?!\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\.{1,2}(/|$))[A-Za-z0-9._:-]+)*`;
const SEGMENTS_IN_WORDS =
  'must be segments of letters, digits, ".", "_", ":" and "-", joined by "/", none of them empty, "." or ".."';

const NAME = "[A-Za-z0-9_-]{1,128}";
const AGGREGATE = String.raw`(count|count_where\.${NAME}|(sum|avg|min|max)\.(attributes|answers)\.[A-Za-z0-9_.-]+|quantiles\.(attributes|answers)\.[A-Za-z0-9_.-]+\.p(50|90|99))$`;
const AGGREGATES_IN_WORDS =
  "count, count_where.<label>, sum.<path>, avg.<path>, min.<path>, max.<path> or quantiles.<path>.p50, .p90 or .p99";
const ATTRIBUTE_IN_WORDS = 'must be attributes.<name>, its name of letters, digits, "_" and "-"';
export const FIELD_IN_WORDS =
  "must be a field: id, created_at, updated_at, attributes.<name>, or of an answer answers.<judgment>. with p, value, score, escape_p, freshness, dist.<value>, thresholds.<name>, calibrated.p or calibrated.score";
const ONE_NAMESPACE = `${SEGMENTS}$`;

const words: ReadonlyMap<string, string> = new Map([
  [ONE_NAMESPACE, SEGMENTS_IN_WORDS],
  [String.raw`${SEGMENTS}(/\*)?$`, `${SEGMENTS_IN_WORDS}; it may end in "/*"`],
  [String.raw`${SEGMENTS}/\*$`, `${SEGMENTS_IN_WORDS}, and end in "/*"`],
  [
    String.raw`^(?!\.{1,2}([/*]|$))[A-Za-z0-9._:-]+(/(?!\.{1,2}([/*]|$))[A-Za-z0-9._:-]+)*(/?\*)?$`,
    `${SEGMENTS_IN_WORDS}; it may end in "/*" or "*"`,
  ],
  ["^[A-Za-z0-9._:/-]+$", 'must be the beginning of namespace names, so letters, digits, ".", "_", ":", "-" and "/" only'],
  [
    String.raw`^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?(Z|[+-]00:00)$`,
    "must be a time as in 2026-01-31T09:00:00.000Z (RFC 3339, UTC)",
  ],
  ['^(W/)?"(0|[1-9][0-9]{0,15})(-[A-Za-z0-9_-]+)?"$', 'must be one revision in double quotes, as in "7", or the ETag of a read'],
  ["^[0-9]{4}-(0[1-9]|1[0-2])$", "must be a month as in 2026-01"],
  ["^[A-Za-z0-9_-]+$", 'must be letters, digits, "_" and "-" only'],
  [String.raw`^[\s\S]{1,256}$`, "must have 1 to 256 characters"],
  [`^${NAME}$`, 'must be 1 to 128 letters, digits, "_" and "-"'],
  ["^[A-Za-z0-9._:-]+$", 'must be letters, digits, ".", "_", ":" and "-" only'],
  ["^[a-z][a-z0-9_]*$", "must be the id of an operation, as in documents_get"],
  ["^[A-Za-z0-9._:/+=-]+$", "must be the X-Request-Id of a response"],
  ["^[1-5](xx|[0-9]{2})$", "must be a status as in 404, or a class of statuses as in 4xx"],
  ["^[a-z][a-z0-9_-]*$", 'must be lowercase letters, digits, "_" and "-", a letter first'],
  ["^[1-9][0-9]*[smhd]$", "must be a whole number from 1 and a unit, s, m, h or d, as in 90m"],
  ["^(0|[1-9][0-9]*)[smhd]$", "must be a whole number and a unit, s, m, h or d, as in 90m"],
  [String.raw`^attributes\.[A-Za-z0-9_-]+$`, ATTRIBUTE_IN_WORDS],
  [String.raw`^attributes\.${NAME}$`, ATTRIBUTE_IN_WORDS],
  [String.raw`^(id|attributes\.[A-Za-z0-9_-]+)$`, "must be id or attributes.<name>"],
  [
    String.raw`^(attributes|state)(\.[^.]+)*$`,
    "must be attributes, state, or a path below one of them, as in state.ticket.subject",
  ],
  [String.raw`^(state|attributes)\.[^.]+(\.[^.]+)*$`, "must be a path below state or attributes, as in state.messages"],
  [
    String.raw`^(id|created_at|updated_at|attributes\.${NAME}|answers\.${NAME}\.(p|value|score|escape_p|freshness|calibrated\.(p|score)|dist\..+|thresholds\.${NAME}))$`,
    FIELD_IN_WORDS,
  ],
  [
    String.raw`^(attributes\.${NAME}|answers\.${NAME}\.(p|score|escape_p))$`,
    "must be attributes.<name>, or of an answer answers.<judgment>. with p, score or escape_p",
  ],
  ["^[A-Za-z0-9_.-]{1,320}$", `must name an aggregate: ${AGGREGATES_IN_WORDS}`],
  [`^${AGGREGATE}`, `must be an aggregate: ${AGGREGATES_IN_WORDS}`],
  [String.raw`^${NAME}\.${AGGREGATE}`, `must be <group>.<aggregate>, where an aggregate is ${AGGREGATES_IN_WORDS}`],
  [String.raw`^[a-z_]+\.(\*|[a-z_]+)$`, 'must be an action as in judgment.updated, or a pattern: "judgment.*"'],
  [
    String.raw`^(\*|[a-z_]+\.(\*|[a-z_]+))$`,
    'must be a type of events as in job.completed, or a pattern: "job.*", or "*" for all',
  ],
  [
    String.raw`^https?://[^\s/?#@\\]+([/?#]\S*)?$`,
    "must begin with https:// and have no user or password, as in https://example.com/hooks",
  ],
  [String.raw`^[^\s@]+@[^\s@]+$`, "must be an address of mail, as in ops@example.com"],
]);

/** `job_`, `evt_` and the like. */
const ID = /^\^([a-z]+_)\[0-9a-z\]\{26\}\$$/;

/** Null without words for it. @param given the value that does not match */
export function patternInWords(pattern: string, given: unknown): string | null {
  if (pattern === ONE_NAMESPACE && typeof given === "string" && given.endsWith("/*")) {
    return 'must be a single name: a prefix that ends in "/*" is not taken here';
  }
  const prefix = ID.exec(pattern)?.[1];
  if (prefix) return `must be an id as it was given out: "${prefix}" and 26 lowercase letters and digits`;
  return words.get(pattern) ?? null;
}

/** Whether there are words for it. */
export function isInWords(pattern: string): boolean {
  return ID.test(pattern) || words.has(pattern);
}

export function patternsInWords(): string[] {
  return [...words.keys()];
}
