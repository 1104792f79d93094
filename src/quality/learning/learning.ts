/**
 * Lets an engine learn from outcomes, where a judgment asks for it and the engine can (`Engine.learn`):
 *
 *   30 documents with outcomes ─▶ learned, and tried on held-out documents ─▶ in use where answers are better
 *            ▲                                                                     │
 *            └────────────── half as many more, or another version ◀───────────────┘
 *
 * New answers use what is in use. Nothing is judged again by itself.
 */
import type { Database } from "#src/foundation/db/database.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Work } from "#src/foundation/queue/work.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import { type ContextParts, compileContexts, isCompiled } from "#src/judging/contexts/compile.ts";
import { SHOWS_NOTHING } from "#src/judging/contexts/context.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentById } from "#src/judging/definitions/lookup.ts";
import { engineQuestion } from "#src/judging/definitions/questions.ts";
import { type Engine, type Learnt, type Lesson, possibleAnswers } from "#src/judging/engines/engine.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { learns, NOTHING_LEARNED, versionAfter } from "#src/judging/numbers/learned.ts";
import { FEWEST } from "#src/quality/due/counts.ts";
import { readClaimed } from "#src/quality/due/runs-sql.ts";
import { foldOf } from "#src/quality/fits/folds.ts";
import { partsAtOnce, readDocuments } from "#src/records/documents/documents.ts";
import { namespaceById, namespaceIdIfThere, namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { verdictOf } from "./is-better.ts";
import { countLabels, type Label, putFit, readLabels } from "./learning-sql.ts";

export interface LearningParts {
  db: Database;
  clock: Clock;
  log: Logger;
  engines: Engines;
  contexts: ContextParts;
}

/** The most documents to learn from: those with the newest outcomes. Ten times as many take ten times as long, and tell little more. */
const MOST = 1_000;
/** It learns again when labels have grown by this. */
const GROWN = 1.5;
/** Documents whose contexts are compiled together. */
const PAGE = 32;
/** The engine cannot learn now. */
const RETRY_MS = 600_000;

type Learner = Engine & Required<Pick<Engine, "learn">>;

/** Learns for one judgment. Returns when to look again, or null until its outcomes change. */
export async function learn(parts: LearningParts, claimId: number, signal: AbortSignal): Promise<Awaited<ReturnType<Work>>> {
  const { db, clock, log } = parts;
  const run = await readClaimed(db, claimId);
  const judgment = run && (await judgmentById(db, run.judgmentId));
  if (!judgment || !isActive(judgment) || !learns(judgment.definition)) return null;
  const learner = learnerOf(parts.engines, judgment);
  const engineVersion = learner?.version(judgment.definition.engine!.version) ?? null;
  if (!learner || engineVersion === null) return null;
  const labels = await labelsOf(db, run!.organizationId, judgment);
  const all = labels[0]?.all ?? 0;
  if (!isDue(judgment, { engine: learner.name, engineVersion }, labels, all)) return null;
  try {
    const learnt = await learner.learn(questionOf(judgment), lessons(parts, judgment, labels, signal), signal);
    // A stop ends the lessons early. What was learned from a part of them would count as learned from all labels.
    if (signal.aborted) return clock.now();
    const landing = learnt.lessons.length < FEWEST ? landNothing : land;
    await landing(parts, run!.organizationId, judgment, { engine: learner.name, engineVersion, learnt, all });
    return null;
  } catch (error) {
    if (signal.aborted) return clock.now();
    log.warn({ err: error, judgment: judgment.name, owner: judgment.owner }, "An engine could not learn.");
    return new Date(clock.now().getTime() + RETRY_MS);
  }
}

function learnerOf(engines: Engines, { definition }: ActiveJudgment): Learner | null {
  const engine = engines.get(definition.engine!.name)?.engine;
  return engine?.learn ? (engine as Learner) : null;
}

const questionOf = ({ name, definition }: ActiveJudgment) => engineQuestion(name, definition);

/** The labels that the question can have as an answer. */
async function labelsOf(db: Database, organizationId: string, judgment: ActiveJudgment): Promise<Label[]> {
  const namespaceIds = await namespaceIdsOf(db, organizationId, judgment.owner);
  if (namespaceIds.length === 0) return [];
  const horizonMs = durationMs(judgment.definition.horizon);
  const labels = await readLabels(db, judgment.judgmentId, namespaceIds, { horizonMs, limit: MOST });
  const answers = new Set(possibleAnswers(questionOf(judgment)));
  return labels.filter(({ value }) => answers.has(value));
}

/** Enough labels, with two answers or more, and more of them than the last time. */
function isDue(
  { learned, activeVersion }: ActiveJudgment,
  by: { engine: string; engineVersion: string },
  labels: readonly Label[],
  all: number,
): boolean {
  if (labels.length < FEWEST || new Set(labels.map(({ value }) => value)).size < 2) return false;
  if (learned === null || learned.version !== activeVersion) return true;
  return learned.engine !== by.engine || learned.engineVersion !== by.engineVersion || all >= GROWN * learned.labels;
}

/** Contexts as they are now, page by page. */
async function* lessons(
  { db, clock, contexts }: LearningParts,
  judgment: ActiveJudgment,
  labels: readonly Label[],
  signal: AbortSignal,
): AsyncGenerator<Lesson> {
  for (const [namespaceId, own] of Map.groupBy(labels, (label) => label.namespaceId)) {
    const namespace = await namespaceById(db, namespaceId);
    if (!namespace) continue;
    const values = new Map(own.map(({ documentId, value }) => [documentId, value]));
    for (let from = 0; from < own.length && !signal.aborted; from += PAGE) {
      const page = own.slice(from, from + PAGE).map(({ documentId }) => documentId);
      for await (const ids of partsAtOnce(db, namespaceId, page)) {
        const documents = await readDocuments(db, namespaceId, ids);
        const asked = documents.map((document) => ({ document, judgment, stored: null }));
        const compiled = await compileContexts(contexts, namespace, asked, clock.now());
        for (const [at, context] of compiled.entries()) {
          if (!isCompiled(context) || context.text === SHOWS_NOTHING) continue;
          const { document_id: id } = documents[at]!;
          yield { contextText: context.text, right: values.get(id)!, fold: foldOf(namespaceId, id) };
        }
      }
    }
  }
}

interface Learned {
  engine: string;
  engineVersion: string;
  learnt: Learnt;
  /** Documents with labels. */
  all: number;
}

/**
 * Too few documents have a context that shows something. Stores only that it was tried with so many labels, so that the next try waits for more of
 * them: a try compiles all contexts. What was learned before stays.
 */
async function landNothing(
  { db, clock }: LearningParts,
  organizationId: string,
  { judgmentId, owner, activeVersion: version, learned }: ActiveJudgment,
  { engine, engineVersion, all }: Learned,
): Promise<void> {
  await db.transaction(async (tx) => {
    await raiseEpoch(tx, organizationId, owner);
    if (learned?.engine === engine && learned.engineVersion === engineVersion) {
      await countLabels(tx, judgmentId, { version, fit: learned.fit, labels: all });
      return;
    }
    const fit = { version, engine, engineVersion, state: null, labels: all, report: NOTHING_LEARNED };
    await putFit(tx, judgmentId, fit, learned?.fit ?? 0, clock.now());
  });
}

async function land(
  { db, clock }: LearningParts,
  organizationId: string,
  judgment: ActiveJudgment,
  { engine, engineVersion, learnt, all }: Learned,
): Promise<void> {
  const { judgmentId, owner, name, activeVersion: version, learned } = judgment;
  const { isBetter, report } = verdictOf(learnt.lessons);
  const before = learned?.version === version ? learned.fit : 0;
  const at = clock.now();
  await db.transaction(async (tx) => {
    await raiseEpoch(tx, organizationId, owner);
    const state = isBetter ? learnt.state : null;
    const fit = await putFit(tx, judgmentId, { version, engine, engineVersion, state, labels: all, report }, before, at);
    if (fit === null) return;
    const wasUsed = learned?.version === version && learned.isUsed;
    if (!isBetter && !wasUsed) return;
    const data = {
      namespace: owner,
      judgment: name,
      version,
      engine,
      engine_version: versionAfter({ engineVersion, fit, isUsed: isBetter }),
      documents: report.documents,
      log_loss: report.logLoss.learned,
      log_loss_before: report.logLoss.before,
      accuracy: report.accuracy.learned,
      accuracy_before: report.accuracy.before,
    };
    const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
    await recordEvents(tx, { organizationId, namespaceId, namespace: owner }, [{ type: "judgment.learned", data }], at);
  });
}
