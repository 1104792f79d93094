/**
 * `evaluation_export`: writes the evaluation log of a namespace, or of all under a template prefix, to gzipped JSON Lines files.
 * A page is a file. It is stored before the page commits, under its own key, so a repeated page stores the same file again. The
 * files are removed seven days after the job is done.
 */
import type { EvaluationExport, ExportFile, Job as JobView } from "#generated/types.ts";
import type { Job, JobKind, PageWrite } from "#src/foundation/jobs/job.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { namespaceAfter } from "#src/jobs/estimates/scope.ts";
import type { StoredFile } from "#src/jobs/parts/kept-files.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { evaluationView } from "#src/judging/reading/evaluation-log.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { closeLog } from "#src/records/namespaces/sequence.ts";
import { packed } from "./packed.ts";
import { type LogKey, readForExport } from "./sql.ts";
import { filesOf, keptUntil, keyOf } from "./stored-files.ts";

export interface ExportSettings {
  since: string | null;
  until: string;
  /** Names; empty means all. */
  judgments: string[];
}

interface ExportCheckpoint {
  /** The namespace in progress, and its last exported evaluation; null if the next namespace must be found. */
  at: { namespaceId: number; after: LogKey | null } | null;
  name: string;
  files: StoredFile[];
}

type ExportJob = Job<ExportSettings, ExportCheckpoint>;

/** Evaluations per file: some megabytes before compression. */
const FILE_EVALUATIONS = 10_000;
/**
 * A file ends where its lines have this many bytes. Answers to a choice with many long options have 66 KB each, so 10,000 of them would
 * end the process, and the next one would begin the same page.
 */
const FILE_BYTES = 32 * 1024 * 1024;
/** Evaluations per statement. Of such answers, as many as a file has. */
const READ_AT_ONCE = 500;
/** Namespaces per page, because each may have few evaluations. */
const MOST_NAMESPACES = 200;
const LINK_MS = 3_600_000;

export function evaluationExport(parts: JobParts, fileBytes = FILE_BYTES): JobKind {
  const kind: JobKind<ExportSettings, ExportCheckpoint> = {
    type: "evaluation_export",
    async page(job, signal) {
      try {
        return await page(parts, job, new FileLines(fileBytes), signal);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    async afterEnd(job) {
      const until = keptUntil(job);
      if (until !== null && until > parts.clock.now()) return until;
      await removeFiles(parts.exports, job);
      return null;
    },
    view: async (job, shownTo): Promise<Partial<JobView>> => ({ export: await view(parts, job, shownTo) }),
  };
  return kind as unknown as JobKind;
}

/** The lines of a file, until it is full. The last line may exceed the limit. */
class FileLines {
  readonly lines: string[] = [];
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get left(): number {
    return this.#bytes < this.#mostBytes ? FILE_EVALUATIONS - this.lines.length : 0;
  }

  add(line: string): void {
    this.lines.push(line);
    this.#bytes += Buffer.byteLength(line);
  }
}

async function page(parts: JobParts, job: ExportJob, file: FileLines, signal: AbortSignal): Promise<PageWrite<ExportCheckpoint>> {
  const { db, exports } = parts;
  const { lines } = file;
  let checkpoint = job.checkpoint ?? { at: null, name: "", files: [] };
  for (let namespaces = 0; namespaces < MOST_NAMESPACES && file.left > 0; namespaces++) {
    const namespace = await namespaceOf(parts, job, checkpoint);
    if (!namespace) return ending(exports, job, checkpoint, lines, signal);
    if (!checkpoint.at && mayStillLand(parts, job)) await closeLog(db, namespace.namespaceId, new Date(job.settings.until));
    const after = await fill(parts, job, namespace, checkpoint.at?.after ?? null, file);
    checkpoint = { ...checkpoint, at: after && { namespaceId: namespace.namespaceId, after }, name: namespace.name };
  }
  const files = await put(exports, job, checkpoint.files, lines, signal);
  return async () => ({ documents: lines.length, checkpoint: { ...checkpoint, files } });
}

/** Adds a namespace's evaluations after a position. Returns the position of the last one; null if no more are left. */
async function fill(
  parts: JobParts,
  { settings }: ExportJob,
  namespace: NamespaceIdentity,
  from: LogKey | null,
  file: FileLines,
): Promise<LogKey | null> {
  const { names, judgmentIds } = await judgmentsOf(parts, namespace, settings.judgments);
  const range = { since: dateOf(settings.since), until: new Date(settings.until), judgmentIds };
  const slice = new TimeSlice();
  let after = from;
  while (file.left > 0) {
    const wanted = Math.min(READ_AT_ONCE, file.left);
    const rows = await readForExport(parts.db, namespace.namespaceId, { ...range, after }, wanted);
    for (const row of rows) {
      if (file.left === 0) return after;
      if (slice.isOver) await slice.next();
      const judgment = names.get(row.judgmentId) ?? null;
      file.add(JSON.stringify({ judgment, ...evaluationView({ ...row, namespace: namespace.name }) }));
      after = { judgmentId: row.judgmentId, at: row.key, id: row.id };
    }
    if (rows.length < wanted) return null;
  }
  return after;
}

/**
 * No transaction that persists results takes longer. Its statements and its waits for the database are limited to a minute each.
 */
const LONGEST_LANDING_MS = 30 * 60_000;

function mayStillLand({ clock }: Pick<JobParts, "clock">, { settings }: ExportJob): boolean {
  return clock.now().getTime() - Date.parse(settings.until) < LONGEST_LANDING_MS;
}

/** Writes the last file and ends the job. */
async function ending(
  exports: JobParts["exports"],
  job: ExportJob,
  checkpoint: ExportCheckpoint,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<PageWrite<ExportCheckpoint>> {
  const files = await put(exports, job, checkpoint.files, lines, signal);
  return async () => ({ documents: lines.length, ended: "done", result: { files } as unknown as Json });
}

async function put(
  exports: JobParts["exports"],
  { jobId, pages }: ExportJob,
  files: StoredFile[],
  lines: readonly string[],
  signal: AbortSignal,
): Promise<StoredFile[]> {
  if (lines.length === 0) return files;
  const bytes = await packed(lines);
  const key = keyOf(jobId, pages);
  await exports.put(key, bytes, signal);
  return [...files, { key, store: exports.name, evaluations: lines.length, bytes: bytes.length }];
}

/** The namespace where the job continues: the one in progress, or the next. */
async function namespaceOf(
  { db }: JobParts,
  { organizationId, namespace: place }: ExportJob,
  { at, name }: ExportCheckpoint,
): Promise<NamespaceIdentity | undefined> {
  if (at) return { namespaceId: at.namespaceId, organizationId, name };
  return namespaceAfter(db, { organizationId, namespace: place }, name);
}

/** Names by id, and the requested ids; null means all. */
async function judgmentsOf({ db, applicable }: JobParts, { organizationId, name }: NamespaceIdentity, wanted: readonly string[]) {
  const judgments = await applicable.of(db, organizationId, name);
  const names = new Map([...judgments.values()].map((judgment) => [judgment.judgmentId, judgment.name]));
  const ids = wanted.flatMap((one) => judgments.get(one)?.judgmentId ?? []);
  return { names, judgmentIds: wanted.length === 0 ? null : ids };
}

async function view({ exports, clock, log }: JobParts, job: ExportJob, shownTo: string | null): Promise<EvaluationExport> {
  const { settings, documentsDone } = job;
  const now = clock.now();
  const kept = keptUntil(job);
  const told = { ...settings, evaluations: documentsDone, expires_at: kept?.toISOString() ?? null };
  if (kept === null || kept <= now || shownTo === null) return { ...told, files: [], links_unavailable: false };
  const until = new Date(Math.min(kept.getTime(), now.getTime() + LINK_MS));
  try {
    const files = filesOf(job).map(async (file): Promise<ExportFile> => {
      const { evaluations, bytes } = file;
      return { url: await exports.link(file, until, shownTo), url_expires_at: until.toISOString(), evaluations, bytes };
    });
    return { ...told, files: await Promise.all(files), links_unavailable: false };
  } catch (error) {
    log.warn({ err: error, jobId: job.jobId, store: exports.name }, "Links to exported files cannot be created.");
    return { ...told, files: [], links_unavailable: true };
  }
}

/** Removes the files of an export. It may be called repeatedly. */
export function removeFiles(exports: JobParts["exports"], { jobId, pages }: Pick<ExportJob, "jobId" | "pages">): Promise<void> {
  return exports.remove(Array.from({ length: pages + 1 }, (_, page) => keyOf(jobId, page)));
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
