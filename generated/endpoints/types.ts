// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, Timestamp } from "../common/types.ts";
import type { EventTypePattern } from "../event-types/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { SigningSecret } from "../webhook-secrets/types.ts";

/** The most deliveries a second; any positive number: `0.2` is one in five seconds. */
export type DeliveryRate = number;

/** How an endpoint did lately. Test sends count. */
export interface EndpointStats {
  /** Deliveries that succeeded or failed for good in the last 24 hours. */
  deliveries_24h: number;
  /** The share of those that succeeded, 0 to 1; null when there were none. */
  success_rate_24h: number | null;
  /** Attempts in the last 24 hours, those of deliveries that are still pending among them. */
  attempts_24h?: number;
  /** The share of those that succeeded, 0 to 1; null when there were none. */
  attempt_success_rate_24h?: number | null;
  /** When something last reached it; null when nothing ever did. */
  last_delivery_at: Timestamp | null;
}

/**
 * How well an endpoint does.
 *
 * - `active`: Deliveries are sent.
 * - `failing`: Nothing reached it for 24 hours and at least 10 attempts failed; still sent to, `active` again with any success.
 * - `disabled`: Nothing is sent: 5 days passed without a success, or PATCH set `enabled: false`. PATCH `enabled: true` brings it back.
 */
export type EndpointStatus = "active" | "failing" | "disabled";

/**
 * Where to send: `https://` with a certificate from a public CA, without user or password. `http://` and addresses that are not
 * public are `invalid_request` or fail as `blocked_address`, save where the operator allows them for development.
 */
export type EndpointUrl = string;

/**
 * Where to send, as it is given: `https://` in any case of letters, also with a host in other letters than ASCII. It is kept and shown
 * normalized: scheme and host in small letters, the host in Punycode, the path percent-encoded. Anything else than such a URL is
 * `invalid_request`.
 */
export type GivenEndpointUrl = string;

/** A receiver of signed events. Its secret is read by a route of its own. */
export interface WebhookEndpoint {
  /** Its id. */
  id: EndpointId;
  /** Where it is. */
  url: EndpointUrl;
  /** The event types and patterns it receives, besides what subscriptions send it. */
  events: EventTypePattern[];
  /** The namespaces it covers; null for the whole organization. */
  namespace_prefix: NamespaceScope | null;
  /** A note for people; empty without. */
  description: string;
  /** The most deliveries a second; null without a cap. */
  max_per_second: DeliveryRate | null;
  /** How well it does. */
  status: EndpointStatus;
  /** Set by PATCH; false exactly when `status` is `disabled`. */
  enabled: boolean;
  /** The first failed attempt after the last success, checked at each attempt; null while all is well. */
  failing_since: Timestamp | null;
  /** Until when the secret before the last rotation also signs; null when one secret signs. */
  previous_secret_expires_at: Timestamp | null;
  /** How it did lately. */
  stats: EndpointStats;
  /** When it was registered. */
  created_at: Timestamp;
}

/** An endpoint to create. */
export interface WebhookEndpointCreate {
  /** Where to send. */
  url: GivenEndpointUrl;
  /**
   * The events to send, by type or pattern (`job.*`). One that matches only subscription events or `webhook.test`, or nothing
   * at all, is `invalid_request`; `*` is every event but those and `audit.recorded`. Subscriptions name their endpoint themselves: without
   * `events`, the endpoint receives only what subscriptions send it.
   *
   * `audit.*` is for admin keys: with another one it is `forbidden`, and so is every later change of the endpoint, and the reading of its secret.
   * The endpoint must be one for the whole organization.
   *
   * @default []
   */
  events?: EventTypePattern[];
  /**
   * The namespaces whose events it receives; subscriptions may name it when their namespace or template prefix lies within.
   * Defaults to the key's scope; outside of that it is `forbidden`. Null is the whole organization.
   */
  namespace_prefix?: NamespaceScope | null;
  /**
   * A note for people, up to 256 characters.
   *
   * @default ""
   */
  description?: string;
  /** The most deliveries a second; no cap where absent or null. At most 16 are in flight in any case. */
  max_per_second?: DeliveryRate | null;
}

/** One page of endpoints, oldest first. */
export interface WebhookEndpointList {
  /** The endpoints inside the key's scope. */
  webhook_endpoints: WebhookEndpoint[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/** Changes to an endpoint; what is absent stays. */
export interface WebhookEndpointUpdate {
  /** Where to send, from the next attempt on. */
  url?: GivenEndpointUrl;
  /** Replaces the whole of `events`, for events recorded from now on. The rule for each is as at creation. */
  events?: EventTypePattern[];
  /**
   * The namespaces whose events it receives, from now on, those of subscriptions that name it included. Outside the key's scope
   * it is `forbidden`. Null is the whole organization.
   */
  namespace_prefix?: NamespaceScope | null;
  /** A note for people, up to 256 characters; empty to remove it. */
  description?: string;
  /** The most deliveries a second; null removes the cap. */
  max_per_second?: DeliveryRate | null;
  /**
   * False disables the endpoint: its pending deliveries become `skipped`. True makes it usable again and clears its failure
   * count.
   */
  enabled?: boolean;
}

/** An endpoint with its secret: the answer to its creation. */
export interface WebhookEndpointWithSecret {
  /** Its id. */
  id: EndpointId;
  /** Where it is. */
  url: EndpointUrl;
  /** The event types and patterns it receives, besides what subscriptions send it. */
  events: EventTypePattern[];
  /** The namespaces it covers; null for the whole organization. */
  namespace_prefix: NamespaceScope | null;
  /** A note for people; empty without. */
  description: string;
  /** The most deliveries a second; null without a cap. */
  max_per_second: DeliveryRate | null;
  /** How well it does. */
  status: EndpointStatus;
  /** Set by PATCH; false exactly when `status` is `disabled`. */
  enabled: boolean;
  /** The first failed attempt after the last success, checked at each attempt; null while all is well. */
  failing_since: Timestamp | null;
  /** Until when the secret before the last rotation also signs; null when one secret signs. */
  previous_secret_expires_at: Timestamp | null;
  /** How it did lately. */
  stats: EndpointStats;
  /** When it was registered. */
  created_at: Timestamp;
  /** Verifies the signature of its deliveries. Keep it; `GET /webhook-endpoints/{id}/secret` shows it again. */
  secret: SigningSecret;
}
