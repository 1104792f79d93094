/** Shadow evaluations are logged and billed, and store no answers. */
import { decimal } from "#src/accounts/money/money.ts";
import { addUsage } from "#src/accounts/money/usage.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { Overtaken } from "#src/foundation/db/positions.ts";
import { creditJob } from "#src/foundation/jobs/credit.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { costOf } from "#src/jobs/backfill/spend.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { answersToShare, evaluation, type Landed } from "#src/judging/landing/landing.ts";
import { logEvaluations } from "#src/judging/log/evaluations.ts";
import { shareAnswers } from "#src/judging/log/shared-answers.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { landingTime, lockAll } from "#src/records/namespaces/sequence.ts";

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
    const spentUsd = decimal(await costOf(parts, tx, namespace, landed));
    const credit = { documents: 0, ofPage: 0, spentUsd, failures: [] };
    if (!(await creditJob(tx, job, credit, landed.at ?? parts.clock.now())))
      throw new Overtaken(namespace.namespaceId, job.jobId);
  });
}

async function landInShadow(
  tx: Transaction,
  namespace: NamespaceIdentity,
  judged: readonly Judged[],
  clock: Clock,
): Promise<Landed> {
  const held = (await lockAll(tx, [namespace.namespaceId], "wait")).get(namespace.namespaceId);
  if (!held) return { units: 0, tokens: 0 };
  const at = landingTime(held, clock);
  const asked = judged.filter((one) => one.kind === "answered" || one.kind === "failed");
  const evaluations = asked.map((one) => ({ ...evaluation(one, at), shadow: true }));
  await logEvaluations(tx, namespace.namespaceId, at, evaluations);
  await shareAnswers(
    tx,
    namespace.namespaceId,
    at,
    answersToShare(asked, (one) => evaluations[asked.indexOf(one)]!.id),
  );
  const units = evaluations.reduce((sum, one) => sum + one.units, 0);
  const tokens = evaluations.reduce((sum, one) => sum + one.tokens, 0);
  if (units > 0) await addUsage(tx, { ...namespace, at, line: "judging", units, tokens });
  return { units, tokens, at };
}
