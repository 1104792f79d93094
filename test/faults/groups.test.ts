/**
 * Two processes run, and one after the other is killed, while clients write and groups are created, walked again and read. At any moment,
 * rows must be those of some state of the documents. A group whose job was killed at any page must equal one whose job was not.
 */
import { afterAll, expect, it, vi } from "vitest";
import { type Attributes, expectRows, NO_ANSWERS, rowsAt, type Version } from "#test/standing/groups/model.ts";
import { pause, ROUNDS, random, type Victim, Victims } from "./victims.ts";

const NAMESPACE = "counted";
const IDS = Array.from({ length: 40 }, (_, n) => `d-${n}`);
/** Several pages of a job. */
const STANDING = 1_200;
const key = "attributes.k";
const n = ["attributes.n"];
const all = { sum: n, avg: n, min: n, max: n, quantiles: n };
const groups = [
  { name: "all", key, aggregate: all },
  { name: "some", key, match: { "attributes.open": true }, aggregate: { max: n } },
];
const built = (round: number) => ({ name: `built-${round}`, key, aggregate: all });

const victims = new Victims();
afterAll(() => victims.remove());

// biome-ignore lint/suspicious/noExplicitAny: bodies of several types
type Body = any;
const path = (...parts: string[]) => ["", "namespaces", NAMESPACE, ...parts].join("/");

function drawn(): Attributes {
  return { k: Math.floor(random() * 5), open: random() < 0.5, n: Math.floor(random() * 1000) / 100 };
}

async function write({ client }: Victim): Promise<void> {
  const ids = [...new Set(Array.from({ length: 6 }, () => IDS[Math.floor(random() * IDS.length)]!))];
  const gone = ids.filter(() => random() < 0.2);
  const upsert = ids.filter((id) => !gone.includes(id)).map((id) => ({ id, attributes: drawn(), state: {} }));
  const body = { ...(upsert.length > 0 ? { upsert } : {}), ...(gone.length > 0 ? { delete: gone } : {}) };
  // What a killed process was asked may have happened or not.
  await client.request("POST", path(), body).catch(() => undefined);
}

/** Whatever is read meanwhile adds up: no document is in two rows, and none that stands is missing. */
async function look({ client }: Victim): Promise<void> {
  const answer = await client.request("GET", path("groups", "all")).catch(() => undefined);
  if (answer?.status !== 200 || answer.body.status !== "ready" || answer.body.as_of === 0) return;
  const documents = answer.body.rows.reduce((sum: number, { values }: Body) => sum + values.count, 0);
  expect(documents).toBeGreaterThanOrEqual(STANDING);
  expect(documents).toBeLessThanOrEqual(STANDING + IDS.length);
}

async function documents({ client }: Victim): Promise<Map<string, Version[]>> {
  const found = new Map<string, Version[]>();
  for (let cursor: string | undefined; ; ) {
    const include = { attributes: ["k", "open", "n"] };
    const { body } = await client.request("POST", path("query"), { top_k: 1000, include, ...(cursor ? { cursor } : {}) });
    for (const { id, attributes } of body.rows) found.set(id, [{ sequence: 0, at: 0, attributes }]);
    if (!body.next_cursor) return found;
    cursor = body.next_cursor;
  }
}

it("counts every document once though processes are killed", { timeout: 90_000 + ROUNDS * 30_000 }, async () => {
  const running: Victim[] = [await victims.start(), await victims.start()];
  const [{ client }] = running as [Victim];
  for (const group of groups) expect((await client.request("POST", path("groups"), group)).status).toBe(201);
  for (let from = 0; from < STANDING; from += 600) {
    const upsert = Array.from({ length: 600 }, (_, at) => ({ id: `s-${from + at}`, attributes: drawn(), state: {} }));
    expect((await client.request("POST", path(), { upsert })).status).toBe(200);
  }
  await vi.waitFor(
    async () => expect((await client.request("GET", path("groups", "all"))).body.as_of).toBeGreaterThanOrEqual(2),
    {
      timeout: 30_000,
      interval: 100,
    },
  );
  for (let round = 0; round < ROUNDS; round++) {
    const killed = round % 2;
    let over = false;
    const clients = Array.from({ length: 3 }, async () => {
      while (!over) {
        await write(running[Math.floor(random() * 2)]!);
        await look(running[Math.floor(random() * 2)]!);
      }
    });
    const left = running[1 - killed]!;
    if (round > 0) await left.client.request("DELETE", path("groups", built(round - 1).name));
    expect((await left.client.request("POST", path("groups"), built(round))).status).toBe(201);
    await pause(100 + random() * 700);
    await running[killed]!.kill();
    over = true;
    await Promise.all(clients);
    running[killed] = await victims.start();
  }
  const [last] = running as [Victim];
  const there = await documents(last);
  // The claim of a killed process runs out after 20 seconds.
  for (const group of [...groups, built(ROUNDS - 1)]) {
    await vi.waitFor(
      async () => {
        const { body } = await last.client.request("GET", path("groups", group.name));
        expect(body.status).toBe("ready");
        expectRows(body.rows, rowsAt(group, there, 0, 0, NO_ANSWERS), group.name);
      },
      { timeout: 60_000, interval: 500 },
    );
  }
  const { body } = await last.client.request("GET", "/jobs?type=group_build&limit=1000");
  expect(body.jobs.filter(({ status }: Body) => status === "failed")).toEqual([]);
  await Promise.all(running.map((each) => each.kill()));
});
