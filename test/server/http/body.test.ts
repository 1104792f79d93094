import { once } from "node:events";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { Handler } from "#src/server/http/server.ts";
import { call, expectError, head, RawConnection } from "./support/client.ts";
import { type TestServer, testServer } from "./support/server.ts";

const MEBIBYTE = 1024 * 1024;
/** Of `things_write`. */
const LIMIT = 4 * MEBIBYTE;
const PATH = "/v1/namespaces/a";

/** Answers how large the state was that arrived, so that large bodies need not come back. */
const measure: Handler = async (_context, { body }) => {
  const { upsert = [] } = body as { upsert?: { state?: { text?: string } }[] };
  return { status: 200, body: { count: upsert.length, length: upsert[0]?.state?.text?.length ?? 0 } };
};

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ handlers: { write: measure } });
});

const bodyOf = (length: number) => JSON.stringify({ upsert: [{ id: "a", state: { text: "x".repeat(length) } }] });

/** A body of exactly so many bytes. */
const bodyOfBytes = (bytes: number) => bodyOf(bytes - bodyOf(0).length);

const json = { "Content-Type": "application/json" };

async function onConnection<T>(work: (connection: RawConnection) => Promise<T>, port = server.port): Promise<T> {
  const connection = await RawConnection.open(port);
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
}

describe("a body", () => {
  test("arrives in however many pieces it comes", async () => {
    const body = bodyOf(3 * MEBIBYTE);
    expect((await call(server.url, PATH, { body, headers: json })).json).toEqual({ count: 1, length: 3 * MEBIBYTE });
  });

  test("arrives byte by byte", async () => {
    const body = bodyOf(20);
    await onConnection(async (connection) => {
      connection.socket.setNoDelay(true);
      connection.send(head("POST", PATH, { ...json, "Content-Length": body.length }));
      for (const character of body) {
        connection.send(character);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect((await connection.response())?.json).toEqual({ count: 1, length: 20 });
    });
  });

  test("arrives with its head byte by byte too", async () => {
    const body = bodyOf(1);
    await onConnection(async (connection) => {
      connection.socket.setNoDelay(true);
      for (const character of head("POST", PATH, { ...json, "Content-Length": body.length }) + body) {
        connection.send(character);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect((await connection.response())?.json).toEqual({ count: 1, length: 1 });
    });
  });

  test("arrives in chunks, a character split between two", async () => {
    const body = Buffer.from(JSON.stringify({ upsert: [{ id: "a", state: { text: "caf\u00e9" } }] }));
    const cut = body.indexOf(0xc3) + 1;
    await onConnection(async (connection) => {
      connection.send(head("POST", PATH, { ...json, "Transfer-Encoding": "chunked" }));
      for (const chunk of [body.subarray(0, cut), body.subarray(cut)]) {
        connection.send(Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]));
        await new Promise((resolve) => setImmediate(resolve));
      }
      connection.send("0\r\n\r\n");
      expect((await connection.response())?.json).toEqual({ count: 1, length: 4 });
    });
  });

  test("may be exactly as large as the operation takes", async () => {
    const answer = await call(server.url, PATH, { body: bodyOfBytes(LIMIT), headers: json });
    expect(answer.status).toBe(200);
  });
});

describe("a body that is too large", () => {
  const expectTooLarge = (answer: Awaited<ReturnType<RawConnection["response"]>>) => {
    expect(answer).not.toBeNull();
    const error = expectError(answer!, 413, "too_large");
    expect(error.message).toContain("4 MB");
    expect(error.details).toEqual({ limit_bytes: LIMIT });
  };

  test("by its Content-Length is refused before any of it is read", async () => {
    await onConnection(async (connection) => {
      connection.send(head("POST", PATH, { ...json, "Content-Length": LIMIT + 1 }));
      const answer = await connection.response();
      expectTooLarge(answer);
      expect(answer?.headers.get("connection")).toBe("close");
    });
  });

  test("while it streams is refused as soon as it is", async () => {
    await onConnection(async (connection) => {
      connection.send(head("POST", PATH, { ...json, "Transfer-Encoding": "chunked" }));
      const chunk = `${(256 * 1024).toString(16)}\r\n${"x".repeat(256 * 1024)}\r\n`;
      for (let sent = 0; sent <= LIMIT; sent += 256 * 1024) connection.send(chunk);
      expectTooLarge(await connection.response());
    });
  });

  test("by one byte is refused", async () => {
    expectTooLarge(await call(server.url, PATH, { body: bodyOfBytes(LIMIT + 1), headers: json }));
  });

  test("still gets its refusal to a client that reads only once it has sent all", async () => {
    await onConnection(async (connection) => {
      connection.socket.pause();
      connection.send(head("POST", PATH, { ...json, "Content-Length": 40 * MEBIBYTE }));
      for (let sent = 0; sent < 40; sent++) {
        if (!connection.socket.write(Buffer.alloc(MEBIBYTE, "x"))) await once(connection.socket, "drain");
      }
      connection.socket.resume();
      expectTooLarge(await connection.response());
      await connection.closed();
    });
  });

  test("and small enough to read away leaves the connection usable", async () => {
    await onConnection(async (connection) => {
      const tooLarge = bodyOfBytes(2 * MEBIBYTE);
      // things_rotate takes 1 MB. The rest is more than the server discards, so the connection closes.
      connection.send(head("POST", "/v1/things/a/rotate", { ...json, "Content-Length": tooLarge.length }) + tooLarge);
      expect((await connection.response())?.headers.get("connection")).toBe("close");
      await connection.closed();
    });
    await onConnection(async (connection) => {
      const body = bodyOfBytes(100_000);
      connection.send(head("POST", PATH, { ...json, Authorization: "Bearer nobody", "Content-Length": body.length }) + body);
      expectError((await connection.response())!, 401, "unauthorized");
      connection.send(head("GET", "/v1/things"));
      expect((await connection.response())?.status).toBe(200);
    });
  });
});

describe("a client that asks before it sends", () => {
  const asking = { ...json, Expect: "100-continue" };

  test("is told to go on, and is answered", async () => {
    const body = bodyOf(5);
    await onConnection(async (connection) => {
      connection.send(head("POST", PATH, { ...asking, "Content-Length": body.length }));
      expect(await connection.continued()).toBe(true);
      connection.send(body);
      expect((await connection.response())?.json).toEqual({ count: 1, length: 5 });
    });
  });

  test.each([
    ["a body that is too large", { "Content-Length": LIMIT + 1 }, 413, "too_large"],
    ["a bad key", { Authorization: "Bearer nobody", "Content-Length": 10 }, 401, "unauthorized"],
    ["another content type", { "Content-Type": "text/plain", "Content-Length": 10 }, 400, "invalid_request"],
  ])("is refused without being told to: %s", async (_what, headers, status, code) => {
    await onConnection(async (connection) => {
      connection.send(head("POST", PATH, { ...asking, ...headers }));
      const answer = (await connection.response())!;
      expectError(answer, status, code);
      expect(answer.headers.get("connection")).toBe("close");
      await connection.closed();
    });
  });

  test("anything else is served as if it had not", async () => {
    const body = bodyOf(1);
    await onConnection(async (connection) => {
      connection.send(head("POST", PATH, { ...json, Expect: "a miracle", "Content-Length": body.length }) + body);
      expect((await connection.response())?.status).toBe(200);
    });
  });
});

describe("a compressed body", () => {
  const packed = { ...json, "Content-Encoding": "gzip" };

  test("is inflated", async () => {
    expect((await call(server.url, PATH, { body: gzipSync(bodyOf(100_000)), headers: packed })).json.length).toBe(100_000);
  });

  test("that inflates past the limit is refused", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MEBIBYTE, "x"));
    expect(bomb.length).toBeLessThan(100_000);
    expectError(await call(server.url, PATH, { body: bomb, headers: packed }), 413, "too_large");
  });

  test.each([
    ["is not compressed", Buffer.from(bodyOf(1))],
    ["is cut off", gzipSync(bodyOf(1000)).subarray(0, 30)],
    ["is empty", Buffer.alloc(0)],
  ])("is refused where it %s", async (_what, body) => {
    expectError(await call(server.url, PATH, { method: "POST", body, headers: packed }), 400, "invalid_request");
  });

  test.each([
    ["is not compressed", Buffer.from(bodyOf(499_000)), 400],
    ["inflates past the limit", gzipSync(Buffer.alloc(400 * MEBIBYTE, "x")), 413],
  ])("that %s leaves the connection usable, although it was refused before its end", async (_what, body, status) => {
    await onConnection(async (connection) => {
      const begun = body.length - 1000;
      connection.send(head("POST", PATH, { ...packed, "Content-Length": body.length }));
      connection.send(body.subarray(0, begun));
      const answer = (await connection.response())!;
      expect([answer.status, answer.headers.get("connection")]).toEqual([status, "keep-alive"]);
      connection.send(body.subarray(begun));
      connection.send(head("GET", "/v1/things"));
      expect((await connection.response())?.status).toBe(200);
    });
  });

  test.each(["GZIP", "x-gzip", "X-Gzip"])("may be called %s", async (encoding) => {
    const body = gzipSync(bodyOf(100_000));
    const answer = await call(server.url, PATH, { body, headers: { ...json, "Content-Encoding": encoding } });
    expect(answer.json).toEqual({ count: 1, length: 100_000 });
  });

  test.each(["br", "deflate", "gzip, gzip", "zstd"])("of another kind is refused: %s", async (encoding) => {
    const answer = await call(server.url, PATH, { body: "x", headers: { ...json, "Content-Encoding": encoding } });
    expect(expectError(answer, 400, "invalid_request").details.issues[0].path).toBe("header/Content-Encoding");
  });
});

describe("the content type", () => {
  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    'Application/JSON ; charset="utf-8"',
    "application/json;",
  ])("is JSON: %s", async (type) => {
    expect((await call(server.url, PATH, { body: bodyOf(1), headers: { "Content-Type": type } })).status).toBe(200);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin1",
    "application/jsonp",
    "application/vnd.api+json",
    "multipart/form-data; boundary=application/json",
    "application/json, text/plain",
    "",
  ])("is refused where it is not: %j", async (type) => {
    const answer = await call(server.url, PATH, { body: bodyOf(1), headers: { "Content-Type": type } });
    expect(expectError(answer, 400, "invalid_request").details.issues).toEqual([
      { path: "header/Content-Type", message: expect.stringContaining("application/json") },
    ]);
  });

  test("is refused where it is missing", async () => {
    const body = bodyOf(1);
    await onConnection(async (connection) => {
      connection.send(head("POST", PATH, { "Content-Length": body.length }) + body);
      expect(expectError((await connection.response())!, 400, "invalid_request").message).toContain("missing");
    });
  });
});

describe("a body that is not there", () => {
  test("is missed where it is required", async () => {
    const answer = await call(server.url, PATH, { method: "POST" });
    expect(expectError(answer, 400, "invalid_request").details.issues).toEqual([
      { path: "", message: "a JSON body is required" },
    ]);
    const empty = await call(server.url, PATH, { method: "POST", body: "", headers: json });
    expectError(empty, 400, "invalid_request");
  });

  test("has its defaults where it is optional", async () => {
    expect((await call(server.url, "/v1/things/a/rotate", { method: "POST" })).json.body).toEqual({ previous: "24h" });
    expect((await call(server.url, "/v1/things/a/rotate", { json: {} })).json.body).toEqual({ previous: "24h" });
  });
});

describe("an operation that takes no body", () => {
  test.each(["", "{}", " { } \n"])("takes %j for none", async (body) => {
    const answer = await call(server.url, "/v1/things/a/confirm", { method: "POST", body, headers: json });
    expect(answer.status).toBe(200);
    expect(answer.json.body).toBeUndefined();
  });

  test.each(['{"a":1}', "[]", "null", "x", "x".repeat(2000), "x".repeat(2 * MEBIBYTE)])(
    "refuses anything else (%#)",
    async (body) => {
      const answer = await call(server.url, "/v1/things/a/confirm", { method: "POST", body, headers: json });
      expect(expectError(answer, 400, "invalid_request").message).toContain("takes no body");
    },
  );

  test("refuses a body of a GET and a DELETE as well", async () => {
    for (const [method, path] of [
      ["GET", "/v1/things"],
      ["DELETE", "/v1/namespaces/a/documents/b"],
    ] as const) {
      await onConnection(async (connection) => {
        connection.send(`${head(method, path, { ...json, "Content-Length": 7 })}{"a":1}`);
        expectError((await connection.response())!, 400, "invalid_request");
        connection.send(head("GET", "/v1/things"));
        expect((await connection.response())?.status).toBe(200);
      });
    }
  });
});

describe("a client that goes away", () => {
  test("in the middle of its body reaches no handler, and the server goes on", async () => {
    const gone: string[] = [];
    const own = await testServer({
      observer: { now: () => 0, answered: () => {}, gone: (operation) => gone.push(operation), violated: () => {} },
    });
    const connection = await RawConnection.open(own.port);
    connection.send(head("POST", PATH, { ...json, "Content-Length": 1000 }) + "x".repeat(10));
    await expect.poll(() => own.running.server.listenerCount("request") > 0 && connection.socket.bytesWritten > 100).toBe(true);
    // A request of its own on another connection has been answered, so this one has been read as far as it was sent.
    await call(own.url, "/v1/things");
    connection.destroy();
    await expect.poll(() => gone).toEqual(["things_write"]);
    expect(own.handled).toEqual(["things_list"]);
    expect(own.logged.filter(({ level }) => level === "error")).toEqual([]);
    expect((await call(own.url, "/v1/things")).status).toBe(200);
  });

  test("aborts the signal of its handler, unless it will come back with its Idempotency-Key", async () => {
    const started: AbortSignal[] = [];
    const { promise: finish, resolve: letFinish } = Promise.withResolvers<void>();
    const own = await testServer({
      handlers: {
        write: async ({ signal }) => {
          started.push(signal);
          await finish;
          return { status: 200, body: {} };
        },
      },
    });
    const send = async (headers: Record<string, string>) => {
      const connection = await RawConnection.open(own.port);
      connection.send(`${head("POST", PATH, { ...json, ...headers, "Content-Length": 2 })}{}`);
      return connection;
    };
    const plain = await send({});
    await expect.poll(() => started.length).toBe(1);
    plain.destroy();
    await expect.poll(() => started[0]?.aborted).toBe(true);
    expect(started[0]?.reason).toMatchObject({ name: "ClientGone" });

    const keyed = await send({ "Idempotency-Key": "retry-me" });
    await expect.poll(() => started.length).toBe(2);
    keyed.destroy();
    await keyed.closed();
    letFinish();
    const retried = await call(own.url, PATH, { json: {}, headers: { "idempotency-key": "retry-me" } });
    expect(retried.headers.get("idempotent-replayed")).toBe("true");
    expect(started[1]?.aborted).toBe(false);
  });

  test("and whose handler ends on the aborted signal leaves no error in the log", async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const own = await testServer({
      handlers: {
        list: async ({ signal }) => {
          reach();
          await once(signal, "abort");
          signal.throwIfAborted();
          return { status: 200, body: {} };
        },
      },
    });
    const connection = await RawConnection.open(own.port);
    connection.send(head("GET", "/v1/things"));
    await reached;
    connection.destroy();
    await own.running.stop(5_000);
    expect(own.logged.filter(({ level }) => level !== "debug")).toEqual([]);
  });
});
