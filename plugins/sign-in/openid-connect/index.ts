/**
 * Sign-in through a provider of OpenID Connect: authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700).
 *
 * The provider's metadata is read when the first person signs in, and again after an hour. Its keys are read at each sign-in, so a provider may
 * replace them at any moment. Tokens are not kept: the service needs to know who it is, and nothing else of the provider.
 */
import * as client from "openid-client";
import { type Begun, SignInFailed, type SignInProvider, type Told } from "#src/server/sign-in/provider.ts";

export interface OpenIdConnectSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client, which PKCE alone protects. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  /** The claim that is looked for at the provider's userinfo endpoint if the ID token has none. */
  readonly claim: string;
  /** Where the provider sends people back to. It is registered there. */
  readonly redirectUri: string;
  /** Where the provider sends people who have signed out. */
  readonly signedOutUri: string;
}

const TIMEOUT_SECONDS = 10;
/** The clocks of provider and service may differ. */
const CLOCK_TOLERANCE_SECONDS = 30;
const METADATA_MS = 3_600_000;

export function openIdConnect(settings: OpenIdConnectSettings): SignInProvider {
  const { issuer, clientId, clientSecret, scopes, claim, redirectUri, signedOutUri } = settings;
  const authentication = clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret);
  const execute = new URL(issuer).protocol === "http:" ? [client.allowInsecureRequests] : [];
  let known: { readonly at: number; readonly metadata: Promise<client.ServerMetadata> } | null = null;

  function metadata(): Promise<client.ServerMetadata> {
    if (known !== null && performance.now() - known.at < METADATA_MS) return known.metadata;
    const found = client
      .discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout: TIMEOUT_SECONDS })
      .then((configuration) => configuration.serverMetadata());
    const mine = { at: performance.now(), metadata: found };
    known = mine;
    // A failure is not kept.
    found.catch(() => {
      if (known === mine) known = null;
    });
    return found;
  }

  /** One for each sign-in, without keys that are already known. */
  async function configuration(): Promise<client.Configuration> {
    const facts = { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const made = new client.Configuration(await metadata(), clientId, facts, authentication);
    made.timeout = TIMEOUT_SECONDS;
    for (const one of execute) one(made);
    // The signature of an ID token is checked, although it comes from the provider itself.
    client.enableNonRepudiationChecks(made);
    return made;
  }

  return {
    async begin() {
      const begun = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
      const challenge = await client.calculatePKCECodeChallenge(begun.verifier);
      const { state, nonce } = begun;
      return told(async () => {
        const address = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: scopes,
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: "S256",
        });
        return { address: address.href, begun };
      });
    },
    end: (query, begun) =>
      told(async () => {
        const made = await configuration();
        const came = new URL(redirectUri);
        came.search = query;
        return who(made, came, begun);
      }),
    signOutAddress: () =>
      told(async () => {
        const made = await configuration();
        if (made.serverMetadata().end_session_endpoint === undefined) return null;
        return client.buildEndSessionUrl(made, { post_logout_redirect_uri: signedOutUri }).href;
      }),
  };

  async function who(made: client.Configuration, came: URL, { state, nonce, verifier }: Begun): Promise<Told> {
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await client.authorizationCodeGrant(made, came, checks);
    const claims = tokens.claims()!;
    const { sub: subject } = claims;
    const told = { issuer: made.serverMetadata().issuer, subject };
    if (claim in claims || made.serverMetadata().userinfo_endpoint === undefined) return { ...told, claims };
    return { ...told, claims: { ...(await client.fetchUserInfo(made, tokens.access_token, subject)), ...claims } };
  }
}

/** Tells the failures of the protocol apart from those of the way. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new SignInFailed(failureOf(cause), { cause });
  }
}

function failureOf(error: unknown): SignInFailed["failure"] {
  if (error instanceof client.AuthorizationResponseError) return error.error === "access_denied" ? "denied" : "provider";
  if (error instanceof client.ResponseBodyError) return error.error === "invalid_grant" ? "expired" : "provider";
  if (error instanceof client.ClientError) {
    const isLost = ["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_HTTP_REQUEST_FORBIDDEN"];
    return isLost.includes(error.code ?? "") ? "provider" : "invalid";
  }
  // `fetch` fails with a TypeError where nothing answers.
  return "provider";
}
