/**
 * The table in which processes settle what they let in of a key in a minute. A row says what is `taken` of the key's limit: requests let
 * in, and what processes `held` in reserve for the next ones when they last settled. Taken less held is what has been let in, as far as
 * it is known.
 */
import type { Session } from "#src/db/database.ts";

/** What a process asks for, of one key in one minute. */
export interface Settlement {
  readonly keyId: string;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly limit: number;
  /** Requests that it let in without having taken anything for them: taken now, be it beyond the limit. */
  readonly debt: number;
  /** Requests that wait to be let in. */
  readonly waiting: number;
  /** What it has left in reserve, and keeps. */
  readonly unspent: number;
  /** What it had in reserve after it last settled, which is what the row has of it in `held`. */
  readonly recorded: number;
  /** What it would like to have in reserve. */
  readonly wanted: number;
}

export interface Settled {
  /** For those waiting first; the rest is for the reserve. At most what the limit leaves. */
  readonly granted: number;
  readonly taken: number;
  /** By all processes, this one included. */
  readonly held: number;
}

export interface RateCounts {
  /** @throws ServiceError `unavailable` */
  settle(settlement: Settlement): Promise<Settled>;
  /** Puts a reserve back. @throws ServiceError `unavailable` */
  giveBack(of: Pick<Settlement, "keyId" | "minute" | "unspent" | "recorded">): Promise<void>;
  /** Deletes what is older than a minute. @throws ServiceError `unavailable` */
  forgetBefore(minute: number): Promise<void>;
}

export function storedRateCounts(session: Session): RateCounts {
  return {
    async settle(settlement) {
      const settled = await settle(session, settlement);
      if (settled !== undefined) return settled;
      await begin(session, settlement);
      return (await settle(session, settlement)) ?? { granted: 0, taken: settlement.limit, held: 0 };
    },
    async giveBack({ minute, keyId, unspent, recorded }) {
      await session.query({
        name: "rate_give_back",
        text: `
          update rate_counts set taken = taken - $3::integer, held = greatest(held - $4::integer, 0)
          where minute = $1 and key_id = $2`,
        values: [minute, keyId, unspent, recorded],
      });
    },
    async forgetBefore(minute) {
      await session.query({ name: "rate_forget", text: "delete from rate_counts where minute < $1", values: [minute] });
    },
  };
}

async function begin(session: Session, { minute, keyId }: Settlement): Promise<void> {
  await session.query({
    name: "rate_begin",
    text: "insert into rate_counts (minute, key_id) values ($1, $2) on conflict (minute, key_id) do nothing",
    values: [minute, keyId],
  });
}

/**
 * What all hold together is kept within a twentieth of the limit: so much at most is missing of it when some processes refuse while others
 * hold. Each gets up to half of what the others leave of that, which evens out after a few settlements (n busy processes come to hold
 * 1/(n + 1) each) and leaves something for one more.
 */
async function settle(session: Session, settlement: Settlement): Promise<Settled | undefined> {
  const { minute, keyId, limit, debt, waiting, unspent, recorded, wanted } = settlement;
  const others = "greatest(held - $7::integer, 0)";
  const reserve = `least($8::integer, ($3::integer / 20 - ${others} + 1) / 2)`;
  const asked = `$5::integer + greatest(${reserve} - $6::integer, 0)`;
  const granted = `least(${asked}, greatest($3::integer - taken - $4::integer, 0))`;
  const [row] = await session.query<Settled>({
    name: "rate_settle",
    text: `
      update rate_counts
      set granted = ${granted},
          taken = taken + $4::integer + ${granted},
          held = ${others} + $6::integer + greatest(${granted} - $5::integer, 0)
      where minute = $1 and key_id = $2
      returning granted, taken, held`,
    values: [minute, keyId, limit, debt, waiting, unspent, recorded, wanted],
  });
  return row;
}
