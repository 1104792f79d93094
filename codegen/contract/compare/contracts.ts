/**
 * The locked contract against the specification, under the interface's rules: a response may gain members, its enumerations values; a
 * request may gain members that need not be sent and lose constraints; operations may be added. All else breaks a client, and so does any
 * difference that no rule speaks of.
 */

import type { Locator } from "../locator.ts";
import type { Lock } from "../lock.ts";
import { canonical } from "../schema/values.ts";
import type { Change } from "./change.ts";
import { type Comparison, note } from "./comparison.ts";
import { compareOperations } from "./operations.ts";
import { compareEnvelopes } from "./responses.ts";

/** Breaking changes first, each once, with every operation that it reaches. */
export function compareContracts(before: Lock, after: Lock, locate: Locator): Change[] {
  const comparison: Comparison = { before, after, locate, found: [] };
  if (canonical(before.security as never) !== canonical(after.security as never)) {
    note(
      comparison,
      "breaking",
      { operation: null, subject: "security", position: null },
      "requests are authenticated otherwise now",
    );
  }
  compareEnvelopes(comparison);
  compareOperations(comparison);
  return merged(comparison.found);
}

/** Types are shared: what has changed in one is found again wherever it is used. */
function merged(found: readonly Change[]): Change[] {
  const groups = Map.groupBy(found, ({ verdict, subject, message }) =>
    JSON.stringify([verdict === "breaking" ? 0 : 1, subject, message]),
  );
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, [first, ...others]]) => ({
      ...first!,
      operations: [...new Set([first!, ...others].flatMap(({ operations }) => operations))].sort(),
    }));
}
