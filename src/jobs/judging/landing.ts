/** What a job has judged, landed as catch-up lands it, with what it cost. The job's row tells of it in the same transaction. */
import { decimal } from "#src/accounts/money.ts";
import type { Transaction } from "#src/db/database.ts";
import { Overtaken } from "#src/db/positions.ts";
import type { Judged } from "#src/judging/judged.ts";
import { land } from "#src/judging/landing.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { Bulk } from "#src/standing/bulk.ts";
import { creditJob } from "../credit-sql.ts";
import type { JobFailure } from "../failures.ts";
import type { Job } from "../job.ts";
import type { JobParts } from "../parts.ts";
import { costOf } from "./spend.ts";

export interface LandingOfJob {
  job: Pick<Job, "jobId" | "pages">;
  namespace: NamespaceIdentity;
  /** Documents of the page, beside those that earlier pages have left to it. */
  ofPage: ReadonlySet<string>;
  bulk?: Bulk | undefined;
}

/** @throws Overtaken where the job is not at this page any more */
export async function landForJob(
  parts: Pick<JobParts, "clock" | "spending" | "applicable">,
  tx: Transaction,
  { job, namespace, ofPage, bulk }: LandingOfJob,
  judged: readonly Judged[],
): Promise<void> {
  const landed = await land(tx, namespace, judged, parts.clock, parts.applicable, { bulk, triesAgain: true });
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

/** Whether nothing more is to be done for it. */
function isDone(one: Judged): boolean {
  if (one.kind === "failed") return one.failure.retryAfterMs === null;
  return one.kind === "answered" || one.kind === "carried";
}
