/** Values that lead somewhere: names of what is there, and bodies that keep the rules which no schema says. */
import fc from "fast-check";
import type { Json } from "#src/json.ts";

/** Judgments that `fuzz.test.ts` makes. */
export const judgments = [
  { name: "urgent", question: "?", type: "bool", thresholds: { page: 0.5 } },
  {
    name: "topic",
    question: "?",
    type: "choice",
    options: [{ value: "refund" }, { value: "a.b ☃" }],
    freshness: { policy: "on_read" },
  },
  { name: "anger", question: "?", type: "score", criteria: ["low", "high"] },
] as const;

const definitions = fc.oneof(
  fc.record(
    { question: fc.string({ minLength: 1 }), type: fc.constant("bool"), criteria: fc.constantFrom<Json>("c", { true: "t" }) },
    { requiredKeys: ["question", "type"] },
  ),
  fc.record({
    question: fc.constant("?"),
    type: fc.constant("choice"),
    options: fc
      .uniqueArray(fc.string({ minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 5 })
      .map((values) => values.map((value) => ({ value }))),
  }),
  fc.record({ question: fc.constant("?"), type: fc.constant("score"), criteria: fc.constant(["low", "middle", "high"]) }),
) as fc.Arbitrary<{ [member: string]: Json }>;

const leaf = fc.constantFrom<Json>(
  ["attributes.status", "Eq", "open"],
  ["attributes.priority", "Gte", 1],
  ["attributes.tags", "Contains", "x"],
  ["attributes.none", "NotIn", [null, "a"]],
  ["answers.urgent.p", "Lt", 0.8],
  ["answers.urgent.thresholds.page", "Eq", true],
  ["answers.topic.dist.a.b ☃", "Gt", 0],
  ["answers.anger.freshness", "NotEq", "fresh"],
  ["created_at", "Lte", "2031-01-01T00:00:00Z"],
  ["id", "IGlob", "T-[0-9]*"],
);

const filters = fc.letrec<{ filter: Json }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.tuple(fc.constantFrom("And", "Or"), fc.array(tie("filter"), { minLength: 1, maxLength: 3 })),
    fc.tuple(fc.constant("Not"), tie("filter")),
  ),
})).filter;

const queries = fc.record(
  {
    filters,
    rank_by: fc.tuple(
      fc.constantFrom("id", "attributes.priority", "attributes.tags", "answers.anger.score", "updated_at"),
      fc.constantFrom("asc", "desc"),
    ),
    top_k: fc.integer({ min: 1, max: 3 }),
    include: fc.record(
      { attributes: fc.constant(["status", "none"]), answers: fc.constant(["urgent"]), state: fc.boolean() },
      { requiredKeys: [] },
    ),
    answers: fc.constantFrom("any", "fresh_only"),
    consistency: fc.constantFrom("strong", "eventual"),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Json>;

/** By the name of a component of the published document. */
export const likelyValues: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  Name: fc.constantFrom("urgent", "topic", "anger", "status"),
  DocumentId: fc.constantFrom("t-1", "t-2", "a/b:c", "new"),
  NamespaceName: fc.constantFrom("shop", "shop/eu"),
  NamespaceOrTemplate: fc.constantFrom("shop", "shop/eu", "shop/*"),
  AttributePath: fc.constantFrom("attributes.status", "attributes.priority", "attributes.tags"),
  EngineName: fc.constant("test"),
  VersionNumber: fc.constantFrom(1, 2),
  ThresholdNumber: fc.constantFrom(0, 0.5, 1),
  FreshnessChanges: fc.record({ policy: fc.constantFrom("on_write", "on_read", "manual", null) }) as fc.Arbitrary<Json>,
  RecoverRequest: fc.constant({ since: "2029-12-31T00:00:00Z" }),
  DurationOrZero: fc.constantFrom("0s", "1h", "7d"),
  Filter: filters,
  QueryRequest: queries,
  VersionCreate: definitions,
  JudgmentCreate: fc.tuple(definitions, fc.nat(1000)).map(([definition, n]) => ({ ...definition, name: `made-${n}` })),
};
