/** Translates the limits of PostgreSQL into this service's errors. */
import { ServiceError } from "#src/foundation/errors.ts";

/** Class 54, program limit exceeded: a jsonb value with too many or too large elements. */
export function tooLargeForStore(error: unknown): ServiceError | null {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string" || !code.startsWith("54")) return null;
  return new ServiceError(
    "too_large",
    "A document has more members or elements than PostgreSQL can store in one value. Split it into several documents.",
    {
      cause: error,
    },
  );
}
