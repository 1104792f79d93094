/**
 * What an engine has learned from outcomes for one version of a judgment (`Engine.learn`). Answers that use it are of an engine version of
 * their own, and so of an epoch of their own: `embedding-1.0.0+2` are answers of `embedding-1.0.0` with fit 2.
 */
import type { JudgmentDefinition } from "#generated/types.ts";

/** Means over documents whose right answer was held out. */
export interface LearnedReport {
  /** The documents that were learned from. */
  documents: number;
  logLoss: { before: number; learned: number };
  accuracy: { before: number; learned: number };
}

/** Of a try that had too few documents to learn from. */
export const NOTHING_LEARNED: LearnedReport = {
  documents: 0,
  logLoss: { before: 0, learned: 0 },
  accuracy: { before: 0, learned: 0 },
};

export interface LearnedFit {
  /** The version of the judgment. */
  version: number;
  fit: number;
  engine: string;
  /** The version of the engine without the fit. */
  engineVersion: string;
  /** Whether answers use it. They do if they are better with it. */
  isUsed: boolean;
  /** The documents that had labels. */
  labels: number;
  report: LearnedReport;
  /** In milliseconds since 1970. */
  learnedAt: number;
}

/** The members of an engine that decide which version answers. */
interface Answering {
  readonly name: string;
  version(asked?: string): string | null;
  readonly learn?: unknown;
}

interface Learning {
  activeVersion: number | null;
  definition: JudgmentDefinition | null;
  learned: LearnedFit | null;
}

/** By what an answer was given. */
interface Given {
  engine: string | null;
  engine_version: string | null;
  evaluated_at: Date | null;
}

/** Whether a definition asks its engine to learn. */
export function learns(definition: JudgmentDefinition | null): boolean {
  return definition?.engine?.learn === true;
}

/** The fit that answers are to use now. Null if none. */
export function fitInUse(engine: Answering, { activeVersion, definition, learned }: Learning): LearnedFit | null {
  if (learned === null || !learned.isUsed || !learns(definition) || engine.learn === undefined) return null;
  const isOfThis = learned.version === activeVersion && learned.engine === engine.name;
  return isOfThis && learned.engineVersion === engine.version(definition?.engine?.version) ? learned : null;
}

/** The version of answers that are given now, with what was learned. Null if only the engine's server knows it. */
export function versionNow(engine: Answering, judgment: Learning): string | null {
  const fit = fitInUse(engine, judgment);
  const version = engine.version(judgment.definition?.engine?.version);
  return version !== null && fit ? withFit(version, fit.fit) : version;
}

/** The version of answers that are given after it was learned. */
export function versionAfter({ engineVersion, fit, isUsed }: Pick<LearnedFit, "engineVersion" | "fit" | "isUsed">): string {
  return isUsed ? withFit(engineVersion, fit) : engineVersion;
}

/** Whether an answer was given before its engine learned, so that it uses another fit. It stays as it is until a job renews it. */
export function isOfOtherFit(
  { activeVersion, definition, learned }: Learning,
  { engine, engine_version: engineVersion, evaluated_at: evaluatedAt }: Given,
): boolean {
  if (learned === null || learned.version !== activeVersion || !learns(definition) || engine !== learned.engine) return false;
  if (engineVersion === null || evaluatedAt === null) return false;
  // It was tried, with too few documents.
  if (learned.report.documents === 0) return false;
  // Answers were no better with it. So only those change that use a fit of an earlier try.
  if (!learned.isUsed) return isLearned(engineVersion);
  // A version of the engine that has begun since, and has not learned yet.
  if (withoutFit(engineVersion) !== learned.engineVersion && evaluatedAt.getTime() > learned.learnedAt) return false;
  return engineVersion !== versionAfter(learned);
}

export function withFit(engineVersion: string, fit: number): string {
  return `${engineVersion}+${fit}`;
}

/** How versions with a fit end, as a regular expression of SQL and of JavaScript alike. */
export const LEARNED_PATTERN = "\\+[1-9][0-9]*$";
const LEARNED = new RegExp(LEARNED_PATTERN);

/** Whether answers of an engine's version use what was learned. */
export function isLearned(engineVersion: string): boolean {
  return LEARNED.test(engineVersion);
}

function withoutFit(engineVersion: string): string {
  return engineVersion.replace(LEARNED, "");
}
