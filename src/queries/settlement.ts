/** Manages pins of pages that another page follows: it takes a new pin, shares an existing one, or extends the query's own. */

import { createHash, randomBytes } from "node:crypto";
import { countAhead, countEnded, refusalOf } from "#src/accounts/limits/plan-limits.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { HISTORY } from "#src/foundation/db/history.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { CURSOR_VALID_MS, PAGING_MS } from "./cursor.ts";
import type { Manifest } from "./manifest.ts";
import { deletePin, holdAndPin, pinsThere, setPinExpiry, setPinStanding } from "./pins.ts";
import { readStanding, type Standing } from "./standing.ts";

/**
 * How much longer than its last cursor a pin lives. In this time other queries can share it, and a page that began in time can finish.
 */
const PIN_SLACK_MS = 60_000;
const SHARED_MS = 30_000;

/** How often the sweep is woken. It continues by itself while there are pins, and each pin lives longer than this. */
const WOKEN_FOR_MS = CURSOR_VALID_MS / 2;
const MOST_HELD = 100_000;

/** A first page that another page follows. */
export interface FirstPage {
  manifest: Pick<Manifest, "namespaceId" | "sequence">;
  /** The state of judging. */
  standing: Standing | null;
  /** The judgments whose answers the query reads. */
  judgments: readonly Judgment[];
}

export interface Pinned {
  pinId: string;
  sequence: number;
}

export class Settlement {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #woken = new Map<number, number>();
  /** By namespace, then by state of judging: the newest pin of this process, and until when other queries may share it. */
  readonly #shared = new Map<number, Map<string, Pinned & { until: number }>>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Forgets shared pins of a namespace that do not exist in the snapshot of a first page. They end early where an organization retains too
   * much (`foundation/db/history.ts`). The statement is sent with those of the page.
   */
  async look(tx: Transaction, namespaceId: number): Promise<void> {
    const shared = this.#shared.get(namespaceId);
    const now = this.#clock.now().getTime();
    const known = new Set([...(shared?.values() ?? [])].filter(({ until }) => until > now).map(({ pinId }) => pinId));
    if (!shared || known.size === 0) return;
    const gone = known.difference(new Set(await pinsThere(tx, namespaceId, [...known])));
    for (const [standing, { pinId }] of shared) if (gone.has(pinId)) shared.delete(standing);
  }

  /**
   * Pins the snapshot of a first page. If a commit came in between, a later sequence is pinned, and the page must be read again. Undefined
   * if the namespace is deleted.
   *
   * @throws ServiceError `limit_exceeded` if the organization has as many cursors as its plan allows
   */
  async pin(organizationId: string, page: FirstPage): Promise<Pinned | undefined> {
    const { namespaceId, sequence } = page.manifest;
    const now = this.#clock.now().getTime();
    const sharedBy = page.standing === null ? "" : digestOf(page.standing);
    const shared = this.#shared.get(namespaceId)?.get(sharedBy);
    if (shared && shared.sequence === sequence && shared.until > now) return { pinId: shared.pinId, sequence };
    const pinId = randomBytes(12).toString("base64url");
    const { pinning, counting } = await this.#behind(async (tx) => {
      const pinning = this.#take(tx, page, pinId, this.#expiry());
      unawaited(pinning);
      this.#wakeSweep(tx, namespaceId);
      // Without judgments to read again, all of these statements are pipelined with the commit.
      if (page.judgments.length > 0) await pinning;
      // This comes last, because it locks a row. Others who count wait only for the commit.
      const counting = countAhead(tx, organizationId, "open_cursors");
      unawaited(counting);
      return { pinning, counting };
    });
    const pinned = await pinning;
    const refusal = await refusalOf(this.#db, organizationId, "open_cursors", await counting);
    if (pinned === undefined || refusal !== null) {
      await this.#undo(organizationId, namespaceId, pinId);
      if (refusal !== null) throw refusal;
      return undefined;
    }
    // If a commit came in between, the state of judging has changed.
    if (pinned === sequence || page.standing === null) {
      this.#share(namespaceId, sharedBy, { pinId, sequence: pinned, until: now + SHARED_MS });
    }
    return { pinId, sequence: pinned };
  }

  /**
   * Extends the pin, because another cursor is issued. Usually the pin already lives long enough. The pages of one query last at most an
   * hour, and so do the rows that its pin keeps.
   */
  async keep(namespaceId: number, { pinId, begunAt }: { pinId: string; begunAt: number }, until: Date): Promise<void> {
    const last = begunAt + PAGING_MS + PIN_SLACK_MS;
    if (until.getTime() >= Math.min(this.#clock.now().getTime() + CURSOR_VALID_MS + SHARED_MS, last)) return;
    await this.#behind(async (tx) => {
      unawaited(setPinExpiry(tx, namespaceId, pinId, new Date(Math.min(this.#expiry().getTime(), last))));
      this.#wakeSweep(tx, namespaceId);
    });
  }

  #share(namespaceId: number, sharedBy: string, pin: Pinned & { until: number }): void {
    // Pins of other sequences are not shared any more.
    const others = [...(this.#shared.get(namespaceId) ?? [])].filter(([, { sequence }]) => sequence === pin.sequence);
    held(this.#shared, namespaceId, new Map(others).set(sharedBy, pin));
  }

  async #undo(organizationId: string, namespaceId: number, pinId: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await deletePin(tx, namespaceId, pinId);
      await countEnded(tx, organizationId, "open_cursors", 1);
    });
  }

  /** Uses asynchronous commit. A crash of the database may lose a pin; its cursor is then refused. */
  #behind<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => {
      unawaited(tx.query({ name: "query_pin_behind", text: "set local synchronous_commit = off" }));
      return work(tx);
    });
  }

  async #take(tx: Transaction, page: FirstPage, pinId: string, expiresAt: Date): Promise<number | undefined> {
    const { standing, judgments } = page;
    const { namespaceId } = page.manifest;
    const sequence = await holdAndPin(tx, { namespaceId, pinId, expiresAt, standing });
    if (sequence !== undefined && sequence !== page.manifest.sequence && judgments.length > 0) {
      await setPinStanding(tx, namespaceId, pinId, await readStanding(tx, namespaceId, judgments));
    }
    return sequence;
  }

  #wakeSweep(tx: Transaction, namespaceId: number): void {
    const now = this.#clock.now().getTime();
    if ((this.#woken.get(namespaceId) ?? 0) > now) return;
    const waking = wake(tx, HISTORY, namespaceId, this.#expiry());
    unawaited(waking.then(() => held(this.#woken, namespaceId, now + WOKEN_FOR_MS)));
  }

  #expiry(): Date {
    return new Date(this.#clock.now().getTime() + CURSOR_VALID_MS + PIN_SLACK_MS);
  }
}

function held<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  if (map.size >= MOST_HELD) map.clear();
  map.set(key, value);
}

function digestOf(standing: Standing): string {
  return createHash("sha256").update(JSON.stringify(standing)).digest("base64url");
}
