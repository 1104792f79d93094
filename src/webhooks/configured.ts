/** The room's options as the environment has them. */
import type { Config } from "#src/config.ts";
import type { Logger } from "#src/log.ts";
import { loggedMailer, smtpMailer } from "./mailer.ts";
import { internet } from "./outside.ts";
import { timeLimits } from "./sender.ts";
import type { WebhookOptions } from "./webhooks.ts";

export function configuredWebhooks(config: Config, log: Logger): WebhookOptions {
  const { webhookAllowPrivate, webhookEgressAddresses, publicUrl, port, smtpUrl, mailFrom } = config;
  return {
    outside: internet,
    mailer: smtpUrl === null ? loggedMailer(log) : smtpMailer(smtpUrl, mailFrom),
    allowPrivate: webhookAllowPrivate,
    publicUrl: publicUrl ?? `http://localhost:${port}/v1`,
    egressAddresses: webhookEgressAddresses,
    limits: timeLimits,
    random: Math.random,
  };
}
