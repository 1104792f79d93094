/**
 * Remembers who sends a key or a session, so that a process looks each up at most about twice per second, however many requests
 * use it. A cached result is used for less than a second, so a revoked key is refused everywhere within one second.
 *
 *   age of a result    0 ───────── 500 ms ──────────────── 900 ms ─────▶
 *                      used as is    used, and looked up      looked up,
 *                                    again meanwhile          requests wait
 *
 * The cache contains digests, not keys. A result leaves it a minute after its last look-up.
 */
import type { Identity } from "#src/accounts/identity.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { Guesses } from "./guesses.ts";

const FRESH_MS = 500;
const LONGEST_MS = 900;
const FORGOTTEN_MS = 60_000;

/** Attempts with random keys must not fill the memory. The entries with the oldest look-ups are evicted first. */
const MOST_ENTRIES = 20_000;

interface Entry {
  /** Null: no such key or session. */
  readonly identity: Identity | null;
  /** The start of the look-up, in milliseconds. */
  readonly at: number;
}

type Find = () => Promise<Identity | null>;

export class IdentityCache {
  readonly #clock: Clock;
  readonly #guesses: Guesses;
  /** The oldest look-up first. */
  readonly #entries = new Map<string, Entry>();
  readonly #lookups = new Map<string, Promise<Identity | null>>();
  /** Changes of keys made in this process. */
  #changes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#guesses = new Guesses(clock);
  }

  /**
   * The result of `find`; at once if it was found just before.
   * @param id a digest of the key or the session's value
   * @param address the client's address; null for this process itself
   * @throws ServiceError `rate_limited` if the address has sent too many that are unknown
   */
  get(id: string, address: string | null, find: Find): Identity | null | Promise<Identity | null> {
    const entry = this.#entries.get(id);
    if (entry !== undefined) {
      const age = this.#clock.now().getTime() - entry.at;
      if (age >= 0 && age < LONGEST_MS) {
        if (age >= FRESH_MS) this.#refresh(id, find);
        return entry.identity;
      }
    }
    const isGuess = !entry?.identity && !this.#lookups.has(id);
    const giveBack = isGuess ? this.#guesses.take(address) : () => {};
    return this.#lookUp(id, find).then((identity) => {
      if (identity !== null) giveBack();
      return identity;
    });
  }

  /**
   * Forgets a key that this process has just changed, and its sessions. A look-up in progress may have seen the old state. Requests that
   * wait for it arrived before the change was answered. No others join it, and its result is not cached.
   */
  forget(keyId: string): void {
    this.#changes++;
    this.#lookups.clear();
    for (const [id, { identity }] of this.#entries) if (identity?.key.id === keyId) this.#entries.delete(id);
  }

  /** A failure does not concern this request. It shows again when the entry is too old. */
  #refresh(id: string, find: Find): void {
    this.#lookUp(id, find).catch(() => {});
  }

  #lookUp(id: string, find: Find): Promise<Identity | null> {
    const under = this.#lookups.get(id);
    if (under !== undefined) return under;
    const lookup = this.#found(id, find).finally(() => {
      if (this.#lookups.get(id) === lookup) this.#lookups.delete(id);
    });
    this.#lookups.set(id, lookup);
    return lookup;
  }

  async #found(id: string, find: Find): Promise<Identity | null> {
    const at = this.#clock.now().getTime();
    const changes = this.#changes;
    const identity = await find();
    if (changes === this.#changes) this.#remember(id, { identity, at });
    return identity;
  }

  #remember(id: string, entry: Entry): void {
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    for (const [oldest, { at }] of this.#entries) {
      if (this.#entries.size <= MOST_ENTRIES && entry.at - at < FORGOTTEN_MS) break;
      this.#entries.delete(oldest);
    }
  }
}
