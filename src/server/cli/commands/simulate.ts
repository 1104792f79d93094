/** `simulate`: tries thresholds before they are set. */
import type { Job, Thresholds } from "#generated/client/index.ts";
import { type Command, type Given, integer } from "../command.ts";
import { clientOf } from "../connection.ts";
import { print, printOne } from "../output.ts";
import { thresholdsOf } from "../thresholds.ts";
import { visible } from "../visible.ts";
import { follow } from "./watch.ts";

export const simulate: Command = {
  name: "simulate",
  takes: "<namespace> <judgment> <thresholds>",
  about:
    "Shows what new thresholds would flip, and changes nothing. Write name=number, separated by commas, or JSON as in PATCH.",
  options: {
    sample: {
      type: "string",
      value: "number",
      about: "The largest number of documents to sample, 10 to 10,000. Default: 1,000.",
    },
  },
  async run(given) {
    const [ns, name, thresholds] = given.words as [string, string, string];
    const sample = integer(given, "sample");
    const client = clientOf(given);
    const body = { thresholds: thresholdsOf(thresholds) as Thresholds, ...(sample === undefined ? {} : { sample }) };
    const { id } = await client.discovery.simulate({ ns, name, body });
    const job = await follow(client, given, id);
    await show(given, job);
    return job.status === "done" ? 0 : 1;
  },
};

async function show(given: Given, job: Job): Promise<void> {
  const { simulation } = job;
  if (given.options.json || !simulation) {
    printOne(given, job);
    return;
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  await print(given, Object.entries(simulation.thresholds), {
    threshold: ([name]) => name,
    "to true": ([, { to_true }]) => to_true,
    "to false": ([, { to_false }]) => to_false,
    unchanged: ([, { unchanged }]) => unchanged,
    flips: ([, { rate, low, high }]) => (low === high ? percent(rate) : `${percent(rate)} (${percent(low)} to ${percent(high)})`),
  });
  const { population, sampled, excluded, fanout, larger_sample, examples } = simulation;
  const told = [
    `Sampled ${sampled} of ${population} documents with an answer. Left out: ${excluded.failed} failed, ${excluded.out_of_scope} out of scope.`,
    ...(examples.length > 0 ? [`Examples: ${examples.slice(0, 5).join(", ")}.`] : []),
    ...(larger_sample === null ? [] : [`--sample ${larger_sample} would narrow the intervals to 5%.`]),
    `If you set them, judgments that show the booleans judge ${fanout.documents} documents again, for $${fanout.cost_usd}.`,
  ];
  process.stdout.write(`${visible(told.join("\n"))}\n`);
}
