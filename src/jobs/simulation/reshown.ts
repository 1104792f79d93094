/**
 * Which contexts would change. Each context is compiled with the present thresholds and with the tried ones, by the code that
 * compiles it for an engine. So everything is as it will be: what a relation shows, whose thresholds apply, what is cut to fit.
 */
import { isNonProduction } from "#src/accounts/money/usage.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Drawn } from "#src/jobs/sampling/drawing.ts";
import { type Bill, requestsAtMost, tokensAtMost, unitsAtMost } from "#src/judging/asking/billing.ts";
import { pairs } from "#src/judging/asking/due.ts";
import type { Judge } from "#src/judging/asking/judge.ts";
import {
  type Compiled,
  type ContextParts,
  compileContexts,
  isCompiled,
  type JudgedContext,
} from "#src/judging/contexts/compile.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { engineQuestions } from "#src/judging/definitions/questions.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { isInScope } from "#src/judging/fanout/outdate.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { partsAtOnce, readDocuments } from "#src/records/documents/documents.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";
import { type Trial, thresholdsAfter } from "./flips.ts";

/** Of the checked documents: those that would be judged again, and their requests. */
export interface Reshown {
  documents: number;
  changed: number;
  asked: number;
  tokens: number;
  units: number;
  /** Those of `units` that cost something: in production. If absent, as in data of an earlier release, all of them. */
  priced?: number;
  /** The maximum number of engine requests. If absent, as in data of an earlier release, it equals the number of answers. */
  requests?: number;
}

export const NOTHING_RESHOWN = {
  documents: 0,
  changed: 0,
  asked: 0,
  tokens: 0,
  units: 0,
  priced: 0,
  requests: 0,
} satisfies Reshown;

export function addedUp(all: readonly Reshown[]): Reshown {
  return all.reduce((sum, one) => ({
    documents: sum.documents + one.documents,
    changed: sum.changed + one.changed,
    asked: sum.asked + one.asked,
    tokens: sum.tokens + one.tokens,
    units: sum.units + one.units,
    priced: (sum.priced ?? sum.units) + (one.priced ?? one.units),
    requests: (sum.requests ?? sum.asked) + (one.requests ?? one.asked),
  }));
}

export interface ReshownParts {
  db: Database;
  applicable: ApplicableJudgments;
  contexts: ContextParts;
  engines: Engines;
  judge: Judge;
}

/** @param drawn documents with an answer of the reader, from any namespaces */
export async function reshown(
  parts: ReshownParts,
  reader: { judgmentId: string },
  trial: Trial,
  drawn: readonly Drawn[],
  now: Date,
): Promise<Reshown> {
  const found = { ...NOTHING_RESHOWN };
  const inParts = async (all: readonly string[], namespaceId: number) => {
    const compiled: Both[] = [];
    for await (const ids of partsAtOnce(parts.db, namespaceId, all))
      compiled.push(...(await compiledOf(parts, reader, trial, { namespaceId, ids }, now)));
    return compiled;
  };
  for (const [namespaceId, some] of Map.groupBy(drawn, ({ n }) => n)) {
    const free = await isNonProduction(parts.db, namespaceId);
    for (const { before, after, most, billOf } of await inParts(
      some.map(({ d }) => d),
      namespaceId,
    )) {
      found.documents += 1;
      if (!isCompiled(before) || !isCompiled(after) || before.hash === after.hash) continue;
      found.changed += 1;
      const bill = after.options?.length === 0 || after.tokens > most ? null : billOf(after);
      if (bill === null) continue;
      found.asked += 1;
      found.tokens += tokensAtMost(bill, after.tokens);
      found.units += unitsAtMost(bill);
      if (!free) found.priced += unitsAtMost(bill);
      found.requests += requestsAtMost(bill);
    }
  }
  return found;
}

interface Both {
  before: Compiled;
  after: Compiled;
  /** The token limit of the reader's engine. */
  most: number;
  billOf(compiled: JudgedContext): Bill | null;
}

async function compiledOf(
  { db, applicable, contexts, engines, judge }: ReshownParts,
  reader: { judgmentId: string },
  trial: Trial,
  { namespaceId, ids }: { namespaceId: number; ids: readonly string[] },
  now: Date,
): Promise<Both[]> {
  const namespace = await namespaceById(db, namespaceId);
  if (!namespace) return [];
  const judgments = await applicable.of(db, namespace.organizationId, namespace.name);
  const judgment = [...judgments.values()].find((one) => one.judgmentId === reader.judgmentId);
  if (!judgment || !isActive(judgment)) return [];
  const documents = await readDocuments(db, namespaceId, ids);
  const known = { stored: await readAnswers(db, namespaceId, ids), deferred: [] };
  const asked = pairs(documents, [judgment], known)
    .map(({ due }) => due)
    .filter(({ document: { attributes, created_at: createdAt }, stored }) => {
      return stored?.revision != null && isInScope(judgment, { attributes, createdAt, changedAt: now });
    });
  const before = await compileContexts(contexts, namespace, asked, now);
  const after = await compileContexts({ ...contexts, applicable: tried(contexts.applicable, trial) }, namespace, asked, now);
  const most = engines.get(judgment.definition.engine!.name)?.engine.limits.contextTokens ?? Number.POSITIVE_INFINITY;
  const { name, definition } = judgment;
  const billOf = ({ tokens, options }: JudgedContext) =>
    judge.billing.of(judgment, tokens, engineQuestions(name, definition, options));
  return asked.map((_, at) => ({ before: before[at]!, after: after[at]!, most, billOf }));
}

/** The definitions that apply to namespaces, with the tried thresholds. */
function tried(applicable: ContextParts["applicable"], trial: Trial): ContextParts["applicable"] {
  return {
    async of(session, organizationId, namespace) {
      const judgments = await applicable.of(session, organizationId, namespace);
      const changed = (judgment: Judgment) => ({ ...judgment, thresholds: thresholdsAfter(trial, namespace, judgment) });
      return new Map(
        [...judgments].map(([name, judgment]) => [name, judgment.judgmentId === trial.judgmentId ? changed(judgment) : judgment]),
      );
    },
  };
}
