/** The messages to and from a thread of large writes: plain data, because it is cloned. */
import type { ErrorCode } from "#generated/contract.ts";
import type { Plan } from "#src/accounts/identity.ts";
import type { PlanLimits } from "#src/accounts/limits/plan-limits.ts";
import type { PlainPrices } from "#src/accounts/money/prices.ts";
import type { HourCount } from "#src/foundation/counts/hour-counts.ts";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { RequestFacts } from "#src/queries/documents/write.ts";
import type { Interactive } from "#src/records/answers/holds.ts";
import type { WriteOutcome } from "#src/records/documents/commit.ts";
import type { Condition } from "#src/records/documents/conditions.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";

/** The data with which a thread starts. */
export interface Settings {
  readonly connection: ConnectionSettings;
  /** Whether namespaces are on several machines. */
  readonly distributed: boolean;
  readonly statementTimeoutMs: number;
  readonly poolTimeoutMs: number;
  /** The maximum time for composing while it holds a namespace's lock. */
  readonly longestPauseMs: number;
  /** The memory that a body may take after parsing, in bytes. */
  readonly mostParsedBytes: number;
  /** The prices for checks of budgets. */
  readonly prices: PlainPrices;
  /** The limits of an organization's resources, by plan. */
  readonly planLimits: Readonly<Record<Plan, PlanLimits>>;
  /** The directory of Node's compile cache, which threads do not inherit; undefined if there is none. */
  readonly compileCache: string | undefined;
}

/**
 * One body at a time: it is parsed, then committed or given back.
 *
 *     empty ── parse ──▶ holding ── commit, give back ──▶ empty
 */
export interface Questions {
  parse: { asked: Body & { digest: boolean }; answered: Parsed };
  commit: {
    asked: {
      namespace: NamespaceRef;
      at: Date;
      interactive: readonly Interactive[];
      ifMatch: number | null;
      /** The conditions of the request and of `ifMatch`, if already known. */
      conditions?: readonly Condition[];
    };
    answered: WriteOutcome;
  };
  /** The original body; null if no digest was requested, because then nobody needs it again. */
  giveBack: { asked: null; answered: Body | null };
}

/** It is transferred and not copied, so the sender loses it. */
export interface Body {
  bytes: ArrayBuffer;
  length: number;
}

export interface Parsed {
  facts: RequestFacts;
  digest: string | null;
  /** Whether an operation requires a revision of its document. */
  conditional: boolean;
}

export type Question = { [Kind in keyof Questions]: { kind: Kind; asked: Questions[Kind]["asked"] } }[keyof Questions];

/** `hours`: what the thread has counted and nobody has written yet. */
export type Reply = { answered: unknown; hours: readonly HourCount[] } | { failed: Failure };

/** An error in cloneable form. A ServiceError becomes one again on the other side. */
interface Failure {
  code: ErrorCode | null;
  message: string;
  details: Record<string, unknown>;
  unsettled: boolean;
  /** For the log. */
  stack: string;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: null, message: String(error), details: {}, unsettled: false, stack: "" };
  const stack = chainOf(error).join("\ncaused by ");
  return error instanceof ServiceError
    ? { code: error.code, message: error.message, details: error.details, unsettled: error.unsettled, stack }
    : { code: null, message: error.message, details: {}, unsettled: false, stack };
}

export function errorOf({ code, message, details, unsettled, stack }: Failure): Error {
  const cause = Object.assign(new Error(`In a worker thread of large writes: ${message}`), { stack });
  return code === null ? new Error(message, { cause }) : new ServiceError(code, message, { details, unsettled, cause });
}

function chainOf(error: unknown): string[] {
  return error instanceof Error ? [error.stack ?? error.message, ...chainOf(error.cause)] : [];
}
