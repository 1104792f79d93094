/**
 * How many documents each lookup proposes. The counts are read from indexes and cached. They affect only the choice of a plan, never the
 * result.
 */
import { createHash } from "node:crypto";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { Bindings } from "./bindings.ts";
import type { Lookup } from "./lookup.ts";
import { countsSql } from "./lookup-sql.ts";
import { statement } from "./statements.ts";

const HELD_MS = 60_000;
const MOST_HELD = 20_000;

export class Counts {
  readonly #clock: Clock;
  readonly #held = new Map<string, { count: number; most: number; until: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The count of each lookup. A count above `most` only means that there are more than that. */
  async of(tx: Transaction, namespaceId: number, lookups: readonly Lookup[], most: number): Promise<number[]> {
    const now = this.#clock.now().getTime();
    const wanted = lookups.map((lookup) => ({ lookup, key: keyOf(namespaceId, lookup) }));
    const missing = wanted.filter(({ key }) => {
      const held = this.#held.get(key);
      return held === undefined || held.until <= now || (held.count > held.most && held.most < most);
    });
    if (missing.length > 0) {
      if (this.#held.size > MOST_HELD) this.#held.clear();
      const counted = await countLookups(
        tx,
        namespaceId,
        missing.map(({ lookup }) => lookup),
        most,
      );
      for (const [at, { key }] of missing.entries()) this.#held.set(key, { count: counted[at]!, most, until: now + HELD_MS });
    }
    return wanted.map(({ key }) => this.#held.get(key)!.count);
  }
}

function keyOf(namespaceId: number, lookup: Lookup): string {
  return createHash("sha256")
    .update(`${namespaceId} ${JSON.stringify(lookup)}`)
    .digest("base64url");
}

async function countLookups(tx: Transaction, namespaceId: number, lookups: readonly Lookup[], most: number): Promise<number[]> {
  const bindings = new Bindings();
  const text = countsSql(lookups, most + 1, bindings.bind(namespaceId), bindings);
  const [row] = await tx.query<Record<string, number>>(statement(text, bindings.values));
  return lookups.map((_, at) => row![`c${at}`]!);
}
