/** The bound that a cascade finds: from both engines' answers to what is answered by which engine. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Judgment } from "#generated/types.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

let service: TestService;
let cheap: TestEngine;
let place: string;

interface State {
  n: number;
  /** What the first engine says. */
  p: number;
  /** What the other engine says. */
  q: number;
}
const stateOf = (contextText: string): State => JSON.parse(/\{[^{}]*"n":[^{}]*\}/.exec(contextText)![0]);

beforeAll(async () => {
  cheap = testEngine("cheap");
  service = await testService({ engines: [cheap] }, true);
  cheap.answer = (_, { contextText }) => ({ type: "bool", p: stateOf(contextText).p });
  service.engine.answer = (_, { contextText }) => ({ type: "bool", p: stateOf(contextText).q });
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  for (const engine of [cheap, service.engine]) engine.requests.length = 0;
  cheap.currentVersion = "cheap-1";
});
afterEach(() => {
  service.engine.currentVersion = "test-1";
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const define = (members: object = {}, owner = place, max_disagreement = 0.05) =>
  request("POST", at(owner, "judgments"), {
    name: "urgent",
    question: "Is it urgent?",
    type: "bool",
    engine: { name: "test", cascade: { first: { name: "cheap" }, max_disagreement } },
    ...members,
  });
/** Of five, two are certain and right, one is certain of no and right, and two are not certain and wrong. */
const documents = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => {
    const n = from + at;
    const [p, q] = [[0.9, 0.95] as const, [0.95, 0.95] as const, [0.05, 0.1] as const, [0.6, 0.1] as const, [0.45, 0.9] as const][
      n % 5
    ]!;
    return { id: `d-${n}`, state: { n, p, q } };
  });
const CERTAIN = 3 / 5;
const read = (owner = place): Promise<Judgment> => request("GET", at(owner, "judgments", "urgent"));
const explain = (n: number) => request("GET", at(place, "documents", `d-${n}`, "answers", "urgent", "explain"));
const count = async () => {
  const { evaluations } = await request("GET", `${at(place, "judgments", "urgent", "evaluations")}?limit=1000`);
  const of = (engine: string, passedOn = false) =>
    evaluations.filter(
      (one: { engine: { name: string }; passed_on?: boolean }) =>
        one.engine.name === engine && (one.passed_on ?? false) === passedOn,
    ).length;
  return { stood: of("cheap"), passedOn: of("cheap", true), last: of("test") };
};
const PATIENCE = { timeout: 30_000 };
/** Time goes on until it is so. */
const until = <T>(look: () => Promise<T>, holds: (found: T) => boolean) =>
  vi.waitFor(async () => {
    service.clock.advance(6_000);
    const found = await look();
    if (!holds(found)) throw new Error(JSON.stringify(found));
    return found;
  }, PATIENCE);
/** No look is left that is due. */
const looked = () =>
  vi.waitUntil(async () => {
    await service.clock.advance(6_000);
    const open = await service.fresh.database.query({ text: "select 1 from wakeups where kind = 'cascades'" });
    return open.length === 0;
  }, PATIENCE);
/** A bool's confidence is 2 · max(p, 1 − p) − 1. */
const BOUND = expect.closeTo(0.8, 10);

describe("a cascade that finds its bound", { timeout: 60_000 }, () => {
  it("asks both engines until 100 documents show a bound, and then the other one only where the first is not certain", async () => {
    await define();
    await write(service, place, documents(99));
    await looked();
    expect(await read()).not.toHaveProperty("cascade");
    expect(await count()).toEqual({ stood: 0, passedOn: 99, last: 99 });
    expect((await explain(0)).cascade).toEqual({
      reason: "compared",
      bound: null,
      first: { name: "cheap", version: "cheap-1" },
      first_confidence: BOUND,
    });
    await write(service, place, documents(1, 99));
    const { cascade } = await until(read, (one) => one.cascade !== undefined);
    expect(cascade).toEqual({
      first: { name: "cheap", version: "cheap-1" },
      engine: { name: "test", version: "test-1" },
      bound: BOUND,
      documents: 100,
      answered: CERTAIN,
      disagreed: 0,
      looked_at: expect.any(String),
    });
    await write(service, place, documents(100, 100));
    const { stood, passedOn, last } = await count();
    expect(stood + passedOn).toBe(200);
    expect(last).toBe(passedOn);
    // All that are not certain are passed on, and of the others those that are drawn.
    expect(stood).toBeLessThanOrEqual(60);
    expect(stood).toBeGreaterThan(40);
    const [certain, not] = [documents(100, 100)[0]!, documents(100, 100)[3]!];
    expect(certain.state.p).toBe(0.9);
    expect((await explain(103)).cascade).toMatchObject({
      reason: "uncertain",
      bound: BOUND,
      first_confidence: expect.closeTo(0.2, 10),
    });
    expect(not.id).toBe("d-103");
    const drawn = (await request("GET", at(place, "documents", certain.id))).answers.urgent.engine.name === "test";
    expect((await explain(100)).cascade).toMatchObject({ reason: drawn ? "compared" : "certain", first_confidence: BOUND });
  });

  it("shares the bound over the namespaces of a template", async () => {
    const prefix = `${place}/*`;
    const [one, other] = [`${place}/one`, `${place}/other`];
    await define({}, prefix);
    await write(service, one, documents(50));
    await write(service, other, documents(50, 50));
    await until(
      () => read(prefix),
      ({ cascade }) => cascade?.documents === 100,
    );
    expect((await read(other)).cascade).toMatchObject({ bound: BOUND });
    await write(service, other, documents(50, 100));
    const { body } = await service.request("GET", `${at(other, "judgments", "urgent", "evaluations")}?limit=1000`);
    const stood = body.evaluations.filter(
      ({ engine }: { engine: { name: string } }, n: number) => engine.name === "cheap" && !body.evaluations[n].passed_on,
    );
    expect(stood.length).toBeGreaterThan(15);
  });

  it("leaves all to the engine itself where no bound keeps the promise, and says how many documents are needed", async () => {
    await define({}, place, 0.01);
    await write(service, place, documents(100));
    const { cascade } = await until(read, (one) => one.cascade !== undefined);
    expect(cascade).toMatchObject({ bound: null, documents: 100, answered: 0, disagreed: 0, documents_needed: 368 });
    await write(service, place, documents(5, 100));
    expect(await count()).toEqual({ stood: 0, passedOn: 105, last: 105 });
  });

  it("begins anew when an engine has another version", async () => {
    await define();
    await write(service, place, documents(100));
    await until(read, (one) => one.cascade !== undefined);
    cheap.currentVersion = "cheap-2";
    await write(service, place, documents(100, 100));
    expect(await count()).toEqual({ stood: 0, passedOn: 200, last: 200 });
    const { cascade } = await until(read, (one) => one.cascade?.first.version === "cheap-2");
    expect(cascade).toMatchObject({ documents: 100, bound: BOUND });
  });

  it("judges no answer of a new version by the bound of the old one, even if only the reply names the version", async () => {
    await define();
    await write(service, place, documents(100));
    await until(read, (one) => one.cascade !== undefined);
    const { version } = cheap;
    cheap.version = () => "cheap-1";
    try {
      cheap.currentVersion = "cheap-2";
      await write(service, place, documents(100, 100));
      const certain = documents(1, 100)[0]!;
      expect((await request("GET", at(place, "documents", certain.id))).answers.urgent).toMatchObject({
        engine: { name: "test" },
      });
      expect((await explain(100)).cascade).toMatchObject({
        reason: "compared",
        first: { name: "cheap", version: "cheap-2" },
        first_confidence: BOUND,
      });
      expect(await count()).toEqual({ stood: 0, passedOn: 200, last: 200 });
      // They count for the bound of the new version.
      const { cascade } = await until(read, (one) => one.cascade?.first.version === "cheap-2");
      expect(cascade).toMatchObject({ documents: 100, bound: BOUND });
    } finally {
      cheap.version = version;
    }
  });

  it("does not use a stored answer of another version than the bound's again, where only replies name versions", async () => {
    await define({ reuse: "namespace" });
    const { version } = cheap;
    cheap.version = () => null;
    try {
      await write(service, place, documents(100));
      await until(read, (one) => one.cascade !== undefined);
      const certain = documents(100, 100).filter(({ state }) => state.p === 0.9);
      await write(service, place, certain);
      const answer = async (id: string) => (await request("GET", at(place, "documents", id))).answers.urgent;
      const answers = await Promise.all(certain.map(async ({ id }) => [id, (await answer(id)).engine] as const));
      const [id] = answers.find(([, engine]) => engine.name === "cheap")!;
      expect(await answer(id)).toMatchObject({ engine: { version: "cheap-1" } });
      cheap.currentVersion = "cheap-2";
      // The newest documents decide which versions a look is about.
      await service.clock.advance(1_000);
      await write(service, place, documents(100, 200));
      await until(read, (one) => one.cascade?.first.version === "cheap-2");
      const asked = cheap.requests.length;
      const same = certain.find((one) => one.id === id)!;
      await request("POST", at(place), { upsert: [{ ...same, attributes: {} }], wait_for: ["urgent"] });
      expect(cheap.requests).toHaveLength(asked + 1);
      expect(await answer(id)).toMatchObject({ engine: { name: "cheap", version: "cheap-2" } });
    } finally {
      cheap.version = version;
    }
  });

  it("gives what the first engine said before as the answer, where a looser bound lets it stand", async () => {
    await define();
    await write(service, place, documents(100));
    await until(read, (one) => one.cascade !== undefined);
    service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "no", retryable: false } });
    try {
      // Their confidence is 0.7, and the bound is 0.8.
      const less = Array.from({ length: 5 }, (_, n) => ({ id: `x-${n}`, state: { n, p: 0.85, q: 0.1 } }));
      await write(service, place, less);
      await service.fresh.database.query({ text: "update cascade_bounds set bound = 0.5" });
      await request("PATCH", at(place, "judgments", "urgent"), { thresholds: { page: 0.8 } });
      const asked = cheap.requests.length;
      const again = less.map((one) => ({ ...one, attributes: {} }));
      const { results } = await request("POST", at(place), { upsert: again, wait_for: ["urgent"] });
      expect(cheap.requests).toHaveLength(asked);
      // Those that are drawn for comparison still need the other engine.
      const answered = results.filter(({ answers }: { answers: { urgent: { p?: number } } }) => answers.urgent.p === 0.85);
      expect(answered.length).toBeGreaterThan(0);
    } finally {
      service.engine.instead = null;
    }
  });

  it("keeps the bound of the present version when an answer of an earlier one is used again, where only replies name versions", async () => {
    await define();
    const { version } = cheap;
    cheap.version = () => null;
    try {
      await write(service, place, documents(100));
      await until(read, (one) => one.cascade !== undefined);
      const uncertain = Array.from({ length: 5 }, (_, n) => ({ id: `x-${n}`, state: { n, p: 0.6, q: 0.1 } }));
      service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "no", retryable: false } });
      await write(service, place, uncertain);
      service.engine.instead = null;
      cheap.currentVersion = "cheap-2";
      await service.clock.advance(1_000);
      await write(service, place, documents(100, 200));
      await until(read, (one) => one.cascade?.first.version === "cheap-2");
      await looked();
      const [first, last] = [cheap.requests.length, service.engine.requests.length];
      await service.clock.advance(1_000);
      const again = uncertain.map((one) => ({ ...one, attributes: {} }));
      await request("POST", at(place), { upsert: again, wait_for: ["urgent"] });
      expect([cheap.requests.length - first, service.engine.requests.length - last]).toEqual([0, 5]);
      await looked();
      expect((await read()).cascade).toMatchObject({ first: { name: "cheap", version: "cheap-2" } });
    } finally {
      cheap.version = version;
      service.engine.instead = null;
    }
  });

  it("counts each document once, with what was said last", async () => {
    await define();
    await write(service, place, documents(60));
    await write(
      service,
      place,
      documents(60).map(({ id, state }) => ({ id, state: { ...state, again: true } })),
    );
    await looked();
    expect(await read()).not.toHaveProperty("cascade");
    expect(await count()).toEqual({ stood: 0, passedOn: 120, last: 120 });
  });

  it("gives way to a stricter bound: a backfill renews answers below it, and nothing else does", async () => {
    await define();
    await write(service, place, documents(100));
    await until(read, (one) => one.cascade !== undefined);
    await write(service, place, documents(20, 100));
    const engines = () =>
      Promise.all(
        documents(20, 100).map(
          async ({ id, state }) =>
            [state.p, (await request("GET", at(place, "documents", id))).answers.urgent.engine.name] as const,
        ),
      );
    const before = await engines();
    expect(before).toContainEqual([0.9, "cheap"]);
    await service.fresh.database.query({ text: "update cascade_bounds set bound = 0.85" });
    // Any change of definitions makes processes read them again.
    await request("PATCH", at(place, "judgments", "urgent"), { thresholds: { page: 0.8 } });
    expect(await engines()).toEqual(before);
    const { id } = await request("POST", at(place, "judgments", "urgent", "backfill"), { confirm: true });
    await jobWhen(service, id, "done");
    // Its confidence is 0.8, that of the others 0.9.
    expect(await engines()).toEqual(before.map(([p, engine]) => [p, p === 0.9 ? "test" : engine]));
  });
});

describe("a version with a cascade that is tried before it is active", { timeout: 60_000 }, () => {
  it("has its bound from the documents of the trial", async () => {
    await define({ engine: { name: "test" } });
    await write(service, place, documents(120));
    await request("POST", at(place, "judgments", "urgent", "versions"), {
      question: "Is it urgent?",
      type: "bool",
      engine: { name: "test", cascade: { first: { name: "cheap" }, max_disagreement: 0.05 } },
    });
    const { id } = await request("POST", at(place, "judgments", "urgent", "activate"), { version: 2 });
    // A trial may be confirmed before its end.
    await jobWhen(service, id, ({ report }) => report !== null);
    await request("POST", `/jobs/${id}/confirm`);
    await jobWhen(service, id, "done");
    const { cascade } = await until(read, (one) => one.cascade !== undefined);
    expect(cascade).toMatchObject({ bound: BOUND, documents: 120 });
  });
});
