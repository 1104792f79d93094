/** Webhooks that lead nowhere: for tests that are about something else. */
import type { Mail } from "#src/events/webhooks/mails.ts";
import type { WebhookOptions } from "#src/events/webhooks/webhooks.ts";

const DAY_MS = 24 * 3_600_000;

export interface TestWebhookOptions extends WebhookOptions {
  /** Mails that would have gone out. */
  readonly mails: readonly Mail[];
}

export function testWebhooks(given: Partial<WebhookOptions> = {}): TestWebhookOptions {
  const mails: Mail[] = [];
  return {
    outside: {
      resolve: async (host) => {
        throw new Error(`A test asked for the address of ${host}.`);
      },
      connect: (address) => {
        throw new Error(`A test connected to ${address}.`);
      },
    },
    mailer: { send: async (mail) => void mails.push(mail), close() {} },
    allowPrivate: false,
    publicUrl: "https://judgments.example.com/v1",
    egressAddresses: ["198.51.100.7", "2001:db8:7::/64"],
    // They go by the machine's clock: on a slow one an attempt would end while its test has yet to answer it.
    limits: { connectMs: DAY_MS, totalMs: DAY_MS },
    random: () => 0.5,
    ...given,
    mails,
  };
}
