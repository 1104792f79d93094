/** `npm run generate`: its arguments and its output. */
import { watch } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs, styleText } from "node:util";
import { formatDiagnostics, hasErrors } from "./diagnostic.ts";
import { type Generated, generate } from "./generate.ts";
import { outputFolder, type Project, projectIn } from "./project.ts";
import { apply, type Difference, difference } from "./write.ts";

/** Several saves within this many milliseconds count as one change. */
const PAUSE = 50;

const USAGE = `Usage: typespec-koa [--watch | --check]

  (nothing)  write what tspconfig.yaml asks for, as \`tsp compile .\` does, and say what was written
  --watch    and again whenever the specification changes
  --check    write nothing; fail where a generated file is not what the specification says, or the specification has warnings
`;

/**
 * @param root the folder of `tspconfig.yaml`
 * @returns the exit code
 */
export async function run(given: readonly string[], root = process.cwd()): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: { watch: { type: "boolean" }, check: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return say(USAGE);
  const project = await projectIn(root);
  if (values.check) return check(project);
  const code = await write(project);
  return values.watch ? watchSpecification(project) : code;
}

async function write(project: Project): Promise<number> {
  const made = await compared(project);
  if (made.found === null) return 1;
  const { found, folder } = made;
  await apply(join(project.root, folder), found);
  for (const { path } of found.changed) say(`  wrote   ${folder}/${path}`);
  for (const path of found.stale) say(`  removed ${folder}/${path}`);
  return say(`${figures(made)}; ${found.changed.length} written, ${found.stale.length} removed.`);
}

async function check(project: Project): Promise<number> {
  const made = await compared(project);
  if (made.found === null) return 1;
  const { changed, stale } = made.found;
  const paths = [...changed.map((file) => file.path), ...stale].sort();
  for (const path of paths) say(styleText("red", `  differs  ${made.folder}/${path}`));
  say(`${figures(made)}; ${paths.length === 0 ? "all as committed." : `${paths.length} differ: run \`npm run generate\`.`}`);
  return paths.length > 0 || made.diagnostics.length > 0 ? 1 : 0;
}

interface Compared extends Generated {
  readonly folder: string;
  /** Null if the specification has errors. */
  readonly found: Difference | null;
}

async function compared(project: Project): Promise<Compared> {
  const result = await generate(project);
  for (const line of formatDiagnostics(result.diagnostics)) say(styleText(line.includes(" error ") ? "red" : "yellow", line));
  const folder = outputFolder(project);
  const found = hasErrors(result.diagnostics) ? null : await difference(join(project.root, folder), result.files);
  return { ...result, folder, found };
}

async function watchSpecification(project: Project): Promise<number> {
  const folder = dirname(project.entry);
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve(0);
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      running = running.then(() => write(project));
    }, PAUSE);
  });
  say(`Watching ${relative(project.root, folder) || "."}/.`);
  return new Promise((resolve) => {
    process.once("SIGINT", () => {
      watcher.close();
      clearTimeout(pending);
      void running.then(() => resolve(0));
    });
  });
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
