/** What the operator does beside the running service, on its machine and with its environment. */
import { systemClock } from "#src/clock.ts";
import { loadConfig } from "#src/config.ts";
import { createLogger } from "#src/log.ts";
import { type Command, text, UsageError } from "../command.ts";
import { printOne } from "../output.ts";

const plans = ["developer", "team", "scale"] as const;

export const migrate: Command = {
  name: "migrate",
  takes: "",
  about: "Brings the schema of the configured database up to date, as a start of the service does.",
  operates: true,
  async run(given) {
    const { withDatabase } = await import("#src/app.ts");
    const config = loadConfig(process.env);
    const log = createLogger({ level: given.options.json ? "fatal" : config.logLevel });
    await withDatabase({ config, log, clock: systemClock }, async () => undefined);
    printOne(given, { migrated: true });
    return undefined;
  },
};

export const createOrganization: Command = {
  name: "organizations create",
  takes: "<name>",
  about: "Makes an organization in the configured database, with an admin key, which is shown this once.",
  operates: true,
  options: { plan: { type: "string", value: "plan", about: "developer, team or scale; developer where absent." } },
  async run(given) {
    const plan = plans.find((one) => one === (text(given, "plan") ?? "developer"));
    if (!plan) throw new UsageError(`--plan must be one of ${plans.join(", ")}.`);
    const [{ withDatabase }, { makeOrganization }, { makeApiKey }, { Pepper }, { loadSecretsKey }] = await Promise.all([
      import("#src/app.ts"),
      import("#src/accounts/organizations.ts"),
      import("#src/accounts/api-keys.ts"),
      import("#src/accounts/api-key-token.ts"),
      import("#src/secrets-key.ts"),
    ]);
    const config = loadConfig(process.env);
    const name = given.words[0]!;
    const made = await withDatabase({ config, log: createLogger({ level: "warn" }), clock: systemClock }, async (db) => {
      const pepper = new Pepper(loadSecretsKey(config));
      const id = await db.transaction((tx) => makeOrganization(tx, systemClock, name, plan));
      const key = { name: "first admin key", role: "read_write", admin: true, scope: null } as const;
      return { id, name, plan, key: (await makeApiKey(db, systemClock, pepper, id, key)).token };
    });
    printOne(given, made);
    return undefined;
  },
};
