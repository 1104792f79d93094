/** A reverse proxy of a site that has the service under one prefix, and nothing else. */
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

export interface PrefixProxy {
  readonly address: string;
  /** Paths that were asked for outside of the prefix. A page that does so has lost it. */
  readonly outside: readonly string[];
  close(): Promise<void>;
}

/** @param strips whether the service gets the path without the prefix */
export async function prefixProxy(to: string, prefix: string, strips: boolean): Promise<PrefixProxy> {
  const { hostname, port } = new URL(to);
  const outside: string[] = [];
  const server = createServer((incoming, answer) => {
    const { method = "GET", url = "/", headers } = incoming;
    if (url !== prefix && !url.startsWith(`${prefix}/`)) {
      outside.push(url);
      answer.writeHead(404).end();
      return;
    }
    const path = strips ? url.slice(prefix.length) || "/" : url;
    const onward = forward({ hostname, port, method, path, headers }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    outside,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
