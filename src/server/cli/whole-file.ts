/**
 * Files with documents, which are whole or not there. An unfinished one has another name, and is removed also where the process ends in
 * its middle: the reader of a pipe goes, or a signal comes. Only `SIGKILL` leaves it.
 */
import { randomBytes } from "node:crypto";
import { closeSync, openSync, renameSync, rmSync } from "node:fs";
import { constants } from "node:os";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** @param write writes the file of the name that it is given, which is there and empty */
export async function wholeFile(file: string, write: (part: string) => Promise<void>): Promise<void> {
  // No other export has this name. Where a file has it nevertheless, this fails instead of taking it.
  const part = `${file}.${process.pid}-${randomBytes(4).toString("hex")}.part`;
  closeSync(openSync(part, "wx"));
  const remove = () => rmSync(part, { force: true });
  process.on("exit", remove);
  for (const signal of SIGNALS) process.on(signal, exit);
  try {
    await write(part);
    renameSync(part, file);
  } catch (error) {
    remove();
    throw error;
  } finally {
    process.off("exit", remove);
    for (const signal of SIGNALS) process.off(signal, exit);
  }
}

function exit(signal: (typeof SIGNALS)[number]): void {
  process.exit(128 + constants.signals[signal]);
}
