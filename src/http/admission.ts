/** Counts a request against its key's rate limit and says so in the headers of its response, whatever that becomes. */
import type { Accounts, Admission } from "#src/accounts/accounts.ts";
import type { Identity } from "#src/accounts/identity.ts";
import { ServiceError } from "#src/errors.ts";
import type { Collected } from "./answer.ts";

/** At once where the request need not wait to be counted. @throws ServiceError `rate_limited` */
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
    `This key may make ${limit} requests a minute and has made them; wait ${retryAfter} s.`,
    {
      details: { limit, retry_after: retryAfter },
    },
  );
}
