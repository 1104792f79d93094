/** Compiles sampled documents for an engine and judges them, only to see the results. Nothing is stored. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { type Due, pairs } from "#src/judging/asking/due.ts";
import type { Judge } from "#src/judging/asking/judge.ts";
import type { Outcome } from "#src/judging/asking/judged.ts";
import { type ContextParts, compileContexts, isCompiled } from "#src/judging/contexts/compile.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { partsAtOnce, readDocuments } from "#src/records/documents/documents.ts";
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

/** The result for a document of some namespace, without the document's contents. */
export type JudgedIn = Outcome & {
  namespaceId: number;
  due: Pick<Due, "judgment"> & { document: Pick<Due["document"], "document_id"> };
};

/** The contexts of the documents that still exist, in the order of the sample. */
export async function contextsOf(
  parts: SampledParts,
  name: string,
  asIf: AsIf,
  drawn: readonly Drawn[],
): Promise<DrawnContext[]> {
  const found = new Map<string, DrawnContext>();
  for await (const one of eachContext(parts, name, asIf, drawn)) found.set(`${one.namespaceId}\n${one.documentId}`, one);
  return drawn.flatMap(({ n, d }) => found.get(`${n}\n${d}`) ?? []);
}

/** The tokens of the same contexts, in any order. Texts of large contexts are not kept. */
export async function tokensOf(parts: SampledParts, name: string, asIf: AsIf, drawn: readonly Drawn[]): Promise<number[]> {
  const tokens: number[] = [];
  for await (const one of eachContext(parts, name, asIf, drawn)) tokens.push(one.tokens);
  return tokens;
}

async function* eachContext(
  { contexts, clock, ...parts }: SampledParts,
  name: string,
  asIf: AsIf,
  drawn: readonly Drawn[],
): AsyncGenerator<DrawnContext> {
  for await (const { namespace, due } of dueOf(parts, name, asIf, drawn)) {
    const compiled = await compileContexts(contexts, namespace, due, clock.now());
    for (const [at, one] of compiled.entries()) {
      if (!isCompiled(one)) continue;
      const { document_id: documentId } = due[at]!.document;
      const { namespaceId } = namespace;
      yield { namespaceId, documentId, text: one.text, tokens: one.tokens };
    }
  }
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
  for await (const { namespace, due } of dueOf(parts, name, asIf, drawn)) {
    const { namespaceId } = namespace;
    for (const { due: asked, ...result } of await judge.judge(namespace, due, "bulk", signal)) {
      const { judgment, document } = asked;
      judged.push({ ...result, namespaceId, due: { judgment, document: { document_id: document.document_id } } });
    }
  }
  return judged;
}

/** In parts, so that no more documents are held than a process should read at once. */
async function* dueOf(
  { db, applicable }: { db: Database; applicable: ApplicableJudgments },
  name: string,
  { judgmentId, version, definition }: AsIf,
  drawn: readonly Drawn[],
): AsyncGenerator<{ namespace: NamespaceIdentity; due: Due[] }> {
  for (const [namespaceId, some] of Map.groupBy(drawn, ({ n }) => n)) {
    const namespace = await namespaceById(db, namespaceId);
    const own = namespace && (await applicable.of(db, namespace.organizationId, namespace.name)).get(name);
    if (!namespace || own?.judgmentId !== judgmentId) continue;
    const judgment = definition === undefined ? own : { ...own, activeVersion: version ?? own.activeVersion, definition };
    if (!isActive(judgment)) continue;
    const drawnHere = some.map(({ d }) => d);
    for await (const ids of partsAtOnce(db, namespaceId, drawnHere)) {
      const documents = await readDocuments(db, namespaceId, ids);
      // Stored answers do not count: everything is evaluated again.
      const asked = pairs(documents, [judgment], { stored: [], deferred: [] });
      yield { namespace, due: asked.map(({ due }) => ({ ...due, alone: true })) };
    }
  }
}
