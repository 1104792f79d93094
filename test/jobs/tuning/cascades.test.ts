/** The cascade that the month's search suggests: with engines of known prices and answers, against what then happens with it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SuggestedCascade } from "#generated/types.ts";
import type { EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { readPrices } from "#src/server/config/price-lists.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { evaluations, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, type TestRequest, testEngine } from "#test/support/test-engine.ts";

const timeout = 60_000;
const DOCUMENTS = 120;
const DEAR = 10;
const PER_UNIT = 0.002;

let service: TestService;
let cheap: TestEngine;
let remote: TestEngine;
let middle: TestEngine;

const inProcess = (name: string): TestEngine => Object.assign(testEngine(name), { inProcess: true, currentVersion: `${name}-1` });

beforeAll(async () => {
  cheap = inProcess("cheap");
  middle = inProcess("middle");
  remote = testEngine("remote");
  const judging_units = [
    { engine: "test", model: "*", units: DEAR },
    { engine: "middle", model: "*", units: 4 },
  ];
  const free = { writes: [{ usd: 0 }], queries: [{ usd: 0 }], storage: [{ usd: 0 }] };
  const prices = readPrices(JSON.stringify([{ ...free, judging: [{ usd: String(PER_UNIT) }], judging_units }]));
  service = await testService({ engines: [cheap, middle, remote], prices }, true);
});
afterAll(() => service.stop());

const numberIn = ({ contextText }: Pick<TestRequest, "contextText">) => Number(/"n":(\d+)/.exec(contextText)![1]);
const truth = (n: number) => n % 2 === 0;
const bool = (side: boolean, sure: number): RawAnswer => ({ type: "bool", p: side ? sure : 1 - sure });
type Answers = (n: number) => RawAnswer;
const byNumber = (answers: Answers) => (_: EngineQuestion, request: TestRequest) => answers(numberIn(request));

/** Right where it is sure, and wrong in each third document, where it is not. */
const knowsItsLimits: Answers = (n) => (n % 3 === 0 ? bool(!truth(n), 0.55) : bool(truth(n), 0.95));
const knowsNothing: Answers = (n) => bool(n % 5 === 0, 0.9);

beforeEach(() => {
  for (const engine of [service.engine, cheap, middle, remote]) {
    engine.requests.length = 0;
    engine.instead = null;
    engine.answer = byNumber(knowsNothing);
  }
  service.engine.answer = byNumber((n) => bool(truth(n), 0.99));
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const definition = { question: "Is it even?", type: "bool", engine: { name: "test" } };
const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `d-${n}`, state: { n } }));

async function furnished(documents = DOCUMENTS, members: object = {}): Promise<string> {
  const place = freshNamespace();
  await request("POST", at(place, "judgments"), { name: "even", ...definition, ...members });
  await write(service, place, numbered(documents));
  return place;
}

async function tuned(place: string) {
  const path = at(place, "judgments", "even", "tune");
  let run = await request("POST", path);
  const status = async () => {
    run = await request("POST", path);
    return run.status;
  };
  await expect.poll(status, { timeout, interval: 50 }).not.toBe("running");
  return run;
}

const suggested = async (place: string): Promise<SuggestedCascade | null> => (await tuned(place)).suggested_cascade;

/** Judges all documents with the suggested engine. */
async function inForce(place: string, engine: SuggestedCascade["engine"]) {
  const before = (await evaluations(service, place)).length;
  const { version } = await request("POST", at(place, "judgments", "even", "versions"), { ...definition, engine });
  await request("POST", at(place, "judgments", "even", "activate"), { version, force: true });
  await write(
    service,
    place,
    numbered(DOCUMENTS).map((one) => ({ ...one, attributes: { version } })),
  );
  const now = (await evaluations(service, place)).slice(before);
  const { body } = await service.request("POST", at(place, "query"), {
    body: { include: { answers: ["even"] }, top_k: 1000 },
  });
  const answers = body.rows.map(
    ({ id, answers }: { id: string; answers: { even: { p: number; engine: { name: string } } } }) => ({
      otherwise: answers.even.p >= 0.5 !== truth(Number(id.slice(2))),
      by: answers.even.engine.name,
    }),
  );
  return { units: now.reduce((sum, { units }) => sum + units, 0), answers };
}

describe("a cheaper engine that knows where it is certain", { timeout: 3 * timeout }, () => {
  it("is suggested with its bound, what is lost and what is saved; and so it happens", async () => {
    cheap.answer = byNumber(knowsItsLimits);
    const place = await furnished();
    const logged = await evaluations(service, place);
    const found = (await suggested(place))!;
    const passed = DOCUMENTS / 3;
    const cost = 1 + (passed / DOCUMENTS) * DEAR;
    expect(found).toEqual({
      engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: expect.closeTo(0.9, 9) } },
      documents: DOCUMENTS,
      answered: expect.closeTo(1 - passed / DOCUMENTS, 9),
      disagreed: 0,
      disagreed_at_most: 0.05,
      cost_per_answer: expect.closeTo(cost, 9),
      present_cost_per_answer: DEAR,
      saving: expect.closeTo(1 - cost / DEAR, 9),
      saving_usd_per_1000: expect.closeTo((DEAR - cost) * 1000 * PER_UNIT, 2),
    });
    // It made no version, and neither log nor bill know of it.
    expect(await evaluations(service, place)).toEqual(logged);
    expect((await request("GET", at(place, "judgments", "even"))).versions).toHaveLength(1);
    const { units, answers } = await inForce(place, found.engine);
    expect(units).toBe(Math.round(found.cost_per_answer * DOCUMENTS));
    expect(answers.filter(({ by }: { by: string }) => by === "cheap")).toHaveLength(Math.round(found.answered * DOCUMENTS));
    expect(answers.filter(({ otherwise }: { otherwise: boolean }) => otherwise)).toHaveLength(0);
  });

  it("may be wrong once where it is sure, and not twice", async () => {
    cheap.answer = byNumber((n) => (n === 1 ? bool(!truth(n), 0.95) : knowsItsLimits(n)));
    const place = await furnished();
    const once = (await suggested(place))!;
    expect(once).toMatchObject({ answered: expect.closeTo(2 / 3, 9), disagreed: expect.closeTo(1 / DOCUMENTS, 9) });
    const { answers } = await inForce(place, once.engine);
    expect(answers.filter(({ otherwise }: { otherwise: boolean }) => otherwise)).toHaveLength(1);
    // 2 of 120 do not show with confidence 0.95 that it is at most 5%.
    cheap.answer = byNumber((n) => (n === 1 || n === 2 ? bool(!truth(n), 0.95) : knowsItsLimits(n)));
    expect(await suggested(await furnished())).toBeNull();
  });

  it("passes on what it has no answer to", async () => {
    const failure = { code: "refused", message: "not this", retryable: false } as const;
    cheap.answer = byNumber((n) => bool(truth(n), 0.95));
    cheap.instead = (asked) => (numberIn(asked) % 4 === 0 ? { ok: false, failure } : null);
    const found = (await suggested(await furnished()))!;
    expect(found).toMatchObject({ documents: DOCUMENTS, answered: 0.75, disagreed: 0 });
    // What failed is not billed.
    expect(found.cost_per_answer).toBeCloseTo(0.75 + 0.25 * DEAR, 9);
    expect(found.engine.cascade!.min_confidence).toBeCloseTo(0.9, 9);
  });

  it("is that of several which saves more", async () => {
    cheap.answer = byNumber(knowsItsLimits);
    middle.answer = byNumber((n) => bool(truth(n), 0.9));
    // 1 + 10 / 3 units against 4.
    const found = (await suggested(await furnished()))!;
    expect(found).toMatchObject({ engine: { cascade: { first: { name: "middle" } } }, answered: 1, cost_per_answer: 4 });
    expect([cheap.requests.length, middle.requests.length]).toEqual([DOCUMENTS, DOCUMENTS]);
  });

  it("counts thresholds: what a user acts on must be the same", async () => {
    cheap.answer = byNumber((n) => bool(truth(n), 0.95));
    expect(await suggested(await furnished(DOCUMENTS, { thresholds: { page: 0.97 } }))).toBeNull();
    expect(await suggested(await furnished(DOCUMENTS, { thresholds: { page: 0.9 } }))).toMatchObject({ answered: 1 });
  });
});

describe("no cascade is suggested", { timeout: 2 * timeout }, () => {
  const asked = () => cheap.requests.length + middle.requests.length + remote.requests.length;

  it("where the cheap engines know nothing", async () => {
    expect(await suggested(await furnished())).toBeNull();
    expect(asked()).toBe(2 * DOCUMENTS);
  });

  it("where it would save next to nothing", async () => {
    middle.answer = cheap.answer = byNumber((n) => (n % 20 === 0 ? bool(truth(n), 0.95) : bool(!truth(n), 0.5)));
    expect(await suggested(await furnished())).toBeNull();
  });

  it("and nothing asked, of too few documents", async () => {
    cheap.answer = middle.answer = byNumber((n) => bool(truth(n), 0.95));
    expect(await suggested(await furnished(58))).toBeNull();
    expect(asked()).toBe(0);
  });

  it("and nothing asked, where no engine costs less", async () => {
    expect(await suggested(await furnished(DOCUMENTS, { engine: { name: "cheap" } }))).toBeNull();
    expect([middle.requests.length, remote.requests.length]).toEqual([0, 0]);
  });

  it("and nothing asked, for a composite and beside a cascade", async () => {
    const parts = [{ name: "a", question: "A?" }];
    expect(await suggested(await furnished(70, { parts }))).toBeNull();
    expect(asked()).toBe(0);
    const cascade = { first: { name: "middle" }, min_confidence: 1 };
    expect(await suggested(await furnished(70, { engine: { name: "test", cascade } }))).toBeNull();
    expect(cheap.requests).toHaveLength(0);
  });

  it("and nothing sent to an engine outside of this process that nobody has chosen", async () => {
    remote.answer = byNumber((n) => bool(truth(n), 0.95));
    expect(await suggested(await furnished())).toBeNull();
    expect(remote.requests).toHaveLength(0);
    const place = freshNamespace();
    await request("POST", at(place, "judgments"), { name: "even", ...definition });
    const other = { name: "other", ...definition, engine: { name: "remote" }, freshness: { policy: "manual" } };
    await request("POST", at(place, "judgments"), other);
    await write(service, place, numbered(DOCUMENTS));
    expect(await suggested(place)).toMatchObject({ engine: { cascade: { first: { name: "remote" } } }, answered: 1 });
  });

  it("where the cheap engine stays away; the search ends all the same", async () => {
    const place = await furnished();
    cheap.instead = () => ({ ok: false, failure: { code: "unreachable", message: "gone", retryable: true } });
    const path = at(place, "judgments", "even", "tune");
    expect(await request("POST", path)).toMatchObject({ status: "running" });
    const later = async () => {
      await service.clock.advance(150_000);
      return (await request("POST", path)).status;
    };
    await expect.poll(later, { timeout, interval: 20 }).toBe("done");
    expect(await request("POST", path)).toMatchObject({ suggested_context: null, suggested_cascade: null });
  });
});
