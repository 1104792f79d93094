/**
 * Which workers answer the coordinator. One statement a worker and round asks, on a timer, so that no request costs anything.
 *
 * A worker that hangs holds the coordinator's session until it answers or the session's time limit ends the statement. That connection is left to
 * it, and the next worker is asked on another one. No worker is asked again while it owes an answer. So a process has at most one connection
 * more than there are workers that hang.
 */
import pg from "pg";
import type { ConnectionSettings, IsHanging, NodeState } from "#src/foundation/db/store.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { isWithin, type Range } from "./shards.ts";

export interface NodeWatchOptions {
  connection: ConnectionSettings;
  log: Logger;
  told(nodes: readonly NodeState[], isHanging: IsHanging | null): void;
  /** Milliseconds from the end of a round to the next. */
  intervalMs?: number;
  /** A worker that takes longer, in milliseconds, is not well. */
  patienceMs?: number;
}

/** For a worker that hangs: how long the coordinator waits for it at most. */
const LONGEST_ANSWER_MS = 30_000;

interface Worker {
  readonly host: string;
  readonly port: number;
  well: boolean;
  /** It was asked and has not answered. */
  owes: boolean;
  /** It did not answer in time, and has not answered in time or well since. One that refuses connections does not hang. */
  hangs: boolean;
}

export function watchNodes({ connection, log, told, intervalMs = 2_000, patienceMs = 2_000 }: NodeWatchOptions) {
  const workers = new Map<string, Worker>();
  const open = new Set<pg.Client>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const fresh = new pg.Client({
      ...connection,
      application_name: "judgment-service nodes",
      connectionTimeoutMillis: patienceMs,
      statement_timeout: LONGEST_ANSWER_MS,
    });
    fresh.on("error", () => {}); // Whoever asks next is told.
    open.add(fresh);
    try {
      await fresh.connect();
    } catch (error) {
      drop(fresh);
      throw error;
    }
    client = fresh;
    return fresh;
  }

  function drop(one: pg.Client): void {
    if (client === one) client = null;
    open.delete(one);
    // Not awaited: a session that waits for a worker does not say goodbye.
    one.end().catch(() => {});
  }

  async function round(): Promise<void> {
    try {
      await list();
      for (const [node, worker] of workers) if (!worker.owes) note(node, worker, await answers(node, worker));
      await tell();
    } catch {
      // Of the coordinator: the service's own probe says so. What a worker owes is kept in mind.
      if (client) drop(client);
      if (!closed) told([], null);
    }
    if (!closed) timer = setTimeout(round, intervalMs).unref();
  }

  /** Knows the workers that the coordinator has now. New ones are well until they are asked. */
  async function list(): Promise<void> {
    const listed = (await connected()).query<{ host: string; port: number }>(LIST);
    listed.catch(() => {}); // Also where it fails later.
    const answer = await Promise.race([listed, later(patienceMs)]);
    if (answer === null) throw new Error("The coordinator does not answer in time.");
    const { rows } = answer;
    const present = new Map(rows.map((row) => [`${row.host}:${row.port}`, row]));
    for (const node of workers.keys()) if (!present.has(node)) workers.delete(node);
    for (const [node, row] of present)
      if (!workers.has(node)) workers.set(node, { ...row, well: true, owes: false, hangs: false });
  }

  /** The second time after a refusal: a session does not notice by itself that a worker has been away and is back. */
  const answers = async (node: string, worker: Worker) =>
    (await ask(node, worker)) || (!worker.owes && (await ask(node, worker)));

  async function ask(node: string, worker: Worker): Promise<boolean> {
    const on = await connected();
    worker.owes = true;
    const answer = on.query<{ well: boolean }>(ASK, [worker.host, worker.port]).then(
      ({ rows }) => rows[0]!.well,
      (error: { code?: string }) => {
        if (isOfCoordinator(error)) throw error;
        return false;
      },
    );
    const done = answer.finally(() => {
      worker.owes = false;
    });
    const well = await Promise.race([done, later(patienceMs)]);
    if (well !== null) {
      worker.hangs = false;
      return well;
    }
    worker.hangs = true;
    client = null; // Left to this worker.
    done
      .then((late) => {
        if (late) worker.hangs = false;
        note(node, worker, late);
        return tell();
      })
      .catch(() => {}) // Of the coordinator, which the next round finds.
      .finally(() => drop(on));
    return false;
  }

  function note(node: string, worker: Worker, well: boolean): void {
    if (well === worker.well) return;
    worker.well = well;
    if (closed) return;
    if (well) log.info({ node }, "A worker of the cluster answers again.");
    else log.error({ node }, "A worker of the cluster does not answer. Its namespaces are unavailable.");
  }

  async function tell(): Promise<void> {
    const hanging = [...workers.values()].filter(({ hangs }) => hangs);
    const ranges = hanging.length === 0 ? null : await rangesOn(hanging);
    if (closed) return;
    const states = [...workers].map(([node, { well }]) => ({ node, well }));
    told(states, ranges && ((namespaceId) => isWithin(ranges, namespaceId)));
  }

  /** Looked up each time: shards move. */
  async function rangesOn(hanging: readonly Worker[]): Promise<Range[]> {
    const { rows } = await (await connected()).query<Range>(RANGES, [
      hanging.map(({ host }) => host),
      hanging.map(({ port }) => port),
    ]);
    return rows;
  }

  void round();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const one of open) drop(one);
    },
  };
}

/** The coordinator is not asked through itself. */
const LIST = `
  select nodename as host, nodeport as port from pg_dist_node
  where isactive and noderole = 'primary' and groupid <> 0 order by nodename, nodeport`;

/** The shards of the table that all tables of a namespace are beside. */
const RANGES = `
  select s.shardminvalue::integer as min, s.shardmaxvalue::integer as max
  from pg_dist_shard s
    join pg_dist_placement p on p.shardid = s.shardid
    join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
    join unnest($1::text[], $2::integer[]) as h (host, port) on n.nodename = h.host and n.nodeport = h.port
  where s.logicalrelid = to_regclass('namespaces')`;

const ASK = "select citus_check_connection_to_node($1, $2) as well";

const isOfCoordinator = ({ code }: { code?: string }) => code === undefined || code.startsWith("57P");

/** Null after that time. An answer that lies unread, because this process did not run, is read before. */
function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => setImmediate(resolve, null), ms).unref());
}
