import type { RawAnswer } from "#src/judging/engines/engine.ts";

/**
 * (n·peak − 1) / (n − 1) for n options or levels, and n = 2 for a bool. If n is 1, as in a choice among no documents, it is 1.
 */
export function confidence(raw: RawAnswer): number {
  const masses = raw.type === "bool" ? [raw.p, 1 - raw.p] : Object.values(raw.dist);
  const n = masses.length;
  if (n === 1) return 1;
  return Math.min(1, Math.max(0, (n * Math.max(...masses) - 1) / (n - 1)));
}
