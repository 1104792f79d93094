/**
 * Mails. They are queued in the transaction of their cause, and sent after it. If the server refuses a mail, it is retried for a
 * day. A mail is sent again where a process ends between the server's answer and the deletion. Both then have one Message-ID.
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
  /**
   * Rejects if the server refuses it.
   * @param mailId the same each time that this mail is sent
   */
  send(mail: Mail & { mailId: string }): Promise<void>;
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
export function mailing(parts: MailingParts): (signal: AbortSignal) => Promise<Date | null> {
  const { db, clock } = parts;
  /** Mails that the server has taken, and whose deletion has failed. The next visit deletes them. */
  const taken = new Set<string>();
  return async (signal) => {
    while (!signal.aborted) {
      const due = await sql.readDueMails(db, clock.now(), AT_ONCE);
      if (due.length === 0) return sql.readNextMail(db);
      for (const mail of due) {
        if (signal.aborted) break;
        if (!taken.has(mail.mailId) && !(await sent(parts, mail))) continue;
        taken.add(mail.mailId);
        await sql.deleteMail(db, mail.mailId);
        taken.delete(mail.mailId);
      }
    }
    return clock.now();
  };
}

/** @returns whether the server has taken it. If not, it is put off or given up. */
async function sent({ db, clock, log, mailer }: MailingParts, { attempts, ...mail }: sql.MailRow): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    const { mailId, subject } = mail;
    const wait = AGAIN_AFTER_MS[attempts];
    log.warn({ err: error, mail: mailId, subject, again_in_ms: wait ?? null }, "A mail could not be sent.");
    if (wait === undefined) await sql.deleteMail(db, mailId);
    else await sql.putOff(db, mailId, new Date(clock.now().getTime() + wait));
    return false;
  }
}
