/**
 * Outcomes: what really happened to judged documents. Each is held against the newest evaluation that was made early enough to foretell it. That is
 * settled when it is posted, while its namespace is held: an evaluation that lands later was made later, but for one that was under way, or an
 * outcome that says it was observed later than now. Those are settled by the landing (`landed.ts`).
 */
import type { OutcomeList, Outcome as OutcomeView, OutcomeWrite } from "#generated/types.ts";
import { outcomesChanged } from "#src/calibration/due.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { livingIncarnations } from "#src/documents/documents.ts";
import { durationMs } from "#src/durations.ts";
import { type Issue, invalidRequest, notFound, ServiceError } from "#src/errors.ts";
import { newId } from "#src/ids.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { findJudgment, versionsOfAll } from "#src/judgments/lookup.ts";
import { namespaceId as findNamespaceId } from "#src/namespaces/namespaces.ts";
import { holdAll, type NamespaceRef, noteOutcomes } from "#src/namespaces/sequence.ts";
import { beforeOf, cursorBefore, type TimePlace } from "#src/time-places.ts";
import { findEvaluations, type VersionHorizon } from "./matching-sql.ts";
import { measured } from "./measured.ts";
import { outcomeView } from "./outcome-view.ts";
import * as sql from "./sql.ts";
import { valueProblem } from "./value-rules.ts";

export interface OutcomesParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
}

export interface OutcomeQuery {
  judgment?: string | undefined;
  document_id?: string | undefined;
  matched?: boolean | undefined;
  since?: string | undefined;
  until?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Outcomes that one request looks through where only some of them are asked for; the next page goes on from there. */
const MOST_LOOKED_AT = 20_000;

export class Outcomes {
  readonly #parts: OutcomesParts;

  constructor(parts: OutcomesParts) {
    this.#parts = parts;
  }

  /** @throws ServiceError `not_found`, `invalid_request` */
  async create(namespace: NamespaceRef, given: readonly OutcomeWrite[]): Promise<OutcomeView[]> {
    const { db, clock, applicable } = this.#parts;
    const { organizationId } = namespace;
    const namespaceId = await findNamespaceId(db, organizationId, namespace.name);
    const at = clock.now();
    const ids = given.map(({ id }) => id ?? newId("out", at));
    return db.transaction(async (tx) => {
      // Read with the namespace held: what lands from here on lands behind these outcomes.
      const held = (await holdAll(tx, [namespaceId], "wait")).get(namespaceId);
      if (!held) throw notFound(`Namespace "${namespace.name}"`);
      const judgments = await applicable.of(tx, organizationId, namespace.name);
      const horizons = await check(tx, namespace, judgments, given);
      const lives = await livingIncarnations(tx, namespaceId, [...new Set(given.map(({ document_id }) => document_id))]);
      const standing = new Map(given.map((outcome, n) => [ids[n]!, recordOf(ids[n]!, { judgments, lives, at }, outcome)]));
      const records = [...standing.values()];
      await match(tx, namespaceId, records, horizons);
      const before = await sql.readHeld(tx, namespaceId, ids);
      const stored = new Map((await sql.putOutcomes(tx, namespaceId, records, at)).map((row) => [row.id, outcomeView(row)]));
      await noteOutcomes(tx, held, new Date(Math.max(...records.map(({ observedAt }) => Date.parse(observedAt)))));
      await outcomesChanged(tx, organizationId, [...before, ...records], at);
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

/** Refuses what no judgment of the namespace could answer; answers the horizons of those that can. */
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
    // Such a one could not be deleted.
    if (id === "." || id === "..")
      issues.push({ path: `/outcomes/${n}/id`, message: 'must not be "." or "..": clients fold those away in a path' });
    const judgment = judgments.get(named);
    if (!judgment) {
      issues.push({ path: `/outcomes/${n}/judgment`, message: `"${name}" neither has nor inherits a judgment "${named}"` });
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

/** What there is when outcomes are posted. */
interface Posted {
  judgments: ByName;
  /** The present life of each document that there is. */
  lives: ReadonlyMap<string, number>;
  at: Date;
}

function recordOf(id: string, { judgments, lives, at }: Posted, outcome: OutcomeWrite): sql.OutcomeRecord {
  return {
    id,
    judgmentId: judgments.get(outcome.judgment)!.judgmentId,
    judgment: outcome.judgment,
    documentId: outcome.document_id,
    value: outcome.value,
    // As precise as evaluations are timed.
    observedAt: new Date(outcome.observed_at ?? at).toISOString(),
    source: outcome.source ?? null,
    comment: outcome.comment ?? null,
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

/** Holds outcomes against their evaluations, where they have any. */
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

/** Undefined where the namespace has none of that name. */
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
