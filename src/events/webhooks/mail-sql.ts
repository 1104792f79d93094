import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface MailRow {
  mailId: string;
  recipients: string[];
  subject: string;
  body: string;
  attempts: number;
}

export async function insertMail(
  tx: Transaction,
  mail: { mailId: string; organizationId: string; recipients: readonly string[]; subject: string; body: string; dueAt: Date },
): Promise<void> {
  await built(
    tx,
    knex("mails").insert({
      mail_id: mail.mailId,
      organization_id: mail.organizationId,
      recipients: JSON.stringify(mail.recipients),
      subject: mail.subject,
      body: mail.body,
      due_at: mail.dueAt,
    }),
  );
}

export async function readDueMails(session: Session, now: Date, limit: number): Promise<MailRow[]> {
  return built<MailRow>(
    session,
    knex("mails")
      .select("mail_id as mailId", "recipients", "subject", "body", "attempts")
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .limit(limit),
  );
}

export async function readNextMail(session: Session): Promise<Date | null> {
  const [row] = await built<{ next: Date | null }>(session, knex("mails").min("due_at as next"));
  return row!.next;
}

export async function deleteMail(session: Session, mailId: string): Promise<void> {
  await built(session, knex("mails").delete().where({ mail_id: mailId }));
}

export async function putOff(session: Session, mailId: string, until: Date): Promise<void> {
  await built(session, knex("mails").increment("attempts").update({ due_at: until }).where({ mail_id: mailId }));
}
