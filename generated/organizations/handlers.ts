// Generated from spec/ by `npm run generate`. Do not edit.
import type { Reply } from "../contract.ts";
import type { Organization } from "../organization/types.ts";

export interface OrganizationsGetRequest {
  path: {};
  query: {};
  headers: {};
  body: undefined;
}

export type OrganizationsGetReply = Reply<200, Organization>;

/** The organization of the key that asks. */
export interface OrganizationsHandlers<Context> {
  /** Read the organization that the key belongs to. */
  get(context: Context, request: OrganizationsGetRequest): Promise<OrganizationsGetReply>;
}
