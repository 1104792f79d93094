/** Random programs for clients of two namespaces; they meet in the same few documents. */
import fc from "fast-check";
import { ids, write } from "#test/api/support/arbitrary-write.ts";
import type { ModelWrite } from "#test/api/support/document-model.ts";
import type { ModelFilter, ModelQuery } from "./query-model.ts";

export type Step =
  | { is: "write"; request: ModelWrite }
  | { is: "delete" | "look" }
  | { is: "declare"; attributes: string[] }
  | { is: "read"; id: string }
  | { is: "query"; query: ModelQuery }
  /** The next page of the query that this client has had open longest. */
  | { is: "page" };

export interface PlacedStep {
  namespace: 0 | 1;
  step: Step;
}

const id = fc.constantFrom(...ids);
const scalar = fc.constantFrom(null, 0, 1, 2, "", "x", "y", true, false);
const list = fc.array(scalar, { maxLength: 3 });
const attribute = fc.constantFrom("attributes.s", "attributes.n", "attributes.tags");
const pattern = fc.constantFrom("*", "?", "x*", "*/?", "c/d");

const leaf: fc.Arbitrary<ModelFilter> = fc.oneof(
  fc.tuple(attribute, fc.constantFrom("Eq", "NotEq"), fc.oneof(scalar, list)),
  fc.tuple(attribute, fc.constantFrom("In", "NotIn"), list),
  fc.tuple(
    attribute,
    fc.constantFrom("Lt", "Lte", "Gt", "Gte"),
    scalar.filter((value) => ["number", "string"].includes(typeof value)),
  ),
  fc.tuple(attribute, fc.constant("Contains"), scalar),
  fc.tuple(attribute, fc.constant("ContainsAny"), list),
  fc.tuple(fc.constantFrom("id", "attributes.s", "attributes.n"), fc.constantFrom("Glob", "NotGlob"), pattern),
  fc.tuple(fc.constant("id"), fc.constantFrom("Eq", "NotEq", "Lt", "Gte"), id),
  fc.tuple(fc.constant("id"), fc.constantFrom("In", "NotIn"), fc.uniqueArray(id)),
);

const { filter } = fc.letrec<{ filter: ModelFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom("And", "Or"), fc.array(tie("filter"), { minLength: 1, maxLength: 3 })) },
    { weight: 1, arbitrary: fc.tuple(fc.constant("Not"), tie("filter")) },
  ),
}));

const query = fc.record(
  {
    top_k: fc.constantFrom(1, 1, 2, 500),
    filters: filter,
    rank_by: fc.tuple(fc.constantFrom("id", "attributes.s", "attributes.n", "attributes.tags"), fc.constantFrom("asc", "desc")),
  },
  { requiredKeys: ["top_k"] },
) as fc.Arbitrary<ModelQuery>;

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ is: fc.constant("write" as const), request: write }) },
  { weight: 5, arbitrary: fc.record({ is: fc.constant("page" as const) }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant("query" as const), query }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant("read" as const), id }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constantFrom("delete" as const, "look" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant("declare" as const), attributes: fc.subarray(["s", "n", "tags"], { minLength: 1 }) }),
  },
);

const placed: fc.Arbitrary<PlacedStep> = fc.record({
  namespace: fc.oneof({ weight: 4, arbitrary: fc.constant(0 as const) }, { weight: 1, arbitrary: fc.constant(1 as const) }),
  step,
});

export interface Program {
  /** Whether the documents are there before the clients begin, so that queries have something to page through. */
  begun: boolean;
  /** What each of several clients does, one step after the other. */
  clients: PlacedStep[][];
}

export const programs: fc.Arbitrary<Program> = fc.record({
  begun: fc.boolean(),
  clients: fc.array(fc.array(placed, { minLength: 2, maxLength: 9, size: "max" }), { minLength: 2, maxLength: 4, size: "max" }),
});
