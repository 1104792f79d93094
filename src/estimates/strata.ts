/** The parts of a scope, one a namespace, with how many documents each has in it. */
import type { BackfillFilters } from "#generated/types.ts";
import type { Database, Session } from "#src/db/database.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import { sharedJudgments } from "#src/judgments/sharing.ts";
import type { NamespaceIdentity, NamespaceRow } from "#src/namespaces/namespaces.ts";
import type { Condition } from "#src/queries/condition.ts";
import { Selection } from "#src/queries/selection.ts";
import { SelectionAcross } from "#src/queries/selection-across.ts";
import { conditionIn, namespacesOf, type Place } from "./scope.ts";

/** A judgment, and the documents that are meant. */
export interface Scope extends Place {
  judgment: ActiveJudgment;
  filters?: BackfillFilters | undefined;
}

/** What namespaces have in common that share their definitions: what is asked of all of them is asked with one statement. */
export interface Kin {
  judgments: ReadonlyMap<string, Judgment>;
  judgment: ActiveJudgment;
  condition: Condition | undefined;
}

/** The part of a scope that lies in one namespace. */
export interface Stratum {
  namespace: NamespaceIdentity;
  judgment: ActiveJudgment;
  selection: Selection;
  /** Documents in scope. */
  documents: number;
  kin: Kin;
  /** Commits that the namespace has had. */
  sequence: number;
}

/** The most that one statement goes through: a namespace with more is asked by itself. */
const MOST_TOGETHER = 200_000;
const MOST_NAMESPACES = 1_000;

/** By name; a namespace without any document in scope is left out. */
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

/** Null where another judgment of the name takes its place, or it does not answer. */
function kinOf({ judgment, filters }: Scope, judgments: ReadonlyMap<string, Judgment>): Kin | null {
  const own = judgments.get(judgment.name);
  if (own?.judgmentId !== judgment.judgmentId || !isActive(own)) return null;
  const asked = { ...own, activeVersion: judgment.activeVersion, definition: judgment.definition };
  return { judgments, judgment: asked, condition: conditionIn(judgments, asked.definition, filters) };
}

function stratumOf({ organizationId }: Scope, kin: Kin, { namespace_id, name, document_count, sequence }: NamespaceRow): Stratum {
  const selection = new Selection(namespace_id, kin.judgments, kin.condition);
  const namespace = { namespaceId: namespace_id, organizationId, name };
  return { namespace, judgment: kin.judgment, selection, documents: document_count, kin, sequence };
}

/** Counts documents in scope. Where all of them are, the namespace's own count says it. */
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

/** The documents of strata that are kin. */
export function across(strata: readonly Stratum[]): SelectionAcross {
  const { judgments, condition } = strata[0]!.kin;
  return new SelectionAcross(
    strata.map(({ namespace }) => namespace.namespaceId),
    judgments,
    condition,
  );
}

/** Strata that one statement can be about: kin, and not too much together. */
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
