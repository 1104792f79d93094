/**
 * Whether a judge still answers as it did: raw answers of the active version by period, each beside the one before. All figures come from counts that the
 * database returns (`drift-sql.ts`, `fits/drift.ts`). Documents change too. So the same contexts, answered in both periods, are compared by themselves.
 */
import type { DriftComparison, DriftPairs, DriftPeriod, DriftPeriods, DriftReport, OutcomeValue } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import { type Cell, kappa, plus, shareInterval, type Weighed } from "#src/quality/fits/agreement.ts";
import { type Difference, differenceOfNumbers, differenceOfOptions, type Verdict, verdictsOf } from "#src/quality/fits/drift.ts";
import { isTimeout } from "#src/queries/too-expensive.ts";
import { namespaceById, namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { countDrift, type DriftAsked, type DriftRow, MOST_PERIODS } from "./drift-sql.ts";
import { DriftSums, type Period } from "./sums.ts";

/** Evaluations of one namespace: the newest, and of each slice of the time before them. */
const MOST = { newest: 10_000, ofSlice: 200 };
/** With fewer documents, nothing is compared. */
const FEWEST = 20;
/** More options than these make no table of pairs. */
const MOST_VALUES = 20;
const MOST_THRESHOLDS = 100;

export interface DriftParts {
  db: Database;
  applicable: ApplicableJudgments;
  /** The database's time limit for a statement, in milliseconds. All statements of a report together have it. */
  statementTimeoutMs: number;
  /** How many evaluations of a namespace are read. */
  most?: { newest: number; ofSlice: number };
}

export interface DriftQuery {
  by?: DriftPeriods;
  since?: string;
  until?: string;
}

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`, `too_expensive`
 */
export async function driftReport(
  { db, applicable, statementTimeoutMs, most = MOST }: DriftParts,
  organizationId: string,
  place: string,
  name: string,
  { by = "engine_version", since, until }: DriftQuery,
): Promise<DriftReport> {
  const judgment = await findJudgment(db, organizationId, place, name);
  const { type, activeVersion: version } = judgment;
  const said = { judgment: name, type, version, by };
  if (!isActive(judgment)) return { ...said, periods: [], is_complete: true };
  const time = { since: since === undefined ? null : new Date(since), until: until === undefined ? null : new Date(until) };
  const namespaceIds = await namespaceIdsOf(db, organizationId, place);
  const end = performance.now() + statementTimeoutMs;
  const sums = await sumsOf({ db, applicable, most }, judgment, namespaceIds, { by, ...time }, async (counting) => {
    if (performance.now() > end) throw tooExpensive(statementTimeoutMs);
    return counting().catch((error: unknown) => {
      throw isTimeout(error) ? tooExpensive(statementTimeoutMs, error) : error;
    });
  });
  return { ...said, periods: periodsOf(judgment, sums.periods().slice(-MOST_PERIODS), by), is_complete: sums.isComplete };
}

export interface Divided {
  by: DriftPeriods;
  since: Date | null;
  until: Date | null;
}

/**
 * Adds the counts of namespaces.
 * @param each runs the statement of one namespace; null leaves the namespace out
 */
export async function sumsOf(
  { db, applicable, most = MOST }: Omit<DriftParts, "statementTimeoutMs">,
  judgment: ActiveJudgment,
  namespaceIds: readonly number[],
  divided: Divided,
  each: (counting: () => Promise<DriftRow[]>) => Promise<DriftRow[] | null>,
): Promise<DriftSums> {
  const { judgmentId, name, type } = judgment;
  const asked = {
    judgmentId,
    version: judgment.activeVersion,
    type,
    ...divided,
    ...scaleOf(judgment),
    none: ESCAPE,
    most: most.newest,
    mostOfSlice: most.ofSlice,
    // Documents of several namespaces together may be enough.
    fewest: namespaceIds.length === 1 ? FEWEST : 1,
    isOpen: isOpen(judgment),
  };
  const sums = new DriftSums();
  for (const namespaceId of namespaceIds) {
    const namespace = await namespaceById(db, namespaceId);
    if (!namespace) continue;
    const own = (await applicable.of(db, namespace.organizationId, namespace.name)).get(name);
    // A judgment of the namespace's own hides the inherited one.
    if (own?.judgmentId !== judgmentId) continue;
    const rows = await each(() => db.transaction((tx) => countDrift(tx, namespaceId, asked), { readOnly: true }));
    if (rows) sums.add(rows, most.newest);
  }
  return sums;
}

/** The newest period that is older and has enough documents. Null without one, and when this one has too few. */
export function comparedWith(periods: readonly Period[], now: Period): Period | null {
  if (!isCompared(now)) return null;
  return periods.slice(0, periods.indexOf(now)).findLast(isCompared) ?? null;
}

const isCompared = ({ sums }: Period) => sums.documents >= FEWEST;

export function differenceBetween({ type }: ActiveJudgment, before: Period, now: Period): Difference {
  return (type === "choice" ? differenceOfOptions : differenceOfNumbers)(before.classes, now.classes);
}

function tooExpensive(timeoutMs: number, cause?: unknown): ServiceError {
  const message = `The database took longer than ${timeoutMs} ms to read the log. Ask for a shorter time with "since", or about one namespace.`;
  return new ServiceError("too_expensive", message, { details: { timeout_ms: timeoutMs }, cause });
}

/** The highest level of a score, and the thresholds. */
function scaleOf({ type, definition, thresholds }: ActiveJudgment): Pick<DriftAsked, "top" | "thresholds"> {
  const { criteria } = definition;
  const top = type === "score" && Array.isArray(criteria) ? Math.max(1, criteria.length - 1) : 1;
  const named = Object.entries(thresholds).map(([name, threshold]) =>
    typeof threshold === "object"
      ? { name, option: threshold.value, gte: threshold.gte }
      : { name, option: ESCAPE, gte: threshold },
  );
  return { top, thresholds: named.slice(0, MOST_THRESHOLDS) };
}

/** Options that are documents, or very many. */
function isOpen({ type, definition: { options } }: ActiveJudgment): boolean {
  return type === "choice" && !(Array.isArray(options) && options.length <= MOST_VALUES);
}

function periodsOf(judgment: ActiveJudgment, periods: readonly Period[], by: DriftPeriods): DriftPeriod[] {
  // Which documents each engine of a cascade answers depends on the bound, so their answers differ without any drift.
  const isOfSteps = by === "engine_version" && judgment.definition.engine?.cascade !== undefined;
  const compared = (isOfSteps ? [] : periods).flatMap((now) => {
    const before = comparedWith(periods, now);
    return before ? [{ before, now }] : [];
  });
  const verdicts = verdictsOf(compared.map(({ before, now }) => differenceBetween(judgment, before, now)));
  const comparisons = new Map(compared.map((two, at) => [two.now, comparisonOf(judgment, two, verdicts[at]!)]));
  return periods.map((period): DriftPeriod => {
    const [engine = null, engineVersion = null] = by === "month" ? [] : (JSON.parse(period.name) as (string | null)[]);
    const { documents, evaluations, failures, number, none, tokens, firstAt, lastAt } = period.sums;
    const answered = evaluations - failures;
    return {
      engine,
      engine_version: engineVersion,
      month: by === "month" ? period.name : null,
      first_at: new Date(firstAt).toISOString(),
      last_at: new Date(lastAt).toISOString(),
      evaluations,
      documents,
      mean: judgment.type === "choice" || documents === 0 ? null : number / documents,
      none_of_the_above: judgment.type === "choice" && documents > 0 ? none / documents : null,
      failures: failures / evaluations,
      tokens: answered === 0 ? null : tokens / answered,
      compared: comparisons.get(period) ?? null,
    };
  });
}

function comparisonOf(
  judgment: ActiveJudgment,
  { before, now }: { before: Period; now: Period },
  verdict: Verdict,
): DriftComparison {
  return {
    before_first_at: new Date(before.sums.firstAt).toISOString(),
    before_documents: before.sums.documents,
    stability_index: verdict.stabilityIndex,
    p_value: verdict.probability,
    drifted: verdict.drifted,
    same_contexts: pairsOf(judgment, before, now),
  };
}

const weighed = (documents: number): Weighed => ({ documents, w: documents, ww: documents });

/** The contexts that both periods have. */
export function pairsOf(judgment: ActiveJudgment, { name: than }: Period, now: Period): DriftPairs {
  const pairs = now.pairs.filter((pair) => pair.than === than);
  const counts = (of: typeof pairs) => of.reduce((sum, { documents }) => plus(sum, weighed(documents)), weighed(0));
  const [all, same] = [counts(pairs), counts(pairs.filter((pair) => pair.before === pair.now))];
  const values = [...new Set(pairs.flatMap((pair): OutcomeValue[] => [pair.before, pair.now]))];
  const cells = pairs.map(
    (pair): Cell => ({ ...weighed(pair.documents), one: values.indexOf(pair.before), other: values.indexOf(pair.now) }),
  );
  const passed = (threshold: string, way: "up" | "down") =>
    (now.passed.get(threshold) ?? []).reduce((sum, one) => sum + (one.than === than ? one[way] : 0), 0);
  return {
    documents: all.documents,
    flips: all.documents - same.documents,
    agreement: shareInterval(same, all),
    kappa: isOpen(judgment) ? null : kappa(cells, values.length),
    thresholds: Object.keys(judgment.thresholds)
      .slice(0, MOST_THRESHOLDS)
      .map((threshold) => ({ threshold, up: passed(threshold, "up"), down: passed(threshold, "down") })),
  };
}
