/** Random sequences of writes. Results, documents and sizes are those of a plain model. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fuzzRuns } from "#test/support/generated.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { at, freshNamespace, invalid, refusal } from "./support/api.ts";
import { ids, write } from "./support/arbitrary-write.ts";
import { bytesOf, type ModelDocuments, written } from "./support/document-model.ts";

const { count: SEQUENCES } = fuzzRuns(40);

let service: TestService;

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
});
afterAll(() => service.stop());

it("holds for any sequence of writes", async () => {
  const sequences = fc.array(write, { minLength: 1, maxLength: 8 });
  const property = fc.asyncProperty(sequences, async (writes) => {
    const namespace = freshNamespace();
    let sequence = 0;
    let documents: ModelDocuments = new Map();
    for (const body of writes) {
      const answer = await service.request("POST", at(namespace), { body });
      const outcome = written(documents, body, () => sequence + 1);
      if (outcome === null) {
        expect(refusal(answer)).toEqual(invalid(expect.stringMatching(/^\/append\/\d\/path$/) as unknown as string));
        continue;
      }
      // A refusal, or a failure, is shown as it came.
      expect(answer.status === 200 ? answer.body.results : answer).toEqual(
        outcome.results.map((result) => ({ ...result, answers: {} })),
      );
      sequence += 1;
      documents = outcome.documents;
    }
    for (const each of ids) {
      const { status, body } = await service.request("GET", at(namespace, "documents", each));
      const expected = documents.get(each);
      if (expected) expect(body).toMatchObject(expected);
      else expect(status).toBe(404);
      if (expected) expect([body.attributes, body.state]).toEqual([expected.attributes, expected.state]);
    }
    const { status, body } = await service.request("GET", at(namespace));
    if (sequence === 0) expect(status).toBe(404);
    else expect(body).toMatchObject({ sequence, document_count: documents.size, bytes: bytesOf(documents) });
  });
  await fc.assert(property, { numRuns: SEQUENCES });
}, 600_000);
