/** Deferred rows and new writes take turns. */
import { expect, it } from "vitest";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { answerOf, World } from "./fanout/world.ts";

const here = "p/a";
const { signal } = new AbortController();

it("asks about a new write before most of the rows that became due before it", async () => {
  const world = await World.open();
  world.engine.answer = (_, request) => answerOf(request);
  await world.judgment(here, { name: "plain", type: "bool", question: "plain?", context: { fields: ["state.n"] } });
  const documents = Array.from({ length: 4 * PAGE_DOCUMENTS }, (_, n) => ({ id: `d-${n}`, state: { n } }));
  for (let at = 0; at < documents.length; at += PAGE_DOCUMENTS)
    await world.write(here, { upsert: documents.slice(at, at + PAGE_DOCUMENTS) });
  await world.settle("p/");
  await world.query(`
    with gone as (delete from answers returning namespace_id, document_id, judgment_id, revision)
    insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at)
    select namespace_id, document_id, judgment_id, 'read', revision, '${world.clock.now().toISOString()}' from gone`);
  world.engine.requests.length = 0;
  await world.write(here, { upsert: [{ id: "new", state: { n: -1 } }] });
  await catchUp(world.parts, (await world.namespaces("p/"))[0]!.namespace_id, signal);
  const asked = world.engine.requests.map(({ contextText }) => contextText);
  expect(asked).toHaveLength(documents.length + 1);
  expect(asked.findIndex((text) => text.includes("-1"))).toBeLessThanOrEqual(PAGE_DOCUMENTS);
});
