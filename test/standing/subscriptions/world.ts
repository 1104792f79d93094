/** A service with subscriptions, and their events in its feed. */
import { vi } from "vitest";
import type { SubscriptionCreate } from "#generated/types.ts";
import type { TestService } from "#test/support/service.ts";

export interface Told {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of several types
  data: any;
}

/** Where a subscription is. */
export interface Made {
  subscriptionId: string;
  owner: string;
  name: string;
}

const path = (owner: string, ...parts: string[]) =>
  ["", "namespaces", owner, "subscriptions", ...parts].map(encodeURIComponent).join("/");

export async function subscribe(service: TestService, owner: string, body: SubscriptionCreate): Promise<Made> {
  const { status, body: made } = await service.request("POST", path(owner), { body });
  if (status !== 201) throw new Error(JSON.stringify(made));
  return { subscriptionId: made.id, owner, name: made.name };
}

export async function unsubscribe(service: TestService, { owner, name }: Made): Promise<void> {
  const { status, body } = await service.request("DELETE", path(owner, name));
  if (status !== 204) throw new Error(JSON.stringify(body));
}

export async function write(service: TestService, namespace: string, body: object): Promise<number> {
  const { status, body: answer } = await service.request("POST", `/namespaces/${encodeURIComponent(namespace)}`, { body });
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return answer.sequence ?? answer.results?.[0]?.revision;
}

const WORK = ["subscriptions", "judging"];

/**
 * Resolves when the consumers of all namespaces have processed every commit, and the relay has moved all of their events. On a cluster an event
 * leaves one node a moment before it is seen on another. So the relay's wakeups end first there. Elsewhere one may be left of an event
 * that has been moved.
 */
export async function settled({ fresh }: TestService): Promise<void> {
  const { database } = fresh;
  await vi.waitUntil(
    async () => {
      const due = await database.query({
        text: `
          select 1 from wakeups
          where kind = any($1) and namespace_id <> 0 and due_at < now() + interval '50 years'
            and quiet_generation is distinct from generation limit 1`,
        values: [fresh.distributed ? [...WORK, "events"] : WORK],
      });
      if (due.length > 0) return false;
      // Looked at last: a consumer records its events before its wakeup ends.
      const recorded = await database.query({ text: "select namespace_id from recorded_events limit 1" });
      return recorded.length === 0;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** All events of a subscription in the feed, oldest first. */
export async function toldOf(service: TestService, subscriptionId: string): Promise<Told[]> {
  const told: Told[] = [];
  for (let after = ""; ; ) {
    const query = new URLSearchParams({ subscription: subscriptionId, limit: "1000", ...(after ? { after } : {}) });
    const { status, body } = await service.request("GET", `/events?${query}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    told.push(...body.events);
    if (body.events.length === 0) return told;
    after = body.last_event_id;
  }
}

/** Transitions in short form: `+a` and `-a` with their causes. */
export function short(told: readonly Told[]): string[] {
  return told.map(({ type, data }) => {
    if (type === "subscription.synced") return `= ${data.cause} ${data.members} +${data.entered} -${data.exited}`;
    return `${type === "subscription.entered" ? "+" : "-"}${data.document_id} ${data.cause}`;
  });
}
