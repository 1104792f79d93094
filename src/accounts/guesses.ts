/**
 * Slows down who guesses keys. An address may have thirty unknown keys looked up at once and one more each second; beyond that it is told to wait and nothing is
 * looked up. A key that was good within the last minute is never held up, whatever else comes from its address, and neither is the machine itself:
 * behind a proxy that is not in TRUSTED_PROXIES everybody has the proxy's address.
 */
import { isIPv6 } from "node:net";
import { AddressBlocks } from "#src/address-blocks.ts";
import type { Clock } from "#src/clock.ts";
import { ServiceError } from "#src/errors.ts";

const MOST_AT_ONCE = 30;
const PER_SECOND = 1;
const MOST_ADDRESSES = 10_000;

const loopback = new AddressBlocks(["127.0.0.0/8", "::1"]);

interface Bucket {
  left: number;
  /** When that was so, in milliseconds. */
  at: number;
}

export class Guesses {
  readonly #clock: Clock;
  /** Longest unused first. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one look-up from what the address has left; what it returns gives it back where the key was good. @throws ServiceError `rate_limited` */
  take(address: string | null): () => void {
    if (address === null || loopback.has(address)) return () => {};
    const bucket = this.#bucket(networkOf(address));
    if (bucket.left < 1) {
      throw new ServiceError("rate_limited", "Too many unknown API keys came from this address. Wait a second.", {
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
    this.#buckets.delete(network);
    this.#buckets.set(network, bucket);
    if (this.#buckets.size > MOST_ADDRESSES) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket;
  }
}

/** Who has one IPv6 address has all of its /64. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) while (groups.length < 4) groups.push("0");
  return groups.slice(0, 4).join(":");
}
