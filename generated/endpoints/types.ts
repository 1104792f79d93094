// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, Timestamp } from "../common/types.ts";
import type { EventTypePattern } from "../event-types/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";
import type { SigningSecret } from "../webhook-secrets/types.ts";

/** The largest number of deliveries per second. Any positive number: `0.2` means one delivery in five seconds. */
export type DeliveryRate = number;

/** The recent results of an endpoint. Test deliveries count. */
export interface EndpointStats {
  /** Deliveries in the last 24 hours that succeeded or finally failed. */
  deliveries_24h: number;
  /** The share of those deliveries that succeeded, 0 to 1. Null when there were none. */
  success_rate_24h: number | null;
  /** Attempts in the last 24 hours, including those of deliveries that are still pending. */
  attempts_24h?: number;
  /** The share of those attempts that succeeded, 0 to 1. Null when there were none. */
  attempt_success_rate_24h?: number | null;
  /** The time of the last successful delivery. Null when there was none yet. */
  last_delivery_at: Timestamp | null;
}

/**
 * The health of an endpoint.
 *
 * - `active`: The service sends deliveries.
 * - `failing`: For 24 hours no delivery succeeded, and at least 10 attempts failed. The service still sends deliveries. After any success, the endpoint is `active` again.
 * - `disabled`: The service sends nothing. Either 5 days passed without a success, or a PATCH set `enabled: false`. A PATCH with `enabled: true` enables it again.
 */
export type EndpointStatus = "active" | "failing" | "disabled";

/**
 * The URL of an endpoint: `https://` with a certificate from a public CA, without user or password. `http://` is
 * `invalid_request`, and addresses that are not public are `invalid_request` or fail as `blocked_address`. The operator
 * may allow both for development.
 */
export type EndpointUrl = string;

/**
 * The URL of an endpoint in a request. It must be an `https://` URL. Letter case does not matter, and the host may
 * contain letters outside ASCII. The service stores and shows it normalized: scheme and host in lower case, the host in
 * Punycode, the path percent-encoded. Anything else is `invalid_request`.
 */
export type GivenEndpointUrl = string;

/** A receiver of signed events. A separate route reads its secret. */
export interface WebhookEndpoint {
  /** The id of the endpoint. */
  id: EndpointId;
  /** The URL of the endpoint. */
  url: EndpointUrl;
  /** The event types and patterns that the endpoint receives, in addition to what subscriptions send to it. */
  events: EventTypePattern[];
  /** The namespaces that the endpoint covers. Null means the whole organization. */
  namespace_prefix: NamespaceScope | null;
  /** A note for people. Empty when there is none. */
  description: string;
  /** The largest number of deliveries per second. Null means no limit. */
  max_per_second: DeliveryRate | null;
  /** The health of the endpoint. */
  status: EndpointStatus;
  /** Whether the endpoint is enabled. PATCH sets it. It is false exactly when `status` is `disabled`. */
  enabled: boolean;
  /**
   * The time of the first failed attempt after the last success. It is updated at each attempt. Null while deliveries
   * succeed.
   */
  failing_since: Timestamp | null;
  /** The time until which the secret before the last rotation also signs. Null when only one secret signs. */
  previous_secret_expires_at: Timestamp | null;
  /** The recent results of the endpoint. */
  stats: EndpointStats;
  /** The time when the endpoint was created. */
  created_at: Timestamp;
}

/** An endpoint to create. */
export interface WebhookEndpointCreate {
  /** The URL that receives the events. */
  url: GivenEndpointUrl;
  /**
   * The events to send, by type or pattern (`job.*`). A pattern is `invalid_request` if it matches nothing, or only
   * subscription events or `webhook.test`. `*` means every event except those and `audit.recorded`. Subscriptions name
   * their endpoint themselves. Without `events`, the endpoint receives only what subscriptions send to it.
   *
   * `audit.*` needs an admin key (otherwise `forbidden`). After that, every change of the endpoint and every reading of
   * its secret also needs an admin key. The endpoint must be for the whole organization.
   *
   * @default []
   */
  events?: EventTypePattern[];
  /**
   * The namespaces whose events the endpoint receives. A subscription may name the endpoint when its namespace or
   * template prefix lies inside. Defaults to the key's scope. A prefix outside that scope is `forbidden`. Null means
   * the whole organization.
   */
  namespace_prefix?: NamespaceScope | null;
  /**
   * A note for people, up to 256 characters.
   *
   * @default ""
   */
  description?: string;
  /**
   * The largest number of deliveries per second. Absent or null means no limit. In every case, at most 16 deliveries
   * are in flight at once.
   */
  max_per_second?: DeliveryRate | null;
}

/** One page of endpoints, oldest first. */
export interface WebhookEndpointList {
  /** The endpoints inside the key's scope. */
  webhook_endpoints: WebhookEndpoint[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** The members to change. Absent members stay as they are. */
export interface WebhookEndpointUpdate {
  /** The URL that receives the events, from the next attempt on. */
  url?: GivenEndpointUrl;
  /** Replaces the whole of `events`, for events recorded from now on. The same rules apply as at creation. */
  events?: EventTypePattern[];
  /**
   * The namespaces whose events the endpoint receives from now on. This includes events of subscriptions that name it.
   * A prefix outside the key's scope is `forbidden`. Null means the whole organization.
   */
  namespace_prefix?: NamespaceScope | null;
  /** A note for people, up to 256 characters. An empty string removes it. */
  description?: string;
  /** The largest number of deliveries per second. Null removes the limit. */
  max_per_second?: DeliveryRate | null;
  /**
   * False disables the endpoint, and its pending deliveries become `skipped`. True enables it again and clears its
   * failure count.
   */
  enabled?: boolean;
}

/** An endpoint with its secret: the response to its creation. */
export interface WebhookEndpointWithSecret {
  /** The id of the endpoint. */
  id: EndpointId;
  /** The URL of the endpoint. */
  url: EndpointUrl;
  /** The event types and patterns that the endpoint receives, in addition to what subscriptions send to it. */
  events: EventTypePattern[];
  /** The namespaces that the endpoint covers. Null means the whole organization. */
  namespace_prefix: NamespaceScope | null;
  /** A note for people. Empty when there is none. */
  description: string;
  /** The largest number of deliveries per second. Null means no limit. */
  max_per_second: DeliveryRate | null;
  /** The health of the endpoint. */
  status: EndpointStatus;
  /** Whether the endpoint is enabled. PATCH sets it. It is false exactly when `status` is `disabled`. */
  enabled: boolean;
  /**
   * The time of the first failed attempt after the last success. It is updated at each attempt. Null while deliveries
   * succeed.
   */
  failing_since: Timestamp | null;
  /** The time until which the secret before the last rotation also signs. Null when only one secret signs. */
  previous_secret_expires_at: Timestamp | null;
  /** The recent results of the endpoint. */
  stats: EndpointStats;
  /** The time when the endpoint was created. */
  created_at: Timestamp;
  /** The secret that verifies the signatures of deliveries. Store it. `GET /webhook-endpoints/{id}/secret` shows it again. */
  secret: SigningSecret;
}
