import { expect, it } from "vitest";
import { Courtesy } from "#src/judging/courtesy.ts";

const signal = new AbortController().signal;
const LONG_MS = 3_600_000;

it("waits for nothing where nobody waits for answers", async () => {
  await new Courtesy().quiet(LONG_MS, signal);
});

it("waits until the last of those who wait has what it waits for, also where that failed", async () => {
  const courtesy = new Courtesy();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  courtesy.begin(one.promise);
  courtesy.begin(other.promise);
  let left = 2;
  const quiet = courtesy.quiet(LONG_MS, signal).then(() => left);
  left -= 1;
  one.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  left -= 1;
  other.reject(new Error("The engine is away."));
  expect(await quiet).toBe(0);
});

it("waits no longer than it is told, and not where the process stops", async () => {
  const courtesy = new Courtesy();
  courtesy.begin(new Promise(() => undefined));
  await courtesy.quiet(5, signal);
  const stopping = new AbortController();
  const quiet = courtesy.quiet(LONG_MS, stopping.signal);
  stopping.abort();
  await quiet;
});
