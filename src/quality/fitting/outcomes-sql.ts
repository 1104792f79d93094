/** Statements that read outcomes for calibration: of one judgment, in one namespace or in all that inherit it. */
import type { OutcomeValue } from "#generated/types.ts";
import { numberArray } from "#src/foundation/db/array-literals.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { EpochKey } from "#src/quality/due/epoch-key.ts";
import type { Weighed } from "#src/quality/fits/agreement.ts";
import { type BinSums, EDGES } from "#src/quality/fits/bins.ts";
import { LEAST_MASS } from "#src/quality/fits/metrics.ts";
import { isNewest } from "./newest.ts";

interface Within {
  everywhere: "" | "_everywhere";
  /** Restricts outcomes `o`. */
  where: string;
  isNewest: string;
  value: unknown;
}

/** Prepared separately: the statement on one namespace is sent to one machine. */
export function inNamespaces(namespaceIds: readonly number[]): Within {
  const one = namespaceIds.length === 1;
  const restricted = one ? "= $1" : "= any($1::bigint[])";
  return {
    everywhere: one ? "" : "_everywhere",
    where: `o.namespace_id ${restricted}`,
    isNewest: isNewest(restricted),
    value: one ? namespaceIds[0] : numberArray(namespaceIds),
  };
}

export interface EpochSums extends EpochKey {
  /** All outcomes of each document. */
  outcomes: number;
  /** Generations of documents that have any. */
  documents: number;
  firstAt: Date;
  lastAt: Date;
}

/** The epochs that a judgment's outcomes are compared with, in these namespaces. */
export async function readEpochs(session: Session, judgmentId: string, namespaceIds: readonly number[]): Promise<EpochSums[]> {
  const { everywhere, where, value } = inNamespaces(namespaceIds);
  return session.query<EpochSums>({
    name: `calibration_read_epochs${everywhere}`,
    text: `
      select version, engine, engine_version as "engineVersion", sum(outcomes)::bigint as outcomes, count(*) as documents,
             min(first_at) as "firstAt", max(last_at) as "lastAt"
      from (
        select o.version, o.engine, o.engine_version, count(*) as outcomes, min(o.evaluated_at) as first_at, max(o.evaluated_at) as last_at
        from outcomes o where ${where} and o.judgment_id = $2 and o.version is not null
        group by o.version, o.engine, o.engine_version, o.namespace_id, o.document_id, o.incarnation
      ) lives
      group by version, engine, engine_version`,
    values: [value, judgmentId],
  });
}

export type RawSums = BinSums & Pick<EpochKey, "engine" | "engineVersion"> & { firstAt: Date; lastAt: Date };

/** The sums behind metrics of a version's raw answers, by epoch and bin; the newest outcome per document. */
export async function sumRaw(
  session: Session,
  judgmentId: string,
  version: number,
  bool: boolean,
  namespaceIds: readonly number[],
): Promise<RawSums[]> {
  const { everywhere, where, isNewest: newest, value } = inNamespaces(namespaceIds);
  const rows = await session.query<RawSums & WeighedBin>({
    name: `calibration_sum_raw${everywhere}`,
    text: `
      select o.engine, o.engine_version as "engineVersion", width_bucket(o.predicted, array[${EDGES.join(", ")}]::double precision[]) as bin,
             count(*) as outcomes, sum(w.weight) as count, sum(w.weight ^ 2) as weights, sum(w.weight * o.predicted) as predicted,
             coalesce(sum(w.weight) filter (where o.came_true), 0) as came,
             coalesce(sum(w.weight) filter (where case when $4 then (o.predicted >= 0.5) = o.came_true else o.came_true end), 0) as right,
             sum(w.weight * (o.predicted - o.came_true::integer) ^ 2) as squares,
             sum(w.weight * -ln(least(greatest(o.mass, ${LEAST_MASS}), 1 - ${LEAST_MASS}))) as loss,
             coalesce(sum(w.weight * o.distance), 0) as distance, min(o.evaluated_at) as "firstAt", max(o.evaluated_at) as "lastAt"
      from outcomes o cross join lateral (select coalesce(o.weight, 1) as weight) w
      where ${where} and o.judgment_id = $2 and o.version = $3 and ${newest}
      group by o.engine, o.engine_version, bin`,
    values: [value, judgmentId, version, bool],
  });
  const epochs = Map.groupBy(rows, ({ engine, engineVersion }) => `${engine}\n${engineVersion}`);
  return [...epochs.values()].flatMap(effective);
}

/** Documents by whether the most probable answer is the outcome, with weights; the newest outcome per document. */
export async function sumRight(
  session: Session,
  judgmentId: string,
  { version, engine, engineVersion }: EpochKey,
  bool: boolean,
  namespaceIds: readonly number[],
): Promise<(Weighed & { right: boolean })[]> {
  const { everywhere, where, isNewest: newest, value } = inNamespaces(namespaceIds);
  return session.query<Weighed & { right: boolean }>({
    name: `calibration_sum_right${everywhere}`,
    text: `
      select case when $6 then (o.predicted >= 0.5) = o.came_true else o.came_true end as right, count(*)::double precision as documents,
             sum(w.weight) as w, sum(w.weight ^ 2) as ww
      from outcomes o cross join lateral (select coalesce(o.weight, 1) as weight) w
      where ${where} and o.judgment_id = $2 and o.version = $3 and o.engine = $4 and o.engine_version = $5 and ${newest}
      group by 1`,
    values: [value, judgmentId, version, engine, engineVersion, bool],
  });
}

/** The sums of a bin as the database adds them up: how many outcomes, their weights, and the squares of weights. */
export type WeighedBin = BinSums & { outcomes: number; weights: number };

/** Scales the sums of an epoch so that their weight is the number of outcomes of equal weight that would tell as much (Kish 1965). */
export function effective<Bin extends WeighedBin>(bins: readonly Bin[]): Omit<Bin, "outcomes" | "weights">[] {
  const total = (of: "count" | "weights") => bins.reduce((sum, one) => sum + one[of], 0);
  const scale = total("count") / total("weights");
  return bins.map(({ outcomes, weights, ...bin }) => {
    if (weights === outcomes && bin.count === outcomes)
      return scale === 1 ? bin : { ...scaled(bin, scale), weighted: { outcomes, effective: outcomes } };
    return { ...scaled(bin, scale), weighted: { outcomes, effective: bin.count ** 2 / weights } };
  });
}

function scaled<Bin extends BinSums>(bin: Bin, by: number): Bin {
  const { count, predicted, came, right, loss, distance, squares = 0 } = bin;
  return {
    ...bin,
    count: count * by,
    predicted: predicted * by,
    came: came * by,
    right: right * by,
    loss: loss * by,
    distance: distance * by,
    squares: squares * by,
  };
}

export async function countUnmatched(session: Session, judgmentId: string, namespaceIds: readonly number[]): Promise<number> {
  const { everywhere, where, value } = inNamespaces(namespaceIds);
  const [row] = await session.query<{ count: number }>({
    name: `calibration_count_unmatched${everywhere}`,
    text: `select count(*) as count from outcomes o where ${where} and o.judgment_id = $2 and o.version is null`,
    values: [value, judgmentId],
  });
  return row!.count;
}

/**
 * The evaluation time of the document's newest outcome that follows this many newer ones of an epoch; undefined if there are no
 * more.
 */
export async function readCutoff(
  session: Session,
  judgmentId: string,
  { version, engine, engineVersion }: EpochKey,
  namespaceIds: readonly number[],
  most: number,
): Promise<Date | undefined> {
  const { everywhere, where, isNewest: newest, value } = inNamespaces(namespaceIds);
  const [row] = await session.query<{ at: Date }>({
    name: `calibration_read_cutoff${everywhere}`,
    text: `
      select o.evaluated_at as at from outcomes o
      where ${where} and o.judgment_id = $2 and o.version = $3 and o.engine = $4 and o.engine_version = $5 and ${newest}
      order by o.evaluated_at desc offset $6 limit 1`,
    values: [value, judgmentId, version, engine, engineVersion, most],
  });
  return row?.at;
}

export interface ExampleRow {
  id: string;
  observedAt: Date;
  documentId: string;
  answer: RawAnswer;
  value: OutcomeValue;
}

/**
 * Documents' newest outcomes of an epoch in one namespace, in the order of observation, after an offset and evaluated after a
 * cutoff.
 */
export async function readExamples(
  session: Session,
  namespaceId: number,
  judgmentId: string,
  { version, engine, engineVersion }: EpochKey,
  range: { after: { at: Date; id: string } | null; cutoff: Date | null; postedBy: Date | null },
  limit: number,
): Promise<ExampleRow[]> {
  return session.query<ExampleRow>({
    name: "calibration_read_examples",
    text: `
      select o.outcome_id as id, o.observed_at as "observedAt", o.document_id as "documentId", o.answer, o.value
      from outcomes o
      where o.namespace_id = $1 and o.judgment_id = $2 and o.version = $3 and o.engine = $4 and o.engine_version = $5
        and (o.observed_at, o.outcome_id) > ($6::timestamptz, $7::text) and o.evaluated_at > $8::timestamptz
        and o.created_at <= $9::timestamptz and ${isNewest("= $1", "n.created_at <= $9::timestamptz")}
      order by o.observed_at, o.outcome_id limit $10`,
    values: [
      namespaceId,
      judgmentId,
      version,
      engine,
      engineVersion,
      range.after?.at ?? "-infinity",
      range.after?.id ?? "",
      range.cutoff ?? "-infinity",
      range.postedBy ?? "infinity",
      limit,
    ],
  });
}

/**
 * The newest evaluation of a version in these namespaces, if it is among the last ones of its own. It tells the epoch of present answers. One that was
 * carried forward says what an engine answered before, so it counts only where no namespace has another.
 */
export async function readNewestEvaluation(
  session: Session,
  judgmentId: string,
  version: number,
  namespaceIds: readonly number[],
): Promise<{ engine: string; engineVersion: string; at: Date } | undefined> {
  const one = namespaceIds.length === 1;
  const [row] = await session.query<{ engine: string; engineVersion: string; at: Date }>({
    name: `calibration_read_newest_evaluation${one ? "" : "_everywhere"}`,
    text: `
      select e.engine, e.engine_version as "engineVersion", e.at
      from namespaces s cross join lateral (
        select e.engine, e.engine_version, e.at, e.version, e.shadow, e.carried, e.answer is not null as answered from evaluations e
        where e.namespace_id = ${one ? "$1" : "s.namespace_id"} and e.judgment_id = $2 order by e.at desc, e.evaluation_id desc limit 256
      ) e
      where s.namespace_id = ${one ? "$1" : "any($1::bigint[])"} and e.version = $3 and not e.shadow and e.answered
      order by e.carried, e.at desc limit 1`,
    values: [one ? namespaceIds[0] : numberArray(namespaceIds), judgmentId, version],
  });
  return row;
}
