/** A page of the feed ends by bytes as well as by number, and the next one goes on behind it. */
import { expect, it } from "vitest";
import { Feed } from "#src/events/feed/feed.ts";
import { firstEventId } from "#src/foundation/events/event-id.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const ORGANIZATION = "00000000-0000-4000-8000-000000000001";
const EVENTS = 12;

it("ends with the event that reaches 16 MB, and the pages together have every event once", async () => {
  const { database } = await freshDatabase();
  const clock = movableClock();
  const first = firstEventId(clock.now());
  const ids = Array.from({ length: EVENTS }, (_, n) => `${first.slice(0, -2)}${String(n).padStart(2, "0")}`);
  for (const [n, id] of ids.entries()) {
    await database.query({
      text: `insert into events (organization_id, event_id, namespace, type, recorded_at, data)
             values ($1, $2, 'large', 'namespace.deleted', $3, jsonb_build_object('n', $4::integer, 'text', repeat('x', 3000000)))`,
      values: [ORGANIZATION, id, clock.now(), n],
    });
  }
  const feed = new Feed(database, clock);
  const asked = { organizationId: ORGANIZATION, scope: null, admin: true };
  const pages: string[][] = [];
  for (let after: string | undefined; ; ) {
    const { events, more, place } = await feed.look(asked, { limit: 1_000, after });
    pages.push(events.map((event) => event.id));
    if (!more) break;
    expect(place).toBe(events.at(-1)!.id);
    after = place!;
  }
  expect(pages.map(({ length }) => length)).toEqual([6, 6]);
  expect(pages.flat()).toEqual(ids);
});

it("ends with that event also where they lie far apart, so that a page scans more than once for them", async () => {
  const { database } = await freshDatabase();
  const clock = movableClock();
  const first = firstEventId(clock.now());
  // Each large one is behind 50 of its namespace and 50 of its type.
  await database.query({
    text: `
      insert into events (organization_id, event_id, namespace, type, recorded_at, data)
      select $1, $2 || lpad(n::text, 4, '0'), case when large or n % 2 = 0 then 'large' else 'other' end,
             case when large or n % 2 = 1 then 'judgment.activated' else 'namespace.deleted' end, $3,
             jsonb_build_object('text', repeat('x', case when large then 3000000 else 1 end))
      from (select n, n % 101 = 0 as large from generate_series(1, $4::integer) n) made`,
    values: [ORGANIZATION, first.slice(0, -4), clock.now(), 101 * EVENTS],
  });
  const feed = new Feed(database, clock);
  const asked = { organizationId: ORGANIZATION, scope: null, admin: true };
  const filter = { types: ["judgment.activated"], namespace_prefix: "large", limit: 20 };
  const one = await feed.look(asked, filter);
  const other = await feed.look(asked, { ...filter, after: one.place! });
  expect([one.events.length, one.more, other.events.length]).toEqual([6, true, 6]);
  expect(new Set([...one.events, ...other.events].map(({ id }) => id)).size).toBe(EVENTS);
});
