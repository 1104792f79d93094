/**
 * Tries a definition that is not saved on a few documents. The engine is asked as for any judgment. Budgets count it, it is billed, and the
 * audit log has it. No answer is stored, and nothing in the namespace refers to it afterwards.
 *
 *   checked as a new judgment ─▶ contexts compiled ─▶ refused if a budget has less left ─▶ dry run: the most that it takes
 *                                                                                      └▶ asked ─▶ billed and noted ─▶ answers
 */
import type { JudgmentCreate, Trial, TrialRequest } from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import { usd } from "#src/accounts/money/money.ts";
import type { Spending } from "#src/accounts/money/spending.ts";
import { addUsage, isNonProduction } from "#src/accounts/money/usage.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
import { type Due, pairs } from "#src/judging/asking/due.ts";
import type { Judge, Prepared } from "#src/judging/asking/judge.ts";
import { type Judged, tellLanded } from "#src/judging/asking/judged.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { total } from "#src/judging/landing/landing.ts";
import { type Budgets, budgetExceeded } from "#src/records/budgets/budget.ts";
import type { Claim } from "#src/records/budgets/judging-gate.ts";
import { type DocumentRow, livingIncarnations, partsAtOnce, readDocuments, State } from "#src/records/documents/documents.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { namespaceId as findNamespaceId, type NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { landingTime, lockAll } from "#src/records/namespaces/sequence.ts";
import type { Judgments } from "./judgments.ts";
import { late, mostOf, type Taken, triedDocuments, usageOf } from "./trial-view.ts";

/** How long the engine has: a signal that ends it. */
export type TrialTime = () => AbortSignal;

const tenSeconds: TrialTime = () => AbortSignal.timeout(10_000);

export interface TrialParts {
  db: Database;
  clock: Clock;
  judgments: Pick<Judgments, "unsaved">;
  /** Its contexts are `passing`: see `ContextParts`. */
  judge: Judge;
  budgets: Pick<Budgets, "mayJudge" | "allowance" | "claim">;
  spending: Spending;
  /** Aborts engine requests in flight. */
  cut?: AbortSignal | undefined;
  /** Aborts when the engine's time is over. The default is 10 seconds after a trial began to ask. */
  trialTime?: TrialTime | undefined;
}

/**
 * @param scope of the API key
 * @throws ServiceError `invalid_request`, as for a new judgment, and for documents that are not there; `budget_exceeded`
 */
export async function tryDefinition(
  parts: TrialParts,
  ref: NamespaceRef,
  { document_ids, dry_run, ...given }: TrialRequest,
  scope: string | null,
): Promise<Trial> {
  const namespace = { ...ref, namespaceId: await findNamespaceId(parts.db, ref.organizationId, ref.name) };
  failUnlessThere(document_ids, await livingIncarnations(parts.db, namespace.namespaceId, document_ids), ref.name);
  const judgment = await parts.judgments.unsaved(ref.organizationId, ref.name, given, scope);
  const { documents, prepared } = await preparedFor(parts, namespace, document_ids, judgment);
  if (prepared.settled.some(({ kind }) => kind === "waiting")) throw invalidRequest([{ path: "/context", message: UNREADY }]);
  const tried = { documents, judgment, prepared, now: parts.clock.now() };
  const most = mostOf(prepared);
  const cost_usd = await affordable(parts, namespace, most.units);
  const engine = judgment.definition.engine!;
  if (dry_run) return { documents: triedDocuments(tried, null), engine, usage: usageOf(most), cost_usd };
  const claim = await claimed(parts, namespace, prepared.batches);
  try {
    const judged = [...prepared.settled, ...(await asked(parts, namespace, prepared.batches))];
    const taken = total(judged);
    const cost = await bill(parts, namespace, taken, { definition: given, document_ids });
    tellLanded(judged);
    return { documents: triedDocuments(tried, judged), engine, usage: usageOf(taken), cost_usd: cost };
  } finally {
    claim?.end();
  }
}

const UNREADY =
  "needs an index or a group that this namespace does not have yet. Declare the attributes that its relations find documents by in indexed_attributes of their namespace. Or create the judgment, which builds what it needs";

/** @throws ServiceError `invalid_request` for documents that are not there, or are named twice */
function failUnlessThere(ids: readonly string[], there: ReadonlyMap<string, unknown>, name: string): void {
  const issues = ids.flatMap((id, at) => {
    const path = `/document_ids/${at}`;
    if (ids.indexOf(id) < at) return [{ path, message: `names "${id}" again; name each document once` }];
    return there.has(id) ? [] : [{ path, message: `must be a document of "${name}", which has no "${id}"` }];
  });
  if (issues.length > 0) throw invalidRequest(issues);
}

/**
 * Compiles the contexts, in the order of the request. Documents are read in parts, and their states are not kept: ten of them may have 640
 * MB.
 */
async function preparedFor(
  { db, judge }: TrialParts,
  namespace: NamespaceIdentity,
  ids: readonly string[],
  judgment: ActiveJudgment,
): Promise<{ documents: DocumentRow[]; prepared: Prepared }> {
  const documents = new Map<string, DocumentRow>();
  const prepared: Prepared = { settled: [], batches: [] };
  for await (const part of partsAtOnce(db, namespace.namespaceId, ids)) {
    const found = new Map((await readDocuments(db, namespace.namespaceId, part)).map((row) => [row.document_id, row]));
    const read = part.flatMap((id) => found.get(id) ?? []);
    const due = pairs(read, [judgment], { stored: [], deferred: [] }).map((pair) => ({ ...pair.due, alone: true }));
    const { settled, batches } = await judge.prepare(namespace, due);
    for (const document of read) documents.set(document.document_id, stateless(document));
    prepared.settled.push(...settled.map((one) => ({ ...one, due: statelessly(one.due) })));
    for (const batch of batches) {
      const asked = batch.asked.map((one) => ({ ...one, due: statelessly(one.due) }));
      prepared.batches.push({ ...batch, asked });
    }
  }
  // One of them may have been deleted since they were looked for.
  failUnlessThere(ids, documents, namespace.name);
  return { documents: [...documents.values()], prepared };
}

function stateless(document: DocumentRow): DocumentRow {
  return { ...document, state: State.EMPTY };
}

function statelessly(due: Due): Due {
  return { ...due, document: stateless(due.document) };
}

/**
 * What this many judgment units cost now, in US dollars.
 * @throws ServiceError `budget_exceeded` if a budget has less left
 */
async function affordable(
  { db, clock, budgets, spending }: TrialParts,
  namespace: NamespaceIdentity,
  units: number,
): Promise<number> {
  const { organizationId, namespaceId, name } = namespace;
  const leave = await budgets.mayJudge(namespace);
  const allowance = await budgets.allowance(db, namespaceId);
  const free = units === 0 || (await db.transaction((tx) => isNonProduction(tx, namespaceId)));
  const cost = free ? 0n : await spending.costOfUnits(db, organizationId, units, clock.now());
  if (allowance !== null && (!leave.may || allowance.spent + cost > allowance.budget))
    throw budgetExceeded(name, allowance, cost);
  return usd(cost);
}

/** Null if nothing needs to be claimed. */
async function claimed(parts: TrialParts, namespace: NamespaceIdentity, batches: readonly Batch[]): Promise<Claim | null> {
  const { budgets, db, cut } = parts;
  const leave = await budgets.mayJudge(namespace);
  if (!leave.may || !leave.shared || batches.length === 0) return null;
  const units = batches.map((batch) => batch.asked.reduce((sum, one) => sum + one.units, 0));
  const claim = await budgets.claim(namespace, units, cut ?? new AbortController().signal);
  if (claim.count === batches.length) return claim;
  claim.end();
  const allowance = await budgets.allowance(db, namespace.namespaceId);
  if (allowance === null) return null;
  throw budgetExceeded(namespace.name, allowance);
}

/** What was not answered in time has failed. What the first engine of a cascade has answered by then is billed. */
async function asked(
  { judge, cut, trialTime = tenSeconds }: TrialParts,
  namespace: NamespaceIdentity,
  batches: readonly Batch[],
): Promise<Judged[]> {
  const time = trialTime();
  const signal = cut ? AbortSignal.any([time, cut]) : time;
  return (await Promise.all(batches.map((batch) => judge.ask(namespace, batch, "interactive", signal, { late })))).flat();
}

/** Bills what was asked, whether or not the namespace's documents are still the same. Returns the cost in US dollars. */
async function bill(
  { db, clock, spending }: TrialParts,
  namespace: NamespaceIdentity,
  { units, tokens }: Taken,
  tried: Pick<TrialRequest, "document_ids"> & { definition: JudgmentCreate },
): Promise<number> {
  const { organizationId, namespaceId, name } = namespace;
  return db.transaction(async (tx) => {
    const held = (await lockAll(tx, [namespaceId], "wait")).get(namespaceId);
    const at = held ? landingTime(held, clock) : clock.now();
    const after = { ...tried, judgment_units: units, tokens_evaluated: tokens };
    await audit(tx, organizationId, { action: "judgment.tried", namespace: name, subject: tried.definition.name, after }, at);
    if (!held || units === 0) return 0;
    await addUsage(tx, { ...namespace, at, line: "judging", units, tokens });
    if (await isNonProduction(tx, namespaceId)) return 0;
    return usd(await spending.costOfCounted(tx, organizationId, units, at));
  });
}
