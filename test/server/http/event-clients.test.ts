/** Clients of operations that answer with server-sent events, in TypeScript and in Python, against a server over a socket. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mypy, mypyPath, python, pythonPath } from "#test/contract/python/python.ts";
import { needs } from "#test/support/needs.ts";
import { endOf, lent, type Streaming, streaming } from "./support/event-streams.ts";

const run = promisify(execFile);
let streams: Streaming;
let url: string;

beforeAll(async () => {
  streams = await streaming();
  url = streams.url;
}, 120_000);
afterAll(() => streams?.stop());

describe("the client in TypeScript", () => {
  // biome-ignore lint/suspicious/noExplicitAny: the client is made in the test
  let client: any;
  beforeAll(async () => {
    const { createClient } = await import(join(streams.loaded.folder, "client/index.ts"));
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
    const { UnexpectedResponseError, ConnectionError, ThingsError } = await import(
      join(streams.loaded.folder, "client/index.ts")
    );
    await expect(first(1, client.things.follow({ case: "refused" }))).rejects.toBeInstanceOf(ThingsError);
    await expect(first(9, client.things.follow({ case: "broken" }))).rejects.toBeInstanceOf(ConnectionError);
    const { createClient } = await import(join(streams.loaded.folder, "client/index.ts"));
    const other = createClient({
      baseUrl: url,
      apiKey: "key",
      fetch: async () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    });
    await expect(first(1, other.things.follow())).rejects.toBeInstanceOf(UnexpectedResponseError);
  });

  test("continues after the last event where it is told to", async () => {
    const { createClient } = await import(join(streams.loaded.folder, "client/index.ts"));
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

  test("continues a stream after the service was away, with growing waits, until it refuses", async () => {
    const [{ Caller }, { thingsClient }, { ConnectionError, ThingsError }] = await Promise.all(
      ["runtime/caller.ts", "things/client.ts", "index.ts"].map((path) => import(join(streams.loaded.folder, "client", path))),
    );
    const asked: (string | null)[] = [];
    const waits: number[] = [];
    let answers: (() => Response)[] = [];
    const sends = async (_: string, init: RequestInit) => {
      asked.push(new Headers(init.headers).get("last-event-id"));
      return answers.shift()!();
    };
    const around = { random: () => 0, now: () => 0, key: () => "", sleep: async (ms: number) => void waits.push(ms) };
    const things = thingsClient(new Caller({ baseUrl: url, apiKey: "key", maxRetries: 0, fetch: sends }, "test", around));
    const stream = (id: number) => () =>
      new Response(`id: ${id}\ndata: {}\n\n`, { headers: { "content-type": "text/event-stream" } });
    const lost = () => {
      throw new TypeError("fetch failed");
    };
    const refuses = (status: number, code: string, headers: Record<string, string> = {}) => {
      const body = { error: { code, message: "No.", details: {} } };
      return () => Response.json(body, { status, headers });
    };
    const proxys = () => new Response("<html>", { status: 502 });
    const away = refuses(503, "unavailable", { "Retry-After": "20" });
    answers = [stream(1), lost, lost, away, proxys, stream(2), lost, refuses(403, "forbidden")];
    const found: string[] = [];
    const read = async () => {
      for await (const { id } of things.follow({ reconnect: true })) found.push(id);
    };
    await expect(read()).rejects.toBeInstanceOf(ThingsError);
    expect(found).toEqual(["1", "2"]);
    expect(asked).toEqual([null, "1", "1", "1", "1", "1", "2", "2"]);
    expect(waits).toEqual([2, 4, 8, 20, 30, 2, 4].map((seconds) => seconds * 1_000));
    // Nothing says that there is such a service at all.
    answers = [lost];
    await expect(read()).rejects.toBeInstanceOf(ConnectionError);
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
    const { EventParser } = await import(join(streams.loaded.folder, "client/runtime/event-parser.ts"));
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

  test("has types that compile", async () => {
    expect(streams.made.file("client/things/client.ts")).toContain("extends StreamOptions");
    const files = ["client/index.ts", "things/handlers.ts"].map((path) => join(streams.loaded.folder, path));
    const flags =
      "--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noPropertyAccessFromIndexSignature";
    const more =
      "--ignoreConfig --allowImportingTsExtensions --module nodenext --target es2024 --lib es2024,dom,dom.asynciterable,esnext --types node --skipLibCheck";
    await run("npx", ["tsc", ...flags.split(" "), ...more.split(" "), ...files]);
  }, 60_000);
});

describe("the client in Python", needs(python), () => {
  /** Runs a case. The process ends when nothing more is to be seen. */
  const started = (name: string) => {
    const program = resolve(import.meta.dirname, "../../contract/python/streams.py");
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", PYTHONPATH: join(streams.loaded.folder, "python") };
    return run(pythonPath!, ["-W", "error", "-X", "dev", program, url, name], { env });
  };
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into whatever the program reports
  async function reportOf(running: ReturnType<typeof started>): Promise<any> {
    running.child.stdin!.end();
    const { stdout, stderr } = await running;
    // Connections that were left open, for instance.
    expect(stderr).toBe("");
    return JSON.parse(stdout);
  }
  const event = ({ event, id, data }: ReturnType<typeof lent>) => ({ event: event ?? null, id: id ?? null, data });

  test("iterates over the events, continues where it is told to, and raises what the service refuses", async () => {
    const report = await reportOf(started("reading"));
    const two = [event(lent(1)), { event: "loan.returned", id: "2", data: { book: "b" } }];
    expect([report.two, report.again]).toEqual([two, [two, two]]);
    expect(report.single).toEqual([0, 1].map((copies) => event({ data: { book: "b", copies } })));
    expect(report.none).toEqual([]);
    expect(report.continued).toEqual([event(lent(5)), event(lent(6))]);
    expect(report.refused).toEqual(["NotFoundError", "things_follow: 404 not_found: There is no such shelf."]);
    // What the service refuses is not asked again.
    expect(report.forbidden).toEqual(["ForbiddenError", "things_follow: 403 forbidden: No."]);
    expect(report.before).toEqual([event(lent(1))]);
    expect(report.broken).toEqual(["NoResponseError", "things_follow: the stream of events was interrupted"]);
    expect(report.foreign).toEqual(["UnexpectedResponseError", "things_follow: answered with what is no stream of events"]);
    expect(report.reconnected).toEqual(["1", "2", "3", "4", "5"]);
    expect(report.mended).toEqual(["1", "2", "3"]);
    expect(report.waits).toEqual([2, 2, 2, 2]);
    const { away } = report;
    expect(away.found).toEqual(["1", "2"]);
    expect(away.asked).toEqual([null, "1", "1", "1", "1", "1", "2", "2"]);
    expect(away.waits).toEqual([2, 4, 8, 20, 30, 2, 4]);
    expect(away.end).toEqual(["ForbiddenError", "things_follow: 403 forbidden: No."]);
    // Nothing says that there is such a service at all.
    expect(away.never[0]).toBe("NoResponseError");
  });

  test("reads events however their text arrives", async () => {
    const { parsed } = await reportOf(started("reading"));
    const want = [
      [null, "a\n b"],
      ["x", ""],
      [null, "c"],
    ];
    expect(parsed).toEqual(Array.from({ length: 5 }, () => [want, "9", 5]));
  });

  test.each(["left", "cancelled", "async_left"])("ends the stream while the process goes on: %s", async (name) => {
    const running: ReturnType<typeof started>[] = [];
    expect(await endOf(async () => void running.push(started(name)))).toEqual(["silent"]);
    const report = await reportOf(running[0]!);
    expect(report).toEqual(name === "cancelled" ? ["CallCancelledError", "The call was cancelled."] : [event(lent(1))]);
  });

  test("follows many streams of asyncio beside other calls", async () => {
    const report = await reportOf(started("async_reading"));
    expect(report.many).toEqual(Array.from({ length: 40 }, (_, at) => [`${at + 1}`, `${at + 2}`]));
    expect(report.broken).toBe("things_follow: the stream of events was interrupted");
    expect(await reportOf(started("async_cancelled"))).toEqual({ ends: ["CancelledError"], others: 2 });
  });

  test("has types that tell the events apart", needs(mypy), async () => {
    const { folder } = streams.loaded;
    const program = join(folder, "typed.py");
    writeFileSync(
      program,
      `from things_client import AsyncClient, Client

with Client("http://a", "k") as client:
    for event in client.things.follow(last_event_id="1", reconnect=True):
        if event.event == "lent":
            print(event.data["copies"] + 1)
        else:
            print(event.data["book"], event.data["copies"])
    for single in client.things.single():
        print(single.event, single.data["copies"] + 1, single.reason)


async def follow(other: AsyncClient) -> None:
    async for event in other.things.follow(case="c"):
        print(event.id, event.nothing)
`,
    );
    const given = ["--strict", "--python-version", "3.9", "--cache-dir", join(folder, "mypy")];
    const options = { env: { ...process.env, MYPYPATH: join(folder, "python") }, cwd: folder };
    expect((await run(mypyPath!, [...given, join(folder, "python/things_client")], options)).stdout).toMatch(/^Success/);
    const { stdout } = await run(mypyPath!, [...given, program], options).catch((error: { stdout: string }) => error);
    const found = [...stdout.matchAll(/typed\.py:(\d+): error: .*\[([a-z-]+)\]$/gm)].map(([, line, code]) => `${line} ${code}`);
    expect([...new Set(found)]).toEqual(["8 typeddict-item", "10 attr-defined", "15 union-attr"]);
  });
});
