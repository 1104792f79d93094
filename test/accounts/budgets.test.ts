/** Budgets over two processes that share the work, on a clock that turns the months. A judgment unit costs a dollar, a megabyte written too. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readPrices } from "#src/server/config/price-lists.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { type TestService, testService } from "#test/support/service.ts";

const { random } = seededGenerator();

const prices = readPrices(
  JSON.stringify([
    { judging: [{ usd: 1 }], writes: [{ usd: 0 }], queries: [{ usd: 0 }] },
    { from: "2031-01", judging: [{ usd: 0 }], writes: [{ usd: 1_000 }] },
    { from: "2032-01", judging: [{ usd: 1, up_to: 10 }, { usd: 0.01 }], writes: [{ usd: 0 }] },
  ]),
);

const PAGE = 256;
const timeout = 30_000;

let one: TestService;
let other: TestService;
let namespace: string;
let key: string;

beforeAll(async () => {
  one = await testService({ prices }, true);
  other = await one.beside();
});
afterAll(() => one.stop());
beforeEach(async () => {
  namespace = freshNamespace();
  // One of its own, so that what others have used makes no difference.
  key = (await one.organization("scale")).adminKey;
});

const either = () => (random() < 0.5 ? one : other);
const write = (body: object, to = namespace) => either().request("POST", at(to), { body, key });
/** Makes the namespace, without a document. */
const begin = (of = namespace) => write({ delete: ["none"] }, of);
const settings = (body: object, of = namespace) => either().request("PATCH", at(of), { body, key });
const read = async (of = namespace) => (await either().request("GET", at(of), { key })).body;
const judgment = (body: object = {}, of = namespace) =>
  one.request("POST", at(of, "judgments"), { body: { name: "urgent", type: "bool", question: "?", ...body }, key });
const documents = (count: number, prefix = "d") =>
  Array.from({ length: count }, (_, n) => ({ id: `${prefix}-${n}`, state: { n, prefix } }));

async function answers(freshness: string, of = namespace): Promise<number> {
  const filters = ["answers.urgent.freshness", "Eq", freshness];
  const { body } = await either().request("POST", at(of, "query"), { body: { filters, top_k: 1000 }, key });
  return body.rows.length;
}

/** What was told of pauses, oldest first. */
async function told(of = namespace): Promise<{ type: string; month: string; spend_usd: number }[]> {
  const path = `/events?types=namespace.*&namespace_prefix=${encodeURIComponent(of)}`;
  const { body } = await either().request("GET", path, { key });
  return body.events.map(({ type, data }: { type: string; data: object }) => ({
    type: type.slice("namespace.budget_".length),
    ...data,
  }));
}

/** The clock moves on while this waits. Work that failed on a busy machine is retried by that clock, and would otherwise never run. */
async function tells(...types: string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const seen = (await told()).map(({ type }) => type);
        if (seen.length < types.length) await one.clock.advance(50);
        return seen;
      },
      { timeout },
    )
    .toEqual(types);
}

/** When nobody judges any more: what was in hand when a budget was used up lands. */
async function landed(): Promise<void> {
  const held = "select from wakeups where kind = 'judging' and lease_owner is not null";
  await expect.poll(() => one.fresh.database.query({ text: held }), { timeout }).toEqual([]);
}

/** How often an engine was asked about the documents, by either process. */
function asked(prefix: string): number {
  return [one, other]
    .flatMap(({ engine }) => engine.requests)
    .filter(({ contextText }) => contextText.includes(`"prefix":"${prefix}"`)).length;
}

async function advanceTo(moment: string): Promise<void> {
  await one.clock.advance(new Date(moment).getTime() - one.clock.now().getTime());
}

describe("a budget that pauses", () => {
  it("lets judging wait while writes go on, at most a page too late, and judges all of it once when it is raised", {
    timeout: 2 * timeout,
  }, async () => {
    await begin();
    await settings({ budget_usd_per_month: 300 });
    await judgment();
    const prefix = namespace;
    for (let n = 0; n < 4; n++) expect((await write({ upsert: documents(200, `${prefix}-${n}`) })).status).toBe(200);
    await tells("paused");
    await landed();
    const paused = await read();
    expect(paused).toMatchObject({ budget_paused: true, budget_usd_per_month: 300 });
    expect(paused.spent_usd).toBeGreaterThanOrEqual(300);
    expect(paused.spent_usd).toBeLessThan(300 + PAGE);
    expect(await told()).toEqual([
      {
        type: "paused",
        namespace,
        month: one.clock.now().toISOString().slice(0, 7),
        budget_usd_per_month: 300,
        spend_usd: expect.any(Number),
      },
    ]);
    // What was in hand has landed after it was told.
    const [{ spend_usd } = { spend_usd: 0 }] = await told();
    expect(spend_usd).toBeGreaterThanOrEqual(300);
    expect(spend_usd).toBeLessThanOrEqual(paused.spent_usd);
    expect((await write({ upsert: documents(50, `${prefix}-late`) })).status).toBe(200);
    expect(await answers("fresh")).toBe(paused.spent_usd);
    expect(await answers("pending")).toBe(paused.document_count + 50 - paused.spent_usd);
    expect((await read()).spent_usd).toBe(paused.spent_usd);

    await settings({ budget_usd_per_month: 10_000 });
    await expect.poll(() => answers("fresh"), { timeout }).toBe(850);
    await tells("paused", "resumed");
    expect(await read()).toMatchObject({ budget_paused: false, spent_usd: 850 });
  });

  it("stays through the turn of the year where a new month allows nothing either, and ends with the budget", {
    timeout: 3 * timeout,
  }, async () => {
    await advanceTo("2030-12-31T23:59:00.000Z");
    await begin();
    await settings({ budget_usd_per_month: 0 });
    await judgment();
    await write({ upsert: documents(3) });
    await tells("paused");
    // A budget of 0 is used up in every month. The pause continues, and there is no event.
    await advanceTo("2031-01-01T00:00:00.000Z");
    await advanceTo("2031-01-20T00:00:00.000Z");
    await write({ upsert: documents(3, "e") });
    expect(await read()).toMatchObject({ budget_paused: true });
    await settings({ budget_usd_per_month: null });
    await tells("paused", "resumed");
    await expect.poll(() => answers("fresh"), { timeout }).toBe(6);
    expect((await told()).map(({ month }) => month)).toEqual(["2030-12", "2031-01"]);
  });

  it("goes on by itself when the year turns, since what a month used counts in that month alone", {
    timeout: 3 * timeout,
  }, async () => {
    await advanceTo("2031-12-31T23:00:00.000Z");
    // 2031 bills bytes: a thousand dollars a gigabyte.
    const { status, body } = await write({ upsert: [{ id: "big", state: { text: "x".repeat(2_000_000) } }] });
    expect(status, JSON.stringify(body)).toBe(200);
    await settings({ budget_usd_per_month: 1.5 });
    // Of the whole of such a document nothing can be asked.
    await judgment({ context: { fields: ["state.n"] } });
    await write({ upsert: [{ id: "waits", state: { n: 1 } }] });
    await tells("paused");
    expect((await read()).spent_usd).toBeGreaterThan(2);
    await advanceTo("2032-01-01T00:00:00.000Z");
    await tells("paused", "resumed");
    await expect.poll(() => answers("fresh"), { timeout }).toBeGreaterThan(0);
    expect((await told())[1]).toMatchObject({ month: "2032-01", spend_usd: 0 });
  });

  it("stays paused where prices fall by what others use, until somebody changes the budget", {
    timeout: 2 * timeout,
  }, async () => {
    await begin();
    await settings({ budget_usd_per_month: 10 });
    await judgment();
    await write({ upsert: documents(10) });
    await expect.poll(async () => (await read()).spent_usd, { timeout }).toBe(10);
    await write({ upsert: [{ id: "waits" }] });
    await tells("paused");
    const beside = freshNamespace();
    await judgment({}, beside);
    await write({ upsert: documents(190, "beside") }, beside);
    await expect.poll(async () => (await read()).spent_usd, { timeout }).toBe(0.595);
    await write({ upsert: [{ id: "waits-too" }] });
    expect(await read()).toMatchObject({ budget_paused: true });
    expect(await answers("pending")).toBe(2);
    await settings({ budget_usd_per_month: 10 });
    await expect.poll(() => answers("fresh"), { timeout }).toBe(12);
    await tells("paused", "resumed");
  });

  it("lets nobody wait who asked to wait for answers, nor who reads a judgment that answers on read", { timeout }, async () => {
    await begin();
    await settings({ budget_usd_per_month: 0 });
    await judgment({ freshness: { policy: "on_read" } });
    const prefix = `${namespace}-waits`;
    const waited = await write({ upsert: documents(2, prefix), wait_for: ["urgent"], wait_timeout_ms: 10_000 });
    expect(waited.body.usage).toMatchObject({ judgment_units: 0, tokens_evaluated: 0 });
    expect(
      waited.body.results.map(({ answers }: { answers: { urgent: { freshness: string } } }) => answers.urgent.freshness),
    ).toEqual(["pending", "pending"]);
    await one.request("GET", at(namespace, "documents", `${prefix}-0`), { key });
    expect(asked(prefix)).toBe(0);
    await tells("paused");
    // What they would have waited for comes as soon as it may, not when a process that had died would have given it up.
    await settings({ budget_usd_per_month: 1 });
    await expect.poll(() => answers("fresh"), { timeout }).toBe(2);
  });

  it("is each namespace's own under a template", { timeout }, async () => {
    await judgment({}, `${namespace}/*`);
    const [poor, rich] = [`${namespace}/poor`, `${namespace}/rich`];
    for (const each of [poor, rich]) await begin(each);
    await settings({ budget_usd_per_month: 0.5 }, poor);
    for (const each of [poor, rich]) await write({ upsert: documents(5) }, each);
    await expect.poll(() => answers("fresh", rich), { timeout }).toBe(5);
    await expect.poll(async () => (await told(poor)).map(({ type }) => type), { timeout }).toEqual(["paused"]);
    expect(await told(rich)).toEqual([]);
  });

  it("holds nothing back below a non-production prefix", { timeout }, async () => {
    await begin();
    await settings({ budget_usd_per_month: 0, on_exceeded: "reject" });
    await judgment();
    expect((await write({ upsert: [{ id: "refused" }] })).status).toBe(402);
    const path = `/non-production-prefixes/${encodeURIComponent(namespace)}`;
    await one.request("PUT", path, { key });
    expect((await write({ upsert: documents(4) })).status).toBe(200);
    await expect.poll(() => answers("fresh"), { timeout }).toBe(4);
    expect(await read()).toMatchObject({ budget_paused: false, non_production: true, spent_usd: 0 });
    await one.request("DELETE", path, { key });
    expect((await write({ upsert: [{ id: "refused" }] })).status).toBe(402);
  });
});

describe("a budget of several namespaces", () => {
  const put = (prefix: string, amount: number) =>
    either().request("PUT", `/budgets/${encodeURIComponent(prefix)}`, { body: { budget_usd_per_month: amount }, key });

  it("holds what they spend together, to the last unit over both processes, and lets all go on when it is raised", {
    timeout: 3 * timeout,
  }, async () => {
    await advanceTo("2032-02-01T00:00:00.000Z");
    const [tenant, count, each] = [namespace, 4, 400];
    const prefix = `${tenant}/*`;
    // The tenth unit is the last that costs a dollar: all of them together cost 9.99 dollars and a cent for each.
    // It is used up by 110 units, so none of them is judged to its end.
    await put(prefix, 11);
    await judgment({}, prefix);
    const all = Array.from({ length: count }, (_, n) => `${tenant}/${n}`);
    // All at once, over both processes; those that are written to for the first time are inside of it too.
    const written = await Promise.all(all.map((name) => write({ upsert: documents(each, name) }, name)));
    expect(written.map(({ status }) => status)).toEqual(all.map(() => 200));
    const pauses = async (name: string) => (await told(name)).map(({ type }) => type);
    for (const name of all) await expect.poll(() => pauses(name), { timeout }).toEqual(["paused"]);
    // What engines were asked is counted by them: the oracle that knows nothing of prices and budgets.
    const units = () => all.reduce((sum, name) => sum + asked(name), 0);
    // Questions in flight still land, and shown figures may be a second old.
    const shown = async () => {
      const [budget] = (await one.request("GET", "/budgets", { key })).body.budgets;
      const { lines, cost_usd } = (await one.request("GET", "/usage", { key })).body;
      const judged = lines.find(({ line }: { line: string }) => line === "judging").judgment_units;
      return { prefix: budget.prefix, counted: judged === units(), priced: Math.abs(budget.spent_usd - cost_usd) < 1e-6 };
    };
    await expect.poll(shown, { timeout }).toEqual({ prefix, counted: true, priced: true });
    const enough = 110;
    expect(units()).toBe(enough);
    expect((await told(all[0]!))[0]).toMatchObject({ budget_usd_per_month: null, budget_prefix: prefix });

    await put(prefix, 10_000);
    for (const name of all) await expect.poll(() => answers("fresh", name), { timeout }).toBe(each);
    expect(units()).toBe(count * each);
    for (const name of all) expect(await pauses(name)).toEqual(["paused", "resumed"]);
  });

  it("decides where it leaves less than the namespace's own, and so does the organization's", { timeout }, async () => {
    const [name, prefix] = [`${namespace}/a`, `${namespace}/*`];
    await begin(name);
    await settings({ budget_usd_per_month: 1_000 }, name);
    await put(prefix, 500);
    await one.request("PATCH", "/organization", { body: { budget_usd_per_month: 0 }, key });
    await judgment({}, name);
    await write({ upsert: documents(3, name) }, name);
    await expect.poll(async () => (await told(name)).map(({ type }) => type), { timeout }).toEqual(["paused"]);
    expect(asked(name)).toBe(0);
    expect((await told(name))[0]).toMatchObject({ budget_prefix: "*", budget_usd_per_month: 1_000 });
    // The prefix's budget is used up as well. Another budget causes the pause now, and there is no event.
    await put(prefix, 0);
    await one.request("PATCH", "/organization", { body: { budget_usd_per_month: null }, key });
    expect(await read(name)).toMatchObject({ budget_paused: true });
    await one.request("DELETE", `/budgets/${encodeURIComponent(prefix)}`, { key });
    await expect.poll(() => answers("fresh", name), { timeout }).toBe(3);
    expect((await told(name)).map(({ type }) => type)).toEqual(["paused", "resumed"]);
  });
});

describe("a budget that rejects", () => {
  it("refuses whole writes, of both processes, as soon as it is used up, and takes them again in the next month", {
    timeout: 2 * timeout,
  }, async () => {
    // A list of its own is not needed: judging uses it up, too.
    await advanceTo("2032-05-31T23:00:00.000Z");
    await begin();
    await settings({ budget_usd_per_month: 5, on_exceeded: "reject" });
    await judgment();
    expect((await write({ upsert: documents(6) })).status).toBe(200);
    await expect.poll(async () => (await read()).spent_usd, { timeout }).toBeGreaterThanOrEqual(5);
    const before = await read();
    const tried = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        write({ upsert: [{ id: `late-${n}` }], patch: [{ id: "d-0", state: { n } }], delete: ["d-1"] }),
      ),
    );
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 402));
    // What is large is committed in a thread of its own.
    const large = await write({ upsert: [{ id: "large", state: { text: "x".repeat(1_500_000) } }] });
    expect(large).toMatchObject({ status: 402, body: { error: { code: "budget_exceeded", details: { namespace } } } });
    expect(tried[0]!.body.error).toMatchObject({
      code: "budget_exceeded",
      message: expect.stringMatching(/^The budget of .* for 2032-05 is used up\. Raise it, or wait/),
      details: { namespace, budget_usd_per_month: 5, remaining_usd: 0 },
    });
    const { sequence, document_count, bytes } = await read();
    expect({ sequence, document_count, bytes }).toEqual({ sequence: before.sequence, document_count: 6, bytes: before.bytes });
    await advanceTo("2032-06-01T00:00:00.000Z");
    expect((await write({ upsert: [{ id: "late" }], delete: ["d-1"] })).status).toBe(200);
  });
});
