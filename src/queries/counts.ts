/**
 * How many documents each lookup proposes. The counts are read from indexes and cached. They affect only the choice of a plan, never the
 * result.
 */
import { createHash } from "node:crypto";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { Bounded } from "#src/records/templates/bounded.ts";
import { Bindings } from "./bindings.ts";
import type { Lookup } from "./lookup.ts";
import { countsSql } from "./lookup-sql.ts";
import { statement } from "./statements.ts";

const HELD_MS = 60_000;
const MOST_HELD = 20_000;

interface Held {
  count: number;
  most: number;
  until: number;
}

export class Counts {
  readonly #clock: Clock;
  /** Entries go while a query reads what is missing, so each query keeps what it has found. */
  readonly #held = new Bounded<Held>(MOST_HELD);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The count of each lookup. A count above `most` only means that there are more than that. */
  async of(tx: Transaction, namespaceId: number, lookups: readonly Lookup[], most: number): Promise<number[]> {
    const now = this.#clock.now().getTime();
    const keys = lookups.map((lookup) => keyOf(namespaceId, lookup));
    const counts = keys.map((key) => {
      const held = this.#held.get(key);
      const isUsable = held !== undefined && held.until > now && (held.count <= held.most || held.most >= most);
      return isUsable ? held.count : null;
    });
    const missing = lookups.filter((_, at) => counts[at] === null);
    if (missing.length === 0) return counts as number[];
    const counted = (await countLookups(tx, namespaceId, missing, most)).values();
    return counts.map((held, at) => {
      if (held !== null) return held;
      const count = counted.next().value!;
      this.#held.set(keys[at]!, { count, most, until: now + HELD_MS }, 1);
      return count;
    });
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
