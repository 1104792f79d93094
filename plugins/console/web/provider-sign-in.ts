/** Sign-in through the operator's provider of identities: pages of the server lead there and back. What failed is told in the address. */
import { useEffect, useState } from "preact/hooks";
import { type Route, routeOf } from "./router.ts";
import { basePath } from "./session.ts";

export const PROVIDER_SIGN_IN = `${basePath}/console/sign-in`;
export const PROVIDER_SIGN_OUT = `${basePath}/console/sign-out`;

const PLACE = "sign-in-failed";

const WORDS: Readonly<Record<string, string>> = {
  denied: "The sign-in was cancelled, or the provider does not let you in.",
  provider: "The provider cannot be reached, or does not answer as it should. Try again later.",
  expired: "This sign-in is no longer valid. It took too long, was used before, or began in another tab. Sign in again.",
  invalid: "What the provider sent is not valid. Sign in again. If it happens again, tell the operator.",
  no_role: "The provider knows you, but gives you no role here. Ask the operator for one.",
  no_organization: "The organization that people sign in to does not exist. Tell the operator.",
  service: "The service could not sign you in now. Try again later.",
  too_many: "Too many sign-ins came from your address. Wait a minute.",
};

/** The sentence for the sign-in that just failed; null without one. It is told once. */
export function failureAt([place, failure = ""]: Route): string | null {
  return place === PLACE ? (WORDS[failure] ?? WORDS.service!) : null;
}

export function useSignInFailure(): string | null {
  const [failure] = useState(() => failureAt(routeOf(location.hash)));
  useEffect(() => {
    if (failure !== null) history.replaceState(history.state, "", "#/");
  }, []);
  return failure;
}

/** Whether there is a provider. The server is asked once. */
export function useProvider(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const asked = new AbortController();
    fetch(PROVIDER_SIGN_IN, { method: "HEAD", signal: asked.signal })
      .then(({ status }) => setThere(status === 204))
      .catch(() => {});
    return () => asked.abort();
  }, []);
  return there;
}

/** The place to return to after the way over the provider, which does not carry it. */
const KEPT = `judgment-service-place${basePath}`;

export function keepPlace(): void {
  try {
    sessionStorage.setItem(KEPT, location.hash);
  } catch {
    // Then the console begins at its first page.
  }
}

export function returnToPlace(): void {
  try {
    const place = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (place !== null && location.hash.length <= 2) location.replace(place === "" ? "#/" : place);
  } catch {
    // As above.
  }
}
