/** Judgments: commands to create, list and show them. */
import { type Command, limitOf } from "../command.ts";
import { clientOf } from "../connection.ts";
import { definitionOf } from "../definition.ts";
import { print, printOne } from "../output.ts";

export const judgments: readonly Command[] = [
  {
    name: "judgments list",
    takes: "<namespace>",
    about: "Lists the judgments of a namespace or template prefix.",
    options: { limit: { type: "string", value: "n", about: "The largest number to show." } },
    async run(given) {
      await print(
        given,
        clientOf(given).judgments.listAll({ ns: given.words[0]! }),
        {
          name: ({ name }) => name,
          version: ({ active_version }) => active_version ?? "none",
          type: ({ versions }) => versions.at(-1)?.definition.type,
          policy: ({ freshness }) => freshness.policy,
          thresholds: ({ thresholds }) => thresholds,
          template: ({ template }) => template,
        },
        limitOf(given),
      );
      return undefined;
    },
  },
  {
    name: "judgments get",
    takes: "<namespace> <name>",
    about: "Shows a judgment with its versions.",
    async run(given) {
      const [ns, name] = given.words as [string, string];
      printOne(given, await clientOf(given).judgments.get({ ns, name }));
      return undefined;
    },
  },
  {
    name: "judgments create",
    takes: "<namespace> <definition>",
    about: 'Creates a judgment from JSON with "name", "type", "question" and more, or from a JSON file: @urgent.json.',
    async run(given) {
      const [ns, definition] = given.words as [string, string];
      printOne(given, await clientOf(given).judgments.create({ ns, body: definitionOf(definition) as never }));
      return undefined;
    },
  },
];
