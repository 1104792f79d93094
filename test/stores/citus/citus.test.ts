import { describe, expect, it } from "vitest";
import { citusStore } from "#plugins/stores/citus/index.ts";
import { openDatabase } from "#src/foundation/db/database.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { type Migration, migrations } from "#src/foundation/db/migrations/index.ts";
import { routineOf } from "#src/foundation/db/routines.ts";
import { type Placements, placements } from "#src/foundation/db/tables.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { sql } from "../directories.ts";
import { type StandIn, standIn } from "./stand-in.ts";

const log = createLogger({ level: "silent" });
const storeOf = ({ url }: FreshDatabase) => citusStore({ databaseUrl: url, log, patienceMs: 0 });

/** A coordinator of a cluster with two workers, migrated, with no table distributed yet. */
async function coordinator(known: readonly Migration[] = migrations): Promise<FreshDatabase> {
  const fresh = await freshDatabase({ schema: "empty" });
  await standIn(fresh.connection);
  await migrate({ connection: fresh.connection, clock: systemClock, log, migrations: known });
  return fresh;
}

const namesOf = (placement: string) =>
  Object.keys(placements)
    .filter((name) => (placements as Placements)[name] === placement)
    .sort();

interface Distributed {
  name: string;
  method: string;
  column: string | null;
  colocation: number;
}

const distributed = ({ connection }: FreshDatabase) =>
  sql<Distributed>(
    connection,
    "select logicalrelid::text as name, partmethod as method, partkey as column, colocationid as colocation from pg_dist_partition order by 1",
  );

describe("the tables of a cluster", () => {
  it("are spread by namespace side by side, copied to every node, or left on the coordinator, as they are placed", async () => {
    const fresh = await coordinator();
    const moved = await storeOf(fresh).place(placements);
    expect(moved[0]).toBe("namespaces");
    expect([...moved].sort()).toEqual([...namesOf("namespace"), ...namesOf("reference")].sort());
    const found = await distributed(fresh);
    const spread = found.filter(({ method }) => method === "h");
    expect(spread.map(({ name }) => name)).toEqual(namesOf("namespace"));
    expect(new Set(spread.map(({ column }) => column))).toEqual(new Set(["namespace_id"]));
    expect(new Set(spread.map(({ colocation }) => colocation)).size).toBe(1);
    const copied = found.filter(({ method, colocation }) => method === "n" && colocation > 0);
    expect(copied.map(({ name }) => name)).toEqual(namesOf("reference"));
  });

  it("stay as they are at the next start, which waits for nobody", async () => {
    const fresh = await coordinator();
    await storeOf(fresh).place(placements);
    const before = await distributed(fresh);
    await fresh.database.transaction(async (tx) => {
      await tx.query({ text: "lock table schema_migrations in exclusive mode" });
      expect(await storeOf(fresh).place(placements)).toEqual([]);
    });
    expect(await distributed(fresh)).toEqual(before);
  });

  it("are joined by those that a later release adds", async () => {
    const fresh = await coordinator(migrations.slice(0, 5));
    const present = await sql<{ name: string }>(
      fresh.connection,
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    const known = new Set(present.map(({ name }) => name));
    const earlier = Object.fromEntries(Object.entries(placements).filter(([name]) => known.has(name)));
    await storeOf(fresh).place(earlier);
    await migrate({ connection: fresh.connection, clock: systemClock, log });
    const added = await storeOf(fresh).place(placements);
    expect(added).toContain("outcomes");
    expect(added.filter((name) => known.has(name))).toEqual([]);
    expect((await distributed(fresh)).length).toBe(namesOf("namespace").length + namesOf("reference").length + 1);
  });

  it("have the names back on the coordinator where an earlier release copied them to every node", async () => {
    const fresh = await coordinator();
    await storeOf(fresh).place(placements);
    await sql(fresh.connection, "select create_reference_table('namespace_names')");
    expect(await storeOf(fresh).place(placements)).toEqual(["namespace_names"]);
    expect((await distributed(fresh)).map(({ name }) => name)).not.toContain("namespace_names");
    expect(await storeOf(fresh).place(placements)).toEqual([]);
  });

  it("are distributed once by several processes at once", async () => {
    const fresh = await coordinator();
    const shares = await Promise.all([1, 2, 3, 4].map(() => storeOf(fresh).place(placements)));
    expect(shares.flat().sort()).toEqual([...namesOf("namespace"), ...namesOf("reference")].sort());
  });

  it("are left whole by a start that fails halfway, and completed by the next", async () => {
    const fresh = await coordinator();
    await sql(fresh.connection, "alter table pins rename column namespace_id to elsewhere");
    await expect(storeOf(fresh).place(placements)).rejects.toThrow(/column "namespace_id" of relation "pins" does not exist/);
    const half = await distributed(fresh);
    expect(half.map(({ name }) => name)).toContain("namespaces");
    await sql(fresh.connection, "alter table pins rename column elsewhere to namespace_id");
    const rest = await storeOf(fresh).place(placements);
    expect(rest).toContain("pins");
    expect(rest.length + half.length).toBe(namesOf("namespace").length + namesOf("reference").length);
  });
});

it("asks the shards of a worker in turn, on one connection where that is quick", async () => {
  const fresh = await coordinator();
  const connection = await storeOf(fresh).start();
  const database = openDatabase({ connection, poolSize: 1, poolTimeoutMs: 10_000, statementTimeoutMs: 10_000, log });
  const text = "select current_setting('citus.executor_slow_start_interval') as ms, current_setting('enable_seqscan') as scans";
  expect(await database.query({ text }).finally(() => database.close())).toEqual([{ ms: "100", scans: "off" }]);
});

describe("the routines of the service", () => {
  const raise = (by: number) =>
    routineOf(
      "raise",
      { p_namespace: "bigint", p_times: "integer" },
      ` begin update namespaces set sequence = sequence + ${by} * p_times where namespace_id = p_namespace; end `,
    );
  const made = ({ connection }: FreshDatabase) =>
    sql<{ name: string }>(
      connection,
      "select objid::regprocedure::text as name from pg_dist_object where force_delegation and distribution_argument_index = 0 order by 1",
    );

  it("are made once, where the worker with their namespace does them", async () => {
    const fresh = await coordinator();
    await Promise.all([1, 2, 3].map(() => storeOf(fresh).place(placements, [raise(1)])));
    await fresh.database.transaction(async (tx) => {
      await tx.query({ text: "lock table schema_migrations in exclusive mode" });
      await storeOf(fresh).place(placements, [raise(1)]);
    });
    expect(await made(fresh)).toEqual([{ name: `${raise(1).name}(bigint,integer)` }]);
  });

  it("are left to the next start where a worker is not there", async () => {
    const fresh = await coordinator();
    await storeOf(fresh).place(placements);
    await sql(fresh.connection, "insert into citus_stand_in_lost values ('node-1', false)");
    const store = storeOf(fresh);
    await store.place(placements, [raise(1)]);
    expect([store.hasRoutines!(), await made(fresh)]).toEqual([false, []]);
    await sql(fresh.connection, "delete from citus_stand_in_lost");
    await store.place(placements, [raise(1)]);
    expect([store.hasRoutines!(), await made(fresh)]).toEqual([true, [{ name: `${raise(1).name}(bigint,integer)` }]]);
    // Without a worker, what is there is used.
    await sql(fresh.connection, "insert into citus_stand_in_lost values ('node-1', false)");
    const later = storeOf(fresh);
    await later.place(placements, [raise(1)]);
    expect(later.hasRoutines!()).toBe(true);
  });

  it("are called beside the namespaces again after these were distributed anew", async () => {
    const fresh = await coordinator();
    await storeOf(fresh).place(placements, [raise(1)]);
    await sql(fresh.connection, "update pg_dist_object set colocationid = 0");
    await storeOf(fresh).place(placements, [raise(1)]);
    expect(await sql(fresh.connection, "select colocationid > 0 as beside from pg_dist_object")).toEqual([{ beside: true }]);
  });

  it("bring along the settings by which sessions plan", async () => {
    const fresh = await coordinator();
    await storeOf(fresh).place(placements, [raise(1)]);
    const [found] = await sql<{ settings: string[] }>(
      fresh.connection,
      `select proconfig as settings from pg_proc where proname = '${raise(1).name}'`,
    );
    expect(found!.settings).toEqual(
      expect.arrayContaining(["enable_seqscan=off", "jit=off", "max_parallel_workers_per_gather=0"]),
    );
  });

  it("are made again where they look for their tables elsewhere, as in a schema that was renamed", async () => {
    const fresh = await coordinator();
    await storeOf(fresh).place(placements, [raise(1)]);
    await sql(fresh.connection, `alter function ${raise(1).name} set search_path = "Former"`);
    await storeOf(fresh).place(placements, [raise(1)]);
    const found = await sql<{ settings: string[] }>(
      fresh.connection,
      `select proconfig as settings from pg_proc where proname = '${raise(1).name}' and pronamespace = 'public'::regnamespace`,
    );
    expect(found).toEqual([{ settings: expect.arrayContaining(["search_path=public"]) }]);
  });

  it("stay beside those of another release", async () => {
    const fresh = await coordinator();
    await storeOf(fresh).place(placements, [raise(1)]);
    await storeOf(fresh).place(placements, [raise(2)]);
    expect(raise(1).name).not.toBe(raise(2).name);
    expect((await made(fresh)).map(({ name }) => name)).toEqual(
      [raise(1), raise(2)].map(({ name }) => `${name}(bigint,integer)`).sort(),
    );
  });
});

describe("a table that lies elsewhere is refused with what would be right", () => {
  const refusal = async (fresh: FreshDatabase) =>
    storeOf(fresh)
      .place(placements)
      .then(
        () => "it was placed",
        (error: Error) => error.message,
      );

  it.each([
    [
      "by another column",
      "select create_distributed_table('documents', 'document_id', colocate_with => 'none')",
      "distributed by document_id",
    ],
    [
      "apart from the others",
      "select create_distributed_table('commits', 'namespace_id', colocate_with => 'none')",
      "distributed by namespace_id, apart from namespaces",
    ],
    ["as a reference table", "select create_reference_table('answers')", "a reference table"],
    [
      "in a distributed schema",
      "insert into pg_dist_partition values ('deferred', 'n', null, 77, 's')",
      "in a schema that Citus distributes",
    ],
    [
      "spread though it is local",
      "select create_reference_table('wakeups')",
      "a reference table, but this release needs it to be a local table",
    ],
  ])("%s", async (_, statement, message) => {
    const fresh = await coordinator();
    // As a primary key that begins with another column would be refused by Citus itself.
    await sql(fresh.connection, "alter table documents drop constraint documents_pkey", statement);
    expect(await refusal(fresh)).toMatch(
      new RegExp(`^The database at .* cannot be used: its table \\w+ is ${message}[^]*run: select undistribute_table`),
    );
  });

  it("or is missing", async () => {
    const fresh = await coordinator();
    await sql(fresh.connection, "drop table pins");
    expect(await refusal(fresh)).toMatch(/it has no table pins, which this release expects/);
  });

  it("and a table that Citus manages on the coordinator counts as local", async () => {
    const fresh = await coordinator();
    await sql(fresh.connection, "insert into pg_dist_partition values ('wakeups', 'n', null, 0, 's')");
    expect(await storeOf(fresh).place(placements)).not.toContain("wakeups");
  });
});

describe("a server that is no coordinator of a cluster is refused with what would be right", () => {
  const refusal = async (server: StandIn | null) => {
    const fresh = await freshDatabase({ schema: "empty" });
    if (server) await standIn(fresh.connection, server);
    return storeOf(fresh)
      .start()
      .then(
        () => "it started",
        (error: Error) => error.message,
      );
  };

  it("where the extension is missing", async () => {
    expect(await refusal(null)).toMatch(/it has no Citus extension\. .*create extension citus; .*set DATABASE_URL instead/);
  });

  it("where the extension is too old", async () => {
    expect(await refusal({ version: "11.3-1" })).toMatch(/it has Citus 11\.3-1, and it is older than 12\.0\. Take 13\.2\.$/);
  });

  it("but not where nobody has tried the extension: the log says so", async () => {
    const lines: Record<string, unknown>[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    for (const version of ["13.2-1", "19.4-1"]) {
      const fresh = await freshDatabase({ schema: "empty" });
      await standIn(fresh.connection, { version });
      await citusStore({ databaseUrl: fresh.url, log: createLogger({ level: "warn", destination }), patienceMs: 0 }).start();
    }
    expect(lines.map(({ citus, msg }) => [citus, msg])).toEqual([
      ["19.4", "The service was not tested on this release of Citus."],
    ]);
  });

  it("where it is a worker, naming the coordinator", async () => {
    expect(await refusal({ group: 2 })).toMatch(/it is a worker of the cluster\. .* which it knows as node-0:5432\./);
  });

  it("where it is a worker that does not know its coordinator", async () => {
    expect(await refusal({ group: 2, nodes: [1, 2] })).toMatch(
      /it is a worker of the cluster\. Give the coordinator's address\.$/,
    );
  });

  it("where there are no workers", async () => {
    expect(await refusal({ nodes: [] })).toMatch(/has no node that may store rows\. .*select citus_add_node\('<host>', <port>\)/);
  });

  it("where its nodes do not know it", async () => {
    expect(await refusal({ nodes: [1, 2] })).toMatch(
      /its nodes do not know it\. .*select citus_set_coordinator_host\('<host>', <port>\)/,
    );
  });

  it("where nobody answers, naming the variable", async () => {
    const store = citusStore({ databaseUrl: "postgres://me:secret@127.0.0.1:1/mine", log, patienceMs: 0 });
    await expect(store.start()).rejects.toThrow(/does not answer: .*Check CITUS_URL/);
  });

  it("but one that keeps the rows itself serves", async () => {
    expect(await refusal({ nodes: [0] })).toBe("it started");
  });
});
