import { describe, expect, test } from "vitest";
import { diagnosed, getter, resource, specified } from "./specification.ts";

const DECLARATIONS = `
/** H. */ model Headers { /** I. */ @header("webhook-id") id: string; /** T. */ @header("webhook-timestamp") timestamp?: int64 }
/** It was made. */ @summary("Made") model Made { /** T. */ type: "thing.made"; /** I. */ @visibility(Lifecycle.Read) id: string }
/** It is gone. */ model Gone { /** T. */ type: "thing.gone" }
/** B. */ @discriminated(#{ envelope: "none", discriminatorPropertyName: "type" }) @webhooks(Headers)
union Sent { \`thing.made\`: Made, \`thing.gone\`: Gone }`;

const THINGS = resource("Things", getter("get", ""));

describe("webhooks", () => {
  test("are a section of the document, one for each variant, with the headers and the body as it is sent", async () => {
    const { document } = await specified(`${DECLARATIONS}\n${THINGS}`);
    expect(Object.keys(document.webhooks)).toEqual(["thing.gone", "thing.made"]);
    expect(document.webhooks["thing.made"].post).toEqual({
      operationId: "webhook_thing_made",
      tags: ["Webhooks"],
      summary: "Made",
      description: "It was made.",
      security: [],
      parameters: [
        { name: "webhook-id", in: "header", required: true, description: "I.", schema: { type: "string" } },
        {
          name: "webhook-timestamp",
          in: "header",
          required: false,
          description: "T.",
          schema: { type: "integer", format: "int64" },
        },
      ],
      requestBody: { required: true, content: { "application/json": { schema: { $ref: "#/components/schemas/Made" } } } },
      responses: { "2XX": { description: "The delivery was received." } },
    });
    expect(document.webhooks["thing.gone"].post.summary).toBe("thing.gone");
    expect(document.tags.at(-1).name).toBe("Webhooks");
    // As responses have it: with what is read-only, and open.
    expect(document.components.schemas.Made.required).toEqual(["type", "id"]);
    expect(document.components.schemas.Made).not.toHaveProperty("additionalProperties");
  });

  test("have types, although no operation uses them", async () => {
    const { file } = await specified(`${DECLARATIONS}\n${THINGS}`);
    expect(file("things/types.ts")).toContain("export interface Made {");
    expect(file("client/things/types.ts")).toContain("export interface Made {");
  });

  test("are no section where there are none", async () => {
    expect((await specified(THINGS)).document).not.toHaveProperty("webhooks");
  });

  test.each([
    ["a variant without a name", "@webhooks union Sent {\nMade }", 3],
    ["a body without a name", "@webhooks union Sent {\nmade: { /** T. */ a: string } }", 3],
    [
      "a header of several values",
      "/** H. */ model Headers {\n/** I. */ @header ids: string[] }\n/** S. */ @webhooks(Headers) union Sent { made: Made }",
      3,
    ],
  ])("need a body and headers that can be said: %s", async (_what, declarations, line) => {
    const found = await diagnosed(`/** M. */ model Made { /** A. */ a: string }\n/** S. */ ${declarations}\n${THINGS}`);
    expect(found).toContain(`typespec-koa/webhook things.tsp:${line}`);
  });

  test("of one name are two too many", async () => {
    const found = await diagnosed(
      `/** M. */ model Made { /** A. */ a: string }\n/** S. */ @webhooks union One { made: Made }\n/** S. */ @webhooks union Two { made: Made }\n${THINGS}`,
    );
    expect(found.filter((line) => line.startsWith("typespec-koa/webhook"))).toHaveLength(1);
  });
});
