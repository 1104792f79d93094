/** What the operator does in addition to the running service, on its machine and with its environment. */

import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { loadConfig } from "#src/server/config.ts";
import { type Command, text, UsageError } from "../command.ts";
import type { Finding } from "../doctor/finding.ts";
import { print, printOne } from "../output.ts";

const plans = ["developer", "team", "scale"] as const;

export const migrate: Command = {
  name: "migrate",
  takes: "",
  about: "Migrates the schema of the configured database, like a start of the service.",
  operates: true,
  async run(given) {
    const { withDatabase } = await import("#src/server/app.ts");
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
  about: "Creates an organization in the configured database, with an admin key that is shown once.",
  operates: true,
  options: { plan: { type: "string", value: "plan", about: "developer, team or scale. Default: developer." } },
  async run(given) {
    const plan = plans.find((one) => one === (text(given, "plan") ?? "developer"));
    if (!plan) throw new UsageError(`--plan must be one of ${plans.join(", ")}.`);
    const [{ withDatabase }, { makeOrganization }, { makeNotedKey }, { Pepper }, { keySource, loadKeys }, { actAs, OPERATOR }] =
      await Promise.all([
        import("#src/server/app.ts"),
        import("#src/accounts/keys/organizations.ts"),
        import("#src/accounts/keys/bootstrap.ts"),
        import("#src/accounts/keys/api-key-token.ts"),
        import("#plugins/keys/index.ts"),
        import("#src/accounts/audit/actor.ts"),
      ]);
    const config = loadConfig(process.env);
    const name = given.words[0]!;
    const made = await withDatabase({ config, log: createLogger({ level: "warn" }), clock: systemClock }, async (db) => {
      const { present, previous } = await loadKeys(keySource(config));
      const pepper = new Pepper(present, previous);
      const admin = { name: "first admin key", role: "read_write", admin: true, scope: null } as const;
      return actAs(OPERATOR, () =>
        db.transaction(async (tx) => {
          const id = await makeOrganization(tx, systemClock, name, plan);
          return { id, name, plan, key: (await makeNotedKey(tx, systemClock, pepper, id, admin)).token };
        }),
      );
    });
    printOne(given, made);
    return undefined;
  },
};

export const reseal: Command = {
  name: "secrets reseal",
  takes: "",
  about:
    "Encrypts with SECRETS_KEY the secrets that SECRETS_KEY_PREVIOUS encrypted. API keys are hashed again at their next use: doctor counts the rest.",
  operates: true,
  async run(given) {
    const [{ withDatabase }, { secretsUnder }] = await Promise.all([
      import("#src/server/app.ts"),
      import("../doctor/secrets.ts"),
    ]);
    const config = loadConfig(process.env);
    const parts = { config, log: createLogger({ level: "warn" }), clock: systemClock };
    printOne(given, await withDatabase(parts, (db) => secretsUnder(db, config, { anew: true })));
    return undefined;
  },
};

export const doctor: Command = {
  name: "doctor",
  takes: "",
  about:
    "Checks the configuration, disk, database, clock, schema, keys, webhooks and engines, a line for each with its cure. Exit code 1 if there is a fault.",
  operates: true,
  more: "It changes nothing in the database and asks engines no question. It opens a connection to each host that webhooks go to.",
  async run(given) {
    const { diagnose } = await import("../doctor/index.ts");
    const findings = await diagnose(process.env);
    const columns = {
      check: ({ check }: Finding) => check,
      status: ({ status }: Finding) => status,
      found: ({ found }: Finding) => found,
      cure: ({ cure }: Finding) => cure,
    };
    await print(given, findings, columns, findings.length);
    return findings.some(({ status }) => status === "fault") ? 1 : 0;
  },
};
