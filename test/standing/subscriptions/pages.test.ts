/** What the consumer of subscriptions reads and writes in one page. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { sweepDeleted } from "#src/standing/subscriptions/sweep.ts";
import { followHere } from "#test/support/follow-here.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { subscribe, unsubscribe, write } from "./world.ts";

const DAY_MS = 24 * 3_600_000;

let service: TestService;
beforeEach(async () => {
  // No worker runs, so only the test consumes the feed.
  service = await testService({ role: "api" });
});

/** The database, and how many members each statement has put. */
function watched(): { db: Database; put: number[] } {
  const { database } = service.fresh;
  const put: number[] = [];
  const transaction: Database["transaction"] = (work, options) =>
    database.transaction((tx) => {
      const query: typeof tx.query = (statement) => {
        if (statement.name === "subscriptions_put_members") put.push(JSON.parse(statement.values![1] as string).length);
        return tx.query(statement);
      };
      return work(new Proxy(tx, { get: (of, name) => (name === "query" ? query : bound(of, name)) }));
    }, options);
  return { db: new Proxy(database, { get: (of, name) => (name === "transaction" ? transaction : bound(of, name)) }), put };
}

function bound(of: object, name: string | symbol): unknown {
  const member = Reflect.get(of, name, of);
  return typeof member === "function" ? member.bind(of) : member;
}

describe("a page of changed documents", () => {
  it("has at most so many memberships, wherever a commit ends, unless one document has more", async () => {
    for (const name of ["a", "b", "c", "d"]) await subscribe(service, "shop", { name, filters: ["attributes.n", "Gte", 0] });
    await write(service, "shop", { upsert: [{ id: "first", attributes: { n: -1 } }] });
    await followHere(service, "shop", {});
    const ids = Array.from({ length: 11 }, (_, n) => `d-${n}`);
    await write(service, "shop", { upsert: ids.slice(0, 7).map((id) => ({ id, attributes: { n: 1 } })) });
    // One is changed again, and one leaves.
    await write(service, "shop", { upsert: ["d-0", ...ids.slice(7)].map((id) => ({ id, attributes: { n: 2 } })) });
    await write(service, "shop", { delete: ["d-1"] });
    const pages = watched();
    await followHere(service, "shop", { db: pages.db, mostCompared: 10 });
    expect(Math.max(...pages.put)).toBe(8);
    const members = await service.fresh.database.query<{ id: string; of: number }>({
      text: "select document_id as id, count(*)::integer as of from subscription_members group by 1 order by 1",
    });
    const left = ids.filter((id) => id !== "d-1").toSorted();
    expect(members).toEqual(left.map((id) => ({ id, of: 4 })));
    // Every commit is behind the consumer, and each member was told of once.
    const recorded = await service.fresh.database.query<{ type: string; number: number }>({
      text: "select type, count(*)::integer as number from recorded_events where type like 'subscription.%' group by 1 order by 1",
    });
    expect(recorded).toEqual([{ type: "subscription.entered", number: 4 * left.length }]);
    const { db, put } = watched();
    await write(service, "shop", { upsert: [{ id: "d-2", attributes: { n: 3 } }] });
    await followHere(service, "shop", { db, mostCompared: 1 });
    expect(put).toEqual([4]);
  });
});

it("a quiet namespace compares all its subscriptions once after a sweep, and not at each turn", async () => {
  const { database } = service.fresh;
  await subscribe(service, "quiet", { name: "stays", filters: ["attributes.n", "Gte", 0] });
  await write(service, "quiet", { upsert: [{ id: "a", attributes: { n: 1 } }] });
  await followHere(service, "quiet", {});
  const other = await subscribe(service, "other", { name: "goes", filters: ["attributes.n", "Gte", 0] });
  await unsubscribe(service, other);
  await service.clock.advance(DAY_MS + 60_000);
  await sweepDeleted({ db: database, clock: service.clock }, new AbortController().signal);
  await write(service, "quiet", { upsert: [{ id: "b", attributes: { n: 1 } }] });
  await followHere(service, "quiet", {});
  const seen = await database.query({
    text: `
      select e.swept_epoch > 0 as swept, r.epoch >= e.swept_epoch as seen
      from subscription_readers r join namespaces n using (namespace_id) join definition_epochs e using (organization_id)
      where n.name = 'quiet'`,
  });
  expect(seen).toEqual([{ swept: true, seen: true }]);
  expect(await database.query({ text: "select from subscription_members" })).toHaveLength(2);
});
