/**
 * Which shard a namespace is in, without asking the server. Citus hashes the id as PostgreSQL's partitions by hash do, and each shard has a range of
 * hashes. The hash is that of Bob Jenkins, "lookup3.c" (2006), as in PostgreSQL's `hashint8` and `hash_bytes_uint32`.
 */

/** A range of hashes, both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export function isWithin(ranges: readonly Range[], namespaceId: string): boolean {
  const hash = hashOf(BigInt(namespaceId));
  return ranges.some(({ min, max }) => min <= hash && hash <= max);
}

/** `hashint8`: small numbers have the hash that they have as `integer`. */
export function hashOf(value: bigint): number {
  const low = Number(BigInt.asUintN(32, value)) | 0;
  const high = Number(BigInt.asUintN(32, value >> 32n)) | 0;
  return hashOfWord(low ^ (value >= 0n ? high : ~high));
}

/** The golden ratio, the length of a word, and lookup3's own number. */
const SEED = (0x9e3779b9 + 4 + 3923095) | 0;

function hashOfWord(word: number): number {
  let a = (SEED + word) | 0;
  let b = SEED;
  let c = SEED;
  c = ((c ^ b) - turned(b, 14)) | 0;
  a = ((a ^ c) - turned(c, 11)) | 0;
  b = ((b ^ a) - turned(a, 25)) | 0;
  c = ((c ^ b) - turned(b, 16)) | 0;
  a = ((a ^ c) - turned(c, 4)) | 0;
  b = ((b ^ a) - turned(a, 14)) | 0;
  return ((c ^ b) - turned(b, 24)) | 0;
}

const turned = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
