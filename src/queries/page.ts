/** One page of a query: a plan for it, chosen and carried out, its rows, and the bytes of the documents that were read to find them. */
import type { Transaction } from "#src/db/database.ts";
import type { AsOf } from "./as-of.ts";
import { type Asked, holdsSql } from "./asked.ts";
import type { Scalar } from "./condition.ts";
import { type Chosen, choose, type Facts, MOST_COUNTED, weighed } from "./cost.ts";
import type { Counts } from "./counts.ts";
import { type After, type Found, type FoundRow, merged } from "./found.ts";
import { type Indexes, keyIn } from "./indexed.ts";
import { type Lookup, lookupsOf } from "./lookup.ts";
import type { Manifest } from "./manifest.ts";
import { type Access, type Choice, choiceOf } from "./plan.ts";
import { plan } from "./planning.ts";
import { rankSql } from "./rank-sql.ts";
import { gatherSql, scanSql } from "./sets-sql.ts";
import { Source, type View } from "./source.ts";
import { statement } from "./statements.ts";
import type { Place } from "./stream.ts";
import { Indistinct, TooFar, type Walk, walk } from "./walk.ts";

export interface PageParts {
  /** One whose statements all see the same state. */
  readonly tx: Transaction;
  readonly manifest: Pick<Manifest, "namespace">;
  readonly indexes: Indexes;
  readonly counts: Counts;
  /** Null: as everything is now. */
  readonly asOf: AsOf | null;
  /** Takes one of the plans that there are instead of the cheapest; for tests. */
  readonly prefer?: ((accesses: readonly Access[]) => Access) | undefined;
}

/** A share of lookups that were found to have more than are counted. */
const MANY = 0.25;

export class PageReader {
  readonly #parts: PageParts;

  constructor(parts: PageParts) {
    this.#parts = parts;
  }

  /** The first rows after one, in order; fewer only where there are no more. */
  async read(asked: Asked, after: After | null, want: number): Promise<Found> {
    const now = await this.#readUnchanged(asked, after, want);
    const { asOf } = this.#parts;
    if (asOf === null || asOf.changed.length === 0) return now;
    const then = await this.#gather({ is: "changed", asOf }, asked, null, { after, limit: want });
    return { rows: merged(asked.rank, now.rows, then.rows).slice(0, want), bytes: together(now.bytes, then.bytes) };
  }

  /** What a document is ranked by; undefined where it is not there. */
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
    const choice = choiceOf(asked, lookupsOf(asked.condition, indexes), indexes);
    const facts = await this.#facts(choice, want);
    const chosen = prefer ? weighed(prefer(choice.accesses), choice, facts) : choose(choice, facts);
    try {
      return await this.#carryOut(chosen, choice, facts, asked, after, want);
    } catch (error) {
      if (!(error instanceof Indistinct || error instanceof TooFar)) throw error;
      const sets = { ...choice, accesses: choice.accesses.filter(({ is }) => is !== "walk") };
      return this.#carryOut(choose(sets, facts), choice, facts, asked, after, want);
    }
  }

  async #facts(choice: Choice, want: number): Promise<Facts> {
    const { tx, manifest, counts } = this.#parts;
    const { namespace_id: namespaceId, document_count: documents } = manifest.namespace;
    const counted = await counts.of(tx, namespaceId, choice.counted);
    const sizes = new Map(
      choice.counted.map((lookup, at) => [lookup, counted[at]! > MOST_COUNTED ? documents * MANY : counted[at]!]),
    );
    return { documents, want, count: (lookup: Lookup) => sizes.get(lookup) ?? documents * MANY };
  }

  async #carryOut(
    { access, share }: Chosen,
    choice: Choice,
    facts: Facts,
    asked: Asked,
    after: After | null,
    want: number,
  ): Promise<Found> {
    const { tx } = this.#parts;
    const page = { after, limit: want };
    switch (access.is) {
      case "scan":
        return this.#scan(asked, page);
      case "gather":
        plan(tx, "indexed");
        return this.#gather(this.#view(), asked, access.lookup, page);
      case "walk":
        plan(tx, "indexed");
        return this.#walk({ ...access.walk, share }, access.tail, { choice, facts, asked, after, want });
    }
  }

  async #scan(asked: Asked, page: { after: After | null; limit: number }): Promise<Found> {
    const { tx } = this.#parts;
    plan(tx, "free");
    const source = this.#source(this.#view());
    const text = scanSql(source, asked, page);
    return { rows: await tx.query<FoundRow>({ text, values: source.bindings.values }), bytes: null };
  }

  async #gather(view: View, asked: Asked, lookup: Lookup | null, page: { after: After | null; limit: number }): Promise<Found> {
    const source = this.#source(view);
    const text = gatherSql(source, asked, lookup, page);
    const rows = await this.#parts.tx.query<FoundRow & { scanned: number }>(statement(text, source.bindings.values));
    return { rows: rows.filter((row) => row.document_id !== null), bytes: rows[0]!.scanned };
  }

  async #walk(
    walked: Walk,
    tail: boolean,
    request: { choice: Choice; facts: Facts; asked: Asked; after: After | null; want: number },
  ): Promise<Found> {
    const { asked, after, want, facts } = request;
    const inTail = walked.stream.is === "keys" && after?.value === null;
    const found = inTail
      ? { rows: [], bytes: 0, ended: true }
      : await walk(this.#parts.tx, {
          walk: walked,
          after: after && placeIn(walked, after),
          want,
          farthest: walked.stream.is === "documents" ? Number.POSITIVE_INFINITY : Math.max(facts.documents / 8, 1_000),
          source: () => this.#source(this.#view()),
          holds: (source) => holdsOf(asked, walked, source),
        });
    if (!found.ended || !tail) return found;
    const rest = await this.#readTail(request, inTail ? after.id : null, want - found.rows.length);
    return { rows: [...found.rows, ...rest.rows], bytes: together(found.bytes, rest.bytes) };
  }

  /** Those that match and have no value to rank by, by id: no index knows them. */
  async #readTail(
    { choice, facts, asked }: { choice: Choice; facts: Facts; asked: Asked },
    afterId: string | null,
    want: number,
  ): Promise<Found> {
    const { tx } = this.#parts;
    const [smallest] = choice.sargable.lookups.toSorted((one, other) => facts.count(one) - facts.count(other));
    const after = afterId === null ? null : { id: afterId, value: null };
    if (smallest && facts.count(smallest) <= MOST_COUNTED) {
      return this.#gather(this.#view(), { ...asked, missing: true }, smallest, { after, limit: want });
    }
    return walk(tx, {
      walk: { stream: { is: "documents", direction: "asc", from: null, to: null }, through: null, share: 0.05 },
      after: after && { key: null, id: after.id },
      want,
      farthest: Number.POSITIVE_INFINITY,
      source: () => this.#source(this.#view()),
      holds: (source) => all([source.unchanged(), holdsSql({ ...asked, missing: true }, source)]),
    });
  }

  #view(): View {
    const { asOf } = this.#parts;
    return asOf ? { is: "unchanged", asOf } : { is: "now" };
  }

  #source(view: View): Source {
    const { manifest, indexes } = this.#parts;
    return new Source(manifest.namespace.namespace_id, indexes.judgments, view);
  }
}

function together(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/** Where in a stream a row is. */
function placeIn({ stream }: Walk, { id, value }: After): Place {
  return { key: stream.is === "keys" ? keyIn(stream.index, value!) : null, id };
}

function holdsOf(asked: Asked, { stream }: Walk, source: Source): string | null {
  // An index of answers also has those that are nobody's to read: of an earlier life, or of a judgment that does not apply.
  const unread = stream.is === "keys" && stream.index.is !== "attribute" ? `not ${rankSql(asked.rank, source).missing}` : null;
  return all([source.unchanged(), holdsSql(asked, source), unread]);
}

function all(conditions: readonly (string | null)[]): string | null {
  return conditions.filter((condition) => condition !== null).join(" and ") || null;
}
