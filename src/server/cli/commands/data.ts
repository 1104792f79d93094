/** Namespaces, queries, answers and keys. */
import type { QueryRow } from "#generated/client/index.ts";
import { exactRows } from "../api/exact.ts";
import { type Command, confirmed, integer, json, limitOf, names, text, UsageError, YES } from "../command.ts";
import { clientOf } from "../connection.ts";
import { print, printOne } from "../output.ts";

const namespaces: readonly Command[] = [
  {
    name: "namespaces list",
    takes: "[prefix]",
    about: "Lists namespaces, sorted by name.",
    options: { limit: { type: "string", value: "n", about: "The largest number to show." } },
    async run(given) {
      const [prefix] = given.words;
      await print(
        given,
        clientOf(given).namespaces.listAll(prefix ? { prefix } : {}),
        {
          name: ({ name }) => name,
          documents: ({ document_count }) => document_count,
          bytes: ({ bytes }) => bytes,
          budget: ({ budget_usd_per_month }) => budget_usd_per_month,
          spent: ({ spent_usd }) => spent_usd,
        },
        limitOf(given),
      );
      return undefined;
    },
  },
  {
    name: "namespaces get",
    takes: "<namespace>",
    about: "Shows a namespace.",
    async run(given) {
      printOne(given, await clientOf(given).namespaces.get({ ns: given.words[0]! }));
      return undefined;
    },
  },
  {
    name: "namespaces delete",
    takes: "<namespace>",
    about: "Deletes a namespace with everything in it. A job removes the data.",
    options: { yes: YES },
    async run(given) {
      confirmed(given, `"${given.words[0]}" with everything in it`);
      printOne(given, await clientOf(given).namespaces.delete({ ns: given.words[0]! }));
      return undefined;
    },
  },
];

const query: Command = {
  name: "query",
  takes: "<namespace>",
  about: "Finds documents.",
  options: {
    filters: { type: "string", value: "json", about: 'A filter, for example ["attributes.status","Eq","open"].' },
    "rank-by": { type: "string", value: "field:asc", about: "The order, for example attributes.priority:desc." },
    attributes: { type: "string", value: "a,b", about: 'Attributes to show; "*" for all.' },
    state: { type: "boolean", about: "Show the state too. With --attributes '*' --json, this exports the documents." },
    answers: { type: "string", value: "a,b", about: "Judgments whose answers to show." },
    limit: { type: "string", value: "n", about: "The largest number of documents. Default: all; in a table, the first 100." },
  },
  async run(given) {
    const [field, direction = "asc"] = text(given, "rank-by")?.split(/:(?=(?:asc|desc)$)/) ?? [];
    // Only the options of a choice contain a colon in their names.
    const [, other] = /^(?!answers\.[^.]*\.dist\.).*:(.*)$/.exec(field ?? "") ?? [];
    if (other !== undefined)
      throw new UsageError(`--rank-by must end in :asc, in :desc or without a direction, not in ":${other}".`);
    const [filters, named, answers] = [json(given, "filters"), names(given, "attributes"), names(given, "answers")];
    const all = named?.length === 1 && named[0] === "*";
    const attributes = all ? [] : (named ?? []);
    const include = {
      ...(named ? { attributes: all || named } : {}),
      ...(answers ? { answers } : {}),
      ...(given.options.state ? { state: true } : {}),
    };
    const body = { include, ...(filters ? { filters } : {}), ...(field ? { rank_by: [field, direction] } : {}) };
    await print(
      given,
      exactRows(given, given.words[0]!, body) as AsyncIterable<unknown> as AsyncIterable<QueryRow>,
      {
        id: ({ id }) => id,
        revision: ({ revision }) => revision,
        ...(all ? { attributes: (row: QueryRow) => row.attributes } : {}),
        ...Object.fromEntries(attributes.map((name) => [name, (row: QueryRow) => row.attributes?.[name]])),
        ...Object.fromEntries((answers ?? []).map((name) => [name, (row: QueryRow) => answerText(row.answers?.[name])])),
        ...(given.options.state ? { state: (row: QueryRow) => row.state } : {}),
      },
      limitOf(given),
    );
    return undefined;
  },
};

/** The number or option of an answer, and its freshness if it is not fresh. */
function answerText(answer: { p?: number; score?: number; value?: string; freshness?: string } | undefined): string {
  if (!answer) return "";
  const value = answer.p ?? answer.score ?? answer.value;
  const said = typeof value === "number" ? value.toFixed(3) : (value ?? "");
  return answer.freshness === "fresh" ? said : `${said} (${answer.freshness})`.trim();
}

const judge: Command = {
  name: "judge",
  takes: "<namespace> <document>",
  about: "Shows a document's answers. Judgments that answer on read are judged first.",
  options: {
    judgments: { type: "string", value: "a,b", about: "Only these judgments. Default: all." },
    wait: { type: "string", value: "ms", about: "How long to wait for pending answers. Default: 5000." },
  },
  async run(given) {
    const [ns, id] = given.words as [string, string];
    const [judgments, wait_timeout_ms = 5_000] = [names(given, "judgments"), integer(given, "wait")];
    const document = await clientOf(given).documents.get({ ns, id, wait_timeout_ms, ...(judgments ? { judgments } : {}) });
    const rows = Object.entries(document.answers).map(([judgment, answer]) => ({ judgment, ...answer }));
    await print(given, rows, {
      judgment: ({ judgment }) => judgment,
      answer: (answer) => answerText(answer as never),
      confidence: ({ confidence }) => confidence?.toFixed(3),
      thresholds: ({ thresholds }) => thresholds,
      error: ({ error }) => error?.message,
    });
    return undefined;
  },
};

export const data: readonly Command[] = [...namespaces, query, judge];
