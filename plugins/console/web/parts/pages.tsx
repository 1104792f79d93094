/** Lists that come in pages: the first at once, each further one when asked for. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useLoad } from "../load.ts";
import { ErrorNote } from "./notes.tsx";

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

interface PagesProps<Row> {
  /** A page after a cursor. */
  readonly load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
  /** What the list depends on: when it changes, the list begins again. */
  readonly on: readonly unknown[];
  readonly everyMs?: number | null;
  readonly children: (rows: readonly Row[], reload: () => void) => ComponentChildren;
}

export function Pages<Row>({ load, on, everyMs = null, children }: PagesProps<Row>) {
  const key = JSON.stringify(on);
  const [turned, setTurned] = useState<(Page<Row> & { readonly of: string }) | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  /** The turn that goes on. */
  const turning = useRef<AbortController | null>(null);
  // Pages of another list are none of this one.
  const more = turned?.of === key ? turned : null;
  // Pages that were turned stay until the list begins again; only an unturned list follows what moves by itself.
  const first = useLoad((signal) => load(undefined, signal), on, { everyMs: more === null && !busy ? everyMs : null });
  const clear = () => {
    turning.current?.abort();
    setBusy(false);
    setTurned(null);
    setFailed(null);
  };
  // begun again whenever the list is another one
  useEffect(() => clear, [key]);
  const begin = () => {
    clear();
    first.reload();
  };
  const next = (more ?? first.value)?.next ?? null;
  const turn = async () => {
    const ending = new AbortController();
    turning.current = ending;
    setBusy(true);
    setFailed(null);
    try {
      const page = await load(next ?? undefined, ending.signal);
      if (ending.signal.aborted) return;
      setTurned({ of: key, rows: [...(more?.rows ?? []), ...page.rows], next: page.next });
    } catch (error) {
      if (ending.signal.aborted) return;
      setFailed(error as Error);
    }
    setBusy(false);
  };
  return (
    <>
      {first.error && <ErrorNote error={first.error} again={first.reload} />}
      {first.value === null
        ? first.loading && (
            <p class="empty" role="status">
              Loading …
            </p>
          )
        : children([...first.value.rows, ...(more?.rows ?? [])], begin)}
      {failed && <ErrorNote error={failed} />}
      {next !== null && (
        <p>
          <button type="button" disabled={busy} onClick={() => void turn()}>
            {busy ? "Loading …" : "Show more"}
          </button>
        </p>
      )}
    </>
  );
}
