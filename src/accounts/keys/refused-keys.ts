/**
 * Counts requests with refused keys for the audit log: one entry per key, address and hour, whatever a client sends. A request
 * costs one look-up in a map. The counts are written later, in one statement per organization.
 *
 * An expired key, or one used from a forbidden address, concerns its organization. Unknown keys are reported to the first
 * organization, which belongs to the operator. For guesses, an address creates at most ten entries per hour, one per beginning of
 * a key. All guesses together create at most a thousand per hour. Further ones are counted together, without the beginning or the
 * address.
 */
import { hash as digest } from "node:crypto";
import { encodeTime } from "ulid";
import { type Refused, tellOfRefused } from "#src/accounts/audit/refused.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Pepper } from "./api-key-token.ts";
import * as sql from "./sql.ts";

const HOUR_MS = 3_600_000;
const WRITTEN_AFTER_MS = 30_000;
/** Keys and addresses that are counted separately until they are written. */
const MOST_COUNTED = 2_000;
const MOST_ENTRIES = 1_000;
const MOST_BEGINNINGS = 10;
/** `jk_` and four of 43 characters: enough to find a key, and no help to guess the rest. */
const BEGINNING = /^jk_[0-9A-Za-z]{4}/;

interface Counted {
  /** One hash per pepper. */
  readonly hashes: readonly Buffer[];
  readonly beginning: string | null;
  readonly address: string | null;
  count: number;
}

export interface RefusedKeysParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly pepper: Pepper;
  readonly log: Pick<Logger, "warn">;
}

export class RefusedKeys {
  readonly #parts: RefusedKeysParts;
  #counted = new Map<string, Counted>();
  /** Requests beyond those counted separately. */
  #others = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  /** What was written in this hour: entries, and beginnings of guesses by address. */
  #hour = 0;
  #entries = new Set<string>();
  #beginnings = new Map<string | null, Set<string>>();

  constructor(parts: RefusedKeysParts) {
    this.#parts = parts;
  }

  /** @param id a digest of the key, the same for each request with it */
  note(id: string, token: string, address: string | null): void {
    const known = this.#counted.get(`${id} ${address}`);
    if (known !== undefined) known.count += 1;
    else if (this.#counted.size >= MOST_COUNTED) this.#others += 1;
    else this.#counted.set(`${id} ${address}`, this.#first(token, address));
    this.#timer ??= setTimeout(() => void this.write(), WRITTEN_AFTER_MS).unref();
  }

  #first(token: string, address: string | null): Counted {
    const { pepper } = this.#parts;
    const hashes = [pepper, pepper.previous].flatMap((one) => (one ? [one.hash(token)] : []));
    return { hashes, beginning: BEGINNING.exec(token)?.[0] ?? null, address, count: 1 };
  }

  /** Writes the counts so far. Never fails: counts that cannot be written are logged and lost. */
  write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const [counted, others] = [[...this.#counted.values()], this.#others];
    [this.#counted, this.#others] = [new Map(), 0];
    if (counted.length > 0) {
      this.#writing = this.#writing
        .then(() => this.#write(counted, others))
        .catch((error: unknown) =>
          this.#parts.log.warn({ err: error }, "Refused API keys could not be written to the audit log."),
        );
    }
    return this.#writing;
  }

  async #write(counted: readonly Counted[], others: number): Promise<void> {
    const { database, clock } = this.#parts;
    const hour = Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS;
    if (hour !== this.#hour) [this.#entries, this.#beginnings, this.#hour] = [new Set(), new Map(), hour];
    const keys = await sql.findKeysByHashes(
      database,
      counted.flatMap(({ hashes }) => hashes),
    );
    const first = (await sql.firstOrganization(database))?.organization_id;
    const refused = new Map<string, Map<string, Refused>>();
    const add = (organizationId: string | undefined, one: Omit<Refused, "entryId">) => {
      if (organizationId === undefined) return;
      const bounded = this.#bounded(hour, organizationId, one);
      const entries = refused.get(organizationId) ?? new Map<string, Refused>();
      const count = (entries.get(bounded.entryId)?.count ?? 0) + bounded.count;
      refused.set(organizationId, entries.set(bounded.entryId, { ...bounded, count }));
    };
    for (const { hashes, beginning, address, count } of counted) {
      const key = keys.find(({ hash, previous_hash }) => hashes.some((one) => one.equals(hash) || previous_hash?.equals(one)));
      add(key?.organization_id ?? first, { keyId: key?.key_id ?? null, beginning, address, count });
    }
    if (others > 0) add(first, { keyId: null, beginning: null, address: null, count: others });
    for (const [organizationId, entries] of refused) {
      await database.transaction((tx) =>
        tellOfRefused(tx, organizationId, [...entries.values()], { hour: new Date(hour), now: clock.now() }),
      );
    }
  }

  /** Identifies the entry. If the hour already has many entries, it has fewer details. */
  #bounded(hour: number, organizationId: string, one: Omit<Refused, "entryId">): Refused {
    const { keyId, address } = one;
    const beginning = keyId === null && !this.#isTold(address, one.beginning) ? null : one.beginning;
    for (const told of [
      { ...one, beginning },
      { ...one, beginning: keyId && beginning, address: null },
    ]) {
      const entryId = entryIdOf(hour, [organizationId, keyId, told.beginning, told.address]);
      if (told.address !== null && !this.#entries.has(entryId) && this.#entries.size >= MOST_ENTRIES) continue;
      this.#entries.add(entryId);
      return { ...told, entryId };
    }
    throw new Error("An entry without an address is always one more.");
  }

  #isTold(address: string | null, beginning: string | null): boolean {
    if (beginning === null) return false;
    const known = this.#beginnings.get(address) ?? new Set();
    if (known.size >= MOST_BEGINNINGS || this.#beginnings.size >= MOST_ENTRIES) return known.has(beginning);
    this.#beginnings.set(address, known.add(beginning));
    return true;
  }
}

const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

/** The same in every process. */
function entryIdOf(hour: number, parts: readonly unknown[]): string {
  const hashed = digest("sha256", JSON.stringify(parts), "buffer");
  return `aud_${encodeTime(hour).toLowerCase()}${[...hashed.subarray(0, 16)].map((byte) => DIGITS[byte % 32]).join("")}`;
}
