/**
 * `robustness`: how much answers depend on how a judgment asks. Each sampled context is asked as it is, and then in other ways: the same again, options in another
 * order, the question negated, yes and no exchanged, a longer text. Answers are logged as shadow evaluations and become no answers of documents.
 */
import type { Job as JobView, RobustnessReport, RobustnessVariant } from "#generated/types.ts";
import { attodollars, decimal } from "#src/accounts/money/money.ts";
import { monthOf } from "#src/accounts/money/prices.ts";
import { Overtaken } from "#src/foundation/db/positions.ts";
import { creditJob, isAtWork } from "#src/foundation/jobs/credit.ts";
import type { Job, JobKind, PageWrite } from "#src/foundation/jobs/job.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { obstacleOf } from "#src/jobs/backfill/engine-away.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { type Asker, askGiven, costOfUnits, reserve, type Wanted, wanted } from "#src/jobs/sentinels/asking.ts";
import { dueOf, type Frozen, frozen } from "#src/jobs/sentinels/frozen.ts";
import { type Place, placeOf } from "#src/jobs/sentinels/places.ts";
import { type Due, pairs } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { compileContexts, isCompiled } from "#src/judging/contexts/compile.ts";
import { SHOWS_NOTHING } from "#src/judging/contexts/context.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentById } from "#src/judging/definitions/lookup.ts";
import type { EngineOption, RawAnswer } from "#src/judging/engines/engine.ts";
import { MOST_TOKENS } from "#src/judging/engines/tokens.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { readableAtOnce, readDocuments } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { reportOf, type Turn, type Turns, turnOf } from "./report.ts";
import { asItIs, type Variant, variantsOf } from "./variants.ts";

export interface RobustnessSettings {
  judgmentId: string;
  version: number;
  budgetUsd: number;
}

export interface RobustnessCheckpoint {
  /** The rest of the sample. */
  left: { namespaceId: number; ids: string[] }[];
  documents: number;
  turns: Turns;
}

type RobustnessJob = Job<RobustnessSettings, RobustnessCheckpoint>;
type Page = PageWrite<RobustnessCheckpoint>;

/** Documents of a page. Each is asked in several ways, and a crash asks at most these again. */
const PAGE = 16;

export function robustness(parts: JobParts): JobKind {
  const kind: JobKind<RobustnessSettings, RobustnessCheckpoint> = {
    type: "robustness",
    landsWhatWasAsked: true,
    page: (job, signal) => page(parts, job, signal),
    heldBack: (job) => heldBackNow(parts, job),
    view: ({ result }): Partial<JobView> => ({ robustness: result as unknown as RobustnessReport | null }),
  };
  return kind as unknown as JobKind;
}

async function page(parts: JobParts, job: RobustnessJob, signal: AbortSignal): Promise<Page | null> {
  const { db } = parts;
  const { judgmentId, version, budgetUsd } = job.settings;
  const judgment = await judgmentById(db, judgmentId);
  if (!judgment) return failed(`The judgment "${job.judgment}" was deleted.`);
  if (!isActive(judgment) || judgment.activeVersion !== version)
    return failed(`Version ${version} of "${job.judgment}" is no longer active.`);
  const checkpoint = job.checkpoint ?? { left: [], documents: 0, turns: {} };
  const [first, ...others] = checkpoint.left;
  if (!first) return ended(judgment, checkpoint, true);
  const place = await placeOf(parts, judgment, first.namespaceId);
  if (!place) return async () => ({ documents: 0, checkpoint: { ...checkpoint, left: others } });
  const { ids, questions, wants } = await nextOf(parts, place, first.ids);
  const rest = first.ids.slice(ids.length);
  const left = rest.length > 0 ? [{ ...first, ids: rest }, ...others] : others;
  const units = wants.units.reduce((sum, one) => sum + one, 0);
  const cost = await costOfUnits(parts, job.organizationId, [{ namespace: place.namespace, units }]);
  if (attodollars(job.spendUsd.toFixed(18)) + cost > attodollars(budgetUsd.toFixed(18)))
    return ended(judgment, checkpoint, false);
  // The whole page is reserved before its first question, because a page that a budget cuts would be asked and paid again.
  const reserved = await reserve(parts, [wants], signal);
  if (reserved.lacking !== null) {
    const held = lacks(parts, reserved.lacking);
    return signal.aborted ? null : async () => ({ documents: 0, checkpoint, held });
  }
  const asked = await ask(parts, job, place.namespace, questions, signal).finally(() => reserved.end());
  if (asked === null) return null;
  const away = obstacleOf(asked.all);
  if (away !== null) return async () => ({ documents: 0, checkpoint, again: away });
  const turns = added(checkpoint.turns, asked.turns);
  const documents = checkpoint.documents + questions.contexts.length;
  return async () => ({ documents: ids.length, checkpoint: { left, documents, turns } });
}

/** Why the next page may not be asked now. Null if it may. */
async function heldBackNow(parts: JobParts, { settings, checkpoint }: RobustnessJob): Promise<string | null> {
  const judgment = await judgmentById(parts.db, settings.judgmentId);
  const [first] = checkpoint?.left ?? [];
  const place = first && judgment && isActive(judgment) ? await placeOf(parts, judgment, first.namespaceId) : null;
  if (!place) return null;
  const { wants } = await nextOf(parts, place, first!.ids);
  const reserved = await reserve(parts, [wants], new AbortController().signal);
  if (reserved.lacking !== null) return lacks(parts, reserved.lacking);
  reserved.end();
  return null;
}

function lacks({ clock }: JobParts, { name }: NamespaceIdentity): string {
  return `The budget of ${name} for ${monthOf(clock.now())} is used up, or less of it is left than the next questions may cost.`;
}

/** The documents of the next page, and all its questions. */
async function nextOf(
  parts: JobParts,
  place: Place,
  left: readonly string[],
): Promise<{ ids: string[]; questions: Questions; wants: Wanted }> {
  const ids = await readableAtOnce(parts.db, place.namespace.namespaceId, left.slice(0, PAGE));
  const questions = await questionsOf(parts, place, ids);
  const due = questions.ways.flatMap((way) => way.due);
  return { ids, questions, wants: wanted(parts, place.namespace, due) };
}

const failed =
  (error: string): Page =>
  async () => ({ documents: 0, ended: "failed", error });

function ended(judgment: ActiveJudgment, { documents, turns }: RobustnessCheckpoint, isComplete: boolean): Page {
  const report = reportOf(judgment, { documents, isComplete, turns });
  return async () => ({ documents: 0, ended: "done", result: report as unknown as Json });
}

interface Questions {
  contexts: Frozen[];
  /** As it is, and then in each other way. */
  ways: { variant: Variant | null; due: Due[] }[];
}

async function questionsOf(parts: JobParts, { namespace, judgment }: Place, ids: readonly string[]): Promise<Questions> {
  const { db, clock } = parts;
  const documents = await readDocuments(db, namespace.namespaceId, ids);
  const stored = await readAnswers(db, namespace.namespaceId, ids);
  const due = pairs(documents, [judgment], { stored, deferred: [] }).map((pair) => pair.due);
  const compiled = await compileContexts(parts.contexts, namespace, due, clock.now());
  const contexts = compiled.flatMap((context, at) =>
    isCompiled(context) && context.text !== SHOWS_NOTHING ? [frozen(judgment, due[at]!.document, context)] : [],
  );
  const most = parts.engines.get(judgment.definition.engine!.name)?.engine.limits.contextTokens ?? MOST_TOKENS;
  return { contexts, ways: waysOf(judgment, contexts, most, clock.now()) };
}

/** The questions about contexts, as they are and in each other way. */
export function waysOf(judgment: ActiveJudgment, contexts: readonly Frozen[], most: number, at: Date): Questions["ways"] {
  const base = asItIs(judgment);
  return [
    { variant: null, due: contexts.map((given) => dueOf(base, given, at)) },
    ...variantsOf(judgment, most).map((variant) => ({
      variant,
      due: contexts.flatMap((given) => {
        const context = variant.contextOf(given);
        return context ? [dueOf(variant.judgment, context, at)] : [];
      }),
    })),
  ];
}

/** Null if a stop, a pause or a cancel came before all was asked. Then the page is asked again, so the report is about whole documents. */
async function ask(
  parts: JobParts,
  job: RobustnessJob,
  namespace: NamespaceIdentity,
  { contexts, ways }: Questions,
  signal: AbortSignal,
): Promise<{ all: Judged[]; turns: Turns } | null> {
  const all: Judged[] = [];
  const turns: Turns = {};
  let base = new Map<string, RawAnswer>();
  const options = new Map(contexts.map(({ documentId, compiled }) => [documentId, compiled.options]));
  for (const { variant, due } of ways) {
    const judged = await askGiven(parts, askerOf(parts, job, variant?.name), namespace, due, signal);
    if (signal.aborted || judged.length < due.length) return null;
    all.push(...judged);
    // An engine that is away answers no other way either.
    if (variant === null && obstacleOf(judged) !== null) break;
    if (variant === null) base = answersOf(judged, (answer) => answer);
    else turns[variant.name] = turnsOf(variant, base, judged, options);
  }
  return { all, turns };
}

function answersOf(judged: readonly Judged[], read: (answer: RawAnswer) => RawAnswer): Map<string, RawAnswer> {
  return new Map(
    judged.flatMap((one) => (one.kind === "answered" ? [[one.due.document.document_id, read(one.answer)] as const] : [])),
  );
}

function turnsOf(
  { name, judgment, readBack }: Variant,
  base: ReadonlyMap<string, RawAnswer>,
  judged: readonly Judged[],
  options: ReadonlyMap<string, readonly EngineOption[] | undefined>,
): Turn[] {
  const fixed = Array.isArray(judgment.definition.options) ? judgment.definition.options.toReversed() : undefined;
  return [...answersOf(judged, readBack)].flatMap(([id, other]) => {
    const before = base.get(id);
    return before ? [turnOf(name, { options: options.get(id) ?? fixed, base: before, other })] : [];
  });
}

function askerOf({ clock }: JobParts, job: RobustnessJob, askedAs: RobustnessVariant | undefined): Asker {
  return {
    name: `${job.jobId} ${askedAs ?? "as_is"}`,
    ...(askedAs ? { askedAs } : {}),
    mayAsk: (session) => isAtWork(session, job, "running"),
    async landed(tx, judged, cost) {
      if (judged.length === 0 && cost === 0n) return;
      const credit = { documents: 0, ofPage: 0, spentUsd: decimal(cost), failures: [] };
      if (!(await creditJob(tx, job, credit, clock.now()))) throw new Overtaken(0, job.jobId);
    },
  };
}

function added(one: Turns, other: Turns): Turns {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as RobustnessVariant[];
  return Object.fromEntries(names.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}
