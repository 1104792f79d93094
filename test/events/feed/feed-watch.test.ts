/** A client that waits is told at once of what this process moved to the feed, without a question to the database. */
import { expect, it } from "vitest";
import { FeedWatch } from "#src/events/feed/feed-watch.ts";
import type { Database } from "#src/foundation/db/database.ts";

const silent = { query: () => Promise.reject(new Error("The database was asked.")) } as unknown as Database;
const { signal } = new AbortController();

it("tells those who wait for this organization, and no others", async () => {
  const watch = new FeedWatch(silent);
  const told: string[] = [];
  const one = watch.changed("org_1", "evt_1", signal).then(() => told.push("one"));
  const two = watch.changed("org_1", null, signal).then(() => told.push("two"));
  const knows = new AbortController();
  const known = watch.changed("org_1", "evt_2", knows.signal).then(() => told.push("known"));
  const ends = new AbortController();
  const other = watch.changed("org_2", null, ends.signal).then(() => told.push("other"));
  watch.moved("org_1", "evt_2");
  await Promise.all([one, two]);
  expect(told).toEqual(["one", "two"]);
  knows.abort();
  ends.abort();
  await Promise.all([known, other]);
});

it("tells who begins to wait after it was moved, but had not seen it", async () => {
  const watch = new FeedWatch(silent);
  watch.moved("org_1", "evt_2");
  await watch.changed("org_1", "evt_1", signal);
  watch.moved("org_1", "evt_2");
  const ends = new AbortController();
  let told = false;
  const waits = watch.changed("org_1", "evt_2", ends.signal).then(() => {
    told = true;
  });
  await Promise.resolve();
  expect(told).toBe(false);
  ends.abort();
  await waits;
});

it("tells once of an event that the database does not have", async () => {
  const watch = new FeedWatch(silent);
  watch.moved("org_1", "evt_2");
  await watch.changed("org_1", "evt_1", signal);
  const ends = new AbortController();
  let told = false;
  const waits = watch.changed("org_1", "evt_1", ends.signal).then(() => {
    told = true;
  });
  await Promise.resolve();
  expect(told).toBe(false);
  ends.abort();
  await waits;
});
