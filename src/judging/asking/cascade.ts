/**
 * The first step of a cascade (`engine.cascade` of a definition). The first engine is asked, and where its answer is certain enough it
 * stands. Elsewhere the question is passed on to the engine of the definition. Both are logged and billed.
 *
 * With `max_disagreement`, the bound is found from documents about which both engines are asked:
 *
 *   gathering: all are asked of both ──▶ bound found: a random share is asked of both
 *        ▲                  └──────────▶ none found:  the same share; the engine of the definition answers the rest
 *        └── another version of an engine
 *
 * A remote engine's new version shows only in its reply. The bound of the old one says nothing of such an answer, so it is passed on.
 */
import { hash } from "node:crypto";
import type { JudgmentDefinition } from "#generated/types.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { Dispatch } from "#src/judging/engines/dispatch.ts";
import type { EngineRequest, RawAnswer } from "#src/judging/engines/engine.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { boundInForce, ENOUGH } from "#src/judging/numbers/cascade-bound.ts";
import { confidence } from "#src/judging/numbers/confidence.ts";
import { versionNow } from "#src/judging/numbers/learned.ts";
import { rawAnswer, type StoredAnswer } from "#src/records/answers/answers.ts";

/** How the first engine is asked one question. */
export interface FirstStep {
  dispatch: Dispatch;
  settings: EngineRequest["settings"];
  /** The least confidence with which its answer stands. Infinity if none does. */
  bound: number;
  /** The version of the engine for which the bound was found. Null if it is for all: the user set it, or there is none. */
  boundOf: string | null;
  /** Both engines are asked, to compare them. */
  compares: boolean;
}

/** The first engine of a cascade, as it is now. */
export interface FirstEngine extends Omit<FirstStep, "compares"> {
  /** The share of questions that both engines are asked. */
  compared: number;
}

/** One of so many questions goes on being asked of both engines. */
const COMPARED = 1 / 50;

type Cascaded = Pick<ActiveJudgment, "activeVersion" | "definition" | "cascade" | "learned">;

/** Null if there is no cascade, or if its first engine is not configured. Then the engine of the definition answers everything. */
export function firstEngineOf(judgment: Cascaded, engines: Pick<Engines, "get">): FirstEngine | null {
  const { cascade } = judgment.definition.engine!;
  const dispatch = cascade && engines.get(cascade.first.name);
  if (!dispatch) return null;
  const { name: _, ...settings } = cascade.first;
  const engine = { dispatch, settings: settings as EngineRequest["settings"], boundOf: null };
  if (cascade.min_confidence !== undefined) return { ...engine, bound: cascade.min_confidence, compared: 0 };
  const last = engines.get(judgment.definition.engine!.name)?.engine;
  const versions = [dispatch.engine.version(cascade.first.version), last ? versionNow(last, judgment) : null] as const;
  const found = boundInForce(judgment.cascade, judgment.activeVersion, ...versions);
  const isGathering = found === null || (found.bound === null && found.report.documents < ENOUGH);
  const bound = found?.bound ?? Number.POSITIVE_INFINITY;
  return { ...engine, bound, boundOf: found?.firstVersion ?? null, compared: isGathering ? 1 : COMPARED };
}

/**
 * How the first engine is asked about a context. Null if it is not asked.
 *
 * @param context the hash of the context. With the judgment it decides whether both engines are asked, so all processes decide alike
 */
export function firstStepOf(
  { judgmentId }: Pick<ActiveJudgment, "judgmentId">,
  first: FirstEngine,
  context: string,
): FirstStep | null {
  const { compared, ...engine } = first;
  if (compared > 0 && isDrawn(judgmentId, context, compared))
    return { ...engine, bound: Number.POSITIVE_INFINITY, compares: true };
  return engine.bound === Number.POSITIVE_INFINITY ? null : { ...engine, compares: false };
}

const RANGE = 2 ** 32;

function isDrawn(judgmentId: string, context: string, share: number): boolean {
  return share >= 1 || hash("sha256", `${judgmentId}\n${context}`, "buffer").readUInt32BE() < share * RANGE;
}

/** The engine of a definition without the cascade before it. */
export function withoutCascade({ cascade: _, ...own }: NonNullable<JudgmentDefinition["engine"]>): typeof own {
  return own;
}

type Bound = Pick<FirstStep, "bound" | "boundOf">;

/** @param by the engine's version that gave the answer */
export function stands(answer: RawAnswer, by: string | null, first: Bound): boolean {
  return !isOfOther(by, first) && confidence(answer) >= first.bound;
}

/** Whether the bound was found for another version of the first engine. */
export function isOfOther(by: string | null, { boundOf }: Pick<Bound, "boundOf">): boolean {
  return boundOf !== null && by !== boundOf;
}

/** Whether a stored answer is of the first engine as it is now, and stands. */
export function isOfFirst(stored: StoredAnswer, { type, definition }: ActiveJudgment, first: FirstEngine): boolean {
  const { engine } = first.dispatch;
  const version = engine.version(definition.engine?.cascade?.first.version);
  const isOf = stored.engine === engine.name && (version === null || version === stored.engine_version);
  const answer = isOf ? rawAnswer(type, stored) : undefined;
  return answer !== undefined && stands(answer, stored.engine_version, first);
}

/** Whether a stored answer is of the first engine, and would not stand with the bound of now. It stays until a job renews it. */
export function isBelowBound({ type, definition, activeVersion, cascade: found }: ActiveJudgment, stored: StoredAnswer): boolean {
  const { name, cascade } = definition.engine!;
  if (cascade?.max_disagreement === undefined || stored.engine !== cascade.first.name) return false;
  const now = boundInForce(found, activeVersion, null, null);
  // Two versions of one engine: only the version tells which step answered.
  if (name === stored.engine && stored.engine_version !== now?.firstVersion) return false;
  const answer = rawAnswer(type, stored);
  if (answer === undefined) return false;
  if (now === null || now.bound === null) return true;
  return !stands(answer, stored.engine_version, { bound: now.bound, boundOf: now.firstVersion });
}
