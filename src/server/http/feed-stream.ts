/**
 * The change feed as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). Each event has its id.
 * A client that reconnects sends the last one as `Last-Event-ID`, and the stream continues after it. So no event is missed and
 * none arrives twice. The key is checked continuously. A stream ends with its key, and with its process.
 */
import { setTimeout as timeout } from "node:timers/promises";
import type { EventStream, StreamRequest } from "typespec-koa-runtime";
import type { Identity } from "#src/accounts/identity.ts";
import type { Feed, FeedPage } from "#src/events/feed/feed.ts";
import type { Clock } from "#src/foundation/time/clock.ts";

/** The interval of heartbeats. Proxies and clients consider a silent connection dead. */
const HEARTBEAT_MS = 15_000;
/** How often the key is checked. */
const KEY_EVERY_MS = 1_000;
/** The delay before a client reconnects. */
const RETRY_MS = 2_000;
const EVENTS_AT_ONCE = 100;

export type FeedQuery = Omit<FeedPage, "limit">;

/** Opens a stream. Errors of the request are returned before it begins. */
export async function openStream(
  parts: { feed: Feed; clock: Clock },
  { caller: identity, query, lastEventId, authenticate }: StreamRequest<Identity, FeedQuery>,
): Promise<EventStream> {
  const { feed, clock } = parts;
  const { cursor, ...rest } = query;
  const asked = (one: Identity) => ({ organizationId: one.organizationId, scope: one.key.scope, admin: one.key.admin });
  const start = lastEventId === null ? query : { ...rest, after: undefined, lastEventId };
  await feed.refuseUnfit(asked(identity), start);
  const leave = feed.followers.enter(identity.organizationId, identity.key.id);
  return {
    leave,
    async send(write, gone) {
      const signal = AbortSignal.any([gone, feed.followers.stopping]);
      let place: Omit<FeedPage, "limit"> = start;
      let [told, written] = [lastEventId, clock.now().getTime()];
      let shown: string | null | undefined;
      await write(`retry: ${RETRY_MS}\n\n`);
      while (!signal.aborted) {
        const now = await stillAllowed(authenticate);
        if (now === null) return;
        const known = await feed.watch.last(identity.organizationId);
        const page = await feed.look(asked(now), { ...place, limit: EVENTS_AT_ONCE }, shown);
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
        // Clients store an id without data. So with a filter that never matches, they do not fall behind the feed's retention.
        const passed = shown ?? told;
        await write(passed !== null && passed !== told ? `: heartbeat\nid: ${passed}\n\n` : ": heartbeat\n\n");
        [told, written] = [passed, clock.now().getTime()];
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

/** Null if the key has ended, or may not be used from this address any more. */
async function stillAllowed(authenticate: () => Identity | Promise<Identity>): Promise<Identity | null> {
  try {
    return await authenticate();
  } catch {
    return null;
  }
}
