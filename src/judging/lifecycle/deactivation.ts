/** A judgment that is deactivated asks nothing more until a version is activated. Versions, settings and answers stay. */
import { audit } from "#src/accounts/audit/audit.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Dependents } from "#src/judging/definitions/dependents.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { judgmentAt } from "#src/judging/definitions/lookup.ts";
import * as sql from "#src/judging/definitions/sql.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { rerender } from "./resync.ts";

/** The caller has raised the epoch of definitions in this transaction. */
export async function deactivate(tx: Transaction, organizationId: string, judgment: Judgment, at: Date): Promise<void> {
  await sql.setActiveVersion(tx, judgment.judgmentId, null);
  const ceases = judgment.activeVersion !== null;
  await rerender(tx, organizationId, judgment, { itself: false, readers: ceases }, at);
  const [before, after] = [judgment.activeVersion, null].map((active_version) => ({ active_version }));
  const { name, owner } = judgment;
  await audit(tx, organizationId, { action: "judgment.deactivated", namespace: owner, subject: name, before, after }, at);
}

/** The same by the service itself. Does nothing if another version is active by now, or none. */
export async function deactivateVersion(
  tx: Transaction,
  dependents: Dependents,
  organizationId: string,
  { judgmentId, owner, name, activeVersion }: Judgment,
  at: Date,
): Promise<boolean> {
  await raiseEpoch(tx, organizationId, owner);
  const judgment = await judgmentAt(tx, organizationId, owner, name);
  if (judgment?.judgmentId !== judgmentId || judgment.activeVersion !== activeVersion) return false;
  await deactivate(tx, organizationId, judgment, at);
  await dependents.judgmentsChanged(tx, organizationId, owner, at);
  return true;
}
