/** What operators read of deliveries: each attempt once by its result, and each event once by its type. */
import { expect, it } from "vitest";
import { deliveryAttempts, eventsPublished } from "#src/events/counted.ts";
import { countedSince } from "#test/support/counted.ts";
import { SECOND, until, world } from "./deliveries-world.ts";
import { answering } from "./receiver.ts";

it("counts attempts by their result, and events by their type", async () => {
  const [attempts, events] = [countedSince(deliveryAttempts), countedSince(eventsPublished)];
  const { service, receiver, happen, log } = await world({}, { random: () => 0.5 });
  receiver.answer(answering(500, {}, "out of order"));
  await happen(1);
  await until(async () => (await log()).find((one) => one.attempts === 1));
  receiver.answer(answering(204, {}, ""));
  await service.clock.advance(5 * SECOND);
  await until(async () => (await log("succeeded"))[0]);
  await happen(2);
  await until(async () => (await log("succeeded"))[1]);
  expect(attempts()).toEqual({ http_status: 1, succeeded: 2 });
  const rows = await service.fresh.database.query<{ type: string; events: number }>({
    text: "select type, count(*) as events from events group by type",
  });
  expect(events()).toEqual(Object.fromEntries(rows.map((row) => [row.type, row.events])));
});
