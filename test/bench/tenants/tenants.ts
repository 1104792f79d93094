/** Templates with so many tenants over a server of the bench's own, with a summary whose runs are made here, and bare `pg` beside it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { makeOrganization } from "#src/accounts/keys/organizations.ts";
import { openDatabase } from "#src/foundation/db/database.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock as clock } from "#src/foundation/time/clock.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { createModules } from "#src/server/modules.ts";
import { ApplicableGroups } from "#src/standing/groups/applicable.ts";
import { readNamedRows, readVersions } from "#src/standing/groups/published.ts";
import { followGroups } from "#src/standing/groups/reader.ts";
import { runTenantSummary } from "#src/standing/tenant-summaries/run.ts";

export interface Tenants {
  /** Writes a document to so many of a template's tenants, and answers how long the next run takes, in ms. */
  run(tenants: number, changed: number): Promise<number>;
  /** How long it takes to read of all of them, in pages of 1,000, what a run goes by. */
  floor(tenants: number): Promise<number>;
  close(): Promise<void>;
}

/** Key values of each tenant, with a document each. */
const KEYS = 5;
const PAGE = 1_000;
const definition = { name: "by-key", key: "attributes.key" as const, aggregate: { count: true } };
/** Each document more is another label. */
const bands = { "by-key.count": Array.from({ length: 16 }, (_, n) => ({ label: `${n}`, gte: n })) };

export async function openTenants(counts: readonly number[]): Promise<Tenants> {
  const dataDir = mkdtempSync(join(tmpdir(), "judgment-bench-"));
  const log = createLogger({ level: "warn" });
  const store = embeddedStore({ dataDir, log });
  const connection = await store.start();
  await migrate({ connection, clock, log });
  const db = openDatabase({ connection, poolSize: 8, poolTimeoutMs: 10_000, statementTimeoutMs: 600_000, log });
  const bare = new pg.Client({ ...connection });
  await bare.connect();
  const organizationId = await db.transaction((tx) => makeOrganization(tx, clock, "bench", "scale"));
  await bare.query("insert into definition_epochs (organization_id, epoch) values ($1, 1)", [organizationId]);
  const modules = createModules({ db, clock, log, engines: new Engines([], new Map()), defaultEngine: "none" });
  const grouping = { db, clock, applicable: new ApplicableJudgments(), groups: new ApplicableGroups() };
  const parts = {
    db,
    clock,
    source: {
      aggregates: async () => null,
      versions: (organization: string, namespaces: readonly { namespaceId: number; name: string }[], names: readonly string[]) =>
        readVersions(grouping, organization, namespaces, names),
      read: (namespace: Parameters<typeof readNamedRows>[1], names: readonly string[]) =>
        readNamedRows(grouping, namespace, names),
    },
    committer: modules.documents.committer,
    newestDeletion: async () => undefined,
    wakeJudging: () => undefined,
  };
  const nameOf = (tenants: number, n: number) => `bench-${tenants}/t-${String(n).padStart(6, "0")}`;
  const claims = new Map<number, number>();
  const ids = new Map<string, number>();
  let written = 0;
  const write = async (name: string, upsert: readonly object[]) => {
    await writeDocuments(modules.documents, { organizationId, name }, { upsert } as never);
    const { rows } = await bare.query("select namespace_id::float8 as id from namespace_names where name = $1", [name]);
    ids.set(name, rows[0].id);
    await followGroups(grouping, rows[0].id, new AbortController().signal);
  };

  /** Makes one tenant by writing to it, and the others like it. */
  async function fill(tenants: number): Promise<void> {
    const template = `bench-${tenants}/*`;
    await bare.query(
      `insert into groups (group_id, organization_id, owner, name, definition, created_at, created_epoch)
       values ($1, $2, $3, $4, $5, now(), 1)`,
      [`grp_${tenants}`, organizationId, template, definition.name, JSON.stringify(definition)],
    );
    const first = nameOf(tenants, 0);
    await write(
      first,
      Array.from({ length: KEYS }, (_, n) => ({ id: `d-${n}`, attributes: { key: `k-${n}` } })),
    );
    const from = ids.get(first)!;
    const idOf = (n: string) => `(${tenants}::bigint * 1000000 + ${n})`;
    for (const [table, key] of [
      ["namespaces", "name"],
      ["namespace_names", "name"],
      ["documents", null],
      ["positions", null],
      ["group_readers", null],
      ["group_states", null],
      ["group_contributions", null],
      ["group_rows", null],
    ] as const) {
      const { rows } = await bare.query("select column_name as name from information_schema.columns where table_name = $1", [
        table,
      ]);
      const names = rows.map(({ name }) => name as string);
      const values = names.map((name) => {
        if (name === "namespace_id") return idOf("n");
        return name === key ? `'bench-${tenants}/t-' || lpad(n::text, 6, '0')` : name;
      });
      await bare.query(
        `insert into ${table} (${names}) select ${values} from ${table}, generate_series(1, ${tenants} - 1) n where namespace_id = $1`,
        [from],
      );
    }
    claims.set(tenants, tenants);
    await bare.query(
      `insert into tenant_summaries (organization_id, template, claim_id, groups, bands, created_at, next_at)
       values ($1, $2, $3, $4, $5, now(), now())`,
      [organizationId, template, tenants, JSON.stringify([definition.name]), JSON.stringify(bands)],
    );
  }

  for (const count of counts) await fill(count);
  await bare.query("vacuum analyze");

  return {
    async run(tenants, changed) {
      for (let n = 0; n < changed; n++) {
        const id = `w-${written++}`;
        await write(nameOf(tenants, Math.floor(Math.random() * tenants)), [{ id, attributes: { key: "k-0" } }]);
      }
      await bare.query("update tenant_summaries set next_at = now() - interval '1 minute' where claim_id = $1", [tenants]);
      const began = performance.now();
      await runTenantSummary(parts, tenants, new AbortController().signal);
      const took = performance.now() - began;
      const { rows } = await bare.query("select count(*)::int as some from tenant_publications where claim_id = $1", [tenants]);
      if (rows[0].some !== tenants) throw new Error(`Of ${tenants} tenants the run has noted ${rows[0].some}.`);
      return took;
    },
    async floor(tenants) {
      const began = performance.now();
      const root = await bare.query("select namespace_id::text as id from namespace_names where name = $1", [`bench-${tenants}`]);
      for (let after = ""; ; ) {
        const { rows } = await bare.query({
          name: "floor_names",
          text: `select name, namespace_id::text as id from namespace_names
                 where organization_id = $1 and name > $2 and name like $3 order by name limit ${PAGE}`,
          values: [organizationId, after, `bench-${tenants}/%`],
        });
        if (rows.length === 0) break;
        const names = rows.map(({ name }) => name);
        await bare.query({
          name: "floor_moves",
          text: "select namespace_id, moves from positions where namespace_id = any($1::bigint[]) and reader = 'groups'",
          values: [rows.map(({ id }) => id)],
        });
        await bare.query({
          name: "floor_publications",
          text: "select * from tenant_publications where claim_id = $1 and namespace = any($2)",
          values: [tenants, names],
        });
        await bare.query({
          name: "floor_documents",
          text: "select document_id, revision from documents where namespace_id = $1 and document_id = any($2)",
          values: [root.rows[0].id, names],
        });
        after = names.at(-1);
      }
      return performance.now() - began;
    },
    async close() {
      await bare.end();
      await db.close();
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
