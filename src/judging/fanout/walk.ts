/**
 * From keys to the documents that show what has changed under them, some of them at a time and in the order of their ids. A change of a key
 * that is being walked waits beside it, so that a key that keeps changing is walked to its end all the same.
 */
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { type Dependant, outdate } from "./outdate.ts";
import type { FanoutParts } from "./pass.ts";
import { type Fanout, moveFanouts, readDependants, readFanouts } from "./sql.ts";

/** Keys of one step, and documents of each: what is outdated in one transaction, while nothing else is committed. */
const KEYS = 16;
const DOCUMENTS = 128;

/** Goes on with what is on its way; false where nothing is. */
export async function walkOn(parts: FanoutParts, namespace: NamespaceIdentity): Promise<boolean> {
  const { db, applicable, clock } = parts;
  const { namespaceId, organizationId, name } = namespace;
  const fanouts = await readFanouts(db, namespaceId, KEYS);
  if (fanouts.length === 0) return false;
  const judgments = await applicable.of(db, organizationId, name);
  const found = Map.groupBy(await readDependants(db, namespaceId, fanouts, DOCUMENTS), ({ of }) => of);
  const moves = fanouts.map((fanout, at) => {
    const rows = found.get(at) ?? [];
    return { fanout, to: rows.length < DOCUMENTS ? null : rows.at(-1)!.document_id };
  });
  const dependants = fanouts.flatMap((fanout, at) => (found.get(at) ?? []).flatMap((row) => dependantOf(fanout, row)));
  await db.transaction(async (tx) => {
    await outdate(tx, namespaceId, judgments, unique(dependants), clock.now());
    await moveFanouts(tx, namespaceId, moves);
  });
  return true;
}

function dependantOf(
  fanout: Fanout,
  row: { document_id: string; created_at: Date; attributes: Dependant["attributes"] },
): Dependant[] {
  if (row.document_id === fanout.except_id) return [];
  return [
    {
      documentId: row.document_id,
      judgmentId: fanout.judgment_id,
      attributes: row.attributes,
      createdAt: row.created_at,
      firstAt: fanout.first_at,
      changedAt: fanout.changed_at,
      since: fanout.since,
    },
  ];
}

/** A document may lie under several keys: what changed last counts, since when the first of it. */
function unique(dependants: readonly Dependant[]): Dependant[] {
  const byPair = new Map<string, Dependant>();
  for (const one of dependants) {
    const key = `${one.judgmentId}\n${one.documentId}`;
    const known = byPair.get(key);
    if (!known) byPair.set(key, { ...one });
    else {
      if (one.firstAt < known.firstAt) known.firstAt = one.firstAt;
      if (one.changedAt > known.changedAt) known.changedAt = one.changedAt;
      known.since = known.since == null || one.since == null ? null : Math.max(known.since, one.since);
    }
  }
  return [...byPair.values()];
}
