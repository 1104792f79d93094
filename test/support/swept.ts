/** Deletes commits all the time, as if their time were over, so that a test sees what nobody may need them for. */
import { onTestFinished } from "vitest";
import { sweepNamespace } from "#src/standing/retention/commits.ts";
import type { TestService } from "./service.ts";

const PAUSE_MS = 5;

/** A sweep of all that is allowed: all commits but the last, whatever their age. */
export async function sweepAll({ fresh: { database } }: Pick<TestService, "fresh">): Promise<void> {
  const rows = await database.query<{ id: number }>({
    text: "select namespace_id as id from namespaces where deleted_at is null",
  });
  const kept = { before: new Date(8.64e15), newest: 1 };
  for (const { id } of rows) await sweepNamespace(database, id, kept, new AbortController().signal);
}

/** Sweeps until it is stopped, or the test ends. */
export function sweeping(service: Pick<TestService, "fresh">): { stop(): Promise<void> } {
  let on = true;
  const running = (async () => {
    while (on) {
      await sweepAll(service);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const stop = () => {
    on = false;
    return running;
  };
  onTestFinished(stop);
  return { stop };
}
