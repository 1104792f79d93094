/** Loading what a view shows: at once, again when what it depends on changes, and every so often where it moves by itself. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { followConnection } from "./connection.ts";

export interface Loaded<T> {
  /** Null before the first answer. What was there stays while it is loaded again. */
  readonly value: T | null;
  readonly error: Error | null;
  readonly loading: boolean;
  reload(): void;
}

interface Options<T> {
  /** Milliseconds between an answer and the next request, while the tab is looked at; by what was answered, where that tells. */
  readonly everyMs?: number | null | ((value: T) => number | null);
}

/** The least wait after a failure, so that many open tabs leave a server that struggles alone. */
const AFTER_FAILURE_MS = 5000;

export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  on: readonly unknown[],
  options: Options<T> = {},
): Loaded<T> {
  const key = JSON.stringify(on);
  const [state, setState] = useState<{ key: string; value: T | null; error: Error | null; loading: boolean }>(() => blank(key));
  const [asked, setAsked] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  const reload = useCallback(() => setAsked((count) => count + 1), []);
  // a load counts as changed when what it depends on has, not when its function is another one
  useEffect(() => {
    const ending = new AbortController();
    setState((before) => (before.key === key ? { ...before, loading: true } : blank(key)));
    latest.current(ending.signal).then(
      (value) => ending.signal.aborted || setState({ key, value, error: null, loading: false }),
      (error) => ending.signal.aborted || setState((before) => ({ ...before, error: asError(error), loading: false })),
    );
    return () => ending.abort();
  }, [key, asked]);
  const { everyMs: pace = null } = options;
  const everyMs = typeof pace !== "function" ? pace : state.value === null ? AFTER_FAILURE_MS : pace(state.value);
  const failed = state.error !== null;
  useEffect(() => {
    if (everyMs === null || state.loading) return;
    const look = () => document.hidden || reload();
    const timer = setTimeout(look, failed ? Math.max(everyMs, AFTER_FAILURE_MS) : everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [everyMs, state.loading, failed, reload]);
  // What failed while the server was away is there as soon as the server is.
  useEffect(() => (failed ? followConnection((connection) => connection === "well" && reload()) : undefined), [failed, reload]);
  const fitting = state.key === key ? state : blank<T>(key);
  return { value: fitting.value, error: fitting.error, loading: fitting.loading, reload };
}

export interface Doing {
  readonly busy: boolean;
  readonly error: Error | null;
  /** What was done last, said to people; null before. */
  readonly done: string | null;
  run(work: () => Promise<string>): Promise<void>;
}

/** Something that a person asks to be done: one at a time, and what became of it. */
export function useDoing(): Doing {
  const [state, setState] = useState<{ busy: boolean; error: Error | null; done: string | null }>(idle);
  const run = useCallback(async (work: () => Promise<string>) => {
    setState({ ...idle, busy: true });
    try {
      setState({ ...idle, done: await work() });
    } catch (error) {
      setState({ ...idle, error: asError(error) });
    }
  }, []);
  return { ...state, run };
}

const idle = { busy: false, error: null, done: null };

const blank = <T>(key: string) => ({ key, value: null as T | null, error: null, loading: true });

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
