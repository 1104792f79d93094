/** Persists a job's results in the same way as catch-up, with their cost. The job's row is credited in the same transaction. */
import { decimal } from "#src/accounts/money/money.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { Overtaken } from "#src/foundation/db/positions.ts";
import { creditJob } from "#src/foundation/jobs/credit.ts";
import type { JobFailure } from "#src/foundation/jobs/failures.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { land } from "#src/judging/landing/landing.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { costOf } from "./spend.ts";

export interface LandingOfJob {
  job: Pick<Job, "jobId" | "pages">;
  namespace: NamespaceIdentity;
  /** The documents of the page, without those that earlier pages have postponed. */
  ofPage: ReadonlySet<string>;
  bulk?: Bulk | undefined;
}

/** @throws Overtaken if the job is not at this page any more */
export async function landForJob(
  parts: Pick<JobParts, "clock" | "spending" | "applicable" | "onLanded">,
  tx: Transaction,
  { job, namespace, ofPage, bulk }: LandingOfJob,
  judged: readonly Judged[],
): Promise<void> {
  const landed = await land(tx, parts, namespace, judged, { bulk, triesAgain: true });
  const cost = await costOf(parts, tx, namespace, landed);
  const done = judged.filter(isDone).map(({ due }) => due.document.document_id);
  const failures = judged.flatMap((one): JobFailure[] =>
    one.kind === "failed" && isDone(one)
      ? [{ document_id: one.due.document.document_id, namespace: namespace.name, code: one.failure.code }]
      : [],
  );
  const credit = {
    documents: done.length,
    ofPage: done.filter((id) => ofPage.has(id)).length,
    spentUsd: decimal(cost),
    failures,
  };
  if (!(await creditJob(tx, job, credit, landed.at ?? parts.clock.now()))) throw new Overtaken(namespace.namespaceId, job.jobId);
}

/** Whether nothing is left to do for it. */
function isDone(one: Judged): boolean {
  if (one.kind === "failed") return one.failure.retryAfterMs === null;
  return one.kind === "answered" || one.kind === "carried";
}
