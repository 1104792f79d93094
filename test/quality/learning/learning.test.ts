/** What an engine learns from outcomes, from the label to the answer: when it learns, what it is shown, and which answers use it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Judgment } from "#generated/types.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { EngineQuestion, Learnt, Lesson } from "#src/judging/engines/engine.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { learn } from "#src/quality/learning/learning.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { told as toldBy } from "#test/quality/told.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { evenAnswer } from "#test/support/test-engine.ts";

let service: TestService;
let place: string;
let cursor: string;
/** What the engine was taught, one list for each time. */
let taught: { question: EngineQuestion; lessons: Lesson[] }[];
/** How much log-probability is gained of a lesson. */
let gain: (lesson: Lesson, at: number) => number;

/** What the engine knows after it has learned: even numbers are so. */
const state = Uint8Array.from([1, 2, 3]);
const numberOf = (contextText: string) => Number(/"n":(\d+)/.exec(contextText)![1]);

beforeAll(async () => {
  service = await testService({}, true);
  Object.assign(service.engine, { settings: ["learn"] });
  service.engine.learn = async (question, given) => {
    const lessons: Lesson[] = [];
    for await (const lesson of given) lessons.push(lesson);
    taught.push({ question, lessons });
    const now = { logProbability: Math.log(0.5), isLikeliest: true };
    const found = lessons.map((lesson, n): Learnt["lessons"][number] => {
      const learned = { logProbability: now.logProbability + gain(lesson, n), isLikeliest: true };
      return { now, calibrated: now, learned };
    });
    return { state, lessons: found };
  };
  service.engine.answer = (question, { contextText, learned }) =>
    question.type !== "bool" || learned?.[question.id] === undefined
      ? evenAnswer(question)
      : { type: "bool", p: numberOf(contextText) % 2 === 0 ? 0.9 : 0.1 };
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  cursor = new Date(service.clock.now().getTime()).toISOString();
  taught = [];
  gain = (_, n) => 0.3 + (n % 2) * 0.1;
});
afterEach(() => {
  service.engine.currentVersion = "test-1";
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const query = <Row extends object>(text: string) => service.fresh.database.query<Row>({ text, values: [place] });
const define = (members: object = {}, owner = place) =>
  request("POST", at(owner, "judgments"), {
    name: "even",
    question: "Is it even?",
    type: "bool",
    engine: { name: "test", learn: true },
    ...members,
  });
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const documents = (of: readonly number[]) => of.map((n) => ({ id: `d-${n}`, state: { n } }));
const label = (of: readonly number[], value: (n: number) => unknown = (n) => n % 2 === 0, namespace = place) =>
  request("POST", at(namespace, "outcomes"), {
    outcomes: of.map((n) => ({ id: `o-${n}`, document_id: `d-${n}`, judgment: "even", value: value(n) })),
  });
const read = (owner = place): Promise<Judgment> => request("GET", at(owner, "judgments", "even"));
const answerOf = async (n: number, namespace = place) => {
  const { answers } = await request("GET", `${at(namespace, "documents", `d-${n}`)}?judgments=even`);
  return answers.even;
};
const told = () => toldBy(service, "judgment.learned", place, cursor);
/** For a busy machine. */
const PATIENCE = { timeout: 30_000 };
/** Time goes on until it is so. */
const until = <T>(look: () => Promise<T>, holds: (found: T) => boolean) =>
  vi.waitFor(async () => {
    service.clock.advance(6_000);
    const found = await look();
    if (!holds(found)) throw new Error(JSON.stringify(found));
    return found;
  }, PATIENCE);

/** Two nights, in which everything that is due is done. */
async function nights(): Promise<void> {
  for (let hours = 0; hours < 48; hours += 6) {
    await service.clock.advance(6 * 3_600_000);
    await settled();
  }
}

/** No work on calibrations and lessons is left that is due. */
async function settled(): Promise<void> {
  const open = () =>
    service.fresh.database.query({
      text: "select 1 from wakeups where kind in ('calibration', 'learning') and (due_at <= $1 or lease_owner is not null)",
      values: [service.clock.now()],
    });
  await vi.waitUntil(async () => {
    await service.clock.advance(300);
    return (await open()).length === 0;
  }, PATIENCE);
}

describe("an engine that learns", () => {
  it("learns from 30 documents with outcomes, and answers with what it has learned from then on, as a version of its own", async () => {
    await define();
    await write(service, place, documents(numbers(40)));
    await label(numbers(29));
    expect(await read()).not.toHaveProperty("learned");
    await label([29]);
    const { learned } = await until(read, (one) => one.learned !== undefined);
    expect(taught).toHaveLength(1);
    expect(taught[0]!.question).toMatchObject({ id: "even", type: "bool" });
    const shown = taught[0]!.lessons.map(({ contextText, right }) => [numberOf(contextText), right]);
    expect(shown.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(numbers(30).map((n) => [n, n % 2 === 0]));
    expect(learned).toEqual({
      engine: { name: "test", version: "test-1+1" },
      in_use: true,
      learned_at: expect.any(String),
      labels: 30,
      documents: 30,
      log_loss: expect.closeTo(Math.log(2) - 0.35, 10),
      log_loss_before: expect.closeTo(Math.log(2), 10),
      accuracy: 1,
      accuracy_before: 1,
    });
    expect(await told()).toEqual([
      {
        namespace: place,
        judgment: "even",
        version: 1,
        engine: "test",
        engine_version: "test-1+1",
        documents: 30,
        log_loss: learned!.log_loss,
        log_loss_before: learned!.log_loss_before,
        accuracy: 1,
        accuracy_before: 1,
      },
    ]);
    // What is there stays.
    expect(await answerOf(4)).toMatchObject({ p: 0.5, engine: { name: "test", version: "test-1" } });
    await write(service, place, documents([40, 41]));
    expect(await answerOf(40)).toMatchObject({ p: 0.9, engine: { name: "test", version: "test-1+1" } });
    expect(await answerOf(41)).toMatchObject({ p: 0.1, engine: { name: "test", version: "test-1+1" } });
    const asked = service.engine.requests.at(-1)!;
    expect(asked.learned).toEqual({ even: Buffer.from(state) });
    const { evaluations } = await request("GET", `${at(place, "judgments", "even", "evaluations")}?document_id=d-40`);
    expect(evaluations[0].engine).toEqual({ name: "test", version: "test-1+1" });
  });

  it("learns again when there are half as many more, and goes back to the engine alone where that is no better", async () => {
    await define();
    await write(service, place, documents(numbers(100)));
    await label(numbers(30));
    const first = await until(read, ({ learned }) => learned?.labels === 30);
    // Each further look needs as many changes as can matter.
    await label(numbers(44));
    await nights();
    expect((await read()).learned).toEqual(first.learned);
    gain = (_, n) => (n % 2 === 0 ? 1 : -1.1);
    await label(numbers(45));
    const second = await until(read, ({ learned }) => learned?.labels === 45);
    expect(second.learned).toMatchObject({ engine: { version: "test-1" }, in_use: false, documents: 45 });
    expect((await told()).map(({ engine_version }) => engine_version)).toEqual(["test-1+1", "test-1"]);
    await write(service, place, documents([200]));
    expect(await answerOf(200)).toMatchObject({ p: 0.5, engine: { version: "test-1" } });
    // A fit that was never in use is told to nobody.
    await label(numbers(70));
    await until(read, ({ learned }) => learned?.labels === 70);
    expect(await told()).toHaveLength(2);
    gain = () => 0.2;
    await label(numbers(100));
    await nights();
    expect((await read()).learned).toMatchObject({ labels: 70, in_use: false });
    await write(service, place, documents([101, 102, 103, 104, 105]));
    await label([...numbers(100), 101, 102, 103, 104, 105]);
    const last = await until(read, ({ learned }) => learned?.labels === 105);
    expect(last.learned).toMatchObject({ engine: { version: "test-1+4" }, in_use: true });
  });

  it("learns from documents that are as they were when their outcome was observed, and from those of one life", async () => {
    await define();
    await write(service, place, documents(numbers(36)));
    await label(numbers(36));
    await service.clock.advance(1_000);
    await request("POST", at(place), { upsert: [{ id: "d-0", state: { n: 1_000 } }], delete: ["d-1"] });
    await request("POST", at(place), { upsert: [{ id: "d-1", state: { n: 1 } }] });
    await until(read, ({ learned }) => learned !== undefined);
    const shown = taught[0]!.lessons.map(({ contextText }) => numberOf(contextText)).toSorted((one, other) => one - other);
    expect(shown).toEqual(numbers(36).slice(2));
  });

  it("learns nothing from outcomes that are all alike", async () => {
    await define({ type: "score", criteria: ["odd", "even"] });
    await write(service, place, documents(numbers(62)));
    await label(numbers(40), () => 1);
    await nights();
    expect(taught).toEqual([]);
    await label(numbers(62), (n) => (n < 61 ? 1 : 0));
    await nights();
    expect(taught.map(({ lessons }) => lessons.map(({ right }) => right).toSorted())).toEqual([[0, ...Array(61).fill(1)]]);
  });

  it("of a template learns from all namespaces, and answers in all with it", async () => {
    await define({}, `${place}/*`);
    const [one, other] = [`${place}/one`, `${place}/other`];
    await write(service, one, documents(numbers(20)));
    await write(service, other, documents(numbers(20)));
    await label(numbers(20), undefined, one);
    await label(numbers(20), undefined, other);
    await nights();
    expect(taught.map(({ lessons }) => lessons.length)).toEqual([40]);
    // Documents of one name are in folds of their own.
    expect(new Set(taught[0]!.lessons.map(({ fold }) => fold)).size).toBe(5);
    for (const namespace of [one, other, `${place}/third`]) {
      await write(service, namespace, documents([50]));
      expect(await answerOf(50, namespace)).toMatchObject({ p: 0.9, engine: { version: "test-1+1" } });
    }
  });

  it("does without in another version of the judgment or of the engine, until it has learned for that", async () => {
    await define();
    await write(service, place, documents(numbers(30)));
    await label(numbers(30));
    await until(read, ({ learned }) => learned !== undefined);
    service.engine.currentVersion = "test-2";
    await write(service, place, documents([60]));
    expect(await answerOf(60)).toMatchObject({ p: 0.5, engine: { version: "test-2" } });
    await label(numbers(30), (n) => n % 2 === 1);
    await nights();
    await write(service, place, documents([61]));
    expect(await answerOf(61)).toMatchObject({ p: 0.1, engine: { version: "test-2+2" } });
    await request("POST", at(place, "judgments", "even", "versions"), {
      question: "Is it even now?",
      type: "bool",
      engine: { name: "test" },
    });
    await request("POST", at(place, "judgments", "even", "activate"), { version: 2, force: true });
    await write(service, place, documents([62]));
    expect(await answerOf(62)).toMatchObject({ p: 0.5, engine: { version: "test-2" } });
    expect(await read()).not.toHaveProperty("learned");
    // Labels of documents are there, so another version that learns need not wait for more.
    const third = { question: "Even?", type: "bool", engine: { name: "test", learn: true } };
    await request("POST", at(place, "judgments", "even", "versions"), third);
    await request("POST", at(place, "judgments", "even", "activate"), { version: 3, force: true });
    await until(read, ({ learned }) => learned !== undefined);
    await write(service, place, documents([63]));
    expect(await answerOf(63)).toMatchObject({ p: 0.1, engine: { version: "test-2+1" } });
  });

  it("is asked again later if it cannot learn now", async () => {
    await define();
    await write(service, place, documents(numbers(30)));
    const { learn } = service.engine;
    const refused = vi.fn(() => Promise.reject(new Error("no model")));
    service.engine.learn = refused;
    try {
      await label(numbers(30));
      await vi.waitFor(async () => {
        await service.clock.advance(6_000);
        expect(refused).toHaveBeenCalled();
      }, PATIENCE);
    } finally {
      service.engine.learn = learn!;
    }
    expect(await read()).not.toHaveProperty("learned");
    await service.clock.advance(600_000);
    await until(read, ({ learned }) => learned !== undefined);
  });

  it("learns once where several processes learn at the same time, and tells of it once", async () => {
    // None is done before another one has come as far.
    const teach = service.engine.learn!;
    onTestFinished(() => {
      service.engine.learn = teach;
    });
    const second = Promise.withResolvers<void>();
    let come = 0;
    service.engine.learn = async (...asked) => {
      come += 1;
      if (come === 2) second.resolve();
      await second.promise;
      return teach(...asked);
    };
    await define();
    await write(service, place, documents(numbers(30)));
    await label(numbers(30));
    const { database: db } = service.fresh;
    const [run] = await query<{ claimId: number }>(
      `select claim_id as "claimId" from calibration_runs join judgments using (judgment_id) where owner = $1`,
    );
    const contexts = { db, applicable: new ApplicableJudgments() };
    const { clock } = service;
    const parts = {
      db,
      clock,
      contexts,
      log: createLogger({ level: "silent" }),
      engines: new Engines([service.engine], new Map()),
    };
    await Promise.all([1, 2, 3].map(() => learn(parts, run!.claimId, new AbortController().signal)));
    expect(taught.length).toBeGreaterThan(1);
    expect((await read()).learned).toMatchObject({ engine: { version: "test-1+1" }, in_use: true });
    expect(await told()).toHaveLength(1);
  });

  it("leaves nothing behind when its judgment is deleted", async () => {
    await define();
    await write(service, place, documents(numbers(30)));
    await label(numbers(30));
    await until(read, ({ learned }) => learned !== undefined);
    const left = () =>
      service.fresh.database.query({
        text: "select 1 from learned_fits f left join judgments j using (judgment_id) where j.judgment_id is null",
      });
    await request("DELETE", at(place, "judgments", "even"));
    expect(await left()).toEqual([]);
  });

  it("is refused where nothing can be learned", async () => {
    const refusalOf = async (members: object) => {
      const body = { name: "even", question: "Is it even?", engine: { name: "test", learn: true }, ...members };
      const { status, body: answer } = await service.request("POST", at(place, "judgments"), { body });
      return [status, answer.error?.details.issues.map(({ path }: { path: string }) => path)];
    };
    const options = Array.from({ length: 32 }, (_, n) => ({ value: `v-${n}` }));
    expect(await refusalOf({ type: "choice", options })).toEqual([400, ["/engine/learn"]]);
    expect(await refusalOf({ type: "choice", options: options.slice(1) })).toEqual([201, undefined]);
    const composite = {
      type: "bool",
      parts: [
        { name: "a", question: "A?" },
        { name: "b", question: "B?" },
      ],
    };
    expect(await refusalOf(composite)).toEqual([400, ["/engine/learn"]]);
  });
});

describe("answers with what was learned", () => {
  it("never wear a calibration of the engine alone, in reads and in filters alike", async () => {
    await define();
    await write(service, place, documents(numbers(120)));
    await label(numbers(120));
    await until(read, ({ learned }) => learned !== undefined);
    await vi.waitFor(async () => {
      await service.clock.advance(6_000);
      expect((await answerOf(4)).calibrated).toEqual({ p: expect.any(Number) });
    }, PATIENCE);
    await write(service, place, documents([300]));
    expect(await answerOf(300)).toMatchObject({ p: 0.9, engine: { version: "test-1+1" } });
    expect((await answerOf(300)).calibrated).toBeNull();
    const { rows } = await request("POST", at(place, "query"), { filters: ["answers.even.calibrated.p", "Gte", 0], top_k: 200 });
    expect(rows).toHaveLength(120);
  });

  it("are not compared in shares with outcomes that they may have learned from", async () => {
    await define();
    await write(service, place, documents(numbers(60)));
    await label(numbers(40));
    await until(read, ({ learned }) => learned !== undefined);
    const labels = async () => (await request("GET", at(place, "judgments", "even", "share"))).all.labels;
    expect(await labels()).toBe(40);
    const job = await request("POST", at(place, "judgments", "even", "backfill"), { confirm: true });
    await jobWhen(service, job.id, "done");
    expect(await answerOf(4)).toMatchObject({ p: 0.9, engine: { version: "test-1+1" } });
    expect(await labels()).toBe(0);
    // Outcomes of those that had one already say nothing new. Those of others do.
    await service.clock.advance(1_000);
    await request("POST", at(place, "outcomes"), {
      outcomes: [3, 45, 46].map((n) => ({ id: `new-${n}`, document_id: `d-${n}`, judgment: "even", value: n % 2 === 0 })),
    });
    expect(await labels()).toBe(2);
  });
});
