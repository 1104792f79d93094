/**
 * Reads one page of a query: it chooses and executes a plan, and returns the rows and the size of the documents that were read.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Lacked } from "#src/records/attributes/learn.ts";
import type { Scalar } from "#src/records/values/value.ts";
import type { AsOf } from "./as-of.ts";
import { type Asked, holdsSql } from "./asked.ts";
import { type Chosen, choose, type Facts, FEW, MANY, sizeOf, weighed } from "./cost.ts";
import type { Counts } from "./counts.ts";
import { type After, type Found, type FoundRow, merged } from "./found.ts";
import { type Indexes, isShared, keyIn } from "./indexed.ts";
import { type Lookup, lookupsOf, makeKeys } from "./lookup.ts";
import type { Manifest } from "./manifest.ts";
import { type Access, type Choice, choiceOf, combinedIn, walksLacked } from "./plan.ts";
import { plan } from "./planning.ts";
import { rankSql } from "./rank-sql.ts";
import { gatherSql, scanSql } from "./sets-sql.ts";
import { type Portion, Source } from "./source.ts";
import { statement } from "./statements.ts";
import type { EntryPosition } from "./stream.ts";
import { Indistinct, TooFar, type Walk, walk } from "./walk.ts";

export interface PageParts {
  /** A transaction whose statements all see one snapshot. */
  readonly tx: Transaction;
  readonly manifest: Pick<Manifest, "namespaceId" | "documents">;
  readonly indexes: Indexes;
  readonly counts: Counts;
  /** Null: the current state. */
  readonly asOf: AsOf | null;
  /** For tests: chooses one of the plans instead of the cheapest. */
  readonly prefer?: ((accesses: readonly Access[]) => Access) | undefined;
}

/** A first walk continues only if at least this share of its entries matches. */
const MUCH = 0.05;

/** A plan that is being executed. */
interface Carried {
  readonly choice: Choice;
  readonly facts: Facts;
  readonly asked: Asked;
  readonly after: After | null;
  readonly want: number;
}

export class PageReader {
  readonly #parts: PageParts;
  /** The combined indexes that the last page could use. */
  combined: readonly string[] = [];
  /** The combined index with which it would have been cheapest, if that is not there. */
  lacked: Lacked | null = null;

  constructor(parts: PageParts) {
    this.#parts = parts;
  }

  /** The first rows after a row, in order. It returns fewer only if there are no more. */
  async read(asked: Asked, after: After | null, want: number): Promise<Found> {
    const now = await this.#readUnchanged(asked, after, want);
    const { asOf } = this.#parts;
    if (asOf === null || asOf.changed.length === 0) return now;
    const then = await this.#gather({ is: "changed", asOf }, asked, null, { after, limit: want });
    return { rows: merged(asked.rank, now.rows, then.rows).slice(0, want), bytes: together(now.bytes, then.bytes) };
  }

  /** The value that a document is ranked by. Undefined if the document does not exist. */
  async rankedValue(asked: Asked, id: string): Promise<Scalar | undefined> {
    const { tx, asOf } = this.#parts;
    const source = this.#source(asOf ? { is: "changed", asOf: { ...asOf, changed: [id] } } : { is: "now" });
    const { value } = rankSql(asked.rank, source);
    const [row] = await tx.query<{ value: Scalar }>({
      text: `
        select ${value} as value from ${source.documents()} ${source.joins()}
        where ${source.belongs()} and d.document_id = ${source.bindings.bind(id)}::text`,
      values: source.bindings.values,
    });
    return row?.value;
  }

  async #readUnchanged(asked: Asked, after: After | null, want: number): Promise<Found> {
    const { indexes, prefer } = this.#parts;
    const sargable = lookupsOf(asked.condition, indexes);
    await makeKeys(sargable.lookups);
    const choice = choiceOf(asked, sargable, indexes);
    const request = { choice, asked, after, want };
    this.combined = combinedIn(choice);
    this.lacked = null;
    if (prefer) {
      const facts = await this.#facts(choice, want, MANY);
      return this.#carriedOut(weighed(prefer(choice.accesses), choice, facts), { ...request, facts });
    }
    if (choice.evident) {
      const facts = { documents: this.#parts.manifest.documents, want, sizes: new Map() };
      return this.#carriedOut({ access: choice.evident, cost: 0, share: 1 }, { ...request, facts });
    }
    const few = await this.#facts(choice, want, FEW);
    const chosen = choose(choice, few);
    this.lacked = lackedBy(asked, choice, few, chosen);
    if (few.sizes.size === choice.sargable.lookups.length) return this.#carriedOut(chosen, { ...request, facts: few });
    // If many documents match, a walk finds a page faster than they can be counted.
    const tried = await this.#tried(chosen, { ...request, facts: few });
    if (tried) return tried;
    const facts = await this.#facts(choice, want, MANY);
    const better = choose(choice, facts);
    this.lacked = lackedBy(asked, choice, facts, better);
    return this.#carriedOut(better, { ...request, facts });
  }

  /** The sizes of lookups that propose at most `most` documents. */
  async #facts(choice: Choice, want: number, most: number): Promise<Facts> {
    const { tx, manifest, counts } = this.#parts;
    const { lookups } = choice.sargable;
    const counted = lookups.length > 0 ? await counts.of(tx, manifest.namespaceId, lookups, most) : [];
    const known = lookups.flatMap((lookup, at) => (counted[at]! <= most ? [[lookup, counted[at]!] as const] : []));
    return { documents: manifest.documents, want, sizes: new Map(known) };
  }

  /** Tries a walk. Returns the page if enough of the entries match. */
  async #tried({ access }: Chosen, request: Carried): Promise<Found | null> {
    if (access.is !== "walk" || access.walk.through?.by === "set") return null;
    try {
      // Its first block is no larger than a page, so it is mainly a sample.
      return await this.#walk({ ...access.walk, share: 1 }, access.tail, request, MUCH);
    } catch (error) {
      if (error instanceof TooFar || error instanceof Indistinct) return null;
      throw error;
    }
  }

  /** Executes a plan. If a walk turns out to be unsuitable, executes a plan without walks. */
  async #carriedOut(chosen: Chosen, request: Carried): Promise<Found> {
    try {
      return await this.#carryOut(chosen, request);
    } catch (error) {
      if (!(error instanceof Indistinct || error instanceof TooFar)) throw error;
      const { choice, facts } = request;
      const sets = choice.accesses.filter(({ is }) => is !== "walk");
      return this.#carryOut(choose({ ...choice, accesses: sets.length > 0 ? sets : [{ is: "scan" }] }, facts), request);
    }
  }

  async #carryOut({ access, share }: Chosen, request: Carried): Promise<Found> {
    const { asked, after, want } = request;
    const page = { after, limit: want };
    switch (access.is) {
      case "scan":
        return this.#scan(asked, page);
      case "gather":
        return this.#gather(this.#view(), asked, access.lookup, page);
      case "walk":
        return this.#walk({ ...access.walk, share }, access.tail, request, 0);
    }
  }

  async #scan(asked: Asked, page: { after: After | null; limit: number }): Promise<Found> {
    const { tx } = this.#parts;
    plan(tx, "free");
    const source = this.#source(this.#view());
    const text = scanSql(source, asked, page);
    return { rows: await tx.query<FoundRow>({ text, values: source.bindings.values }), bytes: null };
  }

  async #gather(
    view: Portion,
    asked: Asked,
    lookup: Lookup | null,
    page: { after: After | null; limit: number },
  ): Promise<Found> {
    const source = this.#source(view);
    const text = gatherSql(source, asked, lookup, page);
    const rows = await this.#parts.tx.query<FoundRow & { scanned: number }>(statement(text, source.bindings.values));
    return { rows: rows.filter((row) => row.document_id !== null), bytes: rows[0]!.scanned };
  }

  async #walk(walked: Walk, tail: boolean, request: Carried, least: number): Promise<Found> {
    const { asked, after, want, facts, choice } = request;
    const inTail = walked.stream.is === "keys" && after?.value === null;
    const found = inTail
      ? { rows: [], bytes: 0, ended: true }
      : await walk(this.#parts.tx, {
          walk: walked,
          after: after && placeIn(walked, after),
          exact: choice.exact,
          want,
          least,
          farthest: walked.stream.is === "documents" ? Number.POSITIVE_INFINITY : Math.max(facts.documents / 8, 1_000),
          source: () => this.#source(this.#view()),
          holds: (source, each) => holdsOf(asked, walked, source, each),
        });
    if (!found.ended || !tail) return found;
    const rest = await this.#readTail(request, inTail ? after.id : null, want - found.rows.length);
    return { rows: [...found.rows, ...rest.rows], bytes: together(found.bytes, rest.bytes) };
  }

  /** The documents that match but have no value to rank by, in order of ids. Indexes do not contain them. */
  async #readTail({ choice, facts: known, asked }: Carried, afterId: string | null, want: number): Promise<Found> {
    const { lookups } = choice.sargable;
    const facts = known.sizes.size < lookups.length ? await this.#facts(choice, want, MANY) : known;
    const [smallest] = lookups.toSorted((one, other) => sizeOf(one, facts) - sizeOf(other, facts));
    const after = afterId === null ? null : { id: afterId, value: null };
    if (smallest && sizeOf(smallest, facts) <= MANY) {
      return this.#gather(this.#view(), { ...asked, missing: true }, smallest, { after, limit: want });
    }
    return walk(this.#parts.tx, {
      walk: { stream: { is: "documents", direction: "asc", from: null, to: null }, through: null, share: 0.05 },
      after: after && { key: null, id: after.id },
      exact: false,
      want,
      least: 0,
      farthest: Number.POSITIVE_INFINITY,
      source: () => this.#source(this.#view()),
      holds: (source) => all([source.unchanged(), holdsSql({ ...asked, missing: true }, source)]),
    });
  }

  #view(): Portion {
    const { asOf } = this.#parts;
    return asOf ? { is: "unchanged", asOf } : { is: "now" };
  }

  #source(view: Portion): Source {
    const { manifest, indexes } = this.#parts;
    return new Source(manifest.namespaceId, indexes.judgments, view);
  }
}

/** What a combined index would have saved, by the estimates that plans are chosen by. */
function lackedBy(asked: Asked, choice: Choice, facts: Facts, { cost }: Chosen): Lacked | null {
  const lacked = [...walksLacked(asked, choice)].map(([name, access]) => ({
    name,
    us: cost - weighed(access, choice, facts).cost,
  }));
  const [most] = lacked.toSorted((one, other) => other.us - one.us);
  return most && most.us > 0 ? most : null;
}

function together(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/**
 * The position of a row in a stream. If several values share a key there is none, because later rows of that key may have smaller ids.
 */
function placeIn({ stream }: Walk, { id, value }: After): EntryPosition {
  if (stream.is !== "keys") return { key: null, id };
  const key = keyIn(stream.index, value!);
  if (isShared(stream.index, key)) throw new Indistinct();
  return { key, id };
}

function holdsOf(asked: Asked, { stream }: Walk, source: Source, each: boolean): string | null {
  // An index of answers also contains answers that nobody may read: of an earlier incarnation, or of a judgment that does not apply.
  const unread = stream.is === "keys" && stream.index.is !== "attribute" ? readAnswer(asked, source, each) : null;
  return all([source.unchanged(), unread, holdsSql(asked, source)]);
}

function readAnswer({ rank }: Asked, source: Source, each: boolean): string {
  const { field } = rank;
  if (each && field.is === "answer") return source.carry(field.judgment, "entry");
  return `not ${rankSql(rank, source).missing}`;
}

function all(conditions: readonly (string | null)[]): string | null {
  return conditions.filter((condition) => condition !== null).join(" and ") || null;
}
