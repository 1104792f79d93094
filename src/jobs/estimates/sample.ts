/** A sample of a place's documents, and the engine requests that judging them needs. */
import type { Database } from "#src/foundation/db/database.ts";
import type { Asked as AskedQuestion } from "#src/judging/asking/batch.ts";
import { requestsAtMost, tokensAtMost } from "#src/judging/asking/billing.ts";
import { isAnsweredForJob, type Pair, pairs } from "#src/judging/asking/due.ts";
import type { Judge } from "#src/judging/asking/judge.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { fittingAtOnce, partsAtOnce, readDocuments, withStates } from "#src/records/documents/documents.ts";
import { readSampledAnswers, readSampledDocuments, readSampledSizes, type Sampled } from "./sample-sql.ts";
import { across, type Stratum, together } from "./strata.ts";

export { type Scope, type Stratum, strataOf } from "./strata.ts";

export interface SampleParts {
  db: Database;
  judge: Judge;
  applicable: ApplicableJudgments;
}

/** The requests for judging sampled documents. Documents with fresh answers or unchanged contexts need none. */
export interface Asking {
  documents: number;
  asked: number;
  tokens: number;
  units: number;
  /** Those of `units` that cost something: in production. If absent, as in data of an earlier release, all of them. */
  priced?: number;
  /** Documents that need no request, because an equal context is answered, or is asked for another document of the sample. */
  reused?: number;
  /** The maximum number of engine requests. If absent, as in data of an earlier release, it equals the number of answers. */
  requests?: number;
}

/** The sample of one stratum. */
export interface Drawn {
  stratum: Stratum;
  ids: string[];
}

/** A uniform sample over all strata, by stratum. */
export async function draw({ db }: Pick<SampleParts, "db">, strata: readonly Stratum[], most: number): Promise<Drawn[]> {
  const shares = sharesOf(
    strata.map(({ documents }) => documents),
    most,
  );
  const drawn = new Map(strata.flatMap((stratum, at) => (shares[at]! > 0 ? [[stratum, [] as string[]] as const] : [])));
  const share = new Map(strata.map((stratum, at) => [stratum.namespace.namespaceId, shares[at]!]));
  for (const some of together([...drawn.keys()], ({ documents }) => documents)) {
    const [one] = some;
    if (some.length === 1) {
      drawn.get(one!)!.push(...(await one!.selection.sample(db, share.get(one!.namespace.namespaceId)!)));
      continue;
    }
    const byId = new Map(some.map((stratum) => [stratum.namespace.namespaceId, drawn.get(stratum)!]));
    const own = new Map([...byId.keys()].map((id) => [id, share.get(id)!]));
    for (const { namespace_id, id } of await across(some).sample(db, own)) byId.get(namespace_id)!.push(id);
  }
  return [...drawn].map(([stratum, ids]) => ({ stratum, ids }));
}

/**
 * How many of `most` documents each stratum gets if all documents have the same chance. It samples without replacement, so never
 * more than the stratum has.
 */
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
 * The requests for judging the whole sample: for documents without a valid answer, and as if none had an answer. It holds only as
 * many documents as a process should read at once.
 * @param firstAnew whether those without a valid answer are also asked of the first engine of a cascade, whatever it answered before
 */
export async function askingOfAll(
  { db, judge }: SampleParts,
  drawn: readonly Drawn[],
  firstAnew = false,
): Promise<{ left: Asking; anew: Asking }> {
  const strata = new Map(drawn.map(({ stratum }) => [stratum.namespace.namespaceId, stratum]));
  const sampled = drawn.flatMap(({ stratum, ids }) =>
    ids.map((id): Sampled => ({ namespaceId: stratum.namespace.namespaceId, id })),
  );
  const left = new Requests();
  const anew = new Requests();
  for await (const some of sampledAtOnce(db, sampled)) {
    const documents = Map.groupBy(await readSampledDocuments(db, some), ({ namespace_id }) => namespace_id);
    const { judgmentId } = drawn[0]!.stratum.judgment;
    const answers = Map.groupBy(await readSampledAnswers(db, some, judgmentId), ({ namespace_id }) => namespace_id);
    for (const [namespaceId, rows] of documents) {
      const { namespace, judgment, nonProduction } = strata.get(namespaceId)!;
      const own = await withStates(db, namespaceId, rows);
      const known = answers.get(namespaceId) ?? [];
      const prepared = await prepare(judge, namespace, pairs(own, [judgment], { stored: [], deferred: [] }), true);
      anew.add(prepared, nonProduction);
      const isSame = known.length === 0 && (firstAnew || !judgment.definition.engine?.cascade);
      const found = pairs(own, [judgment], { stored: known, deferred: [] });
      left.add(isSame ? prepared : await prepare(judge, namespace, found, firstAnew), nonProduction);
    }
  }
  return { left: left.sum, anew: anew.sum };
}

async function* sampledAtOnce(db: Database, sampled: readonly Sampled[]): AsyncGenerator<Sampled[]> {
  if (sampled.length === 0) return;
  const rows = await readSampledSizes(db, sampled);
  const sizes = new Map(rows.map(({ namespace_id, document_id, bytes }) => [`${namespace_id} ${document_id}`, bytes]));
  for (let left = sampled; left.length > 0; ) {
    const part = fittingAtOnce(left, ({ namespaceId, id }) => sizes.get(`${namespaceId} ${id}`) ?? 0);
    yield part;
    left = left.slice(part.length);
  }
}

/**
 * The requests for judging documents of a stratum.
 * @param anew whether documents with an answer also count
 */
export async function askingOf(
  { db, judge }: Pick<SampleParts, "db" | "judge">,
  { namespace, judgment, nonProduction }: Pick<Stratum, "namespace" | "judgment" | "nonProduction">,
  ids: readonly string[],
  anew: boolean,
): Promise<Required<Asking>> {
  const requests = new Requests();
  for await (const some of partsAtOnce(db, namespace.namespaceId, ids)) {
    const documents = await readDocuments(db, namespace.namespaceId, some);
    const stored = anew ? [] : await readAnswers(db, namespace.namespaceId, some);
    const found = pairs(documents, [judgment], { stored, deferred: [] });
    requests.add({ ...(await prepare(judge, namespace, found, anew)), documents: documents.length }, nonProduction);
  }
  return requests.sum;
}

interface Prepared {
  documents: number;
  /** What would be asked. */
  asked: AskedQuestion[];
  /** Documents whose answers are known. */
  known: number;
}

async function prepare(
  judge: Judge,
  namespace: Stratum["namespace"],
  found: readonly Pair[],
  firstAnew: boolean,
): Promise<Prepared> {
  const due = found.flatMap((one) => (isAnsweredForJob(one.due) ? [] : [{ ...one.due, firstAnew }]));
  const { batches, settled } = due.length === 0 ? { batches: [], settled: [] } : await judge.prepare(namespace, due);
  const known = settled.filter((one) => one.kind === "carried" || (one.kind === "answered" && one.again === true));
  return { documents: found.length, asked: batches.flatMap((batch) => batch.asked), known: known.length };
}

/** Adds up requests. Documents with equal contexts share one, also if they are added one after the other. */
class Requests {
  readonly #keys = new Set<string>();
  #sum = sum([]);

  add({ documents, asked: all, known }: Prepared, nonProduction: boolean): void {
    const asked = all.filter(({ key }) => !this.#keys.has(key) && this.#keys.add(key));
    const units = asked.reduce((total, one) => total + one.units, 0);
    const added: Required<Asking> = {
      documents,
      asked: asked.length,
      reused: known + all.length - asked.length,
      tokens: asked.reduce((total, { compiled, bill }) => total + tokensAtMost(bill, compiled.tokens), 0),
      units,
      priced: nonProduction ? 0 : units,
      requests: asked.reduce((total, { bill }) => total + requestsAtMost(bill), 0),
    };
    this.#sum = sum([this.#sum, added]);
  }

  get sum(): Required<Asking> {
    return this.#sum;
  }
}

export function sum(askings: readonly Asking[]): Required<Asking> {
  return askings.reduce<Required<Asking>>(
    (all, one) => ({
      documents: all.documents + one.documents,
      asked: all.asked + one.asked,
      reused: all.reused + (one.reused ?? 0),
      tokens: all.tokens + one.tokens,
      units: all.units + one.units,
      priced: all.priced + (one.priced ?? one.units),
      requests: all.requests + (one.requests ?? one.asked),
    }),
    { documents: 0, asked: 0, reused: 0, tokens: 0, units: 0, priced: 0, requests: 0 },
  );
}
