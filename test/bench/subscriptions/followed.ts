/** Namespaces with so many subscriptions over a server of the bench's own, and their reader in this process. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { makeOrganization } from "#src/accounts/keys/organizations.ts";
import { openDatabase } from "#src/foundation/db/database.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock as clock } from "#src/foundation/time/clock.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { workOnAttributes } from "#src/records/attributes/work.ts";
import { createModules } from "#src/server/modules.ts";
import { groupsOverCap } from "#src/server/ports.ts";
import { ApplicableSubscriptions } from "#src/standing/subscriptions/applicable.ts";
import { followSubscriptions } from "#src/standing/subscriptions/reader.ts";
import { documentOf, filterOf } from "./filters.ts";

export interface Followed {
  /** Writes documents to a namespace and answers how long its reader then takes, in microseconds a document. */
  cost(subscriptions: number): Promise<number>;
  /** Makes some more there, one after the other, each taken over by the reader; in milliseconds each. */
  making(subscriptions: number): Promise<number>;
  /** The same of some that find ten of 20,000 documents by an attribute, with an index of it or without. */
  syncing(indexed: boolean): Promise<number>;
  close(): Promise<void>;
}

const WRITES = 2;
const DOCUMENTS = 1_000;
const MADE = 10;
const SYNCED = 20_000;

/** @param counts a namespace with so many for each */
export async function openFollowed(counts: readonly number[]): Promise<Followed> {
  const dataDir = mkdtempSync(join(tmpdir(), "judgment-bench-"));
  const log = createLogger({ level: "warn" });
  const store = embeddedStore({ dataDir, log });
  const connection = await store.start();
  await migrate({ connection, clock, log });
  const db = openDatabase({ connection, poolSize: 8, poolTimeoutMs: 10_000, statementTimeoutMs: 60_000, log });
  const organizationId = await db.transaction((tx) => makeOrganization(tx, clock, "bench", "scale"));
  await db.query({ text: "insert into definition_epochs (organization_id, epoch) values ($1, 1)", values: [organizationId] });
  const modules = createModules({ db, clock, log, engines: new Engines([], new Map()), defaultEngine: "none" });
  const reading = {
    db,
    clock,
    applicable: new ApplicableJudgments(),
    subscriptions: new ApplicableSubscriptions(),
    groupsOverCap,
  };
  for (const count of counts) {
    const filters = JSON.stringify(Array.from({ length: count }, (_, n) => filterOf(n)));
    await db.query({
      text: `
        insert into subscriptions (subscription_id, organization_id, owner, name, filters, events, include, bulk, created_at, created_epoch, epoch)
        select 'sub_' || $2 || '_' || n, $1, $2, 's' || n, f, '{entered,exited}', '{}', 'deliver', now(), 1, 1
        from jsonb_array_elements($3::jsonb) with ordinality as e(f, n)`,
      values: [organizationId, `bench/${count}`, filters],
    });
  }
  let next = 0;
  let made = 0;
  const idOf = async (name: string) => {
    const [row] = await db.query<{ namespace_id: number }>({
      text: "select namespace_id from namespace_names where organization_id = $1 and name = $2",
      values: [organizationId, name],
    });
    return row!.namespace_id;
  };
  const follow = async (name: string) => followSubscriptions(reading, await idOf(name), new AbortController().signal);
  const make = async (name: string, customer: string) => {
    const began = performance.now();
    for (let n = 0; n < MADE; n++) {
      const body = { name: `made-${made++}`, filters: ["attributes.customer", "Eq", `${customer}-${made}`] } as never;
      await modules.subscriptions.create({ organizationId, key: { scope: null } }, name, body);
      await follow(name);
    }
    return (performance.now() - began) / MADE;
  };
  for (const name of ["sync/plain", "sync/indexed"]) {
    for (let from = 0; from < SYNCED; from += DOCUMENTS) {
      const upsert = Array.from({ length: DOCUMENTS }, (_, at) => ({
        id: `d-${from + at}`,
        attributes: { customer: `c-${at + 1}`, status: "open" },
        state: {},
      }));
      await writeDocuments(modules.documents, { organizationId, name }, { upsert } as never);
    }
    await make(name, "nobody");
  }
  // What the first ones have declared is built in one of the two alone.
  await workOnAttributes({ db, clock }, await idOf("sync/indexed"), new AbortController().signal);
  return {
    // Nothing matches, so that only the making is measured, and the passing of the namespace's documents.
    making: (subscriptions) => make(`bench/${subscriptions}`, "nobody"),
    syncing: (indexed) => make(indexed ? "sync/indexed" : "sync/plain", "c"),
    async cost(subscriptions) {
      const name = `bench/${subscriptions}`;
      for (let n = 0; n < WRITES; n++) {
        const upsert = Array.from({ length: DOCUMENTS }, (_, at) => ({
          id: `d-${at + n * DOCUMENTS}`,
          attributes: documentOf(next + at).attributes,
          state: {},
        }));
        next += DOCUMENTS;
        await writeDocuments(modules.documents, { organizationId, name }, { upsert } as never);
      }
      const began = performance.now();
      await follow(name);
      return ((performance.now() - began) * 1_000) / (WRITES * DOCUMENTS);
    },
    async close() {
      await db.close();
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
