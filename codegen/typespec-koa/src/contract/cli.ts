/** `npm run contract`: compares the specification with the locked contract, and updates the lock. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { formatDiagnostics, hasErrors } from "../diagnostic.ts";
import { contractOf } from "../generate.ts";
import type { Overlay } from "../load/host.ts";
import type { Api } from "../model.ts";
import type { Project } from "../project.ts";
import { changelog } from "./changelog.ts";
import { compareContracts } from "./compare/contracts.ts";
import { RULES } from "./compare/rules.ts";
import { exempt, mistakes } from "./exceptions.ts";
import { withKept } from "./kept.ts";
import { locator } from "./locator.ts";
import type { Lock } from "./lock.ts";
import { lockText, readLock, writeLock } from "./lock-file.ts";
import { lockOf } from "./lock-of.ts";
import { changeText, outcomeText } from "./report.ts";
import { todoOf, todoText } from "./todo.ts";
import { type Outcome, outcome } from "./verdict.ts";

export const USAGE = `Usage: npm run contract -- [--accept | --exact | --relock <reason> | --changelog | --todo | --rules] [--since <file>] [--json]

  (nothing)          compare spec/ with generated/contract.lock.json; fail where a client of the locked contract would break
  --accept           and write what is additive into the lock; with a breaking change nothing is written
  --exact            and fail also where something additive is not in the lock yet
  --relock <reason>  write the lock anew, breaking changes with it; the reason and what broke are kept in the lock.
                     Only before version 1.0.0
  --changelog        say what changed for people, in Markdown; never fails
  --since <file>     compare with an earlier lock in place of the present one: that of a release, for instance
  --rules            list the rules that a change can break; \`contract.exceptions\` in tspconfig.yaml names them
  --todo             list the operations that are not built yet
  --json             say it for programs
  --help             say this

Exits with 0 where nothing breaks, 1 where something does, 2 for a mistake in the call or a specification that does not compile.
`;

/** The paths and the current day. */
export interface Surroundings {
  readonly project: Project;
  readonly lockFile: string;
  /** The project's version. */
  readonly version: string;
  readonly today: () => Date;
  readonly say: (text: string) => void;
  readonly overlay?: Overlay;
}

const OPTIONS = {
  accept: { type: "boolean" },
  exact: { type: "boolean" },
  relock: { type: "string" },
  changelog: { type: "boolean" },
  since: { type: "string" },
  todo: { type: "boolean" },
  rules: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean" },
} as const satisfies ParseArgsConfig["options"];

type Flags = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

/** @returns the exit code */
export async function run(given: readonly string[], around: Surroundings): Promise<number> {
  const flags = flagsOf(given, around);
  if (typeof flags === "number") return flags;
  if (flags.help) return tell(around, USAGE, 0);
  if (flags.rules) return tell(around, flags.json ? JSON.stringify(Object.fromEntries(RULES), null, 2) : rulesText(), 0);
  const api = await read(around);
  if (!api) return 2;
  const wrong = mistakes(api.settings.contract.exceptions);
  if (wrong.length > 0) return tell(around, wrong.join("\n"), 2);
  if (flags.todo) {
    const todo = todoOf(api);
    return tell(around, flags.json ? JSON.stringify(todo, null, 2) : todoText(todo), 0);
  }
  const before = await readLock(flags.since ?? around.lockFile);
  if (before === null && flags.since !== undefined) return tell(around, `There is no lock ${flags.since}.`, 2);
  if (before !== null && flags.changelog) return changed(api, before, around);
  return before === null ? first(api, flags, around) : compared(api, before, flags, around);
}

function flagsOf(given: readonly string[], around: Surroundings): Flags | number {
  const refuse = (problem: string) => tell(around, `${problem}\n\n${USAGE}`, 2);
  let flags: Flags;
  try {
    flags = parseArgs({ args: [...given], options: OPTIONS }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
  const tasks = (["accept", "exact", "relock", "changelog", "todo", "rules"] as const).filter(
    (task) => flags[task] !== undefined,
  );
  if (tasks.length > 1) return refuse(`--${tasks.join(" and --")} do not go together.`);
  if (flags.since !== undefined && (flags.accept || flags.relock !== undefined))
    return refuse("--since compares only; what is accepted goes into the present lock.");
  if (flags.relock !== undefined && flags.relock.trim() === "") return refuse("--relock needs a reason.");
  if (flags.relock !== undefined && !isBeforeRelease(around.version)) {
    return refuse(`Version ${around.version} is released: what breaks clients is for the next major version of the interface.`);
  }
  return flags;
}

function isBeforeRelease(version: string): boolean {
  return /^0\.|^1\.0\.0-/.test(version);
}

async function read({ project, overlay, say }: Surroundings): Promise<Api | null> {
  const { api, diagnostics } = await contractOf(project, overlay);
  if (!api || hasErrors(diagnostics)) {
    say(`${formatDiagnostics(diagnostics).join("\n")}\n`);
    return null;
  }
  return api;
}

async function first(api: Api, flags: Flags, around: Surroundings): Promise<number> {
  if (!flags.accept)
    return tell(around, flags.json ? JSON.stringify({ verdict: "unlocked" }) : "There is no lock yet; --accept writes one.", 1);
  const lock = lockOf(api);
  await writeLock(around.lockFile, lock);
  const said = `Locked ${Object.keys(lock.operations).length} operations and ${Object.keys(lock.types).length} types.`;
  return tell(around, flags.json ? JSON.stringify({ verdict: "unlocked", wrote: true }) : said, 0);
}

async function compared(api: Api, before: Lock, flags: Flags, around: Surroundings): Promise<number> {
  const after: Lock = { ...lockOf(api), relocks: before.relocks };
  const result = judged(api, before, after, around);
  const lock = newLock(before, after, result, flags, around);
  if (lock) await writeLock(around.lockFile, lock);
  const failed = result.verdict === "breaking" ? flags.relock === undefined : flags.exact === true && result.verdict !== "same";
  if (flags.json) return tell(around, JSON.stringify({ ...result, wrote: lock !== null }, null, 2), failed ? 1 : 0);
  return tell(
    around,
    [outcomeText(result), ending(result, lock !== null, flags)].filter((text) => text !== "").join("\n"),
    failed ? 1 : 0,
  );
}

function judged(api: Api, before: Lock, after: Lock, around: Surroundings): Outcome {
  const changes = compareContracts(before, after, locator(api), api.settings, dayOf(around));
  const exempted = exempt(changes, api.settings.contract.exceptions, dayOf(around));
  return outcome(changes, exempted, lockText(before) === lockText(withKept(before, after, exempted.excepted)));
}

/** What is new since a lock, and the reasons of the relocks since. */
async function changed(api: Api, before: Lock, around: Surroundings): Promise<number> {
  const result = judged(api, before, lockOf(api), around);
  const relocks = (await readLock(around.lockFile))?.relocks.slice(before.relocks.length) ?? [];
  return tell(around, changelog(`${api.info.title} ${api.info.version}, ${dayOf(around)}`, result, relocks), 0);
}

/** The lock to write, or null. What exceptions concern is written by a relock only. */
function newLock(
  before: Lock,
  after: Lock,
  { verdict, breaking, excepted }: Outcome,
  { accept, relock }: Flags,
  { version, today }: Surroundings,
): Lock | null {
  const broken = [...breaking, ...excepted];
  if (relock !== undefined && broken.length > 0) {
    const record = { on: dayOf({ today }), version, reason: relock, broke: broken.map(changeText) };
    return { ...after, relocks: [...after.relocks, record] };
  }
  if (verdict === "same" || verdict === "breaking" || !(accept || relock !== undefined)) return null;
  return withKept(before, after, excepted);
}

function ending({ verdict, excepted }: Outcome, wrote: boolean, flags: Flags): string {
  if (verdict === "breaking" && !wrote) return flags.accept ? "Nothing was written." : "";
  if (!wrote) return "";
  if (verdict === "breaking" || (flags.relock !== undefined && excepted.length > 0)) return `Relocked: ${flags.relock}`;
  return flags.relock === undefined ? "Written." : "Written; nothing broke, so there was no need to relock.";
}

function rulesText(): string {
  const width = Math.max(...[...RULES.keys()].map(({ length }) => length));
  return [...RULES].map(([rule, about]) => `${rule.padEnd(width)}  ${about}`).join("\n");
}

function dayOf({ today }: Pick<Surroundings, "today">): string {
  return today().toISOString().slice(0, 10);
}

function tell({ say }: Surroundings, text: string, code: number): number {
  say(text.endsWith("\n") ? text : `${text}\n`);
  return code;
}
