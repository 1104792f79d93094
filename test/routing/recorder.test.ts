import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countUnbounded } from "#src/accounts/limits/plan-limits.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { holdDeclarations, holdForCreation, lockOrganization, shareOrganization } from "#src/foundation/db/organization-locks.ts";
import { holdJob } from "#src/foundation/jobs/job-rows.ts";
import { wake, wakeAll } from "#src/foundation/queue/wakeups.ts";
import { holdRuns } from "#src/quality/due/runs-sql.ts";
import { holdNamespace } from "#src/records/namespaces/sequence.ts";
import { lockNamespaces } from "#src/records/namespaces/sequence-sql.ts";
import { holdDefinitions } from "#src/records/templates/epochs.ts";
import { freshDatabase } from "#test/support/database.ts";
import { together, undistributed, unrestricted } from "#test/support/routing/exceptions.ts";
import { noted, Routing } from "#test/support/routing/recorder.ts";
import { testService } from "#test/support/service.ts";

describe("what is noted", () => {
  it("is every statement, whichever way it is sent, and it is answered as ever", async () => {
    const { database } = await freshDatabase();
    const routing = new Routing({ distributed: false });
    const db = noted(database, routing);
    await db.query({ text: "select 1 from documents" });
    await built(db, knex.select("sequence").from("commits"));
    const answers = await db.transaction(async (tx) => {
      await built(tx, knex.select("document_id").from("answers"));
      return tx.query({ text: "select count(*) as count from deferred" });
    });
    expect(answers).toEqual([{ count: 0 }]);
    expect(routing.violations().map((violation) => /\w+ is not restricted/.exec(violation)?.[0])).toEqual(
      ["answers", "commits", "deferred", "documents"].map((table) => `${table} is not restricted`),
    );
  });

  it("is told under the statement's name, once however often it is sent", async () => {
    const { database } = await freshDatabase();
    const routing = new Routing({ distributed: false });
    const db = noted(database, routing);
    for (let time = 0; time < 3; time++) await db.query({ name: "all_documents", text: "select 1\n  from documents" });
    expect(routing.violations()).toEqual([
      expect.stringMatching(/^all_documents: documents is not .*\n {2}select 1 from documents$/),
    ]);
  });

  it("is told of every service that sends it, save under the name of an exception", () => {
    const told = (name: string) => {
      const routing = new Routing({ distributed: false });
      routing.note({ name, text: "select 1 from documents" });
      return routing.violations().length;
    };
    const [excepted = ""] = Object.keys(unrestricted);
    expect([told("one"), told(excepted), told("another"), told(excepted)]).toEqual([1, 0, 1, 0]);
  });

  describe("of the locks of a transaction", () => {
    type Take = (tx: Transaction) => Promise<unknown>;
    const declarations: Take = (tx) => holdDeclarations(tx, "org_a");
    const organization: Take = (tx) => lockOrganization(tx, "org_a");
    const definitions: Take = (tx) => holdDefinitions(tx, "org_a");
    const creation: Take = (tx) => holdForCreation(tx, "org_a");
    const namespace =
      (id: number): Take =>
      (tx) =>
        lockNamespaces(tx, [id]);
    const woken =
      (kind: string, id: number): Take =>
      (tx) =>
        wake(tx, kind, id, new Date());
    const counted: Take = (tx) => countUnbounded(tx, "org_a", "open_cursors");
    const job: Take = (tx) => holdJob(tx, "org_a", "job_a");
    const run: Take = (tx) => holdRuns(tx, ["jdg_a"]);

    const told = async (...takes: Take[]) => {
      const { database } = await freshDatabase();
      const routing = new Routing({ distributed: false });
      await noted(database, routing).transaction(async (tx) => {
        for (const take of takes) await take(tx);
      });
      return routing.violations().map((violation) => /(?<=: )(locks|wakes) [^:.]+/.exec(violation)?.[0]);
    };

    it.each<[string, Take[]]>([
      ["locks an organization after an organization's declarations", [declarations, organization]],
      ["locks an organization after a count", [counted, creation]],
      ["locks an organization's definitions after a namespace", [namespace(1), definitions]],
      ["locks an organization's definitions after a job", [job, definitions]],
      ["locks an organization's declarations after a namespace", [namespace(1), declarations]],
      ["locks a namespace after a run of calibrations", [namespace(1), run, namespace(2)]],
      ["locks a namespace after a count", [namespace(1), counted, namespace(2)]],
      ["locks a namespace after a wakeup of kind subscriptions", [woken("subscriptions", 1), namespace(1)]],
      ["locks a namespace after wakeups of jobs", [namespace(1), (tx) => wakeAll(tx, "job", [7], new Date()), namespace(2)]],
      ["locks namespaces in another order than that of their ids", [namespace(2), namespace(1)]],
      ["wakes subscriptions after groups", [woken("groups", 1), woken("subscriptions", 2)]],
    ])("is told if it %s", async (problem, takes) => {
      expect(await told(...takes)).toEqual([problem]);
    });

    it.each([holdForCreation, shareOrganization])("is told of %o after the declarations", async (take) => {
      const problem = "locks an organization after an organization's declarations";
      expect(await told(declarations, (tx) => take(tx, "org_a"))).toEqual([problem]);
    });

    it("is not told of the right order, nor of what it locks again", async () => {
      const first = [definitions, organization, declarations, namespace(2), woken("judging", 2), namespace(1), run, counted];
      expect(await told(...first, woken("subscriptions", 2), woken("groups", 1), ...first)).toEqual([]);
    });
  });

  it("is told of a transaction that changes deferred rows before it locks their namespace", async () => {
    const { database } = await freshDatabase();
    const told = async (work: (db: Database) => Promise<unknown>) => {
      const routing = new Routing({ distributed: false });
      await work(noted(database, routing));
      return routing.violations().map((violation) => violation.split(":")[0]);
    };
    const forget = { name: "deferred_forget", text: "delete from deferred where namespace_id = $1", values: [1] };
    expect(await told((db) => db.query(forget))).toEqual(["deferred_forget"]);
    expect(await told((db) => db.transaction((tx) => tx.query(forget)))).toEqual(["deferred_forget"]);
    const held = async (tx: Transaction) => {
      await holdNamespace(tx, 1);
      await tx.query(forget);
    };
    expect(await told((db) => db.transaction(held))).toEqual([]);
  });

  it("has exceptions for statements that there are, and no other", () => {
    const source = globSync("src/**/*.ts")
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    const names = [...Object.keys(unrestricted), ...Object.keys(together), ...Object.keys(undistributed)];
    // Some names depend on their scope (one namespace, or many), and on the type of a judgment.
    const beginnings = (name: string) =>
      [/_everywhere$/, /(?<=_)(bool|choice|score)(_everywhere)?$/].map((end) => name.replace(end, ""));
    const written = (name: string) => [`"${name}"`, `/* ${name} */`, ...beginnings(name).map((start) => `\`${start}\${`)];
    expect(names.filter((name) => !written(name).some((text) => source.includes(text)))).toEqual([]);
  });
});

describe("commits of several namespaces", () => {
  /** Writes to many namespaces at once, after a first round in which the process learns of them; the most that one statement held. */
  const most = async (distributed: boolean) => {
    const service = await testService({ distributed });
    const names = Array.from({ length: 24 }, (_, at) => `namespace-${at}`);
    for (let round = 0; round < 3; round++) {
      const write = { upsert: [{ id: "d", attributes: { round } }] };
      const replies = await Promise.all(names.map((name) => service.request("POST", `/namespaces/${name}`, { body: write })));
      expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
    }
    const held = Object.keys(together).map((name) => service.routing.mostNamespaces.get(name) ?? 0);
    return Math.max(...held);
  };

  it("are merged into one where namespaces lie together", async () => {
    expect(await most(false)).toBeGreaterThan(1);
  });

  it("are each their own where namespaces lie on several machines", async () => {
    expect(await most(true)).toBe(1);
  });
});
