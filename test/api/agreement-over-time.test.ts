/** Agreement over time, beside what outcomes and the evaluation log say. */
import { describe, expect, it } from "vitest";
import type { AgreementOverTime, Evaluation, Outcome } from "#generated/types.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["agreement_over_time"]);

const HOUR = 3_600_000;
const bool = (name: string) => ({ name, type: "bool", question: "?" });
const path = (place: string, name: string) => at(place, "judgments", name, "agreement-over-time");
const overTime = async (place: string, name: string, query = "", key?: string): Promise<AgreementOverTime> => {
  const { status, body } = await api.get(`${path(place, name)}${query}`, key === undefined ? {} : { key });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const hourOf = (moment: string | Date) => new Date(Math.floor(new Date(moment).getTime() / HOUR) * HOUR).toISOString();

/** Counts by hour, as the service shows them and as the test expects them. */
type Counts = Record<string, [agreed: number, disagreed: number]>;

async function counted(place: string, name: string, query?: string): Promise<Counts> {
  const { points } = await overTime(place, name, query);
  const busy = points.filter(({ agreed, disagreed }) => agreed + disagreed > 0);
  return Object.fromEntries(busy.map(({ at: begin, agreed, disagreed }) => [begin, [agreed, disagreed]]));
}

function sum(...all: readonly Counts[]): Counts {
  const sums: Counts = {};
  for (const [hour, [agreed, disagreed]] of all.flatMap((one) => Object.entries(one))) {
    const [a, d] = sums[hour] ?? [0, 0];
    sums[hour] = [a + agreed, d + disagreed];
  }
  return sums;
}

const post = (namespace: string, outcomes: readonly object[]) => api.post(at(namespace, "outcomes"), { outcomes });
const yes = (document_id: string, judgment = "urgent", value = true) => ({ document_id, judgment, value });
/** Waits for all judgments, so that nothing is answered later. */
const write = (namespace: string, ids: readonly string[], text = "yes", judgments = ["urgent"]) =>
  api.post(at(namespace), { upsert: ids.map((id) => ({ id, state: { text } })), wait_for: judgments });
const setUp = async () => {
  api.service.engine.answer = (_, { contextText: text }) => ({ type: "bool", p: text.includes("yes") ? 0.9 : 0.2 });
  const root = freshNamespace();
  await api.post(at(`${root}/*`, "judgments"), bool("urgent"));
  return root;
};
const rowsOf = (root: string) =>
  api.service.fresh.database.query<{ count: number }>({
    text: `select count(*)::integer as count from judgment_hours where namespace_id in (
             select namespace_id from namespaces where name like $1 || '%')`,
    values: [root],
  });

describe("agreement_over_time", () => {
  it("counts in each hour the outcomes that agree with the answers in the log, by judgment and by namespace", async () => {
    const { random, seed } = seededGenerator();
    const any = (below: number) => Math.floor(random() * below);
    const root = await setUp();
    const namespaces = ["a", "b"].map((name) => `${root}/${name}`);
    await api.post(at(namespaces[0]!), { upsert: [] });
    await api.post(at(namespaces[0]!, "judgments"), bool("own"));
    const expected: Record<string, Counts> = {};
    const expect1 = (key: string, agrees: boolean) => {
      expected[key] = sum(expected[key] ?? {}, { [hourOf(api.service.clock.now())]: agrees ? [1, 0] : [0, 1] });
    };
    for (let round = 0; round < 6; round++) {
      for (const [n, namespace] of namespaces.entries()) {
        const judgments = n === 0 ? ["urgent", "own"] : ["urgent"];
        for (const name of judgments) {
          const ids = [...new Set([any(5), any(5)].map((id) => `d-${id}`))];
          await write(namespace, ids, `${["yes", "no"][any(2)]} ${round}`, judgments);
          const given = Array.from({ length: any(4) }, () => yes(`d-${any(6)}`, name, random() < 0.5));
          if (given.length === 0) continue;
          const outcomes: Outcome[] = (await post(namespace, given)).body.outcomes;
          const log = await logOf(namespace, name);
          for (const { document_id, value, evaluation } of outcomes) {
            if (evaluation === null) continue;
            const { p } = log.find((one) => one.document_id === document_id && one.evaluated_at === evaluation.evaluated_at)!;
            expect1(`${namespace} ${name}`, p! >= 0.5 === value);
          }
        }
      }
      await api.service.clock.advance(40 * 60_000);
    }
    const [a, b, own] = [`${namespaces[0]} urgent`, `${namespaces[1]} urgent`, `${namespaces[0]} own`];
    expect(Object.keys(expected).toSorted(), `seed ${seed}`).toEqual([a, b, own].toSorted());
    expect(await counted(namespaces[0]!, "urgent"), `seed ${seed}`).toEqual(expected[a]);
    expect(await counted(namespaces[1]!, "urgent")).toEqual(expected[b]);
    expect(await counted(namespaces[0]!, "own")).toEqual(expected[own]);
    expect(await counted(`${root}/*`, "urgent")).toEqual(sum(expected[a]!, expected[b]!));
    const totalOf = (counts: Counts) =>
      Object.values(counts).reduce(([a, d], [agreed, disagreed]) => [a + agreed, d + disagreed], [0, 0]);
    expect(totalOf(await counted(`${root}/*`, "urgent", "?step=day"))).toEqual(totalOf(sum(expected[a]!, expected[b]!)));
  });

  it("counts an outcome again when a later answer takes the place of the one it was compared with", async () => {
    const root = await setUp();
    const { clock } = api.service;
    await write(`${root}/a`, ["x"]);
    const observed_at = new Date(clock.now().getTime() + 3 * HOUR).toISOString();
    await post(`${root}/a`, [{ ...yes("x"), observed_at }]);
    const first = hourOf(clock.now());
    await clock.advance(HOUR);
    await write(`${root}/a`, ["x"], "no");
    const both = { [first]: [1, 0], [hourOf(clock.now())]: [0, 1] };
    expect(await counted(`${root}/a`, "urgent")).toEqual(both);
    expect(await counted(`${root}/*`, "urgent")).toEqual(both);
  });

  it("deletes the counts of a namespace, also from those of the judgment, and the counts of a judgment", async () => {
    const root = await setUp();
    for (const name of ["a", "b"]) {
      await write(`${root}/${name}`, ["x", "y"]);
      await post(`${root}/${name}`, [yes("x"), yes("y", "urgent", name === "a")]);
    }
    const hour = hourOf(api.service.clock.now());
    expect(await counted(`${root}/*`, "urgent")).toEqual({ [hour]: [3, 1] });
    const { status, body } = await api.delete(at(`${root}/a`));
    expect(status).toBe(202);
    await expect.poll(async () => (await api.get(`/jobs/${body.id}`)).body.status, { timeout: 30_000 }).toBe("done");
    expect(await counted(`${root}/*`, "urgent")).toEqual({ [hour]: [1, 1] });
    expect(await rowsOf(root)).toEqual([{ count: 1 }]);
    expect((await api.delete(at(`${root}/*`, "judgments", "urgent"))).status).toBe(204);
    await expect.poll(() => rowsOf(root), { timeout: 30_000 }).toEqual([{ count: 0 }]);
    await api.post(at(`${root}/*`, "judgments"), bool("urgent"));
    expect([await counted(`${root}/*`, "urgent"), await counted(`${root}/b`, "urgent")]).toEqual([{}, {}]);
  });

  it("is for keys that read the judgment: one of a namespace sees the counts of its namespace alone", async () => {
    const root = await setUp();
    for (const name of ["a", "b"]) {
      await write(`${root}/${name}`, ["x"]);
      await post(`${root}/${name}`, [yes("x", "urgent", name === "a")]);
    }
    const key = await api.service.key({ role: "read_only", scope: `${root}/a` });
    const sumsOf = ({ points }: AgreementOverTime) =>
      points.reduce(([a, d], { agreed, disagreed }) => [a! + agreed, d! + disagreed], [0, 0]);
    expect(sumsOf(await overTime(`${root}/a`, "urgent", "", key))).toEqual([1, 0]);
    for (const place of [`${root}/b`, `${root}/*`])
      expect(refusal(await api.get(path(place, "urgent"), { key }))).toMatchObject({ status: 403 });
  });

  it("has every step of the range, all zero where there is nothing, and refuses what has no steps", async () => {
    const root = await setUp();
    const { points, ...rest } = await overTime(`${root}/nothing`, "urgent", "?steps=2");
    const end = Date.parse(hourOf(api.service.clock.now())) + HOUR;
    const [from, to] = [end - 2 * HOUR, end].map((time) => new Date(time!).toISOString());
    const kept_from = new Date(end - HOUR - 90 * 24 * HOUR).toISOString();
    expect(rest).toEqual({ judgment: "urgent", step: "hour", from, to, kept_from });
    const empty = { agreed: 0, disagreed: 0, is_complete: true };
    expect(points).toEqual([from, new Date(end - HOUR).toISOString()].map((begin) => ({ at: begin, ...empty })));
    expect((await overTime(`${root}/*`, "urgent", "?step=day")).points).toHaveLength(30);
    const refused = async (query: string) => refusal(await api.get(`${path(`${root}/*`, "urgent")}?${query}`));
    expect(await refused("steps=745")).toEqual(invalid("query/steps"));
    expect(await refused("from=2030-01-02T00:00:00.000Z&steps=3")).toEqual(invalid("query/steps"));
    expect(await refused("from=2039-01-02T00:00:00.000Z")).toEqual(invalid("query/from"));
    expect(refusal(await api.get(path(`${root}/*`, "other")))).toEqual({ status: 404, code: "not_found" });
  });
});

async function logOf(namespace: string, judgment: string): Promise<Evaluation[]> {
  return (await api.get(`${at(namespace, "judgments", judgment, "evaluations")}?limit=100`)).body.evaluations;
}
