/**
 * Stands between the service and its database and judges every statement: could a cluster send it to the one machine that has its
 * namespace? Faults are collected. The test continues and fails at its end with the whole list.
 */
import { loadModule } from "libpg-query";
import type { Database, Session, Statement, Transaction } from "#src/foundation/db/database.ts";
import { valuesOf } from "./binding.ts";
import { DeferredLocks } from "./deferred-locks.ts";
import { together, undistributed, unrestricted } from "./exceptions.ts";
import { LockOrder } from "./lock-order.ts";
import { WITHIN } from "./refused.ts";
import { type Judged, judge } from "./rules.ts";

await loadModule();

/**
 * The statements that were judged in this process, for all its services. They send the same ones, and parsing took a tenth of a test's time. The
 * keys are whether they are restricted, then the text.
 */
const known = { restricted: new Map<string, Judged>(), unrestricted: new Map<string, Judged>() };
/** The most entries of each. Statements that tests draw at random do not repeat. */
const MOST_KNOWN = 5_000;

function judgedOnce(text: string, restricted: boolean): Judged {
  const judgements = restricted ? known.restricted : known.unrestricted;
  const before = judgements.get(text);
  if (before) return before;
  if (judgements.size >= MOST_KNOWN) judgements.clear();
  const judged = judge(text, restricted);
  judgements.set(text, judged);
  return judged;
}

export class Routing {
  readonly #distributed: boolean;
  readonly #found = new Set<string>();
  readonly #judged = new Map<string, Judged>();
  /** Namespaces that the statements of one name have named at once, at most. */
  readonly mostNamespaces = new Map<string, number>();

  /** @param distributed whether the service has been told to keep transactions to one namespace */
  constructor({ distributed }: { distributed: boolean }) {
    this.#distributed = distributed;
  }

  /** Returns the namespaces that it names. */
  note({ name: prepared, text, values = [], calls }: Statement): ReadonlySet<string> {
    // What its routine sends is the same as what other stores are sent, and that is judged.
    if (calls) {
      if (values[0] !== calls.namespaceId) this.#add(prepared, text, "calls a routine for another namespace than it says");
      return new Set([String(calls.namespaceId)]);
    }
    // A composed statement is not prepared under a name, so it begins with a comment that names it.
    const name = prepared ?? /^\s*\/\* (\w+) \*\//.exec(text)?.[1];
    const judged = this.#judge(name, text);
    const namespaces = new Set(judged.bindings.flatMap((binding) => valuesOf(binding, values)));
    if (name !== undefined && name in undistributed && !this.#distributed) return namespaces;
    for (const problem of judged.problems) this.#add(name, text, problem);
    if (name !== undefined) this.mostNamespaces.set(name, Math.max(namespaces.size, this.mostNamespaces.get(name) ?? 0));
    if (namespaces.size < 2 || (name !== undefined && this.#excepted(name))) return namespaces;
    const parameters = [...new Set(judged.bindings.map(({ parameter }) => `$${parameter}`))];
    this.#add(name, text, `names ${namespaces.size} namespaces at once, in ${parameters.join(", ")}`);
    return namespaces;
  }

  #excepted(name: string): boolean {
    return name in unrestricted || (name in together && !this.#distributed);
  }

  #judge(name: string | undefined, text: string): Judged {
    const before = this.#judged.get(text);
    if (before) return before;
    const judged = judgedOnce(text, name === undefined || !(name in unrestricted));
    this.#judged.set(text, judged);
    return judged;
  }

  #add(name: string | undefined, text: string, problem: string): void {
    this.#found.add(`${name ?? "a statement without a name"}: ${problem}.\n  ${text.trim().replace(/\s+/g, " ")}`);
  }

  /** Statements of one transaction, so that their order can be judged too. */
  transaction(): Notes {
    const locks = new LockOrder();
    const deferred = new DeferredLocks();
    return {
      note: (statement) => {
        const namespaces = this.note(statement);
        for (const problem of [locks.problemOf(statement, namespaces), deferred.problemOf(statement)])
          if (problem !== null) this.#add(statement.name, statement.text, problem);
      },
    };
  }

  /** What is wrong, statement by statement. */
  violations(): string[] {
    for (const [text, { functions }] of this.#judged) {
      for (const { name, where } of functions) {
        const volatility = volatilities?.get(name);
        if (volatility === "v") this.#add(undefined, text, `calls ${name}, which each machine would answer otherwise`);
        else if (volatility === "s" && where !== "elsewhere") {
          this.#add(undefined, text, `calls ${name} ${WITHIN[where]}, where a cluster takes immutable functions only`);
        }
      }
    }
    return [...this.#found].sort();
  }
}

/** How reliable PostgreSQL's functions are, by name: immutable, stable, volatile. Of several of one name the least so. */
let volatilities: ReadonlyMap<string, "i" | "s" | "v"> | undefined;

/** Asks once for what the rules about functions need. */
export async function learnFunctions(session: Session): Promise<void> {
  if (volatilities) return;
  const rows = await session.query<{ name: string; volatility: "i" | "s" | "v" }>({
    // `at time zone` names its zone. Without one the session's is taken; of times without a date, that of today: neither is written anywhere.
    text: `
      select proname as name, max(provolatile::text) as volatility from pg_proc
      where not (proname = 'timezone' and (pronargs = 1 or 'timetz'::regtype = any(proargtypes))) group by proname`,
  });
  volatilities = new Map(rows.map(({ name, volatility }) => [name, volatility]));
}

/** @throws an error that lists what is wrong, if anything is */
export function report(routing: Routing): void {
  const violations = routing.violations();
  if (violations.length === 0) return;
  throw new Error(
    `Statements that a cluster could not send to one machine, or that could wait for each other:\n\n${violations.join("\n\n")}`,
  );
}

/** The same database, with every statement noted. */
export function noted(database: Database, routing: Routing): Database {
  return {
    ...database,
    ...notedSession(database, { note: (statement) => routing.transaction().note(statement) }),
    transaction: (work, options) => database.transaction((tx) => work(notedTransaction(tx, routing.transaction())), options),
  };
}

interface Notes {
  note(statement: Statement): unknown;
}

function notedSession(session: Session, notes: Notes): Session {
  const query = <Row>(statement: Statement) => {
    notes.note(statement);
    return session.query<Row>(statement);
  };
  return { query };
}

function notedTransaction(tx: Transaction, notes: Notes): Transaction {
  return {
    ...notedSession(tx, notes),
    transaction: true,
    apart: tx.apart ?? false,
    routines: tx.routines ?? false,
    counted: (counts) => tx.counted?.(counts),
    offered: (wakeup) => tx.offered?.(wakeup),
    handOver: (wakeup, offer, leased) => tx.handOver?.(wakeup, offer, leased),
    ...(tx.atEnd ? { atEnd: (key, send) => tx.atEnd!(key, send) } : {}),
  };
}
