/**
 * Asks an engine about contexts as they were compiled before. The questions are billed, budgeted and logged as shadow evaluations, and store no answers. What
 * was sent and not answered is marked as `repeated` when it is asked again.
 */
import type { RobustnessVariant } from "#generated/types.ts";
import type { Attodollars } from "#src/accounts/money/money.ts";
import { isNonProduction } from "#src/accounts/money/usage.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { costOf } from "#src/jobs/backfill/spend.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { type Bill, unitsAtMost } from "#src/judging/asking/billing.ts";
import type { Due } from "#src/judging/asking/due.ts";
import { isHalfway, isWhole, type Judged } from "#src/judging/asking/judged.ts";
import { Asking } from "#src/judging/catch-up/asking.ts";
import { engineQuestions } from "#src/judging/definitions/questions.ts";
import { landInShadow } from "#src/judging/landing/in-shadow.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";

export type AskingParts = Pick<JobParts, "db" | "clock" | "judge" | "spending" | "budgets" | "cut">;

/** How the answer to a question about a given context is billed. Null if no engine takes the context. */
export function billOf({ judge }: Pick<JobParts, "judge">, { judgment, context }: Due): Bill | null {
  const questions = engineQuestions(judgment.name, judgment.definition, context!.options);
  return judge.billing.of(judgment, context!.tokens, questions);
}

/** The most judgment units that the answer to a question about a given context is billed. */
export function unitsOf(parts: Pick<JobParts, "judge">, due: Due): number {
  const bill = billOf(parts, due);
  return bill === null ? 0 : unitsAtMost(bill);
}

/** The most units of several questions. */
export function unitsOfAll(parts: Pick<JobParts, "judge">, due: readonly Due[]): number {
  return due.reduce((sum, one) => sum + unitsOf(parts, one), 0);
}

/** Questions of a namespace, by the most units of each. */
export interface Wanted {
  namespace: NamespaceIdentity;
  units: readonly number[];
}

export function wanted(parts: Pick<JobParts, "judge">, namespace: NamespaceIdentity, due: readonly Due[]): Wanted {
  return { namespace, units: due.map((one) => unitsOf(parts, one)).filter((units) => units > 0) };
}

/** The units are reserved until `end`, or the budget of a namespace leaves too little for them. */
export type Reserved = { lacking: NamespaceIdentity } | { lacking: null; end(): void };

/** Reserves the units of all these questions, or of none. Where others spend from a budget that is nearly used up, they are claimed. */
export async function reserve(
  { budgets }: Pick<AskingParts, "budgets">,
  all: readonly Wanted[],
  signal: AbortSignal,
): Promise<Reserved> {
  const shared: Wanted[] = [];
  for (const one of all) {
    const leave = await budgets.mayJudge(one.namespace);
    if (!leave.may || (leave.unitsLeft !== undefined && sumOf(one.units) > leave.unitsLeft)) return { lacking: one.namespace };
    if (leave.shared && one.units.length > 0) shared.push(one);
  }
  const claiming = await Promise.allSettled(
    shared.map(async (one) => ({ of: one, claim: await budgets.claim(one.namespace, one.units, signal) })),
  );
  const claims = claiming.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const end = () => {
    for (const { claim } of claims) claim.end();
  };
  const failed = claiming.find((one) => one.status === "rejected");
  if (failed) {
    // The leases of claims that nobody ends are renewed as long as the process lives.
    end();
    throw failed.reason;
  }
  const refused = claims.find(({ of, claim }) => claim.count < of.units.length);
  if (!refused) return { lacking: null, end };
  end();
  return { lacking: refused.of.namespace };
}

const sumOf = (units: readonly number[]) => units.reduce((sum, one) => sum + one, 0);

/** What units of namespaces cost. Those outside of production cost nothing. */
export async function costOfUnits(
  { db, clock, spending }: Pick<AskingParts, "db" | "clock" | "spending">,
  organizationId: string,
  of: readonly { namespace: NamespaceIdentity; units: number }[],
): Promise<Attodollars> {
  let all = 0;
  for (const { namespace, units } of of) if (!(await isNonProduction(db, namespace.namespaceId))) all += units;
  return spending.costOfUnits(db, organizationId, all, clock.now());
}

/** Who asks, and what happens to the answers. */
export interface Asker {
  /** The key of what was sent: see `catch-up/asking.ts`. */
  readonly name: string;
  /** Another way to ask than the judgment's own. */
  readonly askedAs?: RobustnessVariant;
  /** In the transaction that notes what is sent. */
  mayAsk(session: Session): Promise<boolean>;
  /** In the transaction that logs and bills the answers. There is a cost without answers where cascades stopped halfway. */
  landed(tx: Transaction, judged: readonly Judged[], cost: Attodollars): Promise<void>;
}

/** Asks what the caller has reserved. All answers that came have landed. Questions that a shutdown kept from being sent have no outcome. */
export async function askGiven(
  parts: AskingParts,
  asker: Asker,
  namespace: NamespaceIdentity,
  due: readonly Due[],
  signal: AbortSignal,
): Promise<Judged[]> {
  const { db, clock, judge, cut } = parts;
  const off = new AbortController();
  let failure: { error: unknown } | null = null;
  const asking = await Asking.begin({
    db,
    namespaceId: namespace.namespaceId,
    asker: asker.name,
    now: clock.now(),
    mayAsk: (session) => asker.mayAsk(session),
    refused: () => off.abort(),
    failed: (error) => {
      failure ??= { error };
      off.abort();
    },
  });
  const all = await judge.judge(namespace, due, "bulk", AbortSignal.any([signal, off.signal]), { asker: asking, cut });
  const judged = all.filter((one) => !isHalfway(one));
  const end = await db.transaction(async (tx) => {
    const landed = await landInShadow(tx, namespace, all, clock, asker.askedAs);
    await asker.landed(tx, judged, await costOf(parts, tx, namespace, landed));
    // What a shutdown cut short stays noted as sent.
    return isWhole(all, due.length) ? asking.end(tx) : null;
  });
  asking.landed(all);
  end?.ended();
  if (end === null) await asking.leave();
  if (failure) throw (failure as { error: unknown }).error;
  return judged;
}
