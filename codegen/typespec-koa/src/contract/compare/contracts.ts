/**
 * Compares the locked contract with the specification under the interface's rules. A response may gain members, and its
 * enumerations may gain values. A request may gain optional members and lose constraints. Operations may be added. Everything
 * else breaks a client, including any difference that no rule mentions.
 */

import type { Locator } from "../locator.ts";
import type { Lock } from "../lock.ts";
import { canonical } from "../schema/values.ts";
import type { Change } from "./change.ts";
import { type Comparison, note } from "./comparison.ts";
import { compareOperations } from "./operations.ts";
import { compareEnvelopes } from "./responses.ts";
import { compareTypes } from "./types.ts";
import { compareWebhooks } from "./webhooks.ts";

/** Breaking changes first, each once, with every operation that it affects. */
export function compareContracts(
  before: Lock,
  after: Lock,
  locate: Locator,
  settings: Comparison["settings"],
  today = new Date().toISOString().slice(0, 10),
): Change[] {
  const comparison: Comparison = { before, after, locate, settings, today, found: [] };
  if (canonical(before.security as never) !== canonical(after.security as never)) {
    note(
      comparison,
      "security-changed",
      { operation: null, subject: "security", position: null },
      "requests are authenticated otherwise now",
    );
  }
  compareEnvelopes(comparison);
  compareOperations(comparison);
  compareWebhooks(comparison);
  compareTypes(comparison);
  return merged(comparison.found);
}

/** Types are shared, so a change in one is found wherever it is used. */
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
