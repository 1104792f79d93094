/** Groups as the API returns them. */
import type { Group as GroupView } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { dependentsOf } from "#src/judging/definitions/dependent-judgments.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { type AnswerPart, misfit } from "#src/queries/filters/field.ts";
import { findAmong } from "#src/queries/filters/judgment-fields.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { groupOf, type StoredGroup } from "./group.ts";
import { MOST_LIVE_KEYS } from "./merge.ts";
import type { Plan } from "./plan.ts";
import { asOf, countLiveKeys, type Reading, readGroupRows } from "./rows.ts";
import { type GroupParts, isOlder } from "./state.ts";
import { type ReaderRow, readReader, readStates, type StateRow } from "./states-sql.ts";

/** Where a group is read. `namespaceId` is null for a prefix, or a namespace without documents: it has no rows. */
interface GroupSource {
  namespaceId: number | null;
  reader: ReaderRow | undefined;
  states: ReadonlyMap<string, StateRow>;
}

export class GroupViews {
  readonly #parts: Pick<GroupParts, "applicable" | "clock">;

  constructor(parts: Pick<GroupParts, "applicable" | "clock">) {
    this.#parts = parts;
  }

  /** One group with its rows. The session must use one snapshot. */
  async one(session: Session, organizationId: string, place: string, stored: StoredGroup): Promise<GroupView> {
    const [view] = await this.several(session, organizationId, place, [stored]);
    if (isPrefix(place)) return { ...view!, rows: null };
    const reading = readingOf(await sourceOf(session, organizationId, place), stored);
    if (!reading) return { ...view!, as_of: 0, rows: [] };
    return { ...view!, as_of: asOf(reading), rows: await readGroupRows(session, reading, this.#parts.clock.now()) };
  }

  /** Several groups without rows. */
  async several(session: Session, organizationId: string, place: string, groups: readonly StoredGroup[]): Promise<GroupView[]> {
    const judgments = await this.#parts.applicable.of(session, organizationId, place);
    const readers = await this.#readers(session, organizationId, place, groups, judgments);
    const at = isPrefix(place) ? null : await sourceOf(session, organizationId, place);
    const views: GroupView[] = [];
    for (const stored of groups) {
      const reading = at && readingOf(at, stored);
      const live = reading ? await countLiveKeys(session, reading, this.#parts.clock.now()) : at ? 0 : null;
      const { name: _, ...definition } = stored.definition;
      views.push({
        name: stored.name,
        ...definition,
        status: statusOf(at, stored),
        created_at: stored.createdAt.toISOString(),
        ...(stored.owner === place ? {} : { template: stored.owner }),
        ...(stored.jobId === null ? {} : { job_id: stored.jobId }),
        readers: readers.get(stored.name) ?? [],
        live_keys: live,
        warnings: [
          ...(live !== null && live > MOST_LIVE_KEYS ? (["group_over_cap"] as const) : []),
          ...lacking(groupOf(stored).plan, judgments),
        ],
      });
    }
    return views;
  }

  /** The judgments that read each group there. */
  async #readers(
    session: Session,
    organizationId: string,
    place: string,
    groups: readonly StoredGroup[],
    judgments: ReadonlyMap<string, Judgment>,
  ): Promise<ReadonlyMap<string, string[]>> {
    const readers = new Map<string, string[]>();
    if (!isPrefix(place)) {
      for (const judgment of judgments.values()) {
        const group = isActive(judgment) ? judgment.definition.context?.group?.name : undefined;
        if (group !== undefined) readers.set(group, [...(readers.get(group) ?? []), judgment.name].sort());
      }
      return readers;
    }
    for (const { name, owner } of groups) {
      const found = await dependentsOf(session, organizationId, { kind: "group", name, owner });
      readers.set(name, [...new Set(found.map((reader) => reader.name))]);
    }
    return readers;
  }
}

async function sourceOf(session: Session, organizationId: string, place: string): Promise<GroupSource> {
  const namespaceId = (await namespaceIdIfThere(session, organizationId, place)) ?? null;
  if (namespaceId === null) return { namespaceId, reader: undefined, states: new Map() };
  const states = await readStates(session, namespaceId);
  return {
    namespaceId,
    reader: await readReader(session, namespaceId),
    states: new Map(states.map((state) => [state.groupId, state])),
  };
}

function readingOf({ namespaceId, reader, states }: GroupSource, stored: StoredGroup): Reading | null {
  const state = states.get(stored.groupId);
  if (namespaceId === null || !reader || state?.status !== "ready") return null;
  return { namespaceId, group: groupOf(stored), reader, state };
}

function statusOf(at: GroupSource | null, { groupId, jobId, createdEpoch }: StoredGroup): GroupView["status"] {
  const state = at?.states.get(groupId);
  if (state) return state.status === "ready" ? "ready" : "building";
  if (at?.reader === undefined) return jobId === null ? "ready" : "building";
  return isOlder({ createdEpoch }, at.reader) ? "ready" : "building";
}

/**
 * Warnings about what the group aggregates: it has changed since, or it differs here, because a namespace may have its own judgment of that
 * name.
 */
function lacking({ judgments: read, labels, numbers }: Plan, judgments: ReadonlyMap<string, Judgment>): GroupView["warnings"] {
  const active = [...read].every((name) => judgments.has(name) && isActive(judgments.get(name)!));
  const cuts = labels.every(({ judgment, holds }) => {
    const thresholds = judgments.get(judgment)?.thresholds;
    return thresholds === undefined || !("cut" in holds) || Object.hasOwn(thresholds, holds.cut);
  });
  const find = findAmong(judgments);
  const fits = (name: string, part: AnswerPart) => {
    const fields = find(name);
    return !fields || misfit(name, fields, part) === null;
  };
  const paths = numbers.every(({ source }) => source.is === "attribute" || fits(source.judgment, { is: source.field }));
  const values = labels.every(
    ({ judgment, holds }) =>
      "cut" in holds || (fits(judgment, { is: "value" }) && fits(judgment, { is: "dist", value: holds.value })),
  );
  return [
    ...(active ? [] : (["judgment_inactive"] as const)),
    ...(cuts ? [] : (["threshold_missing"] as const)),
    ...(paths && values ? [] : (["field_missing"] as const)),
  ];
}
