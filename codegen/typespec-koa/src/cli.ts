/** `npm run generate`: its arguments and its output. */
import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import { formatDiagnostics, hasErrors } from "./diagnostic.ts";
import { type Generated, generate } from "./generate.ts";
import { apply, difference } from "./write.ts";

/** Several saves within this many milliseconds count as one change. */
const PAUSE = 50;

const USAGE = `Usage: npm run generate -- [--watch | --check]

  (nothing)  write generated/ from spec/
  --watch    and again whenever spec/ changes
  --check    write nothing; fail where generated/ is not what spec/ says, or the specification has warnings
`;

/** @returns the exit code */
export async function run(given: readonly string[], root = process.cwd()): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: { watch: { type: "boolean" }, check: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return say(USAGE);
  if (values.check) return check(root);
  const code = await write(root);
  return values.watch ? watchSpec(root) : code;
}

async function write(root: string): Promise<number> {
  const result = await generate(root, join(root, "spec/main.tsp"));
  sayDiagnostics(result);
  if (hasErrors(result.diagnostics)) return 1;
  const folder = join(root, "generated");
  const found = await difference(folder, result.files);
  await apply(folder, found);
  for (const { path } of found.changed) say(`  wrote   generated/${path}`);
  for (const path of found.stale) say(`  removed generated/${path}`);
  return say(`${figures(result)}; ${found.changed.length} written, ${found.stale.length} removed.`);
}

async function check(root: string): Promise<number> {
  const result = await generate(root, join(root, "spec/main.tsp"));
  sayDiagnostics(result);
  if (hasErrors(result.diagnostics)) return 1;
  const { changed, stale } = await difference(join(root, "generated"), result.files);
  const paths = [...changed.map((file) => file.path), ...stale].sort();
  for (const path of paths) say(styleText("red", `  differs  generated/${path}`));
  say(`${figures(result)}; ${paths.length === 0 ? "all as committed." : `${paths.length} differ: run \`npm run generate\`.`}`);
  return paths.length > 0 || result.diagnostics.length > 0 ? 1 : 0;
}

async function watchSpec(root: string): Promise<number> {
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve(0);
  const watcher = watch(join(root, "spec"), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      running = running.then(() => write(root));
    }, PAUSE);
  });
  say("Watching spec/.");
  return new Promise((resolve) => {
    process.once("SIGINT", () => {
      watcher.close();
      clearTimeout(pending);
      void running.then(() => resolve(0));
    });
  });
}

function sayDiagnostics({ diagnostics }: Generated): void {
  for (const line of formatDiagnostics(diagnostics)) say(styleText(line.includes(" error ") ? "red" : "yellow", line));
}

function figures({ api, files, times }: Generated): string {
  const operations = api?.resources.flatMap((resource) => resource.operations).length ?? 0;
  const steps = Object.entries(times).map(([step, time]) => `${step} ${time.toFixed(0)}`);
  const own = Object.values(times).reduce((sum, time) => sum + time, 0);
  return `${operations} operations, ${api?.types.length ?? 0} types, ${files.length} files in ${own.toFixed(0)} ms (${steps.join(", ")})`;
}

function say(line: string): 0 {
  process.stdout.write(line.endsWith("\n") ? line : `${line}\n`);
  return 0;
}
