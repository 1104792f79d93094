/**
 * Functions in the database that do several statements about one namespace. A store that keeps namespaces on several machines has them: there, each
 * statement of a transaction waits for the answer of another machine, and a call is one statement. Stores of one machine have none, because
 * statements that are sent together take one round trip.
 *
 * A store makes them at the start (`Store.place`). The name contains a digest, so releases that run side by side have each their own.
 *
 * The machine that does a routine keeps the plans of its statements, as a session keeps those of prepared statements, and knows nothing of the settings
 * of the session (`PLANNING` in `database.ts`). So a routine brings them along.
 */
import { createHash } from "node:crypto";
import type { Call, Statement } from "./session.ts";
import type { Routine } from "./store.ts";

export interface CallableRoutine extends Routine {
  call(values: readonly unknown[], call: Call): Statement;
}

const SETTINGS = "set search_path from current set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0";

/**
 * @param parameters their names, which the body uses, with their types. The first one is the namespace's id.
 * @param body in PL/pgSQL. Each statement names the namespace by the first parameter, and inserts rows by `values`.
 * @param returns the type of what a call gives, in the column `returned`
 */
export function routineOf(
  label: string,
  parameters: Readonly<Record<string, string>>,
  body: string,
  returns = "void",
): CallableRoutine {
  const names = Object.keys(parameters);
  const types = Object.values(parameters);
  const listed = names.map((name, at) => `${name} ${types[at]}`).join(", ");
  const rest = `(${listed}) returns ${returns} language plpgsql ${SETTINGS} as $routine$${body}$routine$`;
  const name = `${label}_${createHash("sha256").update(rest).digest("hex").slice(0, 8)}`;
  const text = `select ${name}(${names.map((_, at) => `$${at + 1}`).join(", ")}) as returned`;
  return {
    name,
    types,
    namespace: names[0]!,
    definition: `create or replace function ${name}${rest}`,
    call: (values, calls) => ({ name, text, values, calls }),
  };
}
