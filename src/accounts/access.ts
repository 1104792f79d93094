/**
 * Whether a key may call an operation. Refusals speak of the key and the operation alone, so that they are the same whether or not
 * what was asked for exists.
 */
import type { OperationDescriptor } from "#generated/contract.ts";
import { ServiceError } from "#src/errors.ts";
import type { Identity, Plan } from "./identity.ts";
import { canonicalScope, covers } from "./scope.ts";

export const plans: readonly Plan[] = ["developer", "team", "scale"];

/** Holds the key's role and the organization's plan against what the operation asks for. */
export function refuseUnlessAllowed(identity: Identity, operation: OperationDescriptor): void {
  const { role, admin } = identity.key;
  if (operation.role === "admin" && !admin) {
    throw new ServiceError("forbidden", "This operation needs an admin key.", { details: { required_role: "admin" } });
  }
  if (operation.role === "read_write" && role === "read_only") {
    throw new ServiceError("forbidden", "This operation needs a read_write key; this one is read_only.", {
      details: { required_role: "read_write" },
    });
  }
  const needed = operation.plan;
  if (needed !== null && plans.indexOf(identity.plan) < plans.indexOf(needed)) {
    throw new ServiceError(
      "plan_required",
      `This operation needs the ${needed} plan or above; the organization is on ${identity.plan}.`,
      {
        details: { plan: needed },
      },
    );
  }
}

/**
 * Holds a namespace, a template prefix, or a part of the namespaces as scopes are written, against the key's scope. Rules call it too, for
 * what a body, a resource or a filter names.
 */
export function refuseOutsideScope(scope: string | null, asked: string): void {
  if (covers(scope, asked)) return;
  const namespaceOrPrefix = canonicalScope(asked);
  throw new ServiceError("forbidden", `This key is restricted to ${scope}; ${namespaceOrPrefix} lies outside.`, {
    details: { scope, namespace: namespaceOrPrefix },
  });
}
