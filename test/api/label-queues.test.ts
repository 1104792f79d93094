/** Queues of documents to label. */
import { describe, expect, it } from "vitest";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { LabelQueues } from "#src/quality/labels/queues.ts";
import { isSo, judged, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf([
  "label_queues_create",
  "label_queues_list",
  "label_queues_get",
  "label_queues_delete",
  "label_queues_claim",
  "label_queues_label",
  "label_queues_skip",
]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.5 } };
const queues = (place: string, ...parts: string[]) => at(place, "judgments", "urgent", "label_queue", ...parts);
const make = async (place: string, body: object) => {
  const made = await api.post(queues(place), body);
  expect({ status: made.status, body: made.body }).toMatchObject({ status: 201 });
  return made.body;
};
const claim = async (place: string, queue: string, labeler: string, more: object = {}) =>
  (await api.post(queues(place, queue, "claim"), { labeler, ...more })).body.item;
const label = (place: string, queue: string, item: number, labeler: string, value: unknown) =>
  api.post(queues(place, queue, "items", String(item), "label"), { labeler, value });
const numberOf = (documentId: string) => Number(documentId.slice(2));

async function furnished(count: number): Promise<string> {
  const namespace = freshNamespace();
  await api.post(at(namespace, "judgments"), urgent);
  await judged(api.service, namespace, numbers(0, count));
  return namespace;
}

/** Claims and labels everything as it truly is. */
async function labelAll(place: string, queue: string, labeler = "ana"): Promise<{ documentId: string; probability: number }[]> {
  const all = [];
  for (;;) {
    const item = await claim(place, queue, labeler);
    if (!item) return all;
    expect((await label(place, queue, item.item, labeler, isSo(numberOf(item.document_id)))).status).toBe(200);
    all.push({ documentId: item.document_id, probability: item.probability });
  }
}

/** The document that a queue would give last. */
async function lastOf(queueId: string): Promise<string> {
  const [row] = await api.service.fresh.database.query<{ id: string }>({
    text: "select document_id as id from label_items where queue_id = $1 order by item desc limit 1",
    values: [queueId],
  });
  return row!.id;
}

describe("a label queue", () => {
  it("gives each document to one person at a time, hides the answer, and makes outcomes of labels", async () => {
    const namespace = await furnished(40);
    const queue = await make(namespace, { strategy: "random", size: 3 });
    expect(queue).toMatchObject({ judgment: "urgent", strategy: "random", labelers: 1, near: null, population: 40, items: 3 });
    const first = await claim(namespace, queue.id, "ana");
    expect(first).toMatchObject({ item: 1, namespace, incarnation: expect.any(Number), answer: null, probability: 3 / 40 });
    expect(first.state).toEqual({ n: numberOf(first.document_id) });
    // The same person gets it again, another one gets another, who wants to see the answer.
    expect((await claim(namespace, queue.id, "ana")).item).toBe(1);
    const second = await claim(namespace, queue.id, "bo", { blind: false });
    expect(second).toMatchObject({ item: 2, answer: pOf(numberOf(second.document_id)) >= 0.5 });
    const { status, body } = await label(namespace, queue.id, 1, "ana", true);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        document_id: first.document_id,
        judgment: "urgent",
        value: true,
        source: "label",
        labeler: "ana",
        drawn_with: { queue: queue.id, strategy: "random", probability: 3 / 40, weight: 1 },
        evaluation: { version: 1 },
      },
    });
    // A person may think again: the outcome is replaced.
    expect((await label(namespace, queue.id, 1, "ana", false)).body.id).toBe(body.id);
    const skipped = await api.post(queues(namespace, queue.id, "items", "2", "skip"), { labeler: "bo", reason: "unreadable" });
    expect(skipped).toMatchObject({ status: 200, body: { progress: { done: 1, labels: 1, skips: 1, gone: 0 } } });
    // Bo does not see it again, Ana does.
    expect((await claim(namespace, queue.id, "bo")).item).toBe(3);
    expect((await claim(namespace, queue.id, "ana")).item).toBe(2);
    expect(await claim(namespace, queue.id, "cy")).toBeNull();
    // When the lease of Bo is over, Cy gets it. Whoever is first has it.
    await api.service.clock.advance(11 * 60_000);
    expect((await claim(namespace, queue.id, "cy")).item).toBe(2);
    expect((await label(namespace, queue.id, 2, "cy", true)).status).toBe(200);
    expect(refusal(await label(namespace, queue.id, 2, "ana", true))).toMatchObject({ status: 409, code: "conflict" });
    const outcomes = (await api.get(at(namespace, "outcomes"))).body.outcomes;
    expect(outcomes.map(({ labeler, value }: { labeler: string; value: boolean }) => [labeler, value]).sort()).toEqual([
      ["ana", false],
      ["cy", true],
    ]);
    expect((await api.get(queues(namespace))).body.queues).toEqual([(await api.get(queues(namespace, queue.id))).body]);
    expect((await api.delete(queues(namespace, queue.id))).status).toBe(204);
    expect((await api.get(queues(namespace, queue.id))).status).toBe(404);
    expect((await api.get(at(namespace, "outcomes"))).body.outcomes).toHaveLength(2);
  });

  it("asks as many people as it should, at the same time, and passes over documents that are gone", async () => {
    const namespace = await furnished(12);
    const queue = await make(namespace, { strategy: "random", size: 4, labelers: 2 });
    const [ana, bo, cy] = await Promise.all(["ana", "bo", "cy"].map((who) => claim(namespace, queue.id, who)));
    expect([ana.item, bo.item, cy.item].sort()).toEqual([1, 1, 2]);
    // The document is deleted, and one of the same name has come.
    const second = [ana, bo, cy].find(({ item }) => item === 2);
    await api.post(at(namespace), { delete: [second.document_id] });
    await api.post(at(namespace), { upsert: [{ id: second.document_id, state: { n: 1 } }] });
    const labelled = [...(await labelAll(namespace, queue.id, "dee")), ...(await labelAll(namespace, queue.id, "eve"))];
    expect(new Set(labelled.map(({ documentId }) => documentId)).has(second.document_id)).toBe(false);
    expect((await api.get(queues(namespace, queue.id))).body.progress).toMatchObject({ gone: 1 });
  });

  it("passes over hundreds of documents that are gone in a few statements", async () => {
    const namespace = await furnished(900);
    const queue = await make(namespace, { strategy: "random", size: 900 });
    const { rows } = (await api.post(at(namespace, "query"), { top_k: 1000 })).body;
    const ids: string[] = rows.map(({ id }: { id: string }) => id);
    const last = await lastOf(queue.id);
    await api.post(at(namespace), { delete: ids.filter((id) => id !== last) });
    const { database: db } = api.service.fresh;
    let transactions = 0;
    const transaction: typeof db.transaction = (work, options) => {
      transactions += 1;
      return db.transaction(work, options);
    };
    const counting = { ...db, transaction };
    const applicable = new ApplicableJudgments();
    const { clock, organizationId } = api.service;
    const labelQueues = new LabelQueues({ db: counting, clock, applicable, outcomes: null as never });
    const { item } = await labelQueues.claim(
      organizationId,
      { ns: namespace, name: "urgent", queue: queue.id },
      { labeler: "ana" },
    );
    expect([item?.document_id, transactions < 10]).toEqual([last, true]);
    expect((await api.get(queues(namespace, queue.id))).body.progress).toMatchObject({ gone: 899 });
  });

  it.each([
    { strategy: "stratified", size: 20 },
    { strategy: "uncertain", size: 20, near: 0.8 },
    { strategy: "disagreement", size: 10 },
    { strategy: "new_epoch", size: 10 },
  ])("drawn as $strategy tells the chance of each document, and so the whole", async (body) => {
    const namespace = await furnished(100);
    const queue = await make(namespace, body);
    expect(queue).toMatchObject({ population: 100, items: body.size, near: body.near ?? null });
    const all = await labelAll(namespace, queue.id);
    expect(new Set(all.map(({ documentId }) => documentId)).size).toBe(body.size);
    // Horvitz and Thompson: each represents as many documents as its chance implies.
    const sum = all.reduce((total, { probability }) => total + 1 / probability, 0);
    expect(sum).toBeCloseTo(100, 6);
    const near = all.filter(({ documentId }) => Math.abs(pOf(numberOf(documentId)) - 0.8) <= 0.15).length;
    if (body.strategy === "uncertain") expect(near).toBe(16);
    if (body.strategy === "stratified") {
      const tenths = Map.groupBy(all, ({ documentId }) => Math.floor(pOf(numberOf(documentId)) * 10));
      expect([...tenths.values()].map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 2));
    }
    const outcomes = (await api.get(`${at(namespace, "outcomes")}?limit=1000`)).body.outcomes;
    const weights = outcomes.map((one: { drawn_with: { weight: number } }) => one.drawn_with.weight);
    expect(weights.reduce((total: number, one: number) => total + one, 0)).toBeCloseTo(body.size, 6);
  });

  it("of hard documents does not make the judge look worse than it is", async () => {
    const namespace = await furnished(400);
    // Of documents near 0.5, every other answer is wrong; all others are right.
    const truth = (n: number) => (Math.abs(pOf(n) - 0.5) <= 0.15 ? n % 2 === 0 : pOf(n) > 0.5);
    const queue = await make(namespace, { strategy: "uncertain", size: 100 });
    const drawn = (await api.service.fresh.database.query({
      text: "select document_id, probability, weight, incarnation from label_items where queue_id = $1",
      values: [queue.id],
    })) as { document_id: string; probability: number; weight: number; incarnation: number }[];
    // As labelling would leave them, in one request.
    await api.service.request("POST", at(namespace, "outcomes"), {
      body: {
        outcomes: drawn.map(({ document_id: id }) => ({ id, document_id: id, judgment: "urgent", value: truth(numberOf(id)) })),
      },
    });
    const accuracyOf = async () => {
      const [epoch] = (await api.get(at(namespace, "judgments", "urgent", "calibration"))).body.epochs;
      return epoch.raw;
    };
    const rightly = numbers(0, 400).filter((n) => pOf(n) >= 0.5 === truth(n)).length / 400;
    const isRight = (id: string) => pOf(numberOf(id)) >= 0.5 === truth(numberOf(id));
    const unweighted = drawn.filter(({ document_id }) => isRight(document_id)).length / 100;
    expect((await accuracyOf()).accuracy).toBeCloseTo(unweighted, 9);
    // Fewer than one queue in 10 billion has so many hard ones that are right.
    expect(unweighted).toBeLessThan(rightly - 0.1);
    for (const { document_id, weight } of drawn)
      await api.service.fresh.database.query({
        text: "update outcomes set weight = $2 where outcome_id = $1",
        values: [document_id, weight],
      });
    const { accuracy, measured } = await accuracyOf();
    const weighed = drawn.reduce((sum, { document_id, weight }) => sum + (isRight(document_id) ? weight : 0), 0) / 100;
    expect(accuracy).toBeCloseTo(weighed, 9);
    expect(accuracy).toBeCloseTo(rightly, 1);
    expect(measured).toBe(100);
    const { certified } = (await api.post(at(namespace, "judgments", "urgent", "recommend"), { target: { precision: 0.7 } }))
      .body;
    // 80 hard ones stand for about 120 documents, 20 others for about 280.
    expect(certified.outcomes).toBeGreaterThan(15);
    expect(certified.outcomes).toBeLessThan(50);
  });

  it("of a template draws from all namespaces that inherit, those that match", async () => {
    const tenant = freshNamespace();
    await api.post(at(`${tenant}/*`, "judgments"), urgent);
    for (const [name, from] of [
      ["one", 0],
      ["other", 12],
    ] as const)
      await judged(api.service, `${tenant}/${name}`, numbers(from, 12));
    const queue = await make(`${tenant}/*`, { strategy: "random", size: 40, where: ["answers.urgent.p", "Gte", 0.5] });
    expect(queue.population).toBe(numbers(0, 24).filter((n) => pOf(n) >= 0.5).length);
    const all = await labelAll(`${tenant}/*`, queue.id);
    expect(all.every(({ documentId }) => pOf(numberOf(documentId)) >= 0.5)).toBe(true);
    const there = await Promise.all(["one", "other"].map((name) => api.get(at(`${tenant}/${name}`, "outcomes"))));
    expect(there.map(({ body }) => body.outcomes.length > 0)).toEqual([true, true]);
    // With its judgment, the queue ends.
    expect((await api.delete(at(`${tenant}/*`, "judgments", "urgent"))).status).toBe(204);
    const rows = await api.service.fresh.database.query({
      text: "select 1 from label_items where queue_id = $1",
      values: [queue.id],
    });
    expect(rows).toEqual([]);
  });

  it("of a template labels no document of a later namespace, and for no other judgment of the same name", async () => {
    const tenant = freshNamespace();
    const place = `${tenant}/*`;
    await api.post(at(place, "judgments"), urgent);
    for (const name of ["again", "own", "same"]) await judged(api.service, `${tenant}/${name}`, numbers(0, 4));
    const queue = await make(place, { strategy: "random", size: 12 });
    const held: { who: string; item: number; namespace: string }[] = [];
    for (const who of numbers(0, 12).map((n) => `person-${n}`)) {
      const { item, namespace } = await claim(place, queue.id, who);
      held.push({ who, item, namespace });
    }
    expect((await api.delete(at(`${tenant}/again`))).status).toBeLessThan(300);
    await judged(api.service, `${tenant}/again`, numbers(0, 4));
    const own = { ...urgent, question: "Is it very urgent?" };
    expect((await api.post(at(`${tenant}/own`, "judgments"), own)).status).toBe(201);
    const statuses: string[] = [];
    for (const { who, item, namespace } of held) {
      statuses.push(`${namespace.split("/").at(-1)} ${(await label(place, queue.id, item, who, true)).status}`);
    }
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => "again 409"),
      ...Array.from({ length: 4 }, () => "own 409"),
      ...Array.from({ length: 4 }, () => "same 200"),
    ]);
    await api.service.clock.advance(11 * 60_000);
    expect(await claim(place, queue.id, "zoe")).toBeNull();
    expect((await api.get(queues(place, queue.id))).body.progress).toMatchObject({ done: 4, labels: 4, gone: 8 });
    const there = await Promise.all(["again", "own", "same"].map((name) => api.get(at(`${tenant}/${name}`, "outcomes"))));
    expect(there.map(({ body }) => body.outcomes.length)).toEqual([0, 0, 4]);
  });
});

it("is refused what makes no sense", async () => {
  const namespace = await furnished(5);
  const queue = await make(namespace, { strategy: "random", size: 2 });
  expect(refusal(await api.post(queues(namespace), { strategy: "random", size: 2, near: 0.5 }))).toEqual(invalid("/near"));
  const where = ["answers.nothing.p", "Gte", 0.5];
  expect(refusal(await api.post(queues(namespace), { strategy: "random", size: 2, where })).status).toBe(400);
  expect(refusal(await label(namespace, queue.id, 1, "ana", true))).toMatchObject({ status: 409, code: "conflict" });
  expect(refusal(await label(namespace, queue.id, 3, "ana", true))).toMatchObject({ status: 404 });
  const skip = { labeler: "ana", reason: "no" };
  expect((await api.post(queues(namespace, queue.id, "items", "1", "skip"), skip)).status).toBe(409);
  expect((await api.post(queues(namespace, queue.id, "items", "9", "skip"), skip)).status).toBe(404);
  expect((await api.post(queues(namespace, queue.id, "items", "1", "skip"), { labeler: "ana" })).status).toBe(400);
  await claim(namespace, queue.id, "ana");
  expect(refusal(await label(namespace, queue.id, 1, "ana", "urgent"))).toEqual(invalid("/value"));
  expect(refusal(await api.post(queues(namespace, queue.id, "claim"), { labeler: "ana", lease: "25h" }))).toEqual(
    invalid("/lease"),
  );
  const large = JSON.stringify({ labeler: "x".repeat(2 ** 20 + 1) });
  for (const path of [[], [queue.id, "claim"], [queue.id, "items", "1", "label"], [queue.id, "items", "1", "skip"]])
    expect((await api.post(queues(namespace, ...path), large)).status).toBe(413);
  expect((await api.get(queues(namespace, "lq_1"))).status).toBe(400);
  expect((await api.delete(queues(namespace, "lq_1"))).status).toBe(400);
  expect((await api.get(queues("no space"))).status).toBe(400);
  const headers = { "Idempotency-Key": namespace };
  await api.post(queues(namespace, queue.id, "claim"), { labeler: "bo" }, { headers });
  expect((await api.post(queues(namespace, queue.id, "claim"), { labeler: "cy" }, { headers })).status).toBe(409);
  const second = await make(namespace, { strategy: "random", size: 1 });
  await api.delete(queues(namespace, second.id), { headers });
  expect((await api.delete(queues(namespace, queue.id), { headers })).status).toBe(409);
  const nothing = `lq_${"0".repeat(26)}`;
  expect((await api.post(queues(namespace, nothing, "claim"), { labeler: "ana" })).status).toBe(404);
  expect((await api.delete(queues(namespace, nothing))).status).toBe(404);
  expect((await api.get(at(namespace, "judgments", "none", "label_queue"))).status).toBe(404);
  expect((await api.post(at(namespace, "judgments", "none", "label_queue"), { strategy: "random", size: 1 })).status).toBe(404);
  await api.post(at(namespace, "judgments", "urgent", "deactivate"));
  expect((await api.post(queues(namespace), { strategy: "random", size: 1 })).status).toBe(409);
});
