/** Sets of addresses in CIDR form, and what address a connection comes from. */
import { BlockList, isIP, isIPv6 } from "node:net";

/** An address by itself, or a block of them as `10.0.0.0/8`. */
export function isAddressOrBlock(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

export class AddressBlocks {
  readonly #list = new BlockList();

  /** @param blocks of which each is an address or a block */
  constructor(blocks: readonly string[]) {
    for (const block of blocks) {
      const [address = "", prefix] = block.split("/");
      const family = isIPv6(address) ? "ipv6" : "ipv4";
      if (prefix === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, Number(prefix), family);
    }
  }

  /** False of what is no address. */
  has(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && this.#list.check(address, family === 6 ? "ipv6" : "ipv4");
  }
}

/** An IPv4 address that is written as IPv6 is the IPv4 address; a zone is left out. */
export function plainAddress(address: string): string {
  const bare = address.split("%", 1)[0]!;
  return bare.toLowerCase().startsWith("::ffff:") && bare.includes(".") ? bare.slice(7) : bare;
}

/**
 * Where a request comes from. Each proxy appends to `X-Forwarded-For` the address that it was called from. So the header is read from its end, and
 * what stands before the first address that is no trusted proxy is the caller's own word.
 */
export function clientAddress(remote: string | undefined, forwardedFor: string | undefined, trusted: AddressBlocks): string {
  let address = plainAddress(remote ?? "");
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  while (trusted.has(address)) {
    const before = hops.pop();
    if (before === undefined || isIP(plainAddress(before)) === 0) break;
    address = plainAddress(before);
  }
  return address;
}
