/** Single documents: read and delete. */
import { exact } from "../api/exact.ts";
import { type Command, confirmed, names, YES } from "../command.ts";
import { clientOf } from "../connection.ts";
import { printOne } from "../output.ts";

/** A request has at most so many. */
const BATCH = 1_000;

export const documents: readonly Command[] = [
  {
    name: "documents get",
    takes: "<namespace> <id>",
    about: "Shows a document with its state and its answers.",
    options: { judgments: { type: "string", value: "a,b", about: "Only these judgments. Default: all." } },
    async run(given) {
      const [ns, id] = given.words as [string, string];
      const judgments = names(given, "judgments");
      printOne(given, await exact(given, "documents_get")({ ns, id, ...(judgments ? { judgments } : {}) }));
      return undefined;
    },
  },
  {
    name: "documents delete",
    takes: "<namespace> <id...>",
    about: "Deletes documents with their answers. A document that does not exist is no error.",
    options: { yes: YES },
    async run(given) {
      const [ns, ...ids] = given.words as [string, ...string[]];
      confirmed(given, ids.length === 1 ? `the document "${ids[0]}" of "${ns}"` : `${ids.length} documents of "${ns}"`);
      const client = clientOf(given);
      let deleted = 0;
      for (let at = 0; at < ids.length; at += BATCH) {
        const { results } = await client.documents.write({ ns, body: { delete: ids.slice(at, at + BATCH) } });
        deleted += results.length;
      }
      printOne(given, { namespace: ns, documents: deleted });
      return undefined;
    },
  },
  {
    name: "explain",
    takes: "<namespace> <document> <judgment>",
    about: "Shows what the engine saw for an answer, and why the answer is as it is.",
    async run(given) {
      const [ns, id, judgment] = given.words as [string, string, string];
      printOne(given, await clientOf(given).judgments.explain({ ns, id, judgment }));
      return undefined;
    },
  },
];
