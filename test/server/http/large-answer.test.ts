/** Answers that are too large to be written at once. */
import { request } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { inOrder, JsonText } from "typespec-koa-runtime/json";
import { describe, expect, it, onTestFinished } from "vitest";
import { encoded, PER_TURN } from "../../../codegen/typespec-koa-runtime/src/large-answer.ts";
import { testServer } from "./support/server.ts";

/** Pairs of surrogates, so that one lies across every place where the text may be divided. */
const pairs = JSON.stringify("😀".repeat(PER_TURN));

describe("the bytes of a large answer", () => {
  it("are made in parts, none of which ends within a character", async () => {
    const pieces = {
      around: ['{"a":1,"b":', `,"c":${JSON.stringify("é".repeat(9))},"d":`, "}"],
      passed: [[pairs.slice(0, 9), pairs.slice(9)], [`"x${"😀".repeat(PER_TURN)}"`]],
    };
    const parts = await encoded(inOrder(pieces));
    const whole = pieces.around[0]! + pairs + pieces.around[1] + pieces.passed[1]! + pieces.around[2];
    expect(Buffer.concat(parts).equals(Buffer.from(whole))).toBe(true);
    expect(Math.max(...parts.map((part) => part.toString().length))).toBeLessThanOrEqual(PER_TURN);
  });

  it("leave the event loop a turn after each part", async () => {
    let turns = 0;
    let done = false;
    const count = (async () => {
      while (!done) {
        await turn();
        turns++;
      }
    })();
    const parts = await encoded(["", pairs, ""]);
    done = true;
    await count;
    expect(parts.length).toBeGreaterThan(1);
    expect(turns).toBeGreaterThanOrEqual(parts.length - 1);
  });
});

describe("a large answer", () => {
  const server = testServer({
    share: 0,
    handlers: { list: async () => ({ status: 200, body: { text: new JsonText(pairs) }, headers: { ETag: '"7-x"' } }) },
  });
  const whole = Buffer.from(`{"text":${pairs}}`);

  async function read(headers: Record<string, string>): Promise<{ headers: Record<string, unknown>; bytes: Buffer }> {
    const { url } = await server;
    return new Promise((resolve, reject) => {
      const sent = request(`${url}/v1/things`, { headers: { Authorization: "Bearer writer", ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
      });
      sent.on("error", reject);
      sent.end();
    });
  }

  it("is the same, as it is and compressed", async () => {
    const plain = await read({});
    expect(plain.headers).toMatchObject({ "content-length": String(whole.length), etag: '"7-x"' });
    expect(plain.bytes.equals(whole)).toBe(true);
    const packed = await read({ "Accept-Encoding": "gzip" });
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(packed.bytes.length) });
    expect(gunzipSync(packed.bytes).equals(whole)).toBe(true);
    expect((await read({ "If-None-Match": '"7-x"' })).bytes).toHaveLength(0);
  });

  it("to a client that leaves while it is sent harms nobody", async () => {
    const { url } = await server;
    const leaving = request(`${url}/v1/things`, { headers: { Authorization: "Bearer writer" } });
    onTestFinished(() => void leaving.destroy());
    await new Promise<void>((resolve) => {
      leaving.on("error", () => {});
      leaving.on("response", (response) => {
        response.on("error", () => {});
        response.on("close", resolve);
        response.once("data", () => leaving.destroy());
      });
      leaving.end();
    });
    expect((await read({})).bytes.equals(whole)).toBe(true);
  });
});
