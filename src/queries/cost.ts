/**
 * The cost model of plans, in microseconds, exact enough to choose by. Measured with PostgreSQL 18 on documents of about 500 bytes, all in
 * memory. `test/bench/pages/query.md` has the figures, and the times of rejected plans.
 */
import type { Lookup } from "./lookup.ts";
import { keysOf } from "./lookup-sql.ts";
import type { Access, Choice } from "./plan.ts";
import type { Walk } from "./walk.ts";

/**
 * In this order: read one document by key, read one in a scan, read one index entry, keep (sort or hash) one row, probe an index once.
 */
const FETCH = 7;
const SCAN = 1.3;
const ENTRY = 0.2;
const KEEP = 0.15;
const PROBE = 4;
/** Pass one entry of a block by a set of documents: the block is kept, counted, and searched for its end. */
const PASS = 0.55;

/** If all plans are cheap, prefer the one that reads less, because reads are billed. */
const SCAN_AT_LEAST = 50;

/**
 * Lookups are counted in two stages. The first stage counts as far as it costs almost nothing, the second as far as it may change the
 * choice. Beyond that, a lookup counts as large.
 */
export const FEW = 2_000;
export const MANY = 20_000;

/** The assumed share of documents that a large lookup proposes. */
const MANY_SHARE = 0.25;

/** The assumed share of documents that meet the conditions that no index covers. */
const UNKNOWN = 0.3;

export interface Facts {
  /** The number of documents in the namespace. */
  readonly documents: number;
  /** The rows of the page, plus one. */
  readonly want: number;
  /** How many documents each lookup proposes, if known. */
  readonly sizes: ReadonlyMap<Lookup, number>;
}

/** How many documents a lookup proposes, or an assumption. */
export function sizeOf(lookup: Lookup, { sizes, documents }: Facts): number {
  return sizes.get(lookup) ?? documents * MANY_SHARE;
}

export interface Chosen {
  readonly access: Access;
  readonly cost: number;
  /** The expected share of a walk's entries that match. */
  readonly share: number;
}

export function choose(choice: Choice, facts: Facts): Chosen {
  const [first, ...others] = choice.accesses.map((access) => weighed(access, choice, facts));
  return others.reduce((best, each) => (each.cost < best.cost ? each : best), first!);
}

export function weighed(access: Access, choice: Choice, facts: Facts): Chosen {
  switch (access.is) {
    case "scan":
      return { access, cost: SCAN_AT_LEAST + facts.documents * SCAN, share: 1 };
    case "gather":
      return { access, cost: sizeOf(access.lookup, facts) * (ENTRY + FETCH), share: 1 };
    case "walk":
      return { access, ...weighedWalk(access.walk, choice, facts) };
  }
}

function weighedWalk({ stream, through }: Omit<Walk, "share">, choice: Choice, facts: Facts): Omit<Chosen, "access"> {
  const { documents, want } = facts;
  const inStream = lookupsIn(stream, choice);
  const entries = Math.min(documents, ...inStream.map((lookup) => sizeOf(lookup, facts)));
  const share = shareOf(choice, inStream, facts);
  const passed = Math.min(entries, want / Math.max(share, 1e-9));
  if (stream.is === "documents") return { cost: passed * SCAN * 1.5 + (passed < documents ? 0 : SCAN_AT_LEAST / 2), share };
  if (stream.is === "ids") return { cost: passed * FETCH + readFor(stream, entries, passed), share };
  if (through === null) return { cost: passed * (ENTRY + FETCH), share };
  const size = sizeOf(through.lookup, facts);
  const fetched = (passed * size) / Math.max(documents, 1);
  const price =
    through.by === "set"
      ? size * (ENTRY + KEEP) + passed * (choice.exact ? ENTRY : PASS)
      : passed * PROBE * keysOf(through.lookup).length;
  return { cost: price + fetched * FETCH, share };
}

/** The cost of reading the passed ids in order. */
function readFor({ lookup, merged }: { lookup: Lookup; merged: boolean }, entries: number, passed: number): number {
  const keys = keysOf(lookup).length;
  if (keys === 1) return passed * ENTRY;
  return merged ? keys * Math.max(passed, 1) * (ENTRY + KEEP) : entries * (ENTRY + KEEP);
}

/** The lookups that propose the entries of a stream. */
function lookupsIn(stream: Walk["stream"], { sargable: { lookups } }: Choice): readonly Lookup[] {
  if (stream.is === "ids") return [stream.lookup];
  if (stream.is === "keys" && stream.of) return stream.of;
  return lookups.filter((lookup) => isRangeOf(lookup, stream));
}

function isRangeOf(lookup: Lookup, stream: Walk["stream"]): boolean {
  if (lookup.is !== "range") return false;
  if (stream.is === "documents") return lookup.index.is === "id";
  return stream.is === "keys" && JSON.stringify(lookup.index) === JSON.stringify(stream.index);
}

/** Assumes that lookups are independent. */
function shareOf({ sargable: { lookups, whole } }: Choice, inStream: readonly Lookup[], facts: Facts): number {
  const others = lookups.filter((lookup) => !inStream.includes(lookup));
  return others.reduce(
    (share, lookup) => share * Math.min(1, sizeOf(lookup, facts) / Math.max(facts.documents, 1)),
    whole ? 1 : UNKNOWN,
  );
}
