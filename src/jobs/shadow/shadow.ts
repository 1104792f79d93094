/**
 * `shadow`: tries a version on a sample of documents, beside the active version. From its start, the job waits for confirmation,
 * and its sample is judged meanwhile. Confirming activates the version, with or without the report. Cancelling changes nothing.
 *
 * Its evaluations are logged as shadow evaluations and store no answers. The version on trial judges the whole sample. The active
 * version judges the documents without a fresh answer. The sample is a queue: judged documents leave it in the transaction that
 * counts them.
 */

import type { CompositeShadowReport, Job as JobView, JudgmentDefinition, ShadowReport } from "#generated/types.ts";
import { isNonProduction } from "#src/accounts/money/usage.ts";
import type { Job, JobKind, NotBefore, PageWrite } from "#src/foundation/jobs/job.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { heldBack } from "#src/jobs/backfill/budget.ts";
import { obstacleOf } from "#src/jobs/backfill/engine-away.ts";
import { type Change, type Downstream, downstreamOf, linesOf, repeated, together } from "#src/jobs/estimates/downstream.ts";
import { estimateFrom, meanOf } from "#src/jobs/estimates/estimate.ts";
import { historyOf } from "#src/jobs/estimates/replay.ts";
import { type Asking, type Stratum, strataOf, sum } from "#src/jobs/estimates/sample.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { isAnswered, pairs } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import type { ActiveJudgment, Judgment } from "#src/judging/definitions/judgment.ts";
import { versionsOf } from "#src/judging/definitions/lookup.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { total } from "#src/judging/landing/landing.ts";
import { confirmActivation } from "#src/judging/lifecycle/activation.ts";
import { type Composite, isComposite } from "#src/judging/numbers/combine.ts";
import { putWeights } from "#src/quality/composites/weights.ts";
import { rawAnswer, readAnswers } from "#src/records/answers/answers.ts";
import { type DocumentRow, readableAtOnce, readDocuments } from "#src/records/documents/documents.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";
import { holdDefinitions } from "#src/records/templates/epochs.ts";
import { fitted } from "./composite.ts";
import { asIf, type SampledIn } from "./sample.ts";
import { counted, EMPTY, sideOf, type Tally } from "./side.ts";
import { beginTrialPage, type TrialPage } from "./trial-page.ts";

export interface ShadowSettings {
  judgmentId: string;
  /** The version on trial, and the one that was active. */
  version: number;
  current: number;
}

interface ShadowCheckpoint {
  /** The rest of the sample, and of `beside`. */
  left: SampledIn[];
  /**
   * Labelled documents that are not in the sample. A composite on trial judges them for its weights, and they count for nothing
   * else.
   */
  beside?: SampledIn[];
  /** Documents of the sample. */
  documents: number;
  current: Tally;
  candidate: Tally;
  flips: Record<string, number>;
  /**
   * The judgments that show these answers, where they would be shown differently; absent for a job that an earlier release began.
   */
  downstream?: Downstream;
  /** The requests of the version on trial. */
  asked: Asking;
}

type ShadowJob = Job<ShadowSettings, ShadowCheckpoint>;
type Page = PageWrite<ShadowCheckpoint> | NotBefore | null;

export function firstCheckpoint(left: SampledIn[], beside: SampledIn[] = []): ShadowCheckpoint {
  const asked = { documents: 0, asked: 0, tokens: 0, units: 0, priced: 0, requests: 0 };
  return { left, beside, documents: 0, current: EMPTY, candidate: EMPTY, flips: {}, asked };
}

/** How long the sample waits for a budget before the next check. */
const HELD_MS = 60_000;

export function shadow(parts: JobParts): JobKind {
  const kind: JobKind<ShadowSettings, ShadowCheckpoint> = {
    type: "shadow",
    worksWhile: "awaiting_confirm",
    landsWhatWasAsked: true,
    page: (job, signal) => page(parts, job, signal),
    lockFirst: (tx, { organizationId }) => holdDefinitions(tx, organizationId),
    async confirm(tx, job) {
      const of = { organizationId: job.organizationId, owner: job.namespace, name: job.judgment! };
      await confirmActivation(tx, parts, { ...of, ...job.settings, jobId: job.jobId });
    },
    view: ({ settings, result }): Partial<JobView> => ({
      version: settings.version,
      report: result as ShadowReport | CompositeShadowReport | null,
    }),
  };
  return kind as unknown as JobKind;
}

async function page(parts: JobParts, job: ShadowJob, signal: AbortSignal): Promise<Page> {
  const { db, applicable } = parts;
  const checkpoint = job.checkpoint ?? firstCheckpoint([]);
  const definitions = await definitionsOf(parts, job);
  if (definitions === null)
    return async () => ({ documents: 0, ended: "failed", error: `The judgment "${job.judgment}" was deleted.` });
  const [first, ...others] = checkpoint.left;
  if (!first) {
    const { current, candidate } = definitions;
    if (isComposite(candidate)) return compositePage(parts, job, checkpoint, { current, candidate });
    const report = await reportOf(parts, job, checkpoint, definitions);
    return async () => ({ documents: 0, rests: report as unknown as Json });
  }
  const namespace = await namespaceById(db, first.namespaceId);
  const judgment = namespace && (await applicable.of(db, namespace.organizationId, namespace.name)).get(job.judgment!);
  if (!namespace || judgment?.judgmentId !== job.settings.judgmentId)
    return async () => ({ documents: 0, checkpoint: { ...checkpoint, left: others } });
  if (await heldBack(parts, namespace)) return held(parts);
  const ids = await readableAtOnce(db, first.namespaceId, first.ids.slice(0, PAGE_DOCUMENTS));
  const beside = new Set(checkpoint.beside?.find(({ namespaceId }) => namespaceId === first.namespaceId)?.ids);
  const { judgmentId } = job.settings;
  const asked = { job: job as unknown as Job, namespace, judgmentId, documentIds: ids, signal };
  const { ask, isCut, end } = await beginTrialPage(parts, asked);
  const tried = await tryOn(parts, namespace, { judgment, definitions, settings: job.settings, beside }, ids, ask);
  await end();
  const away = obstacleOf(tried.judged);
  if (away !== null) return async () => ({ documents: 0, checkpoint, again: away });
  // The log keeps what was asked of documents that are not done.
  if (isCut() && tried.done.size === 0) return held(parts);
  const rest = first.ids.filter((id) => !tried.done.has(id));
  const left = rest.length > 0 ? [{ ...first, ids: rest }, ...others] : others;
  return async () => ({ documents: tried.done.size, checkpoint: { ...added(checkpoint, tried), left } });
}

function held({ clock }: Pick<JobParts, "clock">): NotBefore {
  return { notBefore: new Date(clock.now().getTime() + HELD_MS) };
}

/** Weights are stored with the report, so an activation of the version has them, now or later. */
async function compositePage(
  parts: JobParts,
  job: ShadowJob,
  checkpoint: ShadowCheckpoint,
  definitions: { current: JudgmentDefinition; candidate: Composite },
): Promise<Page> {
  const found = await fitted(parts, job, definitions, checkpoint.beside ?? []);
  if ("failed" in found) return async () => ({ documents: 0, ended: "failed", error: found.failed });
  const base = await reportOf(parts, job, { ...checkpoint, downstream: found.downstream }, definitions);
  const { documents, recompute, downstream } = base;
  const report: CompositeShadowReport = { documents, ...found.report, recompute, ...(downstream ? { downstream } : {}) };
  return async (tx, now) => {
    await putWeights(tx, job.settings, found.weights, now);
    return { documents: 0, rests: report as unknown as Json };
  };
}

type Definitions = Record<"current" | "candidate", JudgmentDefinition>;

/** The definitions of both versions; null if the judgment is gone. */
async function definitionsOf({ db }: Pick<JobParts, "db">, { settings }: ShadowJob): Promise<Definitions | null> {
  const versions = await versionsOf(db, settings.judgmentId);
  const of = (wanted: number) => versions.find(({ version }) => version === wanted)?.definition;
  const [current, candidate] = [of(settings.current), of(settings.version)];
  return current && candidate ? { current, candidate } : null;
}

/** The results for some documents. */
interface Tried {
  judged: Judged[];
  /** Documents that are finished, and those of them in the sample that still existed. */
  done: Set<string>;
  documents: number;
  current: RawAnswer[];
  candidate: RawAnswer[];
  flips: Record<string, number>;
  downstream: Downstream;
  asked: Asking;
}

interface Trial {
  judgment: Judgment;
  definitions: Definitions;
  settings: ShadowSettings;
  beside: ReadonlySet<string>;
}

async function tryOn(
  parts: JobParts,
  namespace: { namespaceId: number; organizationId: string; name: string },
  { judgment, definitions, settings, beside }: Trial,
  ids: readonly string[],
  ask: TrialPage["ask"],
): Promise<Tried> {
  const { db } = parts;
  const active = asIf(judgment, { version: settings.current, definition: definitions.current });
  const candidate = asIf(judgment, { version: settings.version, definition: definitions.candidate });
  const all = await readDocuments(db, namespace.namespaceId, ids);
  const documents = all.filter(({ document_id }) => !beside.has(document_id));
  const stored = await readAnswers(db, namespace.namespaceId, ids);
  const dueOf = (of: typeof all, version: ActiveJudgment, known: typeof stored) =>
    pairs(of, [version], { stored: known, deferred: [] }).map(({ due }) => ({ ...due, alone: true }));
  const current = dueOf(documents, active, stored);
  // A stored answer that is not fresh may belong to the same context. Here it must be evaluated anyway.
  const open = current.filter((due) => !isAnswered(due)).map((due) => ({ ...due, stored: null }));
  const asked = dueOf(all, candidate, []);
  const judged = await ask([open, asked]);
  const byCurrent = judged.filter(({ due }) => due.judgment === active);
  const byCandidate = judged.filter(({ due }) => due.judgment === candidate);
  const done = doneOf(ids, current, asked, judged);
  // The remaining documents of the sample count when they are done.
  const sampled = documents.filter(({ document_id }) => done.has(document_id));
  const isCounted = new Set(sampled.map(({ document_id }) => document_id));
  const among = (all: readonly Judged[]) => all.filter(({ due }) => isCounted.has(due.document.document_id));
  const fresh = freshAnswers(judgment, current).filter(([id]) => isCounted.has(id));
  const answers = {
    current: new Map([...fresh, ...answersOf(among(byCurrent))]),
    candidate: answersOf(among(byCandidate)),
  };
  return {
    judged,
    done,
    documents: sampled.length,
    current: [...answers.current.values()],
    candidate: [...answers.candidate.values()],
    flips: flipsOf(judgment, answers),
    // For a composite, the final fitted weights decide.
    downstream: isComposite(definitions.candidate)
      ? {}
      : await downstreamOf(parts, namespace, judgment, changesOf(sampled, answers)),
    asked: askedOf(sampled.length, among(byCandidate), await isNonProduction(db, namespace.namespaceId)),
  };
}

function freshAnswers({ type }: Judgment, due: ReturnType<typeof pairs>[number]["due"][]): [string, RawAnswer][] {
  return due.filter(isAnswered).map(({ document, stored }) => [document.document_id, rawAnswer(type, stored!)!]);
}

function answersOf(judged: readonly Judged[]): Map<string, RawAnswer> {
  return new Map(judged.flatMap((one) => (one.kind === "answered" ? [[one.due.document.document_id, one.answer] as const] : [])));
}

/** If a stopping server aborted the page, or a budget cut it, documents without a result stay in the sample. */
function doneOf(
  ids: readonly string[],
  current: readonly Judged["due"][],
  asked: readonly Judged["due"][],
  judged: readonly Judged[],
): Set<string> {
  const wanted = new Set([...current.filter((due) => !isAnswered(due)), ...asked].map(({ document }) => document.document_id));
  const outcomes = new Map<string, number>();
  for (const { due } of judged) outcomes.set(due.document.document_id, (outcomes.get(due.document.document_id) ?? 0) + 1);
  const needed = (id: string) =>
    Number(asked.some(({ document }) => document.document_id === id)) +
    Number(current.some((due) => due.document.document_id === id && !isAnswered(due)));
  return new Set(ids.filter((id) => !wanted.has(id) || (outcomes.get(id) ?? 0) >= needed(id)));
}

/** Documents that both versions answered, in the order of ids. */
function changesOf(
  documents: readonly DocumentRow[],
  { current, candidate }: Record<"current" | "candidate", ReadonlyMap<string, RawAnswer>>,
): Change[] {
  return documents
    .toSorted((one, other) => (one.document_id < other.document_id ? -1 : 1))
    .flatMap((document): Change[] => {
      const [before, after] = [current.get(document.document_id), candidate.get(document.document_id)];
      return before && after ? [{ document, before, after }] : [];
    });
}

/** By threshold, the documents that both versions answered and whose boolean differs. */
function flipsOf(
  { thresholds }: Judgment,
  answers: Record<"current" | "candidate", ReadonlyMap<string, RawAnswer>>,
): Record<string, number> {
  const flips: Record<string, number> = Object.fromEntries(Object.keys(thresholds).map((name) => [name, 0]));
  for (const [id, answer] of answers.candidate) {
    const other = answers.current.get(id);
    if (!other) continue;
    const [before, after] = [evaluateThresholds(thresholds, other), evaluateThresholds(thresholds, answer)];
    for (const name of Object.keys(thresholds)) if (before[name] !== after[name]) flips[name]! += 1;
  }
  return flips;
}

function askedOf(documents: number, judged: readonly Judged[], nonProduction: boolean): Asking {
  const answered = judged.flatMap((one) => (one.kind === "answered" ? [one] : []));
  const { tokens, units } = total(answered);
  const requests = answered.reduce((sum, { requests = 0, passedOn }) => sum + requests + (passedOn?.requests ?? 0), 0);
  return { documents, asked: answered.length, tokens, units, priced: nonProduction ? 0 : units, requests };
}

function added(checkpoint: ShadowCheckpoint, tried: Tried): ShadowCheckpoint {
  const flips = new Map(Object.entries(checkpoint.flips));
  for (const [name, count] of Object.entries(tried.flips)) flips.set(name, (flips.get(name) ?? 0) + count);
  return {
    ...checkpoint,
    documents: checkpoint.documents + tried.documents,
    current: counted(checkpoint.current, tried.current),
    candidate: counted(checkpoint.candidate, tried.candidate),
    flips: Object.fromEntries(flips),
    downstream: together([checkpoint.downstream ?? {}, tried.downstream]),
    asked: sum([checkpoint.asked, tried.asked]),
  };
}

/** How often per month the sample's flips recur: as often as the documents are judged, according to last week's history. */
async function repeats(parts: JobParts, strata: readonly Stratum[], sampled: number): Promise<number> {
  const history = await historyOf(parts, strata);
  return history.judgmentsPerMonth / sampled;
}

async function reportOf(
  parts: JobParts,
  { organizationId, namespace, judgment: name, settings }: ShadowJob,
  { documents, current, candidate, flips, downstream = {}, asked }: ShadowCheckpoint,
  definitions: Definitions,
): Promise<ShadowReport> {
  const judgment = { name: name!, judgmentId: settings.judgmentId, activeVersion: settings.version };
  const scope = { organizationId, namespace, judgment: { ...judgment, definition: definitions.candidate } as ActiveJudgment };
  const strata = await strataOf(parts, scope);
  const all = strata.reduce((total, stratum) => total + stratum.documents, 0);
  const lines =
    Object.keys(downstream).length === 0
      ? undefined
      : linesOf(parts, repeated(downstream, await repeats(parts, strata, documents)));
  return {
    documents,
    current: sideOf(definitions.current, current),
    candidate: sideOf(definitions.candidate, candidate),
    threshold_flips: flips,
    recompute: await estimateFrom(parts, scope, all, meanOf(asked)),
    ...(lines ? { downstream: lines } : {}),
  };
}
