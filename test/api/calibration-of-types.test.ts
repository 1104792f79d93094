/** Calibration of judgments with several outcomes. */
import { describe, expect, it } from "vitest";
import type { Answer, QueryRow } from "#generated/types.ts";
import { calibrated } from "#src/judging/numbers/maps.ts";
import { type Example, fitMap } from "#src/quality/fits/fit.ts";
import { happened, judged, massesOf, numbers, pOf, reportWhen } from "#test/quality/calibration/judged.ts";
import { apiOf, at, freshNamespace } from "./support/api.ts";

const api = apiOf([]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.5 } };
const topic = { name: "topic", question: "What is it?", type: "choice", options: [{ value: "refund" }, { value: "delivery" }] };
const anger = { name: "anger", question: "How angry?", type: "score", criteria: ["calm", "cross", "furious"] };
const create = (owner: string, body: object = urgent) => api.post(at(owner, "judgments"), body);
const answerTo = async (namespace: string, n: number, judgment = "urgent"): Promise<Answer> =>
  (await api.get(at(namespace, "documents", `d-${n}`))).body.answers[judgment];
const query = async (namespace: string, body: object): Promise<QueryRow[]> => {
  const { status, body: answer } = await api.post(at(namespace, "query"), {
    top_k: 1_000,
    include: { answers: ["urgent"] },
    ...body,
  });
  expect({ status, answer }).toMatchObject({ status: 200 });
  return answer.rows;
};
const pOfRow = ({ answers }: QueryRow) => answers!.urgent!.calibrated!.p!;

describe("a choice and a score", () => {
  it("filter by calibrated.score as it is shown, to the last digit", async () => {
    const namespace = freshNamespace();
    await create(namespace, anger);
    const of = numbers(0, 120);
    await judged(api.service, namespace, of);
    await happened(api.service, namespace, of, "anger", (n) => (pOf(n) > 0.5 ? 0 : n % 3));
    const include = { answers: ["anger"] };
    await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method === "temperature", "anger");
    const all = await query(namespace, { include });
    const scoreOf = (row: QueryRow) => row.answers!.anger!.calibrated!.score!;
    const numbersOf = new Set(all.map(scoreOf));
    expect(numbersOf.size).toBe(120);
    const bounds = [...numbersOf];
    for (let from = 0; from < bounds.length; from += 40) {
      const some = bounds.slice(from, from + 40);
      const filters = ["Or", some.map((bound) => ["answers.anger.calibrated.score", "Eq", bound])];
      expect((await query(namespace, { include, filters })).map(scoreOf).sort()).toEqual(some.sort());
    }
    for (const bound of bounds.slice(0, 12)) {
      const rows = await query(namespace, { include, filters: ["answers.anger.calibrated.score", "Gte", bound] });
      expect(rows.map(({ id }) => id)).toEqual(all.filter((row) => scoreOf(row) >= bound).map(({ id }) => id));
    }
  });

  it("are calibrated by a temperature, and by isotonic regression from a thousand outcomes", async () => {
    const namespace = freshNamespace();
    for (const judgment of [urgent, topic, anger]) await create(namespace, judgment);
    const of = numbers(0, 1_000);
    await judged(api.service, namespace, of);
    const option = (n: number) => ["refund", "delivery", "none_of_the_above"][n % 3];
    const level = (n: number) => (pOf(n) > 0.5 ? 0 : n % 3);
    await happened(api.service, namespace, of.slice(0, 100), "topic", option);
    await happened(api.service, namespace, of, "urgent");
    await happened(api.service, namespace, of, "anger", level);
    const few = await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method != null, "topic");
    expect(few).toMatchObject({ outcomes: 100, epochs: [{ method: "temperature", raw: { mean_level_distance: null } }] });
    const many = await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method != null, "anger");
    expect(many).toMatchObject({ outcomes: 1_000, epochs: [{ method: "isotonic" }] });
    const distance = of.reduce((sum, n) => sum + Math.abs(massesOf(n)[1] + 2 * massesOf(n)[2] - level(n)), 0) / 1_000;
    expect(many.epochs[0]!.raw.mean_level_distance).toBeCloseTo(distance, 9);
    await reportWhen(api.service, namespace, (report) => report.epochs[0]?.method != null);

    const chosen = await answerTo(namespace, 7, "topic");
    expect(Object.values(chosen.calibrated!.dist!).reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 12);
    expect(chosen.calibrated).toMatchObject({ value: chosen.value, escape_p: chosen.calibrated!.dist!.none_of_the_above });
    expect(chosen.calibrated!.dist).not.toEqual(chosen.dist);

    const examples = of.map((n): Example => {
      const dist = Object.fromEntries(massesOf(n).map((mass, at) => [String(at), mass]));
      return { fold: 0, answer: { type: "score", score: 0, dist }, value: level(n) };
    });
    const map = fitMap("isotonic", examples);
    const dist = Object.fromEntries(massesOf(7).map((mass, at) => [String(at), mass]));
    const expected = calibrated(map, { type: "score", score: 0, dist }) as { score: number };
    expect((await answerTo(namespace, 7, "anger")).calibrated!.score).toBeCloseTo(expected.score, 9);

    const include = { answers: ["urgent", "anger"] };
    const all = await query(namespace, { include });
    for (const [field, of] of [
      ["answers.anger.calibrated.score", (row: QueryRow) => row.answers!.anger!.calibrated!.score!],
      ["answers.urgent.calibrated.p", pOfRow],
    ] as const) {
      const bound = of(all[500]!);
      const found = await query(namespace, { include, filters: [field, "Gte", bound] });
      expect(found.map(({ id }) => id)).toEqual(all.filter((row) => of(row) >= bound).map(({ id }) => id));
      const ranked = await query(namespace, { include, rank_by: [field, "asc"] });
      const ordered = all.map(of).sort((one, other) => one - other);
      for (const [at, row] of ranked.entries()) expect(of(row)).toBeCloseTo(ordered[at]!, 9);
    }
  }, 60_000);
});
