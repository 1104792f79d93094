/** A small service whose operations answer with server-sent events: emitted, compiled, and served over a socket. */
import { createLogger } from "#src/foundation/log/log.ts";
import { createServer, type Handler } from "#src/server/http/server.ts";
import { type Loaded, loadGenerated } from "#test/codegen/load-generated.ts";
import { getter, resource, type Specified, specified } from "#test/codegen/specification.ts";
import { movableClock } from "#test/support/clock.ts";
import { ServiceError } from "../../../../codegen/typespec-koa-runtime/src/service-error.ts";
import { keys } from "./server.ts";

const stream = (data: string) =>
  `{ @statusCode _: 200; ...CommonHeaders; @header contentType: "text/event-stream"; @body event: ${data} }`;

const DECLARATIONS = `
/** L. */ model Lent { /** B. */ book: string; /** C. */ copies: uint8 }
/** R. */ model Returned { /** B. */ book: string }
/** What happens to loans. */
union LoanEvent { lent: Lent, "loan.returned": Returned }
${resource(
  "Things",
  getter(
    "follow",
    '/** After this event. */ @header("Last-Event-ID") lastEventId?: string, /** C. */ @query case?: string',
    `${stream("LoanEvent")} | NotFound | Forbidden`,
  ),
  getter("single", "/** N. */ @query count?: int32", stream("Lent")),
)}`;

/** An event as a handler gives it. */
export interface Sent {
  readonly event?: string;
  readonly id?: string;
  readonly data: unknown;
}
type Asked = { query: { case?: string; count?: number }; headers: { "Last-Event-ID"?: string } };

export const lent = (id: number): Sent => ({ event: "lent", id: String(id), data: { book: "grüße\n", copies: id } });
const ended: string[] = [];
/** Resolves when an iterable has ended. */
let onEnd = Promise.withResolvers<void>();

const CASES: Record<string, (after: number) => AsyncGenerator<Sent, void, undefined>> = {
  async *two() {
    yield lent(1);
    yield { event: "loan.returned", id: "2", data: { book: "b" } };
  },
  /** Two events after the last one, and the end. */
  async *continued(after) {
    yield lent(after + 1);
    yield lent(after + 2);
  },
  async *broken(after) {
    yield lent(after + 1);
    throw new Error("The shelf fell over.");
  },
  // biome-ignore lint/correctness/useYield: it fails before its first event
  async *refused() {
    throw new ServiceError("not_found", "There is no such shelf.");
  },
  async *wrong() {
    yield { event: "lent", data: { book: 5 } };
  },
  async *misnamed() {
    yield { event: "loan.returned", data: { book: "b" } };
    yield { event: "other", data: { book: "b" } };
  },
  async *endless() {
    for (;;) {
      asked.wanted += 1;
      yield { event: "lent", data: { book: "x".repeat(100_000), copies: 1 } };
    }
  },
};

/** Says nothing after its first event, until it is ended. */
function silent(): AsyncIterable<Sent> {
  let next = 0;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => (next++ === 0 ? Promise.resolve({ done: false, value: lent(1) }) : new Promise(() => undefined)),
      return: async () => {
        ended.push("silent");
        onEnd.resolve();
        return { done: true, value: undefined };
      },
    }),
  };
}

async function* watched(name: string, events: AsyncGenerator<Sent, void, undefined>) {
  try {
    yield* events;
  } finally {
    ended.push(name);
    onEnd.resolve();
  }
}

const follow: Handler = async (_context, request) => {
  const { query, headers } = request as unknown as Asked;
  const name = query.case ?? "two";
  if (name === "forbidden") throw new ServiceError("forbidden", "No.");
  if (name === "nothing") return { status: 200, body: {} };
  const body = name === "silent" ? silent() : watched(name, CASES[name]!(Number(headers["Last-Event-ID"] ?? 0)));
  return { status: 200, body, headers: { "X-Shelf": "7" } };
};
const single: Handler = async (_context, request) => {
  const { count = 1 } = (request as unknown as Asked).query;
  const each = async function* () {
    for (let at = 0; at < count; at++) yield { data: { book: "b", copies: at } };
  };
  return { status: 200, body: each() };
};

export const partsOf = (loaded: Loaded) => ({
  handlers: { things: { follow, single } },
  operations: loaded.operations,
  accounts: {
    leastLimit: 1,
    authenticate: () => keys.writer!,
    admit: () => ({ limit: 1, remaining: 1, reset: 0, retryAfter: null }),
    forget: () => {},
  },
  clock: movableClock(),
  log: createLogger({ level: "silent" }),
});

/** What a name ends with, once. */
export async function endOf(act: () => Promise<unknown>): Promise<string[]> {
  ended.length = 0;
  onEnd = Promise.withResolvers();
  await act();
  await onEnd.promise;
  return [...ended];
}

/** How often the endless stream was asked for an event. */
export const asked = { wanted: 0 };

export interface Streaming {
  readonly made: Specified;
  readonly loaded: Loaded;
  /** The base address of the operations. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function streaming(): Promise<Streaming> {
  const made = await specified(DECLARATIONS);
  const loaded = await loadGenerated(made);
  const server = createServer({
    ...partsOf(loaded),
    config: { host: "127.0.0.1", port: 0, responseValidation: 1 },
    violations: "answer",
    limits: { heartbeatMs: 20 },
  });
  const url = `${(await server.start()).url}/v1`;
  const stop = async () => {
    await server.stop(0);
    loaded.remove();
  };
  return { made, loaded, url, stop };
}
