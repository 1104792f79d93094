/** This room wired together: endpoints, deliveries, the workers behind them, and what the relay asks. */
import { randomUUID } from "node:crypto";
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import type { Logger } from "#src/log.ts";
import { Worker } from "#src/work/worker.ts";
import { Deliveries } from "./deliveries.ts";
import { deliver } from "./delivering.ts";
import { Endpoints } from "./endpoints.ts";
import { type Mailer, sendMails } from "./mails.ts";
import type { Outside } from "./outside.ts";
import { DeliveryQueue, type SubscriptionEndpoints } from "./queue.ts";
import { SecretSeal } from "./sealed-secret.ts";
import { Sender } from "./sender.ts";
import { DELIVERIES, MAILS } from "./wakeups.ts";

export interface WebhookOptions {
  outside: Outside;
  mailer: Mailer;
  /** For development: http:// and addresses that are not public will do. */
  allowPrivate: boolean;
  /** Where the API is reached from outside, with `/v1`. */
  publicUrl: string;
  egressAddresses: readonly string[];
  limits: { connectMs: number; totalMs: number };
  /** From 0 to 1. */
  random(): number;
  /** Certificate authorities in place of the public ones. */
  ca?: string | undefined;
}

export interface Webhooks {
  readonly endpoints: Endpoints;
  readonly deliveries: Deliveries;
  readonly queue: DeliveryQueue;
  readonly workers: readonly Worker[];
  /** Tells this process's worker that deliveries may be due. */
  wake(): void;
  stop(): Promise<void>;
}

/** Endpoints that are sent to at once: one that hangs holds one of them. */
const ENDPOINTS_AT_ONCE = 128;

export function createWebhooks(
  {
    db,
    clock,
    log,
    secretsKey,
    secretsKeyPrevious,
  }: { db: Database; clock: Clock; log: Logger; secretsKey: Buffer; secretsKeyPrevious?: Buffer | null },
  { outside, mailer, allowPrivate, publicUrl, limits, random, ca }: WebhookOptions,
  endpointsOf: SubscriptionEndpoints,
): Webhooks {
  const seal = new SecretSeal(secretsKey, secretsKeyPrevious ?? null);
  const sender = new Sender({ outside, allowPrivate, ca, ...limits });
  const workerParts = { db, clock, log, owner: randomUUID() };
  const delivering = { db, clock, log, seal, sender, publicUrl, random };
  const deliveryWorker = new Worker(
    workerParts,
    DELIVERIES,
    (claimId, signal, turn) => deliver(delivering, claimId, signal, turn),
    {
      atOnce: ENDPOINTS_AT_ONCE,
    },
  );
  const mailing = new Worker(workerParts, MAILS, (_, signal) => sendMails({ db, clock, log, mailer }, signal));
  const wake = () => deliveryWorker.wake();
  const endpoints = new Endpoints({ db, clock, seal, allowPrivate, wake });
  return {
    endpoints,
    deliveries: new Deliveries({ db, clock, endpoints, wake }),
    queue: new DeliveryQueue(endpointsOf),
    workers: [deliveryWorker, mailing],
    wake,
    async stop() {
      await sender.close();
      mailer.close();
    },
  };
}
