/** Runs of a sentinel whose engine fails, for good or for now. */
import { expect, it } from "vitest";
import type { Sentinel } from "#generated/types.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { DAY_MS, watched } from "./support/watched.ts";

const HOUR_MS = 3_600_000;
const TIMEOUT = { timeout: 60_000 };
const overloaded = { ok: false, failure: { code: "overloaded", message: "too much", retryable: true } } as const;

it("asks about another version again where too little was answered", TIMEOUT, async () => {
  const { service, put, afterRuns } = await watched(25);
  const { engine } = service;
  const { answer } = engine;
  await put({ every: "on_new_version" });
  await afterRuns(2);
  engine.currentVersion = "test-2";
  engine.answer = () => null;
  await service.clock.advance(DAY_MS);
  expect((await afterRuns(3)).runs[0]).toMatchObject({ reason: "engine_version", answered: 0, failed: 25, compared: null });
  engine.answer = answer;
  await service.clock.advance(DAY_MS);
  const compared = { before_run: 2, before_engine_version: "test-1" };
  expect((await afterRuns(4)).runs[0]).toMatchObject({ reason: "engine_version", engine_version: "test-2", compared });
  await service.clock.advance(30 * DAY_MS);
  await afterRuns(4);
});

it("repeats a run that fails again and again more and more rarely, and then no more", TIMEOUT, async () => {
  const { service, put, afterRuns } = await watched(25);
  const { engine } = service;
  await put({ every: "on_new_version" });
  await afterRuns(2);
  engine.currentVersion = "test-2";
  engine.answer = () => null;
  await service.clock.advance(DAY_MS);
  await afterRuns(3);
  for (const [at, days] of [1, 2, 4, 7, 7].entries()) {
    await service.clock.advance(days * DAY_MS);
    await afterRuns(4 + at);
  }
  await service.clock.advance(30 * DAY_MS);
  await afterRuns(8);
});

it("gives a run that has waited for a budget the time that others have", TIMEOUT, async () => {
  const { service, put, until, afterRuns, rests, read } = await watched(60);
  const { engine } = service;
  let open = () => {};
  engine.gate = new Promise((resolve) => (open = resolve));
  const before = engine.requests.length;
  await put();
  await until(() => engine.requests.length > before);
  await put({ budget_usd_a_month: 0 });
  open();
  await until(({ waiting, runs }) => waiting !== null && runs[0]!.answered > 0);
  await service.clock.advance(2 * DAY_MS);
  engine.instead = () => overloaded;
  await put({ budget_usd_a_month: 5 });
  await until(({ waiting }) => waiting?.includes("overloaded") === true);
  await rests();
  expect((await read()).runs[0]).toMatchObject({ run: 1, failed: 0, ended_at: null });
  engine.instead = null;
  await service.clock.advance(600_000);
  expect((await afterRuns(2)).runs).toMatchObject([{ answered: 60 }, { answered: 60, failed: 0 }]);
});

it("ends a run whose engine has given no answer for a day", TIMEOUT, async () => {
  const { service, put, until } = await watched(60);
  service.engine.instead = () => overloaded;
  await put();
  const first = ({ runs }: Sentinel) => runs.find(({ run }) => run === 1);
  const ended = first(await until((sentinel) => (first(sentinel)?.ended_at ?? null) !== null, HOUR_MS))!;
  expect(ended).toMatchObject({ answered: 0, failed: 60 });
  expect(Date.parse(ended.ended_at!) - Date.parse(ended.started_at)).toBeGreaterThanOrEqual(DAY_MS);
});

const reasonsOf = ({ runs }: Sentinel) => runs.map(({ reason }) => reason).reverse();

it("draws the noise after a first run without answers, also where the judgment's first answer comes later", TIMEOUT, async () => {
  const { service, namespace, put, afterRuns } = await watched(25);
  const { engine } = service;
  const { answer } = engine;
  // As if nothing was answered before.
  await service.fresh.database.query({ text: "delete from drift_watches" });
  engine.answer = () => null;
  await put({ every: "on_new_version" });
  expect((await afterRuns(1)).runs[0]).toMatchObject({ answered: 0, engine_version: null });
  engine.answer = answer;
  engine.currentVersion = "test-2";
  await write(service, namespace, [{ id: "d-0", state: { n: 100 } }]);
  const sentinel = await afterRuns(3);
  expect(reasonsOf(sentinel)).toEqual(["drawn", "drawn", "noise"]);
  expect(sentinel.runs[0]).toMatchObject({ compared: { before_run: 2, changed: 0 } });
});

it("asks for the noise of a new version where that of the one before it failed", TIMEOUT, async () => {
  const { service, put, afterRuns } = await watched(25);
  const { engine } = service;
  const { answer } = engine;
  const before = engine.requests.length;
  engine.answer = (...asked) => (engine.requests.length <= before + 25 ? answer(...asked) : null);
  await put({ every: "on_new_version" });
  expect((await afterRuns(2)).runs).toMatchObject([{ reason: "noise", answered: 0 }, { answered: 25 }]);
  engine.answer = answer;
  engine.currentVersion = "test-2";
  await service.clock.advance(DAY_MS);
  const sentinel = await afterRuns(4);
  expect(reasonsOf(sentinel)).toEqual(["drawn", "noise", "engine_version", "noise"]);
  const compared = { before_run: 3, before_engine_version: "test-2" };
  expect(sentinel.runs[0]).toMatchObject({ engine_version: "test-2", compared });
});

it("begins with a first run and the noise, however late the engine answers", TIMEOUT, async () => {
  const { service, put, afterRuns } = await watched(25);
  const { engine } = service;
  const { answer } = engine;
  engine.answer = () => null;
  await put();
  await afterRuns(1);
  for (const [at, days] of [1, 2, 4].entries()) {
    await service.clock.advance(days * DAY_MS);
    await afterRuns(2 + at);
  }
  // As if the last one had waited for its engine: a week after it began is before its repetition.
  await service.fresh.database.query({
    text: "update sentinel_runs set started_at = started_at - interval '1 day' where run = 4",
  });
  engine.answer = answer;
  await service.clock.advance(6 * DAY_MS);
  expect(reasonsOf(await afterRuns(6))).toEqual(["drawn", "drawn", "drawn", "drawn", "drawn", "noise"]);
});
