/** A real SMTP server on loopback that keeps the mails it accepts. It stops with the test. */
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface Mailbox {
  readonly port: number;
  readonly mails: readonly { recipients: string[]; text: string }[];
  /** How many it has refused, as servers do that are busy. */
  readonly refused: number;
  /** Refuses the next ones. */
  refuse(count: number): void;
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: { recipients: string[]; text: string }[] = [];
  let refusing = 0;
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusing > 0) {
          refusing -= 1;
          refused += 1;
          done(Object.assign(new Error("Come back later."), { responseCode: 451 }));
          return;
        }
        mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return {
    port: (server.server.address() as { port: number }).port,
    mails,
    get refused() {
      return refused;
    },
    refuse: (count) => {
      refusing = count;
    },
  };
}
