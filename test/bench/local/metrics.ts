/** Measures of answers against labels. */

export interface Judged<Label, Answer> {
  label: Label;
  answer: Answer;
}

/** Share of the commonest label: what always giving the same answer would get right. */
export function majority(labels: readonly unknown[]): number {
  const counts = new Map<unknown, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return Math.max(...counts.values()) / labels.length;
}

export function share(of: readonly boolean[]): number {
  return of.filter(Boolean).length / of.length;
}

/** Chance that a text of which it is true gets a higher p than one of which it is not: 0.5 is guessing (area under the ROC curve). */
export function separation(judged: readonly Judged<boolean, number>[]): number {
  const yes = judged.filter(({ label }) => label).map(({ answer }) => answer);
  const no = judged.filter(({ label }) => !label).map(({ answer }) => answer);
  let won = 0;
  for (const high of yes) for (const low of no) won += high > low ? 1 : high === low ? 0.5 : 0;
  return won / (yes.length * no.length);
}

/** Spearman's rank correlation, ties at their mean rank. */
export function rankCorrelation(judged: readonly Judged<number, number>[]): number {
  const [one, two] = [ranks(judged.map(({ label }) => label)), ranks(judged.map(({ answer }) => answer))];
  const mean = (judged.length - 1) / 2;
  let [both, first, second] = [0, 0, 0];
  one.forEach((rank, at) => {
    both += (rank - mean) * (two[at]! - mean);
    first += (rank - mean) ** 2;
    second += (two[at]! - mean) ** 2;
  });
  return both / Math.sqrt(first * second);
}

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}
