/** Bodies of several parts: emitted, compiled, served over a socket, and sent by `fetch` and by the generated clients. */
import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "#src/foundation/log/log.ts";
import { createServer, type Handler, type RunningServer } from "#src/server/http/server.ts";
import { type Loaded, loadGenerated } from "#test/codegen/load-generated.ts";
import { resource, type Specified, specified } from "#test/codegen/specification.ts";
import { movableClock } from "#test/support/clock.ts";
import type { FilePart } from "../../../codegen/typespec-koa-runtime/src/contract.ts";
import { knownFields } from "../../../codegen/typespec-koa-runtime/src/known-fields.ts";
import { keys } from "./support/server.ts";

const DECLARATIONS = `
/** M. */ model Meta { /** A. */ author: string; /** Y. */ year?: int32 }
/** K. */ enum Kind { /** A. */ alpha, /** B. */ beta }
/** A form. */
model Form {
  /** The picture. */ @maxBytes(1048576) cover: HttpPart<File<"image/png" | "image/jpeg">>;
  /** T. */ title: HttpPart<string>;
  /** C. */ copies?: HttpPart<uint8>;
  /** L. */ lent?: HttpPart<boolean>;
  /** M. */ meta?: HttpPart<Meta>;
  /** K. */ tags?: HttpPart<string>[];
  /** P. */ pages: HttpPart<bytes>[];
  /** S. */ scan?: HttpPart<File<"image/*">>;
}
${resource(
  "Things",
  `/** Do. */ @summary("Do") @route("/send") @post @role("read_write") @scope("organization") @idempotencyKey @bodyLimit(4194304)
   send(...IdempotencyKey, @header contentType: "multipart/form-data", @multipartBody body: Form): Ok<Record<unknown>> | InvalidRequest;`,
)}`;

let made: Specified;
let loaded: Loaded;
let server: RunningServer;
let url: string;
let handled = 0;

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Says what it received: of files their name, type, size and digest. */
const told = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(told);
  const { filename, contentType, bytes } = value as FilePart;
  return bytes instanceof Uint8Array ? { filename, contentType, size: bytes.length, digest: digest(bytes) } : value;
};
const send: Handler = async (_context, { body }) => {
  handled += 1;
  return { status: 200, body: Object.fromEntries(Object.entries(body as object).map(([name, value]) => [name, told(value)])) };
};

beforeAll(async () => {
  made = await specified(DECLARATIONS);
  loaded = await loadGenerated(made);
  server = createServer({
    handlers: { things: { send } },
    operations: loaded.operations,
    accounts: {
      leastLimit: 1,
      authenticate: () => keys.writer!,
      admit: () => ({ limit: 1, remaining: 1, reset: 0, retryAfter: null }),
      forget: () => {},
    },
    clock: movableClock(),
    log: createLogger({ level: "silent" }),
    config: { host: "127.0.0.1", port: 0, responseValidation: 0 },
  });
  url = `${(await server.start()).url}/v1`;
}, 120_000);
afterAll(async () => {
  await server?.stop(0);
  loaded?.remove();
});

const picture = randomBytes(300_000);

function form(change: (form: FormData) => void = () => {}): FormData {
  const made = new FormData();
  made.append("cover", new File([picture], "../../cover.png", { type: "image/png" }));
  made.append("title", "grüße");
  change(made);
  return made;
}

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
type Answered = { status: number; json: any };

async function call(body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = {}): Promise<Answered> {
  const response = await fetch(`${url}/send`, { method: "POST", body, headers });
  return { status: response.status, json: await response.json() };
}

const issues = async (body: NonNullable<RequestInit["body"]>, headers?: Record<string, string>): Promise<string[]> => {
  const { status, json } = await call(body, headers);
  expect(status, JSON.stringify(json)).toBe(400);
  return json.error.details.issues.map(({ path, message }: { path: string; message: string }) => `${path} ${message}`);
};

describe("a body of several parts", () => {
  test("comes to its handler with files as they are, JSON parsed and text decoded", async () => {
    const sent = form((made) => {
      made.append("copies", "3");
      made.append("lent", "true");
      made.append("meta", new Blob(['{"author":"Huygens"}'], { type: "application/json" }));
      for (const tag of ["a", "b,c"]) made.append("tags", tag);
      for (const page of ["", "\r\n--x\r\n"]) made.append("pages", new Blob([page]));
    });
    expect(await call(sent)).toEqual({
      status: 200,
      json: {
        cover: { filename: "cover.png", contentType: "image/png", size: picture.length, digest: digest(picture) },
        title: "grüße",
        copies: 3,
        lent: true,
        meta: { author: "Huygens" },
        tags: ["a", "b,c"],
        pages: ["", "\r\n--x\r\n"].map((text) => ({
          filename: "blob",
          contentType: "application/octet-stream",
          size: text.length,
          digest: digest(Buffer.from(text)),
        })),
      },
    });
    expect((await call(form())).json).toMatchObject({ title: "grüße", pages: [] });
  });

  test("has files of any type within a media range, and of no other", async () => {
    const scanned = (type: string) => form((made) => made.set("scan", new File(["x"], "a", { type })));
    for (const type of ["image/png", "image/svg+xml", "IMAGE/WebP", "image/png; q=1"])
      expect((await call(scanned(type))).status, type).toBe(200);
    for (const type of ["text/plain", "image/", "images/png", "application/image"])
      expect(await issues(scanned(type)), type).toEqual([expect.stringMatching(/^\/scan must be image\/\*, not "/)]);
  });

  test("is told all its faults at once", async () => {
    const sent = new FormData();
    sent.append("cover", new File(["x"], "a.gif", { type: "image/gif" }));
    for (const title of ["one", "two"]) sent.append("title", title);
    sent.append("meta", '{"author": }');
    expect((await issues(sent)).map((issue) => issue.replace(/ the body is not JSON.*/, " is no JSON"))).toEqual([
      '/cover must be image/png or image/jpeg, not "image/gif"',
      "/title is sent twice; send it once",
      expect.stringMatching(/^\/meta /),
    ]);
    const wrong = form((made) => {
      made.delete("title");
      made.append("copies", "300");
      made.append("lent", "maybe");
      made.append("meta", "{}");
      made.append("__proto__", "x");
    });
    expect((await issues(wrong)).map((issue) => issue.split(" ")[0]).sort()).toEqual(
      ["/__proto__", "/copies", "/lent", "/meta/author", "/title"].sort(),
    );
    expect(await issues(form((made) => made.append("tytle", "x")))).toEqual([
      expect.stringMatching(/^\/tytle is not a known field/),
    ]);
    expect(knownFields(made.document, "things_send", "").requests).toContain("title");
  });

  test("is refused where a file, or all of it, is too large", async () => {
    const large = form((made) => made.set("cover", new File([new Uint8Array(1_048_577)], "a.png", { type: "image/png" })));
    const { status, json } = await call(large);
    expect([status, json.error.code, json.error.details]).toEqual([413, "too_large", { part: "cover", limit_bytes: 1_048_576 }]);
    const whole = await call(form((made) => made.append("pages", new Blob([new Uint8Array(4_194_304)]))));
    expect([whole.status, whole.json.error.details]).toEqual([413, { limit_bytes: 4_194_304 }]);
  });

  test("is refused where it is none", async () => {
    expect(await issues("{}", { "content-type": "application/json" })).toEqual([
      'header/Content-Type must be multipart/form-data with its boundary; not "application/json"',
    ]);
    expect(await issues("x", { "content-type": "multipart/form-data" })).toHaveLength(1);
    const typed = { "content-type": "multipart/form-data; boundary=b" };
    for (const body of ["x", "--b\r\n", "--b\r\nContent-Disposition: form-data; name=title\r\n\r\nx"])
      expect((await issues(body, typed))[0]).toMatch(/^ the body is not multipart\/form-data that can be read|^\/.* is required/);
    const many = `${"--b\r\nContent-Disposition: form-data; name=tags\r\n\r\nx\r\n".repeat(1_001)}--b--\r\n`;
    expect((await issues(many, typed))[0]).toContain("more than 1000 parts");
    expect(await issues("", typed)).toEqual([" a body of several parts is required (multipart/form-data)"]);
  });

  test("may be compressed", async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="cover"; filename="a"\r\nContent-Type: image/png\r\n\r\nx\r\n';
    const body = gzipSync(`${head}--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nt\r\n--b--\r\n`);
    const { status, json } = await call(body, { "content-type": "multipart/form-data; boundary=b", "content-encoding": "gzip" });
    expect([status, json.title, json.cover.size]).toEqual([200, "t", 1]);
  });

  test("is one request under its key, and another one with another file", async () => {
    const before = handled;
    const once = { "idempotency-key": "form-1" };
    const [first, second] = [await call(form(), once), await call(form(), once)];
    expect([first.status, second.json, handled]).toEqual([200, first.json, before + 1]);
    const other = form((made) => made.set("cover", new File(["y"], "cover.png", { type: "image/png" })));
    expect((await call(other, once)).json.error.code).toBe("conflict");
  });
});

test("It is published with what each part is sent as", () => {
  const { content } = made.document.paths["/send"].post.requestBody;
  expect(content["multipart/form-data"]).toEqual({
    schema: {
      type: "object",
      required: ["cover", "title"],
      properties: {
        cover: { description: "The picture.", type: "string", format: "binary", "x-max-bytes": 1_048_576 },
        title: { description: "T.", type: "string" },
        copies: { description: "C.", type: "integer", format: "uint8" },
        lent: { description: "L.", type: "boolean" },
        meta: expect.objectContaining({ $ref: "#/components/schemas/Meta" }),
        tags: { description: "K.", type: "array", items: { type: "string" } },
        pages: { description: "P.", type: "array", items: { type: "string", format: "binary" } },
        scan: { description: "S.", type: "string", format: "binary" },
      },
      additionalProperties: false,
    },
    encoding: {
      cover: { contentType: "image/png, image/jpeg" },
      title: { contentType: "text/plain" },
      copies: { contentType: "text/plain" },
      lent: { contentType: "text/plain" },
      meta: { contentType: "application/json" },
      tags: { contentType: "text/plain" },
      pages: { contentType: "*/*" },
      scan: { contentType: "image/*" },
    },
  });
});

describe("the generated clients", () => {
  test("in TypeScript send Blobs", async () => {
    const { createClient } = await import(join(loaded.folder, "client/index.ts"));
    const client = createClient({ baseUrl: url, apiKey: "key" });
    const cover = new File([picture], "cover.jpg", { type: "image/jpeg" });
    const answer = await client.things.send({
      body: { cover, title: "t", copies: 2, meta: { author: "a" }, tags: ["x"], pages: [new Blob(["p"])] },
    });
    expect(answer).toMatchObject({
      cover: { filename: "cover.jpg", contentType: "image/jpeg", digest: digest(picture) },
      copies: 2,
      meta: { author: "a" },
      tags: ["x"],
      pages: [{ size: 1 }],
    });
    await expect(client.things.send({ body: { cover: "x", title: "t", pages: [] } })).rejects.toThrow("cover is not a Blob");
    await expect(client.things.send({ body: { cover, title: "t", pages: [], other: 1 } })).rejects.toThrow("has no part other");
    expect(made.file("client/things/client.ts")).toContain("pages: Blob[];");
    expect(made.file("things/handlers.ts")).toContain("pages: FilePart[];");
  });

  test("in Python send bytes", async () => {
    const program = `
import json
from things_client import Client
with Client("${url}", "key") as client:
    cover = ('a"b.png', bytes(range(256)), "image/png")
    print(json.dumps(client.things.send(body={"cover": cover, "title": "grüße", "copies": 2, "lent": False, "meta": {"author": "ä"}, "tags": ["x", "y"], "pages": [b"p"]})))
`;
    const run = promisify(execFile)("python3", ["-c", program], {
      env: { ...process.env, PYTHONPATH: join(loaded.folder, "python") },
    });
    expect(JSON.parse((await run).stdout)).toEqual({
      cover: {
        filename: "a%22b.png",
        contentType: "image/png",
        size: 256,
        digest: digest(Uint8Array.from({ length: 256 }, (_, index) => index)),
      },
      title: "grüße",
      copies: 2,
      lent: false,
      meta: { author: "ä" },
      tags: ["x", "y"],
      pages: [{ filename: "file", contentType: "application/octet-stream", size: 1, digest: digest(Buffer.from("p")) }],
    });
  });
});
