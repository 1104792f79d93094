/** What a client pays for. A question that was asked is not asked again, no matter how many requests wait for its answer. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { evenAnswer } from "#test/support/test-engine.ts";
import { at, freshNamespace } from "./support/api.ts";

let service: TestService;
let namespace: string;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());
afterEach(() => {
  service.engine.answer = evenAnswer;
  service.engine.instead = null;
  service.engine.gate = Promise.resolve();
});

interface Answered {
  answers: Record<string, { freshness: string }>;
}

/** A judgment in a namespace of the test's own. */
async function judgment(definition: object, owner = namespace): Promise<void> {
  const { status, body } = await service.request("POST", at(owner, "judgments"), {
    body: { name: "urgent", question: "Is it urgent?", type: "bool", ...definition },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
}

const write = (body: object, to = service) => to.request("POST", at(namespace), { body });
const read = async (id: string, query = "") =>
  (await service.request("GET", `${at(namespace, "documents", id)}${query}`)).body.answers;

/** Holds the engine's answers back until the function it returns is called. */
function heldEngine(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.engine.gate = promise;
  return resolve;
}

describe("a write with wait_for", () => {
  /** What judging has billed in the namespace, and its log, oldest first. */
  const billed = async () => {
    const [line] = await service.fresh.database.query<{ units: number }>({
      text: `
        select sum(u.units)::integer as units from usage_lines u join namespaces n on n.namespace_id = u.namespace_id
        where n.name = $1 and u.line = 'judging'`,
      values: [namespace],
    });
    return line!.units ?? 0;
  };
  const logOf = async (name = "urgent") =>
    (await service.request("GET", at(namespace, "judgments", name, "evaluations"))).body.evaluations.toReversed();

  it("costs nothing where the context is the same as before, and the answer is fresh all the same", async () => {
    namespace = freshNamespace();
    await judgment({ context: { fields: ["state.text"] } });
    await write({ upsert: [{ id: "a", state: { text: namespace } }], wait_for: ["urgent"] });
    const { body } = await write({ patch: [{ id: "a", attributes: { seen: true } }], wait_for: ["urgent"] });
    expect(body.results[0].answers.urgent).toMatchObject({ freshness: "fresh", revision: body.results[0].revision });
    expect(body.usage).toMatchObject({ judgment_units: 0, tokens_evaluated: 0 });
    expect(service.engine.requests.filter(({ contextText }) => contextText.includes(namespace))).toHaveLength(1);
  });

  it("asks once for eight equal writes at once, whoever waits, and bills one", async () => {
    namespace = freshNamespace();
    await judgment({});
    await write({ upsert: [{ id: "warm" }], wait_for: ["urgent"] });
    const before = service.engine.requests.length;
    const release = heldEngine();
    const one = { upsert: [{ id: "a", state: { text: "help" } }], wait_for: ["urgent"], wait_timeout_ms: 10_000 };
    const writing: Promise<{ body: { results: { revision: number }[] } }>[] = [];
    for (let n = 0; n < 8; n++) {
      writing.push(write(one));
      // Each in a commit of its own.
      await expect.poll(async () => (await service.request("GET", at(namespace))).body.sequence).toBeGreaterThanOrEqual(3 + n);
    }
    expect(service.engine.requests).toHaveLength(before + 1);
    release();
    const answered = await Promise.all(writing);
    expect(new Set(answered.map(({ body }) => body.results[0]!.revision)).size).toBe(8);
    expect(service.engine.requests).toHaveLength(before + 1);
    expect((await read("a")).urgent).toMatchObject({
      freshness: "fresh",
      p: 0.5,
      revision: answered.at(-1)!.body.results[0]!.revision,
    });
    await expect.poll(billed).toBe(2);
    const log = (await logOf()).filter(({ document_id }: { document_id: string }) => document_id === "a");
    expect(log.filter(({ carried }: { carried: boolean }) => !carried)).toHaveLength(1);
  });

  it("that has timed out and is sent again does not ask again", async () => {
    namespace = freshNamespace();
    await judgment({});
    const before = service.engine.requests.length;
    const release = heldEngine();
    const one = { upsert: [{ id: "a", state: { text: "help" } }], wait_for: ["urgent"] };
    const first = await write({ ...one, wait_timeout_ms: 1 });
    expect(first.body.results[0].answers.urgent.freshness).toBe("pending");
    expect(first.body.usage.judgment_units).toBe(0);
    await expect.poll(() => service.engine.requests.length).toBe(before + 1);
    const again = write({ ...one, wait_timeout_ms: 10_000 });
    await expect.poll(async () => (await service.request("GET", at(namespace))).body.sequence).toBe(2);
    release();
    expect((await again).body.results[0].answers.urgent).toMatchObject({ freshness: "fresh", p: 0.5, revision: 2 });
    expect(service.engine.requests).toHaveLength(before + 1);
    // Whose landing comes first is not told.
    await expect.poll(billed).toBe(1);
  });

  it("tells what all of its documents have cost, also those that catch-up has judged", async () => {
    namespace = freshNamespace();
    await judgment({});
    const upsert = Array.from({ length: 100 }, (_, n) => ({ id: `d-${n}`, state: { n } }));
    const { body } = await write({ upsert, wait_for: ["urgent"], wait_timeout_ms: 10_000 });
    const fresh = body.results.filter(({ answers }: Answered) => answers.urgent?.freshness === "fresh");
    expect(fresh).toHaveLength(100);
    expect(body.usage.judgment_units).toBe(100);
    const tokens = (await logOf()).reduce((sum: number, one: { tokens: number }) => sum + one.tokens, 0);
    expect(body.usage.tokens_evaluated).toBe(tokens);
    expect(await billed()).toBe(100);
  });

  it("buys no answer again that the log has, when an old version is active again, or a new one asks the same", async () => {
    namespace = freshNamespace();
    await judgment({});
    const versions = at(namespace, "judgments", "urgent", "versions");
    const activate = (version: number) =>
      service.request("POST", at(namespace, "judgments", "urgent", "activate"), { body: { version, force: true } });
    service.engine.answer = ({ question }) => ({ type: "bool", p: question === "Really?" ? 0.9 : 0.2 });
    const touched = async () => (await write({ patch: [{ id: "a", state: { n: 1 } }], wait_for: ["urgent"] })).body;
    expect((await touched()).usage.judgment_units).toBe(1);
    await service.request("POST", versions, { body: { question: "Really?", type: "bool" } });
    await service.request("POST", versions, { body: { question: "Is it urgent?", type: "bool", horizon: "1d" } });
    await activate(2);
    expect(await touched()).toMatchObject({ usage: { judgment_units: 1 }, results: [{ answers: { urgent: { p: 0.9 } } }] });
    const before = service.engine.requests.length;
    for (const [version, p] of [
      [1, 0.2],
      [2, 0.9],
      [3, 0.2],
    ] as const) {
      expect((await activate(version)).body.active_version).toBe(version);
      const { usage, results } = await touched();
      expect(usage).toMatchObject({ judgment_units: 0, tokens_evaluated: 0 });
      expect(results[0].answers.urgent).toMatchObject({ freshness: "fresh", version, p, revision: results[0].revision });
    }
    expect(service.engine.requests).toHaveLength(before);
    const carried = (await logOf()).map((one: { version: number; carried: boolean }) => [one.version, one.carried]);
    expect(carried).toEqual([
      [1, false],
      [2, false],
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(await billed()).toBe(2);
  });

  it("asks nothing about a context that shows nothing, says so, and asks when there is something", async () => {
    namespace = freshNamespace();
    await judgment({ context: { fields: ["state.text"] } });
    const before = service.engine.requests.length;
    const { body } = await write({ upsert: [{ id: "a", state: { other: 1 } }], wait_for: ["urgent"] });
    expect(body.results[0].answers.urgent).toEqual({
      type: "bool",
      freshness: "unavailable",
      error: { code: "context_empty", message: expect.stringContaining("nothing was billed"), at: expect.any(String) },
    });
    expect([service.engine.requests.length, body.usage.judgment_units, await billed()]).toEqual([before, 0, 0]);
    const explained = await service.request("GET", at(namespace, "documents", "a", "answers", "urgent", "explain"));
    expect(explained.body).toMatchObject({ context_text: '{"document":{}}', judgment_units: 0 });
    const later = await write({ patch: [{ id: "a", state: { text: "" } }], wait_for: ["urgent"] });
    expect(later.body.results[0].answers.urgent).toMatchObject({ freshness: "fresh", p: 0.5 });
    const again = await write({ patch: [{ id: "a", state: { text: null } }], wait_for: ["urgent"] });
    expect(again.body.results[0].answers.urgent).toMatchObject({ freshness: "stale", p: 0.5, error: { code: "context_empty" } });
    expect(await billed()).toBe(1);
  });
});
