/** Another worker is faster: what was read is not written, and nothing fails. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { followHere } from "#test/support/follow-here.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { subscribe, write } from "./world.ts";

let service: TestService;
let subscriptionId: string;

beforeEach(async () => {
  // No worker runs, so only the test consumes the feed.
  service = await testService({ role: "api" });
  await write(service, "shop", { upsert: [{ id: "a", attributes: { status: "open" } }] });
  const made = await subscribe(service, "shop", { name: "open", filters: ["attributes.status", "Eq", "open"] });
  subscriptionId = made.subscriptionId;
  await follow(service.fresh.database);
  await write(service, "shop", { upsert: [{ id: "b", attributes: { status: "open" } }] });
});

const follow = (db: Database) => followHere(service, "shop", { db });

/** A consumer that has read its work, and writes the result only after something else was done. */
function overtaken(by: () => Promise<unknown>): Promise<Date | null> {
  const { database } = service.fresh;
  let done: Promise<unknown> | undefined;
  const transaction: Database["transaction"] = async (work, options) => {
    if (options?.readOnly !== true) {
      done ??= by();
      await done;
    }
    return database.transaction(work, options);
  };
  const db = new Proxy(database, { get: (of, name) => (name === "transaction" ? transaction : Reflect.get(of, name, of)) });
  return follow(db);
}

const members = () =>
  service.fresh.database.query({
    text: "select document_id as id from subscription_members where subscription_id = $1 order by 1",
    values: [subscriptionId],
  });

const recorded = () =>
  service.fresh.database.query({ text: "select type from recorded_events where type = 'subscription.entered'" });

describe("a consumer of subscriptions that has read its work", () => {
  it("leaves it to the worker that has done it meanwhile", async () => {
    expect(await overtaken(() => follow(service.fresh.database))).toBeNull();
    expect(await members()).toEqual([{ id: "a" }, { id: "b" }]);
    expect(await recorded()).toHaveLength(1);
  });

  it("continues with the work after that", async () => {
    const meanwhile = async () => {
      await follow(service.fresh.database);
      await write(service, "shop", { upsert: [{ id: "c", attributes: { status: "open" } }] });
    };
    expect(await overtaken(meanwhile)).toBeNull();
    expect(await members()).toEqual([{ id: "a" }, { id: "b" }, { id: "c" }]);
    expect(await recorded()).toHaveLength(2);
  });

  it("stops if the namespace was deleted", async () => {
    expect(await overtaken(() => service.request("DELETE", "/namespaces/shop"))).toBeNull();
    expect(await recorded()).toHaveLength(0);
  });
});
