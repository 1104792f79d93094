/**
 * Outcomes: what really happened to judged documents. Each is matched with the newest evaluation that was early enough to predict
 * it. Matching happens when the outcome is posted, under the namespace's lock. An evaluation that is persisted later was also
 * made later, with two exceptions: it was in progress, or the outcome's observation time is in the future. These are matched when
 * the evaluation is persisted (`landed.ts`).
 */
import type { DrawnWith, OutcomeList, Outcome as OutcomeView, OutcomeWrite } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { conflict, type Issue, invalidRequest, notFound, ServiceError } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import { beforeOf, cursorBefore, type TimePlace } from "#src/foundation/time/time-places.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { findJudgment, versionsOfAll } from "#src/judging/definitions/lookup.ts";
import { outcomesChanged } from "#src/quality/due/due.ts";
import { measured } from "#src/quality/fits/measured.ts";
import { livingIncarnations } from "#src/records/documents/documents.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { namespaceId as findNamespaceId } from "#src/records/namespaces/namespaces.ts";
import { lockAll, noteOutcomes } from "#src/records/namespaces/sequence.ts";
import { agreedInHour } from "./agreed-by-hour.ts";
import { findEvaluations, type VersionHorizon } from "./matching-sql.ts";
import { outcomeView } from "./outcome-view.ts";
import * as sql from "./sql.ts";
import { valueProblem } from "./value-rules.ts";

export interface OutcomesParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
}

/** Where a document was drawn, and the judgment whose answer it was drawn by. Both may have got a successor of the same name. */
export interface DrawnFrom {
  namespaceId: number;
  judgmentId: string;
}

/** An outcome, which may be a label of a document that was drawn. */
export type GivenOutcome = OutcomeWrite & { drawn_with?: DrawnWith; drawnFrom?: DrawnFrom };

export interface OutcomeQuery {
  judgment?: string | undefined;
  document_id?: string | undefined;
  matched?: boolean | undefined;
  since?: string | undefined;
  until?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The maximum number of outcomes that a filtered request examines. The next page continues from there. */
const MOST_LOOKED_AT = 20_000;

export class Outcomes {
  readonly #parts: OutcomesParts;

  constructor(parts: OutcomesParts) {
    this.#parts = parts;
  }

  /** @throws ServiceError `not_found`, `invalid_request`, `conflict` for a drawn document whose namespace or judgment is another now */
  async create(namespace: NamespaceRef, given: readonly GivenOutcome[]): Promise<OutcomeView[]> {
    const { db, clock, applicable } = this.#parts;
    const { organizationId } = namespace;
    const namespaceId = await findNamespaceId(db, organizationId, namespace.name);
    const at = clock.now();
    const ids = given.map(({ id }) => id ?? newId("out", at));
    return db.transaction(async (tx) => {
      // Read under the namespace's lock. Later evaluations are persisted after these outcomes.
      const held = (await lockAll(tx, [namespaceId], "wait")).get(namespaceId);
      if (!held) throw notFound(`Namespace "${namespace.name}"`);
      const judgments = await applicable.of(tx, organizationId, namespace.name);
      refuseOthers(namespaceId, judgments, given);
      const horizons = await check(tx, namespace, judgments, given);
      const lives = await livingIncarnations(tx, namespaceId, [...new Set(given.map(({ document_id }) => document_id))]);
      const standing = new Map(given.map((outcome, n) => [ids[n]!, recordOf(ids[n]!, { judgments, lives, at }, outcome)]));
      const records = [...standing.values()];
      await match(tx, namespaceId, records, horizons);
      const before = await sql.readHeld(tx, namespaceId, ids);
      const stored = new Map((await sql.putOutcomes(tx, namespaceId, records, at)).map((row) => [row.id, outcomeView(row)]));
      await noteOutcomes(tx, held, new Date(Math.max(...records.map(({ observedAt }) => Date.parse(observedAt)))));
      await outcomesChanged(tx, organizationId, [...before, ...records], at);
      const compared = records.map((record) => ({ ...record, judgment: judgments.get(record.judgment)! }));
      tx.counted?.(agreedInHour({ organizationId, namespaceId, at }, compared));
      return ids.map((id) => stored.get(id)!);
    });
  }

  /** @throws ServiceError `not_found` */
  async list({ organizationId, name }: NamespaceRef, query: OutcomeQuery): Promise<OutcomeList> {
    const { db } = this.#parts;
    const namespaceId = await findNamespaceId(db, organizationId, name);
    const judgmentId = query.judgment === undefined ? null : await judgmentIdOf(db, { organizationId, name }, query.judgment);
    const before = beforeOf("outcomes", query);
    if (judgmentId === undefined) return { outcomes: [], next_cursor: null };
    const since = query.since === undefined ? null : new Date(query.since);
    const range = { judgmentId, documentId: query.document_id ?? null, since, before };
    const end = query.matched === undefined ? undefined : await sql.readEnd(db, namespaceId, range, MOST_LOOKED_AT);
    const rows = await sql.readPage(db, namespaceId, { ...range, end }, query.matched ?? null, query.limit + 1);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? placeOfRow(page.at(-1)!) : end;
    return { outcomes: page.map(outcomeView), next_cursor: cursorBefore("outcomes", last) };
  }

  /** @throws ServiceError `not_found` */
  async delete({ organizationId, name }: NamespaceRef, id: string): Promise<void> {
    const { db, clock } = this.#parts;
    const namespaceId = await findNamespaceId(db, organizationId, name);
    await db.transaction(async (tx) => {
      const deleted = await sql.deleteOutcome(tx, namespaceId, id);
      if (deleted === undefined) throw notFound(`Outcome "${id}" of namespace "${name}"`);
      await outcomesChanged(tx, organizationId, [deleted], clock.now());
    });
  }
}

type ByName = ReadonlyMap<string, Judgment>;

/** Refuses labels that would be outcomes of another judgment, or of a document in another namespace. */
function refuseOthers(namespaceId: number, judgments: ByName, given: readonly GivenOutcome[]): void {
  for (const { judgment, document_id: id, drawnFrom } of given) {
    if (!drawnFrom) continue;
    if (drawnFrom.namespaceId !== namespaceId)
      throw conflict(`The namespace of document "${id}" was deleted since it was drawn. Claim another.`);
    if (drawnFrom.judgmentId !== judgments.get(judgment)?.judgmentId)
      throw conflict(`The namespace of document "${id}" has its own judgment "${judgment}" since it was drawn. Claim another.`);
  }
}

/** Refuses outcomes that no judgment of the namespace could answer. Returns the horizons of the judgments that can. */
async function check(
  tx: Transaction,
  { name }: NamespaceRef,
  judgments: ByName,
  given: readonly OutcomeWrite[],
): Promise<VersionHorizon[]> {
  const known = [...new Set(given.map(({ judgment }) => judgments.get(judgment)))].filter((one) => one !== undefined);
  const versions = await versionsOfAll(
    tx,
    known.map(({ judgmentId }) => judgmentId),
  );
  const definitions = Map.groupBy(versions, ({ judgmentId }) => judgmentId);
  const issues: Issue[] = [];
  for (const [n, { id, judgment: named, value }] of given.entries()) {
    // An outcome with such an id could not be deleted.
    if (id === "." || id === "..")
      issues.push({ path: `/outcomes/${n}/id`, message: 'must not be "." or "..", because HTTP clients remove them from paths' });
    const judgment = judgments.get(named);
    if (!judgment) {
      issues.push({
        path: `/outcomes/${n}/judgment`,
        message: `must name a judgment of "${name}", which neither has nor inherits "${named}"`,
      });
      continue;
    }
    const defined = (definitions.get(judgment.judgmentId) ?? []).map(({ definition }) => definition);
    const problem = valueProblem(judgment.type, defined, value);
    if (problem !== null) issues.push({ path: `/outcomes/${n}/value`, message: problem });
  }
  if (issues.length > 0) throw invalidRequest(issues);
  return versions.map(({ judgmentId, version, definition }) => ({
    j: judgmentId,
    v: version,
    ms: durationMs(definition.horizon),
  }));
}

/** The data read when outcomes are posted. */
interface Posted {
  judgments: ByName;
  /** The present generation of each existing document. */
  lives: ReadonlyMap<string, number>;
  at: Date;
}

function recordOf(id: string, { judgments, lives, at }: Posted, outcome: GivenOutcome): sql.OutcomeRecord {
  return {
    id,
    judgmentId: judgments.get(outcome.judgment)!.judgmentId,
    judgment: outcome.judgment,
    documentId: outcome.document_id,
    value: outcome.value,
    // With the same precision as the times of evaluations.
    observedAt: new Date(outcome.observed_at ?? at).toISOString(),
    source: outcome.source ?? null,
    comment: outcome.comment ?? null,
    labeler: outcome.labeler ?? null,
    drawnWith: outcome.drawn_with ?? null,
    weight: outcome.drawn_with?.weight ?? null,
    ...UNMATCHED,
    incarnation: outcome.incarnation ?? lives.get(outcome.document_id) ?? null,
  };
}

const UNMATCHED = {
  version: null,
  engine: null,
  engineVersion: null,
  evaluatedAt: null,
  answer: null,
  predicted: null,
  cameTrue: null,
  mass: null,
  distance: null,
};

/** Matches outcomes with their evaluations, if they have any. */
async function match(
  tx: Transaction,
  namespaceId: number,
  records: readonly sql.OutcomeRecord[],
  horizons: readonly VersionHorizon[],
): Promise<void> {
  const sought = records.map((one) => ({ d: one.documentId, j: one.judgmentId, o: one.observedAt, i: one.incarnation }));
  for (const { n, at, ...found } of await findEvaluations(tx, namespaceId, sought, horizons)) {
    const record = records[n - 1]!;
    Object.assign(record, found, { evaluatedAt: at.toISOString() }, measured(found.answer, record.value));
  }
}

/** Undefined if the namespace has no judgment of that name. */
async function judgmentIdOf(db: Database, { organizationId, name }: NamespaceRef, judgment: string): Promise<string | undefined> {
  try {
    return (await findJudgment(db, organizationId, name, judgment)).judgmentId;
  } catch (error) {
    if (error instanceof ServiceError && error.code === "not_found") return undefined;
    throw error;
  }
}

function placeOfRow({ observedAt, id }: sql.OutcomeRow): TimePlace {
  return { at: observedAt, id };
}
