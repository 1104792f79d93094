import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EmbeddingEngine } from "#plugins/engines/embedding/embedding-engine.ts";
import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import type { Engine, RawAnswer } from "#src/judging/engines/engine.ts";
import { goldenCases } from "./golden.cases.ts";

interface Golden {
  version: string;
  answers: Record<string, Record<string, RawAnswer>>;
}

async function present(engine: Engine): Promise<Golden> {
  const requests = goldenCases.map(({ context, questions }) => ({ contextText: JSON.stringify(context), questions }));
  const results = await engine.evaluate(requests, new AbortController().signal);
  const answers = results.map((result, at) => {
    if (!result.ok) throw new Error(result.failure.message);
    const raw = Object.entries(result.answers).map(([id, answer]) => [id, answer.ok ? answer.answer : null]);
    return [goldenCases[at]!.name, Object.fromEntries(raw) as Record<string, RawAnswer>] as const;
  });
  await engine.close();
  return { version: engine.version()!, answers: Object.fromEntries(answers) };
}

function rounded(answers: Golden["answers"], decimals: number): unknown {
  return JSON.parse(
    JSON.stringify(answers, (_, value: unknown) => (typeof value === "number" ? Number(value.toFixed(decimals)) : value)),
  );
}

// The version is the calibration epoch: stored answers are compared and calibrated by it. To record: raise the version, then run this
// test with RECORD_GOLDEN=1. The last bits of `Math.exp` are the platform's, and a machine without wide instructions adds a model's
// numbers in another order.
it.each([
  { name: "local", make: () => new LocalEngine(), decimals: 12 },
  { name: "embedding", make: () => new EmbeddingEngine(1), decimals: 4 },
])("$name answers as its version always has", async ({ name, make, decimals }) => {
  const file = new URL(`${name}-golden.json`, import.meta.url);
  const now = await present(make());
  const recorded = JSON.parse(readFileSync(file, "utf8")) as Golden;
  const same = JSON.stringify(rounded(now.answers, decimals)) === JSON.stringify(rounded(recorded.answers, decimals));
  if (process.env.RECORD_GOLDEN && now.version !== recorded.version) {
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  expect(now.version, same ? "the same answers, so keep the version" : "new answers under a new version: record them").toBe(
    recorded.version,
  );
  expect(rounded(now.answers, decimals), "answers changed: raise the engine's version").toEqual(
    rounded(recorded.answers, decimals),
  );
});
