/** Filters whose few events lie among many others: each page is found in one request. */
import { Agent, EventSource } from "undici";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Feed, type FeedPage } from "#src/events/feed/feed.ts";
import { firstEventId } from "#src/foundation/events/event-id.ts";
import type { EventBody } from "#src/foundation/events/record.ts";
import { freshDatabase } from "#test/support/database.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { numbered, record } from "./recorded.ts";

const EVENTS = 40_000;
const [SOLD, RARE] = [`sub_${"0".repeat(25)}1`, `sub_${"0".repeat(25)}2`];

interface Made {
  namespace: string;
  type: "namespace.deleted" | "judgment.activated" | "subscription.synced";
  subscription: string | null;
}

/** Four namespaces take turns. What a test asks for begins late, behind 6,000 others of each. */
function made(n: number): Made {
  const late = n > 24_000 ? n % 4_000 : -1;
  const plain = (namespace: string): Made => ({ namespace, type: "namespace.deleted", subscription: null });
  switch (n % 4) {
    case 0:
      if (late === 0) return { ...plain("busy/one"), type: "judgment.activated" };
      if (late === 4) return { ...plain("busy/one"), type: "subscription.synced", subscription: SOLD };
      return plain("busy/one");
    case 1:
      return plain(late === 1 ? "a/b/c/x" : late === 5 ? "a/b/c/y/z" : late === 9 ? "a/b/c" : `a/b/d/${n % 50}`);
    case 2:
      return { namespace: `sold/${n % 3}`, type: "subscription.synced", subscription: late === 2 ? RARE : SOLD };
    default:
      return plain(late % 20 === 3 ? `wide/t/c/${n}` : "wide/t/d");
  }
}

function dataOf({ namespace, type, subscription }: Made): unknown {
  if (type === "namespace.deleted") return numbered(namespace, 1).data;
  if (type === "judgment.activated") return activated(namespace);
  return synced(namespace, subscription!).data;
}

function synced(namespace: string, subscription: string): EventBody {
  const counts = { sequence: 1, members: 1, entered: 1, exited: 0 };
  return { type: "subscription.synced", data: { subscription, subscription_name: "s", namespace, cause: "sync", ...counts } };
}

let service: TestService;
let all: (Made & { id: string })[];
beforeAll(async () => {
  service = await testService({}, true);
  const { fresh, organizationId, clock } = service;
  // All of one millisecond, so that the time in an id says nothing about a place among them.
  const prefix = firstEventId(new Date(clock.now().getTime() - 60_000)).slice(0, -10);
  all = Array.from({ length: EVENTS }, (_, n) => ({ ...made(n + 1), id: `${prefix}${String(n + 1).padStart(10, "0")}` }));
  const rows = all.map((event) => ({ ...event, data: dataOf(event) }));
  await fresh.database.query({
    text: `
      insert into events (organization_id, event_id, namespace, type, subscription_id, recorded_at, data)
      select $1, e.id, e.namespace, e.type, e.subscription, $2, e.data
      from jsonb_to_recordset($3) as e(id text, namespace text, type text, subscription text, data jsonb)`,
    values: [organizationId, clock.now(), JSON.stringify(rows)],
  });
});
afterAll(() => service.stop());

const under = (...names: string[]) => {
  return ({ namespace }: Made) => names.some((name) => namespace === name || namespace.startsWith(`${name}/`));
};

const filters: [string, Record<string, string>, (event: Made) => boolean][] = [
  [
    "a rare type in a busy namespace",
    { types: "judgment.activated", namespace_prefix: "busy/one" },
    ({ type }) => type === "judgment.activated",
  ],
  [
    "a rare type under a busy prefix, among types that have no events",
    { types: "judgment.activated,job.*", namespace_prefix: "busy/*" },
    ({ type }) => type === "judgment.activated",
  ],
  [
    "a type that is rare in a busy namespace and frequent elsewhere",
    { types: "subscription.synced", namespace_prefix: "busy/one" },
    ({ type, namespace }) => type === "subscription.synced" && namespace === "busy/one",
  ],
  ["a deep prefix with few names", { namespace_prefix: "a/b/c/*" }, under("a/b/c")],
  ["a deep prefix with few names and a frequent type", { namespace_prefix: "a/b/c/*", types: "namespace.*" }, under("a/b/c")],
  ["a deep prefix with many names", { namespace_prefix: "wide/t/c/*", limit: "9" }, under("wide/t/c")],
  ["a subscription with few events", { subscription: RARE }, ({ subscription }) => subscription === RARE],
  [
    "a subscription with few events of a frequent type",
    { subscription: RARE, types: "subscription.*" },
    ({ subscription }) => subscription === RARE,
  ],
  [
    "a subscription with many events, in a namespace with few of them",
    { subscription: SOLD, namespace_prefix: "busy/*" },
    ({ subscription, namespace }) => subscription === SOLD && namespace === "busy/one",
  ],
];

describe.each(filters)("%s", (_, query, fits) => {
  const expected = () => all.filter(fits).map(({ id }) => id);

  it("is one page", async () => {
    expect(expected().length).toBeGreaterThan(3);
    const { status, body } = await list({ ...query, limit: "1000" });
    expect([status, body.events.map(({ id }: { id: string }) => id), body.next_cursor]).toEqual([200, expected(), null]);
  });

  it("is full pages, together with every event once", async () => {
    const limit = Number(query.limit ?? 3);
    const pages: string[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { body } = await list({ ...query, limit: String(limit), ...(cursor ? { cursor } : {}) });
      pages.push(body.events.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor;
    }
    expect(pages.flat()).toEqual(expected());
    expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
  });

  it("is the same for a key with a scope, and in parts where looking takes long", async () => {
    const { fresh, organizationId, clock } = service;
    // Each look takes longer than a page may.
    let looks = 0;
    const slow = { ...clock, now: () => new Date(clock.now().getTime() + 2_000 * looks++) };
    const { types, namespace_prefix, subscription } = query;
    const scope = namespace_prefix ?? null;
    for (const feed of [new Feed(fresh.database, clock), new Feed(fresh.database, slow)]) {
      const page = { types: types?.split(","), subscription, limit: 1_000 };
      const asked = { organizationId, scope, admin: false, keyId: "one" };
      const ids: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const view = await feed.list(asked, { ...page, cursor } as FeedPage);
        ids.push(...view.events.map(({ id }) => id));
        cursor = view.next_cursor;
      }
      expect(ids).toEqual(expected());
    }
  });
});

it("a page ends when its time is over, and says how far it looked", async () => {
  const { fresh, organizationId, clock } = service;
  let looks = 0;
  const slow = { ...clock, now: () => new Date(clock.now().getTime() + 500 * looks++) };
  const [, query, fits] = filters[2]!;
  const page = { types: [query.types!], namespace_prefix: query.namespace_prefix, limit: 1 };
  const first = await new Feed(fresh.database, slow).look({ organizationId, scope: null, admin: false }, page);
  expect([first.events, first.more]).toEqual([[], true]);
  expect(first.place! > all[0]!.id && first.place! < all.find(fits)!.id).toBe(true);
});

it("a page that looked up to the feed's last event says so", async () => {
  const { database } = await freshDatabase();
  const { organizationId, clock } = service;
  const ids = all.slice(0, 3).map(({ id }) => id);
  const at = clock.now();
  await database.query({
    text: `
      insert into events (organization_id, event_id, namespace, type, recorded_at, data)
      select $1, id, 'one', 'namespace.deleted', case n when 1 then $3 else $4 end::timestamptz, '{}'
      from unnest($2::text[]) with ordinality as e(id, n)`,
    values: [organizationId, ids, at, new Date(at.getTime() + 60_000)],
  });
  const until = new Date(at.getTime() + 1_000).toISOString();
  const asked = { organizationId, scope: null, admin: false };
  const { events, more, place } = await new Feed(database, clock).look(asked, { until, limit: 2 });
  expect([events.map(({ id }) => id), more, place]).toEqual([[ids[0]], false, ids[2]]);
});

describe.each(
  (
    [
      [filters[0]!, "busy/one", { type: "judgment.activated", data: activated("busy/one") }],
      [filters[2]!, "busy/one", synced("busy/one", SOLD)],
      [filters[3]!, "a/b/c/new", numbered("a/b/c/new", 7)],
      [filters[6]!, "sold/1", synced("sold/1", RARE)],
    ] as [(typeof filters)[number], string, EventBody][]
  ).map(([[title, ...filter], ...rest]) => [title, filter, ...rest] as const),
)("%s, followed,", (_, [query, fits], namespace, body) => {
  const expected = () => all.filter(fits).map(({ id }) => id);
  const happens = async () => {
    const { fresh, organizationId, clock } = service;
    await record(fresh.database, { organizationId, namespaceId: 1, namespace: "else" }, [numbered("else", 1)], clock.now());
    await record(fresh.database, { organizationId, namespaceId: 2, namespace }, [body], clock.now());
  };

  it("comes with a long poll: at once what there is, and then what comes", async () => {
    const { body: first } = await list({ ...query, wait_ms: "30000", limit: String(expected().length) });
    expect(first.events.map(({ id }: { id: string }) => id)).toEqual(expected());
    const { body: present } = await list({ ...query, after: first.last_event_id });
    const waiting = list({ ...query, wait_ms: "30000", after: present.last_event_id });
    await happens();
    const { body: next } = await waiting;
    expect(next.events).toMatchObject([{ type: body.type, data: body.data }]);
    expect(next.next_cursor).toBeNull();
  });

  it("comes with a stream", async () => {
    const authorization = `Bearer ${service.adminKey}`;
    const dispatcher = new Agent().compose((dispatch) => (options, handler) => {
      return dispatch({ ...options, headers: { ...(options.headers as Record<string, string>), authorization } }, handler);
    });
    const { body: present } = await list({ ...query, limit: "1000" });
    const told: string[] = [];
    const source = new EventSource(`${service.baseUrl}/events?${new URLSearchParams(query)}`, { node: { dispatcher } } as never);
    try {
      source.onmessage = ({ lastEventId }: { lastEventId: string }) => told.push(lastEventId);
      await vi.waitUntil(() => told.length >= present.events.length, { timeout: 30_000, interval: 20 });
      await happens();
      await vi.waitUntil(() => told.length > present.events.length, { timeout: 30_000, interval: 20 });
    } finally {
      source.close();
    }
    const { body: after } = await list({ ...query, limit: "1000" });
    expect(told).toEqual(after.events.map(({ id }: { id: string }) => id));
    expect(after.events.length).toBe(present.events.length + 1);
  });
});

function activated(namespace: string) {
  return { namespace, judgment: "j", version: 1, previous_version: null, job_id: null };
}

function list(query: Record<string, string>) {
  return service.request("GET", `/events?${new URLSearchParams(query)}`);
}
