/** Deleted subscriptions leave nothing behind, and a process that slept meanwhile learns of the deletion. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Filter } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/session.ts";
import { ApplicableSubscriptions } from "#src/standing/subscriptions/applicable.ts";
import { followHere } from "#test/support/follow-here.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { settled, short, subscribe, toldOf, unsubscribe, write } from "./world.ts";

const PATIENT = { timeout: 30_000, interval: 25 };
const DAY_MS = 24 * 3_600_000;
const open: Filter = ["attributes.status", "Eq", "open"];
const doc = (id: string, status = "open") => ({ id, attributes: { status } });

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

async function follows(namespace: string): Promise<boolean> {
  const [row] = await service.fresh.database.query<{ follows: boolean }>({
    text: "select subscribed_epoch is not null as follows from namespaces where name = $1 and deleted_at is null",
    values: [namespace],
  });
  return row!.follows;
}

async function told(subscriptionId: string): Promise<string[]> {
  await settled(service);
  return short(await toldOf(service, subscriptionId));
}

const kept = async (of: TestService) =>
  (await of.fresh.database.query<{ name: string }>({ text: "select name from subscriptions where deleted order by name" })).map(
    ({ name }) => name,
  );

it("a namespace is followed as long as subscriptions apply to it, and judgments elsewhere do not make it followed", async () => {
  await write(service, "watched", { upsert: [doc("a")] });
  await write(service, "quiet", { upsert: [doc("a")] });
  expect(await follows("watched")).toBe(false);
  const first = await subscribe(service, "watched", { name: "open", filters: open });
  expect(await told(first.subscriptionId)).toEqual(["= sync 1 +1 -0"]);
  expect(await follows("watched")).toBe(true);
  await service.request("POST", "/namespaces/quiet/judgments", { body: { name: "j", type: "bool", question: "?" } });
  await settled(service);
  expect(await follows("quiet")).toBe(false);
  await unsubscribe(service, first);
  await settled(service);
  await vi.waitUntil(async () => !(await follows("watched")), PATIENT);
  await write(service, "watched", { upsert: [doc("b")] });
  const second = await subscribe(service, "watched", { name: "open", filters: open });
  expect(await told(second.subscriptionId)).toEqual(["= sync 2 +2 -0"]);
  await write(service, "watched", { delete: ["a"] });
  expect((await told(second.subscriptionId)).slice(1)).toEqual(["-a delete"]);
  expect(await told(first.subscriptionId)).toEqual(["= sync 1 +1 -0"]);
});

it("attributes by which filters find members are indexed from the first filter to the last", async () => {
  await write(service, "indexed", { upsert: [doc("a")] });
  const attributes = async () =>
    (await service.request("GET", "/namespaces/indexed")).body.indexed_attributes.map(
      ({ attribute }: { attribute: string }) => attribute,
    );
  const one = await subscribe(service, "indexed", { name: "one", filters: open });
  const two = await subscribe(service, "indexed", { name: "two", filters: ["And", [open, ["attributes.n", "Gt", 1]]] });
  expect((await attributes()).sort()).toEqual(["attributes.n", "attributes.status"]);
  await unsubscribe(service, one);
  expect((await attributes()).sort()).toEqual(["attributes.n", "attributes.status"]);
  await unsubscribe(service, two);
  await vi.waitUntil(async () => (await attributes()).length === 0, PATIENT);
});

it("tombstones are swept after a day; a process that comes later still ends all deleted subscriptions", async () => {
  const api = await testService({ role: "api" });
  const first = await api.beside("worker");
  await write(api, "sleepy", { upsert: [doc("a")] });
  const stays = await subscribe(api, "sleepy", { name: "stays", filters: open });
  const gone = await subscribe(api, "sleepy", { name: "gone", filters: open });
  await settled(api);
  await first.stop();
  await unsubscribe(api, gone);
  const { database } = api.fresh;
  // The consumer's row in the work queue is lost too, as if a worker had been busy for a day. The row of the deletion event stays.
  await database.query({ text: "delete from wakeups where namespace_id <> 0 and kind = 'subscriptions'" });
  expect(await kept(api)).toEqual(["gone"]);
  await api.clock.advance(DAY_MS + 60_000);
  await api.beside("worker");
  await vi.waitUntil(async () => (await kept(api)).length === 0, PATIENT);
  const members = () =>
    database.query({ text: "select 1 from subscription_members where subscription_id = $1", values: [gone.subscriptionId] });
  expect(await members()).toHaveLength(1);
  await write(api, "sleepy", { delete: ["a"] });
  await settled(api);
  expect(await members()).toEqual([]);
  expect(short(await toldOf(api, stays.subscriptionId))).toEqual(["= sync 1 +1 -0", "-a delete"]);
  expect(short(await toldOf(api, gone.subscriptionId))).toEqual(["= sync 1 +1 -0"]);
});

/** Each time, another consumer that knows of a later sweep has made the shared data forget what it no longer needs. */
class SweptMeanwhile extends ApplicableSubscriptions {
  override async at(session: Session, organizationId: string, namespace: string, { epoch, sweptEpoch }: Epochs) {
    const applied = await super.at(session, organizationId, namespace, { epoch, sweptEpoch });
    await super.at(session, organizationId, namespace, { epoch, sweptEpoch: epoch });
    return applied;
  }
}
type Epochs = Parameters<ApplicableSubscriptions["at"]>[3];

it("a deletion that another consumer's sweep has made forgotten meanwhile is still taken over", async () => {
  const api = await testService({ role: "api" });
  await write(api, "overtaken", { upsert: [doc("a")] });
  const gone = await subscribe(api, "overtaken", { name: "gone", filters: open });
  await followHere(api, "overtaken");
  const members = () => api.fresh.database.query({ text: "select 1 as member from subscription_members" });
  expect(await members()).toHaveLength(1);
  await unsubscribe(api, gone);
  await followHere(api, "overtaken", { subscriptions: new SweptMeanwhile() });
  expect(await members()).toEqual([]);
});
