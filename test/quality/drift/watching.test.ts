/** A period of answers that begins is compared with the one before. Who follows the feed is told of a drift once, and of nothing else. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { dueOf } from "#src/quality/drift/periods.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { answerByNumber, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { told as toldBy } from "#test/quality/told.ts";
import { type TestService, testService } from "#test/support/service.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let service: TestService;
let place: string;
/** The feed before the test. */
let cursor: string;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  cursor = new Date(service.clock.now().getTime()).toISOString();
});
afterEach(() => {
  service.engine.currentVersion = "test-1";
  service.engine.answer = answerByNumber;
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const query = <Row extends object>(text: string, values: readonly unknown[]) =>
  service.fresh.database.query<Row>({ text, values: [...values] });

const judgment = (owner = place, members: object = {}) =>
  request("POST", at(owner, "judgments"), { name: "urgent", question: "Is it urgent?", type: "bool", ...members });

const p = (n: number): RawAnswer => ({ type: "bool", p: pOf(n) });
const higher = (n: number): RawAnswer => ({ type: "bool", p: Math.min(1, pOf(n) + 0.3) });

/** Judges documents by a version of the engine. */
async function judgedBy(version: string, of: readonly number[], answer = p, namespace = place): Promise<void> {
  service.engine.currentVersion = version;
  service.engine.answer = (_, { contextText }) => answer(Number(/"n":(\d+)/.exec(contextText)![1]));
  const documents = of.map((n) => ({ id: `d-${n}`, state: { n } }));
  await write(service, namespace, documents);
}

interface Watch {
  by: string;
  period: string;
  looks: number;
  /** How long after the period began it is looked at next; null: no more. */
  after: number | null;
}

async function judgmentsOf(owner: string): Promise<string[]> {
  const rows = await query<{ id: string }>("select judgment_id as id from judgments where owner = $1", [owner]);
  return rows.map(({ id }) => id);
}

async function watches(owner = place): Promise<Watch[]> {
  return query<Watch>(
    `
      select d.divided_by as by, d.period, d.looks, (extract(epoch from w.due_at - d.begun_at) * 1000)::float8 as after
      from drift_watches d left join wakeups w on w.kind = 'drift' and w.namespace_id = d.claim_id
      where d.judgment_id = any($1) order by d.divided_by, d.begun_at, d.period`,
    [await judgmentsOf(owner)],
  );
}
const versionsOf = async (owner = place) => (await watches(owner)).filter(({ by }) => by === "engine_version");

/** Lets the time of the next looks come, as if the periods had begun earlier, and the workers look. */
async function look(by: "engine_version" | "month", owner = place): Promise<void> {
  const of = [by, await judgmentsOf(owner)];
  const watched = await query<{ by: Watch["by"]; claimId: number; looks: number; begunAt: Date }>(
    `
      select divided_by as by, claim_id as "claimId", looks, begun_at as "begunAt" from drift_watches
      where divided_by = $1 and judgment_id = any($2)`,
    of,
  );
  const now = service.clock.now();
  const due: { claim: number }[] = [];
  for (const watch of watched) {
    const next = dueOf({ ...watch, by });
    if (!next) continue;
    const begunAt = new Date(watch.begunAt.getTime() + now.getTime() - next.getTime());
    await query("update drift_watches set begun_at = $2 where claim_id = $1", [watch.claimId, begunAt]);
    const woken = await query<{ claim: number }>(
      "update wakeups set due_at = $2 where kind = 'drift' and namespace_id = $1 returning namespace_id as claim",
      [watch.claimId, now],
    );
    due.push(...woken);
  }
  expect(due.length).toBeGreaterThan(0);
  const passed = async () => {
    await service.clock.advance(1_000);
    const rows = await query(
      "select 1 from wakeups where kind = 'drift' and namespace_id = any($1::bigint[]) and (due_at <= $2 or lease_owner is not null)",
      [due.map(({ claim }) => claim), service.clock.now()],
    );
    return rows.length === 0;
  };
  await vi.waitUntil(passed, { timeout: 20_000 });
}

const told = (owner = place) => toldBy(service, "judgment.drift_detected", owner, cursor);

/** The log, as if it had been written a month before. */
const aMonthEarlier = () =>
  query(
    "update evaluations set at = (at at time zone 'UTC' - interval '1 month') at time zone 'UTC' where namespace_id = (select namespace_id from namespace_names where name = $1)",
    [place],
  );

describe("a new version of the engine", () => {
  it("that answers otherwise is told once, with what it rests on", async () => {
    await judgment();
    await judgedBy("test-1", numbers(0, 120));
    await judgedBy(
      "test-2",
      [...numbers(0, 30), ...numbers(200, 70)].map((n) => n),
      higher,
    );
    // The first thirty are not judged again: a new version of an engine makes nothing stale.
    expect(await versionsOf()).toMatchObject([
      { period: '["test","test-1"]', looks: 0, after: HOUR_MS },
      { period: '["test","test-2"]', looks: 0, after: HOUR_MS },
    ]);
    await look("engine_version");
    const report = await request("GET", at(place, "judgments", "urgent", "drift"));
    const { compared, documents } = report.periods[1];
    const [data, ...more] = await told();
    expect(more).toEqual([]);
    expect(data).toEqual({
      namespace: place,
      judgment: "urgent",
      version: 1,
      by: "engine_version",
      engine: "test",
      engine_version: "test-2",
      month: null,
      documents,
      before_documents: compared.before_documents,
      stability_index: compared.stability_index,
      p_value: Math.min(1, 3 * compared.p_value),
      same_contexts: compared.same_contexts.documents,
      flips: compared.same_contexts.flips,
    });
    expect(await versionsOf()).toMatchObject([
      { period: '["test","test-1"]', looks: 1, after: DAY_MS },
      { period: '["test","test-2"]', looks: 3, after: null },
    ]);
  });

  it("that answers alike is looked at three times, and not told", async () => {
    await judgment();
    await judgedBy("test-1", numbers(0, 120));
    await judgedBy("test-2", numbers(200, 100));
    for (const after of [DAY_MS, 7 * DAY_MS, null]) {
      await look("engine_version");
      expect((await versionsOf()).at(-1)).toMatchObject({ period: '["test","test-2"]', after });
    }
    expect((await versionsOf()).map(({ looks }) => looks)).toEqual([3, 3]);
    expect(await told()).toEqual([]);
  });

  it("is told when enough documents are there", async () => {
    await judgment();
    await judgedBy("test-1", numbers(0, 120));
    await judgedBy("test-2", numbers(200, 19), higher);
    await look("engine_version");
    expect(await told()).toEqual([]);
    await judgedBy("test-2", numbers(300, 80), higher);
    await look("engine_version");
    expect(await told()).toMatchObject([{ documents: 99, before_documents: 120 }]);
  });

  it("is not told where it is an old one that is only now noticed", async () => {
    await judgment();
    await judgedBy("test-1", numbers(0, 120));
    await judgedBy("test-2", numbers(200, 100), higher);
    await aMonthEarlier();
    await look("engine_version");
    expect(await told()).toEqual([]);
  });

  it("is noticed where an answer is waited for, too", async () => {
    await judgment();
    const upsert = [{ id: "d-1", state: { n: 1 } }];
    await request("POST", at(place), { upsert, wait_for: ["urgent"] });
    expect(await versionsOf()).toMatchObject([{ period: '["test","test-1"]' }]);
  });

  it("counts the documents of all namespaces of a template together", async () => {
    const template = `${place}/*`;
    await judgment(template);
    for (const tenant of ["a", "b", "c"]) await judgedBy("test-1", numbers(0, 15), p, `${place}/${tenant}`);
    for (const tenant of ["a", "b", "c"])
      await judgedBy("test-2", numbers(100, 15), () => ({ type: "bool", p: 0.999 }), `${place}/${tenant}`);
    expect(await versionsOf(template)).toHaveLength(2);
    await look("engine_version", template);
    expect(await told(template)).toMatchObject([{ documents: 45, before_documents: 45, engine_version: "test-2" }]);
  });

  it("of a former version of the judgment is not looked at", async () => {
    await judgment();
    await judgedBy("test-1", numbers(0, 60));
    await judgedBy("test-2", numbers(200, 60), higher);
    await request("POST", at(place, "judgments", "urgent", "versions"), { question: "Is it really urgent?", type: "bool" });
    await request("POST", at(place, "judgments", "urgent", "activate"), { version: 2, force: true });
    await look("engine_version");
    expect((await versionsOf()).slice(0, 2)).toMatchObject([
      { looks: 0, after: null },
      { looks: 0, after: null },
    ]);
    expect(await told()).toEqual([]);
  });

  it("is forgotten with its judgment", async () => {
    await judgment();
    await judgedBy("test-1", numbers(0, 1));
    const { judgments } = await request("GET", at(place, "judgments"));
    expect(judgments).toHaveLength(1);
    const [id] = await judgmentsOf(place);
    await request("DELETE", at(place, "judgments", "urgent"));
    expect(await query("select 1 from drift_watches where judgment_id = $1", [id])).toEqual([]);
  });
});

describe("a month", () => {
  it("that has ended is compared once with the one before", async () => {
    await judgment();
    await judgedBy("test-1", numbers(0, 120));
    await aMonthEarlier();
    await judgedBy("test-1", numbers(200, 100), higher);
    await aMonthEarlier();
    await judgedBy("test-1", numbers(400, 1));
    const month = (ago: number) => {
      const now = service.clock.now();
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7);
    };
    await look("month");
    expect(await told()).toMatchObject([
      { by: "month", month: month(1), engine: null, engine_version: null, documents: 100, before_documents: 120 },
    ]);
    expect((await watches()).filter(({ by }) => by === "month")).toEqual([
      { by: "month", period: month(0), looks: 1, after: null },
    ]);
  });

  it("leaves no trace of months before", async () => {
    await judgment();
    await judgedBy("test-1", numbers(0, 1));
    const [{ period }] = (await watches()).filter(({ by }) => by === "month") as [Watch];
    await query(
      "insert into drift_watches select judgment_id, version, 'month', '2001-01', organization_id, 1, begun_at, 0 from drift_watches where divided_by = 'month' and judgment_id = any($1)",
      [await judgmentsOf(place)],
    );
    await look("month");
    expect((await watches()).filter(({ by }) => by === "month").map((one) => one.period)).toEqual([period]);
  });
});
