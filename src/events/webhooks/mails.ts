/**
 * Mails. They are queued in the transaction of their cause, and sent after it. If the server refuses a mail, it is retried for a
 * day.
 */

import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import * as sql from "./mail-sql.ts";
import { ALL_MAILS, MAILS } from "./wakeups.ts";

export interface Mail {
  recipients: readonly string[];
  subject: string;
  /** Plain text. */
  body: string;
}

/** Sends mails. */
export interface Mailer {
  /** Rejects if the server refuses it. */
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

/** Sends what is due. Returns when there is more to do. */
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
        log.warn({ err: error, mail: mailId, subject: mail.subject, again_in_ms: wait ?? null }, "A mail could not be sent.");
        if (wait === undefined) await sql.deleteMail(db, mailId);
        else await sql.putOff(db, mailId, new Date(clock.now().getTime() + wait));
      }
    }
  }
  return clock.now();
}
