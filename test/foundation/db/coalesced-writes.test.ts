/** Coalesced writes arrive unchanged, and so do the responses of a database, no matter what happens in between. */
import { once } from "node:events";
import { type AddressInfo, createServer, connect as openSocket, type Socket } from "node:net";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coalesceWrites } from "#src/foundation/db/coalesced-writes.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a socket", () => {
  const received: Buffer[] = [];
  let arrivals = 0;
  let ended = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      received.push(chunk);
      arrivals += 1;
    });
    socket.on("close", () => ended.resolve());
  });
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => void server.close());

  async function coalesced(): Promise<Socket> {
    received.length = 0;
    arrivals = 0;
    ended = Promise.withResolvers();
    const socket = openSocket((server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    coalesceWrites(socket);
    return socket;
  }

  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ write: fc.integer({ min: 0, max: 40_000 }) }) },
    { weight: 1, arbitrary: fc.record({ write: fc.integer({ min: 60_000, max: 200_000 }) }) },
    { weight: 2, arbitrary: fc.constant("turn" as const) },
    { weight: 1, arbitrary: fc.constant("tick" as const) },
    { weight: 2, arbitrary: fc.constant("corked" as const) },
  );

  it("sends every byte once and in order, whatever the sizes, turns and corks of others between", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const socket = await coalesced();
        const written: Buffer[] = [];
        const write = (size: number) => {
          const bytes = Buffer.alloc(size, written.length % 251);
          written.push(bytes);
          socket.write(bytes);
        };
        for (const each of steps) {
          if (each === "turn") await turn();
          else if (each === "tick") await new Promise<void>((resolve) => process.nextTick(resolve));
          else if (each === "corked") {
            // As the driver does around each statement.
            socket.cork();
            write(10);
            write(70_000);
            socket.uncork();
          } else write(each.write);
        }
        socket.end();
        await ended.promise;
        expect(Buffer.concat(received).equals(Buffer.concat(written))).toBe(true);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it("sends what is written in one turn at once, and leaves nothing behind", async () => {
    const socket = await coalesced();
    for (let n = 0; n < 50; n++) socket.write(`${n} `);
    expect(socket.writableCorked).toBe(1);
    await turn();
    expect(socket.writableCorked).toBe(0);
    await expect.poll(() => Buffer.concat(received).toString()).toMatch(/ 49 $/);
    expect(arrivals).toBe(1);
    socket.destroy();
  });

  it("may be destroyed while it gathers", async () => {
    const socket = await coalesced();
    const errors: unknown[] = [];
    socket.on("error", (error) => errors.push(error));
    socket.write("never sent");
    socket.destroy();
    socket.write("nor this");
    await turn();
    expect(errors.filter((error) => (error as { code?: string }).code !== "ERR_STREAM_DESTROYED")).toEqual([]);
  });
});

describe("statements that are not waited for one by one", () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase();
  });

  const statement = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("number" as const), size: fc.integer({ min: 0, max: 2_000 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("number" as const), size: fc.constant(150_000) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("fault" as const), size: fc.integer({ min: 0, max: 2_000 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancelled" as const), size: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("turn" as const), size: fc.constant(0) }) },
  );

  it("are answered each with its own rows or its own error, also after those that fail or are cancelled", async () => {
    const client = new pg.Client({ ...(fresh.connection as pg.ClientConfig), pipeline: true, statement_timeout: 5_000 });
    await client.connect();
    coalesceWrites((client as unknown as { connection: { stream: Socket } }).connection.stream);
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { maxLength: 25 }), async (statements) => {
        const expected: unknown[] = [];
        const answers: Promise<unknown>[] = [];
        for (const { kind, size } of statements) {
          number += 1;
          if (kind === "turn") await turn();
          else if (kind === "number") {
            const query = { name: `number ${size % 3}`, text: `select $1::int as n, length($2) as l, ${size % 3} as v` };
            expected.push([{ n: number, l: size, v: size % 3 }]);
            answers.push(client.query({ ...query, values: [number, "x".repeat(size)] }).then(({ rows }) => rows));
          } else {
            const text =
              kind === "fault"
                ? "select $1::int / length($2 || '') / 0"
                : "select $1::int, $2::text, pg_cancel_backend(pg_backend_pid())";
            expected.push(kind === "fault" ? "22012" : "57014");
            const failing = client.query({ name: kind, text, values: [number, "y".repeat(size + 1)] });
            answers.push(
              failing.then(
                () => "answered",
                ({ code }) => code,
              ),
            );
          }
        }
        expect(await Promise.all(answers)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
    await client.end();
  }, 60_000);
});
