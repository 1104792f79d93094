/** Counts of rate limits without a database: the rules of the table once more, written down plainly. */
import type { RateCounts } from "#src/accounts/rate-counts.ts";

export interface CountsInMemory extends RateCounts {
  readonly rows: ReadonlyMap<string, { taken: number; held: number }>;
}

export function countsInMemory(): CountsInMemory {
  const rows = new Map<string, { minute: number; taken: number; held: number }>();
  return {
    rows,
    async settle({ keyId, minute, limit, debt, waiting, unspent, recorded, wanted }) {
      const id = `${minute} ${keyId}`;
      const row = rows.get(id) ?? { minute, taken: 0, held: 0 };
      rows.set(id, row);
      row.taken += debt;
      const heldElsewhere = Math.max(row.held - recorded, 0);
      const pool = Math.floor(limit / 20) - heldElsewhere;
      const reserve = Math.min(wanted, Math.ceil(pool / 2));
      const free = Math.max(limit - row.taken, 0);
      const granted = Math.min(waiting + Math.max(reserve - unspent, 0), free);
      row.taken += granted;
      row.held = heldElsewhere + unspent + Math.max(granted - waiting, 0);
      return { granted, taken: row.taken, held: row.held };
    },
    async giveBack({ keyId, minute, unspent, recorded }) {
      const row = rows.get(`${minute} ${keyId}`);
      if (row === undefined) return;
      row.taken -= unspent;
      row.held = Math.max(row.held - recorded, 0);
    },
    async forgetBefore(minute) {
      for (const [id, row] of rows) if (row.minute < minute) rows.delete(id);
    },
  };
}
