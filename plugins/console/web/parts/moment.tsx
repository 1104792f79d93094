/** A moment as people say it, the exact one for who asks. */
import { useEffect, useState } from "preact/hooks";
import { ago } from "../words.ts";

const EVERY_MS = 20_000;

/** All moments of a page go on with one timer. */
const shown = new Set<() => void>();
setInterval(() => {
  for (const next of shown) next();
}, EVERY_MS);

export function When({ at }: { readonly at: string | null | undefined }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const next = () => tick((count) => count + 1);
    shown.add(next);
    return () => void shown.delete(next);
  }, []);
  if (!at) return <>–</>;
  return (
    <time dateTime={at} title={at}>
      {ago(at)}
    </time>
  );
}
