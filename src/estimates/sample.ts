/** A sample of the documents of a place, and what judging them would ask of the engine. */
import type { BackfillFilters } from "#generated/types.ts";
import type { Database } from "#src/db/database.ts";
import { readDocuments } from "#src/documents/documents.ts";
import { readAnswers } from "#src/judging/answers.ts";
import { isAnswered, pairs } from "#src/judging/due.ts";
import type { Judge } from "#src/judging/judge.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { Selection } from "#src/queries/selection.ts";
import { documentsIn, namespacesOf, type Place } from "./scope.ts";

export interface SampleParts {
  db: Database;
  judge: Judge;
  applicable: ApplicableJudgments;
}

/** A judgment, and the documents that are meant. */
export interface Scope extends Place {
  judgment: ActiveJudgment;
  filters?: BackfillFilters | undefined;
}

/** The part of a scope that lies in one namespace. */
export interface Stratum {
  namespace: NamespaceIdentity;
  judgment: ActiveJudgment;
  selection: Selection;
  /** Documents in scope. */
  documents: number;
}

/** Counts that are under way at once. */
const AT_ONCE = 4;

/** The namespaces of a scope with how many documents each has in it; one without any is left out. */
export async function strataOf({ db, applicable }: SampleParts, scope: Scope): Promise<Stratum[]> {
  const strata: Stratum[] = [];
  const epoch = await applicable.epoch(db, scope.organizationId);
  const work = async (namespace: NamespaceIdentity) => {
    const judgments = await applicable.at(db, scope.organizationId, namespace.name, epoch);
    const own = judgments.get(scope.judgment.name);
    // Another of the name takes its place there.
    if (own?.judgmentId !== scope.judgment.judgmentId || !isActive(own)) return;
    const asked = { ...own, activeVersion: scope.judgment.activeVersion, definition: scope.judgment.definition };
    const selection = documentsIn(namespace.namespaceId, judgments, asked.definition, scope.filters);
    const documents = await selection.count(db);
    if (documents > 0) strata.push({ namespace, judgment: asked, selection, documents });
  };
  const namespaces = namespacesOf(db, scope);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = await namespaces.next(); !next.done; next = await namespaces.next()) await work(next.value);
    }),
  );
  return strata.sort((one, other) => (one.namespace.name < other.namespace.name ? -1 : 1));
}

/** What judging sampled documents asks: those whose answers are fresh, or whose contexts are as they were, ask nothing. */
export interface Asking {
  documents: number;
  asked: number;
  tokens: number;
  units: number;
}

/** Documents drawn from all strata alike, by stratum. */
export async function draw(
  { db }: SampleParts,
  strata: readonly Stratum[],
  most: number,
): Promise<{ stratum: Stratum; ids: string[] }[]> {
  const shares = sharesOf(
    strata.map(({ documents }) => documents),
    most,
  );
  const drawn: { stratum: Stratum; ids: string[] }[] = [];
  for (const [at, stratum] of strata.entries()) {
    if (shares[at]! > 0) drawn.push({ stratum, ids: await stratum.selection.sample(db, shares[at]!) });
  }
  return drawn;
}

/** How many of `most` fall to each stratum where all documents have the same chance: without replacement, so never more than it has. */
function sharesOf(sizes: readonly number[], most: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= most) return [...sizes];
  const shares = sizes.map(() => 0);
  const taken = new Set<number>();
  while (taken.size < most) taken.add(Math.floor(Math.random() * total));
  let stratum = 0;
  let end = sizes[0]!;
  for (const index of [...taken].sort((one, other) => one - other)) {
    while (index >= end) end += sizes[++stratum]!;
    shares[stratum]! += 1;
  }
  return shares;
}

/**
 * What judging documents of a stratum would ask.
 * @param anew whether also what is answered already counts
 */
export async function askingOf(
  { db, judge }: SampleParts,
  { namespace, judgment }: Pick<Stratum, "namespace" | "judgment">,
  ids: readonly string[],
  anew: boolean,
): Promise<Asking> {
  const documents = await readDocuments(db, namespace.namespaceId, ids);
  const stored = anew ? [] : await readAnswers(db, namespace.namespaceId, ids);
  const due = pairs(documents, [judgment], { stored, deferred: [] }).flatMap((one) => (isAnswered(one.due) ? [] : [one.due]));
  const { batches } = await judge.prepare(namespace, due);
  const asked = batches.flatMap((batch) => batch.asked);
  return {
    documents: documents.length,
    asked: asked.length,
    tokens: asked.reduce((sum, { compiled }) => sum + compiled.tokens, 0),
    units: asked.reduce((sum, { units }) => sum + units, 0),
  };
}

export function sum(askings: readonly Asking[]): Asking {
  return askings.reduce(
    (all, one) => ({
      documents: all.documents + one.documents,
      asked: all.asked + one.asked,
      tokens: all.tokens + one.tokens,
      units: all.units + one.units,
    }),
    { documents: 0, asked: 0, tokens: 0, units: 0 },
  );
}
