/** Questions in a terminal, on standard error, so that standard output has results only. */

import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { Interrupted } from "./failures.ts";

/** @param kept what is kept if the user presses Ctrl-C */
export function asked(question: string, kept?: string): Promise<string> {
  return answer(question, process.stderr, kept);
}

/** What is typed does not appear. */
export async function askedInSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  const said = await answer("", nowhere);
  process.stderr.write("\n");
  return said;
}

function answer(question: string, output: Writable, kept = "Nothing is kept."): Promise<string> {
  const reader = createInterface({ input: process.stdin, output, terminal: true });
  return new Promise<string>((resolve, reject) => {
    reader.once("SIGINT", () => reject(new Interrupted(`Interrupted. ${kept}`)));
    // Ctrl-D: no answer.
    reader.once("close", () => resolve(""));
    reader.question(question, resolve);
  }).finally(() => reader.close());
}
