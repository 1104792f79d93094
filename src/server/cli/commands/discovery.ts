/** `discover`, `suggest-parts` and `tune`: find improvements and try them before they are used. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Job, TuningRun } from "#generated/client/index.ts";
import { type Command, type Given, integer, text } from "../command.ts";
import { clientOf } from "../connection.ts";
import { print, printOne } from "../output.ts";
import { follow } from "./watch.ts";

const EVERY_MS = 1_000;

export const discovery: readonly Command[] = [
  {
    name: "discover",
    takes: "<namespace> <judgment>",
    about:
      "Proposes options for documents that a choice answers with none_of_the_above, and tries them on a sample. An admin must turn on suggestions.",
    options: {
      window: { type: "string", value: "duration", about: "How far back to look for answers. Default: 7d." },
      count: { type: "string", value: "number", about: "The largest number to propose, 1 to 10. Default: 5." },
    },
    async run(given) {
      const [ns, name] = given.words as [string, string];
      const [window, count] = [text(given, "window"), integer(given, "count")];
      const client = clientOf(given);
      const body = { ...(window === undefined ? {} : { window }), ...(count === undefined ? {} : { count }) };
      const { id } = await client.discovery.discover({ ns, name, body });
      const job = await follow(client, given, id);
      await showProposal(given, job);
      return job.status === "done" ? 0 : 1;
    },
  },
  {
    name: "suggest-parts",
    takes: "<namespace> <judgment>",
    about: "Proposes parts for a composite version of a bool. An admin must turn on suggestions.",
    options: { count: { type: "string", value: "number", about: "The largest number to propose, 1 to 10. Default: 5." } },
    async run(given) {
      const [ns, name] = given.words as [string, string];
      const count = integer(given, "count");
      const body = count === undefined ? {} : { count };
      const { parts } = await clientOf(given).discovery.suggestParts({ ns, name, body });
      await print(given, parts, { name: (part) => part.name, question: ({ question }) => question });
      return undefined;
    },
  },
  {
    name: "tune",
    takes: "<namespace> <judgment>",
    about: "Starts this month's search for the cheapest recipe that decides the same, and waits for its result.",
    async run(given) {
      const [ns, name] = given.words as [string, string];
      const client = clientOf(given);
      let run: TuningRun = await client.discovery.tune({ ns, name });
      while (run.status === "running") {
        await sleep(EVERY_MS);
        run = await client.discovery.tune({ ns, name });
      }
      printOne(given, run);
      if (!given.options.json && run.status === "done" && run.suggested_context === null)
        process.stdout.write("No cheaper recipe decides the same.\n");
      return run.status === "done" ? 0 : 1;
    },
  },
];

async function showProposal(given: Given, job: Job): Promise<void> {
  const { proposal } = job;
  if (given.options.json || !proposal) {
    printOne(given, job);
    return;
  }
  const { proposed, sampled, escape_documents, unlabelled } = proposal;
  await print(given, proposed, {
    value: ({ value }) => value,
    description: ({ description }) => description,
    documents: ({ absorbs }) => absorbs,
    examples: ({ sample_ids }) => sample_ids.slice(0, 3).join(", "),
  });
  const left = sampled === 0 ? "" : ` ${unlabelled} of the sample would still fit no option.`;
  process.stdout.write(`${escape_documents} documents fit no option. ${sampled} of them were sampled.${left}\n`);
}
