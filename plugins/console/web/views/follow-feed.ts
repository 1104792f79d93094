/** The event feed as it goes on: read from a little while ago, then followed after the last event that was seen. */
import { useEffect, useRef, useState } from "preact/hooks";
import { type EventList, JudgmentServiceError } from "#generated/client/index.ts";
import { useClient } from "../session.ts";

export type FeedEvent = EventList["events"][number];

/** As many as a page shows well; older ones are in the feed. */
export const SHOWN = 200;
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
  // read anew from its beginning when what is asked for is another
  useEffect(() => {
    after.current = null;
    setEvents([]);
    setError(null);
    setSince(null);
  }, [types, prefix, subscription, span]);
  useEffect(() => {
    if (paused) return;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const filters = {
      limit: PAGE,
      signal: ending.signal,
      ...(types ? { types: types.split(",").map((type) => type.trim()) } : {}),
      ...(prefix ? { namespace_prefix: prefix } : {}),
      ...(subscription ? { subscription } : {}),
    };
    /** The feed is told oldest first: of a busy one only the end is wanted, so the beginning is moved until a page reaches it. */
    const begin = async () => {
      for (let length = span; ; length /= 4) {
        const from = Date.now() - length;
        const page = await client.events.list({ ...filters, since: new Date(from).toISOString() });
        if (page.next_cursor === null || length <= LEAST_SPAN_MS) {
          setSince(from);
          return page;
        }
      }
    };
    const look = async () => {
      let wait = EVERY_MS;
      try {
        if (!document.hidden) {
          const page = after.current ? await client.events.list({ ...filters, after: after.current }) : await begin();
          if (ending.signal.aborted) return;
          after.current = page.last_event_id ?? after.current;
          if (page.events.length > 0) setEvents((before) => [...page.events.toReversed(), ...before].slice(0, SHOWN));
          setError(null);
          if (page.next_cursor !== null) wait = 0;
        }
      } catch (failure) {
        if (ending.signal.aborted) return;
        setError(failure as Error);
        if (isFinal(failure)) return;
        wait = AFTER_FAILURE_MS;
      }
      timer = setTimeout(() => void look(), wait);
    };
    void look();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [client, types, prefix, subscription, span, paused]);
  return { events, error, since, following: !paused && !isFinal(error) };
}
