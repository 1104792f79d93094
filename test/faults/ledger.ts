/**
 * What a client knows of its own writes, and what must therefore hold of the store after any kills. Each write puts the same number on the
 * two documents of a pair. The numbers of a pair rise, and one caller at a time writes it.
 */
import type { TestClient } from "./client.ts";

interface Pair {
  /** The greatest number whose write was acknowledged. */
  acknowledged: number;
  /** The greatest number that was sent. */
  sent: number;
}

export class Ledger {
  readonly #pairs: Pair[];
  readonly #namespace: string;
  acknowledgements = 0;
  failures = 0;

  constructor(namespace: string, pairs: number) {
    this.#namespace = namespace;
    this.#pairs = Array.from({ length: pairs }, () => ({ acknowledged: 0, sent: 0 }));
  }

  /** Writes pairs until the signal, one caller a pair; failures are counted and the caller goes on. */
  async load(client: () => TestClient, signal: AbortSignal): Promise<void> {
    await Promise.all(this.#pairs.map((pair, at) => this.#caller(client, pair, at, signal)));
  }

  async #caller(client: () => TestClient, pair: Pair, at: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const n = pair.sent + 1;
      pair.sent = n;
      const upsert = ["left", "right"].map((side) => ({
        id: `${side}-${at}`,
        attributes: { n },
        state: { history: `number ${n}` },
      }));
      const status = await client()
        .write(this.#namespace, { upsert })
        .catch(() => 0);
      if (status === 200) {
        pair.acknowledged = n;
        this.acknowledgements += 1;
      } else {
        this.failures += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  /** Everything that is wrong with the store; empty where every promise was kept. */
  async faults(client: TestClient): Promise<string[]> {
    const found: string[] = [];
    for (const [at, { acknowledged, sent }] of this.#pairs.entries()) {
      const [left, right] = await Promise.all(["left", "right"].map((side) => client.number(this.#namespace, `${side}-${at}`)));
      if (left !== right) found.push(`pair ${at} was half committed: ${left} and ${right}`);
      if ((left ?? 0) < acknowledged) found.push(`pair ${at} lost write ${acknowledged}: it holds ${left}`);
      if ((left ?? 0) > sent) found.push(`pair ${at} holds ${left}, which was never sent`);
    }
    return found;
  }
}
