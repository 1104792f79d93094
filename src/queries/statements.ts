/**
 * Names for the statements of queries. A statement with a name is parsed and planned once a connection (a page by an index takes 0.5 ms
 * instead of 1.7), but its plan stays in memory there, and there are as many statements as shapes of queries. So a text gets a name
 * when it has come often, and only so many do.
 */
import { createHash } from "node:crypto";
import type { Statement } from "#src/db/database.ts";

const OFTEN = 4;
const MOST_NAMES = 200;
const MOST_SEEN = 2_000;
/** A long list of conditions comes from a program that makes another one each time. */
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
