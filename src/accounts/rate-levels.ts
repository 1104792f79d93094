/**
 * The table in which processes settle what they let in of a key: a bucket for each key (the generic cell rate algorithm). `level` is the
 * requests taken and not yet refilled, as of `at`; it falls by the limit in each minute. `taken` are requests let in, and what processes
 * hold in reserve for the next ones (`held`, as of when they last settled). What is `held` is counted anew in each minute, so that the
 * reserve of a process that crashed is forgotten.
 */
import type { Session } from "#src/db/database.ts";

export const MINUTE_MS = 60_000;

/** What a process asks for, of one key. */
export interface Settlement {
  readonly keyId: string;
  /** The process's clock, in milliseconds since 1970. */
  readonly at: number;
  /** Requests a minute. */
  readonly limit: number;
  /** Requests that it let in without having taken anything for them: taken now, up to the limit. */
  readonly debt: number;
  /** Requests that wait to be let in. */
  readonly waiting: number;
  /** What it has left in reserve, and keeps. */
  readonly unspent: number;
  /** What the row has of its reserve in `held`: what it had after it last settled, or nothing if that was in another minute. */
  readonly recorded: number;
  /** What it would like to have in reserve. */
  readonly wanted: number;
}

export interface Settled {
  /** For those waiting first; the rest is for the reserve. At most what the limit leaves. */
  readonly granted: number;
  /** Requests taken and not yet refilled, these included; a fraction where time has passed. */
  readonly level: number;
  /** By all processes, this one included. */
  readonly held: number;
}

export interface RateLevels {
  /** @throws ServiceError `unavailable` */
  settle(settlement: Settlement): Promise<Settled>;
  /** Puts a reserve back. @throws ServiceError `unavailable` */
  giveBack(of: Pick<Settlement, "keyId" | "at" | "unspent" | "recorded">): Promise<void>;
  /** Deletes keys that have not settled since. @throws ServiceError `unavailable` */
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
      await session.query({ name: "rate_forget", text: "delete from rate_levels where at < $1::bigint", values: [at] });
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
 * What all hold together is kept within a twentieth of the limit: so much at most is missing of it when some processes refuse while others
 * hold. Each gets up to half of what the others leave of that, which evens out after a few settlements (n busy processes come to hold
 * 1/(n + 1) each) and leaves something for one more. Clocks of processes differ: the latest counts.
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
