/**
 * Functions in the database that do several statements about one namespace. A store that keeps namespaces on several machines has them: there, each
 * statement of a transaction waits for the answer of another machine, and a call is one statement. Stores of one machine have none, because
 * statements that are sent together take one round trip.
 *
 * A store makes them at the start (`Store.place`). The name contains a digest, so releases that run side by side have each their own.
 */
import { createHash } from "node:crypto";
import type { Call, Statement } from "./session.ts";
import type { Routine } from "./store.ts";

export interface CallableRoutine extends Routine {
  call(values: readonly unknown[], call: Call): Statement;
}

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
  const name = `${label}_${createHash("sha256").update(`${listed} ${returns} ${body}`).digest("hex").slice(0, 8)}`;
  const text = `select ${name}(${names.map((_, at) => `$${at + 1}`).join(", ")}) as returned`;
  return {
    name,
    types,
    namespace: names[0]!,
    definition: `create or replace function ${name}(${listed}) returns ${returns} language plpgsql set search_path from current as $routine$${body}$routine$`,
    call: (values, calls) => ({ name, text, values, calls }),
  };
}
