/** Wires this module: endpoints, deliveries, the dependencies of their workers, and what the relay calls. */
import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { Deliveries } from "./deliveries.ts";
import type { DeliveringParts } from "./delivering.ts";
import { Endpoints } from "./endpoints.ts";
import type { Mailer } from "./mails.ts";
import type { Outside } from "./outside.ts";
import { DeliveryQueue, type SubscriptionEndpoints } from "./queue.ts";
import { SecretSeal } from "./sealed-secret.ts";
import { Sender } from "./sender.ts";

export interface WebhookOptions {
  outside: Outside;
  mailer: Mailer;
  /** For development: allows `http://` and addresses that are not public. */
  allowPrivate: boolean;
  /** The API's public URL, with `/v1`. */
  publicUrl: string;
  egressAddresses: readonly string[];
  limits: { connectMs: number; totalMs: number };
  /** From 0 to 1. */
  random(): number;
  /** Certificate authorities that replace the public ones. */
  ca?: string | undefined;
}

export interface Webhooks {
  readonly endpoints: Endpoints;
  readonly deliveries: Deliveries;
  readonly queue: DeliveryQueue;
  /** The dependencies of the delivery worker. */
  readonly delivering: DeliveringParts;
  /** The way in which the mail worker sends. */
  readonly mailer: Mailer;
  stop(): Promise<void>;
}

export function createWebhooks(
  {
    db,
    clock,
    log,
    secretsKey,
    secretsKeyPrevious,
  }: {
    db: Database;
    clock: Clock;
    log: Logger;
    secretsKey: Buffer;
    secretsKeyPrevious: Buffer | null;
  },
  { outside, mailer, allowPrivate, publicUrl, limits, random, ca }: WebhookOptions,
  endpointsOf: SubscriptionEndpoints,
): Webhooks {
  const seal = new SecretSeal(secretsKey, secretsKeyPrevious);
  const sender = new Sender({ outside, allowPrivate, ca, ...limits });
  const delivering = { db, clock, log, seal, sender, publicUrl, random };
  const endpoints = new Endpoints({ db, clock, seal, allowPrivate });
  return {
    endpoints,
    deliveries: new Deliveries({ db, clock, endpoints }),
    queue: new DeliveryQueue(endpointsOf),
    delivering,
    mailer,
    async stop() {
      await sender.close();
      mailer.close();
    },
  };
}
