/** Statements of the history sweep. */
import type { Transaction } from "./database.ts";

export const HISTORIES = ["document_history", "answer_history"] as const;
export type History = (typeof HISTORIES)[number];

/** The bytes of one version: its contents and, for answers, about what the rest of the row takes. */
const BYTES: Readonly<Record<History, string>> = {
  document_history: "bytes",
  answer_history: "(400 + coalesce(octet_length(dist::text), 0) + coalesce(octet_length(warnings::text), 0))",
};

export interface HeldForSweep {
  sequence: number;
  organizationId: string;
  retainedTo: number;
}

/** Locks a namespace. Undefined if it is deleted; then a job removes its rows, and they count no longer. */
export async function holdNamespace(tx: Transaction, namespaceId: number): Promise<HeldForSweep | undefined> {
  const [row] = await tx.query<HeldForSweep>({
    name: "history_hold",
    text: `
      select sequence, organization_id as "organizationId", retained_to as "retainedTo"
      from namespaces where namespace_id = $1 and deleted_at is null for no key update`,
    values: [namespaceId],
  });
  return row;
}

/**
 * Deletes pins and returns their number.
 * @param expired those that have expired by then; null for all
 */
export async function deletePins(tx: Transaction, namespaceId: number, expired: Date | null): Promise<number> {
  const deleted = await tx.query({
    name: "history_delete_pins",
    text: "delete from pins where namespace_id = $1 and ($2::timestamptz is null or expires_at <= $2) returning 1",
    values: [namespaceId, expired],
  });
  return deleted.length;
}

/** The bytes of all versions that ended after a sequence. */
export async function bytesAfter(tx: Transaction, namespaceId: number, sequence: number): Promise<number> {
  const sum = (table: History) =>
    `(select coalesce(sum(${BYTES[table]}), 0) from ${table} where namespace_id = $1 and superseded > $2)`;
  const [row] = await tx.query<{ bytes: number }>({
    name: "history_bytes_after",
    text: `select (${HISTORIES.map(sum).join(" + ")})::bigint as bytes`,
    values: [namespaceId, sequence],
  });
  return row!.bytes;
}

export interface PinsLeft {
  lowest: number | null;
  highest: number | null;
  expiresAt: Date | null;
}

export async function pinsLeft(tx: Transaction, namespaceId: number): Promise<PinsLeft> {
  const [left] = await tx.query<PinsLeft>({
    name: "history_pins_left",
    text: `
      select min(sequence) as lowest, max(sequence) as highest, min(expires_at) as "expiresAt"
      from pins where namespace_id = $1`,
    values: [namespaceId],
  });
  return left!;
}

/** Stores the bounds of the pins, and that what has ended by now is counted. */
export async function setPins(
  tx: Transaction,
  namespaceId: number,
  { lowest, highest, grown, sequence }: Pick<PinsLeft, "lowest" | "highest"> & { grown: number; sequence: number },
): Promise<void> {
  await tx.query({
    name: "history_set_pins",
    text: `
      update namespaces
      set lowest_pin = $2, highest_pin = $3, retained_bytes = retained_bytes + $4, retained_to = $5
      where namespace_id = $1
        and (lowest_pin is distinct from $2 or highest_pin is distinct from $3 or $4 > 0)`,
    values: [namespaceId, lowest, highest, grown, sequence],
  });
}

/** Deletes some of the versions that ended at or before a sequence. */
export async function deleteBelow(
  tx: Transaction,
  table: History,
  namespaceId: number,
  readable: number,
  limit: number,
): Promise<{ versions: number; bytes: number }> {
  const deleted = await tx.query<{ bytes: number }>({
    name: `history_delete_from_${table}`,
    text: `
      delete from ${table} where namespace_id = $1 and ctid = any(array(
        select ctid from ${table} where namespace_id = $1 and superseded <= $2 limit $3
      )) returning ${BYTES[table]} as bytes`,
    values: [namespaceId, readable, limit],
  });
  return { versions: deleted.length, bytes: deleted.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Returns the organization of the namespace. Undefined if the namespace is deleted; its bytes are counted no longer. */
export async function subtractBytes(tx: Transaction, namespaceId: number, bytes: number): Promise<string | undefined> {
  const [row] = await tx.query<{ organization_id: string }>({
    name: "history_subtract_bytes",
    text: `
      update namespaces set retained_bytes = retained_bytes - $2
      where namespace_id = $1 and deleted_at is null returning organization_id`,
    values: [namespaceId, bytes],
  });
  return row?.organization_id;
}
