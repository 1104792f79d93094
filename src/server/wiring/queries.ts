/** Queries: documents with their answers, and reads and writes that wait for answers. */
import { cursorKey } from "#src/queries/cursor.ts";
import { BatchedReads } from "#src/queries/documents/batched-reads.ts";
import type { ReadParts } from "#src/queries/documents/read.ts";
import type { WriteParts } from "#src/queries/documents/write.ts";
import { Queries } from "#src/queries/query.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { SUBSCRIPTIONS } from "#src/standing/subscriptions/wakeups.ts";
import { groupsOverCap } from "../ports.ts";
import type { Ground } from "./ground.ts";
import type { JudgingStorey } from "./judging.ts";
import type { RecordsStorey } from "./records.ts";

export interface QueriesStorey {
  readonly documents: ReadParts & WriteParts;
}

export function wireQueries(
  ground: Ground,
  { committer, applicable, interactive }: RecordsStorey & JudgingStorey,
): QueriesStorey {
  const { db, clock, together, wake } = ground;
  return {
    documents: {
      db,
      clock,
      committer,
      reader: new BatchedReads(db, { together }),
      applicable,
      interactive,
      groupsOverCap,
      wakeJudging: () => wake(JUDGING),
      wakeFollowers: () => wake(SUBSCRIPTIONS),
    },
  };
}

/** Pages of queries. Only a process that serves requests has them, because the server's secret seals their cursors. */
export function wirePages(
  { db, clock, log, together }: Pick<Ground, "db" | "clock" | "log" | "together">,
  { applicable, learning, behind }: RecordsStorey & JudgingStorey,
  { secretsKey, statementTimeoutMs }: { secretsKey: Buffer; statementTimeoutMs: number },
): Queries {
  const key = cursorKey(secretsKey);
  return new Queries({
    db,
    clock,
    log,
    together,
    applicable,
    learning,
    behind,
    cursorKey: key,
    statementTimeoutMs,
    groupsOverCap,
  });
}
