/**
 * Forms that a cluster refuses, or that break it, whichever namespace a statement is about; each was met on Citus. Statements that name tables of
 * one machine alone may have them.
 */
import type { InsertStmt, Node, SelectStmt } from "libpg-query";
import { called, nodesIn } from "./nodes.ts";

/** What is wrong with a parsed statement; each problem once. */
export function refusedForms(statement: Node): string[] {
  return [
    ...(nodesIn(statement, "SelectStmt").some(selectsNothing) ? ["selects no column: select 1"] : []),
    ...nodesIn(statement, "InsertStmt").flatMap(refusedOnConflict),
    ...nodesIn(statement, "UpdateStmt").flatMap(({ targetList }) => refusedValues(targetList)),
    ...nodesIn(statement, "JoinExpr").flatMap(({ quals }) => (isNever(quals) ? ["joins on false: leave the join out"] : [])),
    ...(nodesIn(statement, "SelectStmt").some(limitsTwice)
      ? ["limits within a limited lateral query that reads a row outside: once"]
      : []),
    ...constantParts(statement).flatMap(({ within, part }) => inconstantForms(part).map((form) => `${form} ${within}`)),
  ];
}

/** A setting that makes a cluster plan without the values that tell it where a namespace is. */
export function forcesGenericPlan(statement: Node): boolean {
  return nodesIn(statement, "FuncCall").some((call) => {
    const [name, value] = (call.args ?? []).map(textOf);
    return called(call) === "set_config" && name === "plan_cache_mode" && value === "force_generic_plan";
  });
}

/** Where a cluster takes immutable functions only. */
export type Place = "conflict" | "returning" | "case" | "set";

/** As it reads in a problem. */
export const WITHIN: Record<Place, string> = {
  conflict: "on a conflict",
  returning: "in RETURNING",
  case: "in CASE or COALESCE of a change",
  set: "of a column in SET",
};

/** Parts of a statement that every session and machine must work out alike. */
export function constantParts(statement: Node): { place: Place; within: string; part: unknown }[] {
  const parts: [Place, unknown][] = [];
  for (const { onConflictClause, returningClause } of nodesIn(statement, "InsertStmt")) {
    parts.push(["conflict", onConflictClause], ["returning", returningClause]);
  }
  for (const { targetList, whereClause, returningClause } of nodesIn(statement, "UpdateStmt")) {
    parts.push(["returning", returningClause], ["case", choices([targetList, whereClause])], ["set", callsOfColumns(targetList)]);
  }
  for (const { whereClause, returningClause } of nodesIn(statement, "DeleteStmt")) {
    parts.push(["returning", returningClause], ["case", choices(whereClause)]);
  }
  return parts.filter(([, part]) => part !== undefined).map(([place, part]) => ({ place, within: WITHIN[place], part }));
}

const callsOfColumns = (value: unknown) =>
  nodesIn(value, "FuncCall").flatMap((call) => (nodesIn(call.args, "ColumnRef").length > 0 ? [{ FuncCall: call }] : []));

const choices = (value: unknown) => [...nodesIn(value, "CaseExpr"), ...nodesIn(value, "CoalesceExpr")];

function selectsNothing({ larg, rarg, targetList, valuesLists }: SelectStmt): boolean {
  return larg && rarg ? selectsNothing(larg) || selectsNothing(rarg) : !targetList && !valuesLists;
}

/** A limited query in a limited lateral one, where the inner one reads a column of the rows that the lateral one is joined with. */
function limitsTwice({ fromClause }: SelectStmt): boolean {
  const rows = new Set(nodesIn(fromClause, "RangeVar").map(({ alias, relname }) => alias?.aliasname ?? relname));
  const limited = (value: unknown) =>
    nodesIn(value, "RangeSubselect").flatMap((each) => {
      const select = each.subquery && "SelectStmt" in each.subquery ? each.subquery.SelectStmt : undefined;
      return select?.limitCount ? [{ ...select, lateral: each.lateral === true }] : [];
    });
  const readsRows = (select: SelectStmt) => {
    const own = new Set(nodesIn(select.fromClause, "RangeVar").map(({ alias, relname }) => alias?.aliasname ?? relname));
    const of = nodesIn(select, "ColumnRef").flatMap(({ fields = [] }) => {
      const [table, column] = fields;
      return table && column && "String" in table ? [table.String.sval] : [];
    });
    return of.some((name) => rows.has(name) && !own.has(name));
  };
  return limited(fromClause).some(({ lateral, fromClause }) => lateral && limited(fromClause).some(readsRows));
}

function refusedOnConflict({ selectStmt, onConflictClause }: InsertStmt): string[] {
  const isOfValues = selectStmt && "SelectStmt" in selectStmt && selectStmt.SelectStmt.valuesLists !== undefined;
  const problems = refusedValues(onConflictClause?.targetList);
  if (!isOfValues && nodesIn(onConflictClause, "ParamRef").length > 0) {
    problems.push("has $n on a conflict of insert … select: let the selected row carry it, and take it from excluded");
  }
  if (nodesIn(onConflictClause, "SubLink").length > 0) problems.push("queries on a conflict");
  return problems;
}

/** Values of SET. */
function refusedValues(targets: readonly Node[] | undefined): string[] {
  const values = (targets ?? []).flatMap((target) => ("ResTarget" in target ? (target.ResTarget.val ?? []) : []));
  // ExpandMergedSubscriptingRefEntries takes it for an assignment to an element: Citus 13.2.0 to 14.0.1 crash.
  const isElement = (value: Node) => "A_Indirection" in value && nodesIn(value.A_Indirection.indirection, "A_Indices").length > 0;
  return values.some(isElement) ? ["sets a column to an element of an array, which crashes a coordinator: 0 + (…)[…]"] : [];
}

/** Forms whose result goes by the settings of a session, as far as they are seen without types. */
function inconstantForms(part: unknown): string[] {
  const found: string[] = [];
  for (const { arg, typeName } of nodesIn(part, "TypeCast")) {
    const type = typeName?.names?.at(-1);
    const name = type && "String" in type ? type.String.sval : undefined;
    if (arg && "RowExpr" in arg) found.push("writes a row as text");
    if (name === "timestamptz" && arg && !("A_Const" in arg) && !("ParamRef" in arg)) found.push("casts to timestamptz");
  }
  for (const { lexpr, rexpr, name } of nodesIn(part, "A_Expr")) {
    const operator = name?.[0] && "String" in name[0] ? name[0].String.sval : undefined;
    if (operator !== "+" && operator !== "-") continue;
    if (lexpr && rexpr && isInterval(rexpr) && !isInUtc(lexpr)) found.push("adds to a time that is not in UTC");
  }
  return found;
}

function isInterval(node: Node): boolean {
  const types = nodesIn(node, "TypeCast").flatMap(({ typeName }) => typeName?.names?.at(-1) ?? []);
  return types.some((type) => "String" in type && type.String.sval === "interval");
}

/** `at time zone` makes it a time without a zone; of a subquery, what it selects. */
function isInUtc(node: Node): boolean {
  return nodesIn(node, "FuncCall").some((call) => called(call) === "timezone");
}

function isNever(quals: Node | undefined): boolean {
  if (!quals) return false;
  if ("BoolExpr" in quals) return quals.BoolExpr.boolop === "AND_EXPR" && (quals.BoolExpr.args ?? []).some(isNever);
  return "A_Const" in quals && "boolval" in quals.A_Const && quals.A_Const.boolval?.boolval !== true;
}

function textOf(node: Node): string | undefined {
  if ("TypeCast" in node) return node.TypeCast.arg && textOf(node.TypeCast.arg);
  return "A_Const" in node && "sval" in node.A_Const ? node.A_Const.sval?.sval : undefined;
}
