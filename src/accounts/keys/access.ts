/**
 * Whether a key may call an operation. Refusals mention only the key and the operation, so they are the same whether or not the
 * object exists.
 */
import type { OperationDescriptor } from "#generated/contract.ts";
import type { Identity, Plan } from "#src/accounts/identity.ts";
import { canonicalScope, covers } from "#src/accounts/scope.ts";
import { ServiceError } from "#src/foundation/errors.ts";

export const plans: readonly Plan[] = ["developer", "team", "scale"];

/** Checks the key's role and the organization's plan against the operation's requirements. */
export function refuseUnlessAllowed(identity: Identity, operation: OperationDescriptor): void {
  const { role, admin } = identity.key;
  if (operation.role === "admin" && !admin) {
    throw new ServiceError("forbidden", "This operation needs an admin key.", { details: { required_role: "admin" } });
  }
  if (operation.role === "read_write" && role === "read_only") {
    throw new ServiceError("forbidden", "This operation needs a read_write key. This key is read_only.", {
      details: { required_role: "read_write" },
    });
  }
  const needed = operation.plan;
  if (needed !== null && plans.indexOf(identity.plan) < plans.indexOf(needed)) {
    throw new ServiceError(
      "plan_required",
      `This operation needs the ${needed} plan or a larger one. The organization has the ${identity.plan} plan.`,
      {
        details: { plan: needed },
      },
    );
  }
}

/**
 * Checks a namespace, a template prefix, or a scope against the key's scope. Rules also call it for names in a body, a resource
 * or a filter.
 */
export function refuseOutsideScope(scope: string | null, asked: string): void {
  if (covers(scope, asked)) return;
  const namespaceOrPrefix = canonicalScope(asked);
  throw new ServiceError("forbidden", `This key is restricted to ${scope}. ${namespaceOrPrefix} is outside that scope.`, {
    details: { scope, namespace: namespaceOrPrefix },
  });
}
