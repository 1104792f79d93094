/**
 * Slows down clients that guess keys. An address may look up thirty unknown keys at once, and one more each second. Beyond that
 * it must wait, and nothing is looked up. A key that was valid within the last minute is never delayed, whatever else comes from
 * its address. The loopback address is never delayed either: behind a proxy that is not in TRUSTED_PROXIES, all clients have the
 * proxy's address.
 */
import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { AddressBlocks } from "typespec-koa-runtime/addresses";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";

const MOST_AT_ONCE = 30;
const PER_SECOND = 1;
const MOST_ADDRESSES = 10_000;

const loopback = new AddressBlocks(["127.0.0.0/8", "::1"]);

interface Bucket {
  left: number;
  /** The time of this state, in milliseconds. */
  at: number;
}

export class Guesses {
  readonly #clock: Clock;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_ADDRESSES });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Uses one of the address's look-ups. The returned function gives it back if the key was valid. @throws ServiceError
   * `rate_limited`
   */
  take(address: string | null): () => void {
    if (address === null || loopback.has(address)) return () => {};
    const bucket = this.#bucket(networkOf(address));
    if (bucket.left < 1) {
      throw new ServiceError("rate_limited", "Too many unknown API keys came from this address. Wait one second.", {
        details: { retry_after: 1 },
      });
    }
    bucket.left -= 1;
    return () => {
      bucket.left += 1;
    };
  }

  #bucket(network: string): Bucket {
    const now = this.#clock.now().getTime();
    const bucket = this.#buckets.get(network) ?? { left: MOST_AT_ONCE, at: now };
    bucket.left = Math.min(MOST_AT_ONCE, bucket.left + (Math.max(0, now - bucket.at) / 1000) * PER_SECOND);
    bucket.at = now;
    this.#buckets.set(network, bucket);
    return bucket;
  }
}

/** A client with one IPv6 address has its whole /64. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) while (groups.length < 4) groups.push("0");
  return groups.slice(0, 4).join(":");
}
