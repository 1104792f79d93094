/** Commits that nobody needs are deleted. Whoever may need one keeps it. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { endedUpTo, KEPT, sweepCommits, sweepNamespace } from "#src/standing/retention/commits.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";

const DAY_MS = 24 * 3_600_000;
const NEVER = new AbortController().signal;

let service: TestService;
let place: string;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};

/** One write of one document, which is one commit. */
const write = (id: string, n = 0) => request("POST", at(place), { upsert: [{ id, attributes: { n }, state: { n } }] });

const database = () => service.fresh.database;

async function namespaceId(): Promise<number> {
  const [row] = await database().query<{ id: number }>({
    text: "select namespace_id as id from namespace_names where name = $1",
    values: [place],
  });
  return row!.id;
}

async function commits(): Promise<number[]> {
  const rows = await database().query<{ sequence: number }>({
    text: "select sequence from commits where namespace_id = $1 order by sequence",
    values: [await namespaceId()],
  });
  return rows.map(({ sequence }) => sequence);
}

/** Everything that nobody needs any more, whatever its age. */
async function sweep(newest = 1): Promise<void> {
  await sweepNamespace(database(), await namespaceId(), { before: new Date(8.64e15), newest }, NEVER);
}

const passed = async (reader: string) => {
  const [row] = await database().query<{ position: number }>({
    text: "select position from positions where namespace_id = $1 and reader = $2",
    values: [await namespaceId(), reader],
  });
  return row?.position ?? 0;
};

/** Waits until a consumer has seen the last commit. */
const reached = async (reader: string) => {
  const last = (await commits()).at(-1);
  await expect.poll(() => passed(reader)).toBe(last);
};

it("deletes old commits by a daily pass, and keeps a thousand of the newest and those of the last forty days", async () => {
  expect(KEPT).toEqual({ ms: 40 * DAY_MS, newest: 1_000 });
  for (const id of ["a", "b", "c"]) await write(id);
  await reached("judging");
  const old = await commits();
  await service.clock.advance(41 * DAY_MS);
  // The pass of this day is over, and has left them: they are among the newest.
  const due = async () => {
    const [row] = await database().query<{ at: Date }>({ text: "select due_at as at from wakeups where kind = 'commits'" });
    return row?.at.getTime() ?? 0;
  };
  await expect.poll(due).toBeGreaterThan(service.clock.now().getTime());
  expect(await commits()).toEqual(old);
  // A thousand commits later.
  await database().query({
    text: "update namespaces set sequence = sequence + 1000 where namespace_id = $1",
    values: [await namespaceId()],
  });
  await write("d");
  await reached("judging");
  await service.clock.advance(DAY_MS);
  await expect.poll(commits).toEqual([old.at(-1)! + 1_001]);
  expect(await endedUpTo(database(), await namespaceId())).toBe(old.at(-1));
  expect((await request("POST", at(place, "query"), { filters: ["id", "Glob", "*"] })).rows).toHaveLength(4);
});

it("looks at the oldest commits only, and deletes a long past in pieces", async () => {
  await write("a");
  const id = await namespaceId();
  await database().query({
    text: `
      insert into commits (namespace_id, sequence, kind, at, document_ids)
      select $1, n, 'documents', $2::timestamptz + n * interval '1 second', array['a'] from generate_series(10, 3509) as g(n)`,
    values: [id, service.clock.now()],
  });
  await database().query({ text: "update namespaces set sequence = 3509 where namespace_id = $1", values: [id] });
  await write("b");
  await reached("judging");
  const before = new Date(service.clock.now().getTime() + 2_500_000);
  await sweepNamespace(database(), id, { before, newest: 1 }, NEVER);
  expect((await commits())[0]).toBe(2_500);
});

it("keeps what catch-up has not judged", async () => {
  const alone = await testService({ role: "api" }, true);
  try {
    const ask = async (body: object) => expect((await alone.request("POST", at(place), { body })).status).toBe(200);
    for (const id of ["a", "b", "c"]) await ask({ upsert: [{ id }] });
    const db = alone.fresh.database;
    const count = async () => (await db.query({ text: "select 1 from commits" })).length;
    const later = { ...alone.clock, now: () => new Date(alone.clock.now().getTime() + 400 * DAY_MS) };
    await sweepCommits({ db, clock: later }, NEVER, { ms: 0, newest: 1 });
    expect(await count()).toBe(3);
  } finally {
    await alone.stop();
  }
});

/** Takes a consumer's work, so that no worker does it. */
async function heldBack(kind: string): Promise<void> {
  const taken = async () => {
    const rows = await database().query({
      text: `
        insert into wakeups (kind, namespace_id, due_at, lease_owner) values ($1, $2, 'infinity', 'a test')
        on conflict (kind, namespace_id) do update set due_at = excluded.due_at, lease_owner = excluded.lease_owner
        where wakeups.lease_owner is null returning 1`,
      values: [kind, await namespaceId()],
    });
    return rows.length;
  };
  await expect.poll(taken).toBe(1);
}

it.each([
  ["subscriptions", { name: "s", filters: ["attributes.n", "Gte", 0] }],
  ["groups", { name: "g", key: "attributes.n", aggregate: { count: true } }],
])("keeps what the consumer of %s has not seen", async (kind, definition) => {
  await write("a");
  await request("POST", at(place, kind), definition);
  await write("b", 1);
  await reached(kind);
  const behind = (await commits()).at(-2)!;
  await write("c", 2);
  await Promise.all([reached(kind), reached("judging")]);
  const put = async (position: number) => {
    const text = "update positions set position = $3 where namespace_id = $1 and reader = $2";
    await database().query({ text, values: [await namespaceId(), kind, position] });
  };
  const there = await passed(kind);
  // A worker that looks once more would find the consumer behind, and move it on.
  await heldBack(kind);
  await put(behind);
  await sweep();
  expect((await commits())[0]).toBeGreaterThan(behind);
  expect(await commits()).toHaveLength(2);
  await put(there);
});

it("keeps what a cursor's later pages are compared with", async () => {
  for (const id of ["a", "b", "c"]) await write(id);
  const query = { filters: ["id", "Glob", "*"], include: { attributes: ["n"] } };
  const page = await request("POST", at(place, "query"), { ...query, top_k: 1 });
  await write("b", 7);
  await write("c", 8);
  await reached("judging");
  await sweep();
  const { rows } = await request("POST", at(place, "query"), { ...query, top_k: 2, cursor: page.next_cursor });
  expect(rows.map(({ attributes }: { attributes: { n: number } }) => attributes.n)).toEqual([0, 0]);
  expect(await commits()).toHaveLength(2);
});

it("lets a periodic run take all documents when commits since the last run are gone", async () => {
  const question = `Is it urgent, ${place}?`;
  const freshness = { policy: "periodic", interval: "1h" };
  await request("POST", at(place, "judgments"), { name: "urgent", type: "bool", question, freshness });
  await write("a");
  const answer = async (id: string) => (await request("GET", at(place, "documents", id))).answers.urgent.freshness;
  await service.clock.advance(3_600_000);
  await expect.poll(() => answer("a")).toBe("fresh");
  for (const id of ["b", "c", "d"]) await write(id);
  await reached("judging");
  await sweep();
  expect(await commits()).toHaveLength(1);
  await service.clock.advance(3_600_000);
  for (const id of ["b", "c", "d"]) await expect.poll(() => answer(id)).toBe("fresh");
  const asked = service.engine.requests.filter(({ questions }) => questions[0]!.question === question);
  expect(asked).toHaveLength(4);
});
