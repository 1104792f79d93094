/**
 * Searches for one order of all client operations in which each response is that of the model. No operation may come before another that
 * had been answered when it was sent. This is linearizability, and the search is that of Wing and Gong.
 *
 * - Writes may share a commit, in any order within it.
 * - A commit raises the sequence by one, or by the number of writes to the same document. So revisions have no gaps, and no document has a
 *   revision twice. A write without operations shows no revision and may be any commit.
 * - An operation without a response may have happened or not.
 * - Reads change nothing, so the first position that fits is as good as a later one.
 */
import { isDeepStrictEqual } from "node:util";
import type { ModelWrite } from "#test/api/support/document-model.ts";
import { changes, type Done, type What } from "./history.ts";
import { rowsOf } from "./query-model.ts";
import {
  type Commit,
  commitOf,
  committed,
  declared,
  deleted,
  fingerprint,
  NOTHING,
  nextSequence,
  shown,
  type World,
} from "./world.ts";

/** A point of the search. */
interface Point {
  readonly world: World;
  /** What has happened, a bit for each. */
  readonly done: bigint;
  /** The lives that first pages with others after them were read in. */
  readonly readIn: ReadonlyMap<What, number>;
}

export interface Contradiction {
  /** How far the order that came farthest came. */
  readonly world: World;
  /** What then had no place. */
  readonly left: readonly Done[];
}

/** Null where there is such an order. */
export function contradiction(history: readonly Done[]): Contradiction | null {
  const before = history.map(({ sent }) =>
    history.reduce((mask, other, at) => (other.answered < sent ? mask | bit(at) : mask), 0n),
  );
  const chains = new Set<What>(history.flatMap(({ what }) => (what.is === "page" ? [what.of] : [])));
  const answered = history.reduce((mask, one, at) => (one.answered === Number.POSITIVE_INFINITY ? mask : mask | bit(at)), 0n);
  const tried = new Set<string>();
  let farthest: Point = { world: NOTHING, done: 0n, readIn: new Map() };

  const ready = (point: Point) =>
    history.flatMap(({ what }, at) =>
      (point.done & bit(at)) === 0n && (before[at]! & ~point.done) === 0n ? [{ what, at }] : [],
    );

  /** With all reads that fit. */
  const settled = (point: Point): Point => {
    for (let now = point; ; ) {
      const fitting = ready(now).filter(({ what }) => !changes(what) && !chains.has(what) && fits(what, now));
      if (fitting.length === 0) return now;
      now = { ...now, done: fitting.reduce((mask, { at }) => mask | bit(at), now.done) };
    }
  };

  /** A first page that others follow may fit in two lives, of which its cursor is good for one. */
  function* afterFirstPages(point: Point): Generator<Point> {
    for (const { what, at } of ready(point)) {
      if (!chains.has(what) || !fits(what, point)) continue;
      const readIn = new Map(point.readIn).set(what, point.world.life!.number);
      yield { ...point, readIn, done: point.done | bit(at) };
    }
  }

  /** The points after each commit that may come next, those of more writes first. */
  function* afterCommits(point: Point): Generator<Point> {
    const first = nextSequence(point.world);
    const all = ready(point).flatMap(({ what, at }) => (what.is === "write" && changes(what) ? [{ what, at }] : []));
    const writes = all.filter(({ what }) =>
      (what.results ?? []).every(({ revision }) => revision >= first && revision < first + all.length),
    );
    for (const group of subsets(writes, ({ what }) => what.results !== undefined)) {
      for (const order of permutations(group)) {
        const commit = commitOf(
          point.world,
          order.map(({ what }) => what.request),
        );
        let now: Point | null = point;
        for (const { what, at } of order) {
          now = now && afterWrite(now, { request: what.request, results: what.results ?? undefined, at }, commit);
          // One that is refused may have come between the writes of a commit.
          now &&= settledRefusals(now);
        }
        if (now) yield now;
      }
    }
  }

  const settledRefusals = (point: Point): Point => {
    const refused = ready(point).filter(({ what }) => what.is === "write" && !changes(what) && fits(what, point));
    return { ...point, done: refused.reduce((mask, { at }) => mask | bit(at), point.done) };
  };

  function* afterOthers(point: Point): Generator<Point> {
    for (const { what, at } of ready(point)) {
      if (!changes(what)) continue;
      const world =
        what.is === "delete" ? deleted(point.world) : what.is === "declare" ? declared(point.world, what.attributes) : null;
      if (world) yield { ...point, world, done: point.done | bit(at) };
    }
  }

  const search = (unsettled: Point): boolean => {
    const point = settled(unsettled);
    if ((point.done & answered) === answered) return true;
    if (count(point.done) > count(farthest.done)) farthest = point;
    const key = `${point.done} ${fingerprint(point.world)} ${[...point.readIn.values()]}`;
    if (tried.has(key)) return false;
    tried.add(key);
    for (const next of afterFirstPages(point)) if (search(next)) return true;
    for (const next of afterCommits(point)) if (search(next)) return true;
    for (const next of afterOthers(point)) if (search(next)) return true;
    return false;
  };

  if (search(farthest)) return null;
  const { world, done } = farthest;
  return { world, left: history.filter((_, at) => (done & bit(at)) === 0n) };
}

/** Whether the response of an operation that changes nothing is that of the model. */
function fits(what: What, { world, readIn }: Point): boolean {
  const { life } = world;
  switch (what.is) {
    case "write":
      return committed(world, what.request, commitOf(world, [what.request])) === null;
    case "delete":
    case "declare":
      return life === null;
    case "look":
      return life === null ? what.shown === null : isDeepStrictEqual(what.shown, shown(life));
    case "read": {
      const stored = life?.documents.get(what.id);
      if (stored === undefined || what.document === null) return stored === undefined && what.document === null;
      return isDeepStrictEqual(what.document, { ...stored, created_at: stored.created_at ?? what.document.created_at });
    }
    case "query": {
      if (life === null || what.rows === null) return life === null && what.rows === null;
      const rows = rowsOf(life.documents, what.query);
      return isDeepStrictEqual(what.rows, what.cut ? rows.slice(0, what.rows.length) : rows);
    }
    case "page": {
      const readInLife = readIn.get(what.of);
      if (what.answer === "gone") return life === null;
      return what.answer === "read" ? life?.number === readInLife : life !== null && life.number !== readInLife;
    }
  }
}

function afterWrite(
  point: Point,
  { request, results, at }: { request: ModelWrite; results: object[] | undefined; at: number },
  commit: Commit,
): Point | null {
  const outcome = committed(point.world, request, commit);
  if (outcome === null || (results && !isDeepStrictEqual(outcome.results, results))) return null;
  return { ...point, world: outcome.world, done: point.done | bit(at) };
}

function bit(at: number): bigint {
  return 1n << BigInt(at);
}

function count(mask: bigint): number {
  return mask.toString(2).replaceAll("0", "").length;
}

/** All except the empty one. Those with more operations that are known to have happened come first, then those with fewer others. */
function subsets<T>(all: readonly T[], known: (one: T) => boolean): T[][] {
  const found = Array.from({ length: 2 ** all.length - 1 }, (_, mask) => all.filter((_, at) => ((mask + 1) & (1 << at)) !== 0));
  const certain = (group: readonly T[]) => group.filter(known).length;
  return found.sort((one, other) => certain(other) - certain(one) || one.length - other.length);
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((first, at) => permutations(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
