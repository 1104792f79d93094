/**
 * Which contexts would be others: each is compiled with the thresholds as they are and as they would be, by the code that compiles it for an
 * engine. What a relation shows, whose thresholds apply where, what is cut to fit — all of it is therefore as it will be.
 */
import type { Database } from "#src/db/database.ts";
import { readDocuments } from "#src/documents/documents.ts";
import { readAnswers } from "#src/judging/answers.ts";
import { type Compiled, type ContextParts, compileContexts, isCompiled } from "#src/judging/context/compile.ts";
import { pairs } from "#src/judging/due.ts";
import type { Engines } from "#src/judging/engines.ts";
import { isInScope } from "#src/judging/fanout/outdate.ts";
import { sizeClass } from "#src/judging/tokens.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { isActive, type Judgment } from "#src/judgments/judgment.ts";
import { namespaceById } from "#src/namespaces/namespaces.ts";
import type { Drawn } from "#src/sampling/drawing.ts";
import { type Trial, thresholdsAfter } from "./flips.ts";

/** Of documents that were looked at: those that would be judged anew, and what that would ask. */
export interface Reshown {
  documents: number;
  changed: number;
  asked: number;
  tokens: number;
  units: number;
}

export const NOTHING_RESHOWN: Reshown = { documents: 0, changed: 0, asked: 0, tokens: 0, units: 0 };

export function addedUp(all: readonly Reshown[]): Reshown {
  return all.reduce((sum, one) => ({
    documents: sum.documents + one.documents,
    changed: sum.changed + one.changed,
    asked: sum.asked + one.asked,
    tokens: sum.tokens + one.tokens,
    units: sum.units + one.units,
  }));
}

export interface ReshownParts {
  db: Database;
  applicable: ApplicableJudgments;
  contexts: ContextParts;
  engines: Engines;
}

/** @param drawn documents that have an answer to the reader, of any namespaces */
export async function reshown(
  parts: ReshownParts,
  reader: { judgmentId: string },
  trial: Trial,
  drawn: readonly Drawn[],
  now: Date,
): Promise<Reshown> {
  const found = { ...NOTHING_RESHOWN };
  for (const [namespaceId, some] of Map.groupBy(drawn, ({ n }) => n)) {
    for (const { before, after, most } of await compiledOf(
      parts,
      reader,
      trial,
      { namespaceId, ids: some.map(({ d }) => d) },
      now,
    )) {
      found.documents += 1;
      if (!isCompiled(before) || !isCompiled(after) || before.hash === after.hash) continue;
      found.changed += 1;
      const units = after.options?.length === 0 || after.tokens > most ? null : sizeClass(after.tokens);
      if (units === null) continue;
      found.asked += 1;
      found.tokens += after.tokens;
      found.units += units;
    }
  }
  return found;
}

interface Both {
  before: Compiled;
  after: Compiled;
  /** Tokens that the reader's engine takes. */
  most: number;
}

async function compiledOf(
  { db, applicable, contexts, engines }: ReshownParts,
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
  return asked.map((_, at) => ({ before: before[at]!, after: after[at]!, most }));
}

/** What applies to namespaces, with the thresholds that are tried. */
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
