// Generated from spec/ by `npm run generate`. Do not edit.
import type { Person } from "../api-keys/types.ts";
import type { Timestamp } from "../common/types.ts";
import type { CallingKey } from "../organizations/types.ts";

/** A session of a browser. */
export interface Session {
  /** The id of the session. */
  id: SessionId;
  /** The time of the sign-in. */
  created_at: Timestamp;
  /** The time when the session ends, however much it is used. */
  expires_at: Timestamp;
  /** The time when the session ends if no request uses it until then. */
  idle_expires_at: Timestamp;
}

/** The id of a session. It is no secret: only the cookie's value opens the session. */
export type SessionId = string;

/** Who makes the request. */
export interface SignedIn {
  /** The id of the organization. */
  organization: string;
  /** The key that the request uses. A session may do what its key may do. */
  key: CallingKey;
  /** The session of the request's cookie. Null for a request that sends a key. */
  session: Session | null;
  /** The person who signed in through OpenID Connect. Absent for others. */
  person?: Person;
}
