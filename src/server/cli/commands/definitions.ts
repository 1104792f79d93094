/** Groups, subscriptions and webhook endpoints: what makes, changes and deletes them. */
import { type Command, confirmed, json, names, text, UsageError, YES } from "../command.ts";
import { clientOf } from "../connection.ts";
import { definitionOf } from "../definition.ts";
import { printOne } from "../output.ts";

const groups: readonly Command[] = [
  {
    name: "groups create",
    takes: "<namespace> <definition>",
    about: 'Creates a group from JSON with "name", "key", "aggregate" and more, or from a JSON file: @group.json.',
    async run(given) {
      const [ns, definition] = given.words as [string, string];
      printOne(given, await clientOf(given).groups.create({ ns, body: definitionOf(definition) as never }));
      return undefined;
    },
  },
  {
    name: "groups delete",
    takes: "<namespace> <name>",
    about: "Deletes a group. It is refused while judgments or subscriptions read it.",
    options: { yes: YES },
    async run(given) {
      const [ns, name] = given.words as [string, string];
      confirmed(given, `the group "${name}" of "${ns}" with its rows`);
      await clientOf(given).groups.delete({ ns, name });
      return undefined;
    },
  },
];

const subscriptions: readonly Command[] = [
  {
    name: "subscriptions create",
    takes: "<namespace> <name>",
    about: "Creates a subscription to the documents that a filter matches.",
    options: {
      filters: { type: "string", value: "json", about: 'The filter, for example ["answers.urgent.p","Gte",0.7]. Required.' },
      endpoint: {
        type: "string",
        value: "id",
        about: "The webhook endpoint that gets the events. Default: none; read the feed.",
      },
      events: { type: "string", value: "a,b", about: "The transitions to send: entered, exited. Default: both." },
      include: { type: "string", value: "json", about: 'What events carry, for example {"attributes":["status"]}.' },
      bulk: { type: "string", value: "mode", about: "How to send the transitions of a bulk change." },
    },
    async run(given) {
      const [ns, name] = given.words as [string, string];
      const filters = json(given, "filters");
      if (filters === undefined) throw new UsageError("--filters is missing.");
      const [events, endpoint, include, bulk] = [
        names(given, "events"),
        text(given, "endpoint"),
        json(given, "include"),
        text(given, "bulk"),
      ];
      const body = {
        name,
        filters,
        ...(events ? { events } : {}),
        ...(endpoint ? { endpoint } : {}),
        ...(include === undefined ? {} : { include }),
        ...(bulk ? { bulk } : {}),
      };
      printOne(given, await clientOf(given).subscriptions.create({ ns, body: body as never }));
      return undefined;
    },
  },
  {
    name: "subscriptions delete",
    takes: "<namespace> <name>",
    about: "Deletes a subscription. Its events stay in the feed.",
    options: { yes: YES },
    async run(given) {
      const [ns, name] = given.words as [string, string];
      confirmed(given, `the subscription "${name}" of "${ns}"`);
      await clientOf(given).subscriptions.delete({ ns, name });
      return undefined;
    },
  },
];

const endpoints: readonly Command[] = [
  {
    name: "endpoints create",
    takes: "<url>",
    about: "Creates a webhook endpoint and shows its secret.",
    options: {
      events: {
        type: "string",
        value: "a,b",
        about: "The event types or patterns to send. Default: all except subscription events.",
      },
      namespace: { type: "string", value: "scope", about: "Only events of these namespaces: shop, or shop/*." },
      description: { type: "string", value: "text", about: "A note." },
    },
    async run(given) {
      const [events, namespace_prefix, description] = [
        names(given, "events"),
        text(given, "namespace"),
        text(given, "description"),
      ];
      const body = {
        url: given.words[0]!,
        ...(events ? { events } : {}),
        ...(namespace_prefix ? { namespace_prefix } : {}),
        ...(description ? { description } : {}),
      };
      printOne(given, await clientOf(given).webhookEndpoints.create({ body: body as never }));
      return undefined;
    },
  },
  {
    name: "endpoints test",
    takes: "<id>",
    about: "Sends a test event to a webhook endpoint.",
    async run(given) {
      printOne(given, await clientOf(given).webhookEndpoints.test({ id: given.words[0]! }));
      return undefined;
    },
  },
  ...(["enable", "disable"] as const).map(
    (name): Command => ({
      name: `endpoints ${name}`,
      takes: "<id>",
      about: name === "enable" ? "Turns a webhook endpoint on again." : "Turns a webhook endpoint off.",
      async run(given) {
        const body = { enabled: name === "enable" };
        printOne(given, await clientOf(given).webhookEndpoints.update({ id: given.words[0]!, body }));
        return undefined;
      },
    }),
  ),
  {
    name: "endpoints secret",
    takes: "<id>",
    about: "Shows the secret that signs what is sent to a webhook endpoint.",
    async run(given) {
      printOne(given, await clientOf(given).webhookEndpoints.getSecret({ id: given.words[0]! }));
      return undefined;
    },
  },
  {
    name: "endpoints rotate-secret",
    takes: "<id>",
    about: "Makes a new secret. The old one signs too for a while.",
    options: {
      "valid-for": { type: "string", value: "duration", about: "How long the old secret stays valid, for example 24h." },
    },
    async run(given) {
      const valid = text(given, "valid-for");
      const body = valid ? { previous_valid_for: valid } : {};
      printOne(given, await clientOf(given).webhookEndpoints.rotateSecret({ id: given.words[0]!, body }));
      return undefined;
    },
  },
  {
    name: "endpoints delete",
    takes: "<id>",
    about: "Deletes a webhook endpoint.",
    options: { yes: YES },
    async run(given) {
      confirmed(given, `the webhook endpoint ${given.words[0]}`);
      await clientOf(given).webhookEndpoints.delete({ id: given.words[0]! });
      return undefined;
    },
  },
];

export const definitions: readonly Command[] = [...groups, ...subscriptions, ...endpoints];
