/**
 * The addresses to listen on, tried before anything else starts. A name that does not resolve or a port that is taken ends the
 * start at once.
 */
import { lookup } from "node:dns/promises";
import { createServer } from "node:net";
import { cannotListen, type ListenAddress } from "typespec-koa-runtime";
import type { Config } from "#src/server/config.ts";
import type { Role } from "./arguments.ts";

/** The addresses that a process of a role listens on. */
export function addressesOf(config: Pick<Config, "host" | "port" | "metricsHost" | "metricsPort">, role: Role): ListenAddress[] {
  const { host, port, metricsHost, metricsPort } = config;
  return [
    ...(role === "worker" ? [] : [{ hostVariable: "HOST", host, portVariable: "PORT", port }]),
    ...(metricsPort === null ? [] : [metricsPlace(metricsHost, metricsPort)]),
  ];
}

export function metricsPlace(host: string, port: number): ListenAddress {
  return { hostVariable: "METRICS_HOST", host, portVariable: "METRICS_PORT", port, canBeOff: true };
}

/** An unreachable resolver answers after half a minute or never. */
const RESOLVING_MS = 5_000;

/** @throws Error that names the variable and what would be right */
export async function refuseUnusable(places: readonly ListenAddress[]): Promise<void> {
  for (const place of places) {
    await resolve(place);
    await listen(place);
  }
}

async function resolve({ host, hostVariable }: ListenAddress): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error("no answer within 5 s")), RESOLVING_MS);
  try {
    await Promise.race([lookup(host), timeout.promise]);
  } catch (error) {
    throw new Error(
      `${hostVariable} ${host} is not an address: ${(error as Error).message}. Set it to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 for all.`,
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
  }
}

function listen(place: ListenAddress): Promise<void> {
  return new Promise((done, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => reject(cannotListen(place, error)));
    server.listen({ host: place.host, port: place.port }, () => server.close(() => done()));
  });
}
