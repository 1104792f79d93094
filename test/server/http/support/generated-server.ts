/** A server over the generated contract whose handlers answer what they were given, as it is: responses are not checked. */
import { operations } from "#generated/routes.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { createServer } from "#src/server/http/server.ts";
import { movableClock } from "#test/support/clock.ts";
import { atFileEnd } from "#test/support/ends.ts";
import { echo, type Handlers, keys } from "./server.ts";

const stops: (() => Promise<void>)[] = [];

atFileEnd(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** `built`: also mounts what the contract declares and the server does not serve yet. */
export async function generatedServer(options: { built?: boolean } = {}): Promise<{ url: string; port: number }> {
  const handlers: Record<string, Handlers> = {};
  for (const { resource, name } of operations) {
    handlers[resource] ??= {};
    handlers[resource][name] = echo;
  }
  const running = createServer({
    handlers,
    operations: options.built ? operations.map((operation) => ({ ...operation, unbuilt: false })) : operations,
    accounts: {
      leastLimit: 600,
      authenticate: (authorization) => {
        const identity = keys[authorization?.replace(/^Bearer /, "") ?? ""];
        if (identity === undefined) throw new ServiceError("unauthorized", "The API key is unknown.");
        return identity;
      },
      admit: () => ({ limit: 1, remaining: 1, reset: 0, retryAfter: null }),
      forget: () => {},
    },
    clock: movableClock(),
    log: createLogger({ level: "silent" }),
    config: { host: "127.0.0.1", port: 0, responseValidation: 0 },
  });
  stops.push(() => running.stop(0));
  const { url, port } = await running.start();
  return { url, port };
}
