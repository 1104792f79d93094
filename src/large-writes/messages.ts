/** What a thread of large writes is asked and answers; plain data, as it is cloned. */
import type { ErrorCode } from "#generated/contract.ts";
import type { Plan } from "#src/accounts/identity.ts";
import type { PlanLimits } from "#src/accounts/plan-limits.ts";
import type { PlainPrices } from "#src/accounts/prices.ts";
import type { ConnectionSettings } from "#src/db/store.ts";
import type { WriteOutcome } from "#src/documents/commit.ts";
import type { Condition } from "#src/documents/conditions.ts";
import type { RequestFacts } from "#src/documents/write.ts";
import { ServiceError } from "#src/errors.ts";
import type { Interactive } from "#src/judging/holds.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";

/** What a thread is started with. */
export interface Settings {
  readonly connection: ConnectionSettings;
  readonly statementTimeoutMs: number;
  readonly poolTimeoutMs: number;
  /** Longest time that it may compose while it holds a namespace. */
  readonly longestPauseMs: number;
  /** What a body may take in memory once it is parsed, in bytes. */
  readonly mostParsedBytes: number;
  /** What budgets are held against. */
  readonly prices: PlainPrices;
  /** What an organization may have at a time, by plan. */
  readonly planLimits: Readonly<Record<Plan, PlanLimits>>;
  /** The directory of what Node has compiled, which threads do not inherit; undefined where none is kept. */
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
      /** Those of the request and of `ifMatch`, where they are known already. */
      conditions?: readonly Condition[];
    };
    answered: WriteOutcome;
  };
  /** The body as it came; null where no digest was wanted, for then nobody will want it again. */
  giveBack: { asked: null; answered: Body | null };
}

/** It is handed over and not copied: whoever sends it has it no longer. */
export interface Body {
  bytes: ArrayBuffer;
  length: number;
}

export interface Parsed {
  facts: RequestFacts;
  digest: string | null;
}

export type Question = { [Kind in keyof Questions]: { kind: Kind; asked: Questions[Kind]["asked"] } }[keyof Questions];

export type Reply = { answered: unknown } | { failed: Failure };

/** An error as it is cloned; one of the service's own is one again on the other side. */
interface Failure {
  code: ErrorCode | null;
  message: string;
  details: Record<string, unknown>;
  /** What the log is to know of it. */
  stack: string;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: null, message: String(error), details: {}, stack: "" };
  const stack = chainOf(error).join("\ncaused by ");
  return error instanceof ServiceError
    ? { code: error.code, message: error.message, details: error.details, stack }
    : { code: null, message: error.message, details: {}, stack };
}

export function errorOf({ code, message, details, stack }: Failure): Error {
  const cause = Object.assign(new Error(`In a thread of large writes: ${message}`), { stack });
  return code === null ? new Error(message, { cause }) : new ServiceError(code, message, { details, cause });
}

function chainOf(error: unknown): string[] {
  return error instanceof Error ? [error.stack ?? error.message, ...chainOf(error.cause)] : [];
}
