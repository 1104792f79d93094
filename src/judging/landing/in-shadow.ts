/** Shadow evaluations are logged and billed, and store no answers. */
import type { RobustnessVariant } from "#generated/types.ts";
import { addUsage } from "#src/accounts/money/usage.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { isHalfway, type Judged } from "#src/judging/asking/judged.ts";
import { logEvaluations } from "#src/judging/log/evaluations.ts";
import { shareAnswers } from "#src/judging/log/shared-answers.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { landingTime, lockAll } from "#src/records/namespaces/sequence.ts";
import { answersToShare, evaluation, evaluationsPassedOn } from "./evaluation-rows.ts";
import type { Landed } from "./landing.ts";

export async function landInShadow(
  tx: Transaction,
  namespace: NamespaceIdentity,
  judged: readonly Judged[],
  clock: Clock,
  askedAs?: RobustnessVariant,
): Promise<Landed> {
  const held = (await lockAll(tx, [namespace.namespaceId], "wait")).get(namespace.namespaceId);
  if (!held) return { units: 0, tokens: 0 };
  const at = landingTime(held, clock);
  const asked = judged.filter((one) => one.kind === "answered" || one.kind === "failed");
  const evaluations = asked.map((one) => ({ ...evaluation(one, at), shadow: true }));
  const logged = [...evaluations, ...evaluationsPassedOn([...asked, ...judged.filter(isHalfway)], at)];
  const told = askedAs ? logged.map((one) => ({ ...one, askedAs })) : logged;
  await logEvaluations(tx, namespace.namespaceId, at, told);
  await shareAnswers(
    tx,
    namespace.namespaceId,
    at,
    answersToShare(asked, (one) => evaluations[asked.indexOf(one)]!.id),
  );
  const units = logged.reduce((sum, one) => sum + one.units, 0);
  const tokens = logged.reduce((sum, one) => sum + one.tokens, 0);
  if (units > 0) await addUsage(tx, { ...namespace, at, line: "judging", units, tokens });
  return { units, tokens, at };
}
