/**
 * Calibrates answers to real texts: the demo's documents, which are READMEs of installed packages.
 *
 * The embedded engine says whether a package is a command line tool. The manifest gives the outcome: a package is one if it has a `bin`,
 * which the engine does not see. The figures are expected calibration error and log loss before and after, on documents that the fit has
 * not seen.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CalibrationReport } from "#generated/types.ts";
import { demoJudgments } from "#src/server/demo/judgments.ts";
import { installedPackages } from "#src/server/demo/packages.ts";
import type { Bench, Figure } from "./support/bench.ts";
import { type Stage, stage } from "./support/stage.ts";

const nodeModules = fileURLToPath(new URL("../../node_modules", import.meta.url));
const PATIENCE_MS = 300_000;

export const bench: Bench = {
  about: "expected calibration error and log loss of answers to installed packages' READMEs, calibrated against raw",
  async run() {
    const place = await stage();
    try {
      return await measured(place);
    } finally {
      await place.close();
    }
  },
};

async function measured(place: Stage): Promise<Figure[]> {
  const [tool] = demoJudgments;
  await place.post("/namespaces/bench/judgments", JSON.stringify(tool));
  const packages = await installedPackages(nodeModules);
  for (let from = 0; from < packages.length; from += 16) {
    const upsert = packages.slice(from, from + 16);
    await place.post("/namespaces/bench", JSON.stringify({ upsert, wait_for: ["command_line"], wait_timeout_ms: 10_000 }));
  }
  await until(async () => ((await evaluations(place)) >= packages.length ? true : undefined));
  const outcomes = await Promise.all(
    packages.map(async ({ id, attributes }) => ({
      id,
      document_id: id,
      judgment: "command_line",
      value: await hasBin(String(attributes.name)),
    })),
  );
  await place.post(
    "/namespaces/bench/outcomes",
    JSON.stringify({ outcomes: outcomes.map(({ id, ...one }, n) => ({ id: `o-${n}`, ...one })) }),
  );
  const report = await until(async () => {
    const found = (await place.get("/namespaces/bench/judgments/command_line/calibration")) as CalibrationReport;
    return found.epochs[0]?.method ? found : undefined;
  });
  const [{ raw, calibrated, outcomes: count, method }] = report.epochs as [CalibrationReport["epochs"][number]];
  const about = { better: "lower", runs: 1, target: 1 } as const;
  const tools = outcomes.filter(({ value }) => value).length;
  const of = `${count} packages, ${tools} of them tools, ${method}`;
  const figure = (what: string, value: number, floor: number): Figure => ({
    figure: `${what} (${of})`,
    value,
    floor,
    ratio: value / floor,
    unit: "",
    ...about,
  });
  return [
    figure(
      "expected calibration error, held out, against raw",
      calibrated!.expected_calibration_error!,
      raw.expected_calibration_error!,
    ),
    figure("log loss, held out, against raw", calibrated!.log_loss!, raw.log_loss!),
  ];
}

async function evaluations(place: Stage): Promise<number> {
  const { evaluations: page } = (await place.get("/namespaces/bench/judgments/command_line/evaluations?limit=1000")) as {
    evaluations: unknown[];
  };
  return page.length;
}

async function hasBin(name: string): Promise<boolean> {
  const manifest = JSON.parse(await readFile(join(nodeModules, name, "package.json"), "utf8")) as { bin?: unknown };
  return manifest.bin !== undefined && Object.keys(Object(manifest.bin)).length > 0;
}

async function until<T>(found: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = await found();
    if (value !== undefined) return value;
    if (performance.now() > deadline) throw new Error("It takes too long.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
