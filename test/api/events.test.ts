import { beforeAll, describe, expect, it, vi } from "vitest";
import type { EventBody } from "#src/foundation/events/record.ts";
import { numbered, numberOf, record } from "#test/events/feed/recorded.ts";
import { apiOf, invalid, refusal } from "./support/api.ts";

const api = apiOf(["events_get", "events_list"]);

const DAY = 24 * 3_600_000;
const shown = (events: { data: unknown }[]) => events.map(numberOf);
const list = (query: Record<string, string>, key?: string) =>
  api.get(`/events?${new URLSearchParams(query)}`, key === undefined ? {} : { key });
const ids: string[] = [];

let at = 0;
/** Records an event and waits until the feed has it. */
async function add(namespace: string | null, body: EventBody): Promise<string> {
  const { fresh, organizationId, clock } = api.service;
  await clock.advance(1_000);
  const origin = { organizationId, namespaceId: namespace === null ? null : 1_000 + (at % 3), namespace };
  at += 1;
  const before = (await list({ limit: "1000" })).body.last_event_id;
  await record(fresh.database, origin, [body], clock.now());
  return vi.waitUntil(
    async () => {
      const { events } = (await list({ limit: "1000", ...(before ? { after: before } : {}) })).body;
      return events[0]?.id as string | undefined;
    },
    { timeout: 30_000 },
  );
}

const activated: EventBody = {
  type: "judgment.activated",
  data: { namespace: "shop/*", judgment: "urgent", version: 2, previous_version: 1, job_id: null },
};

beforeAll(async () => {
  for (const [n, namespace] of ["shop", "shop/eu", "shopping", "other"].entries())
    ids.push(await add(namespace, numbered(namespace, n)));
  ids.push(await add("shop/*", activated));
  ids.push(await add(null, numbered("nothing", 5)));
});

describe("the feed", () => {
  it("has every event, oldest first, with id, type, time and data", async () => {
    const { status, body } = await list({});
    expect(status).toBe(200);
    expect(body.events.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body.events[0]).toEqual({
      id: ids[0],
      type: "namespace.deleted",
      timestamp: "2030-01-01T00:00:01.000Z",
      data: { namespace: "shop", job_id: `job_${"0".repeat(26)}` },
    });
    expect([body.next_cursor, body.last_event_id]).toEqual([null, ids.at(-1)]);
    expect(ids.toSorted()).toEqual(ids);
  });

  it("is read in pages by the cursor or by the last event's id, and says where it ends", async () => {
    const first = (await list({ limit: "4" })).body;
    expect([first.events.length, first.last_event_id]).toEqual([4, ids[3]]);
    for (const next of [first.next_cursor, first.last_event_id]) {
      const rest = (await list({ limit: "4", cursor: next })).body;
      expect([rest.events.map(({ id }: { id: string }) => id), rest.next_cursor]).toEqual([ids.slice(4), null]);
    }
    expect((await list({ after: ids[5]! })).body).toEqual({ events: [], next_cursor: null, last_event_id: ids[5] });
  });

  it("is filtered by types and patterns, and refuses those that name nothing", async () => {
    expect((await list({ types: "judgment.*" })).body.events).toMatchObject([{ id: ids[4] }]);
    expect((await list({ types: "namespace.deleted,judgment.activated" })).body.events).toHaveLength(6);
    expect((await list({ types: "*" })).body.events).toHaveLength(6);
    expect((await list({ types: "job.*" })).body).toEqual({ events: [], next_cursor: null, last_event_id: ids[5] });
    expect(refusal(await list({ types: "job.*,jobs.completed" }))).toEqual(invalid("query/types/1"));
  });

  it("is filtered by namespace, at a boundary", async () => {
    expect(shown((await list({ namespace_prefix: "shop/eu" })).body.events)).toEqual([1]);
    const under = (await list({ namespace_prefix: "shop/*" })).body.events;
    expect(under.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[1], ids[4]]);
  });

  it("is filtered by time and by subscription", async () => {
    expect(shown((await list({ since: "2030-01-01T00:00:02.000Z", until: "2030-01-01T00:00:04.000Z" })).body.events)).toEqual([
      1, 2,
    ]);
    expect((await list({ subscription: `sub_${"0".repeat(26)}` })).body.events).toEqual([]);
  });

  it("shows a key with a scope what lies inside, and refuses it to ask for more", async () => {
    const key = await api.service.key({ role: "read_only", scope: "shop/*" });
    expect((await list({}, key)).body.events.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[1], ids[4]]);
    expect((await list({ namespace_prefix: "shop/eu" }, key)).body.events).toHaveLength(1);
    expect(refusal(await list({ namespace_prefix: "shop*" }, await api.service.key({ scope: "shop" })))).toEqual({
      status: 403,
      code: "forbidden",
    });
    expect(refusal(await list({ namespace_prefix: "other" }, key))).toEqual({ status: 403, code: "forbidden" });
  });

  it("shows another organization nothing", async () => {
    const { adminKey } = await api.service.organization("scale");
    expect((await list({}, adminKey)).body).toEqual({ events: [], next_cursor: null, last_event_id: null });
    expect(refusal(await api.get(`/events/${ids[0]}`, { key: adminKey }))).toEqual({ status: 404, code: "not_found" });
  });

  it("refuses after together with a cursor, and cursors that it did not give", async () => {
    expect(refusal(await list({ after: ids[0]!, cursor: ids[1]! }))).toEqual(invalid("query/cursor"));
    expect(refusal(await list({ cursor: "bm9uc2Vuc2U" }))).toEqual(invalid("query/cursor"));
    expect(refusal(await list({ after: "evt_1" }))).toEqual(invalid("query/after"));
  });
});

describe("an event", () => {
  it("is read by its id, within the key's scope", async () => {
    expect((await api.get(`/events/${ids[2]}`)).body).toMatchObject({ id: ids[2], data: { namespace: "shopping" } });
    const key = await api.service.key({ role: "read_only", scope: "shop/*" });
    expect((await api.get(`/events/${ids[1]}`, { key })).status).toBe(200);
    for (const id of [ids[2], ids[5], `evt_${"0".repeat(26)}`]) {
      expect(refusal(await api.get(`/events/${id}`, { key }))).toEqual({ status: 404, code: "not_found" });
    }
    expect(refusal(await api.get("/events/evt_1"))).toEqual(invalid("path/id"));
  });
});

describe("after 30 days", () => {
  it("an event has left the feed, and a follower that may have missed it is told so", async () => {
    await api.service.clock.advance(30 * DAY - 3_500);
    const left = (await list({})).body.events.map(({ id }: { id: string }) => id);
    expect(left).toEqual(ids.slice(2));
    expect(refusal(await api.get(`/events/${ids[1]}`))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await list({ after: ids[0]! }))).toEqual(invalid("query/after"));
    expect(refusal(await list({ cursor: ids[0]! }))).toEqual(invalid("query/cursor"));
    // The one after which nothing has gone is as good as ever.
    expect((await list({ after: ids[1]! })).body.events).toHaveLength(4);
  });

  it("its row goes too, and what followers are told stays the same", async () => {
    const rows = async () => {
      const [row] = await api.service.fresh.database.query<{ rows: number }>({ text: "select count(*) as rows from events" });
      return row!.rows;
    };
    await api.service.clock.advance(2 * DAY);
    await vi.waitUntil(async () => (await rows()) === 0, { timeout: 30_000 });
    expect(refusal(await list({ after: ids[4]! }))).toEqual(invalid("query/after"));
    expect((await list({ after: ids[5]! })).body).toEqual({ events: [], next_cursor: null, last_event_id: ids[5] });
  });
});
