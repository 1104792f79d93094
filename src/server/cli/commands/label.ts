/** `label`: shows the documents of a label queue one by one, and takes a key for each label. */
import { userInfo } from "node:os";
import { createInterface, type Interface } from "node:readline";
import type { Client, Judgment, LabelItem, LabelQueueCreate, OutcomeValue } from "#generated/client/index.ts";
import { type Command, type Given, integer, json, text, UsageError } from "../command.ts";
import { clientOf } from "../connection.ts";
import { Interrupted } from "../failures.ts";
import { asked } from "../prompt.ts";
import { visible } from "../visible.ts";

const NONE = "none_of_the_above";
/** Keys of options and levels, in their order. `s` and `q` have another meaning. */
const KEYS = "123456789abcdefghijklmnoprtuvwxyz";

const [CTRL_C, CTRL_D] = ["\u0003", "\u0004"];
const WHY = "Why? ";

export const label: Command = {
  name: "label",
  takes: "<namespace> <judgment> [queue]",
  about:
    "Shows documents to label, one by one, and takes a key for each. Without a queue, the newest one with documents left. Answers are hidden unless --show-answers is given.",
  options: {
    labeler: {
      type: "string",
      value: "name",
      about: "Who labels. Default: JUDGMENT_LABELER, or the name of this machine's user.",
    },
    "show-answers": {
      type: "boolean",
      about: "Show the judge's answer with each document. People tend to agree with what they see.",
    },
    new: {
      type: "string",
      value: "strategy",
      about: "Draw a new queue first: random, stratified, uncertain, disagreement or new_epoch.",
    },
    size: { type: "string", value: "n", about: "With --new: the number of documents to draw. Default: 100." },
    where: { type: "string", value: "filter", about: "With --new: draw only documents that match this filter, as JSON." },
  },
  more: `Keys: y and n for yes and no, the shown key for an option or level, s to skip with a reason, q to stop.
In a pipe, it reads one answer per line.`,
  async run(given) {
    const [ns, name] = given.words as [string, string];
    const client = clientOf(given);
    const choices = choicesOf(await client.judgments.get({ ns, name }));
    const queue = await queueOf(client, given);
    if (queue === null) {
      process.stderr.write(`No queue of "${name}" has documents left. Draw one with --new random.\n`);
      return 1;
    }
    const answers = new Answers();
    try {
      await labelling(client, given, queue, choices, answers);
    } finally {
      answers.end();
    }
    const { progress, items } = await client.labelQueues.get({ ns, name, queue });
    process.stdout.write(`${queue}: ${progress.done} of ${items} documents have all of their labels.\n`);
    return 0;
  },
};

interface Choice {
  key: string;
  value: OutcomeValue;
  about: string;
}

/** What may be said of a document, by key. */
function choicesOf({ versions, active_version }: Judgment): readonly Choice[] {
  const { definition } = versions.find(({ version }) => version === active_version) ?? versions.at(-1)!;
  const { type, options, criteria } = definition;
  if (type === "bool") {
    return [
      { key: "y", value: true, about: "yes" },
      { key: "n", value: false, about: "no" },
    ];
  }
  if (type === "score") return (criteria as string[]).map((about, level) => ({ key: String(level), value: level, about }));
  if (!Array.isArray(options)) throw new UsageError("The options of this judgment are documents. Label it with the API.");
  const all = [...options, { value: NONE, description: "None of the other options fits." }];
  if (all.length > KEYS.length)
    throw new UsageError(`The judgment has ${all.length} options, and there are ${KEYS.length} keys. Label it with the API.`);
  return all.map(({ value, description }, at) => ({
    key: KEYS[at]!,
    value,
    about: description && description !== value ? `${value}: ${description}` : value,
  }));
}

/** The id of the queue to label; null if none has documents left. */
async function queueOf(client: Client, given: Given): Promise<string | null> {
  const [ns, name, named] = given.words as [string, string, string | undefined];
  const strategy = text(given, "new");
  if (strategy !== undefined && named !== undefined) throw new UsageError("Give a queue or --new, not both.");
  if (strategy === undefined && (text(given, "size") ?? text(given, "where")) !== undefined)
    throw new UsageError("--size and --where are about a new queue. Give --new too.");
  if (named !== undefined) return named;
  if (strategy !== undefined) {
    const where = json(given, "where") as LabelQueueCreate["where"];
    const body = {
      strategy: strategy as LabelQueueCreate["strategy"],
      size: integer(given, "size", 1) ?? 100,
      ...(where ? { where } : {}),
    };
    const made = await client.labelQueues.create({ ns, name, body });
    process.stderr.write(`Drew ${made.items} of ${made.population} documents: ${made.id}\n`);
    return made.id;
  }
  const { queues } = await client.labelQueues.list({ ns, name });
  return queues.find(({ items, progress: { done, gone } }) => done + gone < items)?.id ?? null;
}

async function labelling(
  client: Client,
  given: Given,
  queue: string,
  choices: readonly Choice[],
  answers: Answers,
): Promise<void> {
  const [ns, name] = given.words as [string, string];
  const labeler = text(given, "labeler") ?? process.env.JUDGMENT_LABELER ?? userInfo().username;
  const blind = given.options["show-answers"] !== true;
  for (;;) {
    const { item } = await client.labelQueues.claim({ ns, name, queue, body: { labeler, blind } });
    if (item === null) {
      process.stdout.write("Nothing is left for you at present.\n");
      return;
    }
    process.stdout.write(visible(shown(item, choices)));
    for (;;) {
      const key = await answers.key();
      if (key === null || key === "q") return;
      const path = { ns, name, queue, item: item.item };
      if (key === "s") {
        const reason = (await answers.reason())?.trim();
        if (!reason) continue;
        await client.labelQueues.skip({ ...path, body: { labeler, reason } });
        break;
      }
      const choice = choices.find((one) => one.key === key);
      if (!choice) {
        process.stdout.write(`"${key}" is none of ${[...choices.map((one) => one.key), "s", "q"].join(", ")}.\n`);
        continue;
      }
      await client.labelQueues.label({ ...path, body: { labeler, value: choice.value } });
      process.stdout.write(`${visible(choice.about)}\n`);
      break;
    }
  }
}

function shown({ item, namespace, document_id, attributes, state, answer }: LabelItem, choices: readonly Choice[]): string {
  const content = { ...attributes, ...state };
  const keys = [...choices.map(({ key, about }) => `[${key}] ${about}`), "[s] skip", "[q] stop"];
  return [
    "",
    `${item}. ${namespace} ${document_id}`,
    JSON.stringify(content, null, 2),
    ...(answer === null ? [] : [`The judge says: ${answer}`]),
    `${keys.join("  ")}\n`,
  ].join("\n");
}

const KEPT = "What was labelled before is kept.";

/** What a person types: single keys in a terminal, otherwise lines. */
class Answers {
  #lines: Interface | null = null;
  #read: AsyncIterator<string> | null = null;

  /**
   * Null at the end of the input, and for Ctrl-D.
   * @throws Interrupted for Ctrl-C
   */
  async key(): Promise<string | null> {
    const { stdin } = process;
    if (!stdin.isTTY) return (await this.#line())?.trim().charAt(0).toLowerCase() ?? null;
    stdin.setRawMode(true);
    const typed = await chunkOf(stdin);
    stdin.setRawMode(false);
    const key = typed?.toString().charAt(0).toLowerCase() ?? CTRL_D;
    if (key === CTRL_C) throw new Interrupted(`Interrupted. ${KEPT}`);
    return key === CTRL_D ? null : key;
  }

  /**
   * A line. Null at the end of the input; empty for Ctrl-D.
   * @throws Interrupted for Ctrl-C
   */
  async reason(): Promise<string | null> {
    if (process.stdin.isTTY) return asked(WHY, KEPT);
    process.stdout.write(WHY);
    return this.#line();
  }

  async #line(): Promise<string | null> {
    this.#lines ??= createInterface({ input: process.stdin, terminal: false });
    this.#read ??= this.#lines[Symbol.asyncIterator]();
    const { value, done } = await this.#read.next();
    return done ? null : value;
  }

  end(): void {
    this.#lines?.close();
    if (process.stdin.isTTY) process.stdin.pause();
  }
}

/** Null at the end of the input. */
function chunkOf(stdin: NodeJS.ReadStream): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const end = () => take(null);
    const take = (chunk: Buffer | null) => {
      stdin.off("data", take).off("end", end).pause();
      resolve(chunk);
    };
    stdin.on("data", take).on("end", end).resume();
  });
}
