/** What was judged in shadow: it is logged and billed, and gives no answers. */
import { addUsage } from "#src/accounts/usage.ts";
import type { Clock } from "#src/clock.ts";
import type { Transaction } from "#src/db/database.ts";
import { logEvaluations } from "#src/judging/evaluations.ts";
import type { Judged } from "#src/judging/judged.ts";
import { evaluation } from "#src/judging/landing.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { holdAll, landingTime } from "#src/namespaces/sequence.ts";

/** @returns judgment units */
export async function landInShadow(
  tx: Transaction,
  namespace: NamespaceIdentity,
  judged: readonly Judged[],
  clock: Clock,
): Promise<number> {
  const held = (await holdAll(tx, [namespace.namespaceId], "wait")).get(namespace.namespaceId);
  if (!held) return 0;
  const at = landingTime(held, clock);
  const asked = judged.filter((one) => one.kind === "answered" || one.kind === "failed");
  const evaluations = asked.map((one) => ({ ...evaluation(one, at), shadow: true }));
  await logEvaluations(tx, namespace.namespaceId, at, evaluations);
  const units = evaluations.reduce((sum, one) => sum + one.units, 0);
  const tokens = evaluations.reduce((sum, one) => sum + one.tokens, 0);
  if (units > 0) await addUsage(tx, { ...namespace, at, line: "judging", units, tokens });
  return units;
}
