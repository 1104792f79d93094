/** A server over the hand-made contract, on a free port, with accounts that need no database. */
import { Writable } from "node:stream";
import type Koa from "koa";
import type { Identity, Plan } from "#src/accounts/identity.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import { RateLimits } from "#src/accounts/limits/rate-limits.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import type { Handler } from "#src/server/http/server.ts";
import { createServer, type Limits, type RunningServer, type ServerOptions } from "#src/server/http/server.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { atFileEnd } from "#test/support/ends.ts";
import { levelsInMemory } from "#test/support/rate-levels.ts";
import { operations } from "./contract.ts";

export type Handlers = Record<string, Handler>;

/** Answers with its input, so that a test sees the decoded request. */
export const echo: Handler = async (_context, request) => ({ status: 200, body: request });

const echoes: Handlers = Object.fromEntries(
  operations.filter((operation) => !operation.unbuilt).map((operation) => [operation.name, echo]),
);

const identity = (id: string, more: Partial<Identity["key"]> = {}, plan: Plan = "developer"): Identity => ({
  organizationId: "org_test",
  plan,
  key: { id, role: "read_write", admin: false, scope: null, expiresAt: null, allowedAddresses: null, ...more },
});

/** By what follows `Bearer `. */
export const keys: Readonly<Record<string, Identity>> = {
  writer: identity("key_writer"),
  other: identity("key_other"),
  reader: identity("key_reader", { role: "read_only" }),
  admin: identity("key_admin", { admin: true }, "scale"),
  scoped: identity("key_scoped", { scope: "acme/*" }),
  single: identity("key_single", { scope: "acme" }),
  team: identity("key_team", {}, "team"),
  foreign: { ...identity("key_foreign"), organizationId: "org_other" },
};

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly clock: MovableClock;
  readonly running: RunningServer;
  /** Logged lines, parsed. */
  readonly logged: Record<string, unknown>[];
  /** Requests that reached a handler, by operation id. */
  readonly handled: string[];
}

export interface TestOptions {
  handlers?: Handlers;
  limits?: Partial<Limits>;
  rateLimits?: Record<Plan, number>;
  violations?: ServerOptions["violations"];
  share?: number;
  mounts?: ServerOptions["mounts"];
  accounts?: Partial<Accounts>;
  observer?: ServerOptions["observer"];
  corsOrigins?: readonly string[];
  basePath?: string;
  tls?: NonNullable<ServerOptions["config"]["tls"]>;
  /** Is given the Koa application before it serves requests. */
  prepare?: (application: Koa) => void;
}

const started: RunningServer[] = [];

atFileEnd(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop(0)));
});

export async function testServer(options: TestOptions = {}): Promise<TestServer> {
  const clock = movableClock();
  const logged: Record<string, unknown>[] = [];
  const handled: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      logged.push(JSON.parse(String(line)));
      done();
    },
  });
  const things = Object.fromEntries(
    Object.entries({ ...echoes, ...options.handlers }).map(([name, handler]): [string, Handler] => [
      name,
      (context, request) => {
        handled.push(context.operation.id);
        return handler(context, request);
      },
    ]),
  );
  const running = createServer({
    handlers: { things },
    operations,
    accounts: { ...fakeAccounts(clock, options.rateLimits), ...options.accounts },
    clock,
    log: createLogger({ level: "debug", destination }),
    config: {
      host: "127.0.0.1",
      port: 0,
      responseValidation: options.share ?? 1,
      corsOrigins: options.corsOrigins ?? [],
      ...(options.basePath === undefined ? {} : { basePath: options.basePath }),
      tls: options.tls ?? null,
    },
    violations: options.violations ?? "answer",
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.mounts ? { mounts: options.mounts } : {}),
    ...(options.observer ? { observer: options.observer } : {}),
  });
  options.prepare?.(running.application);
  started.push(running);
  const { url, port } = await running.start();
  return { url, port, clock, running, logged, handled };
}

function fakeAccounts(
  clock: MovableClock,
  limits: Record<Plan, number> = { developer: 600, team: 6_000, scale: 60_000 },
): Accounts {
  const rates = new RateLimits({ levels: levelsInMemory(), clock, limits, log: createLogger({ level: "silent" }) });
  return {
    leastLimit: Math.min(...Object.values(limits)),
    authenticate(authorization) {
      const found = keys[authorization?.replace(/^Bearer /, "") ?? ""];
      if (found === undefined) throw new ServiceError("unauthorized", "The API key is unknown.");
      return found;
    },
    admit: (who) => rates.admit(who),
    forget: () => {},
  };
}
