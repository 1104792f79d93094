/**
 * Non-production namespaces. Their usage is recorded separately, at price 0 and outside budgets. An organization marks prefixes.
 * Each namespace's row says whether a mark covers it, so code that counts usage has the value under the lock it holds anyway. A
 * mark and the rows below it change in one transaction. It takes effect for each namespace at the commit: transactions already in
 * progress count as before.
 *
 * Creating a namespace and marking a prefix exclude each other. Creation takes a weak lock on the organization, marking an
 * exclusive one.
 */

import { audit } from "#src/accounts/audit/audit.ts";
import { addUsages } from "#src/accounts/money/usage.ts";
import { canonicalScope, covers } from "#src/accounts/scope.ts";
import { scopeArea } from "#src/foundation/areas.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { lockAll } from "#src/records/namespaces/sequence.ts";
import type { Budgets } from "./budget.ts";
import * as sql from "./non-production-sql.ts";

export type { MarkRow } from "./non-production-sql.ts";

export interface NonProductionParts {
  db: Database;
  clock: Clock;
  budgets: Pick<Budgets, "reconsider">;
  /** Whether a statement may name several namespaces. Not if they are on several machines. */
  together: boolean;
  /** Tells this process's worker that judging may continue. */
  wakeJudging(): void;
}

/** Namespaces that one statement marks. */
const AT_ONCE = 256;

/** Marks a prefix. Does nothing if it is marked already. */
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

/** Unmarks a prefix. Namespaces that another mark covers stay marked. */
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

/** The marks within a key's scope, sorted by prefix. */
export async function listMarks(
  db: Database,
  organizationId: string,
  page: { scope: string | null; after: string; limit: number },
): Promise<{ rows: sql.MarkRow[]; more: boolean }> {
  const rows = await sql.listMarks(db, organizationId, { ...scopeArea(page.scope), after: page.after, limit: page.limit + 1 });
  return { rows: rows.slice(0, page.limit), more: rows.length > page.limit };
}

/** Updates each namespace of an area according to the marks. */
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
  const paused: number[] = [];
  for (let at = 0; at < namespaces.length; at += atOnce) {
    const some = namespaces.slice(at, at + atOnce);
    // The order in which commits of several namespaces also take their locks.
    const ids = some.map(({ namespaceId }) => namespaceId);
    await lockAll(tx, ids, "wait");
    for (const [nonProduction, each] of Map.groupBy(some, ({ name }) => marks.some((one) => covers(one, name)))) {
      const moved = await sql.setNonProduction(
        tx,
        each.map(({ namespaceId }) => namespaceId),
        nonProduction,
      );
      // From now on, their storage counts for the other kind.
      const billed = moved.flatMap(({ namespaceId, bytes }) => [
        { namespaceId, organizationId, bytes: 0, nonProduction: !nonProduction, stored: -bytes },
        { namespaceId, organizationId, bytes: 0, nonProduction, stored: bytes },
      ]);
      if (billed.length > 0) await addUsages(tx, "writes", now, billed);
      paused.push(...moved.filter(({ paused }) => paused).map(({ namespaceId }) => namespaceId));
    }
  }
  // It wakes the jobs of the organization. All namespaces are locked before that.
  for (const namespaceId of paused) await budgets.reconsider(tx, namespaceId, now);
}
