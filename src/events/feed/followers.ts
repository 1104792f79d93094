/**
 * Open requests that follow the feed. In this process, their number is limited per key and per organization, until the process
 * stops.
 */
import { ServiceError } from "#src/foundation/errors.ts";

export const MOST_OF_KEY = 10;
export const MOST_OF_ORGANIZATION = 100;

export class Followers {
  readonly #open = new Map<string, number>();
  readonly #stop = new AbortController();

  /** Aborted when the process stops. Following requests then end. */
  get stopping(): AbortSignal {
    return this.#stop.signal;
  }

  /** @returns a function that ends it @throws ServiceError `rate_limited`, `unavailable` */
  enter(organizationId: string, keyId: string): () => void {
    if (this.#stop.signal.aborted) throw new ServiceError("unavailable", "This process is stopping. Connect again.");
    const places = [
      { name: `key ${keyId}`, most: MOST_OF_KEY, whose: "This key" },
      { name: `organization ${organizationId}`, most: MOST_OF_ORGANIZATION, whose: "This organization" },
    ];
    for (const { name, most, whose } of places) {
      if ((this.#open.get(name) ?? 0) < most) continue;
      const message = `${whose} already follows the feed with ${most} requests, which is the limit. End one of them first.`;
      throw new ServiceError("rate_limited", message, { details: { limit: most, retry_after: 1 } });
    }
    for (const { name } of places) this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      for (const { name } of places) {
        const open = this.#open.get(name)! - 1;
        if (open === 0) this.#open.delete(name);
        else this.#open.set(name, open);
      }
    };
  }

  close(): void {
    this.#stop.abort();
  }
}
