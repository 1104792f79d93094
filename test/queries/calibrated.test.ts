/** Conditions on calibrated numbers, by the numbers that answers show. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { freshDatabase } from "#test/support/database.ts";
import { numbered, World } from "./world.ts";

/** So many that the logarithms of the database and of JavaScript differ in some of them. */
const MANY = 400;
const ids = numbered(MANY).map(({ id }) => id);

let database: Database;
let world: World;
beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  world = await World.create(database);
  await world.put(...numbered(MANY), { id: "unanswered" });
});

type Fitted = { method: string } & Record<string, unknown>;

async function calibrate(judgment: string, map: Fitted, engineVersion = "1"): Promise<void> {
  await database.query({
    text: `insert into calibrations (judgment_id, version, engine, engine_version, began_at, method, map, outcomes, fitted_at, folds, held_out)
           values ($1, 1, 'local', $2, $3, $4, $5, 100, $3, '[]', '{}')`,
    values: [world.judgmentId(judgment), engineVersion, world.clock.now(), map.method, JSON.stringify(map)],
  });
}

const platt = { method: "platt", a: -1.37, b: 0.21 };

/** What the answers show, with this calibration. */
async function judged(map: Fitted): Promise<(number | null)[]> {
  await world.judgments({ name: "urgent", type: "bool" });
  await calibrate("urgent", map);
  await world.answers(...ids.map((document, n) => ({ document, judgment: "urgent", number: (n + 0.5) / MANY })));
  const documents = await world.documents();
  const shown = new Map(documents.map(({ id, answers }) => [id, answers.urgent?.calibrated?.p ?? null]));
  return ids.map((id) => shown.get(id)!);
}

const all = { top_k: 1_000 };

describe("a list of calibrated numbers", () => {
  it.each([
    ["platt", platt],
    ["platt, falling", { ...platt, a: 0.9 }],
    ["isotonic", { method: "isotonic", x: [0.1, 0.4, 0.41, 0.9], y: [0.05, 0.3, 0.6, 0.95] }],
  ])("finds every answer that shows one of them, with missing ones or without, by %s", async (_, map) => {
    const shown = await judged(map);
    const [even, odd] = [0, 1].map((rest) => ids.filter((_, n) => n % 2 === rest));
    const listed = shown.filter((_, n) => n % 2 === 0);
    const among = (id: string) => listed.includes(shown[ids.indexOf(id)]!);
    const found = ids.filter(among);
    expect(found).toEqual([...even!, ...odd!.filter(among)].sort());
    const field = "answers.urgent.calibrated.p";
    expect(await world.ids([field, "In", listed], all)).toEqual(found);
    expect(await world.ids([field, "In", [null, ...listed]], all)).toEqual([...found, "unanswered"]);
    const others = ids.filter((id) => !among(id));
    expect(await world.ids([field, "NotIn", [null, ...listed]], all)).toEqual(others);
    expect(await world.ids([field, "NotIn", listed], all)).toEqual([...others, "unanswered"]);
    expect(await world.ids([field, "In", [null]], all)).toEqual(["unanswered"]);
    expect(await world.ids([field, "In", []], all)).toEqual([]);
    expect(await world.ids([field, "In", [2, -1]], all)).toEqual([]);
  });

  it("finds only answers without one, where nothing is calibrated yet", async () => {
    await world.judgments({ name: "urgent", type: "bool" });
    await world.answers({ document: ids[0]!, judgment: "urgent", number: 0.5 });
    expect(await world.ids(["answers.urgent.calibrated.p", "In", [0.5]], all)).toEqual([]);
    expect(await world.ids(["answers.urgent.calibrated.p", "In", [null, 0.5]], all)).toEqual([...ids, "unanswered"]);
  });

  it("may be as long as a list may be, also if many versions of an engine are calibrated", async () => {
    await world.judgments({ name: "urgent", type: "bool" });
    for (let version = 1; version <= 6; version++) await calibrate("urgent", { ...platt, b: version / 10 }, `${version}`);
    await world.answers({ document: ids[0]!, judgment: "urgent", number: 0.5 });
    const { calibrated } = (await world.documents()).find(({ id }) => id === ids[0])!.answers.urgent!;
    const list = [calibrated!.p!, ...Array.from({ length: 999 }, (_, n) => n / 1_000)];
    expect(await world.ids(["answers.urgent.calibrated.p", "In", list], all)).toEqual([ids[0]]);
  });
});

describe("a list of calibrated scores", () => {
  it("finds every answer that shows one of them, with missing ones or without", async () => {
    await world.judgments({ name: "mood", type: "score", definition: { levels: [0, 1, 2] } as object });
    await calibrate("mood", { method: "temperature", beta: 0.7 });
    await world.answers(
      ...ids.map((document, n) => {
        const [low, high] = [(n + 0.5) / (2 * MANY), (n % 7) / 20];
        const dist = { 0: low, 1: 1 - low - high, 2: high };
        return { document, judgment: "mood", number: dist[1] + 2 * high, dist };
      }),
    );
    const documents = await world.documents();
    const shown = documents.flatMap(({ answers }) => answers.mood?.calibrated?.score ?? []);
    expect(shown).toHaveLength(MANY);
    expect(await world.ids(["answers.mood.calibrated.score", "In", shown], all)).toEqual(ids);
    expect(await world.ids(["answers.mood.calibrated.score", "In", [null, ...shown]], all)).toEqual([...ids, "unanswered"]);
  });
});
