/** Mail goes out by SMTP where the operator has configured it, and to the log where not. */
import { createTransport } from "nodemailer";
import type { Logger } from "#src/log.ts";
import type { Mail, Mailer } from "./mails.ts";

/** @param url such as smtps://user:password@smtp.example.com */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 });
  return {
    async send({ recipients, subject, body }: Mail) {
      await transport.sendMail({ from, to: [...recipients], subject, text: body });
    },
    close: () => transport.close(),
  };
}

export function loggedMailer(log: Logger): Mailer {
  return {
    async send({ recipients, subject, body }: Mail) {
      log.info({ recipients: recipients.length, subject, body }, "A mail was not sent, since SMTP_URL is not set.");
    },
    close() {},
  };
}
