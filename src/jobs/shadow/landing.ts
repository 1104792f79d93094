/** The evaluations of a trial are shadow evaluations, and count for its job. */
import { decimal } from "#src/accounts/money/money.ts";
import { Overtaken } from "#src/foundation/db/positions.ts";
import { creditJob } from "#src/foundation/jobs/credit.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import { costOf } from "#src/jobs/backfill/spend.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { landInShadow } from "#src/judging/landing/in-shadow.ts";
import { landedEvaluation } from "#src/judging/landing/landing.ts";
import { notePairs } from "#src/quality/cascades/pairs.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";

/** Logs and bills the requests of a page, whatever the job's state. The job's row is credited in the same transaction. */
export async function landAsked(
  parts: Pick<JobParts, "db" | "clock" | "spending">,
  job: Pick<Job, "jobId" | "pages">,
  namespace: NamespaceIdentity,
  judged: readonly Judged[],
): Promise<void> {
  if (judged.length === 0) return;
  await parts.db.transaction(async (tx) => {
    const landed = await landInShadow(tx, namespace, judged, parts.clock);
    const compared = judged.flatMap((one) => (one.kind === "answered" ? landedEvaluation(one) : []));
    if (landed.at) await notePairs(tx, namespace.organizationId, namespace.namespaceId, landed.at, compared);
    const spentUsd = decimal(await costOf(parts, tx, namespace, landed));
    const credit = { documents: 0, ofPage: 0, spentUsd, failures: [] };
    if (!(await creditJob(tx, job, credit, landed.at ?? parts.clock.now())))
      throw new Overtaken(namespace.namespaceId, job.jobId);
  });
}
