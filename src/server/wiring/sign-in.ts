/** Sign-in through a provider of identities, where one is configured. */
import type { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { Sessions, type SessionTimes } from "#src/accounts/keys/sessions.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Oidc } from "#src/server/config.ts";
import type { MakeEndpoint } from "#src/server/http/server.ts";
import { type CookieConfig, SessionCookies } from "#src/server/http/session-cookie.ts";
import { signInEndpoints } from "#src/server/sign-in/endpoints.ts";
import { Kept } from "#src/server/sign-in/kept.ts";
import type { SignInProvider } from "#src/server/sign-in/provider.ts";

export interface SignInWiring {
  readonly db: Database;
  readonly clock: Clock;
  readonly pepper: Pepper;
  readonly secretsKey: Buffer;
  readonly secretsKeyPrevious?: Buffer | null;
  readonly log: Logger;
  readonly config: CookieConfig & { readonly oidc?: Oidc | null };
}

export function wireSignIn(
  { db, clock, pepper, secretsKey, secretsKeyPrevious = null, log, config }: SignInWiring,
  times: SessionTimes,
): MakeEndpoint[] {
  const { oidc = null } = config;
  if (oidc === null) return [];
  const console = oidc.console;
  let provider: Promise<SignInProvider> | null = null;
  return signInEndpoints({
    // Its packages are read when the first person comes.
    provider() {
      provider ??= import("#plugins/sign-in/openid-connect/index.ts").then(({ openIdConnect }) =>
        openIdConnect({ ...oidc, redirectUri: `${console}signed-in`, signedOutUri: console }),
      );
      return provider;
    },
    people: { db, clock, pepper, longestMs: times.longestMs },
    sessions: new Sessions({ db, clock, pepper, times }),
    cookies: new SessionCookies(config),
    keptCookies: new SessionCookies(config, { name: "judgment_sign_in", sameSite: "Lax" }),
    kept: new Kept(secretsKey, secretsKeyPrevious, clock),
    console,
    claim: oidc.claim,
    roles: oidc.roles,
    organization: oidc.organization,
    log,
  });
}
