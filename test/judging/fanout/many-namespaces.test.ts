/** A template with many namespaces that have no answers. What a judgment's readers show is checked there too, but not a page for each. */
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { ORGANIZATION, World } from "./world.ts";

const EMPTY = 300;
const bool = (name: string, given: Partial<JudgmentCreate>): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  ...given,
});
const own = (judgment: string) => ({ related: [{ name: "own" as const, answers: [{ judgment, cut: "yes" }] }] });

it("raises the generation of each once, many a page", async () => {
  const world = await World.open();
  await world.judgment("shops/*", bool("plain", { thresholds: { yes: 0.5 }, context: { fields: ["state.p"] } }));
  await world.judgment("shops/*", bool("reader", { context: { fields: ["state.p"], ...own("plain") } }));
  for (const name of ["shops/a", "shops/z"]) await world.write(name, { upsert: [{ id: "d", state: { p: 1 } }] });
  await world.settle();
  for (const table of ["namespaces", "namespace_names"])
    await world.query(`
      insert into ${table} select r.* from ${table} n, generate_series(1, ${EMPTY}) i,
        jsonb_populate_record(n, jsonb_build_object('namespace_id', n.namespace_id + 1000 + i, 'name', 'shops/b' || i)) r
      where n.name = 'shops/a'`);
  const generations = () =>
    world.query<{ name: string; generation: number }>(
      "select name, fanout_generation as generation from namespaces where starts_with(name, 'shops/b') order by name",
    );
  const before = await generations();
  await world.modules.judgments.deactivate(ORGANIZATION, "shops/*", "plain");
  for (let round = 0; round < 40; round++) await world.jobs(new AbortController().signal);
  const [job] = await world.query<{ status: string; pages: number; documents: number }>(
    "select status, pages, documents_done as documents from jobs where type = 'resync'",
  );
  expect(job).toMatchObject({ status: "done", documents: 2 });
  expect(job!.pages).toBeLessThan(15);
  expect(before.length).toBe(EMPTY);
  expect(await generations()).toEqual(before.map(({ name, generation }) => ({ name, generation: generation + 1 })));
});
