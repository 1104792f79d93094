/**
 * The rows that contexts show. A row is read when the consumer has reached the document's own revision. So the group that a document is
 * judged against includes this document as it is judged. Later changes reach the context through `flips.ts`.
 */

import type { Session } from "#src/foundation/db/database.ts";
import { awaitMove } from "#src/foundation/db/positions.ts";
import type { FoundRow, GroupRows, RowAsked } from "#src/judging/contexts/group.ts";
import { joinableAttributes } from "#src/records/attributes/indexes.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { Bounded } from "#src/records/templates/bounded.ts";
import { keyValueOf, rowKeyOf } from "./key.ts";
import { isLive } from "./live.ts";
import { reach } from "./reader.ts";
import { readWholeRows } from "./rows-sql.ts";
import type { GroupParts } from "./state.ts";
import { readStates } from "./states-sql.ts";
import { tallyOf } from "./tally.ts";
import { namedValues, valuesOf } from "./values.ts";
import { GROUPS } from "./wakeups.ts";

/**
 * The most readers to remember that all merges of a namespace already know. A reader is a judgment's version in one namespace.
 */
const MOST_KNOWN = 100_000;

export class ContextRows implements GroupRows {
  readonly #parts: GroupParts;
  readonly #known = new Bounded<true>(MOST_KNOWN);

  constructor(parts: GroupParts) {
    this.#parts = parts;
  }

  async rows(namespace: NamespaceIdentity, asked: readonly RowAsked[]): Promise<readonly FoundRow[]> {
    await reach(this.#parts, namespace.namespaceId, Math.max(...asked.map(({ revision }) => revision)));
    await this.#mergesKnow(namespace.namespaceId, asked);
    return this.rowsNow(this.#parts.db, namespace, asked);
  }

  async rowsNow(
    session: Session,
    { namespaceId, organizationId, name }: NamespaceIdentity,
    asked: readonly RowAsked[],
  ): Promise<readonly FoundRow[]> {
    const { clock, groups } = this.#parts;
    const applied = await groups.of(session, organizationId, name);
    const ready = await readReady(session, namespaceId);
    const wanted = asked.map(({ group: named, attributes }) => {
      const group = applied.get(named);
      if (!group) return null;
      if (!ready(group.groupId, group.plan.key)) return "building";
      const value = keyValueOf(attributes, group.plan.key);
      return value === undefined ? null : { group, groupId: group.groupId, key: rowKeyOf(value) };
    });
    const at = wanted.filter((one) => one !== null && one !== "building");
    const unique = new Map(at.map(({ groupId, key }) => [`${groupId}\n${key}`, { groupId, key }]));
    const rows = new Map(
      (await readWholeRows(session, namespaceId, [...unique.values()])).map((row) => [`${row.groupId}\n${row.key}`, row]),
    );
    const now = clock.now();
    return wanted.map((one) => {
      if (one === null || one === "building") return one;
      const { definition, plan } = one.group;
      const row = rows.get(`${one.groupId}\n${one.key}`);
      if (!row || row.documents === 0 || !isLive(plan, row.changedAt, now)) return null;
      return namedValues(definition, valuesOf(definition, plan, tallyOf(row.documents, row.tally), row.bases));
    });
  }

  /**
   * A merge looks for the judgments that show a group once it holds the consumer's lock, and sends them changed values. A running merge may
   * have looked before a judgment was created or activated, and so does not know of it. Wait for it before reading the judgment's first row
   * here.
   */
  async #mergesKnow(namespaceId: number, asked: readonly RowAsked[]): Promise<void> {
    const unknown = new Set(asked.map(({ reader }) => `${namespaceId} ${reader}`).filter((key) => !this.#known.get(key)));
    if (unknown.size === 0) return;
    await awaitMove(this.#parts.db, namespaceId, GROUPS);
    for (const key of unknown) this.#known.set(key, true, 1);
  }
}

/** Whether a group can be read and the key attribute is indexed. The index finds the documents of a key when its row changes. */
async function readReady(session: Session, namespaceId: number): Promise<(groupId: string, key: string) => boolean> {
  const indexed = await joinableAttributes(session, namespaceId);
  const states = new Map((await readStates(session, namespaceId)).map((state) => [state.groupId, state]));
  return (groupId, key) => states.get(groupId)?.status === "ready" && indexed.has(key);
}
