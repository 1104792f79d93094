/** The feed followed over open requests: server-sent events, read by a client of another house, and long polls. */
import { Agent, EventSource } from "undici";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Feed } from "#src/events/feed/feed.ts";
import { freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { numbered, numberOf, record } from "./recorded.ts";

let service: TestService;
let beside: TestService;
beforeAll(async () => {
  service = await testService({}, true);
  beside = await service.beside();
});
afterAll(() => service.stop());

const PATIENT = { timeout: 30_000, interval: 20 };
const until = <T>(look: () => Promise<T> | T) => vi.waitUntil(look, PATIENT);

/** Records events about a namespace, in order. */
async function happen(namespace: string, ...numbers: number[]): Promise<void> {
  const { fresh, organizationId, clock } = service;
  const origin = { organizationId, namespaceId: 1, namespace };
  await record(
    fresh.database,
    origin,
    numbers.map((number) => numbered(namespace, number)),
    clock.now(),
  );
}

interface Refusal {
  error: { code: string; details: { issues: { path: string }[] } };
}

interface Followed {
  source: EventSource;
  numbers: number[];
  ids: string[];
  errors: number;
}

const open: EventSource[] = [];
afterAll(() => {
  for (const source of open) source.close();
});

/** An EventSource cannot send a key, so its requests get one on their way. */
function follow(query: string, { key = service.adminKey, of = service, lastEventId = "" } = {}): Followed {
  const dispatcher = new Agent().compose((dispatch) => (options, handler) => {
    const given = { authorization: `Bearer ${key}`, ...(lastEventId ? { "last-event-id": lastEventId } : {}) };
    const headers = new Headers(options.headers as Record<string, string>);
    for (const [name, value] of Object.entries(given)) if (!headers.has(name)) headers.set(name, value);
    return dispatch({ ...options, headers: Object.fromEntries(headers) }, handler);
  });
  const source = new EventSource(`${of.baseUrl}/events?${query}`, { node: { dispatcher, reconnectionTime: 10 } } as never);
  open.push(source);
  const followed: Followed = { source, numbers: [], ids: [], errors: 0 };
  source.onmessage = ({ data, lastEventId: id }: { data: string; lastEventId: string }) => {
    const event = JSON.parse(data);
    expect(event.id).toBe(id);
    followed.numbers.push(numberOf(event));
    followed.ids.push(id);
  };
  source.onerror = () => {
    followed.errors += 1;
  };
  return followed;
}

/** The head and the first bytes of a stream. */
async function head(path: string, headers: Record<string, string> = {}) {
  const gone = new AbortController();
  const all = { authorization: `Bearer ${service.adminKey}`, accept: "text/event-stream", ...headers };
  const response = await fetch(`${service.baseUrl}${path}`, { headers: all, signal: gone.signal });
  return { response, close: () => gone.abort() };
}

describe("a stream of events", () => {
  it("sends what there is and what comes, from whichever process", async () => {
    await happen("s1/a", 1, 2);
    const followed = follow("namespace_prefix=s1/*");
    await until(() => followed.numbers.length === 2);
    await happen("s1/b", 3);
    await happen("other", 99);
    await happen("s1/a", 4);
    await until(() => followed.numbers.length === 4);
    expect(followed.numbers).toEqual([1, 2, 3, 4]);
    const elsewhere = follow("namespace_prefix=s1/*", { of: beside, lastEventId: followed.ids[1]! });
    await until(() => elsewhere.numbers.length === 2);
    expect(elsewhere.ids).toEqual(followed.ids.slice(2));
  });

  it("goes on after the last event that a client has seen when it connects again, with nothing missed and nothing twice", async () => {
    const process = await service.beside();
    const followed = follow("types=namespace.*&namespace_prefix=s2/*", { of: process });
    const numbers = Array.from({ length: 80 }, (_, n) => n);
    for (const number of numbers.slice(0, 50)) await happen("s2/a", number);
    await until(() => followed.numbers.length > 5);
    // Its process stops, and the client goes on at another one: the address is the same where a balancer is in front.
    await process.stop();
    await until(() => followed.errors > 0);
    followed.source.close();
    const again = follow("types=namespace.*&namespace_prefix=s2/*", { lastEventId: followed.ids.at(-1)! });
    for (const number of numbers.slice(50)) await happen("s2/a", number);
    await until(() => followed.numbers.length + again.numbers.length >= numbers.length);
    expect([...followed.numbers, ...again.numbers]).toEqual(numbers);
  });

  it("is a client's own again after it was broken off", async () => {
    const { response, close } = await head("/events?namespace_prefix=s3/*");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("x-request-id")).toBeTruthy();
    close();
  });

  it("sends a comment where nothing comes, and how far it has looked", async () => {
    const { response, close } = await head("/events?namespace_prefix=s4/*");
    await happen("not-s4", 1);
    const text: string[] = [];
    const reading = (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text.push(chunk);
    })().catch(() => undefined);
    await until(async () => {
      await service.clock.advance(15_000);
      return /: heartbeat\nid: evt_[0-9a-z]{26}\n\n/.test(text.join(""));
    });
    expect(text.join("")).not.toContain("data:");
    close();
    await reading;
  });

  it("shows a key what its scope covers, and ends with the key", async () => {
    const made = await service.request("POST", "/api-keys", { body: { name: "short", role: "read_only", scope: "s5/in/*" } });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id, key } = made.body;
    const followed = follow("", { key });
    await happen("s5/out", 1);
    await happen("s5/in/a", 2);
    await until(() => followed.numbers.length === 1);
    expect(followed.numbers).toEqual([2]);
    const refused = await head("/events?namespace_prefix=s5/out", { authorization: `Bearer ${key}` });
    expect(refused.response.status).toBe(403);
    refused.close();
    expect((await service.request("DELETE", `/api-keys/${id}`)).status).toBeLessThan(300);
    await until(() => followed.errors > 0 && followed.source.readyState === EventSource.CLOSED);
    await happen("s5/in/a", 3);
    expect(followed.numbers).toEqual([2]);
  });

  it("is refused where what is asked for is wrong, before it begins, and beyond ten of a key", async () => {
    for (const [path, headers, issue] of [
      ["/events?types=nothing", {}, "query/types/0"],
      ["/events", { "last-event-id": "tomorrow" }, "header/Last-Event-ID"],
      ["/events?after=evt_00000000000000000000000000", {}, null],
    ] as const) {
      const { response, close } = await head(path, headers);
      if (issue)
        expect([response.status, ((await response.json()) as Refusal).error.details.issues[0]!.path]).toEqual([400, issue]);
      close();
    }
    const key = await service.key({ scope: "s6/*" });
    const authorization = `Bearer ${key}`;
    const taken = await Promise.all(Array.from({ length: 10 }, () => head("/events", { authorization })));
    expect(taken.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
    const more = await head("/events", { authorization });
    expect([more.response.status, ((await more.response.json()) as Refusal).error.code]).toEqual([429, "rate_limited"]);
    // One that has ended leaves its place.
    taken[0]!.close();
    await until(async () => {
      const { response, close } = await head("/events", { authorization });
      if (response.status !== 200) return false;
      close();
      return true;
    });
    for (const { close } of taken) close();
  });
});

describe("a long poll", () => {
  const poll = (query: object, of = service) =>
    of.request("GET", `/events?${new URLSearchParams({ wait_ms: "30000", ...query } as Record<string, string>)}`);

  it("answers with the first events that fit, whichever process brings them", async () => {
    await happen("p1/a", 1);
    const { body: first } = await poll({ namespace_prefix: "p1/*" });
    expect(first.events.map(numberOf)).toEqual([1]);
    const waiting = [service, beside].map((of) => poll({ namespace_prefix: "p1/*", after: first.last_event_id }, of));
    await happen("p2/a", 2);
    await happen("p1/b", 3);
    for (const { status, body } of await Promise.all(waiting)) {
      expect([status, body.events.map(numberOf)]).toEqual([200, [3]]);
    }
  });

  it("answers without events when its time is over, saying how far it has looked", async () => {
    await happen("p3/a", 1);
    const { body: first } = await poll({ namespace_prefix: "p3/*" });
    let answered = false;
    const waiting = poll({ namespace_prefix: "p3/*", after: first.last_event_id }).finally(() => {
      answered = true;
    });
    await happen("not-p3", 2);
    await until(async () => {
      await service.clock.advance(10_000);
      return answered;
    });
    const { status, body } = await waiting;
    expect([status, body.events, body.next_cursor]).toEqual([200, [], null]);
    expect(body.last_event_id >= first.last_event_id).toBe(true);
    expect((await poll({ wait_ms: "30001" })).status).toBe(400);
  });
});

describe("a key that is restricted", () => {
  /** The ids of events outside of its scope, which it must not learn. */
  const hidden = async (namespace: string): Promise<string[]> => {
    const { body } = await service.request("GET", `/events?namespace_prefix=${namespace}`);
    return body.events.map(({ id }: { id: string }) => id);
  };

  it("is told how far a long poll has looked without the id of an event that it may not see", async () => {
    const root = freshNamespace();
    await happen(`${root}/in`, 1);
    const { fresh, organizationId, clock } = service;
    const feed = new Feed(fresh.database, clock);
    const asked = { organizationId, scope: `${root}/in`, admin: false, keyId: "one" };
    const first = await feed.list(asked, { limit: 100 }, 30_000);
    await happen(`${root}/out`, 2);
    const [id] = await until(async () => ((await hidden(`${root}/out`)).length === 1 ? hidden(`${root}/out`) : undefined));
    const waits = vi.spyOn(feed.watch, "changed");
    const waiting = feed.list(asked, { after: first.last_event_id!, limit: 100 }, 30_000);
    await until(() => waits.mock.calls.length === 1);
    await clock.advance(30_000);
    const { events, last_event_id } = await waiting;
    expect(last_event_id).not.toBe(id);
    expect([events, last_event_id]).toEqual([[], first.last_event_id]);
  });

  it("is told the same by a stream's comments", async () => {
    const root = freshNamespace();
    const key = await service.key({ scope: `${root}/in` });
    const { response, close } = await head("/events", { authorization: `Bearer ${key}` });
    const text: string[] = [];
    const reading = (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text.push(chunk);
    })().catch(() => undefined);
    await until(() => text.join("").includes("retry:"));
    await happen(`${root}/out`, 1);
    await until(async () => (await hidden(`${root}/out`)).length === 1);
    for (const beats of [1, 2, 3]) {
      await service.clock.advance(15_000);
      await until(() => text.join("").split(": heartbeat").length === beats + 1);
    }
    for (const id of await hidden(`${root}/out`)) expect(text.join("")).not.toContain(id);
    close();
    await reading;
  });
});

it("a page is found through an index, however many events there are that do not fit", async () => {
  const { fresh, organizationId } = service;
  const { last } = (
    await fresh.database.query<{ last: string }>({
      text: "select last_event_id as last from feeds where organization_id = $1",
      values: [organizationId],
    })
  )[0]!;
  // Behind the last event, whatever its random part is.
  const prefix = `${last.slice(0, 14)}zzzzzz`;
  await fresh.database.query({
    text: `
      insert into events (organization_id, event_id, namespace, type, recorded_at, data)
      select $1, $2 || lpad(n::text, 10, '0'), namespace, type, $3,
             case type when 'namespace.deleted' then jsonb_build_object('namespace', namespace, 'job_id', 'job_' || lpad(n::text, 26, '0'))
             else jsonb_build_object('namespace', namespace, 'judgment', 'j', 'version', n, 'previous_version', null, 'job_id', null) end
      from (
        select n, case when n % 10000 = 0 then 'rare/one/x' when n % 10000 = 1 then 'rare/two' else 'busy/' || n % 7 end as namespace,
               case when n % 10000 = 2 then 'judgment.activated' else 'namespace.deleted' end as type
        from generate_series(1, 30000) n
      ) made`,
    values: [organizationId, prefix, service.clock.now()],
  });
  const numbers = async (query: Record<string, string>) => {
    const { body } = await service.request("GET", `/events?${new URLSearchParams({ after: last, ...query })}`);
    return [body.events?.map((event: { data: { version?: number } }) => event.data.version ?? numberOf(event)), body.next_cursor];
  };
  expect(await numbers({ namespace_prefix: "rare/one/x" })).toEqual([[10_000, 20_000, 30_000], null]);
  expect(await numbers({ namespace_prefix: "rare/one/*" })).toEqual([[10_000, 20_000, 30_000], null]);
  expect(await numbers({ namespace_prefix: "rare/*" })).toEqual([[1, 10_000, 10_001, 20_000, 20_001, 30_000], null]);
  expect(await numbers({ types: "judgment.activated" })).toEqual([[2, 10_002, 20_002], null]);
  expect(await numbers({ types: "judgment.activated,job.*" })).toEqual([[2, 10_002, 20_002], null]);
  expect(await numbers({ types: "judgment.activated", namespace_prefix: "busy/2" })).toEqual([[2], null]);
  const [first, cursor] = await numbers({ types: "namespace.*", limit: "3" });
  expect(first).toEqual([1, 3, 4]);
  expect(cursor).toEqual(expect.any(String));
});
