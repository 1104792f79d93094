/**
 * How well the answers of the active version agree with labels, beside the commonest answer, the version before, and people beside
 * people. All figures come from counts that the database returns (`agreement-sql.ts`, `fits/agreement.ts`).
 */
import type { AgreementReport, AgreementSlice, PeopleAgreement, PreviousBaseline, ThresholdRates } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import {
  holm,
  NONE,
  pairedDifference,
  plus,
  shareInterval,
  sumOf,
  type Weighed,
  worseThanRest,
} from "#src/quality/fits/agreement.ts";
import { presentEpoch } from "#src/quality/fitting/present-epoch.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import * as sql from "./agreement-sql.ts";
import { figuresOf, kappaOf } from "./figures.ts";

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
  const people = await peopleOf(pairs);
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
    ...(await figuresOf(judgment, cells)),
    thresholds: Object.keys(judgment.thresholds).map((threshold) => ratesOf(threshold, rates, all)),
    previous: previousOf(previous),
    people,
    slices,
    slices_left_out: by === undefined ? 0 : all.documents - slices.reduce((sum, { documents }) => sum + documents, 0),
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

async function peopleOf(rows: readonly sql.PairRow[]): Promise<PeopleAgreement | null> {
  if (rows.length === 0) return null;
  const all = sumOf(rows);
  const same = sumOf(rows.filter(({ one, other }) => one === other));
  return { documents: all.documents, agreement: shareInterval(same, all)!, kappa: await kappaOf(rows, true) };
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
