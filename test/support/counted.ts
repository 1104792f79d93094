/** What a count of this process has gained: other files may have counted before. */
import type { Count } from "#src/foundation/counts/counts.ts";

/** The gains from now on, by the values of the labels. */
export function countedSince(count: Count): () => Record<string, number> {
  const read = () => new Map([...count.samples()].map(({ labels, value }) => [Object.values(labels).join(), value]));
  const before = read();
  return () =>
    Object.fromEntries(
      [...read()].map(([key, value]) => [key, value - (before.get(key) ?? 0)] as const).filter(([, value]) => value > 0),
    );
}
