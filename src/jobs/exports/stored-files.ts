/** The files of an export in its job's row, and how long they are retained. */
import type { Session } from "#src/foundation/db/database.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import type { Json } from "#src/foundation/json/json.ts";
import type { StoredFile } from "#src/jobs/parts/kept-files.ts";
import { readExport } from "./sql.ts";

/** `deletedAt`: when a user deleted the files. */
type ExportResult = { files: StoredFile[]; deletedAt?: string } | null;

type Ended = Pick<Job, "status" | "endedAt" | "result">;

const KEPT_MS = 7 * 24 * 3_600_000;

export function keyOf(jobId: string, page: number): string {
  return `${jobId}/${String(page).padStart(6, "0")}.jsonl.gz`;
}

export function filesOf({ result }: Pick<Job, "result">): StoredFile[] {
  return (result as unknown as ExportResult)?.files ?? [];
}

/** Null until the job is done. */
export function keptUntil({ status, endedAt, result }: Ended): Date | null {
  const { deletedAt } = (result as unknown as ExportResult) ?? {};
  if (deletedAt !== undefined) return new Date(deletedAt);
  return status === "done" && endedAt ? new Date(endedAt.getTime() + KEPT_MS) : null;
}

/** The result of an export whose files are deleted at a moment. An earlier deletion keeps its time. */
export function deletedResult(job: Pick<Job, "result">, now: Date): Json {
  const before = job.result as unknown as ExportResult;
  return { files: [], deletedAt: before?.deletedAt ?? now.toISOString() };
}

/** The file of a key if it is still retained. */
export async function keptFile(session: Session, key: string, now: Date): Promise<StoredFile | null> {
  const job = await readExport(session, key.slice(0, key.indexOf("/")));
  const until = job ? keptUntil(job) : null;
  if (!job || until === null || until <= now) return null;
  return filesOf(job).find((file) => file.key === key) ?? null;
}
