import type { RobustnessVariant } from "#generated/types.ts";
import { numberArray } from "#src/foundation/db/array-literals.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { TimePlace } from "#src/foundation/time/time-places.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

export interface LogRow {
  id: string;
  namespace: string;
  document_id: string;
  revision: number;
  incarnation: number;
  version: number;
  engine: string;
  engine_version: string | null;
  at: Date;
  shadow: boolean;
  passed_on: boolean | null;
  asked_as: RobustnessVariant | null;
  carried: boolean;
  reused_from: string | null;
  repeated: boolean;
  answer: RawAnswer | null;
  tokens: number;
  units: number;
  requests: number | null;
  error: { code: string; message: string } | null;
}

/** Which evaluations to read: of one judgment, and optionally of one document. */
export interface LogSource {
  judgmentId: string;
  /** One namespace, or all that inherit the judgment. */
  namespaceIds: readonly number[];
  documentId: string | null;
}

export interface LogRange {
  since: Date | null;
  before: TimePlace | null;
}

export interface LogFilter {
  version: number | null;
  shadow: boolean | null;
}

const columns = `e.evaluation_id as id, e.document_id, e.revision, e.incarnation, e.version, e.engine, e.engine_version, e.at, e.shadow, e.passed_on, e.asked_as,
        e.carried, e.reused_from, e.repeated, e.answer, e.tokens, e.units, e.requests, e.error`;

type Form = `${"log" | "document"}${"" | "Everywhere"}`;

const pages: Readonly<Record<Form, string>> = {
  log: "evaluations_read_log",
  document: "evaluations_read_document",
  logEverywhere: "evaluations_read_log_everywhere",
  documentEverywhere: "evaluations_read_document_everywhere",
};

const ends: Readonly<Record<Form, string>> = {
  log: "evaluations_end_log",
  document: "evaluations_end_document",
  logEverywhere: "evaluations_end_log_everywhere",
  documentEverywhere: "evaluations_end_document_everywhere",
};

/** A page of the log, newest first, down to the position `end`. */
export async function readLog(
  session: Session,
  source: LogSource,
  range: LogRange & { end: TimePlace | undefined },
  { version, shadow }: LogFilter,
  limit: number,
): Promise<LogRow[]> {
  const form = formOf(source);
  return session.query<LogRow>({
    name: pages[form.of],
    text: `
      select e.*, s.name as namespace
      from namespaces s cross join lateral (
        select ${columns} from evaluations e
        where ${form.inner} and (e.at, e.evaluation_id) >= ($7::timestamptz, $8::text)
          and ($9::integer is null or e.version = $9) and ($10::boolean is null or e.shadow = $10)
        order by e.at desc, e.evaluation_id desc limit $11
      ) e
      where ${form.outer}
      order by e.at desc, e.id desc limit $11`,
    values: [...bounds(source, range), range.end?.at ?? "-infinity", range.end?.id ?? "", version, shadow, limit],
  });
}

/** The position of the evaluation after this many. Undefined if there are no more. */
export async function readEnd(
  session: Session,
  source: LogSource,
  range: LogRange,
  most: number,
): Promise<TimePlace | undefined> {
  const form = formOf(source);
  const [row] = await session.query<TimePlace>({
    name: ends[form.of],
    text: `
      select e.at, e.id
      from namespaces s cross join lateral (
        select e.at, e.evaluation_id as id from evaluations e
        where ${form.inner}
        order by e.at desc, e.evaluation_id desc limit $7::bigint + 1
      ) e
      where ${form.outer}
      order by e.at desc, e.id desc offset $7 limit 1`,
    values: [...bounds(source, range), most],
  });
  return row;
}

/**
 * The log is in one namespace, or in several. Each of several namespaces contributes up to a whole page. Statements that name a document
 * are prepared separately, because they use another index.
 */
function formOf({ namespaceIds, documentId }: LogSource): { of: Form; inner: string; outer: string } {
  const inOne = namespaceIds.length === 1;
  const document = documentId === null ? "$3::text is null" : "e.document_id = $3";
  return {
    of: `${documentId === null ? "log" : "document"}${inOne ? "" : "Everywhere"}`,
    inner: `e.namespace_id = ${inOne ? "$1" : "s.namespace_id"} and e.judgment_id = $2 and ${document} and e.at >= $4::timestamptz
          and (e.at, e.evaluation_id) < ($5::timestamptz, $6::text)`,
    outer: `s.namespace_id = ${inOne ? "$1" : "any($1::bigint[])"} and s.deleted_at is null`,
  };
}

function bounds({ namespaceIds, judgmentId, documentId }: LogSource, { since, before }: LogRange): unknown[] {
  const namespaces = namespaceIds.length === 1 ? namespaceIds[0] : numberArray(namespaceIds);
  return [namespaces, judgmentId, documentId, since ?? "-infinity", before?.at ?? "infinity", before?.id ?? ""];
}
