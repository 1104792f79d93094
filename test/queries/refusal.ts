import { expect } from "vitest";
import { ServiceError } from "#src/foundation/errors.ts";

/** The error of a query that is refused. */
export async function refusal(query: Promise<unknown>): Promise<{ code: string; issues: { path: string; message: string }[] }> {
  const error: unknown = await query.then(
    () => expect.unreachable("the query was answered"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) throw error;
  return { code: error.code, issues: (error.details.issues ?? []) as { path: string; message: string }[] };
}
