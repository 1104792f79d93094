/** The parts (strata) of a scope, one per namespace, with their numbers of documents. */
import type { BackfillFilters } from "#generated/types.ts";
import type { Database, Session } from "#src/foundation/db/database.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { sharedJudgments } from "#src/judging/definitions/sharing.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { Selection } from "#src/queries/selection.ts";
import { SelectionAcross } from "#src/queries/selection-across.ts";
import type { NamespaceIdentity, NamespaceRow } from "#src/records/namespaces/namespaces.ts";
import { conditionIn, type NamedScope, namespacesOf } from "./scope.ts";

/** A judgment, and the selected documents. */
export interface Scope extends NamedScope {
  judgment: ActiveJudgment;
  filters?: BackfillFilters | undefined;
}

/** The common properties of namespaces that share their definitions. One statement can query all of them. */
export interface Kin {
  judgments: ReadonlyMap<string, Judgment>;
  judgment: ActiveJudgment;
  condition: Condition | undefined;
}

/** The part of a scope in one namespace. */
export interface Stratum {
  namespace: NamespaceIdentity;
  judgment: ActiveJudgment;
  selection: Selection;
  /** Documents in scope. */
  documents: number;
  kin: Kin;
  /** Whether a non-production prefix covers the namespace. If so, judging costs nothing there. */
  nonProduction: boolean;
  /** The number of the namespace's commits. */
  sequence: number;
  /** When the namespace was created. */
  createdAt: Date;
}

/** The maximum that one statement processes. A larger namespace has its own statement. */
const MOST_TOGETHER = 200_000;
const MOST_NAMESPACES = 1_000;

/** Sorted by name. A namespace without documents in scope is omitted. */
export async function strataOf(
  { db, applicable }: { db: Database; applicable: ApplicableJudgments },
  scope: Scope,
): Promise<Stratum[]> {
  const judgmentsOf = await sharedJudgments(db, applicable, scope.organizationId, scope.namespace);
  const kins = new Map<ReadonlyMap<string, Judgment>, Kin | null>();
  const strata: Stratum[] = [];
  for await (const page of namespacesOf(db, scope)) {
    const found: Stratum[] = [];
    for (const row of page) {
      const judgments = await judgmentsOf(row.name);
      if (!kins.has(judgments)) kins.set(judgments, kinOf(scope, judgments));
      const kin = kins.get(judgments)!;
      if (kin && row.document_count > 0) found.push(stratumOf(scope, kin, row));
    }
    await count(db, found);
    strata.push(...found.filter(({ documents }) => documents > 0));
  }
  return strata;
}

/** Null if another judgment of the name takes its place, or if it does not answer. */
function kinOf({ judgment, filters }: Scope, judgments: ReadonlyMap<string, Judgment>): Kin | null {
  const own = judgments.get(judgment.name);
  if (own?.judgmentId !== judgment.judgmentId || !isActive(own)) return null;
  const asked = { ...own, activeVersion: judgment.activeVersion, definition: judgment.definition };
  return { judgments, judgment: asked, condition: conditionIn(judgments, asked.definition, filters) };
}

function stratumOf({ organizationId }: Scope, kin: Kin, row: NamespaceRow): Stratum {
  const {
    namespace_id: namespaceId,
    name,
    document_count: documents,
    non_production: nonProduction,
    sequence,
    created_at: createdAt,
  } = row;
  const selection = new Selection(namespaceId, kin.judgments, kin.condition);
  const namespace = { namespaceId, organizationId, name };
  return { namespace, judgment: kin.judgment, selection, documents, kin, nonProduction, sequence, createdAt };
}

/** Counts documents in scope. If all documents are in scope, the namespace's own counter is used. */
async function count(session: Session, strata: readonly Stratum[]): Promise<void> {
  const conditional = strata.filter(({ kin }) => kin.condition !== undefined);
  for (const some of together(conditional, ({ documents }) => documents)) {
    const [one] = some;
    if (some.length === 1) {
      one!.documents = await one!.selection.count(session);
      continue;
    }
    const counts = await across(some).counts(session);
    for (const stratum of some) stratum.documents = counts.get(stratum.namespace.namespaceId) ?? 0;
  }
}

/** The documents of strata with the same definitions. */
export function across(strata: readonly Stratum[]): SelectionAcross {
  const { judgments, condition } = strata[0]!.kin;
  return new SelectionAcross(
    strata.map(({ namespace }) => namespace.namespaceId),
    judgments,
    condition,
  );
}

/** Groups strata for one statement: they share definitions, and are not too large together. */
export function* together(strata: readonly Stratum[], weightOf: (stratum: Stratum) => number): Generator<Stratum[]> {
  for (const kin of Map.groupBy(strata, (stratum) => stratum.kin).values()) {
    let some: Stratum[] = [];
    let weight = 0;
    for (const stratum of kin) {
      const more = weightOf(stratum);
      if (some.length > 0 && (weight + more > MOST_TOGETHER || some.length === MOST_NAMESPACES)) {
        yield some;
        some = [];
        weight = 0;
      }
      some.push(stratum);
      weight += more;
    }
    if (some.length > 0) yield some;
  }
}
