/** When an engine tries to learn although few documents show something, what a stop leaves of a try, and how much one reads at once. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Judgment } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Lesson } from "#src/judging/engines/engine.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { learn } from "#src/quality/learning/learning.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { counting } from "#test/judging/read-bytes.ts";
import { numbers } from "#test/quality/calibration/judged.ts";
import { told } from "#test/quality/told.ts";
import { type TestService, testService } from "#test/support/service.ts";

let service: TestService;
let place: string;
/** How many lessons each try had. */
let tries: number[];
/** What happens in the midst of a try. */
let midst: () => void;

beforeAll(async () => {
  service = await testService({}, true);
  Object.assign(service.engine, { settings: ["learn"] });
  service.engine.learn = async (_question, given) => {
    const lessons: Lesson[] = [];
    for await (const lesson of given) {
      if (lessons.push(lesson) === 1) midst();
    }
    tries.push(lessons.length);
    const now = { logProbability: Math.log(0.5), isLikeliest: true };
    const better = (n: number) => ({ logProbability: now.logProbability + 0.3 + (n % 2) * 0.1, isLikeliest: true });
    return { state: Uint8Array.of(1), lessons: lessons.map((_, n) => ({ now, calibrated: now, learned: better(n) })) };
  };
});
afterAll(() => service.stop());

beforeEach(async () => {
  place = freshNamespace();
  tries = [];
  midst = () => {};
  const engine = { name: "test", learn: true };
  const even = { name: "even", question: "Is it even?", type: "bool", engine, context: { fields: ["state.n"] } };
  await request("POST", at(place, "judgments"), even);
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const shown = (of: readonly number[]) =>
  write(
    service,
    place,
    of.map((n) => ({ id: `d-${n}`, state: { n } })),
  );
const blank = (of: readonly number[]) =>
  write(
    service,
    place,
    of.map((n) => ({ id: `d-${n}`, state: {} })),
  );
const label = (of: readonly number[], value = (n: number) => n % 2 === 0) =>
  request("POST", at(place, "outcomes"), {
    outcomes: of.map((n) => ({ id: `o-${n}`, document_id: `d-${n}`, judgment: "even", value: value(n) })),
  });
const learned = async () => ((await request("GET", at(place, "judgments", "even"))) as Judgment).learned;

/** Tries once, as the worker does. */
async function tried(signal: AbortSignal, db: Database = service.fresh.database): Promise<unknown> {
  const text = `select claim_id as "claimId" from calibration_runs join judgments using (judgment_id) where owner = $1`;
  const [run] = await db.query<{ claimId: number }>({ text, values: [place] });
  const log = createLogger({ level: "silent" });
  const contexts = { db, applicable: new ApplicableJudgments() };
  const parts = { db, clock: service.clock, log, contexts, engines: new Engines([service.engine], new Map()) };
  return learn(parts, run!.claimId, signal);
}

/** Two nights, in which everything that is due is done. */
async function nights(): Promise<void> {
  const text = `
    select 1 from wakeups where kind in ('calibration', 'learning') and (due_at <= $1 or lease_owner is not null)`;
  for (let hours = 0; hours < 48; hours += 6) {
    await service.clock.advance(6 * 3_600_000);
    await vi.waitUntil(
      async () => {
        await service.clock.advance(300);
        return (await service.fresh.database.query({ text, values: [service.clock.now()] })).length === 0;
      },
      { timeout: 30_000 },
    );
  }
}

it("tries again only when labels have grown, where the contexts of too few documents show something", async () => {
  const cursor = service.clock.now().toISOString();
  await shown(numbers(0, 12));
  await blank(numbers(12, 28));
  await label(numbers(0, 40));
  await nights();
  expect(tries).toEqual([12]);
  expect(await learned()).toBeUndefined();
  expect(await told(service, "judgment.learned", place, cursor)).toEqual([]);
  // Each visit of the calibration worker looks whether there is more to learn from.
  await label(numbers(0, 40), (n) => n % 2 === 1);
  await nights();
  expect(tries).toEqual([12]);
  await shown(numbers(40, 20));
  await label(numbers(40, 20));
  await nights();
  expect(tries).toEqual([12, 32]);
  expect(await learned()).toMatchObject({ engine: { version: "test-1+2" }, in_use: true, labels: 60, documents: 32 });
});

it("keeps what it has learned where the contexts of too few documents still show something", async () => {
  await shown(numbers(0, 30));
  await label(numbers(0, 30));
  await nights();
  expect(await learned()).toMatchObject({ in_use: true });
  await blank(numbers(0, 50));
  await label(numbers(0, 50));
  await nights();
  await label(numbers(0, 50), (n) => n % 2 === 1);
  await nights();
  expect(tries).toEqual([30, 0]);
  expect(await learned()).toMatchObject({ engine: { version: "test-1+1" }, in_use: true, documents: 30 });
});

it("reads no more large documents at once than a process should", async () => {
  const bytes = 7_000_000;
  await shown(numbers(0, 30));
  await label(numbers(0, 30));
  const query = <Row extends object>(text: string) => service.fresh.database.query<Row>({ text, values: [place] });
  // Contents of this size would only make the test slow. What is read is decided by the size that is stored with them.
  await query(`update documents d set bytes = ${bytes} from namespaces s where s.namespace_id = d.namespace_id and s.name = $1`);
  const { db, most } = counting(service.fresh.database, new Map(numbers(0, 30).map((n) => [`d-${n}`, bytes])));
  await tried(new AbortController().signal, db);
  expect(tries).toEqual([30]);
  expect(most()).toBe(10 * bytes);
});

it.each([
  ["many", 1],
  ["few", 20],
])("stores nothing of a try that a stop cuts short after %s lessons, and tries again with all of them", async (_, blanks) => {
  await blank(numbers(0, blanks));
  await shown(numbers(blanks, 40));
  await label(numbers(0, blanks + 40));
  const stop = new AbortController();
  midst = () => stop.abort();
  expect(await tried(stop.signal)).toEqual(service.clock.now());
  expect(tries[0]).toBeLessThan(40);
  expect(await learned()).toBeUndefined();
  midst = () => {};
  expect(await tried(new AbortController().signal)).toBeNull();
  expect(tries[1]).toBe(40);
  expect(await learned()).toMatchObject({ labels: blanks + 40, documents: 40 });
});
