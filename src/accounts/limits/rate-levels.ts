/**
 * The table through which processes share rate limits: one bucket per key (generic cell rate algorithm). `level` is the number of
 * requests taken and not yet refilled, as of `at`; it falls by the limit each minute. Taken requests are those admitted, and
 * those that processes hold in reserve (`held`, as of their last settlement). `held` starts again each minute, so the reserve of
 * a crashed process is forgotten.
 */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session } from "#src/foundation/db/database.ts";

export const MINUTE_MS = 60_000;

/** The request of one process for one key. */
export interface Settlement {
  readonly keyId: string;
  /** The process's clock, in milliseconds since 1970. */
  readonly at: number;
  /** Requests per minute. */
  readonly limit: number;
  /** Requests that the process admitted without taking them from the bucket. They are taken now, up to the limit. */
  readonly debt: number;
  /** Requests that wait for admission. */
  readonly waiting: number;
  /** The unused reserve, which the process keeps. */
  readonly unspent: number;
  /**
   * The part of its reserve that the row includes in `held`: the reserve after its last settlement, or 0 if that was in another
   * minute.
   */
  readonly recorded: number;
  /** The reserve that it would like to have. */
  readonly wanted: number;
}

export interface Settled {
  /** The number granted: first for waiting requests, the rest for the reserve. At most what the limit leaves. */
  readonly granted: number;
  /** Requests taken and not yet refilled, including these; a fraction if time has passed. */
  readonly level: number;
  /** The reserves of all processes, including this one. */
  readonly held: number;
}

export interface RateLevels {
  /** @throws ServiceError `unavailable` */
  settle(settlement: Settlement): Promise<Settled>;
  /** Returns a reserve. @throws ServiceError `unavailable` */
  giveBack(of: Pick<Settlement, "keyId" | "at" | "unspent" | "recorded">): Promise<void>;
  /** Deletes keys without a settlement since then. @throws ServiceError `unavailable` */
  forgetBefore(at: number): Promise<void>;
}

const minuteOf = (at: number) => Math.floor(at / MINUTE_MS);

export function storedRateLevels(session: Session): RateLevels {
  return {
    async settle(settlement) {
      const settled = await settle(session, settlement);
      if (settled !== undefined) return settled;
      await begin(session, settlement);
      return (await settle(session, settlement)) ?? { granted: 0, level: settlement.limit, held: 0 };
    },
    async giveBack({ at, keyId, unspent, recorded }) {
      await session.query({
        name: "rate_give_back",
        text: `
          update rate_levels
          set level = greatest(level - $3::integer, 0),
              held = case when minute = $2::integer then greatest(held - $4::integer, 0) else held end
          where key_id = $1`,
        values: [keyId, minuteOf(at), unspent, recorded],
      });
    },
    async forgetBefore(at) {
      await built(session, knex("rate_levels").delete().where("at", "<", at));
    },
  };
}

async function begin(session: Session, { at, keyId }: Settlement): Promise<void> {
  await session.query({
    name: "rate_begin",
    text: "insert into rate_levels (key_id, at, minute) values ($1, $2, $3) on conflict (key_id) do nothing",
    values: [keyId, at, minuteOf(at)],
  });
}

/**
 * All reserves together stay within a twentieth of the limit. So at most this much is unused when some processes refuse while
 * others hold reserves. Each process gets up to half of what the others leave of that. This evens out after a few settlements
 * (each of n busy processes holds 1/(n + 1)) and leaves room for one more. The clocks of processes differ: the latest time
 * counts.
 */
async function settle(session: Session, settlement: Settlement): Promise<Settled | undefined> {
  const { at, keyId, limit, debt, waiting, unspent, recorded, wanted } = settlement;
  const now = "greatest(at, $2::bigint)";
  const fallen = `greatest(level - (${now} - at) * $3::integer / ${MINUTE_MS}.0, 0)`;
  const level = `greatest(${fallen}, least(${fallen} + $4::integer, $3::integer))`;
  const others = "case when minute = $9::integer then greatest(held - $7::integer, 0) else 0 end";
  const reserve = `least($8::integer, ($3::integer / 20 - (${others}) + 1) / 2)`;
  const asked = `$5::integer + greatest(${reserve} - $6::integer, 0)`;
  const granted = `least(${asked}, greatest(floor($3::integer - ${level}), 0))::integer`;
  const [row] = await session.query<Settled>({
    name: "rate_settle",
    text: `
      update rate_levels
      set granted = ${granted},
          level = ${level} + ${granted},
          at = ${now},
          minute = $9::integer,
          held = ${others} + $6::integer + greatest(${granted} - $5::integer, 0)
      where key_id = $1
      returning granted, level, held`,
    values: [keyId, at, limit, debt, waiting, unspent, recorded, wanted, minuteOf(at)],
  });
  return row;
}
