import { describe, expect, test } from "vitest";
import { getter, resource, specified } from "./specification.ts";

const FACTS = '@role("read_write") @scope("path") @idempotencyKey';
const THING = "/** T. */ model Thing { /** N. */ name: string }";

function one(decorators: string, signature: string, declarations = THING): string {
  return `${declarations}\n${resource("Things", `/** Do. */ @summary("Do") ${decorators} ${signature};`)}`;
}

describe("an operation's name", () => {
  test("is that of its resource and its own, noun first", async () => {
    const { operation, document, paths } = await specified(resource("FineThings", getter("readAll", "")));
    expect(operation("fine_things_read_all")).toMatchObject({
      resource: "fineThings",
      name: "readAll",
      method: "GET",
      path: "/readAll",
    });
    expect(document.paths["/readAll"].get).toMatchObject({
      operationId: "fine_things_read_all",
      tags: ["FineThings"],
      summary: "Do",
    });
    expect(document.tags).toEqual([{ name: "FineThings", description: "FineThings." }]);
    expect(paths).toContain("fine-things/handlers.ts");
  });
});

describe("parameters", () => {
  const declarations = `
    /** P. */ model Paging { /** L. */ @query @minValue(1) limit?: int32 = 100; /** C. */ @query cursor?: string }
    ${resource(
      "Things",
      getter(
        "list",
        `/** Z. */ @path zone: string, /** I. */ @path id: string, ...Paging, /** J. */ @query judgments?: string[],
         /** E. */ @query exact?: boolean, /** R. */ @query ratio?: float64, /** H. */ @header("X-Hint") hint?: string`,
        "Ok<{}>",
        "/zones/{zone}/things/{id}",
      ),
      getter("other", "...Paging"),
    )}`;

  test("stand in the order of the path, then by name, each with the type its text is decoded to", async () => {
    const { operation } = await specified(declarations);
    expect(
      operation("things_list").parameters.map(({ name, in: place, type, required }) => [place, name, type, required]),
    ).toEqual([
      ["path", "zone", "string", true],
      ["path", "id", "string", true],
      ["query", "cursor", "string", false],
      ["query", "exact", "boolean", false],
      ["query", "judgments", "array", false],
      ["query", "limit", "integer", false],
      ["query", "ratio", "number", false],
      ["header", "X-Hint", "string", false],
    ]);
  });

  test("that several operations share are published once", async () => {
    const { document } = await specified(declarations);
    expect(document.paths["/other"].get.parameters).toEqual([
      { $ref: "#/components/parameters/Paging.cursor" },
      { $ref: "#/components/parameters/Paging.limit" },
    ]);
    expect(document.components.parameters["Paging.limit"]).toEqual({
      name: "limit",
      in: "query",
      required: false,
      description: "L.",
      schema: { type: "integer", default: 100, format: "int32", minimum: 1 },
    });
  });

  test("that are arrays are comma-separated, and say so", async () => {
    const { document } = await specified(declarations);
    const parameters: { name: string }[] = document.paths["/zones/{zone}/things/{id}"].get.parameters;
    expect(parameters.find(({ name }) => name === "judgments")).toMatchObject({ style: "form", explode: false });
  });

  test("with a default are there when a handler looks", async () => {
    const { file } = await specified(declarations);
    expect(file("things/handlers.ts")).toContain(
      "query: { cursor?: string; exact?: boolean; judgments?: string[]; limit: number; ratio?: number };",
    );
    expect(file("things/handlers.ts")).toContain('headers: { "X-Hint"?: string };');
  });
});

describe("responses", () => {
  test("of several successes are a union of replies, and one without a body has none", async () => {
    const { file, operation, document } = await specified(
      one(`@route("/things") @put ${FACTS}`, "put(...IdempotencyKey): Ok<Thing> | Created<Thing> | Deleted | InvalidRequest"),
    );
    expect(file("things/handlers.ts")).toContain(
      "export type ThingsPutReply = Reply<200, Thing> | Reply<201, Thing> | Reply<204, undefined>;",
    );
    expect(file("things/routes.ts")).toContain("statuses: [200, 201, 204],");
    expect(operation("things_put").responses.map(({ status, schema }) => [status, schema === null])).toEqual([
      [200, false],
      [201, false],
      [204, true],
      [400, false],
    ]);
    expect(document.paths["/things"].put.responses["204"]).toEqual({
      description: "Gone.",
      headers: { "X-Request-Id": { $ref: "#/components/headers/X-Request-Id" } },
    });
  });

  test("of errors are published once, under the model's name, and those of one status together", async () => {
    const { document, file } = await specified(
      one(`@route("/things") @get @role("read_only") @scope("path")`, "get(): Ok<Thing> | NotFound | Forbidden | PlanRequired"),
    );
    const { responses } = document.paths["/things"].get;
    expect(responses["404"]).toEqual({ $ref: "#/components/responses/NotFound" });
    expect(responses["403"]).toEqual({ $ref: "#/components/responses/ForbiddenOrPlanRequired" });
    expect(document.components.responses.NotFound).toEqual({
      description: "There is no such thing.",
      headers: { "X-Request-Id": { $ref: "#/components/headers/X-Request-Id" } },
      content: { "application/json": { schema: { $ref: "#/components/schemas/NotFound" } } },
    });
    expect(document.components.responses.ForbiddenOrPlanRequired.content["application/json"].schema).toEqual({
      anyOf: [{ $ref: "#/components/schemas/Forbidden" }, { $ref: "#/components/schemas/PlanRequired" }],
    });
    expect(Object.keys(document.components.responses)).toEqual(["ForbiddenOrPlanRequired", "NotFound"]);
    expect(file("things/routes.ts")).toContain('errors: ["forbidden", "not_found"],');
  });

  test("of what is not built include 501, and its handler is not asked for", async () => {
    const { file, document } = await specified(
      resource(
        "Things",
        `/** Do. */ @summary("Do") @route("/a") @get @role("read_only") @scope("path") @unbuilt later(): Ok<{}> | InvalidRequest;`,
        `/** Do. */ @summary("Do") @route("/b") @get @role("read_only") @scope("path") now(): Ok<{}> | InvalidRequest;`,
      ),
    );
    expect(document.paths["/a"].get.responses["501"]).toEqual({ $ref: "#/components/responses/NotServed" });
    expect(document.paths["/a"].get["x-unbuilt"]).toBe(true);
    expect(file("things/handlers.ts")).not.toContain("later(");
    expect(file("things/handlers.ts")).toContain("now(");
    expect(file("things/routes.ts")).toMatch(/name: "later"[\s\S]*?unbuilt: true/);
    expect(file("contract.ts")).toContain("unavailable: 503,");
  });

  test("of a resource that is not built at all ask for no handlers", async () => {
    const { file, paths } = await specified(
      resource(
        "Things",
        `/** Do. */ @summary("Do") @route("/a") @get @role("read_only") @scope("path") @unbuilt later(): Ok<{}> | InvalidRequest;`,
      ),
    );
    expect(paths).not.toContain("things/handlers.ts");
    expect(file("handlers.ts")).not.toContain("things");
    expect(file("routes.ts")).toContain("...thingsRoutes");
  });
});

describe("facts", () => {
  test("are what the decorators say, published as x- members", async () => {
    const { operation, document } = await specified(
      one(
        `@route("/things") @post ${FACTS} @billed("writes", "judging") @bodyLimit(2048) @plan("team") @dailyAllowance("suggest_parts")
         @opExample(#{ parameters: #{ body: #{ name: "x" } } }, #{ title: "One, named" })`,
        "make(...IdempotencyKey, @bodyRoot body: Thing): Created<Thing> | InvalidRequest",
      ),
    );
    expect(operation("things_make").facts).toEqual({
      role: "read_write",
      scope: "path",
      idempotency: "key",
      bodyLimit: 2048,
      billed: ["writes", "judging"],
      dailyAllowance: "suggest_parts",
      plan: "team",
      tool: null,
      unbuilt: false,
      pages: null,
    });
    expect(document.paths["/things"].post).toMatchObject({
      "x-required-role": "read_write",
      "x-key-scope": "path",
      "x-idempotency": "key",
      "x-body-limit": 2048,
      "x-billed": ["writes", "judging"],
      "x-required-plan": "team",
      "x-daily-allowance": "suggest_parts",
    });
    expect(document.paths["/things"].post.requestBody.content["application/json"].examples).toEqual({
      "one-named": { summary: "One, named", value: { name: "x" } },
    });
  });

  test("say the usual limit of a body too, and none where there is no body", async () => {
    const { operation, document } = await specified(
      `${THING}\n${resource(
        "Things",
        `/** Do. */ @summary("Do") @route("/a") @post ${FACTS} make(...IdempotencyKey, @bodyRoot body: Thing): Ok<Thing> | InvalidRequest;`,
        `/** Do. */ @summary("Do") @route("/a") @delete ${FACTS} drop(...IdempotencyKey): Deleted | InvalidRequest;`,
      )}`,
    );
    expect(operation("things_make").facts.bodyLimit).toBe(1_048_576);
    expect(document.paths["/a"].post["x-body-limit"]).toBe(1_048_576);
    expect(operation("things_drop").facts.bodyLimit).toBe(0);
    expect(document.paths["/a"].delete).not.toHaveProperty("x-body-limit");
  });
});

describe("a handler's request", () => {
  test("has the body with its defaults filled in", async () => {
    const { file } = await specified(
      one(
        `@route("/things") @post ${FACTS}`,
        "make(...IdempotencyKey, @bodyRoot body: Wanted): Ok<Thing> | InvalidRequest",
        `${THING} /** W. */ model Wanted { /** A. */ a?: int32 = 1; /** B. */ b?: string }`,
      ),
    );
    expect(file("things/handlers.ts")).toContain('body: Filled<Wanted, "a">;');
    expect(file("things/handlers.ts")).toContain('import type { Filled, Reply } from "../contract.ts";');
  });

  test("has an optional body or none", async () => {
    const { file, document } = await specified(
      one(`@route("/things") @post ${FACTS}`, "make(...IdempotencyKey, @bodyRoot body?: Thing): Ok<Thing> | InvalidRequest"),
    );
    expect(file("things/handlers.ts")).toContain("body: ThingInput | undefined;");
    expect(file("things/routes.ts")).toContain("bodyRequired: false,");
    expect(document.paths["/things"].post.requestBody.required).toBe(false);
  });
});

describe("contract.ts", () => {
  test("has every error code with the status that its @error model is sent under, and imports nothing", async () => {
    const { file } = await specified(resource("Things", getter("get", "")));
    const text = file("contract.ts");
    expect(text).toContain('export type ErrorCode = "invalid_request" | "not_found" | "forbidden" | "unavailable";');
    expect(text).toContain("{\n  invalid_request: 400,\n  not_found: 404,\n  forbidden: 403,\n  unavailable: 503,\n};");
    expect(text).not.toMatch(/^import /m);
  });

  test("says what patterns mean, in the words of the specification", async () => {
    const { file } = await specified(
      `/** L. */ @pattern("^[a-z]+$", "small letters") scalar Letters extends string;\n${resource("Things", getter("get", "/** L. */ @query l?: Letters"))}`,
    );
    expect(file("contract.ts")).toContain('"^[a-z]+$":\n    "small letters",');
  });
});
