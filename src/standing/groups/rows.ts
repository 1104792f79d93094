/** Reads a group's rows in a namespace, with the sequence at which they are exact. */
import type { GroupRow } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Group } from "./group.ts";
import { liveSince } from "./live.ts";
import { MOST_LIVE_KEYS } from "./merge.ts";
import { countLive, readChanged, readExact, type WholeRow } from "./rows-sql.ts";
import type { ReaderRow, StateRow } from "./states-sql.ts";
import { tallyOf } from "./tally.ts";
import { valuesOf } from "./values.ts";

/** The state of a group in a namespace. The session must use one snapshot. */
export interface Reading {
  namespaceId: number;
  group: Group;
  reader: Pick<ReaderRow, "asOf" | "epoch" | "dirty">;
  state: StateRow;
}

/** The sequence at which rows are exact. */
export function asOf({ reader, state }: Pick<Reading, "reader" | "state">): number {
  return state.status === "ready" ? (state.frozenAsOf ?? reader.asOf) : 0;
}

/** Rows as the API returns them. */
export async function readGroupRows(session: Session, reading: Reading, now: Date): Promise<GroupRow[]> {
  return (await readLiveRows(session, reading, now)).map((row) => groupRowOf(reading.group, row));
}

export function groupRowOf({ definition, plan }: Group, { value, documents, tally, bases }: WholeRow): GroupRow {
  return { key: value, values: valuesOf(definition, plan, tallyOf(documents, tally), bases) };
}

/** Live rows, those with the most documents first, then by key. At most 1,000. */
export async function readLiveRows(session: Session, reading: Reading, now: Date): Promise<WholeRow[]> {
  const { namespaceId, state } = reading;
  if (state.status !== "ready") return [];
  const asked = askedOf(reading, now);
  const changed = (await readChanged(session, namespaceId, asked, MOST_LIVE_KEYS)).flatMap((row) => asItWas(row) ?? []);
  const exact = await readExact(session, namespaceId, asked, MOST_LIVE_KEYS);
  return [...exact, ...changed]
    .sort((one, other) => other.documents - one.documents || (one.key < other.key ? -1 : 1))
    .slice(0, MOST_LIVE_KEYS);
}

export async function countLiveKeys(session: Session, reading: Reading, now: Date): Promise<number> {
  const { namespaceId, group, reader, state } = reading;
  if (state.status !== "ready") return 0;
  // If all rows are live, their number is stored. It must be counted only if rows have changed or may have aged out.
  if (group.plan.keepMs === null && !reader.dirty && state.frozenEpoch === null) return state.keys;
  return countLive(session, namespaceId, askedOf(reading, now));
}

function askedOf({ group, reader, state }: Reading, now: Date) {
  return { groupId: group.groupId, epoch: state.frozenEpoch ?? reader.epoch, liveSince: liveSince(group.plan, now) };
}

/** The state of a row when its group was last exact. */
function asItWas(row: WholeRow): WholeRow | null {
  if (!row.settled) return null;
  const { documents, tally, changedAt } = row.settled;
  return { ...row, documents, tally, changedAt: changedAt === null ? null : new Date(changedAt) };
}
