/** What changes about a key is in force at once in the process that changed it, and within a second in every other. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { at, freshNamespace } from "./support/api.ts";

let one: TestService;
let other: TestService;
/** Answers for each process: what a request with that key comes to. */
type Try = (service: TestService) => Promise<number>;

beforeAll(async () => {
  one = await testService({ role: "api" }, true);
  other = await one.beside("api");
});
afterAll(() => one.stop());
// No look-up of an earlier test is of any use in the next one.
beforeEach(() => one.clock.advance(10_000));

const make = async (definition: object) =>
  (await one.request("POST", "/api-keys", { body: { name: "k", role: "read_write", ...definition } })).body as {
    id: string;
    key: string;
  };
const reading =
  (key: string): Try =>
  async (service) =>
    (await service.request("GET", "/organization", { key })).status;
const writing =
  (key: string, namespace: string): Try =>
  async (service) =>
    (await service.request("POST", at(namespace), { key, body: { upsert: [{ id: "a" }] } })).status;

/** Milliseconds until both processes answer with `status`, while they are asked every 50 and have been asked just before. */
async function until(status: number, attempt: Try): Promise<number> {
  for (let ms = 0; ms <= 2_000; ms += 50) {
    const answers = await Promise.all([attempt(one), attempt(other)]);
    if (answers.every((answer) => answer === status)) return ms;
    await one.clock.advance(50);
  }
  throw new Error(`Still not ${status} in both after two seconds.`);
}

async function inForce(attempt: Try, change: () => Promise<unknown>, status: { before: number; after: number }) {
  expect([await attempt(one), await attempt(other)]).toEqual([status.before, status.before]);
  await change();
  expect(await until(status.after, attempt)).toBeLessThan(1_000);
  // And it stays so.
  for (let ms = 0; ms < 2_000; ms += 300) {
    expect([await attempt(one), await attempt(other)]).toEqual([status.after, status.after]);
    await one.clock.advance(300);
  }
}

describe("a change through the API", () => {
  const rotate = (id: string, previous: string) =>
    one.request("POST", `/api-keys/${id}/rotate`, { body: { previous_valid_for: previous } });

  it("revokes a key in the process that is asked before it answers, and in the other within a second", async () => {
    const { id, key } = await make({});
    expect(await reading(key)(one)).toBe(200);
    await inForce(
      reading(key),
      async () => {
        expect((await one.request("DELETE", `/api-keys/${id}`)).status).toBe(204);
        expect(await reading(key)(one)).toBe(401);
      },
      { before: 200, after: 401 },
    );
  });

  it("revokes it too for requests that come all the while", async () => {
    const { id, key } = await make({});
    let [running, over] = [true, false];
    const statuses = new Map<TestService, number[]>([
      [one, []],
      [other, []],
    ]);
    const late: number[] = [];
    const senders = [one, other, one, other].map(async (service) => {
      while (running) {
        const to = over ? late : statuses.get(service)!;
        to.push(await reading(key)(service));
      }
    });
    const fewest = () => Math.min(...[...statuses.values()].map(({ length }) => length));
    await expect.poll(fewest).toBeGreaterThan(5);
    await one.request("DELETE", `/api-keys/${id}`);
    await one.clock.advance(1_000);
    over = true;
    await expect.poll(() => late.length).toBeGreaterThan(20);
    running = false;
    await Promise.all(senders);
    for (const answers of statuses.values()) expect(answers.slice(0, 5)).toEqual(Array(5).fill(200));
    expect(new Set(late)).toEqual(new Set([401]));
  });

  it("ends the old key of a rotation with 0s at once here, within a second there, and the new one is good in both at once", async () => {
    const { id, key } = await make({});
    let fresh = "";
    await inForce(
      reading(key),
      async () => {
        fresh = (await rotate(id, "0s")).body.key;
        expect(await reading(key)(one)).toBe(401);
        expect([await reading(fresh)(one), await reading(fresh)(other)]).toEqual([200, 200]);
      },
      { before: 200, after: 401 },
    );
    expect([await reading(fresh)(one), await reading(fresh)(other)]).toEqual([200, 200]);
  });

  it("lets the old key of a rotation be good in both for as long as it says, and ends it in both within a second of that", async () => {
    const { id, key } = await make({});
    const fresh = (await rotate(id, "1h")).body.key;
    await one.clock.advance(3_600_000 - 60);
    expect([await reading(key)(one), await reading(key)(other)]).toEqual([200, 200]);
    await one.clock.advance(60);
    expect(await until(401, reading(key))).toBeLessThan(1_000);
    expect([await reading(fresh)(one), await reading(fresh)(other)]).toEqual([200, 200]);
  });

  it("ends the older key in both where it is rotated again within that time, and all of them where it is revoked", async () => {
    const { id, key: first } = await make({});
    const { key: second } = (await rotate(id, "7d")).body;
    let third = "";
    await inForce(
      reading(first),
      async () => {
        third = (await rotate(id, "7d")).body.key;
      },
      { before: 200, after: 401 },
    );
    for (const key of [second, third]) expect([await reading(key)(one), await reading(key)(other)]).toEqual([200, 200]);
    await one.request("DELETE", `/api-keys/${id}`);
    await one.clock.advance(1_000);
    for (const key of [second, third]) expect([await reading(key)(one), await reading(key)(other)]).toEqual([401, 401]);
  });

  it("makes a key that is good in the other process at once, also where it was tried before", async () => {
    const { key } = await make({});
    expect(await reading(key)(other)).toBe(200);
  });
});

/** What the API changes nowhere yet, and an operator may. */
describe("a change in the database", () => {
  const update = (set: string, id: string, table = "api_keys", by = "key_id") =>
    one.fresh.database.query({ text: `update ${table} set ${set} where ${by} = $1`, values: [id] });

  it("of a key's role holds in both within a second, both ways", async () => {
    const { id, key } = await make({});
    const namespace = freshNamespace();
    await inForce(writing(key, namespace), () => update("role = 'read_only'", id), { before: 200, after: 403 });
    await inForce(writing(key, namespace), () => update("role = 'read_write'", id), { before: 403, after: 200 });
  });

  it("of a key's scope holds in both within a second", async () => {
    const { id, key } = await make({ scope: "shop/*" });
    await inForce(writing(key, "shop/a"), () => update("scope = 'stall/*'", id), { before: 200, after: 403 });
    expect([await writing(key, "stall/a")(one), await writing(key, "stall/a")(other)]).toEqual([200, 200]);
  });

  it("that takes a key's admin rights holds in both within a second", async () => {
    const { id, key } = await make({ admin: true });
    const listing: Try = async (service) => (await service.request("GET", "/api-keys", { key })).status;
    await inForce(listing, () => update("admin = false", id), { before: 200, after: 403 });
  });

  it("that deletes a key's row holds in both within a second", async () => {
    const { id, key } = await make({});
    await inForce(
      reading(key),
      () => one.fresh.database.query({ text: "delete from api_keys where key_id = $1", values: [id] }),
      { before: 200, after: 401 },
    );
  });
});
