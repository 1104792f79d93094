/** Random writes of few ids and names, so that they meet. */
import fc from "fast-check";
import type { ModelWrite } from "./document-model.ts";

export const ids = ["a", "b", "c/d"] as const;

const id = fc.constantFrom(...ids);
const scalar = fc.constantFrom(null, 1, "x", true);
const attributes = fc.dictionary(fc.constantFrom("s", "n", "tags"), fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })), {
  noNullPrototype: true,
});
const state = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.dictionary(fc.constantFrom("s", "deep", "list"), tie("value"), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie("value"), { maxLength: 3 }),
  ),
})).value;
const states = fc.dictionary(fc.constantFrom("s", "deep", "list"), state, { maxKeys: 3, noNullPrototype: true });
const created_at = fc.constantFrom("2001-01-01T00:00:00.000Z", "2040-12-31T23:59:59.999Z");
const document = fc.oneof(
  { weight: 4, arbitrary: fc.record({ id, attributes, state: states }, { requiredKeys: ["id"] }) },
  { weight: 1, arbitrary: fc.record({ id, attributes, state: states, created_at }) },
);
const append = fc.oneof(
  fc.record({ id, path: fc.constantFrom("attributes.tags", "attributes.s"), values: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({
    id,
    path: fc.constantFrom("state.list", "state.deep.list", "state.deep.deep.s"),
    values: fc.array(state, { maxLength: 3 }),
  }),
);
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 2 });

/** Operations of every kind mixed in one request, none of them too. */
export const write = fc.record({
  upsert: some(document),
  patch: some(document),
  append: some(append),
  delete: some(id),
}) as fc.Arbitrary<ModelWrite>;
