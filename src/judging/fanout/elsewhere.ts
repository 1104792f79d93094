/**
 * Which namespaces show documents of another one, by what they join them by. A context notes it before it reads, so whatever changes after
 * the reading finds the note. Notes that nobody has renewed for long go when nothing is found behind them.
 *
 * They are kept under a name and not under the namespace that has it: who shows documents of a namespace that is not there yet, or not there
 * any more, is told of those that come.
 */
import { createHash } from "node:crypto";
import { numberArray, textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";

/** What documents of a namespace are shown by: `id`, or the name of an attribute, and the value as its key. */
export interface ShownKey {
  theirs: string;
  value: string;
}

/** A note: what is shown, in which namespace. */
export type ShownAt = ShownKey & { reader_id: number };

/** A note is renewed when it is so old, and may be dropped when it is twice as old; contexts are compiled within moments. */
const RENEWED_AFTER = "1 day";

/** What stands for a name among ids of namespaces: 52 bits of a hash, as many as they have. */
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
      where shown_elsewhere.shown_at < excluded.shown_at - interval '${RENEWED_AFTER}'`,
    values: [placeOf(source), readerId, at, ...columnsOf(keys)],
  });
}

/** Whether anybody shows, or would show, documents of a namespace. */
export async function isShown(session: Session, source: NamespaceRef): Promise<boolean> {
  const rows = await session.query({
    name: "fanout_is_shown",
    text: "select 1 from shown_elsewhere where namespace_id = $1 limit 1",
    values: [placeOf(source)],
  });
  return rows.length > 0;
}

/** The namespaces that show what lies under some keys. */
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

/** What is noted after a note, of all keys and readers, in an order that stays. */
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

/** Forgets readers of keys that show nothing of them any more, unless they have noted it lately. */
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
