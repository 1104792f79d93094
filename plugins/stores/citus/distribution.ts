/**
 * Distributes the tables over the cluster by their placement. Tables of namespaces are distributed by `namespace_id`, so each namespace's rows are
 * on one worker. Reference tables are on every node. Local tables stay on the coordinator.
 *
 * Any number of processes may do this at once. As in migrations, each step locks `schema_migrations` in its transaction, looks for a table
 * that is left, and distributes it. If a process dies, every table is either distributed or not, and the next process continues.
 */
import { isUnavailable } from "#src/foundation/db/faults.ts";
import type { Routine } from "#src/foundation/db/store.ts";
import type { Placement, Placements } from "#src/foundation/db/tables.ts";
import type { Session } from "./connected.ts";
import { hasJointCommits, makeJointCommits } from "./joint-commit.ts";
import { hasRoutines, makeRoutines } from "./routines.ts";

const COLUMN = "namespace_id";
/** The table that the other tables of a namespace are colocated with. */
const ANCHOR = "namespaces";
/** Every node has to be there to change a reference table. A name is given to each new namespace. */
const FORMER_REFERENCE = "namespace_names";

/** A table of the schema, with its row of `pg_dist_partition`, if there is one. */
interface Table {
  name: string;
  /** `h`: by the hash of a column; `n`: by none. */
  method: string | null;
  /** `t`: a copy on every node. */
  model: string | null;
  /** Tables with the same number have their shards side by side; 0 for one that is alone. */
  colocation: number | null;
  column: string | null;
}

/**
 * @returns the tables that this call has distributed
 * @throws what `refused` makes of the reason why a table cannot be used as it is
 */
export async function distribute(
  session: Session,
  placements: Placements,
  refused: (problem: string) => Error,
): Promise<string[]> {
  const moved: string[] = [];
  // The usual start: two queries and no lock.
  if (nextStep(await tables(session), placements, refused) === null && (await hasJointCommits(session))) return moved;
  for (;;) {
    const name = await locked(session, () => step(session, placements, refused));
    if (name === null) break;
    moved.push(name);
  }
  await locked(session, () => makeJointCommits(session));
  return moved;
}

/** Distributes one table; null when there is none left. */
async function step(session: Session, placements: Placements, refused: (problem: string) => Error): Promise<string | null> {
  const next = nextStep(await tables(session), placements, refused);
  if (next) await session.query(next.text, next.values);
  return next?.name ?? null;
}

/**
 * Makes routines that are missing. Every worker has to be there for that.
 * @returns whether all are there now. If a worker cannot be reached, statements do what they would do.
 */
export async function provide(session: Session, routines: readonly Routine[]): Promise<boolean> {
  if (await hasRoutines(session, routines)) return true;
  try {
    await locked(session, () => makeRoutines(session, routines));
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}

/** In a transaction of its own that locks out the starts of other processes. */
async function locked<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.query("begin");
  try {
    await session.query("lock table schema_migrations in exclusive mode");
    const result = await work();
    await session.query("commit");
    return result;
  } catch (error) {
    await session.query("rollback").catch(() => {});
    throw error;
  }
}

/** With the search path as the service has it, so that these are its own tables and not those of another schema. */
function tables(session: Session): Promise<Table[]> {
  return session.query<Table>(`
    select c.relname as name, p.partmethod as method, p.repmodel as model, p.colocationid::int as colocation,
      column_to_column_name(p.logicalrelid, p.partkey) as column
    from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`);
}

interface Step {
  name: string;
  text: string;
  values: unknown[];
}

/** The next table to distribute, the one that others lie beside first; null when every table is where it belongs. */
function nextStep(found: readonly Table[], placements: Placements, refused: (problem: string) => Error): Step | null {
  const byName = new Map(found.map((table) => [table.name, table]));
  const anchor = byName.get(ANCHOR);
  const names = Object.keys(placements).sort((a, b) => Number(b === ANCHOR) - Number(a === ANCHOR));
  for (const name of names) {
    const table = byName.get(name);
    if (!table) throw refused(`it has no table ${name}, which this release expects after its migrations.`);
    const placement = placements[name]!;
    const present = placementOf(table, anchor);
    if (present === placement) continue;
    // An earlier release had copies of it on every node.
    if (present === "reference" && placement === "local" && name === FORMER_REFERENCE) return undistribution(name);
    if (present !== "local") throw refused(misplaced(table, placement, present));
    return stepOf(name, placement as Exclude<Placement, "local">);
  }
  return null;
}

type Present = Placement | "elsewhere";

function placementOf({ method, model, colocation, column }: Table, anchor: Table | undefined): Present {
  if (method === null) return "local";
  if (method === "h" && column === COLUMN && colocation === anchor?.colocation) return "namespace";
  if (method === "n" && model === "t") return "reference";
  // A local table that Citus knows by name, which it does where an operator has told it to manage local tables.
  return method === "n" && colocation === 0 ? "local" : "elsewhere";
}

function misplaced({ name, method, column }: Table, placement: Placement, present: Present): string {
  const is =
    present === "reference"
      ? "a reference table"
      : method === "h"
        ? `distributed by ${column}, apart from ${ANCHOR}`
        : "in a schema that Citus distributes as a whole";
  const wanted = {
    namespace: `distributed by ${COLUMN} and colocated with ${ANCHOR}`,
    reference: "a reference table",
    local: "a local table",
  }[placement];
  return `its table ${name} is ${is}, but this release needs it to be ${wanted}. If nothing else uses the table, run: select undistribute_table('${name}'); and start the service again.`;
}

function undistribution(name: string): Step {
  return { name, text: "select undistribute_table($1::regclass)", values: [name] };
}

function stepOf(name: string, placement: Exclude<Placement, "local">): Step {
  if (placement === "reference") return { name, text: "select create_reference_table($1::regclass)", values: [name] };
  return {
    name,
    text: `select create_distributed_table($1::regclass, '${COLUMN}', colocate_with => $2)`,
    values: [name, name === ANCHOR ? "none" : ANCHOR],
  };
}
