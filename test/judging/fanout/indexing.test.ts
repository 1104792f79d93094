/** The indexes that relations need: they are declared with their judgment, built by jobs, and answers wait for them. */
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { ORGANIZATION, World } from "./world.ts";

const keyed = { theirs: "attributes.key", mine: "attributes.key" };
const sharing = (name: string, namespace?: string): JudgmentCreate => ({
  name,
  type: "bool",
  question: "?",
  context: {
    fields: ["state"],
    related: [{ name: "others", join: keyed, fields: ["state"], ...(namespace ? { namespace } : {}) }],
  },
});
const documents = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `d${at}`, attributes: { key: at % 7 }, state: { at } }));
const jobs = async (world: World) =>
  (await world.modules.jobs.list(ORGANIZATION, { scope: null, shownTo: null, before: "", limit: 10 })).jobs.map(
    ({ type, status, namespace, attribute, judgment, progress }) => ({
      type,
      status,
      namespace,
      attribute,
      judgment,
      done: progress.documents_done,
    }),
  );
const freshness = async (world: World, name: string, id: string, judgment: string) =>
  (await readDocument(world.modules.documents, { organizationId: ORGANIZATION, name }, id, { wait_timeout_ms: 0, scope: null }))
    .answers[judgment]!.freshness;

it("answers wait for the index, and are given when its job is done", async () => {
  const world = await World.open();
  await world.write("shop", { upsert: documents(600) });
  await world.judgment("shop", sharing("double"));
  const index = { type: "reference_index", namespace: "shop", attribute: "attributes.key", judgment: "double" };
  expect(await jobs(world)).toEqual([{ ...index, status: "running", done: 0 }]);
  await world.write("shop", { patch: [{ id: "d3", state: { changed: true } }] });
  const [namespace] = await world.namespaces("shop");
  await catchUp(world.parts, namespace!.namespace_id, new AbortController().signal);
  expect(world.engine.requests).toEqual([]);
  expect(await freshness(world, "shop", "d3", "double")).toBe("pending");
  await world.settle();
  await world.clock.advance(2_000);
  await world.settle();
  expect(await jobs(world)).toEqual([{ ...index, status: "done", done: 600 }]);
  expect(await freshness(world, "shop", "d3", "double")).toBe("fresh");
  const { related } = world.engine.requests.find(({ contextText }) => contextText.includes("changed"))!.context as never as {
    related: { others: { id: string }[] };
  };
  expect(related.others).toHaveLength(50);
  // An attribute that is indexed already needs no other job.
  await world.judgment("shop", sharing("again"));
  expect(await jobs(world)).toHaveLength(1);
});

it("a template's index is built in every namespace below it, and in the one that its relation names", async () => {
  const world = await World.open();
  for (const name of ["shops/eu", "shops/us", "crm"]) await world.write(name, { upsert: documents(20) });
  await world.judgment("shops/*", sharing("double", "crm"));
  await world.settle();
  const done = (await jobs(world)).map(({ namespace, status, done }) => [namespace, status, done]);
  expect(done.sort()).toEqual([
    ["crm", "done", 20],
    ["shops/*", "done", 40],
  ]);
  const ready = await world.query<{ name: string }>(`
    select n.name from indexed_attributes i join namespaces n on n.namespace_id = i.namespace_id
    where i.attribute = 'key' and i.state = 'ready' order by n.name`);
  expect(ready.map(({ name }) => name)).toEqual(["crm", "shops/eu", "shops/us"]);
});

it("is removed with its judgment, also in another namespace that the judgment named", async () => {
  const world = await World.open();
  for (const name of ["shop", "crm"]) await world.write(name, { upsert: documents(5) });
  await world.judgment("shop", sharing("double", "crm"));
  await world.settle();
  await world.modules.judgments.delete(ORGANIZATION, "shop", "double");
  expect(await world.query("select 1 from declared_attributes union all select 1 from context_sources")).toEqual([]);
  expect(await world.query("select 1 from namespaces where watched_attributes <> '{}'")).toEqual([]);
});
