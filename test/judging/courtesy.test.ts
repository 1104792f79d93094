import { expect, it } from "vitest";
import { Courtesy } from "#src/foundation/jobs/courtesy.ts";

const signal = new AbortController().signal;
const LONG_MS = 3_600_000;

it("does not wait if nobody waits for answers", async () => {
  await new Courtesy().quiet(LONG_MS, signal);
});

it("waits until the last waiting caller has its answers, even if that failed", async () => {
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

it("waits no longer than its limit, and not if the process stops", async () => {
  const courtesy = new Courtesy();
  courtesy.begin(new Promise(() => undefined));
  await courtesy.quiet(5, signal);
  const stopping = new AbortController();
  const quiet = courtesy.quiet(LONG_MS, stopping.signal);
  stopping.abort();
  await quiet;
});
