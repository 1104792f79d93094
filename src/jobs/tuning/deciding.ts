/** The decisions for sampled documents: from stored answers, and from an engine with another recipe. */
import type { JudgmentDefinition } from "#generated/types.ts";
import { obstacleOf } from "#src/jobs/backfill/engine-away.ts";
import type { Drawn } from "#src/jobs/sampling/drawing.ts";
import { judgedWith, type SampledParts } from "#src/jobs/sampling/judged.ts";
import { isFresh } from "#src/judging/asking/freshness.ts";
import type { Judge } from "#src/judging/asking/judge.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { rawAnswer, readAnswers } from "#src/records/answers/answers.ts";
import { readFields } from "#src/records/documents/documents.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";
import { type Decision, decisionOf } from "./decisions.ts";

export interface DecidingParts extends SampledParts {
  judge: Judge;
}

/** The subject of a search. */
export interface About {
  organizationId: string;
  place: string;
  judgment: string;
  judgmentId: string;
  version: number;
  definition: JudgmentDefinition;
}

/** The keys are from `keyOf`. */
export type Decisions = Readonly<Record<string, Decision>>;

export const keyOf = (namespaceId: number, documentId: string) => `${namespaceId}/${documentId}`;

/** For documents with a fresh answer. */
export async function storedDecisions(
  { db, applicable }: DecidingParts,
  about: About,
  drawn: readonly Drawn[],
): Promise<Decisions> {
  const found: Record<string, Decision> = {};
  for (const [namespaceId, some] of Map.groupBy(drawn, ({ n }) => n)) {
    const own = await ownOf({ db, applicable }, about, namespaceId);
    if (!own) continue;
    const ids = some.map(({ d }) => d);
    const answers = new Map(
      (await readAnswers(db, namespaceId, ids)).map((one) => [`${one.judgment_id}/${one.document_id}`, one]),
    );
    for (const document of await readFields(db, namespaceId, ids)) {
      const answer = answers.get(`${about.judgmentId}/${document.document_id}`);
      if (answer?.incarnation !== document.incarnation || !isFresh(document, { activeVersion: about.version }, answer)) continue;
      found[keyOf(namespaceId, document.document_id)] = decisionOf(rawAnswer(own.type, answer)!, own.thresholds);
    }
  }
  return found;
}

/** The judgment in a namespace, if the namespace has it. */
async function ownOf(
  { db, applicable }: Pick<DecidingParts, "db" | "applicable">,
  { judgment, judgmentId, organizationId }: About,
  namespaceId: number,
): Promise<ActiveJudgment | null> {
  const namespace = await namespaceById(db, namespaceId);
  const own = namespace && (await applicable.of(db, organizationId, namespace.name)).get(judgment);
  return own?.judgmentId === judgmentId && isActive(own) ? own : null;
}

/** What an engine has decided. */
export interface EngineDecisions {
  decisions: Decisions;
  /** The documents that it was asked about, also where it gave no answer. Those that do not exist any more are not among them. */
  judged: Drawn[];
}

/** The engine's decisions with a definition; or why it could not be called. */
export async function engineDecisions(
  parts: DecidingParts,
  about: About,
  definition: JudgmentDefinition,
  drawn: readonly Drawn[],
  signal: AbortSignal,
): Promise<EngineDecisions | { again: string } | "cut short"> {
  if (drawn.length === 0) return { decisions: {}, judged: [] };
  const asIf = { judgmentId: about.judgmentId, version: about.version, definition };
  const judged = await judgedWith(parts, about.judgment, asIf, drawn, signal);
  if (signal.aborted) return "cut short";
  const away = obstacleOf(judged);
  if (away !== null) return { again: away.message };
  const keys = new Set(judged.map(({ namespaceId, due }) => keyOf(namespaceId, due.document.document_id)));
  const decisions = Object.fromEntries(
    judged.flatMap((one) => {
      if (one.kind !== "answered") return [];
      const { document, judgment } = one.due;
      return [[keyOf(one.namespaceId, document.document_id), decisionOf(one.answer, judgment.thresholds)] as const];
    }),
  );
  return { decisions, judged: drawn.filter(({ n, d }) => keys.has(keyOf(n, d))) };
}
