/**
 * Which judgments apply to a namespace: its own, and those of the template prefixes above it. For each name the most specific owner wins
 * as a whole. Held in memory under the organization's epoch, which every change of a definition raises: one small read tells that what
 * is held still holds, so nothing here is ever out of date.
 */
import type { Session } from "#src/db/database.ts";
import { ownersOf } from "#src/templates/owners.ts";
import type { Judgment } from "./judgment.ts";
import * as sql from "./sql.ts";

const MOST_HELD = 10_000;

export class ApplicableJudgments {
  readonly #held = new Map<string, { epoch: number; judgments: ReadonlyMap<string, Judgment> }>();

  /** The judgments of a namespace by name, also those without an active version. */
  async of(session: Session, organizationId: string, namespace: string): Promise<ReadonlyMap<string, Judgment>> {
    return this.at(session, organizationId, namespace, await sql.readEpoch(session, organizationId));
  }

  /** What `at` takes. */
  async epoch(session: Session, organizationId: string): Promise<number> {
    return sql.readEpoch(session, organizationId);
  }

  /** The same where the organization's epoch has just been read. */
  async at(session: Session, organizationId: string, namespace: string, epoch: number): Promise<ReadonlyMap<string, Judgment>> {
    const key = `${organizationId}\n${namespace}`;
    const held = this.#held.get(key);
    if (held?.epoch === epoch) return held.judgments;
    const owners = ownersOf(namespace);
    const rows = await sql.readByOwners(session, organizationId, namespace, owners);
    rows.sort((one, other) => owners.indexOf(one.owner) - owners.indexOf(other.owner));
    const judgments = new Map<string, Judgment>();
    for (const row of rows) if (!judgments.has(row.name)) judgments.set(row.name, row);
    if (this.#held.size >= MOST_HELD) this.#held.clear();
    this.#held.set(key, { epoch, judgments });
    return judgments;
  }
}
