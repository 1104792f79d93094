/** Recommendations of thresholds. */
import { describe, expect, it } from "vitest";
import { shown } from "#test/quality/calibration/exactly.ts";
import { happened, isSo, judged, massesOf, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["calibration_recommend"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.5 } };
const topic = {
  name: "topic",
  question: "What is it?",
  type: "choice",
  options: [{ value: "refund" }, { value: "delivery" }],
  thresholds: { refunds: { value: "refund", gte: 0.5 }, escape: 0.5 },
};
const anger = {
  name: "anger",
  question: "How angry?",
  type: "score",
  criteria: ["calm", "cross", "furious"],
  thresholds: { cross: 1 },
};
const create = (owner: string, body: object = urgent) => api.post(at(owner, "judgments"), body);
const recommend = (owner: string, body: object, judgment = "urgent") =>
  api.post(at(owner, "judgments", judgment, "recommend"), body);

const of = numbers(0, 300);
/** What a threshold does on all outcomes. */
function achieved(gte: number, isTrue = isSo, numberOf = pOf) {
  const above = of.filter((n) => numberOf(n) >= gte);
  const truly = above.filter(isTrue).length;
  const so = of.filter(isTrue).length;
  return { precision: truly / above.length, recall: truly / so, falsely: above.length - truly, missed: so - truly };
}

describe("a recommendation", () => {
  it("meets its target on the outcomes, and no other threshold meets it better", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await judged(api.service, namespace, of);
    await happened(api.service, namespace, of);
    const cuts = of.map(pOf);

    const { status, body } = await recommend(namespace, { threshold: "page", target: { precision: 0.6 } });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { judgment: "urgent", version: 1, threshold: "page", outcomes: 300, reason: null, estimates: { cost: null } },
    });
    const reached = achieved(body.recommended);
    expect(reached.precision).toBeGreaterThanOrEqual(0.6);
    const rivals = cuts.map((cut) => achieved(cut)).filter(({ precision }) => precision >= 0.6);
    expect(reached.recall).toBe(Math.max(...rivals.map(({ recall }) => recall)));
    for (const estimate of [body.estimates.precision, body.estimates.recall]) {
      expect(estimate.low).toBeLessThan(estimate.estimate);
      expect(estimate.high).toBeGreaterThan(estimate.estimate);
    }
    const { precision: held, recall: found } = body.estimates;
    const [so, truly] = [of.filter(isSo).length, Math.round(found.estimate * of.filter(isSo).length)];
    expect(found).toEqual(shown(truly, so));
    expect(held).toEqual(shown(truly, Math.round(truly / held.estimate)));

    const recall = (await recommend(namespace, { target: { recall: 0.9 } })).body;
    expect(recall).toMatchObject({ threshold: null, reason: null });
    expect(achieved(recall.recommended).recall).toBeGreaterThanOrEqual(0.9);
    const whole = cuts.map((cut) => achieved(cut)).filter((one) => one.recall >= 0.9);
    expect(achieved(recall.recommended).precision).toBe(Math.max(...whole.map(({ precision }) => precision)));

    const cost = { false_positive: 1, false_negative: 3 };
    const cheapest = (await recommend(namespace, { target: { cost } })).body;
    const costOf = ({ falsely, missed }: ReturnType<typeof achieved>) => falsely + 3 * missed;
    expect(costOf(achieved(cheapest.recommended))).toBe(Math.min(...cuts.map((cut) => costOf(achieved(cut)))));
    const { estimate, low, high } = cheapest.estimates.cost;
    expect([low <= estimate, estimate <= high, estimate > 0]).toEqual([true, true, true]);
    // Whatever costs are measured in.
    for (const unit of [2 ** 1022, 2 ** -1072]) {
      const scaled = (await recommend(namespace, { target: { cost: { false_positive: unit, false_negative: 2 * unit } } })).body;
      const plain = (await recommend(namespace, { target: { cost: { false_positive: 1, false_negative: 2 } } })).body;
      expect(scaled.recommended).toBe(plain.recommended);
      expect(scaled.estimates.cost.estimate).toBe(plain.estimates.cost.estimate * unit);
      expect(scaled.estimates.cost.high).toBe(plain.estimates.cost.high * unit);
    }
    // It changed nothing.
    expect((await api.get(at(namespace, "judgments", "urgent"))).body.thresholds).toEqual({ page: 0.5 });
    expect(await recommend(namespace, { target: { cost } })).toMatchObject({ body: cheapest });
  });

  it("is a promise with the confidence asked for, or says how many more labels one needs", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await judged(api.service, namespace, of);
    expect((await recommend(namespace, { target: { precision: 0.9 }, confidence: 0.9 })).body).toMatchObject({
      recommended: null,
      reason: "too_few_outcomes",
      certified: { confidence: 0.9, threshold: null, outcomes: 0, labels_needed: 22 },
    });
    await happened(api.service, namespace, of, "urgent", (n) => pOf(n) > 0.4);
    const target = { precision: 0.9 };
    // Without a confidence, the promise is shown beside the recommendation.
    const old = (await recommend(namespace, { target })).body;
    expect(achieved(old.recommended, (n) => pOf(n) > 0.4).precision).toBeGreaterThanOrEqual(0.9);
    expect(old).toMatchObject({ reason: null, decide: null, certified: { confidence: 0.95, promised: 0.9, outcomes: 300 } });
    const sure = (await recommend(namespace, { target, confidence: 0.95 })).body;
    expect(sure).toMatchObject({ recommended: old.certified.threshold, reason: null, message: null, certified: old.certified });
    expect(achieved(sure.recommended, (n) => pOf(n) > 0.4).precision).toBeGreaterThan(0.9);
    expect(sure.estimates.precision.estimate).toBeGreaterThan(0.9);
    const decided = (await recommend(namespace, { target: { decide: { accept: 0.9, reject: 0.9 } } })).body;
    expect(decided).toMatchObject({ recommended: null, reason: null, certified: { threshold: null } });
    const { accept, reject, review } = decided.decide;
    expect(accept.threshold).toBeGreaterThanOrEqual(reject.threshold);
    expect(accept.share.estimate + reject.share.estimate + review.estimate).toBeCloseTo(1, 9);
    for (const part of [accept.share, reject.share, review]) expect(part).toEqual(shown(Math.round(part.estimate * 300), 300));
    const review10 = (await recommend(namespace, { target: { review: 0.1 }, confidence: 0.99 })).body;
    expect(of.filter((n) => pOf(n) >= review10.recommended).length).toBeLessThan(30);
    // The outcomes turn: nothing can be promised, and no number of labels helps.
    await happened(api.service, namespace, of, "urgent", (n) => pOf(n) < 0.4);
    const refused = (await recommend(namespace, { target, confidence: 0.95 })).body;
    expect(refused).toMatchObject({
      recommended: null,
      estimates: null,
      reason: "uncertified",
      certified: { labels_needed: null },
    });
    expect(refused.message).toMatch(/More outcomes would not help/);
    for (const [confidence, path] of [
      [0.4, "/confidence"],
      [1, "/confidence"],
    ] as const)
      expect(refusal(await recommend(namespace, { target, confidence })).issues).toEqual([path]);
  });

  it("is for the option or level that its threshold is about, in the form that PATCH takes", async () => {
    const namespace = freshNamespace();
    for (const judgment of [topic, anger]) await create(namespace, judgment);
    await judged(api.service, namespace, of);
    const option = (n: number) => (massesOf(n)[0] > 0.4 ? "refund" : "none_of_the_above");
    await happened(api.service, namespace, of, "topic", option);
    const level = (n: number) => (massesOf(n)[2] > 0.25 ? 2 : massesOf(n)[1] > 0.5 ? 1 : 0);
    await happened(api.service, namespace, of, "anger", level);
    const refunds = (await recommend(namespace, { threshold: "refunds", target: { precision: 1 } }, "topic")).body;
    expect(refunds.recommended).toEqual({ value: "refund", gte: expect.any(Number) });
    expect(
      achieved(
        refunds.recommended.gte,
        (n) => option(n) === "refund",
        (n) => massesOf(n)[0],
      ),
    ).toMatchObject({ precision: 1, recall: 1 });
    const escaped = (await recommend(namespace, { threshold: "escape", target: { recall: 0.9 } }, "topic")).body;
    expect(escaped.recommended).toEqual(expect.any(Number));
    const cross = (await recommend(namespace, { threshold: "cross", target: { recall: 0.8 } }, "anger")).body;
    const score = (n: number) => massesOf(n)[1] + 2 * massesOf(n)[2];
    expect(achieved(cross.recommended, (n) => level(n) >= 1, score).recall).toBeGreaterThanOrEqual(0.8);
    for (const [judgment, threshold, { recommended }] of [
      ["topic", "refunds", refunds],
      ["topic", "escape", escaped],
      ["anger", "cross", cross],
    ] as const) {
      const { status } = await api.patch(at(namespace, "judgments", judgment), { thresholds: { [threshold]: recommended } });
      expect(status).toBe(200);
    }
  });

  it("of a template rests on the outcomes of all who inherit", async () => {
    const tenant = freshNamespace();
    await create(`${tenant}/*`);
    await judged(api.service, `${tenant}/one`, numbers(0, 90));
    await judged(api.service, `${tenant}/other`, numbers(90, 90));
    await happened(api.service, `${tenant}/one`, numbers(0, 90));
    await happened(api.service, `${tenant}/other`, numbers(90, 90));
    expect((await recommend(`${tenant}/*`, { target: { recall: 0.9 } })).body).toMatchObject({ outcomes: 180, reason: null });
    expect((await recommend(`${tenant}/one`, { target: { recall: 0.9 } })).body).toMatchObject({
      outcomes: 90,
      recommended: null,
      estimates: null,
      reason: "too_few_outcomes",
      message:
        "A recommendation needs outcomes of 100 documents under the engine's current version, test test-1, and there are 90.",
    });
  });

  it("rests on outcomes of the engine's present version alone", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await judged(api.service, namespace, of.slice(0, 150));
    await happened(api.service, namespace, of.slice(0, 150), "urgent", (n) => pOf(n) > 0.5);
    const target = { precision: 0.9 };
    expect((await recommend(namespace, { target })).body).toMatchObject({
      outcomes: 150,
      epoch: { name: "test", version: "test-1" },
      reason: null,
    });
    api.service.engine.currentVersion = "test-2";
    try {
      await judged(api.service, namespace, of.slice(150, 270));
      await happened(api.service, namespace, of.slice(150, 240), "urgent", isSo);
      const { body } = await recommend(namespace, { target });
      expect(body).toMatchObject({ outcomes: 90, epoch: { version: "test-2" }, recommended: null, reason: "too_few_outcomes" });
      expect(body.message).toMatch(
        /there are 90\. Outcomes of earlier versions of the engine are not used: 150 under test test-1\.$/,
      );
      await happened(api.service, namespace, of.slice(240, 270), "urgent", isSo);
      const own = (await recommend(namespace, { target: { recall: 0.8 } })).body;
      expect(own).toMatchObject({ outcomes: 120, reason: null });
      const [reached, so] = [of.slice(150, 270).filter((n) => pOf(n) >= own.recommended), (n: number) => isSo(n)];
      expect(reached.filter(so).length / of.slice(150, 270).filter(so).length).toBeGreaterThanOrEqual(0.8);
    } finally {
      api.service.engine.currentVersion = "test-1";
    }
  });

  it("says why there is none: all outcomes alike, a target out of reach, no active version", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await judged(api.service, namespace, of.slice(0, 120));
    await happened(api.service, namespace, of.slice(0, 120), "urgent", () => true);
    const target = { precision: 0.99 };
    expect((await recommend(namespace, { target })).body).toMatchObject({
      outcomes: 120,
      recommended: null,
      reason: "one_sided",
    });
    // The most likely documents are just those where it is false.
    await happened(api.service, namespace, of.slice(0, 120), "urgent", (n) => pOf(n) < 0.5);
    const unreachable = (await recommend(namespace, { target })).body;
    expect(unreachable).toMatchObject({ recommended: null, estimates: null, reason: "unreachable" });
    expect(unreachable.message).toMatch(/The highest precision is \d+(\.\d)?%/);
    await api.post(at(namespace, "judgments", "urgent", "deactivate"));
    expect((await recommend(namespace, { target })).body).toMatchObject({ version: null, reason: "inactive" });
  });
});

it("is refused what says nothing or cannot be met by any threshold", async () => {
  const namespace = freshNamespace();
  for (const judgment of [urgent, topic, anger]) await create(namespace, judgment);
  const target = { precision: 0.9 };
  expect(refusal(await recommend(namespace, { target }, "none"))).toEqual({ status: 404, code: "not_found" });
  expect(refusal(await recommend(namespace, { target, threshold: "wake" }))).toEqual(invalid("/threshold"));
  expect(refusal(await recommend(namespace, { target }, "topic"))).toEqual(invalid("/threshold"));
  expect(refusal(await recommend(namespace, { target }, "anger"))).toEqual(invalid("/threshold"));
  const free = { cost: { false_positive: 0, false_negative: 0 } };
  expect(refusal(await recommend(namespace, { target: free }))).toEqual(invalid("/target/cost"));
  expect(refusal(await recommend(namespace, { target: { precision: 1.5 } })).status).toBe(400);
  const both = await recommend(namespace, { target: { precision: 0.5, recall: 0.5 } });
  expect(both.body.error.message).toBe("/target/recall: cannot be combined with the others; send only one of them");
  expect(refusal(await recommend(namespace, {})).issues).toEqual(["/target"]);
  const large = JSON.stringify({ target, threshold: "x".repeat(65 * 2 ** 20) });
  expect(refusal(await api.post(at(namespace, "judgments", "urgent", "recommend"), large))).toMatchObject({ status: 413 });
});
