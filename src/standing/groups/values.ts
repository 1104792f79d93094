/** The aggregates of one key in two forms: by member, as the API shows them, or by name, as recipes and bands use them. */
import type { GroupValues } from "#generated/types.ts";
import { quotient, rounded } from "./exact-sum.ts";
import { aggregateNames, type Definition, type Plan } from "./plan.ts";
import { type Bases, quantiles, sketchOf, together } from "./sketch.ts";
import type { NumberTally, Tally } from "./tally.ts";

const HUNDREDTHS = [50, 90, 99];

export function valuesOf({ aggregate }: Definition, plan: Plan, tally: Tally, bases: Bases): GroupValues {
  const at = new Map(plan.numbers.map(({ path }, index) => [path, { ...tally.numbers[index]!, base: bases[index] }]));
  const by = <Path extends string, Value>(
    paths: readonly Path[] | undefined,
    value: (number: NumberTally & { base: string | undefined }) => Value,
  ) => paths && Object.fromEntries(paths.map((path) => [path, value(at.get(path)!)]));
  const { sum, avg, min, max, count_where } = aggregate;
  return whatIsThere({
    count: aggregate.count ? tally.documents : undefined,
    count_where: count_where && Object.fromEntries(plan.labels.map(({ label }, index) => [label, tally.labels[index]!])),
    sum: by(sum, (number) => rounded(number.sum!)),
    avg: by(avg, (number) => (number.count === 0 ? null : quotient(number.sum!, number.count))),
    min: by(min, ({ least }) => least),
    max: by(max, ({ greatest }) => greatest),
    quantiles: by(aggregate.quantiles, ({ sketch, base }) => {
      const whole = base === undefined ? sketch! : together(sketchOf(base), sketch!);
      const [p50, p90, p99] = quantiles(whole, HUNDREDTHS) as [number | null, number | null, number | null];
      return { p50, p90, p99 };
    }),
  });
}

function whatIsThere<Members extends object>(members: { [name in keyof Members]: Members[name] | undefined }): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members;
}

/** Whether the aggregate of this name comes from a sketch. */
export function isOfSketch(name: string): boolean {
  return name.startsWith("quantiles.");
}

/** By name, such as `quantiles.attributes.amount.p90`. Aggregates without a number are left out. */
export function namedValues(definition: Definition, values: GroupValues): Record<string, number> {
  return Object.fromEntries(
    aggregateNames(definition).flatMap((name) => {
      const number = namedValue(values, name);
      return number === null || number === undefined ? [] : [[name, number]];
    }),
  );
}

function namedValue(values: GroupValues, name: string): number | null | undefined {
  const dot = name.indexOf(".");
  if (dot < 0) return values.count;
  const rest = name.slice(dot + 1);
  const member = name.slice(0, dot) as Exclude<keyof GroupValues, "count">;
  if (member !== "quantiles") return values[member]?.[rest];
  const path = rest.slice(0, rest.lastIndexOf("."));
  return values.quantiles?.[path]?.[rest.slice(path.length + 1) as "p50"];
}
