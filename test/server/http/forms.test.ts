/**
 * Forms that this service's own contract does not have, of a small specification: emitted, compiled, served over a socket, and called by `fetch` and by
 * the generated clients.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "#src/foundation/log/log.ts";
import { createServer, type Handler, type RunningServer } from "#src/server/http/server.ts";
import { type Loaded, loadGenerated } from "#test/codegen/load-generated.ts";
import { getter, resource, roundTrip, specified } from "#test/codegen/specification.ts";
import { movableClock } from "#test/support/clock.ts";
import type { JsonObject } from "../../../codegen/typespec-koa-runtime/src/json/json.ts";
import { knownFields } from "../../../codegen/typespec-koa-runtime/src/known-fields.ts";
import { echo, keys } from "./support/server.ts";

const FACTS = '@role("read_only") @scope("organization")';
const post = (name: string, signature: string, answer: string) =>
  `/** Do. */ @summary("Do") @route("/${name}") @post ${FACTS} ${name}(${signature}): ${answer} | InvalidRequest;`;

const DECLARATIONS = `
/** N. */ model Numbers { /** I. */ id: int64; /** B. */ @encode(string) big?: int64; /** P. */ @encode(string) price?: decimal; /** B. */ bytes?: bytes; /** P. */ pair?: [string, uint8] }
/** I. */ model Inherited { /** C. */ constructor: string }
/** K. */ enum Kind { /** A. */ alpha, /** B. */ beta }
/** P. */ model Patch { /** N. */ note?: string | null }
/** N. */ @maxLength(20) @pattern("^[^!]*$", "text without !") scalar Note extends string;
${resource(
  "Things",
  roundTrip("numbers", "Numbers"),
  roundTrip("inherited", "Inherited"),
  getter(
    "kinds",
    '/** K. */ @header("X-Kind") kind: Kind, /** N. */ @header("X-Numbers") counts?: int32[], /** Q. */ @query levels?: uint8[], /** F. */ @query flags?: boolean[]',
  ),
  getter("one", "/** N. */ @path name: string", "Ok<{}>", "/shelf/{name}"),
  getter("special", "", "Ok<{}>", "/shelf/special"),
  post(
    "note",
    '@header contentType: "text/plain", @body body: Note',
    '{ @header contentType: "text/plain"; @body body: string }',
  ),
  post(
    "merge",
    '@header contentType: "application/merge-patch+json", @body body: Patch',
    '{ @header contentType: "application/vnd.patch+json"; @body body: Patch }',
  ),
  post("lying", "", "Ok<Numbers>"),
  getter(
    "cookies",
    '/** S. */ @cookie(#{ name: "session-id" }) session?: string, /** L. */ @cookie level: uint8, /** D. */ @cookie dark?: boolean = false, /** C. */ @query(#{ explode: false }) colour?: Kind',
  ),
  `#deprecated "Use another."
   /** Do. */ @summary("Do") @route("/old") @get @deprecatedSince("2026-07-01") @sunset("2027-01-31") ${FACTS} old(/** L. */ @query limit?: int32): Ok<{}> | InvalidRequest;`,
  `/** Do. */ @summary("Do") @route("/ending") @get @sunset("2027-01-31") ${FACTS} ending(): Ok<{}> | InvalidRequest;`,
  post("both", '/** L. */ @query limit?: int32, /** H. */ @header("X-Level") level?: int32, @bodyRoot body: Numbers', "Ok<{}>"),
)}`;

let loaded: Loaded;
let server: RunningServer;
let document: JsonObject;
let url: string;

const text: Handler = async (_context, { body }) => ({ status: 200, body: `read: ${body}` });
const same: Handler = async (_context, { body }) => ({ status: 200, body });
const handlers: Record<string, Handler> = {
  numbers: same,
  inherited: same,
  kinds: echo,
  one: echo,
  special: async () => ({ status: 200, body: { special: true } }),
  note: text,
  merge: same,
  lying: async () => ({ status: 200, body: { id: "five", pair: ["a", 256], bytes: "A" } }),
  both: echo,
  cookies: echo,
  old: echo,
  ending: echo,
};

beforeAll(async () => {
  const made = await specified(DECLARATIONS);
  document = made.document;
  loaded = await loadGenerated(made);
  server = createServer({
    handlers: { things: handlers },
    operations: loaded.operations,
    accounts: {
      leastLimit: 1,
      authenticate: () => keys.writer!,
      admit: () => ({ limit: 1, remaining: 1, reset: 0, retryAfter: null }),
      forget: () => {},
    },
    clock: movableClock(),
    log: createLogger({ level: "silent" }),
    config: { host: "127.0.0.1", port: 0, responseValidation: 1 },
    violations: "answer",
  });
  url = `${(await server.start()).url}/v1`;
}, 60_000);
afterAll(async () => {
  await server?.stop(0);
  loaded?.remove();
});

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
type Answered = { status: number; type: string | null; text: string; json: any };

async function call(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Answered> {
  const { json, ...rest } = init;
  const sent =
    json === undefined
      ? rest
      : { ...rest, method: "POST", headers: { "content-type": "application/json", ...rest.headers }, body: JSON.stringify(json) };
  const response = await fetch(url + path, sent);
  const body = await response.text();
  const type = response.headers.get("content-type");
  return { status: response.status, type, text: body, json: type?.includes("json") ? JSON.parse(body) : undefined };
}

const issues = ({ status, json }: Answered): string[] => {
  expect(status, JSON.stringify(json)).toBe(400);
  return json.error.details.issues.map(({ path, message }: { path: string; message: string }) => `${path} ${message}`);
};

describe("values", () => {
  test("pass as they were sent", async () => {
    const sent = { id: 2 ** 60, big: "9223372036854775807", price: "12.50", bytes: "AA==", pair: ["a", 255] };
    expect(await call("/numbers", { json: sent })).toMatchObject({ status: 200, json: sent });
    expect(await call("/inherited", { json: { constructor: "c" } })).toMatchObject({ status: 200, json: { constructor: "c" } });
  });

  test("of other ranges and encodings are refused, with what would be right", async () => {
    expect(
      issues(await call("/numbers", { json: { id: 1e30, big: "abc", price: "1,5", bytes: "AB==", pair: ["a", 256] } })),
    ).toEqual([
      "/id must be a whole number from -9223372036854775808 to 9223372036854775807",
      "/big must be the digits of a whole number from -9223372036854775808 to 9223372036854775807, as text",
      '/price must be a decimal number as text, such as "-12.50"',
      "/bytes must be base64 with its padding (RFC 4648, section 4)",
      "/pair/1 must be a whole number from 0 to 255",
    ]);
    expect(issues(await call("/numbers", { json: { id: 1, pair: ["a"] } }))).toEqual([
      "/pair must have at least 2 elements, not 1",
    ]);
    expect(issues(await call("/numbers", { json: { id: 1, pair: ["a", 1, 1] } }))).toEqual([
      "/pair must have at most 2 elements, not 3",
    ]);
    expect(issues(await call("/inherited", { json: {} }))).toEqual(["/constructor is required"]);
  });
});

describe("parameters", () => {
  test("of headers have their enums, and lists their entries' types", async () => {
    const right = await call("/kinds?levels=1,255&flags=true,false", { headers: { "x-kind": "beta", "x-numbers": "1, -2" } });
    expect(right.json).toMatchObject({
      headers: { "X-Kind": "beta", "X-Numbers": [1, -2] },
      query: { levels: [1, 255], flags: [true, false] },
    });
    const wrong = await call("/kinds?levels=1,256,x&flags=yes", { headers: { "x-kind": "gamma", "x-numbers": "1,,2" } });
    expect(issues(wrong)).toEqual([
      'query/flags/0 must be true or false, not "yes"',
      "query/levels/1 must be a whole number from 0 to 255",
      'query/levels/2 must be a whole number, not "x"',
      'header/X-Kind must be one of "alpha", "beta"',
      'header/X-Numbers/1 must be a whole number, not ""',
    ]);
  });

  test("lose to text where both match a path", async () => {
    expect((await call("/shelf/special")).json).toEqual({ special: true });
    expect((await call("/shelf/other")).json).toMatchObject({ path: { name: "other" } });
  });
});

describe("a body of text", () => {
  const note = (body: string, type = "text/plain") => call("/note", { method: "POST", headers: { "content-type": type }, body });

  test("is read and answered as it is", async () => {
    expect(await note('"grüße"')).toMatchObject({ status: 200, type: "text/plain; charset=utf-8", text: 'read: "grüße"' });
    expect(await note("x", "Text/Plain; charset=UTF-8")).toMatchObject({ status: 200 });
  });

  test("is held against its schema", async () => {
    expect(issues(await note("a".repeat(21)))).toEqual([" must have at most 20 characters, not 21"]);
    expect(issues(await note("no!"))).toEqual([" must match ^[^!]*$"]);
    expect(issues(await note("a\0"))).toEqual([" the body contains a NUL character"]);
    expect(issues(await note(""))).toEqual([" a text body is required"]);
  });

  test("has its content type", async () => {
    expect(issues(await note('"x"', "application/json"))).toEqual([
      'header/Content-Type must be text/plain (in UTF-8); not "application/json"',
    ]);
    expect(issues(await note("x", "text/plain; charset=latin1"))).toHaveLength(1);
    expect(issues(await note("x", "text/plainer"))).toHaveLength(1);
    const bytes = await fetch(`${url}/note`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: new Uint8Array([0xff]),
    });
    expect(bytes.status).toBe(400);
  });
});

describe("cookies", () => {
  const sent = (cookie: string) => call("/cookies", { headers: { cookie } });

  test("are decoded, with their defaults, and others are ignored", async () => {
    expect((await sent("other=1; session-id=a%20b%3B; level=5; level=6")).json.cookies).toEqual({
      "session-id": "a b;",
      level: 5,
      dark: false,
    });
    expect((await sent("level=7; dark=true; session-id=50%")).json.cookies).toEqual({
      "session-id": "50%",
      level: 7,
      dark: true,
    });
  });

  test("are held against their schema", async () => {
    expect(issues(await sent("level=256; dark=maybe"))).toEqual([
      'cookie/dark must be true or false, not "maybe"',
      "cookie/level must be a whole number from 0 to 255",
    ]);
    expect(issues(await call("/cookies?colour=x"))).toEqual([
      'query/colour must be one of "alpha", "beta"',
      "cookie/level is required",
    ]);
  });
});

describe("an operation that ends", () => {
  test("says since when it is deprecated and until when it is there, also where it refuses", async () => {
    for (const path of ["/old", "/old?limit=x"]) {
      const { headers } = await fetch(url + path);
      expect(headers.get("deprecation")).toBe("@1782864000");
      expect(headers.get("sunset")).toBe("Sun, 31 Jan 2027 00:00:00 GMT");
    }
  });

  test("may say its end only", async () => {
    const { headers } = await fetch(`${url}/ending`);
    expect([headers.get("deprecation"), headers.get("sunset")]).toEqual([null, "Sun, 31 Jan 2027 00:00:00 GMT"]);
    expect((await fetch(`${url}/shelf/special`)).headers.get("sunset")).toBeNull();
  });
});

describe("a body of JSON under another name", () => {
  test("has known fields, one of which an unknown one may stand for", () => {
    expect(knownFields(document, "things_merge", "")).toEqual({ requests: ["note"], answers: ["note"], retired: [] });
  });

  test("has that name both ways", async () => {
    const merge = (type: string) => call("/merge", { json: { note: null }, headers: { "content-type": type } });
    expect(await merge("application/merge-patch+json")).toMatchObject({
      status: 200,
      type: "application/vnd.patch+json",
      json: { note: null },
    });
    expect(issues(await merge("application/json"))).toHaveLength(1);
  });
});

describe("faults of several parts of a request", () => {
  test("come in one answer", async () => {
    const wrong = await call("/both?limit=x&more=1", { json: { id: "1", extra: 1 }, headers: { "x-level": "deep" } });
    expect(issues(wrong).map((issue) => issue.split(" ")[0])).toEqual([
      "query/more",
      "query/limit",
      "header/X-Level",
      "/extra",
      "/id",
    ]);
    const typed = await call("/both?limit=x", { json: { id: "1" } });
    expect(issues(typed)).toEqual(['query/limit must be a whole number, not "x"', "/id must be a whole number, not a string"]);
  });

  test("say of a parameter only what is wrong with it first", async () => {
    expect(issues(await call("/cookies?colour=%ZZ&colour=x&other=1", { headers: { cookie: "level=%00" } }))).toEqual([
      "query/colour is not valid percent-encoding of UTF-8; send a literal % as %25",
      "query/other is not a known parameter; known parameters are colour",
      "cookie/level contains a NUL character",
    ]);
  });

  test("have the place of what is no JSON", async () => {
    const wrong = await call("/both?limit=x", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"id": }',
    });
    expect(wrong.json.error.details).toMatchObject({ issues: [{ path: "query/limit" }, { path: "" }], position: { line: 1 } });
  });

  test("leave out those of a body that is not announced as small", async () => {
    const large = JSON.stringify({ id: "1", bytes: "A".repeat(1_048_576) });
    const wrong = await call("/both?limit=x", { method: "POST", headers: { "content-type": "application/json" }, body: large });
    expect(issues(wrong)).toHaveLength(1);
  });
});

test("A wrong response is answered as a 500 with where it differs, what was expected and what was sent", async () => {
  const { status, json } = await call("/lying", { method: "POST" });
  expect(status).toBe(500);
  expect(json.error.message).toBe(
    "The response 200 of things_lying breaks the contract: /id must be a whole number, not a string.",
  );
  expect(json.error.details).toMatchObject({
    operation: "things_lying",
    status: 200,
    differences: [{ path: "/id", expected: "must be a whole number, not a string", sent: '"five"' }],
  });
});

describe("the generated clients", () => {
  test("in TypeScript send and read text, and JSON under another name", async () => {
    const { createClient } = await import(join(loaded.folder, "client/index.ts"));
    const client = createClient({ baseUrl: url, apiKey: "key" });
    expect(await client.things.note({ body: "grüße" })).toBe("read: grüße");
    expect(await client.things.merge({ body: { note: null } })).toEqual({ note: null });
    expect(await client.things.numbers({ body: { id: 1, price: "1.0" } })).toEqual({ id: 1, price: "1.0" });
    await expect(client.things.note({ body: "no!" })).rejects.toMatchObject({ code: "invalid_request" });
    await expect(client.things.note({ body: 5 })).rejects.toThrow("body is not a string");
    expect(await client.things.cookies({ level: 3, sessionId: "a b;ü" })).toMatchObject({
      cookies: { level: 3, "session-id": "a b;ü", dark: false },
    });
    expect(await client.things.kinds({ xKind: "beta", xNumbers: [1, 2], levels: [3], flags: [true] })).toMatchObject({
      headers: { "X-Kind": "beta", "X-Numbers": [1, 2] },
      query: { levels: [3], flags: [true] },
    });
  });

  test("in Python do so too", async () => {
    const program = `
import json
from things_client import Client
with Client("${url}", "key") as client:
    print(json.dumps([
        client.things.note(body="grüße"),
        client.things.merge(body={"note": None}),
        client.things.cookies(level=3, session_id="a b;ü"),
        client.things.kinds(x_kind="beta", x_numbers=[1, 2], levels=[3], flags=[True]),
    ]))
`;
    const run = promisify(execFile)("python3", ["-c", program], {
      env: { ...process.env, PYTHONPATH: join(loaded.folder, "python") },
    });
    const [note, merged, cookies, kinds] = JSON.parse((await run).stdout);
    expect(note).toBe("read: grüße");
    expect(cookies.cookies).toEqual({ level: 3, "session-id": "a b;ü", dark: false });
    expect(merged).toEqual({ note: null });
    expect(kinds).toMatchObject({ headers: { "X-Kind": "beta", "X-Numbers": [1, 2] }, query: { levels: [3], flags: [true] } });
  });
});
