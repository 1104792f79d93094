/** The rows of groups, computed again from documents by definition. It shares nothing with the service. */
import { expect } from "vitest";
import { nearest, sumOf, trueQuantile } from "./fractions.ts";

export type Attributes = Record<string, unknown>;

/** The state of a document from a sequence on. Null: it does not exist. */
export interface Version {
  sequence: number;
  /** When it was written, by the clock. */
  at: number;
  attributes: Attributes | null;
}

export type Histories = ReadonlyMap<string, readonly Version[]>;

// biome-ignore lint/suspicious/noExplicitAny: groups and rows of several shapes
type Body = any;

/** A document's answers as groups aggregate them: numbers by path, booleans and values by judgment. */
export interface Answers {
  numbers: Record<string, number>;
  cuts: Record<string, boolean>;
  values: Record<string, string>;
}

export type AnswersOf = (attributes: Attributes, id: string) => Answers;

export const NO_ANSWERS: AnswersOf = () => ({ numbers: {}, cuts: {}, values: {} });

function attributeAt(attributes: Attributes, path: string): unknown {
  return attributes[path.slice("attributes.".length)] ?? null;
}

function takesPart(group: Body, attributes: Attributes): boolean {
  return Object.entries(group.match ?? {}).every(([path, wanted]) =>
    (Array.isArray(wanted) ? wanted : [wanted]).includes(attributeAt(attributes, path)),
  );
}

/** A short text for the key of a document. Values of different types are different keys. Null: it has none. */
function keyOf(group: Body, attributes: Attributes | null): string | null {
  if (attributes === null || !takesPart(group, attributes)) return null;
  const value = attributeAt(attributes, group.key);
  return value === null || typeof value === "object" ? null : JSON.stringify(value);
}

/** Rows at a sequence, by key, when the clock says `now`. */
export function rowsAt(
  group: Body,
  histories: Histories,
  sequence: number,
  now: number,
  answersOf: AnswersOf,
): Map<string, Body> {
  const members = new Map<string, { id: string; attributes: Attributes }[]>();
  const changed = new Map<string, number>();
  for (const [id, versions] of histories) {
    let before: string | null = null;
    let last: Attributes | null = null;
    for (const { sequence: at, at: when, attributes } of versions) {
      if (at > sequence) break;
      const key = keyOf(group, attributes);
      for (const each of [before, key]) if (each !== null) changed.set(each, Math.max(changed.get(each) ?? 0, when));
      before = key;
      last = attributes;
    }
    if (before !== null) members.set(before, [...(members.get(before) ?? []), { id, attributes: last! }]);
  }
  const kept = group.keep_keys === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(group.keep_keys, 10) * 3_600_000;
  const live = [...members].filter(([key]) => changed.get(key)! > now - kept);
  return new Map(live.map(([key, documents]) => [key, valuesOf(group, documents, answersOf)]));
}

function valuesOf({ aggregate }: Body, documents: { id: string; attributes: Attributes }[], answersOf: AnswersOf): Body {
  const numbers = (path: string) =>
    documents
      .map(({ id, attributes }) =>
        path.startsWith("answers.") ? answersOf(attributes, id).numbers[path] : attributeAt(attributes, path),
      )
      .filter((value) => typeof value === "number");
  const by = (paths: string[] | undefined, value: (numbers: number[]) => unknown) =>
    paths && Object.fromEntries(paths.map((path) => [path, value(numbers(path))]));
  const meets = (where: Body) =>
    documents.filter(({ id, attributes }) => {
      const { cuts, values } = answersOf(attributes, id);
      return where.cut === undefined ? values[where.judgment] === where.value : cuts[`${where.judgment}.${where.cut}`] === true;
    }).length;
  const all = {
    count: aggregate.count === false ? undefined : documents.length,
    count_where:
      aggregate.count_where &&
      Object.fromEntries(Object.entries(aggregate.count_where).map(([label, where]) => [label, meets(where)])),
    sum: by(aggregate.sum, (values) => nearest(sumOf(values))),
    avg: by(aggregate.avg, (values) => {
      const { top, bottom } = sumOf(values);
      return values.length === 0 ? null : nearest({ top, bottom: bottom * BigInt(values.length) });
    }),
    min: by(aggregate.min, (values) => (values.length === 0 ? null : Math.min(...values))),
    max: by(aggregate.max, (values) => (values.length === 0 ? null : Math.max(...values))),
    quantiles: by(aggregate.quantiles, (values) => ({
      p50: trueQuantile(values, 50),
      p90: trueQuantile(values, 90),
      p99: trueQuantile(values, 99),
    })),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Compares rows with the expected ones: exactly, and quantiles within 1%. */
export function expectRows(read: Body[], expected: ReadonlyMap<string, Body>, about: string): void {
  const rows = new Map(read.map(({ key, values }) => [JSON.stringify(key), values]));
  expect([...rows.keys()].sort(), about).toEqual([...expected.keys()].sort());
  for (const [key, { quantiles, ...values }] of expected) {
    const { quantiles: told, ...others } = rows.get(key);
    expect(others, `${about}, ${key}`).toEqual(values);
    for (const path of Object.keys(quantiles ?? {})) {
      for (const [p, truth] of Object.entries(quantiles[path]) as [string, number | null][]) {
        const one = told[path][p];
        if (truth === null) expect(one).toBeNull();
        else
          expect(Math.abs(one - truth), `${about}, ${key} ${path} ${p}: ${one} for ${truth}`).toBeLessThanOrEqual(
            Math.abs(truth) * 0.01,
          );
      }
    }
  }
}
