/** Runs of a sentinel whose engine fails, for good or for now. */
import { expect, it } from "vitest";
import type { Sentinel } from "#generated/types.ts";
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
