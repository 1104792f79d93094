import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Limits } from "#src/server/http/server.ts";
import { ChunkedBytes } from "../../../codegen/typespec-koa-runtime/src/chunked-bytes.ts";
import { LargeBodies } from "../../../codegen/typespec-koa-runtime/src/large-bodies.ts";
import { call, head, RawConnection } from "./support/client.ts";
import { testServer } from "./support/server.ts";

const MEBIBYTE = 1024 * 1024;
const json = { "Content-Type": "application/json" };
const bodyOf = (id: string, bytes: number) => JSON.stringify({ upsert: [{ id, state: { text: "x".repeat(bytes) } }] });

/** A server with room for 3 MB of large bodies. The test decides when its handler answers. */
async function narrowServer(limits: Partial<Limits> = {}) {
  const arrived: string[] = [];
  const waiting = new Map<string, () => void>();
  const server = await testServer({
    limits: { largeBodiesBytes: 3 * MEBIBYTE, ...limits },
    handlers: {
      write: async (_context, { body }) => {
        const id = (body as { upsert: { id: string }[] }).upsert[0]!.id;
        arrived.push(id);
        await new Promise<void>((resolve) => waiting.set(id, resolve));
        return { status: 200, body: { id } };
      },
    },
  });
  const send = (body: string | Buffer, headers: Record<string, string> = {}, key = "writer") =>
    call(server.url, "/v1/namespaces/a", { key, body, headers: { ...json, ...headers } });
  return { server, arrived, send, answer: (id: string) => waiting.get(id)?.() };
}

describe("large bodies", () => {
  test("that are announced and do not come hold no room", async () => {
    const { server, arrived, send, answer } = await narrowServer();
    const idle = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const connection = await RawConnection.open(server.port);
        connection.send(head("POST", "/v1/namespaces/a", { ...json, "Content-Length": 3.5 * MEBIBYTE }));
        connection.send("{");
        return connection;
      }),
    );
    // The service has read what was sent before it answers a later request.
    expect((await call(server.url, "/v1/things")).status).toBe(200);
    const own = send(bodyOf("own", 2 * MEBIBYTE));
    await expect.poll(() => arrived).toEqual(["own"]);
    answer("own");
    expect((await own).status).toBe(200);
    for (const connection of idle) connection.destroy();
  });

  test("of one organization leave room for another's, and organizations take turns", async () => {
    const { arrived, send, answer } = await narrowServer({ largeBodiesBytes: 12 * MEBIBYTE });
    const bodies = [1, 2, 3, 4].map((n) => send(bodyOf(`a${n}`, 3 * MEBIBYTE)));
    // Half of the room is theirs, which is one body and a part of the next.
    await expect.poll(() => arrived.length).toBeGreaterThan(0);
    const foreign = send(bodyOf("b", 3 * MEBIBYTE), {}, "foreign");
    await expect.poll(() => arrived).toContain("b");
    expect(arrived.filter((id) => id !== "b").length).toBeLessThan(4);
    answer("b");
    expect((await foreign).status).toBe(200);
    let answered = 0;
    while (answered < 4) {
      await expect.poll(() => arrived.filter((id) => id !== "b").length).toBeGreaterThan(answered);
      for (const id of arrived.filter((id) => id !== "b").slice(answered)) {
        answer(id);
        answered++;
      }
    }
    expect((await Promise.all(bodies)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test("wait for room, in order, while small ones pass", async () => {
    const { arrived, send, answer } = await narrowServer();
    const first = send(bodyOf("first", 2 * MEBIBYTE));
    await expect.poll(() => arrived).toEqual(["first"]);
    const second = send(bodyOf("second", 2 * MEBIBYTE));
    const small = send(bodyOf("small", 1_000));
    await expect.poll(() => arrived).toEqual(["first", "small"]);
    answer("small");
    answer("first");
    expect((await first).json).toEqual({ id: "first" });
    expect((await small).json).toEqual({ id: "small" });
    await expect.poll(() => arrived).toEqual(["first", "small", "second"]);
    answer("second");
    expect((await second).json).toEqual({ id: "second" });
  });

  test("that come in chunks wait once they have grown large, and the small ones among them do not", async () => {
    const { server, arrived, send, answer } = await narrowServer();
    const first = send(bodyOf("first", 2 * MEBIBYTE));
    await expect.poll(() => arrived).toEqual(["first"]);
    const chunked = async (id: string, bytes: number) => {
      const connection = await RawConnection.open(server.port);
      const body = bodyOf(id, bytes);
      connection.send(head("POST", "/v1/namespaces/a", { ...json, "Transfer-Encoding": "chunked" }));
      connection.send(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
      return connection;
    };
    const large = await chunked("large", 2 * MEBIBYTE);
    const small = await chunked("small", 10);
    await expect.poll(() => arrived).toEqual(["first", "small"]);
    answer("small");
    answer("first");
    await first;
    await expect.poll(() => arrived).toEqual(["first", "small", "large"]);
    answer("large");
    expect((await large.response())?.json).toEqual({ id: "large" });
    large.destroy();
    small.destroy();
  });

  test("that are packed wait for what they may inflate to", async () => {
    const { arrived, send, answer } = await narrowServer();
    const first = send(bodyOf("first", 2 * MEBIBYTE));
    await expect.poll(() => arrived).toEqual(["first"]);
    const packed = send(gzipSync(bodyOf("packed", 3 * MEBIBYTE)), { "Content-Encoding": "gzip" });
    const small = send(bodyOf("small", 10));
    await expect.poll(() => arrived).toEqual(["first", "small"]);
    answer("first");
    answer("small");
    await Promise.all([first, small]);
    await expect.poll(() => arrived).toEqual(["first", "small", "packed"]);
    answer("packed");
    await packed;
  });

  test("that find no room for long are told to come back, and those behind them wait on", async () => {
    const { server, arrived, send, answer } = await narrowServer({ largeBodyWaitMs: 200 });
    const first = send(bodyOf("first", 2 * MEBIBYTE));
    await expect.poll(() => arrived).toEqual(["first"]);
    const connection = await RawConnection.open(server.port);
    const body = bodyOf("refused", 2 * MEBIBYTE);
    connection.send(head("POST", "/v1/namespaces/a", { ...json, "Content-Length": body.length }));
    connection.send(body);
    const refused = await connection.response();
    expect([refused?.status, refused?.json]).toMatchObject([
      503,
      { error: { code: "unavailable", details: { retry_after: 10 } } },
    ]);
    expect(refused?.headers.get("retry-after")).toBe("10");
    connection.destroy();
    answer("first");
    await first;
    const next = send(bodyOf("next", 2 * MEBIBYTE));
    await expect.poll(() => arrived).toEqual(["first", "next"]);
    answer("next");
    await next;
  });

  test("larger than all the room are let in alone", async () => {
    const { arrived, send, answer } = await narrowServer();
    const only = send(bodyOf("only", 3.5 * MEBIBYTE));
    await expect.poll(() => arrived).toEqual(["only"]);
    answer("only");
    expect((await only).status).toBe(200);
  });

  test("whose client gives up waiting let the next one in", async () => {
    const { server, arrived, send, answer } = await narrowServer();
    const first = send(bodyOf("first", 2 * MEBIBYTE));
    await expect.poll(() => arrived).toEqual(["first"]);
    const impatient = await RawConnection.open(server.port);
    const body = bodyOf("impatient", 2 * MEBIBYTE);
    impatient.send(head("POST", "/v1/namespaces/a", { ...json, "Content-Length": body.length }));
    impatient.send(body.slice(0, 1.5 * MEBIBYTE));
    const patient = send(bodyOf("patient", 2 * MEBIBYTE));
    // Both have arrived once a small one sent after them has.
    const small = send(bodyOf("small", 10));
    await expect.poll(() => arrived).toEqual(["first", "small"]);
    impatient.destroy();
    answer("small");
    answer("first");
    await Promise.all([first, small]);
    await expect.poll(() => arrived).toEqual(["first", "small", "patient"]);
    answer("patient");
    expect((await patient).json).toEqual({ id: "patient" });
  });
});

describe("the room", () => {
  const response = () => Object.assign(new EventEmitter(), { closed: false, destroyed: false }) as unknown as ServerResponse;
  const step = fc.record({
    organization: fc.constantFrom("org_a", "org_b", "org_c"),
    bytes: fc.integer({ min: 1, max: 64 }),
    leaves: fc.boolean(),
  });

  test("is exceeded by one body at most, and lets every body end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 10, max: 200 }),
        async (steps, most) => {
          const large = new LargeBodies(most, 1_000_000);
          let open = 0;
          const under = () => expect(large.bytes).toBeLessThanOrEqual(most + 64);
          const bodies = steps.map(async ({ organization, bytes, leaves }) => {
            const of = response();
            open++;
            const room = large.room(organization, of);
            try {
              for (let taken = 0; taken < bytes; taken += 8) {
                const target = Math.min(taken + 8, bytes);
                await room.grow(target);
                under();
                if (leaves && taken > bytes / 2) break;
              }
            } finally {
              open--;
              of.emit("close");
            }
          });
          await Promise.all(bodies);
          expect([open, large.bytes]).toEqual([0, 0]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("is given to the organization whose turn it is, not to who came first", async () => {
    const large = new LargeBodies(30, 1_000_000);
    const entered: string[] = [];
    const holder = response();
    await large.room("org_z", holder).grow(30);
    const ask = (organization: string, name: string) => {
      const of = response();
      return large
        .room(organization, of)
        .grow(10)!
        .then(() => {
          entered.push(name);
          return of;
        });
    };
    const all = [ask("org_a", "a1"), ask("org_a", "a2"), ask("org_b", "b1")];
    // One may grow past the room, so that every body ends.
    (await all[0])!.emit("close");
    holder.emit("close");
    await Promise.all([all[2], all[1]]);
    expect(entered).toEqual(["a1", "b1", "a2"]);
  });
});

describe("bytes in pieces", () => {
  test("take no memory for what is announced and does not come", () => {
    const bytes = new ChunkedBytes(60 * MEBIBYTE);
    const before = process.memoryUsage().arrayBuffers;
    bytes.add(Buffer.alloc(10_000));
    bytes.add(Buffer.alloc(10_000));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MEBIBYTE);
  });

  test("are the same bytes in one", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 50_000, size: "max" }), { maxLength: 12 }), (pieces) => {
        const bytes = new ChunkedBytes();
        for (const piece of pieces) bytes.add(Buffer.from(piece));
        expect(bytes.whole().equals(Buffer.concat(pieces))).toBe(true);
        expect(bytes.length).toBe(Buffer.concat(pieces).length);
      }),
    );
  });

  test("cost little more memory than there are bytes, however small the pieces", () => {
    const bytes = new ChunkedBytes();
    const before = process.memoryUsage();
    for (let count = 0; count < 4_000_000; count++) bytes.add(Buffer.from("x"));
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    expect(heapUsed - before.heapUsed + (arrayBuffers - before.arrayBuffers)).toBeLessThan(200_000_000);
    expect(bytes.whole().length).toBe(4_000_000);
  });
});
