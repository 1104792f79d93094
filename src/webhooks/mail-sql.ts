import type { Session, Transaction } from "#src/db/database.ts";

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
  await tx.query({
    name: "mails_insert",
    text: `
      insert into mails (mail_id, organization_id, recipients, subject, body, due_at) values ($1, $2, $3, $4, $5, $6)`,
    values: [mail.mailId, mail.organizationId, JSON.stringify(mail.recipients), mail.subject, mail.body, mail.dueAt],
  });
}

export async function readDueMails(session: Session, now: Date, limit: number): Promise<MailRow[]> {
  return session.query<MailRow>({
    name: "mails_read_due",
    text: `
      select mail_id as "mailId", recipients, subject, body, attempts from mails where due_at <= $1 order by due_at limit $2`,
    values: [now, limit],
  });
}

export async function readNextMail(session: Session): Promise<Date | null> {
  const [row] = await session.query<{ next: Date | null }>({
    name: "mails_read_next",
    text: "select min(due_at) as next from mails",
  });
  return row!.next;
}

export async function deleteMail(session: Session, mailId: string): Promise<void> {
  await session.query({ name: "mails_delete", text: "delete from mails where mail_id = $1", values: [mailId] });
}

export async function putOff(session: Session, mailId: string, until: Date): Promise<void> {
  await session.query({
    name: "mails_put_off",
    text: "update mails set attempts = attempts + 1, due_at = $2 where mail_id = $1",
    values: [mailId, until],
  });
}
