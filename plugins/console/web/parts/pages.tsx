/** Lists that come in pages: the first at once, each further one when asked for. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useLoad } from "../load.ts";
import { ErrorNote } from "./notes.tsx";

interface PagesProps<Row> {
  /** A page after a cursor. */
  readonly load: (cursor: string | undefined, signal: AbortSignal) => Promise<{ rows: readonly Row[]; next: string | null }>;
  /** What the list depends on: when it changes, the list begins again. */
  readonly on: readonly unknown[];
  readonly everyMs?: number | null;
  readonly children: (rows: readonly Row[], reload: () => void) => ComponentChildren;
}

export function Pages<Row>({ load, on, everyMs = null, children }: PagesProps<Row>) {
  const [more, setMore] = useState<{ rows: readonly Row[]; next: string | null } | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const key = JSON.stringify(on);
  // Pages that were turned stay until the list begins again; only an unturned list follows what moves by itself.
  const first = useLoad((signal) => load(undefined, signal), on, { everyMs: more === null ? everyMs : null });
  // begun again whenever the list is another one
  useEffect(() => {
    setMore(null);
    setFailed(null);
  }, [key]);
  const begin = () => {
    setMore(null);
    first.reload();
  };
  const next = more === null ? (first.value?.next ?? null) : more.next;
  const turn = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const page = await load(next ?? undefined, new AbortController().signal);
      setMore((before) => ({ rows: [...(before?.rows ?? []), ...page.rows], next: page.next }));
    } catch (error) {
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
