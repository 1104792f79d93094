/** `jobs` and `backfill`: start, watch and control long operations. */
import type { Job } from "#generated/client/index.ts";
import { type Command, json, limitOf, text } from "../command.ts";
import { clientOf } from "../connection.ts";
import { type Columns, print, printOne } from "../output.ts";
import { ended, follow, watch } from "./watch.ts";

const columns: Columns<Job> = {
  id: ({ id }) => id,
  type: ({ type }) => type,
  status: ({ status }) => status,
  namespace: ({ namespace }) => namespace,
  judgment: ({ judgment }) => judgment,
  done: ({ progress: { documents_done }, estimate }) => (estimate ? `${documents_done}/${estimate.documents}` : documents_done),
  spent: ({ spend_usd }) => `$${spend_usd}`,
  error: ({ error }) => error,
};

const list: Command = {
  name: "jobs list",
  takes: "",
  about: "Lists jobs, newest first.",
  options: {
    status: { type: "string", value: "status", about: "Only jobs in this status." },
    type: { type: "string", value: "type", about: "Only jobs of this type." },
    namespace: { type: "string", value: "name", about: "Only jobs of this namespace or template prefix." },
    limit: { type: "string", value: "n", about: "The largest number to show." },
  },
  async run(given) {
    const [status, type, namespace] = ["status", "type", "namespace"].map((name) => text(given, name));
    const asked = { ...(status ? { status } : {}), ...(type ? { type } : {}), ...(namespace ? { namespace } : {}) };
    await print(given, clientOf(given).jobs.listAll(asked as never), columns, limitOf(given));
    return undefined;
  },
};

const get: Command = {
  name: "jobs get",
  takes: "<id>",
  about: "Shows a job with its results.",
  async run(given) {
    printOne(given, await clientOf(given).jobs.get({ id: given.words[0]! }));
    return undefined;
  },
};

function action(name: "confirm" | "pause" | "resume" | "cancel" | "retry", about: string): Command {
  return {
    name: `jobs ${name}`,
    takes: "<id>",
    about,
    async run(given) {
      printOne(given, await clientOf(given).jobs[name]({ id: given.words[0]! }));
      return undefined;
    },
  };
}

const backfill: Command = {
  name: "backfill",
  takes: "<namespace> <judgment>",
  about: "Estimates the cost of judging existing documents. With --confirm, starts the job and follows it.",
  options: {
    filters: { type: "string", value: "json", about: "The documents to judge: an object of attributes, or a filter." },
    confirm: { type: "boolean", about: "Start the backfill." },
  },
  async run(given) {
    const [ns, name] = given.words as [string, string];
    const client = clientOf(given);
    const filters = json(given, "filters") as never;
    const body = { confirm: given.options.confirm === true, ...(filters === undefined ? {} : { filters }) };
    const answer = await client.judgments.backfill({ ns, name, body });
    if (answer.status === 202) return ended(given, await follow(client, given, answer.body.id));
    printOne(given, answer.body);
    return undefined;
  },
};

export const jobs: readonly Command[] = [
  list,
  get,
  watch,
  action("confirm", "Confirms a job that waits for it. For a shadow job, this activates its version."),
  action("pause", "Pauses a job. It sends no more requests to engines. Requests already sent still complete."),
  action("resume", "Resumes a paused job."),
  action("cancel", "Cancels a job. Its results so far stay."),
  action("retry", "Starts a new job for the documents that a job could not judge."),
  backfill,
];
