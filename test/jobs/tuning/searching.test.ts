/** The steps of a search for a cheaper recipe, carried out one by one, with changes of the documents between them. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import type { ContextRecipe, JudgmentCreate } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Drawn } from "#src/jobs/sampling/drawing.ts";
import type { About, DecidingParts } from "#src/jobs/tuning/deciding.ts";
import { type Checkpoint, decide, list, measure, type Next, tryOn } from "#src/jobs/tuning/searching.ts";
import type { LargeContexts } from "#src/judging/contexts/large-contexts.ts";
import { documents } from "#test/jobs/support/jobs.ts";
import { ORGANIZATION, World } from "#test/judging/fanout/world.ts";
import { counting, MOST_AT_ONCE } from "#test/judging/read-bytes.ts";

const { signal } = new AbortController();
const DEFINITION: JudgmentCreate = {
  name: "urgent",
  type: "bool",
  question: "Is it?",
  freshness: { policy: "manual" },
  context: { fields: ["state"] },
};

/** Documents of 4 judgment units, of which a text of 1 unit decides the answer. */
const wordy = (count: number, textOf = (n: number) => (n % 3 === 0 ? `${n}: help today` : `${n}: thanks`)) =>
  documents(count, (n) => ({ state: { text: textOf(n), archive: `${n} `.repeat(5_000) } }));

/** Namespaces under a prefix with these documents, all of them drawn. */
async function searched(namespaces: Record<string, { id: string }[]>) {
  const world = await World.open();
  world.engine.answer = (_, { contextText }) => ({ type: "bool", p: contextText.includes("help today") ? 0.9 : 0.2 });
  await world.judgment("root/*", DEFINITION);
  for (const [name, upsert] of Object.entries(namespaces)) await world.write(name, { upsert });
  const drawn = (await world.namespaces("root/")).flatMap(({ name, namespace_id: n }) =>
    namespaces[name]!.map(({ id: d }): Drawn => ({ h: 0, n, d, note: "" })),
  );
  const { clock, judge, applicable } = world.parts;
  const { judgmentId } = (await applicable.of(world.parts.db, ORGANIZATION, "root/a")).get("urgent")!;
  const partsOf = (db: Database): DecidingParts => ({ db, clock, judge, applicable, contexts: { db, applicable } });
  const { name: judgment, freshness: _, ...definition } = DEFINITION;
  const whole = { ...definition, name: judgment, engine: { name: "test" } } as About["definition"];
  const about: About = { organizationId: ORGANIZATION, place: "root/*", judgment, judgmentId, version: 1, definition: whole };
  return { world, drawn, about, partsOf, parts: partsOf(world.parts.db) };
}

type Searched = Awaited<ReturnType<typeof searched>>;

async function step({ parts, about }: Pick<Searched, "parts" | "about">, from: Checkpoint): Promise<Next> {
  if (from.at === "present") return from.left.length > 0 ? decide(parts, about, from, signal) : list(parts, about, from);
  if (from.at === "trying") return tryOn(parts, about, from, signal);
  if (from.at === "measuring") return measure(parts, about, from, signal);
  throw new Error(`The search for a recipe has no step for "${from.at}".`);
}

/** Searches to the end. Calls `between` before the first step of each kind. */
async function found(search: Searched, between: (at: Checkpoint["at"]) => Promise<void> = async () => {}) {
  const { drawn } = search;
  let checkpoint: Checkpoint = { at: "present", drawn, left: drawn, decided: {} };
  for (let before = ""; ; ) {
    if (checkpoint.at !== before) await between(checkpoint.at);
    before = checkpoint.at;
    const next: Next = await step(search, checkpoint);
    if (typeof next === "object" && "done" in next) return next.done;
    expect(next).toMatchObject({ checkpoint: expect.anything() });
    ({ checkpoint } = next as { checkpoint: Checkpoint });
  }
}

/** The end of a search that has chosen a recipe and measured it. */
function chosen({ drawn }: Searched, recipe: ContextRecipe): Checkpoint {
  const candidate = { recipe, cost: { units: 1, tokens: 1 } };
  return { at: "measuring", drawn, decided: {}, candidate, left: [], measured: 0, agreed: 0 };
}

it("leave out documents that are deleted meanwhile, and find the same recipe", { timeout: 60_000 }, async () => {
  const undisturbed = (await found(await searched({ "root/a": wordy(120) })))!;
  expect(undisturbed).toMatchObject({
    suggested: { cost_per_answer: 1, whole_state_cost_per_answer: 4, sampled_documents: 120 },
    agreement: { measured: 60, agreed: 60 },
  });
  const search = await searched({ "root/a": wordy(120) });
  const ids = search.drawn.map(({ d }) => d);
  const doomed: Record<string, string[]> = { trying: ids.slice(0, 2), measuring: ids.slice(-3) };
  const disturbed = await found(search, async (at) => {
    if (doomed[at]) await search.world.write("root/a", { delete: doomed[at] });
  });
  expect(disturbed).toMatchObject({
    suggested: { ...undisturbed.suggested, sampled_documents: 115 },
    agreement: { measured: 57, agreed: 57 },
  });
});

it("judge a recipe by the documents that are left, and suggest none where none is left", { timeout: 60_000 }, async () => {
  const search = await searched({ "root/a": wordy(120) });
  const ids = search.drawn.map(({ d }) => d);
  // One of three that are left is decided otherwise by whatever shows less.
  const almostNone = await found(search, async (at) => {
    if (at !== "trying") return;
    await search.world.write("root/a", { delete: ids.filter((_, n) => n < 57) });
    const present = search.world.engine.answer;
    search.world.engine.answer = (question, request) =>
      request.contextText.includes("57: help") ? { type: "bool", p: 0.2 } : present(question, request);
  });
  expect(almostNone).toBeNull();
  const other = await searched({ "root/a": wordy(120) });
  const none = await found(other, async (at) => {
    if (at === "trying") await other.world.write("root/a", { delete: other.drawn.map(({ d }) => d) });
  });
  expect(none).toBeNull();
});

it("read no more of large documents at once than a process should hold, over all namespaces", { timeout: 60_000 }, async () => {
  const bytes = 3_000_000;
  const search = await searched({ "root/a": wordy(60), "root/b": wordy(60) });
  await search.world.query(`update documents set bytes = ${bytes}`);
  const { db, most } = counting(search.world.fresh.database, new Map(wordy(60).map(({ id }) => [id, bytes])));
  const parts = search.partsOf(db);
  const decided = Object.fromEntries(search.drawn.map(({ n, d }) => [`${n}/${d}`, { sign: "" }]));
  const listed = await step({ ...search, parts }, { at: "present", drawn: search.drawn, left: [], decided });
  expect(listed).toMatchObject({ checkpoint: { at: "trying" } });
  const end = await step({ ...search, parts }, chosen(search, { fields: ["state.text"] }));
  expect(end).toMatchObject({ done: { suggested: { sampled_documents: 23 } } });
  expect(most()).toBeGreaterThan(bytes);
  expect(most()).toBeLessThan(MOST_AT_ONCE + bytes);
});

/** What is in use on the heap now, in bytes. Memory beside it, as of buffers, is given back some time after it was collected. */
function onHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

/** A text that lies on the heap in one piece. */
function textOf(n: number, length: number): string {
  const text = String(n).padEnd(length, "x");
  return /[^\dx]/.test(text) ? "" : text; // To search it puts its pieces together.
}

it("keep no texts of large contexts of which they only need the sizes", { timeout: 60_000 }, async () => {
  const [length, count] = [2_000_000, 120];
  const search = await searched({ "root/a": wordy(count) });
  await search.world.query("update documents set bytes = 8000000");
  let compiled = 0;
  const used: number[] = [];
  const large = {
    above: 0,
    isLarge: () => false,
    async compile() {
      compiled += 1;
      if (compiled % count === 1 || compiled % count === 0) used.push(onHeap());
      return { text: textOf(compiled, length), tokens: 1, options: undefined };
    },
  } as unknown as LargeContexts;
  const parts = { ...search.parts, contexts: { ...search.parts.contexts, large } };
  await step({ ...search, parts }, chosen(search, { fields: ["state.text"] }));
  expect(compiled).toBe(2 * count);
  // Each part has nine documents. Two parts may be in memory while the next is read.
  expect(used[1]! - used[0]!).toBeLessThan((length * count) / 2);
  expect(used[3]! - used[2]!).toBeLessThan((length * count) / 2);
});

it("take both costs of a suggestion of the same documents", { timeout: 60_000 }, async () => {
  const search = await searched({ "root/a": wordy(120, (n) => `${n} `.repeat(n < 60 ? 1 : 3_000)) });
  expect(await step(search, chosen(search, { fields: ["state.text"] }))).toMatchObject({
    done: { suggested: { cost_per_answer: 2.5, whole_state_cost_per_answer: 6, sampled_documents: 120 } },
  });
});
