/** Shares as the judge says, as labels say, and corrected. */
import { describe, expect, it } from "vitest";
import type { ShareReport } from "#generated/types.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { shown } from "#test/quality/calibration/exactly.ts";
import { happened, isSo, judged, massesOf, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { apiOf, at, freshNamespace, refusal } from "./support/api.ts";

const api = apiOf(["shares_get"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.5 } };
const shareAt = (place: string, name: string, query: Record<string, string> = {}) =>
  api.get(`${at(place, "judgments", name, "share")}?${new URLSearchParams(query)}`);
const share = async (place: string, name = "urgent", query: Record<string, string> = {}): Promise<ShareReport> => {
  const { status, body } = await shareAt(place, name, query);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
const truth = (of: readonly number[]) => mean(of.map((n) => Number(isSo(n))));

async function furnished(count: number, definition: object = urgent): Promise<string> {
  const namespace = freshNamespace();
  await api.post(at(namespace, "judgments"), definition);
  if (count > 0) await judged(api.service, namespace, numbers(0, count));
  return namespace;
}

/** Makes a queue and labels all of it as it truly is. Which documents are drawn is chance. */
async function label(place: string, queue: object): Promise<{ id: string; drawn: number[] }> {
  const made = (await api.post(at(place, "judgments", "urgent", "label_queue"), queue)).body;
  const path = [place, "judgments", "urgent", "label_queue", made.id] as const;
  const drawn: number[] = [];
  for (;;) {
    const { item } = (await api.post(at(...path, "claim"), { labeler: "ana" })).body;
    if (item === null) return { id: made.id, drawn };
    const n = Number(item.document_id.slice(2));
    const { status } = await api.post(at(...path, "items", String(item.item), "label"), { labeler: "ana", value: isSo(n) });
    expect(status).toBe(200);
    drawn.push(n);
  }
}

describe("a share", () => {
  it("is what the judge says of all documents, corrected by labels, and says what it rests on", async () => {
    const namespace = await furnished(600);
    const all = numbers(0, 600);
    const before = await share(namespace);
    expect(before).toMatchObject({
      judgment: "urgent",
      type: "bool",
      version: 1,
      method: "ppi_plus_plus",
      engines: [{ engine: "test", documents: 600 }],
      all: { documents: 600, labels: 0, drawn: 0, effective_labels: 0 },
      groups: [],
      groups_left_out: 0,
    });
    expect(before.all.values).toHaveLength(1);
    const [judge] = before.all.values;
    expect(judge).toMatchObject({ value: true, labels: null, corrected: null, power: null });
    expect(judge!.judge!.estimate).toBeCloseTo(mean(all.map(pOf)), 9);
    await happened(api.service, namespace, numbers(0, 150));
    const after = await share(namespace);
    expect(after.all).toMatchObject({ documents: 600, labels: 150, drawn: 0, effective_labels: 150 });
    const [value] = after.all.values;
    expect(value!.labels!.estimate).toBeCloseTo(truth(numbers(0, 150)), 9);
    expect(value!.labels).toEqual(shown(numbers(0, 150).filter(isSo).length, 150));
    // By the paper's formula, from the documents themselves.
    const [f, y] = [numbers(0, 150).map(pOf), numbers(0, 150).map((n) => Number(isSo(n)))];
    const others = numbers(150, 450).map(pOf);
    const covariance = mean(y.map((one, at) => (one - mean(y)) * (f[at]! - mean(f))));
    const spread = mean(all.map((n) => (pOf(n) - mean(all.map(pOf))) ** 2)) * (600 / 599);
    const power = Math.min(1, Math.max(0, covariance / ((1 + 150 / 450) * spread)));
    expect(value!.power).toBeCloseTo(power, 9);
    expect(value!.corrected!.estimate).toBeCloseTo(power * mean(others) + mean(y.map((one, at) => one - power * f[at]!)), 9);
    expect(value!.corrected!.low).toBeLessThan(truth(all));
    expect(value!.corrected!.high).toBeGreaterThan(truth(all));
  });

  it("from a queue of hard documents is that of all documents, also with the labels of several queues", async () => {
    const namespace = await furnished(500);
    const { id: uncertain, drawn } = await label(namespace, { strategy: "uncertain", size: 60 });
    const { all } = await share(namespace);
    expect(all).toMatchObject({ labels: 60, drawn: 60 });
    expect(all.effective_labels).toBeLessThan(50);
    const [value] = all.values;
    // Each document stands for as many as its kind has for each that was drawn: 48 of the hard ones and 12 of the others.
    const isHard = (n: number) => Math.abs(pOf(n) - 0.5) <= 0.15;
    const hard = numbers(0, 500).filter(isHard).length;
    const weights = drawn.map((n) => (isHard(n) ? hard / 48 : (500 - hard) / 12));
    const weighed = (of: (n: number) => number) => drawn.reduce((sum, n, at) => sum + weights[at]! * of(n), 0) / 500;
    const said = weighed((n) => Number(isSo(n)));
    expect(value!.labels!.estimate).toBeCloseTo(said, 9);
    expect(all.effective_labels).toBeCloseTo(500 ** 2 / weights.reduce((sum, one) => sum + one ** 2, 0), 9);
    const shift = (1 + all.effective_labels / 440) * (mean(numbers(0, 500).map(pOf)) - weighed(pOf));
    expect(value!.corrected!.estimate).toBeCloseTo(said + value!.power! * shift, 9);
    // By chance, 1.3% of such queues have an interval beside the truth. None of 400,000 was farther from it than 0.75 times its width.
    const { low, high } = value!.corrected!;
    const rightly = truth(numbers(0, 500));
    expect(low - (high - low)).toBeLessThan(rightly);
    expect(high + (high - low)).toBeGreaterThan(rightly);
    await label(namespace, { strategy: "random", size: 40 });
    const both = await share(namespace);
    expect(both.all.labels).toBeGreaterThan(60);
    // Only those of the one queue that no other has labelled since.
    const one = await share(namespace, "urgent", { queue: uncertain });
    // But for the last digit: the database may add in another order.
    const closely = (figures: object | null) =>
      Object.fromEntries(Object.entries(figures!).map(([name, figure]) => [name, expect.closeTo(figure, 9)]));
    const { judge, labels, corrected, power } = value!;
    expect(one.all.values).toEqual([
      { value: true, judge: closely(judge), labels: closely(labels), corrected: closely(corrected), ...closely({ power }) },
    ]);
    expect((await share(namespace, "urgent", { queue: `lq_${"0".repeat(26)}` })).all.labels).toBe(0);
  });

  it("is about documents as they are: those that match, with labels that are about what they are now", async () => {
    const namespace = await furnished(0);
    const plans = ["free", "pro", 7, true, null, ["a"]];
    const document = (n: number) => ({ id: `d-${n}`, state: { n }, attributes: { plan: plans[n % plans.length], n } });
    await write(api.service, namespace, numbers(0, 120).map(document));
    await happened(api.service, namespace, numbers(0, 60));
    const where = JSON.stringify(["attributes.plan", "In", ["free", "pro"]]);
    const some = await share(namespace, "urgent", { where });
    expect(some.all).toMatchObject({ documents: 40, labels: 20 });
    expect(some.all.values[0]!.labels!.estimate).toBeCloseTo(truth(numbers(0, 60).filter((n) => n % 6 < 2)), 9);
    const by = await share(namespace, "urgent", { by: "attributes.plan" });
    const groups = by.groups.map(({ value, documents, labels }) => ({ value, documents, labels }));
    const of = (value: unknown) => ({ value, documents: 20, labels: 10 });
    expect(new Set(groups.map((one) => JSON.stringify(one)))).toEqual(
      new Set(["free", "pro", 7, true, null].map((one) => JSON.stringify(of(one)))),
    );
    expect(by.groups_left_out).toBe(20);
    const free = by.groups.find(({ value }) => value === "free")!;
    expect(free.values[0]!.judge!.estimate).toBeCloseTo(
      mean(
        numbers(0, 120)
          .filter((n) => n % 6 === 0)
          .map(pOf),
      ),
      9,
    );
    // The highest number is the most frequent values' limit: 100 of 120.
    const each = await share(namespace, "urgent", { by: "attributes.n" });
    expect([each.groups.length, each.groups_left_out]).toEqual([100, 20]);
    // What is labelled and then changed is another document, unless the judgment shows nothing of the change.
    await api.service.clock.advance(1_000);
    await write(api.service, namespace, [{ ...document(0), state: { n: 1_000 } }]);
    expect((await share(namespace)).all.labels).toBe(59);
    await api.post(at(namespace), { delete: ["d-1", "d-70"] });
    expect((await share(namespace)).all).toMatchObject({ documents: 118, labels: 58 });
  });

  it("of a choice is the mix of its options, and of a score the mean level", async () => {
    const topic = {
      name: "topic",
      question: "Which?",
      type: "choice",
      options: ["a", "b"].map((value) => ({ value, description: value })),
    };
    const mood = { name: "mood", question: "How?", type: "score", criteria: ["low", "middle", "high"] };
    const namespace = await furnished(80, topic);
    await api.post(at(namespace, "judgments"), mood);
    await judged(api.service, namespace, numbers(80, 80));
    await happened(api.service, namespace, numbers(0, 40), "topic", (n) =>
      n % 4 === 0 ? "none_of_the_above" : n % 2 ? "a" : "b",
    );
    await happened(api.service, namespace, numbers(80, 40), "mood", (n) => n % 3);
    const mix = await share(namespace, "topic");
    const of = (value: string) => mix.all.values.find((one) => one.value === value)!;
    expect(mix.all.values.map(({ value }) => value).sort()).toEqual(["a", "b", "none_of_the_above"]);
    expect(["a", "b", "none_of_the_above"].map((value) => of(value).labels!.estimate)).toEqual([0.5, 0.25, 0.25]);
    expect(of("a").judge!.estimate).toBeCloseTo(mean(numbers(0, 160).map((n) => massesOf(n)[0])), 9);
    expect(mix.all.values.reduce((sum, { judge }) => sum + judge!.estimate, 0)).toBeCloseTo(1, 9);
    const level = await share(namespace, "mood");
    const judgedOnes = level.all.documents;
    const scores = numbers(160 - judgedOnes, judgedOnes).map((n) => massesOf(n)[1] + 2 * massesOf(n)[2]);
    expect(level.all.values).toHaveLength(1);
    const [value] = level.all.values;
    expect(value).toMatchObject({ value: null });
    expect(value!.judge!.estimate).toBeCloseTo(mean(scores), 9);
    expect(value!.labels!.estimate).toBeCloseTo(mean(numbers(80, 40).map((n) => n % 3)), 9);
    expect(value!.corrected!.low).toBeGreaterThan(0);
    expect(value!.corrected!.high).toBeLessThan(2);
  });

  it("of a template is about the documents of all namespaces that inherit it", async () => {
    const tenant = freshNamespace();
    await api.post(at(`${tenant}/*`, "judgments"), urgent);
    await judged(api.service, `${tenant}/one`, numbers(0, 30));
    await judged(api.service, `${tenant}/other`, numbers(30, 30));
    await api.post(at(`${tenant}/own`, "judgments"), { ...urgent, question: "Another question?" });
    await judged(api.service, `${tenant}/own`, numbers(60, 30));
    await happened(api.service, `${tenant}/one`, numbers(0, 20));
    const report = await share(`${tenant}/*`, "urgent", { by: "attributes.none" });
    expect(report.all).toMatchObject({ documents: 60, labels: 20 });
    expect(report.all.values[0]!.judge!.estimate).toBeCloseTo(mean(numbers(0, 60).map(pOf)), 9);
    expect(report.groups).toMatchObject([{ value: null, documents: 60, labels: 20 }]);
    await api.post(at(`${tenant}/*`, "judgments", "urgent", "deactivate"));
    expect(await share(`${tenant}/*`)).toMatchObject({ version: null, all: { documents: 0, values: [] }, engines: [] });
  });
});

it("is refused what makes no sense", async () => {
  const namespace = await furnished(3);
  const refused = async (query: Record<string, string>) => refusal(await shareAt(namespace, "urgent", query));
  expect(await refused({ where: "nonsense" })).toMatchObject({ status: 400, issues: ["query/where"] });
  expect(await refused({ where: '["answers.none.p","Gte",1]' })).toMatchObject({ status: 400, issues: ["query/where/0"] });
  expect(await refused({ where: "[".repeat(2_000) })).toMatchObject({ status: 400, issues: ["query/where"] });
  expect(await refused({ where: "{}" })).toMatchObject({ status: 400, issues: ["query/where"] });
  expect(await refused({ by: "plan" })).toMatchObject({ status: 400 });
  expect(await refused({ queue: "lq_1" })).toMatchObject({ status: 400 });
  expect((await shareAt(namespace, "none")).status).toBe(404);
});
