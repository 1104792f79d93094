/** The rules for a statement that a cluster can send to the one machine that has its namespace. */
import { SqlError } from "libpg-query";
import { tablesChangedBy } from "#src/foundation/db/joint-commits.ts";
import { restrictionOf } from "#src/foundation/db/named-namespaces.ts";
import { type Binding, sameBinding } from "./binding.ts";
import { type Level, NAMESPACE, placementOf } from "./level.ts";
import { Unknown } from "./nodes.ts";
import { readStatement, type Statement } from "./reader.ts";

export interface Judged {
  /** What is wrong with it, whatever its values are. */
  readonly problems: readonly string[];
  /** Where it gets its namespace from. */
  readonly bindings: readonly Binding[];
  /** What it calls, where other machines than one may be asked. */
  readonly functions: Statement["functions"];
}

/** @param restricted whether each table of a namespace must be restricted to it */
export function judge(text: string, restricted = true): Judged {
  try {
    const statement = readStatement(text);
    const { levels } = statement;
    const elsewhere = levels.some(({ relations }) =>
      relations.some(({ table }) => table !== null && placementOf(table) !== "local"),
    );
    const bindings = levels.flatMap((level) => namespaceTables(level).flatMap(({ alias }) => bindingsOf(level, alias)));
    const problems = [...levels.flatMap((level) => problemsOf(level, restricted)), ...problemsOfWhole(statement)];
    if (elsewhere) problems.push(...statement.refused);
    // By them the service decides whether a transaction is to be committed on all machines together.
    const found = tablesChangedBy(text);
    if (found.join() !== statement.changed.join()) {
      problems.push(`the service takes it to change ${named(found)}, and it changes ${named(statement.changed)}`);
    }
    // By it the service keeps statements away from a machine that hangs. It may misread one that is refused anyway.
    const restriction = problems.length === 0 ? restrictionOf(text) : null;
    if (restriction !== null && !bindings.some((binding) => sameBinding(binding, restriction))) {
      problems.push(`the service takes it to be about $${restriction.parameter}, which is not its namespace`);
    }
    if (statement.forcesGenericPlan) problems.push("has plans made without the values that tell a cluster where to look");
    return { problems: [...new Set(problems)], bindings, functions: elsewhere ? statement.functions : [] };
  } catch (error) {
    if (error instanceof Unknown) return problem(`cannot be judged: ${error.message}`);
    // Whoever sent it may well go on without an answer, as workers do.
    if (error instanceof SqlError) return problem(`is no SQL: ${error.message}`);
    throw error;
  }
}

const named = (tables: readonly string[]) => tables.join(" and ") || "no table";

function problem(text: string): Judged {
  return { problems: [text], bindings: [], functions: [] };
}

function namespaceTables({ relations }: Level) {
  return relations.filter(({ table }) => table !== null && placementOf(table) === "namespace");
}

function bindingsOf(level: Level, alias: string): readonly Binding[] {
  return level.kind === "insert" && alias === level.target ? (level.inserted ?? []) : level.bound(`${alias}.${NAMESPACE}`);
}

function problemsOf(level: Level, restricted: boolean): string[] {
  const problems: string[] = [];
  for (const { table } of level.relations) {
    if (table !== null && placementOf(table) === undefined) problems.push(`${table} has no place in src/foundation/db/tables.ts`);
  }
  for (const { alias, table } of restricted ? namespaceTables(level) : []) {
    if (bindingsOf(level, alias).length > 0) continue;
    const of = alias === table ? table : `${table} ${alias}`;
    problems.push(
      level.kind === "insert" && alias === level.target
        ? `${of} gets a ${NAMESPACE} that is no parameter`
        : `${of} is not restricted where it is named: it takes ${alias}.${NAMESPACE} = $n, or = any($n). A join with other values, or with an outer query, does not tell a cluster where to look`,
    );
  }
  if (level.locks && level.inner && namespaceTables(level).length > 0) {
    problems.push("rows are locked in a query within the statement, which a cluster does not do");
  }
  return problems;
}

function problemsOfWhole({ levels, changesWithin, queriesInValues }: Statement): string[] {
  const problems: string[] = [];
  const tables = [...new Set(levels.flatMap(({ relations }) => relations.flatMap(({ table }) => table ?? [])))];
  const local = tables.filter((table) => placementOf(table) === "local");
  if (local.length > 0 && tables.length > local.length) {
    problems.push(
      `${local[0]} is on one machine alone, and the statement names ${tables.filter((table) => !local.includes(table)).join(", ")} too`,
    );
  }
  // Planned in pieces then, and a function of several lists is taken to have the first one's type for all (Citus' TransformFunctionRTE).
  const outermost = levels.find(({ inner }) => !inner);
  if (changesWithin && outermost?.kind !== "insert" && outermost?.relations.some(({ lists }) => lists)) {
    problems.push("it changes rows in WITH and joins a function of several lists: make it two statements");
  }
  if (queriesInValues && tables.some((table) => placementOf(table) !== "local")) {
    problems.push("it queries within VALUES, which a cluster refuses: use insert … select");
  }
  return problems;
}
