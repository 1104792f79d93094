/** Reads a statement, parsed by PostgreSQL's own parser, into its levels. It refuses unknown kinds of nodes. */
import {
  type DeleteStmt,
  type InsertStmt,
  type JoinExpr,
  type Node,
  parseSync,
  type RangeVar,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from "libpg-query";
import { type Column, Level, NAMESPACE, type Relation } from "./level.ts";
import {
  called,
  calls,
  columnOf,
  columnsOf,
  countTables,
  equalities,
  functionRelation,
  memberships,
  nodesIn,
  outputsOf,
  parameterOf,
  queriesWithin,
  tablesChanged,
  Unknown,
} from "./nodes.ts";
import { constantParts, forcesGenericPlan, type Place, refusedForms } from "./refused.ts";

export interface Statement {
  readonly levels: readonly Level[];
  /** By name, with where they are called; of the places that a cluster takes immutable ones in. */
  readonly functions: readonly { name: string; where: Place | "elsewhere" }[];
  /** What a cluster refuses of it, whatever it is about. */
  readonly refused: readonly string[];
  /** The tables that it changes, sorted. */
  readonly changed: readonly string[];
  /** Whether it has plans made without values. */
  readonly forcesGenericPlan: boolean;
  /** Whether a query that is not the outermost changes rows. */
  readonly changesWithin: boolean;
  /** An insert of values that are themselves queried. */
  readonly queriesInValues: boolean;
}

/** By name; null for one that is being read, which only a recursive one asks for. */
type Scope = ReadonlyMap<string, Level | null>;

const NO_COLUMNS: Relation["columns"] = new Map();

export function readStatement(text: string): Statement {
  const { stmts = [] } = parseSync(text);
  const [only] = stmts;
  if (stmts.length !== 1 || !only?.stmt) throw new Unknown(`it is ${stmts.length} statements`);
  const reader = new Reader(only.stmt);
  // A setting of the session or the transaction names nothing.
  if ("VariableSetStmt" in only.stmt) return reader;
  reader.query(only.stmt, new Map(), false);
  const named = countTables(only.stmt);
  if (named !== reader.tables) throw new Unknown(`it names ${named} tables, of which ${reader.tables} were found`);
  return reader;
}

class Reader implements Statement {
  readonly levels: Level[] = [];
  readonly functions: { name: string; where: Place | "elsewhere" }[] = [];
  readonly refused: readonly string[];
  readonly forcesGenericPlan: boolean;
  readonly changed: readonly string[];
  changesWithin = false;
  queriesInValues = false;
  /** Names of tables and common table expressions that have been read. */
  tables = 0;

  constructor(statement: Node) {
    this.refused = refusedForms(statement);
    this.forcesGenericPlan = forcesGenericPlan(statement);
    this.changed = tablesChanged(statement);
    for (const { place, part } of constantParts(statement)) {
      const names = new Set(nodesIn(part, "FuncCall").map(called));
      // One is told once, where the choice is that it is in.
      for (const { name } of this.functions) if (place === "set") names.delete(name);
      for (const name of names) this.functions.push({ name, where: place });
    }
  }

  query(node: Node, scope: Scope, inner: boolean): Level {
    if ("SelectStmt" in node) return this.#select(node.SelectStmt, scope, inner);
    if (inner) this.changesWithin = true;
    if ("InsertStmt" in node) return this.#insert(node.InsertStmt, scope, inner);
    if ("UpdateStmt" in node) return this.#update(node.UpdateStmt, scope, inner);
    if ("DeleteStmt" in node) return this.#delete(node.DeleteStmt, scope, inner);
    throw new Unknown(`it is a ${Object.keys(node)[0]}`);
  }

  #level(kind: Level["kind"], inner: boolean): Level {
    const level = new Level(kind, inner);
    this.levels.push(level);
    return level;
  }

  #select(select: SelectStmt, outer: Scope, inner: boolean): Level {
    const scope = this.#with(select.withClause, outer);
    const level = this.#level("select", inner);
    if (select.op !== undefined && select.op !== "SETOP_NONE") {
      const [left] = [this.#select(select.larg!, scope, true), this.#select(select.rarg!, scope, true)];
      level.outputs.push(...left!.outputs.map(({ name }) => ({ name, bindings: [] })));
      this.#within(scope, select.sortClause, select.limitCount, select.limitOffset);
      return level;
    }
    for (const item of select.fromClause ?? []) this.#from(item, level, scope);
    this.#condition(select.whereClause, level);
    level.locks = (select.lockingClause ?? []).length > 0;
    level.outputs.push(...outputsOf(select.targetList, level));
    const { targetList, whereClause, groupClause, havingClause, windowClause, sortClause, distinctClause, valuesLists } = select;
    this.#within(
      scope,
      targetList,
      whereClause,
      groupClause,
      havingClause,
      windowClause,
      sortClause,
      distinctClause,
      valuesLists,
    );
    this.#within(scope, select.limitCount, select.limitOffset);
    return level;
  }

  #insert(insert: InsertStmt, outer: Scope, inner: boolean): Level {
    const scope = this.#with(insert.withClause, outer);
    const level = this.#level("insert", inner);
    level.target = this.#table(insert.relation!, level, scope).alias;
    const at = (insert.cols ?? []).findIndex((col) => "ResTarget" in col && col.ResTarget.name === NAMESPACE);
    const source = insert.selectStmt && "SelectStmt" in insert.selectStmt ? insert.selectStmt.SelectStmt : undefined;
    if (source?.valuesLists) {
      const before = this.levels.length;
      this.#within(scope, source.valuesLists);
      if (this.levels.length > before) this.queriesInValues = true;
      const rows = source.valuesLists.map((row) => ("List" in row ? (row.List.items ?? []) : []));
      level.inserted = rows.flatMap((row) => parameterOf(row[at]) ?? []);
      if (level.inserted.length < rows.length) level.inserted = [];
    } else if (source) {
      level.inserted = this.#select(source, scope, true).outputs[at]?.bindings ?? [];
    }
    this.#within(scope, insert.onConflictClause?.targetList, insert.onConflictClause?.whereClause);
    return this.#returning(level, insert.returningClause?.exprs, scope);
  }

  #update(update: UpdateStmt, outer: Scope, inner: boolean): Level {
    const scope = this.#with(update.withClause, outer);
    const level = this.#level("update", inner);
    level.target = this.#table(update.relation!, level, scope).alias;
    for (const item of update.fromClause ?? []) this.#from(item, level, scope);
    this.#condition(update.whereClause, level);
    this.#within(scope, update.targetList, update.whereClause);
    return this.#returning(level, update.returningClause?.exprs, scope);
  }

  #delete(remove: DeleteStmt, outer: Scope, inner: boolean): Level {
    const scope = this.#with(remove.withClause, outer);
    const level = this.#level("delete", inner);
    level.target = this.#table(remove.relation!, level, scope).alias;
    for (const item of remove.usingClause ?? []) this.#from(item, level, scope);
    this.#condition(remove.whereClause, level);
    this.#within(scope, remove.whereClause);
    return this.#returning(level, remove.returningClause?.exprs, scope);
  }

  #returning(level: Level, exprs: Node[] | undefined, scope: Scope): Level {
    this.#within(scope, exprs);
    level.outputs.push(...outputsOf(exprs, level));
    return level;
  }

  #with(clause: WithClause | undefined, outer: Scope): Scope {
    const scope = new Map(outer);
    for (const cte of clause?.ctes ?? []) {
      if (!("CommonTableExpr" in cte)) throw new Unknown("its WITH has another thing than queries");
      const { ctename, ctequery, aliascolnames } = cte.CommonTableExpr;
      if (aliascolnames) throw new Unknown(`its common table expression ${ctename} renames columns`);
      if (clause!.recursive) scope.set(ctename!, null);
      scope.set(ctename!, this.query(ctequery!, scope, true));
    }
    return scope;
  }

  /** @returns the aliases of all relations in it */
  #from(item: Node, level: Level, scope: Scope): string[] {
    if ("RangeVar" in item) return [this.#table(item.RangeVar, level, scope).alias];
    if ("JoinExpr" in item) return this.#join(item.JoinExpr, level, scope);
    const relation = this.#derived(item, scope);
    level.relations.push(relation);
    return [relation.alias];
  }

  #table({ relname, schemaname, alias }: RangeVar, level: Level, scope: Scope): Relation {
    if (schemaname !== undefined) throw new Unknown(`it names the schema ${schemaname}`);
    this.tables += 1;
    const cte = scope.get(relname!);
    const relation: Relation = {
      alias: alias?.aliasname ?? relname!,
      table: cte === undefined ? relname! : null,
      columns: cte ? columnsOf(cte) : NO_COLUMNS,
    };
    level.relations.push(relation);
    return relation;
  }

  #derived(item: Node, scope: Scope): Relation {
    if ("RangeSubselect" in item) {
      const { subquery, alias } = item.RangeSubselect;
      if (alias?.colnames) throw new Unknown(`its subquery ${alias.aliasname} renames columns`);
      return { alias: alias?.aliasname ?? "", table: null, columns: columnsOf(this.query(subquery!, scope, true)) };
    }
    if (!("RangeFunction" in item)) throw new Unknown(`its FROM has a ${Object.keys(item)[0]}`);
    this.#within(scope, item.RangeFunction.functions);
    return functionRelation(item.RangeFunction);
  }

  #join(join: JoinExpr, level: Level, scope: Scope): string[] {
    const [left, right] = [this.#from(join.larg!, level, scope), this.#from(join.rarg!, level, scope)];
    if (join.isNatural || join.usingClause) throw new Unknown("it joins by the names of columns");
    this.#within(scope, join.quals);
    // What an outer join asks says nothing of the side whose rows stay without a match.
    if (join.jointype === "JOIN_LEFT") this.#condition(join.quals, level, right);
    else if (join.jointype === "JOIN_RIGHT") this.#condition(join.quals, level, left);
    else if (join.jointype !== "JOIN_FULL") this.#condition(join.quals, level);
    return [...left, ...right];
  }

  /** Notes what a condition makes equal; of these relations alone where they are given. */
  #condition(node: Node | undefined, level: Level, of?: readonly string[]): void {
    const holds = (column: Column) => of === undefined || of.includes(column.slice(0, column.indexOf(".")));
    for (const [one, other] of equalities(node)) {
      const [columns, parameters] = [
        [one, other].flatMap((side) => columnOf(side, level) ?? []),
        [parameterOf(one), parameterOf(other)].flatMap((parameter) => parameter ?? []),
      ];
      const [a, b] = columns;
      if (a && b && holds(b)) level.implies(a, b);
      if (a && b && holds(a)) level.implies(b, a);
      if (a && !b && parameters[0] && holds(a)) level.binds(a, parameters[0]);
    }
    for (const [column, list] of memberships(node)) {
      const [found, parameter] = [columnOf(column, level), parameterOf(list)];
      if (found && parameter && holds(found)) level.binds(found, { ...parameter, part: "elements" });
    }
  }

  /** Queries and calls within expressions. */
  #within(scope: Scope, ...parts: unknown[]): void {
    for (const part of parts) {
      for (const name of calls(part)) this.functions.push({ name, where: "elsewhere" });
      for (const query of queriesWithin(part)) this.query(query, scope, true);
    }
  }
}
