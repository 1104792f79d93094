/**
 * Namespaces that are not for production: what they use is recorded apart, priced 0 and outside budgets. An organization marks prefixes;
 * each namespace carries in its row whether one of them covers it, where whoever counts usage has it at hand, under the lock that it holds
 * anyway. A mark and the rows below it change in one transaction, which counts for each namespace from the moment that it commits: a commit or
 * landing under way is counted as the namespace was before it.
 *
 * A namespace that is made at that moment waits for the mark, or the mark for it: making one holds the organization as little as can be,
 * marking holds it alone.
 */

import { lockOrganization } from "#src/accounts/organizations.ts";
import { canonicalScope, covers } from "#src/accounts/scope.ts";
import { addUsages } from "#src/accounts/usage.ts";
import { audit } from "#src/audit/audit.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { scopeArea } from "./areas.ts";
import type { Budgets } from "./budget.ts";
import * as sql from "./non-production-sql.ts";
import { holdAll } from "./sequence.ts";

export type { MarkRow } from "./non-production-sql.ts";

export interface NonProductionParts {
  db: Database;
  clock: Clock;
  budgets: Pick<Budgets, "reconsider">;
  /** Whether a statement may name several namespaces; not where they lie on several machines. */
  together: boolean;
  /** Tells this process's worker that judging may go on. */
  wakeJudging(): void;
}

/** Namespaces that are marked in one statement. */
const AT_ONCE = 256;

/** Marks a prefix; one that is marked already stays as it is. */
export async function mark(parts: NonProductionParts, organizationId: string, given: string): Promise<sql.MarkRow> {
  const prefix = canonicalScope(given);
  const now = parts.clock.now();
  const row = await parts.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const found = await sql.readMark(tx, organizationId, prefix);
    if (found !== undefined) return found;
    await sql.insertMark(tx, organizationId, { prefix, created_at: now });
    await moveNamespaces(tx, parts, organizationId, prefix, [prefix], now);
    await audit(tx, organizationId, { action: "non_production_prefix.created", namespace: prefix, subject: null }, now);
    return { prefix, created_at: now };
  });
  parts.wakeJudging();
  return row;
}

/** Unmarks a prefix. What another mark covers stays marked. */
export async function unmark(parts: NonProductionParts, organizationId: string, given: string): Promise<void> {
  const prefix = canonicalScope(given);
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (!(await sql.deleteMark(tx, organizationId, prefix))) return;
    const marks = await sql.readMarks(tx, organizationId);
    await moveNamespaces(tx, parts, organizationId, prefix, marks, now);
    await audit(tx, organizationId, { action: "non_production_prefix.deleted", namespace: prefix, subject: null }, now);
  });
}

/** By prefix, those within a key's scope. */
export async function listMarks(
  db: Database,
  organizationId: string,
  page: { scope: string | null; after: string; limit: number },
): Promise<{ rows: sql.MarkRow[]; more: boolean }> {
  const rows = await sql.listMarks(db, organizationId, { ...scopeArea(page.scope), after: page.after, limit: page.limit + 1 });
  return { rows: rows.slice(0, page.limit), more: rows.length > page.limit };
}

/** Lets each namespace of an area be what the marks make of it. */
async function moveNamespaces(
  tx: Transaction,
  { budgets, together }: NonProductionParts,
  organizationId: string,
  prefix: string,
  marks: readonly string[],
  now: Date,
): Promise<void> {
  const namespaces = await sql.readNamespacesIn(tx, organizationId, scopeArea(prefix));
  const atOnce = together ? AT_ONCE : 1;
  for (let at = 0; at < namespaces.length; at += atOnce) {
    const some = namespaces.slice(at, at + atOnce);
    // In the order in which commits of several namespaces hold them too.
    const ids = some.map(({ namespaceId }) => namespaceId);
    await holdAll(tx, ids, "wait");
    for (const [nonProduction, each] of Map.groupBy(some, ({ name }) => marks.some((one) => covers(one, name)))) {
      const moved = await sql.setNonProduction(
        tx,
        each.map(({ namespaceId }) => namespaceId),
        nonProduction,
      );
      // From here on what they store is stored for the other kind.
      const billed = moved.flatMap(({ namespaceId, bytes }) => [
        { namespaceId, organizationId, bytes: 0, nonProduction: !nonProduction, stored: -bytes },
        { namespaceId, organizationId, bytes: 0, nonProduction, stored: bytes },
      ]);
      if (billed.length > 0) await addUsages(tx, "writes", now, billed);
      for (const { namespaceId, paused } of moved) if (paused) await budgets.reconsider(tx, namespaceId, now);
    }
  }
}
