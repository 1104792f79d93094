/** The same claims on kinds of data on which nothing was tuned (`blind-kinds.ts`). */
import { groupsLine, kappaLine, weightedLines } from "./agreement.ts";
import * as blind from "./blind-kinds.ts";
import type { Line } from "./lines.ts";
import { promiseLines } from "./promises.ts";
import { queueLines } from "./queues.ts";
import { shareLines } from "./shares.ts";

export interface BlindSets {
  /** Data sets of each judge and size. */
  promises: number;
  /** Data sets of each other line. */
  others: number;
}

export async function blindLines(sets: BlindSets, seed: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const part of blindParts(sets, seed)) lines.push(...(await part()));
  return lines;
}

export function blindParts({ promises, others }: BlindSets, seed: number): (() => Promise<Line[]>)[] {
  const { blindFrames: frames, blindJudges: judges, blindTables: tables, blindGroups: groups } = blind;
  const bools = frames.filter(({ levels }) => levels === undefined);
  const certified = bools.filter(({ name }) => name in blind.FRAME_PRECISIONS);
  const parts = [
    () => tables.map((table, at) => kappaLine(table, others, seed + 4_000 + at, [20, 40, 200])),
    () => groups.map((kind, at) => groupsLine(kind, others, seed + 6_000 + at)),
    () => shareLines(others, { ...blind.BLIND_SHARES, kinds: frames, seed: seed + 1_000 }),
    () => weightedLines({ kinds: bools, documents: 900, size: 60, seed: seed + 5_000 }, others),
    () => promiseLines(promises, { kinds: judges, sizes: blind.BLIND_SIZES, seed }),
    () => queueLines(others, certified, seed + 3_000),
  ];
  return parts.map((part) => async () => (await part()).map((line) => ({ ...line, of: `blind: ${line.of}` })));
}
