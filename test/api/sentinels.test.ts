/** The contexts of a sentinel are asked again, and what changed is told. */
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Sentinel } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { shown } from "#test/quality/calibration/exactly.ts";
import { answerByNumber, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { told } from "#test/quality/told.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["sentinels_put", "sentinels_get", "sentinels_delete"]);

const WEEK_MS = 7 * 86_400_000;
const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.8 } };
const path = (place: string) => at(place, "judgments", "urgent", "sentinel");

afterEach(() => {
  api.service.engine.currentVersion = "test-1";
  api.service.engine.answer = answerByNumber;
  api.service.engine.instead = null;
});

async function furnished(documents = 60, definition: object = urgent): Promise<string> {
  const namespace = freshNamespace();
  const { status, body } = await api.post(at(namespace, "judgments"), definition);
  expect({ status, body }).toMatchObject({ status: 201 });
  api.service.engine.answer = (_, { contextText }) => answer(numberIn(contextText));
  await write(
    api.service,
    namespace,
    numbers(0, documents).map((n) => ({ id: `d-${n}`, state: { n } })),
  );
  return namespace;
}

const numberIn = (contextText: string) => Number(/"n":(\d+)/.exec(contextText)![1]);
const answer = (n: number): RawAnswer => ({ type: "bool", p: pOf(n) });
const higher = (n: number): RawAnswer => ({ type: "bool", p: Math.min(1, pOf(n) + 0.3) });

const putAt = (to: string, body: object) => api.service.request("PUT", to, { body });

async function put(place: string, settings: object = {}): Promise<Sentinel> {
  const { status, body } = await putAt(path(place), { size: 40, budget_usd_a_month: 5, ...settings });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

async function sentinel(place: string): Promise<Sentinel> {
  const { status, body } = await api.get(path(place));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

/** After so many runs, when the worker rests. */
async function afterRuns(place: string, runs: number): Promise<Sentinel> {
  await vi.waitUntil(
    async () => {
      await api.service.clock.advance(300);
      const now = await sentinel(place);
      return now.runs.length === runs && now.runs.every(({ ended_at }) => ended_at !== null);
    },
    { timeout: 20_000 },
  );
  return sentinel(place);
}

/** Whether nothing is under way, or due. The first answer of a version wakes sentinels too, and may do so late. */
async function rests(): Promise<boolean> {
  const { clock, fresh } = api.service;
  const text = "select from wakeups where kind = 'sentinel' and (lease_owner is not null or due_at <= $1) limit 1";
  return (await fresh.database.query({ text, values: [clock.now()] })).length === 0;
}

async function remove(place: string, id: string): Promise<void> {
  const { status, body } = await api.post(at(place), { delete: [id] });
  expect({ status, body }).toMatchObject({ status: 200 });
}

/** A new version of the engine answers a new document. */
async function upgraded(place: string, version: string, of: (n: number) => RawAnswer): Promise<void> {
  const { engine } = api.service;
  engine.currentVersion = version;
  engine.answer = (_, { contextText }) => of(numberIn(contextText));
  await write(api.service, place, [{ id: "d-9000", state: { n: 9_000 } }]);
}

const since = () => new Date(api.service.clock.now().getTime()).toISOString();
const shadows = async (place: string) => {
  const { body } = await api.get(`${at(place, "judgments", "urgent", "evaluations")}?shadow=true&limit=1000`);
  return body.evaluations as { document_id: string; usage?: unknown }[];
};

describe("turning on", () => {
  it("draws contexts and asks them twice, and stores no answers", async () => {
    const place = await furnished();
    const before = await api.get(at(place, "documents", "d-1"));
    expect(await put(place)).toMatchObject({
      judgment: "urgent",
      size: 40,
      every: "weekly",
      budget_usd_a_month: 5,
      on_drift: "notify",
      version: null,
      contexts: 0,
      runs: [],
    });
    const { runs, ...on } = await afterRuns(place, 2);
    expect(on).toMatchObject({ version: 1, contexts: 40, waiting: null });
    expect(runs[1]).toMatchObject({ run: 1, reason: "drawn", answered: 40, failed: 0, engine: "test", compared: null });
    expect(runs[0]).toMatchObject({ run: 2, reason: "noise", engine_version: "test-1" });
    expect(runs[0]!.compared).toMatchObject({ before_run: 1, changed: 0, p_value: 1, drifted: false, largest_moves: [] });
    expect(runs[0]!.compared!.same_contexts).toMatchObject({
      documents: 40,
      flips: 0,
      agreement: shown(40, 40),
      kappa: { estimate: 1 },
    });
    expect(await shadows(place)).toHaveLength(80);
    expect((await api.get(at(place, "documents", "d-1"))).body).toEqual(before.body);
  });

  it("bills what it asks, and counts it against its budget", async () => {
    const place = await furnished();
    const usage = async () => (await api.get("/usage")).body.cost_usd as number;
    const before = await usage();
    await put(place);
    const { spent_usd, runs } = await afterRuns(place, 2);
    expect(spent_usd).toBeGreaterThan(0);
    expect(spent_usd).toBeCloseTo(runs[0]!.cost_usd + runs[1]!.cost_usd, 9);
    expect((await usage()) - before).toBeCloseTo(spent_usd, 6);
  });

  it("waits where the budget does not suffice, and says so", async () => {
    const place = await furnished();
    await put(place, { budget_usd_a_month: 0 });
    await vi.waitUntil(
      async () => {
        await api.service.clock.advance(300);
        return (await sentinel(place)).waiting !== null;
      },
      { timeout: 20_000 },
    );
    expect(await sentinel(place)).toMatchObject({
      waiting: expect.stringContaining("budget_usd_a_month"),
      runs: [],
      spent_usd: 0,
    });
    await put(place, { budget_usd_a_month: 5 });
    expect((await afterRuns(place, 2)).waiting).toBeNull();
  });

  it("waits for documents where there are too few", async () => {
    const place = await furnished(5);
    await put(place);
    await vi.waitUntil(
      async () => {
        await api.service.clock.advance(300);
        return (await sentinel(place)).waiting !== null;
      },
      { timeout: 20_000 },
    );
    expect((await sentinel(place)).waiting).toContain("5 documents");
  });

  it("is refused for what cannot be", async () => {
    const place = await furnished(1);
    expect(refusal(await putAt(path(place), { size: 5, budget_usd_a_month: 1 }))).toEqual(invalid("/size"));
    const large = await putAt(path(place), { size: 40, budget_usd_a_month: 1, every: "x".repeat(1_100_000) });
    expect(refusal(large)).toEqual({ status: 413, code: "too_large" });
    const none = { status: 404, code: "not_found" };
    expect(refusal(await api.get(path(place)))).toEqual(none);
    expect(refusal(await api.delete(path(place)))).toEqual(none);
    const other = at(place, "judgments", "nothing", "sentinel");
    expect(refusal(await putAt(other, { size: 40, budget_usd_a_month: 1 }))).toEqual(none);
    expect(refusal(await api.get(`${path(place)}?page=1`))).toEqual(invalid("query/page"));
    expect(refusal(await api.delete(`${path(place)}?page=1`))).toEqual(invalid("query/page"));
  });

  it("is refused where the judgment is inherited", async () => {
    const root = freshNamespace();
    const { status } = await api.post(at(`${root}/*`, "judgments"), urgent);
    expect(status).toBe(201);
    await write(api.service, `${root}/a`, [{ id: "d-1", state: { n: 1 } }]);
    const conflict = { status: 409, code: "conflict" };
    expect(refusal(await putAt(path(`${root}/a`), { size: 40, budget_usd_a_month: 1 }))).toEqual(conflict);
    expect(refusal(await api.delete(path(`${root}/a`)))).toEqual(conflict);
    expect(refusal(await api.get(path(`${root}/a`)))).toMatchObject({ code: "not_found" });
  });
});

describe("another version of the engine", () => {
  it("is asked at once, and what changed is told", async () => {
    const place = await furnished();
    const cursor = since();
    await put(place);
    await afterRuns(place, 2);
    await upgraded(place, "test-2", higher);
    const { runs, contexts } = await afterRuns(place, 3);
    expect(contexts).toBe(40);
    const [run] = runs;
    expect(run).toMatchObject({ run: 3, reason: "engine_version", engine_version: "test-2", answered: 40 });
    const { compared } = run!;
    expect(compared).toMatchObject({ before_run: 2, before_engine_version: "test-1", drifted: true });
    expect(compared!.p_value).toBeLessThanOrEqual(0.002);
    const moved = compared!.largest_moves;
    expect(moved).toHaveLength(10);
    for (const { before, now, distance, document_id, namespace } of moved) {
      const n = Number(document_id.slice(2));
      expect(namespace).toBe(place);
      expect(before.number).toBeCloseTo(pOf(n), 12);
      expect(now.number - before.number).toBeCloseTo(distance, 12);
    }
    const { thresholds, flips } = compared!.same_contexts;
    expect(thresholds).toEqual([{ threshold: "page", up: expect.any(Number), down: 0 }]);
    expect(await told(api.service, "judgment.drift_detected", place, cursor)).toMatchObject([
      { by: "sentinel", sentinel_run: 3, engine_version: "test-2", flips, same_contexts: 40, p_value: compared!.p_value },
    ]);
    // Nothing is judged again by itself.
    const { body } = await api.get(at(place, "documents", "d-1"));
    expect(body.answers.urgent).toMatchObject({ engine: { version: "test-1" } });
  });

  it("that answers alike is told in the report, and nowhere else", async () => {
    const place = await furnished();
    const cursor = since();
    await put(place, { on_drift: "pause" });
    await afterRuns(place, 2);
    await upgraded(place, "test-2", answer);
    const { runs } = await afterRuns(place, 3);
    expect(runs[0]).toMatchObject({ reason: "engine_version", compared: { changed: 0, drifted: false } });
    expect(await told(api.service, "judgment.drift_detected", place, cursor)).toEqual([]);
    expect((await api.get(at(place, "judgments", "urgent"))).body.active_version).toBe(1);
  });

  it("is not one that answered before, whose answers are carried forward", async () => {
    const { engine } = api.service;
    const { version } = engine;
    // As of a remote engine: only its replies name the version.
    engine.version = () => null;
    onTestFinished(() => void Object.assign(engine, { version }));
    const place = await furnished();
    engine.currentVersion = "test-2";
    const { name: _, ...definition } = urgent;
    const made = await api.post(at(place, "judgments", "urgent", "versions"), { ...definition, horizon: "1h" });
    expect(made.status).toBe(201);
    expect((await api.post(at(place, "judgments", "urgent", "activate"), { version: 2, force: true })).status).toBe(200);
    await put(place);
    await afterRuns(place, 2);
    const again = { upsert: [{ id: "d-1", state: { n: 1 }, attributes: {} }], wait_for: ["urgent"] };
    const { body } = await api.post(at(place), again);
    expect(body.results[0].answers.urgent).toMatchObject({ version: 2, engine: { version: "test-1" } });
    await vi.waitUntil(rests, { timeout: 20_000 });
    const { runs } = await sentinel(place);
    expect(runs.map(({ reason, engine_version: by }) => [reason, by])).toEqual([
      ["noise", "test-2"],
      ["drawn", "test-2"],
    ]);
  });

  it("that drifts deactivates the judgment where that was asked for", async () => {
    const place = await furnished();
    await put(place, { on_drift: "pause" });
    await afterRuns(place, 2);
    await upgraded(place, "test-2", higher);
    await afterRuns(place, 3);
    expect((await api.get(at(place, "judgments", "urgent"))).body.active_version).toBeNull();
    const asked = api.service.engine.requests.length;
    await write(api.service, place, [{ id: "d-2", state: { n: 7_000 } }]);
    await api.service.settled();
    expect(api.service.engine.requests.slice(asked).filter((one) => one.contextText.includes("7000"))).toEqual([]);
    expect((await api.post(at(place, "judgments", "urgent", "activate"), { version: 1 })).status).toBe(200);
  });
});

describe("time", () => {
  it("brings a run a week later, and none where that was not asked for", async () => {
    const [weekly, seldom] = [await furnished(), await furnished()];
    await put(weekly);
    await put(seldom, { every: "on_new_version" });
    await afterRuns(weekly, 2);
    await afterRuns(seldom, 2);
    await api.service.clock.advance(WEEK_MS);
    expect((await afterRuns(weekly, 3)).runs[0]).toMatchObject({ reason: "interval", compared: { changed: 0 } });
    expect((await sentinel(seldom)).runs).toHaveLength(2);
  });
});

describe("what is kept", () => {
  it("stays as it was when documents change, and ends with them", async () => {
    const place = await furnished();
    await put(place);
    await afterRuns(place, 2);
    const ids = [...new Set((await shadows(place)).map(({ document_id }) => document_id))];
    await write(
      api.service,
      place,
      ids.slice(0, 5).map((id) => ({ id, state: { n: 8_000 } })),
    );
    await remove(place, ids[9]!);
    const asked = api.service.engine.requests.length;
    await upgraded(place, "test-2", answer);
    const { contexts, runs } = await afterRuns(place, 3);
    expect(contexts).toBe(39);
    expect(runs[0]).toMatchObject({ answered: 39, compared: { changed: 0, same_contexts: { documents: 39 } } });
    expect(api.service.engine.requests.slice(asked).some((one) => one.contextText.includes("8000"))).toBe(false);
  });

  it("is drawn anew for another version of the judgment, and for another size", async () => {
    const place = await furnished();
    await put(place);
    await afterRuns(place, 2);
    expect(
      (await api.post(at(place, "judgments", "urgent", "versions"), { question: "Is it very urgent?", type: "bool" })).status,
    ).toBe(201);
    expect((await api.post(at(place, "judgments", "urgent", "activate"), { version: 2, force: true })).status).toBe(200);
    await put(place);
    expect(await afterRuns(place, 4)).toMatchObject({ version: 2, contexts: 40 });
    await put(place, { size: 30 });
    const { runs, contexts } = await afterRuns(place, 6);
    expect(contexts).toBe(30);
    expect(runs.map(({ reason }) => reason)).toEqual(["noise", "drawn", "noise", "drawn", "noise", "drawn"]);
  });

  it("is gone when it is turned off, and when the judgment or its namespace is deleted", async () => {
    const left = async () => {
      const rows = await api.service.fresh.database.query<{ rows: number }>({
        text: "select (select count(*) from sentinel_contexts)::int + (select count(*) from sentinel_runs)::int + (select count(*) from sentinel_answers)::int + (select count(*) from sentinels)::int + (select count(*) from drift_watches)::int as rows",
      });
      return rows[0]!.rows;
    };
    const before = await left();
    const place = await furnished();
    await put(place);
    await afterRuns(place, 2);
    expect(await left()).toBeGreaterThan(before);
    const watches =
      "select count(*)::int as n from drift_watches where judgment_id = (select judgment_id from judgments where owner = $1)";
    const [{ n: watched }] = (await api.service.fresh.database.query<{ n: number }>({ text: watches, values: [place] })) as [
      { n: number },
    ];
    expect((await api.delete(path(place))).status).toBe(204);
    expect(await left()).toBe(before + watched);
    await put(place);
    await afterRuns(place, 2);
    expect((await api.delete(at(place, "judgments", "urgent"))).status).toBe(204);
    expect(await left()).toBe(before);
    const other = await furnished();
    await put(other);
    await afterRuns(other, 2);
    expect((await api.delete(at(other))).status).toBe(202);
    expect(await left()).toBe(before);
  });
});

describe("an engine that fails", () => {
  it("for now is asked again later; for good, it counts as failed", async () => {
    const place = await furnished();
    const { engine } = api.service;
    engine.instead = () => ({ ok: false, failure: { code: "overloaded", message: "too much", retryable: true } });
    await put(place);
    await vi.waitUntil(
      async () => {
        await api.service.clock.advance(300);
        return (await sentinel(place)).waiting !== null && (await rests());
      },
      { timeout: 20_000 },
    );
    expect((await sentinel(place)).runs).toMatchObject([{ run: 1, answered: 0, failed: 0, ended_at: null }]);
    engine.instead = null;
    // 40 of 60 documents have answers, so at least 20 of any 40 do: with fewer the run would be begun again.
    engine.answer = (_, { contextText }) => (numberIn(contextText) % 3 === 0 ? null : answer(numberIn(contextText)));
    await api.service.clock.advance(600_000);
    const { runs } = await afterRuns(place, 2);
    expect(runs[0]!.failed).toBeGreaterThan(0);
    expect(runs[0]!.answered + runs[0]!.failed).toBe(40);
  });
});
