/** Versions of judgments, their thresholds, and what really happened. */
import { type FileHandle, open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { parseUnrepeated } from "typespec-koa-runtime/json";
import { type Command, confirmed, limitOf, type Option, text, UsageError, YES } from "../command.ts";
import { clientOf } from "../connection.ts";
import { definitionOf } from "../definition.ts";
import { CutShort } from "../failures.ts";
import { jsonProblem } from "../json-problem.ts";
import { print, printOne } from "../output.ts";
import { thresholdsOf } from "../thresholds.ts";

const versions: readonly Command[] = [
  {
    name: "versions list",
    takes: "<namespace> <judgment>",
    about: "Lists the versions of a judgment. The active one answers.",
    async run(given) {
      const [ns, name] = given.words as [string, string];
      const { versions: all, active_version } = await clientOf(given).judgments.get({ ns, name });
      const rows = all.map((one) => ({ ...one, active: one.version === active_version }));
      await print(
        given,
        rows,
        {
          version: ({ version }) => version,
          active: ({ active }) => (active ? "yes" : ""),
          created: ({ created_at }) => created_at,
          question: ({ definition }) => definition.question,
        },
        rows.length,
      );
      return undefined;
    },
  },
  {
    name: "versions create",
    takes: "<namespace> <judgment> <definition>",
    about: "Creates a version from JSON, or from a JSON file: @urgent.json. It answers nothing until it is active.",
    async run(given) {
      const [ns, name, definition] = given.words as [string, string, string];
      const body = { name, ...(definitionOf(definition) as object) };
      printOne(given, await clientOf(given).judgments.createVersion({ ns, name, body: body as never }));
      return undefined;
    },
  },
  {
    name: "versions activate",
    takes: "<namespace> <judgment> <version>",
    about: "Makes a version the one that answers. A version needs a shadow report first, or --force.",
    options: { force: { type: "boolean", about: "Activate at once, without a shadow report." } },
    async run(given) {
      const [ns, name, version] = given.words as [string, string, string];
      if (!/^[1-9]\d{0,8}$/.test(version)) throw new UsageError(`The version must be its number, not "${version}".`);
      const body = { version: Number(version), ...(given.options.force ? { force: true } : {}) };
      const { status, body: answer } = await clientOf(given).judgments.activate({ ns, name, body });
      if (status === 202) process.stderr.write("A shadow job compares the versions first. Confirm it when it has its report.\n");
      printOne(given, answer);
      return undefined;
    },
  },
  {
    name: "judgments delete",
    takes: "<namespace> <name>",
    about: "Deletes a judgment with its answers and evaluations.",
    options: { yes: YES },
    async run(given) {
      const [ns, name] = given.words as [string, string];
      confirmed(given, `the judgment "${name}" of "${ns}" with its answers`);
      await clientOf(given).judgments.delete({ ns, name });
      return undefined;
    },
  },
  {
    name: "thresholds",
    takes: "<namespace> <judgment> [thresholds]",
    about: "Shows the thresholds of a judgment, or changes those that are named: page=0.8,old=null. JSON for a choice.",
    async run(given) {
      const [ns, name, wanted] = given.words as [string, string, string?];
      const client = clientOf(given);
      const { thresholds } =
        wanted === undefined
          ? await client.judgments.get({ ns, name })
          : await client.judgments.update({ ns, name, body: { thresholds: thresholdsOf(wanted, true) as never } });
      printOne(given, thresholds);
      return undefined;
    },
  },
];

const limit: Option = { type: "string", value: "n", about: "The largest number to show." };

const outcomes: readonly Command[] = [
  {
    name: "outcomes list",
    takes: "<namespace>",
    about: "Lists what really happened, with the evaluation that each outcome is compared with.",
    options: {
      judgment: { type: "string", value: "name", about: "Only outcomes of this judgment." },
      document: { type: "string", value: "id", about: "Only outcomes of this document." },
      limit,
    },
    async run(given) {
      const [judgment, document_id] = [text(given, "judgment"), text(given, "document")];
      const query = { ns: given.words[0]!, ...(judgment ? { judgment } : {}), ...(document_id ? { document_id } : {}) };
      await print(
        given,
        clientOf(given).outcomes.listAll(query),
        {
          id: ({ id }) => id,
          document: ({ document_id: id }) => id,
          judgment: ({ judgment: name }) => name,
          value: ({ value }) => value,
          observed: ({ observed_at }) => observed_at,
          source: ({ source }) => source,
          version: ({ evaluation }) => evaluation?.version,
        },
        limitOf(given),
      );
      return undefined;
    },
  },
  {
    name: "outcomes create",
    takes: "<namespace> <document> <judgment> <value>",
    about: "Says what is true of a document: true or false, an option of a choice, or the level of a score.",
    options: {
      observed: { type: "string", value: "time", about: "When it was observed. Default: now." },
      source: { type: "string", value: "text", about: "Where it comes from." },
      comment: { type: "string", value: "text", about: "A note." },
    },
    async run(given) {
      const [ns, document_id, judgment, value] = given.words as [string, string, string, string];
      const [observed_at, source, comment] = [text(given, "observed"), text(given, "source"), text(given, "comment")];
      const outcome = {
        document_id,
        judgment,
        value: /^(true|false|-?\d+)$/.test(value) ? JSON.parse(value) : value,
        ...(observed_at ? { observed_at } : {}),
        ...(source ? { source } : {}),
        ...(comment ? { comment } : {}),
      };
      const { outcomes: made } = await clientOf(given).outcomes.create({ ns, body: { outcomes: [outcome] } });
      printOne(given, made[0]!);
      return undefined;
    },
  },
  {
    name: "outcomes import",
    takes: "<namespace> [file]",
    about:
      'Posts outcomes from JSON Lines: {"document_id", "judgment", "value", …}. Give each an id, and a repetition changes nothing.',
    async run(given) {
      const [ns, file] = given.words as [string, string?];
      const client = clientOf(given);
      const input = file === undefined || file === "-" ? process.stdin : (await opened(file)).createReadStream();
      let [number, written, batch]: [number, number, unknown[]] = [0, 0, []];
      const send = async () => {
        if (batch.length > 0) await client.outcomes.create({ ns, body: { outcomes: batch as never } });
        written += batch.length;
        batch = [];
      };
      try {
        for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
          number += 1;
          if (line.trim() !== "") batch.push(outcomeIn(line, number));
          if (batch.length === BATCH) await send();
        }
        await send();
      } catch (error) {
        throw new CutShort(`${written} outcomes before it are written.`, { cause: error });
      }
      printOne(given, { namespace: ns, outcomes: written });
      return undefined;
    },
  },
  {
    name: "outcomes delete",
    takes: "<namespace> <id>",
    about: "Deletes an outcome.",
    options: { yes: YES },
    async run(given) {
      const [ns, id] = given.words as [string, string];
      confirmed(given, `the outcome "${id}" of "${ns}"`);
      await clientOf(given).outcomes.delete({ ns, id });
      return undefined;
    },
  },
];

/** A request has at most so many. */
const BATCH = 1_000;

/** @throws UsageError */
async function opened(file: string): Promise<FileHandle> {
  return open(file).catch((error: Error) => {
    throw new UsageError(error.message);
  });
}

/** @throws UsageError */
function outcomeIn(line: string, number: number): unknown {
  try {
    return parseUnrepeated(line);
  } catch (error) {
    throw new UsageError(`Line ${number} ${jsonProblem(error, "is not JSON")}`);
  }
}

export const versionCommands: readonly Command[] = [...versions, ...outcomes];
