/**
 * The share of yes among all documents that match: as the judge says, as labels say, and corrected (`fits/shares.ts`). It is about documents as they are now,
 * with the answers that they have now. A label tells what is true of a document, whatever answered it. So labels remain useful after
 * the engine's version has changed, as long as the document is the one that was labelled.
 */
import type { IntervalEstimate, ShareFigures, ShareGroup, ShareReport, ShareValue } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { type Issue, invalidRequest, ServiceError } from "#src/foundation/errors.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { findAmong } from "#src/queries/filters/judgment-fields.ts";
import { isTimeout } from "#src/queries/too-expensive.ts";
import { namespaceById, namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import type { Interval } from "../fits/intervals.ts";
import { effectiveLabels, sharesOf } from "../fits/shares.ts";
import { sumShares } from "./shares-sql.ts";
import { Sums } from "./sums.ts";

export interface SharesParts {
  db: Database;
  applicable: ApplicableJudgments;
  /** The database's time limit for a statement, in milliseconds. */
  statementTimeoutMs: number;
}

export interface SharesQuery {
  /** A filter as JSON text. */
  where?: string;
  /** `attributes.<name>` */
  by?: string;
  queue?: string;
}

const MOST_GROUPS = 100;
/** Of each namespace under a template prefix, so that the most frequent values of all are among them. */
const MOST_GROUPS_OF_ONE = 300;
const MOST_OPTIONS = 100;

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`, `invalid_request`, `too_expensive`
 */
export async function shareReport(
  { db, applicable, statementTimeoutMs }: SharesParts,
  organizationId: string,
  place: string,
  name: string,
  { where, by, queue }: SharesQuery,
): Promise<ShareReport> {
  const judgment = await findJudgment(db, organizationId, place, name);
  const { type, activeVersion: version } = judgment;
  const filter = where === undefined ? undefined : filterOf(where);
  const said = { judgment: name, type, version, method: "ppi_plus_plus" as const };
  const sums = new Sums();
  if (isActive(judgment)) {
    const attribute = by?.slice("attributes.".length) ?? null;
    const scale = scaleOf(judgment);
    const namespaceIds = await namespaceIdsOf(db, organizationId, place);
    const mostGroups = namespaceIds.length === 1 ? MOST_GROUPS : MOST_GROUPS_OF_ONE;
    const began = performance.now();
    for (const namespaceId of namespaceIds) {
      const namespace = await namespaceById(db, namespaceId);
      if (!namespace) continue;
      const judgments = await applicable.of(db, namespace.organizationId, namespace.name);
      const own = judgments.get(name);
      // A judgment of the namespace's own hides the inherited one.
      if (own?.judgmentId !== judgment.judgmentId || !isActive(own)) continue;
      const condition = filter === undefined ? undefined : conditionOf(filter, judgments);
      const asked = { judgments, judgment: own, condition, by: attribute, mostGroups, ...scale, queue: queue ?? null };
      if (performance.now() - began > statementTimeoutMs) throw tooExpensive(statementTimeoutMs);
      sums.add(
        await summed(() => db.transaction((tx) => sumShares(tx, namespaceId, asked), { readOnly: true }), statementTimeoutMs),
      );
    }
    const groups = sums.groups(MOST_GROUPS).map(([value, one]): ShareGroup => ({ value, ...figuresOf(judgment, one) }));
    const all = figuresOf(judgment, sums.all);
    const leftOut = by === undefined ? 0 : all.documents - groups.reduce((sum, { documents }) => sum + documents, 0);
    return { ...said, engines: sums.engines(), all, groups, groups_left_out: leftOut };
  }
  const none = { documents: 0, labels: 0, drawn: 0, effective_labels: 0, values: [] };
  return { ...said, engines: [], all: none, groups: [], groups_left_out: 0 };
}

function filterOf(where: string): unknown {
  try {
    return JSON.parse(where);
  } catch {
    throw invalidRequest([
      { path: "query/where", message: 'must be a filter as JSON text, for example ["attributes.status","Eq","open"]' },
    ]);
  }
}

function conditionOf(filter: unknown, judgments: ReadonlyMap<string, Judgment>): Condition {
  const issues: Issue[] = [];
  const condition = parseFilter(filter, findAmong(judgments), issues, "query/where");
  if (!condition) throw invalidRequest(issues);
  return condition;
}

/** What the numbers of a judgment's type are: its options, or its highest level. */
function scaleOf({ name, type, definition: { options, criteria } }: ActiveJudgment): { options: string[]; top: number } {
  const top = type === "score" && Array.isArray(criteria) ? Math.max(1, criteria.length - 1) : 1;
  if (type !== "choice") return { options: [], top };
  if (!Array.isArray(options))
    throw invalidRequest([
      { path: "path/name", message: `must not name "${name}": its options are documents, so it has no fixed mix` },
    ]);
  return { options: [...options.map(({ value }) => value), ESCAPE], top };
}

async function summed<Result>(work: () => Promise<Result>, timeoutMs: number): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isTimeout(error) ? tooExpensive(timeoutMs, error) : error;
  }
}

function tooExpensive(timeoutMs: number, cause?: unknown): ServiceError {
  const message = `The database took longer than ${timeoutMs} ms to read the documents. Restrict them with "where", or ask about one namespace.`;
  return new ServiceError("too_expensive", message, { details: { timeout_ms: timeoutMs }, cause });
}

function figuresOf(judgment: ActiveJudgment, of: Sums["all"]): ShareFigures {
  const counted = of.about(null);
  const values =
    judgment.type === "choice"
      ? scaleOf(judgment).options.map((option) => shareValue(option, of.about(option), 1))
      : [judgment.type === "bool" ? shareValue(true, counted, 1) : shareValue(null, counted, scaleOf(judgment).top)];
  return {
    documents: counted.frame.documents,
    labels: counted.labels.labels,
    drawn: counted.drawn,
    effective_labels: effectiveLabels(counted.labels),
    values: values.sort(byShare).slice(0, MOST_OPTIONS),
  };
}

type Summed = ReturnType<Sums["all"]["about"]>;

function shareValue(value: ShareValue["value"], { frame, labels }: Summed, top: number): ShareValue {
  const { judge, labels: labelled, corrected, power } = sharesOf(frame, labels, 1 / top);
  const scaled = (one: Interval | null): IntervalEstimate | null =>
    one && { estimate: one.estimate * top, low: one.low * top, high: one.high * top };
  return { value, judge: scaled(judge), labels: scaled(labelled), corrected: scaled(corrected), power };
}

const shareOf = ({ corrected, judge }: ShareValue) => (corrected ?? judge)?.estimate ?? 0;
const byShare = (one: ShareValue, other: ShareValue) => shareOf(other) - shareOf(one);
