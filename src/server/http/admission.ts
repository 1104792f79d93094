/** Admits requests by their API key, or by the session that stands for it: who it is, its rate limit, what its role, plan and scope allow. */
import type { Admission as Admitting, Collected } from "typespec-koa-runtime";
import type { OperationDescriptor } from "#generated/contract.ts";
import type { Identity } from "#src/accounts/identity.ts";
import { refuseOutsideScope, refuseUnlessAllowed } from "#src/accounts/keys/access.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import type { Admission } from "#src/accounts/limits/admission.ts";
import type { RequestsInHand, Sender } from "#src/accounts/limits/requests-in-hand.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { WEIGHTS } from "./caller.ts";
import type { SessionCookies } from "./session-cookie.ts";

/** @param inHand null: requests in hand are not counted */
export function admissionOf(
  accounts: Accounts,
  cookies: SessionCookies,
  inHand: RequestsInHand | null,
): Admitting<Identity, OperationDescriptor> {
  return {
    // The lowest rate limit of any key is reported, with no use of it, until the key is known.
    mark(headers) {
      const { leastLimit } = accounts;
      headers["X-RateLimit-Limit"] = leastLimit;
      headers["X-RateLimit-Remaining"] = leastLimit;
      headers["X-RateLimit-Reset"] = 0;
    },
    authenticate(request, address) {
      const { authorization } = request.headers;
      // A key counts, whatever cookies the browser adds.
      const value = authorization === undefined && accounts.authenticateSession ? cookies.read(request) : null;
      if (value === null || !accounts.authenticateSession) return accounts.authenticate(authorization, address);
      cookies.refuseForeign(request);
      return accounts.authenticateSession(value, address);
    },
    admit(identity, headers) {
      const admission = accounts.admit(identity);
      if (admission instanceof Promise) return admission.then((known) => heed(known, headers));
      heed(admission, headers);
    },
    ...(inHand ? { hold: (identity) => inHand.take(senderOf(identity)) } : {}),
    allow: refuseUnlessAllowed,
    within({ key }, { scope }, path) {
      if (scope === "path" && path.ns !== undefined) refuseOutsideScope(key.scope, String(path.ns));
    },
    sender: ({ organizationId }) => organizationId,
  };
}

function senderOf({ organizationId, key, plan }: Identity): Sender {
  return { organizationId, keyId: key.id, weight: WEIGHTS[plan] };
}

/** Reports the limit in the response's headers in any case. @throws ServiceError `rate_limited` */
function heed({ limit, remaining, reset, retryAfter }: Admission, headers: Collected): void {
  headers["X-RateLimit-Limit"] = limit;
  headers["X-RateLimit-Remaining"] = remaining;
  headers["X-RateLimit-Reset"] = reset;
  if (retryAfter === null) return;
  throw new ServiceError(
    "rate_limited",
    `This key may make ${limit} requests per minute and has used them. Wait ${retryAfter} s.`,
    {
      details: { limit, retry_after: retryAfter },
    },
  );
}
