/** What the server says about the cluster that it belongs to, and what must be otherwise before the service can use it. */
import type { Session } from "./connected.ts";
import { releaseOf, TAKE } from "./releases.ts";

export interface Cluster {
  /** Of the extension; null where the database has none. */
  version: string | null;
  /** Of the server: 0 for the coordinator, and for a server that nobody has registered. */
  group: number;
  /** Nodes that may keep rows. */
  nodes: number;
  /** The coordinator's address, as far as this server knows it. */
  coordinator: string | null;
  /** How often transactions that a crash has left undecided are decided, in milliseconds; -1: never; null where the server does not say. */
  recoveryMs: number | null;
}

/** Shorter than the time after which the service looks again for work that it did not see (`src/server/wiring/workers.ts`). */
export const LONGEST_RECOVERY_MS = 5_000;

export async function inspect(session: Session): Promise<Cluster> {
  const [extension] = await session.query<{ version: string }>(
    "select extversion as version from pg_extension where extname = 'citus'",
  );
  // Without the extension there is nothing else to ask: the tables below are its own.
  if (extension === undefined) return { version: null, group: 0, nodes: 0, coordinator: null, recoveryMs: null };
  const [facts] = await session.query<Omit<Cluster, "version">>(`
    select (select groupid from pg_dist_local_group) as group,
      (select count(*)::int from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary') as nodes,
      (select nodename || ':' || nodeport from pg_dist_node where groupid = 0 and noderole = 'primary') as coordinator,
      (select setting::int from pg_settings where name = 'citus.recover_2pc_interval') as "recoveryMs"`);
  return { version: extension.version, ...facts! };
}

/** What stands in the way, and what would be right; null when nothing does. */
export function problemOf({ version, group, nodes, coordinator }: Cluster): string | null {
  if (version === null) {
    return "it has no Citus extension. On the coordinator and on each worker, put citus first in shared_preload_libraries and run, in this database: create extension citus; For PostgreSQL without Citus set DATABASE_URL instead.";
  }
  const release = releaseOf(version);
  if (release.is === "refused") return `it has Citus ${version}, and ${release.because}. Take ${TAKE}.`;
  if (group !== 0) {
    return `it is a worker of the cluster. Give the coordinator's address${coordinator === null ? "" : `, which it knows as ${coordinator}`}.`;
  }
  if (nodes === 0) {
    return "it has no node that may store rows. It is a coordinator without workers, or a worker without a coordinator. On the coordinator, run for each worker: select citus_add_node('<host>', <port>); To keep the rows on the coordinator itself: select citus_set_coordinator_host('<host>'); select citus_set_node_property('<host>', <port>, 'shouldhaveshards', true);";
  }
  if (coordinator === null) {
    return "its nodes do not know it. On the coordinator, run: select citus_set_coordinator_host('<host>', <port>); with the address by which the workers reach it.";
  }
  return null;
}
