/**
 * New subscriptions over existing documents. If an index has all documents that may match a filter, only these are read. The result is the
 * same.
 */
import { expect, it, vi } from "vitest";
import type { Filter } from "#generated/types.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { matches } from "#src/queries/filters/match.ts";
import { readStored } from "#src/queries/filters/stored-filter.ts";
import type { Value } from "#src/records/values/value.ts";
import { followHere } from "#test/support/follow-here.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { settled, subscribe, toldOf, unsubscribe, write } from "./world.ts";

const PATIENT = { timeout: 30_000, interval: 25 };
const LONG = "long ".repeat(80);

function attributesOf(n: number): Record<string, Value> {
  return {
    customer: n % 7 === 0 ? null : n % 11 === 0 ? n % 5 : `c-${n % 40}`,
    status: ["open", "closed"][n % 2]!,
    vip: n % 3 === 0,
    note: n % 4 === 0 ? `${LONG}${n % 8}` : "short",
    tags: n % 9 === 0 ? Array.from({ length: 70 }, (_, tag) => `t-${tag}`) : n % 5 === 0 ? [] : [`t-${n % 6}`, n % 6, null],
    other: n % 10,
  };
}

const INDEXED = ["customer", "status", "vip", "note", "tags"];
const at = (name: string) => `attributes.${name}`;
const narrowed: Filter[] = [
  [at("customer"), "Eq", "c-3"],
  [at("customer"), "Eq", 2],
  [at("customer"), "Eq", "nobody"],
  [at("customer"), "In", ["c-1", "c-2", 4]],
  [
    "And",
    [
      [at("status"), "Eq", "open"],
      [at("customer"), "Eq", "c-5"],
      ["Not", [at("vip"), "Eq", true]],
    ],
  ],
  [
    "And",
    [
      [at("other"), "Gte", 5],
      [at("customer"), "In", ["c-8", "c-9"]],
    ],
  ],
  [
    "Or",
    [
      [at("customer"), "Eq", "c-6"],
      [
        "And",
        [
          [at("vip"), "Eq", false],
          [at("customer"), "Eq", "c-7"],
        ],
      ],
    ],
  ],
  [at("note"), "Eq", `${LONG}4`],
  [at("tags"), "Contains", "t-3"],
  [at("tags"), "ContainsAny", ["t-65", null]],
  [at("tags"), "Eq", ["t-1", 1, null]],
  [at("status"), "Eq", "open"],
];
const whole: Filter[] = [
  [at("other"), "Eq", 3],
  [at("customer"), "NotEq", "c-3"],
  [
    "Or",
    [
      [at("customer"), "Eq", "c-6"],
      [at("other"), "Eq", 1],
    ],
  ],
  [at("customer"), "Eq", null],
];

async function entered(service: TestService, subscriptionId: string): Promise<string[]> {
  return (await toldOf(service, subscriptionId)).map(({ type, data }) => `${type} ${data.document_id}`).toSorted();
}

it("reads only what indexes propose, and finds all documents that match", { timeout: 120_000 }, async () => {
  const service = await testService();
  const documents = Array.from({ length: 1_300 }, (_, n) => ({ id: `d-${n}`, attributes: attributesOf(n) }));
  const body = { indexed_attributes: INDEXED.map(at) };
  expect((await service.request("PATCH", "/namespaces/shop%2F*", { body })).status).toBe(200);
  for (const from of [0, 700]) await write(service, "shop/all", { upsert: documents.slice(from, from + 700) });
  const states = async () =>
    (await service.request("GET", "/namespaces/shop%2Fall")).body.indexed_attributes.map(({ state }: { state: string }) => state);
  await vi.waitUntil(
    async () => (await states()).filter((state: string) => state === "ready").length === INDEXED.length,
    PATIENT,
  );
  const found = async (filters: readonly Filter[], prefix: string) => {
    const made = [];
    for (const [n, filter] of filters.entries()) {
      made.push(await subscribe(service, "shop/all", { name: `${prefix}-${n}`, filters: filter, bulk: "deliver" }));
    }
    await settled(service);
    for (const [n, { subscriptionId }] of made.entries()) {
      const condition = readStored(filters[n]!);
      const time = systemClock.now();
      const expected = documents
        .filter((document) => matches(condition, { ...document, created_at: time, updated_at: time, answers: {} }))
        .map(({ id }) => `subscription.entered ${id}`);
      expect(await entered(service, subscriptionId), JSON.stringify(filters[n])).toEqual(expected.toSorted());
    }
  };
  await found(narrowed, "narrowed");
  expect(service.routing.mostNamespaces.has("attributes_read_ids_under")).toBe(true);
  expect(service.routing.mostNamespaces.has("documents_read_fields_after")).toBe(false);
  await found([...whole, ...narrowed], "mixed");
  expect(service.routing.mostNamespaces.has("documents_read_fields_after")).toBe(true);
});

it("one that has ended and comes again keeps no former members", { timeout: 60_000 }, async () => {
  const service = await testService({ role: "api" });
  const { database } = service.fresh;
  const open: Filter = ["attributes.status", "Eq", "open"];
  const above = await subscribe(service, "shop/*", { name: "open", filters: open });
  const some = (status: string) => Array.from({ length: 1_000 }, (_, n) => ({ id: `d-${n}`, attributes: { status } }));
  await write(service, "shop/eu", { upsert: some("open") });
  await write(service, "shop/eu", { upsert: some("open").map(({ id, ...rest }) => ({ id: `more-${id}`, ...rest })) });
  await write(service, "shop/eu", {
    upsert: Array.from({ length: 10 }, (_, n) => ({ id: `z-${n}`, attributes: { status: "open" } })),
  });
  const follow = (turns: number) => followHere(service, "shop/eu", { turns });
  const members = async () =>
    (
      await database.query<{ id: string }>({
        text: "select document_id as id from subscription_members where subscription_id = $1 order by 1",
        values: [above.subscriptionId],
      })
    ).map(({ id }) => id);
  await follow(100);
  expect((await members()).length).toBe(2_010);
  const own = await subscribe(service, "shop/eu", { name: "open", filters: ["attributes.status", "Eq", "other"] });
  // Taken over, and some of the members removed.
  await follow(2);
  const left = await members();
  expect([0, 2_010]).not.toContain(left.length);
  const closed = left.slice(0, 5).map((id) => ({ id, attributes: { status: "closed" } }));
  await write(service, "shop/eu", { upsert: closed, delete: left.slice(5, 900) });
  await write(service, "shop/eu", { delete: left.slice(900) });
  await follow(1);
  await unsubscribe(service, own);
  await follow(100);
  const { body } = await service.request("POST", "/namespaces/shop%2Feu/query", { body: { filters: open, top_k: 1_000 } });
  const after = await members();
  expect(after.length).toBe(2_010 - left.length);
  expect(body.rows.map(({ id }: { id: string }) => id)).toEqual(after.slice(0, 1_000));
  expect((await service.request("GET", "/namespaces/shop%2Feu/subscriptions/open")).body).toMatchObject({ status: "live" });
});
