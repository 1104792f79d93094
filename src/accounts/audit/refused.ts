/** Entries that count requests with a refused API key. They are the only kind that is updated after it was written. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { tell } from "./audit.ts";
import * as sql from "./sql.ts";

export interface Refused {
  /** The same for the same key, address and hour. */
  readonly entryId: string;
  /** Null if the key is unknown. */
  readonly keyId: string | null;
  /** The beginning of the key. */
  readonly beginning: string | null;
  readonly address: string | null;
  readonly count: number;
}

/** Adds to the counts. There is one event per entry, when it is created. */
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
