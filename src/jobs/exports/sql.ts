import { built, knex } from "#src/foundation/db/built.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import type { LogRow } from "#src/judging/log/evaluation-log-sql.ts";

/** A position in a namespace's log, in the order of its key. */
export interface LogKey {
  judgmentId: string;
  at: string;
  id: string;
}

/** The next evaluations of a namespace after a position, in the order of the log's key. */
export async function readForExport(
  session: Session,
  namespaceId: number,
  { after, since, until, judgmentIds }: { after: LogKey | null; since: Date | null; until: Date; judgmentIds: string[] | null },
  limit: number,
): Promise<(Omit<LogRow, "namespace"> & { judgmentId: string; key: string })[]> {
  return session.query({
    name: "exports_read",
    // The time is sent as text. A `Date` has no microseconds, so the position would be before its own row.
    text: `
      select judgment_id as "judgmentId", evaluation_id as id, document_id, revision, incarnation, version, engine, engine_version, at,
             at::text as key, shadow, passed_on, asked_as, carried, reused_from, repeated, answer, tokens, units, requests, error
      from evaluations
      where namespace_id = $1 and (judgment_id, at, evaluation_id) > ($2, $3::timestamptz, $4)
        and ($5::timestamptz is null or at >= $5) and at < $6 and ($7::text[] is null or judgment_id = any($7))
      order by judgment_id, at, evaluation_id limit $8`,
    values: [namespaceId, after?.judgmentId ?? "", after?.at ?? "-infinity", after?.id ?? "", since, until, judgmentIds, limit],
  });
}

/** The files of an export and how long they are retained. */
export async function readExport(
  session: Session,
  jobId: string,
): Promise<Pick<Job, "status" | "endedAt" | "result"> | undefined> {
  const [row] = await built<Pick<Job, "status" | "endedAt" | "result">>(
    session,
    knex("jobs").select("status", "ended_at as endedAt", "result").where({ job_id: jobId, type: "evaluation_export" }),
  );
  return row;
}
