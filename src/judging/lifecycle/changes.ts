/** Changes the settings of a judgment, or a namespace's overrides of an inherited one. */
import type { JudgmentDefinition, JudgmentUpdate } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import { type Judgment, settled } from "#src/judging/definitions/judgment.ts";
import { findWithoutRoom, setOverrides } from "#src/judging/definitions/overrides-sql.ts";
import { keepCuts } from "#src/judging/definitions/read-rules.ts";
import { MOST_THRESHOLDS, withChanges } from "#src/judging/definitions/settings.ts";
import * as sql from "#src/judging/definitions/sql.ts";
import { resyncReaders } from "./resync.ts";

export interface Changed {
  organizationId: string;
  /** The namespace or template prefix whose settings change. */
  place: string;
  judgment: Judgment;
  /** The definitions of all its versions. */
  definitions: readonly JudgmentDefinition[];
}

/** Changes settings and returns the judgment with the new settings. */
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

/** A namespace that inherits a judgment may add its own thresholds. Together with the template's they have the same limit. */
async function leaveRoom(tx: Transaction, judgmentId: string, names: readonly string[]): Promise<void> {
  const full = await findWithoutRoom(tx, judgmentId, names, MOST_THRESHOLDS);
  if (!full) return;
  const message = `would give "${full.namespace}", which also sets thresholds, ${full.count} thresholds; at most ${MOST_THRESHOLDS} are allowed`;
  throw invalidRequest([{ path: "/thresholds", message }]);
}
