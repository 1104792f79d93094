/** How much of large documents a trial of a definition reads at once, and that it shows and bills the same. */
import { expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { documents, write } from "#test/jobs/support/jobs.ts";
import { freshDatabase } from "#test/support/database.ts";
import { testService } from "#test/support/service.ts";
import { counting, MOST_AT_ONCE } from "./read-bytes.ts";

it("reads the documents of a trial in parts, answers in the order of the request, and bills each once", async () => {
  const bytes = 8_000_000;
  const fresh = await freshDatabase();
  const all = documents(10);
  const sizeOf = new Map<string, number>();
  const { db, most } = counting(fresh.database, sizeOf);
  const service = await testService({ fresh: { ...fresh, database: db } });
  const place = freshNamespace();
  await write(service, place, all);
  const context = { fields: ["state.text"] };
  const ids = all.map(({ id }) => id).toReversed();
  const tried = async (members: object = {}) => {
    const body = { name: "urgent", type: "bool", question: "Urgent?", context, document_ids: ids, ...members };
    const answer = await service.request("POST", at(place, "try"), { body });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };
  const small = [await tried({ dry_run: true }), await tried()];
  // Contents of this size would only make the test slow. What is read is decided by the size that is stored with them.
  await fresh.database.query({ text: `update documents set bytes = ${bytes}` });
  for (const id of ids) sizeOf.set(id, bytes);
  const asked = service.engine.requests.length;
  expect([await tried({ dry_run: true }), await tried()]).toEqual(small);
  expect(service.engine.requests.length - asked).toBe(10);
  expect(small[1].documents.map(({ document_id }: { document_id: string }) => document_id)).toEqual(ids);
  expect(small[1].usage).toMatchObject({ judgment_units: 10 });
  const { body } = await service.request("GET", "/usage");
  const { lines } = body.namespaces.find(({ namespace }: { namespace: string }) => namespace === place);
  expect(lines.find(({ line }: { line: string }) => line === "judging")).toMatchObject({ judgment_units: 20 });
  expect(most()).toBe(9 * bytes);
  expect(most()).toBeLessThan(MOST_AT_ONCE + bytes);
});
