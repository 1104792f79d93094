// Generated from spec/ by `npm run generate`. Do not edit.
import type { ActivityStep } from "../activity/types.ts";
import type { AttributePath, Cursor, Name, NamespaceOrTemplate, Timestamp } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { AgreementOverTime, AgreementReport, DisagreementList } from "./types.ts";

export interface AgreementDisagreementsOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

export interface AgreementGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** Also the agreement for each value of this attribute of the documents as they are now. */
  readonly by?: AttributePath;
}

export interface AgreementOverTimeOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** The first step is the one with this time. Defaults to `steps` before the end. */
  readonly from?: Timestamp;
  /**
   * The length of a step.
   *
   * @default "hour"
   */
  readonly step?: ActivityStep;
  /** The number of steps, instead of `from`. Defaults to 24 hours, or 30 days. */
  readonly steps?: number;
  /** The last step begins before this time. Defaults to the present, and later times count as the present. At most 744 steps. */
  readonly to?: Timestamp;
}

/** Agreement compares answers with labels, and people with each other. */
export interface AgreementClient {
  /**
   * List disagreements.
   *
   * List the documents whose answer is not the label, those with the surest answers first. They show best what the judge does not
   * understand, or which labels are wrong. Open a document with `GET …/documents/{id}`, and its context with `…/explain`.
   *
   * `GET /namespaces/{ns}/judgments/{name}/disagreements`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, too_expensive, unauthorized, unavailable
   */
  disagreements(options: AgreementDisagreementsOptions): Promise<DisagreementList>;
  /**
   * Iterates over every entry of `disagreements` that `disagreements` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `disagreements`
   */
  disagreementsAll(options: AgreementDisagreementsOptions): Pages<DisagreementList, DisagreementList["disagreements"][number]>;
  /**
   * Compare answers with labels.
   *
   * Compare the answers of the active version under the engine's current version with labels: a confusion matrix, Cohen's kappa, true rates at each
   * threshold, two baselines, and how well people agree. On a template prefix, over all namespaces under it that inherit the judgment.
   *
   * `GET /namespaces/{ns}/judgments/{name}/agreement`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, too_expensive, unauthorized, unavailable
   */
  get(options: AgreementGetOptions): Promise<AgreementReport>;
  /**
   * Read agreement over time.
   *
   * Read how often outcomes agreed with answers over time. An outcome counts in the hour in which it was compared: when it was posted, or when its
   * answer was stored later. An outcome that is posted again counts again, and one that is deleted stays counted. All versions of the judgment count.
   * On a template prefix, all namespaces count that inherit the judgment.
   *
   * The server counts by hour in UTC and keeps the counts for 90 days, unless its operator set another time. The counts of a judgment or a namespace
   * are deleted with it. These counts are for charts. They never have more than happened. They may lack the last seconds of a process that was killed
   * or lost its database. Exact figures of the current epoch are in `GET …/agreement`.
   *
   * `GET /namespaces/{ns}/judgments/{name}/agreement-over-time`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  overTime(options: AgreementOverTimeOptions): Promise<AgreementOverTime>;
}

const disagreementsOperation: Operation = {
  id: "agreement_disagreements",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/disagreements",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "disagreements", cursor: "query" },
};
const getOperation: Operation = {
  id: "agreement_get",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/agreement",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "by", in: "query", option: "by" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const overTimeOperation: Operation = {
  id: "agreement_over_time",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/agreement-over-time",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "from", in: "query", option: "from" },
    { name: "step", in: "query", option: "step" },
    { name: "steps", in: "query", option: "steps" },
    { name: "to", in: "query", option: "to" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function agreementClient(caller: Caller): AgreementClient {
  return {
    disagreements: (options) => caller.body(disagreementsOperation, options),
    disagreementsAll: (options) => caller.pages(disagreementsOperation, options),
    get: (options) => caller.body(getOperation, options),
    overTime: (options) => caller.body(overTimeOperation, options),
  };
}
