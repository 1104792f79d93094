/** Random documents, judgments and answers: of this incarnation or another, of this revision or another, applying or not. */
import fc from "fast-check";
import { combinedName } from "#src/records/values/combined.ts";
import { indexedTime } from "#src/records/values/indexed-times.ts";
import type { Value } from "#src/records/values/value.ts";
import { id, mixed, moment, number, probability, scalar, several, text, value } from "./arbitrary-values.ts";
import type { StoredAnswer, StoredDocument, StoredJudgment } from "./world.ts";

/** `a` holds anything, the others mostly one type. Each may be missing. */
export const attributes = fc.record(
  {
    a: value,
    b: mixed<Value>([6, number], [1, scalar]),
    c: mixed<Value>([6, text], [1, scalar]),
    constructor: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, Value>>;

/** The names under which times are indexed. */
export const TIMES = [indexedTime("created_at"), indexedTime("updated_at")];

export const ATTRIBUTES = ["a", "b", "c", "constructor"];

/** Each attribute combined with each other one and with the times. */
export const COMBINED = ATTRIBUTES.flatMap((first) =>
  [...ATTRIBUTES, ...TIMES].filter((second) => second !== first).map((second) => combinedName({ first, second })),
);

const documents: fc.Arbitrary<StoredDocument[]> = fc.uniqueArray(
  fc.record({
    id,
    attributes,
    revision: fc.integer({ min: 3, max: 9 }),
    incarnation: fc.integer({ min: 1, max: 3 }),
    createdAt: moment,
    updatedAt: moment,
  }),
  { selector: (document) => document.id, minLength: 5, maxLength: 25, size: "max" },
);

const appliesTo = mixed<Record<string, Value> | undefined>(
  [4, fc.constant(undefined)],
  [1, several(number, 6, 3).map((values) => ({ "attributes.b": values }))],
  [1, fc.tuple(scalar, fc.boolean()).map(([a, wanted]) => ({ "attributes.a": a, "attributes.constructor": wanted }))],
);

function judgment(fixed: Pick<StoredJudgment, "name" | "type" | "thresholds">, definition: object): fc.Arbitrary<StoredJudgment> {
  const drawn = fc.record({ passive: fc.integer({ min: 0, max: 9 }), policy: fc.constantFrom("on_write", "on_read"), appliesTo });
  return drawn.map(({ passive, policy, appliesTo }) => ({
    ...fixed,
    active: passive > 0,
    activeVersion: 2,
    policy,
    definition: { ...definition, ...(appliesTo ? { applies_to: appliesTo } : {}) },
  })) as fc.Arbitrary<StoredJudgment>;
}

export const OPTIONS = ["bill.ing", "ship'ping", "none_of_the_above"] as const;

const judgments: fc.Arbitrary<StoredJudgment[]> = fc.tuple(
  judgment({ name: "urgent", type: "bool", thresholds: { low: 0.25, high: 0.75 } }, {}),
  judgment(
    {
      name: "topic",
      type: "choice",
      thresholds: { escape: 0.5, bills: { value: OPTIONS[0], gte: 0.5 }, ships: { value: OPTIONS[1], gte: 0 } },
    },
    { options: [{ value: OPTIONS[0] }, { value: OPTIONS[1] }] },
  ),
  judgment({ name: "mood", type: "score", thresholds: { good: 1 } }, { criteria: ["bad", "fair", "good"] }),
);

const answer = fc.record({
  judgment: fc.constantFrom("urgent", "topic", "mood"),
  formerLife: fc.integer({ min: 0, max: 4 }),
  revision: fc.option(fc.integer({ min: 5, max: 9 }), { freq: 8 }),
  version: mixed<number>([1, fc.constant(1)], [4, fc.constant(2)]),
  one: probability,
  other: probability,
});

function answersTo(documents: readonly StoredDocument[]): fc.Arbitrary<StoredAnswer[]> {
  const drawn = fc.uniqueArray(fc.record({ document: fc.constantFrom(...documents), answer }), {
    selector: ({ document, answer }) => `${document.id}\n${answer.judgment}`,
    minLength: 2 * documents.length,
    maxLength: 3 * documents.length,
    size: "max",
  });
  return drawn.map((each) =>
    each.map(({ document, answer: { judgment, formerLife, revision, version, one, other } }) => ({
      document: document.id,
      judgment,
      incarnation: document.incarnation! - (formerLife === 0 ? 1 : 0),
      revision,
      version,
      // A failed attempt in a new incarnation leaves the numbers of the former one in its row.
      ...numbers(judgment, one, other),
    })),
  );
}

/** The numbers need not be consistent, only different. */
function numbers(judgment: string, one: number, other: number): Partial<StoredAnswer> {
  if (judgment === "urgent") return { number: one };
  if (judgment === "mood") return { number: one * 2, dist: { "0": other, "1": 1 - other, "2": one } };
  // An answer of a version that did not have the second option yet.
  const younger: Record<string, number> = other < 0.5 ? {} : { [OPTIONS[1]]: other };
  return { label: OPTIONS[one < 0.5 ? 2 : 0], dist: { [OPTIONS[0]]: one, [OPTIONS[2]]: 1 - one, ...younger } };
}

export interface Scene {
  documents: StoredDocument[];
  judgments: StoredJudgment[];
  answers: StoredAnswer[];
  /** Documents with an answer that waits for a retry. */
  deferred: string[];
  judgedUpTo: number;
}

export const scene: fc.Arbitrary<Scene> = documents.chain((stored) =>
  fc.record({
    documents: fc.constant(stored),
    judgments,
    answers: answersTo(stored),
    deferred: fc.subarray(stored.map((document) => document.id)),
    judgedUpTo: fc.integer({ min: 0, max: 9 }),
  }),
);
