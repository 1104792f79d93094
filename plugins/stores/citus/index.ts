/**
 * A Citus cluster, named by CITUS_URL: the address of its coordinator. It is a PostgreSQL server like another, except that the tables of
 * namespaces are spread over its workers: `distribution.ts` sees to that after the migrations.
 */
import type { Store } from "#src/foundation/db/store.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { postgresStore } from "../postgres/index.ts";
import { type Cluster, inspect, LONGEST_RECOVERY_MS, problemOf } from "./cluster.ts";
import { connected } from "./connected.ts";
import { distribute, provide } from "./distribution.ts";
import { jointCommit } from "./joint-commit.ts";
import { watchNodes } from "./nodes.ts";
import { releaseOf, TAKE } from "./releases.ts";

export interface CitusOptions {
  /** Of the coordinator. */
  databaseUrl: string;
  log: Logger;
  /** How long a server that does not answer yet is waited for, in milliseconds. */
  patienceMs?: number;
}

/**
 * A statement about many namespaces asks each worker on one connection first. Citus then opens another one at each interval while shards are left. Its default
 * of 10 ms opens several for statements that take 40 ms, and to open one takes longer than that. Connections beyond the first are not kept.
 */
export const SHARDS_IN_TURN = "-c citus.executor_slow_start_interval=100";

export function citusStore({ databaseUrl, log, ...patience }: CitusOptions): Store {
  const server = postgresStore({ databaseUrl, variable: "CITUS_URL", log, ...patience });
  const refused = (problem: string) => new Error(`The database at ${server.describe().place} cannot be used: ${problem}`);
  let cluster: Cluster | null = null;
  let hasRoutines = false;
  return {
    name: "citus",
    distributed: true,
    async start(signal) {
      const connection = await server.start(signal);
      const found = await connected(connection, inspect);
      const problem = problemOf(found);
      if (problem !== null) throw refused(problem);
      const { version, is } = releaseOf(found.version!);
      if (is === "unknown") log.warn({ citus: version, tested: TAKE }, "The service was not tested on this release of Citus.");
      const { recoveryMs } = found;
      if (recoveryMs !== null && (recoveryMs < 0 || recoveryMs > LONGEST_RECOVERY_MS)) {
        log.warn(
          { recoveryMs, longestMs: LONGEST_RECOVERY_MS },
          "After a crash, namespaces may wait for Citus to decide on their last commit. Run on every node: alter system set citus.recover_2pc_interval = '1s'; select pg_reload_conf();",
        );
      }
      cluster = found;
      return { ...connection, options: SHARDS_IN_TURN, jointCommit };
    },
    async place(placements, routines = []) {
      return connected({ connectionString: databaseUrl }, async (session) => {
        const moved = await distribute(session, placements, refused);
        hasRoutines = await provide(session, routines);
        if (!hasRoutines) log.warn("A worker is not there, so writes take more round trips until the next start.");
        return moved;
      });
    },
    hasRoutines: () => hasRoutines,
    watchNodes: (told) => watchNodes({ connection: { connectionString: databaseUrl }, log, told }),
    recover: () => server.recover(), // It is not ours to start.
    describe: () => ({ ...server.describe(), citus: cluster?.version ?? "", nodes: cluster?.nodes ?? 0 }),
    stop: () => server.stop(),
  };
}
