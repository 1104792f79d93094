/** What operators read of answers: each once, by what became of it, as the evaluation log has it. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { answersStored, unitsUsed } from "#src/judging/counted.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { countedSince } from "#test/support/counted.ts";
import { type TestService, testService } from "#test/support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

const question = { question: "Is it urgent?", context: { fields: ["state.text"] } };

async function write(namespace: string, id: string, text: string, n = 1): Promise<void> {
  const body = { upsert: [{ id, attributes: { n }, state: { text } }], wait_for: ["urgent", "level"] };
  const { status, body: answer } = await service.request("POST", at(namespace), { body });
  expect(status, JSON.stringify(answer)).toBe(200);
}

/** The same counts from the log of the namespace and from its documents. */
async function logged(namespace: string): Promise<{ answers: Record<string, number>; units: number }> {
  const answers: Record<string, number> = {};
  let units = 0;
  const add = (key: string) => {
    answers[key] = (answers[key] ?? 0) + 1;
  };
  for (const [name, type] of [
    ["urgent", "bool"],
    ["level", "score"],
  ] as const) {
    const { body } = await service.request("GET", `${at(namespace, "judgments", name, "evaluations")}?limit=1000`);
    for (const one of body.evaluations) {
      const carried = one.reused_from === undefined ? "carried" : "reused";
      add(`${type},test,${one.error ? "failed" : one.carried ? carried : "asked"}`);
      units += one.judgment_units;
    }
  }
  return { answers, units };
}

it("counts each answer once, by type and result, and its units", async () => {
  const namespace = freshNamespace();
  for (const body of [
    { name: "urgent", type: "bool", ...question, reuse: "namespace" },
    { name: "level", type: "score", criteria: ["low", "high"], ...question },
  ]) {
    const { status, body: answer } = await service.request("POST", at(namespace, "judgments"), { body });
    expect(status, JSON.stringify(answer)).toBe(201);
  }
  const [answers, units] = [countedSince(answersStored), countedSince(unitsUsed)];
  await write(namespace, "a", "one");
  await write(namespace, "b", "two");
  await write(namespace, "a", "one", 2);
  await write(namespace, "c", "two");
  await write(namespace, "a", "three");
  await write(namespace, "a", "one");
  service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "not this", retryable: false } });
  await write(namespace, "d", "four");
  service.engine.instead = null;

  const told = await logged(namespace);
  expect(answers()).toEqual(told.answers);
  expect(answers()).toMatchObject({ "bool,test,reused": 2, "score,test,carried": 1, "bool,test,failed": 1 });
  expect(units()).toEqual({ test: told.units });
});
