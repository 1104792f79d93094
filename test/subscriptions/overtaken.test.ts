/** Somebody else is quicker: what was read is not written, and nothing has failed. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#src/db/database.ts";
import { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { ApplicableSubscriptions } from "#src/subscriptions/applicable.ts";
import { followSubscriptions } from "#src/subscriptions/reader.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { subscribe, write } from "./world.ts";

const forever = new AbortController().signal;

let service: TestService;
let namespaceId: number;
let subscriptionId: string;

beforeEach(async () => {
  // Without a worker, so that nobody follows but the test.
  service = await testService({ role: "api" });
  await write(service, "shop", { upsert: [{ id: "a", attributes: { status: "open" } }] });
  const [row] = await service.fresh.database.query<{ id: number }>({ text: "select namespace_id as id from namespaces" });
  namespaceId = row!.id;
  const made = await subscribe(service, "shop", { name: "open", filters: ["attributes.status", "Eq", "open"] });
  subscriptionId = made.subscriptionId;
  await follow(service.fresh.database);
  await write(service, "shop", { upsert: [{ id: "b", attributes: { status: "open" } }] });
});

function follow(db: Database): Promise<Date | null> {
  const parts = { db, clock: service.clock, applicable: new ApplicableJudgments(), subscriptions: new ApplicableSubscriptions() };
  return followSubscriptions(parts, namespaceId, forever);
}

/** A reader that has read what there is to do, and writes what follows once something else has been done. */
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

describe("a reader of subscriptions that has read what there is to do", () => {
  it("leaves it to who has done it meanwhile", async () => {
    expect(await overtaken(() => follow(service.fresh.database))).toBeNull();
    expect(await members()).toEqual([{ id: "a" }, { id: "b" }]);
    expect(await recorded()).toHaveLength(1);
  });

  it("goes on with what there is after that", async () => {
    const meanwhile = async () => {
      await follow(service.fresh.database);
      await write(service, "shop", { upsert: [{ id: "c", attributes: { status: "open" } }] });
    };
    expect(await overtaken(meanwhile)).toBeNull();
    expect(await members()).toEqual([{ id: "a" }, { id: "b" }, { id: "c" }]);
    expect(await recorded()).toHaveLength(2);
  });

  it("lets it be where the namespace has been deleted", async () => {
    expect(await overtaken(() => service.request("DELETE", "/namespaces/shop"))).toBeNull();
    expect(await recorded()).toHaveLength(0);
  });
});
