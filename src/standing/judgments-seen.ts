/** What readers of the sequence go by of judgments, kept with them, so that they see by themselves when one has come to decide otherwise. */
import { createHash } from "node:crypto";
import type { Judgment } from "#src/judgments/judgment.ts";

/** As much of a judgment as decides what its answers mean. */
export interface JudgmentSeen {
  id: string;
  version: number | null;
  thresholds: unknown;
  /** A digest of its calibrations; absent where it has none. */
  calibrated?: string;
}

export function seenOf({ judgmentId, activeVersion, thresholds, calibrations }: Judgment): JudgmentSeen {
  const seen = { id: judgmentId, version: activeVersion, thresholds };
  return calibrations.length === 0 ? seen : { ...seen, calibrated: digestOf(calibrations) };
}

const digestOf = (calibrations: Judgment["calibrations"]) =>
  createHash("sha256").update(JSON.stringify(calibrations)).digest("base64url");

/** Why its answers may mean something else than before; null where nothing about the judgment decides otherwise. */
export function changeOf(before: JudgmentSeen | undefined, now: JudgmentSeen | undefined): "activation" | "threshold" | null {
  if (before?.id !== now?.id || before?.version !== now?.version) return "activation";
  return JSON.stringify(sorted(before?.thresholds)) === JSON.stringify(sorted(now?.thresholds)) ? null : "threshold";
}

/** The names of the thresholds that have come, gone or moved. */
export function thresholdsChanged(before: JudgmentSeen | undefined, now: JudgmentSeen | undefined): Set<string> {
  const was = (before?.thresholds ?? {}) as Cuts;
  const is = (now?.thresholds ?? {}) as Cuts;
  const same = (name: string) => JSON.stringify(sorted(own(was, name))) === JSON.stringify(sorted(own(is, name)));
  return new Set([...Object.keys(was), ...Object.keys(is)].filter((name) => !same(name)));
}

type Cuts = Readonly<Record<string, unknown>>;

const own = (cuts: Cuts, name: string) => (Object.hasOwn(cuts, name) ? cuts[name] : null);

/** By name, those that have come to decide otherwise, and why. */
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

/** The names of those whose calibrated numbers may be others than before. */
export function recalibrated(
  before: Readonly<Record<string, JudgmentSeen>>,
  now: Readonly<Record<string, JudgmentSeen>>,
): ReadonlySet<string> {
  return new Set(Object.keys(now).filter((name) => before[name]?.calibrated !== now[name]!.calibrated));
}

/** Stored members come back in another order. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)]);
}
