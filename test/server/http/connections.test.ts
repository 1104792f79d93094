import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { call, expectError, head, RawConnection } from "./support/client.ts";
import { testServer } from "./support/server.ts";

/** A handler that answers its path's id once it is let go. */
function gate() {
  const waiting = new Map<string, () => void>();
  const arrived: string[] = [];
  return {
    arrived,
    open: (id: string) => waiting.get(id)?.(),
    handler: async (_context: unknown, request: { path: unknown }) => {
      const { id } = request.path as { id: string };
      arrived.push(id);
      await new Promise<void>((resolve) => waiting.set(id, resolve));
      return { status: 200, body: { id } };
    },
  };
}

describe("pipelined requests", () => {
  test("are answered in their order, whichever is done first", async () => {
    const { handler, open, arrived } = gate();
    const server = await testServer({ handlers: { one: handler } });
    const connection = await RawConnection.open(server.port);
    connection.send(["a", "b", "c"].map((id) => head("GET", `/v1/things/${id}`)).join(""));
    await expect.poll(() => arrived).toEqual(["a", "b", "c"]);
    for (const id of ["c", "b", "a"]) open(id);
    for (const id of ["a", "b", "c"]) expect((await connection.response())?.json).toEqual({ id });
    connection.destroy();
  });

  test("with bodies do not run into each other", async () => {
    const server = await testServer();
    const connection = await RawConnection.open(server.port);
    const bodies = [1, 2, 3].map((number) => JSON.stringify({ upsert: [{ id: `d${number}` }] }));
    connection.send(
      bodies
        .map(
          (body) =>
            head("POST", "/v1/namespaces/a", { "Content-Type": "application/json", "Content-Length": body.length }) + body,
        )
        .join(""),
    );
    for (const number of [1, 2, 3]) expect((await connection.response())?.json.body.upsert).toEqual([{ id: `d${number}` }]);
    connection.destroy();
  });

  test("before a broken one are answered before it is refused", async () => {
    const { handler, open, arrived } = gate();
    const server = await testServer({ handlers: { one: handler } });
    const connection = await RawConnection.open(server.port);
    connection.send(`${head("GET", "/v1/things/a")}${head("GET", "/v1/things/b")}rubbish\r\n\r\n`);
    await expect.poll(() => arrived).toEqual(["a", "b"]);
    open("b");
    open("a");
    expect((await connection.response())?.json).toEqual({ id: "a" });
    expect((await connection.response())?.json).toEqual({ id: "b" });
    expectError((await connection.response())!, 400, "invalid_request");
    await connection.closed();
  });

  test("before one with an unknown method are answered before it is refused by its name", async () => {
    const server = await testServer();
    const connection = await RawConnection.open(server.port);
    connection.send(`${head("GET", "/v1/things/a")}${head("PURGE-ALL", "/v1/things/b")}`);
    expect((await connection.response())?.status).toBe(200);
    const refused = (await connection.response())!;
    expect(expectError(refused, 405, "method_not_allowed").message).toMatch(/^\/v1\/things\/b does not support PURGE-ALL/);
    expect(refused.headers.get("allow")).toContain("GET");
    await connection.closed();
  });
});

describe("what is not HTTP", () => {
  test.each([
    ["rubbish", "rubbish\r\n\r\n", 400, "invalid_request"],
    ["an unknown method", "FROBNICATE /v1/things HTTP/1.1\r\nHost: x\r\n\r\n", 405, "method_not_allowed"],
    ["an unknown method that begins as a known one", "GETS /v1/things HTTP/1.1\r\nHost: x\r\n\r\n", 405, "method_not_allowed"],
    ["an unknown method in small letters", "get /v1/things HTTP/1.1\r\nHost: x\r\n\r\n", 405, "method_not_allowed"],
    ["an unknown method where nothing is", "FROBNICATE /nowhere HTTP/1.1\r\nHost: x\r\n\r\n", 404, "not_found"],
    ["TLS on a plain port", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400, "invalid_request"],
    ["two Host headers", "GET /v1/things HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400, "invalid_request"],
    [
      "two Authorization headers",
      "GET /v1/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer writer\r\nauthorization: Bearer reader\r\n\r\n",
      400,
      "invalid_request",
    ],
    ["HTTP/3.0", "GET /v1/things HTTP/3.0\r\nHost: x\r\n\r\n", 400, "invalid_request"],
    ["a header without a colon", "GET /v1/things HTTP/1.1\r\nHost x\r\n\r\n", 400, "invalid_request"],
    ["a blank before the colon", "GET /v1/things HTTP/1.1\r\nHost : x\r\n\r\n", 400, "invalid_request"],
    [
      "two lengths",
      "POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
      "invalid_request",
    ],
    ["a length that is none", "POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n", 400, "invalid_request"],
    [
      "a length and chunks, as smugglers send",
      "POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
      "invalid_request",
    ],
    ["headers past 16 kB", `GET /v1/things HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, 413, "too_large"],
    ["a path past 16 kB", `GET /v1/things/${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413, "too_large"],
    ["no Host in HTTP/1.1", "GET /v1/things HTTP/1.1\r\nAuthorization: Bearer writer\r\n\r\n", 400, "invalid_request"],
    ["CONNECT", "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n", 405, "method_not_allowed"],
  ])("gets the envelope all the same: %s", async (_what, text, status, code) => {
    const server = await testServer();
    const connection = await RawConnection.open(server.port);
    connection.send(Buffer.from(text, "latin1"));
    expectError((await connection.response())!, status, code);
    expect(server.handled).toEqual([]);
    connection.destroy();
  });

  test("is logged without its bytes, which may have a key", async () => {
    const server = await testServer();
    const connection = await RawConnection.open(server.port);
    connection.send("GET /v1/things HTTP/1.1\r\nAuthorization: Bearer writer\r\nHost x\r\n\r\n");
    expectError((await connection.response())!, 400, "invalid_request");
    const lines = server.logged.filter(({ msg }) => msg === "A request could not be parsed.");
    expect(lines).toEqual([
      {
        level: "debug",
        time: expect.anything(),
        code: "HPE_INVALID_HEADER_TOKEN",
        reason: expect.any(String),
        msg: lines[0]?.msg,
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain("writer");
    connection.destroy();
  });

  test("in the middle of a body gets it too, and reaches no handler", async () => {
    const server = await testServer();
    const connection = await RawConnection.open(server.port);
    connection.send(
      `${head("POST", "/v1/namespaces/a", { "Content-Type": "application/json", "Transfer-Encoding": "chunked" })}5\r\n{"up\r\nnot a chunk\r\n`,
    );
    expectError((await connection.response())!, 400, "invalid_request");
    await connection.closed();
    expect(server.handled).toEqual([]);
  });

  test("that ends before its body does is told so", async () => {
    const server = await testServer();
    const connection = await RawConnection.open(server.port);
    connection.send(`${head("POST", "/v1/namespaces/a", { "Content-Type": "application/json", "Content-Length": "100" })}{"up`);
    connection.socket.end();
    const { message } = expectError((await connection.response())!, 400, "invalid_request");
    expect(message).toBe("The body ended before its announced length or last chunk.");
    expect(server.handled).toEqual([]);
  });

  test("but old is served: HTTP/1.0 without Host", async () => {
    const server = await testServer();
    const connection = await RawConnection.open(server.port);
    connection.send("GET /v1/things HTTP/1.0\r\nAuthorization: Bearer writer\r\n\r\n");
    expect((await connection.response())?.status).toBe(200);
    await connection.closed();
  });

  test("is an upgrade that nobody offers, and is served as if it had not been asked for", async () => {
    const server = await testServer();
    const connection = await RawConnection.open(server.port);
    connection.send(head("GET", "/v1/things", { Connection: "Upgrade", Upgrade: "websocket" }));
    expect((await connection.response())?.status).toBe(200);
    connection.destroy();
  });
});

describe("a slow request", () => {
  test("whose head does not come in time is refused", async () => {
    const server = await testServer({ limits: { headersTimeoutMs: 100, requestTimeoutMs: 200 } });
    const connection = await RawConnection.open(server.port);
    connection.send("GET /v1/things HTTP/1.1\r\nHost: x\r\n");
    expectError((await connection.response())!, 408, "invalid_request");
    await connection.closed();
  });

  test("whose body does not come in time is refused", async () => {
    const server = await testServer({ limits: { headersTimeoutMs: 100, requestTimeoutMs: 200 } });
    const connection = await RawConnection.open(server.port);
    connection.send(`${head("POST", "/v1/namespaces/a", { "Content-Type": "application/json", "Content-Length": 100 })}{`);
    expectError((await connection.response())!, 408, "invalid_request");
    await connection.closed();
    expect(server.handled).toEqual([]);
  });

  test("whose body comes too slowly is refused in the envelope, long before its time is over, and its connection ends", async () => {
    const server = await testServer({ limits: { slowBodyPeriodMs: 100, slowBodyBytesPerSecond: 1_000 } });
    const connection = await RawConnection.open(server.port);
    connection.send(`${head("POST", "/v1/namespaces/a", { "Content-Type": "application/json", "Content-Length": 3_000_000 })}{`);
    const { message } = expectError((await connection.response())!, 408, "invalid_request");
    expect(message).toContain("1000 bytes per second");
    connection.socket.end();
    await connection.closed();
    expect(server.handled).toEqual([]);
  });

  test("is not one whose handler takes long", async () => {
    const { handler, open, arrived } = gate();
    const server = await testServer({ handlers: { one: handler }, limits: { headersTimeoutMs: 500, requestTimeoutMs: 500 } });
    const answer = call(server.url, "/v1/things/a");
    await expect.poll(() => arrived).toEqual(["a"]);
    // The check for slow requests runs twice a second; another connection's refusal shows that it has.
    const slow = await RawConnection.open(server.port);
    slow.send("GET /v1/things HTTP/1.1\r\n");
    await slow.response();
    open("a");
    expect((await answer).status).toBe(200);
  });
});

describe("a client that waits for its answer", () => {
  test("is answered, however long its connection is silent meanwhile", async () => {
    const { handler, open, arrived } = gate();
    const server = await testServer({ handlers: { one: handler }, limits: { silenceMs: 200 } });
    const answer = call(server.url, "/v1/things/a");
    await expect.poll(() => arrived).toEqual(["a"]);
    // One that began its silence later and has nothing to wait for is cut; twice, so that the first was looked at again.
    for (const _ of [1, 2]) {
      const idle = await RawConnection.open(server.port);
      await once(idle.socket, "close");
    }
    open("a");
    expect((await answer).status).toBe(200);
  });
});

describe("a client that does not read its answer", () => {
  test("is cut", async () => {
    const body = { text: "x".repeat(32 * 1024 * 1024) };
    const server = await testServer({
      handlers: { list: async () => ({ status: 200, body }) },
      share: 0,
      limits: { silenceMs: 100 },
    });
    const connection = await RawConnection.open(server.port);
    connection.socket.pause();
    connection.socket.write(head("GET", "/v1/things"));
    const connections = () =>
      new Promise<number>((resolve, reject) =>
        server.running.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    await expect.poll(connections, { timeout: 30_000 }).toBe(0);
    connection.destroy();
  });
});

describe("a stop", () => {
  test("finishes what is under way, closes its connection and takes nothing new", async () => {
    const { handler, open, arrived } = gate();
    const server = await testServer({ handlers: { one: handler } });
    const [busy, idle] = [await RawConnection.open(server.port), await RawConnection.open(server.port)];
    idle.send(head("GET", "/v1/things"));
    await idle.response();
    busy.send(head("GET", "/v1/things/a"));
    await expect.poll(() => arrived).toEqual(["a"]);
    let stopped = false;
    const stop = server.running.stop(10_000).then(() => {
      stopped = true;
    });
    await idle.closed();
    await expect(RawConnection.open(server.port)).rejects.toThrow();
    expect(stopped).toBe(false);
    open("a");
    const answer = await busy.response();
    expect(answer?.json).toEqual({ id: "a" });
    expect(answer?.headers.get("connection")).toBe("close");
    await stop;
    await busy.closed();
  });

  test("cuts what is still under way when its time is over", async () => {
    const { handler, arrived } = gate();
    const server = await testServer({ handlers: { one: handler } });
    const connection = await RawConnection.open(server.port);
    connection.send(head("GET", "/v1/things/a"));
    await expect.poll(() => arrived).toEqual(["a"]);
    await server.running.stop(20);
    expect(await connection.response()).toBeNull();
  });

  test("may be asked for twice", async () => {
    const server = await testServer();
    await Promise.all([server.running.stop(1_000), server.running.stop(1_000)]);
  });
});

describe("a start", () => {
  test("on a port that is taken says so", async () => {
    const { createServer } = await import("#src/server/http/server.ts");
    const server = await testServer();
    const other = createServer({
      handlers: {},
      operations: [],
      accounts: {
        leastLimit: 600,
        authenticate: () => Promise.reject(new Error("unused")),
        admit: () => ({ limit: 0, remaining: 0, reset: 0, retryAfter: null }),
        forget: () => {},
      },
      clock: server.clock,
      log: (await import("#src/foundation/log/log.ts")).createLogger({ level: "silent" }),
      config: { host: "127.0.0.1", port: server.port, responseValidation: 0 },
    });
    await expect(other.start()).rejects.toThrow(
      `The service cannot listen on PORT ${server.port} of 127.0.0.1: another process uses it. Set another port.`,
    );
  });
});
