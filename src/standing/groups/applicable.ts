/**
 * The groups of a namespace: its own, and those of the template prefixes above it. For each name, the most specific owner wins.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { Inheritance, type Kind } from "#src/records/templates/inheritance.ts";
import { readOwned } from "./definitions-sql.ts";
import { type Group, groupOf } from "./group.ts";

type Applied = ReadonlyMap<string, Group>;

const kind: Kind<readonly Group[], Applied> = {
  async load(session, organizationId, owners) {
    const stored = await readOwned(session, organizationId, owners);
    return Map.groupBy(stored.map(groupOf), ({ owner }) => owner);
  },

  apply(owns) {
    const applied = new Map<string, Group>();
    for (const own of owns) for (const group of own) if (!applied.has(group.name)) applied.set(group.name, group);
    return applied;
  },

  weightOf: (own) => own.reduce((sum, { definition }) => sum + 2_000 + 2 * JSON.stringify(definition).length, 0),
  weightOfApplied: (applied) => 64 * applied.size,
};

export class ApplicableGroups {
  readonly #inheritance = new Inheritance<readonly Group[], Applied>(kind);

  /** By name. */
  of(session: Session, organizationId: string, place: string): Promise<Applied> {
    return this.#inheritance.of(session, organizationId, place);
  }

  /** Like `of`, for a caller that has just read the organization's epoch. */
  at(session: Session, organizationId: string, place: string, epoch: number): Promise<Applied> {
    return this.#inheritance.at(session, organizationId, place, epoch);
  }
}
