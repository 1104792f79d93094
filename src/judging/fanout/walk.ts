/**
 * Walks from keys to the documents that show a change, a batch at a time in order of their ids. If a key changes again during its walk, the
 * new change waits in a second row. So even a key that keeps changing is walked to its end.
 */
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { type Dependant, outdate } from "./outdate.ts";
import type { FanoutParts } from "./pass.ts";
import { type Fanout, moveFanouts, readDependants, readFanouts } from "./sql.ts";

/**
 * How many keys one step handles, and how many documents of each. One transaction outdates them while it holds the namespace lock.
 */
const KEYS = 16;
const DOCUMENTS = 128;

/** Does one step of the walks. Returns false if there are none. */
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
    // Whoever sends keys has them when it locks the namespace or wakes its consumer, as `outdate` does.
    await moveFanouts(tx, namespaceId, moves);
    await outdate(tx, namespaceId, judgments, unique(dependants), clock.now());
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

/**
 * A document may be under several keys. The earliest first change and the latest last change count.
 */
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
