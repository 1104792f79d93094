/** Waiting for a service that is away, as when it is restarted: whoever follows something goes on when it is back. */
import { setTimeout as sleep } from "node:timers/promises";
import { ConnectionError, JudgmentServiceError } from "#generated/client/index.ts";
import type { Given } from "./command.ts";
import { addressOf } from "./connection.ts";
import { Interrupted, toldOf } from "./failures.ts";

const EVERY_MS = 1_000;

export interface Patience {
  /** Where Ctrl-C is asked for. */
  signal: AbortSignal;
  /** What is said then. */
  interrupted: () => string;
  /** How long it waits; without end where absent. */
  mostMs?: number;
}

/** @throws Interrupted, and what is thrown for other reasons, or for longer than that */
export async function patiently<T>(given: Given, { signal, interrupted, mostMs }: Patience, call: () => Promise<T>): Promise<T> {
  let since: number | null = null;
  while (!signal.aborted) {
    try {
      return await call();
    } catch (error) {
      const now = performance.now();
      if (!isAway(error) || now - (since ?? now) > (mostMs ?? Number.POSITIVE_INFINITY)) throw error;
      if (since === null && !given.options.json)
        process.stderr.write(`${toldOf(error, addressOf(given)).message} Trying again.\n`);
      since ??= now;
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  throw new Interrupted(interrupted());
}

function isAway(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  return error instanceof JudgmentServiceError && (error.status === 429 || error.status >= 500);
}
