// Generated from spec/ by `npm run generate`. Do not edit.
import type { Reply } from "../contract.ts";
import type { Organization, OrganizationUpdate } from "./types.ts";

export interface OrganizationsGetRequest {
  path: {};
  query: {};
  headers: {};
  body: undefined;
}

export type OrganizationsGetReply = Reply<200, Organization>;

export interface OrganizationsUpdateRequest {
  path: {};
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: OrganizationUpdate;
}

export type OrganizationsUpdateReply = Reply<200, Organization>;

/** The organization of the calling key. */
export interface OrganizationsHandlers<Context> {
  /** Read the organization of the calling key. */
  get(context: Context, request: OrganizationsGetRequest): Promise<OrganizationsGetReply>;
  /** Change the organization's settings. Only the operator can change the name and the plan. Needs an admin key. */
  update(context: Context, request: OrganizationsUpdateRequest): Promise<OrganizationsUpdateReply>;
}
