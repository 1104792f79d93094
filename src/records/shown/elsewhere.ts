/**
 * Which namespaces show documents of another namespace, and by which join key. A context records its key before it reads, so any
 * later change finds the record. Records that were not renewed for long are removed when nothing is found behind them.
 *
 * Records are stored under the namespace's name, not its id. So a context that shows documents of a namespace that does not exist
 * yet, or no longer exists, learns of new ones.
 */
import { createHash } from "node:crypto";
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";

/** The key by which documents of a namespace are shown: `id` or the name of an attribute, and the value as its key. */
export interface ShownKey {
  theirs: string;
  value: string;
}

/** A record: the shown key, and the namespace that shows it. */
export type ShownAt = ShownKey & { reader_id: number };

/** A record is renewed at this age and may be removed at twice this age. Compiling a context takes only moments. */
const RENEWED_AFTER = "1 day";

/** A number that stands for a name among ids of namespaces: 52 bits of a hash, the size of an id. */
export function placeOf({ organizationId, name }: NamespaceRef): number {
  const hash = createHash("sha256").update(`${organizationId}\n${name}`).digest();
  return hash.readUIntBE(0, 6) * 16 + (hash[6]! >> 4);
}

export async function noteShown(
  session: Session,
  source: NamespaceRef,
  readerId: number,
  keys: readonly ShownKey[],
  at: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await session.query({
    name: "fanout_note_shown",
    text: `
      insert into shown_elsewhere (namespace_id, theirs, value, reader_id, shown_at)
      select distinct $1::bigint, k.t, k.v::bytea, $2::bigint, $3::timestamptz from unnest($4::text[], $5::text[]) as k(t, v)
      on conflict (namespace_id, theirs, value, reader_id) do update set shown_at = excluded.shown_at
      where shown_elsewhere.shown_at at time zone 'UTC' < excluded.shown_at at time zone 'UTC' - interval '${RENEWED_AFTER}'`,
    values: [placeOf(source), readerId, at, ...columnsOf(keys)],
  });
}

/** Whether any context shows documents of a namespace, or would show them. */
export async function isShown(session: Session, source: NamespaceRef): Promise<boolean> {
  const rows = await session.query({
    name: "fanout_is_shown",
    text: "select 1 from shown_elsewhere where namespace_id = $1 limit 1",
    values: [placeOf(source)],
  });
  return rows.length > 0;
}

/** The namespaces that show documents with these keys. */
export async function shownIn(session: Session, source: NamespaceRef, keys: readonly ShownKey[]): Promise<ShownAt[]> {
  if (keys.length === 0) return [];
  return session.query({
    name: "fanout_shown_in",
    text: `
      select s.theirs, s.value::text as value, s.reader_id
      from unnest($2::text[], $3::text[]) as k(t, v)
        join shown_elsewhere s on s.namespace_id = $1 and s.theirs = k.t and s.value = k.v::bytea`,
    values: [placeOf(source), ...columnsOf(keys)],
  });
}

/** The records after a given one, over all keys and namespaces, in a stable order. */
export async function shownAfter(
  session: Session,
  source: NamespaceRef,
  after: ShownAt | null,
  limit: number,
): Promise<ShownAt[]> {
  const { theirs, value, reader_id } = after ?? { theirs: "", value: "\\x", reader_id: 0 };
  return session.query({
    name: "fanout_shown_after",
    text: `
      select theirs, value::text as value, reader_id from shown_elsewhere
      where namespace_id = $1 and (theirs, value, reader_id) > ($2, $3::bytea, $4)
      order by theirs, value, reader_id limit $5`,
    values: [placeOf(source), theirs, value, reader_id, limit],
  });
}

/** Removes records of namespaces that no longer show anything for a key, unless they were renewed recently. */
export async function forgetShown(tx: Transaction, source: NamespaceRef, notes: readonly ShownAt[], now: Date): Promise<void> {
  if (notes.length === 0) return;
  await tx.query({
    name: "fanout_forget_shown",
    text: `
      delete from shown_elsewhere s using unnest($2::text[], $3::text[], $4::bigint[]) as k(t, v, r)
      where s.namespace_id = $1 and s.theirs = k.t and s.value = k.v::bytea and s.reader_id = k.r
        and s.shown_at < $5::timestamptz - 2 * interval '${RENEWED_AFTER}'`,
    values: [placeOf(source), ...columnsOf(notes), numberArray(notes.map(({ reader_id }) => reader_id)), now],
  });
}

function columnsOf(keys: readonly ShownKey[]): [string, string] {
  return [textArray(keys.map(({ theirs }) => theirs)), textArray(keys.map(({ value }) => value))];
}
