/** Statements within routines of the database. A cluster sends a call to the one machine that has the namespace, and these statements stay there. */
import { parsePlPgSQLSync } from "libpg-query";
import { describe, expect, it } from "vitest";
import { type CallableRoutine, routineOf } from "#src/foundation/db/routines.ts";
import { routines } from "#test/support/routines.ts";
import { placementOf } from "#test/support/routing/level.ts";
import { readStatement } from "#test/support/routing/reader.ts";

/** The statements of a routine that name tables, with the places of the tables. */
function statementsOf({ definition }: CallableRoutine): { text: string; places: string[] }[] {
  return queriesIn(parsePlPgSQLSync(definition)).flatMap((text) => {
    const tables = readStatement(text).levels.flatMap(({ relations }) => relations.flatMap(({ table }) => table ?? []));
    const places = [...new Set(tables.map((table) => placementOf(table) ?? table))].sort();
    return places.length > 0 ? [{ text, places }] : [];
  });
}

function queriesIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  const own =
    "query" in value && typeof value.query === "string" && /^\s*(select|insert|update|delete|with)\b/i.test(value.query);
  return [...(own ? [(value as { query: string }).query] : []), ...Object.values(value).flatMap(queriesIn)];
}

/** A cluster refuses these: it takes the statement to be about another machine. */
const mixes = (routine: CallableRoutine) => statementsOf(routine).filter(({ places }) => places.length > 1);

describe.each(routines.map((routine) => [routine.name.replace(/_[0-9a-f]{8}$/, ""), routine] as const))("%s", (_, routine) => {
  it("has statements about one namespace's tables, or about a reference table", () => {
    const places = statementsOf(routine).map(({ places }) => places.join());
    expect(places).toContain("namespace");
    expect(places.filter((place) => place !== "namespace" && place !== "reference")).toEqual([]);
  });
});

it("a statement that joins both, or asks one for the other, is found", () => {
  const of = (body: string) => routineOf("of", { p_namespace: "bigint", p_organization: "text" }, body);
  const [asks, joins, apart] = [
    "begin update positions set position = 1 where namespace_id = p_namespace and coalesce((select epoch from definition_epochs where organization_id = p_organization), 0) = 1; end",
    "declare v bigint; begin select e.epoch into v from namespaces n join definition_epochs e on e.organization_id = n.organization_id where n.namespace_id = p_namespace; end",
    "declare v bigint; begin select epoch into v from definition_epochs where organization_id = p_organization; update positions set position = v where namespace_id = p_namespace; end",
  ].map(of);
  expect([mixes(asks!).length, mixes(joins!).length, mixes(apart!).length]).toEqual([1, 1, 0]);
});
