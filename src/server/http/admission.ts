/** Counts a request against its key's rate limit, and reports the limit in the response's headers in any case. */

import type { Identity } from "#src/accounts/identity.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import type { Admission } from "#src/accounts/limits/admission.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Collected } from "./answer.ts";

/** Without a wait if the request can be counted at once. @throws ServiceError `rate_limited` */
export function admit(accounts: Accounts, identity: Identity, headers: Collected): void | Promise<void> {
  const admission = accounts.admit(identity);
  if (admission instanceof Promise) return admission.then((known) => heed(known, headers));
  heed(admission, headers);
}

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
