/**
 * The pages of a sign-in through a provider, beside the console. Every address that they send a browser to is fixed, or the provider's.
 *
 *   GET /console/sign-in   ─▶ keeps the sign-in in a sealed cookie ─▶ the provider
 *   GET /console/signed-in ◀─ the provider, with a code ─▶ who, which role ─▶ session ─▶ the console
 *   GET /console/sign-out  ─▶ the provider's own sign-out
 *
 * Whatever fails ends at the console's sign-in, which says why.
 */
import { answerTo, type Collected, collect, type EndpointParts, type Routed } from "typespec-koa-runtime";
import { clientAddress } from "typespec-koa-runtime/addresses";
import { actAs } from "#src/accounts/audit/actor.ts";
import type { Identity, PersonIdentity } from "#src/accounts/identity.ts";
import { Guesses } from "#src/accounts/keys/guesses.ts";
import { findSignInOrganization, keyOfPerson, type PeopleParts } from "#src/accounts/keys/people.ts";
import type { MadeSession, Sessions } from "#src/accounts/keys/sessions.ts";
import { cutText } from "#src/foundation/cut-text.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { grantOf, type RoleOfValue } from "#src/server/config/roles.ts";
import type { MakeEndpoint } from "#src/server/http/server.ts";
import type { SessionCookies } from "#src/server/http/session-cookie.ts";
import { KEPT_SECONDS, type Kept } from "./kept.ts";
import { type Claims, SignInFailed, type SignInProvider, type Told } from "./provider.ts";

export interface SignInParts {
  /** Opened when the first person signs in. */
  readonly provider: () => Promise<SignInProvider>;
  readonly people: PeopleParts;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  /** Those of sign-ins that are under way. */
  readonly keptCookies: SessionCookies;
  readonly kept: Kept;
  /** The console's own address, with a slash at the end. */
  readonly console: string;
  readonly claim: string;
  readonly roles: readonly RoleOfValue[];
  /** The organization of people, by its name; null for the first one. */
  readonly organization: string | null;
  readonly log: Pick<Logger, "warn">;
}

type Work = (request: Routed, headers: Collected, address: string) => Promise<string>;

export function signInEndpoints(parts: SignInParts): MakeEndpoint[] {
  const guesses = new Guesses(parts.people.clock);
  const { kept, keptCookies, console } = parts;

  const begin: Work = async ({ req }, headers) => {
    const { address, begun } = await (await parts.provider()).begin();
    headers["Set-Cookie"] = keptCookies.of(req).set(kept.write(begun), KEPT_SECONDS);
    return address;
  };

  const end: Work = async ({ req }, headers, address) => {
    const cookie = keptCookies.of(req);
    // It is good for one attempt.
    headers["Set-Cookie"] = cookie.forget();
    const begun = kept.read(cookie.value);
    if (begun === null) throw new SignInFailed("expired");
    const giveBack = takeTurn(guesses, address);
    const query = (req.url ?? "").split("?").slice(1).join("?");
    const told = await (await parts.provider()).end(query, begun);
    const { token, seconds } = await signIn(parts, told, {
      address,
      requestId: headers["X-Request-Id"],
      replaced: parts.cookies.read(req),
    });
    headers["Set-Cookie"] = [cookie.forget(), parts.cookies.of(req).set(token, seconds)];
    giveBack();
    return console;
  };

  const leave: Work = async () => (await (await parts.provider()).signOutAddress()) ?? console;

  return [
    endpoint("/console/sign-in", begin, parts),
    endpoint("/console/signed-in", end, parts),
    endpoint("/console/sign-out", leave, parts),
  ];
}

function endpoint(at: string, work: Work, { console, log }: SignInParts): MakeEndpoint {
  return ({ pipeline }: EndpointParts<Identity>) => ({
    at,
    async serve(request) {
      const { req } = request;
      const headers = collect(pipeline, req);
      headers["Referrer-Policy"] = "no-referrer";
      // The console asks whether there is a provider.
      if (req.method === "HEAD") return answerTo(request, { status: 204, body: undefined, headers: {} }, headers);
      if (req.method !== "GET") {
        const allowed = ["GET", "HEAD"];
        const message = `${at} supports ${allowed.join(", ")}.`;
        return answerTo(request, pipeline.errors.envelope("method_not_allowed", message, { allowed }), headers);
      }
      const forwarded = req.headers["x-forwarded-for"] as string | undefined;
      const address = clientAddress(req.socket.remoteAddress, forwarded, pipeline.trustedProxies);
      const Location = await work(request, headers, address).catch((error: unknown) => {
        const failure = error instanceof SignInFailed ? error.failure : "service";
        log.warn({ err: error, failure, request: headers["X-Request-Id"] }, "A sign-in failed.");
        return `${console}#/sign-in-failed/${failure}`;
      });
      return answerTo(request, { status: 303, body: undefined, headers: { Location } }, headers);
    },
  });
}

/** Returns what gives the turn back to the address of somebody who was let in. @throws SignInFailed */
function takeTurn(guesses: Guesses, address: string): () => void {
  try {
    return guesses.take(address);
  } catch (cause) {
    throw new SignInFailed("too_many", { cause });
  }
}

async function signIn(
  { people, sessions, claim, roles, organization }: SignInParts,
  told: Told,
  { address, requestId, replaced }: { address: string; requestId: string; replaced: string | null },
): Promise<MadeSession> {
  const grant = grantOf(told.claims, claim, roles);
  if (grant === null) throw new SignInFailed("no_role");
  const organizationId = await findSignInOrganization(people.db, organization);
  if (organizationId === undefined) throw new SignInFailed("no_organization");
  const person = personOf(told);
  const actor = { type: "key", keyId: null, person, address, requestId } as const;
  const key = await actAs(actor, () => keyOfPerson(people, organizationId, person, grant));
  return actAs({ ...actor, keyId: key.key.id }, () => sessions.make(key, replaced));
}

function personOf({ issuer, subject, claims }: Told): PersonIdentity {
  const named = textOf(claims, "name") ?? textOf(claims, "preferred_username");
  if (subject.includes("\0") || !subject.isWellFormed() || subject.length > 255) throw new SignInFailed("invalid");
  const email = claims.email_verified === false ? null : textOf(claims, "email");
  return { issuer, subject, name: named, email };
}

function textOf(claims: Claims, name: string): string | null {
  const text = claims[name];
  // PostgreSQL stores no NUL and no half of a surrogate pair.
  return typeof text === "string" && text !== "" ? cutText(text.replaceAll("\0", ""), 254) : null;
}
