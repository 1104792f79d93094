/**
 * Names for the statements of queries. A connection parses and plans a named (prepared) statement only once. A page by an index then takes
 * 0.5 ms instead of 1.7 ms. But each plan stays in memory, and every shape of query has its own statement. So a text gets a name only when
 * it has come several times, and the number of names is limited.
 */
import { createHash } from "node:crypto";
import type { Statement } from "#src/foundation/db/database.ts";

const OFTEN = 4;
const MOST_NAMES = 200;
const MOST_SEEN = 2_000;
/** A very long list of conditions probably comes from a program that creates a new list each time. */
const LONGEST = 8_000;

const seen = new Map<string, number>();
const names = new Map<string, string>();

export function statement(text: string, values: readonly unknown[]): Statement {
  const name = text.length <= LONGEST ? nameOf(text) : undefined;
  return name === undefined ? { text, values } : { name, text, values };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < OFTEN) {
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  const name = `query_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
  names.set(text, name);
  seen.delete(text);
  return name;
}
