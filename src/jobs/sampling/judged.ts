/** Compiles sampled documents for an engine and judges them, only to see the results. Nothing is stored. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { type Due, pairs } from "#src/judging/asking/due.ts";
import type { Judge } from "#src/judging/asking/judge.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { type ContextParts, compileContexts, isCompiled } from "#src/judging/contexts/compile.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { readDocuments } from "#src/records/documents/documents.ts";
import { type NamespaceIdentity, namespaceById } from "#src/records/namespaces/namespaces.ts";
import type { Drawn } from "./drawing.ts";

/** A judgment as if its active version had this definition. */
export interface AsIf {
  judgmentId: string;
  version?: number;
  /** The default is the active version's. */
  definition?: JudgmentDefinition;
}

export interface DrawnContext {
  namespaceId: number;
  documentId: string;
  text: string;
  /** Including the question. */
  tokens: number;
}

export interface SampledParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  contexts: ContextParts;
}

/** The result for a document of some namespace. */
export type JudgedIn = Judged & { namespaceId: number };

/** The contexts of the documents that still exist, in the order of the sample. */
export async function contextsOf(
  { contexts, clock, ...parts }: SampledParts,
  name: string,
  asIf: AsIf,
  drawn: readonly Drawn[],
): Promise<DrawnContext[]> {
  const found = new Map<string, DrawnContext>();
  for (const { namespace, due } of await dueOf(parts, name, asIf, drawn)) {
    const compiled = await compileContexts(contexts, namespace, due, clock.now());
    for (const [at, one] of compiled.entries()) {
      if (!isCompiled(one)) continue;
      const { document_id: documentId } = due[at]!.document;
      const { namespaceId } = namespace;
      found.set(`${namespaceId}\n${documentId}`, { namespaceId, documentId, text: one.text, tokens: one.tokens });
    }
  }
  return drawn.flatMap(({ n, d }) => found.get(`${n}\n${d}`) ?? []);
}

/** An engine's answers for them. */
export async function judgedWith(
  { judge, ...parts }: { db: Database; judge: Judge; applicable: ApplicableJudgments },
  name: string,
  asIf: AsIf,
  drawn: readonly Drawn[],
  signal: AbortSignal,
): Promise<JudgedIn[]> {
  const judged: JudgedIn[] = [];
  for (const { namespace, due } of await dueOf(parts, name, asIf, drawn)) {
    const { namespaceId } = namespace;
    judged.push(...(await judge.judge(namespace, due, "bulk", signal)).map((one) => ({ ...one, namespaceId })));
  }
  return judged;
}

async function dueOf(
  { db, applicable }: { db: Database; applicable: ApplicableJudgments },
  name: string,
  { judgmentId, version, definition }: AsIf,
  drawn: readonly Drawn[],
): Promise<{ namespace: NamespaceIdentity; due: Due[] }[]> {
  const all: { namespace: NamespaceIdentity; due: Due[] }[] = [];
  for (const [namespaceId, some] of Map.groupBy(drawn, ({ n }) => n)) {
    const namespace = await namespaceById(db, namespaceId);
    const own = namespace && (await applicable.of(db, namespace.organizationId, namespace.name)).get(name);
    if (!namespace || own?.judgmentId !== judgmentId) continue;
    const judgment = definition === undefined ? own : { ...own, activeVersion: version ?? own.activeVersion, definition };
    if (!isActive(judgment)) continue;
    const documents = await readDocuments(
      db,
      namespaceId,
      some.map(({ d }) => d),
    );
    // Stored answers do not count: everything is evaluated again.
    all.push({
      namespace,
      due: pairs(documents, [judgment], { stored: [], deferred: [] }).map(({ due }) => ({ ...due, alone: true })),
    });
  }
  return all;
}
