/** Patterns in words, for those that no client would want to read. */

/** Segments joined by `/`, none of them `.` or `..`: the beginning of every pattern of a namespace or a document id. */
const SEGMENTS = String.raw`^(?!\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\.{1,2}(/|$))[A-Za-z0-9._:-]+)*`;
const SEGMENTS_IN_WORDS =
  'must be segments of letters, digits, ".", "_", ":" and "-", joined by "/", none of them empty, "." or ".."';

const words: ReadonlyMap<string, string> = new Map([
  [`${SEGMENTS}$`, SEGMENTS_IN_WORDS],
  [String.raw`${SEGMENTS}(/\*)?$`, `${SEGMENTS_IN_WORDS}; it may end in "/*"`],
  [String.raw`${SEGMENTS}/\*$`, `${SEGMENTS_IN_WORDS}, and end in "/*"`],
  [String.raw`${SEGMENTS}(/?\*)?$`, `${SEGMENTS_IN_WORDS}; it may end in "/*" or "*"`],
  [
    String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$`,
    "must be a time as in 2026-01-31T09:00:00.000Z (RFC 3339, UTC)",
  ],
  ["^[A-Za-z0-9_-]+$", 'must be letters, digits, "_" and "-" only'],
  ["^[A-Za-z0-9_-]{1,128}$", 'must be 1 to 128 letters, digits, "_" and "-"'],
  ["^[1-9][0-9]*[smhd]$", "must be a whole number from 1 and a unit, s, m, h or d, as in 90m"],
  ["^(0|[1-9][0-9]*)[smhd]$", "must be a whole number and a unit, s, m, h or d, as in 90m"],
]);

export function patternInWords(pattern: string): string {
  return words.get(pattern) ?? `must match ${pattern}`;
}
