/** `export`: downloads the evaluation log as gzipped JSON Lines files into a directory. */
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Command, names, text, UsageError } from "../command.ts";
import { clientOf } from "../connection.ts";
import { printOne } from "../output.ts";
import { wholeFile } from "../whole-file.ts";
import { follow } from "./watch.ts";

export const exportLog: Command = {
  name: "export",
  takes: "<namespace> [directory]",
  about: "Exports the evaluation log of a namespace or template prefix into a directory. Default: the current one.",
  options: {
    since: { type: "string", value: "time", about: "Only evaluations at or after this time." },
    until: { type: "string", value: "time", about: "Only evaluations before this time." },
    judgments: { type: "string", value: "a,b", about: "Only evaluations of these judgments." },
  },
  async run(given) {
    const [ns, directory = "."] = given.words as [string, string?];
    const client = clientOf(given);
    await makeDirectory(directory);
    const [since, until, judgments] = [text(given, "since"), text(given, "until"), names(given, "judgments")];
    const body = { ...(since ? { since } : {}), ...(until ? { until } : {}), ...(judgments ? { judgments } : {}) };
    const { id } = await client.exports.create({ ns, body });
    const job = await follow(client, given, id);
    if (job.status !== "done") throw new Error(`The export is ${job.status}: ${job.error ?? ""}`);
    if (job.export!.links_unavailable)
      throw new Error(`The service cannot make links to the files right now. Try "judgment jobs get ${id}" later.`);
    const files: string[] = [];
    for (const [at, { url }] of job.export!.files.entries()) {
      const file = join(directory, `${id}-${String(at).padStart(4, "0")}.jsonl.gz`);
      const response = await fetch(url);
      if (!response.ok || !response.body) throw new Error(`The link to file ${at + 1} answered ${response.status}: ${url}`);
      const content = Readable.fromWeb(response.body as never);
      await wholeFile(file, (part) => pipeline(content, createWriteStream(part)));
      files.push(file);
    }
    printOne(given, { job: id, evaluations: job.export!.evaluations, files });
    return undefined;
  },
};

/** Checked before an export starts that could not be saved. @throws UsageError */
async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `"${directory}" cannot be a directory: ${code === "EEXIST" || code === "ENOTDIR" ? "a file is there" : message}.`,
    );
  }
}
