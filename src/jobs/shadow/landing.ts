/** What was judged in shadow: it is logged and billed, and gives no answers. */
import { decimal } from "#src/accounts/money.ts";
import { addUsage } from "#src/accounts/usage.ts";
import type { Clock } from "#src/clock.ts";
import type { Transaction } from "#src/db/database.ts";
import { Overtaken } from "#src/db/positions.ts";
import { logEvaluations } from "#src/judging/evaluations.ts";
import type { Judged } from "#src/judging/judged.ts";
import { evaluation, type Landed } from "#src/judging/landing.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { holdAll, landingTime } from "#src/namespaces/sequence.ts";
import { creditJob } from "../credit-sql.ts";
import type { Job } from "../job.ts";
import { costOf } from "../judging/spend.ts";
import type { JobParts } from "../parts.ts";

/** Logs and bills what a page has asked, whatever has become of the job, which tells of it in the same transaction. */
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
  const held = (await holdAll(tx, [namespace.namespaceId], "wait")).get(namespace.namespaceId);
  if (!held) return { units: 0, tokens: 0 };
  const at = landingTime(held, clock);
  const asked = judged.filter((one) => one.kind === "answered" || one.kind === "failed");
  const evaluations = asked.map((one) => ({ ...evaluation(one, at), shadow: true }));
  await logEvaluations(tx, namespace.namespaceId, at, evaluations);
  const units = evaluations.reduce((sum, one) => sum + one.units, 0);
  const tokens = evaluations.reduce((sum, one) => sum + one.tokens, 0);
  if (units > 0) await addUsage(tx, { ...namespace, at, line: "judging", units, tokens });
  return { units, tokens, at };
}
