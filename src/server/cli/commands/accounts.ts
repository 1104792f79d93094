/** Keys, usage, budgets and the organization. */
import { type Command, confirmed, json, text, UsageError, YES } from "../command.ts";
import { clientOf } from "../connection.ts";
import { print, printOne } from "../output.ts";

const keys: readonly Command[] = [
  {
    name: "keys list",
    takes: "",
    about: "Lists the organization's API keys. Needs an admin key.",
    async run(given) {
      await print(given, clientOf(given).apiKeys.listAll(), {
        id: ({ id }) => id,
        name: ({ name }) => name,
        role: ({ role }) => role,
        admin: ({ admin }) => admin,
        scope: ({ scope }) => scope,
      });
      return undefined;
    },
  },
  {
    name: "keys create",
    takes: "<name>",
    about: "Creates an API key and shows it once.",
    options: {
      role: { type: "string", value: "role", about: "read_only or read_write. Default: read_write." },
      scope: { type: "string", value: "scope", about: "The namespaces that the key is restricted to: shop, or shop/*." },
      admin: { type: "boolean", about: "Create an admin key." },
    },
    async run(given) {
      const [role = "read_write", scope] = [text(given, "role"), text(given, "scope")];
      const body = { name: given.words[0]!, role, ...(scope ? { scope } : {}), ...(given.options.admin ? { admin: true } : {}) };
      printOne(given, await clientOf(given).apiKeys.create({ body: body as never }));
      return undefined;
    },
  },
  {
    name: "keys rotate",
    takes: "<id>",
    about: "Gives an API key a new value and shows it once. Its id and rights stay.",
    options: {
      "valid-for": {
        type: "string",
        value: "duration",
        about: "How long the old value stays valid, for example 1h. 0s ends it at once.",
      },
    },
    async run(given) {
      const valid = text(given, "valid-for");
      const body = valid === undefined ? {} : { previous_valid_for: valid };
      printOne(given, await clientOf(given).apiKeys.rotate({ id: given.words[0]!, body }));
      return undefined;
    },
  },
  {
    name: "keys delete",
    takes: "<id>",
    about: "Revokes an API key.",
    async run(given) {
      await clientOf(given).apiKeys.delete({ id: given.words[0]! });
      return undefined;
    },
  },
];

const usage: Command = {
  name: "usage",
  takes: "[month]",
  about: "Shows what a month has cost, by namespace and in all. Default: this month. Write 2026-01.",
  async run(given) {
    const [month] = given.words;
    const query = month ? { month } : {};
    const client = clientOf(given);
    const first = await client.usageReports.get(query);
    await print(given, client.usageReports.getAll(query), {
      namespace: ({ namespace }) => namespace,
      ...Object.fromEntries(
        first.lines.map(({ line }) => [
          line,
          ({ lines }: { lines: readonly { line: string; cost_usd: number }[] }) =>
            lines.find((one) => one.line === line)?.cost_usd,
        ]),
      ),
      usd: ({ cost_usd }) => cost_usd,
    });
    if (process.stdout.isTTY && given.options.output === undefined && !given.options.json)
      process.stdout.write(`${first.month} costs $${first.cost_usd} as of ${first.as_of}.\n`);
    return undefined;
  },
};

const budgets: readonly Command[] = [
  {
    name: "budgets list",
    takes: "",
    about: "Lists the budgets of prefixes, with what is spent.",
    async run(given) {
      await print(given, clientOf(given).budgets.listAll(), {
        prefix: ({ prefix }) => prefix,
        budget: ({ budget_usd_per_month }) => budget_usd_per_month,
        spent: ({ spent_usd }) => spent_usd,
        "on exceeded": ({ on_exceeded }) => on_exceeded,
      });
      return undefined;
    },
  },
  {
    name: "budgets set",
    takes: "<scope> <usd>",
    about: "Sets the budget of a month, in US dollars, for a namespace or a prefix such as shop/*.",
    options: {
      "on-exceeded": { type: "string", value: "action", values: ["pause", "reject"], about: "pause or reject. Default: pause." },
    },
    async run(given) {
      const [scope, usd] = given.words as [string, string];
      if (!/^\d+(\.\d+)?$/.test(usd)) throw new UsageError(`The budget must be a number of US dollars, not "${usd}".`);
      const on = text(given, "on-exceeded");
      const body = { budget_usd_per_month: Number(usd), ...(on ? { on_exceeded: on as never } : {}) };
      const client = clientOf(given);
      if (scope.endsWith("*")) printOne(given, await client.budgets.put({ prefix: scope, body }));
      else printOne(given, await client.namespaces.update({ ns: scope, body }));
      return undefined;
    },
  },
  {
    name: "budgets delete",
    takes: "<scope>",
    about: "Removes the budget of a namespace or a prefix.",
    options: { yes: YES },
    async run(given) {
      const [scope] = given.words as [string];
      confirmed(given, `the budget of "${scope}"`);
      const client = clientOf(given);
      if (scope.endsWith("*")) await client.budgets.delete({ prefix: scope });
      else await client.namespaces.update({ ns: scope, body: { budget_usd_per_month: null } });
      return undefined;
    },
  },
];

const organization: readonly Command[] = [
  {
    name: "organization get",
    takes: "",
    about: "Shows the organization of the key, with its plan and limits.",
    async run(given) {
      printOne(given, await clientOf(given).organizations.get());
      return undefined;
    },
  },
  {
    name: "organization set",
    takes: "<settings>",
    about: 'Changes settings of the organization, for example {"suggestions": true}. Needs an admin key.',
    async run(given) {
      const settings = json({ ...given, options: { settings: given.words[0]! } }, "settings");
      printOne(given, await clientOf(given).organizations.update({ body: settings as never }));
      return undefined;
    },
  },
];

export const accounts: readonly Command[] = [...keys, usage, ...budgets, ...organization];
