/** A sample of a place's documents, and the engine requests that judging them needs. */
import type { Database } from "#src/foundation/db/database.ts";
import { requestsAtMost, tokensAtMost } from "#src/judging/asking/billing.ts";
import { isAnsweredForJob, type Pair, pairs } from "#src/judging/asking/due.ts";
import type { Judge } from "#src/judging/asking/judge.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { readDocuments } from "#src/records/documents/documents.ts";
import { readSampledAnswers, readSampledDocuments, type Sampled } from "./sample-sql.ts";
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
 * The requests for judging the whole sample: for documents without a valid answer, and as if none had an answer.
 * @param firstAnew whether those without a valid answer are also asked of the first engine of a cascade, whatever it answered before
 */
export async function askingOfAll(
  { db, judge }: SampleParts,
  drawn: readonly Drawn[],
  firstAnew = false,
): Promise<{ left: Asking; anew: Asking }> {
  const sampled = drawn.flatMap(({ stratum, ids }) =>
    ids.map((id): Sampled => ({ namespaceId: stratum.namespace.namespaceId, id })),
  );
  if (sampled.length === 0) return { left: sum([]), anew: sum([]) };
  const documents = Map.groupBy(await readSampledDocuments(db, sampled), ({ namespace_id }) => namespace_id);
  const { judgmentId } = drawn[0]!.stratum.judgment;
  const answers = Map.groupBy(await readSampledAnswers(db, sampled, judgmentId), ({ namespace_id }) => namespace_id);
  const left: Asking[] = [];
  const anew: Asking[] = [];
  for (const { stratum } of drawn) {
    const { namespace, judgment } = stratum;
    const own = documents.get(namespace.namespaceId) ?? [];
    const known = answers.get(namespace.namespaceId) ?? [];
    anew.push(await asking(judge, stratum, pairs(own, [judgment], { stored: [], deferred: [] }), true));
    const isSame = known.length === 0 && (firstAnew || !judgment.definition.engine?.cascade);
    const found = pairs(own, [judgment], { stored: known, deferred: [] });
    left.push(isSame ? anew.at(-1)! : await asking(judge, stratum, found, firstAnew));
  }
  return { left: sum(left), anew: sum(anew) };
}

/**
 * The requests for judging documents of a stratum.
 * @param anew whether documents with an answer also count
 */
export async function askingOf(
  { db, judge }: Pick<SampleParts, "db" | "judge">,
  stratum: Pick<Stratum, "namespace" | "judgment">,
  ids: readonly string[],
  anew: boolean,
): Promise<Asking> {
  const { namespace, judgment } = stratum;
  const documents = await readDocuments(db, namespace.namespaceId, ids);
  const stored = anew ? [] : await readAnswers(db, namespace.namespaceId, ids);
  const found = pairs(documents, [judgment], { stored, deferred: [] });
  return { ...(await asking(judge, stratum, found, anew)), documents: documents.length };
}

async function asking(
  judge: Judge,
  { namespace }: Pick<Stratum, "namespace">,
  found: readonly Pair[],
  firstAnew: boolean,
): Promise<Asking> {
  const due = found.flatMap((one) => (isAnsweredForJob(one.due) ? [] : [{ ...one.due, firstAnew }]));
  const { batches, settled } = due.length === 0 ? { batches: [], settled: [] } : await judge.prepare(namespace, due);
  const prepared = batches.flatMap((batch) => batch.asked);
  const asked = [...new Map(prepared.map((one) => [one.key, one])).values()];
  const known = settled.filter((one) => one.kind === "carried" || (one.kind === "answered" && one.again === true));
  return {
    documents: found.length,
    asked: asked.length,
    reused: known.length + prepared.length - asked.length,
    tokens: asked.reduce((total, { compiled, bill }) => total + tokensAtMost(bill, compiled.tokens), 0),
    units: asked.reduce((total, { units }) => total + units, 0),
    requests: asked.reduce((total, { bill }) => total + requestsAtMost(bill), 0),
  };
}

export function sum(askings: readonly Asking[]): Required<Asking> {
  return askings.reduce<Required<Asking>>(
    (all, one) => ({
      documents: all.documents + one.documents,
      asked: all.asked + one.asked,
      reused: all.reused + (one.reused ?? 0),
      tokens: all.tokens + one.tokens,
      units: all.units + one.units,
      requests: all.requests + (one.requests ?? one.asked),
    }),
    { documents: 0, asked: 0, reused: 0, tokens: 0, units: 0, requests: 0 },
  );
}
