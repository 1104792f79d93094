/** What a page leaves behind when it has been read: it is billed, and while pages after it may be asked for, what it saw is pinned. */
import { addUsage } from "#src/accounts/usage.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { HISTORY } from "#src/db/history.ts";
import { unawaited } from "#src/db/session.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceRow } from "#src/namespaces/namespaces.ts";
import { wake } from "#src/work/wakeups.ts";
import { CURSOR_VALID_MS } from "./cursor.ts";
import { holdAndPin, setPinExpiry, setPinStanding } from "./pins.ts";
import { readStanding, type Standing } from "./standing.ts";

/** How much longer than its last cursor a pin lives, so that a page begun in time is read to its end. */
const PIN_SLACK_MS = 60_000;

/** The sweep is woken once in so long: it goes on by itself while there are pins, and each lives longer than this. */
const WOKEN_FOR_MS = CURSOR_VALID_MS / 2;
const MOST_WOKEN = 100_000;

/** A first page that has another after it. */
export interface NewPin {
  pinId: string;
  /** As the page saw it. */
  standing: Standing | null;
  /** The judgments whose answers the query reads. */
  judgments: readonly Judgment[];
}

export interface Settled {
  organizationId: string;
  namespace: NamespaceRow;
  bytes: number;
  /** To be taken. */
  pin: NewPin | null;
  /** A pin that is to live on, since another cursor goes out. */
  kept: string | null;
}

export class Settlement {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #woken = new Map<number, number>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Answers the sequence that was pinned, if one was to be: another than the page's where a commit came in between; undefined without a namespace. */
  async settle({ organizationId, namespace, bytes, pin, kept }: Settled): Promise<number | undefined> {
    const now = this.#clock.now();
    const namespaceId = namespace.namespace_id;
    const expiresAt = new Date(now.getTime() + CURSOR_VALID_MS + PIN_SLACK_MS);
    const { pinning } = await this.#db.transaction(async (tx) => {
      // What a crash of the database may lose here is a pin, whose cursor is then refused, and what the last half second billed.
      unawaited(tx.query({ name: "query_settle_behind", text: "set local synchronous_commit = off" }));
      const pinning = pin ? this.#pin(tx, namespace, pin, expiresAt) : Promise.resolve(undefined);
      unawaited(pinning);
      if (kept !== null) unawaited(setPinExpiry(tx, namespaceId, kept, expiresAt));
      if (pin || kept !== null) this.#wakeSweep(tx, namespaceId, now, expiresAt);
      unawaited(addUsage(tx, { namespaceId, organizationId, at: now, line: "queries", bytes }));
      // Without judgments to look at again, all of this travels with the commit.
      if (pin && pin.judgments.length > 0) await pinning;
      return { pinning };
    });
    return pinning;
  }

  async #pin(tx: Transaction, namespace: NamespaceRow, pin: NewPin, expiresAt: Date): Promise<number | undefined> {
    const { pinId, standing, judgments } = pin;
    const namespaceId = namespace.namespace_id;
    const sequence = await holdAndPin(tx, { namespaceId, pinId, expiresAt, standing });
    if (sequence !== undefined && sequence !== namespace.sequence && judgments.length > 0) {
      await setPinStanding(tx, namespaceId, pinId, await readStanding(tx, namespaceId, judgments));
    }
    return sequence;
  }

  #wakeSweep(tx: Transaction, namespaceId: number, now: Date, expiresAt: Date): void {
    if ((this.#woken.get(namespaceId) ?? 0) > now.getTime()) return;
    if (this.#woken.size >= MOST_WOKEN) this.#woken.clear();
    unawaited(
      wake(tx, HISTORY, namespaceId, expiresAt).then(() => {
        this.#woken.set(namespaceId, now.getTime() + WOKEN_FOR_MS);
      }),
    );
  }
}
