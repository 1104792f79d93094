/**
 * Figures of an agreement report from counts by answer and label. A choice among documents may have hundreds of thousands of them, so loops yield
 * to other requests.
 */
import type { AgreementReport, IntervalEstimate, OutcomeValue } from "#generated/types.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import {
  type Cell,
  kappa,
  NONE,
  pairedDifference,
  plus,
  shareInterval,
  squaresTo,
  sumOf,
  type Weighed,
} from "#src/quality/fits/agreement.ts";
import type { CellRow } from "./agreement-sql.ts";

const MOST_CELLS = 1_000;

type Figures = Pick<AgreementReport, "agreement" | "kappa" | "weighted_kappa" | "confusion" | "commonest">;

export async function figuresOf(
  { type, definition }: Pick<Judgment, "type" | "definition">,
  rows: readonly CellRow[],
): Promise<Partial<Figures>> {
  if (rows.length === 0) return {};
  const all = sumOf(rows);
  const slice = new TimeSlice();
  const labels = await labelsOf(rows, slice);
  const cells = rows.map(({ answer, label, documents, w, ww }) => ({ documents, w, ww, one: answer, other: label }));
  const top = Array.isArray(definition?.criteria) ? definition.criteria.length : 1;
  const figures = {
    agreement: shareInterval(sumOf([...labels.values()].map(({ right }) => right)), all),
    kappa: await kappaOf(cells),
    weighted_kappa: type === "score" ? kappa(cells as Cell[], Math.max(top, 10), squaresTo(top - 1)) : null,
  };
  const confusion = (await largestOf(rows, slice)).map(({ answer, label, documents, w }) => ({
    answer,
    label,
    documents,
    share: w / all.w,
  }));
  return { ...figures, confusion, commonest: commonestOf(labels, all) };
}

export async function kappaOf(
  counted: readonly (Weighed & { one: OutcomeValue; other: OutcomeValue })[],
  isSame = false,
): Promise<IntervalEstimate | null> {
  const slice = new TimeSlice();
  const numbers = new Map<OutcomeValue, number>();
  const numberOf = (value: OutcomeValue) => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, numbers.size);
    return numbers.size - 1;
  };
  const cells: Cell[] = [];
  for (const { one, other, documents, w, ww } of counted) {
    if (slice.isOver) await slice.next();
    cells.push({ documents, w, ww, one: numberOf(one), other: numberOf(other) });
  }
  return kappa(cells, numbers.size, undefined, isSame);
}

/** Documents with a label, by whether they were answered so. */
interface Labelled {
  right: Weighed;
  wrong: Weighed;
}

async function labelsOf(rows: readonly CellRow[], slice: TimeSlice): Promise<Map<OutcomeValue, Labelled>> {
  const labels = new Map<OutcomeValue, Labelled>();
  for (const row of rows) {
    if (slice.isOver) await slice.next();
    const { right, wrong } = labels.get(row.label) ?? { right: NONE, wrong: NONE };
    const isRight = row.answer === row.label;
    labels.set(row.label, isRight ? { right: plus(right, row), wrong } : { right, wrong: plus(wrong, row) });
  }
  return labels;
}

/** The cells with the most documents, equal ones by name. Only those that may be among them are named and sorted. */
async function largestOf(rows: readonly CellRow[], slice: TimeSlice): Promise<CellRow[]> {
  const named: { row: CellRow; name: string }[] = [];
  const keep = () => {
    named.sort((one, other) => other.row.documents - one.row.documents || (one.name < other.name ? -1 : 1));
    named.splice(MOST_CELLS);
  };
  let fewest = 0;
  for (const row of rows) {
    if (slice.isOver) await slice.next();
    if (row.documents < fewest) continue;
    named.push({ row, name: `${JSON.stringify(row.answer)},${JSON.stringify(row.label)},` });
    if (named.length < 2 * MOST_CELLS) continue;
    keep();
    fewest = named.at(-1)!.row.documents;
  }
  keep();
  return named.map(({ row }) => row);
}

/** The commonest label is chosen on the same labels. That favours it a little, never the judge. */
function commonestOf(labels: ReadonlyMap<OutcomeValue, Labelled>, all: Weighed): AgreementReport["commonest"] {
  let commonest: { value: OutcomeValue; sums: Weighed; name: string } | undefined;
  for (const [value, { right, wrong }] of labels) {
    const sums = plus(right, wrong);
    if (commonest && sums.w < commonest.sums.w) continue;
    const name = JSON.stringify(value);
    // Of equally common ones the first by its name, so that every request says the same.
    if (!commonest || sums.w > commonest.sums.w || name < commonest.name) commonest = { value, sums, name };
  }
  const { value, sums } = commonest!;
  const others = [...labels].filter(([label]) => label !== value);
  const gained = sumOf(others.map(([, { right }]) => right));
  return {
    value,
    agreement: shareInterval(sums, all)!,
    gain: pairedDifference(gained, labels.get(value)!.wrong, all)!,
  };
}
