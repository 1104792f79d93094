/** What the official client throws, in the words of the port. */
import { APIConnectionError, APIError, APITimeoutError, APIUserAbortError } from "@typesafe-ai/sdk";
import type { EngineFailure } from "#src/judging/engines/engine.ts";
import { askedWaitMs } from "../remote/backoff.ts";
import { wasTooLarge } from "../remote/bounded-fetch.ts";
import { cancelled, httpFailure, innermostMessage } from "../remote/failure.ts";

export function clientFailure(error: unknown, address: string, now: Date): EngineFailure {
  if (error instanceof APIUserAbortError) return cancelled();
  if (wasTooLarge(error)) return { code: "malformed", message: `${innermostMessage(error)}.`, retryable: true };
  if (error instanceof APITimeoutError) {
    return { code: "timeout", message: `No answer from ${address} within ${error.timeoutMs} ms.`, retryable: true };
  }
  if (error instanceof APIConnectionError) {
    return { code: "unreachable", message: `No answer from ${address}: ${innermostMessage(error)}.`, retryable: true };
  }
  if (error instanceof APIError) return httpFailure(error.status, error.message, askedWaitMs(error.headers, now));
  // The client refuses to send an invalid request.
  return { code: "refused", message: innermostMessage(error), retryable: false };
}
