/** What a group keeps of each document, derived once from its definition. */
import type { AttributeMatch, GroupAggregate, GroupCreate } from "#generated/types.ts";
import { durationMs } from "#src/foundation/time/durations.ts";

/** A group's definition with defaults filled in. */
export type Definition = GroupCreate & { aggregate: GroupAggregate & { count: boolean } };

/** A number of a document: of an attribute, or of the answer to a judgment. */
export type NumberSource =
  | { readonly is: "attribute"; readonly name: string }
  | { readonly is: "answer"; readonly judgment: string; readonly field: "p" | "score" | "escape_p" };

export interface NumberPlan {
  /** The path as requested, such as `attributes.amount`. */
  readonly path: string;
  readonly source: NumberSource;
  /** What is kept beside the count. */
  readonly sum: boolean;
  readonly extremes: boolean;
  readonly sketch: boolean;
}

export interface LabelPlan {
  readonly label: string;
  readonly judgment: string;
  readonly holds: { readonly cut: string } | { readonly value: string };
}

export interface Plan {
  /** The name of the key attribute. */
  readonly key: string;
  readonly match: AttributeMatch;
  /** How long a key stays live after its last change. Null: forever. */
  readonly keepMs: number | null;
  readonly numbers: readonly NumberPlan[];
  readonly hasSketches: boolean;
  readonly labels: readonly LabelPlan[];
  /** The judgments whose answers it aggregates. */
  readonly judgments: ReadonlySet<string>;
}

export function planOf({ key, match = {}, keep_keys, aggregate }: Definition): Plan {
  const { sum = [], avg = [], min = [], max = [], quantiles = [] } = aggregate;
  const paths = [...new Set<string>([...sum, ...avg, ...min, ...max, ...quantiles])];
  const has = (list: readonly string[], path: string) => list.includes(path);
  const numbers = paths.map((path) => ({
    path,
    source: sourceOf(path),
    sum: has(sum, path) || has(avg, path),
    extremes: has(min, path) || has(max, path),
    sketch: has(quantiles, path),
  }));
  const labels = Object.entries(aggregate.count_where ?? {}).map(([label, where]) => ({
    label,
    judgment: where.judgment,
    holds: "cut" in where ? { cut: where.cut } : { value: where.value },
  }));
  const read = numbers.flatMap(({ source }) => (source.is === "answer" ? [source.judgment] : []));
  return {
    key: key.slice("attributes.".length),
    match,
    keepMs: keep_keys === undefined ? null : durationMs(keep_keys),
    numbers,
    hasSketches: numbers.some(({ sketch }) => sketch),
    labels,
    judgments: new Set([...read, ...labels.map(({ judgment }) => judgment)]),
  };
}

export function sourceOf(path: string): NumberSource {
  const [root, name, field] = path.split(".") as [string, string, "p" | "score" | "escape_p"];
  return root === "attributes" ? { is: "attribute", name } : { is: "answer", judgment: name, field };
}

/** The names of all aggregates, as recipes and bands use them. */
export function aggregateNames({ aggregate }: Definition): string[] {
  return [
    ...(aggregate.count ? ["count"] : []),
    ...Object.keys(aggregate.count_where ?? {}).map((label) => `count_where.${label}`),
    ...(["sum", "avg", "min", "max"] as const).flatMap((name) => (aggregate[name] ?? []).map((path) => `${name}.${path}`)),
    ...(aggregate.quantiles ?? []).flatMap((path) => ["p50", "p90", "p99"].map((each) => `quantiles.${path}.${each}`)),
  ];
}
