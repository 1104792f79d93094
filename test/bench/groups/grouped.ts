/** Namespaces with so many documents in a group over a server of the bench's own, their reader in this process, and bare `pg` beside it. */
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
import { rowKeyOf } from "#src/standing/groups/key.ts";
import { planOf } from "#src/standing/groups/plan.ts";
import { followGroups } from "#src/standing/groups/reader.ts";
import { textOf as sketchText } from "#src/standing/groups/sketch.ts";
import { add, emptyTally, textOf } from "#src/standing/groups/tally.ts";

export interface Grouped {
  /** Writes so many documents to a namespace, in one request each or together, and answers how long its reader takes, in µs a document. */
  cost(documents: number, changed: number): Promise<number>;
  /** The same of statements that update the same rows with values that are known, in namespaces of their own. */
  floor(documents: number, changed: number): Promise<number>;
  close(): Promise<void>;
}

/** Key values; each group has as many, so its rows have 10 documents or 10,000. */
const KEYS = 100;
const PAGE = 256;
/** Requests of one document each that a single cost is the mean of. */
const SINGLES = 50;
const PATH = "attributes.amount" as const;
const definitionOf = (extremes: boolean) => ({
  name: "by-customer",
  key: "attributes.customer" as const,
  aggregate: { count: true, sum: [PATH], avg: [PATH], ...(extremes ? { min: [PATH], max: [PATH] } : {}), quantiles: [PATH] },
});

const customerOf = (n: number) => `c-${n % KEYS}`;
/** Cents from 1 to 10,000, in no order. */
const amountOf = (n: number) => (1 + ((n * 7_919) % 1_000_000)) / 100;
const idOf = (n: number) => `d-${n}`;

/** @param extremes whether the group keeps the least and the greatest, and with them an index of all values */
export async function openGrouped(counts: readonly number[], extremes: boolean): Promise<Grouped> {
  const definition = definitionOf(extremes);
  const plan = planOf(definition);
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
  await bare.query(
    `insert into groups (group_id, organization_id, owner, name, definition, created_at, created_epoch)
     values ('grp_bench', $1, 'bench/*', $2, $3, now(), 1)`,
    [organizationId, definition.name, JSON.stringify(definition)],
  );
  const modules = createModules({ db, clock, log, engines: new Engines([], new Map()), defaultEngine: "none" });
  const parts = { db, clock, applicable: new ApplicableJudgments(), groups: new ApplicableGroups() };
  const write = (name: string, upsert: readonly object[]) =>
    writeDocuments(modules.documents, { organizationId, name }, { upsert } as never);
  const document = (n: number, amount: number) => ({
    id: idOf(n),
    attributes: { customer: customerOf(n), amount },
    state: {},
  });
  const follow = (namespaceId: number) => followGroups(parts, namespaceId, new AbortController().signal);

  /** Makes a namespace by its first document, and then all others and what they give to the group, as its reader would have. */
  async function fill(name: string, documents: number): Promise<number> {
    await write(name, [document(0, amountOf(0))]);
    const { rows } = await bare.query("select namespace_id::float8 as id from namespace_names where name = $1", [name]);
    const namespaceId: number = rows[0].id;
    await follow(namespaceId);
    const of = "generate_series(1, $2::integer - 1) n";
    await bare.query(
      `insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
       select $1, 'd-' || n, 1, 1, now(), now(),
              jsonb_build_object('customer', 'c-' || n % ${KEYS}, 'amount', (1 + (n::bigint * 7919) % 1000000) / 100.0), '{}', 50
       from ${of}`,
      [namespaceId, documents],
    );
    await bare.query("update namespaces set document_count = $2 where namespace_id = $1", [namespaceId, documents]);
    const amount = "((1 + (n::bigint * 7919) % 1000000) / 100.0)::float8";
    const key = `decode('02' || encode(convert_to('c-' || n % ${KEYS}, 'UTF8'), 'hex'), 'hex')`;
    await bare.query(`insert into group_contributions select $1, 'grp_bench', 'd-' || n, ${key}, array[${amount}] from ${of}`, [
      namespaceId,
      documents,
    ]);
    if (extremes)
      await bare.query(`insert into group_values select $1, 'grp_bench', ${key}, 0, ${amount}, 'd-' || n from ${of}`, [
        namespaceId,
        documents,
      ]);
    const tallies = Array.from({ length: KEYS }, () => emptyTally(plan));
    for (let n = 0; n < documents; n++) add(plan, tallies[n % KEYS]!, [amountOf(n)]);
    await bare.query("delete from group_rows where namespace_id = $1", [namespaceId]);
    for (const [at, tally] of tallies.entries()) {
      await bare.query("insert into group_sketches values ($1, 'grp_bench', $2::bytea, 0, $3)", [
        namespaceId,
        rowKeyOf(customerOf(at)),
        sketchText(tally.numbers[0]!.sketch!),
      ]);
      tally.numbers[0]!.sketch = new Map();
      await bare.query("insert into group_rows values ($1, 'grp_bench', $2::bytea, $3, $4, $5)", [
        namespaceId,
        rowKeyOf(customerOf(at)),
        JSON.stringify(customerOf(at)),
        tally.documents,
        textOf(tally),
      ]);
    }
    await bare.query("update group_states set keys = $2 where namespace_id = $1", [namespaceId, KEYS]);
    return namespaceId;
  }

  const namespaces = new Map<number, number>();
  const floors = new Map<number, number>();
  for (const count of counts) {
    namespaces.set(count, await fill(`bench/${count}`, count));
    floors.set(count, await fill(`bench/floor-${count}`, count));
  }
  await bare.query("vacuum analyze");
  let draws = 0;
  const next = () => amountOf(1_000_003 * ++draws);
  /** The numbers of some documents that follow one another. */
  const draw = (documents: number, many: number) => {
    const first = Math.floor(Math.random() * (documents - many));
    return Array.from({ length: many }, (_, at) => first + at);
  };

  async function replaceValues(namespaceId: number, each: string, page: string): Promise<void> {
    await bare.query({
      name: "floor_values_gone",
      text: `delete from group_values x using ${each} where x.namespace_id = $1 and x.group_id = 'grp_bench' and x.key = r.k::bytea
               and x.number = 0 and x.value = r.v and x.document_id = r.d`,
      values: [namespaceId, page],
    });
    await bare.query({
      name: "floor_values",
      text: `insert into group_values select $1, 'grp_bench', r.k::bytea, 0, r.w, r.d from ${each} on conflict do nothing`,
      values: [namespaceId, page],
    });
  }

  return {
    async cost(documents, changed) {
      const namespaceId = namespaces.get(documents)!;
      const name = `bench/${documents}`;
      const some = (many: number) => draw(documents, many).map((n) => document(n, next()));
      if (changed > 1) {
        await write(name, some(changed - 1));
        const began = performance.now();
        await follow(namespaceId);
        return ((performance.now() - began) * 1_000) / changed;
      }
      let taken = 0;
      for (let n = 0; n < SINGLES; n++) {
        await write(name, some(1));
        const began = performance.now();
        await follow(namespaceId);
        taken += performance.now() - began;
      }
      return (taken * 1_000) / SINGLES;
    },
    async floor(documents, changed) {
      const floored = floors.get(documents)!;
      const { rows } = await bare.query(
        `select document_id as d, key::text as k, given[1] as v from group_contributions
         where namespace_id = $1 and group_id = 'grp_bench' and document_id = any($2::text[])`,
        [floored, draw(documents, changed - 1).map(idOf)],
      );
      const tallies = (await bare.query("select key::text as k, tally as t from group_rows where namespace_id = $1", [floored]))
        .rows;
      const began = performance.now();
      for (let from = 0; from < rows.length; from += PAGE) {
        const page = JSON.stringify(rows.slice(from, from + PAGE).map((row) => ({ ...row, w: next() })));
        const each = "jsonb_to_recordset($2::jsonb) as r(d text, k text, v float8, w float8)";
        await bare.query("begin");
        await bare.query({
          name: "floor_contributions",
          text: `insert into group_contributions select $1, 'grp_bench', r.d, r.k::bytea, array[r.w] from ${each}
                 on conflict (namespace_id, group_id, document_id) do update set key = excluded.key, given = excluded.given`,
          values: [floored, page],
        });
        if (extremes) await replaceValues(floored, each, page);
        await bare.query({
          name: "floor_rows",
          text: `update group_rows w set tally = r.t from jsonb_to_recordset($2::jsonb) as r(k text, t text)
                 where w.namespace_id = $1 and w.group_id = 'grp_bench' and w.key = r.k::bytea`,
          values: [floored, JSON.stringify(tallies)],
        });
        await bare.query("commit");
      }
      return ((performance.now() - began) * 1_000) / changed;
    },
    async close() {
      await bare.end();
      await db.close();
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
