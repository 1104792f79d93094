/**
 * A consumer of the change feed stores what it last saw of the judgments it uses. So it detects by itself when a judgment's decisions
 * change.
 */
import { createHash } from "node:crypto";
import type { Judgment } from "#src/judging/definitions/judgment.ts";

/** The members of a judgment that decide what its answers mean. */
export interface JudgmentSeen {
  id: string;
  version: number | null;
  thresholds: unknown;
  /** A digest of its calibrations. Absent if it has none. */
  calibrated?: string;
}

export function seenOf({ judgmentId, activeVersion, thresholds, calibrations }: Judgment): JudgmentSeen {
  const seen = { id: judgmentId, version: activeVersion, thresholds };
  return calibrations.length === 0 ? seen : { ...seen, calibrated: digestOf(calibrations) };
}

const digestOf = (calibrations: Judgment["calibrations"]) =>
  createHash("sha256").update(JSON.stringify(calibrations)).digest("base64url");

/** Why its answers may mean something else than before. Null if nothing relevant changed. */
export function changeOf(before: JudgmentSeen | undefined, now: JudgmentSeen | undefined): "activation" | "threshold" | null {
  if (before?.id !== now?.id || before?.version !== now?.version) return "activation";
  return JSON.stringify(sorted(before?.thresholds)) === JSON.stringify(sorted(now?.thresholds)) ? null : "threshold";
}

/** The names of the thresholds that were added, removed or changed. */
export function thresholdsChanged(before: JudgmentSeen | undefined, now: JudgmentSeen | undefined): Set<string> {
  const was = (before?.thresholds ?? {}) as Cuts;
  const is = (now?.thresholds ?? {}) as Cuts;
  const same = (name: string) => JSON.stringify(sorted(own(was, name))) === JSON.stringify(sorted(own(is, name)));
  return new Set([...Object.keys(was), ...Object.keys(is)].filter((name) => !same(name)));
}

type Cuts = Readonly<Record<string, unknown>>;

const own = (cuts: Cuts, name: string) => (Object.hasOwn(cuts, name) ? cuts[name] : null);

/** By name, the judgments whose decisions may have changed, and why. */
export function changesOf(
  before: Readonly<Record<string, JudgmentSeen>>,
  now: Readonly<Record<string, JudgmentSeen>>,
): ReadonlyMap<string, "activation" | "threshold"> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return new Map(
    names.flatMap((name) => {
      const change = changeOf(before[name], now[name]);
      return change ? [[name, change] as const] : [];
    }),
  );
}

/** The names of the judgments whose calibrated numbers may have changed. */
export function recalibrated(
  before: Readonly<Record<string, JudgmentSeen>>,
  now: Readonly<Record<string, JudgmentSeen>>,
): ReadonlySet<string> {
  return new Set(Object.keys(now).filter((name) => before[name]?.calibrated !== now[name]!.calibrated));
}

/** Members that were stored as jsonb come back in another order. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)]);
}
