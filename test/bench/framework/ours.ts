/** The service's own server with every route of the contract, one more for the bench, and handlers that do nothing. */
import "../support/cpu.ts";
import { createRequire } from "node:module";
import type { Ajv, Options } from "ajv";
import type { OperationDescriptor, Validate } from "#generated/contract.ts";
import { operations } from "#generated/routes.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { Authentication } from "#src/accounts/keys/authentication.ts";
import type { FoundKey } from "#src/accounts/keys/sql.ts";
import { RateLimits } from "#src/accounts/limits/rate-limits.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { createServer } from "#src/server/http/server.ts";
import { levelsInMemory } from "#test/support/rate-levels.ts";
import { bodySchema, KEY, PATH, reply } from "./operation.ts";

const AjvClass = createRequire(import.meta.url)("ajv").default as new (options: Options) => Ajv;
const ajv = new AjvClass({ allErrors: true, useDefaults: true, strict: false });

const benched: OperationDescriptor = {
  ...operations.find(({ id }) => id === "documents_write")!,
  id: "bench_create",
  resource: "bench",
  name: "create",
  path: PATH,
  validate: {
    path: ajv.compile({
      type: "object",
      properties: { ns: { type: "string", minLength: 1, maxLength: 256, pattern: "^[A-Za-z0-9._:/-]+$" } },
      required: ["ns"],
    }) as Validate,
    query: ajv.compile({ type: "object", additionalProperties: false }) as Validate,
    headers: ajv.compile({ type: "object" }) as Validate,
    body: ajv.compile(bodySchema) as Validate,
  },
};

const nothing = async () => ({ status: 200, body: reply });
const handlers: Record<string, Record<string, typeof nothing>> = {};
for (const { resource, name } of [...operations, benched]) {
  handlers[resource] ??= {};
  handlers[resource][name] = nothing;
}

const pepper = new Pepper(Buffer.alloc(32, 1));
const row: FoundKey = {
  key_id: "key_bench",
  organization_id: "org_bench",
  name: "bench",
  role: "read_write",
  admin: false,
  scope: null,
  previous_valid_until: null,
  expires_at: null,
  allowed_addresses: null,
  last_used_at: new Date(),
  created_by: null,
  person: null,
  created_at: new Date(),
  plan: "scale",
  hash: pepper.hash(KEY),
  previous_hash: null,
};
// The real look-up and its cache, over a database that knows one key.
const session = { query: async <Row>() => [row] as Row[], run: async <Row>() => [] as Row[] };
const authentication = new Authentication(session, systemClock, pepper);
const log = createLogger({ level: "info" });
const rates = { developer: 600, team: 6_000, scale: 100_000_000 };
const limits = new RateLimits({ levels: levelsInMemory(), clock: systemClock, limits: rates, log });
const accounts: Accounts = {
  leastLimit: 600,
  authenticate: (authorization) => authentication.identify(authorization),
  admit: (identity) => limits.admit(identity),
  forget: () => {},
};

const server = createServer({
  handlers,
  operations: [...operations.map((operation) => ({ ...operation, unbuilt: false })), benched],
  accounts,
  clock: systemClock,
  log,
  config: { host: "127.0.0.1", port: 0, responseValidation: 0 },
});
const { port } = await server.start();
process.send?.({ port });
