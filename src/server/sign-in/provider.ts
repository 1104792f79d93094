/**
 * The port to a provider of identities. A person goes to the provider and comes back with a code, and the provider then tells who that is. A
 * plugin speaks the protocol; the service keeps what belongs to one sign-in in the browser, sealed (`kept.ts`).
 */

/** What belongs to one sign-in between its two halves. */
export interface Begun {
  /** Comes back in the address, and ties it to this browser. */
  readonly state: string;
  /** Comes back in the identity, and ties it to this sign-in. */
  readonly nonce: string;
  /** Proves to the provider that who began also ends (PKCE). */
  readonly verifier: string;
}

export type Claims = Readonly<Record<string, unknown>>;

export interface Told {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Claims;
}

/** Why a sign-in failed. The console has a sentence for each. */
export type Failure =
  /** The person, or the provider, said no. */
  | "denied"
  /** The provider cannot be reached, or does not answer as it should. */
  | "provider"
  /** It does not belong to what this browser began, took too long, or was already used. */
  | "expired"
  /** What the provider sent is not valid. */
  | "invalid"
  /** The provider's claim gives the person no role here. */
  | "no_role"
  /** The configured organization does not exist. */
  | "no_organization"
  /** The service could not do it now. */
  | "service"
  /** Too many sign-ins came from the address. */
  | "too_many";

export class SignInFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options: { cause?: unknown } = {}) {
    super(`The sign-in failed: ${failure}.`, options);
    this.failure = failure;
  }
}

export interface SignInProvider {
  /** Where the person goes. @throws SignInFailed */
  begin(): Promise<{ readonly address: string; readonly begun: Begun }>;
  /** Who came back. @param query of the address that the person came back to, without `?` @throws SignInFailed */
  end(query: string, begun: Begun): Promise<Told>;
  /** Where the person signs out of the provider; null if it has no such place. @throws SignInFailed */
  signOutAddress(): Promise<string | null>;
}
