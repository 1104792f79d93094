/** Recording events: many large ones are sent in parts, so that writing them blocks nobody. */
import { expect, it } from "vitest";
import type { Statement, Transaction } from "#src/foundation/db/database.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { numbered, numberOf } from "./recorded.ts";

const EVENTS = 100;
const LARGE = "x".repeat(30_000);

it("sends large events in parts, one after the other, in their order", async () => {
  const { database } = await freshDatabase();
  const sizes: number[] = [];
  let [underWay, most] = [0, 0];
  const watched = (tx: Transaction): Transaction => ({
    ...tx,
    async query<Row>(statement: Statement) {
      if (statement.name !== "events_insert_records") return tx.query<Row>(statement);
      sizes.push(String(statement.values![3]).length);
      most = Math.max(most, ++underWay);
      return tx.query<Row>(statement).finally(() => underWay--);
    },
  });
  const bodies = Array.from({ length: EVENTS }, (_, n) => {
    const { type, data } = numbered("ns/a", n);
    return { type, data: { ...data, large: LARGE } } as unknown as EventBody;
  });
  const origin = { organizationId: "org_of_this_test", namespaceId: 7, namespace: "ns/a" };
  await database.transaction((tx) => recordEvents(watched(tx), origin, bodies, systemClock.now()));
  const rows = await database.query<{ data: unknown }>({
    text: "select data from recorded_events where organization_id = 'org_of_this_test' order by record_id",
  });
  expect(rows.map(numberOf)).toEqual(Array.from({ length: EVENTS }, (_, n) => n));
  expect(Math.max(...sizes)).toBeLessThan(400_000);
  expect(most).toBe(1);
});
