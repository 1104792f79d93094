/** Sends mail by SMTP if the operator has configured it, otherwise writes it to the log. */
import type { Transporter } from "nodemailer";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Mailer } from "./mails.ts";

/**
 * @param url for example `smtps://user:password@smtp.example.com`
 * @param from an address, with or without a name: `Judgments <judgments@example.com>`
 */
export function smtpMailer(url: string, from: string): Mailer {
  let transport: Transporter | null = null;
  const domain = /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ mailId, recipients, subject, body }) {
      // Loaded with the first mail, because few services ever send one.
      const { createTransport } = await import("nodemailer");
      transport ??= createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 } as object);
      const messageId = `<${mailId}@${domain}>`;
      await transport.sendMail({ from, to: [...recipients], subject, text: body, messageId });
    },
    close: () => transport?.close(),
  };
}

export function loggedMailer(log: Logger): Mailer {
  return {
    async send({ recipients, subject, body }) {
      log.info({ recipients: recipients.length, subject, body }, "A mail was not sent, because SMTP_URL is not set.");
    },
    close() {},
  };
}
