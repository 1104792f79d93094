/** Queries that exceed the database's time limit: how they are ended, and advice to make them cheap. */
import type { QueryOptions } from "#generated/types.ts";
import { type Transaction, unawaited } from "#src/foundation/db/session.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Manifest } from "./manifest.ts";
import { attributesFor } from "./plan.ts";
import { type FilterReading, parseQuery } from "./request.ts";

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: query_canceled. The code also occurs if an operator cancels a query.
 */
const CANCELLED = "57014";

/** Sets a time limit for each later statement of the transaction. */
export function endAfter(tx: Transaction, ms: number): void {
  unawaited(tx.query({ name: "query_end_after", text: "select set_config('statement_timeout', $1, true)", values: [`${ms}ms`] }));
}

/** Whether the server ended a statement because of its time limit. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof ServiceError) || !(error.cause instanceof Error)) return false;
  const { code, message } = error.cause as Error & { code?: unknown };
  return code === CANCELLED && message.includes("statement timeout");
}

interface Expensive {
  readonly filters: unknown;
  readonly reading: FilterReading;
  readonly options: QueryOptions;
}

/** @param manifest what is known about the namespace, if anything */
export function tooExpensive(query: Expensive, manifest: Manifest | undefined, timeoutMs: number, cause: unknown): ServiceError {
  const missed = manifest ? missedBy(query, manifest) : [];
  const advice = [
    ...(missed.length > 0 ? [`Index the attributes ${missed.map((name) => `"${name}"`).join(", ")} (indexed_attributes).`] : []),
    "Restrict the whole filter by fields with an index: ids, indexed attributes, and p, score or value of answers.",
    ...(query.options.rank_by === undefined ? [] : ["Rank by id, or by a field with an index."]),
    ...(query.options.include?.state === true ? ["Include only a part of the state, or ask for fewer rows (top_k)."] : []),
  ];
  const message = `The database took longer than ${timeoutMs} ms for this query. ${advice.join(" ")}`;
  const details = { timeout_ms: timeoutMs, ...(manifest ? { documents: manifest.documents } : {}), attributes: missed };
  return new ServiceError("too_expensive", message, { details, cause });
}

/** None if the definitions have changed since the query was read, so that they do not have what it names. */
function missedBy({ filters, reading, options }: Expensive, { judgments, attributes }: Manifest): string[] {
  try {
    const asked = parseQuery(filters, options, judgments, reading);
    return attributesFor(asked, judgments).filter((name) => !attributes.has(name));
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
}
