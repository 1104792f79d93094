/** Changes of settings: of a judgment itself, or of what a namespace overrides of one that it inherits. */
import type { JudgmentDefinition, JudgmentUpdate } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import { type Judgment, settled } from "./judgment.ts";
import { findWithoutRoom, setOverrides } from "./overrides-sql.ts";
import { keepCuts } from "./read-rules.ts";
import { resyncReaders } from "./resync.ts";
import { MOST_THRESHOLDS, withChanges } from "./settings.ts";
import * as sql from "./sql.ts";

export interface Changed {
  organizationId: string;
  /** The namespace or template prefix whose settings are changed. */
  place: string;
  judgment: Judgment;
  /** Of all its versions. */
  definitions: readonly JudgmentDefinition[];
}

/** Changes settings and answers the judgment as it is then. */
export async function changeSettings(tx: Transaction, changed: Changed, changes: JudgmentUpdate, at: Date): Promise<Judgment> {
  const { organizationId, place, judgment, definitions } = changed;
  const inherited = place !== judgment.owner;
  const settings = withChanges(judgment, changes, inherited, definitions);
  const after = inherited ? settled(judgment, settings) : settled({ ...judgment, own: settings }, judgment.overrides);
  const removed = Object.keys(judgment.thresholds).filter((name) => !Object.hasOwn(after.thresholds, name));
  await keepCuts(tx, organizationId, judgment, removed, inherited ? place : null);
  if (inherited) await setOverrides(tx, { organizationId, namespace: place, judgmentId: judgment.judgmentId }, settings);
  else {
    await leaveRoom(tx, judgment.judgmentId, Object.keys(after.thresholds));
    await sql.setSettings(tx, judgment.judgmentId, settings);
  }
  await resyncReaders(tx, { organizationId, place, judgment, after: after.thresholds }, at);
  return after;
}

/** Namespaces that inherit a judgment may set thresholds of their own beside a template's: together they are bounded as well. */
async function leaveRoom(tx: Transaction, judgmentId: string, names: readonly string[]): Promise<void> {
  const full = await findWithoutRoom(tx, judgmentId, names, MOST_THRESHOLDS);
  if (!full) return;
  const message = `leaves "${full.namespace}", which sets thresholds of its own, with ${full.count} of them; at most ${MOST_THRESHOLDS} are allowed`;
  throw invalidRequest([{ path: "/thresholds", message }]);
}
