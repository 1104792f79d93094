// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Cursor, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { AgreementReport, DisagreementList } from "./types.ts";

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
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
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
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: AgreementGetOptions): Promise<AgreementReport>;
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

/** Calls are made by `caller`, which all resources of a client share. */
export function agreementClient(caller: Caller): AgreementClient {
  return {
    disagreements: (options) => caller.body(disagreementsOperation, options),
    disagreementsAll: (options) => caller.pages(disagreementsOperation, options),
    get: (options) => caller.body(getOperation, options),
  };
}
