/** Whatever is written one after the other: results, documents and sizes are what a plain model says. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { at, freshNamespace, invalid, refusal } from "./support/api.ts";
import { type ModelWrite, NamespaceModel } from "./support/document-model.ts";

const SEQUENCES = Number(process.env.FUZZ_RUNS ?? 40);

let service: TestService;

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
});
afterAll(() => service.stop());

/** Few ids and names, so that writes meet. */
const id = fc.constantFrom("a", "b", "c/d");
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
const document = fc.record({ id, attributes, state: states }, { requiredKeys: ["id"] });
const append = fc.oneof(
  fc.record({ id, path: fc.constantFrom("attributes.tags", "attributes.s"), values: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({
    id,
    path: fc.constantFrom("state.list", "state.deep.list", "state.deep.deep.s"),
    values: fc.array(state, { maxLength: 3 }),
  }),
);
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 2 });
const write = fc.record({
  upsert: some(document),
  patch: some(document),
  append: some(append),
  delete: some(id),
}) as fc.Arbitrary<ModelWrite>;

it("holds for any sequence of writes", async () => {
  const sequences = fc.array(write, { minLength: 1, maxLength: 8 });
  const property = fc.asyncProperty(sequences, async (writes) => {
    const namespace = freshNamespace();
    const model = new NamespaceModel();
    for (const body of writes) {
      const answer = await service.request("POST", at(namespace), { body });
      const results = model.write(body);
      if (results === null)
        expect(refusal(answer)).toEqual(invalid(expect.stringMatching(/^\/append\/\d\/path$/) as unknown as string));
      else expect(answer.body.results).toEqual(results.map((result) => ({ ...result, answers: {} })));
    }
    for (const each of ["a", "b", "c/d"]) {
      const { status, body } = await service.request("GET", at(namespace, "documents", each));
      const expected = model.documents.get(each);
      if (expected) expect(body).toMatchObject(expected);
      else expect(status).toBe(404);
      if (expected) expect([body.attributes, body.state]).toEqual([expected.attributes, expected.state]);
    }
    const { status, body } = await service.request("GET", at(namespace));
    if (model.sequence === 0) expect(status).toBe(404);
    else expect(body).toMatchObject({ sequence: model.sequence, document_count: model.documents.size, bytes: bytesOf(model) });
  });
  await fc.assert(property, { numRuns: SEQUENCES, seed: Number(process.env.FUZZ_SEED ?? 20_260_131) });
}, 600_000);

function bytesOf({ documents }: NamespaceModel): number {
  const texts = [...documents.values()].flatMap(({ attributes, state }) => [JSON.stringify(attributes), JSON.stringify(state)]);
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
