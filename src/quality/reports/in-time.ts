/** Reports on outcomes take as long as there are outcomes, so the database's time limit for a statement may end one. */
import { ServiceError } from "#src/foundation/errors.ts";
import { isTimeout } from "#src/queries/too-expensive.ts";
import { isPrefix } from "#src/records/templates/owners.ts";

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `too_expensive`, and what the report throws
 */
export async function inTime<Report>(timeoutMs: number, place: string, report: () => Promise<Report>): Promise<Report> {
  try {
    return await report();
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const instead = isPrefix(place) ? "Ask about one namespace." : "Delete outcomes that you no longer need.";
    const message = `The database took longer than ${timeoutMs} ms to read the outcomes. ${instead}`;
    throw new ServiceError("too_expensive", message, { details: { timeout_ms: timeoutMs }, cause: error });
  }
}
