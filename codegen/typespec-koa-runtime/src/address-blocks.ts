/** Sets of addresses in CIDR form, and the client address of a connection. */
import { BlockList, isIP, isIPv6 } from "node:net";

/** Whether a text is a single address or a block of addresses such as `10.0.0.0/8`. */
export function isAddressOrBlock(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

export class AddressBlocks {
  readonly #list = new BlockList();

  /** @param blocks each is an address or a block */
  constructor(blocks: readonly string[]) {
    for (const block of blocks) {
      const [address = "", prefix] = block.split("/");
      const family = isIPv6(address) ? "ipv6" : "ipv4";
      if (prefix === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, Number(prefix), family);
    }
  }

  /** False if the text is not an address. */
  has(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && this.#list.check(address, family === 6 ? "ipv6" : "ipv4");
  }
}

/** The canonical form of an address. An IPv4 address written as IPv6 becomes plain IPv4, and a zone is removed. */
export function plainAddress(address: string): string {
  const bare = address.split("%", 1)[0]!;
  return bare.toLowerCase().startsWith("::ffff:") && bare.includes(".") ? bare.slice(7) : bare;
}

/**
 * The client's address. Each proxy appends the address of its caller to `X-Forwarded-For`. So the service reads the header from
 * its end and stops at the first address that is not a trusted proxy. Everything before that address is unverified.
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
