// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, JobId, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { JobStatus, JobTypeInput } from "../job-states/types.ts";
import type { Job, JobList } from "./types.ts";

export interface JobsGetRequest {
  path: { id: JobId };
  query: {};
  headers: {};
  body: undefined;
}

export type JobsGetReply = Reply<200, Job>;

export interface JobsListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number; namespace?: NamespaceOrTemplate; status?: JobStatus; type?: JobTypeInput };
  headers: {};
  body: undefined;
}

export type JobsListReply = Reply<200, JobList>;

/** Jobs: long-running operations. They start with what they do, for instance a backfill; here they are watched and steered. */
export interface JobsHandlers<Context> {
  /** Get a job. */
  get(context: Context, request: JobsGetRequest): Promise<JobsGetReply>;
  /** List the jobs of the namespaces that the key may see, newest first. A job is listed for 90 days after it ended. */
  list(context: Context, request: JobsListRequest): Promise<JobsListReply>;
}
