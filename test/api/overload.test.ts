/** What clients see of a process that has too many requests in hand. Its patience goes by a clock that stands still where it is not moved. */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { RequestsInHand } from "#src/accounts/limits/requests-in-hand.ts";
import { type TestResponse, type TestService, testService } from "#test/support/service.ts";
import { evenAnswer } from "#test/support/test-engine.ts";
import { at } from "./support/api.ts";

const MOST = 4;

let service: TestService;
let inHand: RequestsInHand;
let keyId: string;
let now = 0;
/** Requests of others in hand, as if they were being answered. */
let others: { release(): void }[] = [];

beforeAll(async () => {
  inHand = new RequestsInHand({ most: MOST, now: () => now });
  service = await testService({ inHand }, true);
  await write("shop", [{ id: "a" }]);
  keyId = (await service.request("GET", "/api-keys")).body.api_keys[0].id;
  return () => service.stop();
});
afterEach(() => {
  for (const other of others) other.release();
  others = [];
  now += 10_000;
  service.engine.answer = evenAnswer;
  service.engine.gate = Promise.resolve();
});

const write = (namespace: string, upsert: object[], more = {}) =>
  service.request("POST", at(namespace), { body: { upsert, ...more } });
const read = () => service.request("GET", at("shop", "documents", "a"));

/** As many requests as may be in hand stay there until there is no patience any more. */
function flood(sender: { organizationId: string; keyId: string }): void {
  for (let n = 0; n < MOST; n++) others.push(inHand.take({ ...sender, weight: 1 }));
  now += 50;
}

const floodOfMine = () => flood({ organizationId: service.organizationId, keyId });
const floodOfOthers = () => flood({ organizationId: "org_flood", keyId: "key_flood" });

const refusal = ({ status, headers, body }: TestResponse) => ({
  status,
  retryAfter: headers.get("Retry-After"),
  code: body.error?.code,
  details: body.error?.details,
});

describe("a process with too many requests in hand", () => {
  it("refuses requests of a key that has its share: 503 with Retry-After, in the envelope, with the headers of all responses", async () => {
    floodOfMine();
    const answer = await read();
    expect(refusal(answer)).toEqual({ status: 503, retryAfter: "1", code: "unavailable", details: { retry_after: 1 } });
    expect(answer.headers.get("X-Request-Id")).toBeTruthy();
    expect(answer.headers.get("X-RateLimit-Remaining")).toBeTruthy();
  });

  it("answers those of a key that has less than its share", async () => {
    floodOfOthers();
    expect((await read()).status).toBe(200);
    expect((await write("shop", [{ id: "b" }])).status).toBe(200);
  });

  it("answers everybody again when others have been answered", async () => {
    floodOfMine();
    expect((await read()).status).toBe(503);
    others.pop()!.release();
    expect((await read()).status).toBe(200);
  });

  it("has none in hand that was answered or refused, whatever the answer", async () => {
    await read();
    await service.request("GET", at("shop", "documents", "none"));
    await service.request("POST", at("shop"), { body: { upsert: "wrong" } });
    await service.request("POST", `${at("shop")}/query`, { body: { filters: ["id", "Eq", "a"], top_k: 1 } });
    expect(inHand.count).toBe(0);
  });

  it("does not count a request that waits for an engine", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    service.engine.gate = promise;
    const definition = { name: "urgent", question: "Is it urgent?", type: "bool" };
    expect((await service.request("POST", at("shop", "judgments"), { body: definition })).status).toBe(201);
    const asked = service.engine.requests.length;
    const writing = write("shop", [{ id: "c" }], { wait_for: ["urgent"] });
    await expect.poll(() => service.engine.requests.length).toBeGreaterThan(asked);
    expect(inHand.count).toBe(0);
    resolve();
    expect((await writing).status).toBe(200);
  });

  it("does not count a request that waits for events", async () => {
    const waiting = service.request("GET", "/events?wait_ms=20000&types=job.*");
    await expect.poll(() => inHand.count).toBe(0);
    floodOfOthers();
    expect((await read()).status).toBe(200);
    await service.clock.advance(20_000);
    expect((await waiting).status).toBe(200);
  });
});
