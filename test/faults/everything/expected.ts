/**
 * What must hold of documents when nothing is in flight, computed from the documents alone: their contexts as the interface defines them,
 * the digests of these, rows of groups, and members of subscriptions. It shares no code with the service.
 */
import { digestOf } from "./digest.ts";

export interface Document {
  id: string;
  /** Its place in the order of creation. */
  at: number;
  attributes: { k?: string; friend?: string; open?: boolean };
  tenths: number;
}

export const CUT = 0.5;
export const MANY = 6;
export const HOT = 3;

/** The judgments and the group that all namespaces inherit. */
export const judgments = [
  { name: "high", context: { fields: ["state.tenths"] } },
  {
    name: "crowded",
    context: {
      fields: ["attributes.k"],
      group: {
        name: "by-k",
        aggregates: ["count", "count_where.high"],
        bands: {
          count: [
            { label: "few", gte: 0 },
            { label: "many", gte: MANY },
          ],
          "count_where.high": [
            { label: "calm", gte: 0 },
            { label: "hot", gte: HOT },
          ],
        },
      },
    },
  },
  {
    name: "pair",
    context: {
      fields: ["attributes.k"],
      related: [
        {
          name: "to",
          join: { theirs: "id", mine: "attributes.friend" },
          fields: ["attributes.k"],
          answers: [{ judgment: "high", cut: "cut" }],
        },
      ],
    },
  },
  {
    name: "self",
    context: {
      fields: ["attributes.open"],
      related: [
        {
          name: "own",
          answers: [
            {
              judgment: "high",
              band: [
                { label: "low", gte: 0 },
                { label: "middle", gte: 0.3 },
                { label: "high", gte: 0.7 },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    name: "alike",
    context: {
      fields: ["attributes.k"],
      related: [
        {
          name: "same",
          join: { theirs: "attributes.k", mine: "attributes.k" },
          fields: ["attributes.open"],
          answers: [{ judgment: "high", cut: "cut" }],
        },
      ],
    },
  },
] as const;

export const group = {
  name: "by-k",
  key: "attributes.k",
  aggregate: { count: true, count_where: { high: { judgment: "high", cut: "cut" } }, quantiles: ["answers.high.p"] },
};

/** By judgment its probability; null where its context shows nothing, so that it is not asked. */
export type Answers = Record<(typeof judgments)[number]["name"], number | null>;

const isHigh = ({ tenths }: Document) => tenths / 10 >= CUT;

function fields({ attributes }: Document, name: keyof Document["attributes"]): Record<string, unknown> {
  return attributes[name] === undefined ? {} : { [`attributes.${name}`]: attributes[name] };
}

/** The contexts of a document, but for that of `high`; null: it shows nothing. */
function contextsOf(document: Document, all: readonly Document[]): Record<string, object | null> {
  const { k, friend } = document.attributes;
  const population = k === undefined ? [] : all.filter(({ attributes }) => attributes.k === k);
  const row = {
    count: population.length >= MANY ? "many" : "few",
    "count_where.high": population.filter(isHigh).length >= HOT ? "hot" : "calm",
  };
  const shown = (other: Document, name: "k" | "open") => ({
    id: other.id,
    document: fields(other, name),
    answers: { "high.cut": isHigh(other) },
  });
  const alike = population.filter(({ id }) => id !== document.id).sort((a, b) => b.at - a.at);
  const of = fields(document, "k");
  return {
    crowded: k === undefined ? null : { document: of, group: row },
    pair: { document: of, related: { to: all.filter(({ id }) => id === friend).map((other) => shown(other, "k")) } },
    self: {
      document: fields(document, "open"),
      related: { own: { answers: { high: document.tenths >= 7 ? "high" : document.tenths >= 3 ? "middle" : "low" } } },
    },
    alike: { document: of, related: { same: alike.map((other) => shown(other, "open")) } },
  };
}

/** JSON with the members of objects in order. */
export function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, ordered(each)]),
  );
}

/** By document: the probabilities that its judgments answer. */
export function answersOf(all: readonly Document[]): Map<string, Answers> {
  return new Map(
    all.map((document) => {
      const digests = Object.entries(contextsOf(document, all)).map(([name, context]) => [
        name,
        context && digestOf(JSON.stringify(ordered(context))),
      ]);
      return [document.id, { high: document.tenths / 10, ...Object.fromEntries(digests) }];
    }),
  );
}

/** The rows of the group, without their quantiles, by key. */
export function rowsOf(all: readonly Document[]): Map<string, { count: number; high: number }> {
  const rows = new Map<string, { count: number; high: number }>();
  for (const one of all) {
    const { k } = one.attributes;
    if (k === undefined) continue;
    const row = rows.get(k) ?? { count: 0, high: 0 };
    rows.set(k, { count: row.count + 1, high: row.high + (isHigh(one) ? 1 : 0) });
  }
  return rows;
}

/** The probabilities that a document shows, also those of former contexts. */
export type Shown = Partial<Record<keyof Answers, number>>;

const atLeast = (p: number | undefined, least: number) => p !== undefined && p >= least;

/** The subscriptions that all namespaces inherit, and who must be their members. */
export const subscriptions = [
  {
    name: "open-and-crowded",
    filters: [
      "And",
      [
        ["attributes.open", "Eq", true],
        ["answers.crowded.thresholds.cut", "Eq", true],
      ],
    ],
    holds: ({ attributes }: Document, { crowded }: Shown) => attributes.open === true && atLeast(crowded, CUT),
  },
  {
    name: "likely",
    filters: [
      "Or",
      [
        ["answers.alike.p", "Gte", 0.6],
        ["answers.pair.p", "Lt", 0.2],
      ],
    ],
    holds: (_: Document, { alike, pair }: Shown) => atLeast(alike, 0.6) || (pair !== undefined && pair < 0.2),
  },
] as const;
