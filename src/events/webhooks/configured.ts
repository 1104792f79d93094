/** This module's options, from the environment. */
import type { Logger } from "#src/foundation/log/log.ts";
import { loggedMailer, smtpMailer } from "./mailer.ts";
import { internet } from "./outside.ts";
import { timeLimits } from "./sender.ts";
import type { WebhookOptions } from "./webhooks.ts";

export interface WebhookConfig {
  webhookAllowPrivate: boolean;
  webhookEgressAddresses: WebhookOptions["egressAddresses"];
  publicUrl: string | null;
  port: number;
  /** The prefix of all public paths; empty for none. */
  basePath: string;
  smtpUrl: string | null;
  mailFrom: string;
}

export function configuredWebhooks(config: WebhookConfig, log: Logger): WebhookOptions {
  const { webhookAllowPrivate, webhookEgressAddresses, publicUrl, port, basePath, smtpUrl, mailFrom } = config;
  return {
    outside: internet,
    mailer: smtpUrl === null ? loggedMailer(log) : smtpMailer(smtpUrl, mailFrom),
    allowPrivate: webhookAllowPrivate,
    publicUrl: publicUrl ?? `http://localhost:${port}${basePath}/v1`,
    egressAddresses: webhookEgressAddresses,
    limits: timeLimits,
    random: Math.random,
  };
}
