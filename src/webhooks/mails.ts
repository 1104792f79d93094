/** Mails: queued in the transaction of what they tell of, sent behind it, and tried again for a day where the server does not take them. */
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { newId } from "#src/ids.ts";
import type { Logger } from "#src/log.ts";
import { wake } from "#src/work/wakeups.ts";
import * as sql from "./mail-sql.ts";
import { ALL_MAILS, MAILS } from "./wakeups.ts";

export interface Mail {
  recipients: readonly string[];
  subject: string;
  /** Plain text. */
  body: string;
}

/** The way out. */
export interface Mailer {
  /** Rejects where the server does not take it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailingParts {
  db: Database;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
}

const AT_ONCE = 20;
const AGAIN_AFTER_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000];

export async function queueMail(tx: Transaction, mail: Mail & { organizationId: string }, at: Date): Promise<void> {
  if (mail.recipients.length === 0) return;
  await sql.insertMail(tx, { ...mail, mailId: newId("mail", at), dueAt: at });
  await wake(tx, MAILS, ALL_MAILS, at);
}

/** Sends what is due; answers when there will be more. */
export async function sendMails({ db, clock, log, mailer }: MailingParts, signal: AbortSignal): Promise<Date | null> {
  while (!signal.aborted) {
    const due = await sql.readDueMails(db, clock.now(), AT_ONCE);
    if (due.length === 0) return sql.readNextMail(db);
    for (const { mailId, attempts, ...mail } of due) {
      if (signal.aborted) break;
      try {
        await mailer.send(mail);
        await sql.deleteMail(db, mailId);
      } catch (error) {
        const wait = AGAIN_AFTER_MS[attempts];
        log.warn({ err: error, mail: mailId, subject: mail.subject, again_in_ms: wait ?? null }, "A mail was not sent.");
        if (wait === undefined) await sql.deleteMail(db, mailId);
        else await sql.putOff(db, mailId, new Date(clock.now().getTime() + wait));
      }
    }
  }
  return clock.now();
}
