/**
 * The event feed as it goes on: read from a little while ago, then followed after the last event that was seen. The server holds a request until
 * something happens. A tab that nobody looks at holds none, because a browser has few connections to an origin.
 */

import { type EventList, JudgmentServiceError } from "judgment-client";
import { useEffect, useRef, useState } from "preact/hooks";
import { useClient } from "../session.ts";

export type FeedEvent = EventList["events"][number];

/** As many as a page shows well; older ones are in the feed. */
export const SHOWN = 200;
/** How long the server holds a request for which there is nothing; less than the time after which the client gives one up. */
const WAIT_MS = 20_000;
/** Between the beginnings of two requests, so that a busy feed is asked once a second. */
const EVERY_MS = 1000;
const AFTER_FAILURE_MS = 5000;
const PAGE = 1000;
const LEAST_SPAN_MS = 1000;

export interface FeedQuery {
  readonly types: string;
  readonly prefix: string;
  readonly subscription: string;
  /** How far back it begins, in milliseconds. */
  readonly span: number;
}

export interface Feed {
  /** Newest first. */
  readonly events: readonly FeedEvent[];
  readonly error: Error | null;
  /** Whether another look will be taken by itself. */
  readonly following: boolean;
  /** Where it really began; later than asked for where more happened than a page holds. */
  readonly since: number | null;
}

/** A refusal of what was asked for says the same however often it is asked. */
const isFinal = (error: unknown) =>
  error instanceof JudgmentServiceError && ["invalid_request", "forbidden", "not_found"].includes(error.code);

export function useFeed({ types, prefix, subscription, span }: FeedQuery, paused: boolean): Feed {
  const client = useClient();
  const [events, setEvents] = useState<readonly FeedEvent[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const [since, setSince] = useState<number | null>(null);
  const after = useRef<string | null>(null);
  const began = useRef<string | null>(null);
  // read anew from its beginning when what is asked for is another
  useEffect(() => {
    after.current = null;
    began.current = null;
    setEvents([]);
    setError(null);
    setSince(null);
  }, [types, prefix, subscription, span]);
  useEffect(() => {
    if (paused) return;
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = WAIT_MS;
    const filters = {
      limit: PAGE,
      ...(types ? { types: types.split(",").map((type) => type.trim()) } : {}),
      ...(prefix ? { namespace_prefix: prefix } : {}),
      ...(subscription ? { subscription } : {}),
    };
    /** The feed comes oldest first. Of a busy feed, only the end is wanted. So the beginning is moved until a page reaches the end. */
    const begin = async (signal: AbortSignal) => {
      for (let length = span; ; length /= 4) {
        const from = Date.now() - length;
        const since = new Date(from).toISOString();
        const page = await client.events.list({ ...filters, since, signal });
        if (page.next_cursor === null || length <= LEAST_SPAN_MS) {
          began.current = since;
          setSince(from);
          return page;
        }
      }
    };
    const goOn = (since: string, signal: AbortSignal) =>
      client.events.list({ ...filters, ...(after.current ? { after: after.current } : { since }), wait_ms: waitMs, signal });
    const look = async ({ signal }: AbortController) => {
      const start = performance.now();
      let pause = waitMs > 0 ? EVERY_MS : AFTER_FAILURE_MS;
      try {
        const page = await (began.current === null ? begin(signal) : goOn(began.current, signal));
        if (signal.aborted) return;
        after.current = page.last_event_id ?? after.current;
        if (page.events.length > 0) setEvents((before) => [...page.events.toReversed(), ...before].slice(0, SHOWN));
        setError(null);
        if (page.next_cursor !== null) pause = 0;
      } catch (failure) {
        if (signal.aborted) return;
        pause = AFTER_FAILURE_MS;
        // A key may have few requests held at a time. A page that gets none asks now and then.
        if (waitMs > 0 && failure instanceof JudgmentServiceError && failure.code === "rate_limited") waitMs = 0;
        else setError(failure as Error);
        if (isFinal(failure)) return;
      }
      timer = setTimeout(() => void look(asking), Math.max(0, start + pause - performance.now()));
    };
    const rest = () => {
      asking.abort();
      clearTimeout(timer);
    };
    const watch = () => {
      rest();
      if (document.hidden) return;
      asking = new AbortController();
      void look(asking);
    };
    document.addEventListener("visibilitychange", watch);
    watch();
    return () => {
      document.removeEventListener("visibilitychange", watch);
      rest();
    };
  }, [client, types, prefix, subscription, span, paused]);
  return { events, error, since, following: !paused && !isFinal(error) };
}
