/**
 * Waits while the service is unavailable, for example during a restart. A command that follows something continues afterwards.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { ConnectionError, JudgmentServiceError } from "#generated/client/index.ts";
import type { Given } from "./command.ts";
import { addressOf } from "./connection.ts";
import { Interrupted, toldOf } from "./failures.ts";

const EVERY_MS = 1_000;

export interface Patience {
  /** Aborted on Ctrl-C. */
  signal: AbortSignal;
  /** The message after an interruption. */
  interrupted: () => string;
  /** The maximum wait; unlimited if absent. */
  mostMs?: number;
}

/** @throws Interrupted; any other error; the error that lasts longer than the maximum wait */
export async function patiently<T>(given: Given, { signal, interrupted, mostMs }: Patience, call: () => Promise<T>): Promise<T> {
  let since: number | null = null;
  while (!signal.aborted) {
    try {
      return await call();
    } catch (error) {
      const now = performance.now();
      if (!isAway(error) || now - (since ?? now) > (mostMs ?? Number.POSITIVE_INFINITY)) throw error;
      if (since === null && !given.options.json) process.stderr.write(`${toldOf(error, addressOf(given)).message} Retrying.\n`);
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
