/** A process looks for the work of all its workers in one statement, whose cost does not grow with the work of other kinds. */
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { Looks } from "#src/foundation/queue/looks.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { QueueWorker } from "#src/foundation/queue/worker.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const clock = movableClock();
const log = createLogger({ level: "silent" });
let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase({ keep: true });
});

/** The database, with a count of each statement by name. */
function counted(): { db: Database; asked: Map<string, number> } {
  const { database } = fresh;
  const asked = new Map<string, number>();
  const query: Database["query"] = (statement) => {
    const { name = "" } = statement;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    return database.query(statement);
  };
  return { db: { ...database, query }, asked };
}

it("asks once for all workers, and leases only where work is due", async () => {
  const { db, asked } = counted();
  const looks = new Looks({ db, clock, log });
  const kinds = ["one", "two", "three", "four"];
  const visits: string[] = [];
  const workers = kinds.map((kind) => {
    const work = async (id: number) => {
      visits.push(`${kind} ${id}`);
      return null;
    };
    return new QueueWorker({ db, clock, log, owner: "here", looks }, kind, work);
  });
  for (const worker of workers) worker.start();
  const times = (name: string) => asked.get(name) ?? 0;
  await expect.poll(() => times("wakeups_due_kinds")).toBeGreaterThan(3);
  // Each looks once by itself when it starts.
  expect(times("wakeups_claim")).toBe(kinds.length);
  // As another process does.
  await wake(fresh.database, "three", 7, clock.now());
  await expect.poll(() => visits).toEqual(["three 7"]);
  await expect.poll(() => times("wakeups_clear")).toBe(1);
  await Promise.all(workers.map((worker) => worker.stop()));
  const before = times("wakeups_due_kinds");
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(times("wakeups_due_kinds")).toBe(before);
});

it("goes on for the workers that are left when one stops, and refuses a second one of a kind", async () => {
  const looks = new Looks({ db: fresh.database, clock, log });
  const told: string[] = [];
  looks.join("left", (due) => told.push(`left ${due}`));
  looks.join("stopped", (due) => told.push(`stopped ${due}`));
  expect(() => looks.join("left", () => undefined)).toThrow('Two workers work on rows of kind "left".');
  await looks.leave("stopped");
  told.length = 0;
  await expect.poll(() => told.length).toBeGreaterThan(1);
  expect(new Set(told)).toEqual(new Set(["left false"]));
  await looks.leave("left");
});

it("goes on after a failure", async () => {
  const { database } = fresh;
  let failures = 0;
  const query: Database["query"] = (statement) => {
    if (failures === 3) return database.query(statement);
    failures += 1;
    return Promise.reject(new Error("no answer"));
  };
  const looks = new Looks({ db: { ...database, query }, clock, log });
  let told = 0;
  looks.join("any", () => {
    told += 1;
  });
  await expect.poll(() => told).toBeGreaterThan(0);
  await looks.leave("any");
});

it("passes no due work of other kinds", async () => {
  const { database } = fresh;
  await database.query({
    text: `
      insert into wakeups (kind, namespace_id, due_at)
      select 'backlog', n, $1::timestamptz - n * interval '1 second' from generate_series(1, 20000) as g(n)`,
    values: [clock.now()],
  });
  await database.query({ text: "analyze wakeups" });
  const passed = async (kind: string, text: string) => {
    const rows = await database.query<{ "QUERY PLAN": { Plan: Plan }[] }>({
      text: `explain (analyze, buffers, format json) ${text}`,
      values: [kind, clock.now()],
    });
    const { Plan: plan } = rows[0]!["QUERY PLAN"][0]!;
    return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  };
  interface Plan {
    "Shared Hit Blocks": number;
    "Shared Read Blocks": number;
  }
  const due = `
    select k.kind from unnest(array[$1::text]) as k(kind) cross join lateral (
      select 1 from wakeups w where w.kind = k.kind and w.due_at <= $2 and (w.lease_until is null or w.lease_until < $2) limit 1
    ) due`;
  const first = `
    select kind, namespace_id from wakeups
    where kind = $1 and due_at <= $2 and (lease_until is null or lease_until < $2) order by due_at limit 8`;
  for (const kind of ["idle", "backlog"]) for (const text of [due, first]) expect(await passed(kind, text)).toBeLessThan(20);
});
