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
    const [{ withDatabase }, { makeOrganization }, { makeNotedKey }, { Pepper }, { keySource, loadKeys }, { actAs, OPERATOR }] =
      await Promise.all([
        import("#src/app.ts"),
        import("#src/accounts/organizations.ts"),
        import("#src/accounts/bootstrap.ts"),
        import("#src/accounts/api-key-token.ts"),
        import("#plugins/keys/index.ts"),
        import("#src/audit/actor.ts"),
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

/** What is sealed or hashed under which secret of the server. */
async function secretsOf({ anew }: { anew: boolean }) {
  const [{ withDatabase }, { Pepper }, { countKeysByPepper }, { keySource, loadKeys }, { SecretSeal }, { webhookSecrets }] =
    await Promise.all([
      import("#src/app.ts"),
      import("#src/accounts/api-key-token.ts"),
      import("#src/accounts/organizations.ts"),
      import("#plugins/keys/index.ts"),
      import("#src/webhooks/sealed-secret.ts"),
      import("#src/webhooks/resealing.ts"),
    ]);
  const config = loadConfig(process.env);
  return withDatabase({ config, log: createLogger({ level: "warn" }), clock: systemClock }, async (db) => {
    const { present, previous } = await loadKeys(keySource(config));
    const pepper = new Pepper(present, previous);
    const secrets = await webhookSecrets(db, new SecretSeal(present, previous), { anew });
    const keys = { present: 0, previous: 0, unreadable: 0 };
    for (const { pepper: fingerprint, count } of await countKeysByPepper(db)) {
      const state =
        fingerprint === pepper.fingerprint ? "present" : fingerprint === pepper.previous?.fingerprint ? "previous" : "unreadable";
      keys[state] += count;
    }
    return { webhook_secrets: secrets, api_keys: keys };
  });
}

export const reseal: Command = {
  name: "secrets reseal",
  takes: "",
  about:
    "Seals what SECRETS_KEY_PREVIOUS has sealed anew under SECRETS_KEY. API keys are hashed anew when they are used: doctor counts those that were not.",
  operates: true,
  async run(given) {
    printOne(given, await secretsOf({ anew: true }));
    return undefined;
  },
};

export const doctor: Command = {
  name: "doctor",
  takes: "",
  about:
    "Says how many secrets and API keys are under the present SECRETS_KEY, the previous one, or neither; ends with 1 for neither.",
  operates: true,
  async run(given) {
    const found = await secretsOf({ anew: false });
    printOne(given, found);
    return Object.values(found).some(({ unreadable }) => unreadable > 0) ? 1 : 0;
  },
};
