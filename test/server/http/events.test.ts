/** Operations that answer with server-sent events: emitted, compiled, served over a socket, and followed by `fetch` and by the generated client. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "#src/foundation/log/log.ts";
import { createServer, type Handler, type RunningServer } from "#src/server/http/server.ts";
import { type Loaded, loadGenerated } from "#test/codegen/load-generated.ts";
import { getter, resource, type Specified, specified } from "#test/codegen/specification.ts";
import { movableClock } from "#test/support/clock.ts";
import { compareContracts } from "../../../codegen/typespec-koa/src/contract/compare/contracts.ts";
import { locator } from "../../../codegen/typespec-koa/src/contract/locator.ts";
import { lockOf } from "../../../codegen/typespec-koa/src/contract/lock-of.ts";
import { changeText } from "../../../codegen/typespec-koa/src/contract/report.ts";
import { ServiceError } from "../../../codegen/typespec-koa-runtime/src/service-error.ts";
import { keys } from "./support/server.ts";

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

let made: Specified;
let loaded: Loaded;
let server: RunningServer;
let url: string;

interface Sent {
  readonly event?: string;
  readonly id?: string;
  readonly data: unknown;
}
type Asked = { query: { case?: string; count?: number }; headers: { "Last-Event-ID"?: string } };

const lent = (id: number): Sent => ({ event: "lent", id: String(id), data: { book: "grüße\n", copies: id } });
const ended: string[] = [];
/** Resolves when an iterable has ended. */
let onEnd = Promise.withResolvers<void>();
let wanted = 0;

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
      wanted += 1;
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

const parts = () => ({
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

beforeAll(async () => {
  made = await specified(DECLARATIONS);
  loaded = await loadGenerated(made);
  server = createServer({
    ...parts(),
    config: { host: "127.0.0.1", port: 0, responseValidation: 1 },
    violations: "answer",
    limits: { heartbeatMs: 20 },
  });
  url = `${(await server.start()).url}/v1`;
}, 120_000);
afterAll(async () => {
  await server?.stop(0);
  loaded?.remove();
});

const get = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);

/** What a name ends with, once. */
async function endOf(act: () => Promise<unknown>): Promise<string[]> {
  ended.length = 0;
  onEnd = Promise.withResolvers();
  await act();
  await onEnd.promise;
  return [...ended];
}

describe("a declared stream of events", () => {
  test("is sent with the names, ids and data of its events", async () => {
    const response = await get("/follow");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect([response.headers.get("x-shelf"), response.headers.get("x-request-id")]).toEqual(["7", expect.any(String)]);
    expect(await response.text()).toBe(
      'event: lent\nid: 1\ndata: {"book":"grüße\\n","copies":1}\n\nevent: loan.returned\nid: 2\ndata: {"book":"b"}\n\n',
    );
    expect(await (await get("/single?count=2")).text()).toBe(
      'data: {"book":"b","copies":0}\n\ndata: {"book":"b","copies":1}\n\n',
    );
    expect(await (await get("/single?count=0")).text()).toBe("");
  });

  test("begins after Last-Event-ID, a header as any other", async () => {
    const response = await get("/follow?case=continued", { headers: { "Last-Event-ID": "7" } });
    expect((await response.text()).match(/id: \d+/g)).toEqual(["id: 8", "id: 9"]);
  });

  test("answers what fails before the first event in the envelope", async () => {
    const answered = async (path: string) => {
      const response = await get(path);
      return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
    };
    expect(await answered("/follow?case=forbidden")).toEqual([403, "forbidden"]);
    expect(await answered("/follow?case=refused")).toEqual([404, "not_found"]);
    expect(await answered("/single?count=x")).toEqual([400, "invalid_request"]);
    // No iterable, which is a mistake of the handler.
    expect(await answered("/follow?case=nothing")).toEqual([500, "internal"]);
  });

  test("ends without the end of its response where it fails later", async () => {
    const reader = (await get("/follow?case=broken")).body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain("id: 1");
    await expect(reader.read()).rejects.toThrow();
  });

  test("is checked event by event, by the name of each", async () => {
    const response = await get("/follow?case=wrong");
    const text = await response.text();
    expect([response.status, text]).toEqual([500, expect.stringContaining("breaks the contract")]);
    expect(text).toContain("/data/");
    const reader = (await get("/follow?case=misnamed")).body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain("loan.returned");
    await expect(reader.read()).rejects.toThrow();
  });

  test("sends comments while nothing happens, and ends its iterable when the client goes", async () => {
    const gone = new AbortController();
    const seen = await endOf(async () => {
      const response = await get("/follow?case=silent", { signal: gone.signal });
      let text = "";
      for await (const piece of response.body!) {
        text += new TextDecoder().decode(piece);
        if (text.includes(": heartbeat\n\n: heartbeat\n\n")) break;
      }
      gone.abort();
    });
    expect(seen).toEqual(["silent"]);
  });

  test("waits for a client that does not read, and ends when that one goes", async () => {
    wanted = 0;
    const seen = await endOf(async () => {
      const request = httpRequest(`${url}/follow?case=endless`).end();
      const [response] = await once(request, "response");
      response.pause();
      // Its own end of the socket is full when the generator is asked no more. It is asked for some MB at the most.
      let before = -1;
      while (before !== wanted) {
        before = wanted;
        for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
      }
      request.destroy();
    });
    expect(seen).toEqual(["endless"]);
    expect(wanted).toBeLessThan(1_000);
  });

  test("answers HEAD with its head alone", async () => {
    const seen = await endOf(async () => {
      const response = await get("/follow?case=silent", { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
      expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    });
    expect(seen).toEqual(["silent"]);
  });

  test("ends with the server", async () => {
    const other = createServer({ ...parts(), config: { host: "127.0.0.1", port: 0 } });
    const { url: base } = await other.start();
    const seen = await endOf(async () => {
      const response = await fetch(`${base}/v1/follow?case=silent`);
      const [text] = await Promise.all([response.text(), other.stop(60_000)]);
      expect(text).toContain("id: 1");
    });
    expect(seen).toEqual(["silent"]);
  });
});

test("A stream that is declared is opened by its handler alone", () => {
  const streams = { things_follow: () => Promise.reject(new Error("never")) };
  const options = { ...parts(), config: { host: "127.0.0.1", port: 0 } };
  expect(() => createServer({ ...options, streams })).toThrow("things_follow declares its stream of events");
});

test("It is published with the data of one event, and locked with the names of all", () => {
  const { content, description } = made.document.paths["/follow"].get.responses[200];
  expect(content).toEqual({ "text/event-stream": { schema: { $ref: "#/components/schemas/LoanEvent" } } });
  expect(description).toContain("The events are `lent`, `loan.returned`.");
  expect(made.document.paths["/single"].get.responses[200].content["text/event-stream"].schema).toEqual({
    $ref: "#/components/schemas/Lent",
  });
  expect(made.file("things/handlers.ts")).toContain(
    '{ readonly event: "loan.returned"; readonly id?: string; readonly data: Returned }>>',
  );
  const lock = lockOf(made.api);
  const earlier = JSON.parse(JSON.stringify(lock).replace('"const":"lent"', '"const":"borrowed"'));
  const changes = compareContracts(earlier, lock, locator(made.api), made.api.settings);
  expect(changes.map(changeText).join("\n")).toContain("things_follow 200");
  expect(changes.map(({ verdict }) => verdict)).toContain("breaking");
  expect(compareContracts(lock, lock, locator(made.api), made.api.settings)).toEqual([]);
});

describe("the generated client", () => {
  // biome-ignore lint/suspicious/noExplicitAny: the client is made in the test
  let client: any;
  beforeAll(async () => {
    const { createClient } = await import(join(loaded.folder, "client/index.ts"));
    client = createClient({ baseUrl: url, apiKey: "key", maxRetries: 0 });
  });

  // biome-ignore lint/suspicious/noExplicitAny: as above
  async function first(count: number, events: AsyncIterable<any>): Promise<any[]> {
    const found = [];
    for await (const event of events) {
      found.push(event);
      if (found.length === count) break;
    }
    return found;
  }

  test("iterates over the events, and ends with the stream", async () => {
    expect(await first(9, client.things.follow())).toEqual([lent(1), { event: "loan.returned", id: "2", data: { book: "b" } }]);
    expect(await first(9, client.things.single({ count: 2 }))).toEqual([0, 1].map((copies) => ({ data: { book: "b", copies } })));
    expect(await first(9, client.things.follow({ case: "continued", lastEventId: "4" }))).toEqual([lent(5), lent(6)]);
  });

  test("throws what the service refuses, and a lost connection", async () => {
    const { UnexpectedResponseError, ConnectionError, ThingsError } = await import(join(loaded.folder, "client/index.ts"));
    await expect(first(1, client.things.follow({ case: "refused" }))).rejects.toBeInstanceOf(ThingsError);
    await expect(first(9, client.things.follow({ case: "broken" }))).rejects.toBeInstanceOf(ConnectionError);
    const { createClient } = await import(join(loaded.folder, "client/index.ts"));
    const other = createClient({
      baseUrl: url,
      apiKey: "key",
      fetch: async () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    });
    await expect(first(1, other.things.follow())).rejects.toBeInstanceOf(UnexpectedResponseError);
  });

  test("continues after the last event where it is told to", async () => {
    const { createClient } = await import(join(loaded.folder, "client/index.ts"));
    const asked: (string | null)[] = [];
    const patient = createClient({
      baseUrl: url,
      apiKey: "key",
      fetch: async (input: string, init: RequestInit) => {
        asked.push(new Headers(init.headers).get("last-event-id"));
        const response = await fetch(input, init);
        // So that the test does not wait as long as a browser.
        const retry = new Blob(["retry: 0\n\n"]).stream();
        const joined = new ReadableStream({
          async start(controller) {
            for await (const piece of retry) controller.enqueue(piece);
            try {
              for await (const piece of response.body!) controller.enqueue(piece);
              controller.close();
            } catch (error) {
              controller.error(error);
            }
          },
        });
        return new Response(joined, response);
      },
    });
    const ids = async (name: string, count: number) =>
      (await first(count, patient.things.follow({ case: name, reconnect: true }))).map(({ id }) => id);
    expect(await ids("continued", 5)).toEqual(["1", "2", "3", "4", "5"]);
    expect(asked).toEqual([null, "2", "4"]);
    expect(await ids("broken", 3)).toEqual(["1", "2", "3"]);
  });

  test("ends the stream with the iteration, and with its signal", async () => {
    expect(await endOf(() => first(1, client.things.follow({ case: "silent" })))).toEqual(["silent"]);
    const signal = new AbortController();
    const stopped = endOf(async () => {
      const iterator = client.things.follow({ case: "silent", signal: signal.signal, reconnect: true })[Symbol.asyncIterator]();
      await iterator.next();
      const next = iterator.next();
      signal.abort(new Error("Enough."));
      await expect(next).rejects.toThrow("Enough.");
    });
    expect(await stopped).toEqual(["silent"]);
  });

  test("reads events however their text arrives", async () => {
    const { EventParser } = await import(join(loaded.folder, "client/runtime/event-parser.ts"));
    const text =
      "\uFEFF: c\r\nretry: 5\rid:1\ndata: a\ndata:  b\n\nevent: x\r\ndata\r\n\r\nid: 9\n\nid: a\0\ndata: c\n\ndata: unfinished";
    const want = [
      { event: undefined, data: "a\n b" },
      { event: "x", data: "" },
      { event: undefined, data: "c" },
    ];
    for (const size of [1, 2, 3, 7, 1_000]) {
      const parser = new EventParser("");
      const found = [];
      for (let at = 0; at < text.length; at += size) found.push(...parser.read(text.slice(at, at + size)));
      expect([found, parser.lastId, parser.retryMs], `${size}`).toEqual([want, "9", 5]);
    }
  });

  test("has types that compile, and Python has no such method", async () => {
    expect(made.diagnostics.map(({ code }) => code)).toContain("typespec-koa/no-python-stream");
    expect(made.file("client/things/client.ts")).toContain("extends StreamOptions");
    const files = ["client/index.ts", "things/handlers.ts"].map((path) => join(loaded.folder, path));
    const flags =
      "--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noPropertyAccessFromIndexSignature";
    const more =
      "--ignoreConfig --allowImportingTsExtensions --module nodenext --target es2024 --lib es2024,dom,dom.asynciterable,esnext --types node --skipLibCheck";
    await promisify(execFile)("npx", ["tsc", ...flags.split(" "), ...more.split(" "), ...files]);
  }, 60_000);
});
