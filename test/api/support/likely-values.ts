/** Values that pass the first checks: names of existing resources, and bodies that keep the rules that no schema states. */
import fc from "fast-check";
import type { Json } from "#src/foundation/json/json.ts";

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
  fc.record({
    question: fc.constant("?"),
    type: fc.constant("bool"),
    parts: fc.constant([
      { name: "a", question: "?" },
      { name: "b", question: "!" },
    ]),
    features: fc.constant(["attributes.priority", "attributes.status"]),
  }),
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

const filtersOf = (leaf: fc.Arbitrary<Json>) =>
  fc.letrec<{ filter: Json }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.tuple(fc.constantFrom("And", "Or"), fc.array(tie("filter"), { minLength: 1, maxLength: 3 })),
      fc.tuple(fc.constant("Not"), tie("filter")),
    ),
  })).filter;

const filters = filtersOf(leaf);
/** Those that may be followed: of judgments that answer without being read. */
const watched = filtersOf(leaf.filter((one) => !JSON.stringify(one).includes("topic")));

const options = {
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
};
const queries = fc.record({ filters, ...options }, { requiredKeys: [] }) as fc.Arbitrary<Json>;

const outcomes = fc
  .array(
    fc
      .record({
        id: fc.constantFrom("crm-1", "crm-2", undefined),
        document_id: fc.constantFrom("t-1", "never-written"),
        speaks: fc.constantFrom<{ judgment: string; value: Json }>(
          { judgment: "urgent", value: false },
          { judgment: "topic", value: "a.b ☃" },
          { judgment: "topic", value: "none_of_the_above" },
          { judgment: "anger", value: 1 },
          { judgment: "anger", value: "1" },
        ),
        observed_at: fc.constantFrom(
          "0001-01-01T00:00:00Z",
          "2030-01-01T00:00:00.000000001Z",
          "9999-12-31T23:59:59.999Z",
          undefined,
        ),
      })
      .map(({ speaks, ...rest }) => JSON.parse(JSON.stringify({ ...rest, ...speaks }))),
    { minLength: 1, maxLength: 4 },
  )
  .map((some) => ({ outcomes: some })) as fc.Arbitrary<Json>;

/** By the name of a component of the published document. */
export const likelyValues: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  Name: fc.constantFrom("urgent", "topic", "anger", "status"),
  DocumentId: fc.constantFrom("t-1", "t-2", "a/b:c", "new"),
  NamespaceName: fc.constantFrom("shop", "shop/eu"),
  NamespaceOrTemplate: fc.constantFrom("shop", "shop/eu", "shop/*"),
  TemplatePrefix: fc.constantFrom("shop/*", "shop/eu/*", "staging/*"),
  TenantSummarySettings: fc.record({
    groups: fc.constant(["status"]),
    bands: fc.dictionary(
      fc.constantFrom("status.count", "status.max.answers.urgent.p"),
      fc.constantFrom(
        [{ label: "any", gte: 0 }],
        [
          { label: "☃", gte: -1e300 },
          { label: "☃", gte: 1e-300 },
        ],
      ),
      { minKeys: 1 },
    ),
  }) as fc.Arbitrary<unknown> as fc.Arbitrary<Json>,
  GivenEndpointUrl: fc.constantFrom("https://hooks.example.com/judgments", "https://HOOKS.example.com:8443/?a=b"),
  AttributePath: fc.constantFrom("attributes.status", "attributes.priority", "attributes.tags"),
  EngineName: fc.constant("test"),
  VersionNumber: fc.constantFrom(1, 2),
  ThresholdNumber: fc.constantFrom(0, 0.5, 1),
  FreshnessChanges: fc.record({ policy: fc.constantFrom("on_write", "on_read", "manual", null) }) as fc.Arbitrary<Json>,
  TrialRequest: fc
    .record(
      {
        definition: fc.constantFrom(...judgments),
        document_ids: fc.subarray(["t-1", "t-2", "a/b:c"], { minLength: 1 }),
        dry_run: fc.boolean(),
      },
      { requiredKeys: ["definition", "document_ids"] },
    )
    .map(({ definition, ...rest }) => ({ ...definition, ...rest })) as unknown as fc.Arbitrary<Json>,
  DiscoverRequest: fc.constantFrom<Json>({}, { window: "30d", count: 3 }),
  RecommendRequest: fc.constantFrom<Json>({ target: { precision: 0.9 } }, { target: { recall: 0.5 }, threshold: "page" }),
  RecoverRequest: fc.constant({ since: "2029-12-31T00:00:00Z" }),
  OutcomeId: fc.constantFrom("crm-1", "crm-2"),
  OutcomesCreate: outcomes,
  DurationOrZero: fc.constantFrom("0s", "1h", "7d"),
  Filter: filters,
  QueryRequest: queries,
  QueryOptions: fc.record(options, { requiredKeys: [] }) as fc.Arbitrary<Json>,
  SubscriptionCreate: fc
    .tuple(
      fc.nat(1000),
      fc.record(
        {
          filters: watched,
          events: fc.constantFrom(["entered"], ["exited"], ["exited", "entered"]),
          include: fc.record(
            { attributes: fc.constant(["status", "none"]), answers: fc.constant(["urgent"]) },
            { requiredKeys: [] },
          ),
          bulk: fc.constantFrom("summary", "deliver"),
        },
        { requiredKeys: ["filters"] },
      ),
    )
    .map(([n, body]) => ({ ...body, name: `made-${n}` }) as unknown as Json),
  GroupCreate: fc
    .tuple(
      fc.nat(1000),
      fc.record(
        {
          count: fc.constant(true),
          sum: fc.constant(["attributes.priority"]),
          quantiles: fc.constantFrom(["attributes.priority", "answers.urgent.p"], ["answers.anger.score"]),
          count_where: fc.constantFrom<Json>(
            { open: { judgment: "urgent", cut: "page" } },
            { refunds: { judgment: "topic", value: "refund" } },
          ),
        },
        { requiredKeys: [] },
      ),
      fc.constantFrom<Json>({}, { keep_keys: "1h" }, { match: { "attributes.status": "open" } }),
    )
    .map(([n, aggregate, more]) => ({
      name: `made-${n}`,
      key: n % 2 ? "attributes.status" : "attributes.priority",
      aggregate,
      ...(more as object),
    })) as unknown as fc.Arbitrary<Json>,
  VersionCreate: definitions,
  JudgmentCreate: fc.tuple(definitions, fc.nat(1000)).map(([definition, n]) => ({ ...definition, name: `made-${n}` })),
};
