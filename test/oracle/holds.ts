/**
 * What a model of the service's rules says of programs that several clients run at once. `test/oracle/*.test.ts` say where.
 *
 * An ordinary run draws the same programs each time. `npm run faults` draws others, thousands of them (`ORACLE_RUNS`). The overlap of
 * requests is not drawn, so a failure prints its whole history. `ORACLE_SEED` and `ORACLE_PATH` repeat its programs, `ORACLE_RUNS` times.
 */
import fc from "fast-check";
import { expect } from "vitest";
import { seedOf } from "#test/support/generated.ts";
import { type Client, histories, told } from "./clients.ts";
import { isMerged } from "./history.ts";
import { contradiction } from "./linearize.ts";
import { programs } from "./programs.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 6);
const SEED = seedOf("ORACLE_SEED");
const PATH = process.env.ORACLE_PATH;

/** Of a test whose programs are so many, in milliseconds. */
export const TIMEOUT_MS = 60_000 + RUNS * 2_000;

/** Fails where an answer contradicts the model. */
export async function holds(client: Client): Promise<void> {
  let [merged, paged] = [0, 0];
  const property = fc.asyncProperty(programs, async (drawn) => {
    for (const history of await histories(client, drawn)) {
      const found = contradiction(history);
      if (found) throw new Error(told(history, found));
      if (isMerged(history)) merged += 1;
      if (history.some(({ what }) => what.is === "page")) paged += 1;
    }
  });
  // With a path, what it leads to is done again and again, since requests may overlap otherwise each time.
  for (let n = 0; n < (PATH ? RUNS : 1); n++) {
    await fc.assert(property, { numRuns: PATH ? 1 : RUNS, seed: SEED, endOnFailure: true, ...(PATH ? { path: PATH } : {}) });
  }
  // Where nothing meets, agreement says little.
  if (!PATH) expect([merged > 0, paged > 0]).toEqual([true, true]);
}
