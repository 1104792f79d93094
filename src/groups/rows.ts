/** A group's rows in a namespace, exact at the sequence that it says. */
import type { GroupRow } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import type { Group } from "./group.ts";
import { isLive, liveSince } from "./live.ts";
import { MOST_LIVE_KEYS } from "./merge.ts";
import { countLive, readChanged, readExact, type WholeRow } from "./rows-sql.ts";
import type { ReaderRow, StateRow } from "./states-sql.ts";
import { tallyOf } from "./tally.ts";
import { valuesOf } from "./values.ts";

/** How a group stands in a namespace: to be read in a session that sees one state. */
export interface Reading {
  namespaceId: number;
  group: Group;
  reader: Pick<ReaderRow, "asOf" | "epoch" | "dirty">;
  state: StateRow;
}

/** The sequence that rows are exact at. */
export function asOf({ reader, state }: Pick<Reading, "reader" | "state">): number {
  return state.status === "ready" ? (state.frozenAsOf ?? reader.asOf) : 0;
}

/** As a group shows them. */
export async function readGroupRows(session: Session, reading: Reading, now: Date): Promise<GroupRow[]> {
  return (await readLiveRows(session, reading, now)).map((row) => groupRowOf(reading.group, row));
}

export function groupRowOf({ definition, plan }: Group, { value, documents, tally, bases }: WholeRow): GroupRow {
  return { key: value, values: valuesOf(definition, plan, tallyOf(documents, tally), bases) };
}

/** Live rows, those of the most documents first, then by key; at most 1,000. */
export async function readLiveRows(session: Session, reading: Reading, now: Date): Promise<WholeRow[]> {
  const { namespaceId, group, state } = reading;
  if (state.status !== "ready") return [];
  const asked = askedOf(reading, now);
  const changed = (await readChanged(session, namespaceId, asked)).flatMap((row) => asItWas(row) ?? []);
  const exact = await readExact(session, namespaceId, asked, MOST_LIVE_KEYS);
  return [...exact, ...changed.filter(({ changedAt }) => isLive(group.plan, changedAt, now))]
    .sort((one, other) => other.documents - one.documents || (one.key < other.key ? -1 : 1))
    .slice(0, MOST_LIVE_KEYS);
}

export async function countLiveKeys(session: Session, reading: Reading, now: Date): Promise<number> {
  const { namespaceId, group, reader, state } = reading;
  if (state.status !== "ready") return 0;
  // Where all that are there are live, their number is known; only what has changed since, or may have aged out, must be counted.
  if (group.plan.keepMs === null && !reader.dirty && state.frozenEpoch === null) return state.keys;
  return countLive(session, namespaceId, askedOf(reading, now));
}

function askedOf({ group, reader, state }: Reading, now: Date) {
  return { groupId: group.groupId, epoch: state.frozenEpoch ?? reader.epoch, liveSince: liveSince(group.plan, now) };
}

/** What a row was when its group was exact last. */
function asItWas(row: WholeRow): WholeRow | null {
  if (!row.settled) return null;
  const { documents, tally, changedAt } = row.settled;
  return { ...row, documents, tally, changedAt: changedAt === null ? null : new Date(changedAt) };
}
