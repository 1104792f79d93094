/** A few operations of a made-up contract, and a caller whose waits are recorded instead of waited. */
import { Caller } from "../../../codegen/typespec-koa/src/emit/client-runtime/caller.ts";
import type { Operation } from "../../../codegen/typespec-koa/src/emit/client-runtime/operation.ts";
import type { ClientOptions } from "../../../codegen/typespec-koa/src/emit/client-runtime/options.ts";
import type { AnsweringServer } from "./answering-server.ts";

export const read: Operation = {
  id: "things_read",
  method: "GET",
  path: "/shelves/{ns}/things/{id}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "id", in: "path", option: "id" },
    { name: "kinds", in: "query", option: "kinds" },
    { name: "deep", in: "query", option: "deep" },
    { name: "X-Trace", in: "header", option: "xTrace" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};

export const write: Operation = {
  id: "things_write",
  method: "POST",
  path: "/shelves/{ns}",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

export const mark: Operation = {
  ...write,
  id: "things_mark",
  method: "PUT",
  parameters: write.parameters.slice(0, 1),
  repetition: "natural",
};
export const strike: Operation = { ...mark, id: "things_strike", method: "POST", repetition: "none" };
export const start: Operation = { ...write, id: "things_start", statuses: [200, 202] };
export const remove: Operation = { ...write, id: "things_remove", method: "DELETE", body: false, statuses: [204] };
export const list: Operation = {
  id: "things_list",
  method: "GET",
  path: "/things",
  parameters: [
    { name: "limit", in: "query", option: "limit" },
    { name: "cursor", in: "query", option: "cursor" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "things", cursor: "query" },
};
export const search: Operation = {
  ...write,
  id: "things_search",
  parameters: [],
  path: "/search",
  repetition: "safe",
  pages: { member: "rows", cursor: "body" },
};

export interface Harness {
  readonly caller: Caller;
  /** Milliseconds of each wait before a retry. */
  readonly waits: number[];
}

export function harness(server: Pick<AnsweringServer, "baseUrl">, options: Partial<ClientOptions> = {}, now = 0): Harness {
  const waits: number[] = [];
  let keys = 0;
  const caller = new Caller({ baseUrl: server.baseUrl, apiKey: "secret", ...options }, "tested/1.0.0", {
    random: () => 0,
    now: () => now,
    key: () => `made-${++keys}`,
    sleep: async (ms, signal) => {
      waits.push(ms);
      signal?.throwIfAborted();
    },
  });
  return { caller, waits };
}

/** Options as the generated clients type them; here they are what a test makes them. */
export function given(options: Record<string, unknown>): { body?: unknown } {
  return options;
}
