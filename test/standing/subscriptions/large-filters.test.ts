/** Subscriptions whose filters are large: an owner has a bounded amount of them, and a process reads and keeps a bounded amount. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Session, Statement } from "#src/foundation/db/session.ts";
import { ApplicableSubscriptions } from "#src/standing/subscriptions/applicable.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { subscribe, unsubscribe } from "./world.ts";

let service: TestService;
let organizationId: string;
beforeAll(async () => {
  service = await testService({ role: "api" }, true);
  const [row] = await service.fresh.database.query<{ id: string }>({
    text: "select organization_id as id from organizations",
    values: [],
  });
  organizationId = row!.id;
});
afterAll(() => service.stop());

/** A subscription whose filter takes about this many bytes, as it is stored. */
async function stored(
  owner: string,
  n: number,
  { bytes, epoch, deleted = false }: { bytes: number; epoch: number; deleted?: boolean },
) {
  const filters = deleted ? [] : ["attributes.kind", "Eq", "x".repeat(bytes)];
  await service.fresh.database.query({
    text: `insert into subscriptions (subscription_id, organization_id, owner, name, filters, events, include, bulk, created_at, created_epoch, epoch, deleted)
           values ($1, $2, $3, $4, $5::jsonb, '{entered}', '{}', 'summary', now(), $6, $6, $7)`,
    values: [`sub_${owner}_${n}`, organizationId, owner, `n-${n}`, JSON.stringify(filters), epoch, deleted],
  });
}

const MB = 2 ** 20;

it("an owner's filters have at most 32 MB together, and those of other owners do not count", async () => {
  const post = (owner: string, name: string) =>
    service.request("POST", `/namespaces/${encodeURIComponent(owner)}/subscriptions`, {
      body: { name, filters: ["attributes.kind", "In", Array.from({ length: 600 }, (_, at) => `${at} ${"y".repeat(990)}`)] },
    });
  const first = await subscribe(service, "full", { name: "first", filters: ["attributes.kind", "Eq", "x"] });
  for (let n = 0; n < 31; n++) await stored("full", n, { bytes: MB, epoch: n + 1 });
  expect((await post("full", "fits")).status).toBe(201);
  const { status, body } = await post("full", "one-more");
  expect([status, body.error.code]).toEqual([400, "invalid_request"]);
  expect(body.error.details.issues).toEqual([
    { path: "/filters", message: expect.stringContaining('"full" exceed 32 MB of JSON') },
  ]);
  expect((await post("full/*", "above")).status).toBe(201);
  await subscribe(service, "full", { name: "small", filters: ["attributes.kind", "Eq", "x"] });
  // Those that are there can still be changed and ended, and what ends makes room.
  const change = { body: { bulk: "deliver" } };
  expect((await service.request("PATCH", "/namespaces/full/subscriptions/first", change)).status).toBe(200);
  await unsubscribe(service, first);
  expect((await post("full", "one-more")).status).toBe(400);
  expect((await service.request("DELETE", "/namespaces/full/subscriptions/fits")).status).toBe(204);
  expect((await post("full", "one-more")).status).toBe(201);
});

describe("reading", () => {
  const owners = ["many/a", "many/*"];

  it("takes all changes, few bytes at a time", async () => {
    for (const [at, owner] of owners.entries()) {
      // Small and large ones by turns, some with one epoch, and more than a page of small ones.
      for (let n = 0; n < 100; n++)
        await stored(owner, n, {
          bytes: n % 40 < 30 ? 10 : 3_000,
          epoch: 10 + Math.floor((2 * n + at) / 6),
          deleted: n % 9 === 4,
        });
    }
    const read: number[] = [];
    const session = {
      query: async (statement: Statement) => {
        const rows = await service.fresh.database.query<{ filters: unknown }>(statement);
        read.push(rows.reduce((sum, { filters }) => sum + JSON.stringify(filters).length, 0));
        return rows;
      },
    } as unknown as Session;
    const subscriptions = new ApplicableSubscriptions(10_000);
    const applied = await subscriptions.at(session, organizationId, "many/a", { epoch: 50, sweptEpoch: 0 });
    const living = Array.from({ length: 100 }, (_, n) => n).filter((n) => n % 9 !== 4);
    const ids = owners.flatMap((owner) => living.map((n) => `sub_${owner}_${n}`));
    const found = [...ids].filter((id) => applied.get(id) ?? applied.hidden(id));
    expect(found).toEqual(ids);
    expect(Math.max(...read)).toBeLessThan(10_000 + 3_100);
    expect(applied.isAsOf(50)).toBe(true);
    // Afterwards only what is new is read.
    read.length = 0;
    await stored("many/*", 100, { bytes: 10, epoch: 51 });
    const later = await subscriptions.at(session, organizationId, "many/a", { epoch: 51, sweptEpoch: 0 });
    expect(later.named("n-100")).toBeDefined();
    expect(read).toEqual([JSON.stringify(["attributes.kind", "Eq", "x".repeat(10)]).length]);
  });

  it("keeps owners by the size of their filters", async () => {
    const read: string[] = [];
    const session = {
      query: async ({ values }: { values: [string, string] }) => {
        read.push(values[1]);
        const row = { subscriptionId: "sub_1", name: "n", filters: ["attributes.a", "Eq", 1], include: {}, events: [], epoch: 1 };
        // What the database says of the filter: with its index it takes a fifth of a GB.
        return [{ ...row, owner: values[1].replace(/[{}"]/g, ""), filterBytes: 10 * MB, found: 1 }];
      },
    } as unknown as Session;
    const subscriptions = new ApplicableSubscriptions();
    for (const name of ["a", "b", "c", "d", "a"]) await subscriptions.at(session, "org_1", name, { epoch: 1, sweptEpoch: 0 });
    expect(read).toHaveLength(5);
  });
});
