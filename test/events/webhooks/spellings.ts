/** Addresses in the many ways in which URLs may spell them. */

/** Those of an IPv4 address that parsers of URLs and libraries of C take for it. */
function spellings(address: string): string[] {
  const [a, b, c, d] = address.split(".").map(Number) as [number, number, number, number];
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (part: number) => `0x${part.toString(16)}`;
  const octal = (part: number) => `0${part.toString(8)}`;
  const high = [Math.floor(number / 65_536), number % 65_536].map((part) => part.toString(16)).join(":");
  return [
    address,
    `${address}.`,
    `${address}:8443`,
    String(number),
    hex(number),
    hex(number).toUpperCase(),
    octal(number),
    `0x00000000${number.toString(16)}`,
    [a, b, c, d].map(hex).join("."),
    [a, b, c, d].map(octal).join("."),
    [a, b, c, d].map((part) => part.toString(8).padStart(8, "0")).join("."),
    `${hex(a)}.${octal(b)}.${c}.${d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${octal(a)}.${hex((b * 256 + c) * 256 + d)}`,
    address.replaceAll(".", "\u3002"),
    address.replaceAll(".", "\uff0e"),
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replace(/\d/g, (digit) => (digit === "0" ? "\u24ea" : String.fromCodePoint(0x245f + Number(digit)))),
    address.replace(/\d/g, (digit) => `%3${digit}`),
    `[::ffff:${address}]`,
    `[::ffff:${high}]`,
    `[0:0:0:0:0:ffff:${high}]`,
    `[0000:0000:0000:0000:0000:FFFF:${high}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b::${high}]`,
    `[2002:${high}::]`,
    `[2002:${high}::1]`,
    `[2a00:1450:4001:81c::5efe:${address}]`,
    `[fe80::5efe:${high}]`,
  ];
}

/** Hosts of URLs that stand for addresses which are not public, or for nothing. */
export const spelledPrivate: readonly string[] = [
  ...["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "172.16.5.4", "100.64.0.1"].flatMap(spellings),
  ...["0", "0.0.0.0", "0x0", "127.1", "127.0.1", "10.1", "255.255.255.255", "224.0.0.1", "198.18.0.1", "192.0.2.7"],
  ...["[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[fc00::1]", "[fd00:ec2::254]", "[fe80::1]", "[fec0::1]", "[ff02::1]"],
  ...["[2001:db8::1]", "[2001::1]", "[100::1]", "[5f00::1]", "[fe80::1%25eth0]", "[::ffff:0:127.0.0.1]", "[64:ff9b:1::1]"],
  ...[
    "localhost",
    "localhost.",
    "LOCALHOST",
    "metadata.google.internal",
    "127.0.0.1.nip.io",
    "256.256.256.256",
    "0x1.0x2.0x3.0x4.0x5",
  ],
];

/** Hosts that stand for public addresses, and the address that is connected to. */
export const spelledPublic: readonly (readonly [string, string])[] = [
  ...["8.8.8.8", "8.8.8.8.", "134744072", "0x8080808", "0x8.0x8.0x8.0x8", "010.010.010.010", "8.526344", "8.8.2056"].map(
    (host) => [host, "8.8.8.8"] as const,
  ),
  ...["\uff18.8.8.8", "8\u30028.8.8", "%38.8.8.8"].map((host) => [host, "8.8.8.8"] as const),
  ["[::ffff:8.8.8.8]", "::ffff:808:808"],
  ["[2606:4700:4700::1111]", "2606:4700:4700::1111"],
  ["[2606:4700:4700:0:0:0:0:1111]", "2606:4700:4700::1111"],
  ["[64:ff9b::8.8.8.8]", "64:ff9b::808:808"],
  ["1.1", "1.0.0.1"],
];
