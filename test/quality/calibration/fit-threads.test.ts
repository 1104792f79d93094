/** Fits that are made in threads are those that are made here. */
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createLogger } from "#src/foundation/log/log.ts";
import { AskedThread } from "#src/foundation/threads/asked-thread.ts";
import type { Composite } from "#src/judging/numbers/combine.ts";
import { answerBy } from "#src/judging/numbers/without.ts";
import type { Labelled } from "#src/quality/composites/fit.ts";
import { fitAllWeights } from "#src/quality/composites/fit-without.ts";
import { crossFit, type Example, heldOut } from "#src/quality/fits/fit.ts";
import { FitThreads } from "#src/quality/fitting/fit-threads.ts";

const always = new AbortController().signal;
const definition = { name: "c", type: "bool", question: "?", parts: [{ name: "a" }, { name: "b" }], features: ["attributes.n"] };
const composite = definition as unknown as Composite;

function threads(): FitThreads {
  const fits = new FitThreads({ above: 0, idleMs: 60_000, log: createLogger({ level: "silent" }) });
  onTestFinished(() => fits.stop());
  return fits;
}

/** A number of the index that looks like chance. */
const share = (index: number, salt: number) => ((index * 7919 + salt * 104_729) % 997) / 997;
const inputsOf = (at: number) => ({ a: share(at, 1), b: share(at, 2), "attributes.n": at % 7 });
const examples = Array.from({ length: 1_200 }, (_, at): Example => {
  const p = share(at, 3);
  return { fold: at % 5, answer: { type: "bool", p, inputs: inputsOf(at) }, value: share(at, 4) < p * p };
});
const labels = Array.from(
  { length: 300 },
  (_, at): Labelled => ({ inputs: inputsOf(at), isSo: share(at, 5) < share(at, 1), fold: at % 5 }),
);

describe("in a thread", () => {
  it("a calibration, its weights and what it does on other outcomes are what they are here", async () => {
    const fits = threads();
    const weights = await fits.weights("org", composite, labels, always);
    expect(weights).toEqual(await fitAllWeights(composite, labels));
    const methods = ["platt", "isotonic"] as const;
    const weighted = { definition: composite, ...weights };
    const fit = await fits.crossFit("org", { methods, examples, composite: weighted }, always);
    expect(fit).toEqual(await crossFit(methods, examples, answerBy(weighted)));
    const { folds } = fit;
    const some = examples.slice(0, 350);
    expect(await fits.heldOut("org", { folds, examples: some, composite: null })).toEqual(heldOut(folds, some));
  });

  it("a fit ends with the signal, and the next one knows nothing of it", async () => {
    const fits = threads();
    const asked = { methods: ["platt"] as const, examples, composite: null };
    for (const begun of [false, true]) {
      const stopping = new AbortController();
      const refused = expect(fits.crossFit("org", asked, stopping.signal)).rejects.toThrow();
      if (begun) await turn();
      stopping.abort();
      await refused;
    }
    const few = { ...asked, examples: examples.slice(0, 200) };
    expect(await fits.crossFit("org", few, always)).toEqual(await crossFit(few.methods, few.examples));
  });
});

it("organizations take turns at the threads, and none has all of them however much it asks for", async () => {
  const fits = threads();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  vi.spyOn(AskedThread.prototype, "ask").mockImplementation((question) => {
    const { kind, part } = question as { kind: string; part: readonly { answer: string }[] };
    if (kind !== "part") return Promise.resolve({ answered: null });
    const name = part[0]!.answer;
    begun.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve({ answered: null })));
  });
  const asked = (name: string) => {
    const organization = name.split(" ")[0]!;
    const examples = [{ fold: 0, answer: name, value: true }] as unknown as Example[];
    return fits.crossFit(organization, { methods: ["platt"], examples, composite: null }, always);
  };
  const all = ["acme 1", "acme 2", "acme 3", "team 1", "team 2", "scale 1"].map(asked);
  await expect.poll(() => begun).toEqual(["acme 1", "team 1"]);
  // Whoever has had no turn yet is next, then those in the order of their last turns.
  for (const [ended, ...next] of [
    ["acme 1", "scale 1"],
    ["team 1", "acme 2"],
    ["scale 1", "team 2"],
    ["acme 2", "acme 3"],
  ] as const) {
    begun.length = 0;
    ends.get(ended)!();
    await expect.poll(() => begun).toEqual(next);
  }
  for (const name of ["team 2", "acme 3"]) ends.get(name)!();
  await Promise.all(all);
});

it("many examples are taken, by the numbers that they have", () => {
  const fits = new FitThreads({ above: 400, idleMs: 1, log: createLogger({ level: "silent" }) });
  const choice = (at: number): Example => ({
    fold: at % 5,
    answer: { type: "score", score: 1, dist: { 0: 0.5, 1: 0.25, 2: 0.25 } },
    value: 1,
  });
  expect(fits.takesExamples(examples.slice(0, 400))).toBe(false);
  expect(fits.takesExamples(examples.slice(0, 401))).toBe(true);
  expect(fits.takesExamples(Array.from({ length: 150 }, (_, at) => choice(at)))).toBe(true);
  expect(fits.takesLabels(labels.slice(0, 133))).toBe(false);
  expect(fits.takesLabels(labels.slice(0, 150))).toBe(true);
});
