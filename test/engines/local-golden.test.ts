import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { goldenCases } from "./local-golden.cases.ts";

const FILE = new URL("local-golden.json", import.meta.url);

interface Golden {
  version: string;
  answers: Record<string, Record<string, RawAnswer>>;
}

async function present(): Promise<Golden> {
  const engine = new LocalEngine();
  const requests = goldenCases.map(({ context, questions }) => ({ contextText: JSON.stringify(context), questions }));
  const results = await engine.evaluate(requests, new AbortController().signal);
  const answers = results.map((result, at) => {
    if (!result.ok) throw new Error(result.failure.message);
    const raw = Object.entries(result.answers).map(([id, answer]) => [id, answer.ok ? answer.answer : null]);
    return [goldenCases[at]!.name, Object.fromEntries(raw) as Record<string, RawAnswer>] as const;
  });
  return { version: engine.version(), answers: Object.fromEntries(answers) };
}

/** Numbers to 12 decimals: the last bits of `Math.exp` are the platform's. */
function rounded(answers: Golden["answers"]): unknown {
  return JSON.parse(
    JSON.stringify(answers, (_, value: unknown) => (typeof value === "number" ? Number(value.toFixed(12)) : value)),
  );
}

// The version is the calibration epoch: stored answers are compared and calibrated by it. To record: raise LOCAL_VERSION, then run this
// test with RECORD_GOLDEN=1.
it("local answers as its version always has", async () => {
  const now = await present();
  const recorded = JSON.parse(readFileSync(FILE, "utf8")) as Golden;
  const same = JSON.stringify(rounded(now.answers)) === JSON.stringify(rounded(recorded.answers));
  if (process.env.RECORD_GOLDEN && now.version !== recorded.version) {
    writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  expect(now.version, same ? "the same answers, so keep the version" : "new answers under a new version: record them").toBe(
    recorded.version,
  );
  expect(rounded(now.answers), "answers changed: raise LOCAL_VERSION").toEqual(rounded(recorded.answers));
});
