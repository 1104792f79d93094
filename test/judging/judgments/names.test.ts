/** Names and values that are also members of every JavaScript object. They must work like any other name. */
import { expect, it } from "vitest";
import type { CompositeShadowReport, ShadowReport } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, judgment, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";

/** Answers with certainty for the first option, with less for a bool. */
function answered({ engine }: TestService): void {
  engine.answer = (question): RawAnswer => {
    if (question.type !== "choice")
      return { type: "bool", p: question.type === "bool" && question.question === "a?" ? 0.9 : 0.3 };
    const values = question.options.map(({ value }) => value);
    const rest = 0.4 / (values.length - 1);
    return { type: "choice", value: values[0]!, dist: Object.fromEntries(values.map((one, n) => [one, n === 0 ? 0.6 : rest])) };
  };
}

async function post(service: TestService, path: string, body?: object) {
  const answer = await service.request("POST", path, body ? { body } : {});
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const documents = Array.from({ length: 60 }, (_, n) => ({ id: `d-${n}`, attributes: { n }, state: {} }));

it("are a judgment's, an option's and a threshold's, through judging, trials and simulations", async () => {
  const service = await testService();
  answered(service);
  const ns = freshNamespace();
  const names = ["__proto__", "constructor"];
  const options = names.map((value) => ({ value }));
  const thresholds = { constructor: { value: "__proto__", gte: 0.5 }, toString: { value: "constructor", gte: 0.1 } };
  await judgment(service, ns, "topic", { type: "choice", options, thresholds });
  await judgment(service, ns, "__proto__");
  await write(service, ns, documents);
  const { answers } = (await service.request("GET", at(ns, "documents", "d-1"))).body;
  expect(Object.keys(answers).sort()).toEqual(["__proto__", "topic"]);
  expect(answers.topic).toMatchObject({ value: "__proto__", thresholds: { constructor: true, toString: true } });
  const { id } = await post(service, at(ns, "judgments", "__proto__", "simulate"), {
    thresholds: { constructor: 0.9, valueOf: 0.2 },
  });
  expect((await jobWhen(service, id, "done")).simulation.thresholds).toMatchObject({
    constructor: { to_true: 0, to_false: 0, unchanged: 60 },
    valueOf: { to_true: 60, to_false: 0 },
  });
  // The version on trial does not have the option that a threshold names.
  const version = { question: "Which?", type: "choice", options: [{ value: "other" }, { value: "__proto__" }] };
  await post(service, at(ns, "judgments", "topic", "versions"), version);
  const trial = await post(service, at(ns, "judgments", "topic", "activate"), { version: 2 });
  const { report } = (await jobWhen(service, trial.id, (one) => one.report !== null)) as { report: ShadowReport };
  expect(report).toMatchObject({
    current: { options: [{ value: "__proto__", share: 1 }, { value: "constructor", share: 0 }, { value: "none_of_the_above" }] },
    candidate: { options: [{ value: "other", share: 1 }, { value: "__proto__", share: 0 }, { value: "none_of_the_above" }] },
    threshold_flips: { constructor: 60, toString: 60 },
  });
});

it("are those of a composite's parts and thresholds, through trials and weights; and features are any numbers", async () => {
  const service = await testService();
  answered(service);
  const ns = freshNamespace();
  const parts = [
    { name: "__proto__", question: "a?" },
    { name: "constructor", question: "b?" },
  ];
  const first = [{ name: "one", question: "a?" }];
  await judgment(service, ns, "urgent", { parts: first, thresholds: { constructor: 0.5 } });
  // Numbers whose squares overflow.
  const far = (n: number) => (n % 3 ? 1 : -1) * 10 ** (300 + (n % 8));
  await write(
    service,
    ns,
    documents.map((one, n) => ({ ...one, attributes: { n: far(n) } })),
  );
  const outcomes = documents.map(({ id }, n) => ({ document_id: id, judgment: "urgent", value: n % 3 > 0 }));
  await post(service, at(ns, "outcomes"), { outcomes });
  const version = { question: "?", type: "bool", parts, features: ["attributes.n"] };
  await post(service, at(ns, "judgments", "urgent", "versions"), version);
  const { id } = await post(service, at(ns, "judgments", "urgent", "activate"), { version: 2 });
  const { report } = (await jobWhen(service, id, (one) => one.report !== null)) as { report: CompositeShadowReport };
  expect(report.weights.map(({ name, current }) => [name, current])).toEqual([
    ["__proto__", null],
    ["constructor", null],
    ["attributes.n", null],
  ]);
  expect(report.candidate.accuracy).toBe(1);
  await post(service, `/jobs/${id}/confirm`);
  const backfill = await post(service, at(ns, "judgments", "urgent", "backfill"), { confirm: true });
  await jobWhen(service, backfill.id, "done");
  const { rows } = await post(service, at(ns, "query"), { include: { answers: ["urgent"] } });
  for (const { id: one, answers } of rows) {
    expect(answers.urgent.parts).toEqual(JSON.parse('{"__proto__": 0.9, "constructor": 0.3}'));
    expect(answers.urgent.p > 0.5, one).toBe(Number(one.slice(2)) % 3 > 0);
  }
});
