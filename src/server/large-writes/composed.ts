/**
 * Writes with small bodies and large documents. They are sent to a thread like a large body, to be composed and committed there.
 */
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Elsewhere } from "#src/records/documents/elsewhere.ts";
import type { LargeWriteLimits } from "./large-writes.ts";
import type { Threads } from "./threads.ts";

export function composedIn(
  threads: Threads,
  clock: Clock,
  { composedAbove }: Pick<LargeWriteLimits, "composedAbove">,
): Elsewhere {
  return {
    above: composedAbove,
    async commit(namespace, { request, conditions, interactive }) {
      const thread = await threads.take(namespace.organizationId);
      try {
        const bytes = new TextEncoder().encode(JSON.stringify(request));
        await thread.ask("parse", { bytes: bytes.buffer, length: bytes.length, digest: false }, [bytes.buffer]);
        return await thread.ask("commit", { namespace, at: clock.now(), interactive, ifMatch: null, conditions });
      } finally {
        threads.give(thread);
      }
    },
  };
}
