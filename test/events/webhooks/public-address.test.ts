import { describe, expect, it } from "vitest";
import { isPublicAddress } from "#src/events/webhooks/public-address.ts";

const notPublic = [
  ["this network", ["0.0.0.0", "0.0.0.1", "0.255.255.255"]],
  ["private 10", ["10.0.0.0", "10.0.0.1", "10.127.3.4", "10.255.255.255"]],
  ["carrier-grade NAT", ["100.64.0.0", "100.64.0.1", "100.100.100.200", "100.127.255.255"]],
  ["loopback", ["127.0.0.0", "127.0.0.1", "127.1.2.3", "127.255.255.255"]],
  ["link-local", ["169.254.0.0", "169.254.169.254", "169.254.170.2", "169.254.255.255"]],
  ["private 172.16", ["172.16.0.0", "172.16.0.1", "172.20.10.5", "172.31.255.255"]],
  ["protocol assignments", ["192.0.0.0", "192.0.0.8", "192.0.0.11", "192.0.0.170", "192.0.0.255"]],
  ["documentation", ["192.0.2.1", "198.51.100.7", "203.0.113.200"]],
  ["6to4 relays", ["192.88.99.1", "192.88.99.2"]],
  ["private 192.168", ["192.168.0.0", "192.168.0.1", "192.168.178.1", "192.168.255.255"]],
  ["benchmarking", ["198.18.0.0", "198.18.0.1", "198.19.255.255"]],
  ["multicast", ["224.0.0.0", "224.0.0.251", "239.255.255.250"]],
  ["reserved and broadcast", ["240.0.0.0", "250.1.2.3", "255.255.255.254", "255.255.255.255"]],
  ["unspecified and loopback 6", ["::", "::1", "0:0:0:0:0:0:0:1", "0000:0000:0000:0000:0000:0000:0000:0001"]],
  [
    "mapped",
    [
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "::FFFF:10.0.0.1",
      "::ffff:169.254.169.254",
      "::ffff:a9fe:a9fe",
      "0:0:0:0:0:ffff:c0a8:1",
    ],
  ],
  ["compatible", ["::127.0.0.1", "::7f00:1", "::10.0.0.1", "::8.8.8.8", "::2"]],
  ["translated", ["::ffff:0:127.0.0.1", "::ffff:0:8.8.8.8"]],
  ["NAT64", ["64:ff9b::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::10.1.2.3", "64:ff9b::a9fe:a9fe", "64:ff9b::c0a8:101"]],
  ["NAT64 for local use", ["64:ff9b:1::1", "64:ff9b:1::8.8.8.8"]],
  ["6to4", ["2002:7f00:1::", "2002:7f00:1::1", "2002:a00:1::1", "2002:c0a8:101::1", "2002:a9fe:a9fe::"]],
  ["Teredo", ["2001::1", "2001:0:53aa:64c:0:7ffd:f5ff:fffe", "2001:0:7f00:1::"]],
  ["ISATAP", ["2a00:1450:4001:81c::5efe:127.0.0.1", "2a00:1450::200:5efe:a00:1", "2a00:1450::5efe:c0a8:1", "fe80::5efe:8.8.8.8"]],
  ["discard", ["100::", "100::1", "100:0:0:1::1"]],
  ["benchmarking and ORCHID 6", ["2001:2::1", "2001:10::1", "2001:1f:ffff::1", "2001:20::1", "2001:2f:ffff::1"]],
  ["documentation 6", ["2001:db8::", "2001:db8::1", "2001:db8:ffff::1", "3fff::1", "3fff:fff::1"]],
  ["segment routing", ["5f00::1"]],
  ["unique local", ["fc00::1", "fd00::1", "fd12:3456:789a::1", "fdff:ffff::1"]],
  ["link-local 6", ["fe80::1", "fe80::1%eth0", "febf::1"]],
  ["site-local", ["fec0::1", "feff::1"]],
  ["multicast 6", ["ff00::", "ff02::1", "ff0e::1"]],
  ["unassigned", ["4000::1", "8000::1", "e000::1", "1000::1", "200::1"]],
  [
    "no addresses",
    ["", "localhost", "1.2.3", "1.2.3.4.5", "0x7f.1", "2130706433", "017700000001", "1.2.3.4 ", "[::1]", "::ffff:999.1.1.1"],
  ],
] as const;

const isPublic = [
  [
    "IPv4",
    ["1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "93.184.216.34", "100.63.255.255", "100.128.0.0", "126.255.255.255"],
  ],
  ["beside private ranges", ["128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255"]],
  [
    "beside others",
    ["192.169.0.0", "192.0.1.0", "192.0.3.0", "192.88.98.255", "198.17.255.255", "198.20.0.0", "223.255.255.255"],
  ],
  ["globally reachable in a special block", ["192.0.0.9", "192.0.0.10", "192.31.196.1", "192.52.193.1", "192.175.48.1"]],
  [
    "IPv6",
    ["2000::1", "2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450:4001:81c::200e", "2620:4f:8000::1", "2001:200::1"],
  ],
  ["globally reachable in 2001::/23", ["2001:1::1", "2001:1::2", "2001:3::1", "2001:4:112::1", "2001:30::1"]],
  ["standing for a public IPv4", ["::ffff:8.8.8.8", "::ffff:808:808", "64:ff9b::8.8.8.8", "2002:808:808::1"]],
  ["ISATAP of a public IPv4", ["2a00:1450::5efe:8.8.8.8"]],
  ["beside documentation", ["2001:db7:ffff::1", "2001:db9::1", "3ffe::1", "3fff:1000::1"]],
] as const;

describe("addresses that nothing is sent to", () => {
  it.each(notPublic.flatMap(([kind, addresses]) => addresses.map((address) => [address, kind])))("%s (%s)", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it("are more than a hundred here", () => {
    expect(notPublic.flatMap(([, addresses]) => addresses).length).toBeGreaterThan(100);
  });
});

describe("addresses that may be sent to", () => {
  it.each(isPublic.flatMap(([kind, addresses]) => addresses.map((address) => [address, kind])))("%s (%s)", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
