// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Job, RobustnessEstimate, RobustnessRequest } from "../jobs/types.ts";

export interface RobustnessStartRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: RobustnessRequest;
}

export type RobustnessStartReply = Reply<200, RobustnessEstimate> | Reply<202, Job>;

/** Robustness says how much answers depend on how a judgment asks. */
export interface RobustnessHandlers<Context> {
  /**
   * Ask about a sample of documents in several ways: as it is, the same again, options in the opposite order, the question negated, yes and no exchanged, and a longer
   * context. Without `confirm`, the response is 200 with the estimate, and nothing is done. With `confirm: true`, it is 202 with a `robustness` job that is `running`. Its
   * `robustness` says how often answers turned and by how much, with 95% intervals. A composite is only asked again and with a longer context.
   *
   * Questions are metered, billed and logged as shadow evaluations, with the way of asking as `asked_as`. They never become answers of documents. On a template prefix, documents of all namespaces under it are
   * drawn. It is a `conflict` if the judgment is inactive or inherited. It fails with `budget_exceeded` if the estimate does not fit the namespace's remaining budget.
   */
  start(context: Context, request: RobustnessStartRequest): Promise<RobustnessStartReply>;
}
