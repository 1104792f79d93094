/** What a run is compared with: how often one version of the engine changes an answer by itself. */
import { expect, it } from "vitest";
import { testEngine } from "#test/support/test-engine.ts";
import { DAY_MS, numberOf, type Watched, watched } from "./support/watched.ts";

const SIZE = 50;
const WEEK_MS = 7 * DAY_MS;
const TIMEOUT = { timeout: 60_000 };

/** Answers that have no direction, and of these numbers the opposite ones. */
function answersOpposite({ service: { engine } }: Watched, isOpposite: (n: number) => boolean) {
  engine.answer = (_, asked) => {
    const n = numberOf(asked);
    return { type: "bool", p: (n % 2 === 0) === isOpposite(n) ? 0.8 : 0.2 };
  };
}

it("tells of a new version's changes after a drift that the version before it had", TIMEOUT, async () => {
  const one = await watched(SIZE);
  const { service, put, afterRuns } = one;
  answersOpposite(one, () => false);
  await put();
  await afterRuns(2);
  answersOpposite(one, (n) => n < 20);
  await service.clock.advance(WEEK_MS);
  expect((await afterRuns(3)).runs[0]).toMatchObject({ reason: "interval", compared: { changed: 20, drifted: true } });
  answersOpposite(one, (n) => n < 35);
  service.engine.currentVersion = "test-2";
  await service.clock.advance(DAY_MS);
  expect((await afterRuns(4)).runs[0]).toMatchObject({ reason: "engine_version", compared: { changed: 15, drifted: true } });
});

it("takes no change of the engine of a cascade that gives fewer answers for noise", TIMEOUT, async () => {
  const cheap = testEngine("cheap");
  cheap.answer = (_, asked) => ({ type: "bool", p: numberOf(asked) < 15 ? 0.6 : 0.95 });
  const engine = { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } };
  const one = await watched(SIZE, SIZE, { engines: [cheap], engine });
  const { service, put, afterRuns } = one;
  // As of a remote engine: only its replies name the version.
  service.engine.version = () => null;
  answersOpposite(one, () => false);
  await put();
  await afterRuns(2);
  service.engine.currentVersion = "test-2";
  answersOpposite(one, (n) => n < 4);
  await service.clock.advance(WEEK_MS);
  expect((await afterRuns(3)).runs[0]).toMatchObject({ reason: "interval", compared: { changed: 4, drifted: false } });
  service.engine.currentVersion = "test-3";
  answersOpposite(one, (n) => n < 15);
  await service.clock.advance(WEEK_MS);
  expect((await afterRuns(4)).runs[0]).toMatchObject({ reason: "interval", compared: { changed: 11, drifted: true } });
});
