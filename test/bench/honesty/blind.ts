/** The same claims on kinds of data on which nothing was tuned (`blind-kinds.ts`). */
import { groupsLine, kappaLine, weightedLines } from "./agreement.ts";
import * as blind from "./blind-kinds.ts";
import type { Line } from "./lines.ts";
import { promiseLines } from "./promises.ts";
import { queueLines } from "./queues.ts";
import { shareLines } from "./shares.ts";

export interface BlindSets {
  promises: number;
  others: number;
}

export async function blindLines({ promises, others }: BlindSets, seed: number): Promise<Line[]> {
  const { blindFrames: frames, blindJudges: judges, blindTables: tables, blindGroups: groups } = blind;
  const bools = frames.filter(({ levels }) => levels === undefined);
  const certified = bools.filter(({ name }) => name in blind.FRAME_PRECISIONS);
  const lines = [
    ...(await promiseLines(promises, { kinds: judges, sizes: blind.BLIND_SIZES, seed })),
    ...shareLines(others, { ...blind.BLIND_SHARES, kinds: frames, seed: seed + 1_000 }),
    ...(await queueLines(others, certified, seed + 3_000)),
    ...tables.map((table, at) => kappaLine(table, others, seed + 4_000 + at, [20, 40, 200])),
    ...weightedLines({ kinds: bools, documents: 900, size: 60, seed: seed + 5_000 }, others),
    ...groups.map((kind, at) => groupsLine(kind, others, seed + 6_000 + at)),
  ];
  return lines.map((line) => ({ ...line, of: `blind: ${line.of}` }));
}
