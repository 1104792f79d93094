/** Judgments that answer every interval: runs as jobs, what each of them judges, and how fresh answers are between. */
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { evenAnswer } from "#test/support/test-engine.ts";

let service: TestService;
let prefix: string;

beforeAll(async () => {
  service = await testService({}, true);
  return () => service.stop();
});
beforeEach(() => {
  prefix = freshNamespace();
});

const judgment = async (place: string, definition: object = {}) => {
  const body = {
    name: "urgent",
    type: "bool",
    question: `Is it urgent, ${prefix}?`,
    freshness: { policy: "periodic", interval: "1h" },
  };
  const made = await service.request("POST", at(place, "judgments"), { body: { ...body, ...definition } });
  expect(made.status).toBe(201);
};
const write = (place: string, ...documents: object[]) => service.request("POST", at(place), { body: { upsert: documents } });
const freshness = async (place: string, id: string) =>
  (await service.request("GET", at(place, "documents", id))).body.answers.urgent.freshness;
const asked = () => service.engine.requests.filter(({ questions }) => questions[0]!.question.includes(prefix)).length;
const jobs = async (place: string) =>
  (await service.request("GET", `/jobs?type=periodic&namespace=${encodeURIComponent(place)}`)).body.jobs;
/** Lets an hour pass and waits for the run that it brings. */
async function anHour(place: string, runs: number) {
  await service.clock.advance(3_600_000);
  const done = async () => (await jobs(place)).map(({ status }: { status: string }) => status);
  await expect.poll(done, { timeout: 30_000 }).toEqual(Array(runs).fill("done"));
}

it("judges at each run what was written since the last, and the first time all that is there", async () => {
  const place = `${prefix}/a`;
  await write(place, { id: "old", state: { n: 1 } });
  await judgment(place);
  await write(place, { id: "new", state: { n: 2 } });
  expect([await freshness(place, "old"), await freshness(place, "new"), asked()]).toEqual(["unavailable", "unavailable", 0]);
  await anHour(place, 1);
  expect([await freshness(place, "old"), await freshness(place, "new"), asked()]).toEqual(["fresh", "fresh", 2]);
  expect((await jobs(place))[0]).toMatchObject({ type: "periodic", judgment: "urgent", progress: { documents_done: 2 } });
  await anHour(place, 2);
  expect(asked()).toBe(2);
  await write(place, { id: "old", state: { n: 3 } });
  expect([await freshness(place, "old"), await freshness(place, "new")]).toEqual(["stale", "fresh"]);
  await anHour(place, 3);
  expect([await freshness(place, "old"), asked()]).toEqual(["fresh", 3]);
});

it("goes through all documents again when another version is active", async () => {
  const place = `${prefix}/a`;
  await judgment(place);
  await write(place, { id: "a", state: { n: 1 } });
  await anHour(place, 1);
  const body = { type: "bool", question: `Truly, ${prefix}?` };
  await service.request("POST", at(place, "judgments", "urgent", "versions"), { body });
  await service.request("POST", at(place, "judgments", "urgent", "activate"), { body: { version: 2, force: true } });
  expect(await freshness(place, "a")).toBe("stale");
  await anHour(place, 2);
  expect([await freshness(place, "a"), asked()]).toEqual(["fresh", 2]);
});

it("judges what another version has answered in between when an earlier version is active again", async () => {
  const place = `${prefix}/a`;
  await judgment(place);
  await write(place, { id: "a", state: { n: 1 } });
  await anHour(place, 1);
  const body = { type: "bool", question: `Truly, ${prefix}?` };
  await service.request("POST", at(place, "judgments", "urgent", "versions"), { body });
  const activate = (version: number) =>
    service.request("POST", at(place, "judgments", "urgent", "activate"), { body: { version, force: true } });
  await activate(2);
  await anHour(place, 2);
  expect([await freshness(place, "a"), asked()]).toEqual(["fresh", 2]);
  await activate(1);
  expect(await freshness(place, "a")).toBe("stale");
  await anHour(place, 3);
  // The log has what the first version answered about this.
  expect([await freshness(place, "a"), asked()]).toEqual(["fresh", 2]);
  await activate(2);
  await anHour(place, 4);
  expect([await freshness(place, "a"), asked()]).toEqual(["fresh", 2]);
});

it("stays fresh through a write that leaves the context as it was", async () => {
  const place = `${prefix}/a`;
  await judgment(place, { context: { fields: ["state.n"] } });
  await write(place, { id: "a", state: { n: 1 } });
  await anHour(place, 1);
  await write(place, { id: "a", attributes: { seen: true }, state: { n: 1 } });
  await expect.poll(() => freshness(place, "a")).toBe("fresh");
  expect(asked()).toBe(1);
});

it("runs for all below a template's prefix as one job, save where a namespace has an interval of its own", async () => {
  await judgment(`${prefix}/*`);
  for (const name of ["a", "b", "own"]) await write(`${prefix}/${name}`, { id: "d", state: { name } });
  const changed = await service.request("PATCH", at(`${prefix}/own`, "judgments", "urgent"), {
    body: { freshness: { interval: "2h" } },
  });
  expect(changed.status).toBe(200);
  await anHour(`${prefix}/*`, 1);
  const all = async () => Promise.all(["a", "b", "own"].map((name) => freshness(`${prefix}/${name}`, "d")));
  expect(await all()).toEqual(["fresh", "fresh", "unavailable"]);
  await anHour(`${prefix}/*`, 2);
  await expect.poll(all).toEqual(["fresh", "fresh", "fresh"]);
  expect(await jobs(`${prefix}/own`)).toHaveLength(1);
});

it("runs no more once the policy is another", async () => {
  const place = `${prefix}/a`;
  await judgment(place);
  await write(place, { id: "a" });
  await anHour(place, 1);
  await service.request("PATCH", at(place, "judgments", "urgent"), { body: { freshness: { policy: "manual", interval: null } } });
  await write(place, { id: "a", state: { n: 2 } });
  await service.clock.advance(7_200_000);
  // Another judgment's run shows that time has passed for all.
  await judgment(`${prefix}/b`);
  await anHour(`${prefix}/b`, 1);
  expect([await freshness(place, "a"), (await jobs(place)).length]).toEqual(["stale", 1]);
});

it("runs once for runs that were slept through, and goes on in step", async () => {
  const place = `${prefix}/a`;
  await judgment(place);
  await write(place, { id: "a" });
  await service.clock.advance(3_600_000 * 4.5);
  // To its end: a run that is due while another is under way is left out.
  const done = async () => (await jobs(place)).map(({ status }: { status: string }) => status);
  await expect.poll(done, { timeout: 30_000 }).toEqual(["done"]);
  expect(await freshness(place, "a")).toBe("fresh");
  await service.clock.advance(3_600_000 / 2);
  await expect.poll(async () => (await jobs(place)).length, { timeout: 30_000 }).toBe(2);
});

it("judges anew at its next run what shows another document that has changed, and leaves the rest fresh", async () => {
  const place = `${prefix}/a`;
  const related = [{ name: "to", join: { theirs: "id", mine: "attributes.to" }, fields: ["state.text"] }];
  await judgment(place, { context: { fields: ["state.own"], related } });
  await write(
    place,
    { id: "c", state: { text: "a" } },
    { id: "d", attributes: { to: "c" } },
    { id: "e", attributes: { to: "x" } },
  );
  await anHour(place, 1);
  expect(asked()).toBe(3);
  // No part of the context.
  await write(place, { id: "c", state: { text: "a", other: 1 } });
  await expect.poll(() => freshness(place, "d"), { timeout: 30_000 }).toBe("fresh");
  await write(place, { id: "c", state: { text: "b", other: 1 } });
  await expect.poll(() => freshness(place, "d"), { timeout: 30_000 }).toBe("stale");
  expect(await freshness(place, "e")).toBe("fresh");
  expect(asked()).toBe(3);
  await anHour(place, 2);
  expect([await freshness(place, "d"), asked()]).toEqual(["fresh", 4]);
});

it("judges what shows another document that has changed though its comparison still waits", async () => {
  const place = `${prefix}/a`;
  const related = [{ name: "to", join: { theirs: "id", mine: "attributes.to" }, fields: ["state.text"] }];
  await judgment(place, { context: { fields: ["state.own"], related } });
  await write(place, { id: "c", state: { text: "a" } }, { id: "d", attributes: { to: "c" } });
  await anHour(place, 1);
  await write(place, { id: "c", state: { text: "b" } });
  await expect.poll(() => freshness(place, "d"), { timeout: 30_000 }).toBe("stale");
  // As the walk leaves it before catch-up comes to it.
  const waits = () => service.fresh.database.query({ text: "select reason from deferred where document_id = 'd'" });
  await service.fresh.database.query({
    text: `insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at, attempts, mark)
           select namespace_id, document_id, judgment_id, 'fanout', 0, $1, 0, outdated_by from answers
           where document_id = 'd' and namespace_id = (select namespace_id from namespace_names where name = $2)`,
    values: [new Date(service.clock.now().getTime() + 7_200_000), place],
  });
  await anHour(place, 2);
  expect([await freshness(place, "d"), asked(), await waits()]).toEqual(["fresh", 3, []]);
});

it("asks no engine again at each run for what it has refused", async () => {
  const place = `${prefix}/a`;
  await judgment(place);
  service.engine.answer = () => null;
  await write(place, { id: "d", state: { text: "a" } });
  await anHour(place, 1);
  await anHour(place, 2);
  expect(asked()).toBe(1);
  service.engine.answer = evenAnswer;
  await write(place, { id: "d", state: { text: "b" } });
  await anHour(place, 3);
  expect([await freshness(place, "d"), asked()]).toEqual(["fresh", 2]);
});

it("goes through all documents where another version is activated during its first run", async () => {
  const place = `${prefix}/a`;
  await judgment(place);
  await write(place, ...Array.from({ length: 300 }, (_, n) => ({ id: `d-${String(n).padStart(3, "0")}`, state: { n } })));
  const versions = { body: { type: "bool", question: `Truly, ${prefix}?` } };
  await service.request("POST", at(place, "judgments", "urgent", "versions"), versions);
  // The first of two pages is held up at the engine.
  const gate = Promise.withResolvers<void>();
  service.engine.gate = gate.promise;
  onTestFinished(() => gate.resolve());
  await service.clock.advance(3_600_000);
  await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThan(0);
  await service.request("POST", at(place, "judgments", "urgent", "activate"), { body: { version: 2, force: true } });
  gate.resolve();
  await expect.poll(async () => (await jobs(place))[0].status, { timeout: 30_000 }).toBe("done");
  await anHour(place, 2);
  expect([await freshness(place, "d-000"), await freshness(place, "d-299")]).toEqual(["fresh", "fresh"]);
});

it("judges all of a large write where a budget has little left", async () => {
  const place = `${prefix}/a`;
  await judgment(place);
  await write(place, { id: "first" });
  // Less than the documents of a page could cost, and more than they do.
  await service.request("PATCH", at(place), { body: { budget_usd_per_month: 2 } });
  await write(place, ...Array.from({ length: 600 }, (_, n) => ({ id: `d-${n}`, state: { n } })));
  await anHour(place, 1);
  expect([await freshness(place, "d-0"), await freshness(place, "d-599"), asked()]).toEqual(["fresh", "fresh", 601]);
});

it("waits longer and longer where a budget has little left and the engine fails for now, and says so", async () => {
  const place = `${prefix}/a`;
  await judgment(place);
  await write(place, ...Array.from({ length: 4 }, (_, n) => ({ id: `d-${n}`, state: { n } })));
  // Two judgment units, less what the write has cost.
  await service.request("PATCH", at(place), { body: { budget_usd_per_month: 0.004 } });
  service.engine.instead = () => ({ ok: false, failure: { code: "overloaded", message: "Later.", retryable: true } });
  onTestFinished(() => {
    service.engine.instead = null;
  });
  await service.clock.advance(3_600_000);
  const job = async () => (await jobs(place))[0];
  await expect.poll(async () => (await job())?.waiting?.code, { timeout: 30_000 }).toBe("engine_unavailable");
  const before = asked();
  expect(before).toBeLessThan(5);
  service.engine.instead = null;
  await service.clock.advance(60_000);
  await expect.poll(async () => (await job()).status, { timeout: 30_000 }).toBe("paused");
  expect(asked()).toBeLessThan(before + 4);
  await service.request("PATCH", at(place), { body: { budget_usd_per_month: null } });
  await expect.poll(async () => (await job()).status, { timeout: 30_000 }).toBe("done");
  expect(await Promise.all(["d-0", "d-1", "d-2", "d-3"].map((id) => freshness(place, id)))).toEqual(Array(4).fill("fresh"));
});

it("leaves a namespace below a prefix whose budget is used up to the next run, and judges the others", async () => {
  const names = ["a", "b", "c"].map((name) => `${prefix}/${name}`);
  await judgment(`${prefix}/*`);
  for (const name of names) await write(name, ...Array.from({ length: 20 }, (_, n) => ({ id: `d-${n}`, state: { n } })));
  // The run begins with the lowest id.
  const [first] = await service.fresh.database.query<{ name: string }>({
    text: "select name from namespace_names where name = any($1) order by namespace_id limit 1",
    values: [names],
  });
  const held = first!.name;
  const fresh = async (name: string) => {
    const { body } = await service.request("POST", at(name, "query"), { body: { top_k: 100, include: { answers: ["urgent"] } } });
    return body.rows.filter(({ answers }: { answers: { urgent: { freshness: string } } }) => answers.urgent.freshness === "fresh")
      .length;
  };
  const all = async () => Promise.all(names.map(fresh));
  // Ten judgment units; the writes have cost next to nothing.
  await service.request("PATCH", at(held), { body: { budget_usd_per_month: 0.02 } });
  await anHour(`${prefix}/*`, 1);
  const judged = await fresh(held);
  expect(judged).toBeGreaterThan(0);
  expect(await all()).toEqual(names.map((name) => (name === held ? judged : 20)));
  expect(judged).toBeLessThan(20);
  expect((await jobs(`${prefix}/*`))[0].progress).toEqual({ documents_done: judged + 40 });
  expect((await service.request("GET", at(held))).body).toMatchObject({ budget_paused: true });
  await service.request("PATCH", at(held), { body: { budget_usd_per_month: null } });
  await anHour(`${prefix}/*`, 2);
  expect([await all(), asked()]).toEqual([[20, 20, 20], 60]);
});

describe("a namespace with an interval of its own", () => {
  /** An hour passes, and the schedules of a place have seen it. */
  const passes = async (place: string) => {
    await service.clock.advance(3_600_000);
    const due = "select 1 from schedules where place = $1 and next_at <= $2";
    const left = () => service.fresh.database.query({ text: due, values: [place, service.clock.now()] });
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  };
  const overridden = async (place: string) => {
    await judgment(`${prefix}/*`, { freshness: { policy: "periodic", interval: "100d" } });
    await write(place, { id: "d", state: { n: 1 } });
    const changed = await service.request("PATCH", at(place, "judgments", "urgent"), { body: { freshness: { interval: "1h" } } });
    expect(changed.status).toBe(200);
  };

  it("leaves nothing of it to the next namespace of its name", async () => {
    const place = `${prefix}/a`;
    await overridden(place);
    await service.request("DELETE", at(place));
    await passes(place);
    await write(place, { id: "d", state: { n: 2 } });
    await passes(place);
    expect(await jobs(place)).toEqual([]);
    expect(await freshness(place, "d")).toBe("unavailable");
  });

  it("goes on with it once a judgment of its own that hid the inherited one is deleted", async () => {
    const place = `${prefix}/a`;
    await overridden(place);
    await judgment(place, { freshness: { policy: "manual" } });
    await passes(place);
    expect(await jobs(place)).toEqual([]);
    expect((await service.request("DELETE", at(place, "judgments", "urgent"))).status).toBe(204);
    await anHour(place, 1);
    expect(await freshness(place, "d")).toBe("fresh");
  });

  it("goes on with it once its template is periodic again", async () => {
    const place = `${prefix}/a`;
    await overridden(place);
    const template = (freshness: object) =>
      service.request("PATCH", at(`${prefix}/*`, "judgments", "urgent"), { body: { freshness } });
    expect((await template({ policy: "manual", interval: null })).status).toBe(200);
    await passes(place);
    expect(await jobs(place)).toEqual([]);
    await template({ policy: "periodic", interval: "100d" });
    await anHour(place, 1);
    expect(await freshness(place, "d")).toBe("fresh");
  });
});
