/** The second port: metrics and probes, for operators of the service and not for its users. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cannotListen } from "typespec-koa-runtime";
import { belowBasePath, type Mount, pageFrom, writePage } from "typespec-koa-runtime/pages";
import type { Logger } from "#src/foundation/log/log.ts";
import { metricsPlace } from "./listen-addresses.ts";

export interface OperatingServer {
  /** `http://host:port` */
  readonly address: string;
  stop(): Promise<void>;
}

export async function startOperatingServer({
  host,
  port,
  basePath = "",
  mounts,
  log,
}: {
  host: string;
  /** 0: any free port. */
  port: number;
  /** The prefix with which requests may come. The default is none. */
  basePath?: string;
  mounts: readonly Mount[];
  log: Logger;
}): Promise<OperatingServer> {
  const server = createServer((request, response) => {
    request.url = belowBasePath(request.url ?? "", basePath);
    pageFrom(mounts, request).then(
      (page) => {
        if (page === null) response.writeHead(404).end();
        else writePage(response, page);
      },
      (error: unknown) => {
        log.error({ err: error }, "Metrics could not be read.");
        response.writeHead(500).end();
      },
    );
  });
  await listen(server, host, port);
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(cannotListen(metricsPlace(host, port), error)));
    server.listen(port, host, resolve);
  });
}
