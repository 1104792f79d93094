/**
 * The feed as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). Each event has its id, so a client that
 * connects again sends the last one that it has seen as `Last-Event-ID`, and the stream goes on after that: nothing is missed and nothing comes
 * twice. The key is looked up again all the time; a stream ends with its key, and with its process.
 */
import { setTimeout as timeout } from "node:timers/promises";
import type { Identity } from "#src/accounts/identity.ts";
import type { Clock } from "#src/clock.ts";
import type { EventStream, StreamRequest } from "#src/http/event-stream.ts";
import type { Feed, FeedPage } from "./feed.ts";

/** What is sent when nothing else is: proxies and clients take a silent connection for a dead one. */
const HEARTBEAT_MS = 15_000;
/** How often the key is looked up. */
const KEY_EVERY_MS = 1_000;
/** What a client waits before it connects again. */
const RETRY_MS = 2_000;
const EVENTS_AT_ONCE = 100;

export type FeedQuery = Omit<FeedPage, "limit">;

/** Opens a stream: what is wrong with the request is said before it begins. */
export async function openStream(
  parts: { feed: Feed; clock: Clock },
  { identity, query, lastEventId, authenticate }: StreamRequest<FeedQuery>,
): Promise<EventStream> {
  const { feed, clock } = parts;
  const { cursor, ...rest } = query;
  const asked = (one: Identity) => ({ organizationId: one.organizationId, scope: one.key.scope, admin: one.key.admin });
  const start = lastEventId === null ? query : { ...rest, after: undefined, lastEventId };
  // The first page tells what is wrong with the query.
  const first = await feed.look(asked(identity), { ...start, limit: 1 });
  void first;
  const leave = feed.followers.enter(identity.organizationId, identity.key.id);
  return {
    leave,
    async send(write, gone) {
      const signal = AbortSignal.any([gone, feed.followers.stopping]);
      let place: Omit<FeedPage, "limit"> = start;
      let [told, written] = [lastEventId, clock.now().getTime()];
      let shown: string | null = null;
      await write(`retry: ${RETRY_MS}\n\n`);
      while (!signal.aborted) {
        const now = await stillAllowed(authenticate);
        if (now === null) return;
        const known = await feed.watch.last(identity.organizationId);
        const page = await feed.look(asked(now), { ...place, limit: EVENTS_AT_ONCE });
        for (const event of page.events) {
          if (signal.aborted) return;
          await write(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
          told = event.id;
        }
        if (page.events.length > 0) written = clock.now().getTime();
        if (page.place !== null) place = { ...rest, after: page.place };
        shown = page.shown ?? shown;
        if (page.more) continue;
        await nextLook(feed, identity.organizationId, known, signal);
        if (Math.abs(clock.now().getTime() - written) < HEARTBEAT_MS || signal.aborted) continue;
        // An id without data is noted by clients: a filter that nothing fits does not fall behind what the feed keeps.
        await write(shown !== null && shown !== told ? `: heartbeat\nid: ${shown}\n\n` : ": heartbeat\n\n");
        [told, written] = [shown ?? told, clock.now().getTime()];
      }
    },
  };
}

async function nextLook(feed: Feed, organizationId: string, known: string | null, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const ticked = timeout(KEY_EVERY_MS, undefined, { signal: either, ref: false }).catch(() => undefined);
  await Promise.race([ticked, feed.watch.changed(organizationId, known, either)]);
  over.abort();
}

/** Null where the key has ended, or may not be used from there any more. */
async function stillAllowed(authenticate: () => Identity | Promise<Identity>): Promise<Identity | null> {
  try {
    return await authenticate();
  } catch {
    return null;
  }
}
