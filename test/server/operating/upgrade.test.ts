/**
 * A release replaces another while both serve: writes, judging and queries go on, before, during and after the migration, and an older process
 * that starts again goes on. `PREVIOUS_RELEASE` names a checkout of an earlier release with its packages; then its code is the older one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrate } from "#src/foundation/db/migrate.ts";
import { type Migration, migrations } from "#src/foundation/db/migrations/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { type FreshDatabase, freshDatabase, variableOf } from "#test/support/database.ts";
import { type Need, needs } from "#test/support/needs.ts";
import { run } from "./processes.ts";

const KEY = "a-key-for-the-upgrade-of-32-characters";
const { PREVIOUS_RELEASE: previous } = process.env;

const earlier: Need = {
  what: "an earlier release",
  there: previous !== undefined,
  cure: "check out an earlier release beside this one, run npm ci there, and name its folder in PREVIOUS_RELEASE",
};

/** It adds to tables that every request reads and writes. */
const next: Migration = {
  name: "9999-next-release",
  expands: true,
  up: async (knex) => {
    await knex.schema.createTable("of_the_next_release", (table) => table.text("id").primary());
    for (const name of ["documents", "namespaces", "answers", "evaluations", "judgments", "wakeups", "commits"])
      await knex.schema.alterTable(name, (table) => table.text("of_the_next_release"));
    await knex.schema.alterTable("documents", (table) => table.integer("counted").notNullable().defaultTo(0));
  },
};

/** Processes of one database, each asked in turn, with what they acknowledged. */
class Fleet {
  readonly #fresh: FreshDatabase;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "judgment-upgrade-"));
  readonly #addresses: string[] = [];
  readonly written: string[] = [];
  /** What was answered otherwise than it should. */
  readonly wrong: string[] = [];
  #turn = 0;

  constructor(fresh: FreshDatabase) {
    this.#fresh = fresh;
    onTestFinished(() => rmSync(this.#dataDir, { recursive: true, force: true }));
  }

  start(release = ".") {
    const env = { DATA_DIR: this.#dataDir, PORT: "0", METRICS_PORT: "off", BOOTSTRAP_API_KEY: KEY, ...variableOf(this.#fresh) };
    return run(resolve(release, "src/server/main.ts"), [], env);
  }

  async join(process: ReturnType<Fleet["start"]>): Promise<() => Promise<void>> {
    const { api } = await process.says("Ready.");
    this.#addresses.push(api);
    return async () => {
      this.#addresses.splice(this.#addresses.indexOf(api), 1);
      process.process.kill("SIGTERM");
      expect(await process.ended).toBe(0);
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever comes back
  async ask(method: string, path: string, body?: unknown): Promise<any> {
    this.#turn += 1;
    const address = this.#addresses[this.#turn % this.#addresses.length]!;
    const headers = { Authorization: `Bearer ${KEY}`, "Content-Type": "application/json" };
    try {
      const response = await fetch(`${address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      const answer = await response.json();
      if (response.status >= 300) this.wrong.push(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    } catch (error) {
      this.wrong.push(`${method} ${path}: ${error}`);
      return {};
    }
  }

  /** Writes, waits for answers, and queries, until it is told to end. */
  working(): () => Promise<void> {
    let over = false;
    const one = async (name: number) => {
      for (let n = 0; !over; n++) {
        const id = `${name}-${n}`;
        const body = { upsert: [{ id, attributes: { n }, state: { text: "Please help me at once." } }], wait_for: ["urgent"] };
        const { results } = await this.ask("POST", "/namespaces/desk", body);
        if (results?.[0]?.id === id) this.written.push(id);
        await this.ask("POST", "/namespaces/desk/query", {
          filters: ["attributes.n", "Gte", n],
          include: { answers: ["urgent"] },
        });
      }
    };
    const all = Promise.all([0, 1, 2].map(one));
    const end = async () => {
      over = true;
      await all;
    };
    onTestFinished(end);
    return end;
  }

  async begin(): Promise<void> {
    await this.ask("POST", "/namespaces/desk", { upsert: [{ id: "first", state: { text: "Thanks." } }] });
    await this.ask("POST", "/namespaces/desk/judgments", { name: "urgent", type: "bool", question: "Is it urgent?" });
  }

  /** Everything acknowledged since there is a judgment is there and answered, whoever is asked. */
  async check(): Promise<void> {
    expect(this.wrong).toEqual([]);
    expect(this.written.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await this.ask("POST", "/namespaces/desk/query", { top_k: 1_000, include: { answers: ["urgent"] }, cursor });
      found.push(...page.rows.filter(({ answers }: Row) => answers.urgent.freshness === "fresh").map(({ id }: Row) => id));
      cursor = page.next_cursor ?? undefined;
      if (!cursor) break;
    }
    // The first was there before the judgment. It is answered where catch-up had not come to it by then.
    expect(found.filter((id) => id !== "first").sort()).toEqual(this.written.toSorted());
  }
}

interface Row {
  readonly id: string;
  readonly answers: { readonly urgent: { readonly freshness: string } };
}

/** Until both sides have worked for a while. */
const more = (fleet: Fleet, count: number) => {
  const least = fleet.written.length + count;
  return expect.poll(() => fleet.written.length >= least || fleet.wrong.length > 0).toBe(true);
};

describe("an upgrade", () => {
  it("goes on through a migration of the next release, and when an older process starts again after it", async () => {
    const fresh = await freshDatabase();
    const fleet = new Fleet(fresh);
    const stop = await fleet.join(fleet.start());
    await fleet.begin();
    const end = fleet.working();
    await more(fleet, 10);
    const migrated = { connection: fresh.connection, clock: systemClock, log: createLogger({ level: "silent" }) };
    expect(await migrate({ ...migrated, migrations: [...migrations, next] })).toEqual(["9999-next-release"]);
    await more(fleet, 10);
    await fleet.join(fleet.start());
    await more(fleet, 10);
    await end();
    await stop();
    await fleet.check();
  });

  it("replaces the code of an earlier release", { ...needs(earlier), timeout: 120_000 }, async () => {
    const fleet = new Fleet(await freshDatabase({ schema: "empty" }));
    const stop = await fleet.join(fleet.start(previous));
    await fleet.begin();
    const end = fleet.working();
    await more(fleet, 10);
    await fleet.join(fleet.start());
    await more(fleet, 20);
    // An older one that starts again goes on, or says why not.
    const again = fleet.start(previous);
    const said = await again.says(/^(Ready\.|The service could not start)/);
    if (said.msg !== "Ready.") expect(said.msg).toMatch(/A newer release has used the database/);
    await end();
    await stop();
    await fleet.check();
  });
});
