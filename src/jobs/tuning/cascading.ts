/** The steps that try cascades, after the search for a recipe. They keep the present recipe. */
import type { SuggestedCascade } from "#generated/types.ts";
import { obstacleOf } from "#src/jobs/backfill/engine-away.ts";
import type { Drawn } from "#src/jobs/sampling/drawing.ts";
import { type JudgedIn, judgedWith } from "#src/jobs/sampling/judged.ts";
import { unitsAtMost } from "#src/judging/asking/billing.ts";
import { engineQuestions } from "#src/judging/definitions/questions.ts";
import { confidence } from "#src/judging/numbers/confidence.ts";
import { better, type CascadeParts, cascadeOf, firstEngines, selectionOf, type Tried, withEngine } from "./cascades.ts";
import { type About, type Decisions, keyOf } from "./deciding.ts";
import { agree, decisionOf } from "./decisions.ts";
import type { Checkpoint, Found, Next } from "./searching.ts";

const AT_ONCE = 20;
/** Below each confidence: the first engine has no answer. */
const NO_ANSWER = -1;

type Cascading = Extract<Checkpoint, { at: "cascading" }>;

/** Continues with cascades where the search for a recipe has ended. */
export async function beginCascades(
  parts: CascadeParts,
  about: About,
  searched: Exclude<Checkpoint, { at: "drawing" | "cascading" }>,
  found: Found | null,
): Promise<Next> {
  const all = searched.at === "trying" ? [...searched.drawn, ...(searched.aside ?? [])] : searched.drawn;
  const drawn = all.filter(({ n, d }) => searched.decided[keyOf(n, d)] !== undefined);
  const engines = await firstEngines(parts, about, drawn);
  if (engines.length === 0) return { done: found };
  const { decided } = searched;
  return {
    checkpoint: { at: "cascading", found, drawn, decided, engines, of: engines.length, left: drawn, tried: [], cascade: null },
  };
}

/** Asks the first of the engines about the next documents. After the last document, the next engine is tried. */
export async function tryCascade(parts: CascadeParts, about: About, checkpoint: Cascading, signal: AbortSignal): Promise<Next> {
  const { found, drawn, decided, engines, of, left, tried } = checkpoint;
  const [first, ...others] = engines;
  if (first === undefined) return { done: found, cascade: checkpoint.cascade };
  if (left.length === 0) {
    const cascade = better(checkpoint.cascade, await cascadeOf(parts, about, { first, tried, engines: of }));
    return { checkpoint: { ...checkpoint, engines: others, left: drawn, tried: [], cascade } };
  }
  const some = left.slice(0, AT_ONCE);
  const now = await triedOn(parts, about, first, some, decided, signal);
  if (!Array.isArray(now)) return now;
  return { checkpoint: { ...checkpoint, left: left.slice(some.length), tried: [...tried, ...now] } };
}

/** After the last attempt: what was found before. */
export function soFar({ found, cascade }: Cascading): { done: Found | null; cascade: SuggestedCascade | null } {
  return { done: found, cascade };
}

async function triedOn(
  parts: CascadeParts,
  about: About,
  first: string,
  drawn: readonly Drawn[],
  decided: Decisions,
  signal: AbortSignal,
): Promise<Tried[] | Extract<Next, { again: string } | "cut short">> {
  const { judgment, judgmentId, version, definition } = about;
  const own = withEngine(definition, { name: first as NonNullable<typeof definition.engine>["name"] });
  const judged = await judgedWith(parts, judgment, { judgmentId, version, definition: own }, drawn, signal);
  if (signal.aborted) return "cut short";
  const away = obstacleOf(judged);
  if (away !== null) return { again: away.message };
  return judged.flatMap((one) => pairOf(parts, about, first, one, decided) ?? []);
}

/** Null for a document about which no engine is asked. */
function pairOf({ judge }: CascadeParts, about: About, first: string, one: JudgedIn, decided: Decisions): Tried | null {
  if ((one.kind !== "answered" && one.kind !== "failed") || one.compiled === null || one.compiled.options?.length === 0)
    return null;
  const before = decided[keyOf(one.namespaceId, one.due.document.document_id)];
  if (before === undefined) return null;
  const definition = withEngine(about.definition, selectionOf(about.definition, first, 1));
  const questions = engineQuestions(about.judgment, definition, one.compiled.options);
  const bill = judge.billing.of({ name: about.judgment, definition }, one.compiled.tokens, questions);
  if (bill === null) return null;
  const { first: firstBill, ...ownBill } = bill;
  const own = unitsAtMost(ownBill);
  if (one.kind === "failed") return { confidence: NO_ANSWER, agrees: false, first: 0, own };
  const agrees = agree(before, decisionOf(one.answer, one.due.judgment.thresholds));
  return { confidence: confidence(one.answer), agrees, first: unitsAtMost(firstBill!), own };
}
