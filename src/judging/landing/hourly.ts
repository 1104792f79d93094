/** What hours count of evaluations: results, codes of failures, and the lag behind writes. Trials of shadow versions are not counted. */
import type { Counted } from "#src/foundation/counts/hour-counts.ts";
import { type Judged, resultOf } from "#src/judging/asking/judged.ts";

export function evaluatedInHour(organizationId: string, at: Date, logged: readonly Judged[]): Counted[] {
  const sums = new Map<string, number>();
  const add = (measure: string, name: string) => sums.set(`${measure} ${name}`, (sums.get(`${measure} ${name}`) ?? 0) + 1);
  let lag: number | null = null;
  for (const one of logged) {
    const result = resultOf(one);
    if (result !== null) add("answers", result);
    if (one.kind === "failed") add("failures", one.failure.code);
    const { changedAt } = one.due;
    if (changedAt) lag = Math.max(lag ?? 0, at.getTime() - changedAt.getTime());
  }
  const counts = [...sums].map(([key, value]): Counted => {
    const [measure, name] = key.split(" ") as [string, string];
    return { organizationId, at, measure, name, value };
  });
  return lag === null ? counts : [...counts, { organizationId, at, measure: "lag", name: "judging", value: lag, largest: true }];
}
