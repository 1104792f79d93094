/** Parts of a statement as PostgreSQL's parser has them: what they compare, call, name and give out. */
import type { A_Expr, FuncCall, Node, RangeFunction } from "libpg-query";
import type { Binding } from "./binding.ts";
import type { Column, Level, Output, Relation } from "./level.ts";

/** A statement has a part that is not known here, so it cannot be judged. */
export class Unknown extends Error {}

/** All that a parsed statement names anywhere, to be compared with what has been read of it. */
export function countTables(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = "relname" in value && "relpersistence" in value ? 1 : 0;
  for (const each of Object.values(value)) count += countTables(each);
  return count;
}

/** The two sides of an equality that the condition requires. */
export function equalities(node: Node | undefined): [Node, Node][] {
  return comparisons(node).flatMap(({ kind, lexpr, rexpr }): [Node, Node][] => {
    if (kind !== "AEXPR_OP" || !lexpr || !rexpr) return [];
    if (!("RowExpr" in lexpr) || !("RowExpr" in rexpr)) return [[lexpr, rexpr]];
    const others = rexpr.RowExpr.args ?? [];
    return (lexpr.RowExpr.args ?? []).map((each, at) => [each, others[at]!]);
  });
}

export function memberships(node: Node | undefined): [Node, Node][] {
  return comparisons(node).flatMap(({ kind, lexpr, rexpr }) =>
    kind === "AEXPR_OP_ANY" && lexpr && rexpr ? [[lexpr, rexpr] as [Node, Node]] : [],
  );
}

/** What is compared by `=` among the conjuncts. */
function comparisons(node: Node | undefined): A_Expr[] {
  if (!node) return [];
  if ("BoolExpr" in node && node.BoolExpr.boolop === "AND_EXPR") return (node.BoolExpr.args ?? []).flatMap(comparisons);
  if (!("A_Expr" in node)) return [];
  return node.A_Expr.name?.some((part) => "String" in part && part.String.sval === "=") ? [node.A_Expr] : [];
}

export function columnOf(node: Node, level: Level): Column | null {
  if (!("ColumnRef" in node)) return null;
  return level.columnOf((node.ColumnRef.fields ?? []).map((field) => ("String" in field ? field.String.sval! : "*")));
}

/** The value of a parameter, also where its type is said. */
export function parameterOf(node: Node | undefined): Binding | null {
  if (!node) return null;
  if ("TypeCast" in node) return parameterOf(node.TypeCast.arg);
  return "ParamRef" in node ? { parameter: node.ParamRef.number!, part: "value" } : null;
}

export function outputsOf(targets: Node[] | undefined, level: Level): Output[] {
  return (targets ?? []).map((target) => {
    if (!("ResTarget" in target) || !target.ResTarget.val)
      throw new Unknown("its list of results has another thing than expressions");
    const { name, val } = target.ResTarget;
    const parameter = parameterOf(val);
    if (parameter) return { name: name ?? null, bindings: [parameter] };
    const column = columnOf(val, level);
    return { name: name ?? column?.slice(column.indexOf(".") + 1) ?? null, bindings: column ? level.known(column) : [] };
  });
}

/** The columns of a query that another reads from. */
export function columnsOf({ outputs }: Level): ReadonlyMap<string, Binding | null> {
  return new Map(outputs.flatMap(({ name, bindings }) => (name === null ? [] : [[name, bindings[0] ?? null]])));
}

export function functionRelation({ functions = [], alias, coldeflist }: RangeFunction): Relation {
  const columns = new Map<string, Binding | null>();
  const names = (alias?.colnames ?? []).map((name) => ("String" in name ? name.String.sval! : ""));
  let at = 0;
  let lists = functions.length;
  for (const item of functions) {
    const call = "List" in item ? item.List.items?.[0] : undefined;
    if (!call || !("FuncCall" in call)) throw new Unknown("its FROM calls what is no function");
    const { funcname = [], args = [] } = call.FuncCall;
    const unnests = funcname.some((part) => "String" in part && part.String.sval === "unnest");
    if (unnests && args.length > 1) lists += 1;
    for (const argument of unnests ? args : [undefined]) {
      const parameter = parameterOf(argument);
      const name = names[at++];
      if (name !== undefined) columns.set(name, parameter && { ...parameter, part: "elements" });
    }
    for (const definition of coldeflist ?? []) {
      const parameter = parameterOf(args[0]);
      if (!("ColumnDef" in definition)) continue;
      const member = definition.ColumnDef.colname!;
      columns.set(member, parameter && { ...parameter, part: { member } });
    }
  }
  return { alias: alias?.aliasname ?? "", table: null, columns, lists: lists > 1 };
}

/** Functions that are called in it, but not in the queries within. */
export function calls(value: unknown, found: string[] = []): string[] {
  if (typeof value !== "object" || value === null || "SubLink" in value) return found;
  const own = "funcname" in value && Array.isArray(value.funcname) ? called(value as FuncCall) : "";
  if (own !== "") found.push(own);
  for (const each of Object.values(value)) calls(each, found);
  return found;
}

/** The name of the called function, without a schema. */
export function called({ funcname = [] }: FuncCall): string {
  const name = funcname.at(-1);
  return name && "String" in name ? (name.String.sval ?? "") : "";
}

type Of<K extends string> = Node extends infer Each ? (Each extends Record<K, infer Body> ? Body : never) : never;

/** What has been walked through, by the kinds of nodes in it: a statement is asked for a dozen kinds. */
const walked = new WeakMap<object, Map<string, unknown[]>>();

/** All nodes of a kind anywhere in it. */
export function nodesIn<K extends string>(value: unknown, kind: K): readonly Of<K>[] {
  if (typeof value !== "object" || value === null) return [];
  let kinds = walked.get(value);
  if (!kinds) {
    kinds = new Map();
    walk(value, kinds);
    walked.set(value, kinds);
  }
  return (kinds.get(kind) ?? []) as Of<K>[];
}

function walk(value: object, kinds: Map<string, unknown[]>): void {
  const named = !Array.isArray(value);
  for (const [name, each] of Object.entries(value)) {
    if (named) {
      const before = kinds.get(name);
      if (before) before.push(each);
      else kinds.set(name, [each]);
    }
    if (typeof each === "object" && each !== null) walk(each, kinds);
  }
}

/** The names of the tables that a statement changes anywhere in it, sorted. */
export function tablesChanged(statement: Node): string[] {
  const changes = [
    ...nodesIn(statement, "InsertStmt"),
    ...nodesIn(statement, "UpdateStmt"),
    ...nodesIn(statement, "DeleteStmt"),
    ...nodesIn(statement, "MergeStmt"),
  ];
  return [...new Set(changes.map(({ relation }) => relation?.relname ?? ""))].sort();
}

export function queriesWithin(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== "object" || value === null) return found;
  if ("SelectStmt" in value) found.push(value as Node);
  else for (const each of Object.values(value)) queriesWithin(each, found);
  return found;
}
