/** Bodies of several parts: what the lock has of them, and every kind of change, with its place. */
import { describe, expect, test } from "vitest";
import { compareContracts } from "../../../codegen/typespec-koa/src/contract/compare/contracts.ts";
import { locator } from "../../../codegen/typespec-koa/src/contract/locator.ts";
import type { LockedBody, LockedPart } from "../../../codegen/typespec-koa/src/contract/lock.ts";
import { lockOf } from "../../../codegen/typespec-koa/src/contract/lock-of.ts";
import type { Schema } from "../../../codegen/typespec-koa/src/schema.ts";
import { FIRST_LINE, resource, specified } from "../../codegen/specification.ts";
import { changes, lock, OPERATION } from "./locks.ts";

const FILE: Schema = { type: "string", format: "binary" };
const text: Schema = { type: "string" };
const list = (items: Schema, bounds: Schema = {}): Schema => ({ type: "array", items, ...bounds });

type Given = readonly [part: LockedPart, schema: Schema, required?: "required"];
type Form = { readonly [name: string]: Given };

function body(form: Form): LockedBody {
  const entries = Object.entries(form);
  return {
    contentType: "multipart/form-data",
    required: true,
    schema: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(entries.map(([name, [, schema]]) => [name, schema])),
      required: entries.filter(([, [, , required]]) => required).map(([name]) => name),
    },
    parts: Object.fromEntries(entries.map(([name, [part]]) => [name, part])),
  };
}

const cover = (part: Partial<LockedPart> = {}): Form => ({ cover: [{ kind: "file", ...part }, FILE, "required"] });
const tags = (part: LockedPart, schema: Schema): Form => ({ ...cover(), tags: [part, schema] });
const several = { kind: "text", several: true } as const;

const rows: readonly (readonly [change: string, before: Form, after: Form, said: readonly string[]])[] = [
  ["nothing", cover(), cover(), []],
  ["a part that need not be there", cover(), tags({ kind: "text" }, text), ["additive: things_write part tags: is accepted now"]],
  [
    "a part that must be there",
    cover(),
    { ...cover(), title: [{ kind: "text" }, text, "required"] },
    ["breaking: things_write part title: is needed now"],
  ],
  ["a part gone", tags({ kind: "text" }, text), cover(), ["breaking: things_write part tags: is no longer accepted"]],
  [
    "a part that must be there now",
    { cover: [{ kind: "file" }, FILE] },
    cover(),
    ["breaking: things_write part cover: is needed now"],
  ],
  [
    "a part that need not be there now",
    cover(),
    { cover: [{ kind: "file" }, FILE] },
    ["additive: things_write part cover: is no longer needed"],
  ],
  [
    "a content type less, and another",
    cover({ contentTypes: ["image/jpeg", "image/png"] }),
    cover({ contentTypes: ["image/png", "image/webp"] }),
    ["breaking: things_write part cover: no longer takes image/jpeg", "additive: things_write part cover: takes image/webp now"],
  ],
  [
    "a range in place of a type within it, and the reverse for another",
    cover({ contentTypes: ["image/png", "text/*"] }),
    cover({ contentTypes: ["image/*", "text/csv"] }),
    ["breaking: things_write part cover: no longer takes text/*", "additive: things_write part cover: takes image/* now"],
  ],
  [
    "content types where there was any",
    cover(),
    cover({ contentTypes: ["image/jpeg", "image/png"] }),
    ["breaking: things_write part cover: takes image/jpeg, image/png only now; it took any content type"],
  ],
  [
    "any content type",
    cover({ contentTypes: ["image/png"] }),
    cover(),
    ["additive: things_write part cover: takes any content type now"],
  ],
  [
    "a lower limit",
    cover({ maxBytes: 500 }),
    cover({ maxBytes: 499 }),
    ["breaking: things_write part cover: refuses files over 499 bytes now; it took 500"],
  ],
  [
    "a limit below that of the body, where there was none",
    cover(),
    cover({ maxBytes: 999 }),
    ["breaking: things_write part cover: refuses files over 999 bytes now; it took 1000"],
  ],
  ["a limit that the body has anyway", cover(), cover({ maxBytes: 1000 }), []],
  ["a limit that was never reached", cover({ maxBytes: 5000 }), cover({ maxBytes: 1000 }), []],
  [
    "a higher limit",
    cover({ maxBytes: 500 }),
    cover({ maxBytes: 501 }),
    ["additive: things_write part cover: takes files up to 501 bytes now; it took 500"],
  ],
  [
    "no limit of its own",
    cover({ maxBytes: 500 }),
    cover(),
    ["additive: things_write part cover: takes files of any size that the body may have now; it took 500"],
  ],
  [
    "text where a file was",
    cover(),
    { cover: [{ kind: "text" }, text, "required"] },
    ["breaking: things_write part cover: is text now; it was a file"],
  ],
  [
    "JSON where text was",
    tags({ kind: "text" }, text),
    tags({ kind: "json" }, text),
    ["breaking: things_write part tags: is JSON now; it was text"],
  ],
  [
    "several where one was",
    tags({ kind: "text" }, text),
    tags(several, list(text)),
    ["additive: things_write part tags: may come any number of times now"],
  ],
  [
    "some where one was",
    tags({ kind: "text" }, text),
    tags(several, list(text, { minItems: 2, maxItems: 3 })),
    [
      "breaking: things_write part tags: has to come 2 times at least now",
      "additive: things_write part tags: may come 3 times now",
    ],
  ],
  [
    "one where several were",
    tags(several, list(text)),
    tags({ kind: "text" }, text),
    ["breaking: things_write part tags: may come once at most now"],
  ],
  [
    "fewer of several",
    tags(several, list(text, { minItems: 2 })),
    tags(several, list(text, { maxItems: 4 })),
    [
      "breaking: things_write part tags: may come 4 times at most now",
      "additive: things_write part tags: may come fewer than 2 times now",
    ],
  ],
  [
    "other values of several",
    tags(several, list(text)),
    tags(several, list({ ...text, maxLength: 3 }, { uniqueItems: true })),
    [
      "breaking: things_write part tags: no longer accepts arrays with an element twice",
      "breaking: things_write part tags[]: no longer accepts strings longer than 3 characters",
    ],
  ],
];

describe("a body of several parts with", () => {
  test.each(rows)("%s", (_, before, after, said) => {
    const taking = (form: Form) => lock({ body: body(form) });
    expect(changes(taking(before), taking(after)).sort()).toEqual([...said].sort());
  });

  test("a lower limit of the whole says so once, of the operation", () => {
    const [before, after] = [lock({ body: body(cover()) }), lock({ body: body(cover()), bodyLimit: 900 })];
    expect(changes(before, after)).toEqual(["breaking: things_write: refuses bodies over 900 bytes now; it took 1000"]);
  });

  test("JSON in its place is another content type, and nothing more is said", () => {
    expect(changes(lock({ body: body(cover()) }), lock({ body: OPERATION.body }))).toEqual([
      "breaking: things_write request: takes application/json now, not multipart/form-data",
    ]);
  });

  test("a lock of an earlier version, which has no parts, is compared by its values", () => {
    const { parts: _, ...earlier } = body(cover());
    expect(changes(lock({ body: earlier }), lock({ body: body(cover()) }))).toEqual([]);
    expect(changes(lock({ body: earlier }), lock({ body: body(tags({ kind: "text" }, text)) }))).toEqual([
      "additive: things_write request: accepts `tags` now",
    ]);
  });
});

describe("of a specification", () => {
  const sending = (members: string, models = "") => `${models}/** A form. */
model Form {
${members}
}
${resource(
  "Things",
  `/** Do. */ @summary("Do") @route("/send") @post @role("read_write") @scope("organization") @naturallyIdempotent
   send(@header contentType: "multipart/form-data", @multipartBody body: Form): Ok<Record<unknown>> | InvalidRequest;`,
)}`;
  const COVER = '  /** C. */ @maxBytes(1000) cover: HttpPart<File<"image/png" | "image/jpeg">>;';
  const META = "/** M. */ model Meta { /** A. */ author: string }\n";

  test("the lock has each part, and nothing that it cannot be held to", async () => {
    const { api } = await specified(
      sending(
        `${COVER} /** P. */ pages: HttpPart<bytes>[]; /** K. */ copies?: HttpPart<uint8>; /** M. */ meta?: HttpPart<Meta>;`,
        META,
      ),
    );
    expect(lockOf(api).operations.things_send?.body).toEqual({
      contentType: "multipart/form-data",
      required: true,
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          cover: FILE,
          pages: { type: "array", items: FILE },
          copies: expect.objectContaining({ type: "integer" }),
          meta: { $ref: expect.stringMatching(/Meta/) },
        },
        required: ["cover", "pages"],
      },
      parts: {
        cover: { kind: "file", contentTypes: ["image/jpeg", "image/png"], maxBytes: 1000 },
        pages: { kind: "file", several: true },
        copies: { kind: "text" },
        meta: { kind: "json" },
      },
    });
  });

  test("each change stands on the line of its part, and one within JSON on that of its type", async () => {
    const before = await specified(
      sending(`${COVER}\n  /** M. */ meta?: HttpPart<Meta>;\n  /** G. */ gone?: HttpPart<string>;`, META),
    );
    const after = await specified(
      sending(
        `  /** C. */ @maxBytes(999) cover: HttpPart<File<"image/png">>;\n  /** M. */ meta?: HttpPart<Meta>;\n  /** T. */ title: HttpPart<string>;`,
        META.replace("string", "int32"),
      ),
    );
    const found = compareContracts(lockOf(before.api), lockOf(after.api), locator(after.api), after.api.settings);
    const said = found.map(
      ({ verdict, rule, subject, message, position }) =>
        `${verdict} ${(position?.line ?? 0) - FIRST_LINE + 1} ${subject}: ${message} [${rule}]`,
    );
    expect(said).toEqual([
      expect.stringMatching(/^breaking 1 Meta(?:Input)?\.author: no longer accepts strings \[request-type\]$/),
      "breaking 4 things_send part cover: no longer takes image/jpeg [part-content-type]",
      "breaking 4 things_send part cover: refuses files over 999 bytes now; it took 1000 [part-limit-lowered]",
      "breaking 11 things_send part gone: is no longer accepted [part-removed]",
      "breaking 6 things_send part title: is needed now [part-required]",
      expect.stringMatching(/^additive 1 Meta(?:Input)?\.author: accepts integers now/),
    ]);
  });
});
