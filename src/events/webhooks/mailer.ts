/** Sends mail by SMTP if the operator has configured it, otherwise writes it to the log. */
import type { Transporter } from "nodemailer";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Mail, Mailer } from "./mails.ts";

/** @param url for example `smtps://user:password@smtp.example.com` */
export function smtpMailer(url: string, from: string): Mailer {
  let transport: Transporter | null = null;
  return {
    async send({ recipients, subject, body }: Mail) {
      // Loaded with the first mail, because few services ever send one.
      const { createTransport } = await import("nodemailer");
      transport ??= createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 } as object);
      await transport.sendMail({ from, to: [...recipients], subject, text: body });
    },
    close: () => transport?.close(),
  };
}

export function loggedMailer(log: Logger): Mailer {
  return {
    async send({ recipients, subject, body }: Mail) {
      log.info({ recipients: recipients.length, subject, body }, "A mail was not sent, because SMTP_URL is not set.");
    },
    close() {},
  };
}
