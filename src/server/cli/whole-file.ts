/**
 * Files with documents, which are whole or not there. An unfinished one has another name, and is removed also where the process ends in
 * its middle: the reader of a pipe goes, or a signal comes. Only `SIGKILL` leaves it.
 */
import { renameSync, rmSync } from "node:fs";
import { constants } from "node:os";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** @param write writes the file of the name that it is given */
export async function wholeFile(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
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
