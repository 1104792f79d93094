/** Calls an operation through the client's runtime, which repeats what may be repeated, and keeps the response as it came. */
import { Caller } from "#generated/client/runtime/caller.ts";
import type { Operation } from "#generated/client/runtime/operation.ts";
import { type Given, UsageError } from "../command.ts";
import { baseUrlOf, keyOf } from "../connection.ts";

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** With every number as it was sent. */
  readonly text: string;
}

/** The parameters and the body of a call, by name. */
export type Values = Record<string, unknown>;

/** Longer than the service lets any request take. */
const TIMEOUT_MS = 240_000;

/** @throws UsageError if no key is given, or the URL is invalid */
export function caller(given: Given, operation: Operation): (values: Values) => Promise<Answered> {
  let last: Answered;
  const keeping: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { status, headers } = response;
    const text = await response.text();
    last = { status, headers, text };
    // The constructor refuses a body under these, even an empty one.
    return new Response(status === 204 || status === 304 ? null : text, { status, headers });
  };
  const client = new Caller(
    { baseUrl: baseUrlOf(given), apiKey: keyOf(given), fetch: keeping, timeoutMs: TIMEOUT_MS },
    "judgment-cli",
  );
  return async (values) => {
    try {
      await client.reply(operation, values);
    } catch (error) {
      // What has no place in a request.
      if (error instanceof TypeError) throw new UsageError(error.message);
      throw error;
    }
    return last;
  };
}
