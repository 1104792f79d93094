/** Activity over time, beside what usage, the evaluation log, a receiver of webhooks and outcomes say. */
import { afterAll, describe, expect, it } from "vitest";
import type { ActivityPoint, ActivityReport, Evaluation } from "#generated/types.ts";
import { answering, authority, type Receiver, startReceiver, testOutside } from "#test/events/webhooks/receiver.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const ADDRESS = "93.184.216.34";
const [MINUTE, HOUR] = [60_000, 3_600_000];

let receiver: Receiver;
// biome-ignore format: coverage.test.ts reads the list
const api = apiOf(["activity_get"], {}, async () => {
  receiver = await startReceiver();
  const outside = testOutside({ "hooks.example.com": [[ADDRESS]] }, { [ADDRESS]: receiver.port });
  return { webhooks: { outside, ca: authority } };
});
afterAll(() => receiver.close());

const activity = async (query = "", key = api.service.adminKey): Promise<ActivityReport> =>
  (await api.get(`/activity${query}`, { key })).body;
const now = () => api.service.clock.now().getTime();
const hourOf = (moment: string | number) => new Date(Math.floor(new Date(moment).getTime() / HOUR) * HOUR).toISOString();
const nothing = {
  answers: { asked: 0, carried: 0, reused: 0, failed: 0 },
  failures: [],
  usage: { bytes_written: 0, bytes_scanned: 0, judgment_units: 0, tokens_evaluated: 0 },
  cost_usd: 0,
  attempts: { succeeded: 0, failed: 0, given_up: 0 },
  lag_ms: { judging: null, deliveries: null },
  outcomes: { agreed: 0, disagreed: 0 },
};

/** Sums of numbers by name, without those that are 0. */
class Sums {
  readonly #sums = new Map<string, number>();

  add(name: string, by = 1): void {
    if (by !== 0) this.#sums.set(name, (this.#sums.get(name) ?? 0) + by);
  }

  get all(): Record<string, number> {
    return Object.fromEntries([...this.#sums].toSorted());
  }
}

/** What points count, by hour. */
function countsOf(points: readonly ActivityPoint[]): Record<string, number> {
  const sums = new Sums();
  for (const { at: hour, answers, failures, attempts, outcomes } of points) {
    for (const [name, value] of Object.entries({ ...answers, ...outcomes })) sums.add(`${hour} ${name}`, value);
    for (const { code, attempts: count } of failures) sums.add(`${hour} ${code}`, count);
    for (const [name, value] of Object.entries(attempts)) sums.add(`${hour} attempt ${name}`, value);
  }
  return sums.all;
}

describe("activity_get", () => {
  it("counts in each hour what the log, the receiver and outcomes say, and in each month what usage says", async () => {
    const { random, seed } = seededGenerator();
    // Of its own, so that what clients do is the same whenever attempts arrive.
    const receiving = seededGenerator(seed + 1);
    const { clock, engine } = api.service;
    const any = (below: number) => Math.floor(random() * below);
    const { adminKey: key } = await api.service.organization("team");
    const send = (path: string, body: object) => api.post(path, body, { key });
    await clock.advance(Date.UTC(2030, 0, 31, 22, 20) - now());
    const root = freshNamespace();
    const namespaces = ["a", "b"].map((name) => `${root}/${name}`);
    const urgent = { name: "urgent", type: "bool", question: "?", reuse: "namespace", context: { fields: ["state.text"] } };
    await send(at(`${root}/*`, "judgments"), urgent);
    const { id: endpoint } = (
      await send("/webhook-endpoints", { url: "https://hooks.example.com/a", namespace_prefix: `${root}/none` })
    ).body;
    const expected = new Sums();
    engine.answer = (_, { contextText: text }) => ({ type: "bool", p: text.includes("yes") ? 0.9 : 0.2 });
    engine.instead = ({ contextText: text }) =>
      text.includes("refused") ? { ok: false, failure: { code: "refused", message: "Not this.", retryable: false } } : null;
    receiver.answer((request, response, body, one) => {
      const fails = receiving.random() < 0.4;
      expected.add(`${hourOf(now())} attempt ${fails ? "failed" : "succeeded"}`);
      answering(fails ? 500 : 204)(request, response, body, one);
    });
    let deliveries = 0;
    for (let round = 0; round < 5; round++) {
      for (const namespace of namespaces) {
        const upsert = Array.from({ length: 1 + any(6) }, () => ({
          id: `d-${any(8)}`,
          attributes: { n: any(3) },
          state: { text: ["yes", "no", "yes again", "refused"][any(4)] + " ".repeat(any(2)) + "x".repeat(any(3) * 5_000) },
        }));
        const unique = [...new Map(upsert.map((one) => [one.id, one])).values()];
        await send(at(namespace), { upsert: unique, ...(random() < 0.4 ? { wait_for: ["urgent"] } : {}) });
        await send(at(namespace, "query"), { filters: ["attributes.n", "Eq", any(3)] });
        await judged(namespace);
        const value = random() < 0.5;
        const { body } = await send(at(namespace, "outcomes"), {
          outcomes: [{ document_id: unique[0]!.id, judgment: "urgent", value }],
        });
        const { evaluated_at } = body.outcomes[0].evaluation ?? {};
        if (!evaluated_at) continue;
        const log = await logOf(namespace, key);
        const { p } = log.find((one) => one.evaluated_at === evaluated_at && one.document_id === unique[0]!.id && !one.error)!;
        expected.add(`${hourOf(now())} ${p! >= 0.5 === value ? "agreed" : "disagreed"}`);
      }
      await send(`/webhook-endpoints/${endpoint}/test`, {});
      deliveries += 1;
      const attempted = async () => {
        const { body } = await api.get(`/webhook-endpoints/${endpoint}/deliveries`, { key });
        const due = body.deliveries.filter((one: { next_attempt_at: string | null }) => {
          return one.next_attempt_at !== null && Date.parse(one.next_attempt_at) <= now();
        });
        return [body.deliveries.length, due.length];
      };
      await expect.poll(attempted, { timeout: 30_000 }).toEqual([deliveries, 0]);
      await clock.advance(25 * MINUTE);
    }
    for (const namespace of namespaces) {
      for (const { evaluated_at, error, carried, reused_from } of await logOf(namespace, key)) {
        const result = error ? "failed" : !carried ? "asked" : reused_from === undefined ? "carried" : "reused";
        expected.add(`${hourOf(evaluated_at)} ${result}`);
        if (error) expected.add(`${hourOf(evaluated_at)} ${error.code}`);
      }
    }
    const points = async () => (await activity("?from=2030-01-31T20:30:00.000Z", key)).points;
    expect(countsOf(await points()), `seed ${seed}`).toEqual(expected.all);
    const hours = await points();
    expect(hours[0]).toEqual({ at: "2030-01-31T20:00:00.000Z", ...nothing });
    let units = 0;
    for (const month of ["2030-01", "2030-02"]) {
      const billed = async () => {
        const { lines } = (await api.get(`/usage?month=${month}`, { key })).body;
        return [usedIn(lines), sumsOf((await points()).filter((one) => one.at.startsWith(month)))];
      };
      // Queries are billed behind their responses.
      const [usage, counted] = await eventually(billed, ([usage, counted]) => JSON.stringify(usage) === JSON.stringify(counted));
      expect(counted, `${month}, seed ${seed}`).toEqual(usage);
      units += usage!.judgment_units!;
    }
    expect(units).toBeGreaterThan(5);
    const days = (await activity("?step=day&from=2030-01-31T12:00:00.000Z", key)).points;
    expect(days.map(({ at: day }) => day)).toEqual(["2030-01-31T00:00:00.000Z", "2030-02-01T00:00:00.000Z"]);
    expect(sumsOf(days)).toEqual(sumsOf(await points()));
  });

  it("tells how long writes waited for their answers, and how late deliveries began", async () => {
    const { clock, engine } = api.service;
    engine.instead = null;
    const { adminKey: key } = await api.service.organization("team");
    const namespace = freshNamespace();
    await api.post(at(namespace, "judgments"), { name: "urgent", type: "bool", question: "?" }, { key });
    const asked = Promise.withResolvers<void>();
    const open = Promise.withResolvers<void>();
    engine.instead = () => {
      asked.resolve();
      return null;
    };
    engine.gate = open.promise;
    await api.post(at(namespace), { upsert: [{ id: "a", state: { text: "x" } }] }, { key });
    await expect.poll(() => engine.requests.length).toBeGreaterThan(0);
    await clock.advance(90_000);
    open.resolve();
    await judged(namespace);
    const { points } = await activity(`?from=${hourOf(now())}`, key);
    expect(points.map(({ lag_ms }) => lag_ms)).toEqual([{ judging: 90_000, deliveries: null }]);
  });

  it("begins days and hours in UTC, whatever zone the server is in and whatever its clocks do", async () => {
    const zone = process.env.TZ;
    process.env.TZ = "Europe/Berlin";
    try {
      const { clock } = api.service;
      const { adminKey: key } = await api.service.organization("team");
      const namespace = freshNamespace();
      // Clocks in Berlin go from 2 to 3 at 01:00 in UTC.
      await clock.advance(Date.UTC(2030, 2, 31, 0, 59, 59) - now());
      expect(clock.now().getHours()).toBe(1);
      const write = (id: string) => api.post(at(namespace), { upsert: [{ id, attributes: { id } }] }, { key });
      await write("before");
      await clock.advance(1_000);
      expect(clock.now().getHours()).toBe(3);
      await write("after");
      await clock.advance(Date.UTC(2030, 2, 31, 23, 59, 59) - now());
      await write("late");
      await clock.advance(1_000);
      await write("next");
      const bytes = async (query: string) =>
        (await activity(query, key)).points
          .filter(({ usage }) => usage.bytes_written > 0)
          .map(({ at: begin, usage }) => [begin, usage.bytes_written]);
      expect(await bytes("")).toEqual([
        ["2030-03-31T01:00:00.000Z", 16],
        ["2030-03-31T23:00:00.000Z", 15],
        ["2030-04-01T00:00:00.000Z", 15],
      ]);
      expect(await bytes("?from=2030-03-31T00:00:00.000Z&to=2030-04-01T00:00:00.000Z")).toEqual([
        ["2030-03-31T00:00:00.000Z", 17],
        ["2030-03-31T01:00:00.000Z", 16],
        ["2030-03-31T23:00:00.000Z", 15],
      ]);
      expect(await bytes("?step=day")).toEqual([
        ["2030-03-31T00:00:00.000Z", 48],
        ["2030-04-01T00:00:00.000Z", 15],
      ]);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it("has every step of the range, of the last 24 hours or 30 days where none is given", async () => {
    const { adminKey: key } = await api.service.organization("developer");
    const hours = await activity("", key);
    const end = Date.parse(hourOf(now())) + HOUR;
    expect(hours).toEqual({
      step: "hour",
      from: new Date(end - 24 * HOUR).toISOString(),
      to: new Date(end).toISOString(),
      kept_from: new Date(Date.parse(hourOf(now())) - 90 * 24 * HOUR).toISOString(),
      points: Array.from({ length: 24 }, (_, n) => ({ at: new Date(end - (24 - n) * HOUR).toISOString(), ...nothing })),
    });
    expect((await activity("?step=day", key)).points).toHaveLength(30);
    const three = await activity("?steps=3&to=2030-02-01T00:00:00.000Z", key);
    expect([three.from, three.to]).toEqual(["2030-01-31T21:00:00.000Z", "2030-02-01T00:00:00.000Z"]);
    expect((await activity("?to=2040-01-01T00:00:00.000Z", key)).to).toBe(hours.to);
  });

  it("refuses ranges without a step or with too many, and keys that are not an admin", async () => {
    const refused = async (query: string) => refusal(await api.get(`/activity?${query}`));
    expect(await refused("from=2030-01-02T00:00:00.000Z&to=2030-01-02T00:00:00.000Z")).toEqual(invalid("query/from"));
    expect(await refused("from=2039-01-02T00:00:00.000Z")).toEqual(invalid("query/from"));
    expect(await refused("from=2029-01-02T00:00:00.000Z")).toEqual(invalid("query/from"));
    expect(await refused("from=0001-01-01T00:00:00.000Z&to=0001-01-01T01:00:00.000Z")).toEqual(invalid("query/from"));
    expect(await refused("from=9999-12-31T23:00:00.000Z&to=9999-12-31T23:59:59.999Z")).toEqual(invalid("query/from"));
    expect(await refused("from=2030-01-02T00:00:00.000Z&steps=3")).toEqual(invalid("query/steps"));
    expect(await refused("steps=745")).toEqual(invalid("query/steps"));
    expect(await refused("steps=0")).toEqual(invalid("query/steps"));
    expect(await refused("step=week")).toEqual(invalid("query/step"));
    expect(await refused("from=yesterday")).toEqual(invalid("query/from"));
    for (const key of [
      await api.service.key({ role: "read_write" }),
      await api.service.key({ role: "read_only", scope: "shop/*" }),
    ]) {
      expect(refusal(await api.get("/activity", { key }))).toEqual({ status: 403, code: "forbidden" });
    }
  });
});

async function logOf(namespace: string, key: string): Promise<Evaluation[]> {
  const found: Evaluation[] = [];
  for (let cursor = ""; ; ) {
    const { body } = await api.get(`${at(namespace, "judgments", "urgent", "evaluations")}?limit=100${cursor}`, { key });
    found.push(...body.evaluations);
    if (body.next_cursor === null) return found;
    cursor = `&cursor=${body.next_cursor}`;
  }
}

/** Nothing of the namespace is due any more. */
async function judged(namespace: string): Promise<void> {
  const { database } = api.service.fresh;
  const found = { text: "select namespace_id as id from namespaces where name = $1", values: [namespace] };
  const [{ id }] = (await database.query<{ id: number }>(found)) as [{ id: number }];
  const text = "select from wakeups where kind = 'judging' and namespace_id = $1 and (due_at <= $2 or lease_owner is not null)";
  const waiting = { text, values: [id, api.service.clock.now()] };
  await expect.poll(async () => (await database.query(waiting)).length, { timeout: 30_000 }).toBe(0);
}

interface Line {
  line: string;
  cost_usd: number;
  [quantity: string]: number | string;
}

/** What lines that are billed when something happens say. */
function usedIn(lines: readonly Line[]): Record<string, number> {
  const of = (name: string, quantity: string) => Number(lines.find(({ line }) => line === name)?.[quantity] ?? 0);
  return {
    judgment_units: of("judging", "judgment_units"),
    tokens_evaluated: of("judging", "tokens_evaluated"),
    bytes_written: of("writes", "bytes_written"),
    bytes_scanned: of("queries", "bytes_scanned"),
    micro_usd: ["judging", "writes", "queries"].reduce((sum, name) => sum + Math.round(of(name, "cost_usd") * 1e6), 0),
  };
}

function sumsOf(points: readonly ActivityPoint[]): Record<string, number> {
  const sum = (of: (point: ActivityPoint) => number) => points.reduce((sum, point) => sum + of(point), 0);
  return {
    judgment_units: sum(({ usage }) => usage.judgment_units),
    tokens_evaluated: sum(({ usage }) => usage.tokens_evaluated),
    bytes_written: sum(({ usage }) => usage.bytes_written),
    bytes_scanned: sum(({ usage }) => usage.bytes_scanned),
    micro_usd: sum(({ cost_usd }) => Math.round(cost_usd * 1e6)),
  };
}

/** The first value that is so, or the last one of ten seconds. */
async function eventually<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  let value = await read();
  await expect
    .poll(
      async () => {
        value = await read();
        return isSo(value);
      },
      { timeout: 10_000 },
    )
    .toBe(true)
    .catch(() => {});
  return value;
}
