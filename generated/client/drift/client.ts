// Generated from spec/ by `npm run generate`. Do not edit.
import type { GivenTimestamp, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { DriftPeriods, DriftReport } from "./types.ts";

export interface DriftGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * What divides the log into periods.
   *
   * @default "engine_version"
   */
  readonly by?: DriftPeriods;
  /** Only evaluations at or after this time. */
  readonly since?: GivenTimestamp;
  /** Only evaluations before this time. */
  readonly until?: GivenTimestamp;
}

/** Drift says whether a judge still answers as it did. */
export interface DriftClient {
  /**
   * Compare answers over time.
   *
   * Compare the raw answers of the active version between versions of its engine, or between months. Read from the evaluation log, and no engine is asked. Answers
   * that were carried forward and shadow answers do not count. On a template prefix, it is about all namespaces under it that inherit the judgment. At most
   * 30,000 evaluations of a namespace are read.
   *
   * The engines of a cascade answer different documents, and which ones depends on the bound. So their versions are listed and not compared (`compared` is null).
   * Months are compared. A sentinel compares the answers to the same contexts, whichever engine gives them.
   *
   * `GET /namespaces/{ns}/judgments/{name}/drift`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, too_expensive, unauthorized, unavailable
   */
  get(options: DriftGetOptions): Promise<DriftReport>;
}

const getOperation: Operation = {
  id: "drift_get",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/drift",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "by", in: "query", option: "by" },
    { name: "since", in: "query", option: "since" },
    { name: "until", in: "query", option: "until" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function driftClient(caller: Caller): DriftClient {
  return {
    get: (options) => caller.body(getOperation, options),
  };
}
