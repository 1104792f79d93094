/**
 * Whether an address is public, so that webhooks may be sent to it. The excluded addresses are those that IANA's special-purpose
 * registries call not globally reachable. The registries are RFC 6890 and later registrations
 * (https://www.iana.org/assignments/iana-ipv4-special-registry and .../iana-ipv6-special-registry, read 2026-11). In IPv6, only
 * 2000::/3 is globally reachable, and addresses that stand for an IPv4 address, which decides.
 */
import { BlockList, isIPv4, isIPv6 } from "node:net";

const notPublic4 = blocks("ipv4", [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // carrier-grade NAT
  "127.0.0.0/8", // loopback
  "169.254.0.0/16", // link-local, where clouds serve metadata
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.88.99.0/24", // 6to4 relays, deprecated
  "192.168.0.0/16", // private
  "198.18.0.0/15", // benchmarking
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, and broadcast
]);
/** Within 192.0.0.0/24: Port Control Protocol and TURN anycast are globally reachable. */
const public4 = blocks("ipv4", ["192.0.0.9/32", "192.0.0.10/32"]);

const global6 = blocks("ipv6", ["2000::/3"]);
const notPublic6 = blocks("ipv6", [
  "2001::/23", // protocol assignments, including Teredo and ORCHID
  "2001:db8::/32", // documentation
  "3fff::/20", // documentation
]);
/**
 * Within 2001::/23: the blocks that the registry calls globally reachable and a host can have. ORCHIDv2 addresses (2001:20::/28)
 * are identifiers, not locations.
 */
const public6 = blocks("ipv6", [
  "2001:1::1/128",
  "2001:1::2/128",
  "2001:1::3/128",
  "2001:3::/32",
  "2001:4:112::/48",
  "2001:30::/28",
]);

/** @param address IPv4 in four decimal parts, or IPv6; no zone */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return public4.check(address) || !notPublic4.check(address);
  if (!isIPv6(address) || address.includes("%")) return false;
  const groups = groupsOf(address);
  const embedded = embeddedOf(groups);
  if (embedded !== null && !isPublicAddress(embedded.ipv4)) return false;
  if (embedded?.whole) return true;
  if (!global6.check(address, "ipv6")) return false;
  return public6.check(address, "ipv6") || !notPublic6.check(address, "ipv6");
}

/** The IPv4 address that an IPv6 address represents or leads to. `whole`: it represents nothing else. */
function embeddedOf(groups: readonly number[]): { ipv4: string; whole: boolean } | null {
  const starts = (...wanted: number[]) => wanted.every((group, at) => groups[at] === group);
  const at = (index: number) => ipv4Of(groups[index]!, groups[index + 1]!);
  if (starts(0, 0, 0, 0, 0, 0xffff)) return { ipv4: at(6), whole: true }; // mapped
  if (starts(0x64, 0xff9b, 0, 0, 0, 0)) return { ipv4: at(6), whole: true }; // NAT64
  if (starts(0x2002)) return { ipv4: at(1), whole: true }; // 6to4
  // ISATAP: within any prefix, with or without the universal bit.
  if ((groups[4]! & 0xfcff) === 0 && groups[5] === 0x5efe) return { ipv4: at(6), whole: false };
  return null;
}

function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

function groupsOf(address: string): number[] {
  // An IPv4 address at the end stands for two groups.
  const text = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(":"),
  );
  const [head = "", tail] = text.split("::");
  const parse = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return parse(head);
  const [front, back] = [parse(head), parse(tail)];
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}

function blocks(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network, prefix] = range.split("/");
    list.addSubnet(network!, Number(prefix), family);
  }
  return list;
}
