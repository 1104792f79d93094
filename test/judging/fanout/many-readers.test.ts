/** A judgment of a template that more judgments read than are ever listed: every tenant has its own reader. The last one is told too. */
import { beforeEach, expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { ORGANIZATION, World } from "./world.ts";

/** More than the settings of a job name, and than it has at hand after those. */
const READERS = 1_250;
const last = "shops/eu/z";
const bool = (name: string, given: Partial<JudgmentCreate>): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  ...given,
});
const reader = (name: string, cut: string) =>
  bool(name, { context: { fields: ["state.other"], related: [{ name: "own", answers: [{ judgment: "plain", cut }] }] } });

let world: World;

beforeEach(async () => {
  world = await World.open();
  world.engine.answer = (question) => ({ type: "bool", p: question.id === "plain" ? 0.9 : 0.5 });
  await world.judgment("shops/*", bool("plain", { thresholds: { yes: 0.5, rare: 0.5 }, context: { fields: ["state.p"] } }));
  await world.judgment("shops/eu/0", reader("a", "yes"));
  await copied();
  await world.judgment(last, reader("z", "rare"));
  await world.write(last, { upsert: [{ id: "d", state: { p: 1 } }] });
  await world.settle();
});

/** Gives the reader's judgment to many tenants. Those come before others by their ids, as they do by their names. */
async function copied(): Promise<void> {
  const copies = (table: string, more: string) =>
    world.query(`
      insert into ${table} select r.* from ${table} t, judgments j, generate_series(1, ${READERS}) i,
        jsonb_populate_record(t, jsonb_build_object('judgment_id', 'jdg_00' || i, ${more})) r
      where j.name = 'a' and j.owner = 'shops/eu/0' and t.judgment_id = j.judgment_id`);
  await copies("judgment_versions", "'version', 1");
  await copies("judgment_reads", "'place', 'shops/eu/0' || i");
  await copies("judgments", "'owner', 'shops/eu/0' || i");
}

const shown = () => {
  const { context } = world.engine.requests.findLast(({ questions }) => questions.some(({ id }) => id === "z"))!;
  return (context as { related: { own: { answers: object } } }).related.own.answers;
};
const freshness = async () => {
  const ref = { organizationId: ORGANIZATION, name: last };
  return (await readDocument(world.modules.documents, ref, "d", { wait_timeout_ms: 0, scope: null })).answers.z!.freshness;
};
const settled = async () => {
  const running = "select 1 from jobs where status = 'running'";
  for (let round = 0; round < 20 && (await world.query(running)).length > 0; round++)
    await world.jobs(new AbortController().signal);
  await world.settle();
};

it("is not shown to the last of them after it is deactivated, and is shown again when it is active", async () => {
  expect(shown()).toEqual({ "plain.rare": true });
  await world.modules.judgments.deactivate(ORGANIZATION, "shops/*", "plain");
  await settled();
  expect([shown(), await freshness()]).toEqual([{}, "fresh"]);
  await world.modules.judgments.activate(ORGANIZATION, "shops/*", "plain", { version: 1, force: true });
  await settled();
  expect([shown(), await freshness()]).toEqual([{ "plain.rare": true }, "fresh"]);
  const [{ most } = { most: 0 }] = await world.query<{ most: number }>(
    "select max(jsonb_array_length(settings -> 'rerender')) as most from jobs where type = 'resync'",
  );
  expect(most).toBeLessThan(READERS);
});

it("is judged with for the last of them when a threshold changes that only this one cuts by", async () => {
  await world.modules.judgments.update(ORGANIZATION, "shops/*", "plain", { thresholds: { rare: 0.95 } });
  await settled();
  expect([shown(), await freshness()]).toEqual([{ "plain.rare": false }, "fresh"]);
  expect(
    await world.query("select settings -> 'cuts' as cuts, settings -> 'readers' as readers from jobs where type = 'resync'"),
  ).toEqual([{ cuts: ["rare"], readers: ["z"] }]);
});

it("keeps a threshold that only the last of them cuts by", async () => {
  const removed = world.modules.judgments.update(ORGANIZATION, "shops/*", "plain", { thresholds: { rare: null } });
  await expect(removed).rejects.toMatchObject({ code: "conflict", details: { readers: ["z"] } });
});

it("is not replaced by a judgment that lacks a threshold which only the last of them cuts by", async () => {
  const replaced = (thresholds: Record<string, number>) => world.judgment("shops/eu/*", bool("plain", { thresholds }));
  await expect(replaced({ yes: 0.5 })).rejects.toMatchObject({ code: "conflict", details: { readers: ["z"] } });
  await replaced({ yes: 0.5, rare: 0.5 });
});

it.each([
  ["a threshold of the template", "shops/*", { rare: 0.95 }, 1],
  ["a threshold of the template that all others cut by", "shops/*", { yes: 0.95 }, 1],
  ["two thresholds of the template", "shops/*", { yes: 0.95, rare: 0.95 }, 2],
  ["a threshold of its own namespace", last, { rare: 0.95 }, 1],
  ["a threshold of its own namespace that others cut by too", last, { yes: 0.95 }, 1],
])("is in a simulation for the last of them, of %s", async (_, namespace, thresholds, documents) => {
  await world.judgment(last, reader("y", "yes"));
  await world.write(last, { upsert: [{ id: "d", state: { p: 2 } }] });
  await world.settle();
  const about = { organizationId: ORGANIZATION, namespace, judgment: "plain" };
  await world.modules.simulations.start(about, { thresholds });
  await settled();
  const simulations = await world.query(
    "select (result -> 'fanout' ->> 'documents')::integer as documents from jobs where type = 'simulation'",
  );
  expect(simulations).toEqual([{ documents }]);
});
