/** What a client sees of judging in a document that is read, and how fresh the answers say they are. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { evenAnswer } from "#test/support/test-engine.ts";
import { at, freshNamespace, invalid, refusal } from "./support/api.ts";

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

describe("a document that is read", () => {
  it("shows the answers that are asked for", async () => {
    namespace = freshNamespace();
    for (const name of ["one", "two", "three"]) await judgment({ name });
    await write({ upsert: [{ id: "a" }], wait_for: ["one", "two", "three"] });
    expect(Object.keys(await read("a")).toSorted()).toEqual(["one", "three", "two"]);
    expect(Object.keys(await read("a", "?judgments=two,one")).toSorted()).toEqual(["one", "two"]);
    expect(await read("a", "?judgments=")).toEqual({});
  });

  it("is answered without anybody waiting, soon after the write", async () => {
    namespace = freshNamespace();
    await judgment({});
    await write({ upsert: [{ id: "a" }] });
    await expect.poll(async () => (await read("a")).urgent).toMatchObject({ freshness: "fresh", revision: 1 });
  });

  it("has its on_read judgments answered within the wait, and none for 0 ms", async () => {
    namespace = freshNamespace();
    await judgment({ freshness: { policy: "on_read" } });
    await write({ upsert: [{ id: "a" }] });
    expect(await read("a", "?wait_timeout_ms=0")).toEqual({ urgent: { type: "bool", freshness: "unavailable" } });
    expect(await read("a")).toMatchObject({ urgent: { freshness: "fresh", p: 0.5 } });
    await write({ upsert: [{ id: "a", state: { n: 2 } }] });
    expect(await read("a", "?wait_timeout_ms=0")).toMatchObject({ urgent: { freshness: "stale", revision: 1 } });
    expect(await read("a", "?judgments=urgent&wait_timeout_ms=5000")).toMatchObject({ urgent: { freshness: "fresh" } });
  });

  it("says what a read has billed where judgments answer on it", async () => {
    namespace = freshNamespace();
    await judgment({ freshness: { policy: "on_read" } });
    await write({ upsert: [{ id: "a" }] });
    const usage = async (query = "") => (await service.request("GET", `${at(namespace, "documents", "a")}${query}`)).body.usage;
    expect(await usage("?wait_timeout_ms=0")).toBeUndefined();
    const { judgment_units, tokens_evaluated, ...rest } = await usage();
    expect({ judgment_units, ...rest }).toEqual({ judgment_units: 1, bytes_written: 0, bytes_scanned: 0 });
    expect(tokens_evaluated).toBeGreaterThan(0);
    expect(await usage()).toMatchObject({ judgment_units: 0, tokens_evaluated: 0 });
  });

  it("says unavailable of a manual judgment that never answered it, and stale of one that answered an earlier revision", async () => {
    namespace = freshNamespace();
    await judgment({ freshness: { policy: "manual" } });
    await write({ upsert: [{ id: "a", state: { n: 1 } }] });
    expect(await read("a")).toEqual({ urgent: { type: "bool", freshness: "unavailable" } });
    await write({ upsert: [{ id: "a", state: { n: 2 } }], wait_for: ["urgent"] });
    expect(await read("a")).toMatchObject({ urgent: { freshness: "fresh" } });
    await write({ upsert: [{ id: "a", state: { n: 3 } }] });
    expect(await read("a")).toMatchObject({ urgent: { freshness: "stale", p: 0.5 } });
  });

  it("has no answer of an earlier life", async () => {
    namespace = freshNamespace();
    await judgment({ freshness: { policy: "manual" } });
    await write({ upsert: [{ id: "a" }], wait_for: ["urgent"] });
    await write({ delete: ["a"] });
    await write({ upsert: [{ id: "a" }] });
    expect(await read("a")).toEqual({ urgent: { type: "bool", freshness: "unavailable" } });
  });

  it("inherits the judgments of the template prefixes above it, the most specific of each name", async () => {
    const tenant = freshNamespace();
    namespace = `${tenant}/eu/tickets`;
    await judgment({ name: "near", question: "far?" }, `${tenant}/*`);
    await judgment({ name: "near", question: "near?" }, `${tenant}/eu/*`);
    await judgment({ name: "far" }, `${tenant}/*`);
    await judgment({ name: "other" }, `${tenant}/us/*`);
    await judgment({ name: "above" }, tenant);
    service.engine.answer = ({ question }) => ({ type: "bool", p: question === "near?" ? 1 : 0 });
    const { body } = await write({ upsert: [{ id: "a" }], wait_for: ["near", "far"] });
    expect(body.results[0].answers).toMatchObject({ near: { p: 1 }, far: { p: 0 } });
    expect(Object.keys(await read("a")).toSorted()).toEqual(["far", "near"]);
    expect(refusal(await write({ wait_for: ["other"] }))).toEqual(invalid("/wait_for/0"));
  });

  it("is stale after another version is activated, until it is written again", async () => {
    namespace = freshNamespace();
    await judgment({});
    await write({ upsert: [{ id: "a" }] });
    // By catch-up, which then is through with the document.
    await expect.poll(async () => (await read("a")).urgent.freshness).toBe("fresh");
    await service.request("POST", at(namespace, "judgments", "urgent", "versions"), {
      body: { question: "Really?", type: "bool" },
    });
    expect((await read("a")).urgent).toMatchObject({ freshness: "fresh", version: 1 });
    await service.request("POST", at(namespace, "judgments", "urgent", "activate"), { body: { version: 2, force: true } });
    expect((await read("a")).urgent).toMatchObject({ freshness: "stale", version: 1 });
    const { body } = await write({ upsert: [{ id: "a" }], wait_for: ["urgent"] });
    expect(body.results[0].answers.urgent).toMatchObject({ freshness: "fresh", version: 2 });
  });
});
