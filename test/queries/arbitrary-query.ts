/** Random queries over the data of `arbitrary-scene.ts`. All of them are valid. */
import fc from "fast-check";
import { parseGlob } from "#src/queries/filters/glob.ts";
import type { Scalar } from "#src/records/values/value.ts";
import { ATTRIBUTES, OPTIONS } from "./arbitrary-scene.ts";
import { id, mixed, moment, number, probability, scalar, several, text, value } from "./arbitrary-values.ts";

type Filter = unknown[];

const attribute = fc.constantFrom(...ATTRIBUTES.map((name) => `attributes.${name}`));
const numbers = fc.constantFrom(
  "answers.urgent.p",
  "answers.urgent.calibrated.p",
  "answers.topic.escape_p",
  ...OPTIONS.map((option) => `answers.topic.dist.${option}`),
  "answers.mood.score",
  "answers.mood.dist.1",
  "answers.mood.calibrated.score",
);
const thresholds = fc.constantFrom(
  "answers.urgent.thresholds.low",
  "answers.urgent.thresholds.high",
  "answers.topic.thresholds.escape",
  "answers.topic.thresholds.bills",
  "answers.topic.thresholds.ships",
  "answers.mood.thresholds.good",
);
const freshness = fc.constantFrom("answers.urgent.freshness", "answers.topic.freshness", "answers.mood.freshness");

/** Eq, In and their negations, with null among the operands. */
function equality(field: fc.Arbitrary<string>, operand: fc.Arbitrary<Scalar>): fc.Arbitrary<Filter> {
  const one = mixed<Scalar>([5, operand], [1, fc.constant(null)]);
  return fc.oneof(
    fc.tuple(field, fc.constantFrom("Eq", "NotEq"), one),
    fc.tuple(field, fc.constantFrom("In", "NotIn"), several(one, 4)),
  );
}

function range(field: fc.Arbitrary<string>, operand: fc.Arbitrary<Scalar>): fc.Arbitrary<Filter> {
  return fc.tuple(field, fc.constantFrom("Lt", "Lte", "Gt", "Gte"), operand);
}

const PIECES = [
  "a",
  "A",
  "b",
  "*",
  "*",
  "*",
  "?",
  "[ab]",
  "[!a]",
  "[A-z]",
  "\\*",
  "%",
  "_",
  "\\\\",
  "é",
  "\u{1f600}",
  "[",
  "B",
  "c",
];

const pattern = several(fc.constantFrom(...PIECES), 3)
  .map((pieces) => pieces.join(""))
  .filter((drawn) => "tokens" in parseGlob(drawn, false));

function glob(field: fc.Arbitrary<string>): fc.Arbitrary<Filter> {
  return fc.tuple(field, fc.constantFrom("Glob", "NotGlob", "IGlob", "NotIGlob"), pattern);
}

const states = fc.constantFrom("fresh", "pending", "stale", "unavailable");
const a = fc.constant("attributes.a");
const topic = fc.constant("answers.topic.value");
const moments = fc.constantFrom("created_at", "updated_at");

const leaf: fc.Arbitrary<Filter> = mixed<Filter>(
  [4, equality(attribute, scalar)],
  [3, range(fc.constantFrom("attributes.a", "attributes.b"), number)],
  [3, range(fc.constantFrom("attributes.a", "attributes.c"), text)],
  [3, glob(fc.constantFrom("attributes.a", "attributes.c"))],
  [1, fc.tuple(a, fc.constantFrom("Eq", "NotEq"), value)],
  [2, fc.tuple(a, fc.constant("Contains"), scalar)],
  [1, fc.tuple(a, fc.constant("ContainsAny"), several(scalar, 4))],
  [1, equality(fc.constant("id"), id)],
  [1, range(fc.constant("id"), id)],
  [1, glob(fc.constant("id"))],
  [1, equality(moments, moment)],
  [1, range(moments, moment)],
  [2, equality(numbers, probability)],
  [2, range(numbers, probability)],
  [1, equality(topic, fc.constantFrom(...OPTIONS))],
  [1, range(topic, fc.constantFrom(...OPTIONS))],
  [1, glob(topic)],
  [3, equality(thresholds, fc.boolean())],
  [3, equality(freshness, states)],
);

const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 4, arbitrary: leaf },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom("And", "Or"), several(tie("filter"), 3, 1)) },
    { weight: 1, arbitrary: fc.tuple(fc.constant("Not"), tie("filter")) },
  ),
}));

const ranked = fc.oneof(
  attribute,
  attribute,
  fc.constant("id"),
  fc.constant("id"),
  fc.constantFrom("created_at", "updated_at", "answers.topic.value"),
  numbers,
  thresholds,
  freshness,
);

export interface DrawnQuery {
  filters: Filter | undefined;
  rank_by: [field: string, direction: "asc" | "desc"] | undefined;
  top_k: number;
  /** The judgments whose answers must be fresh. */
  fresh: string[];
}

/** One value of an attribute, perhaps with a range of another or with anything else. */
const narrowed: fc.Arbitrary<Filter> = fc
  .tuple(
    mixed<Filter>(
      [3, fc.boolean().map((wanted) => ["attributes.constructor", "Eq", wanted])],
      [2, number.map((wanted) => ["attributes.b", "Eq", wanted])],
      [1, text.map((wanted) => ["attributes.c", "Eq", wanted])],
    ),
    mixed<Filter[]>(
      [3, fc.constant([])],
      [1, range(fc.constantFrom("attributes.b", "attributes.a"), number).map((one) => [one])],
      [1, leaf.map((one) => [one])],
    ),
  )
  .map(([one, more]) => ["And", [one, ...more]]);

const direction = fc.constantFrom("asc" as const, "desc" as const);

/** What the documents are selected by, and their order. */
const selection: fc.Arbitrary<Pick<DrawnQuery, "filters" | "rank_by">> = mixed(
  [
    4,
    fc.record({
      filters: fc.option(filter, { nil: undefined, freq: 15 }),
      rank_by: fc.option(fc.tuple(ranked, direction), { nil: undefined, freq: 6 }),
    }),
  ],
  [1, fc.record({ filters: narrowed, rank_by: fc.tuple(fc.oneof(attribute, attribute, moments), direction) })],
);

const rest: fc.Arbitrary<Pick<DrawnQuery, "top_k" | "fresh">> = fc.record({
  top_k: fc.constantFrom(1, 2, 3, 7, 1000),
  fresh: mixed<string[]>([9, fc.constant([])], [1, fc.subarray(["urgent", "topic", "mood"], { minLength: 1, maxLength: 2 })]),
});

export const query: fc.Arbitrary<DrawnQuery> = fc.tuple(selection, rest).map(([one, other]) => ({ ...one, ...other }));
