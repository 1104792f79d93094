import { expect, it } from "vitest";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { jobKinds } from "#src/jobs/kinds.ts";

it("has a kind for each type of jobs in the contract that is not retired", () => {
  const { schemas } = publishedDocument().components as { schemas: Record<string, { enum: string[] }> };
  const kinds = jobKinds({} as never).map(({ type }) => type);
  expect(kinds.sort()).toEqual([...schemas.JobTypeInput!.enum].sort());
});
