/**
 * Runs benches: `npm run bench -- <name>… [--json]`. Without a name, it lists them. A bench is a file beside this one that exports
 * `bench`.
 *
 * `--json` prints one line a figure: bench, figure, value, floor, ratio, target, better, runs.
 */
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Bench, Figure } from "./support/bench.ts";

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
});

const known = readdirSync(new URL(".", import.meta.url))
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.slice(0, -".ts".length))
  .sort();

const load = async (name: string): Promise<Bench> => ((await import(`./${name}.ts`)) as { bench: Bench }).bench;

function print(name: string, figure: Figure): void {
  if (options.json) {
    console.log(JSON.stringify({ bench: name, ...figure, row: undefined }));
    return;
  }
  const { figure: what, value, floor, ratio, target, better, runs, unit } = figure;
  const met = target === null ? "" : (better === "higher" ? ratio >= target : ratio <= target) ? "  met" : "  MISSED";
  const goal = target === null ? "" : `, target ${better === "higher" ? "≥" : "≤"} ${target}`;
  console.log(`${what}: ${round(value)} ${unit} against ${round(floor)}: ratio ${ratio.toFixed(2)}${goal}${met} (${runs} runs)`);
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
}

if (names.length === 0) {
  for (const name of known) console.log(`${name.padEnd(16)} ${(await load(name)).about}`);
} else {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(", ")}; there are ${known.join(", ")}.`);
  for (const name of names) {
    const bench = await load(name);
    const figures = await bench.run();
    if (bench.table && !options.json) console.log(bench.table(figures));
    else for (const figure of figures) print(name, figure);
  }
}
