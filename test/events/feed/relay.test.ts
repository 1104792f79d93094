/** Moving events within the store, and taking them out and putting them in: the same events, in the same order. */
import { expect, it } from "vitest";
import { relay } from "#src/events/feed/relay.ts";
import type { Statement, Transaction } from "#src/foundation/db/database.ts";
import type { QueuedEvent } from "#src/foundation/events/events.ts";
import { type Clock, systemClock } from "#src/foundation/time/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { numbered, numberOf, record } from "./recorded.ts";

const EVENTS = 1_070;

/** Goes on with each look at it. */
function lookedAt(ms: number): Clock {
  return { ...systemClock, now: () => new Date(ms++) };
}

it.each([true, false])(
  "moves more than one batch in order, with ids that follow one another (in one statement: %s)",
  async (together) => {
    const { database, distributed } = await freshDatabase();
    if (together && distributed) return;
    const clock = lookedAt(2_000_000_000_000);
    const organizationId = "org_of_this_test";
    const bodies = Array.from({ length: EVENTS }, (_, n) => numbered("ns/a", n));
    const queued: QueuedEvent[] = [];
    const sent = new Set<string | undefined>();
    const watched = (tx: Transaction): Transaction => ({
      ...tx,
      query: <Row>(statement: Statement) => {
        sent.add(statement.name);
        return tx.query<Row>(statement);
      },
    });
    const db = {
      ...database,
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => database.transaction((tx) => work(watched(tx))),
    };
    const queue = () => async (events: readonly QueuedEvent[]) => void queued.push(...events);
    const parts = { db, clock, together, queue, sweepAlso: async () => {}, moved: () => undefined };
    await record(database, { organizationId, namespaceId: 7, namespace: "ns/a" }, bodies, clock.now());
    await relay(parts, 7, new AbortController().signal);
    // The clock has gone back, so ids are counted on from the last.
    const behind = lookedAt(1_999_999_940_000);
    await record(database, { organizationId, namespaceId: 7, namespace: "ns/a" }, [numbered("ns/a", EVENTS)], behind.now());
    await relay({ ...parts, clock: behind }, 7, new AbortController().signal);

    const rows = await database.query<{ event_id: string; data: Record<string, unknown>; namespace: string; type: string }>({
      text: "select event_id, data, namespace, type from events where organization_id = $1 order by event_id",
      values: [organizationId],
    });
    expect(rows.map(numberOf)).toEqual(Array.from({ length: EVENTS + 1 }, (_, n) => n));
    expect(queued.map(({ eventId }) => eventId)).toEqual(rows.map((row) => row.event_id));
    for (const { event_id } of rows) expect(event_id).toMatch(/^evt_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(sent.has("events_move_records")).toBe(together);
  },
);
