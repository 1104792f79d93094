/** A request for every operation of the contract. So new operations are attacked without a change here. */
import type { OperationDescriptor } from "#generated/contract.ts";
import { operations } from "#generated/routes.ts";
import { NOTHING, type Own, operationCases } from "#test/api/support/operation-cases.ts";

export interface Target extends OperationDescriptor {
  /** Its path below `/v1`, in a namespace or on a prefix of it where it has one. */
  at(namespace: string, own?: Own): string;
  /** The body of a good request. */
  body(own?: Own): unknown;
  readonly success: number;
}

export const targets: readonly Target[] = operations.map((operation) => {
  const { path, body, reach, status } = operationCases[operation.id]!;
  return {
    ...operation,
    success: status,
    at: (namespace, own = NOTHING) => path(reach === "prefix" ? `${namespace}/*` : namespace, own),
    body: (own = NOTHING) => body?.(own),
  };
});

/** As it is sent. */
export function sent(target: Target, own?: Own): { headers: Record<string, string>; body: Buffer | null } {
  const body = target.body(own);
  if (body === undefined) return { headers: {}, body: null };
  return { headers: { "Content-Type": "application/json" }, body: Buffer.from(JSON.stringify(body)) };
}
