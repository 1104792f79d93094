/** What of a specification a client can rely on, and so what the lock holds. */
import { describe, expect, test } from "vitest";
import { lockText } from "../../../codegen/typespec-koa/src/contract/lock-file.ts";
import { lockOf } from "../../../codegen/typespec-koa/src/contract/lock-of.ts";
import { resource, specified } from "../../codegen/specification.ts";

const MODELS = `
/** A thing. */
@example(#{ id: "x", size: Size.small })
model Thing { /** Its id. */ @visibility(Lifecycle.Read) id: string; /** Its size. */ size: Size; /** Why. */ note?: string = "none" }
/** Sizes. */
enum Size { /** S. */ small, /** L. */ large }`;

const write = (
  facts = "",
) => `/** Write it. */ @summary("Write") @route("/things") @post @role("read_write") @scope("organization") @idempotencyKey ${facts}
  write(...IdempotencyKey, @bodyRoot body: Thing): Ok<Thing> | InvalidRequest;`;

async function lockFor(declarations: string) {
  const { api } = await specified(declarations);
  return lockOf(api);
}

describe("a lock", () => {
  test("holds an operation's route, facts, parameters, schemas and errors", async () => {
    const lock = await lockFor(`${MODELS}\n${resource("Things", write())}`);
    expect(lock.operations).toEqual({
      things_write: {
        method: "POST",
        path: "/things",
        role: "read_write",
        scope: "organization",
        idempotency: "key",
        bodyLimit: 1_048_576,
        billed: [],
        dailyAllowance: null,
        plan: null,
        tool: null,
        pages: null,
        parameters: { "header Idempotency-Key": { required: false, schema: { type: "string" } } },
        body: { contentType: "application/json", required: true, schema: { $ref: "#/components/schemas/ThingInput" } },
        responses: {
          "200": {
            contentType: "application/json",
            schema: { $ref: "#/components/schemas/Thing" },
            headers: { "x-request-id": { required: true, schema: { type: "string" } } },
          },
        },
        errors: ["400 invalid_request"],
      },
    });
    expect(lock.codes).toEqual({ forbidden: 403, invalid_request: 400, not_found: 404, unavailable: 503 });
    expect(Object.keys(lock.errors)).toEqual(["400 invalid_request"]);
  });

  test("holds types as projected, without what is only said of them", async () => {
    const { types } = await lockFor(`${MODELS}\n${resource("Things", write())}`);
    expect(types.ThingInput).toEqual({
      type: "object",
      additionalProperties: false,
      properties: { note: { type: "string", default: "none" }, size: { $ref: "#/components/schemas/Size" } },
      required: ["size"],
    });
    expect(types.Thing).toEqual({
      type: "object",
      properties: { id: { type: "string" }, note: { type: "string" }, size: { $ref: "#/components/schemas/Size" } },
      required: ["id", "size"],
    });
    expect(types.Size).toEqual({ type: "string", enum: ["large", "small"] });
  });

  test("holds cookies, and the days of a deprecation, where there are some", async () => {
    const { operations } = await lockFor(
      resource(
        "Things",
        `/** Read. */ @summary("Read") @route("/things") @get @role("read_only") @scope("organization")
         #deprecated "Use another."
         @deprecatedSince("2026-07-01") @sunset("2027-01-31")
         read(/** S. */ @cookie session: string, /** V. */ @cookie view?: int32): Ok<Record<unknown>> | InvalidRequest;`,
      ),
    );
    expect(operations.things_read).toMatchObject({
      deprecated: true,
      deprecatedSince: "2026-07-01",
      sunset: "2027-01-31",
      parameters: {
        "cookie session": { required: true, schema: { type: "string" } },
        "cookie view": { required: false, schema: { type: "integer", format: "int32" } },
      },
      body: null,
    });
  });

  test("is the same whether an operation is built or not", async () => {
    const built = await lockFor(`${MODELS}\n${resource("Things", write())}`);
    const unbuilt = await lockFor(`${MODELS}\n${resource("Things", write("@unbuilt"))}`);
    expect(lockText(unbuilt)).toBe(lockText(built));
  });

  test("is the same text whatever the order of declarations", async () => {
    const read = `/** Read. */ @summary("Read") @route("/things") @get @role("read_only") @scope("organization") read(): Ok<Thing> | InvalidRequest;`;
    const [first, second] = MODELS.trim().split("/** Sizes. */");
    const [one, other] = await Promise.all([
      lockFor(`${first}\n/** Sizes. */${second}\n${resource("Things", write(), read)}`),
      lockFor(
        `/** Sizes. */${second!.replace("/** S. */ small, /** L. */ large", "/** L. */ large, /** Small. */ small")}\n${first}\n${resource("Things", read, write())}`,
      ),
    ]);
    expect(lockText(other)).toBe(lockText(one));
  });

  test("reads again as it was written", async () => {
    const lock = await lockFor(`${MODELS}\n${resource("Things", write())}`);
    expect(JSON.parse(lockText(lock))).toEqual(lock);
    expect(
      lockText(lock)
        .split("\n")
        .every((line) => line.length < 200),
    ).toBe(true);
  });
});
