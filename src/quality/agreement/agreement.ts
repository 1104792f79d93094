/**
 * How well the answers of the active version agree with labels, beside the commonest answer, the version before, and people beside
 * people. All figures come from counts that the database returns (`agreement-sql.ts`, `fits/agreement.ts`).
 */
import type {
  AgreementReport,
  AgreementSlice,
  IntervalEstimate,
  OutcomeValue,
  PeopleAgreement,
  PreviousBaseline,
  ThresholdRates,
} from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import {
  type Cell,
  holm,
  kappa,
  NONE,
  pairedDifference,
  plus,
  shareInterval,
  squaresTo,
  sumOf,
  type Weighed,
  worseThanRest,
} from "#src/quality/fits/agreement.ts";
import { presentEpoch } from "#src/quality/fitting/present-epoch.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import * as sql from "./agreement-sql.ts";

const MOST_CELLS = 1_000;
const MOST_SLICES = 50;
const MOST_BEFORE = 5_000;
const LEVEL = 0.05;

const NOTHING = {
  documents: 0,
  drawn: 0,
  effective_documents: 0,
  agreement: null,
  kappa: null,
  weighted_kappa: null,
  confusion: [],
  thresholds: [],
  commonest: null,
  previous: null,
  people: null,
  slices: [],
  slices_left_out: 0,
};

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`
 */
export async function agreementReport(
  db: Database,
  organizationId: string,
  place: string,
  name: string,
  { by }: { by?: string },
): Promise<AgreementReport> {
  const judgment = await findJudgment(db, organizationId, place, name);
  const { judgmentId, type, activeVersion: version } = judgment;
  const said = { judgment: name, type, version, epoch: null, ...NOTHING };
  const namespaceIds = await namespaceIdsOf(db, organizationId, place);
  if (namespaceIds.length === 0) return said;
  const pairs = await sql.countPairs(db, { judgmentId, namespaceIds });
  const people = peopleOf(pairs);
  if (!isActive(judgment)) return { ...said, people };
  const { present } = await presentEpoch(db, judgment, namespaceIds);
  if (!present) return { ...said, people };
  const compared = { judgmentId, type, epoch: present, namespaceIds };
  const [cells, rates, previous] = await Promise.all([
    sql.countCells(db, compared),
    sql.countThresholds(db, compared, thresholdsOf(judgment)),
    sql.countPrevious(db, compared, MOST_BEFORE),
  ]);
  const epoch = { name: present.engine, version: present.engineVersion };
  const all = sumOf(cells);
  const slices =
    by === undefined ? [] : slicesOf(cells, await sql.countSlices(db, compared, by.slice("attributes.".length), MOST_SLICES));
  return {
    ...said,
    epoch,
    documents: all.documents,
    drawn: cells.reduce((sum, { drawn }) => sum + drawn, 0),
    effective_documents: all.ww === 0 ? 0 : all.w ** 2 / all.ww,
    ...figuresOf(judgment, cells),
    thresholds: Object.keys(judgment.thresholds).map((threshold) => ratesOf(threshold, rates, all)),
    previous: previousOf(previous),
    people,
    slices,
    slices_left_out: by === undefined ? 0 : all.documents - slices.reduce((sum, { documents }) => sum + documents, 0),
  };
}

/** Numbers of values, in the order of levels, so that distances can be taken. */
class Values {
  readonly #numbers = new Map<string, number>();

  constructor(values: readonly OutcomeValue[]) {
    const known = [...new Set(values.map((value) => JSON.stringify(value)))];
    known.sort((one, other) => Number(one) - Number(other));
    for (const value of known) this.#numbers.set(value, this.#numbers.size);
  }

  get count(): number {
    return this.#numbers.size;
  }

  of(value: OutcomeValue): number {
    return this.#numbers.get(JSON.stringify(value))!;
  }
}

function kappaOf(
  cells: readonly (Weighed & { one: OutcomeValue; other: OutcomeValue })[],
  isSame = false,
): IntervalEstimate | null {
  const values = new Values(cells.flatMap(({ one, other }) => [one, other]));
  const numbered = cells.map(({ one, other, ...sums }): Cell => ({ ...sums, one: values.of(one), other: values.of(other) }));
  return kappa(numbered, values.count, undefined, isSame);
}

function figuresOf({ type, definition }: Judgment, rows: readonly sql.CellRow[]) {
  if (rows.length === 0) return {};
  const all = sumOf(rows);
  const right = sumOf(rows.filter(({ answer, label }) => answer === label));
  const cells = rows.map(({ answer, label, ...sums }) => ({ ...sums, one: answer, other: label }));
  const top = Array.isArray(definition?.criteria) ? definition.criteria.length : 1;
  const levels = cells.map((cell): Cell => ({ ...cell, one: cell.one as number, other: cell.other as number }));
  return {
    agreement: shareInterval(right, all),
    kappa: kappaOf(cells),
    weighted_kappa: type === "score" ? kappa(levels, Math.max(top, 10), squaresTo(top - 1)) : null,
    confusion: rows
      .map(({ answer, label, documents, w }) => ({ answer, label, documents, share: w / all.w }))
      .sort((one, other) => other.documents - one.documents || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      .slice(0, MOST_CELLS),
    commonest: commonestOf(rows, all),
  };
}

/** The commonest label is chosen on the same labels. That favours it a little, never the judge. */
function commonestOf(rows: readonly sql.CellRow[], all: Weighed): AgreementReport["commonest"] {
  const labels = [...Map.groupBy(rows, ({ label }) => label)].map(([value, of]) => ({ value, sums: sumOf(of) }));
  // Of equally common ones the first by its name, so that every request says the same.
  labels.sort((one, other) => other.sums.w - one.sums.w || (JSON.stringify(one.value) < JSON.stringify(other.value) ? -1 : 1));
  const commonest = labels[0]!;
  const gained = sumOf(rows.filter(({ answer, label }) => answer === label && label !== commonest.value));
  const lost = sumOf(rows.filter(({ answer, label }) => answer !== label && label === commonest.value));
  return {
    value: commonest.value,
    agreement: shareInterval(commonest.sums, all)!,
    gain: pairedDifference(gained, lost, all)!,
  };
}

function thresholdsOf({ thresholds }: Judgment): sql.NamedThreshold[] {
  return Object.entries(thresholds).map(([name, threshold]) =>
    typeof threshold === "object"
      ? { name, option: threshold.value, gte: threshold.gte }
      : { name, option: ESCAPE, gte: threshold },
  );
}

function ratesOf(threshold: string, rows: readonly sql.ThresholdRow[], all: Weighed): ThresholdRates {
  const of = (so: boolean, above?: boolean) =>
    sumOf(rows.filter((row) => row.name === threshold && row.so === so && (above === undefined || row.above === above)));
  return {
    threshold,
    true_positive_rate: shareInterval(of(true, true), of(true), all),
    true_negative_rate: shareInterval(of(false, false), of(false), all),
  };
}

function previousOf(rows: readonly sql.PreviousRow[]): PreviousBaseline | null {
  const versions = [...Map.groupBy(rows, ({ version }) => version)].map(([version, of]) => ({ version, of, all: sumOf(of) }));
  const [first, ...others] = versions.sort((one, other) => other.version - one.version);
  if (!first) return null;
  const { version, of, all } = others.reduce((most, one) => (one.all.documents > most.all.documents ? one : most), first);
  const both = (before: boolean, now: boolean) => sumOf(of.filter((row) => row.before === before && row.now === now));
  return {
    version,
    documents: all.documents,
    agreement: shareInterval(plus(both(true, true), both(true, false)), all)!,
    gain: pairedDifference(both(false, true), both(true, false), all)!,
  };
}

function peopleOf(rows: readonly sql.PairRow[]): PeopleAgreement | null {
  if (rows.length === 0) return null;
  const all = sumOf(rows);
  const same = sumOf(rows.filter(({ one, other }) => one === other));
  return { documents: all.documents, agreement: shareInterval(same, all)!, kappa: kappaOf(rows, true) };
}

/** Each slice against all other documents. */
function slicesOf(cells: readonly sql.CellRow[], rows: readonly sql.SliceRow[]): AgreementSlice[] {
  const all = sumOf(cells);
  const mistakes = sumOf(cells.filter(({ answer, label }) => answer !== label));
  const slices = rows.map((row) => ({
    value: JSON.parse(row.value),
    all: { documents: row.documents, w: row.w, ww: row.ww },
    mistakes: { documents: row.mistakes, w: row.mistakesW, ww: row.mistakesWw },
  }));
  const values = holm(
    slices.map((slice) => worseThanRest(slice, { all: minus(all, slice.all), mistakes: minus(mistakes, slice.mistakes) })),
  );
  return slices.map(({ value, ...slice }, at) => ({
    value,
    documents: slice.all.documents,
    agreement: shareInterval(minus(slice.all, slice.mistakes), slice.all, all)!,
    p_value: values[at]!,
    worse: values[at]! <= LEVEL,
  }));
}

function minus(one: Weighed, other: Weighed): Weighed {
  const documents = one.documents - other.documents;
  if (documents === 0) return NONE;
  return { documents, w: one.w - other.w, ww: one.ww - other.ww };
}
