/**
 * `evaluation_export`: writes the evaluation log of a namespace, or of all under a template prefix, to files of gzip JSON lines. A page is a file:
 * it is put before the page lands, under a key of its own, so a page that is done again puts the same file again. The files are removed seven
 * days after the job is done.
 */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { EvaluationExport, ExportFile, Job as JobView } from "#generated/types.ts";
import { namespaceAfter } from "#src/estimates/scope.ts";
import { type LogKey, readForExport } from "#src/exports/sql.ts";
import type { Json } from "#src/json.ts";
import { evaluationView } from "#src/judging/evaluation-log.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { closeLog } from "#src/namespaces/sequence.ts";
import type { Job, JobKind, Landing } from "../job.ts";
import type { JobParts } from "../parts.ts";

export interface ExportSettings {
  since: string | null;
  until: string;
  /** Names; empty: all. */
  judgments: string[];
}

interface StoredFile {
  key: string;
  /** The place that it was put in; absent of files that were put before there was more than one. */
  store?: string;
  evaluations: number;
  bytes: number;
}

interface ExportCheckpoint {
  /** The namespace that it is in, and the last evaluation that is written; null where the namespace is to be looked up. */
  at: { namespaceId: number; after: LogKey | null } | null;
  name: string;
  files: StoredFile[];
}

type ExportJob = Job<ExportSettings, ExportCheckpoint>;
/** `deletedAt`: when somebody has deleted the files. */
type ExportResult = { files: StoredFile[]; deletedAt?: string } | null;

/** Evaluations of a file: some megabytes before they are packed. */
const FILE_EVALUATIONS = 10_000;
/** Namespaces looked at by a page, which may each have few. */
const MOST_NAMESPACES = 200;
const KEPT_MS = 7 * 24 * 3_600_000;
const LINK_MS = 3_600_000;

const pack = promisify(gzip);

export function evaluationExport(parts: JobParts): JobKind {
  const kind: JobKind<ExportSettings, ExportCheckpoint> = {
    type: "evaluation_export",
    page: (job) => page(parts, job),
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

async function page(parts: JobParts, job: ExportJob): Promise<Landing<ExportCheckpoint>> {
  const { db, exports } = parts;
  let checkpoint = job.checkpoint ?? { at: null, name: "", files: [] };
  const lines: string[] = [];
  for (let namespaces = 0; namespaces < MOST_NAMESPACES && lines.length < FILE_EVALUATIONS; namespaces++) {
    const namespace = await namespaceOf(parts, job, checkpoint);
    if (!namespace) return ending(exports, job, checkpoint, lines);
    const after = checkpoint.at?.after ?? null;
    if (!checkpoint.at && mayStillLand(parts, job)) await closeLog(db, namespace.namespaceId, new Date(job.settings.until));
    const { names, judgmentIds } = await judgmentsOf(parts, namespace, job.settings.judgments);
    const range = { after, since: dateOf(job.settings.since), until: new Date(job.settings.until), judgmentIds };
    const wanted = FILE_EVALUATIONS - lines.length;
    const rows = await readForExport(db, namespace.namespaceId, range, wanted);
    for (const row of rows) {
      const judgment = names.get(row.judgmentId) ?? null;
      lines.push(JSON.stringify({ judgment, ...evaluationView({ ...row, namespace: namespace.name }) }));
    }
    const last = rows.length === wanted ? rows.at(-1) : undefined;
    const at = last && { namespaceId: namespace.namespaceId, after: { judgmentId: last.judgmentId, at: last.key, id: last.id } };
    checkpoint = { ...checkpoint, at: at ?? null, name: namespace.name };
  }
  const files = await put(exports, job, checkpoint.files, lines);
  return async () => ({ documents: lines.length, checkpoint: { ...checkpoint, files } });
}

/** No landing takes so long: its statements and its waits for the database are bounded by a minute each. */
const LONGEST_LANDING_MS = 30 * 60_000;

function mayStillLand({ clock }: Pick<JobParts, "clock">, { settings }: ExportJob): boolean {
  return clock.now().getTime() - Date.parse(settings.until) < LONGEST_LANDING_MS;
}

/** The last file, and the end. */
async function ending(
  exports: JobParts["exports"],
  job: ExportJob,
  checkpoint: ExportCheckpoint,
  lines: readonly string[],
): Promise<Landing<ExportCheckpoint>> {
  const files = await put(exports, job, checkpoint.files, lines);
  return async () => ({ documents: lines.length, ended: "done", result: { files } as unknown as Json });
}

async function put(
  exports: JobParts["exports"],
  { jobId, pages }: ExportJob,
  files: StoredFile[],
  lines: readonly string[],
): Promise<StoredFile[]> {
  if (lines.length === 0) return files;
  const bytes = await pack(`${lines.join("\n")}\n`);
  const key = keyOf(jobId, pages);
  await exports.put(key, bytes);
  return [...files, { key, store: exports.name, evaluations: lines.length, bytes: bytes.length }];
}

function keyOf(jobId: string, page: number): string {
  return `${jobId}/${String(page).padStart(6, "0")}.jsonl.gz`;
}

/** Where the job goes on: in the namespace that it is in, else in the next. */
async function namespaceOf(
  { db }: JobParts,
  { organizationId, namespace: place }: ExportJob,
  { at, name }: ExportCheckpoint,
): Promise<NamespaceIdentity | undefined> {
  if (at) return { namespaceId: at.namespaceId, organizationId, name };
  return namespaceAfter(db, { organizationId, namespace: place }, name);
}

/** Names by id, and the ids that are asked for; null: all. */
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
    const files = filesOf(job).map(async ({ key, store = exports.name, evaluations, bytes }): Promise<ExportFile> => {
      if (store !== exports.name) throw new Error(`The file ${key} was put to ${store}, which is not configured any more.`);
      const link = await exports.link(key, until, shownTo);
      return { url: link.url, url_expires_at: link.until.toISOString(), evaluations, bytes };
    });
    return { ...told, files: await Promise.all(files), links_unavailable: false };
  } catch (error) {
    log.warn({ err: error, jobId: job.jobId, store: exports.name }, "links to exported files cannot be made");
    return { ...told, files: [], links_unavailable: true };
  }
}

function filesOf({ result }: ExportJob): StoredFile[] {
  return (result as unknown as ExportResult)?.files ?? [];
}

/** The result of an export whose files are deleted at a moment; what has been deleted stays so. */
export function deletedResult(job: Pick<ExportJob, "result">, now: Date): Json {
  const before = job.result as unknown as ExportResult;
  return { files: [], deletedAt: before?.deletedAt ?? now.toISOString() };
}

/** Removes what an export has put, as often as that is said. */
export function removeFiles(exports: JobParts["exports"], { jobId, pages }: Pick<ExportJob, "jobId" | "pages">): Promise<void> {
  return exports.remove(Array.from({ length: pages + 1 }, (_, page) => keyOf(jobId, page)));
}

/** Null until it is done. */
function keptUntil({ status, endedAt, result }: ExportJob): Date | null {
  const { deletedAt } = (result as unknown as ExportResult) ?? {};
  if (deletedAt !== undefined) return new Date(deletedAt);
  return status === "done" && endedAt ? new Date(endedAt.getTime() + KEPT_MS) : null;
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
