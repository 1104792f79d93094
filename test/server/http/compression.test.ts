/** Compressed answers, as clients ask for them. */
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { codingFor } from "../../../codegen/typespec-koa-runtime/src/compression.ts";
import { type TestServer, testServer } from "./support/server.ts";

const long = { text: "a parcel that never came; ".repeat(1_000) };
const unpacked: Record<string, (bytes: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
};
let server: TestServer;

beforeAll(async () => {
  server = await testServer({
    share: 0,
    handlers: {
      list: async () => ({ status: 200, body: long, headers: { ETag: '"7-x"' } }),
      one: async () => ({ status: 200, body: { text: "short" } }),
    },
  });
});

/** The bytes as they came: `fetch` would unpack them. */
function raw(path: string, accept: string | null, key = "writer") {
  return new Promise<{ headers: Record<string, string | undefined>; bytes: Buffer }>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${key}`, ...(accept === null ? {} : { "Accept-Encoding": accept }) };
    const sent = request(server.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ headers: response.headers as Record<string, string | undefined>, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("an answer", () => {
  test.each([
    ["zstd", "gzip, deflate, br, zstd"],
    ["br", "gzip, deflate, br"],
    ["gzip", "gzip, deflate"],
    ["gzip", "br;q=0.1, gzip;q=0.9"],
  ])("comes as %s where that is what is preferred of: %s", async (coding, accept) => {
    const { headers, bytes } = await raw("/v1/things", accept);
    expect(headers).toMatchObject({ "content-encoding": coding, vary: "Accept-Encoding", "content-type": "application/json" });
    expect(headers["content-length"]).toBe(String(bytes.length));
    expect(headers.etag).toBe('W/"7-x"');
    expect(bytes.length).toBeLessThan(1_000);
    expect(JSON.parse(unpacked[coding]!(bytes).toString())).toEqual(long);
  });

  test.each([null, "", "identity", "gzip;q=0", "identity, gzip;q=0.5", "deflate", "compress"])(
    "comes as it is to who accepts %s",
    async (accept) => {
      const { headers, bytes } = await raw("/v1/things", accept);
      expect(headers["content-encoding"]).toBeUndefined();
      expect([headers.vary, headers.etag]).toEqual(["Accept-Encoding", '"7-x"']);
      expect(JSON.parse(bytes.toString())).toEqual(long);
    },
  );

  test("that is short comes as it is", async () => {
    const { headers, bytes } = await raw("/v1/things/a", "gzip");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(JSON.parse(bytes.toString())).toEqual({ text: "short" });
  });
});

test.each([
  [undefined, null],
  ["*", "zstd"],
  ["*;q=0", null],
  ["zstd;q=0, *", "br"],
  ["X-GZIP", "gzip"],
  ["gzip ; q=0.8 , br;q=0.8", "br"],
  ["gzip;q=nonsense", null],
  ["gzip;q=2", null],
  ["identity;q=0", null],
  ["identity;q=0.5, gzip", "gzip"],
])("Accept-Encoding %s asks for %s", (accept, coding) => {
  expect(codingFor(accept)).toBe(coding);
});
