/** Random requests: paths, headers and bodies. The response is always HTTP, refusals are in the envelope, and there is never a fault of the server. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { operations } from "#generated/routes.ts";
import { fuzzRuns } from "#test/support/generated.ts";
import { call, expectCommonHeaders, RawConnection, type Received } from "./support/client.ts";
import { generatedServer } from "./support/generated-server.ts";

const { count: RUNS } = fuzzRuns(500);

let server: { url: string; port: number };

beforeAll(async () => {
  server = await generatedServer({ built: true });
});

const statuses = new Set([200, 204, 400, 401, 402, 403, 404, 405, 408, 409, 413, 429, 501, 503]);

function expectAnswer(answer: Received | null): void {
  expect(answer).not.toBeNull();
  const { status, json } = answer!;
  expect(statuses).toContain(status);
  expectCommonHeaders(answer!);
  if (status < 400) return;
  expect(Object.keys(json)).toEqual(["error"]);
  expect(json.error).toEqual({
    code: expect.stringMatching(/^[a-z_]+$/),
    message: expect.stringMatching(/\S/),
    details: expect.any(Object),
  });
  if (json.error.code !== "invalid_request" || status !== 400) return;
  expect(json.error.details.issues.length).toBeGreaterThan(0);
  expect(json.error.details.issues.length).toBeLessThanOrEqual(20);
}

const segment = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "acme",
      "acme%2F*",
      "a%2Fb",
      "name",
      "key_01k0z3v5n8q2r4t6w8x0y2a4c6",
      "job_01k0z3v5n8q2r4t6w8x0y2a4c6",
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 10 }).map(encodeSafely) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("%ZZ", "%00", "%2e%2e", "..", "%252F", "%C3%A9", "%F0%9F%98%80", "%ED%A0%80", "a%", "%"),
  },
);

function encodeSafely(text: string): string {
  return [...Buffer.from(text.toWellFormed())].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

const path = fc
  .tuple(fc.constantFrom(...operations.map((operation) => operation.path)), fc.array(segment, { minLength: 3, maxLength: 3 }))
  .map(([template, values]) => {
    let at = 0;
    return `/v1${template.replaceAll(/\{\w+\}/g, () => values[at++ % 3]!)}`;
  });

const query = fc.oneof(
  fc.constant(""),
  fc.constantFrom(
    "?limit=10",
    "?limit=x",
    "?cursor=%00",
    "?judgments=a,b",
    "?a=1&a=2",
    "?%ZZ=1",
    "?=",
    "?&&&",
    "?limit",
    "?__proto__=1",
    "?limit=1&limit=2",
  ),
  fc.webQueryParameters().map((text) => `?${text}`),
);

/** JSON that resembles what the contract wants, with the wrong things in the right places. */
const word = fc.constantFrom(
  "id",
  "upsert",
  "patch",
  "append",
  "delete",
  "attributes",
  "state",
  "filters",
  "question",
  "type",
  "name",
  "judgment",
  "context",
  "fields",
  "And",
  "Or",
  "Not",
  "Eq",
  "In",
  "attributes.x",
  "id",
  "bool",
  "choice",
  "score",
  "value",
  "gte",
  "thresholds",
  "role",
  "__proto__",
  "toString",
);
const { near } = fc.letrec<{ near: unknown }>((tie) => ({
  near: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    word,
    fc.constantFrom(null, true, 0, -1, 1.5, 1e308, "", "acme/*", "24h", "2030-01-01T00:00:00.000Z"),
    fc.array(tie("near"), { maxLength: 4 }),
    fc.dictionary(word, tie("near"), { maxKeys: 5 }),
  ),
}));

const body = fc.oneof(
  { weight: 5, arbitrary: near.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "",
      "{",
      "[1e400]",
      String.raw`{"a":"\u0000"}`,
      String.raw`"\ud800"`,
      "[".repeat(500),
      `${"[".repeat(500)}${"]".repeat(500)}`,
      "nul",
      "\ufeff{}",
      '{"a":1,"a":2}',
    ),
  },
);

describe("a request made at random", () => {
  test("is answered in the envelope or by its handler, never with a fault", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"),
        path,
        query,
        fc.constantFrom("admin", "writer", "reader", "scoped", "nobody"),
        fc.constantFrom("application/json", "application/json", "application/json", "text/plain", ""),
        body,
        async (method, target, parameters, key, type, text) => {
          const bytes = Buffer.from(text);
          const connection = await RawConnection.open(server.port);
          connection.send(
            Buffer.concat([
              Buffer.from(
                `${method} ${target}${parameters} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`,
              ),
              bytes,
            ]),
          );
          expectAnswer(await connection.response());
          connection.destroy();
        },
      ),
      { numRuns: RUNS },
    );
  }, 60_000);

  test("with bodies for its operation is refused with issues or reaches its handler", async () => {
    const taking = operations.filter(({ validate }) => validate.body !== null);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...taking), near, async (operation, json) => {
        const target = `/v1${operation.path.replace("{ns}", "acme%2F*").replaceAll(/\{\w+\}/g, "name")}`;
        expectAnswer(await call(server.url, target, { method: operation.method, key: "admin", json }));
      }),
      { numRuns: RUNS },
    );
  }, 60_000);
});

describe("bytes that are hardly a request", () => {
  test("are answered in the envelope, or the connection ends", async () => {
    const line = fc.oneof(
      fc.constantFrom("GET /v1/namespaces HTTP/1.1", "POST /v1/x HTTP/1.1", "GET / HTTP/9.9", "get / http/1.1", "", "GET"),
      fc.string({ unit: "binary-ascii", maxLength: 40 }),
    );
    const header = fc.oneof(
      fc.constantFrom(
        "Host: x",
        "Content-Length: 5",
        "Content-Length: -1",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: gzip",
        "Connection: upgrade",
        "Expect: 100-continue",
        ": x",
        "X: \u0001",
        "Content-Encoding: gzip",
      ),
      fc.string({ unit: "binary-ascii", maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(
        line,
        fc.array(header, { maxLength: 5 }),
        fc.string({ unit: "binary", maxLength: 30 }),
        async (first, headers, rest) => {
          const connection = await RawConnection.open(server.port);
          connection.send(Buffer.from(`${[first, ...headers].join("\r\n")}\r\n\r\n${rest}`));
          // No more will come: what waits for the rest of a body ends by that.
          connection.socket.end();
          for (let answer = await connection.response(); answer !== null; answer = await connection.response())
            expectAnswer(answer);
          connection.destroy();
        },
      ),
      { numRuns: RUNS },
    );
  }, 60_000);

  test("leave the server as it was", async () => {
    expect((await call(server.url, "/v1/organization")).status).toBe(200);
  });
});
