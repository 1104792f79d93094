/** Entries that count requests whose API key was refused: the one kind that is brought up to date after it was written. */
import type { Transaction } from "#src/db/database.ts";
import { tell } from "./audit.ts";
import * as sql from "./sql.ts";

export interface Refused {
  /** The same for the same key, address and hour. */
  readonly entryId: string;
  /** Null where it is nobody's key. */
  readonly keyId: string | null;
  /** Of the key. */
  readonly beginning: string | null;
  readonly address: string | null;
  readonly count: number;
}

/** Adds to what is counted. An event tells of an entry once, when it is made. */
export async function tellOfRefused(
  tx: Transaction,
  organizationId: string,
  refused: readonly Refused[],
  { hour, now }: { hour: Date; now: Date },
): Promise<void> {
  const entries = refused.map(({ entryId, keyId, beginning, address, count }) => ({
    entry_id: entryId,
    at: hour,
    action: "api_key.refused",
    namespace: null,
    subject: keyId,
    actor: { type: "key", keyId, address, requestId: null } as const,
    before: null,
    after: { key_prefix: beginning, refused: count },
  }));
  const made = new Set(await sql.addRefused(tx, organizationId, entries));
  const fresh = entries.filter(({ entry_id }) => made.has(entry_id));
  await tell(tx, organizationId, fresh, now);
}
