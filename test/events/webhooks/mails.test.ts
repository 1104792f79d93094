import { expect, it } from "vitest";
import { smtpMailer } from "#src/events/webhooks/mailer.ts";
import { mailing, queueMail } from "#src/events/webhooks/mails.ts";
import type { Database, Statement } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { startMailbox } from "./mailbox.ts";

const MAIL = { organizationId: "org_a", recipients: ["ops@example.com"], subject: "It fails", body: "It fails.\n" };

async function world() {
  const { database } = await freshDatabase();
  const clock = movableClock();
  const mailbox = await startMailbox();
  const logged: string[] = [];
  const log = createLogger({ level: "info", destination: { write: (line: string) => void logged.push(line) } });
  await database.transaction((tx) => queueMail(tx, MAIL, clock.now()));
  let failures = 1;
  const failing: Database = {
    ...database,
    query: ((statement: Statement) => {
      if (!/^delete from "?mails/.test(statement.text) || failures-- <= 0) return database.query(statement);
      return Promise.reject(new Error("The database is gone."));
    }) as Database["query"],
  };
  // A process of its own, as far as it remembers.
  const process = () => {
    const mailer = smtpMailer(`smtp://127.0.0.1:${mailbox.port}`, "Judgments <judgments@example.com>");
    const work = mailing({ db: failing, clock, log, mailer });
    return () => work(new AbortController().signal).finally(() => mailer.close());
  };
  const left = async () => (await database.query({ text: "select from mails" })).length;
  return { mailbox, logged, process, left };
}

it("sends a mail once that the server has taken, also where the database then fails", async () => {
  const { mailbox, logged, process, left } = await world();
  const send = process();
  await expect(send()).rejects.toThrow("The database is gone.");
  expect([mailbox.mails.length, await left()]).toEqual([1, 1]);
  expect(await send()).toBeNull();
  expect([mailbox.mails.length, await left()]).toEqual([1, 0]);
  expect(logged.join("")).not.toContain("could not be sent");
});

it("gives a mail the same Message-ID where another process sends it again", async () => {
  const { mailbox, process } = await world();
  await expect(process()()).rejects.toThrow("The database is gone.");
  expect(await process()()).toBeNull();
  const ids = mailbox.mails.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)![1]);
  expect(ids).toEqual([expect.stringMatching(/^<mail_[0-9a-z]+@example\.com>$/), ids[0]]);
});
