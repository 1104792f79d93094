import { describe, expect, test } from "vitest";
import { operations } from "#generated/routes.ts";
import { inputs } from "#src/server/http/inputs.ts";
import { issuesOf } from "../../../codegen/typespec-koa-runtime/src/issues.ts";

describe("a union of a filter and an object of attributes", () => {
  const validate = operations.find(({ id }) => id === "judgments_backfill")!.validate.body!;

  test.each([
    [
      "in the filter, however deep",
      [
        "And",
        [
          [
            "And",
            [
              ["id", "Eq", "a"],
              [`attributes.${"x".repeat(2000)}`, "Eq", null],
            ],
          ],
        ],
      ],
      "/filters/1/0/1/1/0",
    ],
    ["in a name of the object", { status: "open" }, "/filters/status"],
    ["at its top", "open", "/filters"],
  ])("speaks through what is wrong %s", (_, filters, place) => {
    const body = { filters };
    expect(validate(body)).toBe(false);
    expect(issuesOf(validate.errors, "body", body, inputs.wording).map(({ path }) => path)).toContain(place);
  });
});
