/** Buckets of rate limits without a database: the rules of the table once more, written down plainly. */
import { MINUTE_MS, type RateLevels } from "#src/accounts/limits/rate-levels.ts";

export interface LevelsInMemory extends RateLevels {
  readonly rows: ReadonlyMap<string, { level: number; held: number }>;
}

export function levelsInMemory(): LevelsInMemory {
  const rows = new Map<string, { level: number; at: number; minute: number; held: number }>();
  return {
    rows,
    async settle({ keyId, at, limit, debt, waiting, unspent, recorded, wanted }) {
      const minute = Math.floor(at / MINUTE_MS);
      const row = rows.get(keyId) ?? { level: 0, at, minute, held: 0 };
      rows.set(keyId, row);
      const now = Math.max(row.at, at);
      row.level = Math.max(row.level - ((now - row.at) * limit) / MINUTE_MS, 0);
      row.at = now;
      // A debt is charged up to the limit, and not beyond.
      if (row.level < limit) row.level = Math.min(row.level + debt, limit);
      const heldElsewhere = row.minute === minute ? Math.max(row.held - recorded, 0) : 0;
      row.minute = minute;
      const pool = Math.floor(limit / 20) - heldElsewhere;
      const reserve = Math.min(wanted, Math.trunc((pool + 1) / 2));
      const free = Math.max(Math.floor(limit - row.level), 0);
      const granted = Math.min(waiting + Math.max(reserve - unspent, 0), free);
      row.level += granted;
      row.held = heldElsewhere + unspent + Math.max(granted - waiting, 0);
      return { granted, level: row.level, held: row.held };
    },
    async giveBack({ keyId, at, unspent, recorded }) {
      const row = rows.get(keyId);
      if (row === undefined) return;
      row.level = Math.max(row.level - unspent, 0);
      if (row.minute === Math.floor(at / MINUTE_MS)) row.held = Math.max(row.held - recorded, 0);
    },
    async forgetBefore(at) {
      for (const [id, row] of rows) if (row.at < at) rows.delete(id);
    },
  };
}
