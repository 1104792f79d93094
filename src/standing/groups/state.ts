/** The state of a namespace that the group consumer reads in one snapshot, and the consumer's offset. */

import type { Database, Session, Transaction } from "#src/foundation/db/database.ts";
import { type Stand, stand } from "#src/foundation/db/positions.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import type { ApplicableGroups } from "./applicable.ts";
import type { Group } from "./group.ts";
import { type ReaderRow, readReader, readStates, type StateRow } from "./states-sql.ts";
import { GROUPS } from "./wakeups.ts";

export interface GroupParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  groups: ApplicableGroups;
}

export interface State {
  namespace: NamespaceIdentity;
  reader: ReaderRow;
  states: readonly StateRow[];
  /** The groups that apply, by name. */
  groups: ReadonlyMap<string, Group>;
  /** All judgments that apply, by name. */
  judgments: ReadonlyMap<string, Judgment>;
}

/** A group that is kept in the namespace, with its progress. */
export interface Kept {
  group: Group;
  state: StateRow;
}

/** Reads the state. Undefined if the namespace is deleted. */
export async function readState(
  { applicable, groups }: Pick<GroupParts, "applicable" | "groups">,
  session: Session,
  namespaceId: number,
): Promise<State | undefined> {
  const reader = await readReader(session, namespaceId);
  if (!reader) return undefined;
  const { organizationId, name, definitions } = reader;
  return {
    namespace: { namespaceId, organizationId, name },
    reader,
    states: await readStates(session, namespaceId),
    groups: await groups.at(session, organizationId, name, definitions),
    judgments: await applicable.at(session, organizationId, name, definitions),
  };
}

/** Reads the state in one snapshot and passes it on. Undefined if the namespace is deleted. */
export async function inState<T>(
  parts: GroupParts,
  namespaceId: number,
  look: (tx: Transaction, state: State & { stand: Stand }) => Promise<T>,
): Promise<T | undefined> {
  return parts.db.transaction(
    async (tx) => {
      const state = await readState(parts, tx, namespaceId);
      return state && look(tx, { ...state, stand: await stand(tx, namespaceId, GROUPS) });
    },
    { isolation: "repeatable read", readOnly: true },
  );
}

/** Whether the consumer has not begun, and will have nothing to build: the group existed before the namespace. */
export function isOlder(
  { createdEpoch }: Pick<Group, "createdEpoch">,
  { judgments, groupedEpoch }: Pick<ReaderRow, "judgments" | "groupedEpoch">,
): boolean {
  return judgments === null && createdEpoch <= (groupedEpoch ?? -1);
}

/** The groups that are kept in the namespace and are not being removed. */
export function keptOf({ states, groups }: Pick<State, "states" | "groups">): Kept[] {
  const byId = new Map([...groups.values()].map((group) => [group.groupId, group]));
  return states.flatMap((state) => {
    const group = state.status === "ended" ? undefined : byId.get(state.groupId);
    return group ? [{ group, state }] : [];
  });
}

/** The judgments whose answers these groups aggregate, by name. */
export function aggregated(kept: Iterable<{ group: Group }>, judgments: ReadonlyMap<string, Judgment>): Map<string, Judgment> {
  const names = new Set([...kept].flatMap(({ group }) => [...group.plan.judgments]));
  return new Map([...names].flatMap((name) => (judgments.has(name) ? [[name, judgments.get(name)!]] : [])));
}
