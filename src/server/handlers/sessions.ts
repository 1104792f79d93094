import type { SessionsHandlers } from "#generated/sessions/handlers.ts";
import type { SignedIn } from "#generated/sessions/types.ts";
import type { Identity } from "#src/accounts/identity.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import type { Sessions } from "#src/accounts/keys/sessions.ts";
import { callingKeyView, sessionView } from "#src/accounts/keys/views.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";

/** `accounts` forgets its cache of sessions that this process has ended. */
export function sessionsHandlers(sessions: Sessions, accounts: Pick<Accounts, "forget">): SessionsHandlers<RequestContext> {
  return {
    async create({ caller, cookie }) {
      // A page of another origin must not sign somebody in as somebody else.
      cookie.refuseOtherPages();
      const { session, token, seconds } = await sessions.make(caller, cookie.value);
      return { status: 201, body: signedIn({ ...caller, session }), headers: { "Set-Cookie": cookie.set(token, seconds) } };
    },
    async get({ caller }) {
      return { status: 200, body: signedIn(caller) };
    },
    async delete({ caller, cookie }, { query }) {
      await sessions.end(caller, query.everywhere);
      accounts.forget(caller.key.id);
      return { status: 204, body: undefined, headers: { "Set-Cookie": cookie.forget() } };
    },
  };
}

function signedIn({ organizationId, key, session }: Identity): SignedIn {
  return {
    organization: organizationId,
    key: callingKeyView(key),
    session: session === undefined ? null : sessionView(session),
    ...(key.person === undefined ? {} : { person: key.person }),
  };
}
