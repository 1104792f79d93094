/**
 * A receiver of webhooks in its own process. It answers 204 and counts. Paths that begin with /hang never get a response. It answers any
 * message with its counts.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

const read = (name: string) => readFileSync(new URL(`../../events/webhooks/certificates/${name}`, import.meta.url));

let received = 0;
const server = createServer({ key: read("server.key"), cert: read("server.pem") }, (request, response) => {
  request.resume();
  if (request.url?.startsWith("/hang")) return;
  request.on("end", () => {
    received += 1;
    response.writeHead(204).end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("message", () => process.send?.({ received }));
