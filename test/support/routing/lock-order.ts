/**
 * The order in which a transaction takes its locks, so that no two wait for each other: the definitions of an organization, the organization, its
 * declarations, namespaces, runs of calibrations, counts of what the organization has in namespaces. What it has locked, it may lock again.
 */
import type { Statement } from "#src/foundation/db/session.ts";

const STEPS = ["definitions", "organization", "declarations", "namespace", "run", "count"] as const;
type Step = (typeof STEPS)[number];

const NAMED: Readonly<Record<Step, string>> = {
  definitions: "an organization's definitions",
  organization: "an organization",
  declarations: "an organization's declarations",
  namespace: "a namespace",
  run: "a run of calibrations",
  count: "a count",
};

/** The statements that lock what is of an organization. */
const OF_ORGANIZATION: Readonly<Record<string, readonly Step[]>> = {
  templates_hold_definitions: ["definitions"],
  templates_raise_epoch: ["definitions"],
  organizations_share: ["organization"],
  organizations_hold_for_creation: ["organization", "declarations"],
  organizations_lock: ["organization", "declarations"],
  organizations_hold_declarations: ["declarations"],
};

const NAMESPACE = lockOf("namespaces");
const JOB = lockOf("jobs");
const RUN = new RegExp(`${lockOf("calibration_runs").source}|\\bdelete from "?calibration_runs"?`, "s");
const COUNT = /\b(?:insert into|update) "?resource_counts"?/;
/** Whoever has locked a namespace may change these. The counts of definitions change where definitions are locked. */
const COUNTED: readonly unknown[] = ["namespaces", "open_cursors", "retained_bytes"];
const WAKE = /^wakeups_wake(?:_all|_leased)?$/;
/** The kinds of wakeups whose items are namespaces. Whoever commits to a namespace wakes them. */
const OF_NAMESPACES = ["attributes", "budget", "events", "groups", "history", "judging", "subscriptions"];
/** The kinds that a change of definitions wakes in many namespaces without their locks, in the order in which everybody wakes them. */
const FOLLOWERS = ["attributes", "subscriptions", "groups"];

function lockOf(table: string): RegExp {
  return new RegExp(`\\bupdate "?${table}"? |\\bfrom "?${table}"? .*\\bfor (?:no key update|share|update)\\b`, "s");
}

export class LockOrder {
  readonly #held = new Set<Step>();
  /** The namespaces that it has locked or made. */
  readonly #namespaces = new Set<string>();
  /** Kinds and items. */
  readonly #woken: (readonly [kind: string, item: string])[] = [];
  #job = false;
  /** Jobs that were there before. Who starts one wakes that one alone. */
  #wokeJobs = false;
  #follower = -1;

  /**
   * Null if the statement may follow what the transaction has sent.
   * @param namespaces those that the statement names
   */
  problemOf({ name = "", text, values = [], calls }: Statement, namespaces: ReadonlySet<string>): string | null {
    const of = OF_ORGANIZATION[name];
    if (of) return this.#take(of);
    this.#wokeJobs ||= name === "wakeups_wake_all" && values[0] === "job";
    if (WAKE.test(name)) return this.#wake(values[0] as string, itemsOf(values[1]));
    if (name === "namespaces_insert") for (const id of namespaces) this.#namespaces.add(id);
    if (calls ? calls.changes.includes("namespaces") : NAMESPACE.test(text)) return this.#lock(namespaces);
    if (RUN.test(text)) return this.#take(["run"]);
    if (COUNT.test(text) && values.some((value) => COUNTED.includes(value))) return this.#take(["count"]);
    this.#job ||= JOB.test(text);
    return null;
  }

  #take(steps: readonly Step[]): string | null {
    const [first] = steps.filter((step) => !this.#held.has(step));
    if (first === undefined) return null;
    const later = STEPS.slice(STEPS.indexOf(first) + 1).find((step) => this.#held.has(step));
    for (const step of steps) this.#held.add(step);
    if (later !== undefined) return wrong(first, NAMED[later]);
    return first === "definitions" && this.#job ? wrong(first, "a job") : null;
  }

  #lock(namespaces: ReadonlySet<string>): string | null {
    const locked = [...namespaces].filter((id) => !this.#namespaces.has(id));
    if (locked.length === 0) return null;
    const problem = this.#take(["namespace"]) ?? this.#problemOfNext(locked);
    for (const id of locked) this.#namespaces.add(id);
    return problem;
  }

  #problemOfNext(locked: readonly string[]): string | null {
    const later = (["run", "count"] as const).find((step) => this.#held.has(step));
    if (later !== undefined) return wrong("namespace", NAMED[later]);
    if (this.#wokeJobs) return wrong("namespace", "wakeups of jobs");
    const woken = this.#woken.find(([, item]) => !this.#namespaces.has(item));
    if (woken) return wrong("namespace", `a wakeup of kind ${woken[0]}`);
    // Transactions that lock the definitions run one after another.
    const highest = Math.max(0, ...[...this.#namespaces].map(Number));
    const isLower = locked.some((id) => Number(id) < highest);
    return isLower && !this.#held.has("definitions") ? "locks namespaces in another order than that of their ids" : null;
  }

  #wake(kind: string, items: readonly string[]): string | null {
    if (OF_NAMESPACES.includes(kind)) for (const item of items) this.#woken.push([kind, item]);
    const [at, last] = [FOLLOWERS.indexOf(kind), this.#follower];
    this.#follower = Math.max(at, last);
    return at >= 0 && at < last ? `wakes ${kind} after ${FOLLOWERS[last]}: another transaction waits the other way round` : null;
  }
}

function wrong(step: Step, after: string): string {
  return `locks ${NAMED[step]} after ${after}: another transaction waits the other way round`;
}

/** One item, or an array as PostgreSQL writes it. */
function itemsOf(value: unknown): readonly string[] {
  return String(value).match(/\d+/g) ?? [];
}
