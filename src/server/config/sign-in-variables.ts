/** The variables of sessions, and of sign-in through a provider of identities. */
import { roles } from "./roles.ts";
import { file, integer, text } from "./variable.ts";

/** Over plain http anybody on the way could sign in as anybody. */
function isIssuer(given: string): boolean {
  const url = URL.parse(given);
  if (url === null || url.search !== "" || url.hash !== "") return false;
  return (
    url.protocol === "https:" || (url.protocol === "http:" && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
  );
}

/** Editors and mounts end a file with a line break. */
function secretIn(text: string): string {
  if (text.trim() === "") throw new Error("It is empty.");
  return text.trim();
}

export const signInVariables = {
  SESSION_HOURS: integer(1, 720, {
    default: 12,
    purpose: "How many hours a session of the console lasts at most. Then the person signs in again.",
  }),
  SESSION_IDLE_MINUTES: integer(1, 43_200, {
    default: 120,
    purpose:
      "After how many minutes without a request a session of the console ends. It must be the same in every process on one database.",
  }),
  OIDC_ISSUER: text(
    {
      default: null,
      purpose:
        "Issuer of an OpenID Connect provider. With it, people sign in to the console through the provider, as well as with a key. It needs PUBLIC_URL, OIDC_CLIENT_ID and OIDC_ROLES.",
    },
    "the issuer exactly as the provider names it: an https:// address, or http:// on this machine",
    isIssuer,
  ),
  OIDC_CLIENT_ID: text({
    default: null,
    purpose:
      "Id of this service at the provider. Register there the redirect address `/console/signed-in` below the address of PUBLIC_URL without `/v1`.",
  }),
  OIDC_CLIENT_SECRET: text({
    default: null,
    secret: true,
    purpose: "Secret of OIDC_CLIENT_ID. Without it, the service is a public client.",
  }),
  OIDC_CLIENT_SECRET_FILE: file<string | null>("a file with the secret", secretIn, {
    default: null,
    purpose: "File that contains OIDC_CLIENT_SECRET, to use instead of it, for secrets that are mounted into containers.",
  }),
  OIDC_SCOPES: text(
    { default: "openid email profile", purpose: "Scopes that are asked of the provider, with spaces between." },
    "scopes with spaces between, one of them openid",
    (given) => given.split(" ").includes("openid"),
  ),
  OIDC_ROLES_CLAIM: text({
    default: "groups",
    purpose: "Claim of the provider that OIDC_ROLES is compared with: a text or a list of texts.",
  }),
  OIDC_ROLES: roles({
    default: [],
    shown: "none",
    purpose:
      "What values of the claim let people do, such as `judges=admin,support=read_write:shop/*,*=read_only`. The first that fits counts, and `*` fits everybody. Nobody else is let in.",
  }),
  OIDC_ORGANIZATION: text({
    default: null,
    shown: "the first one",
    purpose: "Name of the organization that people of the provider belong to.",
  }),
};
